"""The numbering of actions: part of the rules version. Conversions to food come last."""

from __future__ import annotations

from typing import Final

from .cave import CELLS

NUM_ROOMS: Final = 46
NUM_TILES: Final = 16

STOP: Final = 0
END: Final = 1  # of the turn
TAKE: Final = 2  # + action tile
DO: Final = TAKE + NUM_TILES  # + effect, see `machine`
ACTIVATE: Final = DO + 110  # + room
COLLECT: Final = ACTIVATE + NUM_ROOMS  # + room whose goods come before the activations
FURNISH: Final = COLLECT + NUM_ROOMS  # + room
AT: Final = FURNISH + NUM_ROOMS  # + cell
DIG: Final = AT + CELLS  # + cell
WALL: Final = DIG + CELLS  # + cell, + 58 for its south edge
RAZE: Final = WALL + 2 * CELLS  # the same
PAY: Final = RAZE + 2 * CELLS  # + triple of goods
FORGE: Final = PAY + 120  # + iron
SIDE: Final = FORGE + 10  # + 0 for two walls, 1 for three
GO_ON: Final = SIDE + 2  # + 0 yes, 1 no
DRAFT: Final = GO_ON + 2  # + 16 * place of the cell in `cave.NAMES` + walls added: 1 north, 2 east, 4 south, 8 west
COVER: Final = DRAFT + 320  # + cell
TURN_UP: Final = COVER + CELLS  # + action tile
DRAW: Final = TURN_UP + NUM_TILES  # + room
EAT: Final = DRAW + NUM_ROOMS  # + edible good
NUM_ACTIONS: Final = EAT + 4
