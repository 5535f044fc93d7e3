"""What pictures of both games are made of: drawings in place, numbers, and a row of goods."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

from caverna.art import symbol

SERIF: Final = "Alegreya,Georgia,'Liberation Serif',serif"
SEATS: Final = 7


class Picture(NamedTuple):
    """A part of a picture with its size."""

    width: int
    height: int
    body: str


class Captions(NamedTuple):
    """The words of a picture that people share."""

    title: str
    """The game."""
    result: str
    """Who has won; empty before the end."""
    names: Sequence[str]
    """The players."""
    rooms: Mapping[str, str]
    """The names of rooms or furnishings, by their ids."""


def nested(picture: Picture, x: float, y: float) -> str:
    """A picture at a place, cut off at its edges."""
    size = f'width="{picture.width}" height="{picture.height}"'
    return f'<svg x="{x:g}" y="{y:g}" {size}>{picture.body}</svg>'


def use(id: str, x: float, y: float, width: float, height: float | None = None, flip: bool = False) -> str:
    """A drawing at a place, in its own proportion unless a height is given."""
    drawing = symbol(id)
    tall = width * drawing.height / drawing.width if height is None else height
    size = f'width="{width:g}" height="{round(tall, 2):g}"'
    if flip:
        return f'<use href="#{id}" {size} transform="translate({x + width:g} {y:g})scale(-1 1)"/>'
    return f'<use href="#{id}" x="{x:g}" y="{y:g}" {size}/>'


def colour(seat: int) -> str:
    """The colour of a player's emblem."""
    match = re.search(r"var\(--seat-\d,([^)]+)\)", symbol(f"person-emblem-{seat % SEATS}").text)
    assert match
    return match[1]


def dwarf(seat: int, x: float, y: float, height: float, armed: bool = False, faded: bool = False) -> str:
    """A dwarf in the colour of a player.

    The drawing is copied, so that the hood is coloured even in programs without CSS.
    """
    drawing = symbol("person-dwarf-armed" if armed else "person-dwarf")
    body = drawing.text.partition(">")[2].removesuffix("</symbol>")
    dyed = re.sub(r"var\(--hood,[^)]+\)", colour(seat), body)
    scale = height / drawing.height
    looks = ' opacity=".35"' if faded else ""
    return f'<g transform="translate({x:g} {y:g})scale({scale:.4g})"{looks}>{dyed}</g>'


def number(value: float | str, x: float, y: float, size: int, fill: str = "#ffe9bd", anchor: str = "middle") -> str:
    """A number or some words, the foot at y."""
    text = f"{value:g}" if isinstance(value, float) else escape(value)
    font = f'font-family="{SERIF}" font-size="{size}" font-weight="700" style="font-variant-numeric:lining-nums"'
    return f'<text x="{x:g}" y="{y:g}" {font} text-anchor="{anchor}" fill="{fill}">{text}</text>'


def badge(good: str, amount: int, x: float, y: float) -> str:
    """What a place gives when something is built there; the point is its upper right corner."""
    return (
        f'<rect x="{x - 46:g}" y="{y:g}" width="46" height="24" rx="12" fill="#1d140d" opacity=".86"/>'
        + number(f"+{amount}", x - 32, y + 17, 14)
        + use(f"good-{good}", x - 24, y + 2, 20)
    )


def plank(width: float, height: float, x: float = 0, y: float = 0) -> str:
    """A board of wood that carries goods or a name."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="10" fill="#4a2f1a"/>'
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height - 4:g}" rx="10" fill="#6b4527"/>'
        f'<rect x="{x + 4:g}" y="{y:g}" width="{width - 8:g}" height="2" rx="1" fill="#b07c48"/>'
    )


def shelf(goods: Mapping[str, int], width: float, y: float) -> str:
    """All goods in a row with their amounts; those that are missing are faded."""
    out = plank(width, 52, 0, y)
    step = (width - 24) / len(goods)
    for i, (good, amount) in enumerate(goods.items()):
        x = 12 + i * step
        shown = use(f"good-{good}", x, y + 11, 26) + number(str(amount), x + 38, y + 32, 19)
        out += shown if amount else f'<g opacity=".4">{shown}</g>'
    return out


def title(seat: int, score: float, x: float, y: float, name: str = "") -> str:
    """A player's emblem and points, and the name if there is one."""
    text = f"{score:g}"
    points = x + 36 + (11 * len(name) + 10 if name else 0)
    wide = points - x + 26 + 11 * len(text)
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="36" rx="18" fill="#1d140d" opacity=".82"/>'
        + use(f"person-emblem-{seat % SEATS}", x + 5, y + 5, 26)
        + (number(name, x + 38, y + 25, 20, anchor="start") if name else "")
        + use("icon-points", points, y + 9, 18)
        + number(text, points + 22, y + 25, 21, anchor="start")
    )


def plate(text: str, x: float, y: float, width: float) -> str:
    """The name of a room at its foot, which is at y; a long one is written smaller."""
    size = min(13, int(width * 1.9 / max(1, len(text))))
    ground = f'<rect x="{x:g}" y="{y - 18:g}" width="{width:g}" height="18" fill="#fdeccb" opacity=".94"/>'
    return ground + number(text, x + width / 2, y - 5, size, "#47230a")
