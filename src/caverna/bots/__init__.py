"""Computer players: what a bot is, and how to make one by name.

A bot is given a game and returns the action that it would take: `choose(game) -> action`. A bot specification is a
text such as "random" or "mcts:sims=800", a level of play such as "apprentice", or a class such as "bots.py:MyBot".
Other packages add bots as entry points of the group `caverna.bots`.
"""

from __future__ import annotations

from .bot import Advice, Adviser, Bot, Explainer
from .levels import LEVELS, USUAL_LEVEL
from .registry import bot_names, bot_seed, make_bot, other_bot_names, specification

__all__ = [
    "LEVELS",
    "USUAL_LEVEL",
    "Advice",
    "Adviser",
    "Bot",
    "Explainer",
    "bot_names",
    "bot_seed",
    "make_bot",
    "other_bot_names",
    "specification",
]
