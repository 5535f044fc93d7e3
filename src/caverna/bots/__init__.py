"""Computer players: what a bot is, and how one is named and made.

A bot is handed a game and says what it would do: `choose(game) -> action`. It is named by a line such as
"random" or "mcts:sims=800". Other packages add theirs as entry points of the group `caverna.bots`.
"""

from __future__ import annotations

from .bot import Adviser, Bot
from .registry import bot_names, bot_seed, make_bot

__all__ = ["Adviser", "Bot", "bot_names", "bot_seed", "make_bot"]
