"""How a game is set up: modes, boards, turns, and the transition from era I to era II."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from caverna.game import InvalidOption, format_list
from caverna.game.bits import bit

from . import cave
from .goods import FIRST_ERA_KINDS, GOLD, KINDS
from .player import Player, place
from .rooms import CAVE_ENTRANCE, DARK, FIRST_ERA, INDEX, LIGHT, ROOM_TABLE
from .state import State
from .tiles import BREACH, DWARF_BACK, EVERY_TILE, backs

MODES: Final[dict[int, tuple[str, ...]]] = {
    1: ("eras-1-2", "era-1", "ask"),
    2: ("eras-1-2", "era-1", "ask", "quick-start", "short"),
}
"""By number of players; the first is the default."""
BACKS: Final = {1: ("", "2", "2", "2", "3", "3", "3", "4"), 2: ("", "2", "2", "2", "3", "3", "3", "3", "4")}
"""For each round of era I, the number on the back of the tile turned up: also how many turns each player has."""
SECOND_ERA_ROUNDS: Final = 4
SECOND_ERA_TURNS: Final = 4
SLOTS: Final = 4

WALLS: Final = 7
MORE_WALLS: Final = 3  # for two players in era II
SHORT_WALLS: Final = 5
DRAFT_WALLS: Final = 3  # of each player
SOLO_PILES: Final = (9, 7)  # the tiles that are not on a board
SOLO_LIGHT: Final = 3  # of the light rooms of an era
POOL: Final = ("food-corner", "warehouse", "sacrificial-altar")
POOL_DRAWN: Final = 3  # in addition to those
DRAFT_PILE: Final = 18
DRAFT_GOAL: Final = 42
DRAFT_GOLD: Final = 3
SHORT_GOLD: Final = 3


class Setup:
    """Shared by all copies of a game; never changes."""

    def __init__(self, players: int, mode: str) -> None:
        self.players: i64 = players
        self.mode = mode
        self.number: i64 = MODES[2].index(mode)  # all modes are for two players
        self.tiles: i64 = EVERY_TILE & ~BREACH if players == 1 else EVERY_TILE  # a solo player razes no walls
        self.pooled = mode == "short"
        self.drafted = mode == "quick-start"
        self.rooms = ROOM_TABLE

    def rounds(self, era: i64) -> i64:
        """How many rounds an era has."""
        return len(BACKS[self.players]) - 1 if era == 1 else SECOND_ERA_ROUNDS

    def dwarfs(self, era: i64, number: i64) -> i64:
        """Turns for each player in a round."""
        return int(BACKS[self.players][number]) if era == 1 else SECOND_ERA_TURNS

    def candidates(self, era: i64, number: i64) -> i64:
        """The action tiles that may be turned up in a round."""
        return self.tiles & backs("II" if era == 2 else BACKS[self.players][number])

    def options(self) -> dict[str, Any]:
        """The options that lead to this set-up."""
        return {"players": int(self.players), "mode": self.mode}


def setup_for(players: object = 2, **options: object) -> Setup:
    """The set-up for some options; `InvalidOption` if they are not allowed."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in MODES:
        raise InvalidOption(f"players={players!r}: cave-vs-cave is for 1 or 2 players")
    for name in options:
        if name != "mode":
            raise InvalidOption(f"cave-vs-cave has no option {name!r}: use players or mode")
    mode = options.get("mode", MODES[players][0])
    if not isinstance(mode, str) or mode not in MODES[players]:
        plural = "1 player" if players == 1 else f"{players} players"
        raise InvalidOption(f"mode={mode!r}: with {plural} use {format_list(MODES[players])}")
    if (players, mode) not in SETUPS:
        SETUPS[players, mode] = Setup(players, mode)
    return SETUPS[players, mode]


SETUPS: Final[dict[tuple[int, str], Setup]] = {}


def start_first_era(s: State) -> None:
    """Set up era I: boards covered except for two cells, all goods at 1."""
    s.era = 1
    s.open = backs(DWARF_BACK)
    s.walls = WALLS
    s.unseen = DARK & FIRST_ERA
    if s.solo():
        s.piles[0] = SOLO_PILES[0]
    else:
        s.display = LIGHT & FIRST_ERA
    for p in s.players:
        add_first_board(p)
        p.covered = cave.FIRST_BOARD & ~(cave.ENTRANCE | cave.FIRST_EMPTY)
        for kind in range(FIRST_ERA_KINDS):
            p.goods[kind] = 1


def add_first_board(p: Player) -> None:
    """Give a player the board of era I, with the Cave Entrance."""
    p.add_board(cave.FIRST_BOARD, cave.FIRST_EAST, cave.FIRST_SOUTH)
    place(p, CAVE_ENTRANCE, cave.cell("d4"))


def start_draft(s: State) -> None:
    """Set up the quick start: empty boards, private walls, and a pile of rooms to draw from."""
    s.era = 0
    s.display = LIGHT & FIRST_ERA
    s.unseen = DARK & FIRST_ERA
    s.piles[0] = DRAFT_PILE
    for p in s.players:
        add_first_board(p)
        p.walls = DRAFT_WALLS


def start_short(s: State) -> None:
    """Set up era II alone, with a pool of era I rooms."""
    s.walls = SHORT_WALLS
    for name in POOL:
        s.pool |= bit(INDEX[name])
    enter_second_era(s, 0)
    for p in s.players:
        p.goods[GOLD] = SHORT_GOLD


def enter_second_era(s: State, full: i64) -> None:
    """Add the second board. Seats in the mask have its gate covered too. Goods at 0 become 1."""
    s.era = 2
    s.round = 0
    s.open = s.setup.tiles & (backs(DWARF_BACK) | backs("2") | backs("3"))
    s.unseen |= DARK & ~FIRST_ERA
    if s.solo():
        s.piles[1] = SOLO_PILES[1]
    else:
        s.display |= LIGHT & ~FIRST_ERA
    for p in s.players:
        p.add_board(cave.SECOND_BOARD, cave.SECOND_EAST, cave.SECOND_SOUTH)
        p.covered |= cave.SECOND_BOARD if full >> p.seat & 1 else cave.SECOND_BOARD & ~cave.GATE
        for kind in range(KINDS):
            p.goods[kind] = max(1, p.goods[kind])


def draft_gold(p: Player, behind: i64) -> None:
    """Give gold after the draft: the player behind gets as much more as the difference in points."""
    p.goods[GOLD] = 0
    p.add(GOLD, DRAFT_GOLD + max(0, behind))
