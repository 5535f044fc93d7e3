"""A home board of The Cave Farmers: forest, fields and pastures, and the mountain cut open."""

from __future__ import annotations

import math
from typing import Final

from caverna.cave_farmers.types import FarmersCell, FarmersPlayer, Housing

from .marks import Captions, Picture, badge, dwarf, number, plate, shelf, title, use

CELL: Final = (118, 106)
ACROSS: Final = 120
DOWN: Final = 108
LEFT: Final = 14
TOP: Final = 84
CLIFF: Final = 20
LAND: Final = (756, 536)
SHELF: Final = 60
PLAIN: Final = {"cavern", "tunnel", "deep-tunnel", "ore-mine", "ruby-mine"}


def home(player: FarmersPlayer, captions: Captions | None = None) -> Picture:
    """The board of a player, with goods below."""
    cells = [cell for cell in player["cells"] if cell["tile"] or cell["ground"] != "margin"]
    west = ACROSS * any(cell["column"] == 0 for cell in cells)
    east = ACROSS * any(cell["column"] == 7 for cell in cells)
    north = DOWN * any(cell["row"] == 0 for cell in cells)
    south = DOWN * any(cell["row"] == 5 for cell in cells)
    land = use("land-home", 0, 0, *LAND)
    for cell in sorted(cells, key=lambda it: (it["row"], it["column"])):
        land += ground(cell)
    land += use("land-home-front", 0, 0, *LAND)
    land += "".join(animals(stall, cells) for stall in player["housing"])
    land += "".join(front(cell) for cell in cells)
    if captions:
        land += "".join(named(cell, captions) for cell in cells)
    land += family(player)
    width = LAND[0] + west + east
    body = f'<g transform="translate({west} {north})">{land}</g>'
    name = captions.names[player["seat"]] if captions else ""
    body += title(player["seat"], player["score"], 12, 12, name)
    height = LAND[1] + north + south
    return Picture(width, height + SHELF, body + shelf(player["goods"], width, height + 6))


def corner(cell: FarmersCell) -> tuple[float, float]:
    """Where a cell lies."""
    cliff = CLIFF if cell["column"] > 3 else 0
    return LEFT + (cell["column"] - 1) * ACROSS + cliff, TOP + (cell["row"] - 1) * DOWN


def pasture(cell: FarmersCell) -> str | None:
    """The drawing of the pasture that begins on a cell."""
    if cell["tile"] == "small-pasture":
        return "land-small-pasture"
    if cell["tile"] == "large-pasture" and cell.get("toward") in ("east", "south"):
        return "land-large-pasture-wide" if cell["toward"] == "east" else "land-large-pasture-tall"
    return None


def size(drawing: str) -> tuple[float, float]:
    """The box of a pasture."""
    wide, tall = drawing.endswith("-wide"), drawing.endswith("-tall")
    return CELL[0] + ACROSS * wide, CELL[1] + DOWN * tall


def ground(cell: FarmersCell) -> str:
    """What lies on a cell, without animals and people."""
    x, y = corner(cell)
    tile = cell["tile"]
    variant = cell["column"] * 3 + cell["row"] * 5 + cell["column"] * cell["row"]
    if tile is None:
        bare = f"land-trees-{variant % 6 + 1}" if cell["ground"] == "forest" else f"land-bare-{variant % 3 + 1}"
        out = use(bare, x, y, *CELL)
        for good, amount in cell.get("bonus", {}).items():
            if good == "food" and cell["ground"] == "mountain":
                out += use("land-pool", x, y, *CELL)
            out += badge(good, amount, x + CELL[0] - 4, y + 6)
        return out + stable(cell)
    if tile in ("furnishing", "entry-level-dwelling"):
        return room(cell.get("furnishing") or tile, x, y)
    if tile in ("large-pasture", "small-pasture"):
        drawing = pasture(cell)
        return use(drawing, x, y, *size(drawing)) if drawing else ""
    if tile == "field":
        crops = "".join(f"-{good}-{amount}" for good, amount in cell.get("crop", {}).items())
        return use(f"land-field{crops}", x, y, *CELL)
    if tile in PLAIN:
        return use(f"land-{tile}", x, y, *CELL)
    return use("land-meadow" if variant % 2 else "land-meadow-2", x, y, *CELL) + stable(cell)


def stable(cell: FarmersCell) -> str:
    """The stable of a meadow or of the forest."""
    x, y = corner(cell)
    return use("land-stable", x + 58, y + 16, 52) if cell["stable"] else ""


def front(cell: FarmersCell) -> str:
    """What stands before the animals: the fence; and what stands behind it."""
    x, y = corner(cell)
    drawing = pasture(cell)
    return use(f"{drawing}-front", x, y, *size(drawing)) if drawing else ""


def room(furnishing: str, x: float, y: float) -> str:
    """A furnished cavern."""
    inside = use(f"furnishing-{furnishing}", 0, 0, *CELL)
    rim = use("land-rim", 0, 0, *CELL)
    return f'<g transform="translate({x:g} {y:g})"><g clip-path="url(#land-arch)">{inside}</g>{rim}</g>'


def named(cell: FarmersCell, captions: Captions) -> str:
    """The name of what a cavern is furnished with."""
    x, y = corner(cell)
    furnishing = cell.get("furnishing")
    return plate(captions.rooms[furnishing], x + 4, y + CELL[1] - 4, CELL[0] - 8) if furnishing else ""


def animals(stall: Housing, cells: list[FarmersCell]) -> str:
    """The animals of a stall, each one drawn, and the stables among them."""
    where = [cell for cell in cells if cell["cell"] in stall["cells"]]
    if not where:
        return ""
    corners = [corner(cell) for cell in where]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    w = max(x for x, _ in corners) - left + CELL[0]
    h = max(y for _, y in corners) - top + CELL[1]
    fenced = where[0]["tile"] in ("small-pasture", "large-pasture")
    out = "".join(stable(cell) for cell in where) if fenced else ""
    herd = [stall["animal"]] * stall["animals"] if stall["animal"] else []
    herd += ["dog"] * stall["dogs"]
    if not herd:
        return out
    margin = 14 if fenced else 6
    room_w, room_h = w - 2 * margin, h - 36
    columns = max(1, math.ceil(math.sqrt(len(herd) * room_w / room_h / 1.25)))
    rows = math.ceil(len(herd) / columns)
    wide = min(46.0, room_w / columns, room_h / rows * 1.25)
    for i, animal in enumerate(herd):
        x = left + margin + (i % columns + 0.5) * room_w / columns - wide / 2
        y = top + 20 + (i // columns + 1) * room_h / rows - wide * 0.8
        out += f'<ellipse cx="{x + wide / 2:g}" cy="{y + wide * 0.75:g}" rx="{wide * 0.4:g}" ry="3" opacity=".35"/>'
        kind = "sheep-grazing" if animal == "sheep" and i % 3 == 1 else animal
        out += use(f"animal-{kind}", round(x, 1), round(y, 1), round(wide, 1), flip=i % 2 == 1)
    return out


def family(player: FarmersPlayer) -> str:
    """The dwarfs that are at home, in the entry-level dwelling and the dwellings beside it."""
    x, y = corner(next(cell for cell in player["cells"] if cell["tile"] == "entry-level-dwelling"))
    there = [it for it in player["dwarfs"] if not it["at_work"]]
    step = min(30.0, 84 / max(1, len(there)))
    out = ""
    for i, one in enumerate(there):
        left = x + 14 + i * step
        out += dwarf(player["seat"], round(left, 1), y + 50 + 4 * (i % 2), 48, armed=one["strength"] > 0)
        if one["strength"]:
            out += number(str(one["strength"]), left + 28, y + 52, 14)
    return out
