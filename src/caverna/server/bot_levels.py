"""Levels of bots. Tables name a level rather than a bot's options, so that nobody can ask for hours of thinking."""

from __future__ import annotations

from functools import cache
from typing import Final

from caverna.bots import LEVELS, other_bot_names
from caverna.locale import Translator

from .problems import Problem

SUBSTITUTE_LEVEL: Final = "expert"
"""The bot that takes the seat of a player who runs out of time."""
HINT_BOT: Final = "net:sims=128"
"""The bot that gives hints. It must be able to explain them."""


@cache  # scanning the installed packages is slow, and they do not change while a server runs
def levels() -> tuple[str, ...]:
    """All levels: those of `caverna.bots` from weak to strong, then the bots of other packages by name."""
    return (*LEVELS, *other_bot_names())


def check_level(level: str) -> None:
    """Raise a `Problem` if there is no such level."""
    if level not in levels():
        raise Problem("unknown-bot", level=level)


def level_name(level: str, translator: Translator) -> str:
    """What the bots of a level are called. Bots of other packages have the same name in all languages."""
    return translator.say(f"level-{level}") if level in LEVELS else level
