"""Monte Carlo tree search for any number of players, with chance.

A simulation walks down the tree from a copy of the game. It chooses where a player decides, draws where chance does,
adds the first position that is new, plays the turn there to its end, and asks the evaluation how far each player will
be ahead. Everybody is taken to want the largest lead over the best of the others; alone, the most points.

Positions are not kept: walking down again costs less than remembering them. The tree is a few arrays, one place for
each node or for each edge.
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

from .turn import in_turn

EXPLORATION: Final = 8.0  # how much is tried beside what looks best, in points
HISTORY: Final = 2.0  # visits that the mean of an action, wherever it was taken, counts for at a new place
LATE: Final = 64  # visits after which one more of the actions that can wait is looked at
CARELESS: Final = 4  # one of so many actions on the way to the end of a turn is any action at all
NOTHING_YET: Final = -1
AT_THE_END: Final = -2
TICKETS: Final = 1_000_000  # as fine as the draws of chance are
LOOK_AT_THE_CLOCK: Final = 64  # simulations
MOST_EDGES: Final = 12_000_000  # then the tree has grown enough, whatever time is left


class Tree:
    def __init__(self, game: Engine, evaluation: Evaluation, seed: int) -> None:
        self.game = game
        self.evaluation = evaluation
        self.dice: i64 = seed * 7919 + 12345 & 0x7FFFFFFF
        self.seats: i64 = game.num_players
        self.actions: i64 = game.num_actions
        # nodes
        self.seat = vec[i64]()  # who decides: a seat, NOBODY or AT_THE_END
        self.first = vec[i64]()  # the first of its edges
        self.edges = vec[i64]()  # how many it has
        self.early = vec[i64]()  # how many of them are looked at from the beginning
        self.visits = vec[i64]()
        # edges
        self.action = vec[i64]()
        self.child = vec[i64]()
        self.tries = vec[i64]()
        self.total = vec[float]()  # of the leads of who decides; where chance does, the weight of the edge
        # each action, by seat, wherever it was taken
        self.past_tries = vec[i64]([0] * (self.seats * self.actions))
        self.past_total = vec[float]([0.0] * (self.seats * self.actions))
        self.lead_total = vec[float]([0.0] * self.seats)  # of the leads at the ends of all simulations
        self.simulations: i64 = 0
        # the present simulation
        self.leads = vec[float]([0.0] * self.seats)
        self.promises = vec[float]([0.0] * self.seats)
        self.path = vec[i64]([0] * 4096)  # edges taken
        self.taken = vec[i64]([0] * 4096)  # actions taken, as places in the past, in the tree and after it
        self.steps: i64 = 0
        self.takes: i64 = 0
        self.out = Actions()
        self.add_node(game)

    # searching

    def search(self, simulations: int, seconds: float) -> None:
        """So many simulations, or as many as there is time for; no more once the choice is as good as made."""
        most: i64 = simulations
        began = perf_counter()
        done: i64 = 0
        while (seconds > 0.0 or done < most) and len(self.action) < MOST_EDGES:
            self.simulate()
            done += 1
            if done % LOOK_AT_THE_CLOCK == 0:
                if seconds > 0.0:
                    spent = perf_counter() - began
                    if spent >= seconds:
                        return
                    most = i64(float(done) * seconds / spent)
                if self.is_decided(most - done):
                    return

    def is_decided(self, left: i64) -> bool:
        """Would another action, if there is one, need three of four simulations left to catch up with the first?"""
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
        """Every action at the root that was tried: how often, and the lead it came to."""
        found: list[tuple[int, int, float]] = []
        for i in range(self.edges[0]):
            if self.tries[i]:
                found.append((self.action[i], self.tries[i], self.total[i] / float(self.tries[i])))
        return found

    def best(self) -> int:
        """The action at the root that was tried most; of equals the one that came to the largest lead."""
        return max(self.values(), key=lambda row: (row[1], row[2]))[0]

    # one simulation

    def simulate(self) -> None:
        game = self.game.clone()
        node: i64 = 0
        seat = self.seat[0]
        turn_id = game.turn_id()
        self.steps = 0
        self.takes = 0
        while node != NOTHING_YET:
            seat = self.seat[node]
            if seat == AT_THE_END:
                break
            if seat == NOBODY:
                edge = self.draw(node)
            else:
                edge = self.select(node, seat)
                turn_id = game.turn_id()
            node = self.walk(game, seat, edge)
        if node == NOTHING_YET:
            self.child[self.path[self.steps - 1]] = self.add_node(game)
            if seat != NOBODY:
                self.finish_turn(game, seat, turn_id)
        self.judge(game)
        self.learn()

    def walk(self, game: Engine, seat: i64, edge: i64) -> i64:
        """Along an edge; returns where it leads to."""
        action = self.action[edge]
        self.path[self.steps] = edge
        self.steps += 1
        if seat != NOBODY:
            self.take(seat, action)
        game.step(action)
        return self.child[edge]

    def take(self, seat: i64, action: i64) -> None:
        self.taken[self.takes] = seat * self.actions + action
        self.takes += 1

    def draw(self, node: i64) -> i64:
        """What chance turns up: an edge, each as likely as its weight."""
        edge = self.first[node]
        last = edge + self.edges[node] - 1
        ticket = float(self.throw(TICKETS)) / float(TICKETS)
        while edge < last and ticket >= self.total[edge]:
            ticket -= self.total[edge]
            edge += 1
        return edge

    def throw(self, sides: i64) -> i64:
        self.dice = (self.dice * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.dice >> 8) % sides

    def select(self, node: i64, seat: i64) -> i64:
        """The edge that promises most, with a bonus for those that were not tried much."""
        first = self.first[node]
        visits = self.visits[node]
        number = min(self.edges[node], self.early[node] + visits // LATE)
        bonus = EXPLORATION * sqrt(float(visits)) / float(number)
        usual = self.lead_total[seat] / float(self.simulations) if self.simulations else 0.0
        past = seat * self.actions
        best = first
        most = 0.0
        for edge in range(first, first + number):
            tries = self.tries[edge]
            at = past + self.action[edge]
            before = self.past_tries[at]
            guess = self.past_total[at] / float(before) if before else usual
            value = (self.total[edge] + HISTORY * guess) / (float(tries) + HISTORY) + bonus / float(tries + 1)
            if edge == first or value > most:
                most = value
                best = edge
        return best

    def finish_turn(self, game: Engine, seat: i64, turn_id: i64) -> None:
        """To the end of the turn, mostly by what did well elsewhere: in the middle of it the evaluation is blind."""
        out = self.out
        past = seat * self.actions
        while in_turn(game, seat, turn_id):
            game.fill_search(out)
            chosen = out.items[self.throw(out.count)]
            if out.count > 1 and self.throw(CARELESS):
                most = 0.0
                for i in range(out.count):
                    at = past + out.items[i]
                    before = self.past_tries[at]
                    if not before:
                        chosen = out.items[i]
                        break
                    value = self.past_total[at] / float(before)
                    if i == 0 or value > most:
                        most = value
                        chosen = out.items[i]
            self.take(seat, chosen)
            game.step(chosen)

    def judge(self, game: Engine) -> None:
        """How far everybody is going to be ahead."""
        for seat in range(self.seats):
            self.promises[seat] = self.evaluation.promise(game, seat)
        for seat in range(self.seats):
            best = 0.0
            first = True
            for other in range(self.seats):
                if other != seat and (first or self.promises[other] > best):
                    best = self.promises[other]
                    first = False
            self.leads[seat] = self.promises[seat] - best

    def learn(self) -> None:
        """Everything on the way hears of the result."""
        self.simulations += 1
        for seat in range(self.seats):
            self.lead_total[seat] += self.leads[seat]
        node: i64 = 0
        for i in range(self.steps):
            edge = self.path[i]
            seat = self.seat[node]
            self.visits[node] += 1
            self.tries[edge] += 1
            if seat != NOBODY:
                self.total[edge] += self.leads[seat]
            node = self.child[edge]
        for i in range(self.takes):
            at = self.taken[i]
            self.past_tries[at] += 1
            self.past_total[at] += self.leads[at // self.actions]

    # growing

    def add_node(self, game: Engine) -> i64:
        """A node for a position, with an edge for each action worth searching."""
        out = self.out
        node = len(self.seat)
        seat = AT_THE_END if game.top is None else game.top.seat
        self.seat = append(self.seat, seat)
        self.first = append(self.first, len(self.action))
        self.visits = append(self.visits, 0)
        if seat == AT_THE_END:
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
            self.child = append(self.child, NOTHING_YET)
            self.tries = append(self.tries, 0)
            self.total = append(self.total, float(weights[i]) / all_weights if seat == NOBODY else 0.0)
        return node
