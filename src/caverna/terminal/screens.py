"""The screen of each game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console

from .caves import CaveScreen
from .farms import FarmScreen
from .glossary import Glossary
from .screen import Screen

SCREENS: Final[dict[str, type[Screen]]] = {"cave-farmers": FarmScreen, "cave-vs-cave": CaveScreen}


def screen_for(console: Console, glossary: Glossary, names: Sequence[str]) -> Screen:
    """The screen that draws a game."""
    return SCREENS[glossary.game](console, glossary, names)
