"""Diagrams made of the drawings of the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .things import Things
from .types import Figure, Part

WIDE: Final = 118
HIGH: Final = 106
"""A cell of a home board."""
CAVE_WIDE: Final = 112
CAVE_HIGH: Final = 84
"""A cell of a cave."""
WALL: Final = 12
SPRITE: Final = 40
"""An animal."""


def at(picture: str, x: float, y: float, width: float, height: float) -> Part:
    """A drawing at its place."""
    return {"picture": picture, "text": None, "x": x, "y": y, "width": width, "height": height}


def named(text: str, x: float, y: float, size: float = 18) -> Part:
    """A text with its left end and its base line."""
    return {"picture": None, "text": text, "x": x, "y": y, "width": 0, "height": size}


def figure(label: str, width: float, height: float, parts: list[Part]) -> Figure:
    """A figure with what it shows."""
    return {"label": label, "width": width, "height": height, "parts": parts}


# The Cave Farmers


def home(things: Things) -> Figure:
    """The home board with the names of its cells and its bonuses."""
    parts = [at("land-home", 0, 0, 756, 536)]
    printed = {cell: row for row in things.tables["home"] for cell in row["cells"]}
    for row in range(4):
        for column in range(6):
            name = "abcdef"[column] + str(row + 1)
            x, y = 14 + 120 * column + (20 if column > 2 else 0), 84 + 108 * row
            if column > 2:
                cavern = name in printed and printed[name]["id"] in ("dwelling", "cavern")
                parts.append(at("land-cavern" if cavern else f"land-bare-{(row + column) % 3 + 1}", x, y, WIDE, HIGH))
            else:
                parts.append(at(f"land-trees-{(row * 3 + column) % 6 + 1}", x, y, WIDE, HIGH))
            if name in printed and printed[name]["id"] == "dwelling":
                parts.append(at("furnishing-entry-level-dwelling", x + 4, y + 12, 110, 82))
            bonus = printed[name]["bonus"] if name in printed else {}
            for good, count in bonus.items():
                parts.append(at(f"good-{good}", x + 66, y + 60, 40, 40))
                parts.append(named(f"+{count}", x + 40, y + 90, 24))
            parts.append(named(name, x + 8, y + 24, 22))
    return figure(things.say("rules-cave-farmers-setup-home"), 756, 536, parts)


def first_tile(things: Things) -> Figure:
    """The first twin tile covers the cell in front of the entrance."""
    parts: list[Part] = []
    for index, (name, picture) in enumerate(
        (("a4", "land-trees-1"), ("b4", "land-field"), ("c4", "land-meadow"), ("d4", "land-cavern"))
    ):
        x = 4 + index * 120 + (20 if name == "d4" else 0)
        parts += [at(picture, x, 4, WIDE, HIGH), named(name, x + 8, 28, 22)]
    parts.append(at("furnishing-entry-level-dwelling", 388, 16, 110, 82))
    return figure(things.say("rules-cave-farmers-land-meadows"), 508, 114, parts)


def mine(things: Things) -> Figure:
    """Two tunnels become an ore mine and a deep tunnel."""
    parts = [
        at("land-tunnel", 4, 4, WIDE, HIGH), at("land-tunnel", 124, 4, WIDE, HIGH), at("icon-to", 256, 36, 44, 44),
        at("land-ore-mine", 314, 4, WIDE, HIGH), at("land-deep-tunnel", 434, 4, WIDE, HIGH),
        at("animal-donkey", 350, 66, SPRITE, 32),
    ]  # fmt: skip
    return figure(things.say("rules-cave-farmers-mountain-mines"), 556, 114, parts)


def pastures(things: Things) -> Figure:
    """Pastures with and without stables, full of sheep."""
    parts: list[Part] = []
    x = 4.0
    for wide, stables, sheep in ((False, 0, 2), (False, 1, 4), (True, 0, 4), (True, 2, 16)):
        width = 238 if wide else WIDE
        name = "land-large-pasture-wide" if wide else "land-small-pasture"
        parts.append(at(name, x, 4, width, HIGH))
        parts += [at("land-stable", x + 6 + index * 130, 8, 40, 39) for index in range(stables)]
        across = 8 if sheep == 16 else 2 if not wide else 4
        for index in range(sheep):
            step = (width - 24) / across
            parts.append(at("animal-sheep", x + 8 + step * (index % across), 44 + 26 * (index // across), 30, 24))
        parts.append(at(f"{name}-front", x, 4, width, HIGH))
        parts.append(named(str(sheep), x + width - 34, 30, 26))
        x += width + 14
    return figure(things.say("rules-cave-farmers-animals-room"), x, 114, parts)


def dogs(things: Things) -> Figure:
    """A dog and its sheep on a bare meadow, four dogs and theirs on a pasture."""
    parts = [at("land-meadow", 4, 4, WIDE, HIGH), at("animal-dog", 14, 66, SPRITE, 32)]
    parts += [at("animal-sheep", 52 + 22 * index, 36 + 20 * index, SPRITE, 32) for index in range(2)]
    parts.append(at("land-small-pasture", 142, 4, WIDE, HIGH))
    parts += [at("animal-dog", 148 + 26 * index, 72, 30, 24) for index in range(4)]
    parts += [at("animal-sheep", 146 + 21 * index, 34 + 8 * (index % 2), 30, 24) for index in range(5)]
    parts.append(at("land-small-pasture-front", 142, 4, WIDE, HIGH))
    return figure(things.say("rules-cave-farmers-animals-dogs"), 264, 114, parts)


# Cave vs Cave


def cave(things: Things, era: int, label: str) -> Figure:
    """The boards up to an era, with the names of their cells, rock, and the goods under tiles."""
    rows = [row for row in things.tables["boards"] if row["era"] <= era]
    columns = sorted({row["cell"][0] for row in rows})
    parts: list[Part] = []
    for row in rows:
        x = 16 + columns.index(row["cell"][0]) * (CAVE_WIDE + 8)
        y = 16 + (int(row["cell"][1]) - 1) * (CAVE_HIGH + 8)
        entrance = row["cell"] == "d4"
        picture = (
            "land-empty" if entrance or row["cell"] in ("d3", "c4") else f"land-covered-{(int(x) + int(y)) % 4 + 1}"
        )
        parts.append(at(picture, x, y, CAVE_WIDE, CAVE_HIGH))
        if entrance:
            parts.append(at("room-cave-entrance", x, y, CAVE_WIDE, CAVE_HIGH))
        parts += [at(f"good-{good}", x + 68, y + 44, 34, 34) for good in row["symbol"]]
        parts += [rock(side, x, y) for side in row["rock"]]
        parts.append(named(row["cell"], x + 10, y + 28, 22))
    width = 24 + len(columns) * (CAVE_WIDE + 8)
    return figure(label, width, 24 + 5 * (CAVE_HIGH + 8), parts)


def rock(side: str, x: float, y: float) -> Part:
    """A wall on a side of a cell."""
    half = WALL / 2
    if side in ("north", "south"):
        return at("land-wall-wide", x, y - half - 4 + (CAVE_HIGH + 8 if side == "south" else 0), CAVE_WIDE, WALL)
    return at("land-wall-tall", x - half - 4 + (CAVE_WIDE + 8 if side == "east" else 0), y, WALL, CAVE_HIGH)


def first_cave(things: Things) -> Figure:
    """The board of era I."""
    return cave(things, 1, things.say("rules-cave-vs-cave-setup"))


def both_caves(things: Things) -> Figure:
    """The boards of both eras."""
    return cave(things, 2, things.say("rules-cave-vs-cave-second-opening"))


FIGURES: Final[dict[str, dict[str, tuple[Callable[[Things], Figure], ...]]]] = {
    "cave-farmers": {
        "setup-home": (home,), "land-meadows": (first_tile,), "mountain-mines": (mine,), "animals-room": (pastures,),
        "animals-dogs": (dogs,),
    },
    "cave-vs-cave": {"setup": (first_cave,), "second-opening": (both_caves,)},
}  # fmt: skip
"""The figures of each section."""


def figures_of(things: Things, section: str) -> list[Figure]:
    """The figures of a section."""
    return [maker(things) for maker in FIGURES[things.game].get(section, ())]
