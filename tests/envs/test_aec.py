"""Both games in PettingZoo."""

from __future__ import annotations

import pickle
from copy import deepcopy
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from caverna import IllegalAction
from caverna.envs.aec import CavernaAECEnv

TABLES = [("cave-farmers", players) for players in range(1, 8)] + [("cave-vs-cave", 1), ("cave-vs-cave", 2)]

each_table = pytest.mark.parametrize(("game", "players"), TABLES)
# api_test warns of what it does not know: a dictionary with a mask, which its documentation asks for, and no pictures.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation:UserWarning:pettingzoo"),
    pytest.mark.filterwarnings("ignore:Environment has not defined a render:UserWarning:pettingzoo"),
]


def play(env: CavernaAECEnv, seed: int) -> dict[str, float]:
    """Play a random game; returns the total rewards of all agents."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, truncated, _ = env.last()
        totals[agent] += reward
        assert not truncated
        if over:
            assert not observation["action_mask"].any()
            env.step(None)
        else:
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
    return totals


@each_table
def test_pettingzoo_finds_nothing_wrong(game: str, players: int) -> None:
    api_test(CavernaAECEnv(game, players), num_cycles=100)


@pytest.mark.parametrize(("game", "players"), [("cave-farmers", 3), ("cave-vs-cave", 2)])
def test_a_seed_makes_all_the_difference(game: str, players: int) -> None:
    seed_test(partial(CavernaAECEnv, game, players), num_cycles=20)


@each_table
def test_agents_are_players_and_the_rewards_their_scores(game: str, players: int) -> None:
    env = CavernaAECEnv(game, players)
    totals = play(env, 1)
    assert list(totals) == [f"player_{seat}" for seat in range(players)]
    assert list(totals.values()) == pytest.approx([score / 100 for score in env.core.scores()])


@pytest.mark.parametrize("reward", ["difference", "win"])
def test_other_rewards_reach_every_agent(reward: str) -> None:
    env = CavernaAECEnv("cave-farmers", 2, reward)
    env.reset(seed=2)
    before = env.core.scores()
    totals = list(play(env, 2).values())
    after = env.core.scores()
    if reward == "win":
        assert sum(totals) == 0
        assert (totals[0] > totals[1]) == (after[0] > after[1])
    else:
        assert totals == pytest.approx([(b - a) / 100 for a, b in zip(before, after, strict=True)])


def test_only_who_is_asked_has_legal_actions() -> None:
    env = CavernaAECEnv("cave-farmers", 3)
    env.reset(seed=3)
    masks: dict[str, Any] = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
    assert [agent for agent, mask in masks.items() if mask.any()] == [env.agent_selection]


def test_an_illegal_action_is_refused() -> None:
    env = CavernaAECEnv("cave-farmers", 2)
    env.reset(seed=4)
    with pytest.raises(IllegalAction, match="is not legal now"):
        env.step(0)


def test_a_duplicate_plays_on_in_the_same_way() -> None:
    env = CavernaAECEnv("cave-vs-cave", 2, play_forced=True)
    env.reset(seed=5)
    random = np.random.default_rng(5)
    twins = [env, deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(40):
        seen, _, _, _, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"])
        assert len(legal) > 1
        action = int(random.choice(legal))
        for twin in twins:
            twin.step(action)
        assert twins[0].core.game == twins[1].core.game == twins[2].core.game


def test_the_board_of_who_decides_is_rendered() -> None:
    env = CavernaAECEnv("cave-farmers", 2, render_mode="ansi")
    env.reset(seed=6)
    assert "Player 2" in str(env.render())
