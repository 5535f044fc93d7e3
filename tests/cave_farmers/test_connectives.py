"""Either / or, and / or, and then / or, and then: the choices that each allows, and what the Guest room changes."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from caverna.cave_farmers.grid import cells
from tests.cave_farmers.parts import FULL_FOREST, do, guest, rich
from tests.cave_farmers.rounds import finish, question, strengths
from tests.cave_farmers.scenario import (
    family,
    furnish,
    give,
    lay,
    offered,
    offers,
    pile,
    play,
    player,
    start,
    supply,
)
from tests.rules import rule

DWELLING = ["choose dwelling", "furnish dwelling", "at d3"]


# either / or

EITHER = [
    (4, "growth", ["goods", "grow"]),
    (2, "wish-for-children", ["grow", "dwelling"]),
    (2, "urgent-wish-for-children", ["gold", "dwelling"]),
    (2, "ruby-mine-construction", ["ruby-mine", "deep-ruby-mine"]),
    (7, "extension", ["meadow-field", "cavern-tunnel"]),
]
either = pytest.mark.parametrize(("players", "space", "parts"), EITHER, ids=[space for _, space, _ in EITHER])


@rule("farmers", 6, 1)
@either
def test_either_or_offers_its_options_and_no_way_out(players: int, space: str, parts: list[str]) -> None:
    game = rich(players, space)
    play(game, f"place {space}")
    assert offers(game) == [f"choose {part}" for part in parts]


@rule("farmers", 6, 1)
@either
@pytest.mark.parametrize("which", [0, 1], ids=["either", "or"])
def test_either_or_allows_exactly_one_option(players: int, space: str, parts: list[str], which: int) -> None:
    game = rich(players, space)
    play(game, f"place {space}")
    do(game, parts[which])
    assert f"choose {parts[1 - which]}" not in offers(game)
    finish(game)
    assert (game.turn, question(game)) == (1, "place")


@rule("farmers", 6, 6)
@either
@pytest.mark.parametrize("first", [0, 1], ids=["in-order", "reversed"])
def test_guest_room_makes_either_or_an_and_or_in_any_order(
    players: int, space: str, parts: list[str], first: int
) -> None:
    game = guest(players, space)
    play(game, f"place {space}")
    assert offers(game) == [f"choose {part}" for part in parts]
    do(game, parts[first])
    if space == "urgent-wish-for-children" and parts[first] == "dwelling":
        play(game, "choose grow")
    assert offers(game)[:2] == ["stop", f"choose {parts[1 - first]}"]
    do(game, parts[1 - first])
    assert f"choose {parts[first]}" not in offers(game)
    finish(game)
    assert (game.turn, question(game)) == (1, "place")


@rule("farmers", 6, 6)
@either
@pytest.mark.parametrize("which", [0, 1], ids=["either", "or"])
def test_guest_room_still_allows_just_one_option(players: int, space: str, parts: list[str], which: int) -> None:
    game = guest(players, space)
    play(game, f"place {space}")
    do(game, parts[which])
    finish(game)
    assert game.turn == 1


@rule("farmers", 6, 6)
def test_guest_room_gives_goods_and_growth_on_growth() -> None:
    game = guest(4)
    before = supply(game)
    play(game, "place growth", "choose grow", "choose goods")
    gained = {name: amount - before.get(name, 0) for name, amount in supply(game).items() if amount != before.get(name)}
    assert gained == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
    assert player(game).dwarfs() == 3


@rule("farmers", 6, 6)
def test_guest_room_furnishes_and_then_grows_into_it_on_wish_for_children() -> None:
    game = guest(2, "wish-for-children")
    player(game).room = 2
    play(game, "place wish-for-children")
    assert offers(game) == ["choose dwelling"]
    do(game, "dwelling")
    play(game, "choose grow")
    assert player(game).dwarfs() == 3


@rule("farmers", 6, 6)
def test_guest_room_gives_gold_and_dwelling_and_growth_on_urgent_wish() -> None:
    game = guest(2, "urgent-wish-for-children")
    play(game, "place urgent-wish-for-children", "choose dwelling", "furnish simple-dwelling-b", "at d3", "choose grow")
    play(game, "choose gold")
    assert supply(game)["gold"] == 9 + 3
    assert player(game).dwarfs() == 3


@rule("farmers", 6, 6)
@pytest.mark.parametrize("space", ["wish-for-children", "urgent-wish-for-children"])
def test_guest_room_allows_only_one_family_growth(space: str) -> None:
    game = guest(2, space)
    player(game).room = 4
    play(game, f"place {space}")
    do(game, "dwelling")
    play(game, "choose grow")
    assert offered(game, "choose") == ([] if space == "wish-for-children" else ["gold"])
    assert player(game).dwarfs() == 3


@rule("farmers", 6, 6)
def test_guest_room_allows_no_family_growth_on_urgent_wish_without_the_dwelling() -> None:
    game = guest(2, "urgent-wish-for-children")
    give(game, wood=0)
    play(game, "place urgent-wish-for-children")
    assert offers(game) == ["choose gold"]


@rule("farmers", 6, 6)
def test_guest_room_builds_one_ruby_mine_on_each_kind_of_tunnel_and_no_more() -> None:
    game = guest(2, "ruby-mine-construction")
    play(game, "place ruby-mine-construction", "choose deep-ruby-mine", "tile ruby-mine f2")
    assert supply(game)["ruby"] == 1
    assert offered(game, "choose") == ["ruby-mine"]
    play(game, "choose ruby-mine", "tile ruby-mine e4")
    assert supply(game)["ruby"] == 1
    assert player(game).ruby_mine == cells("f2", "e4")
    assert player(game).tunnel == cells("e3", "e2")
    assert game.turn == 1


@rule("farmers", 6, 7)
def test_guest_room_does_not_lay_two_tiles_on_excavation() -> None:
    game = guest(2)
    play(game, "place excavation", "choose cavern-tunnel", "tile cavern-tunnel d1 e1")
    assert game.turn == 1


@rule("farmers", 6, 6)
def test_guest_room_of_an_opponent_does_not_help() -> None:
    game = rich(4)
    furnish(game, "guest-room", seat=1)
    play(game, "place growth", "choose goods")
    assert game.turn == 1


# and / or


@rule("farmers", 5, 8)
@rule("farmers", 6, 2)
@pytest.mark.parametrize("first", ["grow", "sow"])
def test_and_or_allows_any_order_on_family_life(first: str) -> None:
    game = rich(2, "family-life")
    play(game, "place family-life")
    assert offers(game) == ["choose grow", "choose sow"]
    if first == "grow":
        play(game, "choose grow")
        assert "choose sow" in offers(game)
        play(game, "choose sow", "sow grain", "stop")
    else:
        play(game, "choose sow", "sow grain", "stop")
        assert "choose grow" in offers(game)
        play(game, "choose grow")
    assert player(game).dwarfs() == 3
    assert player(game).growing_grain() == 3
    assert game.turn == 1


@rule("farmers", 5, 8)
@rule("farmers", 6, 2)
@pytest.mark.parametrize("only", ["grow", "sow"])
def test_and_or_allows_one_part_alone_on_family_life(only: str) -> None:
    game = rich(2, "family-life")
    play(game, "place family-life", f"choose {only}")
    if only == "sow":
        play(game, "sow grain", "stop")
    play(game, "stop")
    assert (player(game).dwarfs(), player(game).growing_grain()) == ((3, 0) if only == "grow" else (2, 3))
    assert game.turn == 1


# and then / or


@rule("farmers", 4, 5)
@rule("farmers", 6, 3)
def test_slash_and_burn_lays_no_tile_after_sowing() -> None:
    game = rich(2)
    play(game, "place slash-and-burn")
    assert offers(game) == ["choose meadow-field", "choose sow"]
    play(game, "choose sow", "sow grain", "stop")
    assert (game.turn, question(game)) == (1, "place")


@rule("farmers", 4, 5)
@rule("farmers", 6, 3)
def test_slash_and_burn_sows_on_the_field_it_laid() -> None:
    game = start(2)
    give(game, grain=1)
    play(game, "place slash-and-burn")
    assert offers(game) == ["choose meadow-field"]
    play(game, "choose meadow-field", "tile meadow-field c4 c3")
    assert "choose sow" in offers(game)


@rule("farmers", 5, 1)
@rule("farmers", 6, 3)
def test_blacksmithing_forges_nothing_after_the_expedition() -> None:
    game = rich(2, "blacksmithing")
    family(game, 2, 2)
    play(game, "place blacksmithing", "choose expedition", "loot wood", "stop")
    assert (game.turn, question(game)) == (1, "place")


@rule("farmers", 5, 3)
@rule("farmers", 6, 3)
def test_ore_mine_construction_lays_no_tile_after_the_expedition() -> None:
    game = rich(2, "ore-mine-construction")
    family(game, 2, 2)
    play(game, "place ore-mine-construction")
    assert offers(game) == ["choose ore-mine", "choose expedition"]
    play(game, "choose expedition", "loot wood", "stop")
    assert (game.turn, question(game)) == (1, "place")
    assert player(game).ore_mine == cells("f3")


@rule("farmers", 6, 3)
@pytest.mark.parametrize("players", [5, 6, 7])
def test_hardware_rental_goes_on_no_expedition_after_sowing(players: int) -> None:
    game = rich(players)
    family(game, 2, 2)
    play(game, "place hardware-rental")
    assert offered(game, "choose") == ["sow", "expedition"]
    play(game, "choose sow", "sow grain", "stop")
    assert game.turn == 1
    assert strengths(game) == [2, 2]


@rule("farmers", 5, 11)
@rule("farmers", 6, 3)
def test_adventure_forges_before_the_expedition_only() -> None:
    game = rich(2, "adventure")
    play(game, "place adventure")
    assert offers(game) == ["choose forge"]
    play(game, "choose forge", "forge 4", "choose expedition", "loot wood")
    assert offered(game, "choose") == ["second-expedition"]


@rule("farmers", 5, 2)
@rule("farmers", 6, 3)
@pytest.mark.parametrize("card", ["sheep-farming", "donkey-farming"])
def test_farming_builds_nothing_after_taking_the_animals(card: str) -> None:
    game = rich(2, card)
    play(game, f"place {card}")
    assert offers(game) == ["choose small-pasture", "choose large-pasture", "choose stable", "choose animals"]
    play(game, "choose animals")
    assert (game.turn, question(game)) == (1, "place")


@rule("farmers", 6, 3)
def test_fence_building_takes_its_wood_before_the_fences() -> None:
    game = rich(6)
    give(game, wood=0)
    play(game, "place fence-building")
    assert supply(game)["wood"] == 2
    assert offered(game, "choose") == ["small-pasture"]


# and then


@rule("farmers", 5, 5)
@rule("farmers", 6, 4)
def test_urgent_wish_grows_after_the_dwelling_or_not_at_all() -> None:
    game = rich(2, "urgent-wish-for-children")
    play(game, "place urgent-wish-for-children")
    assert "choose grow" not in offers(game)
    do(game, "dwelling")
    assert offers(game)[:2] == ["stop", "choose grow"]


@rule("farmers", 5, 11)
@rule("farmers", 6, 4)
def test_adventure_needs_the_first_expedition_for_the_second() -> None:
    game = rich(2, "adventure")
    family(game, 3, 3)
    play(game, "place adventure")
    assert offers(game) == ["choose expedition"]
    play(game, "choose expedition", "loot wood")
    assert offers(game)[:2] == ["stop", "choose second-expedition"]


@rule("farmers", 5, 11)
@rule("farmers", 6, 4)
def test_adventure_has_no_third_expedition() -> None:
    game = rich(2, "adventure")
    family(game, 3, 3)
    play(game, "place adventure", "choose expedition", "loot wood", "choose second-expedition", "loot wood")
    assert (game.turn, question(game)) == (1, "place")


# at least one part

IDLE = [(2, "slash-and-burn"), (2, "blacksmithing"), (2, "ore-mine-construction"), (2, "wish-for-children"),
        (2, "ruby-mine-construction"), (3, "exploration"), (2, "family-life"), (2, "ore-trading"), (2, "adventure"),
        (3, "imitation"), (5, "hardware-rental"), (7, "extension"), (2, "sheep-farming"),
        (2, "ruby-mining")]  # fmt: skip


@rule("farmers", 6, 5)
@pytest.mark.parametrize(("players", "space"), IDLE, ids=[space for _, space in IDLE])
def test_a_dwarf_must_not_be_placed_where_nothing_can_be_done(players: int, space: str) -> None:
    game = start(players, spaces=[space])
    lay(game, meadow=FULL_FOREST, ore_mine="d1 d2 e1 e2 e3 e4 f1 f2 f3 f4")
    pile(game, space, 0)
    assert space not in offered(game, "place")


@rule("farmers", 6, 5)
@pytest.mark.parametrize(
    ("space", "goods", "tiles"),
    [
        ("slash-and-burn", {"grain": 1}, {"field": "c4"}),
        ("blacksmithing", {"ore": 1}, {}),
        ("ore-mine-construction", {}, {"tunnel": "e4 e3"}),
        ("wish-for-children", {"wood": 4, "stone": 2}, {}),
        ("ruby-mine-construction", {}, {"tunnel": "e4"}),
        ("family-life", {"vegetable": 1}, {"field": "c4"}),
        ("ore-trading", {"ore": 2}, {}),
        ("adventure", {"ore": 1}, {}),
        ("sheep-farming", {"wood": 2}, {"meadow": "c4"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_one_part_that_can_be_done_is_enough_and_must_be_done(
    space: str, goods: dict[str, int], tiles: dict[str, str]
) -> None:
    game = start(2, spaces=[space])
    lay(game, 0, **tiles)
    pile(game, space, 0)
    give(game, **goods)
    assert space in offered(game, "place")
    play(game, f"place {space}")
    assert "stop" not in offers(game)


@rule("rulings", "F38")
def test_a_trade_that_would_make_a_placement_possible_comes_before_it() -> None:
    game = start(2, spaces=["ore-trading"])
    give(game, ore=1, ruby=1)
    assert "ore-trading" not in offered(game, "place")
    play(game, "trade ruby for ore", "place ore-trading", "sell ore")
    assert supply(game) == {"gold": 2, "food": 1}


@rule("rulings", "F38")
def test_no_trade_is_possible_between_placing_and_the_first_part() -> None:
    game = rich(2, "blacksmithing")
    give(game, ruby=2)
    play(game, "place blacksmithing")
    assert offers(game) == ["choose forge"]
    play(game, "choose forge", "forge 1")
    assert "trade ruby for wood" in offers(game)


@rule("rulings", "F38")
def test_an_option_that_cannot_be_carried_out_must_not_be_chosen() -> None:
    game = start(2, spaces=["urgent-wish-for-children", "ruby-mine-construction"])
    lay(game, deep="e4", ore_mine="e3")
    play(game, "place ruby-mine-construction")
    assert offers(game) == ["choose deep-ruby-mine"]
    play(game, "choose deep-ruby-mine", "tile ruby-mine e4")
    play(game, "place urgent-wish-for-children")
    assert offers(game) == ["choose gold"]


@rule("rulings", "F38")
def test_an_option_that_cannot_be_carried_out_may_not_be_chosen() -> None:
    game = start(spaces=["ore-trading"])
    give(game, ore=1, grain=1)
    assert "ore-trading" not in offered(game, "place")
    play(game, "place slash-and-burn")
    assert offered(game, "choose") == ["meadow-field"]  # grain, but no field


# the Guest room


def guest_at(space: str, **goods: int) -> Game:
    """The Guest room's owner has one place for a child."""
    game = start(players=4, spaces=[space])
    furnish(game, "guest-room", "dwelling")
    give(game, **goods)
    return play(game, f"place {space}")


@rule("rulings", "F31")
@pytest.mark.parametrize("order", [["choose grow", *DWELLING], [*DWELLING, "choose grow"]], ids=["grow", "build"])
def test_guest_room_uses_both_halves_of_wish_for_children_in_either_order(order: list[str]) -> None:
    game = play(guest_at("wish-for-children", wood=4, stone=3), *order)
    assert (player(game).dwarfs(), player(game).room) == (3, 4)
    assert game.turn == 1  # with room left: still one family growth


@rule("rulings", "F31")
@pytest.mark.parametrize("order", [["goods", "grow"], ["grow", "goods"]], ids=["goods first", "growth first"])
def test_guest_room_uses_both_halves_of_growth_in_either_order(order: list[str]) -> None:
    game = play(guest_at("growth"), f"choose {order[0]}")
    assert offers(game)[:2] == ["stop", f"choose {order[1]}"]
    play(game, f"choose {order[1]}")
    assert supply(game) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
    assert player(game).dwarfs() == 3


@rule("rulings", "F31")
def test_guest_room_leaves_one_part_enough() -> None:
    game = play(guest_at("growth"), "choose grow", "stop")
    assert supply(game) == {}
    assert game.turn == 1


@rule("rulings", "F31")
@pytest.mark.parametrize(
    "order",
    [["choose gold", *DWELLING, "choose grow"], [*DWELLING, "choose grow", "choose gold"]],
    ids=["gold first", "gold last"],
)
def test_guest_room_on_urgent_wish_gives_dwelling_growth_and_gold(order: list[str]) -> None:
    game = play(guest_at("urgent-wish-for-children", wood=4, stone=3), *order)
    assert supply(game) == {"gold": 3}
    assert (player(game).dwarfs(), player(game).room) == (3, 4)
    assert game.turn == 1  # there is room for a fourth, but it was one growth


@rule("rulings", "F31")
def test_without_the_guest_room_either_or_is_one_or_the_other() -> None:
    game = start(players=4)
    furnish(game, "dwelling")
    play(game, "place growth", "choose grow")
    assert game.turn == 1
    assert supply(game) == {}
