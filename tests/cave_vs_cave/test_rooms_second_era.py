"""The orange rooms of era II, 25 to 42: what each gives, when it gives nothing, and what the limits leave of it."""

from __future__ import annotations

import pytest

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
from tests.cave_vs_cave.scenario import give, offered, offers, only, own, play, start, stock
from tests.rules import rule

LADDERS = [
    ("swordsmith", {"ore": 9},
     ["exchange ore for weapon", "exchange 4 ore for 2 weapon", "exchange 7 ore for 3 weapon"]),
    ("oublette", {"food": 9},
     ["exchange food for weapon", "exchange 3 food for 2 weapon", "exchange 6 food for 3 weapon"]),
    ("hitching-post", {"donkey": 9},
     ["exchange 3 donkey for 2 gold", "exchange 4 donkey for 3 gold", "exchange 5 donkey for 4 gold"]),
    ("cattle-market", {"gold": 9}, ["gain donkey", "exchange gold for 2 donkey", "exchange 2 gold for 3 donkey"]),
]  # fmt: skip

WORKS: list[Played] = [
    ("cattle-market", "", "gain donkey", "1 donkey"),
    ("cattle-market", "1 gold", "exchange gold for 2 donkey", "2 donkey"),
    ("cattle-market", "2 gold", "exchange 2 gold for 3 donkey", "3 donkey"),
    ("cattle-market", "5 gold, 2 donkey", "exchange 2 gold for 3 donkey", "3 gold, 5 donkey"),
    ("cattle-market", "5 gold, 2 donkey", "gain donkey", "5 gold, 3 donkey"),
    ("ore-vein", "", "", "3 ore, 2 food"),
    ("bloomery", "2 ore", "", "3 iron, 1 gold"),
    ("bloomery", "5 ore, 1 iron", "", "3 ore, 4 iron, 1 gold"),
    ("store", "1 gold", "", "4 food, 1 ore, 1 flax"),
    ("store", "3 gold, 2 ore", "", "2 gold, 4 food, 3 ore, 1 flax"),
    ("cave-silo", "", "", "4 emmer"),
    ("box", "", "", "1 wood, 1 flax, 1 donkey"),
    ("mining-cave", "", "", "5 ore"),
    ("hitching-post", "3 donkey", "exchange 3 donkey for 2 gold", "2 gold"),
    ("hitching-post", "4 donkey", "exchange 4 donkey for 3 gold", "3 gold"),
    ("hitching-post", "5 donkey", "exchange 5 donkey for 4 gold", "4 gold"),
    ("hitching-post", "9 donkey, 1 gold", "exchange 4 donkey for 3 gold", "5 donkey, 4 gold"),
    ("wainwright", "3 wood, 1 iron", "", "5 gold"),
    ("wainwright", "6 wood, 2 iron", "", "3 wood, 1 iron, 5 gold"),
    ("ceremonial-hall", "", "", "2 gold"),
    ("ironsmith", "2 iron", "", "1 weapon, 3 gold"),
    ("ironsmith", "5 iron", "", "3 iron, 1 weapon, 3 gold"),
    ("swordsmith", "1 ore", "exchange ore for weapon", "1 weapon"),
    ("swordsmith", "4 ore", "exchange 4 ore for 2 weapon", "2 weapon"),
    ("swordsmith", "7 ore", "exchange 7 ore for 3 weapon", "3 weapon"),
    ("swordsmith", "9 ore", "exchange 4 ore for 2 weapon", "5 ore, 2 weapon"),
    ("slaughtering-cave", "1 donkey", "", "5 food, 1 gold"),
    ("slaughtering-cave", "3 donkey, 2 food", "", "2 donkey, 7 food, 1 gold"),
    ("weaponsmith", "1 wood, 1 iron", "", "2 weapon"),
    ("weaponsmith", "4 wood, 2 iron", "", "3 wood, 1 iron, 2 weapon"),
    ("weapon-chamber", "", "", "1 weapon"),
    ("armory", "2 ore, 1 iron", "", "2 ore, 1 iron"),
    ("oublette", "1 food", "exchange food for weapon", "1 weapon"),
    ("oublette", "3 food", "exchange 3 food for 2 weapon", "2 weapon"),
    ("oublette", "6 food", "exchange 6 food for 3 weapon", "3 weapon"),
    ("oublette", "9 food", "exchange food for weapon", "8 food, 1 weapon"),
    ("gold-donkey", "2 donkey", "", "2 donkey, 1 gold"),
    ("gold-donkey", "5 donkey, 1 gold", "", "5 donkey, 3 gold"),
    ("gold-donkey", "8 donkey", "", "8 donkey, 4 gold"),
    ("gold-donkey", "9 donkey", "", "9 donkey, 4 gold"),
]

REFUSES: list[Asked] = [
    ("cattle-market", "", "gain donkey"),
    ("cattle-market", "1 gold", "gain donkey; exchange gold for 2 donkey"),
    ("cattle-market", "2 gold", "gain donkey; exchange gold for 2 donkey; exchange 2 gold for 3 donkey"),
    ("cattle-market", "9 gold, 9 donkey", NOT_OFFERED),
    ("ore-vein", "9 ore, 9 food", NOT_OFFERED),
    ("bloomery", "1 ore", NOT_OFFERED),
    ("bloomery", "9 ore, 9 iron, 19 gold", NOT_OFFERED),
    ("store", "9 food, 9 emmer", NOT_OFFERED),
    ("store", "5 gold, 9 food, 9 ore, 9 flax", NOT_OFFERED),
    ("cave-silo", "9 emmer", NOT_OFFERED),
    ("box", "9 wood, 9 flax, 9 donkey", NOT_OFFERED),
    ("mining-cave", "9 ore", NOT_OFFERED),
    ("hitching-post", "2 donkey", NOT_OFFERED),
    ("hitching-post", "3 donkey", "exchange 3 donkey for 2 gold"),
    ("hitching-post", "4 donkey", "exchange 3 donkey for 2 gold; exchange 4 donkey for 3 gold"),
    ("hitching-post", "9 donkey, 19 gold", NOT_OFFERED),
    ("wainwright", "2 wood, 9 iron", NOT_OFFERED),
    ("wainwright", "9 wood, 9 ore", NOT_OFFERED),
    ("wainwright", "9 wood, 9 iron, 19 gold", NOT_OFFERED),
    ("ceremonial-hall", "19 gold", NOT_OFFERED),
    ("ironsmith", "1 iron", NOT_OFFERED),
    ("ironsmith", "9 iron, 19 weapon, 19 gold", NOT_OFFERED),
    ("swordsmith", "9 iron", NOT_OFFERED),
    ("swordsmith", "3 ore", "exchange ore for weapon"),
    ("swordsmith", "6 ore", "exchange ore for weapon; exchange 4 ore for 2 weapon"),
    ("swordsmith", "7 ore", "exchange ore for weapon; exchange 4 ore for 2 weapon; exchange 7 ore for 3 weapon"),
    ("swordsmith", "9 ore, 19 weapon", NOT_OFFERED),
    ("slaughtering-cave", "9 gold", NOT_OFFERED),
    ("slaughtering-cave", "5 donkey, 9 food, 19 gold", NOT_OFFERED),
    ("weaponsmith", "9 wood, 9 ore", NOT_OFFERED),
    ("weaponsmith", "9 stone, 9 iron", NOT_OFFERED),
    ("weaponsmith", "9 wood, 9 iron, 19 weapon", NOT_OFFERED),
    ("weapon-chamber", "19 weapon", NOT_OFFERED),
    ("oublette", "9 emmer, 9 gold", NOT_OFFERED),
    ("oublette", "2 food", "exchange food for weapon"),
    ("oublette", "5 food", "exchange food for weapon; exchange 3 food for 2 weapon"),
    ("oublette", "6 food", "exchange food for weapon; exchange 3 food for 2 weapon; exchange 6 food for 3 weapon"),
    ("oublette", "9 food, 19 weapon", NOT_OFFERED),
    ("gold-donkey", "1 donkey", NOT_OFFERED),
    ("gold-donkey", "9 donkey, 19 gold", NOT_OFFERED),
]

LIMITS: list[Played] = [
    ("cattle-market", "8 donkey", "gain donkey", "9 donkey"),
    ("cattle-market", "8 donkey, 2 gold", "exchange 2 gold for 3 donkey", "9 donkey"),
    ("cattle-market", "8 donkey, 2 gold", "exchange gold for 2 donkey", "9 donkey, 1 gold"),
    ("ore-vein", "7 ore, 8 food", "", "9 ore, 9 food"),
    ("ore-vein", "9 ore, 7 food", "", "9 ore, 9 food"),
    ("ore-vein", "6 ore, 9 food", "", "9 ore, 9 food"),
    ("bloomery", "2 ore, 7 iron, 18 gold", "", "9 iron, 19 gold"),
    ("bloomery", "2 ore, 9 iron", "", "9 iron, 1 gold"),
    ("bloomery", "2 ore, 1 iron, 19 gold", "", "4 iron, 19 gold"),
    ("store", "1 gold, 6 food, 9 ore, 9 flax", "", "9 food, 9 ore, 9 flax"),
    ("store", "1 gold, 9 food, 8 ore, 9 flax", "", "9 food, 9 ore, 9 flax"),
    ("store", "19 gold, 9 food, 9 ore, 8 flax", "", "18 gold, 9 food, 9 ore, 9 flax"),
    ("cave-silo", "6 emmer", "", "9 emmer"),
    ("box", "9 wood, 9 flax, 8 donkey", "", "9 wood, 9 flax, 9 donkey"),
    ("box", "9 wood, 8 flax, 9 donkey", "", "9 wood, 9 flax, 9 donkey"),
    ("box", "8 wood, 9 flax, 9 donkey", "", "9 wood, 9 flax, 9 donkey"),
    ("mining-cave", "5 ore", "", "9 ore"),
    ("hitching-post", "5 donkey, 16 gold", "exchange 5 donkey for 4 gold", "19 gold"),
    ("hitching-post", "3 donkey, 18 gold", "exchange 3 donkey for 2 gold", "19 gold"),
    ("wainwright", "3 wood, 1 iron, 15 gold", "", "19 gold"),
    ("ceremonial-hall", "18 gold", "", "19 gold"),
    ("ironsmith", "2 iron, 19 weapon, 15 gold", "", "19 weapon, 18 gold"),
    ("ironsmith", "2 iron, 18 weapon, 17 gold", "", "19 weapon, 19 gold"),
    ("ironsmith", "2 iron, 19 gold", "", "1 weapon, 19 gold"),
    ("swordsmith", "7 ore, 18 weapon", "exchange 7 ore for 3 weapon", "19 weapon"),
    ("swordsmith", "4 ore, 18 weapon", "exchange 4 ore for 2 weapon", "19 weapon"),
    ("slaughtering-cave", "1 donkey, 6 food, 18 gold", "", "9 food, 19 gold"),
    ("slaughtering-cave", "1 donkey, 9 food, 18 gold", "", "9 food, 19 gold"),
    ("slaughtering-cave", "1 donkey, 4 food, 19 gold", "", "9 food, 19 gold"),
    ("weaponsmith", "1 wood, 1 iron, 18 weapon", "", "19 weapon"),
    ("weapon-chamber", "18 weapon", "", "19 weapon"),
    ("armory", "9 wood, 9 ore, 9 iron, 19 weapon", "", "9 wood, 9 ore, 9 iron, 19 weapon"),
    ("oublette", "6 food, 17 weapon", "exchange 6 food for 3 weapon", "19 weapon"),
    ("oublette", "3 food, 18 weapon", "exchange 3 food for 2 weapon", "19 weapon"),
    ("gold-donkey", "9 donkey, 17 gold", "", "9 donkey, 19 gold"),
]


@rule("caves", 10)
@played(WORKS)
def test_an_activated_second_era_room_takes_and_gives_what_is_printed(
    room: str, before: str, actions: str, after: str
) -> None:
    check_played(owner(room, before, era=2), room, actions, after)


@rule("caves", 10)
@asked(REFUSES)
def test_a_second_era_room_does_not_offer_what_cannot_be_paid_or_would_gain_nothing(
    room: str, before: str, effects: str
) -> None:
    check_asked(owner(room, before, era=2), room, effects)


@rule("caves", 10)
@played(LIMITS)
def test_a_second_era_room_gives_as_much_as_the_limits_allow(room: str, before: str, actions: str, after: str) -> None:
    check_played(owner(room, before, era=2), room, actions, after)


@rule("caves", 8, 4)
@pytest.mark.parametrize(("room", "before"), [(room, before) for room, before, actions, _ in WORKS if actions])
def test_an_activated_second_era_room_with_a_choice_may_be_declined(room: str, before: str) -> None:
    """Rule 3: the activation is used up."""
    game = owner(room, before, era=2)
    unchanged = stock(game)
    play(game, "activate 1 room", f"activate {room}", "stop")
    assert stock(game) == unchanged
    assert "activate 1 room" not in offers(game)


@rule("caves", 10, 5)
def test_armory_does_not_do_anything_but_use_up_an_activation() -> None:
    """Rule 45."""
    game = start(era=2)
    only(game, iron=3, weapon=2)
    own(game, "armory", "ceremonial-hall", "weapon-chamber")
    play(game, "take undermining", "activate 2 rooms", "activate armory", "activate weapon-chamber")
    assert stock(game) == {"iron": 3, "weapon": 3}
    assert offers(game) == ["end"]


@rule("caves", 10, 4)
def test_one_step_of_a_ladder_is_taken_by_one_activation() -> None:
    """Rule 43."""
    game = owner("swordsmith", "9 ore", era=2)
    play(game, "activate 1 room", "activate swordsmith", "exchange 4 ore for 2 weapon")
    assert "exchange ore for weapon" not in offers(game)
    assert stock(game) == {"ore": 5, "weapon": 2}


@rule("caves", 10, 6)
def test_gold_donkey_leaves_the_donkeys_for_the_hitching_post() -> None:
    """Rule 42."""
    game = start(era=2)
    only(game, donkey=4)
    own(game, "gold-donkey", "hitching-post")
    play(game, "take undermining", "activate 2 rooms", "activate gold-donkey", "activate hitching-post")
    play(game, "exchange 4 donkey for 3 gold")
    assert stock(game) == {"gold": 5}


@rule("caves", 8, 3)
def test_from_ore_to_iron_to_weapons_in_one_row_of_activations() -> None:
    game = start(era=2)
    only(game)
    own(game, "mining-cave", "bloomery", "ironsmith")
    play(game, "take expedition", "activate 3 rooms", "activate mining-cave", "activate bloomery")
    assert stock(game) == {"ore": 3, "iron": 3, "gold": 1}
    play(game, "activate ironsmith")
    assert stock(game) == {"ore": 3, "iron": 1, "weapon": 1, "gold": 4}


@rule("caves", 1, 3)
def test_second_era_rooms_are_not_in_play_in_the_first_era() -> None:
    game = start()
    give(game, wood=9, stone=9, emmer=9, flax=9, food=9, gold=19)
    play(game, "take housework", "furnish for 1 gold")
    assert set(offered(game, "furnish")) <= {
        "shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor",
    }  # fmt: skip
    assert usable(play(start(), "take cultivation")) == ["cave-entrance"]


@rule("caves", 10, 6)
@pytest.mark.parametrize(("donkeys", "gold"), [(2, 1), (3, 1), (5, 2), (9, 4)])
def test_the_gold_donkey_keeps_its_donkeys(donkeys: int, gold: int) -> None:
    game = activating("undergrowth", "gold-donkey", era=2)
    give(game, donkey=donkeys)
    play(game, "activate 1 room", "activate gold-donkey")
    assert stock(game) == {"donkey": donkeys, "gold": gold}


@rule("caves", 10, 4)
@pytest.mark.parametrize(("room", "have", "steps"), LADDERS, ids=[room for room, _, _ in LADDERS])
def test_a_ladder_is_used_one_step_at_a_time(room: str, have: dict[str, int], steps: list[str]) -> None:
    for step in steps:
        game = activating("undergrowth", room, era=2)
        give(game, **have)
        play(game, "activate 1 room", f"activate {room}")
        assert set(offers(game)) == {"stop", *steps}
        play(game, step)
        assert not set(offers(game)) & set(steps)


@rule("caves", 10, 5)
def test_the_armory_can_be_named_and_does_nothing() -> None:
    game = activating("undergrowth", "armory", era=2)
    play(game, "activate 1 room", "activate armory")
    assert stock(game) == {}
    assert offered(game, "activate") == []  # it was the one room
