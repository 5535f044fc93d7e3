"""The numbering of actions, and the buffer that collects legal ones.

The numbers are part of the rules version. Trades come last, so that whatever a step offers stays sorted when
they are added.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .grid import CELLS

SLOTS: Final = 40  # action spaces, see `spaces`

STOP: Final = 0
PASS: Final = 1
PLACE: Final = 2  # + slot
CALL: Final = PLACE + SLOTS  # + strength of the dwarf called out of order
IMITATE: Final = CALL + 15  # + slot
CHOOSE: Final = IMITATE + SLOTS  # + part
FORGE: Final = CHOOSE + 20  # + strength
SOW: Final = FORGE + 9  # + 0 grain, 1 vegetable
BREED: Final = SOW + 2  # + mask of types
FEED: Final = BREED + 16  # + 0 with food, 1.. one dwarf with something else
LOOT: Final = FEED + 4  # + item
BUY: Final = LOOT + 23  # + good
SELL_ORE: Final = BUY + 13
HARVEST: Final = SELL_ORE + 1  # + 0 field phase, 1 breeding phase
SAVE: Final = HARVEST + 2  # + slot
FURNISH: Final = SAVE + SLOTS  # + furnishing
PAY: Final = FURNISH + 48  # + 1 if ore replaces a wood, + 2 if ore replaces a stone
AT: Final = PAY + 4  # + cell of a furnishing
SINGLE: Final = AT + CELLS  # + 48 * kind + cell
TWIN: Final = SINGLE + 7 * CELLS  # + 48 * (4 * kind + way) + cell of the first half
REVEAL: Final = TWIN + 20 * CELLS  # + slot
MARKER: Final = REVEAL + SLOTS  # + 0 leaf, 1 question mark
TRADE: Final = MARKER + 2  # + trade
GOLD_FOOD: Final = TRADE + 30  # + food
MOST_FOOD: Final = 60  # for gold at one go; more than anybody's family eats in the rest of a game
DISARM: Final = GOLD_FOOD + MOST_FOOD + 1  # + strength, + 15 if the dwarf is at work
NUM_ACTIONS: Final = DISARM + 30

PARTS: Final = (
    "goods", "gold", "grow", "dwelling", "meadow-field", "cavern-tunnel", "cavern-cavern", "ore-mine", "ruby-mine",
    "deep-ruby-mine", "small-pasture", "large-pasture", "stable", "animals", "sow", "forge", "expedition",
    "second-expedition",
)  # fmt: skip
SINGLES: Final = ("field", "meadow", "tunnel", "cavern", "ruby-mine", "small-pasture", "stable")
TWINS: Final = ("meadow-field", "cavern-tunnel", "cavern-cavern", "ore-mine", "large-pasture")


EMPTY: Final = [0] * 64  # as many as are legal in nearly every decision


class Actions:
    """A buffer of actions, filled in ascending order; playouts use one again and again."""

    def __init__(self) -> None:
        self.items = vec[i64](EMPTY)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        if self.count < len(self.items):
            self.items[self.count] = action
        else:
            self.items = append(self.items, action)
        self.count += 1

    def add_mask(self, base: i64, mask: i64) -> None:
        """An action for each bit of the mask."""
        while mask:
            low = mask & -mask
            self.add(base + int(low).bit_length() - 1)
            mask ^= low

    def has(self, action: i64) -> bool:
        for i in range(self.count):
            if self.items[i] == action:
                return True
        return False

    def to_list(self) -> list[int]:
        return [self.items[i] for i in range(self.count)]
