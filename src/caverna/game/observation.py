"""Observations as rows of numbers between -1 and 1, given as deltas: which numbers have changed since the last one.

A number is stored as the 32 bits of a C float: numpy reads a `vec[i32]` as `float32` without a copy.
"""

from __future__ import annotations

from struct import pack, unpack
from typing import Final, NamedTuple

from librt.vecs import append, extend, vec
from mypy_extensions import i32, i64

from .bits import bit, lowest
from .frames import Frame, StepTable

FRAMES: Final = {"asked": "what is asked", "then": "the open decision below it", "after-that": "the one below that"}
"""The open decisions that an observation contains, from the top of the stack."""
CALLS: Final = 1024  # more than any observation makes
ROOM: Final = 256  # for deltas, to begin with
PRINT: Final[i64] = (1 << 42) - 1  # the bits of a fingerprint: as many as can be multiplied without overflow


def bits_of(number: float) -> int:
    """The 32 bits of a C float, as a signed number."""
    return int(unpack("<i", pack("<f", number))[0])


ZERO: Final[i32] = 0
BITS_OF_ONE: Final[i32] = 0x3F800000  # the bits of 1.0


class Scale:
    """Maps a count to a number between -1 and 1 by a table; counts beyond either end map to that end."""

    def __init__(self, text: str, lowest: int, numbers: list[float]) -> None:
        self.text = text
        self.lowest: i64 = lowest
        self.last: i64 = len(numbers) - 1
        self.table = vec[i32]()
        for number in numbers:
            self.table = append(self.table, i32(bits_of(number)))

    def bits(self, count: i64) -> i32:
        """A number on this scale, as the bits of a C float."""
        return self.table[min(max(count - self.lowest, 0), self.last)]


def share(most: int) -> Scale:
    """For counts with a limit: the share of it."""
    return Scale(f"n / {most}", 0, [n / most for n in range(most + 1)])


def amount(half: int) -> Scale:
    """For counts without a limit: never reaches 1, and differences between small counts weigh most."""
    return Scale(f"n / (n + {half})", 0, [n / (n + half) for n in range(256)])


def points(half: int, of: int = 1) -> Scale:
    """For points, which may be negative, in whole points or in fractions of one."""
    text = f"n / (abs(n) + {half})"
    return Scale(text, -400 * of, [n / (abs(n) + half * of) for n in range(-400 * of, 400 * of + 1)])


class Field(NamedTuple):
    """Neighbouring numbers of an observation with the same meaning, each for another thing."""

    name: str
    at: int
    size: int
    scale: str
    meaning: str


class Layout:
    """Which number of an observation means what: first the fields that all share, then a block per player."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats  # blocks, even if fewer play
        self.fields: list[Field] = []
        self.block_fields: list[Field] = []
        self.shared: i64 = 0  # numbers before the first block
        self.block: i64 = 0  # numbers of a block
        self.size: i64 = 0

    def add(self, name: str, size: int, scale: str, meaning: str) -> int:
        """Add a field that all share; returns where it begins."""
        assert not self.block_fields, "blocks come last"
        at = int(self.shared)
        self.fields.append(Field(name, at, size, scale, meaning))
        self.shared += size
        self.size = self.shared
        return at

    def add_to_block(self, name: str, size: int, scale: str, meaning: str) -> int:
        """Add a field to every player's block; returns where it begins in the block."""
        at = int(self.block)
        self.block_fields.append(Field(name, at, size, scale, meaning))
        self.block += size
        self.size = self.shared + self.seats * self.block
        return at

    def used(self, players: int) -> int:
        """How many numbers are used with this many players; all after them stay 0."""
        return int(self.shared + players * self.block)


class Deltas:
    """The numbers that changed since the last `clear`: the place of each among all rows, and its bits.

    The rows themselves belong to the reader (`caverna.observer.ObservationBuffer`). So nothing is written twice, and
    the rules never wait for distant memory.
    """

    def __init__(self) -> None:
        self.places = vec[i64]([0] * ROOM)
        self.bits = vec[i32]([0] * ROOM)
        self.count: i64 = 0

    def add(self, place: i64, bits: i32) -> None:
        """Note the bits of a number at a place."""
        count = self.count
        if count == len(self.places):
            self.grow()
        self.places[count] = place
        self.bits[count] = bits
        self.count = count + 1

    def grow(self) -> None:
        """Make room for twice as many."""
        self.places = extend(self.places, self.places)
        self.bits = extend(self.bits, self.bits)

    def clear(self) -> None:
        """Forget all changes."""
        self.count = 0


class ObservationWriter:
    """Records the changes in one row of observations, for games of one set-up.

    Most numbers stay the same from one observation to the next. A writer remembers what each call wrote last time and
    records only what is different. That is why every observation must make the same calls in the same order.

    Args:
        base: Where the row begins among all rows.
        calls: How many calls an observation makes.
        deltas: Where changes are recorded.
    """

    def __init__(self, base: i64, calls: i64, deltas: Deltas) -> None:
        self.base = base
        self.deltas = deltas
        self.written = vec[i64]([0] * int(calls))  # by number of the call
        self.call: i64 = 0

    def begin(self) -> None:
        """Start a new observation."""
        self.call = 0

    def replace(self, value: i64) -> i64:
        """Store what the next call writes and return what it wrote last time. The busiest calls do this inline."""
        call = self.call
        self.call = call + 1
        before = self.written[call]
        if before != value:
            self.written[call] = value
        return before

    def pass_over(self) -> None:
        """Skip the next call: what it wrote stays."""
        self.call += 1

    def put(self, at: i64, bits: i32) -> None:
        """Write one number, replacing the old one."""
        self.deltas.add(self.base + at, bits)

    def number(self, at: i64, scale: Scale, count: i64) -> None:
        """Write a count by its scale."""
        call = self.call
        self.call = call + 1
        if self.written[call] != count:
            self.written[call] = count
            self.put(at, scale.bits(count))

    def numbers(self, at: i64, scale: Scale, counts: vec[i64]) -> None:
        """Write several counts, one after the other."""
        call = self.call
        written = self.written
        for i in range(len(counts)):
            count = counts[i]
            if written[call + i] != count:
                written[call + i] = count
                self.put(at + i, scale.bits(count))
        self.call = call + len(counts)

    def one_of(self, at: i64, index: i64) -> None:
        """Write a 1 at one of several places; nowhere for -1."""
        before = self.replace(index + 1) - 1
        if before != index:
            if before >= 0:
                self.put(at + before, ZERO)
            if index >= 0:
                self.put(at + index, BITS_OF_ONE)

    def flags(self, at: i64, mask: i64) -> None:
        """Write a 1 for each bit of a mask."""
        call = self.call
        self.call = call + 1
        if self.written[call] != mask:
            self.flip(call, at, mask)

    def flip(self, call: i64, at: i64, mask: i64) -> None:
        """Write the bits of a mask that differ from the last time."""
        changed = self.written[call] ^ mask
        self.written[call] = mask
        while changed:
            index = lowest(changed)
            self.put(at + index, BITS_OF_ONE if mask >> index & 1 else ZERO)
            changed &= changed - 1

    def cells(self, at: i64, mask: i64, places: vec[i64]) -> None:
        """Write a 1 for each cell of a mask, at the place that a table gives it."""
        call = self.call
        self.call = call + 1
        if self.written[call] != mask:
            self.flip_cells(call, at, mask, places)

    def flip_cells(self, call: i64, at: i64, mask: i64, places: vec[i64]) -> None:
        """The same for cells, each of which has its own place."""
        changed = self.written[call] ^ mask
        self.written[call] = mask
        while changed:
            index = lowest(changed)
            self.put(at + places[index], BITS_OF_ONE if mask >> index & 1 else ZERO)
            changed &= changed - 1


def fingerprint(entries: vec[i64]) -> i64:
    """A hash of some numbers."""
    found: i64 = 1
    for entry in entries:
        found = (found * 1000003 ^ entry) & PRINT
    return found


class OpenDecisions:
    """The fields of the topmost open decisions: for each, which step asks, and the bits of its data."""

    def __init__(self, layout: Layout, steps: StepTable, data: int) -> None:
        self.steps = steps
        self.count: i64 = len(steps.steps)
        self.width: i64 = self.count + data
        self.within: i64 = bit(data) - 1
        self.at: i64 = layout.shared
        for name, meaning in FRAMES.items():
            layout.add(name, self.count, "one-hot", f"{meaning}, by number of step")
            layout.add(f"{name}-data", data, "bits", "what it remembers")

    def write(self, writer: ObservationWriter, top: Frame | None) -> None:
        """Write the open decisions from the top of the stack."""
        at = self.at
        frame = top
        for _ in range(len(FRAMES)):
            if frame is None:
                writer.one_of(at, -1)
                writer.flags(at + self.count, 0)
            else:
                writer.one_of(at, self.steps.number(frame.step))
                writer.flags(at + self.count, frame.data & self.within)
                frame = frame.below
            at += self.width


def single_writer() -> ObservationWriter:
    """The writer of a single row."""
    return ObservationWriter(0, CALLS, Deltas())
