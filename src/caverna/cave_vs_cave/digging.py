"""Excavation: tiles are removed from the cave, turned face up and added to the display."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit
from caverna.game.buffer import Actions
from caverna.game.frames import NOBODY
from caverna.game.obstacles import Obstacle, goods_short

from . import cave
from .actions import DIG, DRAW
from .blue import TILE_DUG, gain, reward
from .effects import Effect
from .goods import FOOD, NOTHING, Goods
from .player import Player
from .state import State
from .step import Step

SYMBOLS: Final[dict[int, Goods]] = {cave.cell(name): Goods(**{good: 1}) for name, good in cave.SYMBOLS.items()}


class Dig(Effect):
    """Excavate once or twice, perhaps for a price, perhaps through built walls. `data`: tiles dug | last cell << 2."""

    def __init__(self, text: str, times: int = 1, price: Goods = NOTHING, through_walls: bool = False) -> None:
        super().__init__(text)
        self.times: i64 = times
        self.price = price
        self.food = price.amount(FOOD)
        self.through_walls = through_walls

    def possible(self, s: State, p: Player) -> bool:
        return self.price.within(p.goods) and self.enough(p, self.times)

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        if not self.enough(p, self.times):
            return Obstacle("no-tile-to-dig", tiles=int(self.times))
        return goods_short(self.price.shortage(p.goods))

    def enough(self, p: Player, times: i64) -> bool:
        """Can this many tiles be dug one after the other?"""
        rest = p.accessible(self.through_walls)
        if times == 1 or rest & (rest - 1):
            return rest != 0
        if not rest:
            return False
        p.covered ^= rest  # temporarily: the second tile must lie behind the only first one
        found = p.accessible(self.through_walls) != 0
        p.covered ^= rest
        return found

    def begin(self, s: State, p: Player) -> None:
        p.pay(self.price)
        s.push(self, p.seat)

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return data & 3 < self.times

    def run(self, s: State, p: Player, data: i64) -> None:
        """All tiles are dug: give rewards, and in a solo game draw a tile from the pile."""
        s.drop()
        reward(s, p, TILE_DUG)
        era = cave.era_of(data >> 2)
        if s.solo() and data & 3 == 1 and s.piles[era - 1] > 0:
            s.piles[era - 1] -= 1
            s.push(DRAW_ROOM, NOBODY, era)

    def question(self, data: i64) -> str:
        return "dig"

    def eating(self, data: i64) -> bool:
        return True

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add_mask(DIG, p.accessible(self.through_walls))

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        at = action - DIG
        s.put((data & 3) + 1 | at << 2)
        p.covered &= ~bit(at)
        s.push(DRAW_ROOM, NOBODY, cave.era_of(at) | at << 2 | p.seat << 8 | DUG)


DUG: Final = 512


class DrawRoom(Step):
    """Chance: a room is added to the display. `data`: era, and for a tile dug its cell << 2 | seat << 8 | `DUG`."""

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        first = s.setup.rooms.first_era
        out.add_mask(DRAW, s.unseen & (first if data & 3 == 1 else ~first))

    def question(self, data: i64) -> str:
        return "draw"

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        room = bit(action - DRAW)
        s.unseen &= ~room
        s.display |= room
        if data & DUG:
            symbol = SYMBOLS.get(data >> 2 & 63)
            if symbol is not None:
                gain(s, s.players[data >> 8 & 1], symbol)


DRAW_ROOM: Final = DrawRoom()
