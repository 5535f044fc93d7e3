"""A bot that searches with a neural network."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Final
from zlib import crc32

from caverna.game import Game, InvalidOption
from caverna.game.engine import Engine
from caverna.nets import Inference, Net, shipped_net
from caverna.search.gumbel import Forest

from .bot import check_budget, check_turn, engine_of

SIMULATIONS: Final = 200
"""The default budget."""
FEWEST: Final = 16
LEAVES: Final = 16
"""Positions evaluated at a time."""
CONSIDERED: Final = 16
MOST_NOISE: Final = 100.0
"""Beyond this, play is as good as random."""
SCALE: Final = 0.01
VICTORY: Final = 0.0
CLOSE: Final = 5.0
FIRST_RATE: Final = 10_000.0
"""Simulations per second that a bot with a limit of time expects before it has measured them."""


class NetBot:
    """Gumbel search with a neural network. Its budget is a number of simulations, or a time.

    Args:
        sims: How many simulations to run per decision; by default 200, unless `seconds` is given.
        seconds: How long to search per decision.
        noise: How much of its choice is chance: the scale of Gumbel noise on what it thinks of the actions, for weak
            opponents. With 0 it plays as well as it can; with 1 and a single simulation it takes each action as often
            as its network recommends it; the more, the more random.
        weights: A network's file; by default the one that comes with the package.
        seed: The seed of the noise, and of chance in the search.

    Raises:
        InvalidOption: If both budgets are given, or a number is out of its range.
        RecordError: If the file does not hold a network.
    """

    def __init__(
        self, *, sims: int | None = None, seconds: float | None = None, noise: float = 0.0, weights: str = "",
        seed: int = 0,
    ) -> None:  # fmt: skip
        self.simulations, self.seconds = check_budget(sims, seconds, SIMULATIONS)
        if not 0.0 <= noise <= MOST_NOISE:  # false for nan
            raise InvalidOption(f"noise={noise:g}: from 0 to {MOST_NOISE:g} is possible")
        self.noise = noise
        self.own_net = Net.load(Path(weights)) if weights else None
        self.seed = seed
        self.rate = FIRST_RATE

    def choose(self, game: Game) -> int:
        """The most visited action."""
        check_turn(game)
        engine = engine_of(game)
        actions = engine.search_actions()
        if len(actions) == 1:
            return actions[0]
        tree = self.search(engine).trees[0]
        return int(tree.action[tree.best()])

    def values(self, game: Game) -> dict[int, float]:
        """The points that the player who decides can expect after each action that was visited."""
        check_turn(game)
        engine = engine_of(game)
        actions = engine.search_actions()
        if len(actions) == 1:
            return {actions[0]: engine.points_of(engine.turn)}
        tree = self.search(engine).trees[0]
        visited = [edge for edge in range(int(tree.degree[0])) if tree.visits[edge]]
        return {int(tree.action[edge]): tree.points[edge] / float(tree.visits[edge]) for edge in visited}

    def search(self, game: Engine) -> Forest:
        """The finished search of a position."""
        simulations = self.simulations if not self.seconds else max(FEWEST, int(self.rate * self.seconds))
        forest = Forest(
            game, size=1, leaves=LEAVES, simulations=simulations, considered=CONSIDERED, scale=SCALE, noise=self.noise,
            victory=VICTORY, close=CLOSE, seed=self.seed_for(game),
        )  # fmt: skip
        forest.plant(0, game)
        inference = Inference(self.net_for(game), forest)
        began = perf_counter()
        while not forest.is_done(0) and not 0.0 < self.seconds < perf_counter() - began:
            inference.run()
        self.rate = float(forest.done[0]) / (perf_counter() - began)
        return forest

    def seed_for(self, game: Engine) -> int:
        """The seed of a search. Noise depends on the position, or it would favour the same places in all lists."""
        return self.seed ^ crc32(repr(game.identity()).encode()) if self.noise else self.seed

    def net_for(self, game: Engine) -> Net:
        """The network that evaluates a game."""
        return self.own_net or shipped_net(game.name, game.num_players)
