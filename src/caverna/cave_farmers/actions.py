"""The numbering of actions, and its version.

Trades come last, so that the actions of a step stay sorted when they are added.
"""

from __future__ import annotations

from typing import Final

from .grid import CELLS

RULES_VERSION: Final = 2  # of the rules and these numbers

SLOTS: Final = 40  # action spaces, see `spaces`
NUM_FURNISHINGS: Final = 48  # rows of `furnishings`; a literal, so that the numbers below are constants to the compiler
NUM_TRADES: Final = 30  # rows of `trades`

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
PAY: Final = FURNISH + NUM_FURNISHINGS  # + 1 if ore replaces a wood, + 2 if ore replaces a stone
AT: Final = PAY + 4  # + cell of a furnishing
SINGLE: Final = AT + CELLS  # + 48 * kind + cell
TWIN: Final = SINGLE + 7 * CELLS  # + 48 * (4 * kind + way) + cell of the first half
REVEAL: Final = TWIN + 20 * CELLS  # + slot
MARKER: Final = REVEAL + SLOTS  # + 0 leaf, 1 question mark
TRADE: Final = MARKER + 2  # + trade
GOLD_FOOD: Final = TRADE + NUM_TRADES  # + food
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
