"""All steps and effects in one fixed order, so that decisions and actions can be written down as numbers."""

from __future__ import annotations

from typing import Final

from .actions import ACTIVATE, DO
from .digging import DRAW_ROOM
from .draft import AFTER_DRAFT, DISTRIBUTE, DRAFT_ROOM, DRAFT_TURN, DRAW_POOL
from .effects import BONUSES, PROSPECT, ROOM_STEPS, Effect, Menu
from .furnishing import CAVERN_SIDE
from .rounds import ASK, DRAW_LIGHT, END_TURN, NEXT_ROUND, TAKE_TILE, TURN_UP_TILE
from .step import Step
from .tiles import TILES

PHASES: Final[list[Step]] = [
    NEXT_ROUND, TURN_UP_TILE, TAKE_TILE, END_TURN, ASK, DRAW_LIGHT, DRAW_ROOM, CAVERN_SIDE, DRAFT_TURN, DRAFT_ROOM,
    AFTER_DRAFT, DISTRIBUTE, DRAW_POOL,
]  # fmt: skip


def numbered() -> list[Step]:
    found: list[Step] = []

    def visit(step: Step) -> None:
        if step.id < 0:
            step.id = len(found)
            found.append(step)
            for part in step.inner():
                visit(part)

    for phase in PHASES:
        visit(phase)
    for tile in TILES:
        visit(tile.menu)
    for room in ROOM_STEPS:
        visit(room)
    visit(PROSPECT)
    for bonus in BONUSES:
        for effect in bonus.effects:
            visit(effect)
    return found


def named(steps: list[Step]) -> list[str]:
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


STEPS: Final = numbered()
EFFECTS: Final = named(STEPS)
