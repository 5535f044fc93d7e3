"""The solo games for Gymnasium."""

from __future__ import annotations

from typing import Any, Final

from .extras import MissingExtra

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
except ImportError as error:
    raise MissingExtra("gymnasium", error) from error

from .table import Observation, Table, start
from .vector import FleetEnv

ILLEGAL: Final = -0.01
"""The reward of an action that is not legal. It changes nothing else."""
IDS: Final = {"CaveFarmersSolo-v0": "cave-farmers", "CaveVsCaveSolo-v0": "cave-vs-cave"}
"""What `gymnasium.make` knows, and the game it is."""


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """One player alone. `info` has the mask of legal actions and the score now."""

    def __init__(self, game: str, reward: str = "final", **options: Any) -> None:
        self.table = Table(start(game, players=1, **options), reward)
        beginning = self.table.beginning
        self.observation_space = Box(-1.0, 1.0, (int(beginning.layout().size),), np.float32)
        self.action_space = Discrete(beginning.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.reset(self.np_random)
        return self.table.observation(0), self.info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self.table
        if table.game.is_legal(int(action)):
            table.play(int(action), self.np_random)
            reward = table.rewards.to_list()[0]
        else:
            reward = ILLEGAL
        return table.observation(0), reward, table.over, False, self.info()

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(), "score": self.table.scores()[0]}


def make_solo(**options: Any) -> SoloEnv:
    """For `gymnasium.make`."""
    return SoloEnv(**options)


def make_solo_fleet(**options: Any) -> FleetEnv:
    """For `gymnasium.make_vec`."""
    return FleetEnv(players=1, **options)


def register() -> None:
    """Make the solo games known to Gymnasium."""
    for name, game in IDS.items():
        gymnasium.register(name, make_solo, vector_entry_point=make_solo_fleet, kwargs={"game": game})
