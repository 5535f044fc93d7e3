"""Playing games elsewhere: in processes on all cores, or on a Ray cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Final

import caverna
from caverna.cluster import check_version, connected
from caverna.game import CavernaError

from .contest import Contest, Job, Outcome

AHEAD: Final = 2
"""How many games are queued per core of a cluster."""
RETRIES: Final = 3
"""How often a game is restarted when a machine of a cluster is lost."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Worker:
    """A process that plays one game after another."""

    def __init__(self, contest: Contest) -> None:
        # spawn: a fork would copy the threads of a progress bar or a bot in an undefined state
        context = get_context("spawn")
        self.pipe, inner = context.Pipe()
        self.process = context.Process(target=serve, args=(contest, inner), daemon=True)
        self.process.start()
        inner.close()
        self.contest = contest

    def take(self, jobs: Iterator[Job]) -> bool:
        """Start the next game, if there is one."""
        for self.job in islice(jobs, 1):
            self.pipe.send(self.job)
            return True
        return False

    def result(self) -> Outcome:
        """Wait for the outcome of the current game."""
        try:
            return received(self.pipe.recv())
        except EOFError as error:
            self.process.join()
            status, game = self.process.exitcode, self.contest.described(self.job)
            raise CavernaError(f"a worker process ended with status {status} in {game}") from error

    def end(self) -> None:
        """Stop the process."""
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def serve(contest: Contest, pipe: Connection) -> None:
    """The loop of a worker. Keyboard interrupts are left to the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError):  # the process that started it is gone
        while True:
            job = pipe.recv()
            try:
                pipe.send(contest.play(job))
            except Exception as error:
                pipe.send(error)


def processes(contest: Contest, jobs: Iterator[Job], count: int) -> Iterator[Outcome]:
    """Play games in several processes; yield outcomes as games end, in any order."""
    workers = [Worker(contest) for _ in range(count)]
    try:
        busy = {worker.pipe: worker for worker in workers if worker.take(jobs)}
        while busy:
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]  # only these pipes were waited for
                yield worker.result()
                if not worker.take(jobs):
                    del busy[worker.pipe]
    finally:
        for worker in workers:
            worker.end()


def cluster(contest: Contest, jobs: Iterator[Job], address: str) -> Iterator[Outcome]:
    """Play games on a Ray cluster whose machines have caverna installed; the address "local" starts one here."""
    with connected(address) as ray:
        play = ray.remote(play_there).options(num_cpus=1, max_retries=RETRIES)
        shared = ray.put(contest)
        cores: float = ray.cluster_resources().get("CPU", 1)
        waiting_room = AHEAD * max(1, int(cores))
        waiting = [play.remote(shared, job, caverna.__version__) for job in islice(jobs, waiting_room)]
        while waiting:
            (first, *_), waiting = ray.wait(waiting)
            yield received(ray.get(first))
            waiting += [play.remote(shared, job, caverna.__version__) for job in islice(jobs, 1)]


def play_there(contest: Contest, job: Job, version: str) -> Outcome | Exception:
    """Play one game on a machine of a cluster. Errors are returned, since Ray would wrap them in its own."""
    try:
        check_version(version)
        return contest.play(job)
    except Exception as error:
        return error


def received(found: Outcome | Exception) -> Outcome:
    """What a worker sent; raises it if it is an error."""
    if isinstance(found, Exception):
        raise found
    return found
