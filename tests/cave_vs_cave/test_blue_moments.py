"""Blue rooms and their moments: once for each effect, before the first room or after the last."""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from caverna.cave_vs_cave.rooms import INDEX as ROOM
from caverna.game.bits import bit
from tests.cave_vs_cave.activation import SINGLE, activating
from tests.cave_vs_cave.scenario import (
    build,
    clear,
    era_two,
    furnish,
    give,
    offered,
    offers,
    only,
    own,
    play,
    player,
    show,
    start,
    stock,
    supply,
    turn_up,
)
from tests.rules import rule

BLUE = [
    ("wood-storeroom", "wood", "undergrowth", "activate 1 room"),
    ("breeding-cave", "donkey", "undergrowth", "activate 1 room"),
    ("iron-trader", "iron", "undermining", "activate 2 rooms"),
    ("iron-trader", "iron", "weekly-market", "activate 1 and 1 room"),
    ("wood-storeroom", "wood", "weekly-market", "activate 1 and 1 room"),
    ("breeding-cave", "donkey", "weekly-market", "activate 1 and 1 room"),
]

GIVERS = ("ore-vein", "cave-silo", "mining-cave", "box", "ceremonial-hall")

DOUBLE = [("undermining", "activate 2 rooms"), ("weekly-market", "activate 1 and 1 room")]


def owner(*rooms: str, era: int = 1, **had: int) -> Game:
    game = start(era=era)
    only(game, **had)
    own(game, *rooms)
    return game


@rule("caves", 11, 4)
@rule("caves", 11, 8)
@rule("rulings", "C10")
@pytest.mark.parametrize("tile", SINGLE)
@pytest.mark.parametrize(("room", "good"), [("wood-storeroom", "wood"), ("breeding-cave", "donkey")])
def test_a_blue_room_of_single_activations_pays_before_or_after(room: str, good: str, tile: str) -> None:
    before = play(owner(room, era=2), f"take {tile}", "activate 1 room", f"collect {room}")
    assert stock(before) == {good: 1}
    assert offered(before, "collect") == []
    play(before, "activate cave-entrance", "gain flax")
    assert stock(before) == {good: 1, "flax": 1}

    after = play(owner(room, era=2), f"take {tile}", "activate 1 room", "activate cave-entrance")
    assert stock(after) == {}
    play(after, "gain flax")
    assert stock(after) == {good: 1, "flax": 1}


@rule("caves", 11, 4)
def test_wood_storeroom_works_before_to_pay_for_a_room() -> None:
    game = play(owner("wood-storeroom", "furniture-workshop", wood=1, flax=1), "take cultivation", "activate 1 room")
    assert offered(game, "activate") == ["cave-entrance"]
    play(game, "collect wood-storeroom", "activate furniture-workshop")
    assert stock(game) == {"gold": 3}


@rule("caves", 11, 4)
def test_wood_storeroom_works_at_the_weekly_market_only_once() -> None:
    game = owner("wood-storeroom", "gold-vein", "state-room", era=2, weapon=2)
    play(game, "take weekly-market", "activate 1 and 1 room", "activate gold-vein")
    assert supply(game)["wood"] == 0
    play(game, "activate state-room")
    assert supply(game)["wood"] == 1


@rule("caves", 11, 4)
@rule("rulings", "C10")
def test_wood_storeroom_works_even_if_no_room_is_named() -> None:
    game = play(owner("wood-storeroom"), "take cultivation", "activate 1 room", "stop")
    assert stock(game) == {"wood": 1}
    full = play(owner("wood-storeroom", stone=9, emmer=9, flax=9), "take masonry", "activate 1 room", "stop")
    assert supply(full)["wood"] == 1


@rule("caves", 11, 4)
@rule("rulings", "C11")
def test_wood_storeroom_does_not_wait_for_a_decision_after_the_room() -> None:
    """A plain gain."""
    game = play(owner("wood-storeroom"), "take cultivation", "activate 1 room", "activate cave-entrance", "gain wood")
    assert stock(game) == {"wood": 2}
    assert "end" in offers(game)


@rule("caves", 11, 4)
def test_wood_storeroom_does_not_work_on_two_or_three_rooms() -> None:
    game = play(owner("wood-storeroom", "gold-vein"), "take undermining", "activate 2 rooms")
    assert offered(game, "collect") == []
    assert supply(play(game, "activate gold-vein", "stop"))["wood"] == 0
    game = play(owner("wood-storeroom", "gold-vein"), "take expedition", "activate 3 rooms")
    assert offered(game, "collect") == []
    assert supply(play(game, "activate gold-vein", "stop"))["wood"] == 0


@rule("caves", 11, 4)
@rule("rulings", "C10")
def test_wood_storeroom_does_not_work_between_the_two_rooms_of_the_weekly_market() -> None:
    game = owner("wood-storeroom", "gold-vein", era=2, weapon=2)
    play(game, "take weekly-market", "activate 1 and 1 room")
    assert offered(game, "collect") == ["wood-storeroom"]
    assert offered(play(game, "activate gold-vein"), "collect") == []


@rule("caves", 11, 4)
def test_wood_storeroom_does_not_work_without_the_activation() -> None:
    game = play(owner("wood-storeroom"), "take cultivation", "gain flax", "end")
    assert stock(game) == {"flax": 1}


@rule("caves", 11, 4)
def test_wood_storeroom_at_the_limit_comes_only_after_a_room_that_takes_wood() -> None:
    game = play(owner("wood-storeroom", "furniture-workshop", wood=9, flax=1), "take cultivation", "activate 1 room")
    assert offered(game, "collect") == []
    play(game, "activate furniture-workshop")
    assert stock(game) == {"wood": 8, "gold": 3}


@rule("caves", 11, 4)
def test_wood_storeroom_at_the_limit_gives_nothing() -> None:
    game = play(owner("wood-storeroom", wood=9), "take cultivation", "activate 1 room", "stop")
    assert stock(game) == {"wood": 9}
    full = play(owner("wood-storeroom", wood=9, stone=9, emmer=9, flax=9), "take cultivation")
    assert "activate 1 room" not in offers(full)


@rule("caves", 11, 8)
def test_breeding_cave_works_before_to_pay_for_a_room() -> None:
    game = play(owner("breeding-cave", "slaughtering-cave", era=2), "take masonry", "activate 1 room")
    assert offered(game, "activate") == ["cave-entrance"]
    play(game, "collect breeding-cave", "activate slaughtering-cave")
    assert stock(game) == {"food": 5, "gold": 1}


@rule("caves", 11, 8)
def test_breeding_cave_works_at_the_weekly_market_only_once() -> None:
    game = owner("breeding-cave", "gold-vein", "state-room", era=2, weapon=2)
    play(game, "take weekly-market", "activate 1 and 1 room", "collect breeding-cave", "activate gold-vein")
    assert offered(game, "collect") == []
    play(game, "activate state-room")
    assert supply(game)["donkey"] == 1


@rule("caves", 11, 8)
@rule("rulings", "C10")
def test_breeding_cave_does_not_work_on_two_or_three_rooms_or_between_two() -> None:
    for tile, effect in (("undermining", "activate 2 rooms"), ("expedition", "activate 3 rooms")):
        game = play(owner("breeding-cave", "gold-vein", era=2), f"take {tile}", effect)
        assert offered(game, "collect") == []
        assert supply(play(game, "activate gold-vein", "stop"))["donkey"] == 0
    game = owner("breeding-cave", "gold-vein", era=2, weapon=2)
    assert offered(play(game, "take weekly-market", "activate 1 and 1 room", "activate gold-vein"), "collect") == []


@rule("caves", 11, 8)
def test_breeding_cave_at_the_limit_gives_nothing_before_but_after_a_donkey_is_gone() -> None:
    game = owner("breeding-cave", "slaughtering-cave", era=2, donkey=9)
    play(game, "take masonry", "activate 1 room")
    assert offered(game, "collect") == []
    play(game, "activate slaughtering-cave")
    assert stock(game) == {"donkey": 9, "food": 5, "gold": 1}
    full = play(owner("breeding-cave", era=2, donkey=9), "take masonry", "activate 1 room", "stop")
    assert stock(full) == {"donkey": 9}


@rule("caves", 11, 6)
@pytest.mark.parametrize(("tile", "effect"), DOUBLE)
def test_iron_trader_works_before_or_after_two_rooms(tile: str, effect: str) -> None:
    """Rule 39."""
    before = play(owner("iron-trader", "gold-vein", era=2, weapon=2), f"take {tile}", effect, "collect iron-trader")
    assert stock(before) == {"iron": 1, "weapon": 2}
    play(before, "activate gold-vein", "activate cave-entrance", "gain flax")
    assert stock(before) == {"iron": 1, "weapon": 2, "stone": 1, "gold": 1, "flax": 1}

    after = play(owner("iron-trader", "gold-vein", era=2, weapon=2), f"take {tile}", effect, "activate gold-vein")
    assert supply(after)["iron"] == 0
    play(after, "activate cave-entrance", "gain flax")
    assert stock(after) == {"iron": 1, "weapon": 2, "stone": 1, "gold": 1, "flax": 1}


@rule("caves", 11, 6)
@rule("rulings", "C10")
@pytest.mark.parametrize(("tile", "effect"), DOUBLE)
def test_iron_trader_works_after_a_single_room_or_none_of_such_an_effect(tile: str, effect: str) -> None:
    game = owner("iron-trader", "gold-vein", era=2, weapon=2)
    play(game, f"take {tile}", effect, "activate gold-vein", "stop")
    assert stock(game) == {"iron": 1, "weapon": 2, "stone": 1, "gold": 1}
    assert supply(play(owner("iron-trader", era=2, weapon=2), f"take {tile}", effect, "stop"))["iron"] == 1


@rule("caves", 11, 6)
def test_iron_trader_works_before_to_pay_for_a_room() -> None:
    game = play(owner("iron-trader", "weaponsmith", era=2, wood=1), "take undermining", "activate 2 rooms")
    assert offered(game, "activate") == ["cave-entrance"]
    play(game, "collect iron-trader", "activate weaponsmith")
    assert stock(game) == {"weapon": 2}


@rule("caves", 11, 6)
def test_iron_trader_works_also_where_the_equipment_room_adds_a_third_room() -> None:
    game = owner("iron-trader", "equipment-room", "gold-vein", "state-room", era=2)
    play(game, "take undermining", "activate 2 rooms", "activate gold-vein", "activate state-room")
    assert supply(game)["iron"] == 0
    play(game, "activate cave-entrance", "gain wood")
    assert stock(game) == {"iron": 1, "stone": 1, "flax": 1, "gold": 2, "wood": 1}


@rule("caves", 11, 6)
@pytest.mark.parametrize("tile", SINGLE)
def test_iron_trader_does_not_work_on_one_room(tile: str) -> None:
    game = play(owner("iron-trader", era=2), f"take {tile}", "activate 1 room")
    assert offered(game, "collect") == []
    assert stock(play(game, "activate cave-entrance", "gain flax")) == {"flax": 1}


@rule("caves", 11, 6)
def test_iron_trader_does_not_work_on_three_rooms() -> None:
    game = play(owner("iron-trader", "gold-vein", era=2), "take expedition", "activate 3 rooms")
    assert offered(game, "collect") == []
    assert supply(play(game, "activate gold-vein", "stop"))["iron"] == 0


@rule("caves", 11, 6)
@rule("rulings", "C10")
@pytest.mark.parametrize(("tile", "effect"), DOUBLE)
def test_iron_trader_does_not_work_between_two_rooms_or_twice(tile: str, effect: str) -> None:
    game = play(owner("iron-trader", "gold-vein", era=2, weapon=2), f"take {tile}", effect, "collect iron-trader")
    assert offered(game, "collect") == []
    game = play(owner("iron-trader", "gold-vein", era=2, weapon=2), f"take {tile}", effect, "activate gold-vein")
    assert offered(game, "collect") == []


@rule("caves", 11, 6)
def test_iron_trader_does_not_work_for_digging_with_the_undermining() -> None:
    game = play(owner("iron-trader", era=2), "take undermining", "excavate through walls")
    assert offered(game, "collect") == []
    assert stock(play(game, "dig d5", "draw treasury")) == {}


@rule("caves", 11, 6)
def test_iron_trader_at_the_limit_gives_nothing_before_but_after_iron_is_gone() -> None:
    game = owner("iron-trader", "ironsmith", era=2, iron=9)
    play(game, "take undermining", "activate 2 rooms")
    assert offered(game, "collect") == []
    play(game, "activate ironsmith", "stop")
    assert stock(game) == {"iron": 8, "weapon": 1, "gold": 3}
    full = play(owner("iron-trader", era=2, iron=9), "take undermining", "activate 2 rooms", "stop")
    assert stock(full) == {"iron": 9}


@rule("caves", 11, 4)
@rule("caves", 11, 6)
@rule("caves", 11, 8)
@rule("rulings", "C10")
def test_all_three_pay_at_the_weekly_market_each_at_the_moment_its_owner_chooses() -> None:
    game = owner("wood-storeroom", "iron-trader", "breeding-cave", "gold-vein", era=2, weapon=2)
    play(game, "take weekly-market", "activate 1 and 1 room")
    assert sorted(offered(game, "collect")) == ["breeding-cave", "iron-trader", "wood-storeroom"]
    play(game, "collect iron-trader")
    assert sorted(offered(game, "collect")) == ["breeding-cave", "wood-storeroom"]
    play(game, "activate gold-vein")
    assert stock(game) == {"iron": 1, "weapon": 2, "stone": 1, "gold": 1}
    play(game, "stop")
    assert stock(game) == {"iron": 1, "weapon": 2, "stone": 1, "gold": 1, "wood": 1, "donkey": 1}


@rule("caves", 8, 5)
@rule("caves", 11, 4)
@rule("caves", 11, 6)
@rule("caves", 11, 8)
def test_the_opponent_has_nothing_of_them() -> None:
    game = owner("wood-storeroom", "iron-trader", "breeding-cave", era=2)
    only(game, seat=1)
    play(game, "take masonry", "end", "take cultivation", "activate 1 room")
    assert offered(game, "collect") == []
    play(game, "activate cave-entrance", "gain flax")
    assert (stock(game), stock(game, 1)) == ({}, {"flax": 1})


@rule("caves", 11, 4)
@rule("caves", 18, 7)
def test_wood_storeroom_works_for_both_players_from_the_pool() -> None:
    """Rule 47."""
    game = start(mode="short")
    only(game)
    only(game, seat=1)
    game.pool |= bit(ROOM["wood-storeroom"])
    play(game, "take cultivation", "activate 1 room", "activate food-corner", "end")
    play(game, "take masonry", "activate 1 room", "collect wood-storeroom", "activate food-corner")
    assert (stock(game), stock(game, 1)) == ({"food": 3, "wood": 1}, {"food": 3, "wood": 1})


# before or after


def using(blue: str, tile: str, effect: str) -> Game:
    game = era_two()
    own(game, blue, "cave-silo", "ore-vein")
    only(game, weapon=2)
    return play(game, f"take {tile}", effect)


@rule("rulings", "C10")
@pytest.mark.parametrize(("blue", "good", "tile", "effect"), BLUE)
def test_each_good_comes_before_the_first_room_or_after_the_last(blue: str, good: str, tile: str, effect: str) -> None:
    game = using(blue, tile, effect)
    early = play(game.copy(), f"collect {blue}")
    assert supply(early)[good] == 1
    play(early, "activate cave-silo", *["stop"] * (effect != "activate 1 room"))
    assert supply(early)[good] == 1  # and not once more
    play(game, "activate cave-silo")
    if effect != "activate 1 room":
        assert supply(game)[good] == 0
        play(game, "activate ore-vein")
    assert supply(game)[good] == 1


@rule("rulings", "C10")
@pytest.mark.parametrize(("blue", "good", "tile", "effect"), BLUE[2:])
def test_no_good_comes_between_two_rooms(blue: str, good: str, tile: str, effect: str) -> None:
    game = play(using(blue, tile, effect), "activate cave-silo")
    assert offered(game, "collect") == []
    assert supply(game)[good] == 0


@rule("rulings", "C10")
@pytest.mark.parametrize(("blue", "good", "tile", "effect"), BLUE)
def test_using_the_effect_is_enough_for_the_good(blue: str, good: str, tile: str, effect: str) -> None:
    game = play(using(blue, tile, effect), "stop")
    assert stock(game) == {"weapon": 2, good: 1}


@rule("rulings", "C10")
def test_an_effect_that_is_not_used_brings_no_good() -> None:
    game = era_two()
    own(game, "wood-storeroom")
    only(game)
    play(game, "take undergrowth", "end")
    assert stock(game) == {}


# which blue rooms are optional


@rule("rulings", "C11")
def test_prospecting_is_a_choice_at_any_moment_between_effects() -> None:
    game = start()
    own(game, "prospecting-site")
    only(game, food=5)
    play(game, "take undergrowth")
    assert "prospect" in offers(game)
    play(game, "gain 2 wood")
    assert "prospect" in offers(game)
    play(game, "activate 1 room")
    assert "prospect" not in offers(game)  # not inside an effect
    play(game, "activate cave-entrance", "gain wood")
    assert "prospect" in offers(game)
    play(game, "end")
    assert stock(game) == {"wood": 3, "food": 5}


@rule("rulings", "C11")
def test_all_blue_rooms_but_the_prospecting_site_are_plain_gains() -> None:
    game = era_two()
    furnish(game, "dungeon", "d3")
    furnish(game, "retting-room", "d2")
    furnish(game, "equipment-cabinet", "e3")
    only(game)
    play(game, "take interior-design", "build wall", "wall d1 e1", "excavate", "dig d5")
    turn_up(game)
    assert stock(game) == {"gold": 2, "ore": 1, "food": 1}
    play(game, "end", "take breach", "end", "take cultivation", "gain flax")
    assert stock(game) == {"gold": 2, "ore": 1, "food": 2, "flax": 1}


@rule("caves", 8, 5)
def test_a_blue_room_works_in_the_turn_in_which_it_is_furnished() -> None:
    game = start()
    own(game, "shelf", "tunnel")
    build(game, "d2 d3", "d3 e3", "d3 d4")
    clear(game, "d3")
    only(game, stone=3, gold=5)
    show(game, "dungeon")
    play(game, "take renovation", "furnish for nothing", "furnish dungeon", "at d3", "build wall", "wall d5 e5")
    assert stock(game) == {"gold": 1 + 2}


@rule("caves", 8, 5)
def test_the_equipment_cabinet_pays_for_a_dig_in_the_turn_it_is_furnished() -> None:
    game = era_two()
    own(game, "shelf", "tunnel")
    only(game, iron=1, gold=2)
    show(game, "equipment-cabinet")
    play(game, "take expansion", "furnish for 2 gold", "furnish equipment-cabinet", "at d3", "excavate", "dig d2")
    turn_up(game)
    assert stock(game) == {"ore": 1, "food": 1}


@rule("caves", 11, 1)
def test_prospecting_is_offered_once_in_a_turn_with_undergrowth() -> None:
    game = activating("undergrowth", "prospecting-site")
    give(game, food=3)
    play(game, "prospect")
    assert stock(game) == {"food": 2, "gold": 1}
    assert "prospect" not in offers(game)


@rule("caves", 11, 1)
def test_prospecting_is_offered_even_if_nothing_else_is_done() -> None:
    game = activating("undergrowth", "prospecting-site")
    give(game, food=1)
    play(game, "prospect", "end")
    assert stock(game) == {"gold": 1}


@rule("caves", 11, 1)
def test_no_prospecting_with_another_tile() -> None:
    game = activating("cultivation", "prospecting-site")
    give(game, food=3)
    assert "prospect" not in offers(game)


@rule("caves", 11, 4)
@pytest.mark.parametrize(("room", "good"), [("wood-storeroom", "wood"), ("breeding-cave", "donkey")])
@pytest.mark.parametrize("tile", ["cultivation", "undergrowth", "masonry", "drift-mining", "weekly-market"])
def test_wood_storeroom_and_breeding_cave_reward_one_activation(tile: str, room: str, good: str) -> None:
    game = activating(tile, room, era=2)
    play(game, "activate 1 and 1 room" if tile == "weekly-market" else "activate 1 room", "stop")
    assert supply(game)[good] == 1


@rule("caves", 11, 4)
@pytest.mark.parametrize(("room", "good"), [("wood-storeroom", "wood"), ("breeding-cave", "donkey")])
@pytest.mark.parametrize(("tile", "rooms"), [("undermining", 2), ("expedition", 3)])
def test_wood_storeroom_and_breeding_cave_reward_no_two_or_three_activations(
    tile: str, rooms: int, room: str, good: str
) -> None:
    game = activating(tile, room, era=2)
    play(game, f"activate {rooms} rooms")
    assert offered(game, "collect") == []
    play(game, "stop")
    assert supply(game)[good] == 0


@rule("caves", 11, 4)
def test_the_reward_may_pay_for_the_room_or_come_after_it() -> None:
    game = activating("undergrowth", "wood-storeroom", "sacrificial-altar")
    give(game, emmer=1, flax=1, food=1)
    play(game, "activate 1 room")
    assert "sacrificial-altar" not in offered(game, "activate")
    play(game, "collect wood-storeroom", "activate sacrificial-altar")
    assert stock(game) == {"gold": 3}


@rule("caves", 11, 6)
@pytest.mark.parametrize(
    ("tile", "effect", "iron"),
    [("undermining", "activate 2 rooms", 1), ("weekly-market", "activate 1 and 1 room", 1),
     ("expedition", "activate 3 rooms", 0), ("undergrowth", "activate 1 room", 0)],
)  # fmt: skip
@pytest.mark.parametrize("more", [[], ["equipment-room"]], ids=["plain", "with Equipment Room"])
def test_the_iron_trader_rewards_two_activations(more: list[str], tile: str, effect: str, iron: int) -> None:
    game = activating(tile, "iron-trader", *more, era=2)
    play(game, effect, "activate cave-entrance", "gain wood")
    if effect != "activate 1 room":
        play(game, "stop")
    assert supply(game)["iron"] == iron


@rule("caves", 11, 3)
@pytest.mark.parametrize(
    ("tile", "effect", "rooms"),
    [("undermining", "activate 2 rooms", 3), ("expedition", "activate 3 rooms", 4),
     ("weekly-market", "activate 1 and 1 room", 2), ("undergrowth", "activate 1 room", 1)],
)  # fmt: skip
def test_the_equipment_room_gives_one_activation_more(tile: str, effect: str, rooms: int) -> None:
    game = activating(tile, "equipment-room", *GIVERS, era=2)
    play(game, effect)
    used = 0
    while left := [room for room in GIVERS if room in offered(game, "activate")]:
        play(game, f"activate {left[0]}")
        used += 1
    assert used == rooms


@rule("caves", 11, 5)
@pytest.mark.parametrize(
    ("tile", "edge"),
    [("masonry", "d1 e1"), ("masonry", "b3 c3"), ("interior-design", "d1 e1"), ("renovation", "d1 e1")],
)
def test_the_dungeon_pays_for_every_wall(tile: str, edge: str) -> None:
    game = start(mode="eras-1-2", era=1 if tile == "renovation" else 2)
    furnish(game, "dungeon", "d3")
    only(game, gold=2)
    play(game, f"take {tile}", "build wall", f"wall {edge}")
    assert stock(game) == {"gold": 4}


@rule("caves", 11, 5)
def test_the_dungeon_pays_for_a_wall_of_the_additional_cavern() -> None:
    game = start()
    furnish(game, "dungeon", "d3")
    player(game).add_cavern(2)
    only(game, gold=18)
    play(game, "take masonry", "build wall", "wall x south")
    assert stock(game) == {"gold": 19}
