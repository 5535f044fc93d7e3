"""A game in progress: players, tiles, rooms, and the stack of decisions still open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caverna.game.engine import Engine
from caverna.game.obstacles import Obstacle

from .player import Player

if TYPE_CHECKING:
    from .setup import Setup

FIELDS: Final = (
    "era", "round", "turns", "starter", "open", "slots", "display", "pool", "unseen", "piles", "walls",
    "spare_cavern",
)  # fmt: skip


@mypyc_attr(acyclic=True)
class State(Engine):
    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.players: list[Player] = []
        self.era: i64 = 0  # 0 while drafting
        self.round: i64 = 0
        self.turns: i64 = 0  # taken this round
        self.starter: i64 = 0
        self.open: i64 = 0  # action tiles face up
        self.slots = vec[i64]()  # the action tile on each slot of era II, -1 if face down
        self.display: i64 = 0  # rooms for sale
        self.pool: i64 = 0  # rooms common to all
        self.unseen: i64 = 0  # rooms that nobody has seen yet
        self.piles = vec[i64]()  # tiles in the draw pile of each era
        self.walls: i64 = 0  # in the supply
        self.spare_cavern: i64 = 1

    def copy_to(self, s: State) -> None:
        s.players = [p.copy() for p in self.players]
        s.top = self.top
        s.era = self.era
        s.round = self.round
        s.turns = self.turns
        s.starter = self.starter
        s.open = self.open
        s.slots = self.slots[:]
        s.display = self.display
        s.pool = self.pool
        s.unseen = self.unseen
        s.piles = self.piles[:]
        s.walls = self.walls
        s.spare_cavern = self.spare_cavern

    def key(self) -> tuple[object, ...]:
        """In the order of `FIELDS`."""
        return (
            self.era, self.round, self.turns, self.starter, self.open, tuple(self.slots), self.display,
            self.pool, self.unseen, tuple(self.piles), self.walls, self.spare_cavern,
        )  # fmt: skip

    def dwarfs(self) -> i64:
        """Turns for each player in this round."""
        return self.setup.dwarfs(self.era, self.round)

    def slot_of(self, tile: i64) -> i64:
        """The slot of era II where an action tile stands, or -1."""
        for slot in range(len(self.slots)):
            if self.slots[slot] == tile:
                return slot
        return -1

    def occupation(self, tile: i64) -> Obstacle | None:
        """Who has taken an action tile in this round, if anybody has."""
        for p in self.players:
            if p.taken >> tile & 1:
                return Obstacle("occupied", seat=int(p.seat))
        return None

    def solo(self) -> bool:
        return len(self.players) == 1
