"""The cave boards as masks: cells, rock, and the edges that take a wall.

Columns a to c are the board of era II, d to f that of era I; rows 1 to 5 go from the top. The additional cavern is
the cell x, away from both. A wall is kept with the cell west or north of it: as an east or a south wall.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit

COLUMNS: Final = 8
CELLS: Final = 58  # all numbers of cells are below this
CAVERN_CELL: Final = 57


def cell(name: str) -> int:
    """The number of a cell."""
    return CAVERN_CELL if name == "x" else int(name[1]) * COLUMNS + " abcdef".index(name[0])


def cell_name(index: int) -> str:
    """The name of a cell."""
    return "x" if index == CAVERN_CELL else " abcdef"[index % COLUMNS] + str(index // COLUMNS)


def cells(names: str) -> int:
    """The mask of some cells."""
    mask: i64 = 0
    for name in names.split():
        mask |= bit(cell(name))
    return mask


FIRST_BOARD: Final[i64] = cells("d1 e1 d2 e2 d3 e3 d4 e4 d5 e5 f5")
SECOND_BOARD: Final[i64] = cells("c1 a2 b2 c2 b3 c3 b4 c4")
ENTRANCE: Final[i64] = cells("d4")  # the Cave Entrance, a printed room, from which era I digs
FIRST_EMPTY: Final[i64] = cells("d3")
GATE: Final[i64] = cells("c4")  # from which era II digs
CAVERN: Final[i64] = bit(CAVERN_CELL)
NAMES: Final = [
    "a2", "b2", "b3", "b4", "c1", "c2", "c3", "c4", "d1", "d2", "d3", "d4", "d5", "e1", "e2", "e3", "e4", "e5", "f5",
    "x",
]  # fmt: skip
"""All cells."""

SYMBOLS: Final[dict[str, str]] = {"e2": "food", "e4": "food", "b3": "ore", "c3": "iron"}
"""The good gained when the tile on a cell is excavated."""

ROCK: Final[dict[str, str]] = {
    "d1": "nw", "e1": "ne", "d2": "w", "e2": "e", "d3": "w", "e3": "e", "e4": "e", "d5": "ws", "e5": "s", "f5": "nes",
    "c1": "nwe", "a2": "nws", "b2": "n", "c2": "e", "b3": "w", "c3": "e", "b4": "ws",
}  # fmt: skip
"""The natural walls of each cell."""

FIRST_EDGES: Final = (
    "d1e1 d2e2 d3e3 d4e4 d5e5 e5f5 "  # side by side
    "d1d2 d2d3 d3d4 d4d5 e1e2 e2e3 e3e4 e4e5"  # one above the other
)
SECOND_EDGES: Final = "c1c2 a2b2 b2c2 b2b3 c2c3 b3c3 b3b4 c3c4 b4c4"
"""The edges that take a wall. The seam c4d4 between the boards takes none."""

CAVERN_SIDES: Final[dict[int, str]] = {2: "nw", 3: "nws"}
"""The printed walls of the additional cavern by side; the other edges take a wall."""


def era_of(at: i64) -> i64:
    """The era that a cell's board belongs to; the additional cavern counts with the later one."""
    return 1 if FIRST_BOARD >> at & 1 else 2


EAST: Final = 0
SOUTH: Final = 1


def rock(walls: dict[str, str], side: int) -> int:
    """The east or the south walls among natural ones. West and north walls are stored with the neighbour."""
    mask: i64 = 0
    for name, sides in walls.items():
        at = cell(name)
        if side == EAST:
            mask |= bit(at) if "e" in sides else 0
            mask |= bit(at - 1) if "w" in sides else 0
        else:
            mask |= bit(at) if "s" in sides else 0
            mask |= bit(at - COLUMNS) if "n" in sides else 0
    return mask


def sites(edges: str, side: int) -> int:
    """The cells with an east or a south edge among those that take a wall."""
    mask: i64 = 0
    for edge in edges.split():
        first, second = cell(edge[:2]), cell(edge[2:])
        if (second - first == 1) == (side == EAST):
            mask |= bit(first)
    return mask


ROCK_EAST: Final[i64] = rock(ROCK, EAST)
ROCK_SOUTH: Final[i64] = rock(ROCK, SOUTH)
FIRST_EAST: Final[i64] = sites(FIRST_EDGES, EAST)
FIRST_SOUTH: Final[i64] = sites(FIRST_EDGES, SOUTH)
SECOND_EAST: Final[i64] = sites(SECOND_EDGES, EAST)
SECOND_SOUTH: Final[i64] = sites(SECOND_EDGES, SOUTH)

# Classes of cells by their walls, as a room's picture asks for them.
W0: Final = 1
W1: Final = 2
W2A: Final = 4  # adjacent
W2O: Final = 8  # opposing
W3: Final = 16
W4: Final = 32
CLASSES: Final = ("W0", "W1", "W2A", "W2O", "W3", "W4")


def fitting(classes: i64, north: i64, east: i64, south: i64, west: i64) -> i64:
    """The cells whose walls are of one of the classes; walls are given as masks of cells by side."""
    odd = north ^ east ^ south ^ west
    pairs = north & south | east & west
    mask: i64 = 0
    if classes & W0:
        mask |= ~(north | east | south | west)
    if classes & W1:
        mask |= odd & ~pairs
    if classes & W2A:
        mask |= ~odd & (north ^ south) & (east ^ west)
    if classes & W2O:
        mask |= ~odd & ((north & south) ^ (east & west))
    if classes & W3:
        mask |= odd & pairs
    if classes & W4:
        mask |= north & east & south & west
    return mask


def reached(start: i64, closed: i64, east: i64, south: i64) -> i64:
    """The cells that can be reached from a start without crossing walls. A closed cell ends a path."""
    found = start
    grown: i64 = 0
    while found != grown:
        grown = found
        path = found & ~closed
        found |= (path & ~east) << 1 | path >> 1 & ~east | (path & ~south) << COLUMNS | path >> COLUMNS & ~south
    return found
