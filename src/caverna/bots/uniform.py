"""A bot that plays uniformly at random."""

from __future__ import annotations

import random

from caverna.game import Game

from .bot import check_turn


class RandomBot:
    """Takes any legal action with equal probability.

    Args:
        seed: The seed of its random numbers.
    """

    def __init__(self, *, seed: int = 0) -> None:
        self.generator = random.Random(seed)

    def choose(self, game: Game) -> int:
        """A legal action, drawn at random."""
        check_turn(game)
        legal = game.legal_actions()
        return legal[int(self.generator.random() * len(legal))]
