"""The drawings, as data: sheets of SVG symbols in this folder, one for each kind.

The id of a drawing begins with the name of its sheet and ends with the id that the rules use: `furnishing-dog-school`,
`room-shelf`, `good-wood`. `caverna.art.draw` makes the sheets; the page and Python read the same files.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

FOLDER: Final = Path(__file__).parent
"""The folder of the sheets."""
SHEETS: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.svg")))
"""The kinds of drawings."""
THEMES: Final = ("dark", "light")
"""Outdoors it is dusk in the dark theme and day in the light one."""

SYMBOL: Final = re.compile(r'<symbol id="(?P<id>[^"]+)" viewBox="0 (?P<top>\S+) (?P<width>\S+) (?P<height>\S+)"[^>]*>')
NAMED: Final = re.compile(r"#([a-z]+)-")
VARIABLE: Final = re.compile(r"var\((--[a-z0-9-]+),([^()]+)\)")


class Drawing(NamedTuple):
    """A drawing of a sheet."""

    id: str
    width: float
    height: float
    text: str
    """The symbol, which may use drawings of other sheets."""


@cache
def sheet(name: str) -> str:
    """The text of a sheet: an SVG document of definitions and symbols.

    Args:
        name: One of the `SHEETS`.

    Raises:
        KeyError: If there is no such sheet.
    """
    if name not in SHEETS:
        raise KeyError(f"no sheet {name!r}; there are {', '.join(SHEETS)}")
    return (FOLDER / f"{name}.svg").read_text(encoding="utf-8")


@cache
def drawings(name: str) -> dict[str, Drawing]:
    """The drawings of a sheet by id."""
    found = {}
    for line in sheet(name).splitlines():
        if match := SYMBOL.match(line):
            height = float(match["top"]) + float(match["height"])
            found[match["id"]] = Drawing(match["id"], float(match["width"]), height, line)
    return found


def symbol(id: str) -> Drawing:
    """A drawing by its id.

    Args:
        id: The id, such as "good-wood".

    Raises:
        KeyError: If there is no such drawing.
    """
    name = id.partition("-")[0]
    if name not in SHEETS or id not in drawings(name):
        raise KeyError(f"no drawing {id!r}")
    return drawings(name)[id]


def ids() -> Iterator[str]:
    """The ids of all drawings."""
    return (id for name in SHEETS for id in drawings(name))


def needed(names: Iterable[str]) -> list[str]:
    """Some sheets and all the sheets they use."""
    found: dict[str, None] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = None
            waiting += sorted(set(NAMED.findall(sheet(name))) & set(SHEETS))
    return list(found)


@cache
def day() -> dict[str, str]:
    """The colours of the light theme by variable."""
    return dict(re.findall(r"(--[a-z0-9-]+): ([^;]+);", (FOLDER / "day.css").read_text(encoding="utf-8")))


def coloured(text: str, theme: str = "dark", **colours: str) -> str:
    """A text with its variables replaced, for programs that do not know CSS: `hood="#1f6fb2"` dresses dwarfs."""
    if theme not in THEMES:
        raise ValueError(f"no theme {theme!r}; there are {', '.join(THEMES)}")
    known = {f"--{name.replace('_', '-')}": colour for name, colour in colours.items()}
    if theme == "light":
        known = day() | known
    return VARIABLE.sub(lambda found: known.get(found[1], found[2]), text)


def definitions(text: str) -> str:
    """The symbols and gradients that a text uses, and those that they use in turn, without an `<svg>` around them."""
    found: dict[str, str] = {}
    waiting = re.findall(r"#([a-z]+-[a-z0-9-]+)", text)
    while waiting:
        id = waiting.pop()
        if id not in found and id.partition("-")[0] in SHEETS:
            found[id] = symbol(id).text if id in drawings(id.partition("-")[0]) else definition(id)
            waiting += re.findall(r"#([a-z]+-[a-z0-9-]+)", found[id])
    return "".join(found.values())


def definition(id: str) -> str:
    """A gradient or a clip of a sheet."""
    match = re.search(rf'<(\w+) id="{id}".*?</\1>', sheet(id.partition("-")[0]))
    if not match:
        raise KeyError(f"no drawing {id!r}")
    return match[0]


def picture(id: str, theme: str = "dark", **colours: str) -> str:
    """A drawing as a self-contained SVG document.

    Args:
        id: The id of the drawing, such as "room-shelf".
        theme: "dark" for dusk, "light" for day.
        colours: Colours of variables, such as `hood="#1f6fb2"` for the hood of a dwarf.

    Raises:
        KeyError: If there is no such drawing.
        ValueError: If there is no such theme.
    """
    drawing = symbol(id)
    use = f'<use href="#{id}" width="{drawing.width:g}" height="{drawing.height:g}"/>'
    size = f'viewBox="0 0 {drawing.width:g} {drawing.height:g}"'
    text = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><defs>{definitions(use)}</defs>{use}</svg>'
    return coloured(text, theme, **colours)
