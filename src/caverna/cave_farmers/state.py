"""A game in progress: players, spaces, and the stack of decisions still open."""

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
    piles: vec[i64]  # refills by slot since its space was last emptied
    round: i64 = 0
    starter: i64 = 0  # who holds the starting player token
    dwarf: i64 = 0  # the dwarf at work, or the next to be placed
    open: i64 = 0  # slots in play
    tiles: i64 = 0  # furnishings for sale
    leaves: i64 = 0  # harvest markers not yet turned up
    questions: i64 = 0
    harvest: i64 = 0  # how this round ends

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.players = []
        self.piles = vec[i64]()

    def copy_to(self, s: State) -> None:
        """Copy everything into a new state of the same set-up. (Written out: a loop over names would be slow.)"""
        s.players = [p.copy() for p in self.players]
        s.top = self.top
        s.piles = self.piles[:]
        s.round = self.round
        s.starter = self.starter
        s.dwarf = self.dwarf
        s.open = self.open
        s.tiles = self.tiles
        s.leaves = self.leaves
        s.questions = self.questions
        s.harvest = self.harvest

    def occupied(self) -> i64:
        """The slots with a dwarf."""
        mask: i64 = 0
        for p in self.players:
            mask |= p.slots
        return mask

    def occupation(self, slot: i64) -> Obstacle | None:
        """Who stands on a space, if anybody does."""
        for p in self.players:
            if p.slots >> slot & 1:
                return Obstacle("occupied", seat=int(p.seat))
        return None


FIELDS: Final = declared_fields(State, ("setup", "players", "top"))
"""All that makes a state, besides its set-up, players and open decisions."""
