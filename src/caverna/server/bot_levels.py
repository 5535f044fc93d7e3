"""Levels of bots. Tables name a level rather than a bot's options, so that nobody can ask for hours of thinking."""

from __future__ import annotations

from functools import cache
from typing import Final

from caverna.bots import bot_names

from .problems import Problem

LEVELS: Final = {
    "novice": "random",
    "apprentice": "greedy",
    "journeyman": "mcts:sims=2000",
    "master": "mcts:seconds=1",
    "grandmaster": "mcts:seconds=4",
}
"""The built-in levels, from weak to strong, each with its bot."""
BUILT_IN_BOTS: Final = frozenset(spec.partition(":")[0] for spec in LEVELS.values())
SUBSTITUTE_LEVEL: Final = "journeyman"
"""The bot that takes the seat of a player who runs out of time."""
HINT_BOT: Final = "net:sims=128"
"""The bot that gives hints. It must be able to explain them."""


@cache  # scanning the installed packages is slow, and they do not change while a server runs
def levels() -> tuple[str, ...]:
    """All levels: the built-in ones from weak to strong, then the bots of other packages by name."""
    return (*LEVELS, *(name for name in bot_names() if name not in BUILT_IN_BOTS))


def bot_spec(level: str) -> str:
    """The bot of a level, in the form `make_bot` takes. Raises `Problem` for an unknown level."""
    if level not in levels():
        raise Problem("unknown-bot", level=level)
    return LEVELS.get(level, level)
