"""The cave boards: their spaces, natural walls, edges that take a wall, symbols, openings and the seam between them."""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from caverna.cave_vs_cave.types import CavesCell, CavesPlayer
from tests.cave_vs_cave.plain_cave import BUILDABLE, NATURAL, WORDS, PlainCave, edge_name, game_with, name
from tests.cave_vs_cave.scenario import (
    build,
    clear,
    cover,
    end_turns,
    era_two,
    fresh,
    furnish,
    give,
    offered,
    offers,
    play,
    player,
    show,
    start,
    turn_up,
)  # fmt: skip
from tests.rules import rule

FIRST = "d1 e1 d2 e2 d3 e3 d4 e4 d5 e5 f5"
COVERED = "d1 e1 d2 e2 e3 e4 d5 e5 f5"
SECOND = "c1 a2 b2 c2 b3 c3 b4 c4"
NAMES = [at for at in f"{FIRST} {SECOND}".split() if at != "d4"]


def view_of(game: Game, seat: int = 0) -> CavesPlayer:
    return game.view()["players"][seat]


def cell(game: Game, at: str) -> CavesCell:
    return next(cell for cell in view_of(game)["cells"] if cell["cell"] == at)


def cells_with(game: Game, tile: str, seat: int = 0) -> set[str]:
    return {cell["cell"] for cell in view_of(game, seat)["cells"] if cell["tile"] == tile}


def sites(game: Game) -> set[str]:
    """Where a wall may be built."""
    return set(offered(play(game.copy(), "take masonry", "build wall"), "wall"))


# spaces


@rule("caves", 12, 1)
@pytest.mark.parametrize(
    ("mode", "era", "spaces"),
    [("era-1", 1, FIRST), ("eras-1-2", 2, f"{FIRST} {SECOND}"), ("short", 2, SECOND)],
    ids=["era-1", "era-2", "short"],
)
def test_each_cave_has_the_spaces_of_its_boards(mode: str, era: int, spaces: str) -> None:
    game = start(mode=mode, era=era)
    for seat in (0, 1):
        assert {cell["cell"] for cell in view_of(game, seat)["cells"]} == set(spaces.split())


@rule("caves", 12, 1)
@pytest.mark.parametrize("at", FIRST.split())
def test_cells_of_columns_d_to_f_are_on_the_first_board(at: str) -> None:
    assert cell(start(mode="eras-1-2", era=2), at)["board"] == 1


@rule("caves", 12, 1)
@pytest.mark.parametrize("at", SECOND.split())
def test_cells_of_columns_a_to_c_are_on_the_second_board(at: str) -> None:
    assert cell(start(mode="eras-1-2", era=2), at)["board"] == 2


@rule("caves", 12, 2)
def test_nine_cells_of_the_first_board_are_covered_at_set_up() -> None:
    game = fresh()
    for seat in (0, 1):
        assert cells_with(game, "covered", seat) == set(COVERED.split())


@rule("caves", 12, 2)
def test_the_cell_above_the_entrance_is_the_only_empty_one_at_set_up() -> None:
    assert cells_with(fresh(), "empty") == {"d3"}


@rule("caves", 12, 2)
def test_the_cave_entrance_is_printed_below_it() -> None:
    game = fresh()
    assert cells_with(game, "room") == {"d4"}
    assert view_of(game)["rooms"] == [{"id": "cave-entrance", "cell": "d4"}]


@rule("caves", 12, 2)
def test_nothing_is_furnished_on_the_entrance() -> None:
    game = start(mode="eras-1-2", era=2)
    clear(game, "c4 b2")
    show(game, "ore-vein")  # anywhere with up to three walls
    play(game, "take decoration", "furnish for 1 gold", "furnish ore-vein")
    assert set(offered(game, "at")) == {"b2", "d3", "c4"}


# natural walls


@rule("caves", 12, 3)
@pytest.mark.parametrize(
    ("space", "sides"),
    [pytest.param(space, sides, id=name(space)) for board in NATURAL.values() for space, sides in board.items()],
)
def test_natural_walls_of_each_cell(space: tuple[int, int], sides: str) -> None:
    game = start(mode="eras-1-2", era=2)
    assert cell(game, name(space))["walls"] == {WORDS[side]: "rock" for side in sides}


@rule("caves", 12, 3)
@pytest.mark.parametrize("mode", ["era-1", "short"])
def test_natural_walls_are_the_same_where_one_board_lies_alone(mode: str) -> None:
    game = start(mode=mode)
    for space, sides in NATURAL[2 if mode == "short" else 1].items():
        assert cell(game, name(space))["walls"] == {WORDS[side]: "rock" for side in sides}


@rule("caves", 12, 3)
@pytest.mark.parametrize(
    ("at", "kind"),
    [
        ("d1", "W2A"), ("e1", "W2A"), ("d2", "W1"), ("e2", "W1"), ("d3", "W1"), ("e3", "W1"), ("e4", "W1"),
        ("d5", "W2A"), ("e5", "W1"), ("f5", "W3"),
        ("c1", "W3"), ("a2", "W3"), ("b2", "W1"), ("c2", "W1"), ("b3", "W1"), ("c3", "W1"), ("b4", "W2A"), ("c4", "W0"),
    ],
)  # fmt: skip
def test_wall_class_of_each_cell_before_any_wall_is_built(at: str, kind: str) -> None:
    """Rooms for one class each: Shelf, Food Corner, Tunnel, Parlor, Secret Chamber; Cattle Market takes W0 and W1."""
    game = start(mode="eras-1-2", era=2)
    cover(game, " ".join(NAMES))
    clear(game, at)
    give(game, wood=9, stone=9, gold=9)
    show(game, "shelf", "food-corner", "tunnel", "parlor", "secret-chamber", "cattle-market")
    play(game, "take decoration")
    expected = {
        "W0": ["cattle-market"], "W1": ["shelf", "cattle-market"], "W2A": ["food-corner"], "W3": ["parlor"],
    }[kind]  # fmt: skip
    play(game, "furnish for 1 gold")
    assert offered(game, "furnish") == expected


# edges


@rule("caves", 12, 4)
@pytest.mark.parametrize(
    ("mode", "era", "boards", "number"),
    [("era-1", 1, [1], 14), ("eras-1-2", 2, [1, 2], 23), ("short", 2, [2], 9)],
    ids=["era-1", "era-2", "short"],
)
def test_the_edges_that_take_a_wall(mode: str, era: int, boards: list[int], number: int) -> None:
    found = sites(start(mode=mode, era=era))
    assert found == {edge_name(edge) for board in boards for edge in BUILDABLE[board]}
    assert len(found) == number


def sites_shown(game: Game) -> set[frozenset[str]]:
    """The edges that the cells of a view show as sites, by the cells they connect."""
    steps = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
    return {
        frozenset(
            {cell["cell"], chr(ord(cell["cell"][0]) + steps[side][0]) + str(int(cell["cell"][1]) + steps[side][1])}
        )
        for cell in view_of(game)["cells"]
        for side in cell["sites"]
    }


@rule("caves", 12, 4)
def test_cells_show_the_edges_that_take_a_wall_until_it_is_built() -> None:
    game = start(mode="eras-1-2", era=2)
    every = {frozenset(edge.split()) for edge in sites(game)}
    assert sites_shown(game) == every
    play(game, "take masonry", "build wall", "wall d4 d5")
    assert sites_shown(game) == every - {frozenset({"d4", "d5"})}


@rule("caves", 12, 4)
def test_every_pair_of_neighbours_on_the_first_board_takes_a_wall() -> None:
    spaces = set(NATURAL[1])
    pairs = {((r, c), to) for r, c in spaces for to in ((r + 1, c), (r, c + 1)) if to in spaces}
    assert {edge_name(pair) for pair in pairs} == sites(start())


@rule("caves", 12, 5)
def test_between_two_spaces_there_is_rock_or_an_edge_that_takes_a_wall_but_for_the_seam() -> None:
    game = start(mode="eras-1-2", era=2)
    spaces = {**NATURAL[1], **NATURAL[2]}
    bare = {
        f"{name((r, c))} {name(to)}"
        for r, c in spaces
        for to, side in (((r + 1, c), "south"), ((r, c + 1), "east"))
        if to in spaces and side not in cell(game, name((r, c)))["walls"]
    }
    assert bare - sites(game) == {"c4 d4"}


@rule("caves", 12, 5)
def test_the_seam_takes_no_wall() -> None:
    assert "c4 d4" not in sites(start(mode="eras-1-2", era=2))


@rule("caves", 12, 5)
@pytest.mark.parametrize("rows", [("c1", "d1"), ("c2", "d2"), ("c3", "d3")], ids=["row 1", "row 2", "row 3"])
def test_rock_stays_between_the_boards_in_the_upper_rows(rows: tuple[str, str]) -> None:
    game = start(mode="eras-1-2", era=2)
    assert cell(game, rows[0])["walls"]["east"] == "rock"
    assert cell(game, rows[1])["walls"]["west"] == "rock"


@rule("caves", 12, 6)
def test_neither_opening_takes_a_wall() -> None:
    for game, gate in ((start(), "d4"), (start(mode="eras-1-2", era=2), "c4"), (start(mode="short"), "c4")):
        around = {edge for edge in sites(game) if gate in edge.split()}
        assert around == ({"d3 d4", "d4 e4", "d4 d5"} if gate == "d4" else {"c3 c4", "b4 c4"})


@rule("caves", 12, 4)
def test_an_edge_takes_one_wall_only() -> None:
    game = start()
    build(game, "d1 e1", "d4 d5")
    assert len(sites(game)) == 12
    assert not sites(game) & {"d1 e1", "d4 d5"}


@rule("caves", 12, 4)
@pytest.mark.parametrize("at", NAMES)
def test_every_cell_but_the_gate_can_be_walled_all_round(at: str) -> None:
    game = start(mode="eras-1-2", era=2)
    build(game, *[edge for edge in sites(game) if at in edge.split()])
    walls = cell(game, at)["walls"]
    assert len(walls) == (2 if at == "c4" else 4)
    assert set(walls) == ({"north", "west"} if at == "c4" else {"north", "east", "south", "west"})


@rule("caves", 12, 6)
@pytest.mark.parametrize(
    ("walls", "fits"),
    [([], ["cattle-market"]), (["b4 c4"], ["shelf", "cattle-market"]), (["c3 c4"], ["shelf", "cattle-market"]),
     (["b4 c4", "c3 c4"], ["food-corner"])],
    ids=["none", "west", "north", "both"],
)  # fmt: skip
@pytest.mark.parametrize("mode", ["eras-1-2", "short"])
def test_the_gate_has_no_wall_of_its_own_even_where_the_first_board_is_missing(
    mode: str, walls: list[str], fits: list[str]
) -> None:
    game = start(mode=mode, era=2)
    if mode != "short":
        cover(game, "d3")
    build(game, *walls)
    give(game, wood=9, stone=9, gold=9)
    show(game, "shelf", "food-corner", "tunnel", "parlor", "secret-chamber", "cattle-market")
    play(game, "take decoration", "furnish for 1 gold")
    assert offered(game, "furnish") == fits


@rule("rulings", "C2")
def test_no_wall_goes_on_the_open_seam() -> None:
    game = era_two()
    play(game, "take masonry", "build wall")
    assert "c4 d4" not in offered(game, "wall")
    assert {"d2", "e3", "e4", "d5"} <= set(game.view()["players"][0]["accessible"])


@rule("rulings", "C2")
@pytest.mark.parametrize("era", [1, 2])
def test_the_entrance_has_no_wall_to_its_south_in_either_era(era: int) -> None:
    game = start(mode="eras-1-2", era=era)
    cells = {cell["cell"]: cell["walls"] for cell in game.view()["players"][0]["cells"]}
    assert cells["d4"] == {}
    assert "d5" in game.view()["players"][0]["accessible"]


# symbols


@rule("caves", 12, 7)
def test_symbols_on_four_cells() -> None:
    game = start(mode="eras-1-2", era=2)
    found = {cell["cell"]: cell["bonus"] for cell in view_of(game)["cells"] if cell["bonus"]}
    assert found == {"e2": {"food": 1}, "e4": {"food": 1}, "b3": {"ore": 1}, "c3": {"iron": 1}}


@rule("caves", 12, 7)
def test_a_symbol_that_is_uncovered_is_of_no_use_any_more() -> None:
    game = start()
    clear(game, "e2")
    assert cell(game, "e2")["bonus"] == {}
    assert cell(game, "e4")["bonus"] == {"food": 1}


@rule("rulings", "C2")
def test_the_symbols_of_the_second_board_are_ore_and_iron() -> None:
    game = era_two()
    cells = {cell["cell"]: cell["bonus"] for cell in game.view()["players"][0]["cells"] if cell["board"] == 2}
    assert {at: bonus for at, bonus in cells.items() if bonus} == {"b3": {"ore": 1}, "c3": {"iron": 1}}


# the openings


@rule("caves", 5, 2)
def test_era_one_is_entered_at_the_cave_entrance() -> None:
    game = start()
    play(game, "take excavation", "excavate")
    assert set(offered(game, "dig")) == {"d2", "e3", "e4", "d5"}


@rule("caves", 5, 2)
def test_era_two_is_entered_at_the_gate() -> None:
    game = start(mode="eras-1-2", era=2)
    play(game, "take excavation", "excavate")
    assert set(offered(game, "dig")) == {"b4", "c3", "d2", "e3", "e4", "d5"}


@rule("caves", 5, 2)
def test_a_covered_gate_is_the_only_accessible_tile() -> None:
    game = start(mode="eras-1-2", era=2)
    cover(game, "c4")
    for effects in (["take excavation", "excavate"], ["take undermining", "excavate through walls"]):
        assert offers(play(game.copy(), *effects)) == ["dig c4"]


@rule("caves", 5, 2)
def test_the_short_game_has_only_the_second_board_to_dig() -> None:
    game = start(mode="short")
    play(game, "take excavation", "excavate")
    assert set(offered(game, "dig")) == {"b4", "c3"}


@rule("caves", 12, 5)
def test_the_way_to_the_first_board_leads_through_the_seam_alone() -> None:
    """Everything is open but d1 and c1; walls around d4 shut off the first board, c1 to c3 beside it do not help."""
    cave = PlainCave((1, 2), covered={"d1", "c1"}, furnished=set(NAMES) - {"d1", "c1"})
    assert set(offered(play(game_with(cave), "take drift-mining", "excavate"), "dig")) == {"c1", "d1"}
    cave.built = {"d3 d4", "d4 e4", "d4 d5"}
    assert offered(play(game_with(cave), "take drift-mining", "excavate"), "dig") == ["c1"]


# who has what covered at the passage


def to_era_two(points: dict[int, str]) -> Game:
    """A real game over the passage; seats get a room each just before the end."""
    game = end_turns(fresh(mode="eras-1-2"), 43)
    for seat, room in points.items():
        furnish(game, room, "d3", seat)
    play(game, offers(game)[0], "end")
    return turn_up(game)


@rule("caves", 14, 2)
@pytest.mark.parametrize(("ahead", "behind"), [(0, 1), (1, 0)])
def test_the_leader_of_era_one_has_the_gate_covered(ahead: int, behind: int) -> None:
    game = to_era_two({ahead: "parlor"})
    assert cells_with(game, "covered", ahead) >= set(SECOND.split())
    assert cells_with(game, "covered", behind) & set(SECOND.split()) == set(SECOND.split()) - {"c4"}


@rule("caves", 14, 2)
def test_nobody_has_the_gate_covered_after_a_draw() -> None:
    game = to_era_two({})
    for seat in (0, 1):
        assert cells_with(game, "covered", seat) & set(SECOND.split()) == set(SECOND.split()) - {"c4"}


@rule("caves", 14, 5)
def test_the_first_board_stays_as_it_was() -> None:
    game = to_era_two({0: "parlor"})
    assert cells_with(game, "covered", 0) & set(FIRST.split()) == set(COVERED.split())
    assert cells_with(game, "room", 0) == {"d3", "d4"}


@rule("caves", 16, 6)
def test_alone_the_whole_second_board_is_covered() -> None:
    game = end_turns(fresh(players=1, mode="eras-1-2"), 19)
    assert game.era == 2
    assert cells_with(game, "covered") >= set(SECOND.split())


@rule("caves", 17, 1)
def test_the_board_of_a_draft_is_all_empty() -> None:
    game = fresh(mode="quick-start")
    for seat in (0, 1):
        assert cells_with(game, "empty", seat) == set(FIRST.split()) - {"d4"}
        assert player(game, seat).covered == 0
