"""All steps in one fixed order, so that an open decision can be written down as a number."""

from __future__ import annotations

from typing import Final

from .expeditions import ITEMS
from .harvest import BREEDING, CHOOSE_PHASE, FEEDING, FINAL_TRADES, OVERFLOW
from .rounds import AFTER_WORK, CLEAR, NEXT_ROUND, REVEAL_CARD, REVEAL_MARKER, START_HARVEST, START_ROUND, WORK
from .spaces import ROWS
from .step import Step
from .trades import TRADES

PHASES: Final[list[Step]] = [
    NEXT_ROUND, REVEAL_CARD, REVEAL_MARKER, START_ROUND, CLEAR, WORK, AFTER_WORK, START_HARVEST, CHOOSE_PHASE,
    FEEDING, BREEDING, OVERFLOW, FINAL_TRADES,
]  # fmt: skip


def numbered() -> list[Step]:
    found: list[Step] = []

    def visit(step: Step | None) -> None:
        if step is not None and step.id < 0:
            step.id = len(found)
            found.append(step)
            for part in step.inner():
                visit(part)

    for phase in PHASES:
        visit(phase)
    for space in ROWS:
        visit(space.give)
        visit(space.perhaps)
    for item in ITEMS:
        visit(item.step)
    for trade in TRADES:
        visit(trade.tile)
    return found


STEPS: Final = numbered()
