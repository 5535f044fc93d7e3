"""The 23 loot items: from which strength, what they give, and what they must not."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from caverna.cave_farmers.grid import cells
from tests.cave_farmers.scenario import (
    family,
    furnish,
    give,
    lay,
    offered,
    offers,
    play,
    player,
    start,
    supply,
)
from tests.cave_farmers.situations import armed, travel
from tests.rules import rule

STRENGTHS = {
    "weapons": 1,
    "wood": 1,
    "dog": 1,
    "grain": 2,
    "sheep": 2,
    "stone": 3,
    "donkey": 3,
    "vegetable": 4,
    "ore": 4,
    "boar": 5,
    "gold": 6,
    "furnish": 7,
    "stable": 8,
    "tunnel": 9,
    "small-pasture": 9,
    "cattle": 10,
    "large-pasture": 10,
    "meadow": 11,
    "dwelling": 11,
    "field": 12,
    "sow": 12,
    "cavern": 14,
    "breed": 14,
}


def smithy(strength: int) -> Game:
    game = start(spaces=["blacksmithing"])
    family(game, strength, strength)
    return game


def go(game: Game) -> Game:
    """On a level 3 expedition."""
    return play(game, "place blacksmithing", "choose expedition")


def ready_for_all(strength: int) -> Game:
    """On an expedition, with whatever any item asks for."""
    game = smithy(strength)
    lay(game, meadow="c4 b4", field="c3", small="a4")
    give(game, wood=9, stone=9, grain=1, sheep=2)
    return go(game)


# strength


@rule("farmers", 25, 1)
@pytest.mark.parametrize(("item", "strength"), STRENGTHS.items(), ids=STRENGTHS)
def test_an_item_is_offered_from_its_strength_on(item: str, strength: int) -> None:
    assert item in offered(ready_for_all(strength), "loot")


BELOW = {item: strength - 1 for item, strength in STRENGTHS.items() if strength > 1}


@rule("farmers", 25, 1)
@pytest.mark.parametrize(("item", "strength"), BELOW.items(), ids=BELOW)
def test_an_item_is_not_offered_one_below_its_strength(item: str, strength: int) -> None:
    assert item not in offered(ready_for_all(strength), "loot")


@rule("farmers", 25, 1)
def test_there_are_23_items_and_a_dwarf_of_14_may_choose_among_all() -> None:
    assert sorted(offered(ready_for_all(14), "loot")) == sorted(STRENGTHS)
    assert len(STRENGTHS) == 23


@rule("farmers", 25, 1)
@pytest.mark.parametrize(("strength", "is_offered"), [(10, False), (11, True)])
def test_loot_meadow_needs_strength_11_not_10(strength: int, is_offered: bool) -> None:
    game = travel(armed(strength, strength))
    assert ("meadow" in offered(game, "loot")) is is_offered


# goods

GOODS = {
    "wood": {"wood": 1},
    "dog": {"dog": 1},
    "grain": {"grain": 1},
    "sheep": {"sheep": 1},
    "stone": {"stone": 1},
    "donkey": {"donkey": 1},
    "vegetable": {"vegetable": 1},
    "ore": {"ore": 2},
    "boar": {"boar": 1},
    "gold": {"gold": 2},
    "cattle": {"cattle": 1},
}


@rule("farmers", 25, 2)
@pytest.mark.parametrize(("item", "goods"), GOODS.items(), ids=GOODS)
def test_an_item_gives_its_goods_and_nothing_else(item: str, goods: dict[str, int]) -> None:
    game = play(go(smithy(14)), f"loot {item}")
    assert supply(game) == goods
    assert game.decision()["question"] == "loot"


@rule("farmers", 25, 2)
@pytest.mark.parametrize("item", ["sheep", "donkey", "boar", "cattle"])
def test_an_animal_may_be_looted_without_room_and_is_then_settled_at_once(item: str) -> None:
    game = smithy(10)
    give(game, **{item: 2})
    play(go(game), f"loot {item}")
    assert game.decision()["question"] == "overflow"
    assert "stop" not in offers(game)


@rule("farmers", 25, 2)
def test_cattle_as_loot_costs_no_food() -> None:
    game = smithy(10)
    give(game, food=1)
    assert supply(play(go(game), "loot cattle")) == {"food": 1, "cattle": 1}


# furnish a cavern


@rule("farmers", 25, 3)
def test_furnish_takes_any_tile_at_its_full_price() -> None:
    game = smithy(7)
    give(game, wood=4, stone=3)
    play(go(game), "loot furnish", "furnish dwelling", "at d3")
    assert supply(game) == {}


@rule("farmers", 25, 3)
def test_furnish_has_not_the_price_of_the_looted_dwelling() -> None:
    game = smithy(7)
    give(game, wood=2, stone=2)
    play(go(game), "loot furnish")
    assert "dwelling" not in offered(game, "furnish")
    assert "slaughtering-cave" in offered(game, "furnish")


@rule("farmers", 25, 3)
def test_furnish_is_not_offered_without_a_cavern_or_without_the_price() -> None:
    poor = smithy(7)
    lay(poor, cavern="d3")
    furnish(poor, "dog-school")
    assert "furnish" not in offered(go(poor), "loot")
    full = smithy(7)
    lay(full, cavern="")
    give(full, wood=9, stone=9)
    assert "furnish" not in offered(go(full), "loot")


@rule("farmers", 25, 3)
def test_furnish_must_be_carried_out_once_taken() -> None:
    game = smithy(7)
    give(game, wood=1)
    play(go(game), "loot furnish")
    assert offers(game) == [
        "furnish cuddle-room", "furnish breakfast-room", "furnish stone-carver", "furnish trader",
        "furnish stone-supplier", "furnish dog-school", "furnish quarry", "furnish broom-chamber",
    ]  # fmt: skip


# stable


@rule("farmers", 25, 4)
def test_the_looted_stable_costs_nothing() -> None:
    game = smithy(8)
    play(go(game), "loot stable", "stable a1")
    assert player(game).stable == cells("a1")
    assert supply(game) == {}


@rule("farmers", 25, 4)
def test_the_looted_stable_leaves_stone_alone() -> None:
    game = smithy(8)
    give(game, stone=2)
    assert supply(play(go(game), "loot stable", "stable a1")) == {"stone": 2}


@rule("farmers", 25, 4)
def test_the_looted_stable_on_a_preserve_brings_no_boar() -> None:
    assert supply(play(go(smithy(8)), "loot stable", "stable c1")) == {}


@rule("farmers", 25, 4)
def test_the_looted_stable_is_not_offered_once_three_are_built() -> None:
    game = smithy(8)
    lay(game, stable="a1 b1 c2")
    assert "stable" not in offered(go(game), "loot")


@rule("farmers", 25, 4)
def test_the_looted_stable_goes_on_forest_meadow_and_pasture_only() -> None:
    game = smithy(8)
    lay(game, field="c4", meadow="b4", small="a4", stable="a1")
    play(go(game), "loot stable")
    assert sorted(offered(game, "stable")) == ["a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2", "c3"]


@rule("farmers", 25, 4)
def test_loot_stable_costs_nothing() -> None:
    game = travel(armed(8, 8))
    play(game, "loot stable", "stable a1")
    assert supply(game) == {}
    assert game.view()["players"][0]["stables_left"] == 2


@rule("farmers", 25, 4)
def test_loot_stable_needs_strength_8_and_a_stable_left() -> None:
    assert "stable" not in offered(travel(armed(7, 7)), "loot")
    game = armed(8, 8)
    lay(game, stable="a1 b1 c2")
    assert "stable" not in offered(travel(game), "loot")


# single tiles


@rule("farmers", 25, 5)
def test_the_looted_tunnel_is_a_single_one_beside_the_cave() -> None:
    game = play(go(smithy(9)), "loot tunnel")
    assert sorted(offers(game)) == ["tile tunnel d2", "tile tunnel e3", "tile tunnel e4"]
    play(game, "tile tunnel e4")
    assert player(game).tunnel == cells("e4")
    assert supply(game) == {"food": 1}


@rule("farmers", 25, 5)
def test_the_looted_meadow_is_a_single_one_in_front_of_the_entrance_at_first() -> None:
    game = play(go(smithy(11)), "loot meadow")
    assert offers(game) == ["tile meadow c4"]
    play(game, "tile meadow c4")
    assert player(game).meadow == cells("c4")
    assert player(game).field == 0


@rule("farmers", 25, 5)
def test_the_looted_meadow_gives_the_bonus_of_its_cell() -> None:
    game = smithy(11)
    lay(game, field="c4")
    play(go(game), "loot meadow", "tile meadow b4")
    assert supply(game) == {"food": 1}


@rule("farmers", 25, 5)
def test_the_looted_field_is_a_single_one_and_never_lies_on_a_stable() -> None:
    game = smithy(12)
    lay(game, meadow="c4", stable="c3")
    play(go(game), "loot field")
    assert offers(game) == ["tile field b4"]
    play(game, "tile field b4")
    assert player(game).field == cells("b4")
    assert supply(game) == {"food": 1}


@rule("farmers", 25, 5)
def test_the_looted_cavern_is_a_single_one_beside_the_cave() -> None:
    game = play(go(smithy(14)), "loot cavern")
    assert sorted(offers(game)) == ["tile cavern d2", "tile cavern e3", "tile cavern e4"]
    play(game, "tile cavern d2")
    assert player(game).cavern == cells("d2", "d3")


@rule("farmers", 25, 5)
@pytest.mark.parametrize("item", ["tunnel", "cavern"])
def test_no_tile_for_the_mountain_is_offered_once_it_is_full(item: str) -> None:
    game = smithy(14)
    lay(game, cavern="d1 e1 f1 d2 e2 f2 d3 e3 f3 e4 f4")
    assert item not in offered(go(game), "loot")


@rule("farmers", 25, 5)
@pytest.mark.parametrize("item", ["meadow", "field"])
def test_no_tile_for_the_forest_is_offered_once_it_is_full(item: str) -> None:
    game = smithy(14)
    lay(game, meadow="a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4")
    assert item not in offered(go(game), "loot")


# pastures


@rule("farmers", 25, 6)
def test_the_looted_small_pasture_costs_one_wood() -> None:
    game = smithy(9)
    lay(game, meadow="c4 c3")
    give(game, wood=2)
    play(go(game), "loot small-pasture", "tile small-pasture c3")
    assert player(game).small == cells("c3")
    assert player(game).meadow == cells("c4")
    assert supply(game) == {"wood": 1}


@rule("farmers", 25, 6)
def test_the_looted_small_pasture_needs_a_meadow_and_a_wood() -> None:
    game = smithy(9)
    lay(game, meadow="c4")
    assert "small-pasture" not in offered(go(game), "loot")
    game = smithy(9)
    lay(game, field="c4")
    give(game, wood=1)
    assert "small-pasture" not in offered(go(game), "loot")


@rule("farmers", 25, 6)
def test_the_looted_large_pasture_costs_two_wood() -> None:
    game = smithy(10)
    lay(game, meadow="c4 c3")
    give(game, wood=3)
    play(go(game), "loot large-pasture", "tile large-pasture c3 c4")
    assert player(game).large_down == cells("c3")
    assert player(game).meadow == 0
    assert supply(game) == {"wood": 1}


@rule("farmers", 25, 6)
def test_the_looted_large_pasture_needs_two_adjacent_meadows_and_two_wood() -> None:
    game = smithy(10)
    lay(game, meadow="c4 c3")
    give(game, wood=1)
    assert "large-pasture" not in offered(go(game), "loot")
    game = smithy(10)
    lay(game, meadow="c4 b3", field="c3")
    give(game, wood=9)
    assert "large-pasture" not in offered(go(game), "loot")


@rule("farmers", 25, 6)
def test_both_pastures_may_be_looted_in_one_expedition() -> None:
    game = smithy(10)
    lay(game, meadow="c4 c3 c2")
    give(game, wood=3)
    play(go(game), "loot large-pasture", "tile large-pasture c3 c4", "loot small-pasture", "tile small-pasture c2")
    assert supply(game) == {}


@rule("rulings", "F32")
def test_the_carpenter_takes_a_wood_off_each_looted_pasture() -> None:
    game = smithy(10)
    furnish(game, "carpenter")
    lay(game, meadow="c4 c3 c2")
    give(game, wood=1)
    play(go(game), "loot large-pasture", "tile large-pasture c3 c4", "loot small-pasture", "tile small-pasture c2")
    assert supply(game) == {}


# dwelling


@rule("farmers", 25, 7)
def test_the_looted_dwelling_costs_two_wood_and_two_stone() -> None:
    game = smithy(11)
    give(game, wood=3, stone=3)
    play(go(game), "loot dwelling", "furnish dwelling", "at d3")
    assert supply(game) == {"wood": 1, "stone": 1}
    assert player(game).room == 3


@rule("farmers", 25, 7)
def test_the_looted_dwelling_is_the_ordinary_one_only() -> None:
    game = smithy(11)
    give(game, wood=9, stone=9)
    assert offers(play(go(game), "loot dwelling")) == ["furnish dwelling"]


@rule("farmers", 25, 7)
@pytest.mark.parametrize(("wood", "stone"), [(1, 2), (2, 1)], ids=["a-wood-short", "a-stone-short"])
def test_the_looted_dwelling_must_be_paid(wood: int, stone: int) -> None:
    game = smithy(11)
    give(game, wood=wood, stone=stone)
    assert "dwelling" not in offered(go(game), "loot")


@rule("farmers", 25, 7)
def test_the_looted_dwelling_needs_a_cavern() -> None:
    game = smithy(11)
    lay(game, cavern="")
    give(game, wood=9, stone=9)
    assert "dwelling" not in offered(go(game), "loot")


@rule("farmers", 25, 7)
@pytest.mark.parametrize(
    ("tile", "wood", "stone", "ore", "pay"),
    [("carpenter", 1, 2, 0, []), ("stone-carver", 2, 1, 0, []), ("builder", 1, 1, 2, ["pay ore for both"])],
    ids=["carpenter", "stone-carver", "builder"],
)
def test_own_tiles_make_the_looted_dwelling_cheaper(tile: str, wood: int, stone: int, ore: int, pay: list[str]) -> None:
    game = smithy(11)
    furnish(game, tile)
    give(game, wood=wood, stone=stone, ore=ore)
    play(go(game), "loot dwelling", "furnish dwelling", *pay, "at d3")
    assert supply(game) == {}


@rule("farmers", 25, 7)
def test_dwelling_and_furnish_are_two_items() -> None:
    game = smithy(11)
    lay(game, cavern="d3 d2")
    give(game, wood=6, stone=5)
    play(go(game), "loot dwelling", "furnish dwelling", "at d3", "loot furnish", "furnish dwelling", "at d2")
    assert supply(game) == {}
    assert player(game).room == 4


@rule("farmers", 25, 7)
def test_loot_dwelling_costs_two_wood_and_two_stone() -> None:
    game = armed(11, 11)
    give(game, wood=3, stone=3)
    play(travel(game), "loot dwelling")
    assert offered(game, "furnish") == ["dwelling"]
    play(game, "furnish dwelling", "at d3")
    assert supply(game) == {"wood": 1, "stone": 1}
    assert player(game).room == 3


@rule("farmers", 25, 7)
@pytest.mark.parametrize(("wood", "stone"), [(1, 2), (2, 1), (0, 0)])
def test_loot_dwelling_is_not_offered_to_those_who_cannot_pay(wood: int, stone: int) -> None:
    game = armed(11, 11)
    give(game, wood=wood, stone=stone)
    assert "dwelling" not in offered(travel(game), "loot")


# sow


@rule("farmers", 15, 5)
def test_the_looted_sow_action_sows_up_to_two_grain_and_two_vegetables() -> None:
    game = smithy(12)
    lay(game, field="c4 c3 c2 b2 b3")
    give(game, grain=3, vegetable=3)
    play(go(game), "loot sow", "sow grain", "sow vegetable", "sow grain")
    assert offers(game)[:2] == ["stop", "sow vegetable"]
    play(game, "sow vegetable")
    assert game.decision()["question"] == "loot"
    assert player(game).growing_grain() == 6
    assert player(game).growing_vegetables() == 4
    assert supply(game) == {"grain": 1, "vegetable": 1}


@rule("farmers", 15, 5)
def test_the_looted_sow_action_needs_a_seed_and_an_empty_field() -> None:
    game = smithy(12)
    lay(game, field="c4")
    assert "sow" not in offered(go(game), "loot")
    game = smithy(12)
    lay(game, field="c4", grain_1="c4")
    give(game, grain=1)
    assert "sow" not in offered(go(game), "loot")


# breed


@rule("farmers", 25, 8)
def test_the_looted_breeding_is_for_at_most_two_types() -> None:
    game = smithy(14)
    lay(game, small="c4 c3 c2", stable="c4 c3 c2")
    give(game, sheep=2, donkey=2, boar=2)
    play(go(game), "loot breed")
    assert offered(game, "breed") == ["sheep", "donkey", "sheep donkey", "boar", "sheep boar", "donkey boar"]
    play(game, "breed sheep boar")
    assert supply(game) == {"sheep": 3, "donkey": 2, "boar": 3}


@rule("farmers", 25, 8)
def test_the_looted_breeding_needs_a_pair_and_room_for_the_newborn() -> None:
    game = smithy(14)
    lay(game, small="c4 c3")
    give(game, sheep=1, boar=1)
    assert "breed" not in offered(go(game), "loot")
    game = smithy(14)
    give(game, sheep=2)
    assert "breed" not in offered(go(game), "loot")


@rule("farmers", 25, 8)
def test_the_looted_breeding_pays_quarry_and_breeding_cave() -> None:
    game = smithy(14)
    furnish(game, "quarry", "breeding-cave")
    lay(game, small="c4 c3", stable="c4 c3")
    give(game, donkey=2, sheep=2)
    play(go(game), "loot breed", "breed sheep donkey")
    assert supply(game) == {"sheep": 3, "donkey": 3, "stone": 1, "food": 2}


@rule("farmers", 25, 8)
def test_the_looted_breeding_is_no_breeding_of_dogs() -> None:
    game = smithy(14)
    give(game, dog=5)
    assert "breed" not in offered(go(game), "loot")


@rule("rulings", "F13")
def test_loot_breeding_is_a_joint_choice_of_one_or_two_types() -> None:
    game = armed(14, 14, sheep=2, boar=2)
    lay(game, small="c4 b4")
    play(travel(game), "loot breed")
    assert offers(game) == ["breed sheep", "breed boar"]  # both together have no room, none is no breeding


@rule("farmers", 25, 8)
def test_breed_loot_is_for_at_most_two_types() -> None:
    game = armed(14, 14)
    lay(game, large_across="a1 a2 a3 a4")
    give(game, sheep=2, donkey=2, boar=2, cattle=2)
    play(travel(game), "loot breed")
    assert set(offered(game, "breed")) == {
        "sheep", "donkey", "boar", "cattle",
        "sheep donkey", "sheep boar", "donkey boar", "sheep cattle", "donkey cattle", "boar cattle",
    }  # fmt: skip
    play(game, "breed donkey cattle")
    assert supply(game) == {"sheep": 2, "donkey": 3, "boar": 2, "cattle": 3}
