"""A game in progress: players, spaces, and the stack of decisions still open."""

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
    "piles", "round", "starter", "dwarf", "open", "tiles", "leaves", "questions", "harvest",
)  # fmt: skip


@mypyc_attr(acyclic=True)
class State(Engine):
    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.players: list[Player] = []
        self.piles = vec[i64]()  # refills by slot since its space was last emptied
        self.round: i64 = 0
        self.starter: i64 = 0  # who holds the starting player token
        self.dwarf: i64 = 0  # the dwarf at work, or the next to be placed
        self.open: i64 = 0  # slots in play
        self.tiles: i64 = 0  # furnishings for sale
        self.leaves: i64 = 0  # harvest markers not yet turned up
        self.questions: i64 = 0
        self.harvest: i64 = 0  # how this round ends

    def copy_to(self, s: State) -> None:
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

    def key(self) -> tuple[object, ...]:
        """In the order of `FIELDS`."""
        return (
            tuple(self.piles), self.round, self.starter, self.dwarf, self.open, self.tiles, self.leaves,
            self.questions, self.harvest,
        )  # fmt: skip

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
