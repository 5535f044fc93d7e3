"""Ratings: Bradley–Terry strengths, fitted to results."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

PRECISION: Final = 1e-9
"""Strengths are fitted until none of them changes by more."""
STRIDE: Final = 1.0
"""The most that a strength changes at a time: longer steps could overshoot."""


def strengths(won: NDArray[np.float64]) -> NDArray[np.float64]:
    """The Bradley–Terry strengths that make some results most likely, by Newton's method. Their mean is 0.

    A difference of strengths is the logarithm of the odds.

    Args:
        won: How often each (row) has beaten each (column). A draw between any two keeps all
            strengths finite.
    """
    games = won + won.T
    found: NDArray[np.float64] = np.zeros(len(won))
    while True:
        expected = 1 / (1 + np.exp(np.subtract.outer(found, found).T))
        missing = (won - games * expected).sum(1)
        weights = games * expected * (1 - expected)
        step = np.linalg.solve(np.diag(weights.sum(1)) - weights + 1, missing)  # adding 1 makes it regular
        found += step.clip(-STRIDE, STRIDE)
        found -= found.mean()
        if abs(step).max() < PRECISION:
            return found
