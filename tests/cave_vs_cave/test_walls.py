"""Walls: what each room accepts, building and razing, and the supply."""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from caverna.game import IllegalAction
from caverna.game.types import Side
from tests.cave_vs_cave.caverns import FIRST_CELLS, RICH, SECOND_CELLS
from tests.cave_vs_cave.plain_cave import ROOM_WALLS, accepts
from tests.cave_vs_cave.scenario import (
    all_offers,
    build,
    clear,
    cover,
    end_turns,
    fresh,
    furnish,
    give,
    offered,
    offers,
    only,
    play,
    rooms_of,
    show,
    start,
    stock,
    supply,
    turn_up,
)  # fmt: skip
from tests.rules import rule

ROOMY = {
    "d2": {"N": "d1 d2", "S": "d2 d3", "E": "d2 e2"},
    "e2": {"N": "e1 e2", "S": "e2 e3", "W": "d2 e2"},
    "e5": {"N": "e4 e5", "W": "d5 e5", "E": "e5 f5"},
    "b2": {"S": "b2 b3", "W": "a2 b2", "E": "b2 c2"},
    "c4": {"N": "c3 c4", "W": "b4 c4"},
}
"""Cells with at most one natural wall, and the edges around them that take one: together they can have any walls."""
NATURAL = {"d2": "W", "e2": "E", "e5": "S", "b2": "N", "c4": ""}
ALL_SIDES = ["".join(side for bit, side in enumerate("NESW") if number >> bit & 1) for number in range(16)]


def places(sides: str) -> list[tuple[str, list[str]]]:
    """The cells that can have exactly these walls, and what must be built for it."""
    found = []
    for at, edges in ROOMY.items():
        needed = set(sides) - set(NATURAL[at])
        if set(NATURAL[at]) <= set(sides) and needed <= set(edges):
            found.append((at, [edges[side] for side in sorted(needed)]))
    return found


def all_but(game: Game, at: str, seat: int = 0) -> None:
    """Every cell is covered but one; two orange rooms make blue ones possible."""
    cover(game, f"{FIRST_CELLS} {SECOND_CELLS}", seat)
    furnish(game, "shelf", "f5", seat)
    furnish(game, "tunnel", "c1", seat)
    clear(game, at, seat)


def takes(game: Game, room: str) -> list[str]:
    """Where a room can be furnished by Decoration."""
    game = game.copy()
    show(game, room)
    play(game, "take decoration")
    if "furnish for 1 gold" not in offers(game):
        return []
    play(game, "furnish for 1 gold", f"furnish {room}")
    return offered(game, "at")


# classes


@rule("caves", 7, 5)
@pytest.mark.parametrize("room", [room for room in ROOM_WALLS if room not in {"shelf", "tunnel"}])
def test_a_room_accepts_its_walls_in_every_rotation_and_no_others(room: str) -> None:
    assert all(places(sides) for sides in ALL_SIDES)
    for sides in ALL_SIDES:
        for at, edges in places(sides):
            game = start(mode="eras-1-2", era=2)
            give(game, **RICH)
            all_but(game, at)
            build(game, *edges)
            expected = [at] if accepts(room, set(sides)) else []
            assert takes(game, room) == expected, f"{room} at {at} with walls {sides or 'nowhere'}"


@rule("caves", 7, 5)
@pytest.mark.parametrize(("room", "fits"), [("shelf", {"N", "E", "S", "W"}), ("tunnel", {"NS", "EW"})])
def test_shelf_and_tunnel_in_every_rotation(room: str, fits: set[str]) -> None:
    for sides in ALL_SIDES:
        for at, edges in places(sides):
            game = start(mode="eras-1-2", era=2)
            give(game, **RICH)
            cover(game, f"{FIRST_CELLS} {SECOND_CELLS}")
            clear(game, at)
            build(game, *edges)
            assert takes(game, room) == ([at] if sides in fits else []), f"at {at} with walls {sides or 'nowhere'}"


@rule("caves", 7, 5)
def test_two_opposing_walls_suit_five_rooms_only() -> None:
    game = start(mode="eras-1-2", era=2)
    give(game, **RICH)
    cover(game, f"{FIRST_CELLS} {SECOND_CELLS}")
    clear(game, "d2")
    build(game, "d2 e2")
    fitting = {room for room in ROOM_WALLS if takes(game, room)}
    assert fitting == {"tunnel", "junction-room", "ore-vein", "cave-silo", "mining-cave"}


@rule("caves", 7, 5)
def test_example_of_the_rules_altar_in_a_corner_and_no_spinning_wheel_between_two_opposing_walls() -> None:
    game = start()
    give(game, **RICH)
    clear(game, "e1 d2")
    cover(game, "d3")
    build(game, "d2 e2")
    show(game, "sacrificial-altar", "spinning-wheel")
    play(game, "take housework", "furnish for 5 food")
    assert offered(game, "furnish") == ["sacrificial-altar"]
    play(game, "furnish sacrificial-altar")
    assert offered(game, "at") == ["e1"]


@rule("caves", 6, 4)
def test_tiles_and_rooms_are_no_walls() -> None:
    game = start()
    show(game, "shelf")
    give(game, wood=1, food=5)
    furnish(game, "parlor", "e3")  # d3: rock to the west, a tile above, a room to the east, the entrance below
    play(game, "take housework", "furnish for 5 food", "furnish shelf")
    assert offered(game, "at") == ["d3"]


@rule("caves", 6, 4)
def test_a_wall_counts_for_both_cells_beside_it() -> None:
    game = start()
    give(game, **RICH)
    clear(game, "d2 e2")
    cover(game, "d3")
    assert set(places_for(game, "shelf")) == {"d2", "e2"}
    build(game, "d2 e2")
    assert places_for(game, "shelf") == []
    assert set(places_for(game, "tunnel")) == {"d2", "e2"}


def places_for(game: Game, room: str) -> list[str]:
    """Where a room can be furnished by Housework."""
    game = game.copy()
    show(game, room)
    play(game, "take housework")
    if "furnish for 5 food" not in offers(game):
        return []
    return offered(play(game, "furnish for 5 food", f"furnish {room}"), "at")


@rule("caves", 6, 5)
def test_walls_are_looked_at_only_when_a_room_is_placed() -> None:
    game = start()
    furnish(game, "shelf", "d3")
    before = game.view()["players"][0]["rooms"]
    play(game, "take masonry", "build wall", "wall d3 e3", "end", "take cultivation", "end")
    assert game.view()["players"][0]["rooms"] == before
    give(game, wood=0)
    play(game, "take undergrowth", "activate 1 room", "activate shelf", "raise wood to 2")
    assert supply(game)["wood"] == 2


# building


@rule("caves", 6, 1)
@pytest.mark.parametrize(
    ("tile", "mode", "era"),
    [("masonry", "era-1", 1), ("renovation", "era-1", 1), ("interior-design", "eras-1-2", 2)],
)
def test_tiles_that_build_a_wall(tile: str, mode: str, era: int) -> None:
    game = start(mode=mode, era=era)
    give(game, gold=2)
    walls = game.walls
    play(game, f"take {tile}", "build wall", "wall d1 e1")
    assert game.walls == walls - 1
    assert game.view()["players"][0]["walls"] == 1
    assert "build wall" not in offers(game)
    assert game.view()["players"][1]["walls"] == 0


@rule("caves", 6, 1)
@pytest.mark.parametrize(
    "tile", ["cultivation", "housework", "excavation", "undergrowth", "furnishing", "undermining", "expansion",
             "breach", "drift-mining", "expedition", "decoration", "arms-trade", "weekly-market"],
)  # fmt: skip
def test_no_other_tile_builds_a_wall(tile: str) -> None:
    game = start(mode="eras-1-2", era=2)
    give(game, **RICH)
    assert "build wall" not in offers(play(game, f"take {tile}"))


@rule("caves", 6, 1)
def test_a_wall_costs_nothing() -> None:
    game = start()
    only(game)
    play(game, "take masonry", "build wall", "wall d4 e4")
    assert stock(game) == {}


@rule("caves", 6, 1)
@pytest.mark.parametrize("edge", ["d1 d2", "d3 d4", "d4 e4", "e5 f5"])
def test_a_wall_may_stand_beside_tiles_rooms_and_the_entrance(edge: str) -> None:
    game = start()
    furnish(game, "shelf", "d3")
    play(game, "take masonry", "build wall", f"wall {edge}")
    first, second = edge.split()
    cells = {cell["cell"]: cell["walls"] for cell in game.view()["players"][0]["cells"]}
    sides: tuple[Side, Side] = ("east", "west") if first[1] == second[1] else ("south", "north")
    assert (cells[first][sides[0]], cells[second][sides[1]]) == ("built", "built")


@rule("caves", 6, 1)
def test_each_player_builds_in_the_own_cave() -> None:
    game = start()
    play(game, "take masonry", "build wall", "wall d1 e1", "end", "take cultivation", "end", "take undergrowth", "end")
    assert (game.view()["players"][0]["walls"], game.view()["players"][1]["walls"]) == (1, 0)


@rule("caves", 6, 2)
@pytest.mark.parametrize("walls", ["seven", "built by both"])
def test_without_a_wall_in_the_supply_nothing_is_built(walls: str) -> None:
    game = start()
    build(game, "d1 e1", "d2 e2", "d3 e3", "d4 e4")
    build(game, "d1 e1", "d2 e2", "d3 e3", seat=0 if walls == "seven" else 1)
    assert game.walls == 0
    assert "build wall" not in offers(play(game, "take masonry"))


@rule("caves", 6, 1)
@pytest.mark.parametrize("edge", ["d1 e1", "d3 e3", "d4 e4"], ids=["between tiles", "beside a room", "at the entrance"])
def test_a_wall_goes_on_any_free_edge(edge: str) -> None:
    game = start()
    furnish(game, "shelf", "d3")
    play(game, "take masonry", "build wall", f"wall {edge}")
    assert game.view()["players"][0]["walls"] == 1


@rule("caves", 6, 6)
def test_a_wall_may_cut_off_own_tiles() -> None:
    game = start()
    build(game, "d4 e4", "d4 d5")
    play(game, "take masonry", "build wall", "wall d3 d4", "end", "take cultivation", "end", "take drift-mining")
    assert "excavate" not in offers(game)
    with pytest.raises(IllegalAction):
        play(game, "excavate")
    assert "activate 1 room" in all_offers(game)


# the supply


@rule("caves", 6, 2)
@pytest.mark.parametrize(
    ("players", "mode", "walls"),
    [(2, "era-1", 7), (2, "eras-1-2", 7), (2, "ask", 7), (2, "short", 5), (1, "era-1", 7), (1, "eras-1-2", 7)],
)
def test_walls_at_set_up(players: int, mode: str, walls: int) -> None:
    assert fresh(players, mode).walls == walls


@rule("caves", 6, 2)
@pytest.mark.parametrize(("built", "left"), [(0, 10), (4, 6)])
def test_three_more_walls_for_two_players_in_era_two(built: int, left: int) -> None:
    game = end_turns(fresh(mode="eras-1-2"), 43)
    build(game, *["d1 e1", "d2 e2", "d3 e3", "d4 e4"][:built])
    play(game, offers(game)[0], "end")
    assert (game.era, game.walls) == (2, left)


@rule("caves", 6, 2)
def test_no_more_walls_alone_in_era_two() -> None:
    game = end_turns(fresh(1, mode="eras-1-2"), 18)
    build(game, "d1 e1", "d2 e2")
    play(game, offers(game)[0], "end")
    assert (game.era, game.walls) == (2, 5)


@rule("caves", 17, 1)
def test_in_a_draft_each_player_has_three_walls_of_their_own() -> None:
    game = fresh(mode="quick-start")
    assert game.walls == 0
    assert [view["private_walls"] for view in game.view()["players"]] == [3, 3]


@rule("caves", 17, 14)
def test_after_a_draft_the_supply_is_ten_less_those_that_stand() -> None:
    game = fresh(mode="quick-start")
    while game.era == 0:
        turn_up(game)
        play(game, offers(game)[0])
    standing = sum(view["walls"] for view in game.view()["players"])
    assert standing > 0
    assert game.walls == 10 - standing
    assert [view["private_walls"] for view in game.view()["players"]] == [0, 0]


@rule("caves", 6, 2)
@pytest.mark.parametrize(("players", "mode", "walls"), [(2, "era-1", 7), (1, "era-1", 7), (2, "short", 5)])
def test_walls_in_the_supply_of_every_mode(players: int, mode: str, walls: int) -> None:
    game = fresh(players, mode)
    assert game.walls == walls


@rule("caves", 6, 2)
@pytest.mark.parametrize(("players", "turns", "walls"), [(2, 44, 10), (1, 19, 7)])
def test_walls_in_the_supply_of_era_two(players: int, turns: int, walls: int) -> None:
    game = end_turns(fresh(players, "eras-1-2"), turns)
    assert (game.era, game.walls) == (2, walls)


@rule("caves", 6, 2)
def test_without_walls_no_building_and_no_dungeon_gold() -> None:
    game = start()
    furnish(game, "dungeon", "d3")
    build(game, "d1 e1", "d2 e2", "d3 e3", "d4 e4", "d5 e5", "e5 f5", seat=1)
    game.walls = 0
    gold = supply(game)["gold"]
    play(game, "take masonry")
    assert "build wall" not in offers(game)
    assert supply(game)["gold"] == gold


# razing


@rule("caves", 6, 3)
def test_razing_gives_two_stone_three_food_and_a_gold_and_the_wall_back() -> None:
    game = start()
    only(game, wood=1)
    build(game, "d1 e1", "d4 d5")
    play(game, "take breach", "raze wall", "raze d4 d5")
    assert stock(game) == {"wood": 1, "stone": 2, "food": 3, "gold": 1}
    assert game.walls == 6
    assert game.view()["players"][0]["walls"] == 1
    assert offers(game) == ["end"]  # one wall a turn


@rule("caves", 6, 3)
def test_razing_at_the_caps() -> None:
    game = start()
    give(game, stone=8, food=9, gold=19)
    build(game, "d1 e1")
    play(game, "take breach", "raze wall", "raze d1 e1")
    assert (supply(game)["stone"], supply(game)["food"], supply(game)["gold"]) == (9, 9, 19)


@rule("caves", 6, 3)
def test_only_walls_of_the_own_cave_are_razed() -> None:
    game = start()
    build(game, "d1 e1")
    build(game, "d4 d5", seat=1)
    play(game, "take breach", "raze wall")
    assert offers(game) == ["raze d1 e1"]


@rule("caves", 6, 3)
def test_breach_without_a_built_wall_may_be_taken_for_nothing() -> None:
    game = start()
    build(game, "d4 d5", seat=1)
    assert "breach" in offered(game, "take")
    play(game, "take breach")
    assert offers(game) == ["end"]


@rule("caves", 6, 3)
def test_natural_walls_are_never_razed() -> None:
    game = start(mode="eras-1-2", era=2)
    build(game, "c3 c4", "e5 f5")
    play(game, "take breach", "raze wall")
    assert set(offers(game)) == {"raze c3 c4", "raze e5 f5"}


@rule("caves", 6, 5)
def test_razing_leaves_rooms_as_they_are() -> None:
    game = start()
    furnish(game, "secret-chamber", "d3")
    build(game, "d2 d3", "d3 e3", "d3 d4")
    before = (game.view()["players"][0]["rooms"], game.scores()[0])
    play(game, "take breach", "raze wall", "raze d3 e3")
    after = (game.view()["players"][0]["rooms"], game.scores()[0] - 1)  # the gold of razing
    assert after == before


@rule("caves", 6, 3)
def test_a_razed_edge_takes_a_wall_again() -> None:
    game = start()
    build(game, "d1 e1")
    play(game, "take breach", "raze wall", "raze d1 e1", "end", "take cultivation", "end")
    play(game, "take masonry", "build wall", "wall d1 e1")
    assert game.walls == 6


@rule("caves", 6, 3)
def test_walls_come_back_for_the_other_player_too() -> None:
    game = start()
    build(game, "d1 e1", "d2 e2", "d3 e3", "d4 e4", "d5 e5", "e5 f5", "d1 d2")
    assert "build wall" not in offers(play(game.copy(), "take masonry"))
    play(game, "take breach", "raze wall", "raze d1 e1", "end", "take masonry")
    assert "build wall" in offers(game)


@rule("caves", 6, 3)
def test_breach_razes_built_walls_of_the_own_cave_only() -> None:
    game = start()
    build(game, "d1 e1", "d2 e2", seat=1)
    assert offers(play(game.copy(), "take breach")) == ["end"]  # it may be taken all the same
    build(game, "d3 e3")
    assert offers(play(game, "take breach", "raze wall")) == ["raze d3 e3"]


@rule("caves", 6, 5)
def test_razing_and_building_leave_placed_rooms_alone() -> None:
    game = start()
    build(game, "d2 d3", "d3 e3", "d3 d4")
    furnish(game, "secret-chamber", "d3")
    play(game, "take breach", "raze wall", "raze d2 d3", "end", "take cultivation", "end")
    only(game)
    play(game, "take undergrowth", "activate 1 room", "activate secret-chamber", "gain 3 flax")
    assert stock(game) == {"flax": 3}
    assert rooms_of(game)["d3"] == "secret-chamber"
