"""The protocols of bots."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from caverna.game import Game
from caverna.game.engine import Engine


class Bot(Protocol):
    """A computer player.

    Its constructor takes its options and a `seed`, all as keywords. Everything random about it follows from the seed.
    """

    def choose(self, game: Game) -> int:
        """One of the legal actions.

        Args:
            game: A game in which a player, not chance, has to decide. The bot must not change it.
        """


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that can also say what it thinks of each action, as hints need it."""

    def values(self, game: Game) -> dict[int, float]:
        """The value in points, for the player to decide, of every action that the bot looked at. More is better.

        Args:
            game: As for `choose`.
        """


def engine_of(game: Game) -> Engine:
    """The engine of a game, which the compiled search needs.

    Args:
        game: A game of this package.

    Raises:
        TypeError: If it is another implementation of `Game`.
    """
    if not isinstance(game, Engine):
        raise TypeError(f"only games of this package can be searched, not {type(game).__name__}")
    return game
