"""The levels that people play against."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import caverna
from caverna.arena.contest import play_out
from caverna.bots import LEVELS, USUAL_LEVEL, make_bot
from caverna.bots.net import NetBot
from caverna.locale import LANGUAGES, translator_for
from tests.form import length
from tests.fuzz import SETUPS
from tests.matches import play_randomly

NAMES = list(LEVELS)
TOP = NAMES[-1]


@pytest.mark.parametrize("level", NAMES)
def test_a_level_is_a_bot(level: str) -> None:
    bot = make_bot(level, 3)
    assert isinstance(bot, NetBot)
    assert vars(bot).keys() == vars(make_bot(LEVELS[level], 3)).keys()


def test_levels_are_named_in_every_language_and_no_two_alike() -> None:
    for language in LANGUAGES:
        say = translator_for(language).say
        assert len({say(f"level-{level}") for level in NAMES}) == len(NAMES)
        assert len({say(f"level-{level}.effect") for level in NAMES}) == len(NAMES)


def test_the_table_in_the_documents_is_the_one_that_is_played() -> None:
    text = Path(__file__).parents[2].joinpath("docs", "strength.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| (\w+) \| `([^`]*)` \|", text, re.MULTILINE))
    assert rows == LEVELS


def test_an_unknown_level_is_told_the_levels() -> None:
    with pytest.raises(caverna.InvalidOption, match=f"use {', '.join(NAMES)}, .*greedy"):
        make_bot("champion")


def test_levels_err_less_and_search_more() -> None:
    """All but the highest play the same on any machine: they count simulations, not seconds."""
    bots = [make_bot(level) for level in NAMES]
    assert all(isinstance(bot, NetBot) for bot in bots)
    effort = [(-bot.noise, bot.simulations) for bot in bots[:-1] if isinstance(bot, NetBot)]
    assert effort == sorted(effort)
    assert len(set(effort)) == len(effort)
    assert [level for level in NAMES if "seconds" in LEVELS[level]] == [TOP]
    assert USUAL_LEVEL in NAMES[1:4]


@pytest.mark.parametrize(("name", "options"), SETUPS[:: length(full=1, usual=3, pure=7)])
def test_every_level_plays_at_every_table(name: str, options: dict[str, Any]) -> None:
    match = caverna.Match(name, seed=1, **options)
    for number in range(0, 40, 8):
        game = match.game
        for level in ("novice", "journeyman", "expert"):
            assert make_bot(level, number).choose(game) in game.legal_actions()
        for _ in range(8):
            match.play(make_bot("random", number).choose(match.game))
            match.play_forced()
            if match.game.turn < 0:
                return


@pytest.mark.parametrize(("game", "options"), [("cave-farmers", {}), ("cave-vs-cave", {"mode": "era-1"})])
def test_a_craftsman_beats_a_novice(game: str, options: dict[str, str]) -> None:
    won = 0
    for seed in range(3):
        match = caverna.Match(game, players=2, seed=seed, **options)
        play_out(match, [make_bot("novice", seed), make_bot("craftsman", seed)])
        won += match.game.winners() == [1]
    assert won >= 2


def test_a_novice_plays_better_than_chance() -> None:
    match = caverna.Match("cave-farmers", players=2, seed=3)
    play_out(match, [make_bot("novice", 1), make_bot("novice", 2)])
    by_chance = play_randomly(caverna.Match("cave-farmers", players=2, seed=3)).game
    assert min(match.game.scores()) > max(by_chance.scores())
