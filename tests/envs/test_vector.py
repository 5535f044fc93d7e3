"""The vector environment matches single games, draws chance as the rules say, and restarts finished games."""

from __future__ import annotations

import pickle
from collections import Counter
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import caverna
from caverna import CHANCE, IllegalAction, InvalidOption
from caverna.envs.core import Array, start
from caverna.envs.rows import BatchRows
from caverna.envs.vector import CavernaVectorEnv, random_actions
from caverna.game.batch import WIDEST, GameBatch, draw
from caverna.game.generator import Generator
from caverna.game.rewards import UNIT
from caverna.observer import observed
from tests.envs.test_observation import seen
from tests.fuzz import SETUPS

STARTS = [("cave-farmers", {"players": 1}), ("cave-farmers", {"players": 3}), ("cave-vs-cave", {"players": 1}),
          ("cave-vs-cave", {"players": 2, "mode": "era-1"})]  # fmt: skip

each_start = pytest.mark.parametrize(("name", "options"), STARTS, ids=str)


def env_of(name: str, games: int, reward: str = "final", **options: Any) -> CavernaVectorEnv:
    return CavernaVectorEnv(name, games, reward=reward, masks=True, **options)


def inside(env: CavernaVectorEnv) -> GameBatch:
    return env.rows.batch


@each_start
def test_every_row_shows_what_its_game_shows(name: str, options: dict[str, Any]) -> None:
    env = env_of(name, 3, **options)
    random = np.random.default_rng(1)
    observations, info = env.reset(seed=1)
    for step in range(150):
        if step % 5 == 0:
            for row, game in enumerate(inside(env).games):
                legal = game.legal_actions()
                assert info["turn"][row] == game.turn
                assert list(info["legal"][row, : info["count"][row]]) == legal
                assert list(np.flatnonzero(info["action_mask"][row])) == legal
                assert (observations[row] == seen(game, game.turn)[: observations.shape[1]]).all()
        observations, _, _, _, info = env.step(random_actions(info, random))


@each_start
def test_actions_are_carried_out_as_in_a_single_game(name: str, options: dict[str, Any]) -> None:
    env = env_of(name, 2, **options)
    random = np.random.default_rng(2)
    _, info = env.reset(seed=2)
    for _ in range(60):
        before = [game.copy() for game in inside(env).games]
        actions = random_actions(info, random)
        _, _, ended, _, info = env.step(actions)
        for row, game in enumerate(before):
            game.apply(int(actions[row]))
            if game.turn != CHANCE and not ended[row]:
                assert game == inside(env).games[row]


@pytest.mark.parametrize("reward", ["final", "difference"])
@each_start
def test_the_rewards_of_a_game_add_up_to_its_score(name: str, options: dict[str, Any], reward: str) -> None:
    env = env_of(name, 4, reward, **options)
    random = np.random.default_rng(3)
    _, info = env.reset(seed=3)
    beginning = [inside(env).games[0].points_of(seat) for seat in range(options["players"])]
    base = np.array(beginning) if reward == "difference" else np.zeros(options["players"])
    totals = np.zeros_like(info["rewards"])
    finished = 0
    while finished < 4:
        turns = info["turn"].copy()
        _, rewards, ended, truncated, info = env.step(random_actions(info, random))
        assert (rewards == info["rewards"][np.arange(4), turns]).all()
        assert not truncated.any()
        totals += info["rewards"]
        for row in np.flatnonzero(ended):
            assert totals[row] == pytest.approx((info["final_info"]["scores"][row] - base) / UNIT)
            totals[row] = 0
            finished += 1


def test_the_winner_takes_a_point_from_the_others() -> None:
    env = CavernaVectorEnv("cave-farmers", 6, players=3, reward="win", observations=False)
    random = np.random.default_rng(4)
    _, info = env.reset(seed=4)
    finished = 0
    while finished < 6:
        _, _, ended, _, info = env.step(random_actions(info, random))
        for row in np.flatnonzero(ended):
            scores = info["final_info"]["scores"][row]
            best = scores == scores.max()
            expected = np.where(best, (3 / best.sum() - 1) / 2, -1 / 2)
            assert info["rewards"][row] == pytest.approx(expected)
            assert info["rewards"][row].sum() == pytest.approx(0)
            finished += 1


def test_chance_draws_by_its_weights() -> None:
    """The first marker of a game of three is a leaf in four cases of seven."""
    game: Any = caverna.new_game("cave-farmers", players=3)
    while not (game.turn == CHANCE and game.question() == "marker"):
        game.apply(game.legal_actions()[0])
    random, found, draws = Generator(5), Counter[int](), 2000
    for _ in range(draws):
        drawn = game.copy()
        draw(drawn, random)
        found[int(drawn.leaves)] += 1
    assert set(found) == {3, 4}
    assert found[3] / draws == pytest.approx(4 / 7, abs=4 * (12 / 49 / draws) ** 0.5)


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    def course(seed: int) -> list[bytes]:
        env = CavernaVectorEnv("cave-vs-cave", 3, players=1, observations=False, masks=True)
        random = np.random.default_rng(6)
        _, info = env.reset(seed=seed)
        shown = []
        for _ in range(40):
            info = env.step(random_actions(info, random))[4]
            shown.append(info["action_mask"].tobytes())
        return shown

    assert course(1) == course(1)
    assert course(1) != course(2)


def test_without_a_seed_games_differ() -> None:
    env = CavernaVectorEnv("cave-vs-cave", 8, players=1)
    first, _ = env.reset()
    assert len({row.tobytes() for row in first}) > 1


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = CavernaVectorEnv("cave-farmers", 2, players=1)
    _, info = env.reset(seed=8)
    before = [game.to_dict() for game in inside(env).games]
    actions = random_actions(info, np.random.default_rng(8)).astype(np.int64)
    for action in (0, -1, 10**12):
        with pytest.raises(IllegalAction, match=r"game 1: .* is not legal now: expected one of:"):
            env.step(np.array([actions[0], action]))
        assert [game.to_dict() for game in inside(env).games] == before


def test_without_copies_arrays_are_read_only() -> None:
    env = CavernaVectorEnv("cave-farmers", 2, copy=False)
    observations, info = env.reset(seed=9)
    for array in (observations, info["count"]):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_the_spaces_fit_what_is_shown() -> None:
    env = CavernaVectorEnv("cave-vs-cave", 3, players=2)
    observations, _ = env.reset(seed=10)
    assert observations in env.observation_space
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert CavernaVectorEnv("cave-vs-cave", 3, observations=False).reset()[0].shape == (3, 0)


def test_copies_stay_as_they_are() -> None:
    env = CavernaVectorEnv("cave-farmers", 2, masks=True)
    observations, info = env.reset(seed=9)
    before = observations.copy(), {name: array.copy() for name, array in info.items()}
    env.step(random_actions(info, np.random.default_rng(9)))
    assert (observations == before[0]).all()
    assert all((array == before[1][name]).all() for name, array in info.items())


def to_the_first_end(env: CavernaVectorEnv, seed: int) -> tuple[list[Any], Array, Array, dict[str, Any]]:
    """Play randomly until a game ends; returns the games, and what the last step returned."""
    random = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    ended = np.zeros(env.num_envs, np.bool_)
    while not ended.any():
        assert "final_obs" not in info
        games = list(inside(env).games)
        observations, _, ended, _, info = env.step(random_actions(info, random))
    return games, observations, ended, info


def test_the_end_of_a_game_is_told_as_gymnasium_prescribes() -> None:
    games, observations, ended, info = to_the_first_end(CavernaVectorEnv("cave-vs-cave", 3, players=2), 11)
    assert list(info["_final_obs"]) == list(info["_final_info"]) == list(ended)
    for row, game in enumerate(games):
        if not ended[row]:
            assert info["final_obs"][row] is None
            assert not info["final_info"]["scores"][row].any()
            continue
        assert game.turn == caverna.OVER
        assert list(info["final_info"]["scores"][row]) == game.scores()
        last = [seen(game, seat)[: observations.shape[1]] for seat in range(2)]
        assert any((info["final_obs"][row] == view).all() for view in last)
        assert not (info["final_obs"][row] == observations[row]).all()


def test_the_wrappers_of_gymnasium_understand_it() -> None:
    """They read `info` by its conventions: statistics of episodes, and a dictionary for each row."""
    env = RecordEpisodeStatistics(gymnasium.make_vec("CaveVsCaveSolo-v0", 2, "vector_entry_point", mode="era-1"))
    wrapped, random = DictInfoToList(env), np.random.default_rng(16)
    rows: Any = wrapped.reset(seed=16)[1]
    ended = np.zeros(2, np.bool_)
    while not ended.any():
        actions = np.array([row["legal"][int(random.random() * row["count"])] for row in rows])
        _, _, ended, _, rows = wrapped.step(actions)
    for row, over in zip(rows, ended, strict=True):
        assert ("final_info" in row) == ("final_obs" in row) == over
        if over:
            assert row["episode"]["r"] == pytest.approx(row["final_info"]["scores"][0] / UNIT)


def test_each_entry_of_info_tells_where_it_is_valid() -> None:
    _, info = CavernaVectorEnv("cave-farmers", 3, masks=True).reset(seed=12)
    names = [name for name in info if not name.startswith("_")]
    assert sorted(names) == ["action_mask", "count", "legal", "rewards", "turn"]
    assert all(info[f"_{name}"].all() for name in names)


@pytest.mark.parametrize("duplicate", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("begun", [True, False])
def test_a_duplicate_plays_on_in_the_same_way(duplicate: Any, begun: bool) -> None:
    env = CavernaVectorEnv("cave-vs-cave", 3, players=1, reward="difference", masks=True)
    random = np.random.default_rng(13)
    _, info = env.reset(seed=13)
    for _ in range(20):
        info = env.step(random_actions(info, random))[4]
    if not begun:
        env = CavernaVectorEnv("cave-vs-cave", 3, players=1, reward="difference", masks=True)
    twin = duplicate(env)
    if not begun:
        env.reset(seed=14)
        _, info = twin.reset(seed=14)
    for _ in range(40):
        actions = random_actions(info, random)
        one, other = env.step(actions), twin.step(actions)
        for first, second in zip(one[:4], other[:4], strict=True):
            assert (first == second).all()
        info = one[4]
        for row, count in enumerate(info["count"]):
            assert (info["legal"][row, :count] == other[4]["legal"][row, :count]).all()
        assert (info["action_mask"] == other[4]["action_mask"]).all()


@each_start
def test_forced_decisions_are_played_if_wanted(name: str, options: dict[str, Any]) -> None:
    env = env_of(name, 4, "difference", play_forced=True, **options)
    random = np.random.default_rng(15)
    _, info = env.reset(seed=15)
    totals = np.zeros_like(info["rewards"])
    first = [[game.points_of(seat) for seat in range(options["players"])] for game in inside(env).games]
    finished = np.zeros(4, np.bool_)
    while not finished.any():
        assert info["count"].min() > 1
        _, _, finished, _, info = env.step(random_actions(info, random))
        totals += info["rewards"]
    for row in np.flatnonzero(finished):
        assert totals[row] == pytest.approx((info["final_info"]["scores"][row] - first[row]) / UNIT)


def test_observations_leave_out_empty_seats_unless_told_otherwise() -> None:
    beginning = start("cave-farmers", players=2)
    sizes = [CavernaVectorEnv(num_envs=1, trim=trim).reset(seed=1)[0].shape[1] for trim in (True, False)]
    assert sizes == [observed(beginning, True), beginning.layout().size]
    assert sizes[0] < sizes[1]


def test_every_game_is_rendered() -> None:
    env = CavernaVectorEnv("cave-vs-cave", 2, players=1, render_mode="ansi")
    env.reset(seed=1)
    frames = env.render()
    assert frames is not None
    assert len(frames) == 2
    assert CavernaVectorEnv(num_envs=2).render() is None


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"num_envs": 0}, "at least one game"),
        ({"render_mode": "human"}, "use ansi or rgb_array"),
        ({"reward": "gold"}, "use final, difference or win"),
        ({"players": 1, "reward": "win"}, "nobody to win against"),
        ({"players": 9}, "1 to 7 players"),
    ],
)
def test_impossible_arguments_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidOption, match=message):
        CavernaVectorEnv(**options)


def test_an_unknown_argument_is_an_error_of_type() -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'workers'"):
        CavernaVectorEnv(workers=2)


def test_seeds_and_actions_must_be_as_many_as_games() -> None:
    env = CavernaVectorEnv(num_envs=2)
    with pytest.raises(InvalidOption, match="2 numbers"):
        env.reset(seed=[1, 2, 3])
    env.reset(seed=[1, 2])
    with pytest.raises(InvalidOption, match="2 of them"):
        env.step(np.zeros(3, np.int64))


def test_no_set_up_has_more_legal_actions_than_a_row_holds() -> None:
    widest = 0
    for name, options in SETUPS:
        rows = BatchRows(start(name, **options), 2, "final", False, False, False)
        rows.reset([1, 2])
        random = np.random.default_rng(1)
        for _ in range(60):
            now = rows.arrays
            rows.step(random_actions({"count": now.counts, "legal": now.legal}, random).astype(np.int64))
            widest = max(widest, int(now.counts.max()))
    assert widest < WIDEST / 2
