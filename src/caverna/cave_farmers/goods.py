"""Goods: their names, bundles of them and price lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caverna.game.goods import Bundle, Prices

WOOD: Final = 0
STONE: Final = 1
ORE: Final = 2
RUBY: Final = 3
GRAIN: Final = 4
VEGETABLE: Final = 5
FOOD: Final = 6
GOLD: Final = 7
DOG: Final = 8
SHEEP: Final = 9
DONKEY: Final = 10
BOAR: Final = 11
CATTLE: Final = 12
GOODS: Final = (
    "wood", "stone", "ore", "ruby", "grain", "vegetable", "food", "gold", "dog", "sheep", "donkey", "boar", "cattle",
)  # fmt: skip
KINDS: Final = 13
FARM_ANIMALS: Final = ("sheep", "donkey", "boar", "cattle")
TYPES: Final = 4  # farm animals, from SHEEP on


class Goods(Bundle):
    """A cost, a gain or a refill."""

    def __init__(self, **amounts: int) -> None:
        super().__init__(GOODS, amounts)
        self.animals = any(GOODS.index(name) >= DOG for name in amounts)


NOTHING: Final = Goods()


def prices(costs: Sequence[Goods]) -> Prices:
    """A price list; its first three goods, those that furnishings make cheaper, are wood, stone and ore."""
    return Prices(list(costs), KINDS)
