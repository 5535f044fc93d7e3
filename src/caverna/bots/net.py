"""A bot that searches with a neural network."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Final
from zlib import crc32

from caverna.game import Game, InvalidOption
from caverna.game.engine import Engine
from caverna.nets import Foresight, Inference, Net, after, shipped_net
from caverna.search.gumbel import Forest

from .bot import Advice, check_budget, check_turn, engine_of, lead

SIMULATIONS: Final = 200
"""The default budget."""
FEWEST: Final = 16
LEAVES: Final = 16
"""Positions evaluated at a time."""
CONSIDERED: Final = 16
MOST_NOISE: Final = 100.0
"""Beyond this, play is as good as random."""
SCALE: Final = 0.03
"""How many logits a point is worth per visit: docs/learning.md says what was tried."""
EXPLORATION: Final = 16.0
"""By how many points the search favours what it has not tried: docs/learning.md says what this is worth."""
VICTORY: Final = 0.0
CLOSE: Final = 5.0
EXPLAINED: Final = 3
"""Actions of which it says how play goes on."""
LINE: Final = 6
"""Decisions in such a line of play."""
FIRST_RATE: Final = 10_000.0
"""Simulations per second that a bot with a limit of time expects before it has measured them."""


class NetBot:
    """Gumbel search with a neural network. Its budget is a number of simulations, or a time.

    Args:
        sims: How many simulations to run per decision; by default 200, unless `seconds` is given.
        seconds: How long to search per decision.
        noise: How random its choice is: the scale of Gumbel noise on its values of the actions, for weak opponents.
            With 0 it plays as well as it can; with 1 and a single simulation it takes each action as often as its
            network recommends it; the more, the more random.
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
            raise InvalidOption(f"noise={noise:g}: expected 0 to {MOST_NOISE:g}")
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
        """The points that the player who decides can expect after each legal action."""
        check_turn(game)
        engine = engine_of(game)
        return {action: points[engine.turn] for action, points in self.outlook(engine).items()}

    def explain(self, game: Game) -> list[Advice]:
        """What to expect of each legal action, best first; of the first three also how play goes on."""
        check_turn(game)
        engine = engine_of(game)
        outlook = self.outlook(engine)
        seat = engine.turn
        ranked = sorted(outlook, key=lambda action: -lead(outlook[action], seat))
        explained = [after(engine, action) for action in ranked[:EXPLAINED]]
        foresight = self.foresight(engine, self.simulations)
        lines = foresight.lines(explained, LINE)
        sheets = foresight.sheets(explained, [seat] * len(explained))
        return [
            Advice(
                action, outlook[action], lead(outlook[action], seat),
                tuple(lines[i]) if i < EXPLAINED else (), sheets[i] if i < EXPLAINED else {},
            )
            for i, action in enumerate(ranked)
        ]  # fmt: skip

    def outlook(self, game: Engine) -> dict[int, tuple[float, ...]]:
        """The points that each seat can expect after each legal action, all searched alike."""
        actions = game.legal_actions()
        simulations = self.simulations
        if self.seconds:
            simulations = max(FEWEST, int(self.rate * self.seconds) // len(actions))
        values = self.foresight(game, simulations).values([after(game, action) for action in actions])
        return dict(zip(actions, values, strict=True))

    def foresight(self, game: Engine, simulations: int) -> Foresight:
        """What looks ahead in a game, with so many simulations for each position."""
        return Foresight(self.net_for(game), simulations, self.seed)

    def search(self, game: Engine) -> Forest:
        """The finished search of a position."""
        simulations = self.simulations if not self.seconds else max(FEWEST, int(self.rate * self.seconds))
        forest = Forest(
            game, size=1, leaves=LEAVES, simulations=simulations, considered=CONSIDERED, scale=SCALE, noise=self.noise,
            victory=VICTORY, close=CLOSE, seed=self.seed_for(game), exploration=EXPLORATION,
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
