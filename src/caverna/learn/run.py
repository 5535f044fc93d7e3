"""A run of learning: workers that play, a trainer, checkpoints, and a log."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import numpy as np

from caverna.nets.net import WEIGHTS, Net, save_arrays

from .plan import Plan
from .samples import Samples, Window
from .trainer import Losses, batch_of, make_trainer
from .worker import CHUNK_SUFFIX, NEWEST
from .workers import Processes, Workers, on_cluster

CHECKPOINT: Final = "checkpoint.npz"
LOG: Final = "log.jsonl"
SAVE_EVERY: Final = 4.0
"""Seconds between networks for the workers, and between checkpoints."""
REPORT_EVERY: Final = 10.0
RECENT: Final = 500
"""Games of each set-up that a report counts."""


@dataclass
class Progress:
    """The progress of a run."""

    seconds: float = 0.0
    """Spent learning, over all restarts."""
    games: int = 0
    samples: int = 0
    steps: int = 0
    simulations: int = 0
    restarts: int = 0
    """Of workers that died."""
    losses: Losses = field(default_factory=lambda: Losses(0.0, 0.0))
    recent: list[deque[list[float]]] = field(default_factory=list)
    """Scores of the latest games of each set-up."""

    def counts(self) -> dict[str, float]:
        """What a checkpoint keeps."""
        names = ("seconds", "games", "samples", "steps", "simulations", "restarts")
        return {name: getattr(self, name) for name in names}

    def report(self) -> dict[str, Any]:
        """A line of the log."""
        means = [round(float(np.mean(games)), 2) if games else None for games in self.recent]
        return {
            **{name: round(value, 1) for name, value in self.counts().items()},
            "games_per_second": round(self.games / max(self.seconds, 1e-9), 1),
            "policy_loss": round(self.losses.policy, 4), "value_loss": round(self.losses.value, 4),
            "mean_points": means,
        }  # fmt: skip


class Run:
    """A run in a folder, which holds everything needed to go on after an interruption at any moment.

    Args:
        plan: What to learn.
        folder: Where it is kept. If it holds a checkpoint, the run goes on from there.
        start: The network to begin with, if there is no checkpoint; by default one that has learnt nothing.
    """

    def __init__(self, plan: Plan, folder: Path, start: Net | None) -> None:
        self.plan = plan
        self.folder = folder
        self.progress = Progress(recent=[deque(maxlen=RECENT) for _ in plan.setups])
        folder.mkdir(parents=True, exist_ok=True)
        inputs, seats, actions = plan.inputs, plan.seats, plan.setups[0].new_game().num_actions
        self.window = Window(plan.window, inputs, seats)
        self.chunks: dict[Path, int] = {}  # files in the window, the oldest first, with how many samples each holds
        self.collect()
        net, state = self.read_checkpoint()
        net = net or start or Net.new(inputs, seats, actions, plan.hidden, plan.seed, {})
        self.trainer = make_trainer(net, state, plan.value_weight)
        self.random = np.random.default_rng((plan.seed, self.progress.steps))
        self.save()

    # files

    def read_checkpoint(self) -> tuple[Net | None, dict[str, Any]]:
        """The network and the optimizer's state of an earlier part of this run."""
        path = self.folder / CHECKPOINT
        if not path.exists():
            return None, {}
        with np.load(path) as data:
            for name, value in json.loads(str(data["progress"])).items():
                setattr(self.progress, name, max(value, getattr(self.progress, name)))  # there may be newer samples
            net = Net({name: data[f"net.{name}"] for name in WEIGHTS}, {})
            state = {name.removeprefix("adam."): data[name] for name in data.files if name.startswith("adam.")}
        return net, state

    def save(self) -> None:
        """Write a checkpoint, and the network for the workers."""
        weights = {f"net.{name}": weight for name, weight in self.trainer.weights().items()}
        state = {f"adam.{name}": np.asarray(value) for name, value in self.trainer.state().items()}
        progress = np.array(json.dumps(self.progress.counts()))
        save_arrays(self.folder / CHECKPOINT, {"progress": progress, **weights, **state})
        self.net().save(self.folder / NEWEST)

    def net(self) -> Net:
        """The network as it is now."""
        setups = [{"game": setup.game, **setup.options} for setup in self.plan.setups]
        return Net(self.trainer.weights(), {"setups": setups, **self.progress.report()})

    def collect(self) -> None:
        """Take in what the workers wrote. Files stay as long as the window has room: a restart reads them again."""
        found = [path for path in self.folder.glob(f"*{CHUNK_SUFFIX}") if path not in self.chunks]
        for path in sorted(found, key=lambda path: path.stat().st_mtime_ns):
            with np.load(path) as data:
                samples = Samples.read(data)
                scores, setup, simulations = data["scores"].tolist(), int(data["setup"]), int(data["simulations"])
            self.window.add(samples)
            self.chunks[path] = len(samples)
            self.progress.recent[setup].extend(scores)
            self.progress.games += len(scores)
            self.progress.samples += len(samples)
            self.progress.simulations += simulations
        while sum(self.chunks.values()) > self.plan.window:
            oldest = next(iter(self.chunks))
            del self.chunks[oldest]
            oldest.unlink()

    # learning

    def share_done(self) -> float:
        """The share of the time that is over, from 0 to 1."""
        return min(1.0, self.progress.seconds / (self.plan.minutes * 60.0))

    def may_learn(self) -> bool:
        """Are there enough new samples for another step?"""
        learnt = self.progress.steps * self.plan.batch
        return len(self.window) >= self.plan.warm_up and learnt < self.plan.reuse * self.progress.samples

    def learn(self) -> None:
        """One step of the trainer."""
        done = self.share_done()
        rows = self.window.draw(self.plan.batch, self.random)
        share = self.plan.search_share * min(1.0, 2.0 * done)
        batch = batch_of(self.window.samples, rows, share)
        self.progress.losses = self.trainer.step(batch, self.plan.rate * (1.0 - 0.95 * done))
        self.progress.steps += 1

    def go(self, workers: Workers, tell: Callable[[dict[str, Any]], None]) -> Net:
        """Learn until the time is over.

        Args:
            workers: Those who play. They are stopped at the end.
            tell: Called with each line of the log.
        """
        clock, saved, told = monotonic(), monotonic(), monotonic()
        try:
            while self.share_done() < 1.0:
                self.collect()
                if self.may_learn():
                    self.learn()
                else:
                    sleep(0.02)
                now = monotonic()
                self.progress.seconds += now - clock
                clock = now
                self.progress.restarts += workers.tend()
                if now - saved > SAVE_EVERY:
                    self.save()
                    saved = now
                if now - told > REPORT_EVERY:
                    self.report(tell)
                    told = now
        finally:
            workers.stop()
            self.save()
        self.report(tell)
        return self.net()

    def report(self, tell: Callable[[dict[str, Any]], None]) -> None:
        """Write a line of the log."""
        line = self.progress.report()
        with (self.folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        tell(line)


def folder_of(out: Path) -> Path:
    """Where a run keeps what it needs to go on."""
    return out.with_name(out.name + ".learning")


def learn(
    plan: Plan, out: Path, start: Net | None, tell: Callable[[dict[str, Any]], None], ray: str | None = None
) -> Net:
    """Learn a network, or go on learning it, and write it to a file.

    Args:
        plan: What to learn.
        out: The file of the network. Beside it, in a folder of the same name, is what an interrupted run goes on from.
        start: The network to begin with; by default one that has learnt nothing.
        tell: Called with each line of the log.
        ray: The address of a Ray cluster whose machines play; by default processes on this one do.
    """
    folder = folder_of(out)
    run = Run(plan, folder, start)
    generation = int(run.progress.steps)
    if ray is None:
        net = run.go(Processes(plan, folder, generation), tell)
    else:
        with on_cluster(ray, plan, folder, generation) as workers:
            net = run.go(workers, tell)
    net.save(out, np.float16)
    return net
