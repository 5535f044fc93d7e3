"""Building and razing walls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit
from caverna.game.buffer import Actions
from caverna.game.obstacles import Obstacle

from .actions import RAZE, WALL
from .blue import WALL_BUILT, gain, reward
from .cave import CELLS
from .effects import Effect
from .goods import Goods
from .player import Player
from .state import State


class Build(Effect):
    """Build a wall from the supply on a free edge."""

    def __init__(self) -> None:
        super().__init__("build wall")

    def possible(self, s: State, p: Player) -> bool:
        return s.walls > 0 and (p.site_east & ~p.wall_east | p.site_south & ~p.wall_south) != 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        if self.possible(s, p):
            return None
        return Obstacle("no-wall-site" if s.walls > 0 else "no-wall-left")

    def question(self, data: i64) -> str:
        return "wall"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add_mask(WALL, p.site_east & ~p.wall_east)
        out.add_mask(WALL + CELLS, p.site_south & ~p.wall_south)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        s.walls -= 1
        if action < WALL + CELLS:
            p.wall_east |= bit(action - WALL)
        else:
            p.wall_south |= bit(action - WALL - CELLS)
        reward(s, p, WALL_BUILT)


RAZING: Final = Goods(stone=2, food=3, gold=1)


class Raze(Effect):
    """Return a built wall to the supply, for goods."""

    def __init__(self) -> None:
        super().__init__("raze wall")

    def possible(self, s: State, p: Player) -> bool:
        return (p.wall_east | p.wall_south) != 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return None if self.possible(s, p) else Obstacle("no-wall-built")

    def question(self, data: i64) -> str:
        return "wall"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add_mask(RAZE, p.wall_east)
        out.add_mask(RAZE + CELLS, p.wall_south)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        s.walls += 1
        if action < RAZE + CELLS:
            p.wall_east &= ~bit(action - RAZE)
        else:
            p.wall_south &= ~bit(action - RAZE - CELLS)
        gain(s, p, RAZING)
