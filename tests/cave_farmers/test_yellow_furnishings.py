"""Parlors, storages and chambers."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.scenario import (
    OVER,
    family,
    final_trades,
    furnish,
    give,
    lay,
    offers,
    play,
    player,
    start,
    supply,
)
from tests.rules import rule


def bonus(game: Game) -> int:
    return game.score_sheet(0)["bonuses"]


def owner(*tiles: str, **goods: int) -> Game:
    game = start()
    furnish(game, *tiles)
    give(game, **goods)
    return game


# Weaving parlor.


@rule("farmers", 23, 1)
def test_weaving_parlor_gives_a_food_at_once_for_each_sheep() -> None:
    game = start()
    lay(game, large_across="a1 a2")
    give(game, wood=2, stone=1, sheep=5, donkey=1)
    play(game, "place housework", "furnish weaving-parlor", "at d3")
    assert supply(game) == {"sheep": 5, "donkey": 1, "dog": 1, "food": 5}


@rule("farmers", 23, 1)
@pytest.mark.parametrize(("sheep", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (9, 4)])
def test_weaving_parlor_scores_a_point_for_two_sheep(sheep: int, points: int) -> None:
    assert bonus(owner("weaving-parlor", sheep=sheep)) == points


@rule("farmers", 23, 1)
def test_weaving_parlor_gives_nothing_for_sheep_that_come_later_or_other_animals() -> None:
    game = owner("weaving-parlor", ruby=2)
    play(game, "trade ruby for sheep", "trade ruby for sheep")
    assert supply(game) == {"sheep": 2}
    assert bonus(owner("weaving-parlor", donkey=4, boar=4, cattle=4, dog=4)) == 0


# Milking parlor.


@rule("farmers", 23, 2)
def test_milking_parlor_gives_a_food_at_once_for_each_cattle() -> None:
    game = start()
    lay(game, large_across="a1 a2")
    give(game, wood=2, stone=2, cattle=5, sheep=1)
    play(game, "place housework", "furnish milking-parlor", "at d3")
    assert supply(game) == {"cattle": 5, "sheep": 1, "dog": 1, "food": 5}


@rule("farmers", 23, 2)
@pytest.mark.parametrize("cattle", [0, 1, 2, 7])
def test_milking_parlor_scores_a_point_for_each_cattle(cattle: int) -> None:
    assert bonus(owner("milking-parlor", cattle=cattle)) == cattle


@rule("farmers", 23, 2)
def test_milking_parlor_gives_nothing_for_other_animals() -> None:
    assert bonus(owner("milking-parlor", sheep=4, donkey=4, boar=4, dog=4)) == 0
    game = start()
    give(game, wood=2, stone=2, sheep=2)
    play(game, "place housework", "furnish milking-parlor", "at d3")
    assert supply(game) == {"sheep": 2, "dog": 1}


# State parlor.


def parlor_at_e3(*dwellings: str) -> Game:
    """A State parlor built on e3, with dwellings on some cells."""
    game = start()
    for where in dwellings:
        furnish(game, "dwelling", at=where)
    lay(game, cavern="e3")
    give(game, stone=3, gold=5)
    return play(game, "place housework", "furnish state-parlor", "at e3")


@rule("farmers", 23, 3)
@pytest.mark.parametrize(
    "dwellings", [[], ["e2"], ["e2", "d3"], ["e2", "d3", "f3"], ["e2", "d3", "f3", "e4"]], ids=["0", "1", "2", "3", "4"]
)
def test_state_parlor_gives_two_food_and_four_points_for_each_dwelling_beside_it(dwellings: list[str]) -> None:
    game = parlor_at_e3(*dwellings)
    assert supply(game).get("food", 0) == 2 * len(dwellings)
    assert bonus(game) == 4 * len(dwellings)


@rule("farmers", 23, 3)
def test_state_parlor_counts_the_entry_level_dwelling() -> None:
    game = start()
    give(game, stone=3, gold=5)
    play(game, "place housework", "furnish state-parlor", "at d3")
    assert supply(game) == {"food": 2, "dog": 1}
    assert bonus(game) == 4


@rule("farmers", 23, 3)
@pytest.mark.parametrize(
    "dwelling", ["simple-dwelling-a", "simple-dwelling-b", "mixed-dwelling", "couple-dwelling", "additional-dwelling"]
)
def test_state_parlor_counts_every_kind_of_dwelling(dwelling: str) -> None:
    game = start()
    furnish(game, "state-parlor", at="f1")
    furnish(game, dwelling, at="f2")
    assert bonus(game) == 4


@rule("farmers", 23, 3)
def test_state_parlor_scores_dwellings_built_later_without_food_for_them() -> None:
    game = parlor_at_e3("e2")
    furnish(game, "dwelling", at="f3")
    assert supply(game)["food"] == 2
    assert bonus(game) == 8


@rule("farmers", 23, 3)
def test_state_parlor_does_not_count_other_furnishings_or_diagonal_dwellings() -> None:
    game = start()  # the entry-level dwelling is diagonal to e3
    furnish(game, "cuddle-room", at="e2")
    furnish(game, "dwelling", at="f2")
    furnish(game, "dwelling", at="d2")
    furnish(game, "state-parlor", at="e3")
    assert bonus(game) == 0
    assert supply(game) == {}


# Hunting parlor.

HUNT = "trade 2 boar for 2 gold + 2 food"


@rule("farmers", 23, 4)
def test_hunting_parlor_sells_two_boars_for_two_gold_and_two_food() -> None:
    game = owner("hunting-parlor", boar=2)
    play(game, HUNT)
    assert supply(game) == {"gold": 2, "food": 2}


@rule("farmers", 23, 4)
def test_hunting_parlor_sells_no_single_boar() -> None:
    assert HUNT not in offers(owner("hunting-parlor", boar=1))


@rule("farmers", 23, 4)
def test_without_hunting_parlor_no_boars_are_sold() -> None:
    assert HUNT not in offers(owner(boar=2))


@rule("farmers", 23, 4)
@rule("farmers", 27, 1)
def test_hunting_parlor_sells_after_the_last_harvest_too() -> None:
    game = owner("hunting-parlor", boar=4)
    lay(game, small="a1")
    final_trades(game)
    play(game, HUNT, HUNT)
    assert supply(game) == {"gold": 4, "food": 4}


# Beer parlor.

BEER_FOR_GOLD = "trade 2 grain for 3 gold"
BEER_FOR_FOOD = "trade 2 grain for 4 food"


@rule("farmers", 23, 5)
def test_beer_parlor_sells_two_grain_for_three_gold_or_for_four_food() -> None:
    game = owner("beer-parlor", grain=5)
    play(game, BEER_FOR_GOLD, BEER_FOR_FOOD)
    assert supply(game) == {"grain": 1, "gold": 3, "food": 4}


@rule("farmers", 23, 5)
def test_beer_parlor_sells_no_single_grain() -> None:
    assert not {BEER_FOR_GOLD, BEER_FOR_FOOD} & set(offers(owner("beer-parlor", grain=1)))


@rule("farmers", 23, 5)
def test_beer_parlor_does_not_brew_what_still_grows() -> None:
    game = owner("beer-parlor", grain=1)
    lay(game, field="c4", grain_3="c4")
    assert not {BEER_FOR_GOLD, BEER_FOR_FOOD} & set(offers(game))


@rule("farmers", 23, 5)
def test_without_beer_parlor_no_grain_is_sold() -> None:
    assert not {BEER_FOR_GOLD, BEER_FOR_FOOD} & set(offers(owner(grain=9)))


@rule("farmers", 23, 5)
@rule("farmers", 27, 1)
def test_beer_parlor_sells_after_the_last_harvest_too() -> None:
    game = owner("beer-parlor", grain=2)
    final_trades(game)
    play(game, BEER_FOR_GOLD)
    assert game.score_sheet(0)["gold"] == 3


# Blacksmithing parlor.

SMITH = "trade ruby + ore for 2 gold + food"


@rule("farmers", 23, 6)
def test_blacksmithing_parlor_sells_a_ruby_and_an_ore_for_two_gold_and_a_food() -> None:
    game = owner("blacksmithing-parlor", ruby=2, ore=3)
    play(game, SMITH, SMITH)
    assert supply(game) == {"ore": 1, "gold": 4, "food": 2}


@rule("farmers", 23, 6)
@pytest.mark.parametrize("goods", [{"ruby": 2}, {"ore": 2}])
def test_blacksmithing_parlor_sells_nothing_without_both(goods: dict[str, int]) -> None:
    assert SMITH not in offers(owner("blacksmithing-parlor", **goods))


@rule("farmers", 23, 6)
def test_without_blacksmithing_parlor_nothing_is_sold() -> None:
    assert SMITH not in offers(owner(ruby=2, ore=2))


@rule("farmers", 23, 6)
@rule("farmers", 27, 1)
def test_blacksmithing_parlor_sells_after_the_last_harvest_too() -> None:
    game = owner("blacksmithing-parlor", ruby=1, ore=1)
    final_trades(game)
    play(game, SMITH)
    assert supply(game) == {"gold": 2, "food": 1}


# Storages.


@rule("farmers", 23, 7)
@pytest.mark.parametrize("stone", [0, 1, 7])
def test_stone_storage_scores_a_point_for_each_stone(stone: int) -> None:
    assert bonus(owner("stone-storage", stone=stone)) == stone


@rule("farmers", 23, 7)
def test_stone_storage_scores_nothing_for_other_goods() -> None:
    assert bonus(owner("stone-storage", wood=9, ore=9, ruby=9, gold=9, food=9)) == 0


@rule("farmers", 23, 8)
@pytest.mark.parametrize(("ore", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (9, 4)])
def test_ore_storage_scores_a_point_for_two_ore(ore: int, points: int) -> None:
    assert bonus(owner("ore-storage", ore=ore)) == points


@rule("farmers", 23, 8)
def test_ore_storage_scores_nothing_for_other_goods() -> None:
    assert bonus(owner("ore-storage", wood=9, stone=9, ruby=9, gold=9, food=9)) == 0


PARTS = "trade wood + stone + ore for 2 gold"


@rule("farmers", 23, 9)
def test_spare_part_storage_sells_a_wood_a_stone_and_an_ore_for_two_gold() -> None:
    game = owner("spare-part-storage", wood=2, stone=3, ore=2)
    play(game, PARTS, PARTS)
    assert supply(game) == {"stone": 1, "gold": 4}


@rule("farmers", 23, 9)
@pytest.mark.parametrize("missing", ["wood", "stone", "ore"])
def test_spare_part_storage_sells_only_full_sets(missing: str) -> None:
    goods = {"wood": 2, "stone": 2, "ore": 2} | {missing: 0}
    assert PARTS not in offers(owner("spare-part-storage", **goods))


@rule("farmers", 23, 9)
def test_without_spare_part_storage_no_parts_are_sold() -> None:
    assert PARTS not in offers(owner(wood=1, stone=1, ore=1))


@rule("farmers", 23, 9)
@rule("farmers", 27, 1)
def test_spare_part_storage_sells_after_the_last_harvest_too() -> None:
    game = owner("spare-part-storage", wood=1, stone=1, ore=1)
    final_trades(game)
    play(game, PARTS, "stop")
    assert game.turn == OVER
    assert game.score_sheet(0)["gold"] == 2


@rule("farmers", 23, 10)
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 2),
        (["beer-parlor"], 4),
        (["beer-parlor", "stone-storage", "fodder-chamber"], 8),
        (["writing-chamber", "spare-part-storage", "hunting-parlor", "blacksmithing-parlor"], 10),
    ],
)
def test_main_storage_scores_two_points_for_each_yellow_tile_and_itself(others: list[str], points: int) -> None:
    assert bonus(owner("main-storage", *others)) == points


@rule("farmers", 23, 10)
def test_main_storage_scores_nothing_for_green_tiles_and_dwellings_or_those_of_others() -> None:
    game = owner("main-storage", "cuddle-room", "trader", "dwelling", "mixed-dwelling")
    furnish(game, "beer-parlor", seat=1)
    assert bonus(game) == 2


@rule("farmers", 23, 11)
@pytest.mark.parametrize(("dwarfs", "points"), [([0, 0], 0), ([0, 1], 3), ([1, 14], 6), ([0, 0, 3, 3, 8], 9)])
def test_weapon_storage_scores_three_points_for_each_armed_dwarf(dwarfs: list[int], points: int) -> None:
    game = owner("weapon-storage")
    family(game, *dwarfs)
    assert bonus(game) == points


@rule("farmers", 23, 11)
def test_weapon_storage_scores_nothing_for_the_strength_of_a_weapon() -> None:
    game = owner("weapon-storage")
    family(game, 1, 0)
    weak = bonus(game)
    family(game, 14, 0)
    assert bonus(game) == weak == 3


@rule("farmers", 23, 12)
@pytest.mark.parametrize("dwarfs", [[1, 1], [14, 3, 3], [1, 1, 1, 1, 1, 1]])
def test_supplies_storage_scores_eight_points_if_all_dwarfs_are_armed(dwarfs: list[int]) -> None:
    game = owner("supplies-storage")
    family(game, *dwarfs)
    assert bonus(game) == 8


@rule("farmers", 23, 12)
@pytest.mark.parametrize("dwarfs", [[0, 0], [0, 14], [8, 8, 8, 8, 0]])
def test_supplies_storage_scores_nothing_if_one_dwarf_is_unarmed(dwarfs: list[int]) -> None:
    game = owner("supplies-storage")
    family(game, *dwarfs)
    assert bonus(game) == 0


# Chambers.


@rule("farmers", 23, 13)
@pytest.mark.parametrize(("dwarfs", "points"), [(5, 5), (6, 10)])
def test_broom_chamber_scores_5_points_for_5_dwarfs_and_10_for_6(dwarfs: int, points: int) -> None:
    game = owner("broom-chamber")
    family(game, *[0] * dwarfs)
    assert bonus(game) == points


@rule("farmers", 23, 13)
@pytest.mark.parametrize("dwarfs", [2, 3, 4])
def test_broom_chamber_scores_nothing_for_smaller_families(dwarfs: int) -> None:
    game = owner("broom-chamber", "couple-dwelling", "additional-dwelling")
    family(game, *[0] * dwarfs)
    assert bonus(game) == 0


@rule("farmers", 23, 14)
@pytest.mark.parametrize("rubies", [0, 1, 6])
def test_treasure_chamber_scores_a_point_for_each_ruby_beside_the_usual_one(rubies: int) -> None:
    game = owner("treasure-chamber", ruby=rubies)
    assert bonus(game) == rubies
    assert game.score_sheet(0)["rubies"] == rubies


@rule("farmers", 23, 14)
def test_treasure_chamber_scores_nothing_for_mines_and_other_goods() -> None:
    game = owner("treasure-chamber", gold=9, stone=9, ore=9)
    lay(game, ruby_mine="e4 e3")
    assert bonus(game) == 0


@rule("farmers", 23, 15)
@pytest.mark.parametrize(("grain", "vegetables", "points"), [(1, 1, 2), (3, 2, 4), (2, 5, 4), (4, 4, 8)])
def test_food_chamber_scores_two_points_for_each_pair_of_crops(grain: int, vegetables: int, points: int) -> None:
    assert bonus(owner("food-chamber", grain=grain, vegetable=vegetables)) == points


@rule("farmers", 23, 15)
def test_food_chamber_counts_crops_on_fields() -> None:
    game = owner("food-chamber", grain=1, vegetable=1)
    lay(game, field="a1 a2 a3 a4", grain_3="a1", grain_2="a2", vegetable_2="a3", vegetable_1="a4")
    assert bonus(game) == 8  # 6 grain and 4 vegetables


@rule("farmers", 23, 15)
@pytest.mark.parametrize("goods", [{"grain": 9}, {"vegetable": 9}, {"food": 9}])
def test_food_chamber_scores_nothing_without_both_crops(goods: dict[str, int]) -> None:
    assert bonus(owner("food-chamber", **goods)) == 0


@rule("farmers", 23, 16)
def test_prayer_chamber_scores_eight_points_if_all_dwarfs_are_unarmed() -> None:
    game = owner("prayer-chamber")
    family(game, 0, 0, 0)
    assert bonus(game) == 8


@rule("farmers", 23, 16)
def test_prayer_chamber_scores_nothing_if_one_dwarf_is_armed() -> None:
    game = owner("prayer-chamber")
    family(game, 0, 0, 1)
    assert bonus(game) == 0


def forgiven_of(begging: int, unused: int, missing: int) -> int:
    """What the Writing chamber cancels of some begging markers, unused cells and missing types of animals."""
    game = owner("writing-chamber", **dict.fromkeys(["sheep", "donkey", "boar", "cattle"][missing:], 1))
    forest = " ".join(column + row for row in "1234" for column in "abc")
    mountain = "d1 d2 d3 e1 e2 e3 e4 f1 f2 f3"
    lay(game, field=forest[unused * 3 :], tunnel=mountain)
    player(game).begging = begging
    sheet = game.score_sheet(0)
    assert sheet["begging"] == -3 * begging
    assert sheet["unused-spaces"] == -unused
    assert sheet["missing-animals"] == -2 * missing
    return sheet["forgiven"]


@rule("farmers", 23, 17)
@pytest.mark.parametrize(
    ("begging", "unused", "missing", "points"),
    [(0, 0, 0, 0), (1, 0, 0, 3), (0, 4, 0, 4), (0, 0, 2, 4), (1, 1, 1, 6), (1, 2, 1, 7), (2, 0, 0, 6)],
)
def test_writing_chamber_cancels_negative_points_of_every_kind(
    begging: int, unused: int, missing: int, points: int
) -> None:
    assert forgiven_of(begging, unused, missing) == points


@rule("farmers", 23, 17)
@pytest.mark.parametrize(("begging", "unused", "missing"), [(3, 0, 0), (0, 12, 0), (0, 0, 4), (9, 12, 4)])
def test_writing_chamber_cancels_not_more_than_7_points(begging: int, unused: int, missing: int) -> None:
    assert forgiven_of(begging, unused, missing) == 7


@rule("farmers", 23, 17)
def test_writing_chamber_forgives_only_its_owner() -> None:
    game = start()
    furnish(game, "writing-chamber", seat=1)
    assert game.score_sheet(0)["forgiven"] == 0
    assert game.score_sheet(1)["forgiven"] == 7
    assert game.scores()[1] == game.scores()[0] + 7 + 1  # its own cell is used


@rule("farmers", 23, 18)
@pytest.mark.parametrize(
    ("animals", "points"),
    [
        ({"sheep": 3}, 1),
        ({"sheep": 1, "boar": 1, "cattle": 1}, 1),
        ({"sheep": 2, "donkey": 2, "boar": 2, "cattle": 2}, 2),
        ({"sheep": 19}, 6),
    ],
)
def test_fodder_chamber_scores_a_point_for_three_farm_animals(animals: dict[str, int], points: int) -> None:
    assert bonus(owner("fodder-chamber", **animals)) == points


@rule("farmers", 23, 18)
@pytest.mark.parametrize("animals", [{"sheep": 2}, {"dog": 9}, {"dog": 5, "cattle": 2}])
def test_fodder_chamber_scores_nothing_for_dogs_or_fewer_animals(animals: dict[str, int]) -> None:
    assert bonus(owner("fodder-chamber", **animals)) == 0


@rule("farmers", 23, 3)
def test_state_parlor_counts_every_type_of_dwelling_beside_it() -> None:
    game = start()
    furnish(game, "additional-dwelling", at="e3")
    furnish(game, "mixed-dwelling", at="d2")
    furnish(game, "dwelling", at="e2")  # touches the parlor's corner only
    give(game, stone=3, gold=5)
    play(game, "place housework", "furnish state-parlor", "at d3")
    assert supply(game) == {"food": 6, "dog": 1}  # those two and the entry-level dwelling at d4
    assert game.score_sheet(0)["bonuses"] == 12


@rule("farmers", 23, 3)
def test_state_parlor_does_not_count_other_furnishings() -> None:
    game = start()
    furnish(game, "cuddle-room", at="e3")
    furnish(game, "guest-room", at="d2")
    give(game, stone=3, gold=5)
    play(game, "place housework", "furnish state-parlor", "at d3")
    assert supply(game) == {"food": 2, "dog": 1}
    assert game.score_sheet(0)["bonuses"] == 4
