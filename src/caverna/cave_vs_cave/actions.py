"""The numbering of actions, and its version. Conversions to food come last."""

from __future__ import annotations

from typing import Final

from .cave import CELLS

RULES_VERSION: Final = 1  # of the rules and these numbers

NUM_ROOMS: Final = 46  # rows of `rooms`; a literal, so that the numbers below are constants to the compiler
NUM_TILES: Final = 16
MOST_EFFECTS: Final = 110

STOP: Final = 0
END: Final = 1  # of the turn
TAKE: Final = 2  # + action tile
DO: Final = TAKE + NUM_TILES  # + effect, see `EFFECTS`
ACTIVATE: Final = DO + MOST_EFFECTS  # + room
COLLECT: Final = ACTIVATE + NUM_ROOMS  # + blue room whose goods are collected before the first activation
FURNISH: Final = COLLECT + NUM_ROOMS  # + room
AT: Final = FURNISH + NUM_ROOMS  # + cell
DIG: Final = AT + CELLS  # + cell
WALL: Final = DIG + CELLS  # + cell, + 58 for its south edge
RAZE: Final = WALL + 2 * CELLS  # the same
PAY: Final = RAZE + 2 * CELLS  # + triple of goods
FORGE: Final = PAY + 120  # + iron
SIDE: Final = FORGE + 10  # + 0 for two walls, 1 for three
GO_ON: Final = SIDE + 2  # + 0 yes, 1 no
DRAFT: Final = GO_ON + 2  # + 16 * index of the cell in `cave.NAMES` + walls added: 1 north, 2 east, 4 south, 8 west
COVER: Final = DRAFT + 320  # + cell
TURN_UP: Final = COVER + CELLS  # + action tile
DRAW: Final = TURN_UP + NUM_TILES  # + room
EAT: Final = DRAW + NUM_ROOMS  # + edible good
NUM_ACTIONS: Final = EAT + 4

EFFECTS: Final = (
    "activate 1 room", "gain 2 emmer", "gain flax", "furnish for 1 food per dwarf", "furnish for 5 food",
    "furnish for 1 gold", "excavate", "excavate twice for 2 food", "gain stone", "gain 2 wood", "gain food",
    "gain wood", "build wall", "activate 2 rooms", "excavate through walls", "furnish for 2 gold", "raze wall",
    "exchange 5 wood for 4 gold", "exchange 5 stone for 4 gold", "activate 3 rooms", "furnish for nothing",
    "exchange 3 gold for 4 weapon + donkey", "exchange 3 gold for 4 weapon + wood", "activate 1 and 1 room",
    "exchange 3 donkey for 6 food", "exchange 2 gold for 6 food", "gain emmer", "raise wood to 2", "raise stone to 2",
    "raise emmer to 2", "raise flax to 2", "exchange flax for gold", "exchange 3 flax for 2 gold", "gain 2 food",
    "exchange emmer for 3 food", "exchange 4 emmer for 7 food", "raise food to 3", "raise all to 1",
    "exchange 2 food for wood + stone + emmer + flax", "exchange 5 emmer for 4 gold", "exchange 5 flax for 4 gold",
    "exchange wood + emmer + flax + food for 3 gold", "gain emmer + flax + food", "exchange 2 flax for 2 food + 2 gold",
    "exchange 2 wood + flax for 3 gold", "gain stone + gold", "exchange three goods for 2 gold", "excavate for gold",
    "exchange 2 emmer for 4 food + gold", "exchange 3 emmer for 4 food + 2 gold", "gain flax + gold", "gain 3 flax",
    "gain gold", "gain food + gold", "gain donkey", "exchange gold for 2 donkey", "exchange 2 gold for 3 donkey",
    "gain 3 ore + 2 food", "exchange 2 ore for 3 iron + gold", "exchange gold for 4 food + ore + flax", "gain 4 emmer",
    "gain wood + flax + donkey", "gain 5 ore", "exchange 3 donkey for 2 gold", "exchange 4 donkey for 3 gold",
    "exchange 5 donkey for 4 gold", "exchange 3 wood + iron for 5 gold", "gain 2 gold",
    "exchange 2 iron for weapon + 3 gold", "exchange ore for weapon", "exchange 4 ore for 2 weapon",
    "exchange 7 ore for 3 weapon", "exchange donkey for 5 food + gold", "exchange wood + iron for 2 weapon",
    "gain weapon", "nothing", "exchange food for weapon", "exchange 3 food for 2 weapon",
    "exchange 6 food for 3 weapon", "gain gold for donkeys", "prospect", "bonus gain 3 ore", "bonus gain iron",
    "bonus gain donkey", "bonus exchange iron for weapons", "bonus exchange ore for iron",
    "bonus exchange 3 ore for 2 iron", "bonus exchange 5 ore for 3 iron", "bonus exchange 7 ore for 4 iron",
    "bonus gain 2 weapon",
)  # fmt: skip
"""The effects by number, in notation. Add new ones at the end. An action tile lists its own effects first, then
prospecting, then bonuses, so that their numbers ascend.
"""
EFFECT_ACTIONS: Final[dict[str, int]] = {text: DO + number for number, text in enumerate(EFFECTS)}


def effect_action(text: str) -> int:
    """The action that uses an effect; effects with equal texts share one."""
    assert text in EFFECT_ACTIONS, f"add {text!r} to EFFECTS"
    return EFFECT_ACTIONS[text]
