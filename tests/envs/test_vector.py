"""The vector environment matches single games, draws chance as the rules say, and restarts finished games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import caverna
from caverna import CHANCE, IllegalAction, InvalidOption
from caverna.envs.backends import BatchSpec, InProcess
from caverna.envs.vector import CavernaVectorEnv, random_actions
from caverna.game.batch import WIDEST, GameBatch, draw
from caverna.game.generator import Generator
from caverna.game.rewards import UNIT
from tests.envs.test_observation import seen
from tests.fuzz import SETUPS

STARTS = [("cave-farmers", {"players": 1}), ("cave-farmers", {"players": 3}), ("cave-vs-cave", {"players": 1}),
          ("cave-vs-cave", {"players": 2, "mode": "era-1"})]  # fmt: skip

each_start = pytest.mark.parametrize(("name", "options"), STARTS, ids=str)


def env_of(name: str, games: int, reward: str = "final", **options: Any) -> CavernaVectorEnv:
    return CavernaVectorEnv(name, games, reward=reward, masks=True, **options)


def inside(env: CavernaVectorEnv) -> GameBatch:
    assert isinstance(env.backend, InProcess)
    return env.backend.batch


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
                assert (observations[row] == seen(game, game.turn)).all()
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
            assert totals[row] == pytest.approx((info["scores"][row] - base) / UNIT)
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
            best = info["scores"][row] == info["scores"][row].max()
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
        env = CavernaVectorEnv("cave-vs-cave", 3, players=1, observations=False)
        random = np.random.default_rng(6)
        _, info = env.reset(seed=seed)
        return [env.step(random_actions(info, random))[4]["legal"].tobytes() for _ in range(40)]

    assert course(1) == course(1)
    assert course(1) != course(2)


def test_without_a_seed_games_differ() -> None:
    env = CavernaVectorEnv("cave-vs-cave", 8, players=1)
    first, _ = env.reset()
    assert len({row.tobytes() for row in first}) > 1


def test_workers_play_the_same_games_as_one_process() -> None:
    options: dict[str, Any] = {"game": "cave-farmers", "num_envs": 5, "players": 2, "masks": True}
    alone, workers = CavernaVectorEnv(**options), CavernaVectorEnv(workers=2, **options)
    random = np.random.default_rng(7)
    try:
        results = [alone.reset(seed=7), workers.reset(seed=7)]
        for _ in range(30):
            info = results[0][-1]
            assert (results[0][0] == results[1][0]).all()
            assert all((info[name] == results[1][-1][name]).all() for name in info if name != "legal")
            for row, count in enumerate(info["count"]):
                assert (info["legal"][row, :count] == results[1][-1]["legal"][row, :count]).all()
            actions = random_actions(info, random)
            results = [alone.step(actions), workers.step(actions)]  # type: ignore[list-item]
        with pytest.raises(IllegalAction, match="is not legal now"):
            workers.step(np.full(5, 3000))
    finally:
        workers.close()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = CavernaVectorEnv("cave-farmers", 2, players=1)
    _, info = env.reset(seed=8)
    before = [game.to_dict() for game in inside(env).games]
    actions = random_actions(info, np.random.default_rng(8)).astype(np.int64)
    for action in (0, -1, 10**12):
        with pytest.raises(IllegalAction, match=r"game 1: .* is not legal now: expected one of:"):
            env.step(np.array([actions[0], action]))
        assert [game.to_dict() for game in inside(env).games] == before


def test_returned_arrays_are_read_only() -> None:
    env = CavernaVectorEnv("cave-farmers", 2)
    observations, _ = env.reset(seed=9)
    with pytest.raises(ValueError, match="read-only"):
        observations[0, 0] = 1


def test_the_spaces_fit_what_is_shown() -> None:
    env = CavernaVectorEnv("cave-vs-cave", 3, players=2)
    observations, _ = env.reset(seed=10)
    assert observations in env.observation_space
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert CavernaVectorEnv("cave-vs-cave", 3, observations=False).reset()[0].shape == (3, 0)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"num_envs": 0}, "at least one game"),
        ({"num_envs": 2, "workers": 3}, "one for each worker"),
        ({"reward": "gold"}, "use final, difference or win"),
        ({"players": 1, "reward": "win"}, "nobody to win against"),
        ({"players": 9}, "1 to 7 players"),
    ],
)
def test_impossible_arguments_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidOption, match=message):
        CavernaVectorEnv(**options)


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
        alone = InProcess(BatchSpec(name, options, "final", False, False), 2)
        alone.reset([1, 2])
        random = np.random.default_rng(1)
        for _ in range(60):
            rows = alone.arrays
            alone.step(random_actions({"count": rows.counts, "legal": rows.legal}, random).astype(np.int64))
            widest = max(widest, int(rows.counts.max()))
    assert widest < WIDEST / 2
