"""Every action as words, and as a kind with arguments."""

from __future__ import annotations

from typing import Final

from caverna.game.notation import Notation

from .actions import (
    AT,
    BREED,
    BUY,
    CALL,
    CHOOSE,
    DISARM,
    FEED,
    FORGE,
    FURNISH,
    GOLD_FOOD,
    HARVEST,
    IMITATE,
    LOOT,
    MARKER,
    MOST_FOOD,
    NUM_ACTIONS,
    NUM_FURNISHINGS,
    NUM_TRADES,
    PARTS,
    PASS,
    PAY,
    PLACE,
    REVEAL,
    SAVE,
    SELL_ORE,
    SINGLE,
    SINGLES,
    SOW,
    STOP,
    TRADE,
    TWIN,
    TWINS,
)  # fmt: skip
from .expeditions import ITEMS
from .family import BEST_FORGED
from .furnishings import FURNISHINGS
from .goods import FARM_ANIMALS, GOODS
from .grid import CELLS, STEPS, cell_name
from .income import MARKET_PRICES
from .player import STRONGEST
from .spaces import SPACES
from .trades import TRADES

CORNERS: Final = ("z0", "g0", "z5", "g5")
MARKERS: Final = ("leaf", "question")
PHASES: Final = ("field", "breeding")
MEALS: Final = ("wood", "stone", "ore")
PAYMENTS: Final = ("as printed", "ore for wood", "ore for stone", "ore for both")


NOTATION: Final = Notation(NUM_ACTIONS)
define: Final = NOTATION.define


def name_rounds() -> None:
    """The actions of rounds and harvests."""
    for slot, space in enumerate(SPACES):
        define(PLACE + slot, f"place {space}", "place", space=space)
        define(IMITATE + slot, f"imitate {space}", "imitate", space=space)
        define(SAVE + slot, f"save {space}", "save", space=space)
        define(REVEAL + slot, f"reveal {space}", "reveal", space=space)
    for i, marker in enumerate(MARKERS):
        define(MARKER + i, f"marker {marker}", "marker", marker=marker)
    for strength in range(STRONGEST + 1):
        define(CALL + strength, f"call {strength}", "call", strength=strength)
    for i, phase in enumerate(PHASES):
        define(HARVEST + i, f"harvest {phase}", "harvest", phase=phase)
    define(FEED, "feed", "feed")
    for i, good in enumerate(MEALS, 1):
        define(FEED + i, f"feed {good}", "feed", good=good)
    for types in range(16):
        born = [name for i, name in enumerate(FARM_ANIMALS) if types >> i & 1]
        define(BREED + types, f"breed {' '.join(born) or 'none'}", "breed", types=born)


def name_parts() -> None:
    """The actions of action spaces."""
    define(STOP, "stop", "stop")
    define(PASS, "pass", "pass")
    for i, part in enumerate(PARTS):
        define(CHOOSE + i, f"choose {part}", "choose", part=part)
    for strength in range(1, BEST_FORGED + 1):
        define(FORGE + strength, f"forge {strength}", "forge", strength=strength)
    for i, crop in enumerate(("grain", "vegetable")):
        define(SOW + i, f"sow {crop}", "sow", good=crop)
    for i, item in enumerate(ITEMS):
        define(LOOT + i, f"loot {item.id}", "loot", item=item.id)
    for good in MARKET_PRICES:
        define(BUY + GOODS.index(good), f"buy {good}", "buy", good=good)
    define(SELL_ORE, "sell ore", "sell")
    assert len(FURNISHINGS) == NUM_FURNISHINGS, f"actions.py: NUM_FURNISHINGS is {len(FURNISHINGS)}"
    for i, tile in enumerate(FURNISHINGS):
        define(FURNISH + i, f"furnish {tile.id}", "furnish", furnishing=tile.id)
    for i, payment in enumerate(PAYMENTS):
        define(PAY + i, f"pay {payment}", "pay", payment=payment)


def name_tiles() -> None:
    """The actions that lay tiles."""
    for cell in range(CELLS):
        name = cell_name(cell)
        if name in CORNERS:
            continue
        define(AT + cell, f"at {name}", "at", cells=[name])
        for i, tile in enumerate(SINGLES):
            text = f"stable {name}" if tile == "stable" else f"tile {tile} {name}"
            define(SINGLE + i * CELLS + cell, text, "tile", tile=tile, cells=[name])
        for way, step in enumerate(STEPS):
            other = cell_name(cell + step) if 0 <= cell + step < CELLS else CORNERS[0]
            if other not in CORNERS and (name[0] == other[0] or name[1] == other[1]):
                for i, tile in enumerate(TWINS):
                    action = TWIN + (4 * i + way) * CELLS + cell
                    define(action, f"tile {tile} {name} {other}", "tile", tile=tile, cells=[name, other])


def name_trades() -> None:
    """The trades."""
    assert len(TRADES) == NUM_TRADES, f"actions.py: NUM_TRADES is {len(TRADES)}"
    for i, trade in enumerate(TRADES):
        define(TRADE + i, trade.text, "trade")
    for food in range(1, MOST_FOOD + 1):
        text = f"trade {food + 1} gold for {food} food" if food > 1 else "trade 2 gold for food"
        define(GOLD_FOOD + food, text, "trade")
    for strength in range(1, STRONGEST + 1):
        define(DISARM + strength, f"disarm {strength}", "disarm", strength=strength, at_work=False)
        at_work = DISARM + STRONGEST + 1 + strength
        define(at_work, f"disarm {strength} at work", "disarm", strength=strength, at_work=True)


name_rounds()
name_parts()
name_tiles()
name_trades()
