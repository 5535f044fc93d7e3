"""What all environments share: one game with its chance drawn, its observations and its rewards."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import u8

from caverna.arrays import array_of
from caverna.game import CHANCE, OVER, format_list
from caverna.game.buffer import ActionMask, Actions
from caverna.game.engine import Engine
from caverna.game.rewards import Rewards
from caverna.games import new_game, reference
from caverna.observer import Observation, Observer

Array = npt.NDArray[Any]
Legal = npt.NDArray[np.int8]


@cache
def defaults(name: str) -> dict[str, Any]:
    """All options of a game with their default values."""
    options = new_game(name).options
    return options | {row["option"]: row["values"][0] for row in reference(name)["options"]}


def start(name: str, **options: Any) -> Engine:
    """A new game as an `Engine`, which environments need.

    Raises:
        InvalidOption: If an option has a value that is not allowed.
        TypeError: If there is no such option. Libraries for learning try keyword arguments and expect this error.
    """
    known = defaults(name)
    unknown = [option for option in options if option not in known]
    if unknown:
        told = format_list(list(known), "and")
        raise TypeError(f"unexpected keyword argument {unknown[0]!r}: the options of {name} are {told}")
    game = new_game(name, **options)
    assert isinstance(game, Engine)
    return game


def has_chance(beginning: Engine) -> bool:
    """Whether anything is left to chance in a game. What may be drawn does not depend on what the players do."""
    game, random = beginning.copy(), Random(0)
    while game.turn != OVER:
        legal = game.legal_actions()
        if game.turn == CHANCE and len(legal) > 1:
            return True
        game.step(random.choice(legal))
    return False


class EnvCore:
    """One game with its observer, its mask of legal actions and its rewards. The caller's generator draws chance.

    Args:
        beginning: The game that every game begins from.
        reward: "final", "difference" or "win"; see `caverna.game.rewards`.
        trim: Whether observations leave out the blocks of empty seats.
        play_forced: Whether to play decisions where only one action is legal.
    """

    def __init__(self, beginning: Engine, reward: str, trim: bool = True, play_forced: bool = False) -> None:
        self.beginning = beginning
        self.game = beginning
        self.rewards = Rewards(reward, beginning.num_players)
        self.trim = trim
        self.play_forced = play_forced
        self.attach()

    def attach(self) -> None:
        """Make the buffers for observations and masks."""
        self.observer = Observer(self.beginning, self.trim)
        self.marks = ActionMask(vec[u8]([0] * self.beginning.num_actions), Actions())
        self.mask_row: Legal = array_of(self.marks.memory, np.int8, self.beginning.num_actions)

    def __getstate__(self) -> dict[str, Any]:
        buffers = ("observer", "marks", "mask_row")
        return {name: value for name, value in self.__dict__.items() if name not in buffers}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.attach()

    def reset(self, random: np.random.Generator) -> None:
        """Begin a new game, with chance drawn by a generator."""
        self.game = self.beginning.copy()
        self.settle(random)
        self.rewards.start(self.game)

    def play(self, action: int, random: np.random.Generator) -> None:
        """Carry out an action; raise `IllegalAction` if it is not legal. Then draw chance and update the rewards."""
        self.game.apply(action)
        self.settle(random)
        self.rewards.update(self.game)

    def settle(self, random: np.random.Generator) -> None:
        """Draw chance, and play forced decisions if wanted, until a player has to decide."""
        self.draw(random)
        while self.play_forced and len(only := self.game.legal_actions()) == 1:
            self.game.step(only[0])
            self.draw(random)

    def draw(self, random: np.random.Generator) -> None:
        """Draw chance until a player has to decide."""
        game = self.game
        while game.turn == CHANCE:
            weights = np.cumsum(game.chance_weights())
            chosen = np.searchsorted(weights, random.integers(weights[-1]), side="right")
            game.step(game.legal_actions()[int(chosen)])

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.game.turn == OVER

    def observation(self, seat: int) -> Observation:
        """What a seat sees, as a new array."""
        return self.observer.look(self.game, seat).copy()

    def mask(self) -> Legal:
        """A 1 for each action that is legal now."""
        self.marks.put(0)
        self.game.fill(self.marks.out)
        self.marks.put(1)
        return self.mask_row.copy()

    def scores(self) -> list[float]:
        """The points of every seat as if the game ended now."""
        return [self.game.points_of(seat) for seat in range(self.game.num_players)]
