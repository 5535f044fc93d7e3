"""Furnishing: what must be payable, where a room may lie, and how many rooms a tile allows."""

from __future__ import annotations

import pytest

from tests.cave_vs_cave.scenario import (
    all_offers,
    build,
    clear,
    cover,
    era_two,
    furnish,
    give,
    offered,
    offers,
    only,
    own,
    play,
    rooms_of,
    show,
    start,
    stock,
)
from tests.cave_vs_cave.tiles import change, ready
from tests.rules import rule

SURCHARGES = [
    (2, 1, {1: 2, 2: 2, 3: 2, 4: 3, 5: 3, 6: 3, 7: 3, 8: 4}),
    (1, 1, {1: 2, 2: 2, 3: 2, 4: 3, 5: 3, 6: 3, 7: 4}),
    (2, 2, {1: 4, 2: 4, 3: 4, 4: 4}),
    (1, 2, {1: 4, 2: 4, 3: 4, 4: 4}),
]

ROUNDS = [(players, era, round, food) for players, era, rows in SURCHARGES for round, food in rows.items()]


RICH = {
    "wood": 8, "stone": 8, "emmer": 8, "flax": 8, "food": 8, "gold": 18, "donkey": 8, "ore": 8, "iron": 8, "weapon": 18,
}  # fmt: skip

TILES = (
    "cultivation", "housework", "excavation", "undergrowth", "furnishing", "masonry", "undermining", "expansion",
    "breach", "drift-mining", "expedition", "renovation", "decoration", "arms-trade", "interior-design",
    "weekly-market",
)  # fmt: skip


# the surcharge of a furnishing


@rule("caves", 7, 2)
@pytest.mark.parametrize("tile", ["housework", "furnishing"])
@pytest.mark.parametrize(
    ("players", "era", "round", "food"), ROUNDS, ids=[f"{row[0]}p-era{row[1]}-round{row[2]}" for row in ROUNDS]
)
def test_the_surcharge_is_one_food_for_each_turn_of_the_round(
    tile: str, players: int, era: int, round: int, food: int
) -> None:
    game = start(players, "eras-1-2", era=era, round=round)
    show(game, "grindstone")
    only(game, stone=1, food=food - 1)
    play(game, f"take {tile}")
    assert offered(game, "furnish for") == []
    give(game, food=food)
    play(game, "furnish for 1 food per dwarf", "furnish grindstone", "at d3")
    assert stock(game) == {}


@rule("caves", 7, 1)
def test_a_surcharge_leaves_enough_for_some_room_or_is_not_offered() -> None:
    game = ready("housework")
    show(game, "parlor")  # 1 stone and 1 gold, for three walls
    cover(game, "d3")
    build(game, "d2 e2", "d2 d3")
    only(game, stone=1, gold=1)
    assert offers(game) == ["end"]
    give(game, gold=2)
    assert offers(game) == ["end", "furnish for 1 gold"]
    play(game, "furnish for 1 gold", "furnish parlor", "at d2")
    assert stock(game) == {}


@rule("caves", 7, 1)
def test_food_for_a_surcharge_must_be_in_hand_and_may_be_converted_first() -> None:
    game = ready("furnishing")
    show(game, "shelf")
    only(game, wood=1, food=1, emmer=1)
    assert offers(game) == ["end", "gain food"]
    play(game, "eat emmer")
    assert set(offers(game)) == {"end", "gain food", "furnish for 1 food per dwarf"}


@rule("rulings", "C8")
def test_nothing_is_converted_between_surcharge_and_place() -> None:
    game = play(ready("housework"), "furnish for 1 gold")
    assert not [text for text in all_offers(game) if text.startswith("eat ")]
    play(game, "furnish shelf")
    assert not [text for text in all_offers(game) if text.startswith("eat ")]
    play(game, "at d2")
    assert [text for text in all_offers(game) if text.startswith("eat ")] == ["eat emmer", "eat flax", "eat gold"]


@rule("caves", 3, 9)
def test_housework_furnishes_twice() -> None:
    game = ready("housework")
    play(game, "furnish for 1 food per dwarf", "furnish grindstone", "at d2")
    play(game, "furnish for 1 gold", "furnish shelf", "at d3", "end")
    assert change(game) == {"food": -2, "stone": -1, "gold": -1, "wood": -1}
    assert [room["id"] for room in game.view()["players"][0]["rooms"]] == ["cave-entrance", "grindstone", "shelf"]


@rule("caves", 7, 1)
def test_the_surcharge_is_paid_first_then_the_room() -> None:
    game = start()
    only(game, food=5, wood=1)
    show(game, "shelf")
    play(game, "take housework", "furnish for 5 food")
    assert stock(game) == {"wood": 1}
    play(game, "furnish shelf", "at d3")
    assert stock(game) == {}


@rule("caves", 7, 1)
@pytest.mark.parametrize(
    ("goods", "room", "offer"),
    [
        ({"food": 5, "wood": 1}, "shelf", True), ({"food": 5}, "shelf", False),
        ({"food": 4, "wood": 1}, "shelf", False),
        ({"food": 5, "stone": 1, "gold": 1}, "parlor", False), ({"food": 4, "emmer": 1, "wood": 1}, "shelf", False),
    ],
    ids=["all there", "no cost", "no surcharge", "no space", "food not yet made"],
)  # fmt: skip
def test_furnishing_begins_only_if_surcharge_cost_and_space_are_there(
    goods: dict[str, int], room: str, offer: bool
) -> None:
    game = start()
    only(game, **goods)
    show(game, room)
    assert ("furnish for 5 food" in offers(play(game, "take housework"))) == offer


@rule("caves", 7, 1)
def test_food_for_the_surcharge_is_made_before() -> None:
    game = start()
    only(game, food=4, emmer=1, wood=1)
    show(game, "shelf")
    play(game, "take housework", "eat emmer")
    assert "furnish for 5 food" in offers(game)


@rule("caves", 7, 2)
@pytest.mark.parametrize(
    ("players", "era", "round_", "food"),
    [(2, 1, 1, 2), (2, 1, 3, 2), (2, 1, 4, 3), (2, 1, 7, 3), (2, 1, 8, 4), (2, 2, 1, 4), (2, 2, 4, 4),
     (1, 1, 3, 2), (1, 1, 4, 3), (1, 1, 6, 3), (1, 1, 7, 4), (1, 2, 1, 4)],
)  # fmt: skip
def test_the_surcharge_per_dwarf_is_that_of_the_round(players: int, era: int, round_: int, food: int) -> None:
    game = start(players, "eras-1-2", era, round_)
    cover(game, "d3")
    clear(game, "d2")
    only(game, food=food, wood=1)
    show(game, "shelf")
    play(game, "take furnishing", "gain food")
    give(game, food=food - 1)
    assert "furnish for 1 food per dwarf" not in offers(game)
    give(game, food=food)
    play(game, "furnish for 1 food per dwarf", "furnish shelf", "at d2")
    assert stock(game) == {}


# what must be payable


@rule("rulings", "C9")
def test_only_food_in_hand_counts_so_it_is_made_first() -> None:
    game = start()
    only(game, food=4, emmer=1, wood=1)
    show(game, "shelf")
    play(game, "take housework")
    assert "furnish for 5 food" not in offers(game)
    play(game, "eat emmer")
    assert "furnish for 5 food" in offers(game)


@rule("rulings", "C9")
@pytest.mark.parametrize(
    ("gold", "offer"), [(1, False), (2, True)], ids=["the surcharge takes the gold of the room", "enough for both"]
)
def test_after_the_surcharge_a_room_must_still_be_payable(gold: int, offer: bool) -> None:
    game = start()
    clear(game, "f5")
    only(game, stone=1, gold=gold)
    show(game, "parlor")  # a stone and a gold
    assert ("furnish for 1 gold" in offers(play(game, "take housework"))) == offer


@rule("rulings", "C9")
def test_after_the_surcharge_a_space_must_remain() -> None:
    game = start()
    give(game, food=9, stone=9, gold=9)
    show(game, "parlor")
    assert offered(play(game.copy(), "take housework"), "furnish") == []
    clear(game, "f5")
    assert offered(play(game, "take housework"), "furnish") != []


@rule("rulings", "C9")
def test_after_the_surcharge_a_colour_must_remain() -> None:
    game = start()
    give(game, food=9)
    show(game, "prospecting-site")
    assert offered(play(game.copy(), "take housework"), "furnish") == []
    furnish(game, "shelf", "e3")
    assert offered(play(game, "take housework"), "furnish") != []


@rule("rulings", "C9")
def test_digging_twice_must_be_payable_before_it_begins() -> None:
    game = start()
    only(game, food=1, gold=1)
    play(game, "take excavation")
    assert "excavate twice for 2 food" not in offers(game)
    assert "excavate twice for 2 food" in offers(play(game, "eat gold"))


@rule("caves", 7, 3)
@pytest.mark.parametrize(
    ("room", "cost", "walls", "at"),
    [
        ("ceremonial-hall", {"weapon": 2, "gold": 8}, [], "d3"),
        ("weapon-chamber", {"weapon": 4}, ["d2 d3", "d3 e3", "d3 d4"], "d3"),
        ("armory", {"iron": 3, "weapon": 2}, ["d2 d3", "d3 e3"], "d3"),
        ("cave-silo", {"iron": 2}, [], "d3"),
        ("oublette", {"iron": 4}, ["d2 d3", "d3 e3", "d3 d4"], "d3"),
        ("equipment-cabinet", {"iron": 1}, [], "d3"),
    ],
)
def test_iron_and_weapons_are_spent_on_rooms(room: str, cost: dict[str, int], walls: list[str], at: str) -> None:
    game = era_two()
    own(game, "shelf", "tunnel")
    build(game, *walls)
    only(game, food=5)
    give(game, **cost)
    show(game, room)
    play(game, "take decoration", "furnish for 5 food", f"furnish {room}", f"at {at}")
    assert stock(game) == {}


# how many rooms


@rule("caves", 3, 9)
def test_housework_may_furnish_two_rooms() -> None:
    game = start()
    clear(game, "d2 e3")
    give(game, **RICH)
    show(game, "shelf", "spinning-wheel", "grindstone")
    play(game, "take housework", "furnish for 1 food per dwarf", "furnish shelf", "at d2")
    play(game, "furnish for 1 gold", "furnish spinning-wheel", "at e3")
    assert set(rooms_of(game)) == {"d4", "d2", "e3"}
    assert offers(game) == ["end"]


@rule("caves", 3, 9)
@pytest.mark.parametrize(
    ("tile", "price"),
    [("furnishing", "1 food per dwarf"), ("expansion", "2 gold"), ("expansion", "5 food"), ("renovation", "nothing"),
     ("decoration", "1 gold"), ("decoration", "5 food")],
)  # fmt: skip
def test_other_tiles_furnish_once(tile: str, price: str) -> None:
    game = start(mode="eras-1-2", era=2 if tile == "decoration" else 1)
    clear(game, "d2 e3")
    give(game, **RICH)
    show(game, "shelf", "spinning-wheel", "grindstone")
    play(game, f"take {tile}", f"furnish for {price}", "furnish shelf", "at d2")
    assert offered(game, "furnish") == []


@rule("caves", 7, 9)
def test_rooms_never_leave_a_cave() -> None:
    game = start()
    own(game, "shelf", "tunnel")
    before = rooms_of(game)
    play(game, "take drift-mining", "excavate")
    assert not set(offered(game, "dig")) & set(before)


@rule("caves", 3, 10)
@pytest.mark.parametrize("tile", TILES)
def test_no_tile_both_activates_and_furnishes(tile: str) -> None:
    game = start(mode="eras-1-2", era=1 if tile == "renovation" else 2)
    give(game, **RICH)
    show(game, "shelf")
    play(game, f"take {tile}")
    words = {text.split()[0] for text in offers(game)}
    assert not {"activate", "furnish"} <= words


# where a room may lie


@rule("caves", 7, 4)
def test_a_room_needs_an_empty_space() -> None:
    game = start()
    clear(game, "e3")
    furnish(game, "spinning-wheel", "d3")
    give(game, **RICH)
    show(game, "shelf")
    play(game, "take housework", "furnish for 5 food", "furnish shelf")
    assert offered(game, "at") == ["e3"]  # neither tiles nor d3 nor the entrance


@rule("caves", 7, 4)
def test_a_room_needs_no_path_to_the_opening() -> None:
    game = start()
    clear(game, "f5")
    cover(game, "d3")
    give(game, **RICH)
    show(game, "parlor")
    play(game, "take housework", "furnish for 5 food", "furnish parlor", "at f5")
    assert rooms_of(game)["f5"] == "parlor"


@rule("caves", 7, 4)
def test_a_room_needs_walls_that_fit() -> None:
    game = start()
    give(game, **RICH)
    show(game, "food-corner")  # two adjacent walls: d3 has but one
    assert offered(play(game, "take housework"), "furnish") == []
    build(game, "d2 d3")
    assert offered(game, "furnish") != []


@rule("caves", 7, 6)
@pytest.mark.parametrize(
    ("room", "at"), [("shelf", "c3"), ("shelf", "d3"), ("hitching-post", "c3"), ("hitching-post", "d3")]
)
def test_rooms_of_either_era_go_on_either_board(room: str, at: str) -> None:
    game = era_two()
    clear(game, "c3")
    give(game, **RICH)
    show(game, room)
    play(game, "take decoration", "furnish for 1 gold", f"furnish {room}", f"at {at}")
    assert rooms_of(game)[at] == room


@rule("caves", 7, 8)
@pytest.mark.parametrize("at", ["e2", "e4", "b3", "c3"])
def test_placing_a_room_on_a_symbol_gives_nothing(at: str) -> None:
    game = era_two()
    clear(game, at)
    only(game, wood=1, gold=1)
    show(game, "shelf")
    play(game, "take decoration", "furnish for 1 gold", "furnish shelf", f"at {at}")
    assert stock(game) == {}


# colours


@rule("caves", 7, 7)
@pytest.mark.parametrize(
    ("have", "offer"),
    [([], False), (["shelf"], True), (["shelf", "retting-room"], False), (["shelf", "tunnel", "retting-room"], True)],
    ids=["1 to 0", "2 to 0", "2 to 1", "3 to 1"],
)
def test_more_orange_than_blue_with_the_entrance_as_orange(have: list[str], offer: bool) -> None:
    game = start()
    for room, at in zip(have, ["d2", "e3", "d5"], strict=False):
        furnish(game, room, at)
    give(game, **RICH)
    show(game, "prospecting-site")
    assert ("furnish for 5 food" in offers(play(game, "take housework"))) == offer


@rule("caves", 18, 8)
def test_colours_are_free_in_the_short_game() -> None:
    game = start(mode="short")
    clear(game, "c3")
    give(game, **RICH)
    show(game, "iron-trader")
    play(game, "take decoration", "furnish for 1 gold", "furnish iron-trader", "at c3")
    assert rooms_of(game) == {"c3": "iron-trader"}
