"""A game in progress: players, spaces, and the stack of decisions still open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caverna.game.engine import Engine

from .player import Player

if TYPE_CHECKING:
    from .setup import Setup
    from .step import Step

NOBODY: Final = 7  # the seat of a frame that asks no player

FIELDS: Final = (
    "piles", "round", "starter", "dwarf", "open", "tiles", "leaves", "questions", "harvest",
)  # fmt: skip


@mypyc_attr(acyclic=True)
class Frame:
    """A decision still open. It never changes, so copies of a game share it."""

    def __init__(self, step: Step, seat: i64, data: i64, below: Frame | None) -> None:
        self.step = step
        self.seat = seat
        self.data = data
        self.below = below


@mypyc_attr(acyclic=True)
class State(Engine):
    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.players: list[Player] = []
        self.top: Frame | None = None
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
        """All that makes a state but setup, players and frames, in the order of `FIELDS`."""
        return (
            tuple(self.piles), self.round, self.starter, self.dwarf, self.open, self.tiles, self.leaves,
            self.questions, self.harvest,
        )  # fmt: skip

    def frames(self) -> tuple[tuple[int, int, int], ...]:
        """The open decisions from the top: step, seat and data of each."""
        found: list[tuple[int, int, int]] = []
        frame = self.top
        while frame is not None:
            found.append((frame.step.id, frame.seat, frame.data))
            frame = frame.below
        return tuple(found)

    def push(self, step: Step, seat: i64, data: i64 = 0) -> None:
        self.top = Frame(step, seat, data, self.top)

    def drop(self) -> None:
        assert self.top is not None
        self.top = self.top.below

    def put(self, data: i64) -> None:
        """New data for the frame on top."""
        top = self.top
        assert top is not None
        self.top = Frame(top.step, top.seat, data, top.below)

    def occupied(self) -> i64:
        """The slots with a dwarf."""
        mask: i64 = 0
        for p in self.players:
            mask |= p.spaces
        return mask
