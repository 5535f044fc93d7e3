"""All steps in one fixed order, so that open decisions can be written down as numbers."""

from __future__ import annotations

from typing import Final

from caverna.game.frames import BaseStep, StepTable

from .digging import DRAW_ROOM
from .draft import AFTER_DRAFT, DISTRIBUTE, DRAFT_ROOM, DRAFT_TURN, DRAW_POOL
from .effects import BONUSES, PROSPECT
from .furnish import CAVERN_SIDE
from .rooms import ROOM_TABLE
from .rounds import ASK, DRAW_LIGHT, END_TURN, NEXT_ROUND, TAKE_TILE, TURN_UP_TILE
from .tiles import MENUS

PHASES: Final[list[BaseStep | None]] = [
    NEXT_ROUND, TURN_UP_TILE, TAKE_TILE, END_TURN, ASK, DRAW_LIGHT, DRAW_ROOM, CAVERN_SIDE, DRAFT_TURN, DRAFT_ROOM,
    AFTER_DRAFT, DISTRIBUTE, DRAW_POOL,
]  # fmt: skip
STEPS: Final = StepTable(
    [*PHASES, *MENUS, *ROOM_TABLE.menus, PROSPECT, *(effect for bonus in BONUSES for effect in bonus.effects)]
)
