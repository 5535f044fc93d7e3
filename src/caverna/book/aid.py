"""The player aid: a page of HTML that prints on two sheets, for one game and number of players."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby
from typing import Final

from caverna import art
from caverna.locale import Translator, translator_for

from .chapters import write_book
from .types import Book, Cell, Fact, Grid, Section, Thing

STYLE: Final = """
@page { size: A4; margin: 7mm; }
* { box-sizing: border-box; }
body { margin: 0; font-family: "Source Sans 3", "Segoe UI", "Helvetica Neue", Arial, sans-serif; line-height: 1.22;
  color: #241a12; background: #fff; }
.cave-farmers { font-size: 7.5pt; } .cave-vs-cave { font-size: 9.3pt; }
.sheet { width: 196mm; height: 281mm; margin: 0 auto; columns: 3; column-gap: 4mm; column-fill: auto;
  overflow: hidden; }
.sheet + .sheet { break-before: page; }
h1 { font: 700 12pt/1.1 Georgia, serif; margin: 0 0 1.5mm; column-span: all; }
h2 { font: 700 1.18em/1.1 Georgia, serif; margin: 1.6mm 0 .6mm; border-bottom: .3mm solid #b98a52; break-after: avoid; }
p, ul { margin: 0 0 .7mm; } ul { padding-left: 3mm; }
.thing { break-inside: avoid; } .thing b { font-weight: 700; } .facts { color: #6b4a24; white-space: nowrap; }
table { border-collapse: collapse; width: 100%; margin-bottom: .8mm; }
th { text-align: left; font-weight: 700; } th, td { padding: 0 1.2mm .15mm 0; vertical-align: top; }
svg.i { width: 3.1mm; height: 3.1mm; vertical-align: -.7mm; }
svg.w { width: 2.6mm; height: 2.6mm; vertical-align: -.4mm; }
@media screen { body { background: #d8cdbd; } .sheet { background: #fff; padding: 7mm; width: 210mm; height: 297mm;
  margin: 5mm auto; box-shadow: 0 1mm 4mm rgb(0 0 0 / .3); } }
"""

SHEETS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "cave-farmers": (
        ("round", "spaces", "harvest-calendar", "harvest-markers", "food", "rubies-uses",
         "spaces-market"),
        ("furnishings", "weapons-loot", "animals-room", "scoring"),
    ),
    "cave-vs-cave": (
        ("round", "tiles", "second-slots", "digging", "walls", "rooms-colours", "activate", "goods", "goods-eating",
         "scoring", "second-passage", "second-hauling"),
        ("rooms",),
    ),
}  # fmt: skip
"""The sections on each of the two sheets."""
TABLED: Final = {
    "harvest-calendar", "harvest-markers", "food", "rubies-uses", "animals-room", "scoring", "walls", "spaces-market",
}  # fmt: skip
"""Sections of which the aid prints the tables and no text."""
TOLD: Final = {
    "round", "digging", "rooms-colours", "activate", "goods", "goods-eating", "second-passage", "second-hauling",
}  # fmt: skip
"""Sections of which it prints the text and no tables."""
WALLS: Final = {"W0": "", "W1": "n", "W2A": "nw", "W2O": "ew", "W3": "new", "W4": "nesw"}
"""The sides with a wall in the picture of each class."""
LINES: Final = {"n": "M2 3H22", "e": "M21 2V22", "s": "M2 21H22", "w": "M3 2V22"}


def aid(language: str, game: str, players: int) -> str:
    """The player aid as an HTML document with everything it needs.

    Args:
        language: One of the `LANGUAGES`.
        game: The name of the game.
        players: For how many players.

    Raises:
        InvalidOption: If there is no such language or game, or if the game does not allow that number of players.
    """
    translator = translator_for(language)
    translator.read_rules()
    return write_aid(translator, game, players)


def write_aid(translator: Translator, game: str, players: int) -> str:
    """The player aid in the language of a translator that has read the rules."""
    book = write_book(translator, game, players)
    title = f"{book['title']} · {translator.say('page-aid-for', count=players)}"
    sheets = [sheet(book, title if not number else "", ids) for number, ids in enumerate(SHEETS[game])]
    body = "".join(sheets)
    defined = f"<defs>{art.definitions(body)}</defs>"
    hidden = 'width="0" height="0" style="position:absolute" aria-hidden="true"'  # inline it would take up a line
    drawings = art.coloured(f"<svg {hidden}>{defined}</svg>", "light")
    return (
        f'<!doctype html><html lang="{translator.language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head>'
        f'<body class="{game}">{drawings}<main>{body}</main></body></html>'
    )


def sheet(book: Book, title: str, ids: Iterable[str]) -> str:
    """One of the sheets."""
    sections = {section["id"]: section for chapter in book["chapters"] for section in (chapter, *chapter["sections"])}
    head = f"<h1>{escape(title)}</h1>" if title else ""
    return f'<div class="sheet">{head}{"".join(printed(sections[id]) for id in ids)}</div>'


def printed(section: Section) -> str:
    """A section: its text, its tables, or its things."""
    if section["id"] in TABLED and not section["tables"]:
        return ""
    parts = [f"<h2>{escape(section['title'])}</h2>"]
    if section["id"] in TOLD:
        parts += text_of(section["text"])
    elif section["id"] in TABLED:
        parts += [table(grid) for grid in section["tables"]]
    else:
        for group, things in groupby(section["things"], lambda thing: thing["group"]):
            if group:
                parts.append(f"<h2>{escape(group)}</h2>")
            parts += [told(thing) for thing in things]
    return "".join(parts)


def text_of(lines: Iterable[str]) -> Iterator[str]:
    """Paragraphs and lists."""
    for item, run in groupby(lines, lambda line: line.startswith("- ")):
        texts = [escape(line.removeprefix("- ")) for line in run]
        yield (
            f"<ul>{''.join(f'<li>{text}</li>' for text in texts)}</ul>"
            if item
            else "".join(f"<p>{text}</p>" for text in texts)
        )


def told(thing: Thing) -> str:
    """A thing in a few lines: its name, its numbers, and what it does."""
    facts = " · ".join(fact_of(fact) for fact in thing["facts"])
    facts = f' <span class="facts">{facts}</span>' if facts else ""
    return f'<p class="thing"><b>{escape(thing["name"])}</b>{facts} {escape(thing["text"])}</p>'


def fact_of(fact: Fact) -> str:
    """A fact; its pictures say what it is, or else its label."""
    drawn = any(span["picture"] for span in fact["value"])
    label = "" if drawn or not fact["label"] else f"{escape(fact['label'])} "
    return label + short(fact["value"])


def short(cell: Cell) -> str:
    """A cell as pictures with numbers; words only where there is no picture."""
    found = []
    for span in cell:
        if span["picture"] is None:
            found.append(escape(span["text"]))
        elif span["picture"].startswith("wall-"):
            found.append(walls(span["picture"].removeprefix("wall-"), span["text"]))
        else:
            number = re.match(r"[0-9]+( \([0-9]+\))?", span["text"])
            found.append(f"{number[0] if number else escape(span['text']) + ' '}{icon(span['picture'], span['text'])}")
    return " ".join(found)


def full(cell: Cell) -> str:
    """A cell as pictures with all words."""
    return ", ".join(f"{drawn(span['picture'])} {escape(span['text'])}" for span in cell)


def drawn(picture: str | None) -> str:
    """A picture beside its words, if there is one."""
    if picture is None:
        return ""
    kind = picture.removeprefix("wall-")
    return icon(picture, "") if kind == picture else walls(kind, "")


def table(grid: Grid) -> str:
    """A table."""
    head = "".join(f"<th>{escape(title)}</th>" for title in grid["head"])
    rows = "".join(f"<tr>{''.join(f'<td>{full(cell)}</td>' for cell in row)}</tr>" for row in grid["rows"])
    return f"<table><tr>{head}</tr>{rows}</table>"


def icon(picture: str, label: str) -> str:
    """A drawing in a line of text."""
    spoken = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    drawing = art.symbol(picture)
    box = f'viewBox="0 0 {drawing.width:g} {drawing.height:g}"'
    size = f'width="{drawing.width:g}" height="{drawing.height:g}"'
    return f'<svg class="i" {box} {spoken}><use href="#{picture}" {size}/></svg>'


def walls(kind: str, label: str) -> str:
    """The walls that a room needs, as a little picture."""
    lines = "".join(LINES[side] for side in WALLS[kind])
    spoken = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    return (
        f'<svg class="w" viewBox="0 0 24 24" {spoken}><rect x="4" y="4" width="16" height="16" fill="#eee3cf"/>'
        f'<path d="{lines}" stroke="#3a2b1c" stroke-width="5" fill="none"/></svg>'
    )
