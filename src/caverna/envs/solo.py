"""The solo games for Gymnasium."""

from __future__ import annotations

from typing import Any, Final

from caverna.extras import MissingExtra

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
except ImportError as error:
    raise MissingExtra("gymnasium", error) from error

from caverna.observer import Observation, observed

from .core import Array, EnvCore, Legal, has_chance, start
from .rendering import FRAMES_PER_SECOND, MODES, check_mode, rendered
from .vector import CavernaVectorEnv

ILLEGAL: Final = -0.01
"""The reward for an illegal action, which has no other effect."""
LONGEST: Final = 5000
"""Steps after which `gymnasium.make` truncates a game. Only a player of illegal actions needs so many."""
IDS: Final = {"CaveFarmersSolo-v0": "cave-farmers", "CaveVsCaveSolo-v0": "cave-vs-cave"}
"""The ids that `gymnasium.make` accepts, with the game of each."""


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """A solo game. `info` has the mask of legal actions (`action_mask`) and the `score` so far.

    The Cave Farmers has no chance with one player, because the rules fix the order of its cards: the same actions lead
    to the same game whatever the seed, and `metadata["chance"]` is False. The option `solo_cards="shuffled"` is a
    variant that shuffles them.

    Args:
        game: The name of the game.
        reward: "final" or "difference"; see `caverna.game.rewards`.
        render_mode: "ansi" for the terminal's board, "rgb_array" for a picture; None for neither.
        trim: Whether observations leave out the blocks of the six other seats, which are 0.
        play_forced: Whether to play decisions where only one action is legal.
        options: Further options of the game.

    Raises:
        InvalidOption: If the value of an option is not allowed.
        TypeError: If there is no such option.
    """

    metadata = {"render_modes": MODES, "render_fps": FRAMES_PER_SECOND}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self, game: str, reward: str = "final", render_mode: str | None = None, trim: bool = True,
        play_forced: bool = False, **options: Any,
    ) -> None:  # fmt: skip
        self.core = EnvCore(start(game, players=1, **options), reward, trim, play_forced)
        self.render_mode = check_mode(render_mode)
        beginning = self.core.beginning
        self.metadata = {**self.metadata, "chance": has_chance(beginning)}
        self.observation_space = Box(-1.0, 1.0, (observed(beginning, trim),), np.float32)
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

    def action_masks(self) -> Legal:
        """A 1 for each legal action, under the name that sb3-contrib looks for."""
        return self.core.mask()

    def render(self) -> str | Array | None:
        """The position in the render mode; None without one.

        Raises:
            MissingExtra: If a library that draws it is not installed.
        """
        return rendered(self.core.game, self.render_mode)


def make_solo(**options: Any) -> SoloEnv:
    """The entry point of `gymnasium.make`."""
    return SoloEnv(**options)


def make_solo_vector(max_episode_steps: int | None = None, **options: Any) -> CavernaVectorEnv:
    """The entry point of `gymnasium.make_vec`. It refuses illegal actions, so games need no limit."""
    return CavernaVectorEnv(players=1, **options)


def register() -> None:
    """Register the solo games with Gymnasium."""
    for name, game in IDS.items():
        gymnasium.register(
            name, make_solo, vector_entry_point=make_solo_vector, max_episode_steps=LONGEST, kwargs={"game": game}
        )
