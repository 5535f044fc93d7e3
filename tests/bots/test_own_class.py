"""Bots that are a class in a module, in a file or in the calling program, without packaging."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import caverna.arena
from caverna import Game, InvalidOption
from caverna.bots import make_bot
from caverna.server.bot_levels import check_level
from caverna.server.problems import Problem
from tests.conftest import Caverna

LAST = """
    from helper import chosen

    class LastBot:
        def __init__(self, *, first: int = 0, seed: int = 0) -> None:
            self.first = first

        def choose(self, game):
            return chosen(game.legal_actions(), self.first)

    class Camp:
        class Cook(LastBot):
            pass

    number = 3
"""
HELPER = """
    def chosen(legal, first):
        return legal[0 if first else -1]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "own_bots.py").write_text(dedent(LAST))
    (tmp_path / "helper.py").write_text(dedent(HELPER))
    monkeypatch.chdir(tmp_path)
    return tmp_path


class FirstBot:
    """Takes the first action. It needs no seed."""

    def choose(self, game: Game) -> int:
        return game.legal_actions()[0]


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("own_bots.py:LastBot", -1), ("own_bots.py:LastBot:first=1", 0), ("own_bots.py:Camp.Cook", -1),
        ("./own_bots.py:LastBot", -1), ("own_bots:LastBot", -1), ("own_bots:LastBot:first=1", 0),
        (f"{__name__}:FirstBot", 0), (FirstBot, 0),
    ],
)  # fmt: skip
def test_a_class_is_a_bot(line: str | type, place: int) -> None:
    game = caverna.Match("cave-farmers", seed=1).game
    assert make_bot(line, 3).choose(game) == game.legal_actions()[place]


def test_a_file_is_found_by_its_whole_path(folder: Path) -> None:
    line = f"{folder / 'own_bots.py'}:LastBot"
    assert type(make_bot(line)) is type(make_bot(line))


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("own_bots.py:NoBot", "there is no class NoBot in own_bots.py"),
        ("own_bots.py:number", "there is no class number in own_bots.py"),
        ("own_bots.py:LastBot:second=1", "unknown option 'second'; its options are first"),
        ("missing.py:LastBot", "there is no such file"),
        ("no_such_module:LastBot", "there is no bot or module 'no_such_module': use novice"),
        ("own_bots:NoBot", "there is no class NoBot in own_bots"),
    ],
)
def test_errors_are_explained(line: str, message: str) -> None:
    with pytest.raises(InvalidOption) as error:
        make_bot(line)
    assert message in str(error.value)


def test_a_class_inside_a_function_is_refused() -> None:
    class InnerBot(FirstBot):
        pass

    with pytest.raises(InvalidOption, match="inside a function"):
        make_bot(InnerBot)


def test_classes_meet_in_the_arena() -> None:
    bots: Any = [FirstBot, "random"]
    outcome = caverna.arena.play("cave-vs-cave", bots, mode="era-1")
    assert len(outcome.scores) == 2


def test_workers_find_a_file_too(folder: Path) -> None:
    results = caverna.arena.run("cave-vs-cave", ["own_bots.py:LastBot", "random"], games=2, workers=2, mode="era-1")
    assert results.complete
    assert results.bots[0].name == "own_bots.py:LastBot"


def test_the_commands_take_a_file(run: Caverna, folder: Path) -> None:
    found = run("simulate", "--game", "cave-vs-cave", "--option", "mode=era-1", "--games", "2",
                "--bots", "own_bots.py:LastBot")  # fmt: skip
    assert found.code == 0, found.err
    assert "own_bots.py:LastBot" in found.out
    played = run("play", "--terminal", "--game", "cave-vs-cave", "--bots", "own_bots.py:LastBot", "--seed", "1")
    assert played.code == 0, played.err
    assert run("play", "--terminal", "--game", "cave-vs-cave", "--bots", "own_bots.py:NoBot").code == 2


@pytest.mark.parametrize("line", ["os:system", "own_bots.py:LastBot", "net:sims=1000000"])
def test_a_server_takes_no_classes(line: str) -> None:
    with pytest.raises(Problem):
        check_level(line)
