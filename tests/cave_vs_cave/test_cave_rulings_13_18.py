"""Rulings C13 to C18: what each allows and what it forbids."""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.plain_cave import PlainCave, game_with
from tests.cave_vs_cave.scenario import (
    CHANCE,
    build,
    end_turns,
    fresh,
    furnish,
    give,
    offered,
    offers,
    only,
    own,
    play,
    start,
    stock,
    supply,
    turn_up,
)  # fmt: skip

TWICE = "excavate twice for 2 food"


def era_two(players: int = 2) -> Game:
    return start(players, mode="eras-1-2", era=2)


def covered(game: Game, seat: int = 0) -> set[str]:
    return {cell["cell"] for cell in game.view()["players"][seat]["cells"] if cell["tile"] == "covered"}


# C13: excavating twice


def test_c13_twice_is_decided_and_paid_before_anything_is_turned_up() -> None:
    game = start()
    only(game, food=2)
    play(game, "take excavation", TWICE)
    assert stock(game) == {}
    play(game, "dig d2")
    assert game.turn == CHANCE


def test_c13_once_is_once() -> None:
    game = start()
    give(game, food=9)
    turn_up(play(game, "take excavation", "excavate", "dig d2"))
    assert offers(game) == ["end", "gain stone"]


@pytest.mark.parametrize(
    ("tiles", "offer"), [({"d5"}, False), ({"d5", "e5"}, True), ({"d2", "d1", "e1"}, True)], ids=["one", "two", "a row"]
)
def test_c13_offered_only_if_two_digs_in_a_row_exist(tiles: set[str], offer: bool) -> None:
    game = game_with(PlainCave((1,), covered=tiles, furnished={"d4"}))
    give(game, food=9)
    assert (TWICE in offers(play(game, "take excavation"))) == offer


def test_c13_the_second_tile_is_chosen_after_seeing_the_first() -> None:
    game = start()
    give(game, food=2)
    play(game, "take excavation", TWICE, "dig d2", "draw treasury")
    assert "treasury" in game.view()["display"]
    assert set(offered(game, "dig")) == {"d1", "e2", "e3", "e4", "d5"}


def test_c13_display_symbol_second_dig_then_the_equipment_cabinet() -> None:
    game = era_two()
    furnish(game, "equipment-cabinet", "d3")
    only(game, food=2)
    play(game, "take excavation", TWICE, "dig e4")
    assert stock(game) == {}
    play(game, "draw stall")
    assert stock(game) == {"food": 1}  # the symbol
    play(game, "dig d2", "draw treasury")
    assert stock(game) == {"food": 2, "ore": 1}


def test_c13_alone_the_tile_of_the_pile_comes_last() -> None:
    game = era_two(players=1)
    furnish(game, "equipment-cabinet", "d3")
    only(game)
    play(game, "take excavation", "excavate", "dig e4", "draw stall")
    assert game.turn == CHANCE
    assert stock(game) == {"food": 2, "ore": 1}


def test_c13_what_it_gives_cannot_pay_for_it() -> None:
    game = era_two()
    furnish(game, "equipment-cabinet", "d3")
    only(game, food=1)
    assert TWICE not in offers(play(game, "take excavation"))


# C14: no accessible tile


def test_c14_digging_is_not_offered_but_the_tile_may_be_taken() -> None:
    game = start()
    furnish(game, "digging-cave", "d3")
    build(game, "d3 d4", "d4 e4", "d4 d5")
    give(game, food=9, gold=9)
    for tile in ("excavation", "expansion", "drift-mining"):
        assert tile in offered(game, "take")
        assert not [text for text in offers(play(game.copy(), f"take {tile}")) if "excavate" in text]
    play(game, "take drift-mining", "activate 1 room")
    assert offered(game, "activate") == ["cave-entrance"]


def test_c14_with_an_accessible_tile_they_are() -> None:
    game = start()
    furnish(game, "digging-cave", "d3")
    play(game, "take drift-mining")
    assert "excavate" in offers(game)
    play(game, "activate 1 room")
    assert "digging-cave" in offered(game, "activate")


# C15: exchanges


def test_c15_the_junction_room_pays_gold_first_and_ends_at_the_cap() -> None:
    game = start()
    own(game, "junction-room")
    only(game, wood=1, stone=1, gold=19)
    play(game, "take undergrowth", "activate 1 room", "activate junction-room")
    assert offered(game, "pay") == ["wood stone gold"]
    play(game, "pay wood stone gold")
    assert stock(game) == {"gold": 19}


def test_c15_the_gain_does_not_pay_the_price() -> None:
    game = start()
    own(game, "junction-room")
    only(game, wood=1, stone=1)
    play(game, "take undergrowth", "activate 1 room")
    assert "junction-room" not in offered(game, "activate")  # the third good would be the gold to come


def test_c15_what_is_paid_makes_no_more_room_than_it_is() -> None:
    game = start()
    own(game, "junction-room")
    only(game, wood=1, stone=1, flax=1, gold=18)
    play(game, "take undergrowth", "activate 1 room", "activate junction-room", "pay wood stone flax")
    assert stock(game) == {"gold": 19}


# C16: replenishing and the Retting Room


def test_c16_a_replenishing_effect_is_one_step_and_retting_pays_after_it() -> None:
    game = start()
    own(game, "parlor", "retting-room")
    only(game)
    play(game, "take undergrowth", "activate 1 room", "activate parlor")
    assert stock(game) == {"wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 2, "gold": 1}


@pytest.mark.parametrize(("flax", "food"), [(0, 1), (1, 1)])
def test_c16_the_shelf_counts_where_flax_rises(flax: int, food: int) -> None:
    game = start()
    own(game, "shelf", "retting-room")
    only(game, flax=flax)
    play(game, "take undergrowth", "activate 1 room", "activate shelf", "raise flax to 2")
    assert stock(game) == {"flax": 2, "food": food}


def test_c16_nothing_where_flax_did_not_really_rise() -> None:
    game = start()
    own(game, "parlor", "shelf", "storeroom", "retting-room")
    only(game, flax=9)
    play(game, "take expedition", "activate 3 rooms", "activate parlor")
    assert supply(game)["food"] == 1  # the Parlor's
    play(game, "activate shelf", "raise wood to 2", "activate storeroom")
    assert supply(game)["food"] == 2  # the Storeroom's


def test_c16_never_at_the_passage() -> None:
    game = end_turns(fresh(mode="eras-1-2"), 43)
    own(game, "retting-room")
    only(game, food=3)
    play(game, offers(game)[0], "end")
    assert (game.era, supply(game)["flax"], supply(game)["food"]) == (2, 1, 3)


# C17: what is one action


def test_c17_gains_in_one_box_are_one_action() -> None:
    game = start()
    own(game, "gold-vein")
    only(game)
    play(game, "take undergrowth", "activate 1 room", "activate gold-vein")
    assert stock(game) == {"stone": 1, "gold": 1}


def test_c17_gains_separated_on_a_tile_are_separate_in_any_order() -> None:
    for order in (["gain 2 emmer", "gain flax"], ["gain flax", "gain 2 emmer"]):
        game = start()
        only(game)
        play(game, "take cultivation", order[0])
        assert len(stock(game)) == 1
        play(game, order[1])
        assert stock(game) == {"emmer": 2, "flax": 1}


def test_c17_the_turn_ends_by_an_action_of_its_own() -> None:
    game = start()
    give(game, wood=9)
    play(game, "take breach")
    assert (game.turn, offers(game)) == (0, ["end"])
    play(game, "end")
    assert game.turn == 1


def test_c17_what_was_not_taken_is_declined() -> None:
    game = start()
    only(game)
    play(game, "take cultivation", "gain flax", "end", "take masonry", "end")
    assert stock(game) == {"flax": 1}
    assert "cultivation" not in offered(game, "take")


# C18: the passage


def test_c18_era_one_is_scored_before_goods_are_raised() -> None:
    game = end_turns(fresh(mode="eras-1-2"), 43)
    only(game)
    play(game, offers(game)[0], "end")
    assert game.view()["players"][0]["first_score"] == 0
    assert supply(game) == dict.fromkeys(supply(game), 1)


def test_c18_who_leads_is_found_before_goods_are_raised() -> None:
    """1 gold against none: afterwards both have 1."""
    game = end_turns(fresh(mode="eras-1-2"), 43)
    give(game, 0, gold=0)
    give(game, 1, gold=1)
    play(game, offers(game)[0], "end")
    assert "c4" in covered(game, 1)
    assert "c4" not in covered(game, 0)


def test_c18_the_tie_is_broken_before_too() -> None:
    """6 points in rooms and no gold against 3 and 3: the higher room leads."""
    game = end_turns(fresh(mode="eras-1-2"), 43)
    furnish(game, "parlor", "d3", 0)
    furnish(game, "shelf", "d3", 1)
    give(game, 0, gold=0)
    give(game, 1, gold=3)
    play(game, offers(game)[0], "end")
    assert "c4" in covered(game, 0)
    assert "c4" not in covered(game, 1)
