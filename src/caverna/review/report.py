"""Hints and reviews in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from caverna.locale import Translator, decimal, halves, signed

from .types import CategoryPoints, Grade, Hint, LineStep, Review, ReviewDecision, ReviewDraw, ReviewPlayer

MARKS: Final[dict[Grade, str]] = {"best": "", "good": "", "doubtful": "?!", "mistake": "?", "blunder": "??"}
"""How players of chess annotate moves."""
STYLES: Final[dict[Grade, str]] = {
    "best": "green", "good": "green", "doubtful": "yellow", "mistake": "red", "blunder": "bold red",
}  # fmt: skip
NAMES: Final[dict[Grade, str]] = {
    "best": "page-grade-best", "good": "page-grade-good", "doubtful": "page-grade-doubtful",
    "mistake": "page-grade-mistake", "blunder": "page-grade-blunder",
}  # fmt: skip
DRAWS: Final = 5
"""Draws that are listed."""
SMALLEST: Final = 0.2
"""Changes of a score sheet below this are not worth mentioning."""


class Words:
    """The words of hints and reviews in one language."""

    def __init__(self, translator: Translator) -> None:
        self.translator = translator
        self.say = translator.say

    def signed(self, points: float) -> str:
        """A difference in points."""
        return signed(points, self.translator.language)

    def decimal(self, points: float) -> str:
        """Points."""
        return decimal(points, self.translator.language)

    def lead(self, points: float, players: int) -> str:
        """A lead; alone, points, which need no sign."""
        return self.decimal(points) if players == 1 else self.signed(points)

    def balance(self, review: Review, player: ReviewPlayer) -> dict[str, str]:
        """Where a player's lead comes from, by the message that names each part."""
        players = len(review["players"])
        return {
            "terminal-column-start": self.lead(player["start"], players),
            "terminal-column-luck": self.signed(player["luck"]),
            "terminal-column-play": self.signed(player["play"]),
            "terminal-column-result": self.lead(player["result"], players),
        }

    def when(self, era: int | None, number: int) -> str:
        """A round, with its era if there are eras."""
        if era is None:
            return self.say("page-round-short", round=number)
        return self.say("page-era-round", era=era, round=number)

    def changes(self, rows: Sequence[CategoryPoints]) -> str:
        """What changes in a score sheet: "+3.1 animals, −0.5 gold"; the largest first, and all if all are small."""
        ordered = sorted(rows, key=lambda row: -abs(row["points"]))
        shown = [row for row in ordered if abs(row["points"]) >= SMALLEST] or ordered
        return ", ".join(f"{self.signed(row['points'])} {row['name']}" for row in shown)

    def line(self, steps: Sequence[LineStep]) -> str:
        """A line of play."""
        return " ".join(step["sentence"] for step in steps)

    def table(self, *columns: str, left: Sequence[str] = ()) -> Table:
        """An empty table; columns of numbers are aligned to the right."""
        table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        for column in columns:
            table.add_column(self.say(column), justify="left" if column in left else "right")
        return table


def print_hint(out: Console, hint: Hint, translator: Translator) -> None:
    """Print every action with what to expect of it, and how play goes on after the best.

    Args:
        out: The console.
        hint: The hint.
        translator: The reader's language.
    """
    words = Words(translator)
    alone = len(hint["actions"][0]["points"]) == 1
    columns = ["terminal-column-points", *([] if alone else ["terminal-column-lead"]), "terminal-column-action"]
    table = words.table(*columns, left=["terminal-column-action"])
    for row in hint["actions"]:
        lead = [] if alone else [words.signed(row["lead"])]
        table.add_row(words.decimal(row["points"][hint["seat"]]), *lead, row["label"])
    out.print(table)
    for i, row in enumerate(hint["actions"]):
        if row["line"]:
            out.print()
            out.print(words.say("terminal-hint-line", action=row["label"], line=words.line(row["line"])))
        if row["difference"]:
            other = hint["actions"][1 if i == 0 else 0]["label"]
            changes = words.changes(row["difference"])
            out.print(words.say("terminal-hint-difference", other=other, changes=changes), style="dim")


def print_review(out: Console, review: Review, translator: Translator) -> None:
    """Print a review: every decision, then what they come to.

    Args:
        out: The console.
        review: The review.
        translator: The reader's language.
    """
    words = Words(translator)
    print_decisions(out, review, words)
    print_players(out, review, words)
    print_worst(out, review, words)
    print_chance(out, review, words)
    out.print()
    out.print(words.say("terminal-review-looked", simulations=review["simulations"]), style="dim")
    out.print(words.say("terminal-review-luck"), style="dim")


def print_decisions(out: Console, review: Review, words: Words) -> None:
    """Print a table with a row for every decision."""
    left = ("terminal-player", "terminal-column-played", "terminal-column-best")
    table = words.table(
        "terminal-column-number", "terminal-column-round", "terminal-player", "terminal-column-played",
        "terminal-column-best", "terminal-column-before", "terminal-column-after", "terminal-column-lost", left=left,
    )  # fmt: skip
    for row in review["decisions"]:
        lost = Text(f"{words.decimal(row['lost'])} {MARKS[row['grade']]:2}", STYLES[row["grade"]])
        best = "" if row["best"] == row["played"] else row["best"]["label"]
        table.add_row(
            str(row["number"]), rounds(row), review["players"][row["seat"]]["name"], row["played"]["label"], best,
            words.lead(row["lead_before"], len(row["before"])), words.lead(row["lead_after"], len(row["after"])), lost,
        )  # fmt: skip
    out.print(table)


def rounds(row: ReviewDecision) -> str:
    """The round of a decision, as narrow as possible."""
    return str(row["round"]) if row["era"] is None else f"{row['era']}/{row['round']}"


def print_players(out: Console, review: Review, words: Words) -> None:
    """Print a table with a row for every player, and one with the grades of their decisions."""
    table = words.table(
        "terminal-player", "terminal-column-points", "terminal-column-start", "terminal-column-luck",
        "terminal-column-play", "terminal-column-result", "terminal-column-mean", left=["terminal-player"],
    )  # fmt: skip
    grades = words.table("terminal-player", "terminal-column-decisions", *NAMES.values(), left=["terminal-player"])
    for player in review["players"]:
        balance = words.balance(review, player).values()
        table.add_row(player["name"], halves(player["score"]), *balance, words.decimal(player["mean_lost"]))
        grades.add_row(player["name"], str(player["decisions"]), *map(str, player["grades"].values()))
    out.print()
    out.print(table)
    out.print()
    out.print(grades)


def print_worst(out: Console, review: Review, words: Words) -> None:
    """Print the worst decisions with what would have been better, and the turning point."""
    if review["worst"]:
        out.print()
        out.print(words.say("terminal-review-worst"), style="bold")
    for number in review["worst"]:
        row = review["decisions"][number - 1]
        out.print(worst_words(review, row, words))
        out.print(Padding(Text(words.say("terminal-review-line", line=words.line(row["line"])), "dim"), (0, 0, 0, 3)))
        if row["reason"]:
            reason = words.say("terminal-review-reason", changes=words.changes(row["reason"]))
            out.print(Padding(Text(reason, "dim"), (0, 0, 0, 3)))
    if turn := turning_words(review, words):
        out.print()
        out.print(turn)


def worst_words(review: Review, row: ReviewDecision, words: Words) -> str:
    """A decision that lost points, in a sentence."""
    return words.say(
        "terminal-review-decision", number=row["number"], when=words.when(row["era"], row["round"]),
        name=review["players"][row["seat"]]["name"], played=row["played"]["label"], best=row["best"]["label"],
        lost=words.decimal(row["lost"]),
    )  # fmt: skip


def turning_words(review: Review, words: Words) -> str:
    """The turning point in a sentence; empty if there was none."""
    point = review["turning_point"]
    if point is None:
        return ""
    row: ReviewDecision | ReviewDraw
    if point["decision"] is None:
        row = next(draw for draw in review["draws"] if draw["step"] == point["step"])
        sentence = words.translator.sentence(None, row["told"])
    else:
        row = review["decisions"][point["decision"] - 1]
        sentence = words.translator.sentence(review["players"][row["seat"]]["name"], row["told"])
    return words.say(
        "terminal-review-turn", when=words.when(row["era"], row["round"]), sentence=sentence,
        name=review["players"][point["seat"]]["name"], change=words.signed(point["change"]),
    )  # fmt: skip


def print_chance(out: Console, review: Review, words: Words) -> None:
    """Print the draws that changed most, with what they gave each player."""
    draws = sorted(review["draws"], key=lambda draw: -max(map(abs, draw["luck"])))[:DRAWS]
    if draws:
        out.print()
        out.print(words.say("terminal-review-draws"), style="bold")
    for draw in draws:
        changes = ", ".join(
            f"{player['name']} {words.signed(luck)}"
            for player, luck in zip(review["players"], draw["luck"], strict=True)
        )
        when = words.when(draw["era"], draw["round"])
        out.print(words.say("terminal-review-draw", when=when, told=draw["told"], changes=changes))
