"""Tournaments: who plays whom in the next round, in which seats, and the standings.

Everything here is a pure function of what was played: `next_round` and `standings` of a `Field`. Even the lots are
drawn from a seed, so the answer is always the same.
"""

from __future__ import annotations

from .field import FORMATS, Entrant, Field, Meeting, Outcome
from .rounds import next_round, planned_rounds
from .standings import Standing, standings

__all__ = [
    "FORMATS", "Entrant", "Field", "Meeting", "Outcome", "Standing", "next_round", "planned_rounds", "standings",
]  # fmt: skip
