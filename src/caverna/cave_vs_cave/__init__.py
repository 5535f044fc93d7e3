"""Caverna: Cave vs Cave, for one or two players, both eras."""

from .game import Game, new_game
from .reference import reference

__all__ = ["Game", "new_game", "reference"]
