"""Reviews and hints in words: the numbers that were found, as documents in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from caverna.bots import Advice
from caverna.bots.bot import lead
from caverna.game import CHANCE, Game
from caverna.games import to_tell
from caverna.locale import Translator
from caverna.record import Match, round_of

from .numbers import difference
from .summary import ONLY, balance, counted, grade, mean, turning_point, worst
from .types import (
    ActionWords,
    CategoryPoints,
    DecisionNumbers,
    DrawNumbers,
    Hint,
    LineStep,
    Review,
    ReviewDecision,
    ReviewDraw,
    ReviewNumbers,
    ReviewPlayer,
    ReviewTurn,
)

DIGITS = 2

# reviews


class ReviewWriter:
    """Writes the review of a match.

    Args:
        numbers: What was found about the match.
        match: The match.
        names: The players' names by seat.
        translator: The reader's language.
    """

    def __init__(self, numbers: ReviewNumbers, match: Match, names: Sequence[str], translator: Translator) -> None:
        self.numbers = numbers
        self.match = match
        self.names = names
        self.translator = translator
        self.written: list[ReviewDecision] = []
        self.draws: list[ReviewDraw] = []
        self.turns: list[ReviewTurn] = []
        self.turn_key: tuple[int, int] | None = None

    def write(self) -> Review:
        """The whole review."""
        self.replay()
        return {
            "game": self.match.game.name,
            "options": self.match.game.options,
            "simulations": self.numbers["simulations"],
            "players": [self.player(seat) for seat in range(self.match.game.num_players)],
            "decisions": self.written,
            "turns": self.turns,
            "draws": self.draws,
            "worst": [index + 1 for index in worst(self.numbers)],
            "turning_point": turning_point(self.numbers, self.match),
        }

    def replay(self) -> None:
        """Write decisions and draws where they happened."""
        decisions = {row["step"]: row for row in self.numbers["decisions"]}
        draws = {row["step"]: row for row in self.numbers["draws"]}
        game = self.match.at(0)
        for step, action in enumerate(self.match.actions):
            if step in draws:
                self.draws.append(self.draw(game, action, draws[step]))
            if step in decisions:
                self.add(game, decisions[step])
            game.apply(action)

    def add(self, game: Game, row: DecisionNumbers) -> None:
        """Write a decision, in its turn."""
        key = game.turn, game.turn_id()
        if key != self.turn_key:
            self.turn_key = key
            self.turns.append(self.new_turn(game, row))
        written = self.decision(game, row)
        self.written.append(written)
        turn = self.turns[-1]
        turn["last"] = written["number"]
        turn["lead_after"] = written["lead_after"]
        turn["lost"] = round(turn["lost"] + row["lost"], DIGITS)
        turn["grade"] = grade(turn["lost"])

    def new_turn(self, game: Game, row: DecisionNumbers) -> ReviewTurn:
        """A turn that begins with a decision."""
        moment = round_of(game)
        same_round = [turn for turn in self.turns if turn["seat"] == game.turn and at(turn) == moment]
        number = len(self.written) + 1
        before = round(lead(row["before"], game.turn), DIGITS)
        return {
            "number": len(self.turns) + 1, "seat": game.turn, "era": moment["era"], "round": moment["round"] or 0,
            "nth": len(same_round) + 1, "first": number, "last": number, "lead_before": before, "lead_after": before,
            "lost": 0.0, "grade": "best",
        }  # fmt: skip

    def decision(self, game: Game, row: DecisionNumbers) -> ReviewDecision:
        """A decision in words."""
        moment, seat = round_of(game), game.turn
        return {
            "number": len(self.written) + 1,
            "step": row["step"],
            "seat": seat,
            "era": moment["era"],
            "round": moment["round"] or 0,
            "turn": len(self.turns),
            "played": action_words(game, row["played"], self.translator),
            "told": self.translator.told(game.name, to_tell(game, row["played"])),
            "best": action_words(game, row["best"], self.translator),
            "before": row["before"],
            "after": row["after"],
            "lead_before": round(lead(row["before"], seat), DIGITS),
            "lead_after": round(lead(row["after"], seat), DIGITS),
            "lost": row["lost"],
            "grade": grade(row["lost"]),
            "only": row["next_best"] >= ONLY,
            "line": line_words(game, row["line"], self.names, self.translator),
            "reason": category_words(game.name, row["reason"], self.translator),
        }

    def draw(self, game: Game, action: int, row: DrawNumbers) -> ReviewDraw:
        """A draw in words."""
        moment = round_of(game)
        described = game.describe_action(action)
        return {
            "step": row["step"],
            "era": moment["era"],
            "round": moment["round"] or 0,
            "text": described["text"],
            "told": self.translator.told(game.name, described),
            "before": row["before"],
            "after": row["after"],
            "luck": [
                round(lead(row["after"], seat) - lead(row["before"], seat), DIGITS) for seat in range(game.num_players)
            ],
        }

    def player(self, seat: int) -> ReviewPlayer:
        """The summary of a player."""
        losses = [row["lost"] for row in self.written if row["seat"] == seat]
        start, luck, play, result = balance(self.numbers, self.match, seat)
        return {
            "seat": seat,
            "name": self.names[seat],
            "score": self.match.game.scores()[seat],
            "decisions": len(losses),
            "lost": round(sum(losses), DIGITS),
            "mean_lost": round(mean(losses), DIGITS),
            "grades": counted(losses),
            "turn_grades": counted([turn["lost"] for turn in self.turns if turn["seat"] == seat]),
            "start": round(start, DIGITS),
            "luck": round(luck, DIGITS),
            "play": round(play, DIGITS),
            "result": round(result, DIGITS),
        }


def at(turn: ReviewTurn) -> dict[str, int | None]:
    """When a turn was, in the form of `round_of`."""
    return {"era": turn["era"], "round": turn["round"]}


# hints


def hint_words(game: Game, advice: Sequence[Advice], names: Sequence[str], translator: Translator) -> Hint:
    """A hint: what to expect of every action.

    Args:
        game: The game, in which a player has to decide.
        advice: What was found about each action, best first.
        names: The players' names by seat.
        translator: The reader's language.
    """
    sheets = [row.sheet for row in advice if row.sheet]
    return {
        "seat": game.turn,
        "values": {row.action: round(row.points[game.turn], DIGITS) for row in advice},
        "actions": [
            {
                **action_words(game, row.action, translator),
                "points": [round(points, DIGITS) for points in row.points],
                "lead": round(row.lead, DIGITS),
                "line": line_words(after(game, row.action), line_numbers(row), names, translator),
                "sheet": category_words(game.name, tenths(row.sheet), translator),
                "difference": category_words(game.name, beside(sheets, i), translator),
            }
            for i, row in enumerate(advice)
        ],
    }


def after(game: Game, action: int) -> Game:
    """The game after an action."""
    game = game.copy()
    game.apply(action)
    return game


def line_numbers(advice: Advice) -> list[tuple[int, float]]:
    """The actions of an expected line, each with its likelihood."""
    return [(step.action, step.share) for step in advice.line]


def tenths(sheet: Mapping[str, float]) -> dict[str, float]:
    """A score sheet with as many digits as mean something."""
    return {category: round(points, 1) for category, points in sheet.items()}


def beside(sheets: Sequence[dict[str, float]], index: int) -> dict[str, float]:
    """How a score sheet differs from that of the best other action; empty if there is no other, or no sheet."""
    if index >= len(sheets) or len(sheets) < 2:
        return {}
    return difference(sheets[index], sheets[1 if index == 0 else 0])


# words


def action_words(game: Game, action: int, translator: Translator) -> ActionWords:
    """A legal action in words."""
    described = game.describe_action(action)
    return {"action": action, "text": described["text"], "label": translator.action(game.name, described)}


def line_words(
    game: Game, line: Iterable[tuple[int, float]], names: Sequence[str], translator: Translator
) -> list[LineStep]:
    """A line of play in words.

    Args:
        game: The position from which it is played.
        line: Its actions, each with its likelihood.
        names: The players' names by seat.
        translator: The reader's language.
    """
    game = game.copy()
    found: list[LineStep] = []
    for action, share in line:
        seat = game.turn
        described = to_tell(game, action)
        told = translator.told(game.name, described)
        scores = game.scores()
        game.apply(action)
        is_chance = seat == CHANCE
        found.append(
            {
                "seat": None if is_chance else seat,
                "text": described["text"],
                "told": told,
                "sentence": translator.sentence(None if is_chance else names[seat], told),
                "share": round(share, DIGITS),
                "gain": 0.0 if is_chance else float(game.scores()[seat] - scores[seat]),
            }
        )
    return found


def category_words(game: str, points: Mapping[str, Any], translator: Translator) -> list[CategoryPoints]:
    """Points by category of the score sheet, with the names of the categories."""
    return [
        {"category": category, "name": translator.name(game, "score", category), "points": float(own)}
        for category, own in points.items()
    ]
