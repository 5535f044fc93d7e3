"""Breeding: a newborn for every type with a pair, as far as there is room."""

from __future__ import annotations

from mypy_extensions import i64

from caverna.game.bits import bit, count
from caverna.game.buffer import Actions
from caverna.game.obstacles import Obstacle

from . import uses
from .actions import BREED
from .goods import CATTLE, RUBY, SHEEP, TYPES
from .hooks import LITTER, gain
from .housing import barn_of, fits, want_room
from .player import Player
from .state import State
from .step import Step
from .summary import Summary, one_part
from .wants import Wants


def pairs(p: Player) -> i64:
    """A mask of the types with at least two animals."""
    mask: i64 = 0
    for i in range(TYPES):
        if p.goods[SHEEP + i] >= 2:
            mask |= bit(i)
    return mask


class Breed(Step):
    """One joint choice of the types that breed, with a least and a greatest number."""

    def __init__(self, most: int, least: int) -> None:
        super().__init__(use=uses.BREED)
        self.most: i64 = most
        self.least: i64 = least

    def needs(self, s: State, p: Player, wants: Wants) -> None:
        """A second animal of a type, and room for all newborns."""
        for i in range(TYPES):
            lacking = 2 - p.goods[SHEEP + i]
            if 0 < lacking <= wants.rubies:
                wants.kinds |= bit(SHEEP + i)
                if SHEEP + i == CATTLE:
                    wants.food += lacking  # they cost a food each
        if not fits(p, barn_of(p), pairs(p)):
            want_room(p, wants)

    def thin_out(self, data: i64, out: Actions) -> None:
        """Only the largest litters: every other is part of one of them."""
        kept: i64 = 0
        for i in range(out.count):
            types = out.items[i] - BREED
            largest = True
            for j in range(i + 1, out.count):
                other = out.items[j] - BREED
                if types & ~other == 0:
                    largest = False
            if largest:
                out.items[kept] = out.items[i]
                kept += 1
        out.count = kept

    def litters(self, p: Player) -> i64:
        """A mask over sets of types: those whose newborns all find room."""
        able = pairs(p)
        barn = barn_of(p)
        found: i64 = 0
        for types in range(bit(TYPES)):
            if types & ~able == 0 and self.least <= count(types) <= self.most and fits(p, barn, types):
                found |= bit(types)
        return found

    def possible(self, s: State, p: Player) -> bool:
        return self.litters(p) != 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        if self.litters(p):
            return None
        return Obstacle("no-room-for-young" if pairs(p) else "no-pair")

    def question(self, data: i64) -> str:
        return "breed"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add_mask(BREED, self.litters(p))

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        types = action - BREED
        for i in range(TYPES):
            if types >> i & 1:
                p.goods[SHEEP + i] += 1
        for effect in LITTER.owned(p):
            gain(p, effect.goods, effect.litter(types))

    def summary(self) -> Summary:
        return one_part("breed", types=int(self.most))


class BreedingPhase(Breed):
    """The breeding of a harvest. Asked only where something could be born, if need be with an animal for a ruby."""

    def __init__(self) -> None:
        super().__init__(most=TYPES, least=0)

    def want(self, s: State, p: Player, data: i64, wants: Wants) -> None:
        self.needs(s, p, wants)

    def trading(self, data: i64) -> bool:
        return True

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return pairs(p) != 0 or p.goods[RUBY] > 0
