"""The Retting Room: food after every effect in which flax rises."""

from __future__ import annotations

import pytest

from tests.cave_vs_cave.activation import activating
from tests.cave_vs_cave.scenario import end_turns, era_two, fresh, give, offers, only, own, play, start, stock, supply
from tests.rules import rule

FLAX = [
    ("shelf", ["raise flax to 2"], {}), ("parlor", [], {}), ("warehouse", [], {"food": 2}), ("store", [], {"gold": 1}),
    ("box", [], {}), ("storeroom", [], {}), ("state-room", [], {}), ("secret-chamber", ["gain 3 flax"], {}),
    ("cave-entrance", ["gain flax"], {}),
]  # fmt: skip


@rule("rulings", "C16")
def test_replenishing_is_one_step_and_the_retting_room_pays_after_it() -> None:
    game = start()
    own(game, "parlor", "retting-room")
    only(game)
    play(game, "take undergrowth", "activate 1 room", "activate parlor")
    assert stock(game) == {"wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 2, "gold": 1}


@rule("rulings", "C16")
@pytest.mark.parametrize(("flax", "food"), [(0, 1), (1, 1)])
def test_the_retting_room_pays_for_the_shelf_where_flax_rises(flax: int, food: int) -> None:
    game = start()
    own(game, "shelf", "retting-room")
    only(game, flax=flax)
    play(game, "take undergrowth", "activate 1 room", "activate shelf", "raise flax to 2")
    assert stock(game) == {"flax": 2, "food": food}


@rule("rulings", "C16")
def test_the_retting_room_pays_nothing_where_flax_did_not_really_rise() -> None:
    game = start()
    own(game, "parlor", "shelf", "storeroom", "retting-room")
    only(game, flax=9)
    play(game, "take expedition", "activate 3 rooms", "activate parlor")
    assert supply(game)["food"] == 1  # the Parlor's
    play(game, "activate shelf", "raise wood to 2", "activate storeroom")
    assert supply(game)["food"] == 2  # the Storeroom's


@rule("rulings", "C16")
def test_the_retting_room_pays_nothing_at_the_passage() -> None:
    game = end_turns(fresh(mode="eras-1-2"), 43)
    own(game, "retting-room")
    only(game, food=3)
    play(game, offers(game)[0], "end")
    assert (game.era, supply(game)["flax"], supply(game)["food"]) == (2, 1, 3)


@rule("caves", 11, 2)
@pytest.mark.parametrize(("room", "choice", "paid"), FLAX, ids=[room for room, _, _ in FLAX])
def test_the_retting_room_pays_one_food_whatever_room_brings_flax(
    room: str, choice: list[str], paid: dict[str, int]
) -> None:
    """The same with and without it: one food more, and only after the flax."""
    found = []
    for owned in (["retting-room"], []):
        game = era_two()
        own(game, *[other for other in [*owned, room] if other != "cave-entrance"])
        only(game, **paid)
        play(game, "take undergrowth", "activate 1 room", f"activate {room}", *choice)
        assert supply(game)["flax"] > 0
        found.append(supply(game)["food"])
    assert found[0] == found[1] + 1


@rule("caves", 11, 2)
def test_the_retting_room_counts_each_effect_of_a_turn() -> None:
    game = activating("cultivation", "retting-room")
    play(game, "gain flax", "activate 1 room", "activate cave-entrance", "gain flax")
    assert stock(game) == {"flax": 2, "food": 2}


@rule("caves", 11, 2)
def test_no_food_without_more_flax() -> None:
    game = activating("undergrowth", "retting-room", "storeroom", "parlor")
    give(game, flax=9)
    other = play(game.copy(), "activate 1 room", "activate storeroom")
    assert stock(other) == {"flax": 9, "emmer": 1, "food": 1}  # the Storeroom's own food
    play(game, "activate 1 room", "activate parlor")
    assert supply(game)["food"] == 1  # the Parlor's own food
