"""Many games stepped together in compiled code, as a vector environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from caverna.extras import MissingExtra

try:
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise MissingExtra("gymnasium", error) from error

from caverna.game import InvalidOption
from caverna.observer import Observer, observed

from .core import Array, start
from .rendering import FRAMES_PER_SECOND, MODES, check_mode, rendered
from .rows import BatchRows

SEEDS = 2**62


class CavernaVectorEnv(VectorEnv[Array, Array, Array]):
    """Many games of one kind. Each row shows a game to the seat whose turn it is.

    `info` has `turn`, the legal actions (`legal`, padded, with `count` of them valid) and the `rewards` of all seats.
    When a game ends, the next one begins within the same step (`AutoresetMode.SAME_STEP`): `final_obs` then has what
    the seat that acted saw last, and `final_info` the `scores`. As everywhere in Gymnasium, `_turn` and so on tell
    which rows an entry is valid for.

    Args:
        game: The name of the game.
        num_envs: How many games are played at once.
        players: How many players each game has.
        reward: "final", "difference" or "win"; see `caverna.game.rewards`.
        observations: Whether to fill the observations; without them a step is faster.
        masks: Whether `info` also has an `action_mask`.
        trim: Whether observations leave out the blocks of empty seats, which are 0.
        play_forced: Whether to play decisions where only one action is legal.
        copy: Whether to return copies of all arrays. Without, they are read-only and change with the next step.
        render_mode: "ansi" for the terminal's board of each game, "rgb_array" for a picture; None for neither.
        options: Further options of the game.

    Raises:
        InvalidOption: If an argument or the value of an option is not allowed.
        TypeError: If there is no such option.
    """

    def __init__(
        self, game: str = "cave-farmers", num_envs: int = 256, players: int = 2, reward: str = "final",
        observations: bool = True, masks: bool = False, trim: bool = True, play_forced: bool = False,
        copy: bool = True, render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        if num_envs < 1:
            raise InvalidOption(f"num_envs={num_envs}: there must be at least one game")
        beginning = start(game, players=players, **options)
        self.num_envs = num_envs
        self.render_mode = check_mode(render_mode)
        self.metadata = {
            "autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": MODES, "render_fps": FRAMES_PER_SECOND,
        }  # fmt: skip
        self.width = observed(beginning, trim) if observations else 0  # of an observation
        self.single_observation_space = Box(-1.0, 1.0, (self.width,), np.float32)
        self.single_action_space = Discrete(beginning.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.masks = masks
        self.trim = trim
        self.copy = copy
        self.rows = BatchRows(beginning, num_envs, reward, observations, masks, play_forced)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Restart all games.

        Args:
            seed: A seed for each game, or one for the first: the others then count up from it.
            options: Ignored; Gymnasium passes it.

        Raises:
            InvalidOption: If there are too few or too many seeds, or one is too large.
        """
        if seed is None or isinstance(seed, int):
            wished: list[int | None] = [None if seed is None else seed + row for row in range(self.num_envs)]
        else:
            wished = list(seed)
        seeds = [int(self.np_random.integers(SEEDS)) if wish is None else int(wish) for wish in wished]
        if len(seeds) != self.num_envs or not all(0 <= number < SEEDS for number in seeds):
            raise InvalidOption(f"seed: give {self.num_envs} numbers from 0 to 2**62 - 1")
        self.rows.reset(seeds)
        return self.observations(), self.info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Carry out one legal action per game.

        Args:
            actions: The numbers of the actions, one for each game.

        Returns:
            Observations, the rewards of the seats that acted, which games ended, an array of False, and `info`.

        Raises:
            IllegalAction: If any of the actions is not legal; then no game has changed.
        """
        numbers = np.ascontiguousarray(actions, np.int64)
        if numbers.shape != (self.num_envs,):
            raise InvalidOption(f"actions: give {self.num_envs} of them, one per game")
        now = self.rows.arrays
        acted, games = now.turns.copy(), list(self.rows.batch.games)
        self.rows.step(numbers)
        rewards = now.rewards[np.arange(self.num_envs), acted]
        ended = now.ended.copy()
        info = self.info()
        if ended.any():
            info |= self.endings(ended, [(games[row], int(acted[row])) for row in np.flatnonzero(ended)])
        return self.observations(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def observations(self) -> Array:
        """What the seats to decide see."""
        return self.given(self.rows.arrays.observations[:, : self.width])

    def info(self) -> dict[str, Any]:
        """The arrays in addition to the observations, each with the rows that it is valid for: all."""
        now = self.rows.arrays
        shown = {"turn": now.turns, "legal": now.legal, "count": now.counts, "rewards": now.rewards}
        if self.masks:
            shown["action_mask"] = now.masks
        every = np.ones(self.num_envs, np.bool_)
        return {name: self.given(array) for name, array in shown.items()} | {f"_{name}": every for name in shown}

    def endings(self, ended: Array, games: list[tuple[Any, int]]) -> dict[str, Any]:
        """What `info` says of the games that ended in this step.

        Args:
            ended: The rows in which one ended.
            games: Each of these games at its end, with the seat that acted last.
        """
        final = np.full(self.num_envs, None, object)
        if self.rows.batch.observed:
            observer = Observer(self.rows.batch.start, self.trim)
            for row, (game, seat) in zip(np.flatnonzero(ended), games, strict=True):
                final[row] = observer.look(game, seat).copy()
        scores = {"scores": np.where(ended[:, None], self.rows.arrays.scores, 0.0), "_scores": ended.copy()}
        return {
            "final_obs": final, "_final_obs": ended.copy(), "final_info": scores, "_final_info": ended.copy(),
        }  # fmt: skip

    def given(self, array: Array) -> Array:
        """An array as the caller gets it: a copy, or read-only."""
        return array.copy() if self.copy else array

    def render(self) -> tuple[Any, ...] | None:
        """Every game in the render mode; None without one.

        Raises:
            MissingExtra: If a library that draws it is not installed.
        """
        if self.render_mode is None:
            return None
        return tuple(rendered(game, self.render_mode) for game in self.rows.batch.games)


def random_actions(info: dict[str, Any], random: np.random.Generator) -> Array:
    """For each game one of its legal actions, all equally likely.

    Args:
        info: What `CavernaVectorEnv` returned last.
        random: The generator that draws.
    """
    count = info["count"]
    chosen = (random.random(len(count)) * count).astype(np.intp)
    actions: Array = info["legal"][np.arange(len(count)), chosen]
    return actions
