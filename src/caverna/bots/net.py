"""A bot that searches with a neural network."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Final

from caverna.game import Game, IllegalAction, InvalidOption
from caverna.game.engine import Engine
from caverna.nets import Inference, Net, shipped_net
from caverna.search.gumbel import Forest

from .bot import engine_of

SIMULATIONS: Final = 200
"""The default budget."""
FEWEST: Final = 16
LEAVES: Final = 16
"""Positions evaluated at a time."""
CONSIDERED: Final = 16
SCALE: Final = 0.01
VICTORY: Final = 0.0
CLOSE: Final = 5.0
FIRST_RATE: Final = 10_000.0
"""Simulations per second that a bot with a limit of time expects before it has measured them."""


class NetBot:
    """Gumbel search with a neural network. Its budget is a number of simulations, or a time.

    Args:
        sims: How many simulations to run per decision; 0 for the default, unless `seconds` is given.
        seconds: How long to search per decision; 0 for no limit of time.
        weights: A network's file; by default the one that comes with the package.
        seed: The seed of chance in the search.

    Raises:
        InvalidOption: If both budgets are given, or one is negative or not a number.
        RecordError: If the file does not hold a network.
    """

    def __init__(self, *, sims: int = 0, seconds: float = 0.0, weights: str = "", seed: int = 0) -> None:
        if sims < 0 or not 0.0 <= seconds < float("inf") or (sims and seconds):
            raise InvalidOption(
                f"sims={sims}, seconds={seconds:g}: give either simulations or seconds, and more than 0"
            )
        self.simulations = sims or SIMULATIONS
        self.seconds = seconds
        self.own_net = Net.load(Path(weights)) if weights else None
        self.seed = seed
        self.rate = FIRST_RATE

    def choose(self, game: Game) -> int:
        """The most visited action."""
        engine = self.to_decide(game)
        actions = engine.search_actions()
        if len(actions) == 1:
            return actions[0]
        tree = self.search(engine).trees[0]
        return int(tree.action[tree.best()])

    def values(self, game: Game) -> dict[int, float]:
        """The points that the player who decides can expect after each action that was visited."""
        engine = self.to_decide(game)
        actions = engine.search_actions()
        if len(actions) == 1:
            return {actions[0]: engine.points_of(engine.turn)}
        tree = self.search(engine).trees[0]
        visited = [edge for edge in range(int(tree.degree[0])) if tree.visits[edge]]
        return {int(tree.action[edge]): tree.points[edge] / float(tree.visits[edge]) for edge in visited}

    def to_decide(self, game: Game) -> Engine:
        """The engine of a game.

        Raises:
            IllegalAction: If it is not a player's turn.
        """
        if game.turn < 0:
            raise IllegalAction("a bot can only decide where it is a player's turn")
        return engine_of(game)

    def search(self, game: Engine) -> Forest:
        """The finished search of a position."""
        simulations = self.simulations if not self.seconds else max(FEWEST, int(self.rate * self.seconds))
        forest = Forest(
            game, size=1, leaves=LEAVES, simulations=simulations, considered=CONSIDERED, scale=SCALE, noise=0.0,
            victory=VICTORY, close=CLOSE, seed=self.seed,
        )  # fmt: skip
        forest.plant(0, game)
        inference = Inference(self.net_for(game), forest)
        began = perf_counter()
        while not forest.is_done(0) and not 0.0 < self.seconds < perf_counter() - began:
            inference.run()
        self.rate = float(forest.done[0]) / (perf_counter() - began)
        return forest

    def net_for(self, game: Engine) -> Net:
        """The network that evaluates a game."""
        return self.own_net or shipped_net(game.name, game.num_players)
