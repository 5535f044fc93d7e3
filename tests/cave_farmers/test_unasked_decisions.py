"""Decisions with only one sensible answer are not asked; all others are."""

from __future__ import annotations

import pytest

from tests.cave_farmers.rounds import next_round, question
from tests.cave_farmers.scenario import (
    CHANCE,
    OVER,
    final_trades,
    furnish,
    give,
    harvest,
    lay,
    offers,
    pile,
    play,
    start,
    supply,
)
from tests.cave_farmers.situations import solo
from tests.rules import rule

# what is not asked


@rule("rulings", "D3")
def test_feeding_with_enough_food_is_not_asked() -> None:
    game = solo(food=4, wood=1, grain=5)
    harvest(game)
    assert game.turn == CHANCE
    assert supply(game) == {"wood": 1, "grain": 5}


@rule("rulings", "D3")
def test_feeding_is_asked_when_food_is_missing_or_something_else_may_be_eaten() -> None:
    assert question(harvest(solo(food=3))) == "feed"
    game = solo(food=4, wood=1)
    furnish(game, "working-cave")
    assert question(harvest(game)) == "feed"


@rule("rulings", "D3")
def test_breeding_is_not_asked_without_a_pair_and_without_a_ruby() -> None:
    assert harvest(solo(food=4, sheep=1, boar=1)).turn == CHANCE


@rule("rulings", "D3")
@pytest.mark.parametrize("goods", [{"sheep": 2}, {"ruby": 1}], ids=["a pair", "a ruby"])
def test_breeding_is_asked_with_a_pair_or_a_ruby(goods: dict[str, int]) -> None:
    assert question(harvest(solo(food=4, **goods))) == "breed"


@rule("rulings", "D3")
def test_solo_clearing_is_asked_with_a_ruby_only() -> None:
    for ruby, asked in ((0, "place"), (1, "clear")):
        game = solo(ruby=ruby)
        pile(game, "wood-gathering", 7)
        assert question(next_round(game)) == asked


@rule("rulings", "D3")
def test_final_trades_are_asked_only_of_those_who_can_trade() -> None:
    game = start(players=3)
    give(game, 1, grain=1)
    give(game, 2, gold=1, wood=9, dog=3)
    final_trades(game)
    assert game.turn == 1
    play(game, "stop")
    assert game.turn == OVER


@rule("rulings", "D3")
def test_a_single_choice_elsewhere_is_still_asked() -> None:
    game = start()
    lay(game, field="c4")
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose sow")
    assert offers(game) == ["sow grain"]
    play(game, "sow grain")
    assert offers(game) == ["stop"]
