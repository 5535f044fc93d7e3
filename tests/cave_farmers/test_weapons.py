"""Weapons: forging, who may, and what happens to them."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.scenario import (
    family,
    final_trades,
    furnish,
    give,
    harvest,
    lay,
    offered,
    offers,
    play,
    player,
    start,
    supply,
)
from tests.cave_farmers.situations import armed, solo, travel, weapons
from tests.rules import rule


def smithy(ore: int, *strengths: int) -> Game:
    game = start(spaces=["blacksmithing"])
    give(game, ore=ore)
    if strengths:
        family(game, *strengths)
    return game


def strengths(game: Game) -> list[int]:
    return [int(weapon) for weapon in player(game).weapons if weapon >= 0]


@rule("farmers", 24, 1)
@pytest.mark.parametrize("strength", range(1, 9))
def test_a_weapon_costs_as_much_ore_as_it_is_strong(strength: int) -> None:
    game = play(smithy(9), "place blacksmithing", "choose forge", f"forge {strength}")
    assert strengths(game) == [strength, 0]
    assert supply(game) == {"ore": 9 - strength}


@rule("farmers", 24, 1)
@pytest.mark.parametrize(
    ("ore", "choice"),
    [
        (1, ["1"]),
        (2, ["1", "2"]),
        (7, ["1", "2", "3", "4", "5", "6", "7"]),
        (8, ["1", "2", "3", "4", "5", "6", "7", "8"]),
        (9, ["1", "2", "3", "4", "5", "6", "7", "8"]),
        (20, ["1", "2", "3", "4", "5", "6", "7", "8"]),
    ],
    ids=["1-ore", "2-ore", "7-ore", "8-ore", "9-ore", "20-ore"],
)
def test_a_new_weapon_has_a_strength_of_1_to_8_within_the_ore(ore: int, choice: list[str]) -> None:
    assert offered(play(smithy(ore), "place blacksmithing", "choose forge"), "forge") == choice


@rule("farmers", 24, 1)
def test_forging_needs_ore() -> None:
    assert "place blacksmithing" not in offers(smithy(0))


@rule("rulings", "F9")
def test_a_ruby_may_become_the_ore_before_the_dwarf_is_placed() -> None:
    game = smithy(0)
    give(game, ruby=1)
    assert "place blacksmithing" not in offers(game)
    play(game, "trade ruby for ore", "place blacksmithing", "choose forge", "forge 1")
    assert strengths(game) == [1, 0]


@rule("farmers", 24, 2)
@pytest.mark.parametrize("space", ["blacksmithing", "adventure"])
def test_an_armed_dwarf_may_not_forge_again(space: str) -> None:
    game = start(spaces=[space])
    family(game, 1, 1)
    give(game, ore=8)
    assert offered(play(game, f"place {space}"), "choose") == ["expedition"]


@rule("farmers", 24, 2)
def test_a_dwarf_may_not_forge_twice_in_one_action() -> None:
    game = play(smithy(9), "place blacksmithing", "choose forge", "forge 1")
    assert offers(game) == ["stop", "choose expedition"]


@rule("farmers", 24, 3)
def test_forging_comes_before_the_expedition_not_after_it() -> None:
    game = start(spaces=["adventure"])
    family(game, 3, 3)
    give(game, ore=9)
    play(game, "place adventure", "choose expedition", "loot wood")
    assert "choose forge" not in offers(game)


@rule("farmers", 24, 3)
def test_a_new_weapon_may_be_tried_out_at_once() -> None:
    game = play(smithy(4), "place blacksmithing", "choose forge", "forge 4", "choose expedition")
    assert "loot vegetable" in offers(game)
    assert "loot boar" not in offers(game)


@rule("farmers", 24, 3)
def test_the_expedition_after_forging_may_be_declined() -> None:
    game = play(smithy(4), "place blacksmithing", "choose forge", "forge 4", "stop")
    assert game.turn == 1
    assert strengths(game) == [4, 0]


@rule("farmers", 24, 2)
def test_only_the_dwarf_on_the_space_gets_the_weapon() -> None:
    game = play(smithy(8, 0, 0, 5), "place blacksmithing", "choose forge", "forge 8", "stop")
    dwarfs = game.view()["players"][0]["dwarfs"]
    assert [(dwarf["space"], dwarf["strength"]) for dwarf in dwarfs] == [("blacksmithing", 8), (None, 0), (None, 5)]


@rule("farmers", 24, 2)
def test_a_dwarf_that_forges_second_leaves_the_first_unarmed() -> None:
    game = play(smithy(8, 0, 0), "place wood-gathering", "place excavation", "stop")
    play(game, "place blacksmithing", "choose forge", "forge 3", "stop")
    dwarfs = game.view()["players"][0]["dwarfs"]
    assert [(dwarf["space"], dwarf["strength"]) for dwarf in dwarfs] == [("wood-gathering", 0), ("blacksmithing", 3)]


@rule("farmers", 24, 2)
def test_a_dwarf_cannot_get_rid_of_its_weapon() -> None:
    game = smithy(0, 3, 8)
    assert offered(game, "disarm") == []
    assert all(text.startswith("place ") for text in offers(game))


@rule("rulings", "F15")
def test_only_the_peaceful_cave_takes_weapons_and_its_dwarf_may_forge_again() -> None:
    game = smithy(2, 3, 8)
    furnish(game, "peaceful-cave")
    play(game, "disarm 3")
    assert supply(game) == {"ore": 2, "food": 3}
    play(game, "place blacksmithing", "choose forge", "forge 2", "stop")
    assert strengths(game) == [2, 8]


@rule("farmers", 19, 7)
def test_a_newborn_is_unarmed() -> None:
    game = start(round=4)
    family(game, 9, 9)
    player(game).room = 3
    play(game, "place wish-for-children", "choose grow")
    assert strengths(game) == [9, 9, 0]


@rule("farmers", 19, 7)
def test_a_newborn_may_forge_from_the_next_round_on_and_is_placed_first() -> None:
    game = start(players=1, round=4)
    family(game, 9, 9)
    player(game).room = 3
    give(game, ore=5)
    play(game, "place wish-for-children", "choose grow")
    assert "choose forge" not in offers(play(game.copy(), "place blacksmithing"))
    harvest(game, "none")
    play(game, "reveal donkey-farming", "place blacksmithing", "choose forge", "forge 5", "stop")
    assert strengths(game) == [9, 9, 5]


@rule("farmers", 24, 2)
def test_weapons_stay_when_the_round_ends() -> None:
    game = start(players=1, round=4)
    family(game, 0, 6)
    harvest(game, "none")
    assert strengths(game) == [0, 6]


@rule("farmers", 27, 7)
def test_weapons_are_worth_no_points() -> None:
    game = start()
    before = game.scores()[0]
    family(game, 14, 14)
    assert game.scores()[0] == before


@rule("farmers", 19, 9)
def test_an_unborn_dwarf_has_no_weapon_to_raise() -> None:
    game = smithy(0, 2, 2)
    lay(game, meadow="c4")
    play(game, "place blacksmithing", "choose expedition", "loot weapons", "stop")
    assert [int(weapon) for weapon in player(game).weapons] == [4, 3, -1, -1, -1, -1]


# Peaceful cave


@rule("rulings", "D6")
def test_a_weapon_traded_at_the_harvest_is_that_of_a_dwarf_at_home() -> None:
    game = solo()
    family(game, 2, 3)
    furnish(game, "peaceful-cave")
    play(game, "place ore-mining")
    assert offered(game, "disarm") == ["3", "2 at work"]
    harvest(game)
    assert offered(game, "disarm") == ["2", "3"]
    play(game, "disarm 3")
    assert weapons(game) == [2, 0]


@rule("rulings", "F15")
def test_a_disarmed_dwarf_is_unarmed_and_may_forge_again() -> None:
    game = armed(6, 6, ore=3)
    furnish(game, "peaceful-cave")
    play(game, "disarm 6", "place blacksmithing")
    assert offered(game, "choose") == ["forge"]  # unarmed: no expedition
    play(game, "choose forge", "forge 3")
    assert weapons(game) == [3, 6]
    assert supply(game) == {"food": 6}


@rule("rulings", "F15")
def test_a_dwarf_that_keeps_its_weapon_does_not_forge() -> None:
    game = armed(6, 6, ore=3)
    furnish(game, "peaceful-cave")
    play(game, "place blacksmithing")
    assert offered(game, "choose") == ["expedition"]


@rule("rulings", "F33")
def test_dwarfs_at_home_and_at_work_may_give_up_their_weapons() -> None:
    game = start()
    family(game, 0, 2, 3)
    furnish(game, "peaceful-cave")
    play(game, "place ore-mining", "place supplies", "place wood-gathering", "place clearing", "stop")
    assert offered(game, "disarm") == ["3", "2 at work"]
    play(game, "disarm 2 at work")
    assert weapons(game) == [0, 0, 3]
    assert supply(game)["food"] == 2


@rule("rulings", "F33")
def test_a_dwarf_on_an_expedition_keeps_its_weapon_until_it_ends() -> None:
    game = armed(5, 6)
    furnish(game, "peaceful-cave")
    play(travel(game), "loot wood")
    assert offered(game, "disarm") == ["6"]
    game = start(spaces=["adventure"])
    family(game, 5, 9)
    furnish(game, "peaceful-cave")
    play(game, "place adventure", "choose expedition", "loot wood")
    assert offered(game, "disarm") == ["9", "6 at work"]  # between the two expeditions
    play(game, "disarm 6 at work")
    assert offers(game) == ["stop", "disarm 9"]  # unarmed: no second expedition


@rule("rulings", "F33")
def test_another_dwarf_as_strong_as_the_traveller_may_be_disarmed() -> None:
    game = armed(5, 5)
    furnish(game, "peaceful-cave")
    play(game, "place ore-mining", "place supplies")
    play(travel(game), "loot wood", "disarm 5 at work")
    assert weapons(game) == [0, 5]
    assert offered(game, "disarm") == []
    play(game, "stop")
    assert weapons(game) == [0, 6]


@rule("rulings", "F33")
def test_the_other_dwarf_is_disarmed_whichever_is_older() -> None:
    game = armed(6, 5)
    furnish(game, "peaceful-cave")
    play(game, "place logging", "loot wood", "place supplies")  # the second dwarf comes back with 6 as well
    play(travel(game), "loot wood", "disarm 6 at work")
    assert weapons(game) == [6, 0]


@rule("farmers", 22, 6)
def test_peaceful_cave_is_open_at_feeding() -> None:
    game = solo()
    family(game, 0, 5)
    furnish(game, "peaceful-cave")
    harvest(game)
    play(game, "disarm 5")
    assert supply(game) == {"food": 1}
    assert weapons(game) == [0, 0]


@rule("farmers", 22, 6)
def test_peaceful_cave_is_open_when_placing_in_actions_and_before_scoring() -> None:
    game = start()
    family(game, 0, 5)
    furnish(game, "peaceful-cave")
    assert "disarm 5" in offers(game)
    play(game, "place housework")
    assert "disarm 5" in offers(game)
    final_trades(game)
    assert "disarm 5" in offers(game)


@rule("farmers", 22, 6)
def test_without_the_peaceful_cave_weapons_are_kept() -> None:
    game = solo()
    family(game, 0, 5)
    assert offered(game, "disarm") == []
    assert offered(harvest(game), "disarm") == []


# expeditions


@rule("rulings", "F27")
@pytest.mark.parametrize("space", ["adventure", "blacksmithing"])
def test_forging_without_an_expedition_is_legal(space: str) -> None:
    game = start(spaces=[space])
    give(game, ore=2)
    play(game, f"place {space}", "choose forge", "forge 2", "stop")
    assert game.turn == 1
    assert weapons(game) == [2, 0]
