"""What a player sees as a row of numbers: for programs that learn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.frames import NOBODY
from caverna.game.sheet import Layout, OpenDecisions, Sheet, amount, points, share

from . import scoring
from .actions import SLOTS
from .furnishings import FURNISHINGS
from .goods import GOODS, KINDS
from .grid import CELLS
from .machine import PHASES, STEPS
from .player import FAMILY, STRONGEST, UNBORN, Player
from .setup import HARVESTS, ROUNDS
from .state import State

SEATS: Final = 7
TILES: Final = len(FURNISHINGS)
WAITING: Final = len(PHASES)  # the first steps: those of rounds and harvests
HALF: Final = 4  # the cells of a half of the home board in a row, its margin among them
HALF_BOARD: Final = CELLS // 2
PLANE: Final = "one for each cell of the {0}, row by row with the margin: columns {1}, rows 0 to 5"

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
WHERE: Final[i64] = LAYOUT.add_to_block("where", TILES, OF_CELL.text, "the cell of each, counted like the actions do")
SINCE: Final[i64] = LAYOUT.add_to_block("since", TILES, OF_ROUNDS.text, "the round in which each was built")


def add_plane(name: str, side: str, columns: str) -> int:
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


def observe(s: State, seat: i64, sheet: Sheet) -> None:
    """The whole game as a seat sees it: its own block first, the others in the order of turns."""
    sheet.clear()
    seats = len(s.players)
    write_setup(s, seat, sheet)
    write_round(s, seat, sheet)
    DECISIONS.write(sheet, s.top)
    for player in s.players:
        write_player(player, block_of(player.seat, seat, seats), sheet)
    write_waiting(s, seat, sheet)


def block_of(seat: i64, observer: i64, seats: i64) -> i64:
    """Where the block of a seat begins."""
    return LAYOUT.shared + LAYOUT.block * ((seat - observer + seats) % seats)


def write_setup(s: State, seat: i64, sheet: Sheet) -> None:
    setup = s.setup
    sheet.flag(PLAYERS + setup.players - 1)
    if setup.furnishings == "introductory":
        sheet.flag(INTRODUCTORY)
    if setup.late_markers:
        sheet.flag(LATE_MARKERS)
    if setup.solo_clear == "from6":
        sheet.flag(FROM_SIX)
    sheet.flag(SEAT + seat)


def write_round(s: State, seat: i64, sheet: Sheet) -> None:
    seats = len(s.players)
    top = s.top
    if top is not None and top.seat != NOBODY:
        sheet.flag(TURN + (top.seat - seat + seats) % seats)
    sheet.flag(STARTER + (s.starter - seat + seats) % seats)
    sheet.flag(ROUND + s.round - 1)
    sheet.flag(HARVEST + s.harvest)
    sheet.write(LEAVES, OF_MARKERS, s.leaves)
    sheet.write(QUESTIONS, OF_MARKERS, s.questions)
    if s.dwarf >= 0:
        sheet.flag(DWARF + s.dwarf)
    sheet.flags(OPEN, s.open)
    sheet.flags(FOR_SALE, s.tiles)
    for slot in s.setup.piles:
        if s.piles[slot]:
            sheet.write(PILES + slot, OF_ROUNDS, s.piles[slot])


def write_player(p: Player, at: i64, sheet: Sheet) -> None:
    sheet.flag(at + HERE)
    for kind in range(KINDS):
        if p.goods[kind]:
            sheet.write(at + SUPPLY + kind, OF_GOODS, p.goods[kind])
    sheet.write(at + SCORE, OF_POINTS, scoring.points(p))
    for i in range(FAMILY):
        if p.weapons[i] != UNBORN:
            sheet.flag(at + DWARFS + i)
            sheet.write(at + WEAPONS + i, OF_STRENGTH, p.weapons[i])
    sheet.flags(at + PLACED, p.placed)
    sheet.flags(at + NEWBORN, p.newborn)
    sheet.flags(at + SPACES, p.spaces)
    sheet.write(at + BEGGING, OF_BEGGING, p.begging)
    sheet.write(at + ROOM, OF_ROOM, p.room)
    sheet.flags(at + ALLOWED, p.allowed)
    write_furnishings(p, at, sheet)
    write_forest(p, at, sheet)
    write_mountain(p, at, sheet)


def write_furnishings(p: Player, at: i64, sheet: Sheet) -> None:
    sheet.flags(at + OWNED, p.owned)
    for i in range(len(p.built)):
        entry = p.built[i]
        tile = entry & 63
        sheet.write(at + WHERE + tile, OF_CELL, entry >> 6 & 63)
        sheet.write(at + SINCE + tile, OF_ROUNDS, entry >> 12)


def write_waiting(s: State, seat: i64, sheet: Sheet) -> None:
    """Who is still to be asked in this phase: in a harvest, more than the topmost decisions tell."""
    top = s.top
    if top is None:
        return
    seats = len(s.players)
    frame = top.below
    while frame is not None:
        step = frame.step.id
        if step < WAITING and frame.seat != NOBODY:
            sheet.flag(block_of(frame.seat, seat, seats) + WAITS + step)
        frame = frame.below


def write_forest(p: Player, at: i64, sheet: Sheet) -> None:
    write_half(sheet, at + FIELD, p.field)
    write_half(sheet, at + GRAIN_1, p.grain_1)
    write_half(sheet, at + GRAIN_2, p.grain_2)
    write_half(sheet, at + GRAIN_3, p.grain_3)
    write_half(sheet, at + VEGETABLE_1, p.vegetable_1)
    write_half(sheet, at + VEGETABLE_2, p.vegetable_2)
    write_half(sheet, at + MEADOW, p.meadow)
    write_half(sheet, at + SMALL, p.small)
    write_half(sheet, at + LARGE_ACROSS, p.large_across)
    write_half(sheet, at + LARGE_DOWN, p.large_down)
    write_half(sheet, at + STABLE, p.stable)


def write_mountain(p: Player, at: i64, sheet: Sheet) -> None:
    write_half(sheet, at + CAVERN, p.cavern >> HALF)
    write_half(sheet, at + TUNNEL, p.tunnel >> HALF)
    write_half(sheet, at + DEEP, p.deep >> HALF)
    write_half(sheet, at + ORE_MINE, p.ore_mine >> HALF)
    write_half(sheet, at + RUBY_MINE, p.ruby_mine >> HALF)
    write_half(sheet, at + FURNISHED, p.furnished >> HALF)
    write_half(sheet, at + DWELLING, p.dwelling >> HALF)


def write_half(sheet: Sheet, at: i64, mask: i64) -> None:
    """The left four cells of each row of a mask."""
    while mask:
        low = mask & -mask
        cell = int(low).bit_length() - 1
        sheet.flag(at + cell - (cell >> 3) * HALF)  # the row is cell // COLUMNS, but a shift is faster
        mask ^= low
