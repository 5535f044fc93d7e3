"""Pastures: what they cost, where they lie, and what they are worth."""

from __future__ import annotations

import pytest

from tests.cave_farmers.farms import farming, stables, tiles
from tests.cave_farmers.scenario import furnish, give, lay, offered, offers, play, start, supply
from tests.rules import rule


@rule("farmers", 16, 1)
@pytest.mark.parametrize("space", ["sheep-farming", "donkey-farming"])
def test_a_small_pasture_costs_2_wood_and_lies_on_one_meadow(space: str) -> None:
    game = farming(meadow="c4 b4", field="c3")
    give(game, wood=3)
    play(game, f"place {space}", "choose small-pasture")
    assert offers(game) == ["tile small-pasture b4", "tile small-pasture c4"]
    play(game, "tile small-pasture c4")
    assert (tiles(game, "small-pasture"), tiles(game, "meadow")) == ({"c4"}, {"b4"})
    assert supply(game) == {"wood": 1}


@rule("farmers", 16, 1)
@pytest.mark.parametrize("space", ["sheep-farming", "donkey-farming"])
def test_a_large_pasture_costs_4_wood_and_lies_on_two_adjacent_meadows(space: str) -> None:
    game = farming(meadow="c4 b4 c3 a1", field="b3")
    give(game, wood=5)
    play(game, f"place {space}", "choose large-pasture")
    assert set(offers(game)) == {"tile large-pasture b4 c4", "tile large-pasture c3 c4"}
    play(game, "tile large-pasture c3 c4")
    assert (tiles(game, "large-pasture"), tiles(game, "meadow")) == ({"c3", "c4"}, {"b4", "a1"})
    assert supply(game) == {"wood": 1}


@rule("farmers", 16, 2)
def test_the_fence_building_space_builds_both_pastures_with_the_wood_it_gives() -> None:
    game = start(players=5)
    lay(game, meadow="c4 b4 a4")
    give(game, wood=5)
    play(game, "place fence-building")
    assert set(offers(game)) == {"stop", "choose small-pasture", "choose large-pasture"}
    play(game, "choose small-pasture", "tile small-pasture a4", "choose large-pasture", "tile large-pasture b4 c4")
    assert supply(game) == {}
    assert game.turn == 1


@rule("farmers", 16, 1)
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


@rule("farmers", 16, 3)
def test_forest_fields_and_pastures_are_never_fenced() -> None:
    game = farming(field="c4 c3", small="b4", large_down="b2", stable="a1")
    give(game, wood=9)
    play(game, "place sheep-farming")
    assert offers(game) == ["choose animals"]


@rule("farmers", 16, 3)
def test_a_pasture_is_never_joined_with_a_meadow_beside_it() -> None:
    game = farming(small="c4", meadow="b4")
    give(game, wood=9)
    play(game, "place sheep-farming")
    assert set(offers(game)) == {"choose small-pasture", "choose animals"}


@rule("farmers", 16, 2)
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


@rule("farmers", 5, 2)
def test_pastures_a_stable_and_then_the_animals_are_one_action() -> None:
    game = farming(meadow="c4 b4 a4")
    give(game, wood=6, stone=1)
    play(game, "place sheep-farming", "choose stable", "stable a4", "choose large-pasture", "tile large-pasture b4 c4")
    play(game, "choose small-pasture", "tile small-pasture a4", "choose animals")
    assert supply(game) == {"sheep": 1}
    assert game.turn == 1


@rule("farmers", 5, 2)
def test_after_the_animals_nothing_is_built() -> None:
    game = farming(meadow="c4 b4 a4")
    give(game, wood=6, stone=1)
    play(game, "place donkey-farming", "choose animals")
    assert supply(game) == {"wood": 6, "stone": 1, "donkey": 1}
    assert game.turn == 1


@rule("farmers", 16, 2)
def test_no_part_of_farming_is_compulsory() -> None:
    game = farming(meadow="c4 b4")
    give(game, wood=4, stone=1)
    play(game, "place sheep-farming", "choose stable", "stable a1", "stop")
    assert supply(game) == {"wood": 4}
    assert game.turn == 1


@rule("farmers", 16, 4)
def test_a_stable_stays_when_its_meadow_is_fenced() -> None:
    game = farming(meadow="c4 b4", stable="c4")
    give(game, wood=2)
    play(game, "place sheep-farming", "choose small-pasture", "tile small-pasture c4")
    assert stables(game) == {"c4"}
    game = farming(meadow="c4 b4", stable="c4")
    give(game, wood=4)
    play(game, "place sheep-farming", "choose large-pasture", "tile large-pasture b4 c4")
    assert stables(game) == {"c4"}


@rule("farmers", 16, 4)
def test_a_stabled_meadow_without_a_meadow_beside_it_is_fenced_as_a_small_pasture() -> None:
    game = farming(meadow="c4", stable="c4", field="b4")
    give(game, wood=9)
    play(game, "place sheep-farming", "choose small-pasture")
    assert offers(game) == ["tile small-pasture c4"]


@rule("rulings", "F28")
def test_a_large_pasture_over_mixed_stables_is_legal_and_then_the_animals_overflow() -> None:
    game = farming(meadow="c4 b4", stable="c4 b4")
    give(game, wood=4, cattle=2, sheep=1, boar=1)
    play(game, "place donkey-farming", "choose large-pasture", "tile large-pasture b4 c4")
    assert game.decision()["question"] == "overflow"
    play(game, "eat sheep")
    assert supply(game) == {"food": 1, "cattle": 2, "boar": 1}
    assert "choose animals" in offers(game)


@rule("farmers", 16, 5)
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


@rule("rulings", "F2")
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


@rule("rulings", "F2")
def test_the_carpenter_gives_its_discount_again_in_another_action() -> None:
    game = farming(meadow="c4 b4")
    furnish(game, "carpenter")
    give(game, wood=2)
    play(game, "place sheep-farming", "choose small-pasture", "tile small-pasture c4", "stop", "place wood-gathering")
    play(game, "place donkey-farming", "choose small-pasture", "tile small-pasture b4")
    assert supply(game) == {}


@rule("farmers", 27, 9)
def test_small_pastures_score_2_points_and_large_ones_4() -> None:
    assert farming(small="c4 b4").score_sheet(0)["pastures"] == 4
    assert farming(large_across="b4", large_down="a2").score_sheet(0)["pastures"] == 8


@rule("farmers", 16, 2)
@pytest.mark.parametrize("space", ["fence-building", "sheep-farming", "donkey-farming"])
def test_a_small_and_a_large_pasture_may_be_built_in_one_action(space: str) -> None:
    game = start(players=5, spaces=[space])
    give(game, wood=6)
    lay(game, meadow="c4 b4 a4")
    play(game, f"place {space}", "choose small-pasture", "tile small-pasture c4")
    assert "choose small-pasture" not in offers(game)
    play(game, "choose large-pasture", "tile large-pasture a4 b4")
    assert game.score_sheet(0)["pastures"] == 2 + 4
    assert supply(game).get("wood", 0) == (1 if space == "fence-building" else 0)


@rule("farmers", 16, 2)
def test_no_pasture_is_compulsory_at_fence_building() -> None:
    game = start(players=5)
    give(game, wood=6)
    lay(game, meadow="c4 b4 a4")
    play(game, "place fence-building")
    assert {"stop", "choose small-pasture", "choose large-pasture"} <= set(offers(game))
    play(game, "stop")
    assert game.turn == 1
    assert supply(game) == {"wood": 7}


@rule("farmers", 16, 2)
def test_no_pasture_is_compulsory_when_farming() -> None:
    game = start(players=5, spaces=["sheep-farming"])
    give(game, wood=6)
    lay(game, meadow="c4 b4 a4")
    play(game, "place sheep-farming", "choose animals")
    assert supply(game) == {"wood": 6, "sheep": 1}
    assert game.score_sheet(0)["pastures"] == 0


@rule("farmers", 27, 9)
def test_small_pasture_scores_two_and_large_pasture_four() -> None:
    game = start()
    lay(game, small="c4 b4")
    assert game.score_sheet(0)["pastures"] == 4
    lay(game, small="", large_across="b4")
    assert game.score_sheet(0)["pastures"] == 4
    lay(game, small="a4", large_across="b4")
    assert game.score_sheet(0)["pastures"] == 6
