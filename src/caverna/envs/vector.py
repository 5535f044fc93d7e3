"""Many games at once, stepped in compiled code, as a vector environment of Gymnasium."""

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

from .crew import Alone, Crew, Orders
from .table import Array, start

SEEDS = 2**62


class FleetEnv(VectorEnv[Array, Array, Array]):
    """Games of one kind. What is seen and asked in each row is for the seat whose turn it is in that game.

    `info` has `turn`, the legal actions (`legal`, padded, and how many there are: `count`), the `rewards` of all seats
    and the `scores` of the last game that ended there. All arrays are read only and change with the next step:
    copy what is to be kept. A game that ends is followed by the next one in the same step.
    """

    def __init__(
        self, game: str = "cave-farmers", num_envs: int = 256, players: int = 2, reward: str = "final",
        observations: bool = True, masks: bool = False, workers: int = 0, **options: Any,
    ) -> None:  # fmt: skip
        if num_envs < 1 or not 0 <= workers <= num_envs:
            raise InvalidOption(f"num_envs={num_envs}, workers={workers}: at least one game, and one for each worker")
        orders = Orders(game, {"players": players, **options}, reward, observations, masks)
        beginning = start(game, **orders.options)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        size = int(beginning.layout().size) if observations else 0
        self.single_observation_space = Box(-1.0, 1.0, (size,), np.float32)
        self.single_action_space = Discrete(beginning.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.used = beginning.layout().used(players)  # numbers of an observation that are ever written
        self.masks = masks
        self.crew = Crew(orders, num_envs, workers) if workers else Alone(orders, num_envs)
        self.rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """From the beginning. A seed is for the first game, and the next ones count on from it."""
        if seed is None:
            seeds = [int(number) for number in self.np_random.integers(SEEDS, size=self.num_envs)]
        elif isinstance(seed, int):
            seeds = [seed + row for row in range(self.num_envs)]
        else:
            seeds = [int(number) for number in seed]
        if len(seeds) != self.num_envs or not all(0 <= number < SEEDS for number in seeds):
            raise InvalidOption(f"seed: {self.num_envs} numbers from 0 to 2**62 - 1 are needed")
        self.crew.reset(seeds)
        return self.crew.shown.observations, self.info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One legal action for each game. The rewards are those of the seats that acted."""
        numbers = np.ascontiguousarray(actions, np.int64)
        if numbers.shape != (self.num_envs,):
            raise InvalidOption(f"actions: {self.num_envs} of them are needed")
        now = self.crew.shown
        acted = now.turns.copy()
        self.crew.step(numbers)
        rewards = now.rewards[self.rows, acted]
        return now.observations, rewards, now.ended.copy(), np.zeros(self.num_envs, np.bool_), self.info()

    def info(self) -> dict[str, Any]:
        now = self.crew.shown
        masks = {"action_mask": now.masks} if self.masks else {}
        return {
            "turn": now.turns, "legal": now.legal, "count": now.counts, "rewards": now.rewards, "scores": now.scores,
            **masks,
        }  # fmt: skip

    def close_extras(self, **kwargs: Any) -> None:
        self.crew.close()


def random_actions(info: dict[str, Any], random: np.random.Generator) -> Array:
    """For each game one of its legal actions, all equally likely."""
    count = info["count"]
    chosen = (random.random(len(count)) * count).astype(np.intp)
    actions: Array = info["legal"][np.arange(len(count)), chosen]
    return actions
