"""The Office room: twin tiles that hang over the edge of the home board."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.scenario import furnish, give, lay, offered, play, player, start, supply
from tests.rules import rule

BOARD = [column + row for column in "abcdef" for row in "1234"]


def office(players: int = 2, **tiles: str) -> Game:
    game = start(players=players, spaces=["sheep-farming", "ore-mine-construction", "ruby-mine-construction"])
    furnish(game, "office-room")
    lay(game, 0, **tiles)
    return game


def pairs(game: Game, tile: str) -> list[tuple[str, str]]:
    """The cells of a twin tile that are offered."""
    return [(first, second) for first, second in (text.split() for text in offered(game, f"tile {tile}"))]


# Where a twin may hang over.


@rule("farmers", 20, 6)
def test_office_room_lets_a_meadow_field_twin_hang_over_for_two_gold() -> None:
    game = office(meadow="c4 b4")
    play(game, "place clearing", "tile meadow-field a4 z4")
    assert supply(game) == {"wood": 1, "gold": 2}
    game = office(meadow="c4 b4")
    play(game, "place clearing", "tile meadow-field a5 a4")
    assert supply(game) == {"wood": 1, "gold": 2}


@rule("farmers", 20, 6)
@pytest.mark.parametrize("tile", ["cavern-tunnel", "cavern-cavern"])
def test_office_room_lets_the_twins_of_excavation_hang_over_for_two_gold(tile: str) -> None:
    game = office(cavern="d3 d2 e2 f2")
    play(game, "place excavation", f"choose {tile}", f"tile {tile} f3 g3")
    assert supply(game) == {"stone": 1, "gold": 2}


@rule("farmers", 20, 6)
def test_office_room_gives_no_gold_for_a_twin_on_the_board() -> None:
    game = office()
    play(game, "place clearing", "tile meadow-field c4 c3")
    assert supply(game) == {"wood": 1}


@rule("farmers", 20, 6)
@pytest.mark.parametrize(
    ("space", "tile"), [("clearing", "meadow-field"), ("drift-mining", "cavern-tunnel")], ids=["forest", "mountain"]
)
def test_without_office_room_nothing_hangs_over(space: str, tile: str) -> None:
    game = start()
    lay(game, field="c4 b4 a4 a3 a2", cavern="d3 d2 d1 e1 f2 f3")
    play(game, f"place {space}")
    assert pairs(game, tile)
    assert all(cell in BOARD for pair in pairs(game, tile) for cell in pair)


@rule("farmers", 20, 6)
def test_office_room_lets_twins_hang_over_all_outer_edges_of_the_forest() -> None:
    game = office(field="b2 b3", meadow="c3")
    play(game, "place clearing")
    outside = {cell for pair in pairs(game, "meadow-field") for cell in pair if cell not in BOARD}
    assert outside == {"z2", "z3", "b0", "b5", "c5"}  # only where the half on the board touches a tile
    game = office(field="a2 b2 c2 a3 b3 c3")
    play(game, "place clearing")
    outside = {cell for pair in pairs(game, "meadow-field") for cell in pair if cell not in BOARD}
    assert outside == {"a0", "b0", "c0", "a5", "b5", "c5", "z1", "z4"}


@rule("farmers", 20, 6)
def test_office_room_lets_twins_hang_over_all_outer_edges_of_the_mountain() -> None:
    game = office(cavern="d2 d3 e2 e3")
    play(game, "place drift-mining")
    outside = {cell for pair in pairs(game, "cavern-tunnel") for cell in pair if cell not in BOARD}
    assert outside == {"d0", "e0", "g2", "g3", "e5"}


@rule("farmers", 20, 6)
def test_office_room_lets_no_twin_lie_wholly_outside() -> None:
    game = office(field="a1 a2 a3 a4 b1 c1 b4 c4 a0")
    play(game, "place clearing")
    for pair in pairs(game, "meadow-field"):
        assert any(cell in BOARD for cell in pair)


@rule("farmers", 20, 6)
@pytest.mark.parametrize(
    ("space", "tile", "half"), [("clearing", "meadow-field", "abcz"), ("drift-mining", "cavern-tunnel", "defg")]
)
def test_office_room_lets_no_twin_lie_across_the_seam(space: str, tile: str, half: str) -> None:
    game = office(field="b1 b2 b3 b4", cavern="e1 e2 e3 d3")
    play(game, f"place {space}")
    assert all(cell[0] in half for pair in pairs(game, tile) for cell in pair)


@rule("farmers", 20, 6)
def test_office_room_lets_no_single_tile_lie_outside() -> None:
    game = office(field="a1 a2 a3 a4 b1 c1", cavern="f1 f2 f3 e3 d3")
    give(game, ruby=5)
    for tile, trade in (("meadow", "ruby"), ("field", "ruby"), ("tunnel", "ruby"), ("cavern", "2 ruby")):
        trial = game.copy()
        play(trial, f"trade {trade} for {tile}")
        assert offered(trial, f"tile {tile}")
        assert set(offered(trial, f"tile {tile}")) <= set(BOARD)


@rule("farmers", 20, 6)
def test_office_room_lets_the_very_first_outdoor_twin_hang_over_only_at_the_entrance() -> None:
    game = office()
    play(game, "place clearing")
    outside = [pair for pair in pairs(game, "meadow-field") if pair[0] not in BOARD or pair[1] not in BOARD]
    assert sorted(outside) == [("c4", "c5"), ("c5", "c4")]


@rule("farmers", 20, 7)
@pytest.mark.parametrize("cells", ["e4 e5", "e5 e4"])
def test_office_room_twin_gets_the_food_of_the_covered_cell(cells: str) -> None:
    game = office()
    play(game, "place drift-mining", f"tile cavern-tunnel {cells}")
    assert supply(game) == {"stone": 1, "gold": 2, "food": 1}


@rule("farmers", 20, 7)
def test_office_room_twin_gets_the_boar_of_the_covered_cell() -> None:
    game = office(field="b1 b2 b3 b4", cavern="d3")
    play(game, "place clearing", "tile meadow-field c1 c0")
    assert supply(game) == {"wood": 1, "gold": 2, "boar": 1}


@rule("farmers", 20, 7)
def test_office_room_twin_lays_only_its_meadow_half_on_a_stable() -> None:
    game = office(field="c4 b4", stable="a4")
    play(game, "place clearing")
    assert ("a4", "z4") in pairs(game, "meadow-field")
    assert ("z4", "a4") not in pairs(game, "meadow-field")


def office_owner(space: str, **tiles: str) -> Game:
    game = start(spaces=[space])
    furnish(game, "office-room", at="d2")
    lay(game, 0, **tiles)
    return game


@rule("rulings", "F5")
def test_every_twin_over_the_edge_gives_two_gold() -> None:
    game = office_owner("clearing", meadow="c4 b4 a4")
    play(game, "place clearing")
    assert {"a3 z3", "z4 z3"} & set(offered(game, "tile meadow-field")) == {"a3 z3"}  # never both halves outside
    play(game, "tile meadow-field a3 z3")
    assert supply(game) == {"wood": 1, "gold": 2, "boar": 1}  # the bonus of the covered cell comes too


@rule("rulings", "F5")
@pytest.mark.parametrize("twin", ["cavern-tunnel", "cavern-cavern"])
def test_both_mountain_twins_may_hang_over(twin: str) -> None:
    game = office_owner("excavation", tunnel="e3 f3")
    play(game, "place excavation", f"choose {twin}")
    first = next(text for text in offered(game, f"tile {twin}") if set(text.split()) == {"f2", "g2"})
    play(game, f"tile {twin} {first}")
    assert supply(game) == {"stone": 1, "gold": 2}


@rule("rulings", "F5")
def test_no_gold_for_a_twin_inside_the_board() -> None:
    game = office_owner("clearing")
    play(game, "place clearing", "tile meadow-field c4 c3")
    assert supply(game) == {"wood": 1}


@rule("rulings", "F5")
def test_no_twin_hangs_over_for_others() -> None:
    game = start()
    lay(game, meadow="c4 b4 a4")
    play(game, "place clearing")
    assert not [text for text in offered(game, "tile meadow-field") if set(text) & set("zg05")]


@rule("rulings", "F5")
def test_no_twin_hangs_across_the_seam() -> None:
    game = office_owner("clearing", meadow="c4 c3 c2")
    play(game, "place clearing")
    assert [text for text in offered(game, "tile meadow-field") if text.startswith("c1")] == ["c1 b1", "c1 c0"]
    game = office_owner("drift-mining", tunnel="e1")
    play(game, "place drift-mining")
    assert [text for text in offered(game, "tile cavern-tunnel") if text.startswith("d1")] == ["d1 d0"]


@rule("rulings", "F5")
def test_a_single_tile_never_hangs_over() -> None:
    game = office_owner("clearing", meadow="c4 b4 a4", tunnel="f3")
    give(game, ruby=3)
    for tile in ("meadow", "field", "tunnel"):
        play(game, f"trade ruby for {tile}")
        cells = offered(game, f"tile {tile}")
        assert not [cell for cell in cells if set(cell) & set("zg05")]
        play(game, f"tile {tile} {cells[0]}")


# What lies outside is a cell like any other, but never unused.


@rule("rulings", "F5")
def test_office_room_does_not_count_an_overhanging_half_as_a_used_cell() -> None:
    game = office(cavern="d3")
    before = game.score_sheet(0)["unused-spaces"]
    play(game, "place drift-mining", "tile cavern-tunnel e4 e5")
    assert game.score_sheet(0)["unused-spaces"] == before + 1


@rule("rulings", "F5")
def test_office_room_lets_an_overhanging_cavern_be_furnished() -> None:
    game = office(cavern="e5", tunnel="e4")
    give(game, stone=1)
    play(game, "place housework", "furnish carpenter", "at e5")
    assert supply(game) == {"dog": 1}


@rule("rulings", "F5")
def test_office_room_lets_an_overhanging_tunnel_become_a_ruby_mine_without_gold() -> None:
    game = office(cavern="e4", tunnel="e5")
    play(game, "place ruby-mine-construction", "choose ruby-mine", "tile ruby-mine e5")
    assert supply(game) == {}
    assert game.score_sheet(0)["mines"] == 4


@rule("rulings", "F5")
def test_office_room_gives_no_gold_for_an_ore_mine_on_overhanging_tunnels() -> None:
    game = office(tunnel="e5 f5", cavern="e4")
    play(game, "place ore-mine-construction", "choose ore-mine", "tile ore-mine e5 f5")
    assert supply(game) == {"ore": 3}


@rule("rulings", "F5")
def test_office_room_gives_no_gold_for_pastures_and_stables_outside() -> None:
    game = office(meadow="a0 b0 z1", field="a1 b1")
    give(game, wood=6, stone=1)
    play(game, "place sheep-farming", "choose large-pasture", "tile large-pasture a0 b0")
    play(game, "choose small-pasture", "tile small-pasture z1", "choose stable", "stable a0")
    assert "gold" not in supply(game)
    assert game.score_sheet(0)["pastures"] == 6


@rule("rulings", "F5")
def test_office_room_lets_an_overhanging_field_be_sown() -> None:
    game = office(meadow="c4", field="c5")
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose sow", "sow grain")
    assert game.score_sheet(0)["grain"] == 2  # 3 on the field
    assert supply(game) == {}


@rule("rulings", "F5")
def test_office_room_lets_stables_stand_outside_only_on_tiles() -> None:
    game = office(meadow="c4 c5")
    give(game, stone=1)
    play(game, "place sheep-farming", "choose stable")
    outside = [cell for cell in offered(game, "stable") if cell not in BOARD]
    assert outside == ["c5"]


@rule("rulings", "F5")
def test_office_room_lets_tiles_join_what_lies_outside() -> None:
    game = office(meadow="z3", field="b1")
    play(game, "place clearing")
    assert ("a3", "a2") in pairs(game, "meadow-field")


@rule("rulings", "F37")
@pytest.mark.parametrize(
    ("space", "tile", "across", "beside", "twin"),
    [
        ("clearing", "meadow-field", {"meadow": "a4", "tunnel": "d0"}, {"meadow": "a4 b0"}, ("c1", "c0")),
        ("clearing", "meadow-field", {"meadow": "a2", "tunnel": "d5"}, {"meadow": "a2 b5"}, ("c4", "c5")),
        ("drift-mining", "cavern-tunnel", {"meadow": "c0"}, {"tunnel": "e0"}, ("d1", "d0")),
    ],
    ids=["above, forest", "below, forest", "above, mountain"],
)
def test_office_room_makes_no_neighbours_of_cells_on_both_sides_of_the_seam(
    space: str, tile: str, across: dict[str, str], beside: dict[str, str], twin: tuple[str, str]
) -> None:
    """A twin whose half outside would touch nothing but a tile across the seam; on its own side that is enough."""
    game = play(office(2, **across), f"place {space}")
    assert twin not in pairs(game, tile)
    game = play(office(2, **beside), f"place {space}")
    assert twin in pairs(game, tile)


@rule("rulings", "F5")
def test_building_on_an_overhanging_half_gives_no_gold() -> None:
    game = office_owner("ore-mine-construction", tunnel="f3 g3")
    play(game, "place ore-mine-construction", "choose ore-mine", "tile ore-mine g3 f3")
    assert supply(game) == {"ore": 3}
    game = office_owner("ruby-mine-construction", tunnel="f3 g3")
    play(game, "place ruby-mine-construction", "choose ruby-mine", "tile ruby-mine g3")
    assert supply(game) == {}
    game = office_owner("sheep-farming", meadow="a4 z4")
    give(game, wood=4, stone=1)
    play(game, "place sheep-farming", "choose large-pasture", "tile large-pasture z4 a4", "choose stable", "stable z4")
    assert supply(game) == {}
    game = office_owner("housework", cavern="f3 g3")
    give(game, wood=1)
    play(game, "place housework", "furnish cuddle-room", "at g3")
    assert supply(game) == {"dog": 1}


@rule("rulings", "F5")
def test_an_overhanging_field_is_sown_like_any_other() -> None:
    game = office_owner("slash-and-burn", field="z4", meadow="a4")
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose sow", "sow grain")
    assert player(game).growing_grain() == 3


@rule("rulings", "F5")
def test_a_half_over_the_edge_is_never_unused() -> None:
    game = office_owner("clearing", meadow="c4 b4 a4")
    before = game.score_sheet(0)["unused-spaces"]
    play(game, "place clearing", "tile meadow-field a3 z3")
    assert game.score_sheet(0)["unused-spaces"] == before + 1  # one cell of the board, not two
