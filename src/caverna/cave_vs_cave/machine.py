"""All steps and effects in one fixed order, so that decisions and actions can be written down as numbers."""

from __future__ import annotations

from typing import Final

from caverna.game.frames import BaseStep, number_steps

from .actions import ACTIVATE, DO
from .digging import DRAW_ROOM
from .draft import AFTER_DRAFT, DISTRIBUTE, DRAFT_ROOM, DRAFT_TURN, DRAW_POOL
from .effects import BONUSES, PROSPECT, ROOM_STEPS, Effect, Menu
from .furnish import CAVERN_SIDE
from .rounds import ASK, DRAW_LIGHT, END_TURN, NEXT_ROUND, TAKE_TILE, TURN_UP_TILE
from .tiles import TILES

PHASES: Final[list[BaseStep | None]] = [
    NEXT_ROUND, TURN_UP_TILE, TAKE_TILE, END_TURN, ASK, DRAW_LIGHT, DRAW_ROOM, CAVERN_SIDE, DRAFT_TURN, DRAFT_ROOM,
    AFTER_DRAFT, DISTRIBUTE, DRAW_POOL,
]  # fmt: skip
STEPS: Final = number_steps(
    PHASES
    + [tile.menu for tile in TILES]
    + list(ROOM_STEPS)
    + [PROSPECT]
    + [effect for bonus in BONUSES for effect in bonus.effects]
)


def named(steps: list[BaseStep]) -> list[str]:
    """The effects by number of action: those with equal texts are one."""
    texts: list[str] = []
    for step in steps:
        if isinstance(step, Effect):
            if step.text not in texts:
                texts.append(step.text)
            step.number = DO + texts.index(step.text)
    for step in steps:
        if isinstance(step, Menu):
            step.sort()
    assert DO + len(texts) <= ACTIVATE
    return texts


EFFECTS: Final = named(STEPS)
