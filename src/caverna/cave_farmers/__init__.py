"""Caverna: The Cave Farmers, for one to seven players."""

from .game import Game, from_dict, new_game
from .reference import reference

__all__ = ["Game", "from_dict", "new_game", "reference"]
