"""Breeding at the harvest: who breeds, and whether there is room for the young."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.scenario import (
    CHANCE,
    furnish,
    give,
    harvest,
    lay,
    offered,
    offers,
    play,
    start,
    supply,
)
from tests.cave_farmers.situations import solo
from tests.rules import rule

PASTURES = {"small": "c4 c3 c2 c1", "stable": "c4 c3 c2"}
"""Room for two types of four animals, and for two of two more, beside the entry-level dwelling."""


def breeding(tiles: dict[str, str] | None = None, **goods: int) -> Game:
    """A solo harvest with food for the family, at its breeding phase or beyond."""
    game = start(players=1, round=3)
    lay(game, 0, **(tiles or {}))
    give(game, food=4, **goods)
    return harvest(game)


# who breeds


@rule("farmers", 11, 1)
@pytest.mark.parametrize("animal", ["sheep", "donkey", "boar", "cattle"])
def test_a_pair_has_one_newborn(animal: str) -> None:
    game = breeding(PASTURES, **{animal: 2})
    assert offers(game) == ["breed none", f"breed {animal}", f"eat {animal}"] + (
        ["eat 2 donkey"] if animal == "donkey" else []
    )
    play(game, f"breed {animal}")
    assert supply(game) == {animal: 3}


@rule("farmers", 11, 1)
@pytest.mark.parametrize("herd", [2, 3, 4, 6, 7])
def test_a_type_has_one_newborn_however_many_there_are(herd: int) -> None:
    game = breeding({"large_across": "a1", "stable": "a1"}, boar=herd)
    play(game, "breed boar")
    assert supply(game) == {"boar": herd + 1}
    assert game.turn == CHANCE


@rule("farmers", 11, 1)
def test_a_single_animal_does_not_breed() -> None:
    game = breeding(PASTURES, sheep=1, donkey=1, boar=1, cattle=1)
    assert game.turn == CHANCE
    assert supply(game) == {"sheep": 1, "donkey": 1, "boar": 1, "cattle": 1}


@rule("farmers", 11, 2)
def test_dogs_do_not_breed() -> None:
    game = breeding(PASTURES, dog=4)
    assert game.turn == CHANCE
    assert supply(game) == {"dog": 4}


@rule("farmers", 11, 1)
def test_all_four_types_may_breed_at_once() -> None:
    game = breeding({"small": "c4 c3 c2 c1", "stable": "c4 c3 c2"}, sheep=2, donkey=2, boar=2, cattle=1)
    assert "breed sheep donkey boar" in offers(game)
    game = breeding({"large_across": "a1 a2", "small": "c4 c3", "stable": "c4 c3"}, sheep=2, donkey=2, boar=2, cattle=2)
    play(game, "breed sheep donkey boar cattle")
    assert supply(game) == {"sheep": 3, "donkey": 3, "boar": 3, "cattle": 3}


@rule("farmers", 11, 2)
def test_parents_may_live_apart() -> None:
    game = breeding({"ruby_mine": "e4", "ore_mine": "e3", "meadow": "c4", "stable": "c4"}, donkey=2, sheep=2)
    assert "breed donkey" in offers(game)
    play(game, "breed donkey")
    assert supply(game) == {"donkey": 3, "sheep": 2}


@rule("rulings", "F13")
def test_breeding_may_be_declined() -> None:
    game = breeding(PASTURES, sheep=2)
    play(game, "breed none")
    assert supply(game) == {"sheep": 2}
    assert game.turn == CHANCE


# room


@rule("farmers", 11, 3)
def test_without_room_nobody_is_born() -> None:
    game = breeding(sheep=2)
    assert offered(game, "breed") == ["none"]


@rule("farmers", 11, 3)
def test_the_rulebooks_boars_breed_thanks_to_a_stable_in_the_forest() -> None:
    game = breeding({"stable": "c4"}, boar=2)
    play(game, "breed boar")
    assert supply(game) == {"boar": 3}


@rule("farmers", 11, 3)
def test_the_rulebooks_boars_do_not_breed_without_the_stable() -> None:
    assert offered(breeding(boar=2), "breed") == ["none"]


@rule("farmers", 11, 3)
def test_a_stable_in_the_forest_is_no_room_for_another_newborn() -> None:
    assert offered(breeding({"stable": "c4"}, sheep=2), "breed") == ["none"]


@rule("farmers", 11, 3)
def test_three_boars_in_the_same_place_have_no_room_for_a_fourth() -> None:
    assert offered(breeding({"stable": "c4"}, boar=3), "breed") == ["none"]


@rule("farmers", 11, 3)
def test_all_newborns_must_fit_together() -> None:
    game = breeding({"small": "c4", "meadow": "c3", "stable": "c3"}, sheep=2, boar=2)
    assert offered(game, "breed") == ["none", "sheep", "boar"]
    play(game, "breed boar")
    assert supply(game) == {"sheep": 2, "boar": 3}
    assert game.turn == CHANCE


@rule("farmers", 11, 3)
def test_a_mine_is_room_for_a_newborn_donkey_only() -> None:
    game = breeding({"ruby_mine": "e4", "small": "c4"}, donkey=2, sheep=2)
    assert offered(game, "breed") == ["none", "donkey"]


@rule("farmers", 11, 3)
def test_dogs_make_room_for_a_newborn_sheep() -> None:
    assert offered(breeding({"meadow": "c4"}, sheep=3, dog=1), "breed") == ["none", "sheep"]
    assert offered(breeding({"meadow": "c4"}, sheep=4, dog=1), "breed") == ["none"]
    assert offered(breeding({"meadow": "c4"}, sheep=4, dog=2), "breed") == ["none", "sheep"]


@rule("farmers", 11, 3)
def test_a_field_emptied_by_this_harvest_is_room_with_the_stubble_room() -> None:
    game = start(players=1, round=3)
    furnish(game, "stubble-room")
    lay(game, field="c4", grain_1="c4")
    give(game, food=4, cattle=2)
    play(harvest(game), "breed cattle")
    assert supply(game) == {"grain": 1, "cattle": 3}


@rule("rulings", "F13")
def test_any_set_of_newborns_that_fit_together_may_be_chosen() -> None:
    game = solo(food=4, sheep=2, boar=2)
    lay(game, small="c4 b4")
    harvest(game)
    assert offered(game, "breed") == ["none", "sheep", "boar"]  # there is no room for both
    play(game, "breed boar")
    assert supply(game) == {"sheep": 2, "boar": 3}


@rule("rulings", "F13")
def test_all_newborns_arrive_at_once_where_there_is_room() -> None:
    game = solo(food=4, sheep=2, boar=3)
    lay(game, large_across="a4 a3")
    harvest(game)
    assert offered(game, "breed") == ["none", "sheep", "boar", "sheep boar"]


@rule("rulings", "F13")
def test_a_single_animal_has_no_young() -> None:
    game = solo(food=4, sheep=1, donkey=2)
    lay(game, large_across="a4 a3")
    harvest(game)
    assert offered(game, "breed") == ["none", "donkey"]


@rule("rulings", "F13")
def test_before_the_birth_anything_may_be_eaten_and_after_it_nothing() -> None:
    game = solo(food=4, sheep=3, boar=2)
    lay(game, small="c4 b4")
    harvest(game)
    assert {"eat sheep", "eat boar"} <= set(offers(game))
    play(game, "eat sheep", "breed boar")
    assert game.turn == CHANCE
    assert supply(game) == {"sheep": 2, "boar": 3, "food": 1}


@rule("farmers", 11, 4)
def test_no_birth_without_room() -> None:
    game = solo(food=4, sheep=2)
    harvest(game)
    assert offered(game, "breed") == ["none"]


# making room before, and never after


@rule("farmers", 11, 4)
def test_another_animal_may_be_eaten_before_to_make_room() -> None:
    game = breeding({"small": "c4"}, sheep=2, boar=1)
    assert offered(game, "breed") == ["none"]
    play(game, "eat boar")
    assert offered(game, "breed") == ["none", "sheep"]
    play(game, "breed sheep")
    assert supply(game) == {"food": 2, "sheep": 3}


@rule("farmers", 11, 4)
def test_an_animal_of_the_same_type_may_be_eaten_before_but_two_must_stay() -> None:
    game = breeding({"meadow": "c4", "stable": "c4"}, sheep=3)
    assert offered(game, "breed") == ["none"]
    play(game, "eat sheep", "breed sheep")
    assert supply(game) == {"food": 1, "sheep": 3}
    game = breeding(sheep=2)
    play(game, "eat sheep")
    assert game.turn == CHANCE
    assert supply(game) == {"food": 1, "sheep": 1}


@rule("farmers", 11, 4)
def test_a_newborn_is_not_eaten_at_its_birth() -> None:
    game = breeding(PASTURES, sheep=2)
    play(game, "breed sheep")
    assert game.turn == CHANCE
    assert "eat sheep" not in offers(game)


@rule("farmers", 11, 4)
def test_a_newborn_may_be_eaten_in_the_next_round() -> None:
    game = breeding(PASTURES, sheep=2)
    play(game, "breed sheep", "reveal wish-for-children", "eat sheep")
    assert supply(game) == {"food": 1, "sheep": 2}


@rule("farmers", 11, 4)
def test_a_newborn_does_not_feed_the_family_of_its_own_harvest() -> None:
    game = start(players=1, round=3)
    lay(game, 0, **PASTURES)
    give(game, food=3, boar=2)
    play(harvest(game), "feed", "breed boar")
    assert int(game.players[0].begging) == 1
    assert supply(game) == {"boar": 3}


@rule("farmers", 11, 4)
def test_an_animal_eaten_at_feeding_no_longer_breeds() -> None:
    game = start(players=1, round=3)
    lay(game, 0, **PASTURES)
    give(game, food=2, boar=2)
    play(harvest(game), "eat boar")
    assert game.turn == CHANCE
    assert supply(game) == {"boar": 1}


@rule("farmers", 11, 4)
def test_other_animals_may_be_eaten_before_to_make_room() -> None:
    game = solo(food=4, sheep=2, boar=2)
    lay(game, small="c4")
    harvest(game)
    assert offered(game, "breed") == ["none"]
    play(game, "eat boar")
    assert offered(game, "breed") == ["none"]
    play(game, "eat boar")
    assert offered(game, "breed") == ["none", "sheep"]


@rule("farmers", 11, 4)
def test_newborns_are_not_eaten_at_birth() -> None:
    game = solo(food=4, sheep=2)
    lay(game, small="c4")
    harvest(game)
    assert "eat sheep" in offers(game)
    play(game, "breed sheep")
    assert game.turn == CHANCE  # the harvest is over: nothing was asked between the birth and its end
    assert supply(game) == {"sheep": 3}


# rubies


@rule("farmers", 11, 5)
def test_a_ruby_may_make_a_pair_right_before_breeding() -> None:
    game = breeding(PASTURES, sheep=1, ruby=1)
    assert offered(game, "breed") == ["none"]
    play(game, "trade ruby for sheep", "breed sheep")
    assert supply(game) == {"sheep": 3}


@rule("farmers", 11, 5)
def test_a_ruby_may_make_room_right_before_breeding() -> None:
    game = breeding({"stable": "c4"}, sheep=2, ruby=1)
    assert offered(game, "breed") == ["none"]
    play(game, "trade ruby for meadow", "tile meadow c4", "breed sheep")
    assert supply(game) == {"sheep": 3}


@rule("farmers", 11, 5)
def test_breeding_is_not_asked_of_who_has_neither_a_pair_nor_a_ruby() -> None:
    assert breeding(PASTURES, sheep=1, gold=9, wood=9).turn == CHANCE


# furnishings


@rule("farmers", 22, 5)
@pytest.mark.parametrize(
    ("born", "food"), [("sheep", 1), ("sheep donkey", 2), ("sheep donkey boar", 3), ("sheep donkey boar cattle", 5)]
)
def test_the_breeding_cave_gives_food_by_the_number_of_newborns(born: str, food: int) -> None:
    game = start(players=1, round=3)
    furnish(game, "breeding-cave")
    lay(game, large_across="a1 a2", small="c4 c3", stable="c4 c3")
    give(game, food=4, sheep=2, donkey=2, boar=2, cattle=2)
    play(harvest(game), f"breed {born}")
    assert supply(game)["food"] == food


@rule("farmers", 22, 5)
def test_the_breeding_cave_gives_nothing_for_no_newborn() -> None:
    game = start(players=1, round=3)
    furnish(game, "breeding-cave")
    lay(game, 0, **PASTURES)
    give(game, food=4, sheep=2)
    play(harvest(game), "breed none")
    assert supply(game) == {"sheep": 2}


@rule("farmers", 21, 9)
def test_the_quarry_gives_a_stone_for_a_newborn_donkey_only() -> None:
    for born, stone in (("donkey", {"stone": 1}), ("sheep", {})):
        game = start(players=1, round=3)
        furnish(game, "quarry")
        lay(game, 0, **PASTURES)
        give(game, food=4, **{born: 2})
        play(harvest(game), f"breed {born}")
        assert supply(game) == {born: 3, **stone}


@rule("rulings", "F26")
def test_players_breed_in_turn_order_from_the_starting_player() -> None:
    game = start(players=3)
    game.starter = 1
    for seat in range(3):
        lay(game, seat, small="c4")
        give(game, seat, food=4, sheep=2)
    harvest(game)
    asked = []
    for _ in range(3):
        asked.append(game.turn)
        play(game, "breed sheep")
    assert asked == [1, 2, 0]


@rule("rulings", "F39")
@pytest.mark.parametrize(("types", "food"), [(1, 1), (2, 2), (3, 3), (4, 5)])
def test_breeding_cave_pays_automatically(types: int, food: int) -> None:
    animals = ["sheep", "donkey", "boar", "cattle"][:types]
    game = solo(food=4, **dict.fromkeys(animals, 2))
    furnish(game, "breeding-cave")
    lay(game, large_across="a1 a2 a3 a4")
    play(harvest(game), "breed " + " ".join(animals))
    assert supply(game) == {"food": food, **dict.fromkeys(animals, 3)}
