"""What is printed on spaces and loot, as ids and numbers for clients. Each step sums itself up: see `Step.summary`."""

from __future__ import annotations

from typing import Any, Final

from caverna.game.goods import Bundle

AND: Final = "and"
AND_OR: Final = "and-or"
AND_THEN: Final = "and-then"
AND_THEN_OR: Final = "and-then-or"
EITHER_OR: Final = "either-or"
OR: Final = "or"

Part = dict[str, Any]
"""What is done, in `do`, with its numbers; or several parts, with their connective."""


class Summary:
    """Parts in the printed order, and the connective between them; none for a single part."""

    def __init__(self, parts: list[Part], connective: str | None = None) -> None:
        self.parts = parts
        self.connective = connective

    def as_part(self) -> Part:
        """The summary as a single part."""
        if self.connective is None:
            return self.parts[0]
        return {"parts": self.parts, "connective": self.connective}


def one_part(do: str, **numbers: Any) -> Summary:
    """A single thing to do."""
    return Summary([{"do": do, **numbers}])


def joined(parts: list[Part], connective: str) -> Summary:
    """Parts with a connective between them, if there are several."""
    return Summary(parts, connective if len(parts) > 1 else None)


def price(good: str, amount: int) -> dict[str, int]:
    """A price in one good; nothing if it is free."""
    return {good: int(amount)} if amount else {}


def gaining(goods: Bundle) -> Part:
    """A part that gains goods."""
    return {"do": "gain", "goods": goods.to_dict()}


def laying(tiles: list[str], goods: Bundle) -> Summary:
    """Laying a tile, perhaps with goods for it."""
    return one_part("tile", tiles=tiles, goods=goods.to_dict())
