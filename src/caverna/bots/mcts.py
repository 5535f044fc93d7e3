"""A bot that plays by Monte Carlo tree search."""

from __future__ import annotations

from typing import Final

from caverna.game import Game
from caverna.search.tree import Tree

from .bot import check_budget, check_turn, engine_of
from .weights import TUNED, Evaluations

SIMULATIONS: Final = 800
"""The default budget."""


class MctsBot:
    """Takes the most tried action of a search tree. Its budget is a number of simulations, or a time.

    Args:
        sims: How many simulations to run per decision; by default 800, unless `seconds` is given.
        seconds: How long to search per decision.
        profile: The weights of the evaluation; see docs/evaluation.md.
        seed: The seed of the search.

    Raises:
        InvalidOption: If both budgets are given, or one is not a positive number or is too large.
    """

    def __init__(
        self, *, sims: int | None = None, seconds: float | None = None, profile: str = TUNED, seed: int = 0
    ) -> None:
        self.simulations, self.seconds = check_budget(sims, seconds, SIMULATIONS)
        self.seed = seed
        self.evaluations = Evaluations(profile)

    def search(self, game: Game) -> Tree:
        """The search tree of a position, grown to the budget."""
        check_turn(game)
        tree = Tree(engine_of(game), self.evaluations.of(game.name), self.seed)
        tree.search(self.simulations, self.seconds)
        return tree

    def choose(self, game: Game) -> int:
        """The most tried action."""
        return self.search(game).best()

    def values(self, game: Game) -> dict[int, float]:
        """The mean lead over the best of the others after each action that was tried."""
        return {action: value for action, _, value in self.search(game).values()}
