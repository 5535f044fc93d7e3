"""How well a bot is to play: names for the bots that a table may have, so that nobody can ask for hours of thought."""

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
OURS: Final = frozenset(line.partition(":")[0] for line in LEVELS.values())
USUAL: Final = "journeyman"
"""Who takes a seat whose player has run out of time."""
ADVISER: Final = "master"
"""Who is asked for a hint."""


@cache  # packages do not come while a server runs, and looking for them takes long
def levels() -> tuple[str, ...]:
    """Ours, from weak to strong, and the bots of other packages by their names."""
    return (*LEVELS, *(name for name in bot_names() if name not in OURS))


def bot_spec(level: str) -> str:
    """The bot of a level, as `make_bot` wants it."""
    if level not in levels():
        raise Problem("unknown-bot", level=level)
    return LEVELS.get(level, level)
