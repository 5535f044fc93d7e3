"""The furnishings of The Cave Farmers, each a room of its own."""

from __future__ import annotations

from .interiors import empty, lamp, opening, sheet, vein
from .kit import box, disc, line, oval, path, stand, use
from .palette import GOLD, ORE, ORE_LIGHT

SHEET = sheet("furnishing")
F = 76
"""Where most things stand."""


def room(id: str, kind: str, *things: str) -> None:
    """A furnished room."""
    SHEET.add(id, empty(kind), *things)


def heap(prop: str, x: float, floor: float, width: float, base: int, rise: float = 0.58) -> str:
    """Things in a pile, the lowest row first."""
    out = ""
    for level in range(base):
        for i in range(base - level):
            at = x + (i - (base - level - 1) / 2) * width * 0.97
            if level:
                out += use(prop, at - width / 2, floor - width - level * width * rise, width)
            else:
                out += stand(prop, at, floor, width)
    return out


def dwarf(x: float, floor: float, height: float, who: str = "worker", flip: bool = False) -> str:
    """Somebody at home."""
    width = height * 40 / 56
    return use(f"person-{who}", x - width / 2, floor - height, width, flip)


# Dwellings.
room(
    "entry-level-dwelling",
    "home",
    lamp(58),
    use("prop-hearth", 40, 26, 32),
    stand("prop-bed", 24, F, 44),
    stand("prop-bed-blue", 90, F, 44),
    use("prop-rug", 36, 74, 42),
)
room(
    "dwelling",
    "home",
    lamp(62),
    use("prop-books", 70, 20, 30),
    use("prop-picture", 20, 18, 24),
    use("prop-rug", 22, 73, 60),
    stand("prop-bed", 36, F, 52),
    stand("prop-chest", 88, F, 26),
)
room(
    "simple-dwelling-a",
    "home",
    lamp(30),
    use("prop-shelf", 66, 24, 30),
    stand("prop-straw", 40, F, 54),
    stand("prop-stool", 88, F, 20),
    use("prop-candle", 81, 47, 14),
)
room(
    "simple-dwelling-b",
    "home",
    lamp(84),
    use("prop-shelf", 14, 22, 28),
    stand("prop-sack", 22, F, 24),
    stand("prop-bed-green", 74, F, 52, flip=True),
    stand("prop-jug", 42, F + 2, 15),
)
room(
    "mixed-dwelling",
    "home",
    lamp(54),
    use("prop-picture", 18, 20, 22),
    stand("prop-bed-blue", 28, F, 44),
    stand("prop-hay", 96, F, 32),
    stand("prop-trough", 74, F + 2, 36),
    use("prop-pail", 50, 64, 13),
)
room(
    "couple-dwelling",
    "home",
    lamp(56),
    use("prop-heart", 48, 28, 16),
    use("prop-picture", 14, 20, 22),
    use("prop-books", 78, 20, 26),
    use("prop-rug", 32, 75, 48),
    stand("prop-bed", 27, F, 46),
    stand("prop-bed-blue", 85, F, 46, flip=True),
    use("prop-vase", 49, 50, 15),
)
room(
    "additional-dwelling",
    "home",
    lamp(88),
    stand("prop-bunk", 34, F, 46),
    stand("prop-cradle", 84, F, 34),
    use("prop-rug-blue", 56, 76, 46),
)
# Rooms for animals and for work. Where animals live, those of the player are seen, and no others.
room(
    "cuddle-room",
    "home",
    lamp(56),
    use("prop-heart", 26, 24, 15),
    use("prop-heart", 74, 20, 11),
    use("prop-rug", 16, 72, 80),
    stand("prop-armchair", 26, F, 38),
    stand("prop-straw", 84, F, 50),
)
room(
    "breakfast-room",
    "home",
    lamp(84),
    use("prop-shelf", 70, 22, 28),
    stand("prop-trough", 30, F, 44),
    stand("prop-table", 84, F, 46),
    use("good-food", 68, 36, 18),
    use("prop-loaf", 88, 40, 16),
    stand("prop-pail", 57, F + 4, 14),
)
room(
    "stubble-room",
    "cave",
    lamp(34),
    *(stand("prop-sheaf", x, 66, 16) for x in (14, 96, 82)),
    stand("prop-hay", 22, F, 34),
    stand("animal-boar", 66, F + 2, 48),
    line("M40 80l2-5M48 82l1-5M88 81l2-5M96 79l1-4", GOLD, 1.4),
)
room(
    "work-room",
    "cave",
    opening(6, 14, 44, 56),
    lamp(28, 20, 10),
    use("prop-tool-wall", 58, 20, 46),
    stand("prop-workbench", 80, F, 54),
    use("prop-hammer", 66, 40, 16),
    stand("prop-crate", 24, F, 20),
)
room(
    "guest-room",
    "home",
    lamp(58),
    stand("prop-door", 18, 70, 30),
    use("prop-picture", 46, 20, 22),
    stand("prop-table", 74, F, 44),
    use("prop-mug", 58, 38, 15),
    use("prop-mug", 78, 38, 15),
    stand("prop-chair", 102, F, 17, flip=True),
    stand("prop-boot", 38, F + 2, 13),
)
room(
    "office-room",
    "parlor",
    lamp(30),
    use("prop-books", 66, 8, 36),
    use("prop-books", 66, 26, 36),
    stand("prop-armchair", 24, F, 30),
    stand("prop-desk", 70, F, 54),
    use("prop-scroll", 54, 35, 16),
    use("prop-quill", 74, 34, 15),
    use("prop-coins", 84, 38, 13),
)
# Crafts.
room(
    "carpenter",
    "craft",
    lamp(90),
    use("prop-tool-wall", 18, 18, 54),
    stand("prop-workbench", 42, F, 62),
    use("prop-saw", 22, 34, 24),
    heap("prop-log", 94, F, 12, 2, 0.82),
)
room(
    "stone-carver",
    "craft",
    lamp(22),
    use("prop-tool-wall", 34, 16, 34),
    stand("prop-statue", 82, F, 32),
    stand("prop-slab", 34, F, 32),
    use("prop-chisel", 24, 36, 22),
    stand("prop-rocks", 58, F + 4, 18),
)
room(
    "blacksmith",
    "cave",
    stand("prop-hearth", 28, 70, 46),
    use("prop-bellows", 44, 44, 24),
    stand("prop-anvil", 80, F, 40),
    use("prop-hammer", 76, 24, 24),
    use("prop-spark", 64, 36, 15),
    use("prop-horseshoe", 94, 20, 13),
)
room(
    "miner",
    "cave",
    lamp(54),
    opening(62, 12, 46, 60),
    use("prop-rails", -4, 71, 118),
    stand("prop-cart-ore", 30, F, 42),
    stand("animal-donkey", 80, F, 46),
    use("prop-pick", 2, 26, 20),
)
room(
    "builder",
    "craft",
    lamp(26),
    *(use("prop-wall", x, y, 22) for x, y in ((62, 52), (80, 52), (74, 38))),
    stand("prop-ladder", 50, F, 40),
    stand("good-wood", 18, F, 20),
    stand("good-stone", 34, F + 3, 17),
    use("prop-trowel", 88, 30, 18),
    stand("prop-bricks", 98, F + 4, 20),
)
room(
    "trader",
    "craft",
    lamp(56),
    stand("prop-table", 56, F, 58),
    use("prop-scales", 42, 26, 28),
    use("good-wood", 74, 40, 15),
    use("good-ore", 28, 40, 14),
    stand("prop-sack", 16, F, 26),
    stand("prop-crate", 98, F, 24),
    use("good-stone", 90, 42, 16),
    stand("prop-coins", 76, F + 5, 15),
)
# Materials.
room(
    "wood-supplier",
    "craft",
    lamp(88),
    heap("prop-log", 40, F, 18, 3, 0.82),
    stand("prop-stump", 90, F, 26),
    use("prop-axe", 78, 36, 26),
    stand("good-wood", 74, F + 4, 16),
)
room(
    "stone-supplier",
    "store",
    lamp(30),
    stand("prop-slab", 22, F, 26),
    stand("prop-slab", 44, F, 26),
    use("prop-slab", 20, 46, 26),
    stand("prop-cart-stone", 86, F + 2, 44),
)
room(
    "ruby-supplier",
    "cave",
    disc(56, 46, 54, "url(#prop-red)", 0.55),
    lamp(90),
    *(use("good-ruby", x, y, s) for x, y, s in ((10, 18, 18), (30, 26, 11), (70, 18, 10), (4, 42, 10))),
    stand("prop-cart-ruby", 44, F, 48),
    stand("prop-pail", 90, F, 20),
    use("good-ruby", 82, 50, 13),
)
room(
    "dog-school",
    "home",
    lamp(28),
    use("prop-picture", 44, 18, 22),
    use("prop-bone", 84, 20, 15),
    stand("prop-pillow-dog", 86, F + 2, 44),
    use("animal-dog-lying", 68, 44, 38),
    stand("animal-dog", 34, F + 2, 46),
    stand("good-wood", 60, F + 4, 13),
)
room(
    "quarry",
    "rock",
    lamp(22),
    path("M58 60V30l16-14 24 4 14 10v30z", "#8d8a8c"),
    path("M58 60V30l16-14 4 12-8 32z", "#c3beb8"),
    path("M78 28l34 2v30H84z", "#a5a09d"),
    line("M62 44h40M84 30v30", "#6b686a", 1.2),
    stand("animal-donkey", 30, F + 2, 48),
    stand("prop-slab", 72, F + 3, 22),
    stand("prop-rocks", 98, F + 4, 20),
    use("prop-pick", 84, 36, 20),
)
room(
    "seam",
    "rock",
    vein(ORE, ORE_LIGHT),
    *(disc(x, y, r, "#f0a955") for x, y, r in ((18, 28, 2), (40, 34, 2.4), (60, 20, 2), (84, 27, 2.6), (104, 12, 2))),
    lamp(92),
    stand("prop-ladder", 20, F, 26),
    stand("good-stone", 52, F + 2, 22),
    stand("good-ore", 74, F + 2, 24),
    use("prop-pick", 88, 50, 24),
)
# Food.
room(
    "slaughtering-cave",
    "cave",
    lamp(24),
    use("prop-drying-rack", 34, 12, 68),
    use("prop-ham", 46, 16, 18),
    use("prop-ham", 64, 16, 18),
    use("prop-ham", 82, 16, 16),
    stand("prop-stump", 56, F + 2, 34),
    use("prop-cleaver", 46, 38, 24),
    stand("prop-barrel", 96, F, 22),
    stand("prop-pail", 22, F + 2, 16),
)
room(
    "cooking-cave",
    "cave",
    oval(56, 72, 48, 20, "url(#prop-blaze)", 0.5),
    use("prop-shelf", 8, 20, 28),
    lamp(90),
    stand("prop-cauldron", 56, F + 4, 50),
    stand("good-grain", 20, F + 2, 26),
    stand("good-vegetable", 94, F + 2, 24),
)
room(
    "working-cave",
    "cave",
    lamp(56),
    use("prop-tool-wall", 8, 18, 40),
    stand("prop-workbench", 56, F, 60),
    use("good-food", 40, 32, 22),
    use("prop-hammer", 64, 36, 16),
    stand("good-wood", 14, F + 3, 20),
    stand("good-stone", 98, F + 3, 20),
)
room(
    "mining-cave",
    "cave",
    opening(-2, 12, 44, 60),
    lamp(62),
    use("prop-rails", -20, 71, 80),
    stand("prop-cart", 20, F, 36),
    stand("animal-donkey", 64, F + 2, 44),
    stand("prop-trough", 92, F + 4, 40),
    use("good-food", 84, 40, 16),
)
room(
    "breeding-cave",
    "cave",
    lamp(56),
    use("prop-heart", 48, 30, 14),
    path("M0 78c30-8 84-8 112 0v6H0z", "#d9ad4a", 0.7),
    stand("animal-cattle", 32, F + 2, 50),
    stand("animal-cattle", 62, F + 4, 24),
    stand("animal-sheep", 92, F + 2, 36, flip=True),
    stand("animal-sheep", 76, F + 6, 18, flip=True),
)
room(
    "peaceful-cave",
    "home",
    lamp(86),
    use("prop-dove", 14, 16, 24),
    box(42, 18, 34, 4, "#5d381f", 1),
    use("prop-sword", 42, 12, 30),
    use("prop-branch", 60, 22, 16),
    stand("prop-table", 62, F, 46),
    use("good-food", 44, 40, 17),
    use("prop-loaf", 64, 42, 16),
    stand("prop-stool", 24, F + 2, 18),
    stand("prop-shield", 98, F, 20),
)
# Parlors.
room(
    "weaving-parlor",
    "parlor",
    lamp(90),
    stand("prop-loom", 40, F, 54),
    stand("animal-sheep", 92, 70, 34, flip=True),
    stand("prop-basket", 78, F + 4, 20),
    use("prop-wool", 68, 46, 20),
)
room(
    "milking-parlor",
    "parlor",
    lamp(56),
    use("prop-shelf", 72, 16, 30),
    use("prop-cheese", 74, 34, 14),
    box(70, 46, 36, 3, "#5d381f"),
    use("prop-cheese", 88, 34, 14),
    stand("animal-cattle", 36, F + 2, 60),
    stand("prop-pail", 70, F + 4, 18),
    stand("prop-stool", 92, F + 3, 20),
)
room(
    "state-parlor",
    "parlor",
    lamp(16),
    lamp(96),
    use("prop-banner", 22, 8, 20),
    use("prop-banner", 70, 8, 20),
    stand("prop-column", 12, 72, 10),
    stand("prop-column", 100, 72, 10),
    use("prop-rug", 24, 70, 64),
    stand("prop-throne", 56, F, 34),
)
room(
    "hunting-parlor",
    "parlor",
    use("prop-antlers", 42, 8, 28),
    lamp(16),
    use("prop-bow", 80, 12, 24),
    stand("animal-boar", 32, F + 2, 48),
    stand("prop-armchair", 88, F, 32),
    stand("prop-coins", 62, F + 4, 15),
)
room(
    "beer-parlor",
    "parlor",
    lamp(64),
    stand("prop-cask", 20, F, 30),
    stand("prop-cask", 46, F, 26),
    use("prop-cask", 21, 28, 25),
    stand("prop-table", 86, F, 46),
    use("prop-mug", 66, 34, 19),
    use("prop-mug", 86, 34, 19),
    stand("good-grain", 62, F + 4, 15),
)
room(
    "blacksmithing-parlor",
    "parlor",
    use("prop-shield", 42, 10, 20),
    use("prop-sword", 64, 10, 22),
    lamp(98),
    stand("prop-furnace", 22, 74, 38),
    stand("prop-anvil", 66, F, 36),
    use("good-ruby", 57, 40, 18),
    stand("prop-coins", 96, F, 22),
)
# Storages.
room(
    "stone-storage",
    "store",
    lamp(56),
    use("prop-rack", 4, 18, 46),
    *(use("good-stone", x, y, 13) for x, y in ((7, 18), (20, 18), (34, 18), (7, 33), (21, 33), (34, 33), (14, 48))),
    heap("good-stone", 82, F + 2, 20, 3),
)
room(
    "ore-storage",
    "store",
    lamp(84),
    heap("good-ore", 38, F + 2, 22, 3),
    stand("prop-cart-ore", 90, F, 38),
)
room(
    "spare-part-storage",
    "store",
    lamp(56),
    box(8, 12, 40, 2.5, "#5d381f"),
    use("prop-cog", 8, 14, 19),
    use("prop-horseshoe", 28, 15, 16),
    use("prop-cog", 70, 14, 15),
    use("prop-chains", 90, 12, 18),
    stand("prop-wheel", 30, F, 34),
    stand("prop-crate", 72, F, 26),
    use("prop-cog", 62, 36, 20),
    stand("prop-ingots", 98, F + 2, 22),
)
room(
    "main-storage",
    "store",
    lamp(88),
    stand("prop-rack", 36, F, 58),
    use("prop-sack", 10, 15, 16),
    use("prop-jug", 28, 17, 14),
    use("prop-crate", 44, 17, 14),
    use("prop-barrel", 11, 36, 15),
    use("prop-basket", 28, 35, 16),
    use("prop-book", 46, 36, 15),
    use("prop-chest", 12, 55, 17),
    use("prop-vase", 32, 54, 17),
    stand("prop-chest", 90, F, 30),
)
room(
    "weapon-storage",
    "store",
    lamp(56),
    use("prop-shield", 6, 14, 20),
    use("prop-shield", 86, 14, 20),
    stand("prop-weapon-rack", 56, F, 56),
    stand("prop-helmet", 16, F + 2, 19),
    stand("prop-armour", 96, F + 2, 24),
)
room(
    "supplies-storage",
    "store",
    lamp(36),
    use("prop-ham", 62, 6, 17),
    use("prop-ham", 80, 6, 15),
    stand("prop-barrel", 20, F, 28),
    stand("prop-barrel", 46, F, 24),
    stand("prop-sack", 72, F, 26),
    stand("prop-basket", 96, F + 2, 20),
    use("prop-loaf", 88, 48, 14),
    use("prop-sword", 8, 22, 24),
)
# Chambers.
room(
    "broom-chamber",
    "chamber",
    use("prop-cobweb", -2, 0, 30),
    lamp(84),
    *(use("prop-broom", x, y, s) for x, y, s in ((14, 34, 38), (42, 30, 42))),
    stand("prop-pail", 84, F, 22),
    stand("prop-stool", 98, F + 4, 17),
)
room(
    "treasure-chamber",
    "chamber",
    disc(56, 56, 50, "url(#prop-glow)", 0.6),
    lamp(16),
    use("prop-key", 84, 18, 20),
    stand("prop-chest-open", 54, F, 46),
    stand("prop-coins", 22, F + 2, 24),
    stand("prop-coins", 92, F + 4, 20),
    use("good-ruby", 82, 52, 15),
    use("good-ruby", 14, 50, 12),
)
room(
    "food-chamber",
    "chamber",
    lamp(56),
    stand("prop-rack", 34, F, 52),
    *(use("good-grain", x, 18, 15) for x in (11, 26, 41)),
    *(use("good-vegetable", x, 35, 15) for x in (12, 27, 42)),
    use("prop-cheese", 12, 53, 16),
    use("prop-loaf", 32, 53, 18),
    stand("prop-basket", 86, F, 30),
    use("good-vegetable", 76, 42, 16),
    use("good-grain", 88, 38, 18),
)
room(
    "prayer-chamber",
    "chamber",
    use("prop-banner-blue", 46, 4, 20),
    stand("prop-altar", 56, F, 62),
    use("prop-candle", 32, 30, 18),
    use("prop-candle", 62, 30, 18),
    use("prop-candle", 4, 50, 20),
    use("prop-candle", 88, 50, 20),
    use("prop-branch", 47, 36, 17),
)
room(
    "writing-chamber",
    "chamber",
    lamp(84),
    use("prop-books", 10, 10, 40),
    use("prop-books", 10, 30, 40),
    stand("prop-desk", 58, F, 60),
    use("prop-book", 36, 34, 26),
    use("prop-quill", 66, 32, 18),
    stand("prop-chair", 102, F, 18, flip=True),
    stand("prop-scroll", 14, F + 2, 15),
)
room(
    "fodder-chamber",
    "chamber",
    lamp(30),
    stand("prop-hay", 24, 72, 36),
    stand("prop-hay", 48, F, 28),
    stand("animal-sheep", 88, 70, 36, flip=True),
    stand("prop-trough", 84, F + 3, 46),
    stand("good-grain", 62, F + 4, 15),
)
