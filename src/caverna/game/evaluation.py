"""The value of a position to a player: the points so far, and what a few features say will be added to them.

Each feature is a number that a person could read off the table. Its weight changes linearly over the rounds, from an
early one to a late one. The weights are data, tuned by self-play.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from .engine import Engine


class Evaluation:
    def __init__(self, settings: Sequence[Sequence[tuple[float, float]]]) -> None:
        """Early and late weights of all features, for each setting of a game."""
        size = len(self.feature_names())
        self.features = vec[float]([0.0] * size)  # of the player last looked at
        self.noted: i64 = 0
        self.weights: list[list[vec[float]]] = []  # by setting, by rounds left, by feature
        for weights in settings:
            if len(weights) != size:
                raise ValueError(f"an evaluation with {size} features has {len(weights)} weights")
            self.weights.append([self.blend(weights, left) for left in range(self.most_rounds() + 1)])

    def blend(self, weights: Sequence[tuple[float, float]], left: int) -> vec[float]:
        """The weights when so many rounds are left after this one."""
        early = left / self.most_rounds()
        return vec[float]([pair[0] * early + pair[1] * (1.0 - early) for pair in weights])

    # what each game says itself

    def feature_names(self) -> list[str]:
        raise NotImplementedError

    def setting_names(self) -> list[str]:
        """The kinds of games, or of times in a game, that have weights of their own."""
        raise NotImplementedError

    def most_rounds(self) -> int:
        """How many rounds may be left after the present one."""
        raise NotImplementedError

    def setting(self, game: Engine) -> i64:
        raise NotImplementedError

    def rounds_left(self, game: Engine) -> i64:
        raise NotImplementedError

    def describe(self, game: Engine, seat: i64) -> None:
        """Note a player's features, in the order of their names."""
        raise NotImplementedError

    # what follows from that

    def note(self, amount: i64) -> None:
        """The next feature is so much."""
        self.features[self.noted] = float(amount)
        self.noted += 1

    def read(self, game: Engine, seat: i64) -> None:
        """Put a player's features into `features`."""
        self.noted = 0
        self.describe(game, seat)

    def value(self, game: Engine, seat: i64) -> float:
        """The points that a player will have at the end, as far as one can tell."""
        total = game.points_of(seat)
        if game.top is None:
            return total
        self.read(game, seat)
        weights = self.weights[self.setting(game)][self.rounds_left(game)]
        features = self.features
        for i in range(len(features)):
            total += weights[i] * features[i]
        return total

    def sample(self, game: Engine, seat: int) -> tuple[int, float, float, list[float]]:
        """For tuning: setting, how early it is from 1 to 0, points now, and the features."""
        self.read(game, seat)
        early = float(self.rounds_left(game)) / float(self.most_rounds())
        return self.setting(game), early, game.points_of(seat), list(self.features)
