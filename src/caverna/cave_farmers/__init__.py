"""Caverna: The Cave Farmers, for one to seven players."""

from .game import Game, new_game
from .reference import reference

__all__ = ["Game", "new_game", "reference"]
