"""Playing a game in a terminal: a session of people and bots, and the screens that draw it."""

from __future__ import annotations

from .glossary import Glossary
from .reference import print_reference
from .screens import screen_for
from .session import ADVISER, DEFAULT_BOT, NOBODY, TerminalSession, one_each

__all__ = [
    "ADVISER",
    "DEFAULT_BOT",
    "NOBODY",
    "Glossary",
    "TerminalSession",
    "one_each",
    "print_reference",
    "screen_for",
]
