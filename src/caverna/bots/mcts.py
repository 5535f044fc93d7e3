"""The bot that looks ahead in a tree."""

from __future__ import annotations

from typing import Final

from caverna.game import Game, InvalidOption
from caverna.search.tree import Tree

from .bot import engine_of
from .weights import TUNED, Evaluations

SIMULATIONS: Final = 800


class MctsBot:
    """Monte Carlo tree search; the action that was tried most. So many simulations, or as many as fit in a time."""

    def __init__(self, *, sims: int = 0, seconds: float = 0.0, profile: str = TUNED, seed: int = 0) -> None:
        if sims < 0 or seconds < 0 or (sims and seconds):
            raise InvalidOption(f"sims={sims}, seconds={seconds:g}: a bot is given simulations or seconds, more than 0")
        self.simulations = sims or SIMULATIONS
        self.seconds = seconds
        self.seed = seed
        self.evaluations = Evaluations(profile)

    def search(self, game: Game) -> Tree:
        tree = Tree(engine_of(game), self.evaluations.of(game.name), self.seed)
        tree.search(self.simulations, self.seconds)
        return tree

    def choose(self, game: Game) -> int:
        return self.search(game).best()

    def values(self, game: Game) -> dict[int, float]:
        return {action: value for action, _, value in self.search(game).values()}
