"""A game as plain data: what a client draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from caverna.game.bits import bit, count, indices

from . import cave
from .blue import active
from .draft import by_side, draft_sites, suits
from .furnish import sites
from .goods import GOODS
from .player import Player
from .rooms import ROOMS
from .scoring import points, score_sheet
from .setup import DRAFT_GOAL
from .tiles import TILES

if TYPE_CHECKING:
    from caverna.game.types import Side

    from .game import Game
    from .types import CavesCell, CavesOptions, CavesPlayer, CavesSpace, CavesView, Entrance, Tile, Wall


def view(game: Game) -> CavesView:
    """The whole public state as plain data."""
    return {
        "game": "cave-vs-cave",
        "options": cast("CavesOptions", game.options),
        "era": int(game.era),
        "round": int(game.round),
        "rounds": list(range(1, game.setup.rounds(game.era) + 1)) if game.era else [],
        "turn": game.turn,
        "turns_each": game.dwarfs() if game.era and game.round else 0,
        "starting_player": int(game.starter),
        "spaces": [tile_view(game, i) for i in indices(game.open)],
        "slots": [TILES[tile].id if tile >= 0 else None for tile in game.slots],
        "display": [ROOMS[i].id for i in indices(game.display)],
        "pool": [ROOMS[i].id for i in indices(game.pool)],
        "unseen": [ROOMS[i].id for i in indices(game.unseen)],
        "piles": [int(tiles) for tiles in game.piles],
        "walls": int(game.walls),
        "spare_cavern": bool(game.spare_cavern),
        "draft_goal": None if game.era else DRAFT_GOAL,
        "players": [player_view(game, p) for p in game.players],
    }


def tile_view(game: Game, number: int) -> CavesSpace:
    """An action tile."""
    tile = TILES[number]
    slot = game.slot_of(number)
    return {
        "id": tile.id,
        "back": tile.back,
        "slot": slot + 1 if slot >= 0 else None,
        "seat": next((int(p.seat) for p in game.players if p.taken >> number & 1), None),
    }


def player_view(game: Game, p: Player) -> CavesPlayer:
    """A player with their cave."""
    fits = {ROOMS[i].id: cell_names(room_cells(game, p, i)) for i in indices(game.display)}
    return {
        "seat": int(p.seat),
        "goods": goods_of(p),
        "rooms": [{"id": ROOMS[entry & 63].id, "cell": cave.cell_name(entry >> 6)} for entry in p.built],
        "cells": cells_view(p),
        "walls": walls_view(p),
        "additional_cavern": int(p.cavern),
        "private_walls": int(p.walls),
        "accessible": cell_names(p.accessible(False)),
        "fits": fits,
        "walls_short": {ROOMS[i].id: walls_short(p, i) for i in indices(game.display) if not fits[ROOMS[i].id]},
        "usable": usable_rooms(game, p),
        "entrance": entrance_view(p),
        "turns_left": turns_left(game, p),
        "first_score": int(p.first_score),
        "score": points(p, game.era),
        "score_sheet": score_sheet(p, game.era),
    }


def turns_left(game: Game, p: Player) -> int:
    """The turns of a player that are still to come in this round; none between the eras and at the end."""
    if not game.round or game.question() in ("go-on", "over"):
        return 0
    return max(0, game.dwarfs() - count(p.taken))


def goods_of(p: Player) -> dict[str, int]:
    """A player's goods by name."""
    return {name: int(p.goods[kind]) for kind, name in enumerate(GOODS)}


def cell_names(mask: int) -> list[str]:
    """The names of the cells in a mask."""
    return [cave.cell_name(cell) for cell in indices(mask)]


def room_cells(game: Game, p: Player, room: int) -> int:
    """The cells where a room may be built, paid or not; a draft may build walls along with it."""
    return sites(game, p, room) if game.era else draft_sites(game, p, room)


def walls_short(p: Player, room: int) -> dict[str, int]:
    """The empty cells where a room would fit after building walls, with the fewest that it takes."""
    found: dict[str, int] = {}
    for at in indices(p.empty()):
        walls = by_side(p.rock_east | p.wall_east, p.rock_south | p.wall_south, at)
        free = by_side(p.site_east & ~p.wall_east, p.site_south & ~p.wall_south, at)
        ways = [count(added) for added in range(1, 16) if not added & ~free and suits(ROOMS[room].walls, walls | added)]
        if ways:
            found[cave.cell_name(at)] = int(min(ways))
    return found


def usable_rooms(game: Game, p: Player) -> list[str]:
    """The rooms that would do something if they were activated now."""
    rooms = game.setup.rooms
    return [ROOMS[i].id for i in indices(active(game, p) & rooms.orange) if rooms.menus[i].possible(game, p)]


def cells_view(p: Player) -> list[CavesCell]:
    """All cells of a player's cave."""
    furnished = {int(entry >> 6): ROOMS[entry & 63].id for entry in p.built}
    classes = wall_classes(p)
    return [cell_view(p, cell, furnished.get(cell), classes[cell]) for cell in indices(p.cells)]


def wall_classes(p: Player) -> dict[int, str]:
    """How the walls of each cell stand."""
    east = p.rock_east | p.wall_east
    south = p.rock_south | p.wall_south
    found: dict[int, str] = {}
    for number, name in enumerate(cave.CLASSES):
        for cell in indices(p.cells & cave.fitting(bit(number), south << cave.COLUMNS, east, south, east << 1)):
            found[cell] = name
    return found


def cell_view(p: Player, cell: int, room: str | None, wall_class: str) -> CavesCell:
    """One cell."""
    name = cave.cell_name(cell)
    tile: Tile = "covered" if p.covered >> cell & 1 else "room" if room else "empty"
    return {
        "cell": name,
        "column": cell % cave.COLUMNS,
        "row": cell // cave.COLUMNS,
        "board": 1 if cave.FIRST_BOARD >> cell & 1 else 2 if cave.SECOND_BOARD >> cell & 1 else 0,
        "tile": tile,
        "room": room,
        "bonus": {cave.SYMBOLS[name]: 1} if name in cave.SYMBOLS and tile == "covered" else {},
        "walls": sides_of(p, cell),
        "wall_class": wall_class,
        "sites": sites_of(p, cell),
    }


def edges_of(cell: int) -> list[tuple[Side, int, bool]]:
    """The four sides of a cell, each with the cell that keeps its wall, and whether that is an east wall there."""
    return [
        ("north", cell - cave.COLUMNS, False), ("east", cell, True), ("south", cell, False), ("west", cell - 1, True),
    ]  # fmt: skip


def sides_of(p: Player, cell: int) -> dict[Side, Wall]:
    """The walls around a cell: rock or built."""
    found: dict[Side, Wall] = {}
    for side, at, east in edges_of(cell):
        if (p.rock_east if east else p.rock_south) & bit(at):
            found[side] = "rock"
        elif (p.wall_east if east else p.wall_south) & bit(at):
            found[side] = "built"
    return found


def sites_of(p: Player, cell: int) -> list[Side]:
    """The sides of a cell where a wall could be built."""
    return [
        side
        for side, at, east in edges_of(cell)
        if (p.site_east & ~p.wall_east if east else p.site_south & ~p.wall_south) & bit(at)
    ]


def entrance_view(p: Player) -> Entrance:
    """Where one comes in."""
    if p.cells & cave.GATE:
        return {"cell": cave.cell_name(indices(cave.GATE)[0]), "side": "south"}
    return {"cell": cave.cell_name(indices(cave.ENTRANCE)[0]), "side": "west"}


def walls_view(p: Player) -> int:
    """How many walls the cave has got."""
    return count(p.wall_east) + count(p.wall_south)
