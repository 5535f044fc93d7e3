"""The tables of a reference, whatever they are about."""

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

from .words import WALL_PICTURES, Words, spaced

HEADINGS: Final = {"number": "#"}
NONE: Final = "–"
SPARED: Final = (24, 16, 8, 36)
"""What other columns may leave to the one with the longest texts, beside its longest word."""


def print_reference(console: Console, tables: Mapping[str, Any]) -> None:
    """All tables that are lists of rows, whatever they are about; some are shown in parts."""
    words = Words(tables)
    for title, rows in tables.items():
        if isinstance(rows, list) and rows and isinstance(rows[0], Mapping):
            keys = tables.get("parts", {}).get(title, [])
            for values, part in groupby(rows, lambda row, keys=keys: [row[key] for key in keys]):  # type: ignore[misc]
                shown = [{key: value for key, value in row.items() if key not in keys} for row in part]
                named = ", ".join(f"{key} {value}" if isinstance(value, int) else value
                                  for key, value in zip(keys, values, strict=True))  # fmt: skip
                console.print(reference_table(f"{title}: {named}" if named else title, shown, words, console.width))
                console.print()


def reference_table(title: str, rows: Sequence[Mapping[str, Any]], words: Words, width: int) -> Table:
    """A row each, in columns that tell the rows apart."""
    keys = [key for key in rows[0] if telling(key, rows)]
    columns = [[HEADINGS.get(key, headed(key)), *cells_of(key, rows, words)] for key in keys]
    table = Table(
        title=headed(title), title_style="bold", title_justify="left", header_style="bold",
        box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False,
    )  # fmt: skip
    for (heading, *texts), room in zip(columns, fitted(columns, width - 2 * len(keys)), strict=True):
        numbers = all(text.lstrip("-").isdecimal() or text == NONE for text in texts)
        table.add_column(heading, justify="right" if numbers else "left", width=room)
    for row in zip(*(texts for _, *texts in columns), strict=True):
        table.add_row(*map(Text, row))
    return table


def headed(key: str) -> str:
    return spaced(key.replace("_", "-"))


def telling(key: str, rows: Sequence[Mapping[str, Any]]) -> bool:
    """Is a column worth showing? An id is not, beside a name."""
    if key in ("id", "tile") and ("name" in rows[0] or "note" in rows[0]):
        return False
    return len(rows) == 1 or len(rows[0]) <= 3 or any(row[key] != rows[0][key] for row in rows)


def cells_of(key: str, rows: Sequence[Mapping[str, Any]], words: Words) -> list[str]:
    """One column as text; nothing is nothing among texts, and a dash among numbers and goods."""
    texts = all(isinstance(row[key], str | None) for row in rows)
    return ["" if texts and row[key] is None else shown(row[key], row, words) for row in rows]


def fitted(columns: Sequence[Sequence[str]], room: int) -> list[int]:
    """The widths of columns of text that make the lowest table."""
    return min((widths(columns, room, spared) for spared in SPARED), key=lambda found: height(columns, found))


def widths(columns: Sequence[Sequence[str]], room: int, spared: int) -> list[int]:
    """No word is broken, and short texts stay in a line if the long ones can spare it."""
    natural = [max(map(cell_len, texts)) for texts in columns]
    found = [max(cell_len(word) for text in texts for word in text.split() or [""]) for texts in columns]
    for i in sorted(range(len(found)), key=natural.__getitem__):
        spare = room - sum(found) - (0 if natural[i] == max(natural) else spared)
        found[i] += max(0, min(natural[i] - found[i], spare))
    return found


def height(columns: Sequence[Sequence[str]], found: Sequence[int]) -> int:
    """The lines that all rows take with some widths."""
    rows = zip(*columns, strict=True)
    return sum(max(len(textwrap.wrap(text, width)) for text, width in zip(row, found, strict=True)) for row in rows)


def shown(value: Any, row: Mapping[str, Any], words: Words) -> str:
    """A value of the reference as text."""
    match value:
        case None:
            return NONE
        case float():
            return halves(value)
        case {"first": first, "more": more}:
            return words.goods(first) if first == more else f"{words.goods(first)}, then {words.goods(more)}"
        case Mapping():
            return words.goods(value) or NONE
        case [int(), *_]:
            return ranges(value) if value == sorted(set(value)) else ", ".join(map(str, value))
        case [{"name": _}, *_]:
            return ", ".join(choice["name"] for choice in value)
        case list() if value and set(value) <= set(WALL_PICTURES):
            return "".join(WALL_PICTURES[item] for item in value)
        case list():
            return ", ".join(value)
    return str(value)
