"""Why a room cannot be furnished or activated."""

from __future__ import annotations

from typing import Any

from tests.cave_vs_cave.scenario import (
    build,
    clear,
    cover,
    enrich,
    fresh,
    furnish,
    give,
    only,
    own,
    play,
    show,
    start,
)


def reason(game: Any, room: str) -> tuple[str, dict[str, Any]]:
    """What a decision says of a room."""
    (row,) = [row for row in game.decision()["blocked"] if row.get("room") == room]
    return row["reason"], row["arguments"]


# furnishing


def test_goods_are_short() -> None:
    game = start()
    show(game, "shelf", "storeroom")
    clear(game, "d2 e1")
    only(game, wood=1)
    assert reason(game, "shelf") == ("not-now", {})
    assert reason(game, "storeroom") == ("goods-short", {"goods": {"wood": 1, "gold": 1}})


def test_a_room_is_not_in_the_display_yet() -> None:
    game = start()
    show(game, "shelf")
    enrich(game)
    assert reason(game, "stall") == ("face-down", {})


def test_a_room_is_built_already() -> None:
    game = start()
    own(game, "shelf")
    own(game, "tunnel", seat=1)
    assert reason(game, "shelf") == ("built", {"seat": 0})
    assert reason(game, "tunnel") == ("built", {"seat": 1})
    assert reason(game, "cave-entrance") == ("built", {"seat": 0})


def test_more_orange_rooms_come_first() -> None:
    """The Cave Entrance is orange; a blue room must leave more orange ones than blue ones."""
    game = start()
    show(game, "prospecting-site", "retting-room")
    enrich(game)
    assert reason(game, "retting-room") == ("more-orange-rooms", {"rooms": 1})
    own(game, "prospecting-site")
    assert reason(game, "retting-room") == ("more-orange-rooms", {"rooms": 2})
    own(game, "shelf", "tunnel")
    assert reason(game, "retting-room")[0] != "more-orange-rooms"


def test_colours_are_free_where_there_is_a_pool() -> None:
    game = start(mode="short")
    show(game, "equipment-cabinet")
    give(game, iron=1)
    assert reason(game, "equipment-cabinet")[0] != "more-orange-rooms"
    assert reason(game, "food-corner") == ("in-pool", {})


def test_walls_fit_nowhere() -> None:
    """The free cell d3 has one wall, of rock, in the west."""
    game = start()
    show(game, "tunnel", "shelf")
    enrich(game)
    assert reason(game, "tunnel") == ("walls-do-not-fit", {"walls": ["W2O"]})
    build(game, "d3 e3")
    assert reason(game, "tunnel") == ("not-now", {})
    assert reason(game, "shelf") == ("walls-do-not-fit", {"walls": ["W1"]})


def test_no_cell_is_empty() -> None:
    game = start()
    show(game, "shelf")
    enrich(game)
    cover(game, "d3")
    assert reason(game, "shelf") == ("no-free-cell", {})


def test_colours_come_before_walls_and_walls_before_goods() -> None:
    game = start()
    show(game, "dungeon", "treasury")
    only(game)
    assert reason(game, "dungeon") == ("more-orange-rooms", {"rooms": 1})
    assert reason(game, "treasury") == ("walls-do-not-fit", {"walls": ["W4"]})


def test_a_draft_is_free_of_charge_and_brings_walls() -> None:
    game = fresh(mode="quick-start")
    assert game.question() == "draft"
    blocked = {row["reason"] for row in game.decision()["blocked"] if "room" in row}
    assert "goods-short" not in blocked
    show(game, "dungeon", "shelf")
    assert reason(game, "dungeon") == ("more-orange-rooms", {"rooms": 1})
    show(game, "shelf", "tunnel")
    play(game, "furnish shelf")
    assert reason(game, "shelf") == ("chosen", {})
    assert reason(game, "tunnel") == ("not-now", {})


def test_a_room_that_is_paid_waits_for_its_place() -> None:
    game = start()
    show(game, "shelf")
    only(game, wood=1, food=5)
    play(game, "take housework", "furnish for 5 food", "furnish shelf")
    assert reason(game, "shelf") == ("chosen", {})


# activating


def test_a_room_needs_goods_to_be_activated() -> None:
    game = start()
    own(game, "spinning-wheel", "weaving-room")
    only(game)
    play(game, "take cultivation", "activate 1 room")
    assert reason(game, "spinning-wheel") == ("goods-short", {"goods": {"flax": 1}})
    assert reason(game, "weaving-room") == ("goods-short", {"goods": {"flax": 2}})


def test_goods_at_their_limits_are_not_gained() -> None:
    game = start()
    own(game, "state-room", "food-corner")
    only(game, flax=9, gold=19, food=3)
    play(game, "take cultivation", "activate 1 room")
    assert reason(game, "state-room") == ("goods-full", {"full": ["flax", "gold"]})
    assert reason(game, "food-corner") == ("nothing-to-raise", {"level": 3})


def test_a_tunnel_gives_stone_only_to_those_who_have_little() -> None:
    game = start()
    own(game, "tunnel")
    only(game, food=9, stone=3)
    play(game, "take cultivation", "activate 1 room")
    told, arguments = reason(game, "tunnel")
    assert told == "none-of"
    assert {part["reason"] for part in arguments["obstacles"]} == {"goods-full", "goods-above"}


def test_a_junction_room_takes_three_different_goods() -> None:
    game = start()
    own(game, "junction-room")
    only(game, wood=5, stone=5)
    play(game, "take cultivation", "activate 1 room")
    assert reason(game, "junction-room") == ("kinds-short", {"kinds": 1})


def test_no_tile_can_be_reached() -> None:
    game = start()
    furnish(game, "digging-cave", "d3")
    give(game, gold=1)
    build(game, "d4 e4", "d4 d5", "d3 d4")
    play(game, "take cultivation", "activate 1 room")
    assert reason(game, "digging-cave") == ("no-tile-to-dig", {"tiles": 1})


def test_a_room_is_activated_once() -> None:
    game = start()
    own(game, "state-room", "food-corner")
    only(game)
    play(game, "take undermining", "activate 2 rooms", "activate state-room")
    assert reason(game, "state-room") == ("activated", {})


def test_blue_rooms_act_by_themselves() -> None:
    game = start()
    own(game, "dungeon", "wood-storeroom")
    only(game, wood=9)
    play(game, "take cultivation", "activate 1 room")
    assert reason(game, "dungeon") == ("acts-by-itself", {})
    assert reason(game, "wood-storeroom") == ("goods-full", {"full": ["wood"]})
