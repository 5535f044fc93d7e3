"""Caverna: Cave vs Cave, for one or two players, both eras."""

from .game import Game, new_game
from .gifts import given
from .reference import reference

__all__ = ["Game", "given", "new_game", "reference"]
