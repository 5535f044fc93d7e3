"""Tournaments: who plays whom in the next round, in which seats, and how everybody stands.

Everything here is a pure function of what was played: `next_round` and `standings` of a `Field`. Whoever asks twice
gets the same answer, lots included, because they are drawn from a seed.
"""

from __future__ import annotations

from .field import FORMATS, Entrant, Field, Meeting, Outcome
from .rounds import next_round, planned_rounds
from .standings import Standing, standings

__all__ = [
    "FORMATS", "Entrant", "Field", "Meeting", "Outcome", "Standing", "next_round", "planned_rounds", "standings",
]  # fmt: skip
