"""A bot that plays by Monte Carlo tree search."""

from __future__ import annotations

from typing import Final

from caverna.game import Game, InvalidOption
from caverna.search.tree import Tree

from .bot import engine_of
from .weights import TUNED, Evaluations

SIMULATIONS: Final = 800
"""The default budget."""


class MctsBot:
    """Takes the most tried action of a search tree. Its budget is a number of simulations, or a time.

    Args:
        sims: How many simulations to run per decision; 0 for the default, unless `seconds` is given.
        seconds: How long to search per decision; 0 for no limit of time.
        profile: The weights of the evaluation; see docs/evaluation.md.
        seed: The seed of the search.

    Raises:
        InvalidOption: If both budgets are given, or one is negative.
    """

    def __init__(self, *, sims: int = 0, seconds: float = 0.0, profile: str = TUNED, seed: int = 0) -> None:
        if sims < 0 or seconds < 0 or (sims and seconds):
            raise InvalidOption(
                f"sims={sims}, seconds={seconds:g}: give either simulations or seconds, and more than 0"
            )
        self.simulations = sims or SIMULATIONS
        self.seconds = seconds
        self.seed = seed
        self.evaluations = Evaluations(profile)

    def search(self, game: Game) -> Tree:
        """The search tree of a position, grown to the budget."""
        tree = Tree(engine_of(game), self.evaluations.of(game.name), self.seed)
        tree.search(self.simulations, self.seconds)
        return tree

    def choose(self, game: Game) -> int:
        """The most tried action."""
        return self.search(game).best()

    def values(self, game: Game) -> dict[int, float]:
        """The mean lead over the best of the others after each action that was tried."""
        return {action: value for action, _, value in self.search(game).values()}
