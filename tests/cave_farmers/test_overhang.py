"""The Office room: twin tiles that hang over the edge of the board."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.farms import cells_of
from tests.cave_farmers.scenario import family, furnish, give, lay, offered, offers, play, start, supply
from tests.cave_farmers.situations import has_room
from tests.rules import rule

FOREST_EDGES = {
    "a0": "a1", "b0": "b1", "c0": "c1", "a5": "a4", "b5": "b4", "c5": "c4",
    "z1": "a1", "z2": "a2", "z3": "a3", "z4": "a4",
}  # fmt: skip
MOUNTAIN_EDGES = {
    "d0": "d1", "e0": "e1", "f0": "f1", "e5": "e4", "f5": "f4",
    "g1": "f1", "g2": "f2", "g3": "f3", "g4": "f4",
}  # fmt: skip
"""Each cell outside the board that a half may lie on, and the cell beside it. The entry-level dwelling lies at d4."""
BONUSES = {"c1": {"boar": 1}, "a3": {"boar": 1}, "b4": {"food": 1}, "e4": {"food": 1}, "f1": {"food": 2}}
TOUCHING = {
    "a1": "b1", "b1": "c1", "c1": "b1", "a2": "b2", "a3": "b3", "a4": "b4", "b4": "c4", "c4": "b4",
    "d1": "d2", "e1": "e2", "f1": "e1", "f2": "e2", "f3": "e3", "f4": "e4", "e4": "e3",
}  # fmt: skip
"""A neighbour on the board for each cell of the edge."""


def office(**tiles: str) -> Game:
    """The Office room lies at d3."""
    game = start(spaces=["sheep-farming", "ore-mine-construction", "ruby-mine-construction"])
    furnish(game, "office-room", at="d3")
    lay(game, 0, **tiles)
    return game


def sites(game: Game, tile: str) -> set[str]:
    return set(offered(game, f"tile {tile}"))


def outside(name: str) -> bool:
    return name[0] in "zg" or name[1] in "05"


def hanging(pairs: set[str]) -> set[str]:
    """Those twins that reach over the edge."""
    return {pair for pair in pairs if any(outside(cell) for cell in pair.split())}


def both_ways(*pairs: str) -> set[str]:
    return {pair for text in pairs for pair in (text, " ".join(reversed(text.split())))}


# where


@rule("farmers", 20, 6)
def test_without_the_office_room_nothing_hangs_over_the_edge() -> None:
    game = start()
    lay(game, field="a2 b2 c2", tunnel="e1 e2 f3")
    assert not hanging(sites(play(game.copy(), "place clearing"), "meadow-field"))
    assert not hanging(sites(play(game, "place drift-mining"), "cavern-tunnel"))


@rule("farmers", 20, 6)
@pytest.mark.parametrize("edge", list(FOREST_EDGES))
@pytest.mark.parametrize("meadow_outside", [True, False], ids=["meadow outside", "field outside"])
def test_a_meadow_and_field_may_hang_over_every_edge_of_the_forest_for_2_gold(edge: str, meadow_outside: bool) -> None:
    inside = FOREST_EDGES[edge]
    game = office(field=TOUCHING[inside])
    first, second = (edge, inside) if meadow_outside else (inside, edge)
    play(game, "place clearing", f"tile meadow-field {first} {second}")
    assert supply(game) == {"wood": 1, "gold": 2, **BONUSES.get(inside, {})}
    assert (cells_of(game)[first]["tile"], cells_of(game)[second]["tile"]) == ("meadow", "field")


@rule("farmers", 20, 6)
@pytest.mark.parametrize("edge", list(MOUNTAIN_EDGES))
@pytest.mark.parametrize("cavern_outside", [True, False], ids=["cavern outside", "tunnel outside"])
def test_a_cavern_and_tunnel_may_hang_over_every_edge_of_the_mountain_for_2_gold(
    edge: str, cavern_outside: bool
) -> None:
    inside = MOUNTAIN_EDGES[edge]
    game = office(tunnel=TOUCHING[inside])
    first, second = (edge, inside) if cavern_outside else (inside, edge)
    play(game, "place drift-mining", f"tile cavern-tunnel {first} {second}")
    assert supply(game) == {"stone": 1, "gold": 2, **BONUSES.get(inside, {})}
    assert (cells_of(game)[first]["tile"], cells_of(game)[second]["tile"]) == ("cavern", "tunnel")


@rule("farmers", 20, 6)
@pytest.mark.parametrize("edge", list(MOUNTAIN_EDGES))
def test_two_caverns_may_hang_over_every_edge_of_the_mountain_for_2_gold(edge: str) -> None:
    inside = MOUNTAIN_EDGES[edge]
    game = office(tunnel=TOUCHING[inside])
    play(game, "place excavation", "choose cavern-cavern")
    found = [pair for pair in sites(game, "cavern-cavern") if set(pair.split()) == {edge, inside}]
    assert len(found) == 1
    play(game, f"tile cavern-cavern {found[0]}")
    assert supply(game) == {"stone": 1, "gold": 2, **BONUSES.get(inside, {})}
    assert (cells_of(game)[edge]["tile"], cells_of(game)[inside]["tile"]) == ("cavern", "cavern")


@rule("farmers", 20, 6)
def test_a_twin_on_the_board_brings_no_gold() -> None:
    assert supply(play(office(), "place clearing", "tile meadow-field c4 c3")) == {"wood": 1}
    assert supply(play(office(), "place drift-mining", "tile cavern-tunnel e3 f3")) == {"stone": 1}


@rule("farmers", 20, 6)
def test_the_gold_comes_each_time() -> None:
    game = play(office(), "place clearing", "tile meadow-field c4 c5", "place wood-gathering")
    play(game, "place sustenance", "tile meadow-field b4 b5")
    assert supply(game) == {"wood": 1, "food": 2, "grain": 1, "gold": 4}


@rule("farmers", 20, 6)
def test_the_extension_tiles_may_hang_over_too() -> None:
    game = start(players=7)
    furnish(game, "office-room", at="d3")
    play(game, "place extension", "choose cavern-tunnel", "tile cavern-tunnel e4 e5")
    assert supply(game) == {"stone": 1, "food": 1, "gold": 2}


@rule("farmers", 20, 7)
def test_the_first_outdoor_twin_may_hang_over_below_the_entrance_only() -> None:
    game = play(office(), "place clearing")
    assert sites(game, "meadow-field") == both_ways("c4 b4", "c4 c3", "c4 c5")


@rule("farmers", 20, 7)
def test_the_first_underground_twins_may_hang_over_where_they_touch_the_cave() -> None:
    game = play(office(), "place drift-mining")
    assert hanging(sites(game, "cavern-tunnel")) == both_ways("e4 e5")


@rule("farmers", 20, 7)
def test_all_overhangs_of_a_bare_forest_with_a_middle_column_of_fields() -> None:
    game = play(office(field="b1 b2 b3 b4"), "place clearing")
    edges = [edge for edge in FOREST_EDGES if edge not in {"b0", "b5"}]
    assert hanging(sites(game, "meadow-field")) == both_ways(*(f"{FOREST_EDGES[edge]} {edge}" for edge in edges))


@rule("farmers", 20, 7)
def test_all_overhangs_of_a_mountain_with_a_middle_column_of_tunnels() -> None:
    game = play(office(tunnel="e1 e2 e3 e4"), "place drift-mining")
    edges = [edge for edge in MOUNTAIN_EDGES if edge not in {"e0", "e5"}]
    assert hanging(sites(game, "cavern-tunnel")) == both_ways(*(f"{MOUNTAIN_EDGES[edge]} {edge}" for edge in edges))


@rule("rulings", "F5")
def test_nothing_ever_lies_on_a_corner_outside_the_board() -> None:
    game = office(field="a0 z1 z4 a5", tunnel="f0 g1 g4 f5")
    outdoors = sites(play(game.copy(), "place clearing"), "meadow-field")
    underground = sites(play(game.copy(), "place drift-mining"), "cavern-tunnel")
    assert both_ways("a1 a2") <= outdoors
    assert both_ways("f1 f2") <= underground
    assert not {cell for pair in outdoors | underground for cell in pair.split()} & {"z0", "g0", "z5", "g5"}


@rule("rulings", "F5")
def test_nothing_hangs_over_the_seam() -> None:
    game = office(field="b1 b2 b3 b4", tunnel="e1 e2 e3 e4", cavern="")
    outdoors = sites(play(game.copy(), "place clearing"), "meadow-field")
    underground = sites(play(game.copy(), "place drift-mining"), "cavern-tunnel")
    assert {pair for pair in outdoors if pair.startswith("c2")} == {"c2 c1", "c2 c3"}
    assert {pair for pair in underground if pair.startswith("d2")} == {"d2 d1"}
    assert not [pair for pair in outdoors if "d" in pair]
    assert not [pair for pair in underground if "c" in pair]


@rule("rulings", "F5")
def test_a_twin_never_lies_outside_with_both_halves() -> None:
    game = office(field="a0 b1 c1 z1", tunnel="d0 e1 f1 g1")
    pairs = sites(play(game.copy(), "place clearing"), "meadow-field")
    pairs |= sites(play(game.copy(), "place drift-mining"), "cavern-tunnel")
    assert hanging(pairs)
    assert not [pair for pair in pairs if all(outside(cell) for cell in pair.split())]


@rule("farmers", 20, 7)
def test_nothing_hangs_over_below_the_entry_level_dwelling() -> None:
    game = play(office(tunnel="e4"), "place drift-mining")
    assert not [pair for pair in sites(game, "cavern-tunnel") if "d5" in pair]


@rule("farmers", 20, 7)
def test_an_overhanging_half_lies_on_no_other_one() -> None:
    game = play(office(field="a2", meadow="z1 a0"), "place clearing")
    assert hanging(sites(game, "meadow-field")) == both_ways("a3 z3", "b1 b0")


@rule("farmers", 20, 8)
@pytest.mark.parametrize(("tile", "price"), [("field", ""), ("meadow", ""), ("tunnel", ""), ("cavern", "2 ")])
def test_a_single_tile_never_hangs_over_the_edge(tile: str, price: str) -> None:
    game = office(field="a0 z1 b2", tunnel="f0 g1 e2")
    give(game, ruby=2)
    play(game, f"trade {price}ruby for {tile}")
    assert sites(game, tile)
    assert not hanging(sites(game, tile))


@rule("farmers", 20, 8)
def test_a_stable_never_stands_outside_the_board_without_a_tile() -> None:
    game = office(meadow="a0 c5", field="z2")
    give(game, stone=1)
    play(game, "place sheep-farming", "choose stable")
    assert {cell for cell in offered(game, "stable") if outside(cell)} == {"a0", "c5"}


# what follows


@rule("rulings", "F5")
def test_an_overhanging_meadow_is_fenced_like_any_other_without_gold() -> None:
    game = office(meadow="a0 z3")
    give(game, wood=2)
    play(game, "place sheep-farming", "choose small-pasture")
    assert sites(game, "small-pasture") == {"a0", "z3"}
    play(game, "tile small-pasture a0")
    assert supply(game) == {}
    assert game.score_sheet(0)["pastures"] == 2


@rule("rulings", "F5")
@pytest.mark.parametrize(
    ("meadows", "pasture"),
    [("a0 a1", "a0 a1"), ("z3 a3", "z3 a3"), ("a0 b0", "a0 b0"), ("z2 z3", "z2 z3"), ("c4 c5", "c4 c5")],
)
def test_a_large_pasture_lies_on_overhanging_meadows_without_gold(meadows: str, pasture: str) -> None:
    game = office(meadow=meadows)
    give(game, wood=4)
    play(game, "place sheep-farming", "choose large-pasture")
    assert sites(game, "large-pasture") == {pasture}
    play(game, f"tile large-pasture {pasture}")
    assert supply(game) == {}
    assert game.score_sheet(0)["pastures"] == 4


@rule("rulings", "F37")
def test_meadows_on_both_sides_of_a_corner_are_no_neighbours() -> None:
    game = office(meadow="a0 z1 c5")
    give(game, wood=4)
    play(game, "place sheep-farming")
    assert "choose large-pasture" not in offers(game)


@rule("rulings", "F5")
def test_a_stable_doubles_an_overhanging_pasture() -> None:
    game = office(large_across="z3", stable="z3 a3")
    give(game, sheep=16, cattle=2)
    play(game, "place wood-gathering")
    assert {tuple(place["cells"]): place["room"] for place in game.view()["players"][0]["housing"]} == {
        ("d4",): 2, ("z3", "a3"): 16,
    }  # fmt: skip


@rule("rulings", "F5")
@pytest.mark.parametrize(
    ("tunnels", "mine"), [("f1 g1", "f1 g1"), ("e0 f0", "f0 e0"), ("g2 g3", "g2 g3"), ("e4 e5", "e5 e4")]
)  # fmt: skip
def test_an_ore_mine_lies_on_overhanging_tunnels_without_gold(tunnels: str, mine: str) -> None:
    game = office(tunnel=tunnels)
    play(game, "place ore-mine-construction", "choose ore-mine")
    assert sites(game, "ore-mine") == both_ways(mine)
    play(game, f"tile ore-mine {mine}")
    assert supply(game) == {"ore": 3}
    assert game.score_sheet(0)["mines"] == 3


@rule("rulings", "F37")
def test_tunnels_on_both_sides_of_a_corner_are_no_neighbours() -> None:
    assert "place ore-mine-construction" not in offers(office(tunnel="f0 g1 f5 g4"))


@rule("rulings", "F5")
def test_a_ruby_mine_lies_on_an_overhanging_tunnel_without_gold() -> None:
    game = office(tunnel="g2")
    play(game, "place ruby-mine-construction", "choose ruby-mine", "tile ruby-mine g2")
    assert supply(game) == {}
    assert game.score_sheet(0)["mines"] == 4


@rule("rulings", "F5")
def test_an_overhanging_cavern_is_furnished_without_gold() -> None:
    game = office(cavern="g2")
    give(game, stone=1)
    play(game, "place housework", "furnish carpenter")
    assert offers(game) == ["at g2"]
    play(game, "at g2")
    assert supply(game) == {"dog": 1}
    assert cells_of(game)["g2"]["furnishing"] == "carpenter"


@rule("rulings", "F5")
def test_an_overhanging_field_is_sown() -> None:
    game = office(field="a0")
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose sow", "sow grain")
    assert cells_of(game)["a0"]["crop"] == {"grain": 3}


@rule("farmers", 20, 8)
def test_the_free_stable_of_an_expedition_may_stand_on_an_overhanging_meadow() -> None:
    game = office(meadow="b5")
    game.open |= start(spaces=["blacksmithing"]).open
    family(game, 8, 8)
    play(game, "place blacksmithing", "choose expedition", "loot stable", "stable b5")
    assert cells_of(game)["b5"]["stable"]


@rule("rulings", "F5")
def test_an_overhanging_half_is_never_unused() -> None:
    game = office()
    before = game.score_sheet(0)["unused-spaces"]
    play(game, "place clearing", "tile meadow-field c4 c5")
    assert (before, game.score_sheet(0)["unused-spaces"]) == (-22, -21)


@rule("rulings", "F5")
def test_cells_outside_the_board_count_as_unused_neither_bare_nor_covered() -> None:
    every_cell = " ".join(column + row for column in "abc" for row in "1234")
    game = office(meadow=f"{every_cell} a0", tunnel="d1 d2 e1 e2 e3 e4 f1 f2 f3 f4")
    assert game.score_sheet(0)["unused-spaces"] == 0


@rule("farmers", 20, 8)
def test_stable_over_the_edge_only_where_a_tile_lies() -> None:
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


# neighbours outside


@rule("rulings", "F37")
def test_an_overhanging_tile_is_one_to_touch() -> None:
    game = office(field="b0 z2")
    give(game, ruby=1)
    play(game, "trade ruby for meadow")
    assert sites(game, "meadow") == {"b1", "a2"}


@rule("rulings", "F37")
def test_an_overhanging_twin_may_touch_an_overhanging_tile_only() -> None:
    game = play(office(field="b0"), "place clearing")
    assert both_ways("a1 a0", "c1 c0") <= sites(game, "meadow-field")
    assert not sites(game, "meadow-field") & both_ways("a2 z2", "c4 c5")


@rule("rulings", "F37")
def test_an_overhanging_tunnel_is_one_to_touch() -> None:
    game = play(office(tunnel="f0"), "place drift-mining")
    assert hanging(sites(game, "cavern-tunnel")) == both_ways("f1 g1", "e1 e0", "e4 e5")


@rule("rulings", "F37")
def test_cells_above_and_below_the_seam_are_no_neighbours() -> None:
    game = play(office(field="c0 c5"), "place drift-mining")
    assert hanging(sites(game, "cavern-tunnel")) == both_ways("e4 e5")
    game = play(office(field="a4", tunnel="d0 d5"), "place clearing")
    assert hanging(sites(game, "meadow-field")) == both_ways("a3 z3", "b4 b5")


@rule("rulings", "F37")
def test_the_left_and_the_right_edge_of_the_board_are_no_neighbours() -> None:
    game = play(office(field="z1 z2 z3 z4"), "place drift-mining")
    assert hanging(sites(game, "cavern-tunnel")) == both_ways("e4 e5")
    game = play(office(tunnel="g1 g2 g3 g4"), "place clearing")
    assert hanging(sites(game, "meadow-field")) == both_ways("c4 c5")


@rule("rulings", "F37")
def test_overhanging_dwellings_lie_beside_an_overhanging_state_parlor() -> None:
    game = office()
    furnish(game, "dwelling", at="g2")
    furnish(game, "state-parlor", at="g3")
    assert game.score_sheet(0)["bonuses"] == 4


@rule("rulings", "F37")
def test_overhanging_cells_across_the_seam_are_no_neighbours() -> None:
    game = start()
    furnish(game, "office-room", at="d2")
    lay(game, meadow="c4", tunnel="d1 d0 d5")  # d0 and d5 hang over beside c0 and c5
    play(game, "place clearing")
    assert set(offered(game, "tile meadow-field")) == {
        "c3 b3", "c3 c2", "b3 c3", "c2 c3",
        "b4 a4", "b4 b3", "a4 b4", "b3 b4", "b4 b5", "b5 b4",
    }  # fmt: skip


@rule("rulings", "F37")
def test_overhanging_cells_on_the_same_side_are_neighbours() -> None:
    game = start(spaces=["ore-mine-construction"])
    furnish(game, "office-room", at="d2")
    lay(game, tunnel="e0 f0 g1")
    play(game, "place ore-mine-construction", "choose ore-mine")
    assert set(offered(game, "tile ore-mine")) == {"e0 f0", "f0 e0"}  # g1 touches f0 with a corner only
    game = start(spaces=["sheep-farming"])
    furnish(game, "office-room", at="d2")
    lay(game, meadow="z3 z4")
    give(game, wood=4)
    play(game, "place sheep-farming", "choose large-pasture")
    assert offered(game, "tile large-pasture") == ["z3 z4"]


@rule("rulings", "F37")
def test_a_tile_over_the_edge_is_something_to_build_on_to() -> None:
    game = start()
    furnish(game, "office-room", at="d2")
    lay(game, tunnel="g2")
    play(game, "place drift-mining")
    assert {"f2 g2", "g2 f2"} & set(offered(game, "tile cavern-tunnel")) == set()  # g2 is taken
    assert {"f3 g3", "g3 f3"} <= set(offered(game, "tile cavern-tunnel"))  # g3 touches g2
