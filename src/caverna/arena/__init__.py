"""Bots against bots: seeded contests with balanced seats, played on all cores, and their results.

`run` plays a whole contest, `play` a single game of one. `docs/arena.md` explains every figure.
"""

from __future__ import annotations

from .contest import BotError, Contest, Outcome, play
from .results import Pairing, Results, Standing
from .run import run

__all__ = ["BotError", "Contest", "Outcome", "Pairing", "Results", "Standing", "play", "run"]
