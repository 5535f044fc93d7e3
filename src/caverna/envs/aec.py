"""Both games with any number of players, for PettingZoo."""

from __future__ import annotations

from typing import Any

from caverna.extras import MissingExtra

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
except ImportError as error:
    raise MissingExtra("pettingzoo", error) from error

from caverna.observer import observed

from .core import Array, EnvCore, start
from .rendering import FRAMES_PER_SECOND, MODES, check_mode, rendered

Seen = dict[str, Any]
"""An "observation" and an "action_mask"."""


class CavernaAECEnv(AECEnv[str, Seen, int]):
    """A game as an agent-environment cycle. The agents are `player_0` and so on; the rules say whose turn it is.

    Args:
        game: The name of the game.
        players: How many players there are.
        reward: "final", "difference" or "win"; see `caverna.game.rewards`.
        render_mode: "ansi" for the terminal's board, "rgb_array" for a picture; None for neither.
        trim: Whether observations leave out the blocks of empty seats, which are 0.
        play_forced: Whether to play decisions where only one action is legal.
        options: Further options of the game.

    Raises:
        InvalidOption: If the value of an option is not allowed.
        TypeError: If there is no such option.
    """

    def __init__(
        self, game: str = "cave-farmers", players: int = 2, reward: str = "final", render_mode: str | None = None,
        trim: bool = True, play_forced: bool = False, **options: Any,
    ) -> None:  # fmt: skip
        super().__init__()
        self.core = EnvCore(start(game, players=players, **options), reward, trim, play_forced)
        self.metadata = {
            "name": game.replace("-", "_") + "_v0", "render_modes": MODES, "render_fps": FRAMES_PER_SECOND,
            "is_parallelizable": False,
        }  # fmt: skip
        self.render_mode = check_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        beginning = self.core.beginning
        self.nothing_legal = np.zeros(beginning.num_actions, np.int8)
        numbers = Box(-1.0, 1.0, (observed(beginning, trim),), np.float32)
        mask = Box(0, 1, (beginning.num_actions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(beginning.num_actions) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Dict:
        """The space of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game.

        Args:
            seed: Seeds the generator that draws chance; without one it continues as it is.
            options: Ignored; PettingZoo passes it.
        """
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.core.reset(self.np_random)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.core.game.turn]

    def step(self, action: int | None) -> None:
        """Carry out an action of the selected agent.

        Args:
            action: The number of a legal action; None once the game is over, as PettingZoo requires.

        Raises:
            IllegalAction: If the action is not legal; then nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "the game is not over"
        self.core.play(action, self.np_random)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.core.rewards.to_list(), strict=True))
        self._accumulate_rewards()
        if self.core.over:
            self.terminations = dict.fromkeys(self.agents, True)
            scores = zip(self.agents, self.core.scores(), strict=True)
            self.infos = {agent: {"score": score} for agent, score in scores}
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.core.game.turn]

    def observe(self, agent: str) -> Seen:
        """What an agent sees, with the mask of its legal actions: all zeros unless it is its turn."""
        seat = self.seats[agent]
        mask = self.core.mask() if self.core.game.turn == seat else self.nothing_legal.copy()
        return {"observation": self.core.observation(seat), "action_mask": mask}

    def render(self) -> str | Array | None:
        """The position in the render mode; None without one.

        Raises:
            MissingExtra: If a library that draws it is not installed.
        """
        return rendered(self.core.game, self.render_mode)

    def close(self) -> None:
        """There is nothing to release."""
