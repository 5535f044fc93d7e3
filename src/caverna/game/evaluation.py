"""The value of a position to a player: the points so far, and what a few features say will be added to them.

Each feature is a number that a person could read off the table. Its weight changes linearly over the rounds, from an
early one to a late one. The weights are data, tuned by self-play.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from .engine import Engine


class Evaluation:
    """The evaluation of one game by some weights.

    A game overrides `describe`, which notes every feature with its name. Nothing else lists the features: running
    `describe` once gives their names.

    Args:
        settings: For each setting of the game, the early and the late weight of every feature.

    Raises:
        ValueError: If a setting has more or fewer weights than there are features.
    """

    def __init__(self, settings: Sequence[Sequence[tuple[float, float]]]) -> None:
        self.names: list[str] = []  # of the features, once any player was described
        self.features = vec[float]()  # of the player last described
        self.noted: i64 = 0
        self.weights: list[list[vec[float]]] = []  # by setting, by rounds left, by feature
        for weights in settings:
            size = len(self.feature_names())
            if len(weights) != size:
                raise ValueError(f"an evaluation with {size} features has {len(weights)} weights")
            self.weights.append([self.blend(weights, left) for left in range(self.most_rounds() + 1)])

    def blend(self, weights: Sequence[tuple[float, float]], left: int) -> vec[float]:
        """The weights for a number of rounds left after this one."""
        early = left / self.most_rounds()
        return vec[float]([pair[0] * early + pair[1] * (1.0 - early) for pair in weights])

    # what each game defines

    def feature_names(self) -> list[str]:
        """The names of all features, in order."""
        raise NotImplementedError

    def most_rounds(self) -> int:
        """How many rounds may be left after the current one."""
        raise NotImplementedError

    def setting(self, game: Engine) -> i64:
        """The kind of game, or of time in a game, that has its own weights."""
        raise NotImplementedError

    def rounds_left(self, game: Engine) -> i64:
        """How many rounds are left after the current one."""
        raise NotImplementedError

    def describe(self, game: Engine, seat: i64) -> None:
        """Note a player's features: always the same ones in the same order."""
        raise NotImplementedError

    # noting features

    def note(self, name: str, amount: i64) -> None:
        """Note the next feature. Its name is kept the first time only."""
        if self.noted == len(self.features):
            self.names.append(name)
            self.features = append(self.features, 0.0)
        self.features[self.noted] = float(amount)
        self.noted += 1

    def note_counts(self, names: list[str], counts: vec[i64], first: i64) -> None:
        """Note a feature for each of some counts that follow each other."""
        for i in range(len(names)):
            self.note(names[i], counts[first + i])

    def note_flags(self, names: list[str], mask: i64) -> None:
        """Note a feature for each bit of a mask: 1 or 0. (Not by `note`: most features are flags.)"""
        noted, size = self.noted, len(names)
        if noted == len(self.features):
            for name in names:
                self.note(name, 0)
        features = self.features
        for i in range(size):
            features[noted + i] = 1.0 if mask >> i & 1 else 0.0
        self.noted = noted + size

    # evaluating

    def read(self, game: Engine, seat: i64) -> None:
        """Put a player's features into `features`."""
        self.noted = 0
        self.describe(game, seat)

    def value(self, game: Engine, seat: i64) -> float:
        """The points that a player will have at the end, as far as can be estimated."""
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
        """For tuning: the setting, how early it is from 1 to 0, the points so far, and the features."""
        self.read(game, seat)
        early = float(self.rounds_left(game)) / float(self.most_rounds())
        return self.setting(game), early, game.points_of(seat), list(self.features)


def names_noted(evaluation: Evaluation, game: Engine) -> list[str]:
    """The names of the features that an evaluation notes, found by describing a player of any game."""
    evaluation.read(game, 0)
    return evaluation.names
