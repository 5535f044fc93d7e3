"""Every action as words, and as a kind with arguments."""

from __future__ import annotations

from typing import Final

from caverna.game.notation import Notation

from .actions import (
    ACTIVATE,
    AT,
    COLLECT,
    COVER,
    DIG,
    DO,
    DRAFT,
    DRAW,
    EAT,
    EFFECTS,
    END,
    FORGE,
    FURNISH,
    GO_ON,
    NUM_ACTIONS,
    NUM_ROOMS,
    PAY,
    RAZE,
    SIDE,
    STOP,
    TAKE,
    TURN_UP,
    WALL,
)  # fmt: skip
from .cave import CAVERN_CELL, CELLS, COLUMNS, NAMES, cell, cell_name
from .effects import TRIPLES
from .goods import EDIBLE, GOODS
from .rooms import ROOMS
from .tiles import TILES

SIDES: Final = ("north", "east", "south", "west")
NOTATION: Final = Notation(NUM_ACTIONS)
define: Final = NOTATION.define


def name_turns() -> None:
    """Name the actions of turns, effects and payments."""
    define(STOP, "stop", "stop")
    define(END, "end", "end")
    for i, tile in enumerate(TILES):
        define(TAKE + i, f"take {tile.id}", "take", tile=tile.id)
        define(TURN_UP + i, f"turn up {tile.id}", "turn-up", tile=tile.id)
    for i, text in enumerate(EFFECTS):
        define(DO + i, text, "effect", effect=text)
    for i, good in enumerate(EDIBLE):
        define(EAT + i, f"eat {good}", "eat", good=good)
    for i, triple in enumerate(TRIPLES):
        paid = [GOODS[kind] for kind in triple]
        define(PAY + i, f"pay {' '.join(paid)}", "pay", goods=paid)
    for iron in range(1, 10):
        define(FORGE + iron, f"forge {iron}", "forge", iron=iron)
    for i, (walls, wall_class) in enumerate(((2, "W2A"), (3, "W3"))):
        define(SIDE + i, f"side {walls}", "side", walls=walls, wall_class=wall_class)
    define(GO_ON, "go on", "go-on")
    define(GO_ON + 1, "finish", "finish")


def name_rooms() -> None:
    """Name the actions with rooms."""
    assert len(ROOMS) == NUM_ROOMS, f"actions.py: NUM_ROOMS is {len(ROOMS)}"
    for i, room in enumerate(ROOMS):
        define(ACTIVATE + i, f"activate {room.id}", "activate", room=room.id)
        define(COLLECT + i, f"collect {room.id}", "collect", room=room.id)
        define(FURNISH + i, f"furnish {room.id}", "furnish", room=room.id)
        define(DRAW + i, f"draw {room.id}", "draw", room=room.id)


def name_cells() -> None:
    """Name the actions with cells."""
    for place, name in enumerate(NAMES):
        at = cell(name)
        define(AT + at, f"at {name}", "at", cells=[name])
        define(DIG + at, f"dig {name}", "dig", cells=[name])
        define(COVER + at, f"cover {name}", "cover", cells=[name])
        for added in range(16):
            sides = [side for i, side in enumerate(SIDES) if added >> i & 1]
            if len(sides) < 4:
                text = f"place {name} {' '.join(sides)}".strip()
                define(DRAFT + 16 * place + added, text, "place", cells=[name], walls=sides)


def name_walls() -> None:
    """Name the actions with walls."""
    for name in NAMES:
        at = cell(name)
        for side, step in enumerate((1, COLUMNS)):
            other = SIDES[1 + side] if at == CAVERN_CELL else cell_name_or_none(at + step)
            if other is not None:
                edge = side * CELLS + at
                define(WALL + edge, f"wall {name} {other}", "wall", cells=[name, other])
                define(RAZE + edge, f"raze {name} {other}", "raze", cells=[name, other])


def cell_name_or_none(index: int) -> str | None:
    """The name of a cell, if there is such a cell."""
    found = cell_name(index) if index % COLUMNS < 7 else ""
    return found if found in NAMES else None


name_turns()
name_rooms()
name_cells()
name_walls()
