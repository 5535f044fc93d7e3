"""Who steps the games of a vector environment: this process, or worker processes that share memory with it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

import numpy as np

from caverna.arrays import array_of
from caverna.game import CavernaError
from caverna.game.batch import WIDEST, GameBatch

from .core import Array, ObservationBuffer, start


class BatchSpec(NamedTuple):
    """What a batch plays, and which arrays it fills."""

    game: str
    options: dict[str, Any]
    reward: str
    observations: bool
    masks: bool

    def batch(self, games: int) -> GameBatch:
        """A batch of games."""
        return GameBatch(start(self.game, **self.options), games, self.reward, self.observations, self.masks)


class BatchArrays(NamedTuple):
    """The state of a batch as arrays with one row per game."""

    turns: Array
    counts: Array
    legal: Array
    ended: Array
    rewards: Array
    scores: Array
    observations: Array
    masks: Array


def blank(batch: GameBatch) -> Array:
    """Zeros for the observations of a batch."""
    return np.zeros((int(batch.size), int(batch.start.layout().size) if batch.observed else 0), np.float32)


def arrays_of(batch: GameBatch, observations: Array) -> BatchArrays:
    """Read-only arrays over the memory of a batch, with its observations, which are kept elsewhere."""
    games, players = int(batch.size), int(batch.players)
    masked = batch.start.num_actions if batch.masked else 0
    return BatchArrays(
        turns=array_of(batch.turns, np.int64, games),
        counts=array_of(batch.counts, np.int64, games),
        legal=array_of(batch.legal, np.int16, games, WIDEST),
        ended=array_of(batch.ended, np.bool_, games),
        rewards=array_of(batch.given, np.float64, games, players),
        scores=array_of(batch.scores, np.float64, games, players),
        observations=observations,
        masks=array_of(batch.masks, np.int8, games, masked),
    )


def read_only(array: Array) -> Array:
    """A read-only view of an array."""
    view = array.view()
    view.flags.writeable = False
    return view


class InProcess:
    """All games in this process."""

    def __init__(self, spec: BatchSpec, games: int) -> None:
        self.batch = spec.batch(games)
        self.buffer = ObservationBuffer(self.batch.deltas, blank(self.batch))
        self.arrays = arrays_of(self.batch, read_only(self.buffer.observations))

    def reset(self, seeds: list[int]) -> None:
        """Restart all games, each with its seed."""
        self.batch.reset(seeds)
        self.buffer.update()

    def step(self, actions: Array) -> None:
        """Carry out one action per game."""
        self.batch.step(actions.tobytes())
        self.buffer.update()

    def close(self) -> None:
        """There is nothing to release."""


class WorkerProcesses:
    """The games divided among worker processes, which write their arrays into shared memory."""

    def __init__(self, spec: BatchSpec, games: int, workers: int) -> None:
        context = get_context("spawn")
        single = spec.batch(1)
        one = arrays_of(single, blank(single))
        memory = [context.RawArray("b", max(1, games * row.nbytes)) for row in one]
        actions = context.RawArray("b", games * 8)
        self.actions = array_of(actions, np.int64, games)
        self.arrays = BatchArrays(*(read_only(array) for array in shared_arrays(memory, one, games)))
        self.bounds = [games * k // workers for k in range(workers + 1)]
        self.workers: list[BaseProcess] = []
        self.ends: list[Connection] = []
        for first, last in pairwise(self.bounds):
            end, other = context.Pipe()
            task = WorkerTask(spec, games, first, last, actions, memory)
            worker = context.Process(target=work, args=(other, task), daemon=True)
            worker.start()
            other.close()
            self.workers.append(worker)
            self.ends.append(end)

    def reset(self, seeds: list[int]) -> None:
        """Restart all games, each with its seed."""
        for end, (first, last) in zip(self.ends, pairwise(self.bounds), strict=True):
            end.send(seeds[first:last])
        self.wait()

    def step(self, actions: Array) -> None:
        """Carry out one action per game."""
        self.actions[:] = actions
        for end in self.ends:
            end.send(None)
        self.wait()

    def wait(self) -> None:
        """Wait for all workers, then raise the first error that any of them reported."""
        errors = [error for error in [end.recv() for end in self.ends] if error is not None]
        if errors:
            raise errors[0]

    def close(self) -> None:
        """Stop the workers."""
        for end in self.ends:
            end.close()  # a worker stops when its connection is closed
        for worker in self.workers:
            worker.join()


def shared_arrays(memory: list[Any], like: BatchArrays, games: int) -> list[Array]:
    """Shared memory as arrays of the same kinds as those of a batch, with a row for each game."""
    return [array_of(part, row.dtype, games, *row.shape[1:]) for part, row in zip(memory, like, strict=True)]


class WorkerTask(NamedTuple):
    """What a worker is given: its games are those from `first` up to, but not including, `last`."""

    spec: BatchSpec
    games: int
    first: int
    last: int
    actions: Any
    memory: list[Any]


def work(end: Connection, task: WorkerTask) -> None:
    """The loop of a worker process: a list of seeds asks for a reset, None for a step."""
    batch = task.spec.batch(task.last - task.first)
    own = arrays_of(batch, blank(batch))
    shared = BatchArrays(*(array[task.first : task.last] for array in shared_arrays(task.memory, own, task.games)))
    buffer = ObservationBuffer(batch.deltas, shared.observations)
    actions = array_of(task.actions, np.int64, task.games)[task.first : task.last]
    for seeds in messages(end):
        error = None
        try:
            if seeds is None:
                batch.step(actions.tobytes())
            else:
                batch.reset(seeds)
        except CavernaError as found:
            error = found
        publish(own, shared)
        buffer.update()
        end.send(error)


def publish(own: BatchArrays, shared: BatchArrays) -> None:
    """Copy everything but the observations, which are written to shared memory directly."""
    for array, place in zip(own, shared, strict=True):
        if array is not own.observations:
            place[...] = array


def messages(end: Connection) -> Iterator[Any]:
    """What the other end sends, until it is closed."""
    while True:
        try:
            yield end.recv()
        except (EOFError, KeyboardInterrupt):
            return
