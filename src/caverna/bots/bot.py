"""The protocols of bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from caverna.game import Game, IllegalAction, InvalidOption
from caverna.game.engine import Engine
from caverna.search.types import Expected

MOST_STEPS: Final = 1_000_000
"""The largest budget of simulations or positions. It keeps a typing error from taking all memory."""
MOST_SECONDS: Final = 3600.0
"""The largest budget of time."""


class Bot(Protocol):
    """A computer player.

    Its constructor takes its options and a `seed`, all as keywords. Everything random about it follows from the seed.
    """

    def choose(self, game: Game) -> int:
        """One of the legal actions.

        Args:
            game: A game in which a player, not chance, has to decide. The bot must not change it.

        Raises:
            IllegalAction: If chance decides, or the game is over.
        """


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that can also say what it thinks of each action, as hints need it."""

    def values(self, game: Game) -> dict[int, float]:
        """The value in points, for the player to decide, of every action that the bot looked at. More is better.

        Args:
            game: As for `choose`.
        """


@dataclass(frozen=True)
class Advice:
    """What to expect of one action."""

    action: int
    points: tuple[float, ...]
    """The expected points of each seat."""
    lead: float
    """The expected lead of the player to decide over the best of the others; alone, the expected points."""
    line: tuple[Expected, ...]
    """How play goes on after it; empty if that was not looked at."""
    sheet: dict[str, float]
    """The score sheet that the player to decide can expect in the end, by category; empty if not looked at."""


@runtime_checkable
class Explainer(Adviser, Protocol):
    """An adviser that can also say how play goes on after its best actions, and where points come from."""

    def explain(self, game: Game) -> list[Advice]:
        """What to expect of each legal action, best first.

        Args:
            game: As for `choose`.
        """


def lead(points: Sequence[float], seat: int) -> float:
    """The lead of a seat over the best of the others; alone, its points.

    Args:
        points: The points of each seat.
        seat: The seat.
    """
    return points[seat] - max((own for other, own in enumerate(points) if other != seat), default=0.0)


def check_turn(game: Game) -> None:
    """Check that a player has to decide.

    Raises:
        IllegalAction: If chance decides, or the game is over.
    """
    if game.turn < 0:
        raise IllegalAction("a bot can only decide where it is a player's turn")


def check_steps(name: str, number: int) -> int:
    """A budget that counts something, such as simulations.

    Args:
        name: The name of the option.
        number: Its value.

    Raises:
        InvalidOption: If it is below 1 or too large.
    """
    if not 1 <= number <= MOST_STEPS:
        raise InvalidOption(f"{name}={number}: expected 1 to {MOST_STEPS}")
    return number


def check_budget(sims: int | None, seconds: float | None, usual: int) -> tuple[int, float]:
    """The budget of a search: its simulations, and its seconds or 0 for no limit of time.

    Args:
        sims: How many simulations the caller wants; None for no wish.
        seconds: How long the caller wants it to search; None for no wish.
        usual: How many simulations to run without a wish.

    Raises:
        InvalidOption: If both are given, or one is not a positive number or is too large.
    """
    if sims is not None and seconds is not None:
        raise InvalidOption(f"sims={sims}, seconds={seconds:g}: give either simulations or seconds")
    if seconds is None:
        return check_steps("sims", usual if sims is None else sims), 0.0
    if not 0.0 < seconds <= MOST_SECONDS:  # false for nan
        raise InvalidOption(f"seconds={seconds:g}: expected more than 0 and at most {MOST_SECONDS:g}")
    return usual, seconds


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
