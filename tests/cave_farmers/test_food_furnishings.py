"""The green caves: Slaughtering, Cooking, Working, Mining, Breeding and Peaceful cave."""

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
    pile,
    play,
    player,
    start,
    supply,
)  # fmt: skip
from tests.rules import rule


def hungry(*tiles: str, kind: str = "harvest", dwarfs: int = 2, **goods: int) -> Game:
    """At the feeding of a harvest; the other player has plenty."""
    game = start()
    furnish(game, *tiles)
    lay(game, ore_mine="e4", deep="e3", ruby_mine="f3")
    family(game, *[0] * dwarfs)
    give(game, **goods)
    give(game, seat=1, food=9)
    return harvest(game, kind)


def fed(game: Game) -> bool:
    """Is the feeding over for seat 0?"""
    return bool(game.decision()["question"] != "feed")


def begging(game: Game) -> int:
    return int(player(game).begging)


def strengths(game: Game) -> list[int]:
    return [dwarf["strength"] for dwarf in game.view()["players"][0]["dwarfs"]]


# Slaughtering cave.


@rule("farmers", 22, 1)
@pytest.mark.parametrize(
    ("animals", "meal", "food"),
    [
        ({"sheep": 1}, "sheep", 2),
        ({"donkey": 1}, "donkey", 2),
        ({"donkey": 2}, "2 donkey", 5),
        ({"boar": 1}, "boar", 3),
        ({"cattle": 1}, "cattle", 4),
    ],
    ids=["sheep", "donkey", "two donkeys", "boar", "cattle"],
)
def test_slaughtering_cave_adds_a_food_for_each_farm_animal_eaten(
    animals: dict[str, int], meal: str, food: int
) -> None:
    game = start()
    furnish(game, "slaughtering-cave")
    give(game, **animals)
    play(game, f"eat {meal}")
    assert supply(game) == {"food": food}


@rule("farmers", 22, 1)
@pytest.mark.parametrize(("crop", "food"), [("grain", 1), ("vegetable", 2)])
def test_slaughtering_cave_adds_nothing_for_crops(crop: str, food: int) -> None:
    game = start()
    furnish(game, "slaughtering-cave")
    give(game, **{crop: 1})
    play(game, f"eat {crop}")
    assert supply(game) == {"food": food}


@rule("farmers", 22, 1)
@rule("farmers", 23, 4)
def test_slaughtering_cave_adds_nothing_for_boars_sold_in_the_hunting_parlor() -> None:
    game = start()
    furnish(game, "slaughtering-cave", "hunting-parlor")
    give(game, boar=2)
    play(game, "trade 2 boar for 2 gold + 2 food")
    assert supply(game) == {"gold": 2, "food": 2}


@rule("farmers", 22, 1)
def test_slaughtering_cave_does_not_make_dogs_edible() -> None:
    game = start()
    furnish(game, "slaughtering-cave")
    give(game, dog=3)
    assert not offered(game, "eat")


# Cooking cave.

STEW = "trade grain + vegetable for 5 food"


@rule("farmers", 22, 2)
def test_cooking_cave_makes_five_food_of_a_grain_and_a_vegetable() -> None:
    game = start()
    furnish(game, "cooking-cave")
    give(game, grain=1, vegetable=1)
    play(game, STEW)
    assert supply(game) == {"food": 5}


@rule("farmers", 22, 2)
def test_cooking_cave_may_be_used_repeatedly_in_one_feeding() -> None:
    game = hungry("cooking-cave", grain=2, vegetable=3, dwarfs=5)
    play(game, STEW, STEW)
    assert supply(game) == {"vegetable": 1}
    assert begging(game) == 0


@rule("farmers", 22, 2)
@pytest.mark.parametrize("goods", [{"grain": 9}, {"vegetable": 9}])
def test_cooking_cave_needs_both_crops_and_cooks_nothing_otherwise(goods: dict[str, int]) -> None:
    game = start()
    furnish(game, "cooking-cave")
    give(game, **goods)
    assert STEW not in offers(game)


@rule("farmers", 22, 2)
def test_cooking_cave_does_not_cook_what_still_grows() -> None:
    game = start()
    furnish(game, "cooking-cave")
    lay(game, field="c4 b4", grain_3="c4", vegetable_2="b4")
    give(game, grain=1)
    assert STEW not in offers(game)


@rule("farmers", 22, 2)
def test_without_cooking_cave_nothing_is_cooked() -> None:
    game = start()
    furnish(game, "cooking-cave", seat=1)
    give(game, grain=1, vegetable=1)
    assert STEW not in offers(game)


# Working cave.


@rule("farmers", 22, 3)
@pytest.mark.parametrize(("meal", "goods"), [("wood", {"wood": 1}), ("stone", {"stone": 1}), ("ore", {"ore": 2})])
def test_working_cave_feeds_one_dwarf_with_wood_stone_or_two_ore(meal: str, goods: dict[str, int]) -> None:
    game = hungry("working-cave", kind="harvest", dwarfs=2, food=2, **goods)
    assert offered(game, "feed") == ["", meal]
    play(game, f"feed {meal}")
    assert fed(game)
    assert supply(game) == {}
    assert begging(game) == 0


@rule("farmers", 22, 3)
@pytest.mark.parametrize("meal", ["wood", "stone", "ore"])
def test_working_cave_works_where_only_one_food_is_paid_for_each_dwarf(meal: str) -> None:
    game = hungry("working-cave", kind="one-food", food=1, wood=1, stone=1, ore=2)
    play(game, f"feed {meal}")
    assert fed(game)
    assert "food" not in supply(game)
    assert begging(game) == 0


@rule("farmers", 22, 3)
def test_working_cave_works_at_a_harvest_without_field_or_breeding_phase_too() -> None:
    game = hungry("working-cave", kind="partial", food=2, wood=1)
    play(game, "harvest field", "harvest field", "feed wood")
    assert supply(game) == {}
    assert begging(game) == 0


@rule("farmers", 22, 3)
def test_working_cave_feeds_only_one_dwarf() -> None:
    game = hungry("working-cave", food=1, wood=9)
    play(game, "feed wood")
    assert offers(game) == ["feed"]
    play(game, "feed")
    assert begging(game) == 1


@rule("farmers", 22, 3)
def test_working_cave_may_be_used_just_to_save_food() -> None:
    game = hungry("working-cave", food=4, wood=1)
    play(game, "feed wood")
    assert supply(game) == {"food": 2}


@rule("farmers", 22, 3)
def test_working_cave_is_never_used_against_its_owners_will() -> None:
    game = hungry("working-cave", food=4, wood=1)
    play(game, "feed")
    assert supply(game) == {"wood": 1}


@rule("farmers", 22, 3)
def test_working_cave_is_not_fed_with_a_single_ore_or_other_goods() -> None:
    game = hungry("working-cave", food=2, ore=1, ruby=1, gold=1, grain=1)
    assert offered(game, "feed") == [""]


@rule("farmers", 22, 3)
def test_without_working_cave_nobody_eats_wood() -> None:
    game = hungry(food=2, wood=5, stone=5, ore=5)
    assert offered(game, "feed") == [""]


@rule("farmers", 22, 3)
def test_working_cave_feeds_an_adult_if_there_is_a_newborn() -> None:
    game = start(spaces=["family-life"])
    furnish(game, "working-cave", "dwelling")
    give(game, food=3, wood=1)
    play(game, "place family-life", "choose grow")
    harvest(game)
    play(game, "feed wood")  # 2 + 2 + 1 less 2
    assert supply(game) == {}
    assert begging(game) == 0


@rule("farmers", 22, 3)
@rule("farmers", 22, 4)
def test_working_cave_saves_no_more_than_the_mining_cave_leaves() -> None:
    game = hungry("working-cave", "mining-cave", donkey=2, food=2, wood=1)
    play(game, "feed wood")  # 4 less 2 for the donkeys less 2
    assert supply(game) == {"donkey": 2, "food": 2}
    game = hungry("working-cave", "mining-cave", donkey=2, kind="one-food", wood=1)
    assert game.decision()["question"] != "feed"  # nothing is owed, nothing is asked
    assert supply(game) == {"donkey": 2, "wood": 1}


@rule("farmers", 22, 3)
def test_working_cave_works_again_at_the_next_harvest() -> None:
    game = hungry("working-cave", food=4, wood=2)
    play(game, "feed wood")
    play(game, offers(game)[0])
    give(game, seat=1, food=9)
    harvest(game)
    play(game, "feed wood")
    assert supply(game) == {}
    assert begging(game) == 0


# Mining cave. The mines of `hungry` are one for ore and one for rubies.


@rule("farmers", 22, 4)
@pytest.mark.parametrize(("donkeys", "food"), [(0, 4), (1, 3), (2, 2), (3, 2), (4, 2)])
def test_mining_cave_saves_a_food_for_each_donkey_in_an_ore_or_ruby_mine(donkeys: int, food: int) -> None:
    game = hungry("mining-cave", donkey=donkeys, food=9)
    assert supply(game)["food"] == 9 - food


@rule("farmers", 22, 4)
@pytest.mark.parametrize(("donkeys", "food"), [(0, 2), (1, 1), (2, 0)])
def test_mining_cave_saves_food_where_only_one_food_is_paid_too(donkeys: int, food: int) -> None:
    game = hungry("mining-cave", kind="one-food", donkey=donkeys, food=9)
    assert supply(game)["food"] == 9 - food


@rule("farmers", 22, 4)
def test_mining_cave_saves_food_at_a_harvest_without_field_or_breeding_phase_too() -> None:
    game = hungry("mining-cave", kind="partial", donkey=2, food=2)
    play(game, "harvest field", "harvest breeding")
    assert supply(game) == {"donkey": 2}
    assert begging(game) == 0


@rule("farmers", 22, 4)
def test_mining_cave_never_gives_food() -> None:
    game = start()
    furnish(game, "mining-cave")
    lay(game, ruby_mine="e4 e3 f3")
    give(game, donkey=3)
    give(game, seat=1, food=9)
    harvest(game, "one-food")
    assert supply(game) == {"donkey": 3}
    assert begging(game) == 0


@rule("farmers", 22, 4)
def test_mining_cave_saves_nothing_for_donkeys_elsewhere_or_for_empty_mines() -> None:
    game = start()
    furnish(game, "mining-cave")
    lay(game, deep="e3", small="c4")
    give(game, donkey=2, food=4)
    give(game, seat=1, food=9)
    harvest(game)
    assert supply(game) == {"donkey": 2}
    game = hungry("mining-cave", sheep=2, food=4)
    assert supply(game) == {"sheep": 2}


@rule("farmers", 22, 4)
def test_mining_cave_counts_a_donkey_bought_during_feeding() -> None:
    game = hungry("mining-cave", donkey=1, food=2, ruby=1)
    assert not fed(game)
    play(game, "trade ruby for donkey")
    assert supply(game) == {"donkey": 2}
    assert begging(game) == 0


@rule("farmers", 22, 4)
def test_mining_cave_does_not_count_a_donkey_eaten_during_feeding() -> None:
    game = hungry("mining-cave", donkey=2, food=1)
    play(game, "eat donkey")  # 2 food in hand, but 3 are owed now
    assert not fed(game)
    play(game, "feed")
    assert begging(game) == 1


@rule("farmers", 22, 4)
def test_mining_cave_saves_begging_markers_too() -> None:
    game = hungry("mining-cave", donkey=2)
    play(game, "feed")
    assert begging(game) == 2
    game = hungry(donkey=2)
    play(game, "feed")
    assert begging(game) == 4


# Breeding cave.


def breeding(*tiles: str, **animals: int) -> Game:
    game = start()
    furnish(game, *tiles)
    lay(game, large_across="a1 a2 a3 a4")
    give(game, food=4, **animals)
    give(game, seat=1, food=4)
    return harvest(game)


@rule("farmers", 22, 5)
@pytest.mark.parametrize(
    ("types", "food"), [("sheep", 1), ("sheep donkey", 2), ("sheep donkey boar", 3), ("sheep donkey boar cattle", 5)]
)
def test_breeding_cave_gives_1_2_3_or_5_food_by_the_number_of_newborns(types: str, food: int) -> None:
    game = breeding("breeding-cave", sheep=2, donkey=2, boar=2, cattle=2)
    play(game, f"breed {types}")
    assert supply(game)["food"] == food


@rule("farmers", 22, 5)
def test_breeding_cave_gives_nothing_without_newborns() -> None:
    game = breeding("breeding-cave", sheep=2)
    play(game, "breed none")
    assert supply(game) == {"sheep": 2}


@rule("farmers", 22, 5)
def test_breeding_cave_gives_food_for_breeding_as_loot() -> None:
    game = start()
    furnish(game, "breeding-cave")
    lay(game, large_across="a1 a2")
    family(game, 14, 14)
    pile(game, "logging", 0)
    give(game, cattle=2, sheep=2)
    play(game, "place logging", "loot breed", "breed sheep cattle")
    assert supply(game) == {"cattle": 3, "sheep": 3, "food": 2}


@rule("farmers", 22, 5)
def test_breeding_cave_gives_nothing_for_animals_not_born() -> None:
    game = start(spaces=["sheep-farming"])
    furnish(game, "breeding-cave")
    give(game, ruby=1)
    play(game, "trade ruby for sheep", "place sheep-farming", "choose animals")
    assert supply(game) == {"sheep": 2}


@rule("farmers", 22, 5)
def test_without_breeding_cave_newborns_bring_no_food() -> None:
    game = breeding(sheep=2, donkey=2)
    play(game, "breed sheep donkey")
    assert "food" not in supply(game)


# Peaceful cave.


@rule("farmers", 22, 6)
def test_peaceful_cave_turns_a_weapon_into_as_much_food() -> None:
    game = start()
    furnish(game, "peaceful-cave")
    family(game, 3, 8)
    play(game, "disarm 8")
    assert supply(game) == {"food": 8}
    assert strengths(game) == [3, 0]


@rule("farmers", 22, 6)
def test_peaceful_cave_takes_any_number_of_weapons() -> None:
    game = start()
    furnish(game, "peaceful-cave")
    family(game, 3, 8, 14)
    play(game, "disarm 8", "disarm 14", "disarm 3")
    assert supply(game) == {"food": 25}
    assert strengths(game) == [0, 0, 0]
    assert not offered(game, "disarm")


@rule("farmers", 22, 6)
def test_peaceful_cave_gives_nothing_for_unarmed_dwarfs() -> None:
    game = start()
    furnish(game, "peaceful-cave")
    assert not offered(game, "disarm")


@rule("farmers", 22, 6)
def test_without_peaceful_cave_no_weapon_is_given_up() -> None:
    game = start()
    furnish(game, "peaceful-cave", seat=1)
    family(game, 3, 8)
    assert not offered(game, "disarm")


@rule("farmers", 22, 6)
def test_peaceful_cave_may_be_used_at_feeding() -> None:
    game = start()
    furnish(game, "peaceful-cave")
    family(game, 0, 4)
    give(game, seat=1, food=9)
    harvest(game)
    play(game, "disarm 4")
    assert begging(game) == 0
    assert supply(game) == {}


@rule("rulings", "F15")
def test_peaceful_cave_dwarf_may_forge_again() -> None:
    game = start(spaces=["blacksmithing"])
    furnish(game, "peaceful-cave")
    family(game, 2, 8)
    give(game, ore=5)
    play(game, "disarm 2", "place blacksmithing", "choose forge", "forge 5")
    assert strengths(game) == [5, 8]
    assert supply(game) == {"food": 2}


@rule("rulings", "F15")
def test_peaceful_cave_dwarf_that_kept_its_weapon_must_not_forge() -> None:
    game = start(spaces=["blacksmithing"])
    furnish(game, "peaceful-cave")
    family(game, 2, 8)
    give(game, ore=5)
    play(game, "place blacksmithing")
    assert "choose forge" not in offers(game)


@rule("farmers", 22, 6)
def test_peaceful_cave_makes_the_disarmed_dwarf_the_next_to_be_placed() -> None:
    game = start(spaces=["blacksmithing"])
    furnish(game, "peaceful-cave")
    family(game, 2, 8)
    play(game, "disarm 8", "place wood-gathering")
    first, second = game.view()["players"][0]["dwarfs"]
    assert (first["strength"], first["space"]) == (2, None)
    assert (second["strength"], second["space"]) == (0, "wood-gathering")


@rule("farmers", 22, 6)
def test_peaceful_cave_takes_the_weapon_of_a_dwarf_at_work_too() -> None:
    game = start()
    furnish(game, "peaceful-cave")
    family(game, 2, 8)
    play(game, "place wood-gathering", "place supplies", "disarm 2 at work")
    assert strengths(game) == [0, 8]
    assert supply(game) == {"wood": 1, "food": 2}


@rule("rulings", "F33")
def test_peaceful_cave_does_not_disarm_the_dwarf_on_an_expedition() -> None:
    game = start(spaces=["blacksmithing"])
    furnish(game, "peaceful-cave")
    family(game, 5, 8)
    play(game, "place blacksmithing", "choose expedition", "loot wood")
    assert offered(game, "disarm") == ["8"]
    play(game, "disarm 8", "stop")
    assert strengths(game) == [6, 0]
    play(game, "place wood-gathering")
    assert offered(game, "disarm") == ["6 at work"]


@rule("farmers", 22, 6)
@rule("farmers", 23, 16)
@rule("farmers", 27, 1)
def test_peaceful_cave_helps_the_prayer_chamber_after_the_last_harvest() -> None:
    game = start()
    furnish(game, "peaceful-cave", "prayer-chamber")
    family(game, 2, 8)
    final_trades(game)
    assert game.score_sheet(0)["bonuses"] == 0
    play(game, "disarm 2", "disarm 8")
    assert game.score_sheet(0)["bonuses"] == 8
