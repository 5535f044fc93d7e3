"""The reference of a game in one language, looked up by id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from caverna.locale import Translator, halves

WALL_PICTURES: Final = {"W0": "·", "W1": "─", "W2A": "└", "W2O": "═", "W3": "⊔", "W4": "□"}
"""Pictures of the walls that a room needs."""


class Glossary:
    """The names of a game's things in one language, and goods and actions as text.

    Args:
        translator: The language.
        game: The name of the game.
        players: For how many players; None for the tables of all.
    """

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
        """A message in the language."""
        return self.translator.say(id, **arguments)

    def titled(self, title: str) -> str:
        """A title with a colon, as the language writes it."""
        return self.say("terminal-titled", title=title)

    def row(self, argument: str, id: object) -> Mapping[str, Any]:
        """The row that describes an argument of an action; empty if there is none."""
        row: Mapping[str, Any] = self.tables.get(argument, {}).get(id, {})
        return row

    def name(self, table: str, id: str) -> str:
        """The name of a thing, made distinct if another has the same name."""
        return self.translator.label(self.game, table, id)

    def points(self, points: float) -> str:
        """A number of points as text."""
        return self.say("page-points", points=int(points) if points == int(points) else halves(points))

    def goods(self, goods: Mapping[str, int], sign: str = "") -> str:
        """Goods as "3 wood, 2 rubies"; empty if there are none."""
        return ", ".join(f"{sign}{self.counted(good, amount)}" for good, amount in goods.items() if amount)

    def counted(self, good: str, amount: int) -> str:
        """An amount of a good as text."""
        return self.say(f"good-{good}.counted", count=amount)

    def action(self, action: Mapping[str, Any]) -> str:
        """An action as text."""
        return self.translator.action(self.game, action)

    def change(self, action: Mapping[str, Any]) -> str:
        """The immediate cost and gain of an action, except for what its text already says."""
        text = self.action(action)
        cost, gain = (
            {good: amount for good, amount in action[side].items() if self.counted(good, amount) not in text}
            for side in ("cost", "gain")
        )
        return ", ".join(part for part in (self.goods(cost, "−"), self.goods(gain, "+")) if part)

    def about(self, action: Mapping[str, Any]) -> str:
        """A description of the thing that an action names; empty for most actions. Points only when furnishing."""
        rows = [self.row(key, action[key]) for key in self.tables if key in action]
        if action["kind"] != "furnish":
            rows = [{**row, "points": None, "walls": []} for row in rows]
        return next((picture(row) + text for row in rows if (text := self.explained(row))), "")

    def explained(self, row: Mapping[str, Any]) -> str:
        """A row of the reference as a sentence or two, without its name and cost."""
        points = "" if row.get("points") is None else f"{self.points(row['points'])}."
        return " ".join(part for part in (points, row.get("effect"), row.get("note")) if part)


def picture(row: Mapping[str, Any]) -> str:
    """The walls that a room needs, drawn; empty if there are none."""
    walls = "".join(WALL_PICTURES[name] for name in row.get("walls", []))
    return f"{walls} " if walls else ""
