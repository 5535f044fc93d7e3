"""The tables of a reference, for any game."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from caverna.locale import halves, ranges

from .glossary import WALL_PICTURES, Glossary

NONE: Final = "–"
SPARED: Final = (24, 16, 8, 36)
"""Widths to try for the column with the longest texts, in addition to its longest word."""
REDUNDANT: Final = {
    "id", "option", "values", "kind", "tile", "grade", "light", "pile", "pool", "draft", "actions", "connective",
    "effects",
}  # fmt: skip
"""Columns that another column describes."""
NAMED: Final = {
    "cards": "space", "harvest": "harvest", "marker": "marker", "markers": "marker", "who": "furnishing",
    "good": "good", "set": "furnishings", "rock": "side", "printed": "side",
}  # fmt: skip
"""Columns of ids, and the table with their names."""
WORDED: Final = ("colour", "back")
"""Columns of ids that have a word in the catalogue."""


def print_reference(console: Console, glossary: Glossary) -> None:
    """Print all tables that are lists of rows; some are printed in parts."""
    tables = glossary.reference
    for table, rows in tables.items():
        if isinstance(rows, list) and rows and isinstance(rows[0], Mapping):
            title = glossary.say(f"terminal-table-{hyphens(table)}")
            keys = tables.get("parts", {}).get(table, [])
            for _, run in groupby(rows, lambda row, keys=keys: [row[key] for key in keys]):  # type: ignore[misc]
                part = list(run)
                shown = [{key: value for key, value in row.items() if key not in keys} for row in part]
                named = ", ".join(part_name(key, part[0][key], glossary) for key in keys)
                full = f"{glossary.titled(title)} {named}" if named else title
                console.print(reference_table(full, shown, glossary, console.width))
                console.print()


def hyphens(key: str) -> str:
    """A column as part of a message id."""
    return key.replace("_", "-")


def heading(key: str, glossary: Glossary) -> str:
    """The title of a column."""
    return glossary.say(f"terminal-column-{hyphens(key)}")


def part_name(key: str, value: Any, glossary: Glossary) -> str:
    """A value that all rows of a part share."""
    return f"{heading(key, glossary)} {value}" if isinstance(value, int) else worded(key, value, glossary)


def reference_table(title: str, rows: Sequence[Mapping[str, Any]], glossary: Glossary, width: int) -> Table:
    """A table with the columns in which the rows differ."""
    keys = [key for key in rows[0] if telling(key, rows)]
    columns = [[heading(key, glossary), *cells_of(key, rows, glossary)] for key in keys]
    table = Table(
        title=title, title_style="bold", title_justify="left", header_style="bold",
        box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False,
    )  # fmt: skip
    for (head, *texts), room in zip(columns, fitted(columns, width - 2 * len(keys)), strict=True):
        numbers = all(text.lstrip("-").isdecimal() or text == NONE for text in texts)
        table.add_column(head, justify="right" if numbers else "left", width=room)
    for row in zip(*(texts for _, *texts in columns), strict=True):
        table.add_row(*map(Text, row))
    return table


def telling(key: str, rows: Sequence[Mapping[str, Any]]) -> bool:
    """Is a column worth showing? Not if a name or a note says the same."""
    if key in REDUNDANT and {"name", "note"} & set(rows[0]):
        return False
    return len(rows) == 1 or len(rows[0]) <= 3 or any(row[key] != rows[0][key] for row in rows)


def cells_of(key: str, rows: Sequence[Mapping[str, Any]], glossary: Glossary) -> list[str]:
    """A column as text; a missing value is empty among texts, and a dash among numbers and goods."""
    texts = all(isinstance(row[key], str | None) for row in rows)
    return ["" if texts and row[key] is None else worded(key, row[key], glossary) for row in rows]


def worded(key: str, value: Any, glossary: Glossary) -> str:
    """A value of a column as text: ids by their names."""
    translator = glossary.translator
    match value:
        case "anybody":
            return glossary.say("terminal-anybody")
        case str() if key in NAMED:
            return translator.label(glossary.game, NAMED[key], value)
        case str() if key in WORDED and translator.has(f"terminal-{key}-{value}"):
            return glossary.say(f"terminal-{key}-{value}")
        case list() if key in NAMED and value:
            return ", ".join(translator.label(glossary.game, NAMED[key], id) for id in value)
        case ["north" | "east" | "south" | "west", *_]:
            return ", ".join(translator.label(glossary.game, "side", id) for id in value)
        case Mapping() if key in NAMED:
            counted = [
                f"{amount} × {translator.label(glossary.game, NAMED[key], id)}"
                for id, amount in value.items()
                if amount
            ]
            return ", ".join(counted) or NONE
    return shown(value, glossary)


def fitted(columns: Sequence[Sequence[str]], room: int) -> list[int]:
    """The column widths that give the shortest table."""
    return min((widths(columns, room, spared) for spared in SPARED), key=lambda found: height(columns, found))


def widths(columns: Sequence[Sequence[str]], room: int, spared: int) -> list[int]:
    """Column widths that break no word and keep short texts on one line if the long ones have room to spare."""
    natural = [max(map(cell_len, texts)) for texts in columns]
    found = [max(cell_len(word) for text in texts for word in text.split() or [""]) for texts in columns]
    for i in sorted(range(len(found)), key=natural.__getitem__):
        spare = room - sum(found) - (0 if natural[i] == max(natural) else spared)
        found[i] += max(0, min(natural[i] - found[i], spare))
    return found


def height(columns: Sequence[Sequence[str]], found: Sequence[int]) -> int:
    """The number of lines that all rows take."""
    rows = zip(*columns, strict=True)
    return sum(max(len(textwrap.wrap(text, width)) for text, width in zip(row, found, strict=True)) for row in rows)


def shown(value: Any, glossary: Glossary) -> str:
    """A value of the reference as text, in any column."""
    match value:
        case None:
            return NONE
        case float():
            return halves(value)
        case {"first": first, "more": more}:
            goods = glossary.goods(first)
            return goods if first == more else glossary.say("terminal-then", first=goods, more=glossary.goods(more))
        case Mapping():
            return glossary.goods(value) or NONE
        case [int(), *_]:
            return ranges(value) if value == sorted(set(value)) else ", ".join(map(str, value))
        case [{"name": _}, *_]:
            return ", ".join(choice["name"] for choice in value)
        case list() if value and set(value) <= set(WALL_PICTURES):
            return "".join(WALL_PICTURES[item] for item in value)
        case list():
            return ", ".join(value)
    return str(value)
