"""Monte Carlo tree search for any number of players, with chance nodes.

A simulation walks down the tree from a copy of the game. Where a player decides it selects by PUCT with a uniform
prior; where chance decides it draws. It adds the first new position as a node, plays the current turn to its end, and
evaluates what lead each player will have. Every player is assumed to maximise their own lead over the best of the
others; a solo player maximises points.

The first replies that the tree tries are arbitrary, and mostly bad. If they counted, every action would look better
after its second try than those tried once, only because the opponent has then wasted a turn. So a reply that is worse
for its player than the position before it is not believed: players further up count that position instead.

Actions are compared across the whole tree by progressive history: the mean lead after an action, wherever it was
taken, serves as a prior value at new edges and guides the play to the end of the turn.

Positions are not stored: walking down again costs less than keeping them. The tree is a few arrays, with one entry per
node or per edge.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caverna.game.buffer import Actions
from caverna.game.engine import Engine
from caverna.game.evaluation import Evaluation
from caverna.game.frames import NOBODY
from caverna.game.generator import Generator

from .turn import in_turn

EXPLORATION: Final = 8.0  # the constant of PUCT, in points
HISTORY_VISITS: Final = 2.0  # how many visits of an edge the history of its action counts for
LATE: Final = 64  # visits of a node after which one more of its late actions is considered
RANDOM_ONE_IN: Final = 4  # one in this many actions on the way to the end of a turn is drawn at random
NO_NODE: Final = -1
GAME_OVER: Final = -2
CHECK_EVERY: Final = 64  # simulations between two looks at the time and at the lead of the best action
MOST_EDGES: Final = 12_000_000  # the tree stops growing here, even if time is left


class Tree:
    """A search tree for one position.

    Args:
        game: The position to search. It is not changed.
        evaluation: What a position is worth to each seat.
        seed: The seed of the random numbers. The same seed and number of simulations give the same tree.
    """

    def __init__(self, game: Engine, evaluation: Evaluation, seed: int) -> None:
        self.game = game
        self.evaluation = evaluation
        self.generator = Generator(seed * 7919 + 12345)
        self.seats: i64 = game.num_players
        self.actions: i64 = game.num_actions
        # nodes
        self.seat = vec[i64]()  # who decides: a seat, NOBODY or GAME_OVER
        self.first = vec[i64]()  # the first of its edges
        self.edges = vec[i64]()  # how many it has
        self.early = vec[i64]()  # how many of them are considered from the beginning
        self.visits = vec[i64]()
        self.judged = vec[i64]()  # 1 if `lead_before` is known: if a turn begins there
        self.lead_before = vec[float]()  # for each seat, as evaluated at the node itself
        # edges
        self.action = vec[i64]()
        self.child = vec[i64]()
        self.tries = vec[i64]()
        self.total = vec[float]()  # of the leads of the player who decides; the probability of the edge at chance nodes
        # progressive history: each action, by seat, wherever it was taken
        self.history_tries = vec[i64]([0] * (self.seats * self.actions))
        self.history_total = vec[float]([0.0] * (self.seats * self.actions))
        self.lead_total = vec[float]([0.0] * self.seats)  # of the leads at the ends of all simulations
        self.simulations: i64 = 0
        # the current simulation
        self.leads = vec[float]([0.0] * self.seats)
        self.seat_values = vec[float]([0.0] * self.seats)
        self.nodes = vec[i64]([0] * 4096)  # nodes passed
        self.path = vec[i64]([0] * 4096)  # edges taken from them
        self.taken = vec[i64]([0] * 4096)  # actions taken in the tree and after it, as indices into the history
        self.steps: i64 = 0
        self.takes: i64 = 0
        self.takes_in_tree: i64 = 0
        self.out = Actions()
        self.add_node(game)

    # searching

    def search(self, simulations: int, seconds: float) -> None:
        """Run simulations until the budget is spent or the choice is as good as made.

        Args:
            simulations: How many to run if `seconds` is 0, but at least one for each action.
            seconds: How long to search; 0 for no limit of time.
        """
        most: i64 = max(i64(simulations), self.early[0])
        began = perf_counter()
        done: i64 = 0
        while (seconds > 0.0 or done < most) and len(self.action) < MOST_EDGES:
            self.simulate()
            done += 1
            if done % CHECK_EVERY == 0:
                if seconds > 0.0:
                    spent = perf_counter() - began
                    if spent >= seconds:
                        return
                    most = i64(float(done) * seconds / spent)
                if self.is_decided(most - done):
                    return

    def is_decided(self, left: i64) -> bool:
        """Is there only one action, or would the second need three quarters of the simulations left to catch up?"""
        first: i64 = 0
        second: i64 = 0
        for i in range(self.edges[0]):
            tries = self.tries[i]
            if tries > first:
                second = first
                first = tries
            elif tries > second:
                second = tries
        return self.edges[0] == 1 or 2 * (first - second) > left

    def values(self) -> list[tuple[int, int, float]]:
        """Every action that was tried at the root, how often, and its mean lead."""
        found: list[tuple[int, int, float]] = []
        for i in range(self.edges[0]):
            if self.tries[i]:
                found.append((self.action[i], self.tries[i], self.total[i] / float(self.tries[i])))
        return found

    def best(self) -> int:
        """The most tried action at the root; among equals the one with the largest mean lead."""
        return max(self.values(), key=lambda row: (row[1], row[2]))[0]

    # one simulation

    def simulate(self) -> None:
        """Run one simulation."""
        game = self.game.copy()
        node: i64 = 0
        seat = self.seat[0]
        turn_id = game.turn_id()
        self.steps = 0
        self.takes = 0
        while node != NO_NODE:
            seat = self.seat[node]
            if seat == GAME_OVER:
                break
            if seat == NOBODY:
                edge = self.draw(node)
            else:
                edge = self.select(node, seat)
                turn_id = game.turn_id()
            node = self.walk(game, node, edge)
        self.takes_in_tree = self.takes
        if node == NO_NODE:
            node = self.add_node(game)
            self.child[self.path[self.steps - 1]] = node
            if seat != NOBODY and in_turn(game, seat, turn_id):
                self.finish_turn(game, seat, turn_id)
                self.evaluate(game)
            else:
                self.evaluate(game)
                self.judge(node)
        else:
            self.evaluate(game)
        self.back_up()

    def walk(self, game: Engine, node: i64, edge: i64) -> i64:
        """Follow an edge of a node; returns the node that it leads to."""
        seat = self.seat[node]
        action = self.action[edge]
        self.nodes[self.steps] = node
        self.path[self.steps] = edge
        self.steps += 1
        if seat != NOBODY:
            self.take(seat, action)
        game.step(action)
        return self.child[edge]

    def take(self, seat: i64, action: i64) -> None:
        """Remember an action for the history."""
        self.taken[self.takes] = seat * self.actions + action
        self.takes += 1

    def draw(self, node: i64) -> i64:
        """An edge of a chance node, drawn by its probability."""
        edge = self.first[node]
        last = edge + self.edges[node] - 1
        ticket = self.generator.fraction()
        while edge < last and ticket >= self.total[edge]:
            ticket -= self.total[edge]
            edge += 1
        return edge

    def select(self, node: i64, seat: i64) -> i64:
        """The edge with the largest PUCT score under a uniform prior P = 1 / edges considered.

        The score is Q + c * P * sqrt(N) / (1 + n), for N visits of the node and n of the edge. Q is the mean lead of
        the edge, in which the mean of the action's history counts for `HISTORY_VISITS` visits; an action without
        history has the mean lead of all simulations.

        At the root every early edge is tried once before any is tried again: with few simulations the exploration is
        worth less than the noise of a single try, and whatever comes first in the list would be repeated.
        """
        first = self.first[node]
        visits = self.visits[node]
        if node == 0 and visits < self.early[node]:
            return first + visits
        number = min(self.edges[node], self.early[node] + visits // LATE)
        exploration = EXPLORATION * sqrt(float(visits)) / float(number)
        usual = self.lead_total[seat] / float(self.simulations) if self.simulations else 0.0
        history = seat * self.actions
        best = first
        most = 0.0
        for edge in range(first, first + number):
            tries = self.tries[edge]
            at = history + self.action[edge]
            before = self.history_tries[at]
            prior = self.history_total[at] / float(before) if before else usual
            mean = (self.total[edge] + HISTORY_VISITS * prior) / (float(tries) + HISTORY_VISITS)
            score = mean + exploration / float(tries + 1)
            if edge == first or score > most:
                most = score
                best = edge
        return best

    def finish_turn(self, game: Engine, seat: i64, turn_id: i64) -> None:
        """Play to the end of the turn, mostly by history: the evaluation is not made for positions in mid-turn."""
        out = self.out
        history = seat * self.actions
        while in_turn(game, seat, turn_id):
            game.fill_search(out)
            chosen = out.items[self.generator.below(out.count)]
            if out.count > 1 and self.generator.below(RANDOM_ONE_IN):
                most = 0.0
                for i in range(out.count):
                    at = history + out.items[i]
                    before = self.history_tries[at]
                    if not before:
                        chosen = out.items[i]
                        break
                    value = self.history_total[at] / float(before)
                    if i == 0 or value > most:
                        most = value
                        chosen = out.items[i]
            self.take(seat, chosen)
            game.step(chosen)

    def evaluate(self, game: Engine) -> None:
        """Evaluate the lead of every seat over the best of the others."""
        for seat in range(self.seats):
            self.seat_values[seat] = self.evaluation.value(game, seat)
        for seat in range(self.seats):
            best = 0.0
            first = True
            for other in range(self.seats):
                if other != seat and (first or self.seat_values[other] > best):
                    best = self.seat_values[other]
                    first = False
            self.leads[seat] = self.seat_values[seat] - best

    def judge(self, node: i64) -> None:
        """Keep the evaluation of a node's own position."""
        self.judged[node] = 1
        for seat in range(self.seats):
            self.lead_before[node * self.seats + seat] = self.leads[seat]

    def back_up(self) -> None:
        """Add the result to everything on the path, from its end to the root, and to the history."""
        self.simulations += 1
        for i in range(self.takes_in_tree, self.takes):
            self.learn(self.taken[i])
        take = self.takes_in_tree
        for i in range(self.steps - 1, -1, -1):
            node = self.nodes[i]
            edge = self.path[i]
            seat = self.seat[node]
            self.visits[node] += 1
            self.tries[edge] += 1
            if seat != NOBODY:
                self.total[edge] += self.leads[seat]
                take -= 1
                self.learn(self.taken[take])
                self.doubt(node, seat)
        for seat in range(self.seats):
            self.lead_total[seat] += self.leads[seat]

    def learn(self, at: i64) -> None:
        """Add the result to the history of an action."""
        self.history_tries[at] += 1
        self.history_total[at] += self.leads[at // self.actions]

    def doubt(self, node: i64, seat: i64) -> None:
        """If a player did worse than the position promised, let the others count on the position instead."""
        before = node * self.seats
        if self.judged[node] and self.leads[seat] < self.lead_before[before + seat]:
            for other in range(self.seats):
                if other != seat:
                    self.leads[other] = self.lead_before[before + other]

    # growing

    def add_node(self, game: Engine) -> i64:
        """Add a node for a position, with an edge for each action worth searching."""
        out = self.out
        node = len(self.seat)
        seat = GAME_OVER if game.top is None else game.top.seat
        self.seat = append(self.seat, seat)
        self.first = append(self.first, len(self.action))
        self.visits = append(self.visits, 0)
        self.judged = append(self.judged, 0)
        for _ in range(self.seats):
            self.lead_before = append(self.lead_before, 0.0)
        if seat == GAME_OVER:
            out.clear()
        else:
            game.fill_search(out)
        self.early = append(self.early, out.count)
        game.add_late(out)
        self.edges = append(self.edges, out.count)
        weights: list[int] = game.chance_weights() if seat == NOBODY else []
        all_weights = float(sum(weights))
        for i in range(out.count):
            self.action = append(self.action, out.items[i])
            self.child = append(self.child, NO_NODE)
            self.tries = append(self.tries, 0)
            self.total = append(self.total, float(weights[i]) / all_weights if seat == NOBODY else 0.0)
        return node
