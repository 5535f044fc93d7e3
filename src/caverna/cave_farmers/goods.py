"""Goods: their names, bundles of them (costs, gains, piles) and price lists."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caverna.game.bits import bit

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


class Goods:
    """A bundle of goods: a cost, a gain, a refill. Never changes."""

    def __init__(self, **amounts: int) -> None:
        self.kinds = vec[i64]([GOODS.index(name) for name in amounts])
        self.amounts = vec[i64](list(amounts.values()))
        self.animals = any(GOODS.index(name) >= DOG for name in amounts)

    def amount(self, kind: i64) -> i64:
        for i in range(len(self.kinds)):
            if self.kinds[i] == kind:
                return self.amounts[i]
        return 0

    def total(self) -> i64:
        total: i64 = 0
        for i in range(len(self.amounts)):
            total += self.amounts[i]
        return total

    def to_dict(self) -> dict[str, int]:
        return {GOODS[self.kinds[i]]: int(self.amounts[i]) for i in range(len(self.kinds))}

    def __str__(self) -> str:
        """As in notation: "ruby + food", "2 gold"."""
        return " + ".join(name if amount == 1 else f"{amount} {name}" for name, amount in self.to_dict().items())


NOTHING: Final = Goods()
TABLED: Final = 16  # no price is as high


class Prices:
    """Which of up to 62 priced things a supply can pay, all at once: a mask for each good and amount."""

    def __init__(self, costs: list[Goods]) -> None:
        self.costs = costs
        self.everything: i64 = bit(len(costs)) - 1
        self.table = vec[i64]([0] * (KINDS * TABLED))
        self.kinds = vec[i64]()  # the goods that anything costs
        for kind in range(KINDS):
            if any(cost.amount(kind) for cost in costs):
                self.kinds = append(self.kinds, kind)
            for have in range(TABLED):
                within: i64 = 0
                for i, cost in enumerate(costs):
                    if cost.amount(kind) <= have:
                        within |= bit(i)
                self.table[kind * TABLED + have] = within

    def within(self, supply: vec[i64], wood: i64 = 0, stone: i64 = 0, ore: i64 = 0) -> i64:
        """A mask of what is affordable with so much more wood, stone and ore than the supply holds."""
        mask = self.everything
        for i in range(len(self.kinds)):
            kind = self.kinds[i]
            have = supply[kind]
            if kind == WOOD:
                have += wood
            elif kind == STONE:
                have += stone
            elif kind == ORE:
                have += ore
                if have < 0:
                    return 0
            if have < TABLED:
                mask &= self.table[kind * TABLED + have]
        return mask
