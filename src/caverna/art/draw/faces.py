"""The parts of an avatar, one over the other: shoulders, head, beard, hat, and something to tell dwarfs apart.

--skin, --hair and --cloth are the colours that its owner has chosen. `-0` of what may be missing is not drawn.
"""

from __future__ import annotations

from .kit import Sheet, box, disc, group, line, oval, path
from .palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, LEAF, PLANK, PLANK_LIGHT, SPARK, STEEL, STEEL_DARK, STEEL_LIGHT

SHEET = Sheet("face", 48, 48)
SKIN = "var(--skin,#f2c39a)"
HAIR = "var(--hair,#c9803f)"
CLOTH = "var(--cloth,#2f86cf)"
LIT = "#fff"
DARK = "#1c0d06"

SHEET.add(
    "shoulders",
    path("M3 49c1-10 8-15 21-15s20 5 21 15z", CLOTH),
    path("M3 49c1-10 8-15 21-15-8 3-12 8-12 15z", LIT, 0.2),
    path("M17 35c2 4 12 4 14 0l2 1.2c-3 6-15 6-18 0z", DARK, 0.25),
)
SHEET.add(
    "head",
    oval(11.2, 24.5, 2.8, 3.8, SKIN),
    oval(36.8, 24.5, 2.8, 3.8, SKIN),
    oval(36.9, 24.7, 1.4, 2.2, DARK, 0.18),
    oval(24, 23.5, 12.6, 13.4, SKIN),
    path("M24 10.1c7 0 12.6 6 12.6 13.4S31 36.9 24 36.9c6-3 8.5-8 8.5-13.4S30 13 24 10.1z", DARK, 0.1),
    oval(16.2, 28, 2.6, 1.8, "#d9573f", 0.28),
    oval(31.8, 28, 2.6, 1.8, "#d9573f", 0.28),
    oval(19, 23, 2, 2.3, "#fff8ee"),
    oval(29, 23, 2, 2.3, "#fff8ee"),
    disc(19.3, 23.2, 1.5, INK),
    disc(28.7, 23.2, 1.5, INK),
    disc(18.8, 22.6, 0.5, LIT),
    disc(28.2, 22.6, 0.5, LIT),
    line("M16.2 19.3c1.6-1.3 3.6-1.4 5.2-.4M26.6 18.9c1.6-1 3.6-.9 5.2.4", HAIR, 1.8),
    oval(24, 27, 3.1, 2.5, SKIN),
    oval(24, 27.2, 3.1, 2.3, "#c8452e", 0.3),
    oval(23.2, 26.3, 1.1, 0.7, LIT, 0.45),
    line("M21 32.4c1.8 1.5 4.2 1.5 6 0", "#7a3320", 1.3),
)
WHISKERS = path("M24 29.4c3-2.4 7-1.6 9.5 1.6-2.6 2.2-6.5 2.4-9.5.3-3 2.1-6.9 1.9-9.5-.3 2.5-3.2 6.5-4 9.5-1.6z", HAIR)
SHINE = path("M24 29.4c-3-2.4-7-1.6-9.5 1.6 1 .8 2.2 1.3 3.4 1.6 1-1.5 3-2.6 6.1-3.2z", LIT, 0.3)
MOUTH = path("M21.5 33.2c1.6.9 3.4.9 5 0-.5 1.8-4.5 1.8-5 0z", "#7a2a20")
JAW = "M11.2 22c.8 4.5 4.3 6.8 8.3 6.8 2 0 3-.6 4.5-.6s2.5.6 4.5.6c4 0 7.5-2.3 8.3-6.8"


def beard(number: int, shape: str, left: str, *more: str) -> None:
    """A beard with its lit half, and whiskers over it."""
    SHEET.add(f"beard-{number}", path(shape, HAIR), path(left, LIT, 0.2), *more, MOUTH, WHISKERS, SHINE)


beard(
    1, f"{JAW}c2 11-3.5 20.5-12.8 21.5C14.7 42.5 9.2 33 11.2 22z",
    "M11.2 22c.8 4.5 4.3 6.8 8.3 6.8-3 4-3 10 .5 14.3-7-2.5-10.6-11-8.8-21.1z",
)  # fmt: skip
beard(
    2, f"{JAW}c1.6 10-5 19-12.8 27.5C16.2 41 9.6 32 11.2 22z",
    "M11.2 22c.8 4.5 4.3 6.8 8.3 6.8-2.5 6-1.5 13 2.5 18.4C15 40 9.7 31.5 11.2 22z",
    line("M24 35v9M20 35c.3 2.5 1 4.5 2 6.5M28 35c-.3 2.5-1 4.5-2 6.5", DARK, 1, 0.25),
)  # fmt: skip
beard(
    3, f"{JAW}c1 9 .5 17-4.3 24.5-3.6-2.5-6-5-8.5-7.5-2.5 2.5-4.9 5-8.5 7.5C10.7 39 10.2 31 11.2 22z",
    "M11.2 22c.8 4.5 4.3 6.8 8.3 6.8-3.5 5-4.5 11-4 17C10.8 39 10.2 31 11.2 22z",
    box(14.2, 41, 4.8, 2.4, GOLD, 1), box(29, 41, 4.8, 2.4, GOLD, 1), box(14.2, 41, 2, 2.4, GOLD_LIGHT, 1),
    box(29, 41, 2, 2.4, GOLD_LIGHT, 1),
)  # fmt: skip
beard(
    4, f"{JAW}c1 7-3 12-9.3 13.5h-7C14.2 34 10.2 29 11.2 22z",
    "M11.2 22c.8 4.5 4.3 6.8 8.3 6.8-1.5 2-1.5 4.5-.3 6.2C14.2 33 10.2 28.5 11.2 22z",
    *(oval(24 + x, y, w, 2.3, HAIR) for x, y, w in ((0, 36.5, 3.7), (0, 39.7, 3.3), (0, 42.9, 2.8))),
    *(oval(23.2, y, 1.8, 1.3, LIT, 0.25) for y in (36, 39.2, 42.4)),
    box(21.7, 44.6, 4.6, 2, GOLD, 1), path("M22 46.6h4l-2 3z", HAIR),
)  # fmt: skip
SHEET.add(
    "beard-5",
    path(f"{JAW}c.5 8-4.5 14.3-12.8 14.8C15.7 36.3 10.7 30 11.2 22z", HAIR, 0.4),
    MOUTH,
    path("M24 29.5c4-3 10-2 12 3.5 1.2-.3 2-1.2 2.3-2.6 1.5 5-3 7-7 5.6-3-1-5.3-3-7.3-4.6z", HAIR),
    path("M24 29.5c-4-3-10-2-12 3.5-1.2-.3-2-1.2-2.3-2.6-1.5 5 3 7 7 5.6 3-1 5.3-3 7.3-4.6z", HAIR),
    path("M24 29.5c-4-3-10-2-12 3.5 3-2.6 8-3.5 12-3.5z", LIT, 0.3),
)
BRAID = (
    path("M11.5 17C6 20 5 27 7 33c2.5.5 4.5-.5 5.5-2-1.5-4.5-1-9.5-1-14z", HAIR)
    + oval(9.3, 34, 2.9, 2.4, HAIR)
    + oval(9, 37.6, 2.6, 2.3, HAIR)
    + oval(8.8, 41, 2.3, 2.2, HAIR)
    + box(6.8, 42.3, 4, 1.9, GOLD, 0.9)
    + path("M6.9 44.2h3.8l-1.9 3.8z", HAIR)
)
SHEET.add(
    "beard-6",
    BRAID,
    group(BRAID, x=48, flip=True),
    *(oval(8.5, y, 1.3, 1.2, LIT, 0.25) for y in (33.5, 37.1, 40.5)),
    *(disc(x, y, 0.5, "#8a4a2a", 0.6) for x, y in ((18, 27), (16.5, 29.3), (30, 27), (31.5, 29.3))),
)

SHEET.add(
    "hat-0",
    path("M11.2 22c-2-9 4-15.5 12.8-15.5S38.8 13 36.8 22c-1-4-3-7-6-8-2 2-6 2.5-9 2-4-.6-8 1.5-10.6 6z", HAIR),
    path("M11.2 22c-2-9 4-15.5 12.8-15.5-5 2-8 5-8.5 9.5-1.8 1.2-3.2 3.2-4.3 6z", LIT, 0.2),
)
SHEET.add(
    "hat-1",
    path("M10 19.5C9.5 9 16 2 28-1c-1 4 5 7 8 12 1.6 2.8 2.3 5.5 2 8.5-8-4-20-4-28 0z", CLOTH),
    path("M10 19.5C9.5 9 16 2 28-1c-8 6-12 11-12 18-2 .5-4 1.3-6 2.5z", LIT, 0.22),
    path("M8.5 20.5c9.5-5 21.5-5 31 0l-.6-4.5c-9.5-4.4-20.3-4.4-29.8 0z", "#fff4df"),
    path("M8.5 20.5c3-1.6 6.5-2.7 10-3.3v-3.7c-3.2.4-6.4 1.3-9.4 2.5z", LIT, 0.6),
)
HORN = path("M11 12C5 12 1.5 8 2-.500 5 4 8.5 5.5 13 6.5z", "#efe2c4") + path(
    "M11 12C7.5 11.5 5 9 4 4c2 3 5 5 8 6z", DARK, 0.15
)
SHEET.add(
    "hat-2",
    HORN,
    group(HORN, x=48, flip=True),
    path("M10 19C10 9.5 16 4 24 4s14 5.5 14 15z", STEEL),
    path("M10 19C10 9.5 16 4 24 4c-5 3-7.5 8-7.5 15z", STEEL_LIGHT),
    path("M30 5.5c5 2.5 8 7 8 13.5h-4c0-5.5-1-9.5-4-13.5z", STEEL_DARK, 0.6),
    box(8.5, 17, 31, 4, STEEL_DARK, 1.5),
    box(22.3, 4, 3.4, 22, STEEL_DARK, 1.2),
    *(disc(x, 19, 0.9, STEEL_LIGHT) for x in (12, 17.5, 30.5, 36)),
)
SHEET.add(
    "hat-3",
    path("M10 19C10 9.5 16 5 24 5s14 4.5 14 14z", GOLD_DARK),
    path("M10 19C10 9.5 16 5 24 5c-5 3-7.5 7.5-7.5 14z", GOLD, 0.8),
    path("M6.5 20.5c3-3.5 32-3.5 35 0-4-1-31-1-35 0z", GOLD_DARK),
    path("M6.5 20.5c3-2.6 20-3.4 35 0-10-2-24-2.3-35 0z", GOLD, 0.7),
    disc(24, 12, 7, SPARK, 0.25),
    disc(24, 12, 4.6, "#565563"),
    disc(24, 12, 3.4, SPARK),
    disc(23, 11, 1.3, LIT, 0.9),
)
SHEET.add(
    "hat-4",
    oval(24, 17.5, 22.5, 4.6, "#c9953f"),
    oval(24, 16.7, 22.5, 4, "#e9c06a"),
    path("M12.5 16.5C12.5 8 17 4.5 24 4.5S35.5 8 35.5 16.5c-7 2.5-16 2.5-23 0z", "#e9c06a"),
    path("M12.5 16.5C12.5 8 17 4.5 24 4.5c-4.5 2.5-6.5 6.5-6.5 13-1.7-.2-3.4-.5-5-1z", LIT, 0.3),
    path("M12.5 13.3c7 2.4 16 2.4 23 0l.1 3.2c-7 2.5-16.2 2.5-23.2 0z", CLOTH),
    line("M6 16c6 3.5 30 3.5 36 0", "#b07f30", 0.8, 0.6),
)
SHEET.add(
    "hat-5",
    path("M11.2 21c-1-6 2-10 5-11.5h15.6c3 1.5 6 5.5 5 11.5-2-4-5-6-12.8-6s-10.8 2-12.8 6z", HAIR),
    path("M10.5 16 8.5 4.5l7.5 5L24 1l8 8.5 7.5-5-2 11.5c-9-3-18-3-27 0z", GOLD),
    path("M10.5 16 8.5 4.5l7.5 5L24 1c-3 5-5 9-5 13.4-3 .2-5.8.8-8.5 1.6z", GOLD_LIGHT),
    disc(24, 9.5, 2.2, "#d12a4c"),
    disc(23.4, 8.9, 0.7, LIT, 0.8),
    disc(15.3, 12.3, 1.3, "#3f7fb0"),
    disc(32.7, 12.3, 1.3, "#3f7fb0"),
)
SHEET.add(
    "hat-6",
    disc(24, 3.5, 4, "#fff4df"),
    disc(22.8, 2.3, 1.6, LIT),
    path("M10.5 18C10.5 9.5 16 5 24 5s13.5 4.5 13.5 13z", CLOTH),
    path("M10.5 18C10.5 9.5 16 5 24 5c-5 3-7 7-7 13z", LIT, 0.22),
    line("M24 6v11M18.5 7.5c-1.2 3-1.6 6-1.5 9.5M29.5 7.5c1.2 3 1.6 6 1.5 9.5", DARK, 1, 0.2),
    box(9, 16, 30, 5, "#fff4df", 2.5),
    line("M13 17v3M17.5 17v3M22 17v3M26.5 17v3M31 17v3M35.5 17v3", DARK, 0.8, 0.2),
)
PETALS = ((12, 17, "#d2574a"), (17, 13.6, "#fff4df"), (24, 12.3, GOLD), (31, 13.6, "#fff4df"), (36, 17, "#d2574a"))
SHEET.add(
    "hat-7",
    path("M11.2 23c-2-10 4-16.5 12.8-16.5S38.8 13 36.8 23c-1-5-3-8-12.8-8s-11.8 3-12.8 8z", HAIR),
    path("M11.2 23c-2-10 4-16.5 12.8-16.5-5 2-8 5-8.5 9.5-2 1-3.5 3.5-4.3 7z", LIT, 0.2),
    line("M10.5 19c5-7 22-7 27 0", LEAF, 2.4),
    *(disc(x, y, 2.7, colour) + disc(x, y, 1, GOLD_DARK if colour != GOLD else "#8a4a1c") for x, y, colour in PETALS),
)

SHEET.add(
    "extra-1",
    *(
        f'<circle cx="{x}" cy="23.2" r="4.3" fill="#dff2ff" fill-opacity=".25" stroke="#3a2a20" stroke-width="1.3"/>'
        for x in (18.7, 29.3)
    ),
    line("M23 22.6c.6-.6 1.4-.6 2 0M14.4 22.5l-3-.8M33.6 22.5l3-.8", "#3a2a20", 1.3),
)
SHEET.add(
    "extra-2",
    line("M12 17.5 36 25", "#2b1a12", 1.5),
    path("M25 20.5c3-1.5 6.5-.8 8.3 1.2.3 3.5-1.4 6-4 6.3-2.8 0-4.6-3.5-4.3-7.5z", "#2b1a12"),
    path("M25 20.5c3-1.5 6.5-.8 8.3 1.2-3-.8-5.6-.5-8.3.6z", LIT, 0.18),
)
SHEET.add(
    "extra-3",
    line("M26.5 33.3c4 2.6 8 3 11.5 1.2", PLANK, 1.8),
    path("M36 29.5h7.5c.3 4.5-1 7-3.8 7-2.6 0-3.9-2.5-3.7-7z", PLANK),
    path("M36 29.5h3.5c-.4 3-.2 5 .6 7-2.9.2-4.3-2.5-4.1-7z", PLANK_LIGHT),
    oval(39.7, 29.5, 3.8, 1.1, "#3c2618"),
    *(disc(x, y, r, "#fff", 0.5) for x, y, r in ((40.5, 26, 1.5), (42.5, 22.5, 2), (40.5, 18, 2.6))),
)
SHEET.add(
    "extra-4", line("M31.5 17.5l3 10.5", "#a8432f", 1.3, 0.9), line("M31.3 21l2.6-.8M32.4 24.5l2.6-.8", "#a8432f", 1)
)
SHEET.add(
    "extra-5",
    disc(11, 29.8, 2, GOLD_DARK),
    disc(11, 29.8, 1, "#fff8ee"),
    disc(37, 29.8, 2, GOLD),
    disc(37, 29.8, 1, "#fff8ee"),
)
