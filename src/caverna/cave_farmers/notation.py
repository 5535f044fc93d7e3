"""Every action as words, and as a kind with arguments."""

from __future__ import annotations

from typing import Final

from caverna.game.lexicon import Lexicon

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


LEXICON: Final = Lexicon(NUM_ACTIONS)
say: Final = LEXICON.say


def name_rounds() -> None:
    for slot, space in enumerate(SPACES):
        say(PLACE + slot, f"place {space}", "place", space=space)
        say(IMITATE + slot, f"imitate {space}", "imitate", space=space)
        say(SAVE + slot, f"save {space}", "save", space=space)
        say(REVEAL + slot, f"reveal {space}", "reveal", space=space)
    for i, marker in enumerate(MARKERS):
        say(MARKER + i, f"marker {marker}", "marker", marker=marker)
    for strength in range(STRONGEST + 1):
        say(CALL + strength, f"call {strength}", "call", strength=strength)
    for i, phase in enumerate(PHASES):
        say(HARVEST + i, f"harvest {phase}", "harvest", phase=phase)
    say(FEED, "feed", "feed")
    for i, good in enumerate(MEALS, 1):
        say(FEED + i, f"feed {good}", "feed", good=good)
    for types in range(16):
        born = [name for i, name in enumerate(FARM_ANIMALS) if types >> i & 1]
        say(BREED + types, f"breed {' '.join(born) or 'none'}", "breed", types=born)


def name_parts() -> None:
    say(STOP, "stop", "stop")
    say(PASS, "pass", "pass")
    for i, part in enumerate(PARTS):
        say(CHOOSE + i, f"choose {part}", "choose", part=part)
    for strength in range(1, BEST_FORGED + 1):
        say(FORGE + strength, f"forge {strength}", "forge", strength=strength)
    for i, crop in enumerate(("grain", "vegetable")):
        say(SOW + i, f"sow {crop}", "sow", good=crop)
    for i, item in enumerate(ITEMS):
        say(LOOT + i, f"loot {item.id}", "loot", item=item.id)
    for good in MARKET_PRICES:
        say(BUY + GOODS.index(good), f"buy {good}", "buy", good=good)
    say(SELL_ORE, "sell ore", "sell")
    for i, tile in enumerate(FURNISHINGS):
        say(FURNISH + i, f"furnish {tile.id}", "furnish", furnishing=tile.id)
    for i, payment in enumerate(PAYMENTS):
        say(PAY + i, f"pay {payment}", "pay", payment=payment)


def name_tiles() -> None:
    for cell in range(CELLS):
        name = cell_name(cell)
        if name in CORNERS:
            continue
        say(AT + cell, f"at {name}", "at", cells=[name])
        for i, tile in enumerate(SINGLES):
            text = f"stable {name}" if tile == "stable" else f"tile {tile} {name}"
            say(SINGLE + i * CELLS + cell, text, "tile", tile=tile, cells=[name])
        for way, step in enumerate(STEPS):
            other = cell_name(cell + step) if 0 <= cell + step < CELLS else CORNERS[0]
            if other not in CORNERS and (name[0] == other[0] or name[1] == other[1]):
                for i, tile in enumerate(TWINS):
                    action = TWIN + (4 * i + way) * CELLS + cell
                    say(action, f"tile {tile} {name} {other}", "tile", tile=tile, cells=[name, other])


def name_trades() -> None:
    for i, trade in enumerate(TRADES):
        say(TRADE + i, trade.text, "trade")
    for food in range(1, MOST_FOOD + 1):
        text = f"trade {food + 1} gold for {food} food" if food > 1 else "trade 2 gold for food"
        say(GOLD_FOOD + food, text, "trade")
    for strength in range(1, STRONGEST + 1):
        say(DISARM + strength, f"disarm {strength}", "disarm", strength=strength, at_work=False)
        at_work = DISARM + STRONGEST + 1 + strength
        say(at_work, f"disarm {strength} at work", "disarm", strength=strength, at_work=True)


name_rounds()
name_parts()
name_tiles()
name_trades()
