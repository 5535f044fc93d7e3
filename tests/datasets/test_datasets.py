"""Files of whole games, and their decisions as arrays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import caverna.arena
from caverna import CHANCE, OVER, InvalidOption, Match, RecordError
from caverna.arena import Contest
from caverna.datasets import GameWriter, PlayedGame, batches, load, read_games
from caverna.envs.vector import CavernaVectorEnv
from caverna.game.engine import Engine
from caverna.observer import Observer
from tests.conftest import Caverna
from tests.matches import play_randomly

BOTS = ["random", "random"]


def played(seed: int, game: str = "cave-vs-cave", **options: Any) -> tuple[Match, PlayedGame]:
    match = play_randomly(Match(game, seed=seed, **(options or {"players": 2, "mode": "era-1"})))
    return match, PlayedGame.of(match, BOTS[: match.game.num_players], str(seed))


@pytest.fixture(scope="module")
def games() -> list[PlayedGame]:
    return [played(seed)[1] for seed in range(3)]


@pytest.fixture
def file(tmp_path: Path, games: list[PlayedGame]) -> Path:
    path = tmp_path / "games.jsonl"
    with GameWriter(path) as out:
        for game in games:
            out.add(game)
    return path


@pytest.mark.parametrize("suffix", [".jsonl", ".parquet"])
def test_games_come_back_as_they_were_written(tmp_path: Path, games: list[PlayedGame], suffix: str) -> None:
    if suffix == ".parquet":
        pytest.importorskip("pyarrow", reason="Parquet needs caverna[parquet]")
    path = tmp_path / f"games{suffix}"
    with GameWriter(path) as out:
        for game in games:
            out.add(game)
    assert list(read_games(path)) == games


def test_a_game_is_played_again_with_its_decisions(games: list[PlayedGame]) -> None:
    match, game = played(1)
    assert game == games[1]
    assert game.scores == match.game.scores()
    wanted = [
        (match.at(number), action)
        for number, (seat, action) in enumerate(zip(match.seats, match.actions, strict=True))
        if seat != CHANCE and len(match.at(number).legal_actions()) > 1
    ]
    assert [(position.copy(), action) for position, action in game.decisions()] == wanted


def test_decisions_are_rows_of_arrays(file: Path, games: list[PlayedGame]) -> None:
    found = load(file)
    row = 0
    for number, game in enumerate(games):
        for position, action in game.decisions():
            assert isinstance(position, Engine)
            seat = position.turn
            assert (found.observations[row] == Observer(position, trim=True).look(position, seat)).all()
            assert list(np.flatnonzero(found.masks[row])) == position.legal_actions()
            assert (found.actions[row], found.seats[row], found.games[row]) == (action, seat, number)
            assert list(found.scores[row]) == [game.scores[seat], game.scores[1 - seat]]
            assert list(found.shares[row]) == [game.share(seat), game.share(1 - seat)]
            row += 1
    assert len(found.actions) == row
    env = CavernaVectorEnv("cave-vs-cave", 1, players=2, mode="era-1")
    assert found.observations.shape[1] == env.width


def test_batches_have_everything_once(file: Path) -> None:
    every = load(file)
    plain = list(batches(file, 50))
    assert [len(batch.actions) for batch in plain[:-1]] == [50] * (len(plain) - 1)
    assert (np.concatenate([batch.actions for batch in plain]) == every.actions).all()
    shuffled = list(batches(file, 50, seed=1))
    rows = np.concatenate([batch.observations for batch in shuffled])
    assert not (rows == every.observations).all()
    assert sorted(row.tobytes() for row in rows) == sorted(row.tobytes() for row in every.observations)
    assert (next(batches(file, 50, seed=1)).actions == shuffled[0].actions).all()
    parts = [set(np.concatenate([b.games for b in batches(file, 50, part=part, parts=2)])) for part in (0, 1)]
    assert parts == [{0, 2}, {1}]
    assert set(load(file, 2).games) == {0, 1}


def test_pytorch_gets_the_same(file: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch needs caverna[learn]")
    from caverna.datasets.torch import DecisionDataset

    for tensors, batch in zip(DecisionDataset(file, 64), batches(file, 64), strict=True):
        assert (tensors["observations"].numpy() == batch.observations).all()
        assert (tensors["actions"].numpy() == batch.actions).all()


def test_a_file_has_games_of_one_kind(tmp_path: Path) -> None:
    path = tmp_path / "mixed.jsonl"
    with GameWriter(path) as out:
        out.add(played(1)[1])
        out.add(played(1, players=1, mode="era-1")[1])
    with pytest.raises(InvalidOption, match="game 1 is of another kind"):
        load(path)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rules_version": 99}, "rules_version is 99"),
        ({"game": "chess"}, "not a game of this program"),
        ({"actions": [0]}, "action 1 of 1: .* is not legal"),
    ],
)
def test_a_game_of_other_rules_is_refused(tmp_path: Path, file: Path, change: dict[str, Any], message: str) -> None:
    first = json.loads(file.read_text().splitlines()[0])
    other = tmp_path / "other.jsonl"
    other.write_text(json.dumps(first | change) + "\n")
    with pytest.raises(RecordError, match=message):
        load(other)


def test_damaged_and_foreign_files_are_refused(tmp_path: Path, file: Path) -> None:
    with file.open("a") as out:
        out.write('{"game": "cave')
    with pytest.raises(RecordError, match="game 4 is damaged"):
        list(read_games(file))
    with pytest.raises(RecordError, match="cannot be read"):
        list(read_games(tmp_path / "none.jsonl"))
    for name, message in (("games.csv", "ends in .jsonl or .parquet"), ("none/games.jsonl", "there is no folder")):
        with pytest.raises(InvalidOption, match=message):
            GameWriter(tmp_path / name)
    (tmp_path / "empty.jsonl").touch()
    with pytest.raises(InvalidOption, match="there are no games"):
        load(tmp_path / "empty.jsonl")


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_simulate_keeps_its_games(run: Caverna, bot: str) -> None:
    found = run("simulate", "--game", "cave-vs-cave", "--option", "mode=era-1", "--games", "2", "--bots", bot,
                "--seed", "x", "--out", "games.jsonl")  # fmt: skip
    assert found.code == 0, found.err
    first, second = read_games("games.jsonl")
    assert (first.seed, second.seed) == ("x/0", "x/1")
    assert first.bots == [bot, bot]
    *_, (end, _) = first.decisions()  # has played on to its end
    assert (end.turn, end.scores()) == (OVER, first.scores)
    assert f"{(first.scores[0] + second.scores[0]) / 2:.1f}" in found.out


def test_the_arena_keeps_its_games(run: Caverna) -> None:
    options = ["--game", "cave-vs-cave", "--option", "mode=era-1", "--games", "2", "--workers", "1"]
    found = run("arena", "greedy", "random", *options, "--games-out", "games.jsonl")
    assert found.code == 0, found.err
    first, second = read_games("games.jsonl")
    assert (first.bots, second.bots) == (["greedy", "random"], ["random", "greedy"])
    contest = Contest.of("cave-vs-cave", ["greedy", "random"], mode="era-1", keep=True)
    outcome = contest.play(next(contest.jobs(1)))
    assert contest.played_game(outcome) == first
    assert caverna.arena.play("cave-vs-cave", ["greedy", "random"], mode="era-1").actions == []
    assert run("arena", "greedy", "random", *options, "--games-out", "games.csv").code == 2
