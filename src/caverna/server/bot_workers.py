"""Bot workers: processes in which bots think. One that crashes or takes too long is replaced, and asked again."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from caverna.bots import Advice, Explainer, make_bot
from caverna.game import IllegalAction
from caverna.games import GAMES, from_dict, new_game
from caverna.record import Match
from caverna.review import Part

from .fair_queue import FairQueue
from .problems import Problem

SPAWN: Final = multiprocessing.get_context("spawn")  # a forked process would keep the server's sockets open
ATTEMPTS: Final = 3
STARTUP_SECONDS: Final = 60.0
"""How long a worker may take to get ready. That does not count as thinking."""
NICENESS: Final = 10
"""The niceness of workers, compared with the server."""
UNATTENDED_NICENESS: Final = 19
"""The niceness of workers for whose answers nobody waits: lower in priority than the other workers, too."""
FALLBACK: Final = "random"
"""The bot that decides when another has failed `ATTEMPTS` times, so that the game can continue."""

Question = tuple[str | int, ...]
"""A kind of question and its arguments, see `answer`."""

Condition = Callable[[], Awaitable[bool]]

log = logging.getLogger(__name__)


async def always() -> bool:
    """The condition of an answer that is wanted in any case."""
    return True


class WorkerFailed(Exception):
    """A worker gave no answer."""


class NotWanted(Exception):
    """An answer is not wanted any more."""


class Asker(NamedTuple):
    """The client that waits for an answer."""

    client: str
    is_attended: bool = True
    """Does somebody wait for a move or a hint? Nobody does at a table without people, or for a review."""


ANYBODY: Final = Asker("")


class BotWorker:
    """One worker process, started when it is first needed."""

    def __init__(self, niceness: int = NICENESS) -> None:
        self.niceness = niceness
        self.process: Any = None
        self.pipe: Any = None

    def ask(self, question: Question, state: Mapping[str, Any], seed: int, seconds: float) -> Any:
        """Answer a question about a state, see `answer`. Raises `WorkerFailed`. Blocks, so call it in a thread."""
        try:
            if self.process is None or not self.process.is_alive():
                self.start()
            self.pipe.send((question, state, seed))
            if not self.pipe.poll(seconds):
                raise WorkerFailed(f"no answer within {seconds:g} s")
            answer = self.pipe.recv()
        except (EOFError, OSError) as error:
            self.stop()
            raise WorkerFailed("the worker died") from error
        except WorkerFailed:
            self.stop()
            raise
        if isinstance(answer, Exception):
            raise WorkerFailed(f"{type(answer).__name__}: {answer}")
        return answer

    def start(self) -> None:
        """Start the process and wait until it is ready."""
        self.stop()
        self.pipe, far_end = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(far_end, self.niceness), daemon=True)
        self.process.start()
        far_end.close()
        if not self.pipe.poll(STARTUP_SECONDS):
            raise WorkerFailed(f"not ready within {STARTUP_SECONDS:g} s")
        self.pipe.recv()

    def stop(self) -> None:
        """Kill the process, if there is one."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.pipe.close()
            self.process = None


class Turn(NamedTuple):
    """A question that waits for a worker."""

    asker: Asker
    worker: asyncio.Future[BotWorker]


class Pool:
    """Workers of one kind, and who waits for them. Clients take turns, and each may have `most` of them at once."""

    def __init__(self, number: int, most: int, niceness: int) -> None:
        self.workers = [BotWorker(niceness) for _ in range(number)]
        self.most = most
        self.idle = [*self.workers]
        self.waiting: FairQueue[Turn] = FairQueue()
        self.asking: list[Asker] = []
        """For whom the busy workers think."""

    def has_time(self) -> bool:
        """Would a question be answered at once?"""
        return bool(self.idle) and not self.waiting

    async def wait_for_worker(self, asker: Asker) -> BotWorker:
        """A worker that is idle, when it is the asker's turn."""
        turn = Turn(asker, asyncio.get_running_loop().create_future())
        self.waiting.put(asker.client, turn)
        self.assign()
        try:
            return await turn.worker
        except asyncio.CancelledError:
            self.waiting.discard(asker.client, turn)
            if turn.worker.done() and not turn.worker.cancelled():
                self.give_back(turn.worker.result(), asker)
            raise

    def assign(self) -> None:
        """Give the idle workers to those whose turn it is."""
        while self.idle and (taken := self.waiting.take(self.may_have_another)) is not None:
            turn = taken[1]
            self.asking.append(turn.asker)
            turn.worker.set_result(self.idle.pop())

    def may_have_another(self, client: str) -> bool:
        """Does a client leave enough workers for others, if it gets one more?"""
        return sum(asker.client == client for asker in self.asking) < self.most

    def give_back(self, worker: BotWorker, asker: Asker, done: asyncio.Future[Any] | None = None) -> None:
        """Let somebody else have a worker."""
        if done is not None and not done.cancelled():
            done.exception()  # whoever asked may be gone: then nobody else looks at it
        self.asking.remove(asker)
        self.idle.append(worker)
        self.assign()


class BotWorkers:
    """Workers for those who wait, of whom no client has all, and some for tables without people and for reviews.

    The latter are processes of their own, with the lowest priority: what nobody waits for neither takes a worker from
    others nor slows theirs down. Each decision has a time limit in seconds. What is no longer wanted is not begun.
    """

    def __init__(self, number: int, seconds: float, unattended: int = 1) -> None:
        self.seconds = seconds
        self.attended = Pool(number, max(1, number - 1), NICENESS)
        self.unattended = Pool(unattended, unattended, UNATTENDED_NICENESS)
        self.threads = ThreadPoolExecutor(number + unattended, "bot-worker")

    @property
    def workers(self) -> list[BotWorker]:
        """All workers."""
        return [*self.attended.workers, *self.unattended.workers]

    def pool(self, is_attended: bool) -> Pool:
        """The workers for questions whose answer somebody waits for, or nobody."""
        return self.attended if is_attended else self.unattended

    def has_time(self, is_attended: bool) -> bool:
        """Would a question be answered at once?"""
        return self.pool(is_attended).has_time()

    async def choose(
        self, spec: str, state: Mapping[str, Any], seed: int, asker: Asker = ANYBODY, still: Condition = always
    ) -> int:
        """A bot's choice of action in a state. Raises `NotWanted` if `still` says so once a worker is free."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return int(await self.ask(("choose", spec), state, seed, asker, still))
            except WorkerFailed as failure:
                log.warning("bot failed", extra={"bot": spec, "attempt": attempt, "why": str(failure)})
        return int(await self.ask(("choose", FALLBACK), state, seed, asker, still))

    async def explain(self, spec: str, state: Mapping[str, Any], seed: int, asker: Asker = ANYBODY) -> list[Advice]:
        """What a bot expects of each action. Raises `Problem` if the bot cannot say."""
        try:
            found: list[Advice] = await self.ask(("explain", spec), state, seed, asker)
        except WorkerFailed as failure:
            log.warning("hint failed", extra={"bot": spec, "why": str(failure)})
            raise Problem("unavailable") from failure
        return found

    async def review(self, match: Match, first: int, last: int, asker: Asker = ANYBODY) -> Part:
        """The review of some steps of a match. Raises `WorkerFailed`."""
        played = {"game": match.game.name, "options": match.game.options, "actions": match.actions}
        for attempt in range(1, ATTEMPTS):
            try:
                return Part(*await self.ask(("review", first, last), played, 0, asker))
            except WorkerFailed as failure:
                log.warning("review failed", extra={"first": first, "attempt": attempt, "why": str(failure)})
        return Part(*await self.ask(("review", first, last), played, 0, asker))

    async def ask(
        self, question: Question, state: Mapping[str, Any], seed: int, asker: Asker, still: Condition = always
    ) -> Any:
        """The answer of a worker, when it is the asker's turn. Raises `NotWanted` if it is not wanted any more then."""
        pool = self.pool(asker.is_attended)
        worker = await pool.wait_for_worker(asker)
        is_wanted = False
        try:
            is_wanted = await still()
        finally:
            if not is_wanted:
                pool.give_back(worker, asker)
        if not is_wanted:
            raise NotWanted
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self.threads, worker.ask, question, state, seed, self.seconds)
        thinking.add_done_callback(lambda done: pool.give_back(worker, asker, done))
        return await asyncio.shield(thinking)  # the worker is not idle before it is done, even if nobody waits

    def close(self) -> None:
        """Kill all workers."""
        for worker in self.workers:
            worker.stop()
        self.threads.shutdown(wait=False, cancel_futures=True)


def work(pipe: Connection, niceness: int) -> None:
    """The main loop of a worker process: report ready, then answer questions until the server is gone.

    It runs at a lower priority than the server, which must stay responsive.
    """
    if hasattr(os, "nice"):
        os.nice(niceness)
    for name in GAMES:
        new_game(name)  # load the rules before anybody waits for a decision
    make_bot(FALLBACK)
    pipe.send(None)
    while True:
        try:
            question, state, seed = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            pipe.send(answer(question, state, seed))
        except Exception as error:
            pipe.send(RuntimeError(f"{type(error).__name__}: {error}"))


def answer(question: Question, state: Mapping[str, Any], seed: int) -> Any:
    """Answer a question.

    ("choose", bot) asks for an action in a state of a game, ("explain", bot) for what to expect of each action, and
    ("review", first, last) for the review of some steps of a match.
    """
    kind, *arguments = question
    if kind == "review":
        from caverna.review.analysis import Reviewer  # not above: numpy is slow to import, and the server needs none

        first, last = arguments
        match = Match.begin(new_game(state["game"], **state["options"]))
        match.repeat(state["actions"])
        return tuple(Reviewer(match, seed=seed).part(int(first), int(last)))
    bot, game = make_bot(str(arguments[0]), seed), from_dict(state)
    if kind == "explain":
        assert isinstance(bot, Explainer)
        return bot.explain(game)
    legal = game.legal_actions()
    action = bot.choose(game)
    if action not in legal:
        raise IllegalAction(f"{action!r} is not legal")
    return action
