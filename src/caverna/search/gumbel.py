"""Gumbel search guided by a network, over the trees of many positions at once.

The search follows Danihelka et al., "Policy improvement by planning with Gumbel" (2022). At the root a few actions are
sampled by logit plus Gumbel noise, and sequential halving distributes the simulations among them. Below the root a
simulation takes the action that lags most behind the improved policy, the softmax of logits and completed values. That
is best with few simulations. With many it commits itself too early, so a search at a table takes the action with the
largest upper bound instead (PUCT), which goes on trying the others.

A `Forest` does not know the network. `descend` walks down every tree to positions that have no evaluation yet and
records how their observations differ from the last ones. The caller evaluates all of them in one batch and passes the
results to `absorb`. An evaluation is the points that each seat will still gain, and a logit for each action.

Chance and decisions with a single answer need no evaluation: a simulation walks through them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

from librt.strings import read_f32_le
from librt.vecs import extend, vec
from mypy_extensions import i64

from caverna.game.batch import calls_of
from caverna.game.buffer import Actions
from caverna.game.engine import Engine
from caverna.game.evaluation import Evaluation
from caverna.game.frames import NOBODY
from caverna.game.generator import Generator, mixed
from caverna.game.observation import Deltas, ObservationWriter

from .tree import GAME_OVER, NO_NODE

NO_EDGE: Final = -1
C_VISIT: Final = 50.0  # of the paper: how many visits the values count for before there are any
TINY: Final = 1e-9  # keeps logarithms finite
LOWEST: Final = -1e300  # below every value

# How a walk down the tree ends.
PENDING: Final = 0  # at a position that needs an evaluation
FINISHED: Final = 1  # at the end of the game
COLLISION: Final = 2  # at a position that already waits for its evaluation

NO_STYLE: Final = -1


def halving_schedule(considered: int, simulations: int) -> list[int]:
    """Sequential halving: for each simulation, how many visits the root action that it tries must have.

    Args:
        considered: How many root actions compete.
        simulations: How many simulations the search has.
    """
    if considered <= 1:
        return list(range(simulations))
    rounds = (considered - 1).bit_length()
    schedule: list[int] = []
    visits = [0] * considered
    number = considered
    while len(schedule) < simulations:
        for _ in range(max(1, simulations // (rounds * number))):
            schedule += visits[:number]
            for i in range(number):
                visits[i] += 1
        number = max(2, number // 2)
    return schedule[:simulations]


class GumbelTree:
    """The search tree of one position. Nodes and edges are indices into a few arrays, reused by the next search.

    Args:
        scale: How many logits a point is worth per visit (c_scale of the paper).
        exploration: By how many points an action is favoured that was not tried, if its share of the policy is 1 and
            the node has one visit. With 0 simulations follow the improved policy.
    """

    def __init__(self, scale: float, exploration: float) -> None:
        self.scale = scale
        self.exploration = exploration
        self.nodes: i64 = 0
        self.edges: i64 = 0
        # nodes
        self.seat = vec[i64]([0] * 64)  # who decides: a seat, NOBODY or GAME_OVER
        self.first = vec[i64]([0] * 64)  # the first of its edges
        self.degree = vec[i64]([0] * 64)  # how many it has
        self.evaluated = vec[i64]([0] * 64)  # 0 or 1
        self.value = vec[float]([0.0] * 64)  # by the network: the utility for the player who decides
        # edges
        self.action = vec[i64]([0] * 512)
        self.child = vec[i64]([0] * 512)
        self.visits = vec[i64]([0] * 512)
        self.pending = vec[i64]([0] * 512)  # simulations that went this way and wait for an evaluation
        self.total = vec[float]([0.0] * 512)  # of the utility for the player who decides
        self.points = vec[float]([0.0] * 512)  # of the points of the player who decides
        self.logit = vec[float]([0.0] * 512)  # by the network; at chance nodes the probability of the edge
        self.noise = vec[float]([0.0] * 512)  # Gumbel noise at the root; scratch space elsewhere

    def clear(self) -> None:
        """Forget the last search."""
        self.nodes = 0
        self.edges = 0

    def reserve(self, degree: i64) -> None:
        """Make room for a node with so many edges."""
        if self.nodes == len(self.seat):
            self.seat = extend(self.seat, self.seat)
            self.first = extend(self.first, self.first)
            self.degree = extend(self.degree, self.degree)
            self.evaluated = extend(self.evaluated, self.evaluated)
            self.value = extend(self.value, self.value)
        while self.edges + degree > len(self.action):
            self.action = extend(self.action, self.action)
            self.child = extend(self.child, self.child)
            self.visits = extend(self.visits, self.visits)
            self.pending = extend(self.pending, self.pending)
            self.total = extend(self.total, self.total)
            self.points = extend(self.points, self.points)
            self.logit = extend(self.logit, self.logit)
            self.noise = extend(self.noise, self.noise)

    def add(self, game: Engine, out: Actions) -> i64:
        """Add a node for a position, with an edge for each action worth searching, and return it."""
        seat = GAME_OVER if game.top is None else game.top.seat
        if seat == GAME_OVER:
            out.clear()
        else:
            game.fill_search(out)
            game.add_late(out)
        self.reserve(out.count)
        node = self.nodes
        first = self.edges
        self.nodes = node + 1
        self.edges = first + out.count
        self.seat[node] = seat
        self.first[node] = first
        self.degree[node] = out.count
        self.evaluated[node] = 0
        self.value[node] = 0.0
        for i in range(out.count):
            edge = first + i
            self.action[edge] = out.items[i]
            self.child[edge] = NO_NODE
            self.visits[edge] = 0
            self.pending[edge] = 0
            self.total[edge] = 0.0
            self.points[edge] = 0.0
            self.logit[edge] = 0.0
            self.noise[edge] = 0.0
        if seat == NOBODY:
            weights = game.chance_weights()
            whole = float(sum(weights))
            for i in range(out.count):
                self.logit[first + i] = float(weights[i]) / whole
        return node

    def needs_evaluation(self, node: i64) -> bool:
        """Does a player decide there between several actions?"""
        return self.seat[node] != NOBODY and self.degree[node] > 1

    # selection

    def draw(self, node: i64, generator: Generator) -> i64:
        """An edge of a chance node, drawn by its probability."""
        edge = self.first[node]
        last = edge + self.degree[node] - 1
        ticket = generator.fraction()
        while edge < last and ticket >= self.logit[edge]:
            ticket -= self.logit[edge]
            edge += 1
        return edge

    def mixed_value(self, node: i64) -> float:
        """The value of actions that were not visited: the network's, mixed with the values of those that were."""
        first = self.first[node]
        end = first + self.degree[node]
        most = self.logit[first]
        for edge in range(first + 1, end):
            most = max(most, self.logit[edge])
        share = 0.0
        weighted = 0.0
        visited: i64 = 0
        for edge in range(first, end):
            visits = self.visits[edge]
            if visits:
                weight = exp(self.logit[edge] - most)
                share += weight
                weighted += weight * self.total[edge] / float(visits)
                visited += visits
        if share <= 0.0:
            return self.value[node]
        return (self.value[node] + float(visited) * weighted / share) / (1.0 + float(visited))

    def sharpness(self, node: i64) -> float:
        """How many logits a point is worth here: the more visits, the more the values count."""
        first = self.first[node]
        most: i64 = 0
        for edge in range(first, first + self.degree[node]):
            most = max(most, self.visits[edge])
        return (C_VISIT + float(most)) * self.scale

    def improved(self, edge: i64, mixed_value: float, sharpness: float) -> float:
        """The logit of an edge in the improved policy."""
        visits = self.visits[edge]
        if not visits:
            return self.logit[edge]
        return self.logit[edge] + sharpness * (self.total[edge] / float(visits) - mixed_value)

    def select_at_root(self, wanted: i64) -> i64:
        """The best of the root's edges that have as many visits as wanted, or NO_EDGE if none has."""
        sharpness = self.sharpness(0)
        mixed_value = self.mixed_value(0)
        best: i64 = NO_EDGE
        most = LOWEST
        for edge in range(self.degree[0]):
            if self.visits[edge] + self.pending[edge] == wanted:
                score = self.noise[edge] + self.improved(edge, mixed_value, sharpness)
                if score > most:
                    most = score
                    best = edge
        return best

    def select(self, node: i64) -> i64:
        """The edge that a simulation takes below the root."""
        return self.select_promising(node) if self.exploration > 0.0 else self.select_lagging(node)

    def select_promising(self, node: i64) -> i64:
        """The edge with the largest upper bound: its value, and more the likelier and the less tried it is."""
        first = self.first[node]
        end = first + self.degree[node]
        most = LOWEST
        visits = 1.0
        for edge in range(first, end):
            most = max(most, self.logit[edge])
            visits += float(self.visits[edge] + self.pending[edge])
        whole = 0.0
        for edge in range(first, end):
            share = exp(self.logit[edge] - most)
            self.noise[edge] = share
            whole += share
        mixed_value = self.mixed_value(node)
        factor = self.exploration * sqrt(visits) / whole
        best = first
        most = LOWEST
        for edge in range(first, end):
            tried = self.visits[edge]
            value = self.total[edge] / float(tried) if tried else mixed_value
            bound = value + factor * self.noise[edge] / (1.0 + float(tried + self.pending[edge]))
            if bound > most:
                most = bound
                best = edge
        return best

    def select_lagging(self, node: i64) -> i64:
        """The edge that lags most behind the improved policy."""
        first = self.first[node]
        end = first + self.degree[node]
        sharpness = self.sharpness(node)
        mixed_value = self.mixed_value(node)
        most = LOWEST
        for edge in range(first, end):
            logit = self.improved(edge, mixed_value, sharpness)
            self.noise[edge] = logit
            most = max(most, logit)
        whole = 0.0
        visits = 1.0
        for edge in range(first, end):
            share = exp(self.noise[edge] - most)
            self.noise[edge] = share
            whole += share
            visits += float(self.visits[edge] + self.pending[edge])
        best = first
        most = LOWEST
        for edge in range(first, end):
            lag = self.noise[edge] / whole - float(self.visits[edge] + self.pending[edge]) / visits
            if lag > most:
                most = lag
                best = edge
        return best

    # results

    def best(self) -> i64:
        """The root's edge with the most visits; of equals the best by noise, logit and value."""
        most_visits: i64 = 0
        for edge in range(self.degree[0]):
            most_visits = max(most_visits, self.visits[edge])
        sharpness = self.sharpness(0)
        mixed_value = self.mixed_value(0)
        best: i64 = 0
        most = LOWEST
        for edge in range(self.degree[0]):
            score = self.noise[edge] + self.improved(edge, mixed_value, sharpness)
            if self.visits[edge] == most_visits and score > most:
                most = score
                best = edge
        return best

    def policy(self) -> list[float]:
        """The improved policy at the root: a probability for each edge."""
        sharpness = self.sharpness(0)
        mixed_value = self.mixed_value(0)
        logits = [self.improved(edge, mixed_value, sharpness) for edge in range(self.degree[0])]
        most = max(logits)
        shares = [exp(logit - most) for logit in logits]
        whole = sum(shares)
        return [share / whole for share in shares]


class Forest:
    """Searches from several roots, whose leaves are evaluated together.

    Args:
        start: Any game of the set-up.
        size: How many trees there are.
        leaves: How many positions of one tree may wait for an evaluation at a time.
        simulations: How many simulations a search has.
        quick: How many simulations a quick search has, which has no noise either.
        exploration: See `GumbelTree`.
        considered: How many root actions compete for them. With 0 the root is like any other node, also a chance node:
            to value a position rather than to choose there.
        scale: How many logits a point is worth per visit.
        noise: The scale of the Gumbel noise at the root; 0 for none.
        rivalry: How much the points of the best of the others count: 1 for players who want the largest lead, 0 for
            players who only look after themselves.
        victory: What winning is worth, in points, beside the lead itself.
        close: A lead of so many points counts as won.
        seed: The seed of the noise and of chance. Each tree has its own stream.
        styles: Evaluations that a seat of a tree may be given in `style`. What one expects beyond the points so far
            is added to what the network expects, and so the player favours what that style favours.
    """

    def __init__(
        self, start: Engine, *, size: int, leaves: int, simulations: int, considered: int, scale: float, noise: float,
        victory: float, close: float, seed: int, styles: Sequence[Evaluation] = (), rivalry: float = 1.0,
        quick: int = 0, exploration: float = 0.0,
    ) -> None:  # fmt: skip
        self.size: i64 = size
        self.leaves: i64 = leaves
        self.simulations: i64 = simulations
        self.quick: i64 = quick
        self.considered: i64 = considered
        self.noise = noise
        self.rivalry = rivalry
        self.victory = victory
        self.close = close
        self.styles = list(styles)
        self.seats: i64 = start.num_players
        self.schedules = [vec[i64](halving_schedule(number, simulations)) for number in range(considered + 1)]
        self.quick_schedules = [vec[i64](halving_schedule(number, quick)) for number in range(considered + 1)]
        self.out = Actions()
        # by tree
        self.trees = [GumbelTree(scale, exploration) for _ in range(size)]
        self.roots: list[Engine] = [start] * size
        self.generators = [Generator(mixed(seed * size + tree)) for tree in range(size)]
        self.budget = vec[i64]([simulations] * size)  # simulations of the search
        self.begun = vec[i64]([0] * size)  # simulations
        self.done = vec[i64]([0] * size)
        self.sums = vec[float]([0.0] * (size * self.seats))  # points of each seat, over the simulations done
        self.style = vec[i64]([NO_STYLE] * (size * self.seats))  # of each seat
        # by row: a leaf of a tree that waits for its evaluation
        rows = size * leaves
        self.deltas = Deltas()
        row_size, calls = start.layout().size, calls_of(start)
        self.writers = [ObservationWriter(row * row_size, calls, self.deltas) for row in range(rows)]
        self.paths = [vec[i64]([0] * 256) for _ in range(rows)]  # edges from the root
        self.steps = vec[i64]([0] * rows)
        self.node = vec[i64]([0] * rows)
        self.now = vec[float]([0.0] * (rows * self.seats))  # points of each seat, the player who decides first
        self.favour = vec[float]([0.0] * (rows * self.seats))  # what their styles add to them
        # what `descend` asks: rows, the number of actions of each, and all these actions in one list
        self.asked: i64 = 0
        self.waiting = vec[i64]([0] * rows)
        self.counts = vec[i64]([0] * rows)
        self.listed: i64 = 0
        self.actions = vec[i64]([0] * 1024)
        # of each seat at the end of the simulation that is being backed up: points, and what its style adds to them
        self.result = vec[float]([0.0] * self.seats)
        self.added = vec[float]([0.0] * self.seats)

    def plant(self, i: i64, game: Engine, quick: bool = False) -> None:
        """Start a search.

        Args:
            i: The tree.
            game: A position where a player decides between several actions; any position if no root actions compete.
                The search does not change it.
            quick: Whether it is a quick search.
        """
        self.budget[i] = self.quick if quick else self.simulations
        self.roots[i] = game
        tree = self.trees[i]
        tree.clear()
        tree.add(game, self.out)
        self.begun[i] = 0
        self.done[i] = 0
        for seat in range(self.seats):
            self.sums[i * self.seats + seat] = 0.0

    def is_done(self, i: i64) -> bool:
        """Has a tree's search used all its simulations?"""
        return self.done[i] >= self.budget[i]

    def is_quick(self, i: i64) -> bool:
        """Is a tree's search a quick one?"""
        return self.budget[i] < self.simulations

    # down

    def descend(self) -> None:
        """Walk down every tree whose search is not done, to the positions to evaluate next."""
        self.deltas.clear()
        self.asked = 0
        self.listed = 0
        for i in range(self.size):
            if not self.is_done(i):
                self.descend_tree(i)

    def descend_tree(self, i: i64) -> None:
        """Start simulations in one tree until enough positions wait, or one runs into another."""
        tree = self.trees[i]
        row = i * self.leaves
        if tree.needs_evaluation(0) and not tree.evaluated[0]:
            self.steps[row] = 0
            self.ask(i, tree, row, 0, self.roots[i])
            return
        end = row + self.leaves
        while row < end and self.begun[i] < self.budget[i]:
            ended = self.simulate(i, tree, row)
            if ended == COLLISION:
                return
            self.begun[i] += 1
            if ended == PENDING:
                row += 1

    def simulate(self, i: i64, tree: GumbelTree, row: i64) -> i64:
        """Walk down from the root, as far as possible without an evaluation. Returns how it ended."""
        game = self.roots[i].copy()
        node: i64 = 0
        steps: i64 = 0
        while tree.seat[node] != GAME_OVER:
            edge = self.select(i, tree, node)
            if edge == NO_EDGE:
                self.steps[row] = steps
                self.withdraw(tree, row)
                return COLLISION
            if steps == len(self.paths[row]):
                self.paths[row] = extend(self.paths[row], self.paths[row])
            self.paths[row][steps] = edge
            steps += 1
            tree.pending[edge] += 1
            game.step(tree.action[edge])
            node = tree.child[edge]
            if node == NO_NODE:
                node = tree.add(game, self.out)
                tree.child[edge] = node
                if tree.needs_evaluation(node):
                    self.steps[row] = steps
                    self.ask(i, tree, row, node, game)
                    return PENDING
        self.steps[row] = steps
        for seat in range(self.seats):
            self.result[seat] = game.points_of(seat)
            self.added[seat] = 0.0
        self.back_up(i, tree, row)
        return FINISHED

    def select(self, i: i64, tree: GumbelTree, node: i64) -> i64:
        """The edge that a simulation takes at a node, or NO_EDGE if it has to wait for the node's evaluation."""
        if node == 0 and self.considered:
            schedules = self.quick_schedules if self.is_quick(i) else self.schedules
            schedule = schedules[min(self.considered, tree.degree[0])]
            return tree.select_at_root(schedule[self.begun[i]])
        if tree.seat[node] == NOBODY:
            return tree.draw(node, self.generators[i])
        if tree.degree[node] == 1:
            return tree.first[node]
        return tree.select(node) if tree.evaluated[node] else NO_EDGE

    def withdraw(self, tree: GumbelTree, row: i64) -> None:
        """Undo a walk that ended in a collision."""
        path = self.paths[row]
        for k in range(self.steps[row]):
            tree.pending[path[k]] -= 1

    def ask(self, i: i64, tree: GumbelTree, row: i64, node: i64, game: Engine) -> None:
        """Request the evaluation of a position, as observed by the player who decides there."""
        seat = tree.seat[node]
        degree = tree.degree[node]
        first = tree.first[node]
        self.node[row] = node
        self.waiting[self.asked] = row
        self.counts[self.asked] = degree
        self.asked += 1
        while self.listed + degree > len(self.actions):
            self.actions = extend(self.actions, self.actions)
        for k in range(degree):
            self.actions[self.listed + k] = tree.action[first + k]
        self.listed += degree
        game.observe(seat, self.writers[row])
        for distance in range(self.seats):
            other = (seat + distance) % self.seats
            points = game.points_of(other)
            style = self.style[i * self.seats + other]
            self.now[row * self.seats + distance] = points
            self.favour[row * self.seats + distance] = (
                0.0 if style == NO_STYLE else self.styles[style].value(game, other) - points
            )

    # up

    def absorb(self, gains: bytes, logits: bytes) -> None:
        """Take in the evaluations that `descend` asked for, in the order of `waiting`, as C floats.

        Args:
            gains: The points that each seat will still gain; per position first the player who decides, then the others
                in turn order.
            logits: One number for each of the `actions`.
        """
        at: i64 = 0
        for k in range(self.asked):
            row = self.waiting[k]
            i = row // self.leaves
            tree = self.trees[i]
            node = self.node[row]
            first = tree.first[node]
            for edge in range(first, first + tree.degree[node]):
                tree.logit[edge] = read_f32_le(logits, at * 4)
                at += 1
            seat = tree.seat[node]
            for distance in range(self.seats):
                gain = read_f32_le(gains, (k * self.seats + distance) * 4)
                at_row = row * self.seats + distance
                self.result[(seat + distance) % self.seats] = self.now[at_row] + gain
                self.added[(seat + distance) % self.seats] = self.favour[at_row]
            tree.evaluated[node] = 1
            tree.value[node] = self.utility(seat)
            if node == 0:
                self.add_noise(tree, 0.0 if self.is_quick(i) else self.noise, self.generators[i])
            else:
                self.back_up(i, tree, row)

    def add_noise(self, tree: GumbelTree, scale: float, generator: Generator) -> None:
        """Draw the Gumbel noise of the root's edges."""
        for edge in range(tree.degree[0]):
            uniform = max(TINY, generator.fraction())
            tree.noise[edge] = scale * -log(max(TINY, -log(uniform)))

    def utility(self, seat: i64) -> float:
        """What the result is worth to a seat: its points, less what the rivalry makes of the best of the others'."""
        mine = self.result[seat] + self.added[seat]
        if self.seats == 1:
            return mine
        best = LOWEST
        for other in range(self.seats):
            if other != seat:
                best = max(best, self.result[other])
        lead = mine - best
        return mine - self.rivalry * best + self.victory * max(-1.0, min(1.0, lead / self.close))

    def back_up(self, i: i64, tree: GumbelTree, row: i64) -> None:
        """Add the result of a simulation to every edge on its way."""
        self.done[i] += 1
        for seat in range(self.seats):
            self.sums[i * self.seats + seat] += self.result[seat]
        path = self.paths[row]
        node: i64 = 0
        for k in range(self.steps[row]):
            edge = path[k]
            seat = tree.seat[node]
            tree.pending[edge] -= 1
            tree.visits[edge] += 1
            if seat != NOBODY:
                tree.total[edge] += self.utility(seat)
                tree.points[edge] += self.result[seat]
            node = tree.child[edge]
