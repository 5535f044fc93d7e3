"""The bot that throws dice."""

from __future__ import annotations

import random

from caverna.game import Game


class RandomBot:
    """Any legal action, each as likely as the others."""

    def __init__(self, *, seed: int = 0) -> None:
        self.generator = random.Random(seed)

    def choose(self, game: Game) -> int:
        legal = game.legal_actions()
        return legal[int(self.generator.random() * len(legal))]
