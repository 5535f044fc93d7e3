"""What all environments share: a game at the table, chance drawn, observed and rewarded."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import u8

from caverna.game import CHANCE, OVER
from caverna.game.buffer import Actions, Mask
from caverna.game.engine import Engine
from caverna.game.rewards import Rewards
from caverna.game.sheet import Changes, single_sheet
from caverna.games import new_game

Array = npt.NDArray[Any]
Observation = npt.NDArray[np.float32]
Legal = npt.NDArray[np.int8]


def numbers(memory: Any, kind: npt.DTypeLike, *shape: int) -> Array:
    """Memory that belongs to somebody else, as an array."""
    if 0 in shape:
        return np.zeros(shape, kind)
    return np.frombuffer(memory, kind, count=math.prod(shape)).reshape(shape)


def start(name: str, **options: Any) -> Engine:
    """A game at its beginning, with what only environments ask of it."""
    game = new_game(name, **options)
    assert isinstance(game, Engine)
    return game


class Page:
    """Observations, one row for each sheet, kept as these say that they change."""

    def __init__(self, changes: Changes, observations: Array) -> None:
        self.changes = changes
        self.observations = observations
        self.flat = observations.reshape(-1)
        self.read()

    def read(self) -> None:
        """Where the changes are; they go elsewhere when they need more room."""
        self.places = numbers(self.changes.places, np.int64, len(self.changes.places))
        self.numbers = numbers(self.changes.bits, np.float32, len(self.changes.bits))

    def update(self) -> None:
        count = int(self.changes.count)
        if count > len(self.places):
            self.read()
        self.flat[self.places[:count]] = self.numbers[:count]
        self.changes.clear()


class Observer:
    """Looks at games of one set-up, one position after another."""

    def __init__(self, beginning: Engine) -> None:
        self.sheet = single_sheet()
        self.page = Page(self.sheet.changes, np.zeros(int(beginning.layout().size), np.float32))

    def look(self, game: Engine, seat: int) -> Observation:
        """What a seat sees; the next look writes into the same memory."""
        game.observe(seat, self.sheet)
        self.page.update()
        return self.page.observations


class Table:
    """One game. Whoever has a generator of random numbers draws with it."""

    def __init__(self, beginning: Engine, reward: str) -> None:
        self.beginning = beginning
        self.game = beginning
        self.rewards = Rewards(reward, beginning.num_players)
        self.observer = Observer(beginning)
        self.marks = Mask(vec[u8]([0] * beginning.num_actions), 0, beginning.num_actions, Actions())
        self.mask_row: Legal = numbers(self.marks.page, np.int8, beginning.num_actions)

    def reset(self, random: np.random.Generator) -> None:
        self.game = self.beginning.clone()
        self.draw(random)
        self.rewards.start(self.game)

    def play(self, action: int, random: np.random.Generator) -> None:
        """A checked action, and what chance does after it."""
        self.game.apply(action)
        self.draw(random)
        self.rewards.update(self.game)

    def draw(self, random: np.random.Generator) -> None:
        game = self.game
        while game.turn == CHANCE:
            weights = np.cumsum(game.chance_weights())
            chosen = np.searchsorted(weights, random.integers(weights[-1]), side="right")
            game.step(game.legal_actions()[int(chosen)])

    @property
    def over(self) -> bool:
        return self.game.turn == OVER

    def observation(self, seat: int) -> Observation:
        return self.observer.look(self.game, seat).copy()

    def mask(self) -> Legal:
        """A 1 for each action that is legal now."""
        self.marks.put(0)
        self.game.fill(self.marks.out)
        self.marks.put(1)
        return self.mask_row.copy()

    def scores(self) -> list[float]:
        return [self.game.points_of(seat) for seat in range(self.game.num_players)]
