"""The action spaces of The Cave Farmers, each a scene. Goods are put on top, in the middle of its foot."""

from __future__ import annotations

from . import backdrops as b
from .kit import Sheet, box, group, line, oval, path, shadow, stand, use
from .palette import CREAM, ROCK, SOIL, SOIL_LIGHT, WATER, WATER_DARK, WATER_LIGHT

SHEET = Sheet("space", b.W, b.H, fit="xMidYMid slice")


def scene(id: str, *shapes: str) -> None:
    """A scene with its darker foot."""
    SHEET.add(id, *shapes, b.DUSK)


def ores(good: str, *places: tuple[float, float, float]) -> str:
    """Something precious in the rock."""
    return "".join(use(f"good-{good}", x - q, y - q, 2 * q) for x, y, q in places)


def dwarf(x: float, floor: float, height: float, flip: bool = False, who: str = "worker") -> str:
    """Somebody who stands there."""
    return use(f"person-{who}", x - height * 40 / 56 / 2, floor - height, height * 40 / 56, flip)


# In the rock.
scene(
    "drift-mining",
    b.quarry(1),
    use("prop-rails", 116, 61, 50),
    stand("prop-pick", 24, 62, 22),
    stand("prop-rocks", 44, 66, 16),
)
scene(
    "drift-mining-2",
    group(b.quarry(5), 160, 0, flip=True),
    stand("prop-ladder", 64, 56, 26),
    stand("prop-lamp", 138, 60, 12),
    stand("prop-rocks", 116, 64, 20),
)
scene(
    "small-scale-drift-mining",
    b.quarry(9, None),
    b.adit(58, 30, 28, 32),
    stand("prop-pail", 34, 64, 15),
    stand("prop-pick", 108, 64, 24),
    stand("prop-rocks", 132, 66, 18),
)
scene(
    "excavation",
    b.quarry(3, None),
    b.adit(14, 26, 32, 36),
    b.adit(112, 22, 38, 40),
    line("M48 62 62 30M58 62 72 30M51 56h9M54 49h9M57 42h9M60 36h9", "#a06c3c", 2),
    stand("prop-shovel", 100, 64, 20),
)
scene(
    "strip-mining",
    b.sky(30),
    b.peaks(30),
    path("M0 26h46l8 12h30l8 12h68v20H0z", ROCK[2]),
    path("M0 26h46l2 3H0zM54 38h30l2 3H56zM92 50h68v3H94z", ROCK[4]),
    path("M0 40h40l6 10h34l8 12h72v8H0z", ROCK[1]),
    line("M112 60V18M112 20l30 4M112 32l24-9M142 24v12", "#8a5530", 3),
    line("M112 60V18", "#b57a45", 1.2),
    stand("prop-pail", 142, 50, 13),
    ores("ore", (20, 36, 6), (66, 48, 5)),
    stand("prop-rocks", 30, 66, 22),
)
scene(
    "ore-mining",
    b.mine(),
    ores("ore", (8, 32, 7), (150, 28, 7), (146, 50, 6), (44, 30, 4)),
    b.lamp(80, 17),
    stand("prop-cart", 34, 66, 36),
)
scene(
    "ruby-mining",
    b.mine(),
    oval(80, 40, 60, 34, "url(#prop-red)", 0.55),
    ores("ruby", (10, 30, 6), (14, 50, 5), (150, 26, 7), (146, 48, 5), (44, 34, 4), (112, 30, 5)),
    b.lamp(80, 17),
    stand("prop-pick", 118, 66, 20),
)
scene(
    "ore-mine-construction",
    b.mine(),
    ores("ore", (8, 32, 7), (150, 28, 7), (146, 50, 6)),
    b.lamp(58, 17),
    use("prop-rails", 40, 61, 80),
    stand("prop-cart-ore", 84, 67, 44),
    stand("prop-hammer", 46, 66, 17),
    stand("good-wood", 122, 67, 17),
)
scene(
    "ruby-mine-construction",
    b.mine(),
    oval(90, 44, 64, 34, "url(#prop-red)", 0.6),
    ores("ruby", (10, 28, 6), (150, 26, 7), (44, 32, 4), (146, 48, 4)),
    b.lamp(110, 17),
    stand("prop-ladder", 50, 66, 30),
    use("prop-rails", 60, 61, 70),
    stand("prop-cart-ruby", 94, 67, 42),
)
scene(
    "ore-delivery",
    b.quarry(12, 6),
    use("prop-rails", 20, 60, 60),
    use("prop-rails", 78, 60, 90),
    stand("prop-cart-ore", 124, 66, 40),
    stand("prop-sign", 64, 60, 18),
)
scene(
    "ruby-delivery",
    b.village(132),
    use("prop-house", -8, 12, 44),
    oval(112, 52, 40, 22, "url(#prop-red)", 0.35),
    stand("prop-wagon", 124, 66, 46),
    *(use("good-ruby", x, y, 12) for x, y in [(106, 32), (118, 30), (130, 32), (112, 25), (124, 25)]),
    stand("animal-donkey", 80, 66, 36),
)
scene(
    "ore-trading",
    b.village(20),
    use("prop-house", 108, 8, 48),
    stand("prop-stall", 50, 64, 50),
    stand("prop-scales", 50, 49, 19),
    stand("good-ore", 34, 48, 11),
    stand("good-gold", 66, 48, 12),
    stand("good-ore", 90, 66, 18),
    stand("prop-coins", 112, 66, 18),
)
# In the woods and fields.
scene(
    "logging",
    b.woods(2),
    stand("prop-stump", 24, 64, 24),
    use("prop-axe", 14, 34, 24, flip=True),
    stand("prop-stump", 140, 62, 18),
)
scene(
    "wood-gathering",
    b.woods(7, kinds="o1b2o"),
    stand("prop-basket", 132, 65, 22),
    line("M14 62l20-5M18 66l22-6M14 66l18-10", "#8a5530", 2.6),
    line("M14 61.5l20-5M18 65.5l22-6", "#b57a45", 1),
)
scene(
    "clearing",
    b.woods(11, edge=48, kinds="21o3"),
    path("M0 56C50 46 110 60 160 52V70H0z", "url(#prop-grass)"),
    stand("prop-stump", 26, 60, 20),
    stand("prop-stump", 134, 64, 24),
    use("prop-tuft", 108, 58, 12),
    use("prop-tuft-pale", 48, 60, 12),
)
scene(
    "forest-exploration",
    b.woods(17, edge=58, low=38, high=58, kinds="13o1b"),
    path("M62 70c4-10 22-10 16-20 8 8 24 12 22 20z", SOIL_LIGHT),
    stand("prop-sign", 30, 64, 22),
    dwarf(128, 66, 34),
)
scene(
    "sustenance",
    b.farm(),
    *(use("prop-ear", x, 36 + (x % 3), 11) for x in range(2, 52, 6)),
    path("M0 58C20 54 40 56 58 60v10H0z", SOIL, 0.6),
    stand("prop-oak", 142, 48, 22),
    stand("prop-basket", 130, 66, 22),
    stand("prop-loaf", 112, 67, 15),
)
scene(
    "slash-and-burn",
    b.soil(28),
    *(
        oval(x, y - 6, s, s * 0.8, "url(#prop-blaze)", 0.8) + use("prop-fire", x - s * 0.7, y - s * 1.4, s * 1.4)
        for x, y, s in [(56, 62, 17), (84, 64, 22), (114, 61, 17)]
    ),
    stand("prop-stump", 28, 62, 20),
    stand("prop-stump", 140, 60, 18),
    line("M60 26c8-10-4-14 4-24M96 24c8-10-4-14 4-22", CREAM, 5, 0.22),
)
scene(
    "sheep-farming",
    b.farm(),
    use("prop-fence", 92, 40, 66),
    stand("prop-barn", 30, 52, 34),
    use("prop-tuft", 62, 46, 11),
)
scene(
    "donkey-farming",
    b.farm(34),
    stand("prop-oak", 124, 46, 24),
    use("prop-fence", 86, 42, 66),
    stand("prop-post", 26, 62, 22),
    stand("prop-trough", 132, 68, 32),
)
scene(
    "fence-building",
    b.farm(136),
    stand("prop-pine-2", 10, 46, 18),
    use("prop-fence", 4, 42, 56),
    box(66, 46, 5, 20, "#d49f64", 2),
    box(84, 46, 5, 20, "#d49f64", 2),
    line("M56 60 78 52", "#c99459", 3),
    stand("prop-hammer", 112, 66, 19),
    stand("good-wood", 134, 67, 19),
)
scene(
    "extension",
    b.soil(30),
    path("M84 0h76v70H76c4-12 10-20 4-34-4-12 2-24 4-36z", ROCK[1]),
    path("M84 0c-2 12-8 24-4 36 6 14 0 22-4 34h8c4-12 8-22 4-34-4-14 2-24 4-36z", ROCK[4]),
    b.adit(104, 20, 44, 46),
    use("prop-rails", 106, 62, 46),
    use("prop-tuft", 8, 40, 12),
    use("prop-tuft-pale", 30, 42, 12),
    stand("prop-sprout", 26, 62, 15),
    stand("prop-sprout", 52, 64, 15),
)
# In houses and on roads.
scene("starting-player", b.village(30), use("prop-house", 100, 10, 48), stand("prop-flag", 132, 64, 40))
scene(
    "supplies",
    b.village(30),
    use("prop-house", 104, 8, 50),
    stand("prop-sack", 24, 64, 22),
    stand("good-wood", 45, 65, 18),
    stand("good-stone", 62, 65, 17),
    stand("good-ore", 79, 65, 17),
    stand("good-food", 95, 65, 16),
    stand("good-gold", 34, 48, 14),
)
scene(
    "depot",
    b.village(136),
    path("M4 24h76l-8-12H12z", "#7a3327"),
    path("M4 24 12 12h30L36 24z", "#b04a37"),
    box(8, 24, 68, 34, "#3a2417"),
    oval(42, 40, 36, 20, "url(#prop-glow)", 0.5),
    *(box(x, 24, 4, 36, "#8a5530") for x in (8, 40, 72)),
    stand("prop-crate", 26, 60, 18),
    stand("prop-barrel", 58, 60, 17),
)
scene(
    "large-depot",
    b.village(20),
    path("M34 22h122l-10-14H46z", "#7a3327"),
    path("M34 22 46 8h40L76 22z", "#b04a37"),
    box(38, 22, 114, 36, "#3a2417"),
    oval(95, 40, 58, 24, "url(#prop-glow)", 0.5),
    *(box(x, 22, 4, 38, "#8a5530") for x in (38, 75, 112, 148)),
    stand("prop-crate", 54, 60, 18),
    stand("prop-crate", 66, 60, 16),
    stand("prop-crate", 60, 46, 15),
    stand("prop-cart", 128, 62, 34),
)
scene(
    "weekly-market",
    b.village(80),
    stand("prop-stall", 34, 62, 44),
    stand("good-vegetable", 24, 46, 11),
    stand("good-grain", 38, 46, 11),
    stand("prop-stall", 126, 62, 44),
    stand("good-stone", 116, 46, 11),
    stand("good-ruby", 132, 46, 9),
    use("animal-sheep", 66, 42, 26),
)
scene(
    "imitation",
    b.hearth(),
    use("prop-books", 10, 14, 30),
    b.lamp(130),
    shadow(92, 64, 26, 4),
    use("prop-mirror", 76, 14, 36),
    group(dwarf(94, 60, 34, True), opacity=0.65),
    dwarf(60, 66, 44),
)
scene(
    "imitation-2",
    b.village(132),
    use("prop-house", -6, 10, 44),
    oval(72, 62, 5, 2, "#3a2417", 0.5),
    oval(88, 65, 5, 2, "#3a2417", 0.5),
    oval(56, 65, 5, 2, "#3a2417", 0.5),
    dwarf(112, 66, 44),
    group(dwarf(46, 66, 40), opacity=0.7),
)
scene(
    "imitation-3",
    b.farm(30),
    oval(92, 60, 52, 11, WATER_DARK),
    oval(92, 58.5, 49, 9, WATER),
    oval(72, 55, 18, 2, WATER_LIGHT, 0.8),
    dwarf(96, 54, 40),
    oval(98, 60, 10, 6, "#9a6a3c", 0.4),
    stand("prop-pine-1", 16, 56, 24),
    stand("prop-bush", 146, 64, 26),
)
scene(
    "hardware-rental",
    b.hearth(),
    use("prop-tool-wall", 46, 12, 70),
    b.lamp(136),
    stand("prop-workbench", 40, 66, 54),
    stand("prop-boot", 96, 66, 18),
    stand("prop-shovel", 118, 66, 22),
    stand("icon-sow", 142, 66, 20),
)
scene(
    "blacksmithing",
    b.smithy(),
    stand("prop-anvil", 92, 64, 36),
    use("prop-spark", 82, 24, 20),
    stand("prop-barrel", 132, 64, 22),
    use("prop-sword", 122, 30, 22),
)
scene(
    "adventure",
    b.night(),
    stand("prop-tent", 34, 62, 44),
    oval(84, 58, 26, 14, "url(#prop-blaze)", 0.6),
    stand("prop-fire", 84, 66, 22),
    dwarf(118, 66, 42, True, "worker-armed"),
    use("prop-sword", 140, 44, 18),
)
scene(
    "exploration",
    b.night(),
    path("M70 70c6-8 24-10 14-18 16 4 30 8 30 18z", SOIL_LIGHT),
    stand("prop-sign", 26, 64, 24),
    use("prop-map", 118, 38, 30),
    stand("prop-boot", 56, 66, 16),
    stand("prop-pine-3", 148, 62, 20),
)
scene(
    "housework",
    b.hearth(),
    use("prop-shelf", 8, 12, 32),
    b.lamp(112),
    stand("prop-broom", 130, 64, 26),
    stand("prop-pail", 150, 65, 13),
    stand("animal-dog", 72, 66, 48),
)
scene(
    "growth",
    b.hearth(),
    b.lamp(30),
    use("prop-picture", 106, 12, 24),
    stand("prop-cradle", 112, 66, 36),
    stand("prop-sack", 30, 66, 24),
    stand("prop-coins", 52, 67, 17),
    stand("good-wood", 70, 67, 16),
)
scene(
    "wish-for-children",
    b.hearth(),
    b.lamp(80),
    use("prop-picture", 12, 14, 24),
    stand("prop-bed", 38, 66, 50),
    stand("prop-bed-blue", 124, 66, 50),
    use("prop-heart", 70, 28, 20),
)
scene(
    "urgent-wish-for-children",
    b.hearth(),
    b.lamp(132),
    use("prop-shelf", 10, 12, 30),
    stand("prop-hourglass", 36, 64, 26),
    stand("prop-cradle", 80, 66, 40),
    stand("prop-coins", 126, 66, 22),
)
scene(
    "family-life",
    b.hearth(),
    b.lamp(80),
    use("prop-books", 118, 12, 30),
    stand("prop-table", 80, 66, 50),
    use("good-food", 60, 34, 15),
    use("prop-vase", 82, 27, 17),
    dwarf(38, 66, 44),
    dwarf(122, 66, 36, who="youngster"),
    use("person-infant", 12, 48, 17),
)
