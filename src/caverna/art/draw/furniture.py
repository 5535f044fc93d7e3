"""Furniture and large tools, drawn at their size in a room of 112 by 84. They belong to the sheet of `props`."""

from __future__ import annotations

from .kit import box, disc, line, oval, path, use
from .palette import (
    BARK,
    BLUE,
    CREAM,
    FLAME,
    GOLD,
    GOLD_LIGHT,
    IRON,
    IRON_DARK,
    PLANK,
    PLANK_DARK,
    PLANK_LIGHT,
    PLANK_PALE,
    RED,
    RED_LIGHT,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
)
from .props import SHEET


def bed(cover: str, light: str) -> str:
    """A bed with its head on the left."""
    return (
        box(0, 4, 4, 22, PLANK_DARK, 1.5)
        + box(0, 4, 2, 22, PLANK_LIGHT, 1)
        + box(40, 11, 4, 15, PLANK_DARK, 1.5)
        + box(2, 16, 40, 7, PLANK)
        + box(4, 11, 37, 8, cover, 3)
        + box(4, 11, 37, 3, light, 1.5)
        + box(5, 7.5, 12, 7, CREAM, 3)
        + box(5, 7.5, 12, 3, "#fffdf5", 1.5)
    )


SHEET.add("bed", bed(RED, RED_LIGHT), size=(44, 26))
SHEET.add("bed-blue", bed("#3d6f9a", "#6f9fc4"), size=(44, 26))
SHEET.add("bed-green", bed("#4f7f4a", "#7fae6a"), size=(44, 26))
SHEET.add(
    "straw",
    path("M1 20c-1-8 4-9 20-9s24 2 22 9c-8 3-34 3-42 0z", "#d9ad4a"),
    path("M1 20c-1-8 4-9 20-9-10 2-14 5-14 10-3 0-5-.5-6-1z", "#f0cf78"),
    line("M6 18l6-5M14 19l4-7M24 19l2-7M32 19l3-6M38 18l2-4", "#a87c26", 1),
    path("M5 12c0-4 12-4 12 0 0 3-12 3-12 0z", CREAM),
    path("M16 13c8-2 18-1 25 3-6 3-18 3-24 1z", "#8a6a52"),
    path("M16 13c8-2 18-1 25 3-8-1-16-1-25-1z", "#b3927a"),
    size=(44, 22),
)
SHEET.add(
    "bunk",
    box(0, 0, 4, 50, PLANK_DARK, 1),
    box(0, 0, 2, 50, PLANK_LIGHT),
    box(40, 0, 4, 50, PLANK_DARK, 1),
    use("prop-bed-blue", 0, -2, 44),
    use("prop-bed", 0, 24, 44),
    line("M34 2v48M40 2v48M34 12h6M34 21h6M34 30h6M34 40h6", PLANK_LIGHT, 1.6),
    size=(44, 50),
)
SHEET.add(
    "cradle",
    path("M2 12h32l-3 14c-6 4-20 4-26 0z", PLANK),
    path("M2 12h32l-1 4H3z", PLANK_LIGHT),
    line("M3 28c8 5 22 5 30 0", PLANK_DARK, 3),
    oval(18, 12, 15, 5, CREAM),
    use("person-infant", 2, -4, 20),
    path("M14 10c8-2 17-1 19 3-4 4-14 5-20 3z", RED_LIGHT),
    path("M14 10c8-2 17-1 19 3-6-1-13-1-19 0z", "#e88a7c"),
    size=(36, 33),
)
SHEET.add(
    "table",
    box(0, 6, 44, 5, PLANK_LIGHT, 2),
    box(0, 6, 44, 2, PLANK_PALE, 1),
    box(4, 11, 4, 16, PLANK_DARK),
    box(36, 11, 4, 16, PLANK_DARK),
    box(4, 11, 1.5, 16, PLANK),
    size=(44, 27),
)
SHEET.add(
    "bench",
    box(0, 2, 40, 4, PLANK_LIGHT, 1.5),
    box(0, 2, 40, 1.5, PLANK_PALE, 1),
    box(4, 6, 4, 10, PLANK_DARK),
    box(32, 6, 4, 10, PLANK_DARK),
    size=(40, 16),
)
SHEET.add(
    "chair",
    box(2, 0, 4, 28, PLANK_DARK, 1),
    box(2, 0, 2, 28, PLANK_LIGHT, 1),
    box(3, 15, 15, 4, PLANK_LIGHT, 1),
    box(14.5, 19, 3.5, 9, PLANK_DARK),
    line("M5 3h0M5 7h0", PLANK_PALE, 1),
    size=(20, 28),
)
SHEET.add("stool", box(0, 3, 18, 4, PLANK_LIGHT, 2), path("M3 7h3l-2 9H1zM12 7h3l2 9h-3z", PLANK_DARK), size=(18, 16))
SHEET.add(
    "armchair",
    path("M2 30V8c0-9 22-9 22 0v22z", "#8f3a32"),
    path("M5 30V9c0-6 8-7 8-7-8 0-11 2-11 6v22z", "#c4635a"),
    box(6, 18, 18, 8, RED_LIGHT, 3),
    box(0, 15, 6, 15, "#a8443c", 3),
    box(21, 15, 6, 15, "#7a2d28", 3),
    size=(28, 31),
)
SHEET.add(
    "throne",
    path("M4 44V10L8 2l7 4 7-4 4 8v34z", "#8a5a12"),
    path("M8 40V12l7-4 7 4v28z", "#7d2a3a"),
    path("M8 40V12l7-4v32z", "#a8425a"),
    box(4, 28, 22, 6, "#c4506a", 2),
    box(1, 22, 5, 22, GOLD, 2),
    box(24, 22, 5, 22, "#b57d1c", 2),
    disc(8, 3, 2.4, GOLD_LIGHT),
    disc(22, 3, 2.4, GOLD),
    path("M15 10l3 4-3 4-3-4z", "#e0355a"),
    size=(30, 45),
)
SHEET.add(
    "shelf",
    box(0, 12, 34, 3, PLANK_DARK),
    box(0, 12, 34, 1, PLANK_LIGHT),
    *(
        box(x, y, 5, 12 - y, c, 1.5)
        for x, y, c in [(2, 3, RED), (9, 1, "#d9a13b"), (16, 5, "#5c7f86"), (23, 3, "#7fa548"), (29, 6, "#b5623a")]
    ),
    size=(34, 16),
)
SHEET.add(
    "books",
    box(0, 14, 34, 3, PLANK_DARK),
    box(0, 14, 34, 1, PLANK_LIGHT),
    *(
        box(x, y, w, 14 - y, c, 0.8)
        for x, y, w, c in [
            (1, 3, 4, RED),
            (6, 1, 5, BLUE),
            (12, 4, 3, "#d9a13b"),
            (16, 2, 4, "#5f8f4a"),
            (25, 3, 5, "#7a4f8a"),
        ]
    ),
    box(20.5, 2.5, 4, 11.5, "#b5623a", 0.8, turn=(12, 22, 14)),
    size=(34, 17),
)
SHEET.add(
    "rack",
    *(box(0, y, 44, 3, PLANK, 1) + box(0, y, 44, 1, PLANK_LIGHT, 1) for y in (12, 27, 42)),
    box(0, 0, 3, 48, PLANK_DARK),
    box(41, 0, 3, 48, PLANK_DARK),
    box(0, 0, 1.3, 48, PLANK_LIGHT),
    size=(44, 48),
)
SHEET.add(
    "cabinet",
    box(0, 0, 36, 48, PLANK_DARK, 2),
    box(2, 2, 15, 43, PLANK, 1),
    box(19, 2, 15, 43, PLANK, 1),
    box(2, 2, 4, 43, PLANK_LIGHT, 1),
    box(4.5, 5, 10, 17, "#6f4522", 1),
    box(21.5, 5, 10, 17, "#6f4522", 1),
    disc(15, 26, 1.4, GOLD),
    disc(21, 26, 1.4, GOLD),
    box(-1, 0, 38, 3, PLANK_LIGHT, 1),
    size=(36, 49),
)
SHEET.add(
    "hearth",
    path("M0 44V14h44v30z", "#7d6e66"),
    path("M0 44V14h12v30z", "#96867c"),
    box(-2, 10, 48, 6, STONE, 1),
    box(-2, 10, 48, 2, STONE_LIGHT, 1),
    path("M8 44V28c0-9 28-9 28 0v16z", "#1d0f0a"),
    oval(22, 38, 18, 12, "url(#prop-blaze)", 0.8),
    use("prop-fire", 11, 22, 22),
    line("M3 22h5M2 30h4M38 24h5M39 34h4", "#5d5049", 1.2),
    size=(44, 44),
)
SHEET.add(
    "oven",
    path("M0 40V18C0-2 46-2 46 18v22z", "#a4553a"),
    path("M0 40V18C0 6 12 2 22 2 10 8 8 24 8 40z", "#c4755a"),
    line("M2 20h42M0 29h46M6 11h34", "#7c3a26", 1.2),
    path("M11 40V28c0-11 24-11 24 0v12z", "#2a120a"),
    oval(23, 36, 15, 10, "url(#prop-blaze)", 0.9),
    use("prop-fire", 13, 19, 20),
    size=(46, 41),
)
SHEET.add(
    "furnace",
    path("M4 50 10 8h26l6 42z", "#7d6a5c"),
    path("M4 50 10 8h9L15 50z", "#9c8878"),
    box(10, 1, 26, 8, "#5d4d42", 1),
    line("M7 28h32M6 38h34M9 18h28", "#55463b", 1.4),
    path("M12 50V38c0-10 22-10 22 0v12z", "#200d06"),
    oval(23, 44, 16, 12, "url(#prop-blaze)", 0.9),
    use("prop-fire", 13, 29, 20),
    oval(23, 2, 10, 3, FLAME),
    size=(46, 50),
)
SHEET.add(
    "loom",
    line("M4 46V2M40 46V2M2 6h40M2 38h40", PLANK, 4),
    line("M3 46V2M2 5h40M2 37h40", PLANK_LIGHT, 1.3),
    *(line(f"M{x} 8v28", CREAM, 1) for x in range(8, 38, 3)),
    box(7, 22, 30, 14, "#c9564a", 1),
    line("M7 26h30M7 32h30", "#f3c54b", 2),
    line("M7 20h30", PLANK_PALE, 2),
    size=(44, 48),
)
SHEET.add(
    "spinning-wheel",
    disc(20, 22, 18, "none").replace("/>", f' stroke="{PLANK_LIGHT}" stroke-width="4"/>'),
    line("M20 5v34M3 22h34M8 10l24 24M32 10 8 34", PLANK, 1.8),
    disc(20, 22, 4, PLANK_DARK),
    line("M20 24 10 47M20 24l12 23M4 46h52M52 46V18", PLANK_DARK, 3.2),
    path("M47 22c-1-12 10-12 10 0 1 7-11 7-10 0z", "#efe3c8"),
    line("M38 22 50 16", CREAM, 1.1),
    size=(60, 50),
)
SHEET.add(
    "grindstone",
    path("M4 46 14 18h4L10 46zM48 46 38 18h-4l8 28z", PLANK_DARK),
    disc(26, 24, 19, STONE_DARK),
    disc(25, 23, 16.5, STONE),
    disc(24, 22, 9, STONE_LIGHT),
    disc(26, 24, 3.5, BARK),
    line("M26 24l14-3v-8", PLANK_DARK, 3),
    size=(52, 47),
)
SHEET.add(
    "workbench",
    box(0, 10, 54, 6, PLANK_LIGHT, 1.5),
    box(0, 10, 54, 2, PLANK_PALE, 1),
    line("M7 16v18M47 16v18M7 28h40", PLANK_DARK, 4),
    box(44, 4, 8, 7, IRON, 1),
    line("M48 4V1", STEEL, 2),
    size=(54, 35),
)
SHEET.add(
    "desk",
    box(0, 8, 46, 5, PLANK_LIGHT, 1),
    box(0, 8, 46, 2, PLANK_PALE, 1),
    box(3, 13, 14, 20, PLANK, 1),
    box(5, 15, 10, 6, PLANK_DARK, 1),
    box(5, 24, 10, 6, PLANK_DARK, 1),
    box(38, 13, 4, 20, PLANK_DARK),
    disc(10, 18, 1, GOLD),
    disc(10, 27, 1, GOLD),
    size=(46, 33),
)
SHEET.add(
    "altar",
    path("M0 34h60l-6-7H6z", "#77706a"),
    box(6, 22, 48, 5, STONE),
    path("M12 22V12h36v10z", "#857d76"),
    path("M12 22V12h14v10z", STONE),
    box(8, 6, 44, 7, STONE_LIGHT, 1),
    line("M18 15l3 4 3-4M36 15l3 4 3-4", "#5d5650", 1.6),
    size=(60, 34),
)
SHEET.add(
    "tub",
    path("M2 8h56l-5 22H7z", "#6f4a2b"),
    path("M2 8h16l-3 22H7z", "#95683f"),
    line("M4.5 15h51M6 24h48", "#3b444a", 2.4),
    oval(30, 8, 28, 6.5, "#3b444a"),
    oval(30, 8, 25, 5, "#4da0bd"),
    oval(24, 7, 13, 2, "#a6dcef", 0.8),
    size=(60, 31),
)
SHEET.add(
    "trough",
    path("M0 6h46l-4 14H4z", PLANK),
    path("M0 6h46l-1 4H1z", PLANK_LIGHT),
    oval(23, 6, 22, 3, BARK),
    path("M2 6c6-5 14-3 20-4s16-1 22 4z", "#e0b24a"),
    path("M6 20h5v5H6zM35 20h5v5h-5z", PLANK_DARK),
    size=(46, 25),
)
SHEET.add(
    "door",
    path("M0 50V20C0 6 8 0 17 0s17 6 17 20v30z", BARK),
    path("M3 50V21C3 9 10 3 17 3s14 6 14 18v29z", "#a86b38"),
    path("M3 50V21C3 9 10 3 17 3c-4 4-6 10-6 18v29z", "#c98d4d"),
    line("M11 6v44M17 3v47M23.5 6v44", "#7a4a22", 1),
    line("M4 18h14M4 40h14", IRON_DARK, 2.4),
    disc(26, 30, 2, GOLD),
    size=(34, 50),
)
SHEET.add(
    "gate",
    path("M0 50V20C0 6 8 0 17 0s17 6 17 20v30z", STONE_DARK),
    path("M4 50V21C4 10 10 4 17 4s13 6 13 17v29z", "#120c10"),
    line("M8.5 12v38M14 6v44M20 6v44M25.5 12v38M4 20h26M4 34h26", STEEL_DARK, 2),
    line("M8 12v38M13.5 6v44", STEEL, 0.9),
    size=(34, 50),
)
SHEET.add(
    "banner",
    box(0, 0, 22, 3, PLANK_DARK, 1),
    path("M2 3h18v27l-9-6-9 6z", "#8f2f3a"),
    path("M2 3h9v21l-9 6z", "#c0505a"),
    path("M11 7l4 5-4 5-4-5z", GOLD),
    size=(22, 30),
)
SHEET.add(
    "banner-blue",
    box(0, 0, 22, 3, PLANK_DARK, 1),
    path("M2 3h18v27l-9-6-9 6z", "#2f5f86"),
    path("M2 3h9v21l-9 6z", "#5a8fb8"),
    disc(11, 13, 4.5, "#e8c04a"),
    size=(22, 30),
)
SHEET.add(
    "rug",
    path("M8 0h54l8 10H0z", "#8f2f2a"),
    path("M12 2h46l5 6H7z", "#c4563f"),
    path("M24 3.5h22l2 3H22z", GOLD),
    size=(70, 10),
)
SHEET.add(
    "rug-blue",
    path("M8 0h54l8 10H0z", "#2d4f73"),
    path("M12 2h46l5 6H7z", "#4f7fa8"),
    path("M24 3.5h22l2 3H22z", "#e8d6a0"),
    size=(70, 10),
)
SHEET.add(
    "picture",
    box(0, 0, 26, 18, "#6b4224", 1),
    box(0, 0, 26, 2, PLANK_PALE, 1),
    box(2.5, 2.5, 21, 13, "#e0a77a"),
    path("M2.5 15.5V11l6-5 5 4 4-3 6 5v3.5z", "#4f6b52"),
    disc(18, 6, 2, "#ffe9a8"),
    size=(26, 18),
)
SHEET.add(
    "mirror",
    oval(14, 19, 14, 19, "#8a5a12"),
    oval(14, 19, 11.5, 16.5, "#bfe0ee"),
    path("M6 12C4 20 5 28 9 33L20 6C14 1 8 5 6 12z", "#eaf7fb", 0.8),
    line("M1 19C1 8 7 1 14 1", GOLD_LIGHT, 1.2),
    size=(28, 38),
)
SHEET.add(
    "tool-wall",
    box(0, 0, 48, 3, PLANK_DARK, 1),
    use("prop-saw", 0, 3, 15),
    use("prop-hammer", 14, 3, 14),
    use("prop-chisel", 27, 4, 12),
    use("prop-axe", 37, 3, 13),
    size=(50, 18),
)
SHEET.add(
    "weapon-rack",
    box(0, 4, 44, 3, PLANK, 1),
    box(0, 22, 44, 3, PLANK, 1),
    box(0, 4, 44, 1, PLANK_LIGHT),
    box(2, 0, 3, 34, PLANK_DARK),
    box(39, 0, 3, 34, PLANK_DARK),
    *(line(f"M{x} 30V3", PLANK_LIGHT, 2) + path(f"M{x - 3} 6 {x} -3l3 9z", STEEL_LIGHT) for x in (11, 33)),
    use("prop-sword", 10, 2, 13),
    use("prop-axe", 20, 3, 13),
    size=(44, 34),
)
SHEET.add(
    "statue",
    box(2, 36, 20, 8, STONE_DARK, 1),
    box(0, 42, 24, 5, STONE, 1),
    path("M6 36c0-9-1-14 6-14s6 5 6 14z", STONE),
    path("M6 36c0-9-1-14 6-14-3 4-4 9-3 14z", STONE_LIGHT),
    disc(12, 16, 5.5, STONE),
    path("M6.5 15C6 8 9 3 14 2c0 3 4 6 4 13-4-2-8-2-11.5 0z", STONE_DARK),
    path("M8 18c2-1 6-1 8 0 0 5-2 8-4 9-2-1-4-4-4-9z", STONE_LIGHT),
    size=(24, 47),
)
SHEET.add(
    "column",
    box(2, 4, 10, 46, STONE),
    box(2, 4, 4, 46, STONE_LIGHT),
    box(9, 4, 3, 46, STONE_DARK),
    box(0, 0, 14, 5, STONE_LIGHT, 1),
    box(0, 48, 14, 5, STONE_DARK, 1),
    size=(14, 53),
)
SHEET.add(
    "pillow-dog",
    oval(18, 8, 18, 6, "#7a3f34"),
    oval(17, 6, 15, 4.5, "#b5645a"),
    oval(16, 5.5, 10, 2.5, "#d98f80"),
    size=(36, 14),
)
SHEET.add(
    "silo",
    path("M3 46V14c0-14 28-14 28 0v32z", "#9a7a56"),
    path("M3 46V14C3 5 10 3 17 3c-5 4-6 8-6 14v29z", "#c4a278"),
    line("M3 20h28M3 32h28", "#5d4a34", 2),
    path("M12 46V36h10v10z", BARK),
    path("M8 46c2-6 14-6 18 0z", "#e8b84a"),
    size=(34, 46),
)
SHEET.add(
    "wagon",
    use("prop-wheel", 2, 22, 20),
    use("prop-wheel", 40, 22, 20),
    path("M0 8h62l-4 18H4z", PLANK),
    path("M0 8h62l-1 4H1z", PLANK_PALE),
    line("M14 12v14M30 12v14M46 12v14", PLANK_DARK, 1.6),
    use("prop-wheel", 2, 22, 20),
    use("prop-wheel", 40, 22, 20),
    size=(62, 42),
)
SHEET.add(
    "drying-rack", line("M2 4h56M6 4v34M54 4v34", PLANK_DARK, 3), line("M2 3h56", PLANK_LIGHT, 1.2), size=(60, 39)
)
SHEET.add(
    "target",
    disc(14, 14, 14, "#fff1d2"),
    disc(14, 14, 10.5, RED),
    disc(14, 14, 7, "#fff1d2"),
    disc(14, 14, 3.5, RED),
    line("M14 14 24 4", PLANK, 1.6),
    path("M22 1l5-1-1 5z", STEEL),
    size=(28, 28),
)
SHEET.add(
    "post",
    box(6, 0, 8, 40, PLANK_DARK, 2),
    box(6, 0, 4, 40, PLANK_LIGHT, 2),
    oval(10, 1.5, 4, 2, PLANK_PALE),
    disc(16, 12, 4, "none").replace("/>", f' stroke="{STEEL}" stroke-width="1.8"/>'),
    line("M16 16c0 8 10 10 14 4", "#d9bd8a", 1.8),
    size=(32, 40),
)
SHEET.add(
    "antlers",
    path("M8 20h14l-2 6H10z", PLANK),
    line("M13 20C11 12 3 14 2 3M17 20c2-8 10-6 11-17M6 12 1 11M8 15 9 8M24 12l5-1M22 15l-1-7", "#e6d2a8", 2),
    size=(30, 26),
)
SHEET.add(
    "bellows",
    path("M0 12 22 2l8 4v12l-8 4z", "#8a4a2c"),
    path("M0 12 22 2l3 1.5L4 12z", "#c47a4c"),
    path("M30 10h8v4h-8z", IRON),
    size=(38, 24),
)
