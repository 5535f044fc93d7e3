"""One player: home board, supply, dwarfs, furnishings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caverna.game.bits import bit
from caverna.game.serialization import declared_fields

from .goods import DOG, KINDS, Goods
from .home import Home

UNBORN: Final = -1
FAMILY: Final = 6
STRONGEST: Final = 14
LANE: Final = 6  # bits for the place of a dwarf

# What a furnishing may permit.
OVERHANG: Final = 1  # twin tiles may hang over the edge of the board
BOTH: Final = 2  # "either / or" is "and / or"
TUNNELS: Final = 4  # furnishings may lie on tunnels
SWAP: Final = 8  # a furnishing may be paid with ore
SIXTH: Final = 16  # a sixth dwarf
DISARMING: Final = 32  # weapons may be traded for food
MEALS: Final = 64  # one dwarf may eat wood, stone or ore
BOTH_SPENT: Final = 128  # not a permission but its end: both halves of a space that grants this once a game


@mypyc_attr(acyclic=True)
class Player(Home):
    """One player. Each attribute is a field, except those that follow from others: see `FIELDS`."""

    seat: i64
    goods: vec[i64]
    weapons: vec[i64]  # strength by dwarf, 0 unarmed, -1 unborn
    built: vec[i64]  # furnishing | cell << 6 | round << 12
    placed: i64 = 0  # dwarfs at work
    newborn: i64 = 0  # dwarfs born this round
    spaces: i64 = 0  # a lane for each dwarf: 1 + the slot it stands on, 0 at home
    slots: i64 = 0  # the same as a mask of slots
    owned: i64 = 0  # furnishings
    allowed: i64 = 0  # permissions granted by furnishings
    room: i64 = 2  # dwarfs that can be housed
    begging: i64 = 0
    crowded: bool = False  # housing must be checked again; never between decisions

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.goods = vec[i64]()
        self.weapons = vec[i64]()
        self.built = vec[i64]()

    def copy(self) -> Player:
        """An independent copy. (Written out: a loop over names would be slow.)"""
        p = Player(self.seat)
        p.goods = self.goods[:]
        p.weapons = self.weapons[:]
        p.built = self.built[:]
        p.placed = self.placed
        p.newborn = self.newborn
        p.spaces = self.spaces
        p.slots = self.slots
        p.owned = self.owned
        p.allowed = self.allowed
        p.room = self.room
        p.begging = self.begging
        self.copy_board_to(p)
        return p

    # supply

    def add(self, kind: i64, amount: i64) -> None:
        """Gain an amount of one kind of goods."""
        self.goods[kind] += amount
        if kind >= DOG:
            self.crowded = True

    def add_all(self, goods: Goods, times: i64) -> None:
        """Gain goods a number of times."""
        for i in range(len(goods.kinds)):
            self.goods[goods.kinds[i]] += goods.amounts[i] * times
        if goods.animals:
            self.crowded = True

    def pay(self, goods: Goods) -> None:
        """Give up goods that are there."""
        for i in range(len(goods.kinds)):
            self.goods[goods.kinds[i]] -= goods.amounts[i]

    # dwarfs

    def dwarfs(self) -> i64:
        """The size of the family."""
        n: i64 = 0
        while n < FAMILY and self.weapons[n] != UNBORN:
            n += 1
        return n

    def armed(self) -> i64:
        """How many dwarfs have a weapon."""
        n: i64 = 0
        for i in range(FAMILY):
            if self.weapons[i] > 0:
                n += 1
        return n

    def weakest(self) -> i64:
        """The dwarf at home whose turn it is, or -1."""
        best: i64 = -1
        for i in range(FAMILY):
            strength = self.weapons[i]
            if strength != UNBORN and not self.placed >> i & 1 and (best < 0 or strength < self.weapons[best]):
                best = i
        return best

    def counts(self, dwarf: i64, at_work: bool, apart: i64) -> bool:
        """Is a dwarf born, at work or at home as asked, and not the one left apart?"""
        return self.weapons[dwarf] != UNBORN and (self.placed >> dwarf & 1 != 0) == at_work and dwarf != apart

    def strengths(self, at_work: bool, apart: i64 = -1) -> i64:
        """A mask of the strengths of the dwarfs at home or at work, one left apart."""
        mask: i64 = 0
        for i in range(FAMILY):
            if self.counts(i, at_work, apart):
                mask |= bit(self.weapons[i])
        return mask

    def dwarf_of(self, strength: i64, at_work: bool, apart: i64 = -1) -> i64:
        """A dwarf of that strength at home or at work, but not the one left apart."""
        dwarf: i64 = 0
        while not self.counts(dwarf, at_work, apart) or self.weapons[dwarf] != strength:
            dwarf += 1
        return dwarf

    # where they are

    def stand(self, dwarf: i64, slot: i64) -> None:
        """A dwarf goes from home to a space."""
        self.placed |= bit(dwarf)
        self.spaces |= (slot + 1) << dwarf * LANE
        self.find_slots()

    def slot_of(self, dwarf: i64) -> i64:
        """The slot that a dwarf stands on, or -1."""
        return (self.spaces >> dwarf * LANE & 63) - 1

    def find_slots(self) -> None:
        """Find `slots` from `spaces`."""
        mask: i64 = 0
        rest = self.spaces
        while rest:
            mask |= bit(rest & 63)
            rest >>= LANE
        self.slots = mask >> 1

    def go_home(self) -> None:
        """All dwarfs return home."""
        self.placed = 0
        self.spaces = 0
        self.slots = 0

    # furnishings

    def entry_of(self, furnishing: i64) -> i64:
        """Where a furnishing stands in `built`, or -1."""
        for i in range(len(self.built)):
            if self.built[i] & 63 == furnishing:
                return i
        return -1


FIELDS: Final = declared_fields(Player, ("seat", "slots", "crowded"))
"""All that makes a player; what is left out follows from it."""


def new_player(seat: i64) -> Player:
    """A player at the beginning of a game, without goods."""
    p = Player(seat)
    p.goods = vec[i64]([0] * KINDS)
    p.weapons = vec[i64]([0, 0, UNBORN, UNBORN, UNBORN, UNBORN])
    return p
