"""The workers that play while a network learns: processes on this machine, or actors on a Ray cluster."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final, Protocol

import caverna
from caverna.cluster import check_version, connected
from caverna.game import CavernaError
from caverna.nets.net import Net

from .plan import Plan
from .worker import NEWEST, STOP, Chunk, Player, chunk_name

SOON: Final = 5.0
"""Seconds within which a worker that ends is considered unable to work."""
SINGLE_THREAD: Final = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
"""One core for each worker."""


class LearningError(CavernaError):
    """Learning cannot go on."""


class Workers(Protocol):
    """Workers that play with the newest network of a folder, and write their samples there."""

    def tend(self) -> int:
        """Keep them at work: replace those that died, and return how many did.

        Raises:
            LearningError: If one cannot work at all.
        """

    def stop(self) -> None:
        """Stop all of them, by force if necessary."""


class Processes:
    """Workers on this machine.

    Args:
        plan: What they play.
        folder: Where they find the network, and write what they learn.
        generation: A number that no earlier workers in the folder had. With it they play other games.
    """

    def __init__(self, plan: Plan, folder: Path, generation: int) -> None:
        self.plan = plan
        self.folder = folder
        self.generation = generation
        (folder / STOP).unlink(missing_ok=True)
        self.started = [0.0] * plan.workers
        self.processes = [self.start(number) for number in range(plan.workers)]

    def start(self, number: int) -> subprocess.Popen[bytes]:
        """Start one of them."""
        arguments = [self.plan.to_json(), str(number), str(self.generation), str(self.folder)]
        self.started[number] = monotonic()
        command = [sys.executable, "-m", "caverna.learn", *arguments]
        return subprocess.Popen(command, env={**os.environ, **SINGLE_THREAD})

    def tend(self) -> int:
        """See `Workers`."""
        dead = [number for number, process in enumerate(self.processes) if process.poll() is not None]
        for number in dead:
            if monotonic() - self.started[number] < SOON:
                raise LearningError(f"worker {number} ended as soon as it had started: see its error above")
            self.generation += 1
            self.processes[number] = self.start(number)
        return len(dead)

    def stop(self) -> None:
        """See `Workers`."""
        (self.folder / STOP).touch()
        for process in self.processes:
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


class RemotePlayer:
    """A player on some machine of a cluster."""

    def __init__(self, plan: str, number: int, generation: int, version: str) -> None:
        check_version(version)
        self.plan, self.number, self.generation = Plan.from_json(plan), number, generation
        self.player: Player | None = None

    def play(self, net: Net) -> Chunk:
        """Play with a network until there is something to hand over."""
        if self.player is None:
            self.player = Player(self.plan, self.number, net, self.generation)
        else:
            self.player.use(net)
        while not self.player.has_chunk():
            self.player.wave()
        return self.player.take()


class Actors:
    """Workers on a Ray cluster. One whose machine is lost is started again on another.

    Args:
        ray: The module, connected to the cluster.
        plan: What they play.
        folder: Where the network is found, and what they learn is written.
        generation: See `Processes`.
    """

    def __init__(self, ray: Any, plan: Plan, folder: Path, generation: int) -> None:
        self.ray = ray
        self.plan = plan
        self.folder = folder
        self.generation = generation
        self.chunks = 0
        self.changed = 0
        self.actor_class = ray.remote(num_cpus=1, max_restarts=0)(RemotePlayer)
        self.actors = [self.start(number) for number in range(plan.workers)]
        self.tasks = {self.ask(number): number for number in range(plan.workers)}

    def start(self, number: int) -> Any:
        """Start one of them."""
        return self.actor_class.options(runtime_env={"env_vars": SINGLE_THREAD}).remote(
            self.plan.to_json(), number, self.generation, caverna.__version__
        )

    def ask(self, number: int) -> Any:
        """Let one of them play with the newest network."""
        newest = self.folder / NEWEST
        if newest.stat().st_mtime_ns != self.changed:
            self.changed = newest.stat().st_mtime_ns
            self.net = self.ray.put(Net.load(newest))
        return self.actors[number].play.remote(self.net)

    def tend(self) -> int:
        """See `Workers`. Writes what has arrived."""
        dead = 0
        done, _ = self.ray.wait([*self.tasks], num_returns=len(self.tasks), timeout=0)
        for task in done:
            number = self.tasks.pop(task)
            try:
                chunk: Chunk = self.ray.get(task)
            except self.ray.exceptions.RayTaskError as error:
                raise LearningError(f"worker {number} cannot work: {error.cause}") from error
            except self.ray.exceptions.RayActorError as error:
                if error.actor_init_failed:
                    raise LearningError(f"worker {number} cannot start: {error}") from error
                dead += 1
                self.generation += 1
                self.actors[number] = self.start(number)
            else:
                chunk.save(self.folder / chunk_name(number, self.generation, self.chunks))
                self.chunks += 1
            self.tasks[self.ask(number)] = number
        return dead

    def stop(self) -> None:
        """See `Workers`."""
        for actor in self.actors:
            self.ray.kill(actor)


@contextmanager
def on_cluster(address: str, plan: Plan, folder: Path, generation: int) -> Iterator[Actors]:
    """Workers on the cluster at an address; "local" starts one here."""
    with connected(address) as ray:
        yield Actors(ray, plan, folder, generation)
