"""Dwarfs and the emblems of players.

--hood is the colour of a player, and --beard with -light and -dark the beard. Workers, youngsters and infants belong to
nobody and keep their colours: they stand in scenes.
"""

from __future__ import annotations

from .kit import Sheet, box, disc, line, oval, path, shadow
from .palette import BARK, CREAM, GOLD, PLANK, SKIN, STEEL, STEEL_LIGHT

SHEET = Sheet("person", 40, 56)
HOOD = "var(--hood,#2f86cf)"
BEARD = "var(--beard,#c9803f)"
BEARD_LIGHT = "var(--beard-light,#e09a55)"
BEARD_DARK = "var(--beard-dark,#b06a30)"

DWARF = (
    shadow(20, 53, 13, 3, 0.35)
    + box(12, 44, 7, 9, BARK, 2)
    + box(21, 44, 7, 9, "#3c2618", 2)
    + path("M8 30c1-5 6-7 12-7s11 2 12 7l2 16H6z", HOOD)
    + path("M8 30c1-5 6-7 12-7-4 6-6 14-6 23H6z", "#fff", 0.18)
    + box(6.5, 40, 27, 3.6, BARK)
    + box(17.5, 39.3, 5, 5, GOLD, 1)
    + path("M20 20c9 0 12 3 11 9-1 8-6 13-11 14-5-1-10-6-11-14-1-6 2-9 11-9z", BEARD)
    + path("M20 20c-9 0-12 3-11 9 1 8 6 13 11 14-3-7-4-16 0-23z", BEARD_LIGHT)
    + oval(20, 19.5, 8.5, 7.5, SKIN)
    + oval(20, 22.5, 3, 2.4, "#e39a78")
    + disc(16, 18.5, 1.2, "#2b1a12")
    + disc(24, 18.5, 1.2, "#2b1a12")
    + path("M12 25c3-3 6-2 8-.5 2-1.5 5-2.5 8 .5-3 2-6 2-8 0-2 2-5 2-8 0z", BEARD_DARK)
    + path("M9.5 17C9 8 14 2 23 0c-1 3 4 5 6 9 1.5 3 2 5 1.5 8-6-3-15-3-21 0z", HOOD)
    + path("M9.5 17C9 8 14 2 23 0c-6 5-9 10-9 15.5-1.5.3-3 .8-4.5 1.5z", "#fff", 0.22)
    + path("M8.5 18c7-4 16-4 23 0l-.5-3.6c-7-3.4-15-3.4-22 0z", "#fff4df", 0.9)
)
AXE = (
    line("M35 52 37 26", PLANK, 2.4)
    + path("M37 22c4-1 7 1 7 5s-3 5-7 4z", STEEL)
    + path("M37 22c4-1 7 1 7 5z", STEEL_LIGHT)
)
SHEET.add("dwarf", DWARF)
SHEET.add("dwarf-armed", DWARF, AXE, size=(45, 56))
SHEET.add(
    "dwarf-sleeping",
    oval(12, 14, 11, 4.5, CREAM),
    oval(16, 11.5, 6.5, 6, SKIN),
    line("M14 11.5c.8.8 2 .8 2.8 0M18.5 12.5c.8.6 1.7.5 2.3 0", "#5d3820", 1),
    path("M19 16c5-1 9 1 10 4-4 2-9 1-11-1z", BEARD),
    path("M10 14C8 7 12 3 19 4c-1 1 2 2 3 4-5 0-9 2-12 6z", HOOD),
    path("M9 14C8 7 12 3 19 4c-4 1-7 5-8 9z", "#fff", 0.22),
    size=(32, 24),
)
CHILD = (
    shadow(20, 53, 11, 3, 0.35)
    + box(13, 46, 6, 7, BARK, 2)
    + box(21, 46, 6, 7, "#3c2618", 2)
    + path("M10 36c1-5 5-7 10-7s9 2 10 7l1.5 12h-23z", HOOD)
    + path("M10 36c1-5 5-7 10-7-3 5-5 11-5 19H8.5z", "#fff", 0.18)
    + oval(20, 25, 9.5, 9, SKIN)
    + disc(16, 25, 1.3, "#2b1a12")
    + disc(24, 25, 1.3, "#2b1a12")
    + oval(13, 28.5, 2, 1.3, "#eaa68a")
    + oval(27, 28.5, 2, 1.3, "#eaa68a")
    + oval(20, 27.5, 2, 1.6, "#e39a78")
    + line("M17.5 31c1.5 1.3 3.5 1.3 5 0", "#8a4a2a", 1.2)
    + path("M10 23C9 14 13 8 21 6c-1 3 4 5 6 9 1.5 3 3 5 3 8-6-3-14-3-20 0z", HOOD)
    + path("M10 23C9 14 13 8 21 6c-5 5-7 9-7 15.5-1.5.3-2.5.8-4 1.5z", "#fff", 0.22)
    + path("M9 24c7-4 15-4 22 0l-.5-3.6c-7-3.4-14-3.4-21 0z", "#fff4df", 0.9)
)
BABY = (
    path("M3 12c0-3 3-5 9-5s9 2 9 5c0 6-3 10-9 10S3 18 3 12z", CREAM)
    + path("M3 12c0-3 3-5 9-5-4 3-5 9-3 14.5C5 20.5 3 17 3 12z", "#fffaf0")
    + line("M5.5 17.5c4 2 9 2 13 0", HOOD, 2)
    + disc(12, 9.5, 6, SKIN)
    + path("M5.5 9.5C5.5 4.5 8.5 2 13 1.5c3 .5 5.5 3.5 5.5 8-4-2-9-2-13 0z", HOOD)
    + disc(9.8, 10.3, 0.8, "#2b1a12")
    + disc(14.2, 10.3, 0.8, "#2b1a12")
    + line("M10.7 12.8c.8.7 1.8.7 2.6 0", "#8a4a2a", 0.9)
)
SHEET.add("child", CHILD)
SHEET.add("baby", BABY, size=(24, 24))
for name, body, size in (
    ("worker", DWARF, (40, 56)),
    ("worker-armed", DWARF + AXE, (45, 56)),
    ("youngster", CHILD, (40, 56)),
    ("infant", BABY, (24, 24)),
):
    SHEET.add(name, body.replace(HOOD, "#9a6a3c"), size=size)
SHEET.add(
    "head",
    path("M4.5 13C4 6 8 1.5 12.8.8 17 3 20 7 19.5 13z", HOOD),
    path("M4.5 13C4 6 8 1.5 12.8.8 9 4 7.5 8 7.5 13z", "#fff", 0.22),
    path("M6.5 11.5c1-3 3-4 5.5-4s4.5 1 5.5 4V15h-11z", SKIN),
    path("M4.8 12.5c2.5 1.5 4.2 1.2 7.2.5 3 .7 4.7 1 7.2-.5.5 5.5-3 9.6-7.2 10.3-4.2-.7-7.7-4.8-7.2-10.3z", BEARD),
    path("M4.8 12.5c2.5 1.5 4.2 1.2 7.2.5-1.5 3-1.5 7 0 10.3-4.2-.7-7.7-5.3-7.2-10.8z", BEARD_LIGHT),
    disc(9.5, 10.9, 1, "#2b1a12"),
    disc(14.5, 10.9, 1, "#2b1a12"),
    oval(12, 13, 1.9, 1.5, "#e39a78"),
    size=(24, 24),
)
SIGNS = [
    ("#1f6fb2", "#eaf4ff", "M12 4l7 8-7 8-7-8z"),
    ("#c9541a", "#fff0e2", "M12 4.5 20 18.5H4z"),
    ("#7a3fb0", "#f3e6ff", "M5.5 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0z"),
    ("#2f8240", "#e6ffe6", "M6.5 6.5h11v11h-11z"),
    ("#b0830c", "#fff8dc", "M12 4l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L4 9.8l5.6-.6z"),
    ("#128482", "#e0fffc", "M12 4.5l6.5 3.7v7.6L12 19.5l-6.5-3.7V8.2z"),
    ("#b82f5c", "#ffe6ee", "M9.5 5h5v4.5H19v5h-4.5V19h-5v-4.5H5v-5h4.5z"),
]
for seat, (colour, sign, shape) in enumerate(SIGNS):
    SHEET.add(f"emblem-{seat}", disc(12, 12, 11, f"var(--seat-{seat},{colour})"), path(shape, sign), size=(24, 24))
GUIDE = (
    DWARF.replace(HOOD, "#4f8a45")
    .replace(BEARD_LIGHT, "#fffaf0")
    .replace(BEARD_DARK, "#c9bda8")
    .replace(BEARD, "#e3d8c2")
    + line("M35 50 37 22", PLANK, 2)
    + oval(37.2, 19, 2.8, 3.8, "#c98d4d")
    + oval(36.8, 18.6, 1.6, 2.4, "#8a5530")
    + path("M9 37h22c0 8-4 11-11 11S9 45 9 37z", "#8a4a2c")
    + path("M9 37h8c0 5 0 8 3 11-7 0-11-3-11-11z", "#b5683f")
    + oval(20, 37, 11, 2.6, "#5a2c18")
    + oval(20, 36.8, 9.2, 1.8, "#f1c66d")
    + disc(9.5, 39, 2.6, SKIN)
    + disc(30.5, 39, 2.6, SKIN)
)
SHEET.add("guide", GUIDE, size=(41, 56))
