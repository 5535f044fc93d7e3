"""The double excavation: decided first, dug one tile after the other."""

from __future__ import annotations

import pytest

from caverna.game import IllegalAction
from tests.cave_vs_cave.digs import DARK_FIRST, DARK_SECOND, TWICE
from tests.cave_vs_cave.plain_cave import PlainCave, game_with
from tests.cave_vs_cave.scenario import (
    CHANCE,
    all_offers,
    build,
    covered,
    era_two,
    furnish,
    give,
    offered,
    offers,
    only,
    play,
    start,
    stock,
    turn_up,
)
from tests.rules import rule


@rule("caves", 5, 7)
def test_digging_twice_costs_two_food() -> None:
    game = start()
    only(game, food=3)
    before = covered(game)
    play(game, "take excavation", "excavate twice for 2 food", "dig d2")
    turn_up(game)
    assert set(offered(game, "dig")) == {"d1", "e2", "e3", "e4", "d5"}  # the second may lie behind the first
    play(game, "dig d1")
    turn_up(game)
    assert stock(game) == {"food": 1}
    assert covered(game) == before - {"d1", "d2"}
    assert offers(game) == ["end", "gain stone"]


@rule("caves", 5, 7)
@pytest.mark.parametrize("food", [0, 1])
def test_digging_twice_is_not_offered_without_two_food(food: int) -> None:
    game = start()
    only(game, food=food)
    assert "excavate twice for 2 food" not in offers(play(game, "take excavation"))


@rule("caves", 5, 7)
def test_the_second_tile_must_be_dug() -> None:
    game = start()
    give(game, food=2)
    turn_up(play(game, "take excavation", "excavate twice for 2 food", "dig d2"))
    assert {text.split()[0] for text in offers(game)} == {"dig"}
    with pytest.raises(IllegalAction):
        play(game, "end")


@rule("caves", 5, 7)
@pytest.mark.parametrize(
    ("covers", "offer"),
    [({"d2"}, False), ({"d2", "d5"}, True), ({"d2", "d1"}, True), ({"d2", "f5"}, False)],
    ids=["one tile", "two ways", "one behind the other", "one out of reach"],
)
def test_digging_twice_needs_two_digs_in_a_row(covers: set[str], offer: bool) -> None:
    game = game_with(PlainCave((1,), covered=covers, furnished={"d4"}))
    if "f5" in covers:
        build(game, "e5 f5")
    give(game, food=2)
    play(game, "take excavation")
    assert ("excavate twice for 2 food" in offers(game)) == offer
    assert "excavate" in offers(game)


@rule("caves", 5, 7)
def test_one_tile_on_each_board() -> None:
    game = start(mode="eras-1-2", era=2)
    give(game, food=2)
    play(game, "take excavation", "excavate twice for 2 food", "dig b4")
    assert set(offered(game, "draw")) == DARK_SECOND
    play(game, "draw armory", "dig d5")
    assert set(offered(game, "draw")) == DARK_FIRST


@rule("caves", 5, 7)
def test_the_second_tile_is_chosen_with_the_first_in_the_display() -> None:
    game = start()
    give(game, food=2)
    play(game, "take excavation", "excavate twice for 2 food", "dig d2")
    assert game.turn == CHANCE
    play(game, "draw treasury")
    assert "treasury" in game.view()["display"]
    assert game.turn == 0


@rule("caves", 5, 7)
def test_food_of_a_symbol_does_not_pay_for_its_own_digging() -> None:
    game = start()
    only(game, food=1)
    play(game, "take excavation")
    assert "excavate twice for 2 food" not in offers(game)  # though e4 would give the second food


@rule("caves", 5, 7)
def test_goods_may_be_eaten_before_digging_twice() -> None:
    game = start()
    only(game, food=1, emmer=1)
    play(game, "take excavation", "eat emmer")
    assert "excavate twice for 2 food" in all_offers(game)


@rule("rulings", "C13")
def test_digging_twice_is_decided_and_paid_before_anything_is_turned_up() -> None:
    game = start()
    only(game, food=2)
    play(game, "take excavation", TWICE)
    assert stock(game) == {}
    play(game, "dig d2")
    assert game.turn == CHANCE


@rule("rulings", "C13")
@pytest.mark.parametrize(
    ("tiles", "offer"), [({"d5"}, False), ({"d5", "e5"}, True), ({"d2", "d1", "e1"}, True)], ids=["one", "two", "a row"]
)
def test_digging_twice_is_offered_only_if_two_digs_in_a_row_exist(tiles: set[str], offer: bool) -> None:
    game = game_with(PlainCave((1,), covered=tiles, furnished={"d4"}))
    give(game, food=9)
    assert (TWICE in offers(play(game, "take excavation"))) == offer


@rule("rulings", "C13")
def test_the_second_tile_is_chosen_after_seeing_the_first() -> None:
    game = start()
    give(game, food=2)
    play(game, "take excavation", TWICE, "dig d2", "draw treasury")
    assert "treasury" in game.view()["display"]
    assert set(offered(game, "dig")) == {"d1", "e2", "e3", "e4", "d5"}


@rule("rulings", "C13")
def test_the_equipment_cabinet_pays_after_display_symbol_and_second_dig() -> None:
    game = era_two()
    furnish(game, "equipment-cabinet", "d3")
    only(game, food=2)
    play(game, "take excavation", TWICE, "dig e4")
    assert stock(game) == {}
    play(game, "draw stall")
    assert stock(game) == {"food": 1}  # the symbol
    play(game, "dig d2", "draw treasury")
    assert stock(game) == {"food": 2, "ore": 1}


@rule("rulings", "C13")
def test_alone_the_tile_of_the_pile_comes_last() -> None:
    game = era_two(players=1)
    furnish(game, "equipment-cabinet", "d3")
    only(game)
    play(game, "take excavation", "excavate", "dig e4", "draw stall")
    assert game.turn == CHANCE
    assert stock(game) == {"food": 2, "ore": 1}


@rule("rulings", "C13")
def test_the_gains_of_digging_twice_cannot_pay_for_it() -> None:
    game = era_two()
    furnish(game, "equipment-cabinet", "d3")
    only(game, food=1)
    assert TWICE not in offers(play(game, "take excavation"))


@rule("caves", 5, 7)
def test_the_second_tile_may_lie_behind_the_first_or_on_the_other_board() -> None:
    game = era_two()
    give(game, food=2)
    play(game, "take excavation", "excavate twice for 2 food", "dig c3")
    turn_up(game)
    assert set(offered(game, "dig")) == {"c2", "b3", "b4", "d2", "e3", "e4", "d5"}


@rule("caves", 5, 7)
@rule("rulings", "C13")
def test_a_single_dig_cannot_become_a_double_one() -> None:
    game = start()
    give(game, food=9)
    turn_up(play(game, "take excavation", "excavate", "dig d2"))
    assert offers(game) == ["end", "gain stone"]


@rule("caves", 5, 7)
@rule("rulings", "C13")
def test_digging_twice_is_not_offered_with_one_tile_left() -> None:
    game = game_with(PlainCave((1,), covered={"d5"}, furnished={"d4"}))
    give(game, food=9)
    assert set(offers(play(game, "take excavation"))) == {"end", "gain stone", "excavate"}
