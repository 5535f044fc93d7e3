"""Tools and small things, on squares of 24 unless they say otherwise. They belong to the sheet of `props`."""

from __future__ import annotations

from .kit import box, disc, group, line, oval, path
from .palette import (
    BARK,
    BLUE,
    CREAM,
    FLAME,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    IRON,
    IRON_DARK,
    LEAF,
    LEAF_LIGHT,
    PLANK,
    PLANK_DARK,
    PLANK_LIGHT,
    PLANK_PALE,
    RED,
    RED_LIGHT,
    RUBY,
    SPARK,
    STEEL,
    STEEL_DARK,
    STEEL_LIGHT,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
)
from .props import SHEET

SHEET.add(
    "sword",
    path("M3 20l2.5.8L7 19l-1.8-1.6z", "#7a4a22"),
    path("M6 17.5 17.5 4 21 3l-.8 3.5L7.5 18.8z", "#c9d3dc"),
    path("M6 17.5 17.5 4 21 3 6.8 18.2z", "#f3f7fa"),
    path("M3.8 14.2l6 5.6-1.5 1.3-6-5.5z", "#d9a13b"),
)
SHEET.add(
    "axe",
    line("M4 22 15 7", PLANK, 2.4),
    line("M4.5 21 14 8", PLANK_LIGHT, 1),
    path("M12 5c4-4 9-3 11 1-3 1-5 3-5 6-3 0-5-1-7-4z", STEEL),
    path("M12 5c4-4 9-3 11 1-4-1-7 0-9 3z", STEEL_LIGHT),
)
SHEET.add(
    "pick",
    line("M5 22 16 7", "#a86b38", 2.6),
    path("M4 6c7-5 15-2 18.5 8-4-5-6-6.5-8-7S8 5.5 4 6z", STEEL),
    path("M4 6c7-5 13-3 16.5 3-4-3.5-8-4.5-16.5-3z", STEEL_LIGHT),
)
SHEET.add(
    "hammer",
    line("M5 22 14 10", PLANK, 2.6),
    path("M8 5l5-3 9 7-3 5-4-1z", STEEL_DARK),
    path("M8 5l5-3 9 7-2 1-8-5z", STEEL_LIGHT),
)
SHEET.add(
    "shovel",
    line("M19 3 9 15", PLANK, 2.4),
    line("M16.5 1.5l5 3.5", PLANK_DARK, 2),
    path("M9 11l5 4c-1 4-5 8-10 8-1-5 1-10 5-12z", STEEL),
    path("M9 11l2 1.5C8 15 6 18 4 23c-1-5 1-10 5-12z", STEEL_LIGHT),
)
SHEET.add(
    "saw",
    path("M2 8l15-4 1 5-14 9z", "#c3ccd5"),
    path("M2 8l15-4 .4 2L3 11z", "#eef3f6"),
    path("M4 18l1.5-3 1 2 1.5-3 1 2 1.5-3 1 2 1.5-3 1 2 1.5-2.5L18 9z", STEEL_DARK),
    path("M17 3.5c4-1 6 1 5 4s-3 3-4.5 2z", PLANK),
)
SHEET.add(
    "chisel",
    path("M4 20l2 1.5 8-9-3-2.5z", "#c3ccd5"),
    path("M11 10l3 2.5 6-6.5c1-1-2-4-3.5-3z", "#a86b38"),
    path("M2 8l8-5 3 4-8 5z", "#777a83"),
    path("M2 8l8-5 1 1.5L3 10z", "#a7adb6"),
)
SHEET.add(
    "scales",
    line("M12 3v17M5 6h14", "#d9a13b", 1.8),
    line("M5 6 2 14h6zM19 6l-3 8h6z", "#d9a13b", 1.1),
    path("M1.5 14h7c0 3-7 3-7 0zM15.5 14h7c0 3-7 3-7 0z", "#f3c54b"),
    box(8, 20, 8, 2, "#d9a13b", 1),
)
SHEET.add(
    "cleaver", box(2, 5, 14, 9, "#c3ccd5", 1.5), box(2, 5, 14, 3, "#eef3f6", 1.5), path("M15 10l7 6-2 3-7-6z", PLANK)
)
SHEET.add(
    "broom",
    line("M20 2 10 13", "#a86b38", 2.2),
    path("M11 10.5l3 2.5-4 8.5L2.5 17z", "#e0a83a"),
    path("M11 10.5l1.5 1.2-6.5 7.5L2.5 17z", "#f6d274"),
    line("M10 13l-4 5.5M12 14l-3 6", "#a8701e", 1),
)
SHEET.add(
    "anvil",
    path("M1 7h17c3 0 4.5 1.5 5 4-4 .2-6 1.5-7 5h2v5H5v-5h3c0-3-3-4.5-7-5z", "#5b6472"),
    path("M1 7h17c3 0 4.5 1.5 5 4L1.3 9z", "#aab6c3"),
    path("M5 18h13v3H5z", "#444c58"),
)
SHEET.add(
    "book",
    path("M2 5c4-1.5 7-1 10 1v15c-3-2-6-2.5-10-1z", "#fff1d2"),
    path("M22 5c-4-1.5-7-1-10 1v15c3-2 6-2.5 10-1z", "#ead5a8"),
    line(
        "M4.5 9c2-.5 4-.3 5.5.5M4.5 12.5c2-.5 4-.3 5.5.5M14 9.5c2-.8 4-.8 5.5-.5M14 13c2-.8 4-.8 5.5-.5", "#9a7a4a", 1
    ),
)
SHEET.add(
    "quill",
    path("M21 1C13 2 8 8 6 16l3 1C16 14 21 9 21 1z", "#fffaf0"),
    path("M21 1C13 2 8 8 6 16c4-7 8-11 15-15z", "#d8cbb0"),
    line("M3 22 8 14", "#7a5a34", 1.4),
    path("M12 17h8l1 6H11z", IRON_DARK),
    oval(16, 17, 4, 1.5, "#20304a"),
)
SHEET.add(
    "scroll",
    path("M5 4h13v16H5z", "#f6e6c0"),
    path("M5 4h5v16H5z", "#fffaf0"),
    oval(5, 4, 2.5, 2, "#d9b97c"),
    oval(18, 20, 2.5, 2, "#d9b97c"),
    line("M8 8h7M8 11h7M8 14h5", "#9a7a4a", 1),
    disc(14.5, 17, 1.8, RED),
)
SHEET.add(
    "map",
    path("M1 5l7-2 8 2 7-2v16l-7 2-8-2-7 2z", "#f0d9a4"),
    path("M8 3l8 2v16l-8-2z", "#dcbf82"),
    line("M4 15c3-4 5 0 8-4s4-3 7-4", RED, 1.5, dash="2 2.5"),
    line("M17 6l4 4M21 6l-4 4", RED, 1.7),
    path("M4 10l2-4 2 4z", LEAF),
)
SHEET.add(
    "crown",
    path("M3 8l5 4 4-8 4 8 5-4-2 12H5z", "#e3a92f"),
    path("M3 8l5 4 4-8v16H5z", "#f6d274"),
    disc(12, 15, 1.6, RUBY),
)
SHEET.add(
    "cog",
    disc(12, 12, 7.2, "#9aa5b1"),
    *(box(10.6, 2.3, 2.8, 5, "#9aa5b1", 0.8, turn=(i * 45, 12, 12)) for i in range(8)),
    path("M12 4.8A7.2 7.2 0 0 0 4.8 12H9A3 3 0 0 1 12 9z", "#cfd8df"),
    disc(12, 12, 3, "#4b4450"),
)
SHEET.add(
    "shield",
    path("M3 3c6 1 12 1 18 0 1 9-2 16-9 20C5 19 2 12 3 3z", STEEL_DARK),
    path("M5 5c5 .8 9 .8 14 0 .8 7-1.5 12-7 16-5.5-4-7.8-9-7-16z", BLUE),
    path("M5 5c2.5.4 5 .6 7 .6V21c-5.5-4-7.8-9-7-16z", "#6fa6cf"),
    path("M12 8l3.5 4-3.5 5-3.5-5z", GOLD),
)
SHEET.add(
    "helmet",
    path("M3 18C2 8 6 3 12 3s10 5 9 15l-4 3V13H7v8z", STEEL_DARK),
    path("M3 18C2 8 6 3 12 3c-3 3-4 6-4 10H7v8z", STEEL_LIGHT),
    path("M11 3h2v12l-1 3-1-3z", GOLD),
)
SHEET.add(
    "armour",
    path("M6 3l4 1c1 1 3 1 4 0l4-1 4 5-3 4v9c-4 2.5-10 2.5-14 0v-9L2 8z", STEEL_DARK),
    path("M6 3l4 1 2 .8V22.5c-3 0-5-.5-7-1.5v-9L2 8z", STEEL),
    path("M6 3l4 1-3 8-2 0-3-4z", STEEL_LIGHT),
    line("M8 14c2 1.5 6 1.5 8 0M8.5 17.5c2 1.2 5 1.2 7 0", STEEL_DARK, 1.2),
    box(5, 18.5, 14, 2.4, BARK),
    disc(12, 19.7, 1.6, GOLD),
)
SHEET.add(
    "bow",
    line("M7 2c12 3 12 17 0 20", PLANK, 2.4),
    line("M7 2v20", CREAM, 0.8),
    line("M3 12h17", PLANK_LIGHT, 1.4),
    path("M23 12l-5-2.5v5z", STEEL),
    path("M2 10l3 2-3 2z", RED),
)
SHEET.add(
    "heart",
    path("M12 21C4 15 1.5 11 2 7.5 2.6 3 9 2 12 7c3-5 9.4-4 10 .5C22.5 11 20 15 12 21z", "#c9384a"),
    path("M12 21C4 15 1.5 11 2 7.5 2.6 3 9 2 12 7z", "#e86a76"),
)
SHEET.add(
    "key",
    line("M11 12h11M18 12v4M21.5 12v3", GOLD, 2.4),
    disc(7, 12, 5, GOLD),
    disc(7, 12, 2.2, "#6b3f16"),
    line("M3.5 9.5c1-1.7 3-2.3 5-1.8", GOLD_LIGHT, 1.2),
)
SHEET.add(
    "hourglass",
    box(5, 1, 14, 3, PLANK, 1),
    box(5, 20, 14, 3, PLANK, 1),
    path("M7 4h10c0 5-4 6-4 8s4 3 4 8H7c0-5 4-6 4-8S7 9 7 4z", "#d8eef4", 0.85),
    path(
        "M8.5 7h7c-.8 2.5-3 3.5-3.5 5-.5-1.5-2.7-2.5-3.5-5zM7.5 20c.5-3 2.5-3.5 4.5-4.5 2 1 4 1.5 4.5 4.5z", "#e8b24a"
    ),
)
SHEET.add(
    "boot",
    path("M7 2h7v10c4 1 8 2 8 6v3H6c-1-6 1-12 1-19z", "#7a4a26"),
    path("M7 2h3c0 8-1 13-1 19H6c-1-6 1-12 1-19z", "#a86b38"),
    box(6, 20, 16.5, 2.6, "#3f2614", 1),
    line("M11.5 6h3M11.5 9h3", "#3f2614", 1.1),
)
SHEET.add(
    "trowel",
    path("M2 20l8-10 5 5z", STEEL),
    path("M2 20l8-10 2 2z", STEEL_LIGHT),
    line("M13 12.5l2.5-2.5", STEEL_DARK, 1.8),
    line("M16 9.5l4-4.5", PLANK, 3),
)
SHEET.add(
    "wall",
    path("M2 5h20v16H2z", "#e2c9a3"),
    *(
        box(x, y, w, 4, c, 0.6)
        for x, y, w, c in [
            (2, 5, 6, "#b5532f"),
            (9, 5, 7, "#c3613a"),
            (17, 5, 5, "#a44a2a"),
            (2, 10, 3, "#a44a2a"),
            (6, 10, 7, "#b5532f"),
            (14, 10, 8, "#c3613a"),
            (2, 15, 8, "#c3613a"),
            (11, 15, 6, "#a44a2a"),
            (18, 15, 4, "#b5532f"),
        ]
    ),
    box(2, 5, 20, 1.2, "#fff", 0, 0.3),
    box(2, 19.6, 20, 1.4, "#000", 0, 0.25),
)
SHEET.add(
    "bricks",
    box(3, 15, 9, 6, "#b5532f", 1),
    box(13, 15, 8, 6, "#a44a2a", 1),
    box(7, 8.5, 9, 6, "#c3613a", 1),
    box(3, 15, 9, 2, "#d98058", 1),
    box(13, 15, 8, 2, "#c3613a", 1),
    box(7, 8.5, 9, 2, "#e0906a", 1),
)
SHEET.add(
    "mug",
    box(5, 7, 11, 14, "#b57a3e", 1.5),
    box(5, 7, 4, 14, "#d39a56", 1.5),
    line("M16.5 10h2.5c2 0 2.5 6 0 7h-2.5", "#b57a3e", 2),
    path("M4 8c-1-3 2-5 4-3.5C9.5 2 13 2 14 4.5c3-.5 4 2 3 4.5-4 1-8 .5-13-1z", "#fff6e0"),
)
SHEET.add(
    "jug",
    path("M8 3h7l-1 4c4 2 6 6 4 11-1 4-12 4-13 0-2-5 0-9 4-11z", "#b5623a"),
    path("M8 3h3c-1 6-4 8-3 17-2-.4-3-1.2-3.5-2C3 13 5 9 9 7z", "#d98a5c"),
    line("M15.5 5c5 0 5 7 2 8", "#8f4626", 1.8),
    oval(11.5, 3, 3.6, 1.2, "#6b3018"),
)
SHEET.add(
    "vase",
    path("M9 11h6c4 3 4 8 0 12H9c-4-4-4-9 0-12z", BLUE),
    path("M9 11h3c-4 4-4 8-1 12H9c-4-4-4-9 0-12z", "#7fb0d6"),
    line("M6.5 17h11", GOLD, 1.4),
    line("M12 11V5M10.5 11 8 6M13.5 11 16 6", LEAF, 1.3),
    disc(12, 4, 2.3, RED_LIGHT),
    disc(7.5, 5.5, 2, "#f7d873"),
    disc(16.5, 5.5, 2, "#f4b9c4"),
)
SHEET.add(
    "pail",
    path("M5 8h14l-2 13H7z", "#aab4be"),
    path("M5 8h5l-1 13H7z", "#d8dfe5"),
    oval(12, 8, 7, 2.4, "#fffaf0"),
    line("M5 8C5 0 19 0 19 8", "#7c858f", 1.4),
)
SHEET.add(
    "basket",
    path("M3 11h18l-3 11H6z", "#b98a4a"),
    path("M3 11h7l-1 11H6z", "#d9ac68"),
    line("M4.5 15h15M5.5 18.5h13", "#8a5a26", 1.1),
    box(2, 9.5, 20, 3, "#d9ac68", 1.5),
    line("M5 10C5 1 19 1 19 10", "#8a5a26", 1.6),
)
SHEET.add(
    "loaf",
    path("M2 18c-2-7 4-11 10-11s12 4 10 11c-4 2-16 2-20 0z", "#c9803a"),
    path("M2 18c-2-7 4-11 10-11-4 2-6 6-6 12-2 0-3-.4-4-1z", "#e8ac68"),
    line("M8 12l2-2.5M12 12l2-2.5M16 13l2-2", "#f8dcae", 1.6),
)
SHEET.add(
    "ham",
    path("M6 9C10 4 18 5 20 11c2 6-3 11-9 10-6-.6-8-7-5-12z", "#b85040"),
    path("M6 9C10 4 15 4 18 7 11 7 9 13 10 20.5 4.5 19 3.5 13 6 9z", "#db7c66"),
    line("M12 7C11 4 12 2 12 .5", "#e8d3b0", 2),
    oval(16, 15, 2.6, 3.2, "#f2c9b6"),
)
SHEET.add(
    "fish",
    path("M2 12C6 6 13 6 18 11l4-4v10l-4-4c-5 5-12 5-16-1z", "#8fa9b5"),
    path("M2 12C6 6 13 6 18 11c-6-1-11-1-16 1z", "#cfe0e6"),
    disc(6, 11, 1, INK),
)
SHEET.add(
    "coins",
    oval(8, 19, 6.5, 3.4, GOLD_DARK),
    oval(8, 17.5, 6.5, 3.4, GOLD),
    oval(8, 15, 6.5, 3.4, GOLD_DARK),
    oval(8, 13.5, 6.5, 3.4, "#f3c54b"),
    oval(8, 13.5, 4, 1.9, GOLD_LIGHT),
    oval(17, 20, 6, 3, GOLD_DARK),
    oval(17, 18.7, 6, 3, "#f3c54b"),
    oval(17, 18.7, 3.6, 1.7, GOLD_LIGHT),
)
SHEET.add(
    "sack",
    path("M8 4h8l-2 4c5 3 8 8 6 12-1.5 3-14.5 3-16 0-2-4 1-9 6-12z", "#c9a26a"),
    path("M8 4h8l-2 4h-4z", "#e8c893"),
    path("M10 8c-5 3-8 8-6 12 1 1.5 3 2 5 2-2-5-1-10 1-14z", "#e0bd85"),
    line("M9.5 8h5", "#7a4a22", 1.6),
)
SHEET.add(
    "sack-blue",
    path("M8 4h8l-2 4c5 3 8 8 6 12-1.5 3-14.5 3-16 0-2-4 1-9 6-12z", "#7d94a8"),
    path("M10 8c-5 3-8 8-6 12 1 1.5 3 2 5 2-2-5-1-10 1-14z", "#a9bccb"),
    path("M8 4h8l-2 4h-4z", "#c3d2dc"),
    line("M9.5 8h5", "#3d4f5e", 1.6),
)
SHEET.add(
    "crate",
    box(2, 4, 20, 18, "#8a5a2f", 1),
    box(2, 4, 20, 3, "#d0a066", 1),
    box(4.5, 8, 15, 12, "#6f4522"),
    line("M5 19.5 19 8.5", "#b98448", 2.6),
    box(2, 19.5, 20, 2.5, "#a9743d", 1),
    box(2, 4, 2.6, 18, "#b98448"),
    box(19.4, 4, 2.6, 18, "#8a5a2f"),
)
SHEET.add(
    "chest",
    path("M2 11c0-5 3-6 10-6s10 1 10 6z", "#a86b38"),
    box(2, 11, 20, 10, PLANK, 1),
    line("M2 11.5h20", "#f3c54b", 1.6),
    box(10, 10, 4, 5, "#f3c54b", 1),
    path("M5 6c2-1 5-1 7-1v3C9 8 7 8 5 9z", "#c98d4d"),
    box(4, 12.5, 2, 8.5, "#a86b38"),
    box(18, 12.5, 2, 8.5, "#5d381f"),
)
SHEET.add(
    "chest-open",
    path("M2 9C3 2 8 1 12 1s9 1 10 8z", "#6b4021"),
    path("M4 9c1-5 5-6 8-6s7 1 8 6z", "#3f2614"),
    path("M3 12c2-5 6-5 9-5s7 0 9 5z", GOLD),
    disc(8, 8.5, 2, GOLD_LIGHT),
    disc(13, 7.5, 2.2, "#f6d274"),
    disc(17, 9.5, 1.8, GOLD_LIGHT),
    path("M9.5 10l1.5-1.8h2L14.5 10 12 12.5z", RUBY),
    box(2, 11, 20, 11, PLANK, 1),
    line("M2 12h20", "#f3c54b", 1.6),
    box(10, 11, 4, 5, "#f3c54b", 1),
    box(4, 13, 2, 8.5, "#a86b38"),
)
SHEET.add(
    "barrel",
    oval(12, 4.5, 6, 2, "#d9a263"),
    path("M6 4.5c-2.5 5-2.5 10 0 15.5h12c2.5-5.5 2.5-10.5 0-15.5-3 2.5-9 2.5-12 0z", "#a86b38"),
    path("M8 5.5c-1.5 5-1.5 10 0 14.5h-2c-2.5-5.5-2.5-10.5 0-15.5z", "#c98d4d"),
    line("M5 9h14M5 16h14", "#4f4a50", 1.6),
    size=(24, 21),
)
SHEET.add(
    "cask",
    disc(12, 12, 9.5, "#8a5530"),
    disc(12, 12, 9.5, "none"),
    disc(11.5, 11.5, 7.6, "#b57a45"),
    line("M8 5.5v12M12 4v15M16 5.5v12", "#8a5530", 0.9),
    path("M4 21l4-4 1 4zM20 21l-4-4-1 4z", PLANK_DARK),
    box(10.8, 15, 2.4, 4, "#d9a13b", 1),
    line("M3.5 8.5A9.5 9.5 0 0 1 12 2.5", "#4f4a50", 1.6),
)
SHEET.add(
    "cauldron",
    path("M4 10h16c1 7-2 11-8 11S3 17 4 10z", IRON_DARK),
    path("M4 10h5c-1 5 0 9 3 11-6 0-9-4-8-11z", IRON),
    oval(12, 10, 8.6, 2.6, "#22222a"),
    oval(12, 10, 7, 1.8, "#e8a94a"),
    path("M8 24c1-2.5 2-2 4-4 2 2 3 1.5 4 4z", FLAME),
    line("M9 6c-1-1.5 1-2.5 0-4M14 6c-1-1.5 1-2.5 0-4", "#fff6df", 1.2, 0.6),
)
SHEET.add(
    "ladder",
    line("M6 1v22M18 1v22", PLANK, 2.4),
    line("M5.5 1v22", PLANK_LIGHT, 1),
    line("M6 5h12M6 10h12M6 15h12M6 20h12", PLANK_LIGHT, 2),
)
SHEET.add(
    "rope",
    line("M12 4c6-4 12 2 8 7s-15 6-15 1 9-6 13-2 0 10-6 11", "#d9bd8a", 2.2),
    line("M12 4c6-4 12 2 8 7", "#f0dcb0", 1),
)
SHEET.add(
    "horseshoe", line("M6 20C1 12 4 4 12 4s11 8 6 16", STEEL_DARK, 4), line("M5.5 19C1 12 4 4 12 3.5", STEEL_LIGHT, 1.4)
)
SHEET.add(
    "wheel",
    disc(12, 12, 11, PLANK_DARK),
    disc(12, 12, 8.6, "#2b1a10"),
    line("M12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4", PLANK_LIGHT, 1.8),
    disc(12, 12, 3, PLANK_LIGHT),
    disc(12, 12, 1.2, IRON_DARK),
    line("M2 9A10.5 10.5 0 0 1 12 1.6", PLANK_PALE, 1.4),
)
SHEET.add(
    "ingots",
    path("M1 21l2-5h8l2 5z", "#8794a2"),
    path("M3 16l1.5-2h6l.5 2z", STEEL_LIGHT),
    path("M12 21l2-5h7l2 5z", "#8794a2"),
    path("M14 16l1.5-2h5l.5 2z", STEEL_LIGHT),
    path("M6 14l2-5h8l2 5z", "#98a5b3"),
    path("M8 9l1.5-2h6l.5 2z", "#f6f9fb"),
)
SHEET.add(
    "slab",
    path("M2 12l4-4h14l2 4v8H2z", STONE_DARK),
    path("M2 12l4-4h14l2 4z", STONE_LIGHT),
    path("M2 12h9v8H2z", STONE),
)
SHEET.add(
    "sign",
    box(10.5, 8, 3, 15, PLANK_DARK),
    path("M3 3h14l5 4-5 4H3z", PLANK_LIGHT),
    path("M3 3h14l2.5 2H3z", PLANK_PALE),
    line("M6 7h9", PLANK_DARK, 1.2),
)
SHEET.add(
    "branch",
    line("M3 21C8 17 15 11 20 3", "#6b4a28", 1.6),
    *(
        oval(x, y, 3.6, 1.7, c, turn=t)
        for x, y, t, c in [
            (7, 14, -70, LEAF),
            (11, 18, 10, LEAF_LIGHT),
            (11, 9.5, -80, LEAF_LIGHT),
            (15.5, 13, 0, LEAF),
            (15, 5, -100, LEAF),
            (19.5, 8, -20, LEAF_LIGHT),
        ]
    ),
)
SHEET.add(
    "dove",
    path("M2 9c3-1 4-3 7-3 2 0 3 1 4 3 2-5 6-7 10-7-1 5-3 8-6 10 0 5-4 8-9 7l-4 3 1-5c-3-2-3-5-3-8z", "#fffaf0"),
    path("M13 9c2-5 6-7 10-7-3 3-5 6-9 9z", "#e3d8c2"),
    disc(5.5, 9, 0.8, INK),
    path("M2 9l-1.5 1L3 11z", GOLD),
)
SHEET.add(
    "spark",
    line("M12 2v5M12 17v5M2 12h5M17 12h5M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3", SPARK, 1.8),
    disc(12, 12, 3, "#fff4cf"),
)
SHEET.add(
    "star",
    path("M12 1l3 7.5 8 .6-6.2 5 2 7.9L12 17.6 5.2 22l2-7.9L1 9.1l8-.6z", GOLD),
    path("M12 1v16.6L5.2 22l2-7.9L1 9.1l8-.6z", GOLD_LIGHT),
)
SHEET.add(
    "cheese",
    path("M1 14 14 6c5 1 8 4 9 8v7H1z", "#e8b23a"),
    path("M1 14 14 6c5 1 8 4 9 8z", "#ffe08a"),
    disc(7, 18, 1.6, "#c08a1e"),
    disc(14, 17.5, 2, "#c08a1e"),
    disc(19, 19, 1.2, "#c08a1e"),
)
SHEET.add(
    "chains",
    *(
        oval(x, y, 2.4, 3.4, "none").replace('fill="none"', f'fill="none" stroke="{STEEL_DARK}" stroke-width="1.5"')
        for x, y in [(6, 4), (6, 9.5), (6, 15), (18, 4), (18, 9.5)]
    ),
    path("M3.5 18h5v4h-5z", STEEL),
    path("M15.5 13h5v4h-5z", STEEL),
)
SHEET.add(
    "cobweb",
    line(
        "M0 0 20 20M0 0 22 8M0 0 8 22M7 2.5C6 5 5 6 2.5 7M13 4.7c-2 4-4 6-8.3 8.3M19 7c-3 6-6 9-12 12",
        "#f3ead8",
        0.9,
        0.7,
    ),
)
SHEET.add(
    "bone",
    line("M6 18 18 6", "#f3e6c8", 3),
    disc(4.5, 17, 2.4, "#f3e6c8"),
    disc(7, 19.5, 2.4, "#f3e6c8"),
    disc(17, 4.5, 2.4, "#fffaf0"),
    disc(19.5, 7, 2.4, "#fffaf0"),
)
SHEET.add(
    "wool",
    disc(8, 15, 6, "#e9dcc0"),
    disc(16, 15, 6.5, "#d9c9a8"),
    disc(12, 9, 6, "#fff6e2"),
    line("M8.5 8c2-2 5-2 7 0M8 11c2.5-2.5 6-2.5 8 0M4.5 14c2-2 5-2 7 0", "#b8a27a", 1),
    group(line("M16 20c4 2 6 1 7-1", "#fff6e2", 1.2)),
)
