"""Every action has a text in every language, and the texts of a decision are distinct."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

import caverna
from caverna import OVER
from caverna.cave_farmers.furnishings import FURNISHINGS
from caverna.cave_farmers.harvest import MEAL_COSTS
from caverna.cave_farmers.income import ORE_PRICE, ORE_SOLD
from caverna.cave_vs_cave.actions import EFFECTS
from caverna.game.engine import Engine
from caverna.games import GAMES
from caverna.locale import LANGUAGES, translator_for
from tests.contract import pick
from tests.fuzz import SETUPS, enrich
from tests.locale.catalogues import every_action

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_setup = pytest.mark.parametrize(
    ("name", "options"), SETUPS, ids=["-".join(map(str, [name, *options.values()])) for name, options in SETUPS]
)


def check(text: str) -> str:
    """A text that can be shown: there is something in it, and nothing was left out."""
    assert text
    assert text == text.strip()
    assert not set("{}$") & set(text), text
    return text


@cache
def said(language: str, game: str) -> dict[str, str]:
    """What each action of a game is called, by its notation."""
    actions = every_action(game)
    return {action["text"]: check(translator_for(language).action(game, action)) for action in actions}


@each_language
@pytest.mark.parametrize("game", GAMES)
def test_every_action_there_is_has_a_text(language: str, game: str) -> None:
    assert said(language, game)


def positions(name: str, options: dict[str, Any], rich: bool) -> Iterator[tuple[str, list[str]]]:
    """The questions of a random game, those to chance too, with their answers in notation."""
    game = caverna.new_game(name, **options)
    assert isinstance(game, Engine)
    if rich:
        enrich(game)
    random = Random(name)
    while game.turn != OVER:
        actions = game.legal_actions()
        yield game.question(), [game.text(action) for action in actions]
        game.apply(pick(game, actions, random))


@each_setup
@pytest.mark.parametrize("rich", [False, True], ids=["poor", "rich"])
def test_every_question_has_a_text_and_its_answers_differ(name: str, options: dict[str, Any], rich: bool) -> None:
    for question, answers in positions(name, options, rich):
        for language in LANGUAGES:
            assert check(translator_for(language).question(name, question))
            texts = [said(language, name)[answer] for answer in answers]
            assert len(set(texts)) == len(texts), sorted(text for text in texts if texts.count(text) > 1)


@each_language
@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_told_as_it_is_given(language: str, game: str) -> None:
    decision = caverna.new_game(game).decision()
    for action in decision["actions"]:
        assert translator_for(language).action(game, action) == said(language, game)[action["text"]]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@each_language
def test_prices_in_texts_are_those_that_are_paid(language: str) -> None:
    texts = said(language, "cave-farmers")
    meals = [numbers(texts[f"feed {good}"]) for good in ("wood", "stone", "ore")]
    assert meals == [list(cost.to_dict().values()) for cost in MEAL_COSTS]
    assert sorted(numbers(texts["sell ore"])) == sorted([ORE_SOLD, *ORE_PRICE.to_dict().values()])
    for tile in FURNISHINGS:
        if numbers(texts[f"furnish {tile.id}"]):
            assert numbers(texts[f"furnish {tile.id}"]) == list(tile.cost.to_dict().values())


@each_language
def test_effects_have_the_numbers_of_their_notation(language: str) -> None:
    for effect in EFFECTS:
        assert set(numbers(effect)) <= set(numbers(said(language, "cave-vs-cave")[effect]))
