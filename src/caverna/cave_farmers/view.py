"""A game as plain data: what a client draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from caverna.game.bits import bit, count, indices
from caverna.game.frames import NOBODY, Frame

from . import grid, setup
from .boards import board_of
from .breeding import pairs
from .family import BEST_FORGED, DWARFS
from .farming import STABLES
from .furnish import ANY
from .furnishings import FURNISHINGS
from .goods import FARM_ANIMALS, GOODS
from .grid import cell_name
from .harvest import CHOOSE_PHASE, FEEDING, FULL_PRICE
from .player import FAMILY, SIXTH, UNBORN, Player
from .rounds import NEXT_ROUND, START_HARVEST, WORK
from .scoring import points, score_sheet
from .setup import HARVESTS, ROUNDS
from .stalls import Stall, arranged
from .step import Step
from .trades import traveller

if TYPE_CHECKING:
    from caverna.game.types import Side

    from .game import Game
    from .types import (
        BuiltFurnishing,
        ComingHarvest,
        Dwarf,
        FarmersCell,
        FarmersOptions,
        FarmersPlayer,
        FarmersSpace,
        FarmersView,
        FoodOwed,
        Ground,
        Housing,
    )


def view(game: Game) -> FarmersView:
    """The whole public state as plain data."""
    return {
        "game": "cave-farmers",
        "options": cast("FarmersOptions", game.options),
        "round": min(int(game.round), ROUNDS),
        "rounds": [n for n in range(1, ROUNDS + 1) if game.setup.cards[n]],
        "turn": game.turn,
        "starting_player": int(game.starter),
        "harvests": coming_harvests(game),
        "markers": {"leaf": int(game.leaves), "question": int(game.questions)},
        "spaces": [space_view(game, slot) for slot in indices(game.open)],
        "furnishings": [FURNISHINGS[i].id for i in indices(game.tiles)],
        "best_weapon": BEST_FORGED,
        "players": [player_view(game, p) for p in game.players],
    }


def coming_harvests(game: Game) -> list[ComingHarvest]:
    """How this round and the later ones end, as far as anybody knows: once all leaves are out, that is all of it."""
    if game.round > ROUNDS:
        return []
    harvests = [int(kind) for kind in game.setup.harvests]
    harvests[game.round] = int(game.harvest)
    seen = game.setup.questions - game.questions
    for number in range(game.round, ROUNDS + 1):
        if harvests[number] == setup.MARKER and game.setup.cards[number]:
            if not game.questions:
                harvests[number] = setup.HARVEST
            elif not game.leaves:
                harvests[number] = setup.QUESTION_MARKS[seen]
                seen += 1
    rounds = [n for n in range(game.round, ROUNDS + 1) if game.setup.cards[n]]
    return [{"round": n, "harvest": HARVESTS[harvests[n]]} for n in rounds]


def space_view(game: Game, slot: int) -> FarmersSpace:
    """An action space."""
    space = game.setup.spaces[slot]
    return {
        "id": space.id,
        "stage": space.stage,
        "board": board_of(space, game.num_players),
        "goods": goods_on(game, slot),
        "seat": next((int(p.seat) for p in game.players if p.slots >> slot & 1), None),
    }


def goods_on(game: Game, slot: int) -> dict[str, int]:
    """The goods that have accumulated on a space."""
    pile = game.setup.spaces[slot].pile
    refills = game.piles[slot]
    if pile is None or not refills:
        return {}
    goods = pile.first.to_dict()
    for name, amount in pile.more.to_dict().items():
        goods[name] = goods.get(name, 0) + amount * (refills - 1)
    return {name: amount for name, amount in goods.items() if amount}


def player_view(game: Game, p: Player) -> FarmersPlayer:
    """A player with their home board."""
    stalls = arranged(p)
    return {
        "seat": int(p.seat),
        "goods": goods_of(p),
        "begging": int(p.begging),
        "dwarfs": dwarfs_view(game, p),
        "room_for_dwarfs": room_for_dwarfs(p),
        "food_owed": food_owed(game, p),
        "stables_left": STABLES - count(p.stable),
        "furnishings": furnishings_view(p),
        "cells": cells_view(p),
        "housing": housing_view(stalls),
        "homeless": homeless(p, stalls),
        "pairs": [FARM_ANIMALS[i] for i in indices(pairs(p))],
        "affordable": [FURNISHINGS[i].id for i in indices(game.tiles & ANY.affordable(p))],
        "score": points(p),
        "score_sheet": score_sheet(p),
    }


def goods_of(p: Player) -> dict[str, int]:
    """A player's goods by name."""
    return {name: int(p.goods[kind]) for kind, name in enumerate(GOODS)}


def dwarfs_view(game: Game, p: Player) -> list[Dwarf]:
    """A player's dwarfs."""
    away = traveller(game) if game.turn == p.seat else -1
    return [
        {
            "strength": int(p.weapons[i]),
            "at_work": bool(p.placed >> i & 1),
            "space": space_of(game, p, i),
            "travelling": i == away,
            "newborn": bool(p.newborn >> i & 1),
            "next": i == game.dwarf and open_frame(game, WORK, p.seat) is not None,
        }
        for i in range(FAMILY)
        if p.weapons[i] != UNBORN
    ]


def space_of(game: Game, p: Player, dwarf: int) -> str | None:
    """Where a dwarf works; a newborn is with its parent."""
    slot = p.slot_of(dwarf)
    return None if slot < 0 else game.setup.spaces[slot].id


def room_for_dwarfs(p: Player) -> int:
    """How many can be housed; room for the sixth dwarf counts once there are five."""
    return int(p.room) + (1 if p.allowed & SIXTH and p.dwarfs() >= DWARFS else 0)


def open_frame(game: Game, step: Step, seat: int) -> Frame | None:
    """The decision of a player that a step has open, perhaps below others."""
    frame = game.top
    while frame is not None and (frame.step is not step or frame.seat != seat):
        frame = frame.below
    return frame


def food_owed(game: Game, p: Player) -> FoodOwed | None:
    """The food for the next feeding as things stand, and its round; a marker not turned up counts as a harvest."""
    feeding = open_frame(game, FEEDING, p.seat)
    if feeding is not None:
        return {"round": int(game.round), "food": FEEDING.need(p, feeding.data)}
    for coming in coming_harvests(game):
        this_round = coming["round"] == game.round
        if coming["harvest"] != HARVESTS[setup.NO_HARVEST] and not (this_round and has_fed(game)):
            price = 1 if coming["harvest"] == HARVESTS[setup.ONE_FOOD] else FULL_PRICE
            eaters = p.copy()
            eaters.newborn = p.newborn if this_round else 0
            return {"round": coming["round"], "food": FEEDING.need(eaters, price)}
    return None


def has_fed(game: Game) -> bool:
    """Is the harvest of this round under way? A player without a feeding ahead has finished it then."""
    over = open_frame(game, NEXT_ROUND, NOBODY) is not None
    waiting = open_frame(game, START_HARVEST, NOBODY) is not None
    choosing = any(open_frame(game, CHOOSE_PHASE, p.seat) is not None for p in game.players)
    return over and not waiting and not choosing


def furnishings_view(p: Player) -> list[BuiltFurnishing]:
    """A player's furnishings with their cells."""
    return [{"id": FURNISHINGS[entry & 63].id, "cell": cell_name(entry >> 6 & 63)} for entry in p.built]


def cells_view(p: Player) -> list[FarmersCell]:
    """The 24 cells and what hangs over the edge, row by row."""
    used = grid.BOARD | p.outdoors() | p.underground()
    furnished = furnishings_at(p)
    return [cell_view(p, cell, furnished.get(cell)) for cell in indices(used)]


def furnishings_at(p: Player) -> dict[int, str]:
    """The furnishings by their cells."""
    return {int(entry >> 6 & 63): FURNISHINGS[entry & 63].id for entry in p.built}


def cell_view(p: Player, cell: int, furnishing: str | None) -> FarmersCell:
    """One cell of a home board."""
    at = bit(cell)
    tile = tile_at(p, at)
    shown: FarmersCell = {
        "cell": cell_name(cell),
        "column": cell % grid.COLUMNS,
        "row": cell // grid.COLUMNS,
        "ground": ground_at(at),
        "tile": tile,
        "layer": LAYERS[tile] if tile else 0,
        "stable": bool(p.stable & at),
    }
    if tile is None:
        bonus = grid.BONUSES.get(cell_name(cell))
        shown["bonus"] = {} if bonus is None else {bonus[0]: bonus[1]}
    if tile == "field":
        shown["crop"] = crop_at(p, at)
    if tile == "furnishing":
        shown["furnishing"] = furnishing
    if tile == "large-pasture":
        toward, step = other_half(p, at)
        shown["toward"] = toward
        shown["partner"] = cell_name(cell + step)
    return shown


def other_half(p: Player, at: int) -> tuple[Side, int]:
    """Where the other half of a large pasture lies: its side, and the step to its cell."""
    if p.large_across & at:
        return "east", 1
    if p.large_down & at:
        return "south", grid.COLUMNS
    return ("west", -1) if p.large_across << 1 & at else ("north", -grid.COLUMNS)


LAYERS: Final = {
    "field": 1, "meadow": 1, "small-pasture": 2, "large-pasture": 2, "cavern": 1, "tunnel": 1, "deep-tunnel": 2,
    "ore-mine": 2, "ruby-mine": 3, "entry-level-dwelling": 1, "furnishing": 2,
}  # fmt: skip
"""How high each tile lies: a tile is always laid on a lower one."""


def ground_at(at: int) -> Ground:
    """What is printed at a cell."""
    if at & grid.BOARD:
        return "forest" if at & grid.FOREST else "mountain"
    return "margin"


def tile_at(p: Player, at: int) -> str | None:
    """The tile on a cell, if any."""
    kinds = (
        ("field", p.field), ("meadow", p.meadow), ("small-pasture", p.small), ("large-pasture", p.large()),
        ("cavern", p.cavern), ("tunnel", p.tunnel), ("deep-tunnel", p.deep), ("ore-mine", p.ore_mine),
        ("ruby-mine", p.ruby_mine), ("entry-level-dwelling", grid.ENTRY_DWELLING), ("furnishing", p.furnished),
    )  # fmt: skip
    return next((name for name, mask in kinds if mask & at), None)


def crop_at(p: Player, at: int) -> dict[str, int]:
    """The crop on a cell, if any."""
    crops = (("grain", 1, p.grain_1), ("grain", 2, p.grain_2), ("grain", 3, p.grain_3),
             ("vegetable", 1, p.vegetable_1), ("vegetable", 2, p.vegetable_2))  # fmt: skip
    return next(({name: amount} for name, amount, mask in crops if mask & at), {})


def homeless(p: Player, stalls: list[Stall]) -> dict[str, int]:
    """The animals that no stall holds."""
    left = {animal: int(p.goods[GOODS.index(animal)]) for animal in FARM_ANIMALS}
    for stall in stalls:
        if stall.animals:
            left[GOODS[stall.kind]] -= stall.animals
    return {animal: amount for animal, amount in left.items() if amount}


def housing_view(stalls: list[Stall]) -> list[Housing]:
    """Where the animals stand: one of the arrangements that house them all."""
    return [
        {
            "cells": [cell_name(cell) for cell in indices(stall.cells)],
            "animal": GOODS[stall.kind] if stall.animals else None,
            "animals": stall.animals,
            "dogs": stall.dogs,
            "room": stall.room,
        }
        for stall in stalls
    ]
