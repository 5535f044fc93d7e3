"""A cave of Cave vs Cave: rooms, caverns and rock, with the walls between them."""

from __future__ import annotations

from typing import Final

from caverna.cave_vs_cave.goods import FIRST_ERA_KINDS
from caverna.cave_vs_cave.types import CavesCell, CavesPlayer

from .marks import Captions, Picture, badge, dwarf, plate, shelf, title, use

CELL: Final = (112, 84)
GUTTER: Final = 10
EDGE: Final = 24
TOP: Final = 60
SHELF: Final = 60
THICK: Final = 12
NARROWEST: Final = 560
"""Room for a shelf of ten goods."""


def cave(player: CavesPlayer, era: int, captions: Captions | None = None) -> Picture:
    """The cave of a player, with the goods of the era below."""
    cells = player["cells"]
    first = min(cell["column"] for cell in cells)
    top = min(cell["row"] for cell in cells)
    columns = max(cell["column"] for cell in cells) - first + 1
    rows = max(cell["row"] for cell in cells) - top + 1
    width = max(NARROWEST, columns * (CELL[0] + GUTTER) + 2 * EDGE)
    left = (width - columns * (CELL[0] + GUTTER) + GUTTER) / 2
    height = TOP + rows * (CELL[1] + GUTTER) + EDGE
    body = rock(width, height)

    def corner(cell: CavesCell) -> tuple[float, float]:
        return (
            left + (cell["column"] - first) * (CELL[0] + GUTTER),
            TOP + (cell["row"] - top) * (CELL[1] + GUTTER),
        )

    for cell in cells:
        if cell["tile"] != "covered":
            x, y = corner(cell)
            body += f'<rect x="{x - 7:g}" y="{y - 7:g}" width="126" height="98" rx="9" fill="#d9ab72" opacity=".55"/>'
    for cell in cells:
        body += place(cell, *corner(cell))
    for cell in cells:
        body += walls(cell, *corner(cell))
    body += door(player, {cell["cell"]: corner(cell) for cell in cells})
    if captions:
        body += "".join(named(cell, *corner(cell), captions) for cell in cells)
    name = captions.names[player["seat"]] if captions else ""
    body += title(player["seat"], player["score"], 12, 12, name)
    goods = dict(list(player["goods"].items())[: FIRST_ERA_KINDS if era == 1 else None])
    return Picture(width, height + SHELF, body + shelf(goods, width, height + 6))


def rock(width: float, height: float) -> str:
    """The mountain around the cave."""
    stones = "".join(use("land-face", x, y, 236) for x in range(0, int(width), 236) for y in range(0, int(height), 212))
    size = f'width="{width:g}" height="{height:g}"'
    return f'<rect {size} fill="url(#prop-rock)"/><svg {size} opacity=".55">{stones}</svg>'


def place(cell: CavesCell, x: float, y: float) -> str:
    """What is at a cell."""
    if cell["tile"] == "covered":
        seed = (cell["column"] * 3 + cell["row"]) % 4 + 1
        under = f'<rect x="{x - 2:g}" y="{y - 2:g}" width="116" height="88" rx="6" fill="#231b16"/>'
        given = "".join(badge(good, amount, x + 79, y + 30) for good, amount in cell["bonus"].items())
        return under + use(f"land-covered-{seed}", x, y, *CELL) + given
    hole = f'<rect x="{x - 5:g}" y="{y - 5:g}" width="122" height="94" rx="7" fill="#2a1a10"/>'
    inside = "land-empty" if cell["room"] is None else f"room-{cell['room']}"
    drawn = f'<svg x="{x:g}" y="{y:g}" width="{CELL[0]}" height="{CELL[1]}">{use(inside, 0, 0, *CELL)}</svg>'
    return hole + drawn


def named(cell: CavesCell, x: float, y: float, captions: Captions) -> str:
    """The name of the room at a cell."""
    return plate(captions.rooms[cell["room"]], x, y + CELL[1], CELL[0]) if cell["room"] else ""


def walls(cell: CavesCell, x: float, y: float) -> str:
    """The walls that were built around a cell; a wall between two cells is drawn by one of them."""
    half = GUTTER / 2 + THICK / 2
    out = ""
    for side, kind in cell["walls"].items():
        if kind != "built" or side in ("north", "west"):
            continue
        if side == "south":
            out += use("land-wall-wide", x, y + CELL[1] + GUTTER / 2 - THICK / 2, CELL[0], THICK)
        else:
            out += use("land-wall-tall", x + CELL[0] + half - THICK, y, THICK, CELL[1])
    return out


def door(player: CavesPlayer, corners: dict[str, tuple[float, float]]) -> str:
    """The dwarfs that may still be sent out, at the Cave Entrance."""
    x, y = corners[player["entrance"]["cell"]]
    return "".join(dwarf(player["seat"], x + 50 + i * 15, y + 42, 40) for i in range(player["turns_left"]))
