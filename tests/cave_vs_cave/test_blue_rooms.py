"""The blue rooms, 20 to 24 and 43 to 45: always active, each at its moment."""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from caverna.cave_vs_cave.rooms import INDEX as ROOM
from caverna.game.bits import bit
from tests.cave_vs_cave.activation import SINGLE, goods, parts
from tests.cave_vs_cave.scenario import (
    build,
    clear,
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
    "prospecting-site", "retting-room", "equipment-room", "wood-storeroom", "dungeon", "iron-trader",
    "equipment-cabinet", "breeding-cave",
]  # fmt: skip


def owner(*rooms: str, era: int = 1, **had: int) -> Game:
    game = start(era=era)
    only(game, **had)
    own(game, *rooms)
    return game


def pooled(room: str) -> Game:
    """A short game with that room in the common pool."""
    game = start(mode="short")
    only(game)
    only(game, seat=1)
    game.pool |= bit(ROOM[room])
    return game


# Prospecting Site


@rule("caves", 11, 1)
@pytest.mark.parametrize(
    "actions",
    [
        ["prospect", "gain 2 wood", "activate 1 room", "activate cave-entrance", "gain stone"],
        ["gain 2 wood", "prospect", "activate 1 room", "activate cave-entrance", "gain stone"],
        ["activate 1 room", "activate cave-entrance", "gain stone", "gain 2 wood", "prospect"],
    ],
    ids=["before", "between", "after"],
)
def test_prospecting_site_works_at_any_moment_between_the_effects_of_the_undergrowth(actions: list[str]) -> None:
    game = play(owner("prospecting-site", food=2), "take undergrowth", *actions)
    assert stock(game) == {"food": 1, "gold": 1, "wood": 2, "stone": 1}
    assert offers(game) == ["end"]


@rule("caves", 11, 1)
def test_prospecting_site_works_if_the_effects_of_the_undergrowth_are_declined() -> None:
    game = play(owner("prospecting-site", food=1), "take undergrowth", "prospect", "end")
    assert stock(game) == {"gold": 1}


@rule("caves", 11, 1)
@rule("rulings", "C11")
def test_prospecting_site_may_be_declined() -> None:
    """Of all blue rooms, this one alone."""
    game = play(owner("prospecting-site", food=1), "take undergrowth", "gain 2 wood", "end")
    assert stock(game) == {"food": 1, "wood": 2}


@rule("caves", 11, 1)
def test_prospecting_site_works_with_food_from_goods() -> None:
    game = play(owner("prospecting-site", emmer=1), "take undergrowth")
    assert "prospect" not in offers(game)
    assert stock(play(game, "eat emmer", "prospect")) == {"gold": 1}


@rule("caves", 11, 1)
def test_prospecting_site_does_not_work_twice_in_a_turn() -> None:
    game = play(owner("prospecting-site", food=5), "take undergrowth", "prospect")
    assert "prospect" not in offers(game)
    assert "prospect" not in offers(play(game, "gain 2 wood"))


@rule("caves", 11, 1)
def test_prospecting_site_does_not_work_inside_an_activation() -> None:
    game = play(owner("prospecting-site", food=5), "take undergrowth", "activate 1 room")
    assert "prospect" not in offers(game)
    assert "prospect" not in offers(play(game, "activate cave-entrance"))


@rule("caves", 11, 1)
@pytest.mark.parametrize("tile", ["cultivation", "masonry", "drift-mining", "excavation", "expedition", "furnishing"])
def test_prospecting_site_does_not_work_with_other_tiles(tile: str) -> None:
    assert "prospect" not in offers(play(owner("prospecting-site", food=5), f"take {tile}"))


@rule("caves", 11, 1)
def test_prospecting_site_does_not_work_without_food_or_for_the_opponent() -> None:
    assert "prospect" not in offers(play(owner("prospecting-site", wood=5), "take undergrowth"))
    game = owner("prospecting-site")
    give(game, seat=1, food=5)
    assert "prospect" not in offers(play(game, "take cultivation", "end", "take undergrowth"))


@rule("caves", 11, 1)
@rule("caves", 18, 7)
def test_prospecting_site_works_for_both_players_from_the_pool() -> None:
    """Rule 47."""
    for seat in (0, 1):
        game = pooled("prospecting-site")
        give(game, seat, food=1)
        if seat == 1:
            play(game, "take masonry", "end")
        assert stock(play(game, "take undergrowth", "prospect"), seat) == {"gold": 1}
        assert stock(game, 1 - seat) == {}


@rule("caves", 11, 1)
def test_prospecting_site_at_the_limit_of_gold_is_not_offered() -> None:
    assert "prospect" not in offers(play(owner("prospecting-site", food=5, gold=19), "take undergrowth"))
    game = play(owner("prospecting-site", food=5, gold=18), "take undergrowth", "prospect")
    assert stock(game) == {"food": 4, "gold": 19}


# Retting Room

BRINGS_FLAX = [
    ("cave-entrance", 1, "", "gain flax", "1 flax, 1 food"),
    ("shelf", 1, "", "raise flax to 2", "2 flax, 1 food"),
    ("shelf", 1, "1 flax", "raise flax to 2", "2 flax, 1 food"),
    ("parlor", 1, "1 wood, 1 stone, 1 emmer, 1 gold, 1 food", "",
     "1 wood, 1 stone, 1 emmer, 1 flax, 1 gold, 2 food"),
    ("parlor", 1, "1 wood, 1 stone, 1 emmer, 1 gold", "", "1 wood, 1 stone, 1 emmer, 1 flax, 1 gold, 2 food"),
    ("warehouse", 1, "2 food", "", "1 wood, 1 stone, 1 emmer, 1 flax, 1 food"),
    ("storeroom", 1, "", "", "1 emmer, 1 flax, 2 food"),
    ("state-room", 1, "", "", "1 flax, 1 gold, 1 food"),
    ("secret-chamber", 1, "", "gain 3 flax", "3 flax, 1 food"),
    ("secret-chamber", 1, "8 flax", "gain 3 flax", "9 flax, 1 food"),
    ("store", 2, "1 gold", "", "1 flax, 1 ore, 5 food"),
    ("box", 2, "", "", "1 wood, 1 flax, 1 donkey, 1 food"),
]  # fmt: skip
BRINGS_NONE = [
    ("cave-entrance", 1, "", "gain emmer", "1 emmer"),
    ("shelf", 1, "", "raise emmer to 2", "2 emmer"),
    ("parlor", 1, "1 wood, 1 stone, 1 emmer, 1 flax", "", "1 wood, 1 stone, 1 emmer, 1 flax, 1 food, 1 gold"),
    ("warehouse", 1, "2 food, 9 flax", "", "1 wood, 1 stone, 1 emmer, 9 flax"),
    ("storeroom", 1, "9 flax", "", "1 emmer, 9 flax, 1 food"),
    ("state-room", 1, "9 flax", "", "9 flax, 1 gold"),
    ("secret-chamber", 1, "", "gain gold", "1 gold"),
    ("spinning-wheel", 1, "3 flax", "exchange flax for gold", "2 flax, 1 gold"),
    ("store", 2, "1 gold, 9 flax", "", "9 flax, 1 ore, 4 food"),
    ("box", 2, "9 flax", "", "1 wood, 9 flax, 1 donkey"),
]
FLAX_ROWS = ("room", "era", "before", "action", "after")


def after_activating(room: str, era: int, before: str, action: str) -> dict[str, int]:
    rooms = ["retting-room"] if room == "cave-entrance" else ["retting-room", room]
    game = owner(*rooms, era=era, **goods(before))
    return stock(play(game, "take masonry", "activate 1 room", f"activate {room}", *([action] if action else [])))


@rule("caves", 11, 2)
@rule("rulings", "C16")
@pytest.mark.parametrize(FLAX_ROWS, BRINGS_FLAX)
def test_retting_room_works_after_every_room_that_raises_flax(
    room: str, era: int, before: str, action: str, after: str
) -> None:
    """Replenishing included, after the gain, 1 food whatever the amount."""
    assert after_activating(room, era, before, action) == goods(after)


@rule("caves", 11, 2)
@pytest.mark.parametrize(FLAX_ROWS, BRINGS_NONE)
def test_retting_room_does_not_work_if_flax_does_not_rise(
    room: str, era: int, before: str, action: str, after: str
) -> None:
    assert after_activating(room, era, before, action) == goods(after)


@rule("caves", 11, 2)
def test_retting_room_works_once_for_each_effect_of_a_turn() -> None:
    game = play(owner("retting-room"), "take cultivation", "gain flax")
    assert stock(game) == {"flax": 1, "food": 1}
    play(game, "gain 2 emmer", "activate 1 room", "activate cave-entrance", "gain flax")
    assert stock(game) == {"emmer": 2, "flax": 2, "food": 2}


@rule("caves", 11, 2)
@rule("caves", 18, 7)
def test_retting_room_works_for_both_players_from_the_pool() -> None:
    """Rule 47."""
    game = pooled("retting-room")
    play(game, "take cultivation", "gain flax", "end")
    assert stock(game) == {"flax": 1, "food": 1}
    assert stock(game, 1) == {}
    game.pool |= bit(ROOM["state-room"])
    play(game, "take masonry", "activate 1 room", "activate state-room")
    assert stock(game, 1) == {"flax": 1, "food": 1, "gold": 1}


@rule("caves", 11, 2)
def test_retting_room_does_not_work_for_the_opponent() -> None:
    game = owner("retting-room")
    only(game, seat=1)
    play(game, "take masonry", "end", "take cultivation", "gain flax")
    assert stock(game) == {}
    assert stock(game, 1) == {"flax": 1}


@rule("caves", 11, 2)
def test_retting_room_does_not_work_for_flax_turned_into_food() -> None:
    game = play(owner("retting-room", flax=3), "take masonry", "eat flax")
    assert stock(game) == {"flax": 2, "food": 1}


@rule("caves", 11, 2)
@rule("rulings", "C16")
def test_retting_room_does_not_work_at_the_passage_to_the_second_era() -> None:
    """Flax is raised from 0 to 1 there."""
    game = start(mode="eras-1-2", round=8)
    only(game, food=3)
    own(game, "retting-room", "shelf")
    game.turns = 15
    play(game, "take cultivation", "end")
    assert game.era == 2
    assert (supply(game)["flax"], supply(game)["food"]) == (1, 3)


@rule("caves", 11, 2)
def test_retting_room_at_the_limit_of_food_gives_nothing_and_stops_nothing() -> None:
    game = play(owner("retting-room", food=9), "take cultivation", "gain flax")
    assert stock(game) == {"flax": 1, "food": 9}


@rule("caves", 11, 2)
def test_retting_room_at_the_limit_of_flax_has_nothing_to_wait_for() -> None:
    assert "gain flax" not in offers(play(owner("retting-room", flax=9), "take cultivation"))


# Equipment Room

FREE = ["storeroom", "gold-vein", "state-room", "food-corner", "parlor"]  # they ask for nothing and cost nothing


def activations(game: Game, effect: str) -> int:
    """How many rooms one effect activates before it is done."""
    play(game, effect)
    done = 0
    while "end" not in offers(game):
        play(game, f"activate {offered(game, 'activate')[-1]}")
        done += 1
    return done


@rule("caves", 11, 3)
@pytest.mark.parametrize(
    ("tile", "effect", "without", "rooms"),
    [("undermining", "activate 2 rooms", 2, 3), ("expedition", "activate 3 rooms", 3, 4)],
)
def test_equipment_room_works_for_one_room_more(tile: str, effect: str, without: int, rooms: int) -> None:
    assert activations(play(owner(*FREE), f"take {tile}"), effect) == without
    assert activations(play(owner("equipment-room", *FREE), f"take {tile}"), effect) == rooms


@rule("caves", 11, 3)
@pytest.mark.parametrize("tile", SINGLE)
def test_equipment_room_does_not_work_where_one_room_is_activated(tile: str) -> None:
    assert activations(play(owner("equipment-room", *FREE), f"take {tile}"), "activate 1 room") == 1


@rule("caves", 11, 3)
def test_equipment_room_does_not_work_at_the_weekly_market() -> None:
    """Rule 40."""
    game = play(owner("equipment-room", *FREE, era=2, weapon=2), "take weekly-market")
    assert activations(game, "activate 1 and 1 room") == 2


@rule("caves", 11, 3)
def test_equipment_room_does_not_work_for_the_opponent() -> None:
    game = owner("equipment-room")
    only(game, seat=1)
    own(game, *FREE, seat=1)
    assert activations(play(game, "take masonry", "end", "take undermining"), "activate 2 rooms") == 2


@rule("caves", 11, 3)
def test_equipment_room_does_not_force_another_room() -> None:
    game = play(owner("equipment-room", *FREE), "take undermining", "activate 2 rooms", "activate gold-vein", "stop")
    assert stock(game) == {"stone": 1, "gold": 1}


@rule("caves", 11, 3)
@rule("caves", 18, 7)
def test_equipment_room_works_from_the_pool() -> None:
    game = pooled("equipment-room")
    for room in ("gold-vein", "state-room", "storeroom"):
        game.pool |= bit(ROOM[room])
    assert activations(play(game, "take undermining"), "activate 2 rooms") == 3


@rule("caves", 11, 3)
def test_equipment_room_at_the_limit_of_its_rooms_activates_none_twice() -> None:
    game = owner("equipment-room", "gold-vein", "storeroom")
    play(game, "take expedition", "activate 3 rooms", "activate gold-vein", "activate storeroom")
    assert offered(game, "activate") == ["cave-entrance"]
    play(game, "activate cave-entrance", "gain wood")
    assert offered(game, "activate") == []


# Dungeon


def dungeon_owner(**had: int) -> Game:
    return owner("dungeon", "shelf", **had)


@rule("caves", 11, 5)
def test_dungeon_works_for_every_wall_of_masonry_renovation_and_interior_design() -> None:
    """Rule 41."""
    game = play(dungeon_owner(), "take masonry", "build wall", "wall d2 e2")
    assert stock(game) == {"gold": 2}
    game = dungeon_owner(gold=3)
    give(game, seat=1, gold=2)
    assert stock(play(game, "take renovation", "build wall", "wall d3 d4")) == {"gold": 5}
    game = play(owner("dungeon", "shelf", era=2), "take interior-design", "build wall", "wall b3 c3")
    assert stock(game) == {"gold": 2}


@rule("caves", 11, 5)
def test_dungeon_works_for_a_wall_of_the_additional_cavern() -> None:
    game = dungeon_owner()
    player(game).add_cavern(3)
    assert stock(play(game, "take masonry", "build wall", "wall x east")) == {"gold": 2}


@rule("caves", 11, 5)
def test_dungeon_works_in_the_turn_in_which_it_is_furnished() -> None:
    """Rule 17."""
    game = start()
    only(game, stone=3, gold=4)
    give(game, seat=1, gold=0)
    own(game, "shelf", "parlor")
    show(game, "dungeon")
    clear(game, "f5")
    build(game, "e5 f5")
    play(game, "take renovation", "furnish for nothing", "furnish dungeon", "at f5", "build wall", "wall d3 e3")
    assert stock(game) == {"gold": 2}


@rule("caves", 11, 5)
@rule("caves", 18, 7)
def test_dungeon_works_for_both_players_from_the_pool() -> None:
    """Rule 47."""
    game = pooled("dungeon")
    play(game, "take masonry", "build wall", "wall b2 c2", "end", "take interior-design", "build wall", "wall a2 b2")
    assert (stock(game), stock(game, 1)) == ({"gold": 2}, {"gold": 2})


@rule("caves", 11, 5)
def test_dungeon_does_not_work_for_razing_or_for_the_opponent() -> None:
    game = dungeon_owner()
    build(game, "d2 e2")
    assert stock(play(game, "take breach", "raze wall", "raze d2 e2")) == {"stone": 2, "food": 3, "gold": 1}
    game = dungeon_owner()
    only(game, seat=1)
    play(game, "take breach", "end", "take masonry", "build wall", "wall d2 e2")
    assert (stock(game), stock(game, 1)) == ({}, {})


@rule("caves", 11, 5)
def test_dungeon_does_not_work_without_a_wall_in_the_supply() -> None:
    """Rule 19."""
    game = dungeon_owner()
    game.walls = 0
    assert "build wall" not in offers(play(game, "take masonry"))


@rule("caves", 11, 5)
def test_dungeon_does_not_work_for_a_wall_built_before_it_was_furnished() -> None:
    game = start()
    only(game, stone=3, gold=4)
    give(game, seat=1, gold=0)
    own(game, "shelf", "parlor")
    show(game, "dungeon")
    clear(game, "f5")
    play(game, "take renovation", "build wall", "wall e5 f5", "furnish for nothing", "furnish dungeon", "at f5")
    assert stock(game) == {}


@rule("caves", 11, 5)
def test_dungeon_at_the_limit_of_gold_gives_what_there_is_room_for() -> None:
    game = play(dungeon_owner(gold=18), "take masonry", "build wall", "wall d2 e2")
    assert stock(game) == {"gold": 19}
    game = play(dungeon_owner(gold=19), "take masonry", "build wall", "wall d2 e2")
    assert stock(game) == {"gold": 19}


# Equipment Cabinet


def cabinet_owner(*rooms: str, **had: int) -> Game:
    """Rooms on the cells d1 and e1 are out of the way of the tiles dug."""
    game = start(era=2)
    only(game, **had)
    for room, at in zip(["equipment-cabinet", *rooms], ["d1", "e1"], strict=False):
        furnish(game, room, at)
    return game


@rule("caves", 11, 7)
@pytest.mark.parametrize(
    ("tile", "effect"),
    [
        ("excavation", "excavate"),
        ("undermining", "excavate through walls"),
        ("expansion", "excavate"),
        ("drift-mining", "excavate"),
        ("interior-design", "excavate"),
    ],
)
def test_equipment_cabinet_works_for_each_effect_that_excavates(tile: str, effect: str) -> None:
    game = turn_up(play(cabinet_owner(), f"take {tile}", effect, "dig d5"))
    assert stock(game) == {"ore": 1, "food": 1}


@rule("caves", 11, 7)
def test_equipment_cabinet_works_for_the_digging_cave_and_again_for_drift_mining() -> None:
    """Rule 29."""
    game = cabinet_owner("digging-cave", gold=1)
    turn_up(play(game, "take drift-mining", "activate 1 room", "activate digging-cave", "dig d5"))
    assert stock(game) == {"ore": 1, "food": 1}
    turn_up(play(game, "excavate", "dig e5"))
    assert stock(game) == {"ore": 2, "food": 2}


@rule("caves", 11, 7)
def test_equipment_cabinet_works_beside_a_symbol() -> None:
    game = turn_up(play(cabinet_owner(), "take excavation", "excavate", "dig e4"))
    assert stock(game) == {"ore": 1, "food": 2}


@rule("caves", 11, 7)
def test_equipment_cabinet_works_in_the_turn_in_which_it_is_furnished() -> None:
    """Rule 17."""
    game = start(era=2)
    only(game, iron=1, gold=2)
    own(game, "shelf", "parlor")
    show(game, "equipment-cabinet")
    play(game, "take expansion", "furnish for 2 gold", "furnish equipment-cabinet", "at d3", "excavate")
    assert stock(turn_up(play(game, "dig d5"))) == {"ore": 1, "food": 1}


@rule("caves", 11, 7)
@rule("rulings", "C13")
def test_equipment_cabinet_does_not_work_twice_for_the_double_excavation() -> None:
    """And what it gives cannot pay for that."""
    assert "excavate twice for 2 food" not in offers(play(cabinet_owner(food=1), "take excavation"))
    game = cabinet_owner(food=2)
    turn_up(play(game, "take excavation", "excavate twice for 2 food", "dig d5"))
    assert stock(game) == {}
    turn_up(play(game, "dig e5"))
    assert stock(game) == {"ore": 1, "food": 1}


@rule("caves", 11, 7)
def test_equipment_cabinet_does_not_work_without_a_tile_to_dig() -> None:
    game = cabinet_owner("digging-cave", gold=1)
    clear(game, "d5 e5 f5 d2 e2 e3 e4 c3 b4 b3 c2 b2 a2 c1")
    play(game, "take drift-mining")
    assert "excavate" not in offers(game)
    assert "digging-cave" not in offered(play(game, "activate 1 room"), "activate")
    assert stock(game) == {"gold": 1}


@rule("caves", 11, 7)
def test_equipment_cabinet_does_not_work_for_the_opponent() -> None:
    game = cabinet_owner()
    only(game, seat=1)
    turn_up(play(game, "take masonry", "end", "take excavation", "excavate", "dig d5"))
    assert (stock(game), stock(game, 1)) == ({}, {})


@rule("caves", 11, 7)
def test_equipment_cabinet_at_the_limit_gives_what_there_is_room_for() -> None:
    game = turn_up(play(cabinet_owner(ore=9, food=8), "take excavation", "excavate", "dig d5"))
    assert stock(game) == {"ore": 9, "food": 9}
    game = turn_up(play(cabinet_owner(ore=8, food=9), "take excavation", "excavate", "dig e4"))
    assert stock(game) == {"ore": 9, "food": 9}
    game = turn_up(play(cabinet_owner(ore=9, food=9), "take excavation", "excavate", "dig d5"))
    assert stock(game) == {"ore": 9, "food": 9}


# All of them


@rule("caves", 8, 2)
@pytest.mark.parametrize("room", BLUE)
def test_a_blue_room_is_never_activated(room: str) -> None:
    game = start(era=2)
    own(game, room, "gold-vein")
    play(game, "take undermining", "activate 2 rooms")
    assert sorted(offered(game, "activate")) == ["cave-entrance", "gold-vein"]


@rule("caves", 8, 5)
@pytest.mark.parametrize("room", BLUE)
def test_a_blue_room_in_the_display_does_not_work(room: str) -> None:
    game = start(era=2)
    only(game, food=1, gold=1)
    show(game, room)
    play(game, "take undergrowth")
    assert "prospect" not in offers(game)
    play(game, "activate 1 room")
    assert offered(game, "collect") == []
    play(game, "activate cave-entrance", "gain flax", "end")
    assert stock(game) == {"food": 1, "gold": 1, "flax": 1}


EACH_EVENT = {
    "one room": ("take cultivation; activate 1 room; stop", "1 wood, 1 donkey"),
    "one and one room": ("take weekly-market; activate 1 and 1 room; stop", "1 wood, 1 donkey, 1 iron"),
    "two rooms": ("take undermining; activate 2 rooms; stop", "1 iron"),
    "three rooms": ("take expedition; activate 3 rooms; stop", ""),
    "flax": ("take cultivation; gain flax", "1 flax, 1 food"),
    "a wall": ("take masonry; build wall; wall d3 d4", "2 gold"),
    "a tile dug": ("take drift-mining; excavate; dig d5; draw treasury", "1 ore, 1 food"),
    "the undergrowth": ("take undergrowth", ""),
}


@rule("caves", 8, 5)
@pytest.mark.parametrize(("actions", "gained"), EACH_EVENT.values(), ids=EACH_EVENT)
def test_only_blue_rooms_that_wait_for_an_event_react_to_it(actions: str, gained: str) -> None:
    game = owner(*BLUE, era=2, weapon=2)
    assert stock(play(game, *parts(actions))) == goods(gained) | {"weapon": 2}


@rule("caves", 8, 5)
@pytest.mark.parametrize(
    ("actions", "rooms"),
    [
        ("take cultivation; activate 1 room", ["wood-storeroom", "breeding-cave"]),
        ("take weekly-market; activate 1 and 1 room", ["wood-storeroom", "iron-trader", "breeding-cave"]),
        ("take undermining; activate 2 rooms", ["iron-trader"]),
        ("take expedition; activate 3 rooms", []),
    ],
)
def test_only_blue_rooms_that_wait_for_an_activation_pay_before_it(actions: str, rooms: list[str]) -> None:
    assert offered(play(owner(*BLUE, era=2, weapon=2), *parts(actions)), "collect") == rooms


@rule("caves", 8, 5)
def test_two_blue_rooms_work_at_one_event() -> None:
    game = owner("equipment-cabinet", "retting-room", "shelf", "parlor", era=2)
    turn_up(play(game, "take drift-mining", "activate 1 room", "activate cave-entrance", "gain flax", "excavate",
                 "dig d5"))  # fmt: skip
    assert stock(game) == {"flax": 1, "food": 2, "ore": 1}
