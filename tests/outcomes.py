"""Everything a player can reach in a turn: the proof that `search_actions` loses nothing is made of this."""

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
    """A position with more in it than a test can look at."""


def reached(starts: Iterable[G], going_on: Callable[[G], bool], moves: Callable[[G], list[int]], most: int) -> list[G]:
    """All different positions where it does not go on any more."""
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
    """Positions by all but the goods of a player, and which of these goods are at least as many as others."""

    def __init__(self, split: Callable[[G], tuple[Hashable, Vector]]) -> None:
        self.split = split
        self.vectors: dict[Hashable, set[Vector]] = {}

    def add(self, game: G) -> bool:
        """Is it new?"""
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
    """A random game: the reduced actions are some of the legal ones, sorted, and all of them where chance decides."""
    random = Random(number)
    game = start(number)
    while game.turn != OVER:
        legal, search = game.legal_actions(), game.search_actions()
        assert search
        assert search == [action for action in legal if action in set(search)]
        assert game.turn != CHANCE or search == legal
        game.apply(random.choice(search))
