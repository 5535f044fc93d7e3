"""`caverna arena` on the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from caverna.cli import addressed
from tests.conftest import Caverna


def test_a_table_with_points_victories_ratings_and_effort(run: Caverna, tmp_path: Path) -> None:
    result = run("arena", "random", "last", "--games", "6", "--workers", "1", "--out", "r.json")
    assert result.code == 0
    assert "cave-farmers (players=2," in result.out
    assert all(word in result.out for word in ("Mean", "Win rate", "95 %", "Rating", "Decisions", "Time"))
    assert max(map(len, result.out.splitlines())) <= 80
    document = json.loads((tmp_path / "r.json").read_text())
    assert [bot["name"] for bot in document["bots"]] == ["random", "last"]
    assert sum(bot["wins"] + bot["ties"] / 2 for bot in document["bots"]) == 6
    assert list(tmp_path.glob("*.games")) == []


def test_several_bots_have_a_matrix_with_mirrors_on_the_diagonal(run: Caverna) -> None:
    result = run("arena", "random", "last", "--mirror", "--games", "2", "--workers", "1")
    assert "3 pairings, 2 games each" in " ".join(result.out.split())
    assert "Points against" in result.out
    assert "Win rate against" in result.out


def test_solo_games_show_the_spread_and_the_goal(run: Caverna) -> None:
    result = run("arena", "random", "last", "--players", "1", "--games", "3", "--workers", "1")
    assert result.code == 0
    assert all(word in result.out for word in ("SD", "Best", "Worst", "Goal met"))
    assert "Win rate" not in result.out


@pytest.mark.parametrize(
    "arguments",
    [
        "--game cave-vs-cave --players 1 --option mode=era-1",
        "--game cave-vs-cave --option mode=quick-start",
        "--players 3 --option furnishings=introductory",
        "--players 7",
    ],
)
def test_any_game_and_any_number_of_players(run: Caverna, arguments: str) -> None:
    result = run("arena", "random", *arguments.split(), "--games", "2", "--workers", "1")
    assert (result.code, result.err) == (0, "")


def test_the_same_seed_is_the_same_contest(run: Caverna, tmp_path: Path) -> None:
    def scores(seed: str) -> object:
        run("arena", "random", "--games", "4", "--seed", seed, "--workers", "1", "--out", "r.json")
        return json.loads((tmp_path / "r.json").read_text())["pairings"][0]["scores"]

    assert scores("a") == scores("a") != scores("b")


@pytest.mark.parametrize("name", ["scores.png", "scores.svg"])
def test_the_points_as_a_picture(run: Caverna, tmp_path: Path, name: str) -> None:
    result = run("arena", "random", "last", "--games", "8", "--workers", "1", "--plot", name)
    assert (result.code, result.err) == (0, "")
    data = (tmp_path / name).read_bytes()
    if name.endswith("png"):
        assert data.startswith(b"\x89PNG")
    else:
        assert ElementTree.fromstring(data).tag.endswith("svg")


def test_without_matplotlib_it_says_what_to_install(run: Caverna, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    result = run("arena", "random", "--plot", "scores.png")
    assert (result.code, result.err) == (2, "caverna: --plot needs matplotlib: pip install 'caverna[arena]'\n")


def test_without_ray_it_says_what_to_install(run: Caverna, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("arena", "random", "--ray")
    assert (result.code, result.err) == (2, "caverna: --ray needs Ray: pip install 'caverna[ray]'\n")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("arena nobody", "there is no bot 'nobody'"),
        ("arena random --game chess", "there is no game 'chess'"),
        ("arena random --plot scores.doc", "--plot scores.doc: the name must end in .png, .svg or .pdf"),
        ("arena random --plot no/folder.png", "--plot no/folder.png: there is no folder no"),
        ("arena random --out no/folder.json", "cannot be written"),
        ("arena random --players 1 --mirror", "mirror: a solo game has no opponent"),
    ],
)
def test_errors_are_one_line(run: Caverna, arguments: str, message: str) -> None:
    result = run(*arguments.split(), "--games", "2", "--workers", "1")
    assert result.code == 2
    assert message in result.err
    assert result.err.count("\n") == 1


def test_a_bot_that_does_wrong_is_shown_with_its_traceback_and_what_was_played_is_kept(
    run: Caverna, tmp_path: Path
) -> None:
    result = run("arena", "random", "last", "cheat", "--games", "3", "--workers", "1", "--out", "r.json")
    assert result.code == 2
    assert "Traceback" in result.err
    last = result.err.splitlines()[-1]
    assert last.startswith("caverna: bot 'cheat' (seed ")
    assert "reproduce it with caverna.arena.play(" in last
    assert len((tmp_path / "r.json.games").read_text().splitlines()) == 2  # the contest, and the game before


@pytest.mark.parametrize(
    ("typed", "understood"),
    [
        ("arena a b --ray", "arena a b --ray local"),
        ("arena --ray a b", "arena --ray local a b"),
        ("arena --ray mcts:sims=3", "arena --ray local mcts:sims=3"),
        ("arena --ray --games 3", "arena --ray local --games 3"),
        ("arena --ray auto a", "arena --ray auto a"),
        ("arena --ray ray://head:10001 a", "arena --ray ray://head:10001 a"),
        ("arena --ray 10.0.0.1:6379 a", "arena --ray 10.0.0.1:6379 a"),
        ("", ""),
    ],
)
def test_ray_may_have_an_address(typed: str, understood: str) -> None:
    assert addressed(typed.split()) == understood.split()
