"""Observations as rows of numbers between -1 and 1. The compiled rules say which numbers change; others keep the rows.

A number is given as the 32 bits of a C float: a `vec[i32]` is memory that numpy reads as `float32` without a copy.
"""

from __future__ import annotations

from struct import pack, unpack
from typing import Final, NamedTuple

from librt.vecs import append, extend, vec
from mypy_extensions import i32, i64

from .bits import bit, lowest
from .frames import BaseStep, Frame

FRAMES: Final = {"asked": "what is asked", "then": "the open decision below it", "after-that": "the one below that"}
"""The open decisions that are written down, from the top."""
CALLS: Final = 1024  # more than any observation is made of
ROOM: Final = 256  # for changes, to begin with
PRINT: Final[i64] = (1 << 42) - 1  # as much of a fingerprint as can be multiplied without overflow


def bits_of(number: float) -> int:
    """The 32 bits of a C float, as a signed number."""
    return int(unpack("<i", pack("<f", number))[0])


ZERO: Final[i32] = 0
BITS_OF_ONE: Final[i32] = 0x3F800000  # the bits of 1.0


class Scale:
    """How a count becomes a number between -1 and 1: a table of all that occurs; what lies beyond is as its end."""

    def __init__(self, text: str, lowest: int, numbers: list[float]) -> None:
        self.text = text
        self.lowest: i64 = lowest
        self.last: i64 = len(numbers) - 1
        self.table = vec[i32]()
        for number in numbers:
            self.table = append(self.table, i32(bits_of(number)))

    def bits(self, count: i64) -> i32:
        return self.table[min(max(count - self.lowest, 0), self.last)]


def share(most: int) -> Scale:
    """For what has a limit: the share of it."""
    return Scale(f"n / {most}", 0, [n / most for n in range(most + 1)])


def amount(half: int) -> Scale:
    """For what has no limit: it never reaches 1, and small differences count most."""
    return Scale(f"n / (n + {half})", 0, [n / (n + half) for n in range(256)])


def points(half: int, of: int = 1) -> Scale:
    """For points, which may be negative, counted in wholes or in parts of one."""
    text = f"n / (abs(n) + {half})"
    return Scale(text, -400 * of, [n / (abs(n) + half * of) for n in range(-400 * of, 400 * of + 1)])


class Field(NamedTuple):
    """Some neighbouring numbers of an observation that mean the same of different things."""

    name: str
    at: int
    size: int
    scale: str
    meaning: str


class Layout:
    """What stands where in an observation: what all share, and then a block for each player."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats  # blocks, whether or not as many play
        self.fields: list[Field] = []
        self.block_fields: list[Field] = []
        self.shared: i64 = 0  # numbers before the first block
        self.block: i64 = 0  # numbers of a block
        self.size: i64 = 0

    def add(self, name: str, size: int, scale: str, meaning: str) -> int:
        """A field of what all share; returns where it begins."""
        assert not self.block_fields, "blocks come last"
        at = int(self.shared)
        self.fields.append(Field(name, at, size, scale, meaning))
        self.shared += size
        self.size = self.shared
        return at

    def add_to_block(self, name: str, size: int, scale: str, meaning: str) -> int:
        """A field of every player's block; returns where it begins in the block."""
        at = int(self.block)
        self.block_fields.append(Field(name, at, size, scale, meaning))
        self.block += size
        self.size = self.shared + self.seats * self.block
        return at

    def used(self, players: int) -> int:
        """The numbers that are ever written with so many players; all behind them stay 0."""
        return int(self.shared + players * self.block)


class Changes:
    """Numbers that are new since these were last cleared: where each stands on a page of rows, and its bits.

    The page itself is kept by whoever reads it, perhaps in memory that several processes have in common. So nothing is
    written twice, and the rules do not wait for memory that is far away.
    """

    def __init__(self) -> None:
        self.places = vec[i64]([0] * ROOM)
        self.bits = vec[i32]([0] * ROOM)
        self.count: i64 = 0

    def add(self, place: i64, bits: i32) -> None:
        count = self.count
        if count == len(self.places):
            self.grow()
        self.places[count] = place
        self.bits[count] = bits
        self.count = count + 1

    def grow(self) -> None:
        """Room for twice as many."""
        self.places = extend(self.places, self.places)
        self.bits = extend(self.bits, self.bits)

    def clear(self) -> None:
        self.count = 0


class Sheet:
    """What changes in one row of a page of observations, for games of one set-up.

    Most of what is seen stays as it was. So a sheet remembers what each call has written the last time, and tells
    only what has changed; that is why every observation must make the same calls in the same order.
    """

    def __init__(self, base: i64, calls: i64, changes: Changes) -> None:
        self.base = base  # where the row begins
        self.changes = changes
        self.written = vec[i64]([0] * int(calls))  # by number of the call
        self.call: i64 = 0

    def begin(self) -> None:
        """A new observation."""
        self.call = 0

    def replace(self, value: i64) -> i64:
        """What the next call has written the last time, now that it writes this; the busiest calls do it themselves."""
        call = self.call
        self.call = call + 1
        before = self.written[call]
        if before != value:
            self.written[call] = value
        return before

    def pass_over(self) -> None:
        """Leave what the next call would write as it is."""
        self.call += 1

    def put(self, at: i64, bits: i32) -> None:
        """One number, whatever stood there."""
        self.changes.add(self.base + at, bits)

    def number(self, at: i64, scale: Scale, count: i64) -> None:
        call = self.call
        self.call = call + 1
        if self.written[call] != count:
            self.written[call] = count
            self.put(at, scale.bits(count))

    def numbers(self, at: i64, scale: Scale, counts: vec[i64]) -> None:
        """One behind the other."""
        call = self.call
        written = self.written
        for i in range(len(counts)):
            count = counts[i]
            if written[call + i] != count:
                written[call + i] = count
                self.put(at + i, scale.bits(count))
        self.call = call + len(counts)

    def one_of(self, at: i64, index: i64) -> None:
        """A 1 at one of several places, or nowhere for -1."""
        before = self.replace(index + 1) - 1
        if before != index:
            if before >= 0:
                self.put(at + before, ZERO)
            if index >= 0:
                self.put(at + index, BITS_OF_ONE)

    def flags(self, at: i64, mask: i64) -> None:
        """A 1 for each bit of a mask."""
        call = self.call
        self.call = call + 1
        if self.written[call] != mask:
            self.flip(call, at, mask)

    def flip(self, call: i64, at: i64, mask: i64) -> None:
        changed = self.written[call] ^ mask
        self.written[call] = mask
        while changed:
            index = lowest(changed)
            self.put(at + index, BITS_OF_ONE if mask >> index & 1 else ZERO)
            changed &= changed - 1

    def cells(self, at: i64, mask: i64, places: vec[i64]) -> None:
        """A 1 for each cell of a mask, where its place is."""
        call = self.call
        self.call = call + 1
        if self.written[call] != mask:
            self.flip_cells(call, at, mask, places)

    def flip_cells(self, call: i64, at: i64, mask: i64, places: vec[i64]) -> None:
        changed = self.written[call] ^ mask
        self.written[call] = mask
        while changed:
            index = lowest(changed)
            self.put(at + places[index], BITS_OF_ONE if mask >> index & 1 else ZERO)
            changed &= changed - 1


def fingerprint(entries: vec[i64]) -> i64:
    """A number that changes when any of some numbers does."""
    found: i64 = 1
    for entry in entries:
        found = (found * 1000003 ^ entry) & PRINT
    return found


class OpenDecisions:
    """Where the open decisions stand in an observation: for each of the topmost, what asks and its data bit by bit."""

    def __init__(self, layout: Layout, steps: list[BaseStep], data: int) -> None:
        self.width: i64 = len(steps) + data
        self.steps: i64 = len(steps)
        self.within: i64 = bit(data) - 1
        self.at: i64 = layout.shared
        for name, meaning in FRAMES.items():
            layout.add(name, len(steps), "one-hot", f"{meaning}, by number of step")
            layout.add(f"{name}-data", data, "bits", "what it remembers")

    def write(self, sheet: Sheet, top: Frame | None) -> None:
        at = self.at
        frame = top
        for _ in range(len(FRAMES)):
            if frame is None:
                sheet.one_of(at, -1)
                sheet.flags(at + self.steps, 0)
            else:
                sheet.one_of(at, frame.step.id)
                sheet.flags(at + self.steps, frame.data & self.within)
                frame = frame.below
            at += self.width


def single_sheet() -> Sheet:
    """For a page of one row."""
    return Sheet(0, CALLS, Changes())
