"""Subtle rules 24 to 36: digging, and rooms that replenish or bring flax. A test carries the number of its rule.

Where a ruling changes the rule, the ruling is tested.
"""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.plain_cave import PlainCave, game_with
from tests.cave_vs_cave.scenario import (
    CHANCE,
    build,
    cover,
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

ONE_TILE = [
    ("excavation", "excavate"), ("undermining", "excavate through walls"), ("expansion", "excavate"),
    ("drift-mining", "excavate"), ("interior-design", "excavate"),
]  # fmt: skip


def era_two(players: int = 2) -> Game:
    return start(players, mode="eras-1-2", era=2)


def goods(game: Game, *names: str) -> dict[str, int]:
    return {name: supply(game)[name] for name in names}


def activating(tile: str, *rooms: str, era: int = 1) -> Game:
    """Seat 0 owns these rooms, nothing else, and begins to activate with a tile."""
    game = start(mode="eras-1-2", era=era)
    own(game, *rooms)
    only(game)
    if tile == "weekly-market":
        give(game, weapon=1)
        only(game, 1)
    play(game, f"take {tile}")
    return game


# digging


def test_24_paths_start_at_the_entrance_in_era_one() -> None:
    game = game_with(PlainCave((1,), covered={"d1", "e1", "d2", "e2", "d5", "e5"}, furnished={"d4"}, built={"d4 d5"}))
    play(game, "take drift-mining", "excavate")
    assert set(offered(game, "dig")) == {"d2", "e2", "e5"}  # d1 and e1 are behind tiles, d5 behind a wall


def test_24_a_face_down_gate_is_the_only_accessible_tile_of_both_boards() -> None:
    game = era_two()
    cover(game, "c4")
    play(game, "take drift-mining", "excavate")
    assert offered(game, "dig") == ["c4"]


def test_25_undermining_ignores_built_walls_all_along_the_path() -> None:
    game = game_with(PlainCave((1,), covered={"d1", "e1"}, furnished={"d4"}, built={"d3 d4", "d2 d3", "d1 d2"}))
    build(game, "d4 e4", "d4 d5")
    assert "excavate" not in offers(play(game.copy(), "take drift-mining"))
    play(game, "take undermining", "excavate through walls")
    assert set(offered(game, "dig")) == {"d1", "e1"}


def test_25_tiles_and_rock_still_block() -> None:
    game = game_with(PlainCave((1, 2), covered={"c1", "c2", "e5", "f5"}, furnished={"d4"}))
    play(game, "take undermining", "excavate through walls")
    assert set(offered(game, "dig")) == {"c2", "e5"}


def test_26_the_second_tile_may_lie_behind_the_first_or_on_the_other_board() -> None:
    game = era_two()
    give(game, food=2)
    play(game, "take excavation", "excavate twice for 2 food", "dig c3")
    turn_up(game)
    assert set(offered(game, "dig")) == {"c2", "b3", "b4", "d2", "e3", "e4", "d5"}


def test_26_a_single_dig_cannot_be_upgraded() -> None:
    game = start()
    give(game, food=9)
    turn_up(play(game, "take excavation", "excavate", "dig d2"))
    assert offers(game) == ["end", "gain stone"]


def test_27_digging_twice_is_offered_only_if_there_are_two() -> None:
    """Changed by ruling C13."""
    game = game_with(PlainCave((1,), covered={"d5"}, furnished={"d4"}))
    give(game, food=9)
    assert set(offers(play(game, "take excavation"))) == {"end", "gain stone", "excavate"}


def test_28_symbol_goods_come_at_once_up_to_the_cap() -> None:
    for food, after in ((0, 1), (8, 9), (9, 9)):
        game = start()
        give(game, food=food)
        turn_up(play(game, "take drift-mining", "excavate", "dig e4"))
        assert supply(game)["food"] == after


def test_29_the_equipment_cabinet_pays_once_an_effect() -> None:
    game = era_two()
    furnish(game, "equipment-cabinet", "d3")
    furnish(game, "digging-cave", "d2")
    only(game, gold=1)
    play(game, "take drift-mining", "excavate", "dig e3")
    turn_up(game)
    assert goods(game, "ore", "food") == {"ore": 1, "food": 1}
    play(game, "activate 1 room", "activate digging-cave", "dig d1")
    turn_up(game)
    assert goods(game, "ore", "food", "gold") == {"ore": 2, "food": 2, "gold": 0}


def test_29_the_equipment_cabinet_pays_once_for_a_double_dig() -> None:
    game = era_two()
    furnish(game, "equipment-cabinet", "d3")
    only(game, food=2)
    play(game, "take excavation", "excavate twice for 2 food", "dig e3")
    turn_up(game)
    turn_up(play(game, "dig d2"))
    assert stock(game) == {"ore": 1, "food": 1}


def test_30_without_an_accessible_tile_nothing_is_dug_and_nothing_paid() -> None:
    game = start()
    furnish(game, "digging-cave", "d3")
    build(game, "d3 d4", "d4 e4", "d4 d5")
    give(game, gold=5)
    play(game, "take drift-mining")
    assert "excavate" not in offers(game)
    play(game, "activate 1 room")
    assert offered(game, "activate") == ["cave-entrance"]
    assert supply(game)["gold"] == 5


@pytest.mark.parametrize(("tile", "effect"), ONE_TILE, ids=[tile for tile, _ in ONE_TILE])
def test_31_alone_every_effect_that_digs_one_tile_turns_up_another(tile: str, effect: str) -> None:
    game = era_two(players=1)
    piles = game.view()["piles"]
    play(game, f"take {tile}", effect, "dig e3")
    play(game, offers(game)[0])
    assert game.turn == CHANCE
    play(game, offers(game)[0])
    assert game.turn == 0
    assert game.view()["piles"] == [piles[0] - 1, piles[1]]


def test_31_the_digging_cave_too() -> None:
    game = start(players=1)
    furnish(game, "digging-cave", "d3")
    play(game, "take undergrowth", "activate 1 room", "activate digging-cave", "dig e3")
    play(game, offers(game)[0])
    assert game.turn == CHANCE


# rooms


def test_32_replenishing_never_lowers() -> None:
    game = activating("undergrowth", "parlor")
    give(game, wood=0, stone=5, gold=19)
    play(game, "activate 1 room", "activate parlor")
    assert stock(game) == {"wood": 1, "stone": 5, "emmer": 1, "flax": 1, "food": 1, "gold": 19}


@pytest.mark.parametrize(("food", "after"), [(0, 3), (2, 3)])
def test_32_the_food_corner_raises_food_to_three(food: int, after: int) -> None:
    game = activating("undergrowth", "food-corner")
    give(game, food=food)
    play(game, "activate 1 room", "activate food-corner")
    assert stock(game) == {"food": after}


def test_32_what_is_high_enough_is_not_offered() -> None:
    game = activating("undergrowth", "shelf", "food-corner")
    give(game, wood=1, stone=2, emmer=9, flax=0, food=3)
    play(game, "activate 1 room")
    assert "food-corner" not in offered(game, "activate")
    play(game, "activate shelf")
    assert offers(game) == ["stop", "raise wood to 2", "raise flax to 2"]


@pytest.mark.parametrize(
    ("era", "kinds"),
    [
        (1, {"wood", "stone", "emmer", "flax", "food", "gold"}),
        (2, {"wood", "stone", "emmer", "flax", "food", "gold", "donkey", "ore", "iron", "weapon"}),
    ],
)
def test_33_the_parlor_covers_the_goods_of_the_era(era: int, kinds: set[str]) -> None:
    game = activating("undergrowth", "parlor", era=era)
    play(game, "activate 1 room", "activate parlor")
    assert stock(game) == dict.fromkeys(kinds, 1)


@pytest.mark.parametrize(("era", "triples"), [(1, 20), (2, 120)])
def test_33_the_junction_room_takes_any_three_different_goods(era: int, triples: int) -> None:
    game = activating("undergrowth", "junction-room", "parlor", era=era)
    play(game, "activate 1 room", "activate parlor", "end", "take cultivation", "end")
    play(game, "take drift-mining", "activate 1 room", "activate junction-room")
    assert len(offered(game, "pay")) == triples
    play(game, "pay stone food gold")
    assert goods(game, "stone", "food", "gold", "wood") == {"stone": 0, "food": 0, "gold": 2, "wood": 1}


@pytest.mark.parametrize(("stone", "offer"), [(0, True), (2, True), (3, False)])
def test_34_the_tunnel_gives_stone_below_three(stone: int, offer: bool) -> None:
    game = activating("undergrowth", "tunnel")
    give(game, stone=stone)
    play(game, "activate 1 room", "activate tunnel")
    assert ("gain stone" in offers(game)) == offer
    assert "gain 2 food" in offers(game)


def test_34_both_parts_of_the_tunnel_or_one() -> None:
    game = activating("undergrowth", "tunnel")
    play(game, "activate 1 room", "activate tunnel", "gain stone")
    assert stock(game) == {"stone": 1}
    play(game, "gain 2 food")
    assert stock(game) == {"stone": 1, "food": 2}


@pytest.mark.parametrize(("gold", "offer"), [(2, False), (3, True), (4, True)])
def test_35_the_treasury_needs_three_gold_and_keeps_them(gold: int, offer: bool) -> None:
    game = activating("undergrowth", "treasury")
    give(game, gold=gold)
    play(game, "activate 1 room")
    assert ("treasury" in offered(game, "activate")) == offer
    if offer:
        play(game, "activate treasury")
        assert stock(game) == {"food": 1, "gold": gold + 1}


FLAX = [
    ("shelf", ["raise flax to 2"], {}), ("parlor", [], {}), ("warehouse", [], {"food": 2}), ("store", [], {"gold": 1}),
    ("box", [], {}), ("storeroom", [], {}), ("state-room", [], {}), ("secret-chamber", ["gain 3 flax"], {}),
    ("cave-entrance", ["gain flax"], {}),
]  # fmt: skip


@pytest.mark.parametrize(("room", "choice", "paid"), FLAX, ids=[room for room, _, _ in FLAX])
def test_36_the_retting_room_pays_one_food_whatever_room_brings_flax(
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


def test_36_each_effect_of_a_turn_counts() -> None:
    game = activating("cultivation", "retting-room")
    play(game, "gain flax", "activate 1 room", "activate cave-entrance", "gain flax")
    assert stock(game) == {"flax": 2, "food": 2}


def test_36_no_food_where_flax_did_not_rise() -> None:
    game = activating("undergrowth", "retting-room", "storeroom", "parlor")
    give(game, flax=9)
    other = play(game.copy(), "activate 1 room", "activate storeroom")
    assert stock(other) == {"flax": 9, "emmer": 1, "food": 1}  # the Storeroom's own food
    play(game, "activate 1 room", "activate parlor")
    assert supply(game)["food"] == 1  # the Parlor's own food
