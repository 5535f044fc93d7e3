"""What a game calls its things, and how they are put into a line."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, Final

from caverna.locale import halves

WALL_PICTURES: Final = {"W0": "·", "W1": "─", "W2A": "└", "W2O": "═", "W3": "⊔", "W4": "□"}
"""The walls that a room asks for, drawn."""


class Words:
    """What a game calls its things, from its reference."""

    def __init__(self, reference: Mapping[str, Any]) -> None:
        self.reference = reference
        self.goods_rows = {row["id"]: row for row in reference["goods"]}
        self.tables = {
            argument: {row["id"]: row for row in reference[table]}
            for argument, table in reference["arguments"].items()
        }  # fmt: skip

    def row(self, argument: str, id: object) -> Mapping[str, Any]:
        """The row that tells what an argument of an action is; empty if there is none."""
        row: Mapping[str, Any] = self.tables.get(argument, {}).get(id, {})
        return row

    def name(self, argument: str, id: str) -> str:
        return str(self.row(argument, id).get("name", spaced(id)))

    def question(self, id: str) -> str:
        return str(self.reference["questions"].get(id, spaced(id)))

    def goods(self, goods: Mapping[str, int], sign: str = "") -> str:
        """Goods as "3 wood, 2 rubies"."""
        return ", ".join(f"{sign}{amount} {self.good(good, amount)}" for good, amount in goods.items() if amount)

    def good(self, good: str, amount: int) -> str:
        row = self.goods_rows.get(good, {"name": good, "plural": good})
        return str(row["name"] if amount == 1 else row["plural"])

    def change(self, action: Mapping[str, Any]) -> str:
        """What an action costs and brings at once, as far as its text does not say it."""
        cost, gain = (unsaid(action[side], action["text"]) for side in ("cost", "gain"))
        return ", ".join(part for part in (self.goods(cost, "−"), self.goods(gain, "+")) if part)

    def about(self, action: Mapping[str, Any]) -> str:
        """What the thing is that an action names; empty for most actions. Points matter when it is acquired."""
        rows = [self.row(key, action[key]) for key in self.tables if key in action]
        if action["kind"] != "furnish":
            rows = [{**row, "points": None, "walls": []} for row in rows]
        return next((self.picture(row) + explained(row) for row in rows if explained(row)), "")

    def picture(self, row: Mapping[str, Any]) -> str:
        """The walls that something asks for, if it asks for any."""
        walls = [WALL_PICTURES[name] for name in row.get("walls", [])]
        return f"{''.join(walls)} " if walls else ""


def unsaid(goods: Mapping[str, int], text: str) -> dict[str, int]:
    """The goods that a text does not name in that number."""
    padded = f" {text} "
    return {
        good: amount
        for good, amount in goods.items()
        if f" {good} " not in padded or (amount > 1 and f" {amount} {good} " not in padded)
    }


def spaced(id: str) -> str:
    return id.replace("-", " ").capitalize()


def plain(text: str) -> str:
    """Words as they are compared: small, without hyphens."""
    return " ".join(text.lower().replace("-", " ").split())


def explained(row: Mapping[str, Any]) -> str:
    """A row of the reference in a sentence, beside its name and cost."""
    points = "" if row.get("points") is None else f"{pointed(row['points'])}."
    return " ".join(part for part in (points, row.get("effect"), row.get("note")) if part)


def pointed(points: float) -> str:
    """So many points, or one."""
    return f"{halves(points)} point{'' if points == 1 else 's'}"


def aligned(numbers: Sequence[float]) -> list[str]:
    """Points below each other: whole ones leave a place where others have a half."""
    texts = [halves(number) for number in numbers]
    half = any(text.endswith("½") for text in texts)
    return [text if not half or text.endswith("½") else f"{text} " for text in texts]


def hyphenated(text: str, width: int) -> list[str]:
    """At most two lines; a word that is too long for one is parted."""
    cut = width - 2
    words = [word if len(word) <= width else f"{word[:cut]}- {word[cut:]}" for word in text.split()]
    return textwrap.wrap(" ".join(words), width)[:2]
