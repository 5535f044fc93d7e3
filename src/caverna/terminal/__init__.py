"""Drawing a game in a terminal, from its view, its decision and its reference alone.

No name of a tile or a space is written here: whatever a game calls its things is drawn. What the games do not share is
how their boards look: there is a screen for each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Console

from .caves import CaveScreen
from .farms import FarmScreen
from .screen import Screen
from .tables import print_reference
from .words import Words, explained, halves, plain, pointed, spaced

__all__ = ["Screen", "Words", "explained", "halves", "plain", "pointed", "print_reference", "screen_for", "spaced"]

SCREENS: Final[dict[str, type[Screen]]] = {"cave-farmers": FarmScreen, "cave-vs-cave": CaveScreen}


def screen_for(game: str, console: Console, reference: Mapping[str, Any], names: Sequence[str]) -> Screen:
    """The screen that draws a game."""
    return SCREENS[game](console, Words(reference), names)
