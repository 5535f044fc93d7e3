"""The additional cavern: who takes it, its two sides, and what it is good for."""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from caverna.cave_vs_cave.types import CavesCell
from tests.cave_vs_cave.caverns import FIRST_CELLS, RICH, SECOND_CELLS, almost_filled
from tests.cave_vs_cave.plain_cave import ROOM_WALLS, WORDS
from tests.cave_vs_cave.scenario import (
    all_offers,
    build,
    clear,
    end_turns,
    fresh,
    furnish,
    give,
    offered,
    offers,
    only,
    play,
    player,
    show,
    start,
    stock,
)  # fmt: skip
from tests.rules import rule

FOR_SALE = ("shelf", "cattle-market", "parlor", "state-room")


def fill(game: Game, cells: str, last: str, seat: int = 0) -> None:
    """Rooms on all these cells but the last; that takes a Shelf (one wall) or, on the gate, a Cattle Market (none)."""
    names = [at for at in cells.split() if at != last]
    for at, room in zip(names, [room for room in ROOM_WALLS if room not in FOR_SALE], strict=False):
        furnish(game, room, at, seat)
    clear(game, last, seat)
    show(game, *FOR_SALE)
    give(game, seat, **RICH)


def nearly_full(mode: str = "era-1", era: int = 1, last: str = "d3") -> Game:
    """Every cell of seat 0 but one has a room."""
    game = start(mode=mode, era=era)
    cells = {"era-1": FIRST_CELLS, "eras-1-2": f"{FIRST_CELLS} {SECOND_CELLS}", "short": SECOND_CELLS}[mode]
    fill(game, cells, last)
    return game


def cavern(side: int) -> Game:
    """Seat 0 has just filled the cave by Housework and taken the cavern with that side."""
    game = nearly_full()
    return play(game, "take housework", "furnish for 1 gold", "furnish shelf", "at d3", f"side {side}")


def space_x(game: Game) -> CavesCell:
    return next(cell for cell in game.view()["players"][0]["cells"] if cell["cell"] == "x")


@rule("caves", 13, 1)
@pytest.mark.parametrize(
    ("mode", "era", "last", "room"),
    [("era-1", 1, "d3", "shelf"), ("eras-1-2", 2, "c4", "cattle-market"), ("eras-1-2", 2, "d2", "shelf"),
     ("short", 2, "c4", "cattle-market")],
)  # fmt: skip
def test_the_first_full_cave_brings_the_cavern_at_once(mode: str, era: int, last: str, room: str) -> None:
    game = nearly_full(mode, era, last)
    play(game, "take housework", "furnish for 1 gold", f"furnish {room}", f"at {last}")
    assert all_offers(game) == ["side 2", "side 3"]  # no refusing, no conversions
    play(game, "side 2")
    assert game.view()["players"][0]["additional_cavern"] == 2
    assert not game.view()["spare_cavern"]


@rule("caves", 13, 1)
@pytest.mark.parametrize(
    ("cells", "last", "room"), [(FIRST_CELLS, "d3", "shelf"), (SECOND_CELLS, "c4", "cattle-market")]
)
def test_in_era_two_one_full_board_is_not_enough(cells: str, last: str, room: str) -> None:
    game = start(mode="eras-1-2", era=2)
    fill(game, cells, last)
    play(game, "take housework", "furnish for 1 gold", f"furnish {room}", f"at {last}")
    assert offered(game, "side") == []
    assert game.view()["spare_cavern"]


@rule("caves", 13, 1)
def test_a_cave_with_a_face_down_tile_is_not_full() -> None:
    game = start()
    fill(game, "e1 d2 e2 d3 e3 e4 d5 e5 f5", "d3")  # d1 is still covered
    play(game, "take housework", "furnish for 1 gold", "furnish shelf", "at d3")
    assert offered(game, "side") == []
    assert game.view()["spare_cavern"]


@rule("caves", 13, 1)
def test_a_cave_with_an_empty_cell_is_not_full() -> None:
    game = start()
    fill(game, "e1 d2 e2 d3 e3 e4 d5 e5 f5", "d3")
    clear(game, "d1")
    play(game, "take housework", "furnish for 1 gold", "furnish shelf", "at d3")
    assert offered(game, "side") == []


@rule("caves", 13, 2)
@pytest.mark.parametrize(("side", "walls", "free"), [(2, 2, 2), (3, 3, 1)])
def test_sides_of_the_cavern(side: int, walls: int, free: int) -> None:
    game = cavern(side)
    printed = space_x(game)["walls"]
    assert (len(printed), set(printed.values())) == (walls, {"rock"})
    play(game, "end", "take cultivation", "end", "take masonry", "build wall")
    sites = [edge for edge in offered(game, "wall") if edge.startswith("x")]
    assert len(sites) == free
    assert {edge.split()[1] for edge in sites} == set(WORDS.values()) - set(printed)


@rule("caves", 13, 2)
def test_the_two_walls_of_the_cavern_are_adjacent() -> None:
    game = cavern(2)
    show(game, "food-corner", "tunnel", "ore-vein")  # two adjacent walls, two opposing ones, any up to three
    play(game, "furnish for 1 food per dwarf")
    assert offered(game, "furnish") == ["food-corner", "ore-vein"]


@rule("caves", 13, 2)
@pytest.mark.parametrize(
    ("side", "added", "room"),
    [(2, 0, "food-corner"), (2, 1, "parlor"), (2, 2, "treasury"), (3, 0, "parlor"), (3, 1, "treasury")],
)
def test_what_the_cavern_can_become(side: int, added: int, room: str) -> None:
    """W2A, W3 or W4 on the one side, W3 or W4 on the other."""
    game = cavern(side)
    free = [WORDS[s] for s in "ESNW" if WORDS[s] not in space_x(game)["walls"]]
    build(game, *[f"x {direction}" for direction in free[:added]])
    show(game, "shelf", "food-corner", "tunnel", "parlor", "treasury")
    play(game, "furnish for 1 food per dwarf")
    assert offered(game, "furnish") == [room]
    play(game, f"furnish {room}")
    assert offered(game, "at") == ["x"]


@rule("caves", 13, 3)
def test_the_cavern_is_used_in_the_same_turn() -> None:
    game = cavern(3)
    play(game, "furnish for 1 food per dwarf", "furnish parlor", "at x")
    assert {"id": "parlor", "cell": "x"} in game.view()["players"][0]["rooms"]
    assert space_x(game)["tile"] == "room"


@rule("caves", 13, 3)
def test_a_room_in_the_cavern_scores_and_works() -> None:
    game = cavern(3)
    before = game.scores()[0]
    play(game, "furnish for 1 food per dwarf", "furnish parlor", "at x")
    assert game.scores()[0] == before + 6 - 1  # Parlor, and its gold is gone
    play(game, "end", "take cultivation", "end")
    only(game)
    play(game, "take undergrowth", "activate 1 room", "activate parlor")
    assert stock(game) == {"wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 1, "gold": 1}


@rule("caves", 13, 2)
@pytest.mark.parametrize("side", [2, 3])
def test_printed_walls_of_the_cavern_stay_but_built_ones_are_razed(side: int) -> None:
    game = cavern(side)
    play(game, "end", "take cultivation", "end")
    assert "raze wall" not in offers(play(game.copy(), "take breach"))
    build(game, "x east")
    play(game, "take breach", "raze wall")
    assert offers(game) == ["raze x east"]
    play(game, "raze x east")
    assert len(space_x(game)["walls"]) == side


@rule("caves", 13, 2)
def test_the_side_is_for_good() -> None:
    game = cavern(2)
    with pytest.raises(ValueError, match="not legal"):
        play(game, "side 3")
    play(game, "end", "take cultivation", "end")
    assert offered(game, "side") == []


@rule("caves", 13, 1)
def test_there_is_one_cavern_only() -> None:
    game = nearly_full()
    fill(game, FIRST_CELLS, "d3", seat=1)
    play(game, "take housework", "furnish for 1 gold", "furnish shelf", "at d3", "side 2", "end")
    show(game, "grindstone")
    play(game, "take furnishing", "furnish for 1 food per dwarf", "furnish grindstone", "at d3")
    assert offered(game, "side") == []
    assert [view["additional_cavern"] for view in game.view()["players"]] == [2, 0]


@rule("caves", 13, 1)
def test_a_full_cave_with_its_cavern_brings_no_second_one() -> None:
    game = cavern(3)
    play(game, "furnish for 1 food per dwarf", "furnish parlor", "at x")
    assert offered(game, "side") == []


@rule("caves", 13, 3)
def test_the_cavern_stays_in_era_two() -> None:
    game = end_turns(fresh(mode="eras-1-2"), 43)
    player(game).add_cavern(3)
    game.spare_cavern = 0
    play(game, offers(game)[0], "end")
    assert game.era == 2
    assert game.view()["players"][0]["additional_cavern"] == 3
    assert space_x(game)["tile"] == "empty"


@rule("caves", 13, 1)
def test_alone_there_is_a_cavern_too() -> None:
    game = start(players=1)
    fill(game, FIRST_CELLS, "d3")
    play(game, "take housework", "furnish for 1 gold", "furnish shelf", "at d3")
    assert offers(game) == ["side 2", "side 3"]


@rule("caves", 13, 4)
def test_no_path_leads_to_the_cavern_and_no_tile_lies_there() -> None:
    game = cavern(2)
    assert space_x(game)["tile"] == "empty"
    play(game, "end", "take cultivation", "end", "take drift-mining")
    assert "excavate" not in offers(game)


@rule("caves", 13, 2)
def test_without_the_cavern_there_is_no_wall_to_build_on_it() -> None:
    game = play(start(), "take masonry", "build wall")
    assert not [edge for edge in offered(game, "wall") if "x" in edge]


# the additional cavern


@rule("rulings", "C12")
def test_the_cavern_is_taken_at_once_and_cannot_be_refused() -> None:
    game = almost_filled()
    play(game, "take housework", "furnish for 5 food", "furnish shelf", "at d3")
    assert all_offers(game) == ["side 2", "side 3"]


@rule("rulings", "C12")
@pytest.mark.parametrize("side", [2, 3])
def test_the_cavern_can_be_used_in_the_same_turn(side: int) -> None:
    game = almost_filled()
    play(game, "take renovation", "furnish for nothing", "furnish shelf", "at d3", f"side {side}", "build wall")
    assert "x east" in offered(game, "wall")
    play(game, "wall x east")
    assert player(game).cavern == side


@rule("rulings", "C12")
def test_without_a_full_cave_no_cavern_is_taken() -> None:
    game = almost_filled(covered="f5")
    play(game, "take housework", "furnish for 5 food", "furnish shelf", "at d3")
    assert offered(game, "side") == []
    assert player(game).cavern == 0
