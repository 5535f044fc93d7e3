"""Goods of both games, on a square of 24."""

from __future__ import annotations

from .animals import KINDS
from .kit import Sheet, disc, line, oval, path, use
from .palette import COPPER, GOLD, GOLD_DARK, GOLD_LIGHT, LEAF, LEAF_LIGHT, ORE, STEEL_LIGHT

SHEET = Sheet("good", 24, 24)

SHEET.add(
    "wood",
    path("M3 14.5 15.5 7l4 2 1.8 4.6L9.4 21z", "#8a5530"),
    path("M3 14.5 15.5 7l4 2L7 16.4z", "#b77a45"),
    line("M8 13.6l7-4.2", "#d39a62", 1),
    oval(6.2, 17.6, 3.9, 4.4, "#e8c088", turn=-28),
    oval(6.2, 17.6, 2.3, 2.7, "#c99558", turn=-28),
    oval(6.2, 17.6, 0.9, 1.1, "#8a5530"),
)
SHEET.add(
    "stone",
    path("M2 18.5 4 11l5-5.5L15.5 4 21 9l1.3 7L19 20H4z", "#8d8a8c"),
    path("M4 11l5-5.5L15.5 4 14 9.5 8.5 12.5z", "#d8d3cb"),
    path("M14 9.5 15.5 4 21 9l-2 3z", "#b8b3ae"),
    path("M8.5 12.5 14 9.5l5 2.5L17 20H9z", "#a5a09d"),
)
SHEET.add(
    "ore",
    path("M1.5 18 3.5 11l5-3 4.5 4 3-7 4.5 2.5L23 14l-3 6H4z", ORE),
    path("M3.5 11l5-3 4.5 4-4 3z", "#6c687c"),
    path("M13 12l3-7 4.5 2.5-2 5z", "#7d7990"),
    disc(9, 16.5, 1.3, COPPER),
    disc(16.5, 15, 1.5, COPPER),
    disc(19, 11.2, 0.9, "#ffd08a"),
    disc(6, 14, 0.8, "#ffd08a"),
)
SHEET.add(
    "ruby",
    path("M6.5 4h11L22 10 12 21.5 2 10z", "#b3122f"),
    path("M6.5 4 9 10H2z", "#e0466a"),
    path("M6.5 4h11L15 10H9z", "#ff8fa3"),
    path("M17.5 4 22 10h-7zM9 10h6l-3 11.5z", "#d12a4c"),
    path("M2 10h7l3 11.5z", "#8f0c25"),
    path("M8 5.2h4L10.4 9z", "#ffd4da"),
)
EARS = [(12, 4.2, 0), (8.6, 8, -30), (15.4, 8, 30), (8.3, 12.6, -34), (15.7, 12.6, 34), (8.6, 17, -36), (15.4, 17, 36)]
SHEET.add(
    "grain",
    line("M12 22.5V9", "#9a6d1c", 1.7),
    *(oval(x, y, 2.3, 3.6, "#e0a83a" if i % 2 else "#f3c95b", turn=turn) for i, (x, y, turn) in enumerate(EARS)),
)
SHEET.add(
    "emmer",
    line("M12 23V9M7 4.5 5.5 1.5M17 4.5l1.5-3M12 3V.8", "#a8761e", 1.3),
    path("M12 9.5C9.3 7.5 9.3 4.8 12 2.2c2.7 2.6 2.7 5.3 0 7.3z", "#f3c95b"),
    path("M12 14c-4.5-.2-6.2-2.5-6-6 4 .2 5.8 2.6 6 6zM12 18.8c-4.5-.2-6.2-2.5-6-6 4 .2 5.8 2.6 6 6z", "#f3c95b"),
    path("M12 14c4.5-.2 6.2-2.5 6-6-4 .2-5.8 2.6-6 6zM12 18.8c4.5-.2 6.2-2.5 6-6-4 .2-5.8 2.6-6 6z", "#d99a2f"),
)
SHEET.add(
    "flax",
    line("M12 12v11", "#4d7a33", 1.7),
    path("M12 22c-4.5 0-6.3-2-6.3-4.8 4 0 6.3 1.7 6.3 4.8z", LEAF),
    path("M12 21c0-3 2.2-4.8 6.3-4.8 0 3-1.9 4.8-6.3 4.8z", LEAF_LIGHT),
    *(
        oval(12, 5, 3.1, 4.2, "#6f9ae6" if i % 2 else "#93b6f2").replace("/>", f' transform="rotate({72 * i} 12 9)"/>')
        for i in range(5)
    ),
    disc(12, 9, 2.1, "#f7d873"),
)
SHEET.add(
    "vegetable",
    path("M12 9c4-2.5 8 .5 6.5 5-1.2 3.6-4 7-6.5 8.5-2.5-1.5-5.3-4.9-6.5-8.5C4 9.5 8 6.5 12 9z", "#e2762b"),
    path("M8 10c-2 1.5-2 4-.5 7 1 2.2 2 3.7 3.5 4.8C9.5 18 8.5 14 9.5 9.5z", "#f7a556"),
    line("M7.5 14h3M13.5 17h2.6", "#b9551a", 1.1),
    path("M12 9.5C8 8 6.5 5 7 2.5c2.5.5 4 2.5 5 5 .5-2.5 2-4.5 5-5 .5 3-1.5 5.5-5 7z", LEAF),
    line("M12 9V4", "#7fbf55", 1.3),
)
SHEET.add(
    "food",
    path("M2 11h20c0 6-3.6 10-10 10S2 17 2 11z", "#b0643a"),
    path("M2 11h20c-.1 2-.5 3.6-1.2 5H3.2C2.5 14.6 2.1 13 2 11z", "#cd8250"),
    oval(12, 11, 10, 3.3, "#7c3f22"),
    oval(12, 11, 8.6, 2.5, "#f1c66d"),
    disc(9, 10.7, 1.2, "#de7a36"),
    disc(14, 11.4, 1.3, "#6fa04a"),
    line("M9 7c-1.3-1.5 1-2.3 0-4M14 7c-1.3-1.5 1-2.3 0-4", "#fff6df", 1.3, 0.75),
)
SHEET.add(
    "gold",
    oval(13, 16.6, 8, 4.6, GOLD_DARK),
    oval(13, 14.8, 8, 4.6, GOLD),
    oval(11, 11.6, 8, 4.6, GOLD_DARK),
    oval(11, 9.6, 8, 4.6, "#f3c54b"),
    oval(11, 9.6, 5.4, 2.9, GOLD_LIGHT),
    line("M8 9.2c1-1.2 2.5-1.5 4-1.3", "#fff7d6", 1.2),
)
SHEET.add(
    "iron",
    path("M2 18.5 5.5 11h10l3 7.5z", "#8794a2"),
    path("M5.5 11 9.5 6.5h9L15.5 11z", "#dbe3ea"),
    path("M15.5 11l3-4.5L22 13l-3.5 5.5z", "#5f6b78"),
    path("M3.5 17l2.6-5.2h3L6.5 17z", "#a9b5c1"),
)
SHEET.add(
    "weapon",
    line("M4.5 20.5 15 7M19.5 20.5 9 7", "#8a5530", 2.3),
    line("M4.5 20.5 14.5 7.6", "#b57a45", 1),
    path("M12.5 3.5c4.5-1.8 8.5.6 9.5 5.5-3.4-1-5.6-.8-8 1.5z", "#c3ccd5"),
    path("M12.5 3.5c4.5-1.8 8.5.6 9.5 5.5-2-2.4-5-4-8.8-3.8z", STEEL_LIGHT),
    path("M11.5 3.5C7 1.7 3 4.1 2 9c3.4-1 5.6-.8 8 1.5z", "#aeb8c2"),
    path("M11.5 3.5C7 1.7 3 4.1 2 9c2-2.4 5-4 8.8-3.8z", STEEL_LIGHT),
)
for kind in KINDS:
    SHEET.add(kind, use(f"animal-{kind}", 0, 3.2, 24))
