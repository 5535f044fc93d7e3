"""The caves once more, as a plain graph: spaces with a row and a column, pairs of neighbours, sets of walls.

All tables are typed from the rules and know nothing of the engine's masks. Rows go from 0 at the top to 4, columns
from -3 to -1 on the board of era II and from 0 to 2 on that of era I; the additional cavern is x, beside them.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.scenario import build, cover, furnish, player, start

Space = tuple[int, int]

NATURAL: dict[int, dict[Space, str]] = {
    1: {
        (0, 0): "NW", (0, 1): "NE",
        (1, 0): "W", (1, 1): "E",
        (2, 0): "W", (2, 1): "E",
        (3, 0): "", (3, 1): "E",
        (4, 0): "WS", (4, 1): "S", (4, 2): "NES",
    },
    2: {
        (0, -1): "NWE",
        (1, -3): "NWS", (1, -2): "N", (1, -1): "E",
        (2, -2): "W", (2, -1): "E",
        (3, -2): "WS", (3, -1): "",
    },
}  # fmt: skip
"""The spaces of each board with their natural walls."""

BUILDABLE: dict[int, list[tuple[Space, Space]]] = {
    1: [
        ((0, 0), (0, 1)), ((1, 0), (1, 1)), ((2, 0), (2, 1)), ((3, 0), (3, 1)), ((4, 0), (4, 1)), ((4, 1), (4, 2)),
        ((0, 0), (1, 0)), ((1, 0), (2, 0)), ((2, 0), (3, 0)), ((3, 0), (4, 0)),
        ((0, 1), (1, 1)), ((1, 1), (2, 1)), ((2, 1), (3, 1)), ((3, 1), (4, 1)),
    ],
    2: [
        ((0, -1), (1, -1)), ((1, -3), (1, -2)), ((1, -2), (1, -1)), ((1, -2), (2, -2)), ((1, -1), (2, -1)),
        ((2, -2), (2, -1)), ((2, -2), (3, -2)), ((2, -1), (3, -1)), ((3, -2), (3, -1)),
    ],
}  # fmt: skip
"""The edges of each board that take a wall."""

SEAM: tuple[Space, Space] = ((3, -1), (3, 0))
ENTRANCE: Space = (3, 0)
GATE: Space = (3, -1)

OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
WORDS = {"N": "north", "E": "east", "S": "south", "W": "west"}

ROOM_WALLS = {
    "shelf": "W1", "spinning-wheel": "W1", "tunnel": "W2O", "grindstone": "W1 W2A", "food-corner": "W2A",
    "parlor": "W3", "warehouse": "W1 W2A W3", "stall": "W1 W2A W3", "sacrificial-altar": "W1 W2A W3",
    "storeroom": "W2A", "weaving-room": "W2A", "furniture-workshop": "W2A W3", "gold-vein": "W2A W3",
    "junction-room": "W2O", "digging-cave": "W3", "bakehouse": "W3", "state-room": "W3 W4", "secret-chamber": "W4",
    "treasury": "W4", "prospecting-site": "W1 W2A", "retting-room": "W1 W2A W3", "equipment-room": "W1 W2A",
    "wood-storeroom": "W2A", "dungeon": "W4", "cattle-market": "W0 W1", "ore-vein": "W0 W1 W2A W2O W3",
    "bloomery": "W1 W2A", "store": "W1 W2A W3", "cave-silo": "W0 W1 W2A W2O W3", "box": "W2A",
    "mining-cave": "W0 W1 W2A W2O W3", "hitching-post": "W1 W2A", "wainwright": "W1 W2A", "ceremonial-hall": "W1 W2A",
    "ironsmith": "W2A W3", "swordsmith": "W3", "slaughtering-cave": "W3", "weaponsmith": "W2A W3",
    "weapon-chamber": "W4", "armory": "W3 W4", "oublette": "W4", "gold-donkey": "W4", "iron-trader": "W1 W2A",
    "equipment-cabinet": "W1 W2A", "breeding-cave": "W2A W3",
}  # fmt: skip
"""The wall classes that each room accepts."""

FIRST_ERA_ROOMS = list(ROOM_WALLS)[:24]
BLUE_ROOMS = (
    "prospecting-site", "retting-room", "equipment-room", "wood-storeroom", "dungeon", "iron-trader",
    "equipment-cabinet", "breeding-cave",
)  # fmt: skip


def name(space: Space) -> str:
    """A space as notation calls it: (3, -1) is c4."""
    row, column = space
    return "abcdef"[column + 3] + str(row + 1)


def edge_name(edge: tuple[Space, Space]) -> str:
    return f"{name(edge[0])} {name(edge[1])}"


def side_of(edge: tuple[Space, Space]) -> str:
    """On which side of its first space an edge is: all are written from the west or from the north."""
    return "E" if edge[0][0] == edge[1][0] else "S"


def wall_class(sides: set[str]) -> str:
    if len(sides) == 2:
        first, second = sides
        return "W2O" if OPPOSITE[first] == second else "W2A"
    return f"W{len(sides)}"


def accepts(room: str, sides: set[str]) -> bool:
    return wall_class(sides) in ROOM_WALLS[room].split()


@cache
def edges_of(boards: tuple[int, ...], cavern: str) -> dict[str, dict[str, str]]:
    """Each edge that takes a wall: which side it is of which space."""
    found = {
        edge_name(edge): {name(edge[0]): side_of(edge), name(edge[1]): OPPOSITE[side_of(edge)]}
        for board in boards
        for edge in BUILDABLE[board]
    }
    if cavern:
        found |= {f"x {WORDS[side]}": {"x": side} for side in "NESW" if side not in cavern}
    return found


@cache
def rock_of(boards: tuple[int, ...], cavern: str) -> dict[str, set[str]]:
    """The natural and printed walls of each space."""
    found = {name(space): set(sides) for board in boards for space, sides in NATURAL[board].items()}
    return {**found, "x": set(cavern)} if cavern else found


@cache
def passages_of(boards: tuple[int, ...]) -> list[str]:
    """The pairs of neighbours with no rock between them: those that take a wall, and the seam."""
    found = [edge_name(edge) for board in boards for edge in BUILDABLE[board]]
    return [*found, edge_name(SEAM)] if len(boards) == 2 else found


@dataclass
class PlainCave:
    """What a player has: boards, spaces by name, walls by name of their edge, sides of the cavern."""

    boards: tuple[int, ...]
    covered: set[str] = field(default_factory=set)
    furnished: set[str] = field(default_factory=set)
    built: set[str] = field(default_factory=set)
    cavern: str = ""  # the printed walls, "" without it

    def spaces(self) -> list[str]:
        return list(rock_of(self.boards, self.cavern))

    def empty(self) -> list[str]:
        return [space for space in self.spaces() if space not in self.covered and space not in self.furnished]

    def edges(self) -> dict[str, dict[str, str]]:
        return edges_of(self.boards, self.cavern)

    def walls(self, space: str) -> set[str]:
        """The sides of a space where there is a wall, natural or built."""
        edges = self.edges()
        rock = rock_of(self.boards, self.cavern)[space]
        return rock | {edges[edge][space] for edge in self.built if space in edges[edge]}

    def free_sides(self, space: str) -> set[str]:
        return {sides[space] for edge, sides in self.edges().items() if space in sides and edge not in self.built}

    def fitting(self, room: str) -> set[str]:
        return {space for space in self.empty() if accepts(room, self.walls(space))}

    def neighbours(self, space: str, through_walls: bool) -> Iterator[str]:
        """Where a path leads on."""
        for passage in passages_of(self.boards):
            ends = passage.split()
            if space in ends and (through_walls or passage not in self.built):
                yield ends[1 - ends.index(space)]

    def accessible(self, through_walls: bool = False) -> set[str]:
        """Tiles at the end of some path from the opening: paths are tried one by one."""
        opening = name(GATE if 2 in self.boards else ENTRANCE)
        if opening in self.covered:
            return {opening}
        found: set[str] = set()
        seen = {opening}
        ahead = [opening]
        while ahead:
            for space in self.neighbours(ahead.pop(), through_walls):
                if space in self.covered:
                    found.add(space)
                elif space not in seen:
                    seen.add(space)
                    ahead.append(space)
        return found

    def placements(self, room: str, walls: int) -> set[str]:
        """All draft placements with as few new walls as possible, of so many in hand."""
        sides = {space: (self.walls(space), sorted(self.free_sides(space))) for space in self.empty()}
        for number in range(walls + 1):
            found = {
                " ".join([space, *(WORDS[side] for side in "NESW" if side in added)])
                for space, (present, free) in sides.items()
                for added in combinations(free, number)
                if accepts(room, present | set(added))
            }
            if found:
                return found
        return set()

    def put_up(self, game: Game) -> None:
        """Make this the cave of seat 0."""
        p = player(game)
        assert set(self.spaces()) >= self.covered | self.furnished
        if self.cavern:
            p.add_cavern(len(self.cavern))
            game.spare_cavern = 0
        p.covered = 0
        for space, room in zip(sorted(self.furnished - {"d4"}), ROOM_WALLS, strict=False):
            furnish(game, room, space)
        cover(game, " ".join(self.covered))
        build(game, *self.built)


MODES = {(1,): ("era-1", 1), (1, 2): ("eras-1-2", 2), (2,): ("short", 2)}


def game_with(cave: PlainCave) -> Game:
    """A game where seat 0 has this cave and takes a tile."""
    mode, era = MODES[cave.boards]
    game = start(mode=mode, era=era)
    cave.put_up(game)
    return game


def random_cave(rng: random.Random, boards: tuple[int, ...], cavern: bool = True) -> PlainCave:
    """A cave with any tiles, rooms and walls, dense or sparse."""
    cave = PlainCave(boards, cavern=rng.choice(["", "NW", "NWS"]) if cavern else "")
    shares = [rng.random(), rng.random()]
    for space in cave.spaces():
        if space == "d4" or rng.random() < shares[0] / 2:
            cave.furnished.add(space)
        elif space != "x" and rng.random() < shares[1]:
            cave.covered.add(space)
    cave.built = {edge for edge in cave.edges() if rng.random() < shares[0] * 0.7}
    return cave
