"""Cells of tables: words with pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from caverna import art
from caverna.locale import Translator

from .types import Cell, Grid, Span


def plain(text: str | int) -> Cell:
    """A cell with words only."""
    return [{"text": str(text), "picture": None}]


def pictured(text: str, picture: str | None) -> Cell:
    """A cell with a picture and words; without the picture if there is none."""
    return [{"text": text, "picture": picture if picture and is_drawn(picture) else None}]


def is_drawn(picture: str) -> bool:
    """Is there a drawing with this id, or is it a picture of walls?"""
    sheet = picture.partition("-")[0]
    return sheet == "wall" or (sheet in art.SHEETS and picture in art.drawings(sheet))


def goods(translator: Translator, bundle: Mapping[str, int]) -> Cell:
    """Goods, each in words and with its picture."""
    spans: list[Span] = [
        {"text": translator.say(f"good-{good}.counted", count=count), "picture": f"good-{good}"}
        for good, count in bundle.items()
        if count
    ]
    return spans or plain("–")


def pile(translator: Translator, row: Mapping[str, Mapping[str, int]]) -> Cell:
    """What a space gathers: "3 (1)" with the picture of the good; different goods one after the other."""
    first, more = row["first"], row["more"]
    if list(first) != list(more):
        return [*short(translator, first), {"text": "→", "picture": None}, *short(translator, more)]
    return [
        {
            "text": f"{count} ({more[good]}) {translator.say(f'good-{good}.plural')}"
            if more[good] != count
            else translator.say(f"good-{good}.counted", count=count),
            "picture": f"good-{good}",
        }
        for good, count in first.items()
    ]


def short(translator: Translator, bundle: Mapping[str, int]) -> Cell:
    """Goods without a dash for nothing."""
    return [span for span in goods(translator, bundle) if span["picture"]]


def grid(head: Sequence[str], rows: Sequence[Sequence[Cell]]) -> Grid:
    """A table."""
    return {"head": list(head), "rows": [list(row) for row in rows]}


def words(cell: Cell) -> str:
    """A cell as words."""
    return ", ".join(span["text"] for span in cell).replace(", →, ", " → ")
