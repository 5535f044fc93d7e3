"""What a bot is."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from caverna.game import Game
from caverna.game.engine import Engine


class Bot(Protocol):
    """A computer player. It is made with its options and with a `seed`, from which all its dice come."""

    def choose(self, game: Game) -> int:
        """One of the legal actions. The game is the bot's own copy only if it makes one: it must not change it."""


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that can say what it thinks of each action, and not only which it would take."""

    def values(self, game: Game) -> dict[int, float]:
        """What the actions that it looked at are worth to whose turn it is, in points; more is better."""


def engine_of(game: Game) -> Engine:
    """A game as the search sees it: with its inner step, which asks nothing."""
    if not isinstance(game, Engine):
        raise TypeError(f"only games of this package can be searched, not {type(game).__name__}")
    return game
