"""The orange rooms of era I, 00 to 19: what each gives, when it gives nothing, and what the limits leave of it."""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.activation import (
    NOT_OFFERED,
    Asked,
    Played,
    activating,
    asked,
    check_asked,
    check_played,
    owner,
    played,
    usable,
)  # fmt: skip
from tests.cave_vs_cave.scenario import (
    CHANCE,
    build,
    clear,
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
from tests.rules import rule

WORKS: list[Played] = [
    ("cave-entrance", "", "gain wood", "1 wood"),
    ("cave-entrance", "", "gain stone", "1 stone"),
    ("cave-entrance", "", "gain emmer", "1 emmer"),
    ("cave-entrance", "", "gain flax", "1 flax"),
    ("shelf", "", "raise wood to 2", "2 wood"),
    ("shelf", "1 stone", "raise stone to 2", "2 stone"),
    ("shelf", "1 wood", "raise emmer to 2", "1 wood, 2 emmer"),
    ("shelf", "1 flax", "raise flax to 2", "2 flax"),
    ("spinning-wheel", "1 flax", "exchange flax for gold", "1 gold"),
    ("spinning-wheel", "3 flax", "exchange 3 flax for 2 gold", "2 gold"),
    ("spinning-wheel", "4 flax", "exchange 3 flax for 2 gold", "1 flax, 2 gold"),
    ("spinning-wheel", "6 flax", "exchange flax for gold", "5 flax, 1 gold"),
    ("tunnel", "", "gain 2 food; gain stone", "2 food, 1 stone"),
    ("tunnel", "2 stone", "gain stone; gain 2 food", "2 food, 3 stone"),
    ("tunnel", "1 stone", "gain 2 food; stop", "2 food, 1 stone"),
    ("tunnel", "1 stone", "gain stone; stop", "2 stone"),
    ("grindstone", "1 emmer", "exchange emmer for 3 food", "3 food"),
    ("grindstone", "4 emmer", "exchange 4 emmer for 7 food", "7 food"),
    ("grindstone", "5 emmer, 1 food", "exchange emmer for 3 food", "4 emmer, 4 food"),
    ("food-corner", "", "", "3 food"),
    ("food-corner", "2 food", "", "3 food"),
    ("parlor", "", "", "1 wood, 1 stone, 1 emmer, 1 flax, 1 food, 1 gold"),
    ("parlor", "2 wood, 1 stone, 3 emmer, 5 gold", "", "2 wood, 1 stone, 3 emmer, 1 flax, 1 food, 5 gold"),
    ("warehouse", "2 food", "", "1 wood, 1 stone, 1 emmer, 1 flax"),
    ("warehouse", "5 food, 2 wood", "", "3 food, 3 wood, 1 stone, 1 emmer, 1 flax"),
    ("stall", "5 emmer", "exchange 5 emmer for 4 gold", "4 gold"),
    ("stall", "6 flax, 1 gold", "exchange 5 flax for 4 gold", "1 flax, 5 gold"),
    ("sacrificial-altar", "1 wood, 1 emmer, 1 flax, 1 food", "", "3 gold"),
    ("sacrificial-altar", "2 wood, 3 emmer, 1 flax, 4 food, 2 stone", "", "1 wood, 2 emmer, 3 food, 2 stone, 3 gold"),
    ("storeroom", "", "", "1 emmer, 1 flax, 1 food"),
    ("weaving-room", "2 flax", "", "2 food, 2 gold"),
    ("weaving-room", "5 flax, 1 gold", "", "3 flax, 2 food, 3 gold"),
    ("furniture-workshop", "2 wood, 1 flax", "", "3 gold"),
    ("furniture-workshop", "5 wood, 2 flax, 1 stone", "", "3 wood, 1 flax, 1 stone, 3 gold"),
    ("gold-vein", "", "", "1 stone, 1 gold"),
    ("junction-room", "1 wood, 1 stone, 1 emmer", "pay wood stone emmer", "2 gold"),
    ("junction-room", "2 wood, 2 flax, 3 food", "pay wood flax food", "1 wood, 1 flax, 2 food, 2 gold"),
    ("junction-room", "1 stone, 1 food, 1 gold", "pay stone food gold", "2 gold"),
    ("bakehouse", "2 emmer", "exchange 2 emmer for 4 food + gold", "4 food, 1 gold"),
    ("bakehouse", "3 emmer", "exchange 3 emmer for 4 food + 2 gold", "4 food, 2 gold"),
    ("bakehouse", "5 emmer, 1 food", "exchange 2 emmer for 4 food + gold", "3 emmer, 5 food, 1 gold"),
    ("state-room", "", "", "1 flax, 1 gold"),
    ("secret-chamber", "", "gain 3 flax", "3 flax"),
    ("secret-chamber", "", "gain gold", "1 gold"),
    ("treasury", "3 gold", "", "1 food, 4 gold"),
    ("treasury", "12 gold, 2 food", "", "3 food, 13 gold"),
]

REFUSES: list[Asked] = [
    ("cave-entrance", "", "gain wood; gain stone; gain emmer; gain flax"),
    ("cave-entrance", "9 wood, 9 emmer", "gain stone; gain flax"),
    ("cave-entrance", "9 wood, 9 stone, 9 emmer, 9 flax", NOT_OFFERED),
    ("shelf", "2 wood, 3 stone, 1 emmer, 9 flax", "raise emmer to 2"),
    ("shelf", "", "raise wood to 2; raise stone to 2; raise emmer to 2; raise flax to 2"),
    ("shelf", "2 wood, 2 stone, 2 emmer, 2 flax", NOT_OFFERED),
    ("spinning-wheel", "9 emmer", NOT_OFFERED),
    ("spinning-wheel", "2 flax", "exchange flax for gold"),
    ("spinning-wheel", "1 flax, 19 gold", NOT_OFFERED),
    ("spinning-wheel", "3 flax, 19 gold", NOT_OFFERED),
    ("tunnel", "3 stone", "gain 2 food"),
    ("tunnel", "9 food, 2 stone", "gain stone"),
    ("tunnel", "9 food, 3 stone", NOT_OFFERED),
    ("grindstone", "9 flax", NOT_OFFERED),
    ("grindstone", "3 emmer", "exchange emmer for 3 food"),
    ("grindstone", "9 emmer, 9 food", NOT_OFFERED),
    ("food-corner", "3 food", NOT_OFFERED),
    ("food-corner", "7 food", NOT_OFFERED),
    ("parlor", "1 wood, 1 stone, 1 emmer, 1 flax, 1 food, 1 gold", NOT_OFFERED),
    ("warehouse", "1 food, 9 emmer", NOT_OFFERED),
    ("warehouse", "9 food, 9 wood, 9 stone, 9 emmer, 9 flax", NOT_OFFERED),
    ("stall", "4 emmer, 4 flax", NOT_OFFERED),
    ("stall", "4 emmer, 5 flax", "exchange 5 flax for 4 gold"),
    ("stall", "5 emmer, 5 flax, 19 gold", NOT_OFFERED),
    ("sacrificial-altar", "9 emmer, 9 flax, 9 food", NOT_OFFERED),
    ("sacrificial-altar", "9 wood, 9 flax, 9 food", NOT_OFFERED),
    ("sacrificial-altar", "9 wood, 9 emmer, 9 food", NOT_OFFERED),
    ("sacrificial-altar", "9 wood, 9 emmer, 9 flax", NOT_OFFERED),
    ("sacrificial-altar", "9 wood, 9 emmer, 9 flax, 9 food, 19 gold", NOT_OFFERED),
    ("storeroom", "9 emmer, 9 flax, 9 food", NOT_OFFERED),
    ("weaving-room", "1 flax", NOT_OFFERED),
    ("weaving-room", "9 flax, 9 food, 19 gold", NOT_OFFERED),
    ("furniture-workshop", "1 wood, 9 flax", NOT_OFFERED),
    ("furniture-workshop", "9 wood, 9 emmer", NOT_OFFERED),
    ("furniture-workshop", "9 wood, 9 flax, 19 gold", NOT_OFFERED),
    ("gold-vein", "9 stone, 19 gold", NOT_OFFERED),
    ("junction-room", "9 wood, 9 stone", NOT_OFFERED),
    ("junction-room", "2 wood, 19 gold", NOT_OFFERED),
    ("bakehouse", "1 emmer", NOT_OFFERED),
    ("bakehouse", "2 emmer", "exchange 2 emmer for 4 food + gold"),
    ("bakehouse", "9 emmer, 9 food, 19 gold", NOT_OFFERED),
    ("state-room", "9 flax, 19 gold", NOT_OFFERED),
    ("secret-chamber", "9 flax", "gain gold"),
    ("secret-chamber", "19 gold", "gain 3 flax"),
    ("secret-chamber", "9 flax, 19 gold", NOT_OFFERED),
    ("treasury", "2 gold", NOT_OFFERED),
    ("treasury", "9 food, 19 gold", NOT_OFFERED),
]

LIMITS: list[Played] = [
    ("cave-entrance", "8 wood", "gain wood", "9 wood"),
    ("cave-entrance", "9 wood, 8 flax", "gain flax", "9 wood, 9 flax"),
    ("shelf", "9 wood, 9 stone, 9 emmer", "raise flax to 2", "9 wood, 9 stone, 9 emmer, 2 flax"),
    ("spinning-wheel", "3 flax, 18 gold", "exchange 3 flax for 2 gold", "19 gold"),
    ("spinning-wheel", "1 flax, 18 gold", "exchange flax for gold", "19 gold"),
    ("tunnel", "8 food, 2 stone", "gain 2 food; gain stone", "9 food, 3 stone"),
    ("grindstone", "1 emmer, 8 food", "exchange emmer for 3 food", "9 food"),
    ("grindstone", "4 emmer, 5 food", "exchange 4 emmer for 7 food", "9 food"),
    ("food-corner", "9 wood, 9 stone, 9 emmer, 9 flax, 19 gold", "",
     "9 wood, 9 stone, 9 emmer, 9 flax, 19 gold, 3 food"),
    ("parlor", "9 wood, 9 stone, 9 emmer, 9 food, 19 gold", "",
     "9 wood, 9 stone, 9 emmer, 1 flax, 9 food, 19 gold"),
    ("warehouse", "2 food, 9 wood, 9 stone, 9 emmer, 8 flax", "", "9 wood, 9 stone, 9 emmer, 9 flax"),
    ("warehouse", "9 food, 8 wood, 9 stone, 9 emmer, 9 flax", "", "7 food, 9 wood, 9 stone, 9 emmer, 9 flax"),
    ("stall", "5 emmer, 16 gold", "exchange 5 emmer for 4 gold", "19 gold"),
    ("stall", "9 flax, 18 gold", "exchange 5 flax for 4 gold", "4 flax, 19 gold"),
    ("sacrificial-altar", "1 wood, 1 emmer, 1 flax, 1 food, 17 gold", "", "19 gold"),
    ("storeroom", "9 emmer, 9 flax, 8 food", "", "9 emmer, 9 flax, 9 food"),
    ("storeroom", "8 emmer, 9 flax, 9 food", "", "9 emmer, 9 flax, 9 food"),
    ("storeroom", "9 emmer, 8 flax, 9 food", "", "9 emmer, 9 flax, 9 food"),
    ("weaving-room", "2 flax, 8 food, 18 gold", "", "9 food, 19 gold"),
    ("weaving-room", "2 flax, 9 food, 16 gold", "", "9 food, 18 gold"),
    ("weaving-room", "2 flax, 6 food, 19 gold", "", "8 food, 19 gold"),
    ("furniture-workshop", "2 wood, 1 flax, 17 gold", "", "19 gold"),
    ("gold-vein", "9 stone, 18 gold", "", "9 stone, 19 gold"),
    ("gold-vein", "8 stone, 19 gold", "", "9 stone, 19 gold"),
    ("junction-room", "1 wood, 1 stone, 1 food, 18 gold", "pay wood stone food", "19 gold"),
    ("junction-room", "1 wood, 1 stone, 19 gold", "pay wood stone gold", "19 gold"),
    ("bakehouse", "2 emmer, 6 food, 19 gold", "exchange 2 emmer for 4 food + gold", "9 food, 19 gold"),
    ("bakehouse", "3 emmer, 9 food, 18 gold", "exchange 3 emmer for 4 food + 2 gold", "9 food, 19 gold"),
    ("state-room", "9 flax, 18 gold", "", "9 flax, 19 gold"),
    ("state-room", "8 flax, 19 gold", "", "9 flax, 19 gold"),
    ("secret-chamber", "7 flax", "gain 3 flax", "9 flax"),
    ("secret-chamber", "18 gold", "gain gold", "19 gold"),
    ("treasury", "9 food, 18 gold", "", "9 food, 19 gold"),
    ("treasury", "8 food, 19 gold", "", "9 food, 19 gold"),
]  # fmt: skip


@rule("caves", 9)
@played(WORKS)
def test_an_activated_first_era_room_takes_and_gives_what_is_printed(
    room: str, before: str, actions: str, after: str
) -> None:
    check_played(owner(room, before, era=1), room, actions, after)


@rule("caves", 9)
@asked(REFUSES)
def test_a_first_era_room_does_not_offer_what_cannot_be_paid_or_would_gain_nothing(
    room: str, before: str, effects: str
) -> None:
    check_asked(owner(room, before, era=1), room, effects)


@rule("caves", 9)
@played(LIMITS)
def test_a_first_era_room_gives_as_much_as_the_limits_allow(room: str, before: str, actions: str, after: str) -> None:
    check_played(owner(room, before, era=1), room, actions, after)


@rule("caves", 8, 4)
@pytest.mark.parametrize(
    ("room", "before"),
    [(room, before) for room, before, actions, _ in WORKS if actions and room != "junction-room"],
)
def test_an_activated_first_era_room_with_a_choice_may_be_declined(room: str, before: str) -> None:
    """Rule 3: the activation is used up."""
    game = owner(room, before, era=1)
    unchanged = stock(game)
    play(game, "activate 1 room", f"activate {room}", "stop")
    assert stock(game) == unchanged
    assert "activate 1 room" not in offers(game)


# Era I rooms in era II


@rule("caves", 9, 7)
def test_parlor_works_for_all_ten_goods_in_the_second_era() -> None:
    check_played(owner("parlor", "", era=2), "parlor", "",
                 "1 wood, 1 stone, 1 emmer, 1 flax, 1 food, 1 gold, 1 donkey, 1 ore, 1 iron, 1 weapon")  # fmt: skip


@rule("caves", 9, 7)
def test_parlor_works_in_the_second_era_if_only_a_new_good_is_missing() -> None:
    some = "2 wood, 2 stone, 2 emmer, 2 flax, 2 food, 2 gold, 2 donkey, 2 ore, 2 iron"
    check_played(owner("parlor", some, era=2), "parlor", "", f"{some}, 1 weapon")


@rule("caves", 9, 7)
def test_parlor_does_not_work_in_the_second_era_with_one_of_each_good() -> None:
    some = "1 wood, 1 stone, 1 emmer, 1 flax, 1 food, 1 gold, 1 donkey, 1 ore, 1 iron, 1 weapon"
    assert "parlor" not in usable(owner("parlor", some, era=2))


@rule("caves", 9, 2)
def test_shelf_does_not_raise_food_gold_or_goods_of_the_second_era() -> None:
    check_asked(owner("shelf", "2 wood, 2 stone, 2 emmer", era=2), "shelf", "raise flax to 2")
    check_asked(owner("shelf", "2 wood, 2 stone, 2 emmer, 2 flax", era=2), "shelf", NOT_OFFERED)


@rule("caves", 9, 1)
def test_cave_entrance_does_not_give_goods_of_the_second_era() -> None:
    check_asked(owner("cave-entrance", "", era=2), "cave-entrance", "gain wood; gain stone; gain emmer; gain flax")


@rule("caves", 9, 11)
@pytest.mark.parametrize(
    ("before", "paid", "after"),
    [
        ("1 donkey, 1 ore, 1 iron", "donkey ore iron", "2 gold"),
        ("1 food, 1 gold, 1 weapon", "food gold weapon", "2 gold"),
        ("2 flax, 1 iron, 3 weapon", "flax iron weapon", "1 flax, 2 weapon, 2 gold"),
    ],
)
def test_junction_room_works_with_any_of_ten_goods_in_the_second_era(before: str, paid: str, after: str) -> None:
    check_played(owner("junction-room", before, era=2), "junction-room", f"pay {paid}", after)


def pays(before: str, era: int = 1) -> list[str]:
    return offers(play(owner("junction-room", before, era), "activate 1 room", "activate junction-room"))


@rule("caves", 9, 11)
def test_junction_room_offers_each_three_of_the_goods_in_hand() -> None:
    assert pays("1 wood, 9 stone, 2 flax, 1 gold") == [
        "pay wood stone flax", "pay wood stone gold", "pay wood flax gold", "pay stone flax gold",
    ]  # fmt: skip


@rule("caves", 9, 11)
def test_junction_room_at_the_limit_takes_gold_or_nothing() -> None:
    assert pays("1 wood, 1 stone, 1 food, 19 gold") == [
        "pay wood stone gold", "pay wood food gold", "pay stone food gold",
    ]  # fmt: skip


@rule("caves", 9, 11)
def test_junction_room_does_not_take_two_of_one_good() -> None:
    assert pays("2 wood, 2 ore, 2 iron", era=2) == ["pay wood ore iron"]


@rule("caves", 9, 11)
def test_junction_room_offers_120_triples_of_ten_goods() -> None:
    some = "1 wood, 1 stone, 1 emmer, 1 flax, 1 food, 1 gold, 1 donkey, 1 ore, 1 iron, 1 weapon"
    found = pays(some, era=2)
    assert len(found) == len(set(found)) == 120
    assert all(text.startswith("pay ") for text in found)


@rule("caves", 9, 7)
@pytest.mark.parametrize(
    ("era", "kinds"),
    [
        (1, {"wood", "stone", "emmer", "flax", "food", "gold"}),
        (2, {"wood", "stone", "emmer", "flax", "food", "gold", "donkey", "ore", "iron", "weapon"}),
    ],
)
def test_the_parlor_covers_the_goods_of_the_era(era: int, kinds: set[str]) -> None:
    game = activating("undergrowth", "parlor", era=era)
    play(game, "activate 1 room", "activate parlor")
    assert stock(game) == dict.fromkeys(kinds, 1)


def goods(game: Game, *names: str) -> dict[str, int]:
    return {name: supply(game)[name] for name in names}


@rule("caves", 9, 11)
@pytest.mark.parametrize(("era", "triples"), [(1, 20), (2, 120)])
def test_the_junction_room_takes_any_three_different_goods(era: int, triples: int) -> None:
    game = activating("undergrowth", "junction-room", "parlor", era=era)
    play(game, "activate 1 room", "activate parlor", "end", "take cultivation", "end")
    play(game, "take drift-mining", "activate 1 room", "activate junction-room")
    assert len(offered(game, "pay")) == triples
    play(game, "pay stone food gold")
    assert goods(game, "stone", "food", "gold", "wood") == {"stone": 0, "food": 0, "gold": 2, "wood": 1}


# Digging Cave


def digger(before: str, era: int = 1) -> Game:
    return owner("digging-cave", before, era)


@rule("caves", 9, 12)
def test_digging_cave_works_for_one_gold() -> None:
    game = play(digger("2 gold"), "activate 1 room", "activate digging-cave")
    assert stock(game) == {"gold": 1}
    assert sorted(offers(game)) == ["dig d2", "dig d5", "dig e3", "dig e4"]
    play(game, "dig d2")
    assert game.turn == CHANCE
    play(game, "draw treasury")
    assert "treasury" in game.view()["display"]
    assert next(cell for cell in game.view()["players"][0]["cells"] if cell["cell"] == "d2")["tile"] == "empty"
    assert "end" in offers(game)
    assert stock(game) == {"gold": 1}


@rule("caves", 9, 12)
def test_digging_cave_works_on_either_board() -> None:
    game = play(digger("1 gold", era=2), "activate 1 room", "activate digging-cave")
    assert sorted(offered(game, "dig")) == ["b4", "c3", "d2", "d5", "e3", "e4"]
    turn_up(play(game, "dig c3"))
    assert stock(game) == {"iron": 1}


@rule("caves", 9, 12)
def test_digging_cave_works_beside_drift_mining() -> None:
    game = start()
    only(game, gold=1)
    furnish(game, "digging-cave", "d3")
    turn_up(play(game, "take drift-mining", "activate 1 room", "activate digging-cave", "dig e4"))
    turn_up(play(game, "excavate", "dig d2"))
    assert stock(game) == {"food": 1}
    assert not {"d2", "e4"} & set(game.view()["players"][0]["accessible"])


@rule("caves", 9, 12)
def test_digging_cave_does_not_work_without_gold() -> None:
    assert "digging-cave" not in usable(digger("9 food, 9 emmer"))


@rule("caves", 9, 12)
def test_digging_cave_does_not_work_without_an_accessible_tile() -> None:
    game = digger("5 gold")
    build(game, "d2 d3", "d3 e3", "d4 e4", "d4 d5")
    assert "digging-cave" not in usable(game)
    assert stock(game) == {"gold": 5}


@rule("caves", 9, 12)
def test_digging_cave_does_not_dig_through_walls() -> None:
    game = digger("5 gold")
    build(game, "d2 d3", "d4 e4")
    assert sorted(offered(play(game, "activate 1 room", "activate digging-cave"), "dig")) == ["d5", "e3"]


@rule("caves", 9, 12)
def test_digging_cave_does_not_work_with_no_tile_left() -> None:
    game = digger("5 gold")
    clear(game, "d1 e1 d2 e2 e3 e4 d5 e5 f5")
    assert "digging-cave" not in usable(game)


@rule("caves", 9, 12)
def test_digging_cave_does_not_dig_twice() -> None:
    game = play(digger("5 gold"), "activate 1 room", "activate digging-cave", "dig d2")
    assert "dig" not in {text.split()[0] for text in offers(turn_up(game))}
    assert stock(game) == {"gold": 4}


@rule("caves", 9, 12)
def test_digging_cave_at_the_limit_loses_the_food_of_the_symbol() -> None:
    game = turn_up(play(digger("1 gold, 9 food"), "activate 1 room", "activate digging-cave", "dig e4"))
    assert stock(game) == {"food": 9}


@rule("caves", 9, 12)
def test_digging_cave_turns_up_a_tile_of_the_pile_in_solo_play() -> None:
    game = start(players=1)
    give(game, gold=1)
    furnish(game, "digging-cave", "d3")
    play(game, "take cultivation", "activate 1 room", "activate digging-cave", "dig d2", "draw treasury")
    assert game.turn == CHANCE
    play(game, "draw stall")
    assert {"treasury", "stall"} <= set(game.view()["display"])
    assert game.view()["piles"] == [8, 0]


# Several activations


@rule("caves", 8, 3)
def test_rooms_work_one_after_the_other_and_feed_each_other() -> None:
    game = start()
    only(game)
    own(game, "food-corner", "warehouse", "sacrificial-altar")
    play(game, "take expedition", "activate 3 rooms", "activate food-corner", "activate warehouse")
    assert stock(game) == {"food": 1, "wood": 1, "stone": 1, "emmer": 1, "flax": 1}
    play(game, "activate sacrificial-altar")
    assert stock(game) == {"stone": 1, "gold": 3}
    assert offers(game) == ["end"]


@rule("caves", 8, 3)
def test_a_room_that_could_not_be_used_is_offered_once_another_one_has_brought_the_goods() -> None:
    game = start()
    only(game)
    own(game, "spinning-wheel", "secret-chamber")
    play(game, "take undermining", "activate 2 rooms")
    assert "spinning-wheel" not in offered(game, "activate")
    play(game, "activate secret-chamber", "gain 3 flax")
    assert "spinning-wheel" in offered(game, "activate")


@rule("caves", 8, 3)
@rule("caves", 9, 7)
def test_goods_raised_by_the_parlor_are_those_at_0_at_that_moment() -> None:
    game = start()
    only(game, food=2, gold=3)
    own(game, "parlor", "warehouse")
    play(game, "take undermining", "activate 2 rooms", "activate warehouse", "activate parlor")
    assert stock(game) == {"wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 1, "gold": 3}


# Replenishing


@rule("caves", 9, 2)
def test_replenishing_never_lowers() -> None:
    game = activating("undergrowth", "parlor")
    give(game, wood=0, stone=5, gold=19)
    play(game, "activate 1 room", "activate parlor")
    assert stock(game) == {"wood": 1, "stone": 5, "emmer": 1, "flax": 1, "food": 1, "gold": 19}


@rule("caves", 9, 6)
@pytest.mark.parametrize(("food", "after"), [(0, 3), (2, 3)])
def test_the_food_corner_raises_food_to_three(food: int, after: int) -> None:
    game = activating("undergrowth", "food-corner")
    give(game, food=food)
    play(game, "activate 1 room", "activate food-corner")
    assert stock(game) == {"food": after}


@rule("caves", 9, 2)
def test_a_good_that_is_high_enough_is_not_replenished() -> None:
    game = activating("undergrowth", "shelf", "food-corner")
    give(game, wood=1, stone=2, emmer=9, flax=0, food=3)
    play(game, "activate 1 room")
    assert "food-corner" not in offered(game, "activate")
    play(game, "activate shelf")
    assert offers(game) == ["stop", "raise wood to 2", "raise flax to 2"]


# Tunnel and Treasury


@rule("caves", 9, 4)
@pytest.mark.parametrize(("stone", "offer"), [(0, True), (2, True), (3, False)])
def test_the_tunnel_gives_stone_below_three(stone: int, offer: bool) -> None:
    game = activating("undergrowth", "tunnel")
    give(game, stone=stone)
    play(game, "activate 1 room", "activate tunnel")
    assert ("gain stone" in offers(game)) == offer
    assert "gain 2 food" in offers(game)


@rule("caves", 9, 4)
def test_the_tunnel_gives_both_parts_or_one() -> None:
    game = activating("undergrowth", "tunnel")
    play(game, "activate 1 room", "activate tunnel", "gain stone")
    assert stock(game) == {"stone": 1}
    play(game, "gain 2 food")
    assert stock(game) == {"stone": 1, "food": 2}


@rule("caves", 9, 14)
@pytest.mark.parametrize(("gold", "offer"), [(2, False), (3, True), (4, True)])
def test_the_treasury_needs_three_gold_and_keeps_them(gold: int, offer: bool) -> None:
    game = activating("undergrowth", "treasury")
    give(game, gold=gold)
    play(game, "activate 1 room")
    assert ("treasury" in offered(game, "activate")) == offer
    if offer:
        play(game, "activate treasury")
        assert stock(game) == {"food": 1, "gold": gold + 1}
