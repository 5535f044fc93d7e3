"""Inference: evaluating the leaves of a forest with a network, in numpy.

The first layer is not computed but kept up to date. From one leaf to the next some fifteen numbers of an observation
change, so fifteen rows of weights are added to the sums that are already there. (Chess engines call this NNUE.)
"""

from __future__ import annotations

import numpy as np

from caverna.arrays import array_of
from caverna.game import InvalidOption
from caverna.search.gumbel import Forest

from .compiled import kernel
from .net import POINTS_PER_UNIT, WIDTH, Floats, Net


class Inference:
    """Evaluates what a forest asks.

    Args:
        net: The network.
        forest: The forest whose leaves it evaluates.

    Raises:
        InvalidOption: If the network is for another game, or for fewer players.
    """

    def __init__(self, net: Net, forest: Forest) -> None:
        self.forest = forest
        self.rows = len(forest.writers)
        self.game = forest.roots[0]
        self.row_size = int(self.game.layout().size)
        self.observations = np.zeros((self.rows, self.row_size), np.float32)
        self.use(net)

    def use(self, net: Net) -> None:
        """Evaluate with another network from now on.

        Raises:
            InvalidOption: If the network is for another game, or for fewer players.
        """
        game, players = self.game, self.game.num_players
        used = game.layout().used(players)  # no other numbers of an observation are ever written
        if not used <= net.inputs <= self.row_size or net.seats < players or net.actions != game.num_actions:
            raise InvalidOption(f"this network is not for {game.name} with {players} players")
        self.net = net
        sums = self.observations[:, : net.inputs] @ net.weights["first"] + net.weights["first_bias"]
        self.sums: Floats = np.ascontiguousarray(sums, np.float32)

    def run(self) -> None:
        """One wave: walk down the trees, evaluate what they ask, and back it up."""
        self.forest.descend()
        self.update()
        if self.forest.asked:
            hidden = self.hidden()
            self.forest.absorb(self.gains(hidden).tobytes(), self.logits(hidden).tobytes())

    def update(self) -> None:
        """Bring observations and sums of the first layer up to date."""
        deltas, first = self.forest.deltas, self.net.weights["first"]
        count = int(deltas.count)
        if kernel is not None:
            kernel.update(
                self.sums, first, self.observations, deltas.places, deltas.bits, count, self.row_size,
                self.net.hidden,
            )  # fmt: skip
            return
        flat = self.observations.reshape(-1)
        numbers = array_of(deltas.bits, np.float32, count)
        for place, number in zip(array_of(deltas.places, np.int64, count).tolist(), numbers, strict=True):
            row, column = divmod(place, self.row_size)  # one by one: a place may change twice
            self.sums[row] += (number - flat[place]) * first[column]
            flat[place] = number

    def hidden(self) -> Floats:
        """The last inner layer, for each position asked."""
        weights = self.net.weights
        asked = array_of(self.forest.waiting, np.int64, int(self.forest.asked))
        x: Floats = np.maximum(self.sums[asked], 0.0) @ weights["second"]
        x += weights["second_bias"]
        np.maximum(x, 0.0, out=x)
        y = x @ weights["third"]
        y += weights["third_bias"]
        np.maximum(y, 0.0, out=y)
        x += y
        return x

    def gains(self, hidden: Floats) -> Floats:
        """The points that each seat will still gain, for each position asked."""
        weights = self.net.weights
        seats = int(self.forest.seats)
        gains: Floats = hidden @ weights["gains"][:, :seats] + weights["gains_bias"][:seats]
        gains *= POINTS_PER_UNIT
        return gains

    def logits(self, hidden: Floats) -> Floats:
        """A number for each action of each position asked."""
        forest = self.forest
        rows, bias = self.net.weights["policy"], self.net.weights["policy_bias"]
        asked, listed = int(forest.asked), int(forest.listed)
        if kernel is not None:
            logits = np.empty(listed, np.float32)
            kernel.policy(hidden, rows, bias, forest.counts, forest.actions, logits, asked, WIDTH)
            return logits
        actions = array_of(forest.actions, np.int64, listed)
        positions = np.repeat(np.arange(asked), array_of(forest.counts, np.int64, asked))
        scores: Floats = np.einsum("ij,ij->i", hidden[positions], rows[actions]) + bias[actions]
        return scores
