"""The games of a vector environment, and their state as arrays with one row per game."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from caverna.arrays import array_of
from caverna.game.batch import WIDEST, GameBatch
from caverna.game.engine import Engine
from caverna.observer import ObservationBuffer

from .core import Array


class BatchArrays(NamedTuple):
    """The state of a batch as read-only arrays, over memory that the next step overwrites."""

    turns: Array
    counts: Array
    legal: Array
    ended: Array
    rewards: Array
    scores: Array
    observations: Array
    masks: Array


class BatchRows:
    """A batch of games with its arrays. Unlike a batch it can be pickled and copied.

    Args:
        beginning: The game that all begin from.
        games: How many there are.
        reward: "final", "difference" or "win"; see `caverna.game.rewards`.
        observations: Whether to write observations.
        masks: Whether to write masks of legal actions.
        play_forced: Whether to play decisions where only one action is legal.
    """

    def __init__(
        self, beginning: Engine, games: int, reward: str, observations: bool, masks: bool, play_forced: bool
    ) -> None:
        self.plan = (beginning, games, reward, observations, masks, play_forced)
        self.attach()

    def attach(self) -> None:
        """Make the batch and the arrays over its memory."""
        self.batch = batch = GameBatch(*self.plan)
        self.begun = False
        games, players = int(batch.size), int(batch.players)
        width = int(batch.start.layout().size) if batch.observed else 0
        self.buffer = ObservationBuffer(batch.deltas, np.zeros((games, width), np.float32))
        self.arrays = BatchArrays(
            turns=array_of(batch.turns, np.int64, games),
            counts=array_of(batch.counts, np.int64, games),
            legal=array_of(batch.legal, np.int16, games, WIDEST),
            ended=array_of(batch.ended, np.bool_, games),
            rewards=array_of(batch.given, np.float64, games, players),
            scores=array_of(batch.scores, np.float64, games, players),
            observations=read_only(self.buffer.observations),
            masks=array_of(batch.masks, np.int8, games, batch.start.num_actions if batch.masked else 0),
        )

    def reset(self, seeds: list[int]) -> None:
        """Restart all games, each with its seed."""
        self.begun = True
        self.batch.reset(seeds)
        self.buffer.update()

    def step(self, actions: Array) -> None:
        """Carry out one action per game."""
        self.batch.step(actions.tobytes())
        self.buffer.update()

    def __getstate__(self) -> dict[str, Any]:
        batch = self.batch
        chance = [int(generator.state) for generator in batch.generators]
        return {"plan": self.plan, "begun": self.begun, "games": batch.games, "chance": chance, "due": batch.rewards}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.plan = state["plan"]
        self.attach()
        self.begun = state["begun"]
        for row, game in enumerate(state["games"] if self.begun else []):
            self.batch.games[row] = game
            self.batch.generators[row].seed(state["chance"][row])
            self.batch.rewards[row] = state["due"][row]
            self.batch.show(row, game)
        self.buffer.update()


def read_only(array: Array) -> Array:
    """A read-only view of an array."""
    view = array.view()
    view.flags.writeable = False
    return view
