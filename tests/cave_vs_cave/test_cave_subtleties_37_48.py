"""Subtle rules 37 to 48: blue rooms, ladders of exchanges, the pool, and what is hidden.

Where a ruling changes the rule, the ruling is tested.
"""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from caverna.cave_vs_cave.rooms import INDEX as ROOM
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
    player,
    show,
    start,
    stock,
    supply,
)  # fmt: skip


def era_two() -> Game:
    return start(mode="eras-1-2", era=2)


def pooled(*rooms: str) -> Game:
    """A short game with exactly these rooms in the pool."""
    game = fresh(mode="short")
    game.pool = sum(1 << ROOM[room] for room in rooms)
    return game


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


# rooms


def test_37_prospecting_once_in_a_turn_with_undergrowth() -> None:
    game = activating("undergrowth", "prospecting-site")
    give(game, food=3)
    play(game, "prospect")
    assert stock(game) == {"food": 2, "gold": 1}
    assert "prospect" not in offers(game)


def test_37_prospecting_even_if_nothing_else_is_done() -> None:
    game = activating("undergrowth", "prospecting-site")
    give(game, food=1)
    play(game, "prospect", "end")
    assert stock(game) == {"gold": 1}


def test_37_no_prospecting_with_another_tile() -> None:
    game = activating("cultivation", "prospecting-site")
    give(game, food=3)
    assert "prospect" not in offers(game)


@pytest.mark.parametrize(("room", "good"), [("wood-storeroom", "wood"), ("breeding-cave", "donkey")])
@pytest.mark.parametrize("tile", ["cultivation", "undergrowth", "masonry", "drift-mining", "weekly-market"])
def test_38_wood_storeroom_and_breeding_cave_reward_one_activation(tile: str, room: str, good: str) -> None:
    game = activating(tile, room, era=2)
    play(game, "activate 1 and 1 room" if tile == "weekly-market" else "activate 1 room", "stop")
    assert supply(game)[good] == 1


@pytest.mark.parametrize(("room", "good"), [("wood-storeroom", "wood"), ("breeding-cave", "donkey")])
@pytest.mark.parametrize(("tile", "rooms"), [("undermining", 2), ("expedition", 3)])
def test_38_but_not_two_or_three(tile: str, rooms: int, room: str, good: str) -> None:
    game = activating(tile, room, era=2)
    play(game, f"activate {rooms} rooms")
    assert offered(game, "collect") == []
    play(game, "stop")
    assert supply(game)[good] == 0


def test_38_the_reward_may_pay_for_the_room_or_come_after_it() -> None:
    game = activating("undergrowth", "wood-storeroom", "sacrificial-altar")
    give(game, emmer=1, flax=1, food=1)
    play(game, "activate 1 room")
    assert "sacrificial-altar" not in offered(game, "activate")
    play(game, "collect wood-storeroom", "activate sacrificial-altar")
    assert stock(game) == {"gold": 3}


@pytest.mark.parametrize(
    ("tile", "effect", "iron"),
    [("undermining", "activate 2 rooms", 1), ("weekly-market", "activate 1 and 1 room", 1),
     ("expedition", "activate 3 rooms", 0), ("undergrowth", "activate 1 room", 0)],
)  # fmt: skip
@pytest.mark.parametrize("more", [[], ["equipment-room"]], ids=["plain", "with Equipment Room"])
def test_39_the_iron_trader_rewards_two_activations(more: list[str], tile: str, effect: str, iron: int) -> None:
    game = activating(tile, "iron-trader", *more, era=2)
    play(game, effect, "activate cave-entrance", "gain wood")
    if effect != "activate 1 room":
        play(game, "stop")
    assert supply(game)["iron"] == iron


GIVERS = ("ore-vein", "cave-silo", "mining-cave", "box", "ceremonial-hall")


@pytest.mark.parametrize(
    ("tile", "effect", "rooms"),
    [("undermining", "activate 2 rooms", 3), ("expedition", "activate 3 rooms", 4),
     ("weekly-market", "activate 1 and 1 room", 2), ("undergrowth", "activate 1 room", 1)],
)  # fmt: skip
def test_40_the_equipment_room_gives_one_activation_more(tile: str, effect: str, rooms: int) -> None:
    game = activating(tile, "equipment-room", *GIVERS, era=2)
    play(game, effect)
    used = 0
    while left := [room for room in GIVERS if room in offered(game, "activate")]:
        play(game, f"activate {left[0]}")
        used += 1
    assert used == rooms


@pytest.mark.parametrize(
    ("tile", "edge"),
    [("masonry", "d1 e1"), ("masonry", "b3 c3"), ("interior-design", "d1 e1"), ("renovation", "d1 e1")],
)
def test_41_the_dungeon_pays_for_every_wall(tile: str, edge: str) -> None:
    game = start(mode="eras-1-2", era=1 if tile == "renovation" else 2)
    furnish(game, "dungeon", "d3")
    only(game, gold=2)
    play(game, f"take {tile}", "build wall", f"wall {edge}")
    assert stock(game) == {"gold": 4}


def test_41_and_for_one_on_the_additional_cavern() -> None:
    game = start()
    furnish(game, "dungeon", "d3")
    player(game).add_cavern(2)
    only(game, gold=18)
    play(game, "take masonry", "build wall", "wall x south")
    assert stock(game) == {"gold": 19}


@pytest.mark.parametrize(("donkeys", "gold"), [(2, 1), (3, 1), (5, 2), (9, 4)])
def test_42_the_gold_donkey_keeps_its_donkeys(donkeys: int, gold: int) -> None:
    game = activating("undergrowth", "gold-donkey", era=2)
    give(game, donkey=donkeys)
    play(game, "activate 1 room", "activate gold-donkey")
    assert stock(game) == {"donkey": donkeys, "gold": gold}


def test_42_hauling_keeps_donkeys() -> None:
    game = end_turns(fresh(mode="short"), 7)
    give(game, 0, donkey=3, ore=2)
    give(game, 1, donkey=5, ore=6)
    end_turns(game, 1)
    assert goods(game, "donkey", "ore") == {"donkey": 3, "ore": 5}
    assert (supply(game, 1)["donkey"], supply(game, 1)["ore"]) == (5, 9)


LADDERS = [
    ("swordsmith", {"ore": 9},
     ["exchange ore for weapon", "exchange 4 ore for 2 weapon", "exchange 7 ore for 3 weapon"]),
    ("oublette", {"food": 9},
     ["exchange food for weapon", "exchange 3 food for 2 weapon", "exchange 6 food for 3 weapon"]),
    ("hitching-post", {"donkey": 9},
     ["exchange 3 donkey for 2 gold", "exchange 4 donkey for 3 gold", "exchange 5 donkey for 4 gold"]),
    ("cattle-market", {"gold": 9}, ["gain donkey", "exchange gold for 2 donkey", "exchange 2 gold for 3 donkey"]),
]  # fmt: skip


@pytest.mark.parametrize(("room", "have", "steps"), LADDERS, ids=[room for room, _, _ in LADDERS])
def test_43_one_step_of_a_ladder_a_use(room: str, have: dict[str, int], steps: list[str]) -> None:
    for step in steps:
        game = activating("undergrowth", room, era=2)
        give(game, **have)
        play(game, "activate 1 room", f"activate {room}")
        assert set(offers(game)) == {"stop", *steps}
        play(game, step)
        assert not set(offers(game)) & set(steps)


def test_43_one_step_of_ore_smelting_a_use() -> None:
    game = era_two()
    only(game, ore=9)
    play(game, "take interior-design")
    assert len(offered(game, "bonus exchange")) == 4
    play(game, "bonus exchange 3 ore for 2 iron")
    assert stock(game) == {"ore": 6, "iron": 2}
    assert offered(game, "bonus exchange") == []


@pytest.mark.parametrize("iron", [1, 3, 5])
def test_44_any_number_of_iron_for_weapons_in_one_use(iron: int) -> None:
    game = era_two()
    only(game, iron=5)
    play(game, "take arms-trade", "bonus exchange iron for weapons")
    assert offered(game, "forge") == ["1", "2", "3", "4", "5"]
    play(game, f"forge {iron}")
    assert (supply(game)["iron"], supply(game)["weapon"]) == (5 - iron, iron)
    assert offered(game, "bonus") == []


def test_44_none_is_possible_too() -> None:
    game = era_two()
    only(game, iron=5)
    play(game, "take arms-trade", "end")
    assert stock(game) == {"iron": 5}


def test_45_the_armory_can_be_named_and_does_nothing() -> None:
    game = activating("undergrowth", "armory", era=2)
    play(game, "activate 1 room", "activate armory")
    assert stock(game) == {}
    assert offered(game, "activate") == []  # it was the one room


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
def test_46_iron_and_weapons_are_spent_on_rooms(room: str, cost: dict[str, int], walls: list[str], at: str) -> None:
    game = era_two()
    own(game, "shelf", "tunnel")
    build(game, *walls)
    only(game, food=5)
    give(game, **cost)
    show(game, room)
    play(game, "take decoration", "furnish for 5 food", f"furnish {room}", f"at {at}")
    assert stock(game) == {}


def test_47_blue_rooms_of_the_pool_serve_both_players() -> None:
    for seat in (0, 1):
        game = pooled("dungeon", "equipment-room", "retting-room", "prospecting-site", "wood-storeroom", "food-corner")
        if seat:
            play(game, "take breach", "end")
        only(game, seat, food=3)
        play(game, "take masonry", "build wall", "wall b3 c3")
        assert stock(game, seat) == {"food": 3, "gold": 2}
        play(game, "activate 1 room", "stop")
        assert stock(game, seat) == {"food": 3, "gold": 2, "wood": 1}
        play(game, "end", f"take {'drift-mining' if seat else 'breach'}", "end", "take undergrowth", "prospect")
        assert stock(game, seat) == {"food": 2, "gold": 3, "wood": 1}
        if not seat:
            play(game, "end", "take drift-mining", "end", "take cultivation", "gain flax")
            assert stock(game, seat) == {"food": 3, "gold": 3, "wood": 1, "flax": 1}


def test_47_the_equipment_room_of_the_pool_gives_a_third_room() -> None:
    game = pooled("equipment-room", "food-corner", "shelf", "tunnel", "parlor", "storeroom")
    only(game)
    play(game, "take undermining", "activate 2 rooms", "activate food-corner", "activate storeroom")
    assert set(offered(game, "activate")) == {"shelf", "tunnel", "parlor"}


# hidden information


def test_48_nobody_knows_what_lies_where() -> None:
    """Whatever cell is dug, every room that was not seen may come."""
    for at in ("d2", "e3", "e4", "d5"):
        game = play(start(), "take drift-mining", "excavate", f"dig {at}")
        assert len(offered(game, "draw")) == 18
        assert game.chance_weights() == [1] * 18


def test_48_the_view_and_the_state_tell_no_face_down_tile() -> None:
    game = fresh()
    for view in game.view()["players"]:
        assert all(cell["room"] is None for cell in view["cells"] if cell["tile"] == "covered")
    assert len(game.view()["unseen"]) == 18
    assert [tile for tile in game.view()["spaces"] if tile["back"] == "3"] == []
    assert game.view()["slots"] == [None] * 4


def test_48_face_down_action_tiles_are_known_by_number_only() -> None:
    game = end_turns(fresh(), 3)
    play(game, offers(game)[0], "end")
    assert game.turn == CHANCE
    assert len(offered(game, "turn up")) == 2  # those with a 2 that are still face down
    assert game.chance_weights() == [1, 1]
