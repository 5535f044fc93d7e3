"""Goods: their names, limits and bundles of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caverna.game.goods import Bundle

WOOD: Final = 0
STONE: Final = 1
EMMER: Final = 2
FLAX: Final = 3
FOOD: Final = 4
GOLD: Final = 5
DONKEY: Final = 6
ORE: Final = 7
IRON: Final = 8
WEAPON: Final = 9
GOODS: Final = ("wood", "stone", "emmer", "flax", "food", "gold", "donkey", "ore", "iron", "weapon")
KINDS: Final = 10
FIRST_ERA_KINDS: Final = 6  # the others are added in era II
LIMITS: Final = vec[i64]([9, 9, 9, 9, 9, 19, 9, 9, 9, 19])  # any excess is lost


class Goods(Bundle):
    """A cost or a gain."""

    def __init__(self, **amounts: int) -> None:
        super().__init__(GOODS, amounts)


NOTHING: Final = Goods()
EDIBLE: Final = ("emmer", "flax", "gold", "donkey")  # each is worth one food, at any time in a turn
EDIBLE_KINDS: Final = vec[i64]([GOODS.index(name) for name in EDIBLE])
