"""Farming: sowing, pastures and stables."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from caverna.cave_farmers.types import FarmersCell
from tests.cave_farmers.scenario import family, furnish, give, harvest, lay, offered, offers, play, start, supply


def cells_of(game: Game) -> dict[str, FarmersCell]:
    return {shown["cell"]: shown for shown in game.view()["players"][0]["cells"]}


def crops(game: Game) -> list[str]:
    """What stands on the fields, in any order."""
    shown = [cell["crop"] for cell in cells_of(game).values() if cell["tile"] == "field"]
    return sorted(" ".join(f"{amount} {name}" for name, amount in crop.items()) or "empty" for crop in shown)


def tiles(game: Game, kind: str) -> set[str]:
    return {name for name, shown in cells_of(game).items() if shown["tile"] == kind}


def stables(game: Game) -> set[str]:
    return {name for name, shown in cells_of(game).items() if shown["stable"]}


def sowing(fields: str = "", **goods: int) -> Game:
    """Sowing was chosen on Slash-and-burn."""
    game = start()
    lay(game, field=fields)
    give(game, **goods)
    return play(game, "place slash-and-burn", "choose sow")


def farming(**tiles: str) -> Game:
    game = start(spaces=["sheep-farming", "donkey-farming"])
    lay(game, 0, **tiles)
    return game


FIVE_FIELDS = "c4 b4 a4 c3 b3"


# sow


def test_a_sown_grain_field_holds_3_grain_one_of_them_from_the_own_supply() -> None:
    game = play(sowing(FIVE_FIELDS, grain=2), "sow grain")
    assert crops(game) == ["3 grain", "empty", "empty", "empty", "empty"]
    assert supply(game) == {"grain": 1}


def test_a_sown_vegetable_field_holds_2_vegetables_one_of_them_from_the_own_supply() -> None:
    game = play(sowing(FIVE_FIELDS, vegetable=2), "sow vegetable")
    assert crops(game) == ["2 vegetable", "empty", "empty", "empty", "empty"]
    assert supply(game) == {"vegetable": 1}


def test_one_action_sows_at_most_2_grain() -> None:
    game = play(sowing(FIVE_FIELDS, grain=5), "sow grain", "sow grain")
    assert "sow grain" not in offers(game)
    assert supply(game) == {"grain": 3}
    assert crops(game) == ["3 grain", "3 grain", "empty", "empty", "empty"]


def test_one_action_sows_at_most_2_vegetables() -> None:
    game = play(sowing(FIVE_FIELDS, vegetable=5), "sow vegetable", "sow vegetable")
    assert "sow vegetable" not in offers(game)
    assert supply(game) == {"vegetable": 3}


def test_one_action_sows_2_grain_and_2_vegetables_in_any_order_and_no_more() -> None:
    game = sowing(FIVE_FIELDS, grain=3, vegetable=3)
    play(game, "sow vegetable", "sow grain", "sow grain", "sow vegetable")
    assert crops(game) == ["2 vegetable", "2 vegetable", "3 grain", "3 grain", "empty"]
    assert supply(game) == {"grain": 1, "vegetable": 1}
    assert game.turn == 1


def test_sowing_may_stop_after_the_first_field_but_not_before() -> None:
    game = sowing(FIVE_FIELDS, grain=2, vegetable=1)
    assert offers(game) == ["sow grain", "sow vegetable"]
    play(game, "sow grain")
    assert {"stop", "sow grain", "sow vegetable"} <= set(offers(game))
    play(game, "stop")
    assert game.turn == 1


def test_only_what_is_in_the_supply_can_be_sown() -> None:
    assert offers(sowing("c4", vegetable=1)) == ["sow vegetable"]
    assert offers(sowing("c4", grain=1)) == ["sow grain"]


def test_without_seed_or_field_nothing_can_be_sown() -> None:
    no_room_for_twins = "a1 c1 b2 a3 c3 b4"
    game = start()
    lay(game, field=no_room_for_twins)
    assert "place slash-and-burn" not in offers(game)
    give(game, grain=1)
    assert "place slash-and-burn" in offers(game)
    lay(game, field="", meadow=no_room_for_twins)
    assert "place slash-and-burn" not in offers(game)


def test_every_crop_takes_a_field_of_its_own() -> None:
    game = play(sowing("c4 b4", grain=2, vegetable=2), "sow grain", "sow vegetable")
    assert crops(game) == ["2 vegetable", "3 grain"]
    assert not offered(game, "sow")


@pytest.mark.parametrize("crop", ["grain_1", "grain_2", "grain_3", "vegetable_1", "vegetable_2"])
def test_a_field_with_any_crop_left_cannot_be_sown(crop: str) -> None:
    game = start()
    lay(game, 0, field="c4", **{crop: "c4"})
    give(game, grain=1)
    play(game, "place slash-and-burn")
    assert offers(game) == ["choose meadow-field"]


def test_a_harvested_field_can_be_sown_again() -> None:
    game = start()
    lay(game, field="c4", vegetable_1="c4")
    give(game, grain=1, food=9)
    give(game, seat=1, food=9)
    harvest(game)
    play(game, f"reveal {offered(game, 'reveal')[0]}", "place slash-and-burn", "choose sow", "sow grain")
    assert crops(game) == ["3 grain"]
    assert supply(game)["vegetable"] == 1


def test_sowing_never_asks_for_a_field() -> None:
    game = sowing(FIVE_FIELDS, grain=1)
    assert offers(game) == ["sow grain"]
    play(game, "sow grain")
    assert crops(game).count("3 grain") == 1


def test_a_ruby_buys_seed_before_sowing_and_in_between() -> None:
    game = start()
    lay(game, field="c4 b4")
    give(game, ruby=2)
    play(game, "trade ruby for grain", "place slash-and-burn", "choose sow", "sow grain")
    assert not offered(game, "sow")
    play(game, "trade ruby for vegetable", "sow vegetable")
    assert crops(game) == ["2 vegetable", "3 grain"]
    assert supply(game) == {}


def test_a_ruby_buys_a_field_in_the_middle_of_sowing() -> None:
    game = play(sowing("c4", grain=2, ruby=1), "sow grain")
    assert not offered(game, "sow")
    play(game, "trade ruby for field", "tile field c3", "sow grain")
    assert crops(game) == ["3 grain", "3 grain"]


def test_slash_and_burn_sows_the_field_it_just_laid() -> None:
    game = start()
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose meadow-field", "tile meadow-field c4 c3", "choose sow", "sow grain")
    assert crops(game) == ["3 grain"]


def test_slash_and_burn_sows_without_a_tile_but_lays_none_after_sowing() -> None:
    game = play(sowing("c4", grain=1), "sow grain", "stop")
    assert game.turn == 1
    assert tiles(game, "meadow") == set()


def test_a_sow_action_that_cannot_be_carried_out_is_not_offered() -> None:
    game = start()
    play(game, "place slash-and-burn", "choose meadow-field", "tile meadow-field c4 c3")
    assert offers(game) == ["stop"]


def test_family_life_sows() -> None:
    game = start(spaces=["family-life"])
    lay(game, field="c4 b4")
    give(game, grain=1, vegetable=1)
    play(game, "place family-life", "choose sow", "sow grain", "sow vegetable")
    assert crops(game) == ["2 vegetable", "3 grain"]


def test_an_expedition_sows_as_much_as_a_space() -> None:
    game = start(spaces=["blacksmithing"])
    family(game, 12, 12)
    lay(game, field=FIVE_FIELDS)
    give(game, grain=3, vegetable=3)
    play(game, "place blacksmithing", "choose expedition", "loot sow")
    play(game, "sow grain", "sow grain", "sow vegetable", "sow vegetable")
    assert crops(game) == ["2 vegetable", "2 vegetable", "3 grain", "3 grain", "empty"]
    assert not offered(game, "sow")


def test_an_animal_on_a_stubble_field_does_not_hinder_sowing_and_moves() -> None:
    game = start()
    furnish(game, "stubble-room")
    lay(game, field="c4")
    give(game, grain=1, cattle=2, sheep=1)
    play(game, "place slash-and-burn", "choose sow", "sow grain")
    assert game.decision()["question"] == "overflow"
    play(game, "eat sheep", "stop")
    assert crops(game) == ["3 grain"]
    assert supply(game) == {"food": 1, "cattle": 2}


# fences


@pytest.mark.parametrize("space", ["sheep-farming", "donkey-farming"])
def test_a_small_pasture_costs_2_wood_and_lies_on_one_meadow(space: str) -> None:
    game = farming(meadow="c4 b4", field="c3")
    give(game, wood=3)
    play(game, f"place {space}", "choose small-pasture")
    assert offers(game) == ["tile small-pasture b4", "tile small-pasture c4"]
    play(game, "tile small-pasture c4")
    assert (tiles(game, "small-pasture"), tiles(game, "meadow")) == ({"c4"}, {"b4"})
    assert supply(game) == {"wood": 1}


@pytest.mark.parametrize("space", ["sheep-farming", "donkey-farming"])
def test_a_large_pasture_costs_4_wood_and_lies_on_two_adjacent_meadows(space: str) -> None:
    game = farming(meadow="c4 b4 c3 a1", field="b3")
    give(game, wood=5)
    play(game, f"place {space}", "choose large-pasture")
    assert set(offers(game)) == {"tile large-pasture b4 c4", "tile large-pasture c3 c4"}
    play(game, "tile large-pasture c3 c4")
    assert (tiles(game, "large-pasture"), tiles(game, "meadow")) == ({"c3", "c4"}, {"b4", "a1"})
    assert supply(game) == {"wood": 1}


def test_the_fence_building_space_builds_both_pastures_with_the_wood_it_gives() -> None:
    game = start(players=5)
    lay(game, meadow="c4 b4 a4")
    give(game, wood=5)
    play(game, "place fence-building")
    assert set(offers(game)) == {"stop", "choose small-pasture", "choose large-pasture"}
    play(game, "choose small-pasture", "tile small-pasture a4", "choose large-pasture", "tile large-pasture b4 c4")
    assert supply(game) == {}
    assert game.turn == 1


@pytest.mark.parametrize(
    ("wood", "meadows", "expected"),
    [
        (1, "c4 b4", set()),
        (2, "c4 b4", {"small-pasture"}),
        (3, "c4 b4", {"small-pasture"}),
        (4, "c4 b4", {"small-pasture", "large-pasture"}),
        (9, "c4", {"small-pasture"}),
        (9, "c4 b3 a4", {"small-pasture"}),
        (9, "", set()),
    ],
)
def test_pastures_are_offered_with_enough_wood_and_meadows_only(wood: int, meadows: str, expected: set[str]) -> None:
    game = farming(meadow=meadows)
    give(game, wood=wood)
    play(game, "place sheep-farming")
    assert set(offered(game, "choose")) == expected | {"animals"}


def test_forest_fields_and_pastures_are_never_fenced() -> None:
    game = farming(field="c4 c3", small="b4", large_down="b2", stable="a1")
    give(game, wood=9)
    play(game, "place sheep-farming")
    assert offers(game) == ["choose animals"]


def test_a_pasture_is_never_joined_with_a_meadow_beside_it() -> None:
    game = farming(small="c4", meadow="b4")
    give(game, wood=9)
    play(game, "place sheep-farming")
    assert set(offers(game)) == {"choose small-pasture", "choose animals"}


def test_one_action_builds_one_small_and_one_large_pasture_in_any_order() -> None:
    for first, second in (("small", "large"), ("large", "small")):
        cells = {"small": "a4", "large": "b4 c4"}
        game = farming(meadow="c4 b4 a4 c3 c2 c1 b1")
        give(game, wood=20)
        play(game, "place sheep-farming", f"choose {first}-pasture", f"tile {first}-pasture {cells[first]}")
        assert set(offered(game, "choose")) == {f"{second}-pasture", "animals"}
        play(game, f"choose {second}-pasture", f"tile {second}-pasture {cells[second]}")
        assert offered(game, "choose") == ["animals"]
        assert supply(game) == {"wood": 14}


def test_pastures_a_stable_and_then_the_animals_are_one_action() -> None:
    game = farming(meadow="c4 b4 a4")
    give(game, wood=6, stone=1)
    play(game, "place sheep-farming", "choose stable", "stable a4", "choose large-pasture", "tile large-pasture b4 c4")
    play(game, "choose small-pasture", "tile small-pasture a4", "choose animals")
    assert supply(game) == {"sheep": 1}
    assert game.turn == 1


def test_after_the_animals_nothing_is_built() -> None:
    game = farming(meadow="c4 b4 a4")
    give(game, wood=6, stone=1)
    play(game, "place donkey-farming", "choose animals")
    assert supply(game) == {"wood": 6, "stone": 1, "donkey": 1}
    assert game.turn == 1


def test_no_part_of_farming_is_compulsory() -> None:
    game = farming(meadow="c4 b4")
    give(game, wood=4, stone=1)
    play(game, "place sheep-farming", "choose stable", "stable a1", "stop")
    assert supply(game) == {"wood": 4}
    assert game.turn == 1


def test_a_stable_stays_when_its_meadow_is_fenced() -> None:
    game = farming(meadow="c4 b4", stable="c4")
    give(game, wood=2)
    play(game, "place sheep-farming", "choose small-pasture", "tile small-pasture c4")
    assert stables(game) == {"c4"}
    game = farming(meadow="c4 b4", stable="c4")
    give(game, wood=4)
    play(game, "place sheep-farming", "choose large-pasture", "tile large-pasture b4 c4")
    assert stables(game) == {"c4"}


def test_a_stabled_meadow_without_a_meadow_beside_it_is_fenced_as_a_small_pasture() -> None:
    game = farming(meadow="c4", stable="c4", field="b4")
    give(game, wood=9)
    play(game, "place sheep-farming", "choose small-pasture")
    assert offers(game) == ["tile small-pasture c4"]


def test_a_large_pasture_over_mixed_stables_is_legal_and_then_the_animals_overflow() -> None:
    game = farming(meadow="c4 b4", stable="c4 b4")
    give(game, wood=4, cattle=2, sheep=1, boar=1)
    play(game, "place donkey-farming", "choose large-pasture", "tile large-pasture b4 c4")
    assert game.decision()["question"] == "overflow"
    play(game, "eat sheep")
    assert supply(game) == {"food": 1, "cattle": 2, "boar": 1}
    assert "choose animals" in offers(game)


def test_a_meadow_bought_with_a_ruby_may_be_fenced_in_the_same_action() -> None:
    game = farming(meadow="c4")
    give(game, wood=6, ruby=1)
    play(game, "place sheep-farming", "choose small-pasture", "tile small-pasture c4", "trade ruby for meadow")
    play(game, "tile meadow b4")
    assert not {"choose small-pasture", "choose large-pasture"} & set(offers(game))
    game = farming(meadow="c4")
    give(game, wood=4, ruby=1)
    play(game, "trade ruby for meadow", "tile meadow b4", "place sheep-farming", "choose large-pasture")
    assert offers(game) == ["tile large-pasture b4 c4"]


@pytest.mark.parametrize("first", ["small", "large"])
def test_the_carpenter_takes_one_wood_off_a_whole_fence_action_not_off_each_pasture(first: str) -> None:
    second = "large" if first == "small" else "small"
    cells = {"small": "a4", "large": "b4 c4"}
    game = farming(meadow="c4 b4 a4")
    furnish(game, "carpenter")
    give(game, wood=5)
    play(game, "place sheep-farming")
    for kind in (first, second):
        play(game, f"choose {kind}-pasture", f"tile {kind}-pasture {cells[kind]}")
    assert supply(game) == {}
    game = farming(meadow="c4 b4 a4")
    furnish(game, "carpenter")
    give(game, wood=4)
    play(game, "place sheep-farming", f"choose {first}-pasture", f"tile {first}-pasture {cells[first]}")
    assert f"choose {second}-pasture" not in offers(game)


def test_the_carpenter_gives_its_discount_anew_in_another_action() -> None:
    game = farming(meadow="c4 b4")
    furnish(game, "carpenter")
    give(game, wood=2)
    play(game, "place sheep-farming", "choose small-pasture", "tile small-pasture c4", "stop", "place wood-gathering")
    play(game, "place donkey-farming", "choose small-pasture", "tile small-pasture b4")
    assert supply(game) == {}


def test_small_pastures_score_2_points_and_large_ones_4() -> None:
    assert farming(small="c4 b4").score_sheet(0)["pastures"] == 4
    assert farming(large_across="b4", large_down="a2").score_sheet(0)["pastures"] == 8


# stables


def test_a_stable_costs_1_stone_and_stands_on_forest_meadows_and_pastures_only() -> None:
    game = farming(field="a1 b1", meadow="c4", small="b4", large_down="c2", tunnel="e3")
    give(game, stone=2)
    play(game, "place sheep-farming", "choose stable")
    assert set(offered(game, "stable")) == {"c1", "a2", "b2", "c2", "a3", "b3", "c3", "a4", "b4", "c4"}
    play(game, "stable b2")
    assert stables(game) == {"b2"}
    assert supply(game) == {"stone": 1}


def test_one_action_builds_one_stable() -> None:
    game = farming()
    give(game, stone=3)
    play(game, "place sheep-farming", "choose stable", "stable a1")
    assert offered(game, "choose") == ["animals"]


def test_without_stone_no_stable_is_built() -> None:
    assert "choose stable" not in offers(play(farming(), "place sheep-farming"))


def test_each_cell_has_one_stable_at_most_and_a_large_pasture_two() -> None:
    game = farming(large_across="b4", small="a1", stable="b4 a1")
    give(game, stone=1)
    play(game, "place sheep-farming", "choose stable")
    assert not {"b4", "a1"} & set(offered(game, "stable"))
    play(game, "stable c4")
    assert stables(game) == {"b4", "c4", "a1"}


def test_nobody_builds_a_fourth_stable() -> None:
    game = farming(stable="a1 a2")
    give(game, stone=2)
    assert game.view()["players"][0]["stables_left"] == 1
    play(game, "place sheep-farming", "choose stable", "stable c4", "stop", "place wood-gathering")
    play(game, "place donkey-farming")
    assert offers(game) == ["choose animals"]
    assert game.view()["players"][0]["stables_left"] == 0


def test_the_stable_of_an_expedition_is_free_but_no_fourth() -> None:
    game = start(spaces=["blacksmithing"])
    family(game, 8, 8)
    lay(game, stable="a1 a2")
    play(game, "place blacksmithing", "choose expedition", "loot stable", "stable b2")
    assert stables(game) == {"a1", "a2", "b2"}
    game = start(spaces=["blacksmithing"])
    family(game, 8, 8)
    lay(game, stable="a1 a2 a3")
    play(game, "place blacksmithing", "choose expedition")
    assert "loot stable" not in offers(game)


def test_a_stable_makes_a_forest_cell_used() -> None:
    game = farming()
    give(game, stone=1)
    play(game, "place sheep-farming", "choose stable", "stable a1")
    assert game.score_sheet(0)["unused-spaces"] == -21


def test_a_stable_on_a_meadow_leaves_the_points_as_they_are() -> None:
    game = farming(meadow="c4")
    assert game.score_sheet(0)["unused-spaces"] == -21
    give(game, stone=1)
    play(game, "place sheep-farming", "choose stable", "stable c4")
    assert game.score_sheet(0)["unused-spaces"] == -21
