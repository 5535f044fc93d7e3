"""What follows from the numbers of a review: grades, turns, luck and play, and the turning point."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from caverna.bots.bot import lead
from caverna.game import OVER, Game
from caverna.record import Match

from .types import DecisionNumbers, DrawNumbers, Grade, ReviewNumbers, TurningPoint

GRADES: Final[dict[Grade, float]] = {
    "best": 0.25,
    "good": 1.0,
    "doubtful": 2.0,
    "mistake": 4.0,
    "blunder": float("inf"),
}
"""A decision that loses less than this has the grade, unless it has a better one."""
ONLY: Final = 2.0
"""If every other action loses at least this much, an action is the only good one."""
WORST: Final = 5


class Balance(NamedTuple):
    """Where a seat's final lead comes from."""

    start: float
    luck: float
    play: float
    result: float


def grade(lost: float) -> Grade:
    """How good a decision or a turn was that lost so many points."""
    return next(name for name, limit in GRADES.items() if lost < limit)


def counted(losses: Sequence[float]) -> dict[Grade, int]:
    """How many of them have each grade."""
    grades = [grade(lost) for lost in losses]
    return {name: grades.count(name) for name in GRADES}


def balance(numbers: ReviewNumbers, match: Match, seat: int) -> Balance:
    """Where a seat's lead comes from: what was expected at the start, chance, and everybody's decisions.

    Args:
        numbers: The numbers of the review.
        match: The match. If it is not over, the result is what is expected now.
        seat: The seat.
    """
    rows = in_order(numbers)
    if not rows or match.game.turn == OVER:
        result = lead([*match.game.scores()], seat)
    else:
        result = lead(rows[-1]["after"], seat)
    start = lead(rows[0]["before"], seat) if rows else result
    luck = sum(lead(row["after"], seat) - lead(row["before"], seat) for row in numbers["draws"])
    return Balance(start, luck, result - start - luck, result)


def in_order(numbers: ReviewNumbers) -> list[DecisionNumbers | DrawNumbers]:
    """Decisions and draws as they happened."""
    rows: list[DecisionNumbers | DrawNumbers] = [*numbers["decisions"], *numbers["draws"]]
    return sorted(rows, key=lambda row: row["step"])


def worst(numbers: ReviewNumbers) -> list[int]:
    """The indices of the decisions that lost most, at most `WORST`, the worst first."""
    losses = {i: row["lost"] for i, row in enumerate(numbers["decisions"]) if grade(row["lost"]) != "best"}
    return sorted(losses, key=lambda i: -losses[i])[:WORST]


def mean(losses: Sequence[float]) -> float:
    """The mean of losses; 0 if there are none."""
    return fmean(losses) if losses else 0.0


def turning_point(numbers: ReviewNumbers, match: Match) -> TurningPoint | None:
    """The step with which the winner took the lead for good; None if it was so from the start, or nobody won.

    Args:
        numbers: The numbers of the review.
        match: The match. Nobody has won before its end.
    """
    winner = winner_of(match.game)
    if winner is None:
        return None
    decisions = {row["step"]: i for i, row in enumerate(numbers["decisions"])}
    rows = in_order(numbers)
    behind = [i for i, row in enumerate(rows) if lead(row["after"], winner) <= 0]
    first = 0 if not behind else behind[-1] + 1
    if first == len(rows) or (not behind and lead(rows[0]["before"], winner) > 0):
        return None
    row = rows[first]
    number = decisions.get(row["step"])
    before = lead(row["before"] if first == 0 else rows[first - 1]["after"], winner)
    return {
        "step": row["step"],
        "seat": winner,
        "decision": None if number is None else number + 1,
        "change": round(lead(row["after"], winner) - before, 2),
    }


def winner_of(game: Game) -> int | None:
    """The only winner of a game of several players; None if there is none."""
    winners = game.winners() if game.turn == OVER and game.num_players > 1 else []
    return winners[0] if len(winners) == 1 else None
