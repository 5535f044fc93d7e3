"""Games that a network plays against itself, many at once, with what each decision teaches."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from caverna.game.batch import draw
from caverna.game.engine import Engine
from caverna.game.generator import Generator

from .gumbel import NO_STYLE, Forest

DECISION: Final = 3  # numbers that record a decision: tree, seat, number of actions


class SelfPlay:
    """Plays on wherever the search of a tree is done, and records decisions and finished games.

    Args:
        starts: The positions that games begin from, drawn uniformly.
        opening: In half of the games up to so many decisions at the beginning are random, and not recorded.
        forest: The searches; the games are the roots of its trees.
        quick: The share of decisions with a quick search. They are not recorded.
    """

    def __init__(self, starts: list[Engine], opening: int, forest: Forest, quick: float = 0.0) -> None:
        self.starts = starts
        self.opening: i64 = opening
        self.forest = forest
        self.seats = forest.seats
        self.quick = quick
        self.styled = 0.0  # the share of players who are given a style of the forest
        # decisions since the last `advance`
        self.made: i64 = 0
        self.decisions = vec[i64]([0] * 1024)
        self.means = vec[float]([0.0] * 1024)  # the points that the search expects, the player who decides first
        self.listed: i64 = 0
        self.actions = vec[i64]([0] * 4096)
        self.shares = vec[float]([0.0] * 4096)  # of the improved policy
        # games finished since the last `advance`
        self.over: i64 = 0
        self.ended = vec[i64]([0] * 64)  # trees
        self.scores = vec[float]([0.0] * 512)
        for i in range(forest.size):
            self.begin(i)

    def begin(self, i: i64) -> None:
        """Start a new game in a tree."""
        generator = self.forest.generators[i]
        while True:
            game = self.starts[generator.below(len(self.starts))].copy()
            self.skip(game, generator)
            if self.opening and generator.below(2):
                for _ in range(generator.below(self.opening) + 1):
                    self.play_randomly(game, generator)
            if game.top is not None:
                self.draw_styles(i, generator)
                self.plant(i, game)
                return

    def plant(self, i: i64, game: Engine) -> None:
        """Start the search of a game's next decision."""
        quick = self.quick > 0.0 and self.forest.generators[i].fraction() < self.quick
        self.forest.plant(i, game, quick)

    def draw_styles(self, i: i64, generator: Generator) -> None:
        """Give some players of a tree's game a style."""
        for seat in range(self.seats):
            styled = self.styled > 0.0 and generator.fraction() < self.styled
            style = generator.below(len(self.forest.styles)) if styled else NO_STYLE
            self.forest.style[i * self.seats + seat] = style

    def play_randomly(self, game: Engine, generator: Generator) -> None:
        """Make one decision at random."""
        out = self.forest.out
        if game.top is not None:
            game.fill_search(out)
            game.step(out.items[generator.below(out.count)])
            self.skip(game, generator)

    def skip(self, game: Engine, generator: Generator) -> None:
        """Go on through chance and single answers, to the next real decision or to the end."""
        out = self.forest.out
        while True:
            draw(game, generator)
            if game.top is None:
                return
            game.fill_search(out)
            game.add_late(out)
            if out.count > 1:
                return
            game.step(out.items[0])

    def advance(self) -> None:
        """Decide wherever a search is done."""
        self.made = 0
        self.listed = 0
        self.over = 0
        for i in range(self.forest.size):
            if self.forest.is_done(i):
                if not self.forest.is_quick(i):
                    self.record_decision(i)
                self.decide(i)

    def decide(self, i: i64) -> None:
        """Take the best action of a tree's search in its game."""
        forest = self.forest
        tree = forest.trees[i]
        game = forest.roots[i]
        game.step(tree.action[tree.best()])
        self.skip(game, forest.generators[i])
        if game.top is None:
            self.record_game(i, game)
            self.begin(i)
        else:
            self.plant(i, game)

    def record_decision(self, i: i64) -> None:
        """Record what a search found: the improved policy, and the points it expects."""
        forest = self.forest
        tree = forest.trees[i]
        degree = tree.degree[0]
        seat = tree.seat[0]
        if (self.made + 1) * DECISION > len(self.decisions):
            self.decisions = extend(self.decisions, self.decisions)
        while (self.made + 1) * self.seats > len(self.means):
            self.means = extend(self.means, self.means)
        while self.listed + degree > len(self.actions):
            self.actions = extend(self.actions, self.actions)
            self.shares = extend(self.shares, self.shares)
        at = self.made * DECISION
        self.decisions[at] = i
        self.decisions[at + 1] = seat
        self.decisions[at + 2] = degree
        shares = tree.policy()
        for edge in range(degree):
            self.actions[self.listed + edge] = tree.action[edge]
            self.shares[self.listed + edge] = shares[edge]
        self.listed += degree
        for distance in range(self.seats):
            total = forest.sums[i * self.seats + (seat + distance) % self.seats]
            self.means[self.made * self.seats + distance] = total / float(forest.done[i])
        self.made += 1

    def record_game(self, i: i64, game: Engine) -> None:
        """Record the result of a finished game."""
        if self.over == len(self.ended):
            self.ended = extend(self.ended, self.ended)
        while (self.over + 1) * self.seats > len(self.scores):
            self.scores = extend(self.scores, self.scores)
        self.ended[self.over] = i
        for seat in range(self.seats):
            self.scores[self.over * self.seats + seat] = game.points_of(seat)
        self.over += 1
