"""One player: a cave and a supply."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from caverna.game.bits import bit
from caverna.game.serialization import declared_fields

from . import cave
from .cave import COLUMNS, fitting, reached
from .goods import KINDS, LIMITS, Goods


@mypyc_attr(acyclic=True)
class Player:
    """One player. Each attribute but the seat is a field: see `FIELDS`."""

    seat: i64
    goods: vec[i64]
    built: vec[i64]  # room | cell << 6
    taken: i64 = 0  # action tiles of this round
    owned: i64 = 0  # rooms
    cells: i64 = 0  # of the cave
    furnished: i64 = 0  # cells with a room
    covered: i64 = 0  # cells with a tile face down
    rock_east: i64 = cave.ROCK_EAST  # natural and printed walls
    rock_south: i64 = cave.ROCK_SOUTH
    site_east: i64 = 0  # edges that take a wall
    site_south: i64 = 0
    wall_east: i64 = 0  # walls built
    wall_south: i64 = 0
    cavern: i64 = 0  # printed walls of the additional cavern, 0 without it
    walls: i64 = 0  # private walls of the draft
    first_score: i64 = 0  # of era I
    finished: i64 = 0  # with the draft

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.goods = vec[i64]()
        self.built = vec[i64]()

    def copy(self) -> Player:
        """An independent copy. (Written out: a loop over names would be slow.)"""
        p = Player(self.seat)
        p.goods = self.goods[:]
        p.built = self.built[:]
        p.taken = self.taken
        p.owned = self.owned
        p.cells = self.cells
        p.furnished = self.furnished
        p.covered = self.covered
        p.rock_east = self.rock_east
        p.rock_south = self.rock_south
        p.site_east = self.site_east
        p.site_south = self.site_south
        p.wall_east = self.wall_east
        p.wall_south = self.wall_south
        p.cavern = self.cavern
        p.walls = self.walls
        p.first_score = self.first_score
        p.finished = self.finished
        return p

    def add(self, kind: i64, amount: i64) -> None:
        """Add some of a good, up to its limit."""
        self.goods[kind] = min(LIMITS[kind], self.goods[kind] + amount)

    def pay(self, goods: Goods) -> None:
        """Pay some goods."""
        for i in range(len(goods.kinds)):
            self.goods[goods.kinds[i]] -= goods.amounts[i]

    # the cave

    def empty(self) -> i64:
        """The cells where a room may lie."""
        return self.cells & ~(self.furnished | self.covered)

    def fitting(self, classes: i64) -> i64:
        """The empty cells whose walls are of one of the classes."""
        east = self.rock_east | self.wall_east
        south = self.rock_south | self.wall_south
        return self.empty() & fitting(classes, south << COLUMNS, east, south, east << 1)

    def accessible(self, through_walls: bool) -> i64:
        """The face-down tiles that can be excavated, perhaps through walls that were built."""
        start = cave.GATE if self.cells & cave.GATE else cave.ENTRANCE
        east = self.rock_east
        south = self.rock_south
        if not through_walls:
            east |= self.wall_east
            south |= self.wall_south
        return reached(start, ~self.cells | self.covered, east, south) & self.covered

    def is_full(self) -> bool:
        """Does every cell of the cave have a room?"""
        return self.furnished == self.cells

    def add_board(self, cells: i64, east: i64, south: i64) -> None:
        """Add the cells and the edges of a board."""
        self.cells |= cells
        self.site_east |= east
        self.site_south |= south

    def add_cavern(self, walls: i64) -> None:
        """Add the additional cavern, with the side that has this many printed walls."""
        self.cavern = walls
        printed = {"x": cave.CAVERN_SIDES[walls]}
        self.rock_east |= cave.rock(printed, cave.EAST)
        self.rock_south |= cave.rock(printed, cave.SOUTH)
        self.add_board(cave.CAVERN, cave.CAVERN & ~self.rock_east, cave.CAVERN & ~self.rock_south)


FIELDS: Final = declared_fields(Player, ("seat",))
"""All that makes a player."""


def new_player(seat: i64) -> Player:
    """A player without goods."""
    p = Player(seat)
    p.goods = vec[i64]([0] * KINDS)
    return p


def place(p: Player, room: i64, at: i64) -> None:
    """Put a room on a cell."""
    p.built = append(p.built, room | at << 6)
    p.owned |= bit(room)
    p.furnished |= bit(at)
