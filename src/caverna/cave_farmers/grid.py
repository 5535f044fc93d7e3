"""The grid of a home board as one 48-bit mask: 6 x 4 cells, and a margin of one cell for what hangs over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit

COLUMNS: Final = 8
CELLS: Final = 48  # 6 rows
RIGHT: Final = 0
DOWN: Final = 1
LEFT: Final = 2
UP: Final = 3
STEPS: Final = (1, COLUMNS, -1, -COLUMNS)  # to the next cell, by way


def cell(name: str) -> int:
    """A cell by its name: columns a to f from the left, rows 1 to 4 from the top; z, g, 0 and 5 are the margin."""
    return int(name[1]) * COLUMNS + "zabcdefg".index(name[0])


def cell_name(index: int) -> str:
    """A column and a row, such as c4."""
    return "zabcdefg"[index % COLUMNS] + str(index // COLUMNS)


def cells(*names: str) -> int:
    """The mask of some cells."""
    mask: i64 = 0
    for name in names:
        mask |= bit(cell(name))
    return mask


def area(columns: str, rows: str) -> int:
    """The mask of a rectangle."""
    return cells(*(column + row for column in columns for row in rows))


FOREST: Final[i64] = area("abc", "1234")
MOUNTAIN: Final[i64] = area("def", "1234")
BOARD: Final[i64] = FOREST | MOUNTAIN
FOREST_MARGIN: Final[i64] = area("abc", "05") | area("z", "1234")
MOUNTAIN_MARGIN: Final[i64] = area("def", "05") | area("g", "1234")
ENTRANCE: Final[i64] = cells("c4")  # the forest cell in front of the cave
ENTRY_DWELLING: Final[i64] = cells("d4")
FIRST_CAVERN: Final[i64] = cells("d3")
BONUSES: Final[dict[str, tuple[str, int]]] = {
    "c1": ("boar", 1), "a3": ("boar", 1), "b4": ("food", 1), "e4": ("food", 1), "f1": ("food", 2),
}  # fmt: skip
"""What a cell gives when it gets its first tile."""
BONUS_CELLS: Final[i64] = cells(*BONUSES)
BOAR_CELLS: Final[i64] = cells(*(name for name, (good, _) in BONUSES.items() if good == "boar"))
FOOD_CELLS: Final[i64] = cells(*(name for name, (good, _) in BONUSES.items() if good == "food"))


def beside(mask: i64) -> i64:
    """The cells orthogonally next to a cell of the mask.

    Shifts wrap around from column g to z and cross the seam between c and d; neither matters, because what lies
    outdoors and what lies underground are always compared with their own half.
    """
    return mask << 1 | mask >> 1 | mask << COLUMNS | mask >> COLUMNS


def back(mask: i64, way: i64) -> i64:
    """The cells from which one step on a way leads into the mask."""
    if way == RIGHT:
        return mask >> 1
    if way == DOWN:
        return mask >> COLUMNS
    if way == LEFT:
        return mask << 1
    return mask << COLUMNS


def ahead(mask: i64, way: i64) -> i64:
    """The cells one step on a way from those of the mask."""
    return back(mask, way ^ 2)
