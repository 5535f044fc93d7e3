"""Processes in which bots think. One that crashes or takes too long is replaced, and its decision asked for again."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final

from caverna.bots import Adviser, make_bot
from caverna.game import IllegalAction
from caverna.games import GAMES, from_dict, new_game

from .problems import Problem

SPAWN: Final = multiprocessing.get_context("spawn")  # a forked copy of a server would hold its sockets open
ATTEMPTS: Final = 3
STARTING: Final = 60.0
"""Seconds in which a process must be ready to think; they do not count as thinking."""
NICENESS: Final = 10
FALLBACK: Final = "random"
"""Who decides when a bot has failed that often: a game must not stand still for ever."""

log = logging.getLogger(__name__)


class Failed(Exception):
    """A process of thought that came to nothing."""


class BotWorker:
    """One such process, started when it is first needed."""

    def __init__(self) -> None:
        self.process: Any = None
        self.pipe: Any = None

    def ask(self, question: tuple[str, ...], state: Mapping[str, Any], seed: int, seconds: float) -> Any:
        """The answer; `Failed` if there is none in time. It blocks, so it is called in a thread."""
        try:
            if self.process is None or not self.process.is_alive():
                self.start()
            self.pipe.send((question, state, seed))
            if not self.pipe.poll(seconds):
                raise Failed(f"no answer within {seconds:g} s")
            answer = self.pipe.recv()
        except (EOFError, OSError) as error:
            self.stop()
            raise Failed("the process has died") from error
        except Failed:
            self.stop()
            raise
        if isinstance(answer, Exception):
            raise Failed(f"{type(answer).__name__}: {answer}")
        return answer

    def start(self) -> None:
        self.stop()
        self.pipe, far_end = SPAWN.Pipe()
        self.process = SPAWN.Process(target=think, args=(far_end,), daemon=True)
        self.process.start()
        far_end.close()
        if not self.pipe.poll(STARTING):
            raise Failed(f"not ready within {STARTING:g} s")
        self.pipe.recv()

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.pipe.close()
            self.process = None


class BotWorkers:
    def __init__(self, number: int, seconds: float) -> None:
        self.all = [BotWorker() for _ in range(number)]
        self.seconds = seconds
        self.threads = ThreadPoolExecutor(number, "bot-worker")
        self.idle: asyncio.Queue[BotWorker] = asyncio.Queue()
        for worker in self.all:
            self.idle.put_nowait(worker)

    async def choose(self, line: str, state: Mapping[str, Any], seed: int) -> int:
        """What a bot would do in the state of a game."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return int(await self.ask(("choose", line), state, seed))
            except Failed as failure:
                log.warning("bot failed", extra={"bot": line, "attempt": attempt, "why": str(failure)})
        return int(await self.ask(("choose", FALLBACK), state, seed))

    async def values(self, line: str, state: Mapping[str, Any], seed: int) -> dict[int, float]:
        """What a bot thinks of the actions that it would consider."""
        try:
            found: dict[int, float] = await self.ask(("values", line), state, seed)
        except Failed as failure:
            raise Problem("unavailable") from failure
        return found

    async def ask(self, question: tuple[str, ...], state: Mapping[str, Any], seed: int) -> Any:
        worker = await self.idle.get()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.threads, worker.ask, question, state, seed, self.seconds)
        finally:
            self.idle.put_nowait(worker)

    def close(self) -> None:
        for worker in self.all:
            worker.stop()
        self.threads.shutdown(wait=False, cancel_futures=True)


def think(pipe: Connection) -> None:
    """What such a process does, until the server is gone: it says that it is ready, and answers.

    Whoever waits for an answer of the server goes first.
    """
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for name in GAMES:
        new_game(name)  # the rules are loaded now, before anybody waits
    make_bot(FALLBACK)
    pipe.send(None)
    while True:
        try:
            (question, line), state, seed = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send(answer(question, line, state, seed))
        except Exception as error:
            pipe.send(RuntimeError(f"{type(error).__name__}: {error}"))


def answer(question: str, line: str, state: Mapping[str, Any], seed: int) -> Any:
    bot, game = make_bot(line, seed), from_dict(state)
    if question == "choose":
        legal = game.legal_actions()
        action = bot.choose(game)
        if action not in legal:
            raise IllegalAction(f"{action!r} is not legal now")
        return action
    assert isinstance(bot, Adviser)
    return bot.values(game)
