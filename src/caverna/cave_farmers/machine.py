"""All steps in one fixed order, so that an open decision can be written down as a number."""

from __future__ import annotations

from typing import Final

from caverna.game.frames import BaseStep, StepTable

from .expeditions import ITEMS
from .harvest import BREEDING, CHOOSE_PHASE, FEEDING, FINAL_TRADES, OVERFLOW
from .rounds import AFTER_WORK, CLEAR, NEXT_ROUND, REVEAL_CARD, REVEAL_MARKER, START_HARVEST, START_ROUND, WORK
from .spaces import ROWS
from .trades import TRADES

PHASES: Final[list[BaseStep | None]] = [
    NEXT_ROUND, REVEAL_CARD, REVEAL_MARKER, START_ROUND, CLEAR, WORK, AFTER_WORK, START_HARVEST, CHOOSE_PHASE,
    FEEDING, BREEDING, OVERFLOW, FINAL_TRADES,
]  # fmt: skip
STEPS: Final = StepTable(
    PHASES
    + [step for space in ROWS for step in (space.give, space.perhaps)]
    + [item.step for item in ITEMS]
    + [trade.tile for trade in TRADES]
)
