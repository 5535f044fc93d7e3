"""The tables that the game plays by, as plain data: nothing here that the engine does not use.

Most tables are lists of rows. What belongs to some numbers of players only says so in `players`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caverna.game.bits import indices

from . import grid, scoring
from .expeditions import ITEMS
from .furnishings import FURNISHINGS
from .goods import DOG, FARM_ANIMALS, GOODS
from .grid import cell_name
from .harvest import FULL_PRICE
from .income import MARKET_PRICES
from .notation import MARKERS
from .player import DISARMING
from .setup import (
    FAMILY_LIFE,
    HARVEST,
    HARVESTS,
    OPTIONS,
    QUESTION_MARKS,
    ROUNDS,
    SOLO_LIMITS,
    URGENT_WISH,
    WISH,
    Setup,
    setup_for,
)
from .spaces import ALL, ROWS, SLOT, SPACES, Pile, Space
from .trades import TRADES, Trade
from .wording import NAMES, PLURALS, loot_cost, space_wording, step_wording

ANYBODY: Final = "anybody"

QUESTIONS: Final = {
    "place": "Where does the next dwarf go?",
    "imitate": "Which space is imitated?",
    "part": "What is done here?",
    "tile": "Where does the tile lie?",
    "stable": "Where does the stable stand?",
    "furnish": "Which furnishing is built?",
    "pay": "How is it paid?",
    "cell": "Where does the furnishing lie?",
    "sow": "What is sown?",
    "forge": "How strong is the weapon?",
    "loot": "Which loot is taken?",
    "buy": "What is bought?",
    "sell-ore": "Is ore sold?",
    "feed": "The family is hungry: trade for food, or feed it now and beg for what is missing.",
    "breed": "Which animals have young?",
    "overflow": "Not all animals find room: eat some, or make room.",
    "phase": "The field phase or the breeding phase?",
    "clear": "Overfull spaces lose their goods: which are saved, for a ruby each?",
    "final-trades": "Any last trades before the points are counted?",
    "card": "Which card is turned up?",
    "marker": "Which harvest marker is turned up?",
    "over": "The game is over.",
}
"""What each question of a decision means."""


def reference(players: object = None) -> dict[str, Any]:
    """All tables, or what concerns one number of players; `InvalidOption` if the game is not for so many."""
    counts = [int(count) for count in ALL] if players is None else [int(setup_for(players).players)]
    setups = [setup_for(count) for count in counts]
    return {
        "setup": [setup_row(setup) for setup in setups],
        "options": [{"option": name, "values": list(values)} for name, values in OPTIONS.items()],
        "goods": goods_rows(),
        "spaces": [space_row(space, counts) for space in ROWS if set(counts) & set(space.players)],
        "cards": by_round(setups, cards_of),
        "harvest": by_round(setups, harvest_of),
        "harvests": [{"id": id, "effect": effect} for id, effect in HARVEST_EFFECTS.items()],
        "markers": marker_rows(),
        "furnishings": furnishing_rows(),
        "loot": loot_rows(),
        "trades": [*(trade_row(trade) for trade in TRADES), *further_trades(counts)],
        "food_conversion": food_rows(),
        "market": [{"good": good, "price": {"gold": price}} for good, price in MARKET_PRICES.items()],
        "home": home_rows(),
        "scoring": scoring_rows(),
        "goal": [{"players": [1], "beat": scoring.SOLO_GOAL}] if 1 in counts else [],
        "questions": dict(QUESTIONS),
        "any_time": ["trade", "disarm"],
        "arguments": {"space": "spaces", "furnishing": "furnishings", "item": "loot"},
    }


# the course of the game


def setup_row(setup: Setup) -> dict[str, Any]:
    return {
        "players": [int(setup.players)],
        "food": [int(food) for food in setup.food],
        "rounds": [n for n in range(1, ROUNDS + 1) if setup.cards[n]],
        "spaces": len(indices(setup.printed)),
        "markers": {MARKERS[0]: int(setup.leaves), MARKERS[1]: int(setup.questions)},
    }


def cards_of(setup: Setup, number: int) -> dict[str, Any]:
    """The cards that may be turned up in a round."""
    cards = [SPACES[slot] for slot in indices(setup.cards[number])]
    return {"stage": setup.spaces[SLOT[cards[0]]].stage, "cards": cards}


def harvest_of(setup: Setup, number: int) -> dict[str, Any]:
    """How a round ends."""
    return {"harvest": HARVESTS[setup.harvests[number]]}


def by_round(setups: list[Setup], content: Callable[[Setup, int], dict[str, Any]]) -> list[dict[str, Any]]:
    """A row for each round that is played and each content, with the numbers of players it is for."""
    rows: list[dict[str, Any]] = []
    for number in range(1, ROUNDS + 1):
        for setup in setups:
            if not setup.cards[number]:
                continue
            row = {"round": number, **content(setup, number)}
            same = next((other for other in rows if {**other, "players": []} == {"players": [], **row}), None)
            if same is None:
                rows.append({"players": [int(setup.players)], **row})
            else:
                same["players"].append(int(setup.players))
    return rows


HARVEST_EFFECTS: Final = {
    "none": "No harvest.",
    "harvest": f"Field phase, feeding ({FULL_PRICE} food for each dwarf, 1 for a newborn), breeding.",
    "one-food": "1 food for each dwarf; no field phase, no breeding.",
    "partial": f"Each player chooses the field phase or the breeding phase; {FULL_PRICE} food for each dwarf.",
    "marker": "As the round's marker says.",
}


def marker_rows() -> list[dict[str, Any]]:
    """What a leaf means, and the question marks in the order of their appearance."""
    rows: list[dict[str, Any]] = [{"marker": MARKERS[0], "appearance": None, "harvest": HARVESTS[HARVEST]}]
    for i, harvest in enumerate(QUESTION_MARKS, 1):
        rows.append({"marker": MARKERS[1], "appearance": i, "harvest": HARVESTS[harvest]})
    return rows


# the boards


def goods_rows() -> list[dict[str, Any]]:
    return [
        {
            "id": good,
            "name": NAMES.get(good, good),
            "plural": PLURALS.get(good, NAMES.get(good, good)),
            "kind": "farm animal" if good in FARM_ANIMALS else "animal" if kind == DOG else "good",
        }
        for kind, good in enumerate(GOODS)
    ]


def space_row(space: Space, counts: list[int]) -> dict[str, Any]:
    wording = space_wording(space)
    return {
        "id": space.id,
        "name": space.name,
        "players": [count for count in space.players if count in counts],
        "stage": space.stage,
        "accumulates": None if space.pile is None else pile_row(space.pile),
        "actions": wording.parts,
        "connective": wording.connective,
        "note": space_note(space),
    }


def pile_row(pile: Pile) -> dict[str, dict[str, int]]:
    """What an empty space gets, and what one with goods gets."""
    return {"first": pile.first.to_dict(), "more": pile.more.to_dict()}


def space_note(space: Space) -> str | None:
    if URGENT_WISH >> SLOT[space.id] & 1:
        return f"the other side of {space_names(WISH)}, turned over when {space_names(FAMILY_LIFE)} comes"
    if space.since > 1:
        return f"gathers goods from round {space.since} on"
    return None if space.imitable else "cannot be imitated"


def space_names(slots: int) -> str:
    return ", ".join(next(row.name for row in ROWS if row.id == SPACES[slot]) for slot in indices(slots))


def home_rows() -> list[dict[str, Any]]:
    """What is printed on a home board."""
    printed = (
        (grid.ENTRY_DWELLING, "entry-level dwelling: room for 2 dwarfs and 2 animals of one type"),
        (grid.FIRST_CAVERN, "cavern, ready to be furnished"),
        (grid.ENTRANCE, "in front of the entrance: the first meadow or field covers it"),
    )
    rows = [{"cells": [cell_name(cell) for cell in indices(mask)], "bonus": {}, "note": note} for mask, note in printed]
    for bonus in dict.fromkeys(grid.BONUSES.values()):
        cells = [cell for cell, found in grid.BONUSES.items() if found == bonus]
        rows.append({"cells": cells, "bonus": {bonus[0]: bonus[1]}, "note": "when the first tile covers it"})
    return rows


# tiles, loot and trades


def furnishing_rows() -> list[dict[str, Any]]:
    return [
        {
            "id": tile.id,
            "name": tile.name,
            "set": tile.kit,
            "colour": tile.colour,
            "cost": tile.cost.to_dict(),
            "points": None if tile.star else int(tile.points),
            "effect": tile.does,
        }
        for tile in FURNISHINGS
    ]


def loot_rows() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for item in ITEMS:
        cost = loot_cost(item.step)
        rows.append({
            "id": item.id,
            "name": item.id.replace("-", " ").capitalize(),
            "strength": int(item.strength),
            "effect": step_wording(item.step).joined(),
            "cost": None if cost is None else cost.to_dict(),
        })  # fmt: skip
    return rows


def trade_row(trade: Trade) -> dict[str, Any]:
    owners = [FURNISHINGS[i].id for i in indices(trade.needs)]
    return {
        "pay": trade.pay.to_dict(),
        "get": trade.get.to_dict(),
        "who": owners[0] if owners else ANYBODY,
        "note": None if trade.tile is None else step_wording(trade.tile).joined(),
    }


def further_trades(counts: list[int]) -> list[dict[str, Any]]:
    """What is exchanged at a price that is no fixed bundle, or for something that is no good."""
    peaceful = next(tile.id for tile in FURNISHINGS if tile.allows & DISARMING)
    rows: list[dict[str, Any]] = [
        {"pay": {"gold": 2}, "get": {"food": 1}, "who": ANYBODY, "note": "at one go, 1 food more for each gold more"},
        {"pay": {"ruby": 1}, "get": {}, "who": ANYBODY, "note": "place another dwarf than the weakest"},
        {"pay": {}, "get": {}, "who": peaceful, "note": "a weapon for as much food as it is strong"},
    ]
    if 1 in counts:
        limits = f"(more than {SOLO_LIMITS[OPTIONS['solo_clear'][0]]} goods)"
        note = f"solo: an overfull space {limits} keeps its goods for a round"
        rows.append({"pay": {"ruby": 1}, "get": {}, "who": ANYBODY, "note": note})
    return rows


def food_rows() -> list[dict[str, Any]]:
    """The trades of everybody that bring food and nothing else."""
    return [
        {"pay": trade.pay.to_dict(), "food": trade.get.to_dict()["food"]}
        for trade in TRADES
        if list(trade.get.to_dict()) == ["food"] and not trade.needs
    ]


# points


def scoring_rows() -> list[dict[str, Any]]:
    """The categories of the score sheet. No points here: they depend on the furnishings."""
    rows: tuple[tuple[str, int | None, str], ...] = (
        ("animals", 1, "each dog and farm animal"),
        ("missing-animals", scoring.MISSING_TYPE, "each type of farm animal that is missing"),
        ("grain", 1, "2 grain, fields included; a single one left counts as 2"),
        ("vegetables", 1, "each vegetable, fields included"),
        ("rubies", 1, "each ruby"),
        ("dwarfs", 1, "each dwarf"),
        ("unused-spaces", scoring.UNUSED_CELL, "each cell of the home board without tile and stable"),
        ("pastures", scoring.SMALL_PASTURE, "each small pasture"),
        ("pastures", scoring.LARGE_PASTURE, "each large pasture"),
        ("mines", scoring.ORE_MINE, "each ore mine"),
        ("mines", scoring.RUBY_MINE, "each ruby mine"),
        ("furnishings", None, "the points printed on furnishings"),
        ("bonuses", None, "what furnishings with a star are worth"),
        ("gold", 1, "each gold"),
        ("begging", scoring.BEGGING_MARKER, "each begging marker"),
        ("forgiven", None, "negative points that a furnishing cancels"),
    )
    return [{"id": id, "points": points, "for": what} for id, points, what in rows]
