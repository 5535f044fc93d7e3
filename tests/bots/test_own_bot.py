"""The example bot of docs/bots.md is short, installs by its entry point, plays and gives hints."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import caverna.arena
from caverna import Match
from caverna.bots import bot_names
from tests.bots.packages import install
from tests.conftest import Caverna

_, _, CHAPTER = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8").partition("## Write your own")


def block(language: str) -> str:
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", CHAPTER, re.MULTILINE | re.DOTALL)
    return str(found)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (name, point), *others = tomllib.loads(block("toml"))["project"]["entry-points"]["caverna.bots"].items()
    assert not others
    module, _, bot = point.partition(":")
    assert module == name
    install(monkeypatch, tmp_path / "own", name, block("python"), bot)


def test_it_has_twenty_lines() -> None:
    assert len([line for line in block("python").splitlines() if line]) <= 20


def test_it_is_known_plays_in_the_arena_and_beats_chance() -> None:
    assert "hasty" in bot_names()
    results = caverna.arena.run("cave-farmers", ["hasty", "random"], games=12, workers=1)
    assert results.complete
    assert results.bots[0].mean_score > results.bots[1].mean_score


def test_it_plays_the_same_game_again() -> None:
    first, second = (
        caverna.arena.play("cave-farmers", ["hasty:epsilon=0.5", "random"], number=3, furnishings="introductory")
        for _ in range(2)
    )
    assert first.scores == second.scores


def test_it_gives_hints(run: Caverna) -> None:
    Match("cave-farmers", seed=1).save("game.json")
    assert "Housework" in run("hint", "game.json", "--bot", "hasty").out
