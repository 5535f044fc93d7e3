"""The furnishings of the box as printed: typed from the components, not from the engine. Others may be added."""

from __future__ import annotations

STAR = None  # no points but its bonus
INTRODUCTORY = "introductory"
FULL = "full"

Row = tuple[str, dict[str, int], int | None, str, str]
"""Id, cost, points, set and colour."""

PRINTED: list[Row] = [
    ("dwelling", {"wood": 4, "stone": 3}, 3, INTRODUCTORY, "orange"),
    ("simple-dwelling-a", {"wood": 4, "stone": 2}, 0, INTRODUCTORY, "orange"),
    ("simple-dwelling-b", {"wood": 3, "stone": 3}, 0, INTRODUCTORY, "orange"),
    ("mixed-dwelling", {"wood": 5, "stone": 4}, 4, FULL, "orange"),
    ("couple-dwelling", {"wood": 8, "stone": 6}, 5, FULL, "orange"),
    ("additional-dwelling", {"wood": 4, "stone": 3}, 5, FULL, "orange"),
    ("cuddle-room", {"wood": 1}, 2, INTRODUCTORY, "green"),
    ("breakfast-room", {"wood": 1}, 0, INTRODUCTORY, "green"),
    ("stubble-room", {"wood": 1, "ore": 1}, 1, INTRODUCTORY, "green"),
    ("work-room", {"stone": 1}, 2, FULL, "green"),
    ("guest-room", {"wood": 1, "stone": 1}, 0, FULL, "green"),
    ("office-room", {"stone": 1}, 0, FULL, "green"),
    ("carpenter", {"stone": 1}, 0, INTRODUCTORY, "green"),
    ("stone-carver", {"wood": 1}, 1, INTRODUCTORY, "green"),
    ("blacksmith", {"wood": 1, "stone": 2}, 3, INTRODUCTORY, "green"),
    ("miner", {"wood": 1, "stone": 1}, 3, FULL, "green"),
    ("builder", {"stone": 1}, 2, FULL, "green"),
    ("trader", {"wood": 1}, 2, FULL, "green"),
    ("wood-supplier", {"stone": 1}, 2, INTRODUCTORY, "green"),
    ("stone-supplier", {"wood": 1}, 1, INTRODUCTORY, "green"),
    ("ruby-supplier", {"wood": 2, "stone": 2}, 2, INTRODUCTORY, "green"),
    ("dog-school", {}, 0, FULL, "green"),
    ("quarry", {"wood": 1}, 2, FULL, "green"),
    ("seam", {"wood": 2}, 1, FULL, "green"),
    ("slaughtering-cave", {"wood": 2, "stone": 2}, 2, INTRODUCTORY, "green"),
    ("cooking-cave", {"stone": 2}, 2, INTRODUCTORY, "green"),
    ("working-cave", {"wood": 1, "stone": 1}, 2, INTRODUCTORY, "green"),
    ("mining-cave", {"wood": 3, "stone": 2}, 2, FULL, "green"),
    ("breeding-cave", {"grain": 1, "stone": 1}, 2, FULL, "green"),
    ("peaceful-cave", {"wood": 2, "stone": 2}, 2, FULL, "green"),
    ("weaving-parlor", {"wood": 2, "stone": 1}, STAR, INTRODUCTORY, "yellow"),
    ("milking-parlor", {"wood": 2, "stone": 2}, STAR, INTRODUCTORY, "yellow"),
    ("state-parlor", {"stone": 3, "gold": 5}, STAR, FULL, "yellow"),
    ("hunting-parlor", {"wood": 2}, 1, INTRODUCTORY, "yellow"),
    ("beer-parlor", {"wood": 2}, 3, INTRODUCTORY, "yellow"),
    ("blacksmithing-parlor", {"ore": 3}, 2, FULL, "yellow"),
    ("stone-storage", {"wood": 3, "ore": 1}, STAR, INTRODUCTORY, "yellow"),
    ("ore-storage", {"wood": 1, "stone": 2}, STAR, INTRODUCTORY, "yellow"),
    ("spare-part-storage", {"wood": 2}, 0, FULL, "yellow"),
    ("main-storage", {"wood": 2, "stone": 1}, STAR, INTRODUCTORY, "yellow"),
    ("weapon-storage", {"wood": 3, "stone": 2}, STAR, INTRODUCTORY, "yellow"),
    ("supplies-storage", {"wood": 1, "food": 3}, STAR, FULL, "yellow"),
    ("broom-chamber", {"wood": 1}, STAR, FULL, "yellow"),
    ("treasure-chamber", {"wood": 1, "stone": 1}, STAR, INTRODUCTORY, "yellow"),
    ("food-chamber", {"wood": 2, "vegetable": 2}, STAR, INTRODUCTORY, "yellow"),
    ("prayer-chamber", {"wood": 2}, STAR, FULL, "yellow"),
    ("writing-chamber", {"stone": 2}, 0, INTRODUCTORY, "yellow"),
    ("fodder-chamber", {"stone": 1, "grain": 2}, STAR, INTRODUCTORY, "yellow"),
]
IDS = {row[0] for row in PRINTED}
INTRODUCTORY_IDS = {row[0] for row in PRINTED if row[3] == INTRODUCTORY}
FULL_ONLY_IDS = IDS - INTRODUCTORY_IDS
