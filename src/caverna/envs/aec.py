"""Both games, with any number of players, for PettingZoo."""

from __future__ import annotations

from typing import Any

from .extras import MissingExtra

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
except ImportError as error:
    raise MissingExtra("pettingzoo", error) from error

from .table import Table, start

Seen = dict[str, Any]
"""An "observation" and an "action_mask"."""


class TableEnv(AECEnv[str, Seen, int]):
    """A game as a cycle of agents, `player_0` and so on; whose turn it is follows from the rules, not from a circle.

    An illegal action raises `IllegalAction`.
    """

    def __init__(self, game: str = "cave-farmers", players: int = 2, reward: str = "final", **options: Any) -> None:
        super().__init__()
        self.table = Table(start(game, players=players, **options), reward)
        self.metadata = {"name": game.replace("-", "_") + "_v0", "render_modes": [], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        beginning = self.table.beginning
        self.nothing_legal = np.zeros(beginning.num_actions, np.int8)
        numbers = Box(-1.0, 1.0, (int(beginning.layout().size),), np.float32)
        mask = Box(0, 1, (beginning.num_actions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(beginning.num_actions) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.table.reset(self.np_random)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.game.turn]

    def step(self, action: int | None) -> None:
        """The action of the agent selected; None once the game is over, as PettingZoo wants it."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "the game is not over"
        self.table.play(action, self.np_random)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.table.rewards.to_list(), strict=True))
        self._accumulate_rewards()
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            scores = zip(self.agents, self.table.scores(), strict=True)
            self.infos = {agent: {"score": score} for agent, score in scores}
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.table.game.turn]

    def observe(self, agent: str) -> Seen:
        seat = self.seats[agent]
        mask = self.table.mask() if self.table.game.turn == seat else self.nothing_legal.copy()
        return {"observation": self.table.observation(seat), "action_mask": mask}
