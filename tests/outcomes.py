"""Everything a player can reach in a turn: used to prove that `search_actions` loses nothing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from random import Random
from typing import Any, Generic, TypeVar

from caverna import CHANCE, OVER
from caverna.game.engine import Engine
from tests.fuzz import start

G = TypeVar("G", bound=Engine)
Vector = tuple[int, ...]


class TooLarge(Exception):
    """A position with too many outcomes for a test."""


def reached(starts: Iterable[G], going_on: Callable[[G], bool], moves: Callable[[G], list[int]], most: int) -> list[G]:
    """All distinct positions in which `going_on` is false."""
    ends: list[G] = []
    rest = list(starts)
    seen: set[Any] = {game.identity() for game in rest}
    while rest:
        game = rest.pop()
        if not going_on(game):
            ends.append(game)
            continue
        for action in moves(game):
            child: Any = game.copy()
            child.step(action)
            identity = child.identity()
            if identity not in seen:
                seen.add(identity)
                rest.append(child)
                if len(seen) > most:
                    raise TooLarge
    return ends


class Cover(Generic[G]):
    """Positions grouped by everything but a player's goods, to find one with at least as many goods as another."""

    def __init__(self, split: Callable[[G], tuple[Hashable, Vector]]) -> None:
        self.split = split
        self.vectors: dict[Hashable, set[Vector]] = {}

    def add(self, game: G) -> bool:
        """Add a position; return whether it is new."""
        rest, goods = self.split(game)
        vectors = self.vectors.setdefault(rest, set())
        if goods in vectors:
            return False
        vectors.add(goods)
        return True

    def covers(self, game: G) -> bool:
        rest, goods = self.split(game)
        vectors = self.vectors.get(rest, set())
        return goods in vectors or any(
            all(mine >= theirs for mine, theirs in zip(vector, goods, strict=True)) for vector in vectors
        )


def play_reduced(number: int) -> None:
    """Play a random game: the reduced actions are a sorted subset of the legal ones, and all of them at chance."""
    random = Random(number)
    game = start(number)
    while game.turn != OVER:
        legal, search = game.legal_actions(), game.search_actions()
        assert search
        assert search == [action for action in legal if action in set(search)]
        assert game.turn != CHANCE or search == legal
        game.apply(random.choice(search))
