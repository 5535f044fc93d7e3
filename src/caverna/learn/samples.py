"""What self-play teaches: decisions with their observation, improved policy and result."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from caverna.nets.net import save_arrays

STEPS: Final = 127.0
"""Observations lie between -1 and 1; they are kept as bytes, in steps of 1/127."""
WIDEST: Final = 128
"""Of a decision with more actions only the likeliest are kept."""
NO_ACTION: Final = -1


@dataclass
class Samples:
    """Decisions, one per row. Points are those of each seat, the player who decides first; NaN where nobody sits."""

    observations: npt.NDArray[np.int8]
    now: npt.NDArray[np.float32]
    """Points at the decision."""
    means: npt.NDArray[np.float32]
    """Points that the search expected."""
    results: npt.NDArray[np.float32]
    """Points at the end of the game."""
    actions: npt.NDArray[np.int16]
    """The actions searched; rows are filled up with `NO_ACTION`."""
    shares: npt.NDArray[np.float16]
    """Their probabilities in the improved policy."""

    def __len__(self) -> int:
        return len(self.observations)

    @classmethod
    def empty(cls, size: int, inputs: int, seats: int) -> Samples:
        """Room for so many decisions."""

        def points() -> npt.NDArray[np.float32]:
            return np.full((size, seats), np.nan, np.float32)

        return cls(
            np.zeros((size, inputs), np.int8), points(), points(), points(),
            np.full((size, WIDEST), NO_ACTION, np.int16), np.zeros((size, WIDEST), np.float16),
        )  # fmt: skip

    def put(self, at: npt.NDArray[np.int64], others: Samples) -> None:
        """Write other samples over some rows."""
        for column in fields(self):
            getattr(self, column.name)[at] = getattr(others, column.name)

    def save(self, path: Path, **more: Any) -> None:
        """Write them to a file, all or nothing, with anything else."""
        save_arrays(path, {**{column.name: getattr(self, column.name) for column in fields(self)}, **more})

    @classmethod
    def read(cls, data: Any) -> Samples:
        """From the arrays of a file that `save` wrote."""
        return cls(**{column.name: data[column.name] for column in fields(cls)})


class Window:
    """The newest samples, in a ring buffer.

    Args:
        size: How many it holds.
        inputs: How many numbers an observation has.
        seats: For how many seats there are points.
    """

    def __init__(self, size: int, inputs: int, seats: int) -> None:
        self.samples = Samples.empty(size, inputs, seats)
        self.total = 0
        """How many were ever added."""

    def __len__(self) -> int:
        return min(self.total, len(self.samples))

    def add(self, samples: Samples) -> None:
        """Add samples, overwriting the oldest if there is no room."""
        at = np.arange(self.total, self.total + len(samples)) % len(self.samples)
        self.samples.put(at, samples)
        self.total += len(samples)

    def draw(self, size: int, random: np.random.Generator) -> npt.NDArray[np.int64]:
        """Random rows from the newer half of everything ever added, as far as it is still here."""
        newest = min(len(self), max(self.total // 2, size))
        return (self.total - 1 - random.integers(newest, size=size)) % len(self.samples)


def quantised(observations: npt.NDArray[np.float32]) -> npt.NDArray[np.int8]:
    """Observations as bytes."""
    rounded: npt.NDArray[np.int8] = np.rint(observations * STEPS).astype(np.int8)
    return rounded
