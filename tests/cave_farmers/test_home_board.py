"""The home board: its cells, and where landscape tiles may lie."""

from __future__ import annotations

from typing import Any

import pytest

from caverna.cave_farmers.game import Game
from caverna.cave_farmers.types import FarmersCell
from tests.cave_farmers.scenario import family, furnish, give, lay, offered, offers, pile, play, start, supply
from tests.rules import rule

FOREST = [column + row for row in "1234" for column in "abc"]
MOUNTAIN = [column + row for row in "1234" for column in "def"]
BONUSES = {"c1": {"boar": 1}, "a3": {"boar": 1}, "b4": {"food": 1}, "e4": {"food": 1}, "f1": {"food": 2}}
BESIDE = {
    "a1": "b1", "b1": "a1", "c1": "b1", "a2": "b2", "b2": "a2", "c2": "b2", "a3": "b3", "b3": "c3", "c3": "b3",
    "a4": "a3", "b4": "c4", "c4": "c3", "d1": "e1", "e1": "d1", "f1": "e1", "d2": "d1", "e2": "d2", "f2": "e2",
    "e3": "e2", "f3": "e3", "e4": "e3", "f4": "f3",
}  # fmt: skip
"""Every bare cell, and one of its neighbours."""


def board_cells(game: Game) -> dict[str, FarmersCell]:
    return {shown["cell"]: shown for shown in game.view()["players"][0]["cells"]}


def tile_at(game: Game, cell: str) -> Any:
    return board_cells(game)[cell]["tile"]


def stabled(game: Game) -> set[str]:
    return {name for name, shown in board_cells(game).items() if shown["stable"]}


def sites(game: Game, tile: str) -> set[str]:
    """Where a tile may be laid now."""
    return set(offered(game, f"tile {tile}"))


def both_ways(*pairs: str) -> set[str]:
    return {pair for text in pairs for pair in (text, " ".join(reversed(text.split())))}


def buying(tile: str, **tiles: str) -> Game:
    """A single tile was bought for rubies and is about to be laid beside some tiles."""
    game = start()
    give(game, ruby=2)
    lay(game, 0, **tiles)
    return play(game, "trade 2 ruby for cavern" if tile == "cavern" else f"trade ruby for {tile}")


# the board


@rule("farmers", 12, 1)
def test_the_board_has_three_columns_of_forest_and_three_of_mountain_with_four_rows() -> None:
    shown = board_cells(start())
    assert [name for name in shown if shown[name]["ground"] == "forest"] == FOREST
    assert [name for name in shown if shown[name]["ground"] == "mountain"] == MOUNTAIN
    assert len(shown) == 24


@rule("farmers", 12, 2)
def test_a_board_starts_with_the_entry_level_dwelling_and_one_empty_cavern() -> None:
    shown = board_cells(start())
    tiles = {name: shown[name]["tile"] for name in shown if shown[name]["tile"] is not None}
    assert tiles == {"d4": "entry-level-dwelling", "d3": "cavern"}


@rule("farmers", 12, 3)
@pytest.mark.parametrize("cell", [c for c in FOREST + MOUNTAIN if c not in {"d3", "d4"}])
def test_a_bare_cell_shows_the_bonus_printed_on_it(cell: str) -> None:
    assert board_cells(start())[cell]["bonus"] == BONUSES.get(cell, {})


@rule("farmers", 12, 2)
def test_twenty_two_cells_are_unused_at_the_start() -> None:
    assert start().score_sheet(0)["unused-spaces"] == -22


@rule("farmers", 12, 2)
def test_the_printed_cavern_can_be_furnished_from_the_start() -> None:
    game = start()
    give(game, stone=1)
    play(game, "place housework", "furnish carpenter")
    assert offers(game) == ["at d3"]


# bonuses


@rule("farmers", 12, 4)
@pytest.mark.parametrize("cell", list(BESIDE))
def test_a_cell_gives_its_bonus_to_a_single_tile(cell: str) -> None:
    tile, others = ("meadow", "field") if cell in FOREST else ("tunnel", "cavern")
    game = buying(tile, **{others: BESIDE[cell]})
    give(game, ruby=0)
    play(game, f"tile {tile} {cell}")
    assert supply(game) == BONUSES.get(cell, {})


@rule("farmers", 12, 4)
@pytest.mark.parametrize(
    ("space", "setup", "tile", "goods"),
    [
        ("clearing", {"field": "c2"}, "meadow-field c1 b1", {"wood": 1, "boar": 1}),
        ("clearing", {"field": "c2"}, "meadow-field b1 c1", {"wood": 1, "boar": 1}),
        ("clearing", {"field": "b3"}, "meadow-field a3 a4", {"wood": 1, "boar": 1}),
        ("clearing", {"field": "a2"}, "meadow-field a4 a3", {"wood": 1, "boar": 1}),
        ("clearing", {}, "meadow-field b4 c4", {"wood": 1, "food": 1}),
        ("clearing", {}, "meadow-field c4 b4", {"wood": 1, "food": 1}),
        ("drift-mining", {}, "cavern-tunnel e4 f4", {"stone": 1, "food": 1}),
        ("drift-mining", {}, "cavern-tunnel e3 e4", {"stone": 1, "food": 1}),
        ("drift-mining", {"tunnel": "e2"}, "cavern-tunnel f1 f2", {"stone": 1, "food": 2}),
        ("drift-mining", {"tunnel": "e1"}, "cavern-tunnel f2 f1", {"stone": 1, "food": 2}),
    ],
)
def test_a_cell_gives_its_bonus_to_either_half_of_a_twin(
    space: str, setup: dict[str, str], tile: str, goods: dict[str, int]
) -> None:
    game = start()
    lay(game, 0, **setup)
    play(game, f"place {space}", f"tile {tile}")
    assert supply(game) == goods


@rule("farmers", 12, 5)
@pytest.mark.parametrize("cell", ["c1", "a3", "b4"])
def test_a_stable_gives_no_bonus_but_the_meadow_laid_under_it_later_does(cell: str) -> None:
    game = start(spaces=["sheep-farming"])
    give(game, stone=1, ruby=1)
    lay(game, field=BESIDE[cell])
    play(game, "place sheep-farming", "choose stable", f"stable {cell}")
    assert supply(game) == {"ruby": 1}
    play(game, "trade ruby for meadow", f"tile meadow {cell}")
    assert supply(game) == BONUSES[cell]


@rule("farmers", 12, 6)
@pytest.mark.parametrize("cell", ["c1", "a3", "b4"])
def test_a_pasture_gives_no_bonus_again(cell: str) -> None:
    game = start(spaces=["sheep-farming"])
    give(game, wood=2)
    lay(game, meadow=cell)
    play(game, "place sheep-farming", "choose small-pasture", f"tile small-pasture {cell}")
    assert supply(game) == {}


@rule("farmers", 12, 6)
@pytest.mark.parametrize("cell", ["e4", "f1"])
def test_mines_give_no_bonus_of_their_cells_again(cell: str) -> None:
    game = start(spaces=["ore-mine-construction", "ruby-mine-construction"])
    lay(game, tunnel=f"{cell} {BESIDE[cell]}")
    play(game, "place ore-mine-construction", "choose ore-mine", f"tile ore-mine {BESIDE[cell]} {cell}")
    assert supply(game) == {"ore": 3}
    play(game, "stop", "place wood-gathering", "place ruby-mine-construction")
    play(game, "choose deep-ruby-mine", f"tile ruby-mine {cell}")
    assert supply(game) == {"ore": 3, "ruby": 1}


@rule("farmers", 12, 6)
@pytest.mark.parametrize("cell", ["e4", "f1"])
def test_a_furnishing_gives_no_bonus_of_its_cell_again(cell: str) -> None:
    game = start()
    give(game, stone=1)
    lay(game, cavern=f"d3 {cell}")
    play(game, "place housework", "furnish carpenter", f"at {cell}")
    assert supply(game) == {"dog": 1}


@rule("rulings", "F39")
def test_the_bonuses_of_cells_come_at_once() -> None:
    game = start()
    lay(game, meadow="c4")
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose meadow-field", "tile meadow-field b4 a4")
    assert supply(game) == {"grain": 1, "food": 1}  # before sowing
    game = start()
    lay(game, meadow="c4 b4 a4")
    play(game, "place clearing", "tile meadow-field a3 a2")
    assert supply(game) == {"wood": 1, "boar": 1}


# outdoors


@rule("farmers", 13, 1)
def test_the_first_outdoor_twin_must_cover_the_cell_in_front_of_the_entrance_either_way_round() -> None:
    game = play(start(), "place clearing")
    assert sites(game, "meadow-field") == {"c4 b4", "b4 c4", "c4 c3", "c3 c4"}


@rule("farmers", 13, 1)
@pytest.mark.parametrize("tile", ["field", "meadow"])
def test_the_first_outdoor_tile_must_lie_in_front_of_the_entrance_if_it_is_a_single_one_too(tile: str) -> None:
    assert offers(buying(tile)) == [f"tile {tile} c4"]


@rule("farmers", 13, 3)
def test_a_twin_has_a_meadow_and_a_field_as_they_were_laid() -> None:
    game = play(start(), "place clearing", "tile meadow-field c3 c4")
    assert (tile_at(game, "c3"), tile_at(game, "c4")) == ("meadow", "field")
    game = play(start(), "place clearing", "tile meadow-field c4 c3")
    assert (tile_at(game, "c3"), tile_at(game, "c4")) == ("field", "meadow")


@rule("farmers", 13, 2)
@pytest.mark.parametrize(
    "tiles",
    [{"field": "c4 b4"}, {"meadow": "c4 b4"}, {"small": "c4 b4"}, {"large_across": "b4"}],
    ids=["fields", "meadows", "small pastures", "large pasture"],
)
def test_a_twin_must_touch_a_field_a_meadow_or_a_pasture(tiles: dict[str, str]) -> None:
    game = start()
    lay(game, 0, **tiles)
    play(game, "place clearing")
    assert sites(game, "meadow-field") == both_ways("a4 a3", "b3 a3", "b3 b2", "b3 c3", "c3 c2")


@rule("farmers", 13, 2)
@pytest.mark.parametrize("tile", ["field", "meadow"])
@pytest.mark.parametrize(
    "tiles", [{"field": "c4 b4"}, {"meadow": "c4 b4"}, {"small": "c4 b4"}, {"large_across": "b4"}]
)  # fmt: skip
def test_a_single_outdoor_tile_must_touch_a_field_a_meadow_or_a_pasture(tile: str, tiles: dict[str, str]) -> None:
    assert sites(buying(tile, **tiles), tile) == {"a4", "b3", "c3"}


@rule("farmers", 13, 3)
def test_field_beside_field_and_meadow_beside_meadow_are_not_asked_for() -> None:
    game = start()
    lay(game, meadow="c4")
    play(game, "place clearing")
    assert {"b4 a4", "a4 b4", "b3 b4", "b4 b3"} <= sites(game, "meadow-field")


@rule("farmers", 13, 4)
def test_no_outdoor_tile_lies_on_another_one() -> None:
    game = start()
    lay(game, field="a1 b1", meadow="c1", small="a2", large_down="b2")
    play(game, "place clearing")
    laid = {"a1", "b1", "c1", "a2", "b2", "b3"}
    assert not {cell for pair in sites(game, "meadow-field") for cell in pair.split()} & laid


@rule("farmers", 13, 5)
def test_a_stable_alone_is_no_tile_to_touch() -> None:
    game = start()
    lay(game, stable="a1 b2")
    play(game, "place clearing")
    assert sites(game, "meadow-field") == {"c4 b4", "b4 c4", "c4 c3", "c3 c4"}


@rule("farmers", 13, 5)
def test_stables_do_not_carry_the_reach_of_tiles_further() -> None:
    game = buying("meadow", field="c4", stable="b4 c3")
    assert sites(game, "meadow") == {"b4", "c3"}


@rule("farmers", 13, 6)
def test_only_the_meadow_half_of_a_twin_may_lie_under_a_stable_and_the_stable_stays() -> None:
    game = start()
    lay(game, field="c4", stable="c3")
    play(game, "place clearing")
    assert sites(game, "meadow-field") == both_ways("b4 a4", "b4 b3") | {"c3 b3", "c3 c2"}
    play(game, "tile meadow-field c3 c2")
    assert (tile_at(game, "c3"), tile_at(game, "c2")) == ("meadow", "field")
    assert stabled(game) == {"c3"}


@rule("rulings", "F34")
def test_two_stabled_cells_never_take_one_twin() -> None:
    game = start()
    lay(game, field="c4", stable="c3 c2")
    play(game, "place clearing")
    assert not sites(game, "meadow-field") & {"c3 c2", "c2 c3"}


@rule("rulings", "F34")
def test_a_stable_in_front_of_the_entrance_forces_a_meadow_there() -> None:
    game = start()
    lay(game, stable="c4")
    play(game, "place clearing")
    assert sites(game, "meadow-field") == {"c4 b4", "c4 c3"}


@rule("rulings", "F34")
def test_stables_on_all_cells_around_the_entrance_leave_no_first_twin() -> None:
    game = start()
    lay(game, stable="c4 b4 c3")
    play(game, "place clearing")
    assert game.turn == 1
    assert "place slash-and-burn" in offers(game)
    game = start()
    lay(game, stable="c4 b4 c3")
    assert "place slash-and-burn" not in offers(game)


@rule("farmers", 13, 6)
def test_a_single_field_never_lies_on_a_stable_but_a_single_meadow_does() -> None:
    assert sites(buying("field", field="c4", stable="c3"), "field") == {"b4"}
    game = buying("meadow", field="c4", stable="c3")
    assert sites(game, "meadow") == {"b4", "c3"}
    play(game, "tile meadow c3")
    assert tile_at(game, "c3") == "meadow"
    assert stabled(game) == {"c3"}


@rule("rulings", "F34")
def test_no_single_field_can_be_bought_while_a_stable_stands_in_front_of_the_entrance() -> None:
    game = start()
    give(game, ruby=2)
    lay(game, stable="c4")
    assert "trade ruby for field" not in offers(game)
    assert "trade ruby for meadow" in offers(game)


@rule("farmers", 13, 9)
def test_an_outdoor_twin_is_never_laid_as_a_single_tile() -> None:
    checkered = {"field": "a1 c1 b2 a3 c3 b4"}
    game = start()
    lay(game, 0, **checkered)
    assert "place slash-and-burn" not in offers(game)
    play(game, "place clearing")
    assert game.turn == 1
    assert supply(game) == {"wood": 1}
    assert sites(buying("meadow", **checkered), "meadow") == {"b1", "a2", "c2", "b3", "a4", "c4"}


@rule("farmers", 13, 3)
def test_the_meadow_half_of_a_twin_is_fenced_without_its_field() -> None:
    game = start(spaces=["sheep-farming"])
    give(game, wood=1)
    play(game, "place clearing", "tile meadow-field c4 c3", "place wood-gathering", "place sheep-farming")
    play(game, "choose small-pasture", "tile small-pasture c4")
    assert (tile_at(game, "c4"), tile_at(game, "c3")) == ("small-pasture", "field")


@rule("farmers", 13, 1)
def test_one_half_of_the_first_twin_lies_before_the_entrance_any_way_round() -> None:
    game = start()
    play(game, "place clearing")
    assert set(offered(game, "tile meadow-field")) == {"c4 b4", "b4 c4", "c4 c3", "c3 c4"}


@rule("farmers", 13, 1)
@pytest.mark.parametrize("tile", ["field", "meadow"])
def test_any_first_outdoor_tile_covers_the_cell_before_the_entrance(tile: str) -> None:
    game = start()
    give(game, ruby=1)
    play(game, f"trade ruby for {tile}")
    assert offered(game, f"tile {tile}") == ["c4"]


# underground


DIGS = ("d2 d1", "d2 e2", "e3 e2", "e3 f3", "e3 e4", "e4 f4")


@rule("farmers", 13, 7)
def test_an_underground_twin_must_touch_the_cave_system() -> None:
    game = play(start(), "place drift-mining")
    assert sites(game, "cavern-tunnel") == both_ways(*DIGS)


@rule("farmers", 13, 7)
def test_a_twin_of_two_caverns_must_touch_the_cave_system() -> None:
    game = play(start(), "place excavation", "choose cavern-cavern")
    assert {frozenset(pair.split()) for pair in sites(game, "cavern-cavern")} == {frozenset(d.split()) for d in DIGS}
    assert len(offers(game)) == 6
    play(game, "tile cavern-cavern e3 e4")
    assert (tile_at(game, "e3"), tile_at(game, "e4")) == ("cavern", "cavern")


@rule("farmers", 13, 8)
def test_an_underground_twin_has_a_cavern_and_a_tunnel_as_they_were_laid() -> None:
    game = play(start(), "place drift-mining", "tile cavern-tunnel e3 e2")
    assert (tile_at(game, "e3"), tile_at(game, "e2")) == ("cavern", "tunnel")
    game = play(start(), "place drift-mining", "tile cavern-tunnel e2 e3")
    assert (tile_at(game, "e3"), tile_at(game, "e2")) == ("tunnel", "cavern")


@rule("farmers", 13, 7)
@pytest.mark.parametrize("tile", ["tunnel", "cavern"])
def test_a_single_underground_tile_must_touch_the_cave_system(tile: str) -> None:
    assert sites(buying(tile), tile) == {"d2", "e3", "e4"}


@rule("farmers", 13, 7)
@pytest.mark.parametrize("kind", ["cavern", "tunnel", "deep", "ore_mine", "ruby_mine"])
def test_every_underground_tile_counts_as_the_cave_system(kind: str) -> None:
    cave = {"cavern": "d3", **({kind: "d3 e3"} if kind == "cavern" else {kind: "e3"})}
    assert sites(buying("tunnel", **cave), "tunnel") == {"d2", "e2", "f3", "e4"}


@rule("farmers", 13, 7)
def test_a_furnishing_counts_as_the_cave_system() -> None:
    game = start()
    furnish(game, "carpenter", at="e3")
    give(game, ruby=1)
    play(game, "trade ruby for tunnel")
    assert sites(game, "tunnel") == {"d2", "e2", "f3", "e4"}


@rule("farmers", 13, 4)
def test_no_underground_tile_lies_on_another_one() -> None:
    game = start()
    lay(game, tunnel="e3", deep="e2", ore_mine="f2", ruby_mine="d2")
    furnish(game, "carpenter", at="f4")
    play(game, "place drift-mining")
    assert sites(game, "cavern-tunnel") == both_ways("d1 e1", "e1 f1")


@rule("farmers", 13, 9)
def test_an_underground_twin_is_never_laid_as_a_single_tile() -> None:
    checkered = {"tunnel": "d1 f1 e2 f3 e4", "cavern": "d3"}
    game = start()
    lay(game, 0, **checkered)
    play(game, "place drift-mining")
    assert game.turn == 1
    assert supply(game) == {"stone": 1}
    assert sites(buying("tunnel", **checkered), "tunnel") == {"e1", "d2", "f2", "e3", "f4"}


@rule("farmers", 13, 9)
def test_without_room_for_a_twin_an_emptied_mining_space_cannot_be_chosen() -> None:
    game = start()
    lay(game, tunnel="d1 f1 e2 f3 e4", cavern="d3")
    pile(game, "drift-mining", 0)
    pile(game, "excavation", 0)
    assert not {"place drift-mining", "place excavation"} & set(offers(game))
    lay(game, tunnel="d1 f1 e2 f3", cavern="d3")
    assert {"place drift-mining", "place excavation"} <= set(offers(game))


# the seam


@rule("farmers", 12, 7)
def test_forest_and_mountain_are_not_neighbours_at_the_seam() -> None:
    assert sites(buying("meadow", cavern="d1 d2 d3"), "meadow") == {"c4"}
    assert sites(buying("tunnel", meadow="c1 c2 c3 c4"), "tunnel") == {"d2", "e3", "e4"}


@rule("farmers", 12, 7)
def test_no_twin_lies_across_the_seam() -> None:
    game = start()
    lay(game, field="b1 b2 b3 b4", cavern="", tunnel="e1 e2 e3 e4")
    play(game, "place clearing")
    expected = both_ways("a1 a2", "a2 a3", "a3 a4", "c1 c2", "c2 c3", "c3 c4")
    assert sites(game, "meadow-field") == expected
    game = start()
    lay(game, field="b1 b2 b3 b4", tunnel="e1 e2 e3 e4")
    play(game, "place drift-mining")
    assert sites(game, "cavern-tunnel") == both_ways("d1 d2", "f1 f2", "f2 f3", "f3 f4")


@rule("farmers", 13, 10)
@pytest.mark.parametrize("tile", ["meadow", "field", "tunnel", "cavern"])
def test_a_single_tile_of_an_expedition_lies_where_one_for_rubies_may(tile: str) -> None:
    tiles = {"field": "c4", "stable": "c3", "tunnel": "e3"}
    game = start(spaces=["blacksmithing"])
    family(game, 14, 14)
    lay(game, 0, **tiles)
    play(game, "place blacksmithing", "choose expedition", f"loot {tile}")
    expected = {"meadow": {"b4", "c3"}, "field": {"b4"}}.get(tile, {"d2", "e2", "f3", "e4"})
    assert sites(game, tile) == expected
    assert sites(buying(tile, **tiles), tile) == expected
