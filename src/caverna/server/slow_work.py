"""Slow work: what takes so long that nobody else should wait for it, such as the history of a game in sentences.

It is done in one thread, so that it takes at most half of Python's time. Clients take turns, the time counts towards
their rate limits, and work that a client no longer waits for is not begun. Answers are cached.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import Any, NamedTuple, TypeVar

from .fair_queue import FairQueue
from .rate_limits import ClientQuota

Result = TypeVar("Result")


class Job(NamedTuple):
    """Work that is waiting for the thread."""

    work: Callable[[], Any]
    quota: ClientQuota
    done: asyncio.Future[Any]


class SlowWork:
    """Does slow work. Keeps up to `cache_bytes` of answers, those asked for most recently."""

    def __init__(self, cache_bytes: int) -> None:
        self.cache_bytes = cache_bytes
        self.answers: OrderedDict[Hashable, bytes] = OrderedDict()
        self.answers_size = 0
        self.jobs: FairQueue[Job] = FairQueue()
        self.thread = ThreadPoolExecutor(1, "slow-work")
        self.working: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Drop everything that has not begun."""
        if self.working is not None:
            self.working.cancel()
        self.thread.shutdown(wait=False, cancel_futures=True)

    async def answer(self, key: Hashable, quota: ClientQuota, work: Callable[[], bytes]) -> bytes:
        """The answer to a question whose answer never changes, which `work` computes if it is not cached."""
        if key in self.answers:
            self.answers.move_to_end(key)
            return self.answers[key]
        found = await self.do(quota, work)
        self.keep(key, found)
        return found

    async def do(self, quota: ClientQuota, work: Callable[[], Result]) -> Result:
        """Do some work when it is the client's turn, and charge the client for it."""
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        job = Job(work, quota, done)
        self.jobs.put(quota.client, job)
        if self.working is None or self.working.done():
            self.working = asyncio.create_task(self.work_off())
        try:
            return await done
        finally:
            self.jobs.discard(quota.client, job)

    async def work_off(self) -> None:
        """Do everything that is waiting."""
        loop = asyncio.get_running_loop()
        while (taken := self.jobs.take()) is not None:
            job = taken[1]
            try:
                found, seconds = await loop.run_in_executor(self.thread, timed, job.work)
            except Exception as error:
                if not job.done.done():
                    job.done.set_exception(error)
                continue
            job.quota.charge(seconds)
            if not job.done.done():
                job.done.set_result(found)

    def keep(self, key: Hashable, found: bytes) -> None:
        """Keep an answer, and drop those unused for longest if they take too much room."""
        if key not in self.answers:
            self.answers[key] = found
            self.answers_size += len(found)
        while self.answers_size > self.cache_bytes:
            _, dropped = self.answers.popitem(last=False)
            self.answers_size -= len(dropped)


def timed(work: Callable[[], Result]) -> tuple[Result, float]:
    """The result of some work, and the seconds of processor time it took."""
    began = thread_time()
    return work(), thread_time() - began
