"""The tables that the game plays by, as plain data: nothing here that the engine does not use.

Most tables are lists of rows. What belongs to some numbers of players only says so in `players`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from caverna.game.bits import indices

from . import grid, scoring
from .actions import SINGLES
from .expeditions import ITEMS
from .furnishings import FURNISHINGS
from .goods import DOG, FARM_ANIMALS, GOODS
from .grid import cell_name
from .harvest import FULL_PRICE
from .income import MARKET_PRICES
from .notation import MARKERS
from .player import DISARMING
from .setup import (
    HARVEST,
    HARVESTS,
    OPTIONS,
    QUESTION_MARKS,
    ROUNDS,
    URGENT_WISH,
    Setup,
    setup_for,
)
from .spaces import ALL, ROWS, SLOT, SPACES, Pile, Space
from .trades import TRADES, Trade

ANYBODY: Final = "anybody"

QUESTIONS: Final = (
    "place", "imitate", "part", "tile", "stable", "furnish", "pay", "cell", "sow", "forge", "loot", "buy",
    "sell-ore", "feed", "breed", "overflow", "phase", "income", "clear", "final-trades", "card", "marker", "over",
)  # fmt: skip
"""What a decision may ask."""


def reference(players: object = None) -> dict[str, Any]:
    """All tables, or those for one number of players; `InvalidOption` if the game does not allow that number."""
    counts = [int(count) for count in ALL] if players is None else [int(setup_for(players).players)]
    setups = [setup_for(count) for count in counts]
    return {
        "setup": [setup_row(setup) for setup in setups],
        "options": [{"option": name, "values": list(values)} for name, values in OPTIONS.items()],
        "goods": goods_rows(),
        "spaces": [space_row(space, counts) for space in ROWS if set(counts) & set(space.players)],
        "cards": by_round(setups, cards_of),
        "harvest": by_round(setups, harvest_of),
        "harvests": harvest_rows(),
        "markers": marker_rows(),
        "furnishings": furnishing_rows(),
        "loot": loot_rows(),
        "trades": [*(trade_row(trade) for trade in TRADES), *further_trades(counts)],
        "food_conversion": food_rows(),
        "market": [{"good": good, "price": {"gold": price}} for good, price in MARKET_PRICES.items()],
        "home": home_rows(),
        "scoring": scoring_rows(),
        "goal": [{"players": [1], "beat": scoring.SOLO_GOAL}] if 1 in counts else [],
        "questions": list(QUESTIONS),
        "any_time": ["trade", "disarm"],
        "arguments": {"space": "spaces", "furnishing": "furnishings", "item": "loot"},
    }


# rounds


def setup_row(setup: Setup) -> dict[str, Any]:
    """The set-up for one number of players."""
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


def harvest_rows() -> list[dict[str, Any]]:
    """What each harvest costs for a dwarf and for a newborn; the marker of the round decides where it is not known."""
    food: dict[str, tuple[int | None, int | None]] = {
        "none": (0, 0), "harvest": (FULL_PRICE, 1), "one-food": (1, 1), "partial": (FULL_PRICE, 1),
        "marker": (None, None),
    }  # fmt: skip
    return [{"id": id, "food": food[id][0], "food_newborn": food[id][1]} for id in HARVESTS]


def marker_rows() -> list[dict[str, Any]]:
    """What a leaf means, and the question marks in the order of their appearance."""
    rows: list[dict[str, Any]] = [{"marker": MARKERS[0], "appearance": None, "harvest": HARVESTS[HARVEST]}]
    for i, harvest in enumerate(QUESTION_MARKS, 1):
        rows.append({"marker": MARKERS[1], "appearance": i, "harvest": HARVESTS[harvest]})
    return rows


# the boards


def goods_rows() -> list[dict[str, Any]]:
    """The goods, and which of them are animals."""
    return [
        {
            "id": good,
            "kind": "farm-animal" if good in FARM_ANIMALS else "animal" if kind == DOG else "good",
        }
        for kind, good in enumerate(GOODS)
    ]


def space_row(space: Space, counts: list[int]) -> dict[str, Any]:
    """One action space."""
    summary = space.summary()
    return {
        "id": space.id,
        "players": [count for count in space.players if count in counts],
        "stage": space.stage,
        "accumulates": None if space.pile is None else pile_row(space.pile),
        "actions": summary.parts,
        "connective": summary.connective,
        "note": space_note(space),
    }


def pile_row(pile: Pile) -> dict[str, dict[str, int]]:
    """What an empty space gets, and what one with goods gets."""
    return {"first": pile.first.to_dict(), "more": pile.more.to_dict()}


def space_note(space: Space) -> str | None:
    """The id of a remark on a space."""
    if URGENT_WISH >> SLOT[space.id] & 1:
        return "turned-over"
    if space.since > 1:
        return "gathers-later"
    return None if space.imitable else "not-imitable"


def home_rows() -> list[dict[str, Any]]:
    """What is printed on a home board."""
    printed = (("dwelling", grid.ENTRY_DWELLING), ("cavern", grid.FIRST_CAVERN), ("entrance", grid.ENTRANCE))
    rows = [{"id": id, "cells": [cell_name(cell) for cell in indices(mask)], "bonus": {}} for id, mask in printed]
    for bonus in dict.fromkeys(grid.BONUSES.values()):
        cells = [cell for cell, found in grid.BONUSES.items() if found == bonus]
        rows.append({"id": "bonus", "cells": cells, "bonus": {bonus[0]: bonus[1]}})
    return rows


# tiles, loot and trades


def furnishing_rows() -> list[dict[str, Any]]:
    """All furnishings."""
    return [
        {
            "id": tile.id,
            "set": tile.kit,
            "colour": tile.colour,
            "cost": tile.cost.to_dict(),
            "points": None if tile.star else int(tile.points),
        }
        for tile in FURNISHINGS
    ]


def loot_rows() -> list[dict[str, Any]]:
    """All loot items."""
    rows: list[dict[str, Any]] = []
    for item in ITEMS:
        cost = item.step.printed_cost()
        rows.append({
            "id": item.id,
            "strength": int(item.strength),
            "actions": [item.step.summary().as_part()],
            "cost": None if cost is None else cost.to_dict(),
        })  # fmt: skip
    return rows


def trade_row(trade: Trade) -> dict[str, Any]:
    """One trade."""
    owners = [FURNISHINGS[i].id for i in indices(trade.needs)]
    return {
        "pay": trade.pay.to_dict(),
        "get": trade.get.to_dict(),
        "who": owners[0] if owners else ANYBODY,
        "tile": None if trade.tile is None else SINGLES[trade.tile.tile],
        "note": None,
    }


def further_trades(counts: list[int]) -> list[dict[str, Any]]:
    """What is exchanged at a price that is no fixed bundle, or for something that is no good."""
    peaceful = next(tile.id for tile in FURNISHINGS if tile.allows & DISARMING)
    rows: list[dict[str, Any]] = [
        {"pay": {"gold": 2}, "get": {"food": 1}, "who": ANYBODY, "tile": None, "note": "gold"},
        {"pay": {"ruby": 1}, "get": {}, "who": ANYBODY, "tile": None, "note": "call"},
        {"pay": {}, "get": {}, "who": peaceful, "tile": None, "note": "disarm"},
    ]
    if 1 in counts:
        rows.append({"pay": {"ruby": 1}, "get": {}, "who": ANYBODY, "tile": None, "note": "save"})
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
    rows: tuple[tuple[str, int | None], ...] = (
        ("animals", 1), ("missing-animals", scoring.MISSING_TYPE), ("grain", 1), ("vegetables", 1), ("rubies", 1),
        ("dwarfs", 1), ("unused-spaces", scoring.UNUSED_CELL),
        ("pastures", scoring.SMALL_PASTURE), ("pastures", scoring.LARGE_PASTURE),
        ("mines", scoring.ORE_MINE), ("mines", scoring.RUBY_MINE),
        ("furnishings", None), ("bonuses", None), ("gold", 1), ("begging", scoring.BEGGING_MARKER), ("forgiven", None),
    )  # fmt: skip
    return [{"id": id, "points": points} for id, points in rows]
