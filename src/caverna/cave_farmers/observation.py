"""The observation of a player, as a row of numbers for reinforcement learning."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caverna.game.bits import bit, lowest
from caverna.game.frames import NOBODY
from caverna.game.observation import Layout, ObservationWriter, OpenDecisions, amount, fingerprint, points, share

from . import scoring
from .actions import SLOTS
from .furnishings import FURNISHINGS
from .goods import GOODS, KINDS
from .grid import CELLS, COLUMNS
from .machine import PHASES, STEPS
from .player import FAMILY, STRONGEST, Player
from .setup import HARVESTS, ROUNDS
from .state import State

SEATS: Final = 7
TILES: Final = len(FURNISHINGS)
WAITING: Final = len(PHASES)  # the first steps: those of rounds and harvests
HALF: Final = COLUMNS // 2  # the forest or the mountain, with its margin
HALF_BOARD: Final = CELLS // 2
PLACES: Final = vec[i64]([cell // COLUMNS * HALF + cell % HALF for cell in range(CELLS)])  # of each cell in its half
PLANE: Final = "each cell of the {0}, 4 a row: columns {1}, rows 0 to 5"

OF_GOODS: Final = amount(4)
OF_STRENGTH: Final = share(STRONGEST)
OF_ROUNDS: Final = share(ROUNDS)
OF_CELL: Final = share(CELLS - 1)
OF_ROOM: Final = share(FAMILY)
OF_BEGGING: Final = amount(4)
OF_MARKERS: Final = share(4)
OF_POINTS: Final = points(50)

LAYOUT: Final = Layout(SEATS)

PLAYERS: Final[i64] = LAYOUT.add("players", SEATS, "one-hot", "how many play")
INTRODUCTORY: Final[i64] = LAYOUT.add("introductory", 1, "flag", "the option furnishings is introductory")
LATE_MARKERS: Final[i64] = LAYOUT.add("late-markers", 1, "flag", "the option harvest_reveal is end")
FROM_SIX: Final[i64] = LAYOUT.add("from-six", 1, "flag", "the option solo_clear is from6")
SEAT: Final[i64] = LAYOUT.add("seat", SEATS, "one-hot", "the seat of the observer")
TURN: Final[i64] = LAYOUT.add("turn", SEATS, "one-hot", "who decides, counted from the observer; none at the end")
STARTER: Final[i64] = LAYOUT.add("starter", SEATS, "one-hot", "the starting player, counted from the observer")
ROUND: Final[i64] = LAYOUT.add("round", ROUNDS + 1, "one-hot", "the round, from 1 on; the last means that all are over")
HARVEST: Final[i64] = LAYOUT.add("harvest", len(HARVESTS), "one-hot", "how the round ends: " + ", ".join(HARVESTS))
LEAVES: Final[i64] = LAYOUT.add("leaves", 1, OF_MARKERS.text, "harvest markers with a leaf not yet turned up")
QUESTIONS: Final[i64] = LAYOUT.add("questions", 1, OF_MARKERS.text, "harvest markers with a question mark")
DWARF: Final[i64] = LAYOUT.add("dwarf", FAMILY, "one-hot", "the dwarf at work, or the next to be placed")
OPEN: Final[i64] = LAYOUT.add("open", SLOTS, "bits", "action spaces in play, by slot")
PILES: Final[i64] = LAYOUT.add("piles", SLOTS, OF_ROUNDS.text, "refills of each since it was emptied: what lies there")
FOR_SALE: Final[i64] = LAYOUT.add("for-sale", TILES, "bits", "furnishings not yet built")
DECISIONS: Final = OpenDecisions(LAYOUT, STEPS, SLOTS)

HERE: Final[i64] = LAYOUT.add_to_block("here", 1, "flag", "somebody sits there")
SUPPLY: Final[i64] = LAYOUT.add_to_block("goods", KINDS, OF_GOODS.text, ", ".join(GOODS))
SCORE: Final[i64] = LAYOUT.add_to_block("score", 1, OF_POINTS.text, "points as if the game ended now")
DWARFS: Final[i64] = LAYOUT.add_to_block("dwarfs", FAMILY, "flag", "each dwarf that is born")
WEAPONS: Final[i64] = LAYOUT.add_to_block("weapons", FAMILY, OF_STRENGTH.text, "the strength of each")
PLACED: Final[i64] = LAYOUT.add_to_block("placed", FAMILY, "bits", "each that is at work")
NEWBORN: Final[i64] = LAYOUT.add_to_block("newborn", FAMILY, "bits", "each that was born this round")
SPACES: Final[i64] = LAYOUT.add_to_block("spaces", SLOTS, "bits", "action spaces with a dwarf of this player")
WAITS: Final[i64] = LAYOUT.add_to_block("waits", WAITING, "bits", "phases, by number of step, with a decision to come")
BEGGING: Final[i64] = LAYOUT.add_to_block("begging", 1, OF_BEGGING.text, "begging markers")
ROOM: Final[i64] = LAYOUT.add_to_block("room", 1, OF_ROOM.text, "dwarfs that can be housed")
ALLOWED: Final[i64] = LAYOUT.add_to_block("allowed", 8, "bits", "what furnishings permit, see `player.py`")
OWNED: Final[i64] = LAYOUT.add_to_block("owned", TILES, "bits", "furnishings")
WHERE: Final[i64] = LAYOUT.add_to_block("where", TILES, OF_CELL.text, "the cell of each: 8 * row + column, from z0 on")
SINCE: Final[i64] = LAYOUT.add_to_block("since", TILES, OF_ROUNDS.text, "the round in which each was built")


def add_plane(name: str, side: str, columns: str) -> int:
    """Add a mask of cells to the layout of a player."""
    return LAYOUT.add_to_block(name, HALF_BOARD, "bits", PLANE.format(side, columns))


FIELD: Final[i64] = add_plane("field", "forest", "z to c")
GRAIN_1: Final[i64] = add_plane("grain-1", "forest", "z to c")
GRAIN_2: Final[i64] = add_plane("grain-2", "forest", "z to c")
GRAIN_3: Final[i64] = add_plane("grain-3", "forest", "z to c")
VEGETABLE_1: Final[i64] = add_plane("vegetable-1", "forest", "z to c")
VEGETABLE_2: Final[i64] = add_plane("vegetable-2", "forest", "z to c")
MEADOW: Final[i64] = add_plane("meadow", "forest", "z to c")
SMALL: Final[i64] = add_plane("small-pasture", "forest", "z to c")
LARGE_ACROSS: Final[i64] = add_plane("large-pasture-across", "forest", "z to c")
LARGE_DOWN: Final[i64] = add_plane("large-pasture-down", "forest", "z to c")
STABLE: Final[i64] = add_plane("stable", "forest", "z to c")
CAVERN: Final[i64] = add_plane("cavern", "mountain", "d to g")
TUNNEL: Final[i64] = add_plane("tunnel", "mountain", "d to g")
DEEP: Final[i64] = add_plane("deep-tunnel", "mountain", "d to g")
ORE_MINE: Final[i64] = add_plane("ore-mine", "mountain", "d to g")
RUBY_MINE: Final[i64] = add_plane("ruby-mine", "mountain", "d to g")
FURNISHED: Final[i64] = add_plane("furnished", "mountain", "d to g")
DWELLING: Final[i64] = add_plane("dwelling", "mountain", "d to g")


def observe(s: State, seat: i64, writer: ObservationWriter) -> None:
    """Write the whole game as a seat sees it: its own block first, then the others in turn order."""
    writer.begin()
    write_setup(s, seat, writer)
    write_round(s, seat, writer)
    DECISIONS.write(writer, s.top)
    seats = len(s.players)
    for distance in range(seats):
        write_player(s, s.players[(seat + distance) % seats], LAYOUT.shared + distance * LAYOUT.block, writer)


def write_setup(s: State, seat: i64, writer: ObservationWriter) -> None:
    """Write what never changes."""
    setup = s.setup
    writer.one_of(PLAYERS, setup.players - 1)
    writer.flags(INTRODUCTORY, 1 if setup.furnishings == "introductory" else 0)
    writer.flags(LATE_MARKERS, 1 if setup.late_markers else 0)
    writer.flags(FROM_SIX, 1 if setup.solo_clear == "from6" else 0)
    writer.one_of(SEAT, seat)


def write_round(s: State, seat: i64, writer: ObservationWriter) -> None:
    """Write the state of the round."""
    seats = len(s.players)
    top = s.top
    writer.one_of(TURN, -1 if top is None or top.seat == NOBODY else (top.seat - seat + seats) % seats)
    writer.one_of(STARTER, (s.starter - seat + seats) % seats)
    writer.one_of(ROUND, s.round - 1)
    writer.one_of(HARVEST, s.harvest)
    writer.number(LEAVES, OF_MARKERS, s.leaves)
    writer.number(QUESTIONS, OF_MARKERS, s.questions)
    writer.one_of(DWARF, s.dwarf)
    writer.flags(OPEN, s.open)
    writer.flags(FOR_SALE, s.tiles)
    writer.numbers(PILES, OF_ROUNDS, s.piles)


def write_player(s: State, p: Player, at: i64, writer: ObservationWriter) -> None:
    """Write a player. The score comes last: it follows from the rest, so it is computed only if that has changed."""
    before = writer.deltas.count
    writer.flags(at + HERE, 1)
    writer.numbers(at + SUPPLY, OF_GOODS, p.goods)
    writer.flags(at + DWARFS, bit(p.dwarfs()) - 1)
    writer.numbers(at + WEAPONS, OF_STRENGTH, p.weapons)
    writer.flags(at + PLACED, p.placed)
    writer.flags(at + NEWBORN, p.newborn)
    writer.flags(at + SPACES, p.slots)
    writer.flags(at + WAITS, waits(s, p.seat))
    writer.number(at + BEGGING, OF_BEGGING, p.begging)
    writer.number(at + ROOM, OF_ROOM, p.room)
    writer.flags(at + ALLOWED, p.allowed)
    write_furnishings(p, at, writer)
    write_forest(p, at, writer)
    write_mountain(p, at, writer)
    if writer.deltas.count == before:
        writer.pass_over()
    else:
        writer.number(at + SCORE, OF_POINTS, scoring.points(p))


def waits(s: State, seat: i64) -> i64:
    """The phases in which a seat is still to be asked: in a harvest, these go beyond the topmost decisions."""
    mask: i64 = 0
    frame = None if s.top is None else s.top.below
    while frame is not None:
        if frame.seat == seat:
            number = STEPS.number(frame.step)
            if number < WAITING:
                mask |= bit(number)
        frame = frame.below
    return mask


def write_furnishings(p: Player, at: i64, writer: ObservationWriter) -> None:
    """Write the furnishings, and their cells and rounds if these have changed."""
    writer.flags(at + OWNED, p.owned)
    gone = writer.replace(p.owned) & ~p.owned
    now = fingerprint(p.built)
    if writer.replace(now) == now:
        return
    while gone:
        writer.put(at + WHERE + lowest(gone), 0)
        writer.put(at + SINCE + lowest(gone), 0)
        gone &= gone - 1
    for i in range(len(p.built)):
        entry = p.built[i]
        tile = entry & 63
        writer.put(at + WHERE + tile, OF_CELL.bits(entry >> 6 & 63))
        writer.put(at + SINCE + tile, OF_ROUNDS.bits(entry >> 12))


def write_forest(p: Player, at: i64, writer: ObservationWriter) -> None:
    """Write what lies outdoors."""
    writer.cells(at + FIELD, p.field, PLACES)
    writer.cells(at + GRAIN_1, p.grain_1, PLACES)
    writer.cells(at + GRAIN_2, p.grain_2, PLACES)
    writer.cells(at + GRAIN_3, p.grain_3, PLACES)
    writer.cells(at + VEGETABLE_1, p.vegetable_1, PLACES)
    writer.cells(at + VEGETABLE_2, p.vegetable_2, PLACES)
    writer.cells(at + MEADOW, p.meadow, PLACES)
    writer.cells(at + SMALL, p.small, PLACES)
    writer.cells(at + LARGE_ACROSS, p.large_across, PLACES)
    writer.cells(at + LARGE_DOWN, p.large_down, PLACES)
    writer.cells(at + STABLE, p.stable, PLACES)


def write_mountain(p: Player, at: i64, writer: ObservationWriter) -> None:
    """Write what lies underground."""
    writer.cells(at + CAVERN, p.cavern, PLACES)
    writer.cells(at + TUNNEL, p.tunnel, PLACES)
    writer.cells(at + DEEP, p.deep, PLACES)
    writer.cells(at + ORE_MINE, p.ore_mine, PLACES)
    writer.cells(at + RUBY_MINE, p.ruby_mine, PLACES)
    writer.cells(at + FURNISHED, p.furnished, PLACES)
    writer.cells(at + DWELLING, p.dwelling, PLACES)
