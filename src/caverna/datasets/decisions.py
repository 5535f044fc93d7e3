"""The decisions of played games as numpy arrays."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from os import PathLike
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from caverna.game import InvalidOption
from caverna.game.engine import Engine
from caverna.observer import Observer

from .games import PlayedGame, read_games

POOL: Final = 8
"""Batches that are shuffled together."""


class Decisions(NamedTuple):
    """Decisions of players, with one row for each. Forced ones are left out."""

    observations: npt.NDArray[np.float32]
    """What the player saw; see docs/environments.md."""
    masks: npt.NDArray[np.int8]
    """A 1 for each legal action."""
    actions: npt.NDArray[np.int64]
    """The action taken."""
    seats: npt.NDArray[np.int64]
    """Who decided."""
    games: npt.NDArray[np.int64]
    """The number of the game in its file, from 0."""
    scores: npt.NDArray[np.float32]
    """The final points of all seats in turn order, those of the player first."""
    shares: npt.NDArray[np.float32]
    """The share of the victory in the end, in the same order."""

    def take(self, rows: Any) -> Decisions:
        """Some of the decisions.

        Args:
            rows: Which: whatever numpy accepts as an index.
        """
        return Decisions(*(array[rows] for array in self))


def batches(
    path: str | PathLike[str], size: int = 1024, *, seed: int | None = None, part: int = 0, parts: int = 1
) -> Iterator[Decisions]:
    """Read the decisions of a file in batches.

    Args:
        path: A file of games of one kind: the same game, options and number of players.
        size: How many decisions a batch has; the last one may have fewer.
        seed: Shuffles decisions, eight batches at a time; None for the order of play.
        part: Which part of the games to read, if several processes share them.
        parts: How many parts there are.

    Raises:
        InvalidOption: If the games are not of one kind.
        RecordError: If the file cannot be read, or a game was played by other rules.
    """
    found = replayed(islice(enumerate(read_games(path)), part, None, parts))
    if seed is None:
        while chunk := list(islice(found, size)):
            yield stacked(chunk)
        return
    random = np.random.default_rng([seed, part])
    while chunk := list(islice(found, POOL * size)):
        pool, order = stacked(chunk), random.permutation(len(chunk))
        for first in range(0, len(chunk), size):
            yield pool.take(order[first : first + size])


def load(path: str | PathLike[str], games: int | None = None) -> Decisions:
    """Read all decisions of a file at once. One of two players takes ten kilobytes.

    Args:
        path: A file of games of one kind.
        games: How many of its games to read; None for all.

    Raises:
        InvalidOption: If the games are not of one kind, or there is none.
        RecordError: If the file cannot be read, or a game was played by other rules.
    """
    chunk = list(replayed(islice(enumerate(read_games(path)), games)))
    if not chunk:
        raise InvalidOption(f"{path}: there are no games")
    return stacked(chunk)


def replayed(games: Iterator[tuple[int, PlayedGame]]) -> Iterator[tuple[Any, ...]]:
    """Play games again, and yield each decision as a row of `Decisions`."""
    observer: Observer | None = None
    kind: tuple[str, dict[str, Any]] | None = None
    for number, played in games:
        if observer is None:
            beginning = played.beginning()
            assert isinstance(beginning, Engine)
            observer, kind = Observer(beginning, trim=True), (played.game, played.options)
        if (played.game, played.options) != kind:
            raise InvalidOption(f"game {number} is of another kind than the first; put games of one kind into a file")
        shares = [played.share(seat) for seat in range(len(played.scores))]
        for game, action in played.decisions():
            assert isinstance(game, Engine)
            seat = game.turn
            mask = np.zeros(game.num_actions, np.int8)
            mask[game.legal_actions()] = 1
            yield (
                observer.look(game, seat).copy(), mask, action, seat, number, turned(played.scores, seat),
                turned(shares, seat),
            )  # fmt: skip


def turned(values: list[float], seat: int) -> list[float]:
    """Values by seat, beginning with one seat and going on in turn order."""
    return [*values[seat:], *values[:seat]]


def stacked(rows: list[tuple[Any, ...]]) -> Decisions:
    """Rows as arrays."""
    kinds = (np.float32, np.int8, np.int64, np.int64, np.int64, np.float32, np.float32)
    return Decisions(*(np.array(column, kind) for column, kind in zip(zip(*rows, strict=True), kinds, strict=True)))
