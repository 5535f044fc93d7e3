"""Subtle rules 1 to 23: turns, furnishing and walls. A test carries the number of its rule.

Where a ruling changes the rule, the ruling is tested.
"""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from caverna.game import IllegalAction
from tests.cave_vs_cave.scenario import (
    all_offers,
    build,
    clear,
    cover,
    end_turns,
    fresh,
    furnish,
    give,
    offered,
    offers,
    only,
    own,
    play,
    show,
    start,
    stock,
    supply,
    turn_up,
)  # fmt: skip

TILES = (
    "cultivation", "housework", "excavation", "undergrowth", "furnishing", "masonry", "undermining", "expansion",
    "breach", "drift-mining", "expedition", "renovation", "decoration", "arms-trade", "interior-design",
    "weekly-market",
)  # fmt: skip
RICH = {
    "wood": 8, "stone": 8, "emmer": 8, "flax": 8, "food": 8, "gold": 18, "donkey": 8, "ore": 8, "iron": 8, "weapon": 18,
}  # fmt: skip


def era_two() -> Game:
    return start(mode="eras-1-2", era=2)


def rooms_of(game: Game, seat: int = 0) -> dict[str, str]:
    return {entry["cell"]: entry["id"] for entry in game.view()["players"][seat]["rooms"]}


# turns


@pytest.mark.parametrize(
    "order",
    [["gain 2 emmer", "gain flax"], ["gain flax", "gain 2 emmer"], ["gain flax"], []],
    ids=str,
)
def test_01_effects_of_a_tile_in_any_order_any_subset_each_once(order: list[str]) -> None:
    game = play(start(), "take cultivation")
    only(game)
    for effect in order:
        play(game, effect)
        assert effect not in offers(game)
    play(game, "end")
    assert game.turn == 1
    expected = {"emmer": 2 * ("gain 2 emmer" in order), "flax": int("gain flax" in order)}
    assert stock(game) == {good: n for good, n in expected.items() if n}


@pytest.mark.parametrize(("taken", "gone"), [("gain wood", "gain stone"), ("gain stone", "gain wood")])
def test_01_of_what_a_slash_divides_one_or_none(taken: str, gone: str) -> None:
    game = play(start(), "take masonry")
    assert {taken, gone, "end"} <= set(offers(game))
    play(game, taken)
    assert not {taken, gone} & set(offers(game))
    assert "build wall" in offers(game)  # not divided from them by a slash


def test_02_activations_come_in_a_row_without_other_effects_or_the_bonus() -> None:
    game = era_two()
    own(game, "shelf", "tunnel", "grindstone")
    give(game, **RICH)
    play(game, "take weekly-market")
    assert {"bonus gain 2 weapon", "exchange 2 gold for 6 food"} <= set(offers(game))
    play(game, "activate 1 and 1 room", "activate grindstone", "exchange emmer for 3 food")
    between = offers(game)
    assert {text.split()[0] for text in between} == {"stop", "activate"}


def test_02_conversions_may_come_between_two_activations() -> None:
    game = start()
    own(game, "tunnel", "grindstone")
    only(game, emmer=4, flax=1)
    play(game, "take undermining", "activate 2 rooms", "activate grindstone", "exchange emmer for 3 food", "eat flax")
    assert supply(game)["food"] == 4
    assert "activate tunnel" in offers(game)


def test_02_rewards_of_blue_rooms_come_before_the_first_or_after_the_last() -> None:
    game = start()
    own(game, "wood-storeroom")
    only(game)
    play(game, "take undergrowth", "activate 1 room")
    before = play(game.copy(), "collect wood-storeroom")
    assert stock(before) == {"wood": 1}
    play(before, "activate cave-entrance", "gain stone")
    assert stock(before) == {"wood": 1, "stone": 1}
    play(game, "activate cave-entrance")
    assert offered(game, "collect") == []  # a room was named: now only after it
    play(game, "gain stone")
    assert stock(game) == {"wood": 1, "stone": 1}


def test_03_activated_rooms_of_one_effect_are_different() -> None:
    game = start()
    own(game, "shelf")
    only(game)
    play(game, "take expedition", "activate 3 rooms", "activate cave-entrance", "gain wood")
    assert offered(game, "activate") == ["shelf"]


def test_03_an_activated_room_may_be_declined_on_both_sides_of_its_slash() -> None:
    game = start()
    before = supply(game)
    play(game, "take undergrowth", "activate 1 room", "activate cave-entrance", "stop")
    assert supply(game) == before
    assert offered(game, "activate") == []  # it was the one room of this effect


def test_04_the_opponent_never_profits_from_a_tile() -> None:
    game = start()
    own(game, "retting-room", "wood-storeroom", seat=1)
    before = supply(game, 1)
    play(
        game, "take cultivation", "activate 1 room", "activate cave-entrance", "gain flax", "gain 2 emmer", "gain flax"
    )
    assert supply(game, 1) == before
    assert game.turn == 0  # nobody else is asked


@pytest.mark.parametrize(("wood", "after"), [(6, 8), (7, 9), (8, 9)])
def test_05_a_gain_is_as_much_as_the_cap_allows(wood: int, after: int) -> None:
    game = start()
    give(game, wood=wood)
    play(game, "take undergrowth", "gain 2 wood")
    assert supply(game)["wood"] == after


def test_05_nobody_takes_less_but_a_whole_effect_may_be_left_out() -> None:
    game = start()
    give(game, wood=3)
    play(game, "take undergrowth")
    assert "gain wood" not in offers(game)
    play(game, "end")
    assert supply(game)["wood"] == 3


def test_05_an_effect_that_would_gain_nothing_is_not_offered() -> None:
    game = start()
    give(game, wood=9)
    assert "gain 2 wood" not in offers(play(game, "take undergrowth"))


@pytest.mark.parametrize(
    ("wood", "stone", "offer"), [(5, 0, ["wood"]), (4, 9, ["stone"]), (4, 4, []), (5, 5, ["wood", "stone"])]
)
def test_06_an_exchange_needs_its_whole_price_in_one_kind(wood: int, stone: int, offer: list[str]) -> None:
    game = start()
    only(game, wood=wood, stone=stone)
    play(game, "take expedition")
    assert [good for good in ("wood", "stone") if f"exchange 5 {good} for 4 gold" in offers(game)] == offer


@pytest.mark.parametrize(("gold", "after"), [(16, 19), (18, 19)])
def test_06_an_exchange_may_lose_a_part_to_the_cap(gold: int, after: int) -> None:
    game = start()
    only(game, wood=5, gold=gold)
    play(game, "take expedition", "exchange 5 wood for 4 gold")
    assert stock(game) == {"gold": after}


def test_06_an_exchange_that_would_bring_nothing_is_not_offered() -> None:
    game = start()
    only(game, wood=5, gold=19)
    assert "exchange 5 wood for 4 gold" not in offers(play(game, "take expedition"))


@pytest.mark.parametrize(("mine", "theirs", "offer"), [(3, 2, True), (2, 2, False), (1, 2, False)])
def test_07_renovation_needs_more_gold_than_the_opponent(mine: int, theirs: int, offer: bool) -> None:
    game = start(round=8)
    give(game, gold=mine)
    give(game, 1, gold=theirs)
    assert ("renovation" in offered(game, "take")) == offer


def test_07_equal_gold_bars_both() -> None:
    game = start(round=8)
    assert "renovation" not in offered(game, "take")
    play(game, "take cultivation", "end")
    assert "renovation" not in offered(game, "take")


def test_07_after_choosing_gold_may_drop() -> None:
    game = start(round=8)
    give(game, gold=2)
    play(game, "take renovation", "eat gold", "eat gold", "build wall", "wall d1 e1")
    assert supply(game)["gold"] == 0


@pytest.mark.parametrize(("mine", "theirs", "offer"), [(2, 1, True), (1, 1, False), (0, 1, False)])
def test_07_the_fourth_slot_needs_more_weapons_for_tile_and_bonus(mine: int, theirs: int, offer: bool) -> None:
    game = era_two()
    give(game, weapon=mine)
    give(game, 1, weapon=theirs)
    assert ("weekly-market" in offered(game, "take")) == offer
    assert {"decoration", "arms-trade", "interior-design"} <= set(offered(game, "take"))


def test_08_a_tile_is_back_for_the_next_round() -> None:
    game = fresh()
    play(game, "take cultivation", "end")
    assert "cultivation" not in offered(game, "take")
    end_turns(game, 3)
    assert game.round == 2
    assert "cultivation" in offered(game, "take")


def test_08_a_bonus_stays_with_its_slot() -> None:
    game = fresh(mode="short")
    first = game.view()["slots"][0]
    end_turns(game, 8)
    assert game.view()["slots"][0] == first
    play(game, f"take {first}")
    assert "bonus gain 3 ore" in offers(game)


# furnishing


def test_09_the_surcharge_is_paid_first_then_the_room() -> None:
    game = start()
    only(game, food=5, wood=1)
    show(game, "shelf")
    play(game, "take housework", "furnish for 5 food")
    assert stock(game) == {"wood": 1}
    play(game, "furnish shelf", "at d3")
    assert stock(game) == {}


@pytest.mark.parametrize(
    ("goods", "room", "offer"),
    [
        ({"food": 5, "wood": 1}, "shelf", True), ({"food": 5}, "shelf", False),
        ({"food": 4, "wood": 1}, "shelf", False),
        ({"food": 5, "stone": 1, "gold": 1}, "parlor", False), ({"food": 4, "emmer": 1, "wood": 1}, "shelf", False),
    ],
    ids=["all there", "no cost", "no surcharge", "no space", "food not yet made"],
)  # fmt: skip
def test_09_furnishing_begins_only_if_surcharge_cost_and_space_are_there(
    goods: dict[str, int], room: str, offer: bool
) -> None:
    game = start()
    only(game, **goods)
    show(game, room)
    assert ("furnish for 5 food" in offers(play(game, "take housework"))) == offer


def test_09_goods_are_made_food_before() -> None:
    game = start()
    only(game, food=4, emmer=1, wood=1)
    show(game, "shelf")
    play(game, "take housework", "eat emmer")
    assert "furnish for 5 food" in offers(game)


@pytest.mark.parametrize(
    ("players", "era", "round_", "food"),
    [(2, 1, 1, 2), (2, 1, 3, 2), (2, 1, 4, 3), (2, 1, 7, 3), (2, 1, 8, 4), (2, 2, 1, 4), (2, 2, 4, 4),
     (1, 1, 3, 2), (1, 1, 4, 3), (1, 1, 6, 3), (1, 1, 7, 4), (1, 2, 1, 4)],
)  # fmt: skip
def test_10_the_surcharge_per_dwarf_is_that_of_the_round(players: int, era: int, round_: int, food: int) -> None:
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


def test_11_housework_furnishes_twice() -> None:
    game = start()
    clear(game, "d2 e3")
    give(game, **RICH)
    show(game, "shelf", "spinning-wheel", "grindstone")
    play(game, "take housework", "furnish for 1 food per dwarf", "furnish shelf", "at d2")
    play(game, "furnish for 1 gold", "furnish spinning-wheel", "at e3")
    assert set(rooms_of(game)) == {"d4", "d2", "e3"}
    assert offers(game) == ["end"]


@pytest.mark.parametrize(
    ("tile", "price"),
    [("furnishing", "1 food per dwarf"), ("expansion", "2 gold"), ("expansion", "5 food"), ("renovation", "nothing"),
     ("decoration", "1 gold"), ("decoration", "5 food")],
)  # fmt: skip
def test_11_other_tiles_furnish_once(tile: str, price: str) -> None:
    game = start(mode="eras-1-2", era=2 if tile == "decoration" else 1)
    clear(game, "d2 e3")
    give(game, **RICH)
    show(game, "shelf", "spinning-wheel", "grindstone")
    play(game, f"take {tile}", f"furnish for {price}", "furnish shelf", "at d2")
    assert offered(game, "furnish") == []


def test_12_a_space_must_be_empty() -> None:
    game = start()
    clear(game, "e3")
    furnish(game, "spinning-wheel", "d3")
    give(game, **RICH)
    show(game, "shelf")
    play(game, "take housework", "furnish for 5 food", "furnish shelf")
    assert offered(game, "at") == ["e3"]  # neither tiles nor d3 nor the entrance


def test_12_no_path_to_the_opening_is_needed() -> None:
    game = start()
    clear(game, "f5")
    cover(game, "d3")
    give(game, **RICH)
    show(game, "parlor")
    play(game, "take housework", "furnish for 5 food", "furnish parlor", "at f5")
    assert rooms_of(game)["f5"] == "parlor"


def test_12_the_walls_must_fit() -> None:
    game = start()
    give(game, **RICH)
    show(game, "food-corner")  # two adjacent walls: d3 has but one
    assert offered(play(game, "take housework"), "furnish") == []
    build(game, "d2 d3")
    assert offered(game, "furnish") != []


@pytest.mark.parametrize(
    ("room", "at"), [("shelf", "c3"), ("shelf", "d3"), ("hitching-post", "c3"), ("hitching-post", "d3")]
)
def test_13_rooms_of_either_era_go_on_either_board(room: str, at: str) -> None:
    game = era_two()
    clear(game, "c3")
    give(game, **RICH)
    show(game, room)
    play(game, "take decoration", "furnish for 1 gold", f"furnish {room}", f"at {at}")
    assert rooms_of(game)[at] == room


@pytest.mark.parametrize(
    ("have", "offer"),
    [([], False), (["shelf"], True), (["shelf", "retting-room"], False), (["shelf", "tunnel", "retting-room"], True)],
    ids=["1 to 0", "2 to 0", "2 to 1", "3 to 1"],
)
def test_14_more_orange_than_blue_with_the_entrance_as_orange(have: list[str], offer: bool) -> None:
    game = start()
    for room, at in zip(have, ["d2", "e3", "d5"], strict=False):
        furnish(game, room, at)
    give(game, **RICH)
    show(game, "prospecting-site")
    assert ("furnish for 5 food" in offers(play(game, "take housework"))) == offer


def test_14_colours_are_free_in_the_short_game() -> None:
    game = start(mode="short")
    clear(game, "c3")
    give(game, **RICH)
    show(game, "iron-trader")
    play(game, "take decoration", "furnish for 1 gold", "furnish iron-trader", "at c3")
    assert rooms_of(game) == {"c3": "iron-trader"}


@pytest.mark.parametrize("at", ["e2", "e4", "b3", "c3"])
def test_15_placing_on_a_symbol_gives_nothing(at: str) -> None:
    game = era_two()
    clear(game, at)
    only(game, wood=1, gold=1)
    show(game, "shelf")
    play(game, "take decoration", "furnish for 1 gold", "furnish shelf", f"at {at}")
    assert stock(game) == {}


def test_16_rooms_never_leave_a_cave() -> None:
    game = start()
    own(game, "shelf", "tunnel")
    before = rooms_of(game)
    play(game, "take drift-mining", "excavate")
    assert not set(offered(game, "dig")) & set(before)


@pytest.mark.parametrize("tile", TILES)
def test_16_no_tile_both_activates_and_furnishes(tile: str) -> None:
    game = start(mode="eras-1-2", era=1 if tile == "renovation" else 2)
    give(game, **RICH)
    show(game, "shelf")
    play(game, f"take {tile}")
    words = {text.split()[0] for text in offers(game)}
    assert not {"activate", "furnish"} <= words


def test_17_a_blue_room_works_in_the_turn_it_is_furnished() -> None:
    game = start()
    own(game, "shelf", "tunnel")
    build(game, "d2 d3", "d3 e3", "d3 d4")
    clear(game, "d3")
    only(game, stone=3, gold=5)
    show(game, "dungeon")
    play(game, "take renovation", "furnish for nothing", "furnish dungeon", "at d3", "build wall", "wall d5 e5")
    assert stock(game) == {"gold": 1 + 2}


def test_17_the_equipment_cabinet_pays_for_the_dig_after_it() -> None:
    game = era_two()
    own(game, "shelf", "tunnel")
    only(game, iron=1, gold=2)
    show(game, "equipment-cabinet")
    play(game, "take expansion", "furnish for 2 gold", "furnish equipment-cabinet", "at d3", "excavate", "dig d2")
    turn_up(game)
    assert stock(game) == {"ore": 1, "food": 1}


def test_18_a_dug_room_is_in_the_display_at_once() -> None:
    game = start()
    only(game, food=5)
    own(game, "shelf")
    play(game, "take expansion", "excavate", "dig e3", "draw prospecting-site")
    play(game, "furnish for 5 food", "furnish prospecting-site", "at e3")
    assert rooms_of(game)["e3"] == "prospecting-site"


def test_18_the_other_player_may_furnish_it_too() -> None:
    game = start()
    give(game, 1, food=9, wood=9)
    own(game, "shelf", seat=1)
    play(game, "take expansion", "excavate", "dig e3", "draw stall", "end", "take housework", "furnish for 5 food")
    assert "stall" in offered(game, "furnish")


# walls


@pytest.mark.parametrize(("players", "mode", "walls"), [(2, "era-1", 7), (1, "era-1", 7), (2, "short", 5)])
def test_19_walls_in_the_common_supply(players: int, mode: str, walls: int) -> None:
    game = fresh(players, mode)
    assert game.walls == walls


@pytest.mark.parametrize(("players", "turns", "walls"), [(2, 44, 10), (1, 19, 7)])
def test_19_walls_in_era_two(players: int, turns: int, walls: int) -> None:
    game = end_turns(fresh(players, "eras-1-2"), turns)
    assert (game.era, game.walls) == (2, walls)


def test_19_without_walls_no_building_and_no_dungeon_gold() -> None:
    game = start()
    furnish(game, "dungeon", "d3")
    build(game, "d1 e1", "d2 e2", "d3 e3", "d4 e4", "d5 e5", "e5 f5", seat=1)
    game.walls = 0
    gold = supply(game)["gold"]
    play(game, "take masonry")
    assert "build wall" not in offers(game)
    assert supply(game)["gold"] == gold


@pytest.mark.parametrize("edge", ["d1 e1", "d3 e3", "d4 e4"], ids=["between tiles", "beside a room", "at the entrance"])
def test_20_a_wall_goes_on_any_free_edge(edge: str) -> None:
    game = start()
    furnish(game, "shelf", "d3")
    play(game, "take masonry", "build wall", f"wall {edge}")
    assert game.view()["players"][0]["walls"] == 1


def test_21_breach_razes_built_walls_of_the_own_cave_only() -> None:
    game = start()
    build(game, "d1 e1", "d2 e2", seat=1)
    assert offers(play(game.copy(), "take breach")) == ["end"]  # it may be taken all the same
    build(game, "d3 e3")
    assert offers(play(game, "take breach", "raze wall")) == ["raze d3 e3"]


def test_22_razing_and_building_leave_placed_rooms_alone() -> None:
    game = start()
    build(game, "d2 d3", "d3 e3", "d3 d4")
    furnish(game, "secret-chamber", "d3")
    play(game, "take breach", "raze wall", "raze d2 d3", "end", "take cultivation", "end")
    only(game)
    play(game, "take undergrowth", "activate 1 room", "activate secret-chamber", "gain 3 flax")
    assert stock(game) == {"flax": 3}
    assert rooms_of(game)["d3"] == "secret-chamber"


def test_23_a_wall_may_cut_off_own_tiles() -> None:
    game = start()
    build(game, "d4 e4", "d4 d5")
    play(game, "take masonry", "build wall", "wall d3 d4", "end", "take cultivation", "end", "take drift-mining")
    assert "excavate" not in offers(game)
    with pytest.raises(IllegalAction):
        play(game, "excavate")
    assert "activate 1 room" in all_offers(game)
