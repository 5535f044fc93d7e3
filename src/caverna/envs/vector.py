"""Many games stepped together in compiled code, as a vector environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .extras import MissingExtra

try:
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise MissingExtra("gymnasium", error) from error

from caverna.game import InvalidOption

from .backends import BatchSpec, InProcess, WorkerProcesses
from .core import Array, start

SEEDS = 2**62


class CavernaVectorEnv(VectorEnv[Array, Array, Array]):
    """Many games of one kind. Each row shows a game to the seat whose turn it is.

    `info` has `turn`, the legal actions (`legal`, padded, with `count` of them valid), the `rewards` of all seats and
    the `scores` of the last game that ended in that row. All arrays are read-only and change with the next step: copy
    what you want to keep. When a game ends, the next one begins within the same step.

    Args:
        game: The name of the game.
        num_envs: How many games are played at once.
        players: How many players each game has.
        reward: "final", "difference" or "win"; see `caverna.game.rewards`.
        observations: Whether to fill the observations; without them a step is faster.
        masks: Whether `info` also has an `action_mask`.
        workers: How many processes share the games; 0 plays them all in this process.
        options: Further options of the game.

    Raises:
        InvalidOption: If an argument or an option of the game is not allowed.
    """

    def __init__(
        self, game: str = "cave-farmers", num_envs: int = 256, players: int = 2, reward: str = "final",
        observations: bool = True, masks: bool = False, workers: int = 0, **options: Any,
    ) -> None:  # fmt: skip
        if num_envs < 1 or not 0 <= workers <= num_envs:
            raise InvalidOption(
                f"num_envs={num_envs}, workers={workers}: there must be at least one game, and one for each worker"
            )
        spec = BatchSpec(game, {"players": players, **options}, reward, observations, masks)
        beginning = start(game, **spec.options)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        size = int(beginning.layout().size) if observations else 0
        self.single_observation_space = Box(-1.0, 1.0, (size,), np.float32)
        self.single_action_space = Discrete(beginning.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.used = beginning.layout().used(players)  # numbers of an observation that are used with this many players
        self.masks = masks
        self.backend = WorkerProcesses(spec, num_envs, workers) if workers else InProcess(spec, num_envs)
        self.rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Restart all games.

        Args:
            seed: A seed for each game, or one for the first: the others then count up from it.
            options: Ignored; Gymnasium passes it.
        """
        if seed is None:
            seeds = [int(number) for number in self.np_random.integers(SEEDS, size=self.num_envs)]
        elif isinstance(seed, int):
            seeds = [seed + row for row in range(self.num_envs)]
        else:
            seeds = [int(number) for number in seed]
        if len(seeds) != self.num_envs or not all(0 <= number < SEEDS for number in seeds):
            raise InvalidOption(f"seed: give {self.num_envs} numbers from 0 to 2**62 - 1")
        self.backend.reset(seeds)
        return self.backend.arrays.observations, self.info()

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
        now = self.backend.arrays
        acted = now.turns.copy()
        self.backend.step(numbers)
        rewards = now.rewards[self.rows, acted]
        return now.observations, rewards, now.ended.copy(), np.zeros(self.num_envs, np.bool_), self.info()

    def info(self) -> dict[str, Any]:
        """The arrays in addition to the observations."""
        now = self.backend.arrays
        masks = {"action_mask": now.masks} if self.masks else {}
        return {
            "turn": now.turns, "legal": now.legal, "count": now.counts, "rewards": now.rewards, "scores": now.scores,
            **masks,
        }  # fmt: skip

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the worker processes."""
        self.backend.close()


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
