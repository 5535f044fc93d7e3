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

from .core import EnvCore, Observation, start
from .vector import CavernaVectorEnv

ILLEGAL: Final = -0.01
"""The reward for an illegal action, which has no other effect."""
IDS: Final = {"CaveFarmersSolo-v0": "cave-farmers", "CaveVsCaveSolo-v0": "cave-vs-cave"}
"""The ids that `gymnasium.make` accepts, with the game of each."""


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """A solo game. `info` has the mask of legal actions (`action_mask`) and the `score` so far.

    Args:
        game: The name of the game.
        reward: "final" or "difference"; see `caverna.game.rewards`.
        options: Further options of the game.

    Raises:
        InvalidOption: If an option is not allowed.
    """

    def __init__(self, game: str, reward: str = "final", **options: Any) -> None:
        self.core = EnvCore(start(game, players=1, **options), reward)
        beginning = self.core.beginning
        self.observation_space = Box(-1.0, 1.0, (int(beginning.layout().size),), np.float32)
        self.action_space = Discrete(beginning.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game.

        Args:
            seed: Seeds the generator that draws chance; without one it continues as it is.
            options: Ignored; Gymnasium passes it.
        """
        super().reset(seed=seed)
        self.core.reset(self.np_random)
        return self.core.observation(0), self.info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out an action. One that is not legal changes nothing and is rewarded with `ILLEGAL`."""
        core = self.core
        if core.game.is_legal(int(action)):
            core.play(int(action), self.np_random)
            reward = core.rewards.to_list()[0]
        else:
            reward = ILLEGAL
        return core.observation(0), reward, core.over, False, self.info()

    def info(self) -> dict[str, Any]:
        """The mask of legal actions, and the score so far."""
        return {"action_mask": self.core.mask(), "score": self.core.scores()[0]}


def make_solo(**options: Any) -> SoloEnv:
    """The entry point of `gymnasium.make`."""
    return SoloEnv(**options)


def make_solo_vector(**options: Any) -> CavernaVectorEnv:
    """The entry point of `gymnasium.make_vec`."""
    return CavernaVectorEnv(players=1, **options)


def register() -> None:
    """Register the solo games with Gymnasium."""
    for name, game in IDS.items():
        gymnasium.register(name, make_solo, vector_entry_point=make_solo_vector, kwargs={"game": game})
