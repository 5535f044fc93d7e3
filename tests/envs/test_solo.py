"""The solo games in Gymnasium."""

from __future__ import annotations

import pickle
from copy import deepcopy
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
    check_env(gymnasium.make(name, render_mode="ansi").unwrapped)


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


@each_id
def test_a_duplicate_plays_on_in_the_same_way(name: str) -> None:
    env = gymnasium.make(name)
    _, info = env.reset(seed=7)
    random = np.random.default_rng(7)
    for _ in range(20):
        _, _, _, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"])))
    twins = [env, deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(30):
        action = random.choice(np.flatnonzero(info["action_mask"]))
        seen = [twin.step(action) for twin in twins]
        for other in seen[1:]:
            assert (other[0] == seen[0][0]).all()
            assert other[1:4] == seen[0][1:4]
            assert (other[4]["action_mask"] == seen[0][4]["action_mask"]).all()
        info = seen[0][4]


@each_id
def test_masks_have_the_name_that_maskable_learners_look_for(name: str) -> None:
    env: Any = gymnasium.make(name)
    _, info = env.reset(seed=1)
    assert (env.get_wrapper_attr("action_masks")() == info["action_mask"]).all()


@each_id
def test_observations_leave_out_empty_seats_unless_told_otherwise(name: str) -> None:
    short, long = (gymnasium.make(name, trim=trim).reset(seed=1)[0] for trim in (True, False))
    assert len(short) < len(long)
    assert (long[: len(short)] == short).all()
    assert not long[len(short) :].any()


@each_id
def test_forced_decisions_are_played_if_wanted(name: str) -> None:
    env = gymnasium.make(name, play_forced=True)
    _, info = env.reset(seed=2)
    random, over, steps = np.random.default_rng(2), False, 0
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        assert len(legal) > 1
        _, _, over, _, info = env.step(random.choice(legal))
        steps += 1
    assert steps > 20


def test_the_terminal_board_is_rendered() -> None:
    env = gymnasium.make("CaveFarmersSolo-v0", render_mode="ansi")
    env.reset(seed=1)
    shown: Any = env.render()
    assert "Round" in shown
    assert "\x1b[" in shown
    assert SoloEnv("cave-farmers").render() is None


def test_a_picture_is_rendered() -> None:
    env = gymnasium.make("CaveVsCaveSolo-v0", mode="era-1", render_mode="rgb_array")
    env.reset(seed=1)
    shown: Any = env.render()
    assert shown.dtype == np.uint8
    assert shown.shape[1:] == (640, 3)
    assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 100


def test_an_unknown_argument_is_an_error_of_type() -> None:
    with pytest.raises(
        TypeError, match="unexpected keyword argument 'colour': the options of cave-farmers are players"
    ):
        gymnasium.make("CaveFarmersSolo-v0", colour="red")
    with pytest.raises(InvalidOption, match="use ansi or rgb_array"):
        SoloEnv("cave-farmers", render_mode="human")


@pytest.mark.parametrize(
    ("name", "options", "chance"),
    [
        ("CaveFarmersSolo-v0", {}, False), ("CaveVsCaveSolo-v0", {}, True),
        ("CaveFarmersSolo-v0", {"solo_cards": "shuffled"}, True),
    ],
)  # fmt: skip
def test_it_says_whether_there_is_chance(name: str, options: dict[str, Any], chance: bool) -> None:
    env = gymnasium.make(name, **options)
    assert env.metadata["chance"] == chance
    assert env.unwrapped.metadata["chance"] == chance


def test_a_game_of_nothing_but_illegal_actions_is_cut_off() -> None:
    env = gymnasium.make("CaveFarmersSolo-v0", max_episode_steps=3)
    _, info = env.reset(seed=4)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert [env.step(illegal)[3] for _ in range(3)] == [False, False, True]
