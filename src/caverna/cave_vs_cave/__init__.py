"""Caverna: Cave vs Cave, for one or two players, both eras."""

from .game import Game, from_dict, new_game
from .reference import reference

__all__ = ["Game", "from_dict", "new_game", "reference"]
