"""The two halves of a home board: cells of 118 by 106, the twins beside them, and the land around."""

from __future__ import annotations

from random import Random

from .kit import Sheet, box, disc, gradient, group, line, oval, path, tone, use
from .palette import (
    BARK,
    CRACK,
    DEEP,
    FAR,
    FAR_DARK,
    GRASS,
    GRASS_DARK,
    GROUND,
    GROUND_LIGHT,
    HOLLOW,
    HOLLOW_LIGHT,
    PLANK,
    ROCK,
    SNOW,
    SOIL_DARK,
    SOIL_LIGHT,
)
from .props import SHEET as PROPS

W, H = 118, 106
TWIN = 2 * W + 2, 2 * H + 2
SHEET = Sheet("land", W, H)
BEYOND = "xMidYMid meet"
"""For drawings that reach beyond their cell: trees over the cell behind, light into the rooms beside."""

MOSS = tone("moss", "#1d3a28", "#3f7a3c")
TREES = ["pine-1", "pine-2", "pine-1", "oak", "pine-2", "pine-3", "birch", "pine-1", "oak"]


def tree(kind: str, x: float, y: float, height: float) -> str:
    """A tree with its foot on a point."""
    width = height * {"oak": 0.79, "birch": 0.5}.get(kind, 0.67)
    return oval(x + 4, y - 1, width * 0.44, 4, "#0c1d13", 0.45) + use(f"prop-{kind}", x - width / 2, y - height, width)


def trees(seed: int) -> str:
    """The trees of a cell, those in front last."""
    rnd = Random(seed)
    feet = [(rnd.uniform(8, W - 8), rnd.uniform(50, 102)) for _ in range(9)]
    feet += [(10 + i * 24 + rnd.uniform(-6, 8), rnd.uniform(22, 46)) for i in range(5)]
    feet.sort(key=lambda foot: foot[1])
    grown = "".join(tree(rnd.choice(TREES), x, y, rnd.uniform(36, 56) * (0.8 + y / 420)) for x, y in feet)
    return grown + use("prop-bush", rnd.uniform(6, 84), H - 18, 26) + use("prop-tuft", rnd.uniform(10, 100), H - 12, 12)


def floor(seed: int) -> str:
    """The ground under the trees."""
    rnd = Random(seed)
    spots = "".join(
        oval(rnd.uniform(0, W), rnd.uniform(10, H), rnd.uniform(6, 16), rnd.uniform(2, 4), MOSS, 0.5) for _ in range(8)
    )
    return box(0, 0, W, H, "url(#prop-floor)") + spots


SHEET.add("forest-floor", floor(1))
for number in range(1, 7):
    SHEET.add(f"trees-{number}", trees(number * 7), fit=BEYOND)
GROVES = [[(30, 66), (86, 60), (58, 98)], [(24, 72), (70, 64), (96, 100)], [(40, 62), (90, 74), (22, 102)]]
for number, feet in enumerate(GROVES, 1):
    kinds = ("pine-1", "pine-2", "oak")
    grown = (tree(kinds[(i + number) % 3], x, y, 58) for i, (x, y) in enumerate(feet))
    SHEET.add(f"grove-{number}", *grown, fit=BEYOND)
SHEET.add("forest", floor(2), use("land-trees-2", 0, 0, W))
SHEET.add("forest-2", floor(3), use("land-trees-5", 0, 0, W))


def grass(seed: int, w: float = W, h: float = H) -> str:
    """Turf with tufts and flowers."""
    rnd = Random(seed)
    out = box(0, 0, w, h, "url(#prop-grass)")
    out += path(f"M0 {h * 0.55}C{w * 0.3} {h * 0.42} {w * 0.6} {h * 0.7} {w} {h * 0.5}V{h}H0z", GRASS, 0.55)
    out += path(f"M0 {h * 0.8}C{w * 0.3} {h * 0.68} {w * 0.7} {h * 0.95} {w} {h * 0.78}V{h}H0z", GRASS_DARK, 0.45)
    area = w * h / (W * H)
    for i in range(round(11 * area)):
        kind = "prop-tuft" if i % 2 else "prop-tuft-pale"
        out += use(kind, rnd.uniform(4, w - 16), rnd.uniform(8, h - 14), 12)
    for _ in range(round(9 * area)):
        out += disc(rnd.uniform(6, w - 6), rnd.uniform(12, h - 6), 1.5, rnd.choice(["#fff4d8", "#f4b9c4", "#f7d65e"]))
    return out


def rail(d: str, width: float) -> str:
    """A rail of a fence, lit from above."""
    return line(d, "#5d3a20", width) + group(line(d, "#c08a50", width * 0.6), 0, -1)


def post(x: float, y: float, height: float) -> str:
    """A post of a fence, its foot at a point."""
    return (
        box(x - 3, y - height + 4, 7, height, "#5d3a20", 2)
        + box(x - 3, y - height + 4, 4.5, height - 1, "#c89257", 2)
        + oval(x, y - height + 5, 3, 1.8, "#e6bd85")
    )


def fence_behind(w: float, h: float) -> str:
    """The fence behind the animals and at their sides."""
    out = rail(f"M6 12H{w - 6}M6 18H{w - 6}", 5)
    count = round(w / 30)
    out += "".join(post(7 + i * (w - 14) / count, 20, 18) for i in range(count + 1))
    out += line(f"M7 18V{h - 8}M{w - 7} 18V{h - 8}", "#5d3a20", 4)
    out += line(f"M6 18V{h - 8}M{w - 8} 18V{h - 8}", "#c08a50", 2.2)
    sides = round(h / 36)
    return out + "".join(post(x, 20 + i * (h - 24) / sides, 16) for i in range(1, sides) for x in (7, w - 7))


def fence_before(w: float, h: float) -> str:
    """The fence before the animals."""
    out = rail(f"M5 {h - 13}H{w - 5}M5 {h - 7}H{w - 5}", 5)
    count = round(w / 30)
    return out + "".join(post(7 + i * (w - 14) / count, h - 6, 19) for i in range(count + 1))


SHEET.add("meadow", grass(4))
SHEET.add("meadow-2", grass(15))
for name, (w, h) in {
    "small-pasture": (W, H),
    "large-pasture-wide": (TWIN[0], H),
    "large-pasture-tall": (W, TWIN[1]),
}.items():
    SHEET.add(name, grass(9, w, h), fence_behind(w, h), size=(w, h))
    SHEET.add(f"{name}-front", fence_before(w, h), size=(w, h))
SHEET.add("stable", use("prop-barn", 0, 0, 46), size=(46, 45))


def furrows() -> str:
    """A ploughed field."""
    out = box(0, 0, W, H, "url(#prop-soil)")
    for i in range(6):
        y = 14 + i * 17
        out += line(f"M-2 {y}C30 {y - 6} 80 {y + 6} {W + 2} {y - 3}", SOIL_DARK, 5, 0.65)
        out += line(f"M-2 {y - 4}C30 {y - 10} 80 {y + 2} {W + 2} {y - 7}", SOIL_LIGHT, 2, 0.8)
    return out


PROPS.add(
    "blades",
    line("M4 20C4 12 5 8 6 4", "#7da03c", 1.6),
    line("M8 20v-9M1.5 20c0-4 0-6-1-8", "#97b84d", 1.3),
    size=(10, 20),
)
PROPS.add(
    "ear",
    line("M4 24C4 16 5 12 6 8", "#b98a2c", 1.6),
    line("M8 24v-9", "#d1a23c", 1.3),
    oval(6.5, 6, 2.3, 5, "#f0c552", turn=8),
    oval(5.7, 5, 1, 3.6, "#ffe08a"),
    size=(11, 24),
)
PROPS.add(
    "carrot",
    oval(9, 15, 6, 3, "#2c190d", 0.5),
    path("M9 16c-8-1-10-6-8-10 5 0 8 4 8 10 0-7 2-11 8-12 2 5-1 11-8 12z", "#5b9a3c"),
    path("M9 16c-3-4-3-10 0-13 3 3 3 9 0 13z", "#8cc95a"),
    oval(9, 15.5, 3.4, 2.6, "#ea8433"),
    size=(18, 18),
)


def crop(prop: str, width: float, foot: float, columns: int, rows: int, seed: int, keep: int) -> str:
    """Plants in rows; `keep` of three stand where a harvest has taken the others."""
    rnd = Random(seed)
    out = ""
    for r in range(rows):
        for c in range(columns):
            x = 5 + c * (W - 8) / columns + rnd.uniform(-1.5, 1.5)
            y = 24 + r * (H - 26) / (rows - 1) * 0.92 + rnd.uniform(-1.5, 1.5)
            if (c + r) % 3 < keep:
                out += use(prop, x, y - foot, width)
    return out


SHEET.add("field", furrows())
SHEET.add("field-grain-1", furrows(), crop("prop-blades", 8, 16, 8, 5, 1, 1), crop("prop-ear", 11, 24, 8, 5, 1, 1))
SHEET.add("field-grain-2", furrows(), crop("prop-ear", 11, 24, 8, 5, 1, 2))
SHEET.add("field-grain-3", furrows(), crop("prop-ear", 11, 24, 8, 5, 1, 3))
SHEET.add("field-vegetable-1", furrows(), crop("prop-carrot", 18, 16, 4, 5, 3, 1))
SHEET.add("field-vegetable-2", furrows(), crop("prop-carrot", 18, 16, 4, 5, 3, 3))


# Inside the mountain.
def facets(seed: int, w: float, h: float, count: int) -> str:
    """Lit stones on a face of rock."""
    rnd = Random(seed)
    out = ""
    for _ in range(count):
        x, y = rnd.uniform(-10, w - 10), rnd.uniform(-6, h - 8)
        a, c = rnd.uniform(22, 46), rnd.uniform(14, 28)
        top = f"M{x} {y + c * 0.6}L{x + a * 0.3} {y}L{x + a * 0.8} {y + c * 0.15}"
        out += path(f"{top}L{x + a} {y + c * 0.7}L{x + a * 0.55} {y + c}z", ROCK[1])
        out += path(f"{top}L{x + a * 0.45} {y + c * 0.5}z", ROCK[3], 0.75)
    return out


def cracks(seed: int, w: float, h: float, count: int) -> str:
    """Cracks with a lit lower edge."""
    rnd = Random(seed)
    out = ""
    for _ in range(count):
        x, y = rnd.uniform(8, w - 26), rnd.uniform(12, h - 16)
        way = f"l{rnd.uniform(6, 14)} {rnd.uniform(-7, 7)}l{rnd.uniform(5, 12)} {rnd.uniform(-2, 9)}"
        out += line(f"M{x} {y}{way}", CRACK, 1.6, 0.75) + line(f"M{x} {y + 2}{way}", ROCK[4], 1, 0.4)
    return out


def rock(seed: int) -> str:
    """A face of rock."""
    return box(0, 0, W, H, "url(#prop-rock)") + facets(seed, W, H, 7) + cracks(seed, W, H, 3)


def arch(x: float, y: float, w: float, h: float) -> str:
    """The outline of an arch."""
    return (
        f"M{x} {y + h}V{y + h * 0.42}C{x} {y + h * 0.1} {x + w * 0.24} {y} {x + w / 2} {y}"
        f"S{x + w} {y + h * 0.1} {x + w} {y + h * 0.42}V{y + h}z"
    )


SHEET.add("mountain", rock(31))
SHEET.add("mountain-2", rock(57))
SHEET.add(
    "bare-1", cracks(3, W, H, 4), use("good-ore", 20, 64, 14, opacity=0.8), use("good-ore", 32, 70, 10, opacity=0.7)
)
SHEET.add("bare-2", cracks(8, W, H, 4), use("good-ruby", 84, 66, 9, opacity=0.85))
SHEET.add("bare-3", cracks(14, W, H, 5))
SHEET.add("pool", use("prop-pool", 35, 50, 48))
SHEET.defs = '<clipPath id="land-arch"><path d="M7 103V50.5C7 18 32 7 59 7s52 11 52 43.5V103z"/></clipPath>'
RIM = "M4.5 103.5V48C4.5 15 30 4.5 59 4.5s54.5 10.5 54.5 43.5v55.5"
SHEET.add(
    "rim",
    line(RIM, "#1a1115", 6),
    line(RIM, tone("rim", "#a58a72", "#d6c0a6"), 3.4, dash="13 2"),
)
HOLE = path(arch(5, 6, W - 10, H - 8), DEEP)
SHEET.add(
    "cavern",
    HOLE,
    path(arch(9, 12, W - 18, H - 14), HOLLOW),
    path(f"M9 {H - 34}C30 {H - 52} 90 {H - 48} {W - 9} {H - 36}V{H - 3}H9z", HOLLOW_LIGHT, 0.6),
    path(f"M9 {H - 22}C40 {H - 30} 80 {H - 16} {W - 9} {H - 24}V{H - 3}H9z", GROUND_LIGHT),
    path("M30 14l5 16 5-17zM56 11l4 22 5-22zM82 14l4 13 4-12z", ROCK[1]),
    path("M30 14l5 16-1-16zM56 11l4 22-1-22zM82 14l4 13-1-13z", ROCK[2]),
    oval(36, H - 14, 10, 4, GROUND),
    oval(84, H - 10, 13, 4, GROUND),
    fit=BEYOND,
)
PROPS.add(
    "timber",
    box(0, 0, 102, 9, BARK, 2),
    box(0, 0, 102, 5, "#b07a45", 2),
    *(box(x, 6, 10, 86, BARK, 2) + box(x, 6, 5.5, 86, "#a06c3c", 2) for x in (4, 86)),
    line("M14 22 28 10M88 22 74 10", "#7d5029", 4),
    size=(102, 92),
)
PROPS.add(
    "rails",
    *(box(3 + i * 15, 0, 8, 9, "#5d3f27", 1) for i in range(8)),
    box(0, 2, 118, 2.4, "#8f8891"),
    box(0, 7, 118, 2.4, "#77707a"),
    size=(118, 10),
)
TUNNEL = f"M-2 {H}V40C14 10 30 6 {W / 2} 6S{W - 14} 10 {W + 2} 40V{H}z"


def tunnel(deep: bool) -> str:
    """A tunnel that reaches both sides of its cell."""
    inside = path(arch(12, 13, W - 24, H - 13), tone("tunnel", "#2c2024", "#5a4640") if not deep else DEEP)
    way = box(0, H - 16, W, 16, GROUND) + box(0, H - 16, W, 3, GROUND_LIGHT)
    return path(TUNNEL, DEEP) + inside + way


def lamp(x: float, y: float, size: float) -> str:
    """A lamp that hangs from a point, with its light."""
    return disc(x, y + size * 0.85, size * 2.6, "url(#prop-glow)", 0.7) + use("prop-lamp", x - size / 2, y, size)


SHEET.add(
    "tunnel",
    tunnel(False),
    oval(W / 2, 44, 46, 38, "url(#prop-glow)", 0.5),
    use("prop-timber", 8, 14, 102),
    use("prop-rails", 0, H - 14, W),
    lamp(59, 18, 13),
    fit=BEYOND,
)
SHEET.add(
    "deep-tunnel",
    tunnel(True),
    oval(60, 50, 40, 30, "#000", 0.35),
    path("M12 40 26 30l6 12-12 8zM92 34l14 8-4 12-14-6z", ROCK[1]),
    use("good-ore", 20, 44, 14),
    use("good-ore", 84, 58, 12),
    use("prop-rails", 0, H - 14, W),
    fit=BEYOND,
)
SHEET.add(
    "ore-mine",
    tunnel(False),
    oval(W / 2, 44, 46, 38, "url(#prop-glow)", 0.55),
    use("prop-timber", 8, 14, 102),
    *(use("good-ore", x - q, y - q, 2 * q) for x, y, q in [(28, 46, 9), (88, 42, 10), (84, 66, 7)]),
    use("prop-rails", 0, H - 14, W),
    use("prop-cart-ore", 33, 52, 52),
    lamp(59, 14, 13),
    fit=BEYOND,
)
SHEET.add(
    "ruby-mine",
    tunnel(False),
    oval(W / 2, 44, 46, 38, "url(#prop-glow)", 0.45),
    oval(W / 2, H - 34, 54, 42, "url(#prop-red)", 0.6),
    use("prop-timber", 8, 14, 102),
    *(use("good-ruby", x - q, y - q, 2 * q) for x, y, q in [(26, 42, 8), (90, 38, 9), (82, 64, 6), (32, 68, 6)]),
    use("prop-rails", 0, H - 14, W),
    use("prop-cart-ruby", 33, 52, 52),
    lamp(59, 14, 13),
    fit=BEYOND,
)
SHEET.add(
    "door",
    oval(15, 42, 56, 40, "url(#prop-glow)", 0.8),
    path(arch(0, 2, 30, 68), BARK),
    path(arch(4, 7, 22, 63), "#a86b38"),
    path(arch(7, 13, 16, 57), "#f2b45c"),
    box(14, 18, 1.5, 52, PLANK),
    disc(20, 46, 1.6, "#3a2417"),
    use("prop-lamp", -5, -2, 11),
    size=(30, 70),
    fit=BEYOND,
)

# Cave vs Cave: cells of 112 by 84, what is not dug away yet, and walls between them.
CAVE = (112, 84)
FACETS = ["#a5978a", "#8d8076", "#685c54", "#51463f", "#443a34", "#4d423b", "#655951", "#958779"]


def block(seed: int) -> str:
    """A block of rock: eight facets round a point, and a crack."""
    rnd = Random(seed)
    w, h = CAVE
    x, y = w * rnd.uniform(0.4, 0.6), h * rnd.uniform(0.35, 0.55)
    rim = [
        (4, 5),
        (w * 0.55, 3),
        (w - 4, 6),
        (w - 3, h * 0.5),
        (w - 5, h - 7),
        (w * 0.45, h - 4),
        (5, h - 8),
        (3, h * 0.45),
    ]
    rim = [(a + rnd.uniform(-2.5, 2.5), b + rnd.uniform(-2.5, 2.5)) for a, b in rim]
    out = path("M" + "L".join(f"{a} {b}" for a, b in rim) + "z", "#5d5249")
    for (a, b), (c, d), colour in zip(rim, rim[1:] + rim[:1], FACETS, strict=True):
        out += path(f"M{a} {b}L{c} {d}L{x} {y}z", colour, 0.65)
    return out + line(f"M{x} {y}l15 11-4 10 11 8M{x} {y}l-18 5-6 10", "#2b221b", 1.5, 0.75)


SHEET.add("face", facets(61, 236, 200, 22), cracks(17, 236, 212, 6), size=(236, 212))
for number in range(1, 5):
    SHEET.add(f"covered-{number}", block(number), size=CAVE, fit="none")
SHEET.add(
    "empty",
    box(0, 0, 112, 84, "url(#land-void)"),
    path("M4 0l6 14 6-12 7 8 6-10h22l5 17 7-16 8 6 5-7z", "#1b120c"),
    path("M12 32l16-9 14 7-4 12-20 4zM62 27l20-4 13 11-9 12-22-5z", "#7a5c40", 0.35),
    line("M10 26l14-7 12 5M98 20l-14 8 2 10M45 51l12-4 9 5", "#6e5947", 1.6, 0.8),
    path("M0 84V71c22-7 39 3 56-2s39-4 56 2v13z", "#4a3b2f"),
    path("M14 74l4-6 6-1 5 7zM40 76l3-4 5 0 3 4zM78 75l5-7 8 1 3 6z", "#6f6052"),
    path("M14 74l4-6 3 4zM78 75l5-7 2 5z", "#857463"),
    size=CAVE,
    fit="none",
)
SHEET.defs += gradient("land-void", "0 #8a6642, .5 #55402c, 1 #20160f", where=' cx=".5" cy=".6" r=".75"')


def masonry(w: float, h: float, upright: bool) -> str:
    """Two courses of bricks along a side."""
    long, short = (h, w) if upright else (w, h)
    out = box(0, 0, w, h, "#e2c9a3", 2)
    count = round(long / 14)
    step = long / count
    for course in range(2):
        for i in range(count + course):
            a = max(0, (i - course / 2) * step) + 0.8
            b = min(long, (i - course / 2 + 1) * step) - 0.8
            across, thick = 0.8 + course * short / 2, short / 2 - 1.6
            colour = ("#b5532f", "#c3613a", "#a44a2a")[(i + course) % 3]
            out += box(across, a, thick, b - a, colour, 1) if upright else box(a, across, b - a, thick, colour, 1)
    lit = box(0, 0, w, 2.4, "#fff", 1, 0.25) if not upright else box(0, 0, 2.4, h, "#fff", 1, 0.25)
    dark = box(0, h - 3, w, 3, "#000", 1, 0.3) if not upright else box(w - 3, 0, 3, h, "#000", 1, 0.3)
    return out + lit + dark


SHEET.add("wall-wide", masonry(112, 12, False), size=(112, 12), fit="none")
SHEET.add("wall-tall", masonry(12, 84, True), size=(12, 84), fit="none")

# The land around: a picture of 756 by 536; the cells lie from (14, 84) on, 2 apart, with a cliff of 20 between.
HOME = (756, 536)
TOP = 84
LEFT = 14
MOUNTAIN = LEFT + 3 * W + 8
RIDGE = (
    f"M{MOUNTAIN - 2} 536V74L{MOUNTAIN + 14} 54 {MOUNTAIN + 44} 46 {MOUNTAIN + 70} 62 {MOUNTAIN + 110} 50 "
    f"{MOUNTAIN + 150} 68 {MOUNTAIN + 190} 54 {MOUNTAIN + 236} 70 {MOUNTAIN + 290} 52 {MOUNTAIN + 330} 66 756 54V536z"
)


def sky() -> str:
    """The evening above a home, with stars that the day does not show."""
    rnd = Random(99)
    star = tone("starlight", "#fff4d8", "#ffffff00")
    out = box(0, 0, 756, 200, "url(#prop-sky)")
    out += "".join(disc(rnd.uniform(300, 606), rnd.uniform(2, 46), rnd.uniform(0.5, 1.4), star, 0.7) for _ in range(24))
    out += use("prop-sun", 90, 4, 120)
    out += path("M0 96 70 58l60 26 70-40 80 44 70-20 60 24V140H0z", FAR, 0.8)
    out += path("M756 200V40L722 22 672 58 616 8 556 46 510 20 446 62 404 84 380 110V200z", FAR_DARK)
    out += path("M616 8l-14 40-34 50h90l-20-40zM510 20l-8 40-26 40h70zM722 22l-10 40-16 40h60V40z", ROCK[2], 0.8)
    out += path(
        "M616 8 556 46l22-4 10 12 18-16 12 10 16-6zM722 22 698 40"
        "h14l10 8 12-8 14 4zM510 20 484 38l16-2 10 8 12-10 10 2z",
        SNOW,
    )
    out += "".join(
        use(f"prop-{rnd.choice(TREES[:4])}", -14 + i * 15 + rnd.uniform(-5, 5), TOP + 4 - 44 + rnd.uniform(-2, 8), 28)
        for i in range(26)
    )
    return out


def mountain() -> str:
    """One body of rock, darker towards its foot."""
    rnd = Random(44)
    w, h = 756 - MOUNTAIN, 490
    body = path(RIDGE, "url(#prop-rock)")
    inner = ""
    for i in range(11):
        y = i * h / 10 + rnd.uniform(-6, 6)
        inner += path(
            f"M0 {y}C{w * 0.2} {y - 16} {w * 0.35} {y + 14} {w * 0.55} {y}S{w * 0.85} {y - 18} {w} {y + 4}V{y + 20}"
            f"C{w * 0.8} {y + 2} {w * 0.6} {y + 34} {w * 0.4} {y + 20}S{w * 0.15} {y + 8} 0 {y + 26}z",
            ROCK[0] if i % 2 else ROCK[3],
            0.35,
        )
    inner += facets(44, w, h, 46) + cracks(5, w, h, 16)
    dark = path(RIDGE, "url(#land-depth)")
    return body + f'<g clip-path="url(#land-ridge)">{group(inner, MOUNTAIN, 46)}</g>' + dark


SHEET.defs += (
    f'<clipPath id="land-ridge"><path d="{RIDGE}"/></clipPath>'
    '<linearGradient id="land-depth" x2="0" y2="1">'
    f'<stop offset="0" stop-color="{tone("depth-top", "#c98a6a", "#fff3d0")}" stop-opacity=".25"/>'
    f'<stop offset=".2" stop-color="{tone("depth", "#2a1c28", "#8a7468")}" stop-opacity=".22"/>'
    f'<stop offset="1" stop-color="{tone("depth-low", "#0d070d", "#4a3830")}" stop-opacity=".6"/></linearGradient>'
)
SMOKE = "M446 48c-10-12 12-18 2-32-6-10 8-16 4-24"
SHEET.add(
    "home",
    sky(),
    box(0, TOP, MOUNTAIN + 6, 452, "url(#prop-floor)"),
    mountain(),
    line(SMOKE, "#e8d6d2", 7, 0.28),
    box(440, 44, 12, 26, ROCK[1], 2),
    box(438, 42, 16, 5, ROCK[3], 2),
    line("M286 40c4-5 7-5 9 0 2-5 6-5 9 0M316 54c3-4 5-4 7 0 2-4 5-4 7 0", CRACK, 1.8),
    size=HOME,
    fit="xMidYMid slice",
)


def cliff() -> str:
    """The edge between forest and mountain, and the ground below both."""
    rnd = Random(5)
    x = MOUNTAIN - 4
    ys = range(TOP - 14, 537, 15)
    left = [(x - 1 + rnd.uniform(-3, 5), y) for y in ys]
    right = [(x + 13 + rnd.uniform(-3, 4), y) for y in ys]
    outline = "L".join(f"{a} {b}" for a, b in left + right[::-1])
    edge = "L".join(f"{a} {b}" for a, b in left)
    bushes = "".join(use("prop-bush", a - 12, b - 10, 20) for i, (a, b) in enumerate(left) if i % 4 == 1)
    foot = TOP + 4 * H + 6
    return (
        path(f"M{outline}z", ROCK[0])
        + line(f"M{edge}", ROCK[4], 2.2, 0.75)
        + bushes
        + use("land-door", x - 9, TOP + 3 * (H + 2) + 34, 30)
        + path(f"M0 {foot}C200 {foot + 6} 300 {foot - 2} {x + 6} {foot + 2}V536H0z", SOIL_DARK)
        + path(f"M{x + 6} {foot}H756V536H{x + 6}z", ROCK[0])
    )


SHEET.add("home-front", cliff(), size=HOME, fit="xMidYMid slice")
