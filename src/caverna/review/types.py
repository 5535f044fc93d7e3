"""What a review consists of: the numbers that are computed and stored, and the document that readers get.

Leads and losses are in points. The lead of a seat is its points minus those of the best opponent; in a solo game, its
points. A step is a number of actions played, chance included: the position before a decision is that after `step`.
"""

from __future__ import annotations

from typing import Literal

from caverna.game.types import TypedDict

Grade = Literal["best", "good", "doubtful", "mistake", "blunder"]

# numbers, as stored


class DecisionNumbers(TypedDict):
    """What was found about a decision.

    `before` and `after` are the expected points of each seat with the best action and with the one that was played.
    `next_best` is how far the next best action is behind the best. `line` is the best line of play, each action with
    its likelihood. `reason` is what the best action adds to the player's final score sheet, by category.
    """

    step: int
    played: int
    best: int
    before: list[float]
    after: list[float]
    lost: float
    next_best: float
    line: list[tuple[int, float]]
    reason: dict[str, float]


class DrawNumbers(TypedDict):
    """What was found about a draw of chance: the expected points of each seat before it and after it."""

    step: int
    before: list[float]
    after: list[float]


class ReviewNumbers(TypedDict):
    """Everything that was found about a game."""

    format: int
    simulations: int
    decisions: list[DecisionNumbers]
    draws: list[DrawNumbers]


# documents, as read


class ActionWords(TypedDict):
    """An action: its number, in notation, and in words."""

    action: int
    text: str
    label: str


class LineStep(TypedDict):
    """A step of an expected line of play.

    `seat` is null for chance. `share` is how likely the step is, `gain` what it adds to the seat's score at once.
    """

    seat: int | None
    text: str
    told: str
    sentence: str
    share: float
    gain: float


class CategoryPoints(TypedDict):
    """Points of a category of the score sheet: those that can be expected, or by how much they differ."""

    category: str
    name: str
    points: float


class AdvisedAction(ActionWords):
    """What to expect of an action: points of each seat, and the lead of the player to decide.

    Only the first three have a line of play, the expected score sheet, and its difference from that of the best other
    action.
    """

    points: list[float]
    lead: float
    line: list[LineStep]
    sheet: list[CategoryPoints]
    difference: list[CategoryPoints]


class Hint(TypedDict):
    """Every legal action of a decision, best first; `values` are the expected points of the player by action."""

    seat: int
    values: dict[int, float]
    actions: list[AdvisedAction]


class ReviewDecision(TypedDict):
    """A decision. `number` counts them from 1, `turn` is the number of its turn, `told` says what was played.

    `before` and `after` are expected points of each seat, `lead_before` and `lead_after` leads of the player. `only`
    says that no other action was nearly as good as the best.
    """

    number: int
    step: int
    seat: int
    era: int | None
    round: int
    turn: int
    played: ActionWords
    told: str
    best: ActionWords
    before: list[float]
    after: list[float]
    lead_before: float
    lead_after: float
    lost: float
    grade: Grade
    only: bool
    line: list[LineStep]
    reason: list[CategoryPoints]


class ReviewTurn(TypedDict):
    """The decisions of a turn, from `first` to `last`. `nth` counts the player's turns in the round from 1."""

    number: int
    seat: int
    era: int | None
    round: int
    nth: int
    first: int
    last: int
    lead_before: float
    lead_after: float
    lost: float
    grade: Grade


class ReviewDraw(TypedDict):
    """A draw of chance. `luck` is by how much it changed the expected lead of each seat."""

    step: int
    era: int | None
    round: int
    text: str
    told: str
    before: list[float]
    after: list[float]
    luck: list[float]


class ReviewPlayer(TypedDict):
    """The summary of a player.

    The final lead `result` is the sum of `start`, which was expected before anything happened, `luck`, which is all
    that chance changed, and `play`, which is all that the players' decisions changed.
    """

    seat: int
    name: str
    score: float
    decisions: int
    lost: float
    mean_lost: float
    grades: dict[Grade, int]
    turn_grades: dict[Grade, int]
    start: float
    luck: float
    play: float
    result: float


class TurningPoint(TypedDict):
    """The step with which a winner took the expected lead for good, and by how much it changed that lead."""

    step: int
    seat: int
    decision: int | None
    change: float


class Review(TypedDict):
    """A reviewed game. `worst` has the numbers of the up to five decisions that lost most."""

    game: str
    options: dict[str, object]
    simulations: int
    players: list[ReviewPlayer]
    decisions: list[ReviewDecision]
    turns: list[ReviewTurn]
    draws: list[ReviewDraw]
    worst: list[int]
    turning_point: TurningPoint | None
