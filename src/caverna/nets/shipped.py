"""The networks that come with the package."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from typing import Final

from caverna.game import InvalidOption

from .net import Net

FOLDER: Final = "weights"
MANY_PLAYERS: Final = 3
MANY: Final = "many"
"""One network of The Cave Farmers serves three players and more."""


def shipped_net(game: str, players: int) -> Net:
    """The network for a game with a number of players.

    Args:
        game: The name of the game.
        players: How many play.

    Raises:
        InvalidOption: If none comes with the package.
    """
    return load(f"{game}-{players if players < MANY_PLAYERS else MANY}")


@cache
def load(name: str) -> Net:
    """A network of the package by its name."""
    resource = files(__package__).joinpath(FOLDER, f"{name}.npz")
    if not resource.is_file():
        raise InvalidOption(f"no network for {name} comes with this package")
    with as_file(resource) as path:
        return Net.load(path)
