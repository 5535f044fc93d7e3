"""Bundles of goods, and price lists."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .bits import bit


class Bundle:
    """Some goods of a game: a cost, a gain, a refill. Never changes."""

    def __init__(self, names: tuple[str, ...], amounts: dict[str, int]) -> None:
        self.names = names
        self.kinds = vec[i64]([names.index(name) for name in amounts])
        self.amounts = vec[i64](list(amounts.values()))

    def amount(self, kind: i64) -> i64:
        """How many of a kind of goods there are."""
        for i in range(len(self.kinds)):
            if self.kinds[i] == kind:
                return self.amounts[i]
        return 0

    def total(self) -> i64:
        """The total number of goods of all kinds."""
        total: i64 = 0
        for i in range(len(self.amounts)):
            total += self.amounts[i]
        return total

    def within(self, supply: vec[i64]) -> bool:
        """Does a supply have them all?"""
        for i in range(len(self.kinds)):
            if supply[self.kinds[i]] < self.amounts[i]:
                return False
        return True

    def shortage(self, supply: vec[i64]) -> dict[str, int]:
        """What a supply lacks of these goods."""
        found: dict[str, int] = {}
        for i in range(len(self.kinds)):
            missing = self.amounts[i] - supply[self.kinds[i]]
            if missing > 0:
                found[self.names[self.kinds[i]]] = int(missing)
        return found

    def to_dict(self) -> dict[str, int]:
        """Amounts by name."""
        return {self.names[self.kinds[i]]: int(self.amounts[i]) for i in range(len(self.kinds))}

    def __str__(self) -> str:
        """As in notation: "ruby + food", "2 gold"."""
        return " + ".join(name if amount == 1 else f"{amount} {name}" for name, amount in self.to_dict().items())


TABLED: Final = 16  # no price reaches this


class Prices:
    """Which of up to 62 priced things a supply can pay for: a mask for each good and amount, to be ANDed."""

    def __init__(self, costs: list[Bundle], kinds: int) -> None:
        self.costs = costs
        self.everything: i64 = bit(len(costs)) - 1
        self.table = vec[i64]([0] * (kinds * TABLED))
        self.kinds = vec[i64]()  # the goods that anything costs
        for kind in range(kinds):
            if any(cost.amount(kind) for cost in costs):
                self.kinds = append(self.kinds, kind)
            for have in range(TABLED):
                within: i64 = 0
                for i, cost in enumerate(costs):
                    if cost.amount(kind) <= have:
                        within |= bit(i)
                self.table[kind * TABLED + have] = within

    def within(self, supply: vec[i64], first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
        """A mask of what is affordable with so much more of the first three goods than the supply holds."""
        mask = self.everything
        table = self.table
        for kind in self.kinds:
            have = supply[kind]
            if kind < 3:
                have += first if kind == 0 else second if kind == 1 else third
                if have < 0:
                    return 0
            if have < TABLED:
                mask &= table[kind * TABLED + have]
        return mask
