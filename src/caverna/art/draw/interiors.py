"""Empty rooms of 112 by 84: a wall with its light, a floor from y = 60 on. They go on at both sides and above.

A room is shown in boxes of many proportions. It stands on the lower edge, in the middle, and its shell fills the rest.
A low box leaves out the ceiling.
"""

from __future__ import annotations

from random import Random

from .kit import Sheet, box, disc, gradient, line, path, use
from .land import arch
from .props import SHEET

W, H = 112, 84
FIT = "xMidYMax meet"
LEFT, WIDE, ABOVE, WALL = -160, 432, -50, 60

LIGHT = ' gradientUnits="userSpaceOnUse" cx="56" cy="16" r="128"'
SHEET.defs += "".join(
    [
        gradient("prop-wall-plaster", "0 #f2bd70, .4 #b87638, .75 #6d4224, 1 #2c190f", where=LIGHT),
        gradient("prop-wall-rock", "0 #cf9a62, .35 #8d6344, .7 #4d352a, 1 #20161a", where=LIGHT),
        gradient("prop-wall-panel", "0 #e0a05c, .4 #8f4f2c, .75 #512a1c, 1 #241210", where=LIGHT),
        gradient("prop-wall-stone", "0 #d8b98a, .4 #8f7760, .75 #4d4039, 1 #1f1a1c", where=LIGHT),
        gradient("prop-wall-quiet", "0 #dba97e, .4 #7d5566, .75 #43304a, 1 #1c1524", where=LIGHT),
        gradient("prop-wall-blue", "0 #a6d8ea, .4 #427d98, .75 #244e63, 1 #10242f", where=LIGHT),
        gradient("prop-wall-orange", "0 #f6bf70, .4 #b06c34, .75 #6a3b1e, 1 #2b160d", where=LIGHT),
        gradient(
            "prop-shade",
            ".3 #120a06 0, 1 #120a06 .65",
            where=' gradientUnits="userSpaceOnUse" cx="56" cy="40" r="150"',
        ),
    ]
)


def stones(seed: int, light: str = "#fff", strength: float = 1) -> str:
    """Courses of stones, just lighter than the wall, in one path for each tone."""
    rnd = Random(seed)
    courses: dict[float, str] = {0.03: "", 0.06: "", 0.09: ""}
    for course in range(7):
        x = float(-100 - rnd.randint(0, 14))
        y = course * 12 - 24
        while x < 212:
            w = rnd.randint(16, 28)
            courses[rnd.choice(list(courses))] += f"M{x} {y}h{w - 1.5}v10.5h-{w - 1.5}z"
            x += w
    return "".join(path(d, light, tone * strength) for tone, d in courses.items())


def boards(every: int = 14) -> str:
    """Panels on a wall."""
    return line("".join(f"M{x} {ABOVE}V{WALL}" for x in range(LEFT, LEFT + WIDE, every)), "#1d0f08", 1, 0.28)


def floor(low: str, dark: str, light: str, tiles: bool = False) -> str:
    """Planks that run towards us, or flagstones."""
    out = box(LEFT, WALL, WIDE, H - WALL, low)
    xs = range(LEFT - 40, LEFT + WIDE + 40, 16)
    out += line("".join(f"M{x} {WALL}L{56 + (x - 56) * 1.5} {H}" for x in xs), dark, 1.2, 0.7)
    if tiles:
        out += line(f"M{LEFT} 66h{WIDE}M{LEFT} 74h{WIDE}", dark, 1.2, 0.7)
    return out + box(LEFT, WALL, WIDE, 1.5, light) + box(LEFT, WALL + 1.5, WIDE, 4, "#000", 0, 0.22)


def shell(name: str, *shapes: str) -> None:
    """An empty room."""
    shade = box(LEFT, ABOVE, WIDE, H - ABOVE, "url(#prop-shade)")
    SHEET.add(f"room-{name}", *shapes, shade, size=(W, H), fit=FIT)


def wall(kind: str) -> str:
    """The light on a wall."""
    return box(LEFT, ABOVE, WIDE, WALL - ABOVE, f"url(#prop-wall-{kind})")


BEAMS = (
    box(LEFT, -4, WIDE, 9, "#4a2b16")
    + box(LEFT, 3.5, WIDE, 1.5, "#8a5a2f")
    + "".join(
        box(x, 5, 5, WALL - 5, "#5a361c") + box(x, 5, 1.6, WALL - 5, "#96632f") for x in (-128, -62, 3, 104, 170, 236)
    )
    + path(
        "M8 5h12L8 17zM104 5H92l12 12zM-57 5h12l-12 12zM170 5h-12l12 12zM-123 5h12l-12 12zM236 5h-12l12 12z", "#7a4a26"
    )
)
ROUGH = path(
    f"M{LEFT} {ABOVE}h{WIDE}v58c-14-6-22 4-34-2-10-4-14-12-30-8-16 2-20-6-36-4-18 0-26 6-44 3-20-4-28 4-42 6"
    "-16 4-26-4-40 2-14 4-22 12-38 8-10-4-18-2-28 3z",
    "#2a1c1c",
    0.8,
)
shell("home", wall("plaster"), stones(3, "#fff", 0.7), BEAMS, floor("#7a4d28", "#4a2a12", "#a8743f"))
shell(
    "cave",
    wall("rock"),
    path(
        "M-60 40-40 20-16 30-6 52-40 56zM18 30 34 14 52 24 46 42 24 46z"
        "M70 22 92 12 106 28 94 44 74 40zM120 34l20-14 24 10-8 24-30 4z",
        "#fff",
        0.06,
    ),
    ROUGH,
    floor("#5d4638", "#3a2a24", "#8d6f58"),
)
shell("craft", wall("orange"), boards(), BEAMS, floor("#6d4424", "#3f2412", "#9a683a"))
shell(
    "parlor",
    wall("panel"),
    boards(20),
    box(LEFT, 40, WIDE, 20, "#3f1d14", 0, 0.45),
    box(LEFT, 39, WIDE, 2, "#b57a45"),
    box(LEFT, 0, WIDE, 3, "#7a4a26"),
    floor("#6b3f2a", "#3a1f16", "#a8683f", tiles=True),
)
shell(
    "store",
    wall("stone"),
    stones(8),
    box(LEFT, -2, WIDE, 6, "#3a2a20"),
    box(LEFT, 3, WIDE, 1.2, "#7d5f45"),
    floor("#63564c", "#3a302b", "#96877a", tiles=True),
)
shell("chamber", wall("quiet"), stones(5, "#ffe8d8", 0.8), floor("#543f4c", "#2e2230", "#8a6a74", tiles=True))
shell("orange", wall("orange"), stones(12), BEAMS, floor("#7a4d28", "#4a2a12", "#a8743f"))
shell(
    "blue",
    wall("blue"),
    stones(14),
    box(LEFT, -4, WIDE, 9, "#223b48"),
    box(LEFT, 3.5, WIDE, 1.5, "#4d7386"),
    "".join(
        box(x, 5, 5, WALL - 5, "#2b4756") + box(x, 5, 1.6, WALL - 5, "#5a8499") for x in (-128, -62, 3, 104, 170, 236)
    ),
    floor("#3c5563", "#22343e", "#6b93a6"),
)
shell("rock", wall("rock"), stones(21, "#fff", 0.5), ROUGH, floor("#574a40", "#332a26", "#80705f"))


def lamp(x: float, y: float = 3, size: float = 11, cold: bool = False) -> str:
    """A lamp that hangs at a point, with its light."""
    light = "cold" if cold else "glow"
    kind = "prop-lamp-cold" if cold else "prop-lamp"
    return disc(x, y + size * 0.85, size * 2.8, f"url(#prop-{light})", 0.75) + use(kind, x - size / 2, y, size)


def opening(x: float, y: float, w: float, h: float) -> str:
    """A timbered way out of a room into a dark tunnel."""
    return (
        path(arch(x, y, w, h), "#120c10")
        + path(arch(x + w * 0.18, y + h * 0.2, w * 0.64, h * 0.8), "#241a1e")
        + box(x, y + h * 0.2, w * 0.12, h * 0.8, "#8a5530")
        + box(x + w * 0.88, y + h * 0.2, w * 0.12, h * 0.8, "#6b4325")
        + box(x - 2, y + h * 0.12, w + 4, h * 0.1, "#b57a45", 1)
    )


def vein(fill: str, light: str) -> str:
    """A vein through the rock of a wall."""
    return path(
        "M-160 60-124 48-90 56-60 40-40 44-20 28 2 34 20 20 38 30 58 14 80 22 104 6 130 14 160 2 280-30"
        "v10L160 12 130 24 104 16 82 32 58 24 40 40 20 30 4 44-18 38-40 54-60 50-90 66-124 58-160 70z",
        fill,
    ) + line(
        "M-160 64-124 52-90 60-60 44-40 48-20 32 2 38 20 24 38 34 58 18 80 26 104 10 130 18 160 6 280-26", light, 2.2
    )


def sheet(name: str) -> Sheet:
    """A sheet of rooms."""
    return Sheet(name, W, H, fit=FIT, above=20)


def empty(kind: str) -> str:
    """An empty room of a kind, for a drawing to begin with."""
    return use(f"prop-room-{kind}", 0, 0, W)
