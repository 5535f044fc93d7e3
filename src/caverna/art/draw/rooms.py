"""The rooms of Cave vs Cave: warm by the lamp where they are activated, cool where they work by themselves."""

from __future__ import annotations

from .animals import SHEET as ANIMALS
from .furnishings import F, heap
from .interiors import empty, lamp, opening, sheet, vein
from .kit import box, disc, line, oval, path, stand, use
from .palette import ORE, ORE_LIGHT, SOIL
from .props import SHEET as PROPS

SHEET = sheet("room")

coat = {
    "#6e655f": "#8a5a12",
    "#877c74": "#b57d1c",
    "#978b82": "#e8ae33",
    "#c4b8ac": "#ffe08a",
    "#7d726a": "#c98d18",
    "#d8cdc1": "#fff0bf",
    "#4a423d": "#8a5a12",
}
golden = ANIMALS.symbols["animal-donkey"].partition(">")[2].removesuffix("</symbol>")
for grey, gold in coat.items():
    golden = golden.replace(grey, gold)
PROPS.add("gold-donkey", golden, size=(40, 32))


def room(id: str, kind: str, *things: str) -> None:
    """A room with what is in it."""
    SHEET.add(id, empty(kind), *things)


def cool(id: str, *things: str) -> None:
    """A blue room by its cold lamp."""
    room(id, "blue", *things)


def frames(x: float) -> str:
    """A tunnel that gets smaller and smaller."""
    return (
        path(f"M{x - 34} 78V24c8-18 60-18 68 0v54z", "#120c0a")
        + line(f"M{x - 34} 78V22h68v56", "#b98448", 6)
        + line(f"M{x - 35} 78V21h66", "#d9a565", 1.5)
        + line(f"M{x - 22} 74V34h44v40", "#8a5a2f", 4)
        + line(f"M{x - 12} 70V42h24v28", "#5a3719", 3)
        + line(f"M{x - 18} 80 {x - 5} 54M{x + 18} 80 {x + 5} 54", "#9aa3ab", 2)
        + line(f"M{x - 17} 77h34M{x - 13} 69h26M{x - 9} 62h18", "#5a3719", 2)
        + disc(x, 48, 14, "url(#prop-glow)", 0.8)
        + disc(x, 48, 2.5, "#ffe9a8")
    )


# Era I, activated.
room(
    "cave-entrance",
    "orange",
    path("M-6 84V30C-2 6 40 0 54 24v60z", "#20283f"),
    path("M-3 84V32C2 10 40 6 50 26v58z", "url(#prop-sky)"),
    use("prop-sun", 2, 30, 36),
    path("M-3 66l12-12 8 6 14-14 19 14v12H-3z", "#5a4a6b"),
    path("M-3 72c16-6 36-6 53 0v12H-3z", SOIL),
    stand("prop-pine-1", 8, 76, 14),
    stand("prop-pine-2", 38, 74, 11),
    line("M52 84V28M-4 34C4 10 42 6 52 28", "#b98448", 5),
    line("M50.5 84V28", "#d9a565", 1.2),
    lamp(72, 3, 13),
    stand("prop-barrel", 96, F, 24),
    stand("prop-sign", 72, F + 3, 24),
)
room(
    "shelf",
    "craft",
    lamp(98, 3, 9),
    stand("prop-rack", 50, F, 68),
    *(use("good-wood", x, 16, 17) for x in (20, 38, 56)),
    *(use("good-stone", x, 38, 17) for x in (20, 37)),
    use("good-stone", 56, 38, 17),
    *(use("good-emmer", x, 59, 16) for x in (20, 34)),
    *(use("good-flax", x, 59, 16) for x in (50, 64)),
)
room(
    "spinning-wheel",
    "home",
    lamp(90),
    use("prop-picture", 66, 22, 22),
    stand("prop-spinning-wheel", 46, F, 66),
    stand("prop-basket", 96, F + 2, 22),
    use("good-flax", 86, 44, 17),
)
room("tunnel", "rock", frames(56), lamp(14, 18, 10))
room(
    "grindstone",
    "craft",
    lamp(92),
    stand("prop-grindstone", 50, F, 56),
    stand("good-emmer", 14, F + 2, 26),
    stand("prop-sack", 94, F, 28),
)
room(
    "food-corner",
    "home",
    stand("prop-hearth", 28, 72, 44),
    use("prop-cauldron", 16, 46, 22),
    use("prop-ham", 62, 6, 16),
    use("prop-ham", 82, 8, 14),
    box(56, 5, 48, 2.5, "#3f2614"),
    stand("prop-table", 82, F, 48),
    use("good-food", 64, 38, 18),
    use("prop-loaf", 84, 42, 17),
)
room(
    "parlor",
    "parlor",
    lamp(56),
    use("prop-picture", 18, 14, 28),
    use("prop-books", 72, 16, 30),
    use("prop-rug", 14, 71, 84),
    stand("prop-table", 56, F, 44),
    use("prop-candle", 46, 36, 18),
    use("good-food", 62, 42, 13),
    stand("prop-chair", 22, F, 20),
    stand("prop-chair", 92, F, 20, flip=True),
)
room(
    "warehouse",
    "store",
    lamp(58),
    stand("prop-crate", 20, F, 28),
    stand("prop-crate", 46, F, 26),
    use("prop-crate", 20, 28, 26),
    stand("prop-barrel", 74, F, 26),
    stand("prop-sack", 96, F + 1, 26),
    use("prop-crate", 66, 34, 20),
)
room(
    "stall",
    "craft",
    lamp(14),
    lamp(98),
    stand("prop-stall", 56, F, 62),
    *(use("good-emmer", x, 42, 15) for x in (30, 42)),
    *(use("good-flax", x, 42, 14) for x in (58, 69)),
    stand("prop-coins", 96, F + 3, 18),
    stand("prop-basket", 14, F + 2, 20),
)
room(
    "sacrificial-altar",
    "cave",
    disc(56, 34, 40, "url(#prop-blaze)", 0.5),
    stand("prop-altar", 56, F, 72),
    use("prop-fire", 40, 14, 32),
    use("prop-candle", 4, 48, 18),
    use("prop-candle", 90, 48, 18),
    use("good-emmer", 24, 64, 12),
    use("good-flax", 76, 64, 12),
)
room(
    "storeroom",
    "store",
    lamp(86),
    stand("prop-sack", 18, F, 28),
    stand("prop-sack", 40, F, 26),
    use("prop-sack", 18, 32, 24),
    stand("prop-barrel", 66, F, 24),
    stand("prop-barrel", 92, F, 24),
    use("prop-barrel", 68, 38, 21),
    stand("good-emmer", 54, F + 4, 15),
    use("good-flax", 98, 36, 14),
)
room(
    "weaving-room",
    "craft",
    lamp(94),
    line("M18 76V14M84 76V14M14 20h74M14 62h74", "#8a5530", 4.5),
    line("M17 76V14M14 19h74M14 61h74", "#b57a45", 1.4),
    *(line(f"M{x} 22v38", "#efe3c8", 1.2) for x in range(24, 82, 5)),
    box(22, 40, 58, 20, "#3f7fb0", 1),
    line("M22 45h58", "#f2cf73", 3),
    line("M22 52h58M22 56h58", "#e8f0f6", 1.4),
    line("M20 38h62", "#d9a565", 2.4),
    stand("prop-basket", 98, F + 2, 20),
    use("good-flax", 90, 46, 16),
)
room(
    "furniture-workshop",
    "craft",
    lamp(54),
    use("prop-tool-wall", 10, 14, 40),
    stand("prop-workbench", 38, F, 58),
    use("prop-saw", 16, 36, 22),
    stand("prop-chair", 88, F, 26),
    use("prop-hammer", 92, 34, 18),
    path("M24 80c4-4 8 0 6 3M50 82c4-5 8-1 6 1", "#e8c48d"),
    stand("prop-stool", 66, F + 6, 15),
)
room(
    "gold-vein",
    "rock",
    vein("#f2b93b", "#ffe9a0"),
    disc(56, 24, 40, "url(#prop-glow)", 0.5),
    stand("prop-rocks", 24, F + 2, 26),
    stand("good-gold", 52, F + 3, 20),
    use("prop-pick", 72, 42, 34),
    lamp(104, 14, 10),
)
room(
    "junction-room",
    "cave",
    opening(-6, 16, 38, 58),
    opening(80, 16, 38, 58),
    lamp(56),
    use("prop-rails", -40, 73, 80),
    use("prop-rails", 72, 73, 80),
    stand("prop-post", 58, F, 10),
    stand("prop-sign", 56, F, 30),
    use("prop-sign", 38, 40, 24, flip=True),
)
room(
    "digging-cave",
    "rock",
    path("M20 84c4-18 22-24 40-22s34 4 38 22z", "#2b211d"),
    path("M28 84c4-12 16-18 32-16s26 6 30 16z", "#120c0a"),
    lamp(20),
    use("prop-shovel", 60, 28, 40),
    stand("prop-pail", 20, F, 20),
    stand("prop-rocks", 96, F, 24),
    use("good-gold", 44, 66, 16),
)
room(
    "bakehouse",
    "home",
    stand("prop-oven", 34, F, 56),
    line("M104 16 96 74", "#b98448", 2.5),
    path("M100 8h9l-2 14h-7z", "#d9a565"),
    stand("prop-table", 84, F, 40),
    use("prop-loaf", 66, 42, 17),
    use("prop-loaf", 84, 42, 17),
    use("prop-loaf", 75, 32, 16),
)
room(
    "state-room",
    "parlor",
    lamp(36),
    lamp(76),
    use("prop-banner", 46, 4, 20),
    stand("prop-column", 10, 72, 11),
    stand("prop-column", 102, 72, 11),
    use("prop-rug", 10, 71, 92),
    stand("prop-armchair", 28, F, 28),
    stand("prop-armchair", 84, F, 28, flip=True),
    stand("prop-table", 56, F + 2, 34),
    use("prop-crown", 46, 40, 20),
)
room(
    "secret-chamber",
    "chamber",
    path("M62 72V18h36v54z", "#0d090e"),
    disc(80, 50, 20, "url(#prop-glow)", 0.6),
    use("good-flax", 74, 48, 16),
    use("good-gold", 84, 54, 15),
    *(use("prop-books", 12, y, 44) for y in (10, 30, 50)),
    path("M56 10l8 8v56l-8-2z", "#4a2d18"),
    use("prop-key", 24, 66, 18),
    lamp(104, 6, 9),
)
room(
    "treasury",
    "store",
    disc(56, 58, 54, "url(#prop-glow)", 0.6),
    use("prop-gate", 6, 14, 26),
    lamp(92),
    stand("prop-chest-open", 58, F, 48),
    stand("prop-coins", 20, F + 4, 24),
    stand("prop-coins", 92, F + 3, 28),
    use("prop-coins", 82, 48, 20),
    use("prop-crown", 48, 26, 17),
)
# Era I, by themselves.
cool(
    "prospecting-site",
    path("M-160 60V20h70l40-10 24 14 26-16 24 14 14 20 8 18z", "#4b5f6b"),
    path("M-90 30l40-20 8 8-24 34zM0 8l-8 30 26-6 6-10z", "#6b8391"),
    line("M2 56l10-14 8 4 10-18", "#ffd45e", 3),
    lamp(84, 3, 11, True),
    path("M-160 84V72c100-6 290-10 432-2v14z", "#3d8fb0"),
    line("M-40 78c20-4 40 2 60-2M60 80c24-4 40 2 60-2", "#a6dcef", 1.6),
    path("M44 52h52c-4 13-13 18-26 18s-22-5-26-18z", "#7a6a5a"),
    oval(70, 52, 26, 7, "#3a4a52"),
    disc(60, 52, 3, "#ffd45e"),
    disc(71, 54, 3.5, "#ffdf8a"),
    disc(80, 51, 2.5, "#ffd45e"),
)
cool(
    "retting-room",
    line("M-160 12h432", "#223b48", 3),
    *(use("good-flax", x, 10, 22) for x in (6, 26, 66, 86)),
    lamp(56, 3, 11, True),
    *(use("good-flax", x, 34, 26) for x in (22, 44, 64)),
    stand("prop-tub", 56, F, 80),
)
cool(
    "equipment-room",
    lamp(92, 3, 11, True),
    use("prop-tool-wall", 8, 14, 64),
    box(8, 40, 60, 3, "#2b4756"),
    use("prop-helmet", 12, 24, 17),
    use("prop-rope", 32, 26, 15),
    use("prop-lamp", 54, 20, 12),
    stand("prop-pick", 24, F, 30),
    stand("prop-shovel", 50, F, 30),
    stand("prop-crate", 92, F, 28),
    use("prop-boot", 82, 32, 18),
)
cool(
    "wood-storeroom",
    lamp(90, 3, 11, True),
    heap("prop-log", 42, F, 18, 4, 0.82),
    stand("prop-stump", 94, F, 26),
    use("prop-axe", 84, 38, 24),
)
cool(
    "dungeon",
    lamp(84, 3, 10, True),
    stand("prop-gate", 34, 74, 44),
    use("prop-chains", 66, 14, 26),
    *(use("prop-wall", x, y, 20) for x, y in ((72, 58), (90, 58), (82, 45))),
    use("prop-bone", 54, 66, 15),
)
# Era II, activated.
room(
    "cattle-market",
    "cave",
    lamp(86),
    use("prop-sign", 80, 18, 26),
    use("prop-fence", -4, 44, 64),
    use("prop-fence", 54, 44, 64),
    stand("animal-donkey", 28, F, 44),
    stand("animal-donkey", 70, F + 2, 48, flip=True),
    stand("prop-hay", 100, F + 2, 22),
)
room(
    "ore-vein",
    "rock",
    vein(ORE, ORE_LIGHT),
    *(disc(x, y, r, "#f0a955") for x, y, r in ((18, 30, 2.5), (40, 34, 2.4), (60, 20, 3), (84, 28, 2.6), (104, 12, 2))),
    stand("good-ore", 28, F + 2, 26),
    stand("good-ore", 52, F + 4, 20),
    stand("good-food", 78, F + 3, 18),
    use("prop-hammer", 88, 40, 22),
    lamp(12, 3, 10),
)
room(
    "bloomery",
    "cave",
    stand("prop-furnace", 42, F, 56),
    oval(60, 78, 30, 5, "url(#prop-blaze)"),
    stand("prop-ingots", 90, F + 2, 26),
    use("prop-bellows", -2, 50, 28, flip=True),
    lamp(96),
)
room(
    "store",
    "home",
    lamp(56),
    use("prop-shelf", 6, 12, 36),
    use("prop-shelf", 70, 12, 36),
    box(6, 52, 100, 24, "#6f4522", 1),
    box(4, 48, 104, 5, "#b57a45", 1),
    line("M38 54v22M72 54v22", "#4a2d18", 1.4),
    use("prop-scales", 44, 26, 24),
    use("good-food", 14, 34, 17),
    use("good-ore", 76, 34, 16),
    use("good-flax", 92, 33, 16),
    use("good-gold", 30, 36, 13),
)
room(
    "cave-silo",
    "cave",
    lamp(90),
    stand("prop-silo", 38, F, 46),
    stand("good-emmer", 74, F + 2, 26),
    stand("good-emmer", 94, F + 3, 22),
    stand("prop-sack", 10, F + 2, 22),
    path("M52 80c4-6 16-6 22 0z", "#e8b84a"),
)
room(
    "box",
    "craft",
    lamp(24),
    use("good-wood", 22, 26, 26),
    use("good-flax", 44, 18, 26),
    use("animal-donkey", 54, 18, 44),
    box(12, 44, 84, 34, "#6f4522", 2),
    box(12, 44, 84, 6, "#d0a066", 1),
    box(12, 72, 84, 6, "#a9743d", 1),
    box(12, 44, 6, 34, "#b98448"),
    box(90, 44, 6, 34, "#8a5a2f"),
    line("M22 70 86 52", "#b98448", 6),
    line("M20 69 86 50", "#d0a066", 1.5),
)
room(
    "mining-cave",
    "rock",
    frames(56),
    use("prop-cart-ore", 32, 38, 48),
    lamp(100, 12, 10),
    stand("prop-pick", 12, F, 26),
)
room(
    "hitching-post",
    "cave",
    lamp(90),
    stand("animal-donkey", 62, F, 48, flip=True),
    stand("animal-donkey", 30, F + 2, 44),
    stand("prop-post", 88, F + 2, 30),
    stand("prop-coins", 60, F + 6, 16),
)
room(
    "wainwright",
    "craft",
    use("prop-tool-wall", 62, 14, 44),
    lamp(30),
    stand("prop-wagon", 44, F, 72),
    stand("prop-wheel", 94, F, 32),
    stand("prop-ingots", 72, F + 5, 16),
)
room(
    "ceremonial-hall",
    "parlor",
    lamp(56),
    use("prop-banner", 22, 4, 20),
    use("prop-banner-blue", 70, 4, 20),
    stand("prop-column", 8, 74, 12),
    stand("prop-column", 104, 74, 12),
    use("prop-rug-blue", 6, 72, 100),
    use("good-weapon", 42, 26, 28),
    use("prop-torch", 20, 44, 18),
    use("prop-torch", 74, 44, 18),
    stand("prop-coins", 56, F + 3, 26),
)
room(
    "ironsmith",
    "cave",
    stand("prop-hearth", 24, 70, 40),
    stand("prop-anvil", 68, F, 44),
    use("prop-hammer", 62, 22, 26),
    stand("prop-ingots", 100, F + 3, 22),
    use("prop-spark", 52, 36, 14),
    stand("prop-coins", 40, F + 6, 16),
    lamp(100),
)
room(
    "swordsmith",
    "cave",
    oval(54, 52, 60, 34, "url(#prop-blaze)", 0.35),
    lamp(16),
    stand("prop-anvil", 46, F, 48),
    use("prop-sword", 26, 18, 46),
    use("prop-spark", 58, 34, 14),
    stand("prop-barrel", 94, F, 26),
    use("prop-sword", 84, 32, 22),
    use("good-ore", 8, 64, 18),
)
room(
    "slaughtering-cave",
    "craft",
    lamp(90),
    box(6, 6, 60, 3, "#3f2614"),
    *(use("prop-ham", x, 8, 18) for x in (10, 30, 48)),
    stand("prop-table", 40, F, 56),
    use("prop-cleaver", 16, 40, 20),
    use("prop-ham", 42, 34, 20),
    stand("animal-donkey", 92, F + 2, 40, flip=True),
    stand("prop-pail", 70, F + 4, 14),
)
room(
    "weaponsmith",
    "craft",
    use("prop-shield", 10, 12, 22),
    use("good-weapon", 78, 12, 26),
    lamp(56),
    stand("prop-workbench", 52, F, 68),
    use("prop-axe", 24, 32, 26),
    use("prop-hammer", 54, 36, 18),
    stand("prop-ingots", 98, F + 3, 22),
    stand("good-wood", 10, F + 4, 20),
)
room(
    "weapon-chamber",
    "store",
    lamp(56),
    use("good-weapon", 2, 12, 26),
    use("good-weapon", 84, 12, 26),
    stand("prop-weapon-rack", 36, F, 54),
    stand("prop-target", 86, F, 38),
)
room(
    "armory",
    "store",
    lamp(56),
    use("prop-shield", 46, 26, 20),
    use("prop-shield", 4, 12, 18),
    use("prop-shield", 90, 12, 18),
    stand("prop-armour", 28, F, 42),
    stand("prop-armour", 84, F, 42),
    use("prop-helmet", 20, 17, 17),
    use("prop-helmet", 76, 17, 17),
    stand("prop-helmet", 56, F + 3, 18),
)
room(
    "oublette",
    "rock",
    oval(56, 72, 46, 12, "#2b211d"),
    oval(56, 73, 40, 9.5, "#080506"),
    use("prop-ladder", 40, 34, 34),
    path("M16 73a40 9.5 0 0 0 80 0c0 8-8 11-40 11s-40-3-40-11z", "#4d4038"),
    lamp(92),
    use("good-food", 4, 58, 18),
    use("prop-chains", 4, 10, 20),
    use("prop-rope", 88, 56, 18),
)
room(
    "gold-donkey",
    "parlor",
    disc(56, 44, 50, "url(#prop-glow)", 0.7),
    use("prop-banner", 6, 8, 18),
    use("prop-banner", 88, 8, 18),
    box(30, 62, 52, 14, "#a8a39f", 1),
    box(26, 72, 60, 8, "#8d8a8c", 1),
    box(30, 62, 52, 3, "#d8d3cb", 1),
    use("prop-gold-donkey", 26, 18, 58),
    lamp(56, 0, 8),
)
# Era II, by themselves.
cool(
    "iron-trader",
    lamp(20, 3, 11, True),
    stand("prop-table", 56, F, 66),
    use("prop-scales", 46, 24, 28),
    use("prop-ingots", 22, 36, 18),
    use("good-gold", 76, 40, 16),
    stand("prop-crate", 98, F, 24),
    use("good-iron", 88, 38, 19),
    stand("good-iron", 14, F + 3, 20),
)
cool(
    "equipment-cabinet",
    lamp(92, 3, 11, True),
    box(22, 10, 54, 66, "#2b4756", 2),
    box(25, 13, 23, 60, "#0f1e27", 1),
    use("prop-pick", 27, 16, 19),
    use("prop-helmet", 28, 38, 17),
    use("good-ore", 28, 57, 17),
    path("M50 13h22v60H50z", "#4f6f80"),
    path("M50 13h6v60h-6z", "#7fa0b0"),
    disc(53, 44, 1.8, "#ffd45e"),
    path("M20 8h58v4H20z", "#6f93a5"),
    stand("good-food", 94, F + 2, 20),
)
cool(
    "breeding-cave",
    lamp(56, 3, 11, True),
    use("prop-heart", 49, 30, 13),
    path("M-20 80c40-10 110-10 150 0v4H-20z", "#b9a04a", 0.8),
    stand("animal-donkey", 34, F + 2, 52),
    stand("animal-donkey", 70, F + 4, 26),
    stand("prop-hay", 96, F + 1, 30),
)
