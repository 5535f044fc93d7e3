"""An unofficial digital edition of Caverna: The Cave Farmers and Cave vs Cave.

`new_game` starts a game, `Match` also keeps its history; `caverna.bots`, `caverna.arena` and `caverna.envs` build on
them.
"""

from __future__ import annotations

from importlib import import_module

from caverna.game import (
    CHANCE,
    OVER,
    CavernaError,
    Game,
    IllegalAction,
    InvalidOption,
    ParseError,
    RecordError,
    UndoError,
)
from caverna.games import from_dict, new_game, reference
from caverna.pictures import render
from caverna.record import Match

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "OVER",
    "CavernaError",
    "Game",
    "IllegalAction",
    "InvalidOption",
    "Match",
    "ParseError",
    "RecordError",
    "UndoError",
    "compiled",
    "from_dict",
    "new_game",
    "reference",
    "render",
]


def compiled() -> bool:
    """Are the rules compiled to machine code? Pure Python behaves the same, but is about thirty times slower."""
    file = import_module("caverna.cave_farmers.game").__file__
    return file is not None and not file.endswith(".py")
