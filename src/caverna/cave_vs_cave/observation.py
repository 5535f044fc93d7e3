"""The observation of a player, as a row of numbers for reinforcement learning."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caverna.game.bits import lowest
from caverna.game.frames import NOBODY
from caverna.game.observation import Layout, ObservationWriter, OpenDecisions, fingerprint, points, share

from . import cave, scoring
from .actions import NUM_ROOMS, NUM_TILES
from .goods import GOODS, KINDS, LIMITS
from .machine import STEPS
from .player import Player
from .setup import DRAFT_PILE, DRAFT_WALLS, MODES, MORE_WALLS, SLOTS, SOLO_PILES, WALLS
from .state import State

SEATS: Final = 2
ROUNDS: Final = 8  # of the longest era
TURNS: Final = 8  # of the longest round
ERAS: Final = 3
CELLS: Final = len(cave.NAMES)
EVERY_MODE: Final = MODES[2]
BY_CELL: Final = {cave.cell(name): place for place, name in enumerate(cave.NAMES)}
PLACES: Final = vec[i64]([BY_CELL.get(cell, 0) for cell in range(cave.CELLS)])  # of each cell among all names
PLANE: Final = "one for each cell: " + " ".join(cave.NAMES)

OF_FEW: Final = share(9)
OF_MANY: Final = share(19)
OF_TURNS: Final = share(TURNS)
OF_WALLS: Final = share(WALLS + MORE_WALLS)
OF_PILE: Final = share(DRAFT_PILE)
OF_SECOND_PILE: Final = share(SOLO_PILES[1])
OF_OWN_WALLS: Final = share(DRAFT_WALLS)
OF_CELL: Final = share(CELLS)
OF_POINTS: Final = points(50)
OF_HALF_POINTS: Final = points(50, 2)

LAYOUT: Final = Layout(SEATS)

PLAYERS: Final[i64] = LAYOUT.add("players", SEATS, "one-hot", "how many play")
MODE: Final[i64] = LAYOUT.add("mode", len(EVERY_MODE), "one-hot", ", ".join(EVERY_MODE))
SEAT: Final[i64] = LAYOUT.add("seat", SEATS, "one-hot", "the seat of the observer")
TURN: Final[i64] = LAYOUT.add("turn", SEATS, "one-hot", "who decides, counted from the observer; none at the end")
STARTER: Final[i64] = LAYOUT.add("starter", SEATS, "one-hot", "who begins the round, counted from the observer")
ERA: Final[i64] = LAYOUT.add("era", ERAS, "one-hot", "the draft, era I, era II")
ROUND: Final[i64] = LAYOUT.add("round", ROUNDS + 1, "one-hot", "the round of the era, from 0 on")
TURNS_TAKEN: Final[i64] = LAYOUT.add("turns", 1, OF_TURNS.text, "turns taken in this round")
OPEN: Final[i64] = LAYOUT.add("open", NUM_TILES, "bits", "action tiles face up")
SLOT: Final[i64] = LAYOUT.add("slots", SLOTS * NUM_TILES, "one-hot", "the action tile on each slot of era II")
DISPLAY: Final[i64] = LAYOUT.add("display", NUM_ROOMS, "bits", "rooms for sale")
POOL: Final[i64] = LAYOUT.add("pool", NUM_ROOMS, "bits", "rooms common to all")
UNSEEN: Final[i64] = LAYOUT.add("unseen", NUM_ROOMS, "bits", "rooms that nobody has seen yet")
FIRST_PILE: Final[i64] = LAYOUT.add("first-pile", 1, OF_PILE.text, "tiles in the draw pile of era I")
SECOND_PILE: Final[i64] = LAYOUT.add("second-pile", 1, OF_SECOND_PILE.text, "tiles in the draw pile of era II")
SUPPLY_WALLS: Final[i64] = LAYOUT.add("walls", 1, OF_WALLS.text, "walls in the supply")
SPARE_CAVERN: Final[i64] = LAYOUT.add("spare-cavern", 1, "flag", "nobody has the additional cavern")
DECISIONS: Final = OpenDecisions(LAYOUT, STEPS, NUM_ROOMS)

HERE: Final[i64] = LAYOUT.add_to_block("here", 1, "flag", "somebody sits there")
FEW: Final = "n / 9; of gold and weapons n / 19"
SUPPLY: Final[i64] = LAYOUT.add_to_block("goods", KINDS, FEW, ", ".join(GOODS))
SCORE: Final[i64] = LAYOUT.add_to_block("score", 1, OF_POINTS.text, "points as if the game ended now")
FIRST_SCORE: Final[i64] = LAYOUT.add_to_block("first-score", 1, OF_POINTS.text, "points of era I once that is over")
TAKEN: Final[i64] = LAYOUT.add_to_block("taken", NUM_TILES, "bits", "action tiles taken in this round")
OWN_WALLS: Final[i64] = LAYOUT.add_to_block("own-walls", 1, OF_OWN_WALLS.text, "walls of one's own, in the draft")
FINISHED: Final[i64] = LAYOUT.add_to_block("finished", 1, "flag", "the draft is over for this player")
CAVERN: Final[i64] = LAYOUT.add_to_block("cavern", 2, "one-hot", "the additional cavern, with two or with three walls")
OWNED: Final[i64] = LAYOUT.add_to_block("owned", NUM_ROOMS, "bits", "rooms")
WHERE: Final[i64] = LAYOUT.add_to_block("where", NUM_ROOMS, OF_CELL.text, "the cell of each, counted from 1")
EMPTY: Final[i64] = LAYOUT.add_to_block("empty", CELLS, "bits", f"where a room may lie; {PLANE}")
COVERED: Final[i64] = LAYOUT.add_to_block("covered", CELLS, "bits", "tiles face down, by cell")
WALL_EAST: Final[i64] = LAYOUT.add_to_block("wall-east", CELLS, "bits", "walls built east of each cell")
WALL_SOUTH: Final[i64] = LAYOUT.add_to_block("wall-south", CELLS, "bits", "walls built south of each cell")


def observe(s: State, seat: i64, writer: ObservationWriter) -> None:
    """Write the whole game as a seat sees it: its own block first."""
    writer.begin()
    write_setup(s, seat, writer)
    write_table(s, writer)
    DECISIONS.write(writer, s.top)
    seats = len(s.players)
    for distance in range(seats):
        write_player(s.players[(seat + distance) % seats], s.era, LAYOUT.shared + distance * LAYOUT.block, writer)


def write_setup(s: State, seat: i64, writer: ObservationWriter) -> None:
    """Write the set-up, and who looks, decides and begins."""
    top = s.top
    writer.one_of(PLAYERS, s.setup.players - 1)
    writer.one_of(MODE, s.setup.number)
    writer.one_of(SEAT, seat)
    writer.one_of(TURN, -1 if top is None or top.seat == NOBODY else 0 if top.seat == seat else 1)
    writer.one_of(STARTER, 0 if s.starter == seat else 1)


def write_table(s: State, writer: ObservationWriter) -> None:
    """Write what belongs to nobody: tiles, rooms, piles and walls."""
    writer.one_of(ERA, s.era)
    writer.one_of(ROUND, s.round)
    writer.number(TURNS_TAKEN, OF_TURNS, s.turns)
    writer.flags(OPEN, s.open)
    for slot in range(SLOTS):
        writer.one_of(SLOT + slot * NUM_TILES, s.slots[slot])
    writer.flags(DISPLAY, s.display)
    writer.flags(POOL, s.pool)
    writer.flags(UNSEEN, s.unseen)
    writer.number(FIRST_PILE, OF_PILE, s.piles[0])
    writer.number(SECOND_PILE, OF_SECOND_PILE, s.piles[1])
    writer.number(SUPPLY_WALLS, OF_WALLS, s.walls)
    writer.flags(SPARE_CAVERN, s.spare_cavern)


def write_player(p: Player, era: i64, at: i64, writer: ObservationWriter) -> None:
    """Write the block of a player."""
    writer.flags(at + HERE, 1)
    for kind in range(KINDS):
        writer.number(at + SUPPLY + kind, OF_FEW if LIMITS[kind] == 9 else OF_MANY, p.goods[kind])
    writer.number(at + SCORE, OF_HALF_POINTS, int(2 * scoring.points(p, era)))
    writer.number(at + FIRST_SCORE, OF_POINTS, p.first_score)
    writer.flags(at + TAKEN, p.taken)
    writer.number(at + OWN_WALLS, OF_OWN_WALLS, p.walls)
    writer.flags(at + FINISHED, p.finished)
    writer.one_of(at + CAVERN, p.cavern - 2 if p.cavern else -1)
    write_rooms(p, at, writer)
    writer.cells(at + EMPTY, p.empty(), PLACES)
    writer.cells(at + COVERED, p.covered, PLACES)
    writer.cells(at + WALL_EAST, p.wall_east, PLACES)
    writer.cells(at + WALL_SOUTH, p.wall_south, PLACES)


def write_rooms(p: Player, at: i64, writer: ObservationWriter) -> None:
    """Write the rooms, and where they are if that has changed."""
    writer.flags(at + OWNED, p.owned)
    gone = writer.replace(p.owned) & ~p.owned
    now = fingerprint(p.built)
    if writer.replace(now) == now:
        return
    while gone:
        writer.put(at + WHERE + lowest(gone), 0)
        gone &= gone - 1
    for entry in p.built:
        writer.put(at + WHERE + (entry & 63), OF_CELL.bits(1 + PLACES[entry >> 6]))
