"""The family: growth, and weapons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit
from caverna.game.buffer import Actions
from caverna.game.obstacles import Obstacle

from . import uses
from .actions import FORGE
from .effects import FORGING
from .goods import ORE
from .hooks import discount
from .player import SIXTH, Player
from .state import State
from .step import Step
from .summary import Summary, one_part
from .wants import Wants

DWARFS: Final = 5  # without permission for a sixth
BEST_FORGED: Final = 8


class Grow(Step):
    """Family growth: a newborn on the space of its parent."""

    def __init__(self) -> None:
        super().__init__("grow")

    def possible(self, s: State, p: Player) -> bool:
        dwarfs = p.dwarfs()
        return dwarfs < p.room if dwarfs < DWARFS else dwarfs == DWARFS and p.allowed & SIXTH != 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        if self.possible(s, p):
            return None
        return Obstacle("no-room-for-dwarf" if p.dwarfs() < DWARFS else "family-complete")

    def begin(self, s: State, p: Player) -> None:
        child = p.dwarfs()
        p.weapons[child] = 0
        p.stand(child, p.slot_of(s.dwarf))
        p.newborn |= bit(child)

    def summary(self) -> Summary:
        return one_part("grow")


class Forge(Step):
    """A weapon of strength 1 to 8 for that much ore, for an unarmed dwarf."""

    def __init__(self) -> None:
        super().__init__("forge", uses.FORGE)

    def needs(self, s: State, p: Player, wants: Wants) -> None:
        wants.good(ORE, BEST_FORGED - discount(p, FORGING, ORE))

    def possible(self, s: State, p: Player) -> bool:
        return p.weapons[s.dwarf] == 0 and p.goods[ORE] + discount(p, FORGING, ORE) > 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        if self.possible(s, p):
            return None
        return Obstacle("armed") if p.weapons[s.dwarf] else Obstacle("goods-short", goods={"ore": 1})

    def question(self, data: i64) -> str:
        return "forge"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        most = min(BEST_FORGED, p.goods[ORE] + discount(p, FORGING, ORE))
        for strength in range(1, most + 1):
            out.add(FORGE + strength)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        strength = action - FORGE
        p.goods[ORE] -= max(0, strength - discount(p, FORGING, ORE))
        p.weapons[s.dwarf] = strength

    def summary(self) -> Summary:
        return one_part("forge", ore=[1, BEST_FORGED])
