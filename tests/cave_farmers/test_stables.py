"""Stables: where they stand, how many there may be, and what they change."""

from __future__ import annotations

from tests.cave_farmers.farms import farming, stables
from tests.cave_farmers.rounds import next_round
from tests.cave_farmers.scenario import family, give, lay, offered, offers, play, start, supply
from tests.rules import rule


@rule("farmers", 16, 6)
def test_a_stable_costs_1_stone_and_stands_on_forest_meadows_and_pastures_only() -> None:
    game = farming(field="a1 b1", meadow="c4", small="b4", large_down="c2", tunnel="e3")
    give(game, stone=2)
    play(game, "place sheep-farming", "choose stable")
    assert set(offered(game, "stable")) == {"c1", "a2", "b2", "c2", "a3", "b3", "c3", "a4", "b4", "c4"}
    play(game, "stable b2")
    assert stables(game) == {"b2"}
    assert supply(game) == {"stone": 1}


@rule("farmers", 16, 7)
def test_one_action_builds_one_stable() -> None:
    game = farming()
    give(game, stone=3)
    play(game, "place sheep-farming", "choose stable", "stable a1")
    assert offered(game, "choose") == ["animals"]


@rule("farmers", 16, 6)
def test_without_stone_no_stable_is_built() -> None:
    assert "choose stable" not in offers(play(farming(), "place sheep-farming"))


@rule("farmers", 16, 7)
def test_each_cell_has_one_stable_at_most_and_a_large_pasture_two() -> None:
    game = farming(large_across="b4", small="a1", stable="b4 a1")
    give(game, stone=1)
    play(game, "place sheep-farming", "choose stable")
    assert not {"b4", "a1"} & set(offered(game, "stable"))
    play(game, "stable c4")
    assert stables(game) == {"b4", "c4", "a1"}


@rule("farmers", 16, 7)
def test_nobody_builds_a_fourth_stable() -> None:
    game = farming(stable="a1 a2")
    give(game, stone=2)
    assert game.view()["players"][0]["stables_left"] == 1
    play(game, "place sheep-farming", "choose stable", "stable c4", "stop", "place wood-gathering")
    play(game, "place donkey-farming")
    assert offers(game) == ["choose animals"]
    assert game.view()["players"][0]["stables_left"] == 0


@rule("farmers", 25, 4)
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


@rule("farmers", 16, 8)
def test_a_stable_makes_a_forest_cell_used() -> None:
    game = farming()
    give(game, stone=1)
    play(game, "place sheep-farming", "choose stable", "stable a1")
    assert game.score_sheet(0)["unused-spaces"] == -21


@rule("farmers", 16, 8)
def test_a_stable_on_a_meadow_leaves_the_points_as_they_are() -> None:
    game = farming(meadow="c4")
    assert game.score_sheet(0)["unused-spaces"] == -21
    give(game, stone=1)
    play(game, "place sheep-farming", "choose stable", "stable c4")
    assert game.score_sheet(0)["unused-spaces"] == -21


@rule("rulings", "F23")
def test_nobody_has_a_fourth_stable() -> None:
    game = start(spaces=["sheep-farming"])
    give(game, stone=9)
    lay(game, stable="a1 a2")
    assert "choose stable" in offers(play(game.copy(), "place sheep-farming"))
    lay(game, stable="a1 a2 b1")
    assert "choose stable" not in offers(play(game, "place sheep-farming"))


@rule("farmers", 16, 7)
def test_second_stable_may_be_built_on_the_other_cell_of_a_large_pasture() -> None:
    game = start(spaces=["sheep-farming"])
    lay(game, large_across="b4", stable="b4")
    give(game, stone=1)
    play(game, "place sheep-farming", "choose stable")
    assert "c4" in offered(game, "stable")
    assert "b4" not in offered(game, "stable")


@rule("farmers", 16, 7)
def test_nobody_has_more_than_three_stables() -> None:
    game = start(spaces=["sheep-farming"])
    lay(game, stable="a1 a2")
    give(game, stone=5)
    play(game, "place sheep-farming", "choose stable", "stable b1", "stop", "place supplies")
    play(next_round(game, "reveal blacksmithing"), "place sheep-farming")
    assert offered(game, "choose") == ["animals"]


# stables before tiles


@rule("rulings", "F34")
def test_two_stabled_cells_never_take_one_twin() -> None:
    game = start()
    lay(game, stable="c4 c3")
    play(game, "place clearing")
    assert set(offered(game, "tile meadow-field")) == {"c4 b4"}  # the entrance forces a meadow there, the field beside


@rule("rulings", "F34")
def test_a_stable_in_front_of_the_entrance_forces_a_meadow_there() -> None:
    game = start()
    lay(game, stable="c4")
    give(game, ruby=2)
    assert "trade ruby for field" not in offers(game)
    assert "trade ruby for meadow" in offers(game)
    play(game, "place clearing")
    assert set(offered(game, "tile meadow-field")) == {"c4 b4", "c4 c3"}


@rule("rulings", "F34")
def test_the_stable_ends_up_on_the_meadow() -> None:
    game = start()
    lay(game, stable="c4")
    play(game, "place clearing", "tile meadow-field c4 b4")
    cells = {cell["cell"]: cell for cell in game.view()["players"][0]["cells"]}
    assert (cells["c4"]["tile"], cells["c4"]["stable"]) == ("meadow", True)
    assert (cells["b4"]["tile"], cells["b4"]["stable"]) == ("field", False)
