"""Expeditions: who may go, how many loot items, in what order, and what becomes of the weapons."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.scenario import (
    family,
    furnish,
    give,
    lay,
    occupy,
    offered,
    offers,
    play,
    player,
    start,
    supply,
)
from tests.cave_farmers.situations import armed, travel, weapons
from tests.rules import rule


def at_smithy(*strengths: int) -> Game:
    """Two players; seat 0 is about to place the first of these dwarfs, with Blacksmithing (level 3) in play."""
    game = start(spaces=["blacksmithing"])
    family(game, *strengths)
    return game


def on_expedition(*strengths: int) -> Game:
    """The weakest of these dwarfs is on a level 3 expedition and has not taken anything yet."""
    return play(at_smithy(*strengths), "place blacksmithing", "choose expedition")


def strengths(game: Game, seat: int = 0) -> list[int]:
    """The weapons of a family, unarmed dwarfs included, in the order of the dwarfs."""
    return [int(weapon) for weapon in player(game, seat).weapons if weapon >= 0]


# who may go


@rule("farmers", 24, 4)
def test_an_unarmed_dwarf_cannot_undertake_an_expedition() -> None:
    game = at_smithy(0, 0)
    give(game, ore=3)
    assert offered(play(game, "place blacksmithing"), "choose") == ["forge"]


@rule("farmers", 24, 4)
def test_an_unarmed_dwarf_without_ore_cannot_be_placed_on_blacksmithing() -> None:
    assert "place blacksmithing" not in offers(at_smithy(0, 0))


@rule("farmers", 24, 4)
def test_an_armed_dwarf_without_ore_can_be_placed_on_blacksmithing() -> None:
    assert offered(play(at_smithy(1, 1), "place blacksmithing"), "choose") == ["expedition"]


@rule("farmers", 24, 4)
def test_exploration_is_for_armed_dwarfs_only() -> None:
    game = start(players=3, spaces=["exploration"])
    assert "place exploration" not in offers(game)
    family(game, 1, 1)
    assert "place exploration" in offers(game)


@rule("farmers", 24, 4)
def test_the_weapon_of_the_placed_dwarf_counts_not_that_of_a_stronger_brother() -> None:
    game = on_expedition(2, 14)
    assert offered(game, "loot") == ["weapons", "wood", "dog", "grain", "sheep"]


# how many items

LEVELS = [
    ("logging", 2, [], 1),
    ("logging", 4, [], 1),
    ("ore-mine-construction", 2, ["choose expedition"], 2),
    ("hardware-rental", 5, ["choose expedition"], 2),
    ("hardware-rental", 6, ["choose expedition"], 2),
    ("blacksmithing", 2, ["choose expedition"], 3),
    ("exploration", 3, [], 4),
    ("adventure", 2, ["choose expedition"], 1),
]


@rule("farmers", 24, 5)
@pytest.mark.parametrize(
    ("space", "players", "way", "level"), LEVELS, ids=[f"{space}-{players}-players" for space, players, _, _ in LEVELS]
)
def test_the_level_of_the_space_is_the_number_of_items(space: str, players: int, way: list[str], level: int) -> None:
    game = start(players=players, spaces=[space])
    family(game, 6, 6)
    play(game, f"place {space}", *way)
    taken = 0
    for item in ("grain", "stone", "vegetable", "gold", "dog"):
        if f"loot {item}" not in offers(game):
            break
        play(game, f"loot {item}")
        taken += 1
    assert taken == level
    assert strengths(game)[0] == 7


@rule("farmers", 4, 15)
def test_hardware_rental_has_a_way_to_sow_after_the_expedition() -> None:
    game = start(players=5, spaces=["hardware-rental"])
    family(game, 2, 2)
    lay(game, field="c4")
    play(game, "place hardware-rental", "choose expedition", "loot grain", "loot wood")
    assert offers(game)[:2] == ["stop", "choose sow"]
    play(game, "choose sow", "sow grain", "stop")
    assert supply(game) == {"wood": 1}


@rule("farmers", 24, 6)
def test_each_item_may_be_taken_only_once_in_an_expedition() -> None:
    game = on_expedition(2, 2)
    for taken in ("grain", "wood"):
        play(game, f"loot {taken}")
        assert taken not in offered(game, "loot")
    assert offered(game, "loot") == ["weapons", "dog", "sheep"]


@rule("rulings", "F7")
def test_at_least_one_item_must_be_taken() -> None:
    game = on_expedition(2, 2)
    assert "stop" not in offers(game)
    assert "stop" in offers(play(game, "loot wood"))


@rule("rulings", "F7")
def test_fewer_items_than_the_level_may_be_taken() -> None:
    game = play(on_expedition(3, 3), "loot stone", "stop")
    assert game.turn == 1
    assert supply(game) == {"stone": 1}
    assert strengths(game) == [4, 3]


@rule("farmers", 24, 7)
def test_an_expedition_after_the_wood_of_logging_may_be_declined() -> None:
    game = start()
    family(game, 5, 5)
    play(game, "place logging")
    assert supply(game) == {"wood": 3}
    play(game, "stop")
    assert strengths(game) == [5, 5]


@rule("farmers", 24, 8)
def test_items_may_be_taken_in_any_order() -> None:
    game = play(on_expedition(6, 6), "loot gold", "loot wood", "loot vegetable")
    assert supply(game) == {"gold": 2, "wood": 1, "vegetable": 1}


@rule("farmers", 25, 1)
def test_thirteen_opens_no_item_of_its_own() -> None:
    def rich(strength: int) -> list[str]:
        game = at_smithy(strength, 14)
        give(game, wood=9, stone=9, grain=1, sheep=2)
        lay(game, meadow="c4 b4", field="c3", small="a4")
        return offered(play(game, "place blacksmithing", "choose expedition"), "loot")

    assert rich(13) == rich(12)
    assert [item for item in rich(14) if item not in rich(13)] == ["cavern", "breed"]


@rule("rulings", "F7")
def test_an_expedition_brings_at_least_one_item() -> None:
    game = travel(armed(3, 3))
    assert "stop" not in offers(game)
    play(game, "loot wood")
    assert "stop" in offers(game)


@rule("rulings", "F7")
def test_an_expedition_brings_as_many_different_items_as_its_level_at_most() -> None:
    game = travel(armed(5, 5))
    play(game, "loot wood")
    assert "loot wood" not in offers(game)
    play(game, "loot dog", "loot grain")
    assert game.turn == 1  # level 3
    assert supply(game) == {"wood": 1, "dog": 1, "grain": 1}


@rule("rulings", "F27")
def test_a_loot_item_is_offered_only_if_it_can_be_carried_out_and_paid() -> None:
    game = travel(armed(14, 14))
    items = set(offered(game, "loot"))
    assert not {"small-pasture", "large-pasture", "dwelling", "sow", "breed"} & items
    assert {"stable", "tunnel", "meadow", "field", "cavern", "furnish"} <= items  # the dog school costs nothing


@rule("rulings", "F27")
def test_an_expedition_may_stop_after_its_first_item() -> None:
    game = travel(armed(3, 3))
    assert "stop" not in offers(game)
    play(game, "loot stone", "stop")
    assert game.turn == 1


# earlier loot enables later loot, trades in between


@rule("farmers", 24, 8)
def test_looted_wood_pays_for_a_looted_pasture() -> None:
    game = at_smithy(9, 9)
    lay(game, meadow="c4")
    play(game, "place blacksmithing", "choose expedition")
    assert "small-pasture" not in offered(game, "loot")
    play(game, "loot wood", "loot small-pasture", "tile small-pasture c4")
    assert supply(game) == {}
    assert player(game).meadow == 0


@rule("farmers", 24, 8)
def test_a_looted_cavern_can_be_furnished_in_the_same_expedition() -> None:
    game = at_smithy(14, 14)
    lay(game, cavern="")
    give(game, wood=1)
    play(game, "place blacksmithing", "choose expedition")
    assert "furnish" not in offered(game, "loot")
    play(game, "loot cavern", "tile cavern d3", "loot furnish", "furnish cuddle-room", "at d3")
    assert supply(game) == {}


@rule("farmers", 24, 8)
def test_a_looted_field_and_seed_can_be_sown_in_the_same_expedition() -> None:
    game = play(on_expedition(12, 12), "loot grain")
    assert "sow" not in offered(game, "loot")
    play(game, "loot field", "tile field c4", "loot sow", "sow grain", "stop")
    assert player(game).growing_grain() == 3
    assert supply(game) == {}


@rule("farmers", 24, 8)
def test_a_looted_animal_can_make_a_pair_that_breeds() -> None:
    game = at_smithy(14, 14)
    lay(game, small="c4")
    give(game, sheep=1)
    play(game, "place blacksmithing", "choose expedition")
    assert "breed" not in offered(game, "loot")
    play(game, "loot sheep", "loot breed", "breed sheep")
    assert supply(game) == {"sheep": 3}


@rule("farmers", 24, 9)
def test_rubies_may_be_traded_between_two_items() -> None:
    game = at_smithy(9, 9)
    give(game, ruby=1)
    play(game, "place blacksmithing", "choose expedition", "loot wood")
    assert "small-pasture" not in offered(game, "loot")
    play(game, "trade ruby for meadow", "tile meadow c4", "loot small-pasture", "tile small-pasture c4")
    assert supply(game) == {}


@rule("farmers", 24, 9)
def test_food_conversions_may_be_made_between_two_items() -> None:
    game = play(on_expedition(5, 5), "loot boar", "eat boar", "loot vegetable", "eat vegetable")
    assert supply(game) == {"food": 4}
    assert "loot wood" in offers(game)


@rule("farmers", 24, 9)
def test_no_trade_between_choosing_the_expedition_and_its_first_item() -> None:
    game = at_smithy(2, 2)
    give(game, ruby=1)
    play(game, "place blacksmithing", "choose expedition")
    assert offers(game) == ["loot weapons", "loot wood", "loot dog", "loot grain", "loot sheep"]


@rule("rulings", "F27")
def test_earlier_loot_makes_later_loot_possible() -> None:
    game = travel(armed(12, 12))
    play(game, "loot field", "tile field c4")
    assert "loot sow" not in offers(game)
    play(game, "loot grain")
    assert "loot sow" in offers(game)


# strength


@rule("farmers", 24, 10)
@pytest.mark.parametrize("items", [["wood"], ["wood", "dog"], ["wood", "dog", "grain"]], ids=["one", "two", "three"])
def test_an_expedition_raises_the_weapon_by_one_whatever_was_taken(items: list[str]) -> None:
    game = play(on_expedition(3, 5), *(f"loot {item}" for item in items))
    if game.turn == 0:
        play(game, "stop")
    assert strengths(game) == [4, 5]


@rule("farmers", 24, 10)
def test_the_weapon_is_raised_only_after_the_expedition() -> None:
    game = play(on_expedition(4, 4), "loot wood", "loot dog")
    assert strengths(game) == [4, 4]
    assert "boar" not in offered(game, "loot")
    play(game, "loot ore")
    assert strengths(game) == [5, 4]


@rule("farmers", 24, 11)
def test_all_weapons_gain_one_after_the_expedition_and_the_traveller_two() -> None:
    game = play(on_expedition(2, 7, 9), "loot weapons")
    assert strengths(game) == [2, 7, 9]
    assert "stone" not in offered(game, "loot")
    play(game, "stop")
    assert strengths(game) == [4, 8, 10]


@rule("farmers", 24, 12)
def test_all_weapons_includes_dwarfs_that_were_placed_before() -> None:
    game = at_smithy(3, 6, 8)
    occupy(game, "logging", seat=0)
    family(game, 3, 6, 8)
    play(game, "place blacksmithing", "choose expedition", "loot weapons", "stop")
    assert strengths(game) == [4, 8, 9]


@rule("farmers", 24, 12)
def test_all_weapons_arms_nobody_and_no_other_player() -> None:
    game = at_smithy(0, 0, 5)
    family(game, 4, 4, seat=1)
    give(game, ruby=1)
    play(game, "call 5", "place blacksmithing", "choose expedition", "loot weapons", "stop")
    assert strengths(game) == [0, 0, 7]
    assert strengths(game, seat=1) == [4, 4]


@rule("farmers", 24, 13)
@pytest.mark.parametrize(
    ("before", "items", "after"),
    [
        (13, ["wood"], 14),
        (14, ["wood"], 14),
        (12, ["weapons"], 14),
        (13, ["weapons"], 14),
        (14, ["weapons"], 14),
    ],
    ids=["13-and-1", "14-and-1", "12-and-2", "13-and-2", "14-and-2"],
)
def test_no_weapon_is_stronger_than_14(before: int, items: list[str], after: int) -> None:
    game = play(on_expedition(before, 14), *(f"loot {item}" for item in items), "stop")
    assert strengths(game) == [after, 14]


@rule("farmers", 24, 10)
def test_a_weapon_grows_beyond_8_by_expeditions() -> None:
    game = at_smithy(0, 0)
    give(game, ore=8)
    play(game, "place blacksmithing", "choose forge", "forge 8", "choose expedition", "loot wood", "stop")
    assert strengths(game) == [9, 0]


@rule("rulings", "F27")
def test_strength_is_gained_at_the_end_and_never_beyond_14() -> None:
    game = travel(armed(13, 14, 13))
    play(game, "loot weapons")
    assert weapons(game) == [13, 14, 13]
    assert not {"cavern", "breed"} & set(offered(game, "loot"))  # strength 14 is not reached yet
    play(game, "stop")
    assert weapons(game) == [14, 14, 14]


@rule("farmers", 24, 11)
def test_sharper_weapons_unlock_no_loot_of_the_same_expedition() -> None:
    game = start(spaces=["blacksmithing"])
    family(game, 1, 1)
    play(game, "place blacksmithing", "choose expedition", "loot weapons")
    assert offered(game, "loot") == ["wood", "dog"]
    assert weapons(game) == [1, 1]
    play(game, "loot dog", "stop")
    assert weapons(game) == [3, 2]


@rule("farmers", 24, 12)
def test_weapons_of_dwarfs_already_placed_are_sharpened_too() -> None:
    game = start()
    family(game, 0, 2, 3)
    play(game, "place wood-gathering", "place supplies", "place ore-mining", "place clearing", "stop")
    play(game, "place logging", "loot weapons")
    assert weapons(game) == [0, 3, 5]  # an unarmed dwarf stays unarmed


@rule("farmers", 24, 12)
def test_the_weapons_of_other_players_are_not_sharpened() -> None:
    game = start()
    family(game, 2, 2)
    family(game, 4, 4, seat=1)
    play(game, "place logging", "loot weapons")
    assert weapons(game) == [4, 3]
    assert weapons(game, 1) == [4, 4]


# Adventure


@rule("farmers", 24, 14)
def test_the_second_expedition_of_adventure_uses_the_raised_strength() -> None:
    game = start(spaces=["adventure"])
    family(game, 4, 4)
    play(game, "place adventure", "choose expedition")
    assert "boar" not in offered(game, "loot")
    play(game, "loot wood", "choose second-expedition")
    assert "boar" in offered(game, "loot")
    play(game, "loot boar")
    assert strengths(game) == [6, 4]
    assert supply(game) == {"wood": 1, "boar": 1}


@rule("farmers", 24, 14)
def test_the_second_expedition_of_adventure_profits_from_all_weapons() -> None:
    game = start(spaces=["adventure"])
    family(game, 1, 1)
    play(game, "place adventure", "choose expedition", "loot weapons", "choose second-expedition", "loot stone")
    assert strengths(game) == [4, 2]


@rule("farmers", 24, 14)
def test_the_second_expedition_of_adventure_may_repeat_an_item() -> None:
    game = start(spaces=["adventure"])
    family(game, 6, 6)
    play(game, "place adventure", "choose expedition", "loot gold", "choose second-expedition", "loot gold")
    assert supply(game) == {"gold": 4}


@rule("farmers", 24, 14)
def test_the_second_expedition_of_adventure_needs_the_first() -> None:
    game = start(spaces=["adventure"])
    family(game, 6, 6)
    assert offers(play(game, "place adventure")) == ["choose expedition"]


@rule("farmers", 24, 14)
def test_the_second_expedition_of_adventure_may_be_declined() -> None:
    game = start(spaces=["adventure"])
    family(game, 6, 6)
    play(game, "place adventure", "choose expedition", "loot gold")
    assert offers(game)[:2] == ["stop", "choose second-expedition"]
    play(game, "stop")
    assert game.turn == 1
    assert strengths(game) == [7, 6]


@rule("farmers", 24, 14)
def test_adventure_lets_a_dwarf_forge_and_go_twice() -> None:
    game = start(spaces=["adventure"])
    give(game, ore=5)
    play(game, "place adventure", "choose forge", "forge 5", "choose expedition", "loot boar")
    play(game, "choose second-expedition", "loot gold")
    assert strengths(game) == [7, 0]
    assert supply(game) == {"boar": 1, "gold": 2}


@rule("farmers", 24, 14)
def test_forging_alone_is_legal_on_adventure() -> None:
    game = start(spaces=["adventure"])
    give(game, ore=1)
    play(game, "place adventure", "choose forge", "forge 1", "stop")
    assert strengths(game) == [1, 0]
    assert game.turn == 1


@rule("farmers", 24, 14)
def test_trades_are_offered_between_the_two_expeditions_of_adventure() -> None:
    game = start(spaces=["adventure"])
    family(game, 9, 9)
    lay(game, meadow="c4")
    give(game, ruby=1)
    play(game, "place adventure", "choose expedition", "loot gold", "trade ruby for wood")
    play(game, "choose second-expedition", "loot small-pasture", "tile small-pasture c4")
    assert supply(game) == {"gold": 2}


@rule("rulings", "F27")
def test_a_second_expedition_is_offered_only_after_the_first() -> None:
    game = start(spaces=["adventure"])
    family(game, 1, 1)
    play(game, "place adventure")
    assert offers(game) == ["choose expedition"]
    play(game, "choose expedition", "loot wood")
    assert offers(game) == ["stop", "choose second-expedition"]
    play(game, "choose second-expedition")
    assert offered(game, "loot") == ["weapons", "wood", "dog", "grain", "sheep"]  # strength 2, items again
    play(game, "loot wood")
    assert supply(game) == {"wood": 2}
    assert weapons(game) == [3, 1]


# on expeditions with other rules


@rule("rulings", "F33")
def test_a_traveller_keeps_its_weapon_until_it_is_back() -> None:
    game = at_smithy(3, 8)
    furnish(game, "peaceful-cave")
    play(game, "place blacksmithing", "choose expedition", "loot wood")
    assert offered(game, "disarm") == ["8"]


@rule("rulings", "F33")
def test_a_traveller_back_from_the_first_trip_may_give_up_its_weapon_and_then_stays() -> None:
    game = start(spaces=["adventure"])
    family(game, 3, 8)
    furnish(game, "peaceful-cave")
    play(game, "place adventure", "choose expedition", "loot wood")
    assert offered(game, "disarm") == ["8", "4 at work"]
    play(game, "disarm 4 at work")
    assert supply(game) == {"wood": 1, "food": 4}
    assert "choose second-expedition" not in offers(game)


@rule("rulings", "F12")
def test_an_animal_without_room_is_settled_before_the_next_item() -> None:
    game = at_smithy(3, 3)
    give(game, sheep=2)
    play(game, "place blacksmithing", "choose expedition", "loot donkey")
    assert game.decision()["question"] == "overflow"
    assert offers(game) == ["eat sheep", "eat donkey"]
    play(game, "eat donkey", "loot wood")
    assert supply(game) == {"sheep": 2, "food": 1, "wood": 1}


# the rulebook's examples


@rule("farmers", 24, 15)
def test_the_rulebooks_expedition_of_strength_7() -> None:
    game = at_smithy(0, 0)
    give(game, ore=10, wood=1)
    play(game, "place blacksmithing", "choose forge", "forge 7")
    assert supply(game) == {"ore": 3, "wood": 1}
    play(game, "choose expedition", "loot dog", "loot gold", "loot furnish", "furnish cuddle-room", "at d3")
    assert strengths(game) == [8, 0]
    assert supply(game) == {"ore": 3, "gold": 2, "dog": 1}
    assert game.turn == 1


@rule("farmers", 24, 15)
def test_the_rulebooks_expedition_of_strength_1() -> None:
    game = on_expedition(1, 14)
    assert offers(game) == ["loot weapons", "loot wood", "loot dog"]
    play(game, "loot weapons", "loot dog", "loot wood")
    assert strengths(game) == [3, 14]
    assert supply(game) == {"dog": 1, "wood": 1}
