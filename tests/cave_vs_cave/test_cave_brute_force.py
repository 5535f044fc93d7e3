"""Paths, walls and draft placements on thousands of random caves, against a search on a plain graph."""

from __future__ import annotations

import random

import pytest

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.plain_cave import (
    BLUE_ROOMS,
    FIRST_ERA_ROOMS,
    ROOM_WALLS,
    PlainCave,
    accepts,
    game_with,
    random_cave,
)  # fmt: skip
from tests.cave_vs_cave.scenario import fresh, give, offered, offers, play, player, show
from tests.form import length
from tests.rules import rule

CAVES = length(full=1000, usual=500, pure=250)  # for each board and question
BOARDS = pytest.mark.parametrize("boards", [(1,), (1, 2), (2,)], ids=["era-1", "era-2", "short"])


def dug(game: Game, tile: str, effect: str) -> set[str]:
    """What could be dug with a tile."""
    play(game, f"take {tile}")
    if effect not in offers(game):
        return set()
    return set(offered(play(game, effect), "dig"))


@rule("caves", 5, 1)
@BOARDS
@pytest.mark.parametrize(
    ("tile", "effect", "through"),
    [("drift-mining", "excavate", False), ("undermining", "excavate through walls", True)],
    ids=["walls block", "through walls"],
)
def test_accessible_tiles_of_random_caves(boards: tuple[int, ...], tile: str, effect: str, through: bool) -> None:
    rng = random.Random(f"paths {boards} {through}")
    reached = shut = 0
    for _ in range(CAVES):
        cave = random_cave(rng, boards)
        expected = cave.accessible(through)
        assert dug(game_with(cave), tile, effect) == expected, cave
        reached += bool(expected)
        shut += bool(cave.covered - expected)
    assert min(reached, shut) > CAVES / 5  # both happen a lot


@rule("caves", 5, 1)
@BOARDS
def test_undermining_reaches_at_least_what_others_reach(boards: tuple[int, ...]) -> None:
    rng = random.Random(f"more {boards}")
    more = 0
    for _ in range(CAVES):
        game = game_with(random_cave(rng, boards))
        plain = dug(game.copy(), "drift-mining", "excavate")
        through = dug(game, "undermining", "excavate through walls")
        assert plain <= through
        more += plain < through
    assert more > CAVES / 20


def two_digs(cave: PlainCave) -> bool:
    """Is there a tile that can be dug, and another one after it?"""
    for first in cave.accessible():
        rest = PlainCave(cave.boards, cave.covered - {first}, cave.furnished, cave.built, cave.cavern)
        if rest.accessible():
            return True
    return False


@rule("rulings", "C13")
@BOARDS
def test_double_excavation_is_offered_where_two_digs_in_a_row_exist(boards: tuple[int, ...]) -> None:
    rng = random.Random(f"twice {boards}")
    seen = {True: 0, False: 0}
    for _ in range(CAVES):
        cave = random_cave(rng, boards)
        while len(cave.covered) > rng.choice([1, 2, 3, 9]):
            cave.covered.discard(rng.choice(sorted(cave.covered)))
        game = game_with(cave)
        give(game, food=2)
        expected = two_digs(cave)
        assert ("excavate twice for 2 food" in offers(play(game, "take excavation"))) == expected, cave
        seen[expected] += 1
    assert min(seen.values()) > CAVES / 10


@rule("caves", 7, 5)
@BOARDS
def test_places_for_rooms_in_random_caves(boards: tuple[int, ...]) -> None:
    """Any room in any cave: the spaces offered are the empty ones with walls that it accepts."""
    rng = random.Random(f"rooms {boards}")
    found = 0
    for _ in range(CAVES):
        cave = random_cave(rng, boards)
        game = game_with(cave)
        owned = {entry["id"] for entry in game.view()["players"][0]["rooms"]}
        room = rng.choice([room for room in ROOM_WALLS if room not in owned and room not in BLUE_ROOMS])
        expected = cave.fitting(room)
        assert places(game, room) == expected, (room, cave)
        found += bool(expected)
    assert found > CAVES / 10


def places(game: Game, room: str) -> set[str]:
    """Where Housework can furnish a room."""
    give(game, wood=9, stone=9, emmer=9, food=9, gold=19, iron=9, weapon=19)
    show(game, room)
    play(game, "take housework")
    if "furnish for 5 food" not in offers(game):
        return set()
    return set(offered(play(game, "furnish for 5 food", f"furnish {room}"), "at"))


@rule("caves", 7, 5)
@BOARDS
def test_rooms_of_a_display_that_fit_somewhere(boards: tuple[int, ...]) -> None:
    """The whole display at once: what is offered is what fits on some space."""
    rng = random.Random(f"display {boards}")
    for _ in range(CAVES // 2):
        cave = random_cave(rng, boards)
        game = game_with(cave)
        owned = {entry["id"] for entry in game.view()["players"][0]["rooms"]}
        display = [room for room in ROOM_WALLS if room not in owned and room not in BLUE_ROOMS]
        give(game, wood=9, stone=9, emmer=9, food=9, gold=19, iron=9, weapon=19)
        show(game, *display)
        play(game, "take housework")
        expected = {room for room in display if cave.fitting(room)}
        assert bool(expected) == ("furnish for 5 food" in offers(game))
        if expected:
            assert set(offered(play(game, "furnish for 5 food"), "furnish")) == expected, cave


@rule("caves", 6, 1)
@rule("caves", 6, 3)
@BOARDS
def test_edges_for_new_walls_and_walls_to_raze(boards: tuple[int, ...]) -> None:
    rng = random.Random(f"walls {boards}")
    for _ in range(CAVES // 2):
        cave = random_cave(rng, boards)
        game = game_with(cave)
        game.walls = 1
        free = set(cave.edges()) - cave.built
        builder, breaker = play(game.copy(), "take masonry"), play(game, "take breach")
        assert ("build wall" in offers(builder)) == bool(free)
        assert ("raze wall" in offers(breaker)) == bool(cave.built)
        if free:
            assert set(offered(play(builder, "build wall"), "wall")) == free, cave
        if cave.built:
            assert set(offered(play(breaker, "raze wall"), "raze")) == cave.built, cave


def draft_with(cave: PlainCave, walls: int, display: list[str]) -> Game:
    """A draft where seat 0 has that cave and so many walls, and chooses from these rooms."""
    game = fresh(mode="quick-start")
    cave.put_up(game)
    player(game).walls = walls
    show(game, *display)
    return game


def draft_cave(rng: random.Random) -> PlainCave:
    """Rooms and a few walls, no tiles; every other cave is nearly full."""
    cave = random_cave(rng, (1,))
    cave.covered.clear()
    if rng.random() < 0.5:
        cave.furnished = set(cave.spaces()) - set(rng.sample(sorted(set(cave.spaces()) - {"d4"}), rng.randrange(1, 4)))
    cave.built = set(rng.sample(sorted(cave.edges()), rng.randrange(4)))
    return cave


@rule("rulings", "C19")
def test_draft_placements_use_the_fewest_walls() -> None:
    rng = random.Random("draft")
    seen = dict.fromkeys(range(-1, 4), 0)
    for _ in range(3 * CAVES):
        cave, walls = draft_cave(rng), rng.randrange(4)
        rooms = [room for room in FIRST_ERA_ROOMS[len(cave.furnished) :] if room not in BLUE_ROOMS]
        if not rooms or not cave.empty():
            continue
        room = rng.choice(rooms)
        game = draft_with(cave, walls, [room])
        expected = cave.placements(room, walls)
        assert offered(game, "furnish") == ([room] if expected else []), (room, walls, cave)
        if expected:
            assert set(offered(play(game, f"furnish {room}"), "place")) == expected, (room, walls, cave)
        needed = {len(place.split()) - 1 for place in expected} or {-1}
        assert len(needed) == 1
        seen[needed.pop()] += 1
    assert min(seen.values()) > CAVES / 100  # none fits, and 0 to 3 walls are needed: each is among them


@rule("rulings", "C19")
def test_rooms_of_a_draft_are_those_that_can_be_placed() -> None:
    rng = random.Random("draft rooms")
    for _ in range(CAVES):
        cave, walls = draft_cave(rng), rng.randrange(4)
        display = [room for room in FIRST_ERA_ROOMS[len(cave.furnished) :] if room not in BLUE_ROOMS]
        expected = [room for room in display if cave.placements(room, walls)]
        assert offered(draft_with(cave, walls, display), "furnish") == expected, (walls, cave)


@rule("rulings", "C19")
def test_a_draft_placement_puts_up_exactly_the_walls_it_names() -> None:
    rng = random.Random("draft walls")
    for _ in range(CAVES // 2):
        cave = draft_cave(rng)
        cave.cavern = ""
        cave.furnished.discard("x")
        cave.built &= set(cave.edges())
        rooms = [room for room in FIRST_ERA_ROOMS[len(cave.furnished) :] if cave.placements(room, 3)]
        rooms = [room for room in rooms if room not in BLUE_ROOMS]
        if len(cave.empty()) < 2 or not rooms:
            continue
        room = rng.choice(rooms)
        game = play(draft_with(cave, 3, [room]), f"furnish {room}")
        action = rng.choice(offered(game, "place"))
        at, *sides = action.split()
        before = cave.walls(at)
        play(game, f"place {action}")
        walls = {
            cell["cell"]: {side[0].upper() for side in cell["walls"]} for cell in game.view()["players"][0]["cells"]
        }
        assert walls[at] == before | {side[0].upper() for side in sides}
        assert accepts(room, walls[at])
        assert player(game).walls == 3 - len(sides)
        new = {edge for edge, ends in cave.edges().items() if at in ends and ends[at] in {s[0].upper() for s in sides}}
        after = PlainCave(cave.boards, built=cave.built | new)
        assert walls == {space: after.walls(space) for space in cave.spaces()}
