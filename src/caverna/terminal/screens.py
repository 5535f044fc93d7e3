"""The screen of each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console

from .caves import CaveScreen
from .farms import FarmScreen
from .screen import Screen
from .words import Words

SCREENS: Final[dict[str, type[Screen]]] = {"cave-farmers": FarmScreen, "cave-vs-cave": CaveScreen}


def screen_for(game: str, console: Console, reference: Mapping[str, Any], names: Sequence[str]) -> Screen:
    """The screen that draws a game."""
    return SCREENS[game](console, Words(reference), names)
