"""Goods: limits, turning them into food, paying, exchanging."""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.activation import goods, parts
from tests.cave_vs_cave.caverns import almost_filled
from tests.cave_vs_cave.eras import questions
from tests.cave_vs_cave.scenario import (
    CHANCE,
    all_offers,
    build,
    clear,
    cover,
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
)
from tests.rules import rule

EATEN = "eat emmer"  # stands for all conversions: whoever has emmer is offered it where there are any


EVERYTHING = ["wood", "stone", "emmer", "flax", "food", "gold", "donkey", "ore", "iron", "weapon"]


def holder(before: str, *rooms: str, era: int = 2) -> Game:
    game = start(era=era)
    only(game, **goods(before))
    own(game, *rooms)
    return game


def eats(game: Game) -> list[str]:
    return offered(game, "eat")


# Limits

AT_THE_LIMIT = [
    ("wood", "8 wood", "", "take undergrowth; gain 2 wood", "9 wood"),
    ("stone", "8 stone", "", "take breach; raze wall; raze d2 e2", "9 stone, 3 food, 1 gold"),
    ("emmer", "8 emmer", "", "take cultivation; gain 2 emmer", "9 emmer"),
    ("flax", "8 flax", "secret-chamber",
     "take masonry; activate 1 room; activate secret-chamber; gain 3 flax", "9 flax"),
    ("food", "3 donkey, 5 food, 2 weapon", "", "take weekly-market; exchange 3 donkey for 6 food", "9 food, 2 weapon"),
    ("gold", "5 wood, 16 gold", "", "take expedition; exchange 5 wood for 4 gold", "19 gold"),
    ("donkey", "8 donkey, 2 gold", "cattle-market",
     "take masonry; activate 1 room; activate cattle-market; exchange 2 gold for 3 donkey", "9 donkey"),
    ("ore", "7 ore", "", "take decoration; bonus gain 3 ore", "9 ore"),
    ("iron", "2 ore, 8 iron", "bloomery", "take masonry; activate 1 room; activate bloomery", "9 iron, 1 gold"),
    ("weapon", "3 gold, 17 weapon", "", "take arms-trade; exchange 3 gold for 4 weapon + wood", "1 wood, 19 weapon"),
]  # fmt: skip


@rule("caves", 4, 1)
@pytest.mark.parametrize(
    ("before", "room", "actions", "after"), [row[1:] for row in AT_THE_LIMIT], ids=[row[0] for row in AT_THE_LIMIT]
)
def test_a_good_beyond_its_limit_is_lost(before: str, room: str, actions: str, after: str) -> None:
    """9 of each, 19 gold and weapons."""
    game = holder(before, *parts(room))
    build(game, "d2 e2")
    assert stock(play(game, *parts(actions))) == goods(after)


@rule("caves", 4, 1)
def test_the_limits_are_tried_for_every_good() -> None:
    assert [row[0] for row in AT_THE_LIMIT] == EVERYTHING


@rule("caves", 4, 1)
def test_gold_and_weapons_go_beyond_9() -> None:
    game = play(holder("9 gold, 9 weapon", "ceremonial-hall", "weapon-chamber"), "take undermining", "activate 2 rooms")
    assert stock(play(game, "activate ceremonial-hall", "activate weapon-chamber")) == {"gold": 11, "weapon": 10}


@rule("caves", 1, 2)
def test_both_players_start_with_one_of_each_good_of_the_era() -> None:
    for seat in (0, 1):
        assert stock(fresh(), seat) == goods("1 wood, 1 stone, 1 emmer, 1 flax, 1 food, 1 gold")


@rule("caves", 4, 1)
@pytest.mark.parametrize(("donkeys", "ore", "after"), [(3, 4, 7), (5, 6, 9), (9, 0, 9)])
def test_hauled_ore_is_limited_and_the_donkeys_stay(donkeys: int, ore: int, after: int) -> None:
    game = holder(f"{donkeys} donkey, {ore} ore")
    game.turns = 7
    play(game, "take masonry", "end")
    assert (supply(game)["donkey"], supply(game)["ore"]) == (donkeys, after)


@rule("caves", 4, 2)
@rule("rulings", "C5")
def test_gains_are_never_a_choice_of_less() -> None:
    game = play(holder("8 wood, 8 emmer"), "take undergrowth")
    assert [text for text in offers(game) if text.startswith("gain")] == ["gain 2 wood"]
    assert stock(play(game, "gain 2 wood")) == {"wood": 9, "emmer": 8}


NOTHING_TO_GAIN = [  # tile, goods, the good that is in the way, effect
    ("cultivation", "9 emmer", "emmer", "gain 2 emmer"),
    ("cultivation", "9 flax", "flax", "gain flax"),
    ("excavation", "9 stone", "stone", "gain stone"),
    ("undergrowth", "9 wood", "wood", "gain 2 wood"),
    ("furnishing", "9 food", "food", "gain food"),
    ("masonry", "9 wood", "wood", "gain wood"),
    ("masonry", "9 stone", "stone", "gain stone"),
    ("expedition", "5 wood, 19 gold", "gold", "exchange 5 wood for 4 gold"),
    ("expedition", "5 stone, 19 gold", "gold", "exchange 5 stone for 4 gold"),
    ("decoration", "9 ore", "ore", "bonus gain 3 ore"),
    ("decoration", "9 iron", "iron", "bonus gain iron"),
    ("decoration", "9 donkey", "donkey", "bonus gain donkey"),
    ("arms-trade", "3 gold, 9 donkey, 19 weapon", "weapon", "exchange 3 gold for 4 weapon + donkey"),
    ("arms-trade", "3 gold, 9 donkey, 19 weapon", "donkey", "exchange 3 gold for 4 weapon + donkey"),
    ("arms-trade", "3 gold, 9 wood, 19 weapon", "wood", "exchange 3 gold for 4 weapon + wood"),
    ("arms-trade", "5 iron, 19 weapon", "weapon", "bonus exchange iron for weapons"),
    ("interior-design", "1 ore, 9 iron", "iron", "bonus exchange ore for iron"),
    ("weekly-market", "3 donkey, 9 food, 2 weapon", "food", "exchange 3 donkey for 6 food"),
    ("weekly-market", "2 gold, 9 food, 2 weapon", "food", "exchange 2 gold for 6 food"),
    ("weekly-market", "19 weapon", "weapon", "bonus gain 2 weapon"),
]


@rule("caves", 4, 2)
@rule("rulings", "C5")
@pytest.mark.parametrize(("tile", "before", "good", "effect"), NOTHING_TO_GAIN)
def test_an_effect_that_would_gain_nothing_is_not_offered(tile: str, before: str, good: str, effect: str) -> None:
    """But with one less of the good it is."""
    game = play(holder(before), f"take {tile}")
    assert effect not in offers(game)
    give(game, **{good: supply(game)[good] - 1})
    assert effect in offers(game)


@rule("caves", 4, 2)
@rule("rulings", "C5")
def test_an_effect_that_loses_a_part_to_the_limit_is_offered() -> None:
    game = play(holder("3 gold, 19 weapon, 8 wood"), "take arms-trade", "exchange 3 gold for 4 weapon + wood")
    assert stock(game) == {"weapon": 19, "wood": 9}
    game = play(holder("8 ore"), "take decoration", "bonus gain 3 ore")
    assert stock(game) == {"ore": 9}


# Turning goods into food


@rule("caves", 4, 3)
@pytest.mark.parametrize("good", ["emmer", "flax", "gold", "donkey"])
def test_emmer_flax_gold_and_donkeys_are_worth_one_food_each(good: str) -> None:
    game = play(holder(f"3 {good}"), f"eat {good}", f"eat {good}")
    assert stock(game) == {good: 1, "food": 2}


@rule("caves", 4, 3)
def test_nothing_else_can_be_turned_into_food() -> None:
    game = holder(", ".join(f"5 {good}" for good in EVERYTHING))
    assert sorted(eats(game)) == ["donkey", "emmer", "flax", "gold"]


@rule("caves", 4, 3)
def test_food_is_never_turned_back() -> None:
    game = holder("9 food")
    assert eats(game) == []
    game = play(holder("1 emmer"), "eat emmer")
    assert eats(game) == []
    assert stock(game) == {"food": 1}


@rule("caves", 4, 3)
def test_donkeys_are_not_known_in_the_first_era() -> None:
    assert sorted(eats(fresh())) == ["emmer", "flax", "gold"]
    assert sorted(eats(start(era=2))) == ["donkey", "emmer", "flax", "gold"]


@rule("caves", 4, 3)
def test_goods_are_turned_into_food_any_number_of_times() -> None:
    game = holder("3 emmer, 2 flax, 2 gold, 2 donkey")
    play(game, *["eat emmer"] * 3, *["eat flax"] * 2, *["eat gold"] * 2, *["eat donkey"] * 2)
    assert stock(game) == {"food": 9}


@rule("caves", 4, 3)
def test_nothing_is_turned_into_food_at_nine_food() -> None:
    game = holder("9 food, 5 emmer, 5 flax, 5 gold, 5 donkey")
    assert eats(game) == []
    assert eats(play(game, "take cultivation")) == []
    give(game, food=8)
    assert sorted(eats(game)) == ["donkey", "emmer", "flax", "gold"]
    assert eats(play(game, "eat gold")) == []


@rule("caves", 4, 3)
def test_a_good_that_is_not_in_hand_is_not_turned_into_food() -> None:
    assert eats(holder("1 flax, 5 wood")) == ["flax"]
    assert eats(play(holder("1 flax, 1 gold"), "eat flax")) == ["gold"]


@rule("rulings", "C8")
@pytest.mark.parametrize(
    ("good", "era", "offer"),
    [("emmer", 1, True), ("flax", 1, True), ("gold", 1, True), ("donkey", 2, True), ("wood", 1, False)],
)
def test_one_good_is_one_food(good: str, era: int, offer: bool) -> None:
    game = start(mode="eras-1-2", era=era)
    only(game)
    give(game, **{good: 2})
    assert offered(game, "eat") == ([good] if offer else [])
    if offer:
        play(game, f"eat {good}")
        assert stock(game) == {good: 1, "food": 1}


@rule("rulings", "C8")
def test_no_conversion_at_nine_food() -> None:
    game = start()
    give(game, food=9, emmer=9)
    assert offered(game, "eat") == []


# Where goods can be turned into food

PLENTY = "5 wood, 5 stone, 5 emmer, 5 flax, 5 food, 5 gold, 5 donkey, 5 ore, 5 iron, 5 weapon"
ALL_FOUR = ["donkey", "emmer", "flax", "gold"]
OFFERED_AT = {
    "before taking a tile": "",
    "with a tile taken": "take undergrowth",
    "between two effects": "take cultivation; gain flax",
    "before the end of the turn": "take breach",
    "before the first room": "take cultivation; activate 1 room",
    "between two rooms": "take expedition; activate 3 rooms; activate gold-vein",
    "between a blue room and the first room": "take masonry; activate 1 room; collect wood-storeroom",
    "at the choice of a room": "take cultivation; activate 1 room; activate cave-entrance",
    "between the parts of a room": "take masonry; activate 1 room; activate tunnel; gain 2 food",
    "before the first tile is dug": "take excavation; excavate",
    "at the amount of iron": "take arms-trade; bonus exchange iron for weapons",
}
NOT_OFFERED_AT = {
    "after the surcharge": "take housework; furnish for 1 gold",
    "before the cell of a room": "take housework; furnish for 1 gold; furnish parlor",
    "at the goods for the Junction Room": "take masonry; activate 1 room; activate junction-room",
    "at the edge of a new wall": "take masonry; build wall",
    "at the edge of a wall razed": "take breach; raze wall",
}
ROOMS = ["gold-vein", "wood-storeroom", "tunnel", "junction-room"]


def rich(actions: str) -> Game:
    """With rooms, a wall, and an empty cell f5 for the Parlor."""
    game = start(era=2)
    only(game, **goods(PLENTY))
    give(game, stone=2)  # for the Tunnel
    own(game, *ROOMS)
    clear(game, "f5")
    build(game, "d2 e2")
    return play(game, *parts(actions))


@rule("rulings", "C8")
@pytest.mark.parametrize("actions", OFFERED_AT.values(), ids=OFFERED_AT)
def test_goods_are_turned_into_food_at_every_decision_of_the_own_turn(actions: str) -> None:
    game = rich(actions)
    assert sorted(eats(game)) == ALL_FOUR
    others = offers(game)
    food = supply(game)["food"]
    play(game, "eat gold")
    assert supply(game)["food"] == food + 1
    assert offers(game) == others  # the decision is the same as before


@rule("rulings", "C8")
@pytest.mark.parametrize("actions", NOT_OFFERED_AT.values(), ids=NOT_OFFERED_AT)
def test_goods_are_not_turned_into_food_inside_a_step_already_begun(actions: str) -> None:
    game = rich(actions)
    assert eats(game) == []
    assert offers(game)


@rule("rulings", "C8")
def test_goods_are_turned_into_food_again_once_the_step_is_done() -> None:
    game = rich("take housework; furnish for 1 gold; furnish parlor; at f5")
    assert sorted(eats(game)) == ALL_FOUR
    game = rich("take masonry; build wall; wall d3 d4")
    assert sorted(eats(game)) == ALL_FOUR


@rule("rulings", "C8")
def test_goods_are_turned_into_food_between_two_digs() -> None:
    game = turn_up(rich("take excavation; excavate twice for 2 food; dig d5"))
    assert sorted(eats(game)) == ALL_FOUR


@rule("rulings", "C8")
def test_goods_are_not_turned_into_food_at_the_side_of_the_cavern() -> None:
    game = start()
    give(game, wood=5, food=5, emmer=5, gold=5)
    own(game, "storeroom", "stall", "warehouse", "treasury", "bakehouse", "gold-vein", "state-room", "parlor", "tunnel")
    clear(game, "f5")
    show(game, "grindstone", "sacrificial-altar")
    give(game, stone=4)
    play(game, "take housework", "furnish for 1 gold", "furnish sacrificial-altar", "at f5")
    assert all_offers(game) == ["side 2", "side 3"]
    play(game, "side 2")
    assert sorted(eats(game)) == ["emmer", "flax", "gold"]


@rule("rulings", "C8")
def test_goods_are_not_turned_into_food_between_the_eras() -> None:
    game = start(mode="ask", round=8)
    only(game, emmer=5, gold=5)
    game.turns = 15
    play(game, "take cultivation", "end")
    assert all_offers(game) == ["go on", "finish"]


@rule("rulings", "C8")
def test_goods_are_not_turned_into_food_while_chance_decides() -> None:
    game = rich("take excavation; excavate; dig d5")
    assert game.turn == CHANCE
    assert eats(game) == []


@rule("rulings", "C8")
def test_only_the_player_whose_turn_it_is_turns_goods_into_food() -> None:
    game = holder("5 emmer")
    only(game, seat=1, gold=3)
    assert eats(game) == ["emmer"]
    play(game, "eat emmer", "take masonry", "end")
    assert eats(game) == ["gold"]
    play(game, "eat gold")
    assert (stock(game), stock(game, 1)) == ({"emmer": 4, "food": 1}, {"gold": 2, "food": 1})


@rule("rulings", "C8")
def test_conversions_are_offered_at_every_decision_of_the_own_turn() -> None:
    game = start()
    own(game, "tunnel")
    give(game, emmer=9, food=0, gold=5)
    assert EATEN in all_offers(game)  # choosing a tile
    play(game, "take expedition")
    assert EATEN in all_offers(game)  # choosing an effect
    play(game, "activate 3 rooms")
    assert EATEN in all_offers(game)  # choosing a room
    play(game, "activate tunnel")
    assert EATEN in all_offers(game)  # choosing what the room does
    play(game, "stop", "stop")
    assert EATEN in all_offers(game)  # before ending the turn


@rule("rulings", "C8")
@pytest.mark.parametrize(
    ("actions", "inside"),
    [
        (["take housework", "furnish for 5 food"], "furnish"),
        (["take housework", "furnish for 5 food", "furnish shelf"], "at"),
        (["take masonry", "build wall"], "wall"),
        (["take undergrowth", "activate 1 room", "activate junction-room"], "pay"),
        (["take breach", "raze wall"], "raze"),
    ],
    ids=["the room", "its space", "the edge of a wall", "goods for the Junction Room", "the wall to raze"],
)
def test_no_conversion_inside_a_step_that_has_begun(actions: list[str], inside: str) -> None:
    game = start()
    clear(game, "d2 e3")
    build(game, "d1 e1")
    furnish(game, "junction-room", "d5")
    show(game, "shelf", "spinning-wheel")
    give(game, emmer=5, food=6, wood=3, flax=2)
    play(game, actions[0])
    assert EATEN in all_offers(game)
    play(game, *actions[1:])
    assert {text.split()[0] for text in all_offers(game)} == {inside}


@rule("rulings", "C8")
def test_no_conversion_when_choosing_the_side_of_the_cavern() -> None:
    game = almost_filled()
    give(game, emmer=5)
    play(game, "take housework", "furnish for 5 food", "furnish shelf", "at d3")
    assert all_offers(game) == ["side 2", "side 3"]


@rule("rulings", "C8")
@pytest.mark.parametrize("players", [1, 2])
def test_no_conversion_between_the_eras(players: int) -> None:
    game = questions("ask", players)
    assert supply(game)["emmer"] > 0
    assert all_offers(game) == ["go on", "finish"]


@rule("rulings", "C8")
def test_no_conversion_during_the_turn_of_the_other() -> None:
    game = start()
    give(game, 1, emmer=5)
    only(game)
    assert offered(game, "eat") == []


# Paying


@rule("rulings", "C9")
def test_food_must_be_in_hand_before_it_is_paid() -> None:
    """Goods are turned into food first."""
    game = play(holder("1 food, 1 emmer", "warehouse"), "take masonry", "activate 1 room")
    assert "warehouse" not in offered(game, "activate")
    play(game, "eat emmer", "activate warehouse")
    assert stock(game) == goods("1 wood, 1 stone, 1 emmer, 1 flax")


@rule("rulings", "C9")
def test_a_surcharge_is_offered_once_there_is_enough_food() -> None:
    game = holder("3 food, 1 flax, 1 wood")
    clear(game, "d2")
    show(game, "shelf")
    play(game, "take housework")
    assert "furnish for 1 food per dwarf" not in offers(game)
    assert "furnish for 1 food per dwarf" in offers(play(game, "eat flax"))


@rule("rulings", "C9")
def test_a_surcharge_is_not_offered_if_the_room_could_not_be_paid_after_it() -> None:
    """The Parlor costs a gold of its own."""
    for gold, possible in ((1, False), (2, True)):
        game = holder(f"{gold} gold, 1 stone")
        cover(game, "c4 d3")
        clear(game, "f5")
        show(game, "parlor")
        assert ("furnish for 1 gold" in offers(play(game, "take housework"))) == possible


@rule("caves", 7, 1)
def test_the_surcharge_is_paid_before_the_room_and_the_room_before_its_cell() -> None:
    """Rule 9."""
    game = holder("9 gold, 9 stone, 9 food")
    clear(game, "f5")
    show(game, "parlor")
    assert supply(play(game, "take housework", "furnish for 1 gold"))["gold"] == 8
    play(game, "furnish parlor")
    assert (supply(game)["gold"], supply(game)["stone"]) == (7, 8)
    assert offers(game) == ["at f5"]


@rule("caves", 3, 8)
@pytest.mark.parametrize(
    ("before", "tile", "effect", "after"),
    [
        ("5 wood", "expedition", "exchange 5 wood for 4 gold", "4 gold"),
        ("6 stone", "expedition", "exchange 5 stone for 4 gold", "1 stone, 4 gold"),
        ("3 gold", "arms-trade", "exchange 3 gold for 4 weapon + donkey", "4 weapon, 1 donkey"),
        ("4 gold", "arms-trade", "exchange 3 gold for 4 weapon + wood", "1 gold, 4 weapon, 1 wood"),
        ("3 donkey, 2 weapon", "weekly-market", "exchange 3 donkey for 6 food", "6 food, 2 weapon"),
        ("2 gold, 2 weapon", "weekly-market", "exchange 2 gold for 6 food", "6 food, 2 weapon"),
    ],
)
def test_an_exchange_takes_the_whole_price_and_gives_the_whole_gain(
    before: str, tile: str, effect: str, after: str
) -> None:
    assert stock(play(holder(before), f"take {tile}", effect)) == goods(after)


@rule("caves", 3, 8)
@pytest.mark.parametrize(
    ("before", "tile"),
    [
        ("4 wood, 4 stone", "expedition"),
        ("2 gold", "arms-trade"),
        ("2 donkey, 1 gold, 2 weapon", "weekly-market"),
    ],
)
def test_an_exchange_needs_the_full_price_and_no_mixture(before: str, tile: str) -> None:
    """Rule 6."""
    game = play(holder(before), f"take {tile}")
    assert not [text for text in offers(game) if text.startswith("exchange")]


@rule("rulings", "C15")
def test_payment_comes_before_the_gain() -> None:
    """19 gold, of which one is paid, and two gained, are 19."""
    game = holder("1 wood, 1 food, 19 gold", "junction-room")
    play(game, "take masonry", "activate 1 room", "activate junction-room", "pay wood food gold")
    assert stock(game) == {"gold": 19}
    game = play(holder("19 gold", "store"), "take masonry", "activate 1 room", "activate store")
    assert stock(game) == {"gold": 18, "food": 4, "ore": 1, "flax": 1}


@rule("rulings", "C15")
def test_the_gain_of_an_exchange_cannot_pay_for_it() -> None:
    game = play(holder("1 ore", "bloomery"), "take masonry", "activate 1 room")
    assert offered(game, "activate") == ["cave-entrance"]
    game = play(holder("1 food", "warehouse"), "take masonry", "activate 1 room")
    assert offered(game, "activate") == ["cave-entrance"]


@rule("caves", 4, 1)
def test_the_symbol_of_a_tile_is_limited_too() -> None:
    for cell, good, limit in (("e4", "food", 9), ("c3", "iron", 9)):
        game = holder(f"{limit} {good}")
        assert stock(turn_up(play(game, "take excavation", "excavate", f"dig {cell}"))) == {good: limit}


@rule("caves", 4, 2)
def test_a_turn_with_nothing_done_changes_no_goods() -> None:
    game = holder(PLENTY)
    only(game, seat=1, gold=1)
    play(game, "take cultivation", "end")
    assert stock(game) == goods(PLENTY)
    assert stock(game, 1) == {"gold": 1}
