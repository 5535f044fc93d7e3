"""The loot of expeditions: finds on a round shield, on a square of 40."""

from __future__ import annotations

from .kit import Sheet, disc, line, path, use
from .palette import STEEL, STEEL_DARK, STEEL_LIGHT

SHEET = Sheet("loot", 40, 40)
SHIELD = (
    disc(20, 20, 20, STEEL_DARK)
    + path("M20 0A20 20 0 0 0 0 20A20 20 0 0 1 20 3.5A20 20 0 0 1 40 20A20 20 0 0 0 20 0z", STEEL_LIGHT)
    + disc(20, 20, 17, "#26414a")
    + disc(20, 20, 16.2, "#4a717c")
    + line("M12 6.5v27M20 4v32M28 6.5v27", "#26414a", 1, 0.6)
    + disc(20, 17, 17, "url(#prop-glow)", 0.65)
    + "".join(disc(x, y, 1.1, STEEL) for x, y in ((20, 1.8), (38.2, 20), (20, 38.2), (1.8, 20)))
)


def find(id: str, *shapes: str) -> None:
    """Something brought home."""
    SHEET.add(id, SHIELD, *shapes)


find(
    "weapons",
    use("good-weapon", 7, 8, 24),
    path("M28 22h5v4h4v5h-4v4h-5v-4h-4v-5h4z", "#3f7a34"),
    path("M29 23h3v4h4v3h-4v4h-3v-4h-4v-3h4z", "#8cc95a"),
)
for good in ("wood", "grain", "stone", "vegetable"):
    find(good, use(f"good-{good}", 8, 8, 24))
find("ore", use("good-ore", 5, 12, 19), use("good-ore", 17, 9, 19))
find("gold", use("prop-coins", 7, 6, 26))
for animal in ("dog", "sheep", "donkey", "boar", "cattle"):
    find(animal, use(f"animal-{animal}", 5, 8, 30))
find("furnish", use("icon-furnish", 8, 7, 24))
find("stable", use("icon-stable", 8, 7, 24))
find("tunnel", use("icon-tunnel", 9, 9, 22))
find("small-pasture", use("icon-small-pasture", 9, 8, 22))
find("large-pasture", use("icon-large-pasture", 4, 11, 32))
find("meadow", use("icon-meadow", 9, 9, 22))
find("dwelling", use("icon-dwelling", 8, 7, 24))
find("field", use("icon-field", 9, 9, 22))
find("sow", use("icon-sow", 8, 7, 24))
find("cavern", use("icon-cavern", 9, 9, 22))
find("breed", use("icon-breed", 7, 7, 26))
