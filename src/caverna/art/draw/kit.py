"""Shapes, colours and sheets: what all drawings are made of.

Nothing is outlined. A shape has two or three tones and is lit from the upper left; what stands has a flat shadow.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

NUMBER: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")

DAY: Final[dict[str, str]] = {}
"""The colours of the light theme, by the name of their variable."""


def tone(name: str, night: str, day: str) -> str:
    """A colour that depends on the theme: the night's, unless a page or a reader sets the variable."""
    DAY[f"--art-{name}"] = day
    return f"var(--art-{name},{night})"


def number(value: float) -> str:
    """A coordinate with one decimal at most."""
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text.replace("-0", "0") or "0"


def short(d: str) -> str:
    """The same path in as few characters as possible. The flags of an arc must stand apart."""
    out = ""
    for token in NUMBER.findall(d):
        text = token if token.isalpha() else number(float(token))
        glued = text[0] == "-" or text.isalpha() or out[-1:].isalpha() or not out
        out += text if glued else f" {text}"
    return out


def looks(opacity: float | None, turn: tuple[float, float, float] | None) -> str:
    """The attributes for opacity and for a turn by degrees round a point."""
    out = "" if opacity is None else f' opacity="{round(opacity, 2):g}"'.replace("0.", ".")
    return out if turn is None else out + f' transform="rotate({" ".join(number(n) for n in turn)})"'


Turn = tuple[float, float, float] | None


def path(d: str, fill: str, opacity: float | None = None, turn: Turn = None) -> str:
    """A filled shape."""
    return f'<path d="{short(d)}" fill="{fill}"{looks(opacity, turn)}/>'


def line(d: str, stroke: str, width: float = 1.5, opacity: float | None = None, dash: str = "") -> str:
    """A stroke with round ends."""
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="{short(d)}" fill="none" stroke="{stroke}" stroke-width="{number(width)}" stroke-linecap="round"'
        f' stroke-linejoin="round"{dashed}{looks(opacity, None)}/>'
    )


def disc(x: float, y: float, r: float, fill: str, opacity: float | None = None) -> str:
    """A circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"{looks(opacity, None)}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, opacity: float | None = None, turn: float = 0) -> str:
    """An ellipse, perhaps turned round its centre."""
    size = f'cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
    return f'<ellipse {size} fill="{fill}"{looks(opacity, (turn, x, y) if turn else None)}/>'


def box(
    x: float, y: float, w: float, h: float, fill: str, r: float = 0, opacity: float | None = None, turn: Turn = None
) -> str:
    """A rectangle with round corners."""
    place = "".join(f' {name}="{number(value)}"' for name, value in (("x", x), ("y", y)) if value)
    corner = f' rx="{number(r)}"' if r else ""
    return f'<rect{place} width="{number(w)}" height="{number(h)}"{corner} fill="{fill}"{looks(opacity, turn)}/>'


def group(
    body: str, x: float = 0, y: float = 0, scale: float = 1, flip: bool = False, opacity: float | None = None
) -> str:
    """Some shapes moved, scaled, perhaps mirrored about their left edge."""
    moved = f"translate({number(x)} {number(y)})" if x or y else ""
    if flip:
        moved += f"scale({-scale:g} {scale:g})"
    elif scale != 1:
        moved += f"scale({round(scale, 3):g})"
    transform = f' transform="{moved}"' if moved else ""
    return f"<g{transform}{looks(opacity, None)}>{body}</g>"


def shadow(x: float, y: float, rx: float, ry: float = 3, opacity: float = 0.4) -> str:
    """The flat shadow of what stands there."""
    return oval(x, y, rx, ry, "#120a05", opacity)


SIZES: Final[dict[str, tuple[float, float]]] = {}
"""The width and height of every drawing."""
LATER: Final = re.compile(r"\?([a-z0-9-]+):([0-9.]+)(?::(-?[0-9.]+))?")
"""A height that is known when all drawings are: of a drawing at a width, perhaps taken from the y of a floor."""


def settled(match: re.Match[str]) -> str:
    """The height in place of its name."""
    id, width, floor = match.groups()
    w, h = SIZES[id]
    height = float(width) * h / w
    return number(height if floor is None else float(floor) - height)


def use(id: str, x: float, y: float | str, width: float, flip: bool = False, opacity: float | None = None) -> str:
    """Another drawing, its upper left corner at a point."""
    size = f'width="{number(width)}" height="?{id}:{number(width)}"{looks(opacity, None)}'
    top = y if isinstance(y, str) else number(y)
    if flip:
        return f'<use href="#{id}" {size} transform="translate({number(x + width)} {top})scale(-1 1)"/>'
    place = "".join(f' {name}="{value}"' for name, value in (("x", number(x)), ("y", top)) if value != "0")
    return f'<use href="#{id}"{place} {size}/>'


def stand(id: str, x: float, floor: float, width: float, flip: bool = False) -> str:
    """Another drawing that stands on the floor with its shadow, its centre at x."""
    cast = shadow(x + width * 0.04, floor - 0.5, width * 0.45, max(1.2, width * 0.07))
    return cast + use(id, x - width / 2, f"?{id}:{number(width)}:{number(floor)}", width, flip)


def row(id: str, xs: Iterable[float], floor: float, width: float) -> str:
    """The same thing several times, side by side."""
    return "".join(stand(id, x, floor, width) for x in xs)


class Sheet:
    """The drawings of one kind, whose ids all begin with its name."""

    def __init__(self, name: str, width: float, height: float, fit: str = "", above: float = 0) -> None:
        self.name = name
        self.size = (width, height)
        self.above = above  # what a low box may leave out at the top
        self.fit = fit  # the preserveAspectRatio of its drawings
        self.defs = ""
        self.symbols: dict[str, str] = {}

    def add(self, id: str, *shapes: str, size: tuple[float, float] | None = None, fit: str | None = None) -> None:
        """A drawing; its shapes may reach beyond its box if it fits into more than one proportion."""
        full = f"{self.name}-{id}"
        if full in SIZES:
            raise ValueError(f"{full} is drawn twice")
        w, h = SIZES[full] = size or self.size
        fit = self.fit if fit is None else fit
        ratio = f' preserveAspectRatio="{fit}"' if fit else ""
        beyond = ' overflow="visible"' if fit.endswith("meet") else ""
        body = "".join(shapes)
        view = " ".join(number(n) for n in (0, self.above, w, h - self.above))
        self.symbols[full] = f'<symbol id="{full}" viewBox="{view}"{ratio}{beyond}>{body}</symbol>'

    def text(self) -> str:
        """The file: one drawing a line."""
        defs = f"<defs>{self.defs}</defs>\n" if self.defs else ""
        body = LATER.sub(settled, "\n".join(self.symbols.values()))
        return f'<svg xmlns="http://www.w3.org/2000/svg">\n{defs}{body}\n</svg>\n'


def gradient(id: str, stops: str, radial: bool = True, where: str = "") -> str:
    """A gradient from stops such as "0 #fff .5, 1 #000": offset, colour, opacity."""
    made = ""
    for stop in re.split(r",\s*(?![^(]*\))", stops):
        offset, colour, *opacity = stop.split()
        clear = f' stop-opacity="{opacity[0]}"' if opacity else ""
        made += f'<stop offset="{offset}" stop-color="{colour}"{clear}/>'
    kind = "radialGradient" if radial else "linearGradient"
    where = where or ("" if radial else ' x2="0" y2="1"')
    return f'<{kind} id="{id}"{where}>{made}</{kind}>'
