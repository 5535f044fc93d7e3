"""Large scenes of 320 by 200 for the great moments: harvest, expedition, the end of an era, victory, a lesson."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from . import backdrops as b
from .kit import Sheet, box, disc, gradient, line, oval, path, stand, tone, use
from .land import arch, cracks, facets
from .palette import (
    FAR,
    FAR_DARK,
    GRASS,
    GRASS_DARK,
    GRASS_LIGHT,
    HILL,
    HILL_DARK,
    PLANK,
    PLANK_DARK,
    PLANK_LIGHT,
    PLANK_PALE,
    ROCK,
    SNOW,
    SOIL,
    SOIL_DARK,
    SOIL_LIGHT,
)

W, H = 320, 200
SHEET = Sheet("scene", W, H, fit="xMidYMid slice")
SHEET.defs = gradient("scene-hall", "0 #f2bd70, .45 #b06c34, 1 #43240f", where=' cx=".5" cy=".4" r=".75"') + gradient(
    "scene-ray", f"0 {tone('ray', '#ffd98e', '#fff6c0')} .5, 1 {tone('ray', '#ffd98e', '#fff6c0')} 0"
)
STAR = tone("starlight", "#fff4d8", "#ffffff00")


def sky(sun: float | None, seed: int = 3) -> str:
    """A wide evening with stars that the day does not show."""
    rnd = Random(seed)
    out = box(0, 0, W, H, "url(#prop-sky)")
    out += "".join(disc(rnd.uniform(0, W), rnd.uniform(0, 70), rnd.uniform(0.4, 1.1), STAR, 0.8) for _ in range(36))
    return out if sun is None else out + use("prop-sun", sun - 55, 30, 110)


def forest(seed: int, foot: float, left: float = -10, right: float = W) -> str:
    """The edge of a forest."""
    rnd = Random(seed)
    out, x = "", left
    while x < right:
        height = rnd.uniform(30, 52)
        kind = rnd.choice(("pine-1", "pine-2", "pine-1", "pine-3", "oak"))
        out += use(f"prop-{kind}", x, foot - height + rnd.uniform(-2, 4), height * (0.79 if kind == "oak" else 0.67))
        x += rnd.uniform(11, 17)
    return out


def peaks(foot: float) -> str:
    """Far mountains."""
    return path(f"M0 {foot}L44 {foot - 40}l34 26 54-58 60 54 40-26 88 52v40H0z", FAR) + path(
        f"M132 {foot - 72}l-26 28 15-3 10 11 13-11 14 4zM44 {foot - 40}"
        f"l-16 15 14-1 9 6 11-8zM232 {foot - 44}l-14 9 16 1 9 7 12-7z",
        SNOW,
    )


def worker(x: float, floor: float, height: float, who: str = "worker", flip: bool = False) -> str:
    """Somebody who works there."""
    width = height * 40 / 56
    return use(f"person-{who}", x - width / 2, floor - height, width, flip)


# The harvest: reaping, the meal, the young animals.
def fallow() -> str:
    """Furrows before a forest."""
    out = sky(250) + peaks(104) + path("M0 112C90 92 220 104 320 90V200H0z", HILL) + forest(4, 108)
    out += path("M0 118C80 106 230 112 320 104V200H0z", SOIL)
    for i in range(8):
        y = 122 + i * 11
        out += line(f"M0 {y}C90 {y - 7} 220 {y + 5} 320 {y - 6}", SOIL_DARK, 3.5, 0.6)
        out += line(f"M0 {y - 3}C90 {y - 10} 220 {y + 2} 320 {y - 9}", SOIL_LIGHT, 1.4, 0.7)
    return out


def grain() -> str:
    """Rows of grain, the front ones reaped."""
    rnd = Random(8)
    out = ""
    for r in range(5):
        for c in range(20 - 2 * r):
            out += use("prop-ear", c * 9 - 6 + rnd.uniform(-1.5, 1.5), 96 + r * 14 - 8 + rnd.uniform(-2, 2), 13 + r)
    return out


SHEET.add("fallow", fallow(), box(0, 0, W, H, "url(#prop-dusk)"))
SHEET.add(
    "reap",
    fallow(),
    grain(),
    stand("prop-sheaf", 214, 176, 34),
    stand("prop-sheaf", 252, 184, 38),
    stand("prop-sheaf", 292, 172, 32),
    worker(186, 168, 50),
    worker(276, 156, 46, flip=True),
    box(0, 0, W, H, "url(#prop-dusk)"),
)


def hall() -> str:
    """The wall of a hall in the mountain with a fireplace."""
    rnd = Random(5)
    out = ""
    for _ in range(26):
        out += box(
            rnd.uniform(0, W), rnd.uniform(20, 110), rnd.uniform(14, 26), 9, "#fff", 2, rnd.choice((0.04, 0.06, 0.09))
        )
    out += box(0, 22, W, 5, "#5a361c") + box(0, 22, W, 1.6, "#96632f")
    out += "".join(box(x, 27, 8, 120, "#5a361c") + box(x, 27, 2.6, 120, "#96632f") for x in (26, 286))
    out += path(arch(118, 44, 84, 100), "#4a3428")
    out += path(arch(130, 58, 60, 86), "#160b08") + oval(160, 122, 56, 42, "url(#prop-blaze)", 0.75)
    out += use("prop-fire", 134, 88, 52)
    out += use("prop-banner", 52, 28, 36) + use("prop-banner", 232, 28, 36)
    out += b.lamp(106, 22, 14) + b.lamp(214, 22, 14)
    return out + use("prop-shelf", 40, 92, 46) + use("prop-books", 236, 90, 46)


def mountain() -> str:
    """The mountain around the hall, with snow on its peaks."""
    snow = "M166 2 144 16l11-2 8 8 12-9 9 7 9-4zM94 22 78 34l10-1 7 6 7-6 9 1z"
    face = path(MOUNTAIN, ROCK[2]) + facets(17, W, 288, 44) + cracks(5, W, 288, 12)
    return f'<g clip-path="url(#scene-mountain)">{face}</g>' + path(snow, SNOW)


MOUNTAIN = (
    "M0 288 10 224 6 190 18 142 22 100 36 64 66 44 94 22 132 28 166 2 204 24 234 14 270 46 298 64 304 104 312 144 "
    "306 190 314 230 320 288z"
)
ARCH = "M34 288V116C42 66 92 44 160 43s118 23 126 73v172z"
for name, shape in (("arch", ARCH), ("mountain", MOUNTAIN)):
    SHEET.defs += f'<clipPath id="scene-{name}"><path d="{shape}"/></clipPath>'
SHEET.add("meal", box(0, 0, W, H, "url(#scene-hall)"), hall())
SHEET.add(
    "feast",
    mountain(),
    '<g clip-path="url(#scene-arch)">',
    box(0, 0, W, 288, "url(#scene-hall)"),
    f'<g transform="translate(0 76)">{hall()}</g></g>',
    line(ARCH, "#1a1115", 6),
    line(ARCH, "#a58a72", 3),
    size=(W, 288),
    fit="xMidYMax meet",
)
SHEET.add(
    "feast-table",
    f'<g clip-path="url(#scene-arch)">{use("scene-meal-table", 0, 88, W)}</g>',
    size=(W, 288),
    fit="xMidYMax meet",
)
SHEET.add(
    "meal-table",
    path("M14 118h292l14 40H0z", PLANK_LIGHT),
    path("M14 118h292l2 5H12z", PLANK_PALE),
    line("M8 132h304M4 145h312", PLANK, 1.2, 0.7),
    box(0, 158, 320, 14, PLANK),
    box(0, 158, 320, 2.4, PLANK_LIGHT),
    box(0, 172, 320, 28, "#2b1a10"),
    box(16, 172, 18, 28, PLANK_DARK),
    box(286, 172, 18, 28, PLANK_DARK),
    stand("prop-barrel", 78, 197, 26),
    stand("animal-dog", 160, 197, 36),
    stand("prop-sack", 240, 197, 26),
)
SHEET.add(
    "breed",
    sky(150, 9),
    peaks(104),
    path("M0 108C90 90 220 100 320 86V200H0z", HILL),
    forest(12, 104, 180),
    path("M0 124C90 106 220 124 320 108V200H0z", GRASS),
    path("M0 156C90 142 220 166 320 146V200H0z", GRASS_LIGHT),
    path("M0 184C90 174 220 192 320 178V200H0z", GRASS_DARK, 0.4),
    stand("prop-barn", 66, 146, 84),
    oval(66, 126, 40, 26, "url(#prop-glow)", 0.5),
    *(use("prop-fence", x, 128, 74) for x in (112, 182, 252)),
    *(use("prop-tuft", x, y, 13) for x, y in ((20, 160), (120, 170), (200, 160), (290, 178))),
    *(use("prop-tuft-pale", x, y, 13) for x, y in ((50, 176), (160, 158), (250, 166))),
    box(0, 0, W, H, "url(#prop-dusk)"),
)
# An expedition comes home.
SHEET.add(
    "expedition",
    sky(250),
    peaks(108),
    path("M0 130 60 100l60 22 80-26 120 36v68H0z", FAR_DARK),
    path("M0 150C80 132 230 152 320 136V200H0z", HILL_DARK),
    forest(21, 146, -10, 110),
    path("M120 200c10-22 60-26 44-48 40 10 92 18 96 48z", SOIL_LIGHT),
    stand("prop-tent", 62, 170, 76),
    oval(128, 164, 44, 24, "url(#prop-blaze)", 0.6),
    stand("prop-fire", 128, 178, 34),
    worker(196, 186, 66, "worker-armed"),
    stand("animal-donkey", 254, 184, 62),
    use("prop-sack", 236, 130, 28),
    stand("prop-chest-open", 298, 190, 34),
    box(0, 0, W, H, "url(#prop-dusk)"),
)


def rays(x: float, y: float) -> str:
    """Light that fans out from behind the winner."""
    out = ""
    for i in range(16):
        a, z = i * pi / 8, i * pi / 8 + pi / 18
        out += path(
            f"M{x} {y}L{x + 300 * cos(a)} {y + 300 * sin(a)}L{x + 300 * cos(z)} {y + 300 * sin(z)}z",
            "url(#scene-ray)",
            0.5,
        )
    return out


SHEET.add(
    "victory",
    sky(None),
    rays(160, 120),
    disc(160, 120, 96, "url(#prop-glow)", 0.9),
    peaks(130),
    path("M0 150 70 118l60 20 60-24 130 34v52H0z", FAR_DARK),
    path("M0 168C90 148 220 168 320 150V200H0z", HILL_DARK),
    forest(31, 164, -10, 90),
    forest(33, 160, 236),
    box(0, 0, W, H, "url(#prop-dusk)"),
)
# The end of era I: the second mountain opens.
SHEET.add(
    "second-era",
    sky(160),
    path("M-10 200V110l50-46 36 20 40-52 44 40 44-40 40 52 36-20 50 46v90z", ROCK[1]),
    path("M116 32 76 84l-36-20-50 46v20l50-32 36 16 40-46zM204 32l-44 40-20-18 4 40 30 10 30-30z", ROCK[3]),
    path("M116 32l-18 24 12-3 6 9 10-8 10 4zM204 32l-18 18 12-1 8 9 8-9 12 2z", SNOW),
    path("M0 176C90 160 220 176 320 164V200H0z", HILL_DARK),
    b.adit(54, 104, 62, 74),
    b.adit(204, 104, 62, 74),
    use("prop-rails", 56, 170, 70),
    use("prop-rails", 206, 170, 70),
    stand("prop-cart-ore", 150, 184, 54),
    stand("animal-donkey", 290, 186, 44),
    worker(26, 186, 50),
    box(0, 0, W, H, "url(#prop-dusk)"),
)
# A lesson by the fire.
SHEET.add(
    "lesson",
    box(0, 0, W, H, "url(#scene-hall)"),
    path("M0 0h320v20C230 8 90 8 0 24z", "#3a2417"),
    use("prop-books", 20, 44, 70),
    use("prop-shelf", 226, 40, 70),
    b.lamp(160, 6, 16),
    box(0, 150, W, 50, "#5d3820"),
    box(0, 150, W, 4, "#8f5b33"),
    line("M20 164h80M140 176h100M210 162h90M40 190h60", "#46290f", 1.4, 0.6),
    stand("prop-hearth", 268, 166, 84),
    stand("prop-barrel", 204, 168, 34),
)
