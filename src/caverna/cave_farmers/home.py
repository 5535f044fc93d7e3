"""A home board: what lies where, one mask for each kind of tile."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from caverna.game.bits import bit, count, lowest

from . import grid
from .grid import COLUMNS, beside


@mypyc_attr(acyclic=True)
class Home:
    """A home board, without its owner."""

    field: i64 = 0
    grain_1: i64 = 0  # fields with 1, 2 and 3 grain
    grain_2: i64 = 0
    grain_3: i64 = 0
    vegetable_1: i64 = 0  # fields with 1 and 2 vegetables
    vegetable_2: i64 = 0
    meadow: i64 = 0
    small: i64 = 0
    large_across: i64 = 0  # left cells of large pastures
    large_down: i64 = 0  # upper cells
    stable: i64 = 0
    cavern: i64 = grid.FIRST_CAVERN
    tunnel: i64 = 0
    deep: i64 = 0
    ore_mine: i64 = 0
    ruby_mine: i64 = 0
    furnished: i64 = grid.ENTRY_DWELLING
    dwelling: i64 = grid.ENTRY_DWELLING  # the furnished cells that are dwellings

    def copy_board_to(self, home: Home) -> None:
        """Copy the board. (Written out: a loop over names would be slow.)"""
        home.field = self.field
        home.grain_1 = self.grain_1
        home.grain_2 = self.grain_2
        home.grain_3 = self.grain_3
        home.vegetable_1 = self.vegetable_1
        home.vegetable_2 = self.vegetable_2
        home.meadow = self.meadow
        home.small = self.small
        home.large_across = self.large_across
        home.large_down = self.large_down
        home.stable = self.stable
        home.cavern = self.cavern
        home.tunnel = self.tunnel
        home.deep = self.deep
        home.ore_mine = self.ore_mine
        home.ruby_mine = self.ruby_mine
        home.furnished = self.furnished
        home.dwelling = self.dwelling

    def large(self) -> i64:
        """The cells of large pastures."""
        across = self.large_across
        down = self.large_down
        return across | across << 1 | down | down << COLUMNS

    def outdoors(self) -> i64:
        """The cells with an outdoor tile."""
        return self.field | self.meadow | self.small | self.large()

    def underground(self) -> i64:
        """The cells with an indoor tile."""
        return self.cavern | self.tunnel | self.deep | self.ore_mine | self.ruby_mine | self.furnished

    def forest_reach(self) -> i64:
        """The cells where an outdoor tile touches another; the first one lies in front of the entrance."""
        tiles = self.outdoors()
        return beside(tiles) if tiles else grid.ENTRANCE

    def mines(self) -> i64:
        """The cells with a mine."""
        return self.ore_mine | self.ruby_mine

    def unused(self) -> i64:
        """How many of the 24 cells carry nothing; the margin is never unused."""
        return count(grid.BOARD & ~(self.outdoors() | self.underground() | self.stable))

    # fields

    def grain_fields(self) -> i64:
        """The fields with grain."""
        return self.grain_1 | self.grain_2 | self.grain_3

    def vegetable_fields(self) -> i64:
        """The fields with vegetables."""
        return self.vegetable_1 | self.vegetable_2

    def empty_fields(self) -> i64:
        """The fields without crops."""
        return self.field & ~(self.grain_fields() | self.vegetable_fields())

    def sow_grain(self) -> None:
        """Sow grain on an empty field."""
        self.grain_3 |= bit(lowest(self.empty_fields()))

    def sow_vegetable(self) -> None:
        """Sow vegetables on an empty field."""
        self.vegetable_2 |= bit(lowest(self.empty_fields()))

    def reap(self) -> None:
        """Every sown field loses one crop."""
        self.grain_1 = self.grain_2
        self.grain_2 = self.grain_3
        self.grain_3 = 0
        self.vegetable_1 = self.vegetable_2
        self.vegetable_2 = 0

    def growing_grain(self) -> i64:
        """The grain on all fields."""
        return count(self.grain_1) + 2 * count(self.grain_2) + 3 * count(self.grain_3)

    def growing_vegetables(self) -> i64:
        """The vegetables on all fields."""
        return count(self.vegetable_1) + 2 * count(self.vegetable_2)
