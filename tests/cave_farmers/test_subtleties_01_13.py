"""What is often implemented wrongly: points 1 to 13 of section 9 of the fact sheet, by number."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.course import next_round, question
from tests.cave_farmers.scenario import (
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
from tests.cave_farmers.situations import armed, has_room, travel

# 1 to 4: loot


@pytest.mark.parametrize(("strength", "is_offered"), [(10, False), (11, True)])
def test_01_loot_meadow_needs_strength_11_not_10(strength: int, is_offered: bool) -> None:
    game = travel(armed(strength, strength))
    assert ("meadow" in offered(game, "loot")) is is_offered


def test_02_loot_dwelling_costs_two_wood_and_two_stone() -> None:
    game = armed(11, 11)
    give(game, wood=3, stone=3)
    play(travel(game), "loot dwelling")
    assert offered(game, "furnish") == ["dwelling"]
    play(game, "furnish dwelling", "at d3")
    assert supply(game) == {"wood": 1, "stone": 1}
    assert player(game).room == 3


@pytest.mark.parametrize(("wood", "stone"), [(1, 2), (2, 1), (0, 0)])
def test_02_loot_dwelling_must_be_paid(wood: int, stone: int) -> None:
    game = armed(11, 11)
    give(game, wood=wood, stone=stone)
    assert "dwelling" not in offered(travel(game), "loot")


def test_03_loot_stable_costs_nothing() -> None:
    game = travel(armed(8, 8))
    play(game, "loot stable", "stable a1")
    assert supply(game) == {}
    assert game.view()["players"][0]["stables_left"] == 2


def test_03_loot_stable_needs_strength_8_and_a_stable_left() -> None:
    assert "stable" not in offered(travel(armed(7, 7)), "loot")
    game = armed(8, 8)
    lay(game, stable="a1 b1 c2")
    assert "stable" not in offered(travel(game), "loot")


def test_04_breed_loot_is_for_at_most_two_types() -> None:
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


# 5 to 9: pastures, stables, dogs


@pytest.mark.parametrize("space", ["fence-building", "sheep-farming", "donkey-farming"])
def test_05_a_small_and_a_large_pasture_may_be_built_in_one_action(space: str) -> None:
    game = start(players=5, spaces=[space])
    give(game, wood=6)
    lay(game, meadow="c4 b4 a4")
    play(game, f"place {space}", "choose small-pasture", "tile small-pasture c4")
    assert "choose small-pasture" not in offers(game)
    play(game, "choose large-pasture", "tile large-pasture a4 b4")
    assert game.score_sheet(0)["pastures"] == 2 + 4
    assert supply(game).get("wood", 0) == (1 if space == "fence-building" else 0)


def test_05_no_pasture_is_compulsory_at_fence_building() -> None:
    game = start(players=5)
    give(game, wood=6)
    lay(game, meadow="c4 b4 a4")
    play(game, "place fence-building")
    assert {"stop", "choose small-pasture", "choose large-pasture"} <= set(offers(game))
    play(game, "stop")
    assert game.turn == 1
    assert supply(game) == {"wood": 7}


def test_05_no_pasture_is_compulsory_when_farming() -> None:
    game = start(players=5, spaces=["sheep-farming"])
    give(game, wood=6)
    lay(game, meadow="c4 b4 a4")
    play(game, "place sheep-farming", "choose animals")
    assert supply(game) == {"wood": 6, "sheep": 1}
    assert game.score_sheet(0)["pastures"] == 0


def test_06_neighbouring_small_pastures_hold_a_type_each() -> None:
    game = start()
    lay(game, small="c4 b4")
    assert has_room(game, sheep=2, donkey=2, boar=2)  # two pastures and the entry-level dwelling
    assert not has_room(game, sheep=2, donkey=2, boar=2, cattle=1)


def test_06_neighbouring_small_pastures_have_a_capacity_each() -> None:
    game = start()
    lay(game, small="c4 b4")
    assert has_room(game, sheep=4, donkey=2)
    assert not has_room(game, sheep=3, donkey=3)  # six animals, but each type needs two areas


def test_06_small_pasture_scores_two_and_large_pasture_four() -> None:
    game = start()
    lay(game, small="c4 b4")
    assert game.score_sheet(0)["pastures"] == 4
    lay(game, small="", large_across="b4")
    assert game.score_sheet(0)["pastures"] == 4
    lay(game, small="a4", large_across="b4")
    assert game.score_sheet(0)["pastures"] == 6


def test_07_large_pasture_with_two_stables_holds_sixteen_of_one_type() -> None:
    game = start()
    lay(game, large_across="b4", stable="b4 c4")
    assert has_room(game, sheep=16, boar=2)
    assert not has_room(game, sheep=16, boar=3)
    assert not has_room(game, sheep=17, boar=2)


def test_07_second_stable_may_be_built_on_the_other_cell_of_a_large_pasture() -> None:
    game = start(spaces=["sheep-farming"])
    lay(game, large_across="b4", stable="b4")
    give(game, stone=1)
    play(game, "place sheep-farming", "choose stable")
    assert "c4" in offered(game, "stable")
    assert "b4" not in offered(game, "stable")


def test_07_nobody_has_more_than_three_stables() -> None:
    game = start(spaces=["sheep-farming"])
    lay(game, stable="a1 a2")
    give(game, stone=5)
    play(game, "place sheep-farming", "choose stable", "stable b1", "stop", "place supplies")
    play(next_round(game, "reveal blacksmithing"), "place sheep-farming")
    assert offered(game, "choose") == ["animals"]


def test_08_stable_over_the_edge_only_where_a_tile_lies() -> None:
    game = start(spaces=["sheep-farming"])
    furnish(game, "office-room")
    lay(game, meadow="c4 b4 a4 z4")
    give(game, stone=1)
    play(game, "place sheep-farming", "choose stable")
    cells = offered(game, "stable")
    assert "z4" in cells
    assert not {"z3", "z2", "z1", "a0", "a5", "c5"} & set(cells)
    play(game, "stable z4", "stop")
    assert has_room(game, sheep=1, boar=2)  # the meadow over the edge is a place like any other


@pytest.mark.parametrize(
    ("board", "dogs", "most"),
    [
        ({"meadow": "c4"}, 1, 2 + 2),
        ({"meadow": "c4"}, 3, 4 + 2),
        ({"meadow": "c4 b4"}, 3, 5 + 2),
        ({"meadow": "c4", "stable": "c4"}, 1, 2 + 2),
        ({"meadow": "c4", "stable": "c4"}, 4, 5 + 2),
        ({"small": "c4"}, 1, 2 + 2),
        ({"small": "c4"}, 3, 4 + 2),
        ({"small": "c4", "stable": "c4"}, 2, 4 + 2),
        ({"large_across": "b4"}, 2, 4 + 2),
        ({"large_across": "b4"}, 5, 6 + 2),
        ({"meadow": "c4"}, 0, 0 + 2),
        ({"stable": "c4"}, 5, 2),
        ({"field": "c4"}, 5, 2),
        ({"ore_mine": "e3", "deep": "e2"}, 5, 2),
        ({"ruby_mine": "e3"}, 5, 2),
        ({}, 5, 2),
    ],
    ids=[
        "meadow, 1 dog", "meadow, 3 dogs", "2 meadows, 3 dogs", "stabled meadow, 1 dog", "stabled meadow, 4 dogs",
        "small pasture, 1 dog", "small pasture, 3 dogs", "stabled small pasture, 2 dogs", "large pasture, 2 dogs",
        "large pasture, 5 dogs", "meadow, no dog", "stabled forest", "field", "ore mine", "ruby mine",
        "entry-level dwelling",
    ],
)  # fmt: skip
def test_09_dogs_may_guard_on_meadow_and_pasture_but_not_in_rooms(board: dict[str, str], dogs: int, most: int) -> None:
    game = start()
    lay(game, 0, **board)
    assert has_room(game, dog=dogs, sheep=most)
    assert not has_room(game, dog=dogs, sheep=most + 1)


def test_09_dogs_guard_sheep_only() -> None:
    game = start()
    lay(game, meadow="c4")
    assert has_room(game, dog=3, boar=2)
    assert not has_room(game, dog=3, boar=3)


# 10 to 13: animals and rooms


def test_10_missing_dogs_cost_nothing_but_each_missing_farm_animal_costs_two() -> None:
    game = start()
    give(game, dog=0, sheep=1, donkey=1, boar=1, cattle=1)
    assert game.score_sheet(0)["missing-animals"] == 0
    give(game, dog=3, sheep=0, donkey=0)
    assert game.score_sheet(0)["missing-animals"] == -4


def test_10_dogs_cannot_be_eaten() -> None:
    game = start()
    give(game, dog=5)
    assert offered(game, "eat") == []
    give(game, sheep=1)
    assert offered(game, "eat") == ["sheep"]


def test_11_stubble_room_animals_do_not_block_sowing() -> None:
    game = start()
    furnish(game, "stubble-room")
    lay(game, field="c4 b4")
    give(game, boar=2, sheep=1, donkey=1, grain=2)
    play(game, "place slash-and-burn", "choose sow", "sow grain")
    assert question(game) == "overflow"  # only one of the two fields is still free
    play(game, "eat donkey")
    assert supply(game) == {"grain": 1, "food": 1, "sheep": 1, "boar": 2}
    assert "sow grain" in offers(game)


@pytest.mark.parametrize("crop", ["grain_1", "grain_2", "vegetable_1"])
def test_11_a_field_with_any_crop_left_cannot_be_sown(crop: str) -> None:
    game = start()
    lay(game, 0, field="c4", **{crop: "c4"})
    give(game, grain=1, vegetable=1)
    play(game, "place slash-and-burn")
    assert offered(game, "choose") == ["meadow-field"]


def test_12_mixed_dwelling_holds_a_pair_of_one_type() -> None:
    game = start()
    furnish(game, "mixed-dwelling")
    assert player(game).room == 3
    assert has_room(game, sheep=2, cattle=2)
    assert has_room(game, sheep=4)
    assert not has_room(game, sheep=3, cattle=1)
    assert not has_room(game, sheep=1, cattle=1, boar=1)


def furnishing_cells(game: Game) -> set[str]:
    give(game, wood=1)
    play(game, "place housework", "furnish cuddle-room")
    return set(offered(game, "at"))


def test_13_work_room_furnishes_tunnels_and_deep_tunnels_but_never_mines() -> None:
    game = start()
    furnish(game, "work-room", at="d2")
    lay(game, tunnel="e3", deep="e2", ore_mine="f2", ruby_mine="f3")
    assert furnishing_cells(game) == {"d3", "e3", "e2"}


def test_13_without_the_work_room_only_caverns_are_furnished() -> None:
    game = start()
    lay(game, tunnel="e3", deep="e2", ore_mine="f2", ruby_mine="f3")
    assert furnishing_cells(game) == {"d3"}


def test_13_a_furnished_deep_tunnel_is_not_furnished_twice() -> None:
    game = start()
    furnish(game, "work-room", at="d2")
    lay(game, tunnel="e3", deep="e2", ore_mine="f2")
    furnish(game, "breakfast-room", at="e2")
    assert furnishing_cells(game) == {"d3", "e3"}
