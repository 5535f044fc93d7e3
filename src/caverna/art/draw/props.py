"""Things that stand in scenes: light, trees and plants. The tools and the furniture are in `tools` and `furniture`."""

from __future__ import annotations

from .kit import Sheet, box, disc, gradient, line, oval, path, tone, use
from .palette import (
    BARK,
    FLAME,
    GRASS_DARK,
    GRASS_PALE,
    OAK,
    PINE,
    PLANK,
    PLANK_DARK,
    PLANK_LIGHT,
    ROCK,
    SKY,
    SOIL,
    SOIL_DARK,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
    SUN,
    WATER,
    WATER_DARK,
    WATER_LIGHT,
    WOODS,
    WOODS_DARK,
)

SHEET = Sheet("prop", 24, 24)
SHEET.defs = "".join(
    [
        gradient("prop-glow", "0 #ffdc90 .95, .35 #ffae4a .45, 1 #ff9d3c 0"),
        gradient("prop-cold", "0 #d6f6ff .8, .4 #5fb6d8 .35, 1 #5fb6d8 0"),
        gradient("prop-red", "0 #ff5f7d .85, 1 #ff2a55 0"),
        gradient("prop-blaze", "0 #fff0b8, .4 #ffb03f, 1 #ff6a1f 0"),
        gradient("prop-sky", f"0 {SKY[0]}, .45 {SKY[1]}, .8 {SKY[2]}, 1 {SKY[3]}", radial=False),
        gradient(
            "prop-grass",
            f"0 {tone('turf', '#a9c75c', '#c3e06c')}, 1 {tone('turf-low', '#6f9c42', '#8fc250')}",
            radial=False,
        ),
        gradient("prop-floor", f"0 {WOODS}, 1 {WOODS_DARK}", radial=False),
        gradient(
            "prop-soil",
            f"0 {tone('earth', '#8a5733', '#a86f42')}, 1 {tone('earth-low', '#5d3a22', '#7f5230')}",
            radial=False,
        ),
        gradient("prop-rock", f"0 {ROCK[3]}, .4 {ROCK[2]}, 1 {ROCK[0]}", radial=False),
        gradient("prop-warm", "0 #f0b566, .45 #b06c34, 1 #4f2a16", where=' cx=".5" cy=".25" r=".85"'),
        gradient("prop-cool", "0 #9cd0e2, .45 #427d98, 1 #163242", where=' cx=".5" cy=".25" r=".85"'),
        gradient("prop-vignette", "0.5 #120a06 0, 1 #120a06 .7", where=' cx=".5" cy=".42" r=".78"'),
        gradient("prop-dusk", f"0.6 #1a0f08 0, 1 #1a0f08 {0.45}", radial=False),
    ]
)

# Light.
SHEET.add(
    "lamp",
    line("M8 0v5", "#2a1c13", 1.6),
    path("M4 8 8 4l4 4z", "#3a281b"),
    box(4, 8, 8, 11, "#ffdf96", 1.5),
    oval(8, 14, 2.2, 4, "#fff8df"),
    box(3, 18.5, 10, 2.6, "#3a281b", 1),
    line("M4 8v11M12 8v11", "#3a281b", 1.2),
    size=(16, 24),
)
SHEET.add(
    "lamp-cold",
    line("M8 0v5", "#22323c", 1.6),
    path("M4 8 8 4l4 4z", "#22323c"),
    path("M4 8h8l1 4-5 9-5-9z", "#c9f1ff"),
    path("M4 8h8l-4 5z", "#fff"),
    path("M3 12l5 1v8z", "#9fdcf2"),
    size=(16, 24),
)
SHEET.add(
    "candle",
    disc(12, 6, 9, "url(#prop-glow)", 0.7),
    box(9.5, 10, 5, 12, "#fff1d2", 1),
    box(12.5, 10, 2, 12, "#e6d2a8", 1),
    path("M12 1.5c3 3.5 2.5 7.5 0 7.5s-3-4 0-7.5z", "#ffb347"),
    path("M12 4c1.3 2 1.2 4.5 0 4.5s-1.3-2.5 0-4.5z", "#fff4cf"),
    box(7, 21, 10, 2, "#8a5a12", 1),
)
SHEET.add(
    "fire",
    oval(12, 17, 12, 8, "url(#prop-blaze)", 0.7),
    path("M5 22c-1-6 4-8 4-15 4 3 4 6 6 8 1-1 1-3 1-4 4 4 4 8 2 11z", FLAME),
    path("M9 22c-1-5 3-6 3-10 3 3 4 7 3 10z", "#ffe9a8"),
    line("M4 22.5 20 21M4 21l16 1.5", PLANK_DARK, 2),
)
SHEET.add(
    "torch",
    disc(12, 7, 10, "url(#prop-glow)", 0.8),
    path("M10 11h4l-1 12h-2z", PLANK),
    path("M8.5 9h7l-1 4h-5z", "#4f4a50"),
    path("M12 1c4 4 4 8 0 9-4-1-4-5 0-9z", FLAME),
    path("M12 4c2 2.5 2 5 0 5.5-2-.5-2-3 0-5.5z", "#fff0b8"),
)
SHEET.add("sun", disc(20, 20, 20, "url(#prop-glow)", 0.85), disc(20, 20, 10, SUN), size=(40, 40))
SHEET.add("cloud", oval(30, 22, 30, 8, "#fff"), disc(22, 15, 11, "#fff"), disc(38, 13, 13, "#fff"), size=(60, 30))


# Trees, plants, land.
def pine(low: str, middle: str, high: str) -> str:
    """A fir in three layers, its left side lit."""
    return (
        box(18, 50, 5, 10, "#4a2f1d", 1)
        + path("M20 2 33 26H7z", middle)
        + path("M20 2 7 26h11z", high)
        + path("M20 14 37 42H3z", middle)
        + path("M20 14 3 42h14c0-9 1-18 3-28z", high)
        + path("M20 28 40 56H0z", low)
        + path("M20 28 0 56h15c0-9 2-18 5-28z", middle)
    )


SHEET.add("pine-1", pine(PINE[0], PINE[1], PINE[2]), size=(40, 60))
SHEET.add("pine-2", pine(PINE[1], PINE[2], PINE[3]), size=(40, 60))
SHEET.add("pine-3", pine(PINE[0], PINE[0], PINE[1]), size=(40, 60))
SHEET.add(
    "oak",
    path("M19 34h6l2 22H17z", "#5a3a22"),
    disc(13, 26, 12, OAK[0]),
    disc(31, 26, 12, OAK[0]),
    disc(22, 17, 15, OAK[1]),
    disc(17, 14, 10, OAK[2]),
    disc(14, 11, 5, OAK[3]),
    size=(44, 56),
)
SHEET.add(
    "birch",
    box(13, 20, 4, 40, "#e9e2d2", 1),
    line("M13 34h2M15 42h2M13 50h2", "#4a4038", 1.2),
    oval(15, 18, 12, 17, tone("birch-1", "#6f9c42", "#8fc250")),
    oval(12, 13, 8, 11, tone("birch-2", "#95bb55", "#b5de7c")),
    oval(10, 10, 4, 5, tone("birch-3", "#b7d172", "#d3f09a")),
    size=(30, 60),
)
SHEET.add(
    "bush",
    disc(8, 12, 7, OAK[0]),
    disc(18, 10, 9, OAK[1]),
    disc(24, 13, 5, OAK[0]),
    disc(15, 7, 5, OAK[2]),
    size=(30, 19),
)
SHEET.add(
    "stump",
    path("M4 6h16l2 10c-4 3-16 3-20 0z", "#6b4021"),
    path("M4 6h6l-1 12c-3 0-5-1-7-2z", "#8a5a34"),
    oval(12, 6, 8, 3.4, "#dcae72"),
    oval(12, 6, 4.6, 1.9, "#c08a4e"),
    oval(12, 6, 1.6, 0.7, "#8a5530"),
    size=(24, 19),
)
SHEET.add(
    "log",
    disc(12, 12, 12, "#6b4021"),
    path("M0 12A12 12 0 0 1 12 0V2A10 10 0 0 0 2 12z", "#9a6336"),
    disc(11.3, 11.3, 9.6, "#dcae72"),
    disc(11.3, 11.3, 6.3, "#c08a4e"),
    disc(11.3, 11.3, 4.6, "#d3a264"),
    disc(11.3, 11.3, 1.8, "#8a5530"),
)
SHEET.add("tuft", line("M3.5 8 2 3M6 8V1.5M8.5 8 10 3", GRASS_DARK, 1.3), size=(12, 9))
SHEET.add("tuft-pale", line("M3.5 8 2 3M6 8V1.5M8.5 8 10 3", GRASS_PALE, 1.3), size=(12, 9))
SHEET.add(
    "sprout",
    line("M12 24V11", "#4f8a37", 2),
    path("M12 14C7 14 3.5 11 3 6c5 0 8.5 3 9 8z", "#6fae45"),
    path("M12 12c0-5 3.5-8.5 9-9 0 6-3.5 9-9 9z", "#8cc95a"),
)
SHEET.add(
    "hay",
    path("M2 20C2 11 7 6 12 6s10 5 10 14c0 2-20 2-20 0z", "#e0b24a"),
    path("M2 20C2 11 7 6 12 6c-3 4-5 9-5 15-3 0-5 0-5-1z", "#f3cf72"),
    line("M6 19c0-5 2-8 4-10M12 20V8M18 19c0-5-2-8-4-10M9 20c0-4 1-6 2-8M15 20c0-4-1-6-2-8", "#b3822a", 1.1),
)
SHEET.add(
    "sheaf",
    path("M6 2c2 5 3 8 3 11L5 23h14l-4-10c0-3 1-6 3-11-3 2-4 3-6 3S9 4 6 2z", "#e0a83a"),
    path("M6 2c2 5 3 8 3 11L5 23h6c1-8 0-14-1-18.5C8.5 4 7.5 3.2 6 2z", "#f6d274"),
    line("M8 13.5h8", "#9a4a22", 2),
    line("M12 6v5M9 22l1.5-6M15 22l-1.5-6", "#b3822a", 1),
)
SHEET.add(
    "rocks",
    path("M1 18 4 9l7-3 4 6-1 6z", STONE_DARK),
    path("M4 9l7-3 1 4-6 3z", STONE_LIGHT),
    path("M12 18l2-6 5-2 4 5v3z", STONE),
    path("M14 12l5-2 1 3-4 2z", STONE_LIGHT),
    size=(24, 19),
)
SHEET.add(
    "pool",
    oval(24, 10, 24, 9, WATER_DARK),
    oval(24, 8.5, 21, 6.5, WATER),
    oval(18, 7, 9, 2, WATER_LIGHT, 0.8),
    size=(48, 20),
)
SHEET.add(
    "furrow",
    box(0, 4, 40, 8, SOIL, 4),
    line("M3 6c8-2 24 2 34 0", SOIL_DARK, 1.5),
    size=(40, 12),
)
SHEET.add(
    "vein",
    path("M2 22 6 14l4 1 3-7 5 2 4-8 1 6-4 7-4-1-3 7-5-1-3 4z", "#f2b93b"),
    path("M4 20 7 15l4 1 3-7 4 2 4-6-3 6-4-1-4 7-4-1z", "#ffe9a0"),
)
SHEET.add(
    "barn",
    path("M2 20 23 3l21 17v3H2z", "#8f3527"),
    path("M2 20 23 3v5L6 23H2z", "#c4553f"),
    box(6, 20, 34, 24, "#8a5a34"),
    box(6, 20, 12, 24, "#a87447"),
    box(15, 25, 16, 19, "#2b1a10"),
    line("M15 25l16 19M31 25 15 44", "#c9965a", 2),
    disc(23, 15, 3, "#ffd98e"),
    size=(46, 45),
)
SHEET.add(
    "house",
    path("M0 22 24 4l24 18z", "#7a3327"),
    path("M0 22 24 4v5L8 22z", "#b04a37"),
    box(5, 22, 38, 26, "#9a6f45"),
    box(5, 22, 12, 26, "#b3854f"),
    box(28, 30, 10, 18, "#3a2417"),
    disc(15.5, 33, 14, "url(#prop-glow)", 0.7),
    box(10, 28, 11, 10, "#ffd98e"),
    line("M15.5 28v10M10 33h11", PLANK_DARK, 1.4),
    size=(48, 48),
)
SHEET.add(
    "tent",
    path("M0 40 24 4l24 36z", "#c9a26a"),
    path("M0 40 24 4v36z", "#e8c893"),
    path("M16 40 24 18l8 22z", "#3a2417"),
    path("M18.5 40 24 24l5.5 16z", "#ffd98e", 0.55),
    line("M24 0v5", PLANK_DARK, 2),
    size=(48, 40),
)
SHEET.add(
    "fence",
    line("M2 9h56M2 17h56", BARK, 4),
    line("M2 8.3h56M2 16.3h56", "#c99459", 2.4),
    *(box(x, 2, 6, 20, BARK, 2) + box(x, 2, 4, 19, "#d49f64", 2) for x in (4, 27, 50)),
    size=(60, 23),
)
SHEET.add(
    "flag",
    box(6, 0, 4, 48, "#7a4a22", 2),
    path("M10 2h30l-8 10 8 10H10z", "#e3b341"),
    path("M10 2h30l-8 10H10z", "#f6d274"),
    size=(42, 48),
)
SHEET.add(
    "cart",
    path("M4 10h40l-6 16H10z", "#6a4a30"),
    path("M4 10h40l-1.5 4H5.5z", "#a9713f"),
    line("M10 14l3 12M24 14v12M38 14l-3 12", "#3f2a1a", 2),
    disc(15, 28, 5, "#2b262c"),
    disc(33, 28, 5, "#2b262c"),
    disc(15, 28, 2, "#8a8590"),
    disc(33, 28, 2, "#8a8590"),
    size=(48, 34),
)
for good, size in (("ore", 20), ("ruby", 17), ("stone", 19), ("wood", 20)):
    heap = (use(f"good-{good}", x - size / 2, y, size) for x, y in ((14, 5), (34, 5), (24, 0), (24, 7)))
    SHEET.add(f"cart-{good}", *heap, use("prop-cart", 0, 12, 48), size=(48, 46))
SHEET.add(
    "stall",
    box(2, 14, 3, 34, PLANK_DARK),
    box(43, 14, 3, 34, PLANK_DARK),
    box(0, 32, 48, 16, PLANK, 1),
    box(0, 32, 48, 3, PLANK_LIGHT, 1),
    path("M-1 16 5 2h38l6 14z", "#b23b34"),
    path("M6.5 16 10 2h7l-1.5 14zM22 16l.5-14h7l1.5 14zM38 16 35 2h6l6 14z", "#fff1d2"),
    path("M-1 16h8.3c0 4-8.3 4-8.3 0zM15.5 16H24c0 4-8.5 4-8.5 0zM32 16h8.5c0 4-8.5 4-8.5 0z", "#b23b34"),
    path("M7.3 16h8.2c0 4-8.2 4-8.2 0zM24 16h8c0 4-8 4-8 0zM40.5 16H49c0 4-8.5 4-8.5 0z", "#fff1d2"),
    size=(48, 48),
)
