"""Observations of positions as numpy arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from caverna.arrays import array_of
from caverna.game.engine import Engine
from caverna.game.observation import Deltas, single_writer

Observation = npt.NDArray[np.float32]


class ObservationBuffer:
    """An array of observations, one row per writer, kept up to date from the deltas that the writers record."""

    def __init__(self, deltas: Deltas, observations: npt.NDArray[Any]) -> None:
        self.deltas = deltas
        self.observations = observations
        self.flat = observations.reshape(-1)
        self.read()

    def read(self) -> None:
        """Find the memory of the deltas, which moves when it grows."""
        self.places = array_of(self.deltas.places, np.int64, len(self.deltas.places))
        self.numbers = array_of(self.deltas.bits, np.float32, len(self.deltas.bits))

    def update(self) -> None:
        """Write the deltas into the observations."""
        count = int(self.deltas.count)
        if count > len(self.places):
            self.read()
        self.flat[self.places[:count]] = self.numbers[:count]
        self.deltas.clear()


def observed(beginning: Engine, trim: bool) -> int:
    """How many numbers an observation has.

    Args:
        beginning: A game of the set-up.
        trim: Whether to leave out the blocks of empty seats, which are always 0.
    """
    layout = beginning.layout()
    return layout.used(beginning.num_players) if trim else int(layout.size)


class Observer:
    """Observes positions of games with one set-up, one after another.

    Args:
        beginning: A game of the set-up.
        trim: Whether to leave out the blocks of empty seats, which are always 0.
    """

    def __init__(self, beginning: Engine, trim: bool = False) -> None:
        self.writer = single_writer()
        self.buffer = ObservationBuffer(self.writer.deltas, np.zeros(int(beginning.layout().size), np.float32))
        self.shown = self.buffer.observations[: observed(beginning, trim)]

    def look(self, game: Engine, seat: int) -> Observation:
        """What a seat sees.

        Args:
            game: The position.
            seat: The observer.

        Returns:
            An array that the next call overwrites.
        """
        game.observe(seat, self.writer)
        self.buffer.update()
        return self.shown
