"""Bots by name: those of this package, their options, and those of other packages."""

from __future__ import annotations

from pathlib import Path

import pytest

import caverna
from caverna import InvalidOption
from caverna.bots import Adviser, bot_names, make_bot
from caverna.bots.uniform import RandomBot
from tests.bots.packages import install

PATIENT = """
    class Bot:
        def __init__(self, *, depth: int = 3, patience: float = 0.5, style: str = "calm", seed: int = 0) -> None:
            self.made_with = depth, patience, style, seed

        def choose(self, game):
            return game.legal_actions()[0]

        def values(self, game):
            return {action: 0.0 for action in game.legal_actions()}
"""


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(monkeypatch, tmp_path, "patient", PATIENT)


def test_the_bots_of_this_package_are_known_by_name() -> None:
    assert "random" in bot_names()
    assert bot_names() == sorted(set(bot_names()))
    assert isinstance(make_bot("random"), RandomBot)


def test_every_bot_chooses_a_legal_action_in_both_games() -> None:
    for game in (caverna.Match(name, seed=1).game for name in ("cave-farmers", "cave-vs-cave")):
        for name in bot_names():
            assert make_bot(name, seed=3).choose(game.copy()) in game.legal_actions()


def test_bots_with_the_same_seed_throw_the_same_dice() -> None:
    game = caverna.Match("cave-farmers", seed=1).game
    first, second, other = (make_bot("random", seed) for seed in (3, 3, 4))
    chosen = [[bot.choose(game) for _ in range(20)] for bot in (first, second, other)]
    assert chosen[0] == chosen[1] != chosen[2]


@pytest.mark.usefixtures("patient")
def test_another_package_adds_a_bot_by_an_entry_point() -> None:
    assert "patient" in bot_names()
    bot = make_bot("patient")
    assert vars(bot) == {"made_with": (3, 0.5, "calm", 0)}
    assert isinstance(bot, Adviser)
    assert not isinstance(make_bot("random"), Adviser)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize(
    ("line", "made_with"),
    [
        ("patient:depth=7", (7, 0.5, "calm", 9)),
        ("patient:patience=2,style=wild", (3, 2.0, "wild", 9)),
        ("patient:style=a=b,depth=-1", (-1, 0.5, "a=b", 9)),
        ("patient:", (3, 0.5, "calm", 9)),
    ],
)
def test_options_are_read_as_the_kind_that_the_bot_says(line: str, made_with: tuple[object, ...]) -> None:
    assert vars(make_bot(line, seed=9)) == {"made_with": made_with}


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("nobody", "there is no bot 'nobody': use "),
        ("", "there is no bot '': use "),
        ("random:depth=3", "bot 'random:depth=3': unknown option 'depth'; it has no options"),
        ("patient:width=3", "unknown option 'width'; its options are depth, patience and style"),
        ("patient:width", "unknown option 'width'"),
        ("patient:depth", "depth has no value; write depth=VALUE"),
        ("patient:seed=3", "unknown option 'seed'"),
        ("patient:depth=3,depth=4", "depth is given twice"),
        ("patient:depth=deep", "depth must be a whole number, not 'deep'"),
        ("patient:depth=1.5", "depth must be a whole number, not '1.5'"),
        ("patient:patience=no", "patience must be a number, not 'no'"),
    ],
)
def test_errors_in_a_specification_are_explained(line: str, message: str) -> None:
    with pytest.raises(InvalidOption) as error:
        make_bot(line)
    assert message in str(error.value)
