"""The numbers of a review, put together from its parts. `analysis` computes them, which needs numpy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from .types import DecisionNumbers, DrawNumbers, ReviewNumbers

FORMAT: Final = 1
"""The version of `ReviewNumbers`: numbers of another version are computed again."""
SIMULATIONS: Final = 128
"""For each position that is looked at."""
STEPS: Final = 8
"""Steps reviewed at a time: well under a second of work, compiled."""


class Part(NamedTuple):
    """A part of a review."""

    decisions: list[DecisionNumbers]
    draws: list[DrawNumbers]


def review_numbers(parts: Sequence[Part], simulations: int) -> ReviewNumbers:
    """The numbers of a whole review.

    Args:
        parts: Its parts, in order.
        simulations: How many simulations each position got.
    """
    return {
        "format": FORMAT,
        "simulations": simulations,
        "decisions": [row for part in parts for row in part.decisions],
        "draws": [row for part in parts for row in part.draws],
    }


def difference(sheet: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    """By how much a score sheet is better than another, by category, without those that are equal."""
    changes = {category: round(points - other.get(category, 0.0), 1) for category, points in sheet.items()}
    return {category: change for category, change in changes.items() if change}
