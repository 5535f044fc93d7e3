"""The solo games in Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import caverna.envs.solo
from caverna import InvalidOption
from caverna.envs.solo import IDS, ILLEGAL, SoloEnv
from caverna.envs.vector import CavernaVectorEnv

each_id = pytest.mark.parametrize("name", IDS)


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, dict[str, Any]]:
    """Play a random game; returns the sum of its rewards, and the last `info`."""
    random = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        action = random.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, truncated, info = env.step(action)
        assert not truncated
        total += float(reward)
    return total, info


@each_id
def test_gymnasium_makes_it_and_finds_nothing_wrong(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


@each_id
def test_the_final_reward_is_the_score(name: str) -> None:
    total, info = play(gymnasium.make(name), 1)
    assert total == pytest.approx(info["score"] / 100)
    assert not info["action_mask"].any()


@each_id
def test_differences_add_up_to_what_the_score_has_changed(name: str) -> None:
    env = gymnasium.make(name, reward="difference")
    _, info = env.reset(seed=2)
    before = info["score"]
    total, info = play(env, 2)
    assert total == pytest.approx((info["score"] - before) / 100)


@each_id
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert play(gymnasium.make(name), 3)[0] == play(gymnasium.make(name), 3)[0]


def test_an_illegal_action_costs_a_little_and_changes_nothing_else() -> None:
    env = SoloEnv("cave-farmers")
    before, info = env.reset(seed=4)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, _, _ = env.step(np.int64(illegal))
    assert (after == before).all()
    assert (reward, over) == (ILLEGAL, False)


@pytest.mark.parametrize("mode", ["era-1", "eras-1-2", "ask"])
def test_options_of_the_game_are_options_of_the_environment(mode: str) -> None:
    env: Any = gymnasium.make("CaveVsCaveSolo-v0", mode=mode).unwrapped
    assert env.core.game.options == {"players": 1, "mode": mode}
    with pytest.raises(InvalidOption, match="short"):
        SoloEnv("cave-vs-cave", mode="short")


def test_gymnasium_makes_a_vector_environment_of_many_solo_games() -> None:
    env = gymnasium.make_vec("CaveFarmersSolo-v0", 3, "vector_entry_point")
    assert isinstance(env, CavernaVectorEnv)
    _, info = env.reset(seed=5)
    assert list(info["turn"]) == [0, 0, 0]


def test_an_observation_is_a_copy() -> None:
    env = SoloEnv("cave-farmers")
    first, info = env.reset(seed=6)
    kept = first.copy()
    env.step(np.int64(np.flatnonzero(info["action_mask"])[0]))
    assert (first == kept).all()


def test_the_package_has_registered_the_games() -> None:
    assert caverna.envs.solo.IDS.keys() <= gymnasium.registry.keys()
