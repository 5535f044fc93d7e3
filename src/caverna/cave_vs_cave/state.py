"""A game in progress: players, tiles, rooms, and the stack of decisions still open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caverna.game.engine import Engine
from caverna.game.obstacles import Obstacle
from caverna.game.serialization import declared_fields

from .player import Player

if TYPE_CHECKING:
    from .setup import Setup


@mypyc_attr(acyclic=True)
class State(Engine):
    """The state of a game. Each attribute with a number or an array is a field: see `FIELDS`."""

    setup: Setup
    players: list[Player]
    era: i64 = 0  # 0 while drafting
    round: i64 = 0
    turns: i64 = 0  # taken this round
    starter: i64 = 0
    open: i64 = 0  # action tiles face up
    slots: vec[i64]  # the action tile on each slot of era II, -1 if face down
    display: i64 = 0  # rooms for sale
    pool: i64 = 0  # rooms common to all
    unseen: i64 = 0  # rooms that nobody has seen yet
    piles: vec[i64]  # tiles in the draw pile of each era
    walls: i64 = 0  # in the supply
    spare_cavern: i64 = 1

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.players = []
        self.slots = vec[i64]()
        self.piles = vec[i64]()

    def copy_to(self, s: State) -> None:
        """Copy everything into a new state of the same set-up. (Written out: a loop over names would be slow.)"""
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
        """Is this a solo game?"""
        return len(self.players) == 1


FIELDS: Final = declared_fields(State, ("setup", "players", "top"))
"""All that makes a state, besides its set-up, players and open decisions."""
