"""The draft of the quick start, the pool of the short game, and the transition from there to era II."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit, count
from caverna.game.buffer import Actions
from caverna.game.frames import NOBODY
from caverna.game.obstacles import NOT_NOW, Obstacle

from . import cave
from .actions import COVER, DRAFT, DRAW, FURNISH
from .cave import COLUMNS, NAMES, cell, fitting
from .digging import DRAW_ROOM
from .furnish import claim_cavern, colours, display_obstacle, misfit
from .player import Player, place
from .rooms import CAVE_ENTRANCE, FIRST_ERA, ROOMS
from .rounds import NEXT_ROUND
from .scoring import room_points
from .setup import DRAFT_GOAL, MORE_WALLS, POOL, POOL_DRAWN, WALLS, draft_gold, enter_second_era
from .state import State
from .step import AutomaticStep, Step

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8


def by_side(east: i64, south: i64, at: i64) -> i64:
    """The sides of a cell that are in masks of east and south edges."""
    return (
        (NORTH if south >> (at - COLUMNS) & 1 else 0)
        | (EAST if east >> at & 1 else 0)
        | (SOUTH if south >> at & 1 else 0)
        | (WEST if east >> (at - 1) & 1 else 0)
    )


def suits(classes: i64, sides: i64) -> bool:
    """Are walls on these sides of one of the classes?"""
    return fitting(classes, sides & 1, sides >> 1 & 1, sides >> 2 & 1, sides >> 3 & 1) & 1 != 0


def placements(p: Player, room: int) -> list[int]:
    """All ways to place a room with as few new walls as possible, as draft actions."""
    found: list[int] = []
    fewest: i64 = p.walls
    for place_of_cell, name in enumerate(NAMES):
        at = cell(name)
        if not p.empty() >> at & 1:
            continue
        walls = by_side(p.rock_east | p.wall_east, p.rock_south | p.wall_south, at)
        free = by_side(p.site_east & ~p.wall_east, p.site_south & ~p.wall_south, at)
        for added in range(16):
            if added & ~free == 0 and count(added) <= fewest and suits(ROOMS[room].walls, walls | added):
                if count(added) < fewest:
                    fewest = count(added)
                    found = []
                found.append(DRAFT + 16 * place_of_cell + added)
    return found


def draft_sites(s: State, p: Player, room: int) -> i64:
    """The cells where a room may be drafted to; none while its colour is forbidden."""
    mask: i64 = 0
    if colours(s, p) >> room & 1:
        for action in placements(p, room):
            mask |= bit(cell(NAMES[(action - DRAFT) // 16]))
    return mask


def build_walls(p: Player, at: i64, added: i64) -> None:
    """Build a player's private walls on some sides of a cell."""
    if added & NORTH:
        p.wall_south |= bit(at - COLUMNS)
    if added & EAST:
        p.wall_east |= bit(at)
    if added & SOUTH:
        p.wall_south |= bit(at)
    if added & WEST:
        p.wall_east |= bit(at - 1)
    p.walls -= count(added)


class DraftTurn(AutomaticStep):
    """A room is drawn, as long as there are any."""

    def run(self, s: State, p: Player, data: i64) -> None:
        s.drop()
        s.push(DRAFT_ROOM, p.seat)
        if s.piles[0] > 0:
            s.piles[0] -= 1
            s.push(DRAW_ROOM, NOBODY, 1)


class DraftRoom(Step):
    """A player drafts a room and places it, free of charge. `data`: 0, then 1 + room."""

    def question(self, data: i64) -> str:
        return "draft-cell" if data else "draft"

    def rooms(self, s: State, p: Player) -> i64:
        """The rooms of the display that a player may draft and place."""
        mask: i64 = 0
        candidates = s.display & colours(s, p)
        for room in range(len(ROOMS)):
            if candidates >> room & 1 and placements(p, room):
                mask |= bit(room)
        return mask

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return data != 0 or self.rooms(s, p) != 0

    def run(self, s: State, p: Player, data: i64) -> None:
        """Nothing fits: the player has finished drafting."""
        s.drop()
        p.finished = 1
        s.push(AFTER_DRAFT, p.seat)

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        if data:
            for action in placements(p, data - 1):
                out.add(action)
        else:
            out.add_mask(FURNISH, self.rooms(s, p))

    def room_obstacle(self, s: State, p: Player, data: i64, room: i64) -> Obstacle | None:
        """Rooms are free of charge, and may bring walls with them."""
        if data - 1 == room:
            return Obstacle("chosen")
        return display_obstacle(s, p, room) or (NOT_NOW if placements(p, room) else misfit(p, room))

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        if not data:
            s.put(action - FURNISH + 1)
            return
        s.drop()
        at = cell(NAMES[(action - DRAFT) // 16])
        build_walls(p, at, (action - DRAFT) % 16)
        s.display &= ~bit(data - 1)
        place(p, data - 1, at)
        s.push(AFTER_DRAFT, p.seat)
        claim_cavern(s, p)


class AfterDraft(AutomaticStep):
    """The next player drafts, or the draft ends."""

    def run(self, s: State, p: Player, data: i64) -> None:
        s.drop()
        if room_points(p) >= DRAFT_GOAL or p.is_full():
            p.finished = 1
        other = s.players[1 - p.seat]
        if p.finished and other.finished:
            s.push(DISTRIBUTE, self.leader(s))
            return
        other_next = not other.finished and (p.finished != 0 or room_points(p) > room_points(other))
        s.push(DRAFT_TURN, other.seat if other_next else p.seat)

    def leader(self, s: State) -> i64:
        """The seat with the higher draft score; the start player in a tie."""
        return 1 if room_points(s.players[1]) > room_points(s.players[0]) else 0


class Distribute(Step):
    """The rest of the pile is laid face down, one tile each in turn."""

    def question(self, data: i64) -> str:
        return "cover"

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return s.piles[0] > 0 and self.cells(p) != 0

    def run(self, s: State, p: Player, data: i64) -> None:
        """No tile or no cell is left: the other player continues, or era II begins."""
        s.drop()
        if s.piles[0] > 0:
            s.push(DISTRIBUTE, 1 - p.seat)
        else:
            begin_after_draft(s)

    def cells(self, p: Player) -> i64:
        """Where a player can put a tile face down."""
        return p.empty() & cave.FIRST_BOARD

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add_mask(COVER, self.cells(p))

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        s.piles[0] -= 1
        p.covered |= bit(action - COVER)
        s.push(DISTRIBUTE, 1 - p.seat)


def begin_after_draft(s: State) -> None:
    """Era II with the drafted caves: the leader has the whole new board covered, the other more gold."""
    leader = AFTER_DRAFT.leader(s)
    s.walls = WALLS + MORE_WALLS
    for p in s.players:
        s.walls -= count(p.wall_east) + count(p.wall_south)
        p.walls = 0
    enter_second_era(s, bit(leader))
    for p in s.players:
        draft_gold(p, room_points(s.players[1 - p.seat]) - room_points(p))
    s.push(NEXT_ROUND, NOBODY)


class DrawPool(Step):
    """Chance: three more rooms of era I for the common pool."""

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return count(s.pool) < len(POOL) + POOL_DRAWN

    def question(self, data: i64) -> str:
        return "draw"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add_mask(DRAW, FIRST_ERA & ~(s.pool | bit(CAVE_ENTRANCE)))

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.pool |= bit(action - DRAW)


DRAFT_TURN: Final = DraftTurn()
DRAFT_ROOM: Final = DraftRoom()
AFTER_DRAFT: Final = AfterDraft()
DISTRIBUTE: Final = Distribute()
DRAW_POOL: Final = DrawPool()
