"""What a turn can make use of, as a mask: each step says which of these it is, in its constructor.

A use stands for all steps that need the same, so that many free spaces can be looked at together.
"""

from __future__ import annotations

from typing import Final

FURNISH: Final = 1  # any furnishing
DWELL: Final = 2  # a dwelling
LOOT_DWELLING: Final = 4  # an ordinary dwelling as loot
FENCE: Final = 8
STABLE: Final = 16
SOW: Final = 32
FORGE: Final = 64
TRIP: Final = 128  # an expedition that has not begun
OUTDOORS: Final = 256  # a tile in the forest
INDOORS: Final = 512  # a tile or a mine in the mountain
BUY: Final = 1024
SELL: Final = 2048
IMITATE: Final = 4096
BREED: Final = 8192
USES: Final = 14

FURNISHING: Final = FURNISH | DWELL | LOOT_DWELLING
SPENDING_FOOD: Final = FURNISH | TRIP | IMITATE
