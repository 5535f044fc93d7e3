"""What a network expects of positions: the points of every seat, how play goes on, and the final score sheets.

Many positions are looked at together, because a network evaluates a hundred as fast as ten. What is found about one
does not depend on the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Final

from caverna.game import CHANCE, OVER
from caverna.game.engine import Engine
from caverna.search.gumbel import Forest
from caverna.search.types import Expected

from .inference import Inference
from .net import Net

TREES: Final = 128
"""Positions looked at together."""
SCALE: Final = 0.05
"""Logits that a point is worth per visit: enough that mistakes within the search hardly count."""
CONSIDERED: Final = 16
PLAYOUTS: Final = 24
"""Games played to the end to estimate a score sheet."""
TEMPERATURE: Final = 0.5
"""The temperature of the moves in these games: below 1, so that a network plays better than by its plain policy."""


class Foresight:
    """Looks ahead in one game with a network.

    Args:
        net: The network.
        simulations: How many simulations a position gets.
        seed: The seed of chance. All positions get the same one, so that chance favours none of them.
    """

    def __init__(self, net: Net, simulations: int, seed: int = 0) -> None:
        self.net = net
        self.simulations = simulations
        self.seed = seed

    def forest(self, game: Engine, size: int, *, considered: int, simulations: int, noise: float = 0.0) -> Forest:
        """A forest for positions of a game."""
        return Forest(
            game, size=size, leaves=1, simulations=simulations, considered=considered, scale=SCALE, noise=noise,
            victory=0.0, close=1.0, seed=self.seed,
        )  # fmt: skip

    # values

    def values(self, positions: Sequence[Engine]) -> list[tuple[float, ...]]:
        """The points that each seat can expect, for each position: of a player, of chance, or at the end."""
        if not positions:
            return []
        found: list[tuple[float, ...]] = [()] * len(positions)
        size = min(TREES, len(positions))
        forest = self.forest(positions[0], size, considered=0, simulations=self.simulations)
        inference = Inference(self.net, forest)
        begun = [*range(size)]  # by tree, the position it looks at
        for tree in begun:
            self.plant(forest, tree, positions[tree])
        coming, working = size, {*begun}
        while working:
            inference.run()
            for tree in [tree for tree in working if forest.is_done(tree)]:
                found[begun[tree]] = means(forest, tree)
                if coming < len(positions):
                    begun[tree] = coming
                    self.plant(forest, tree, positions[coming])
                    coming += 1
                else:
                    working.discard(tree)
        return found

    def plant(self, forest: Forest, tree: int, game: Engine) -> None:
        """Start looking at a position."""
        forest.generators[tree].seed(self.seed)
        forest.plant(tree, game)

    # lines

    def lines(self, positions: Sequence[Engine], decisions: int) -> list[list[Expected]]:
        """How play goes on from each position: what a search chooses, and the likeliest of what chance may do.

        Args:
            positions: The positions.
            decisions: How many decisions a line has, not counting those with a single answer.
        """
        games = [game.copy() for game in positions]
        found: list[list[Expected]] = [[] for _ in games]
        for _ in range(decisions):
            open_games = [i for i, game in enumerate(games) if self.skip(game, found[i])]
            for batch in batches(open_games):
                self.choose(games, found, batch)
        return found

    def choose(self, games: Sequence[Engine], found: Sequence[list[Expected]], batch: Sequence[int]) -> None:
        """Search some of the games, and go on by what is best in each."""
        forest = self.forest(
            games[batch[0]], len(batch), considered=CONSIDERED, simulations=max(CONSIDERED, self.simulations)
        )
        inference = Inference(self.net, forest)
        for tree, i in enumerate(batch):
            self.plant(forest, tree, games[i])
        while not all(forest.is_done(tree) for tree in range(len(batch))):
            inference.run()
        for tree, i in enumerate(batch):
            best = forest.trees[tree].best()
            action = int(forest.trees[tree].action[best])
            found[i].append(Expected(games[i].turn, action, forest.trees[tree].policy()[best]))
            games[i].step(action)

    def skip(self, game: Engine, line: list[Expected]) -> bool:
        """Go on to the next decision between several actions. Returns False at the end of the game."""
        while (seat := game.turn) != OVER:
            if seat == CHANCE:
                weights = game.chance_weights()
                share = max(weights) / sum(weights)
                action = game.legal_actions()[weights.index(max(weights))]
            else:
                actions = game.search_actions()
                if len(actions) > 1:
                    return True
                action, share = actions[0], 1.0
            line.append(Expected(seat, action, share))
            game.step(action)
        return False

    # score sheets

    def sheets(self, positions: Sequence[Engine], seats: Sequence[int]) -> list[dict[str, float]]:
        """The score sheet that a seat can expect in the end, for each position.

        The network plays `PLAYOUTS` games from there without a search, and the score sheets are averaged. So their
        totals differ a little from `values`.

        Args:
            positions: The positions.
            seats: For each of them, whose score sheet it is.
        """
        found: list[dict[str, float]] = []
        most = max(1, 4 * TREES // PLAYOUTS)  # positions at a time
        for first in range(0, len(positions), most):
            games = [game.copy() for game in positions[first : first + most] for _ in range(PLAYOUTS)]
            self.play_out(games)
            for i, seat in enumerate(seats[first : first + most]):
                ends = [game.score_sheet(seat) for game in games[i * PLAYOUTS : (i + 1) * PLAYOUTS]]
                found.append({category: fmean(end[category] for end in ends) for category in ends[0]})
        return found

    def play_out(self, games: Sequence[Engine]) -> None:
        """Play games to their ends by the network's policy alone."""
        generators = [Random(f"{self.seed}/{i % PLAYOUTS}") for i in range(len(games))]
        playing = [i for i, game in enumerate(games) if to_decision(game, generators[i])]
        if not playing:
            return
        forest = self.forest(games[playing[0]], len(playing), considered=1, simulations=1, noise=TEMPERATURE)
        for tree in range(len(playing)):
            forest.generators[tree].seed(generators[playing[tree]].getrandbits(31))
        inference = Inference(self.net, forest)
        trees = {i: tree for tree, i in enumerate(playing)}
        for i in playing:
            forest.plant(trees[i], games[i])
        while playing:
            inference.run()  # evaluates the roots: the noise of each then decides
            playing = [i for i in playing if self.advance(forest, trees[i], games[i], generators[i])]

    def advance(self, forest: Forest, tree: int, game: Engine, generator: Random) -> bool:
        """Take the best action of a tree in its game. Returns False at the end of the game."""
        found = forest.trees[tree]
        game.step(int(found.action[found.best()]))
        if to_decision(game, generator):
            forest.plant(tree, game)
            return True
        forest.done[tree] = forest.simulations
        return False


def after(game: Engine, action: int) -> Engine:
    """The position after a legal action."""
    game = game.copy()
    game.step(action)
    return game


def to_decision(game: Engine, generator: Random) -> bool:
    """Go on through chance and single answers to the next decision. Returns False at the end of the game."""
    while (seat := game.turn) != OVER:
        if seat == CHANCE:
            action = generator.choices(game.legal_actions(), game.chance_weights())[0]
        else:
            actions = game.search_actions()
            if len(actions) > 1:
                return True
            action = actions[0]
        game.step(action)
    return False


def means(forest: Forest, tree: int) -> tuple[float, ...]:
    """The mean points of each seat, over the simulations of a tree."""
    seats, done = int(forest.seats), float(forest.done[tree])
    return tuple(forest.sums[tree * seats + seat] / done for seat in range(seats))


def batches(numbers: Sequence[int]) -> Iterator[Sequence[int]]:
    """The numbers in groups of at most `TREES`."""
    for first in range(0, len(numbers), TREES):
        yield numbers[first : first + TREES]
