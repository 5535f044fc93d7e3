"""Expeditions and their loot."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caverna.game.bits import bit, count, mask_of
from caverna.game.buffer import Actions
from caverna.game.obstacles import Obstacle

from . import uses
from .actions import LOOT, STOP
from .breeding import Breed
from .farming import Large, Small, Sow, Stable
from .furnish import ANY, LOOT_DWELLING
from .income import Gain
from .player import FAMILY, STRONGEST, Player
from .state import State
from .step import Step
from .summary import Summary, one_part
from .tiles import CAVERN, FIELD, MEADOW, TUNNEL, Single


class Sharpen(Step):
    """All weapons gain a point once the expedition is over; it looks at what was taken."""

    def begin(self, s: State, p: Player) -> None:
        pass

    def summary(self) -> Summary:
        return one_part("sharpen", strength=1)


class Item:
    """A row of the loot list: from which strength on it can be taken, and what it does."""

    def __init__(self, id: str, strength: int, step: Step) -> None:
        self.id = id
        self.strength: i64 = strength
        self.step = step


ITEMS: Final[list[Item]] = [
    Item("weapons", 1, Sharpen()),
    Item("wood", 1, Gain(wood=1)),
    Item("dog", 1, Gain(dog=1)),
    Item("grain", 2, Gain(grain=1)),
    Item("sheep", 2, Gain(sheep=1)),
    Item("stone", 3, Gain(stone=1)),
    Item("donkey", 3, Gain(donkey=1)),
    Item("vegetable", 4, Gain(vegetable=1)),
    Item("ore", 4, Gain(ore=2)),
    Item("boar", 5, Gain(boar=1)),
    Item("gold", 6, Gain(gold=2)),
    Item("furnish", 7, ANY),
    Item("stable", 8, Stable(stone=0)),
    Item("tunnel", 9, Single(TUNNEL)),
    Item("small-pasture", 9, Small(wood=1)),
    Item("cattle", 10, Gain(cattle=1)),
    Item("large-pasture", 10, Large(wood=2)),
    Item("meadow", 11, Single(MEADOW)),
    Item("dwelling", 11, LOOT_DWELLING),
    Item("field", 12, Single(FIELD)),
    Item("sow", 12, Sow()),
    Item("cavern", 14, Single(CAVERN)),
    Item("breed", 14, Breed(most=2, least=1)),
]
WEAPONS: Final = 0  # the item that sharpens all weapons
ITEM_USES: Final = vec[i64]([item.step.uses for item in ITEMS])
PLAIN: Final[i64] = mask_of([item.step.is_plain_gain() for item in ITEMS])
"""Loot that is goods and nothing else."""
FURNISHED: Final[i64] = mask_of([item.step.uses & uses.FURNISHING != 0 for item in ITEMS])


def loot_uses(strength: i64, taken: i64) -> i64:
    """What could be done with loot that a dwarf is strong enough for and has not taken."""
    mask: i64 = 0
    for index in range(len(ITEM_USES)):
        if ITEMS[index].strength > strength:
            break
        if not taken >> index & 1:
            mask |= ITEM_USES[index]
    return mask


def earlier(taken: i64) -> i64:
    """The plain goods that would have come before something taken."""
    if taken & ~(PLAIN | bit(WEAPONS)):
        return PLAIN
    mask: i64 = 0
    rest = taken & PLAIN
    while rest:
        mask |= (rest & -rest) - 1
        rest &= rest - 1
    return mask


class Expedition(Step):
    """Up to `level` different items, one by one; `data` is the mask of those taken."""

    def __init__(self, level: int, word: str = "expedition") -> None:
        super().__init__(word, uses.TRIP)
        self.level: i64 = level

    def possible(self, s: State, p: Player) -> bool:
        return p.weapons[s.dwarf] > 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return None if p.weapons[s.dwarf] > 0 else Obstacle("unarmed")

    def trading(self, data: i64) -> bool:
        return data != 0

    def travelling(self, data: i64) -> bool:
        return True

    def open_uses(self, s: State, p: Player, data: i64) -> i64:
        return loot_uses(p.weapons[s.dwarf], data)

    def thin_out(self, data: i64, out: Actions) -> None:
        """Plain goods first, in ascending order, and no way home before them; furnishing may make them worth more."""
        kept: i64 = 0
        plain = PLAIN if data & FURNISHED else PLAIN & ~earlier(data)
        free = False
        for i in range(out.count):
            action = out.items[i]
            if LOOT <= action < LOOT + len(ITEM_USES) and PLAIN >> (action - LOOT) & 1:
                if not plain >> (action - LOOT) & 1:
                    continue
                free = True
            out.items[kept] = action
            kept += 1
        out.count = kept
        if free and data:
            out.remove(STOP)

    def ordered(self, data: i64) -> bool:
        return data != 0

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return count(data) < self.level

    def run(self, s: State, p: Player, data: i64) -> None:
        """The way home: weapons gain strength."""
        s.drop()
        if data >> WEAPONS & 1:
            for i in range(FAMILY):
                if p.weapons[i] > 0:
                    p.weapons[i] = min(STRONGEST, p.weapons[i] + 1)
        p.weapons[s.dwarf] = min(STRONGEST, p.weapons[s.dwarf] + 1)

    def question(self, data: i64) -> str:
        return "loot"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        if data:
            out.add(STOP)
        strength = p.weapons[s.dwarf]
        action: i64 = LOOT
        for item in ITEMS:
            if item.strength > strength:
                break
            if not data >> (action - LOOT) & 1 and item.step.possible(s, p):
                out.add(action)
            action += 1

    def answer_obstacles(self, s: State, p: Player, data: i64) -> list[tuple[int, Obstacle | None]]:
        strength = p.weapons[s.dwarf]
        found: list[tuple[int, Obstacle | None]] = []
        for i, item in enumerate(ITEMS):
            if data >> i & 1:
                continue
            if item.strength > strength:
                found.append((LOOT + i, Obstacle("weapon-too-weak", strength=int(item.strength))))
            else:
                found.append((LOOT + i, item.step.obstacle(s, p)))
        return found

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        if action == STOP:
            self.run(s, p, data)
            return
        s.put(data | bit(action - LOOT))
        ITEMS[action - LOOT].step.begin(s, p)

    def summary(self) -> Summary:
        return one_part("expedition", level=int(self.level))
