"""The action tiles of Cave vs Cave, each a scene of 160 by 70."""

from __future__ import annotations

from . import backdrops as b
from .kit import Sheet, box, line, oval, path, stand, use
from .palette import SOIL, SOIL_LIGHT
from .spaces import dwarf, ores

SHEET = Sheet("action", b.W, b.H, fit="xMidYMid slice")


def scene(id: str, *shapes: str) -> None:
    """A scene with its darker foot."""
    SHEET.add(id, *shapes, b.DUSK)


def bricks(x: float, y: float, columns: int, rows: int, gap: tuple[int, int] | None = None) -> str:
    """A wall of bricks, perhaps with a hole from one column to another."""
    out = ""
    for r in range(rows):
        for c in range(columns):
            if gap is None or not gap[0] <= c < gap[1] - (r % 2):
                shade = ("#b5532f", "#c3613a", "#a44a2a")[(r * 2 + c) % 3]
                out += box(x + c * 14 - (r % 2) * 7, y + r * 7, 13, 6, shade, 1)
                out += box(x + c * 14 - (r % 2) * 7, y + r * 7, 13, 1.5, "#fff", 1, 0.22)
    return out


scene(
    "cultivation",
    b.soil(126),
    *(use("prop-ear", x, 34 + x % 5, 12) for x in range(4, 64, 7)),
    *(use("good-flax", x, 38 + x % 4, 17) for x in range(76, 150, 15)),
    path("M0 64C50 56 110 66 160 58V70H0z", SOIL),
    line("M0 66c50-7 110 3 160-5", SOIL_LIGHT, 1.6),
)
scene(
    "housework",
    b.hearth(),
    b.lamp(36),
    use("prop-picture", 106, 12, 24),
    stand("prop-table", 84, 66, 44),
    use("good-food", 66, 32, 16),
    stand("prop-broom", 32, 66, 32),
    stand("prop-chair", 124, 66, 20, flip=True),
)
scene(
    "excavation",
    b.quarry(23, None),
    path("M56 70c2-24 14-34 30-34s30 10 34 34z", "#241a1e"),
    path("M64 70c2-18 10-26 22-26s22 8 26 26z", "#120c10"),
    use("prop-pick", 28, 28, 34),
    stand("prop-rocks", 128, 66, 24),
    stand("prop-rocks", 24, 68, 16),
)
scene(
    "undergrowth",
    b.woods(29, edge=50, kinds="3131o"),
    *(stand("prop-bush", x, 68, w) for x, w in ((20, 34), (56, 28), (132, 38), (152, 24))),
    stand("good-wood", 92, 66, 24),
    use("prop-tuft-pale", 72, 58, 12),
)
scene(
    "furnishing",
    b.hearth(),
    b.lamp(28),
    use("prop-rug", 60, 60, 66),
    stand("prop-chair", 66, 66, 22),
    stand("prop-cabinet", 116, 66, 34),
    stand("prop-chest", 34, 66, 24),
)
scene(
    "masonry",
    b.hearth(),
    bricks(30, 22, 8, 6),
    line("M24 20h60", "#d9c7a0", 0.8, 0.8),
    b.lamp(144),
    stand("prop-bricks", 24, 67, 24),
    use("prop-trowel", 124, 36, 26),
    stand("prop-pail", 146, 66, 15),
)
scene(
    "undermining",
    b.mine(),
    bricks(42, 22, 6, 6, (2, 4)),
    b.lamp(82, 17),
    use("prop-pick", 84, 34, 30),
    stand("prop-bricks", 120, 67, 20),
)
scene(
    "expansion",
    b.hearth(),
    path("M58 70V20C62 0 104 0 108 20v50z", "#1b1317"),
    box(54, 14, 58, 6, "#b57a45", 1),
    box(56, 20, 6, 50, "#8a5530"),
    box(104, 20, 6, 50, "#6b4325"),
    b.lamp(84, 14),
    stand("prop-chair", 86, 66, 20),
    use("prop-pick", 16, 34, 30),
    stand("prop-rocks", 134, 66, 24),
)
scene(
    "breach",
    b.hearth(),
    bricks(12, 14, 11, 8, (4, 8)),
    oval(88, 44, 26, 26, "#1b1012"),
    path("M66 70l4-16-6-8 10-6 2-12 12 4 12-6 4 12 8 6-6 10 4 16z", "#0d0809"),
    use("prop-hammer", 26, 26, 34),
    use("prop-spark", 62, 22, 18),
    stand("prop-bricks", 118, 68, 26),
    stand("prop-bricks", 62, 69, 16),
)
scene(
    "drift-mining",
    b.mine(),
    b.lamp(80, 17),
    use("prop-rails", 26, 61, 108),
    stand("prop-cart", 96, 67, 38),
    use("prop-pick", 38, 34, 28),
    ores("stone", (8, 34, 7), (150, 30, 7), (148, 50, 5)),
)
scene(
    "expedition",
    b.night(),
    path("M60 70c8-8 26-10 16-18 18 4 36 8 38 18z", SOIL_LIGHT),
    stand("animal-donkey", 56, 66, 38, flip=True),
    use("prop-sack", 48, 32, 16),
    dwarf(100, 66, 42, True),
    stand("prop-pine-3", 146, 62, 20),
    stand("prop-sign", 18, 64, 20),
)
scene(
    "renovation",
    b.hearth(),
    bricks(-4, 18, 5, 6),
    b.lamp(92),
    stand("prop-ladder", 76, 66, 34),
    stand("prop-armchair", 112, 66, 30),
    stand("prop-pail", 140, 66, 16),
    use("prop-trowel", 34, 10, 20),
)
scene(
    "decoration",
    b.hearth(),
    b.lamp(26),
    use("prop-picture", 62, 10, 34),
    use("prop-banner", 112, 6, 20),
    use("prop-rug-blue", 44, 61, 76),
    stand("prop-vase", 40, 66, 28),
    stand("prop-armchair", 84, 66, 28),
    stand("prop-candle", 142, 66, 18),
)
scene(
    "arms-trade",
    b.village(20),
    stand("prop-stall", 70, 64, 52),
    use("good-weapon", 50, 33, 17),
    use("prop-shield", 72, 33, 15),
    stand("prop-weapon-rack", 128, 66, 44),
    stand("prop-coins", 30, 66, 22),
)
scene(
    "interior-design",
    b.hearth(),
    bricks(110, 14, 5, 7),
    b.lamp(56),
    use("prop-map", 12, 14, 26),
    stand("prop-table", 56, 66, 48),
    use("prop-scroll", 40, 32, 17),
    use("prop-candle", 64, 28, 18),
    use("prop-pick", 84, 30, 28),
)
scene(
    "weekly-market",
    b.village(80),
    stand("prop-stall", 124, 62, 46),
    use("good-food", 108, 40, 13),
    use("prop-loaf", 124, 40, 14),
    stand("animal-donkey", 36, 66, 40),
    stand("animal-donkey", 72, 64, 32, flip=True),
    stand("prop-coins", 92, 66, 15),
)
