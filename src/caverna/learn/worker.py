"""A process that plays with the newest network and writes samples of its games."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from caverna.arrays import array_of
from caverna.nets.inference import Inference
from caverna.nets.net import Net
from caverna.search.gumbel import Forest
from caverna.search.selfplay import DECISION, SelfPlay

from .plan import Plan
from .samples import WIDEST, Samples, quantised

NEWEST: Final = "newest.npz"
"""The network to play with."""
STOP: Final = "stop"
"""A file that ends all workers."""
CHUNK_SUFFIX: Final = ".samples.npz"
GIVE_WAY: Final = 10
"""The niceness of a worker: there are as many as cores, and all of them wait for the one trainer."""


class Player:
    """Self-play of one set-up, many games at once.

    Args:
        plan: The plan.
        number: The number of this worker, which decides its set-up and its seed.
        net: The network to begin with.
        generation: How often this worker was started before, so that it does not play the same games again.
    """

    def __init__(self, plan: Plan, number: int, net: Net, generation: int = 0) -> None:
        self.setup = number % len(plan.setups)
        setup = plan.setups[self.setup]
        starts = setup.starts()
        search = plan.search
        self.forest = Forest(
            starts[0], size=plan.games, leaves=1, simulations=search.simulations, considered=search.considered,
            scale=search.scale, noise=search.noise, victory=search.victory, close=search.close,
            seed=plan.seed * 1_000_003 + generation * 1009 + number, styles=setup.styles(), rivalry=search.rivalry,
            quick=search.quick,
        )  # fmt: skip
        self.play = SelfPlay(starts, setup.opening, self.forest, search.quick_share)
        self.plan = plan
        self.inference = Inference(net, self.forest)
        self.fade_styles(net)
        self.seats = int(self.forest.seats)
        self.seen: list[tuple[Any, Any]] = [(None, None)] * plan.games  # observation and points at the root
        self.open: list[list[tuple[Any, ...]]] = [[] for _ in range(plan.games)]  # decisions of games in progress
        self.finished: list[tuple[Any, ...]] = []
        self.scores: list[list[float]] = []
        self.simulations = 0

    def use(self, net: Net) -> None:
        """Play on with another network."""
        self.inference.use(net)
        self.fade_styles(net)

    def fade_styles(self, net: Net) -> None:
        """Let new games have fewer styles the later in the run the network was made."""
        done = float(net.card.get("seconds", 0.0)) / (self.plan.minutes * 60.0)
        self.play.styled = self.plan.styled * max(0.0, 1.0 - done)

    def wave(self) -> None:
        """Decide where a search is finished, and advance every search by one simulation."""
        self.simulations += self.plan.games
        self.play.advance()
        self.collect_decisions()
        self.collect_games()
        self.inference.run()
        self.observe_roots()

    def observe_roots(self) -> None:
        """Keep what was observed at roots that have just been evaluated."""
        forest = self.forest
        asked = array_of(forest.waiting, np.int64, int(forest.asked))
        roots = asked[array_of(forest.node, np.int64, len(forest.node))[asked] == 0]
        if len(roots):
            rows = quantised(self.inference.observations[roots, : self.inference.net.inputs])
            points = array_of(forest.now, np.float64, len(forest.now)).reshape(-1, self.seats)[roots]
            for k, tree in enumerate(roots.tolist()):
                self.seen[tree] = rows[k], points[k].astype(np.float32)

    def collect_decisions(self) -> None:
        """Add what was decided to the games in progress."""
        play = self.play
        made, listed = int(play.made), int(play.listed)
        if not made:
            return
        decisions = array_of(play.decisions, np.int64, made, DECISION).tolist()
        means = array_of(play.means, np.float64, made, self.seats).astype(np.float32)
        actions = array_of(play.actions, np.int64, listed).astype(np.int16)
        shares = array_of(play.shares, np.float64, listed).astype(np.float16)
        end = 0
        for k, (tree, seat, degree) in enumerate(decisions):
            begin, end = end, end + degree
            kept = begin + np.argsort(-shares[begin:end], kind="stable")[:WIDEST]
            self.open[tree].append((*self.seen[tree], seat, means[k], actions[kept], shares[kept]))

    def collect_games(self) -> None:
        """Give the decisions of games that ended their result."""
        play = self.play
        over = int(play.over)
        if not over:
            return
        scores = array_of(play.scores, np.float64, over, self.seats)
        for k, tree in enumerate(array_of(play.ended, np.int64, over).tolist()):
            for observation, now, seat, means, actions, shares in self.open[tree]:
                result = np.roll(scores[k], -seat).astype(np.float32)
                self.finished.append((observation, now, means, result, actions, shares))
            self.open[tree] = []
            self.scores.append(scores[k].tolist())

    def has_chunk(self) -> bool:
        """Are there enough finished games to hand their decisions over?"""
        return len(self.finished) >= self.plan.chunk

    def take(self) -> Chunk:
        """The decisions of all finished games. They are handed out once."""
        net = self.inference.net
        samples = Samples.empty(len(self.finished), net.inputs, net.seats)
        for k, (observation, now, means, result, actions, shares) in enumerate(self.finished):
            samples.observations[k] = observation
            samples.now[k, : self.seats] = now
            samples.means[k, : self.seats] = means
            samples.results[k, : self.seats] = result
            samples.actions[k, : len(actions)] = actions
            samples.shares[k, : len(shares)] = shares
        chunk = Chunk(samples, self.scores, self.setup, self.simulations)
        self.finished, self.scores, self.simulations = [], [], 0
        return chunk


class Chunk(NamedTuple):
    """What a worker hands over."""

    samples: Samples
    scores: list[list[float]]
    """Of the games they are from."""
    setup: int
    """The number of the set-up."""
    simulations: int

    def save(self, path: Path) -> None:
        """Write it to a file, all or nothing."""
        samples, scores, setup, simulations = self
        samples.save(path, scores=np.array(scores), setup=setup, simulations=simulations)


def chunk_name(number: int, generation: int, chunks: int) -> str:
    """The name of a worker's next file."""
    return f"{number}-{generation}-{chunks}{CHUNK_SUFFIX}"


def play_until_stopped(plan: Plan, number: int, generation: int, folder: Path) -> None:
    """Write samples into a folder until it holds a file named `STOP`, or the parent process is gone."""
    newest, parent = folder / NEWEST, os.getppid()
    player = Player(plan, number, Net.load(newest), generation)
    changed = newest.stat().st_mtime_ns
    chunks = 0
    while not (folder / STOP).exists() and os.getppid() == parent:
        player.wave()
        if not player.has_chunk():
            continue
        player.take().save(folder / chunk_name(number, generation, chunks))
        chunks += 1
        if newest.stat().st_mtime_ns != changed:
            changed = newest.stat().st_mtime_ns
            player.use(Net.load(newest))


def main() -> None:
    """Run as a process: a plan, the number of the worker, its generation, and the folder."""
    plan, number, generation, folder = sys.argv[1:]
    if hasattr(os, "nice"):  # not on Windows
        os.nice(GIVE_WAY)
    play_until_stopped(Plan.from_json(plan), int(number), int(generation), Path(folder))
