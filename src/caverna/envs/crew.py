"""Fleets of games and who steps them: this process, or a crew of processes with memory in common."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

import numpy as np

from caverna.game import CavernaError
from caverna.game.fleet import WIDEST, Fleet

from .table import Array, Page, numbers, start


class Orders(NamedTuple):
    """What is played, and what is to be shown of it."""

    game: str
    options: dict[str, Any]
    reward: str
    observations: bool
    masks: bool

    def fleet(self, games: int) -> Fleet:
        return Fleet(start(self.game, **self.options), games, self.reward, self.observations, self.masks)


class Shown(NamedTuple):
    """Everything that fleets show, as arrays with a row for each game."""

    turns: Array
    counts: Array
    legal: Array
    ended: Array
    rewards: Array
    scores: Array
    observations: Array
    masks: Array


def blank(fleet: Fleet) -> Array:
    """Room for the observations of a fleet."""
    return np.zeros((int(fleet.size), int(fleet.start.layout().size) if fleet.observed else 0), np.float32)


def shown(fleet: Fleet, observations: Array) -> Shown:
    """What a fleet shows: its own memory, read only, and its observations, which are kept elsewhere."""
    games, players = int(fleet.size), int(fleet.players)
    masked = fleet.start.num_actions if fleet.masked else 0
    return Shown(
        turns=numbers(fleet.turns, np.int64, games),
        counts=numbers(fleet.counts, np.int64, games),
        legal=numbers(fleet.legal, np.int16, games, WIDEST),
        ended=numbers(fleet.ended, np.bool_, games),
        rewards=numbers(fleet.given, np.float64, games, players),
        scores=numbers(fleet.scores, np.float64, games, players),
        observations=observations,
        masks=numbers(fleet.masks, np.int8, games, masked),
    )


def read_only(array: Array) -> Array:
    view = array.view()
    view.flags.writeable = False
    return view


class Alone:
    """All games in this process."""

    def __init__(self, orders: Orders, games: int) -> None:
        self.fleet = orders.fleet(games)
        self.page = Page(self.fleet.changes, blank(self.fleet))
        self.shown = shown(self.fleet, read_only(self.page.observations))

    def reset(self, seeds: list[int]) -> None:
        self.fleet.reset(seeds)
        self.page.update()

    def step(self, actions: Array) -> None:
        self.fleet.step(actions.tobytes())
        self.page.update()

    def close(self) -> None:
        """There is nothing to give back."""


class Crew:
    """The games shared out among processes, which write what they show into memory in common."""

    def __init__(self, orders: Orders, games: int, workers: int) -> None:
        context = get_context("spawn")
        single = orders.fleet(1)
        one = shown(single, blank(single))
        memory = [context.RawArray("b", max(1, games * row.nbytes)) for row in one]
        actions = context.RawArray("b", games * 8)
        self.actions = numbers(actions, np.int64, games)
        self.shown = Shown(*(read_only(array) for array in in_common(memory, one, games)))
        self.bounds = [games * k // workers for k in range(workers + 1)]
        self.workers: list[BaseProcess] = []
        self.ends: list[Connection] = []
        for first, last in pairwise(self.bounds):
            end, other = context.Pipe()
            task = Task(orders, games, first, last, actions, memory)
            worker = context.Process(target=work, args=(other, task), daemon=True)
            worker.start()
            other.close()
            self.workers.append(worker)
            self.ends.append(end)

    def reset(self, seeds: list[int]) -> None:
        for end, (first, last) in zip(self.ends, pairwise(self.bounds), strict=True):
            end.send(seeds[first:last])
        self.wait()

    def step(self, actions: Array) -> None:
        self.actions[:] = actions
        for end in self.ends:
            end.send(None)
        self.wait()

    def wait(self) -> None:
        """Until all are done; what one of them does not accept is raised here."""
        errors = [error for error in [end.recv() for end in self.ends] if error is not None]
        if errors:
            raise errors[0]

    def close(self) -> None:
        for end in self.ends:
            end.close()  # this is how a worker knows that it is over
        for worker in self.workers:
            worker.join()


def in_common(memory: list[Any], like: Shown, games: int) -> list[Array]:
    """Memory in common as arrays like those of a fleet, with a row for each of so many games."""
    return [numbers(part, row.dtype, games, *row.shape[1:]) for part, row in zip(memory, like, strict=True)]


class Task(NamedTuple):
    """What a worker is told: its games are those from `first` to before `last`."""

    orders: Orders
    games: int
    first: int
    last: int
    actions: Any
    memory: list[Any]


def work(end: Connection, task: Task) -> None:
    """A worker: seeds mean a new beginning, anything else a step."""
    fleet = task.orders.fleet(task.last - task.first)
    own = shown(fleet, blank(fleet))
    common = Shown(*(array[task.first : task.last] for array in in_common(task.memory, own, task.games)))
    page = Page(fleet.changes, common.observations)
    actions = numbers(task.actions, np.int64, task.games)[task.first : task.last]
    for seeds in messages(end):
        error = None
        try:
            if seeds is None:
                fleet.step(actions.tobytes())
            else:
                fleet.reset(seeds)
        except CavernaError as found:
            error = found
        publish(own, common)
        page.update()
        end.send(error)


def publish(own: Shown, common: Shown) -> None:
    """Copy what is shown, but for the observations: their page is there already."""
    for array, place in zip(own, common, strict=True):
        if array is not own.observations:
            place[...] = array


def messages(end: Connection) -> Iterator[Any]:
    """What the other end says, until it is closed."""
    while True:
        try:
            yield end.recv()
        except (EOFError, KeyboardInterrupt):
            return
