"""The reference of a game in one language, looked up by id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caverna.locale import Translator, halves

WALL_PICTURES: Final = {"W0": "·", "W1": "─", "W2A": "└", "W2O": "═", "W3": "⊔", "W4": "□"}
"""The walls that a room asks for, drawn."""


class Glossary:
    """What a game calls its things, and how goods and actions are put into a line."""

    def __init__(self, translator: Translator, game: str, players: int | None = None) -> None:
        self.translator = translator
        self.game = game
        self.reference = translator.reference(game, players)
        self.goods_rows = {row["id"]: row for row in self.reference["goods"]}
        self.tables = {
            argument: {row["id"]: row for row in self.reference[table]}
            for argument, table in self.reference["arguments"].items()
        }

    def say(self, id: str, /, **arguments: str | int | float) -> str:
        return self.translator.say(id, **arguments)

    def titled(self, title: str) -> str:
        """A title before what it is the title of, with a colon."""
        return self.say("terminal-titled", title=title)

    def row(self, argument: str, id: object) -> Mapping[str, Any]:
        """The row that tells what an argument of an action is; empty if there is none."""
        row: Mapping[str, Any] = self.tables.get(argument, {}).get(id, {})
        return row

    def name(self, table: str, id: str) -> str:
        """The name of a thing, with something to tell it from its namesakes if it has any."""
        return self.translator.label(self.game, table, id)

    def points(self, points: float) -> str:
        return self.say("page-points", points=int(points) if points == int(points) else halves(points))

    def goods(self, goods: Mapping[str, int], sign: str = "") -> str:
        """Goods as "3 wood, 2 rubies"; empty if there are none."""
        return ", ".join(f"{sign}{self.counted(good, amount)}" for good, amount in goods.items() if amount)

    def counted(self, good: str, amount: int) -> str:
        return self.say(f"good-{good}.counted", count=amount)

    def action(self, action: Mapping[str, Any]) -> str:
        return self.translator.action(self.game, action)

    def change(self, action: Mapping[str, Any]) -> str:
        """What an action costs and brings at once, as far as its text does not say it."""
        text = self.action(action)
        cost, gain = (
            {good: amount for good, amount in action[side].items() if self.counted(good, amount) not in text}
            for side in ("cost", "gain")
        )
        return ", ".join(part for part in (self.goods(cost, "−"), self.goods(gain, "+")) if part)

    def about(self, action: Mapping[str, Any]) -> str:
        """What the thing is that an action names; empty for most actions. Points matter when it is acquired."""
        rows = [self.row(key, action[key]) for key in self.tables if key in action]
        if action["kind"] != "furnish":
            rows = [{**row, "points": None, "walls": []} for row in rows]
        return next((picture(row) + text for row in rows if (text := self.explained(row))), "")

    def explained(self, row: Mapping[str, Any]) -> str:
        """A row of the reference in a sentence or two, beside its name and cost."""
        points = "" if row.get("points") is None else f"{self.points(row['points'])}."
        return " ".join(part for part in (points, row.get("effect"), row.get("note")) if part)


def picture(row: Mapping[str, Any]) -> str:
    """The walls that something asks for, if it asks for any."""
    walls = "".join(WALL_PICTURES[name] for name in row.get("walls", []))
    return f"{walls} " if walls else ""
