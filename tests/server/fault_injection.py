"""`caverna serve` with fault injection, for test_faults.py.

A file `armed` in the folder CAVERNA_FAULTS orders a fault: the kind of request (or "bot"), the fault, and the step at
which it happens, such as "actions kill before commit". It applies to the next such request. The file `happened` appears
when the fault has happened. The server is a child of this process, which starts a new one whenever it is killed.
"""

from __future__ import annotations

import asyncio
import functools
import inspect
import os
import resource
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import event

from caverna.cli import main
from caverna.locale import LANGUAGES, translator_for
from caverna.server import bot_workers, event_writer, scheduler
from caverna.server import serve as at_hand
from caverna.server.bot_turns import BotTurns
from caverna.server.bot_workers import BotWorker, BotWorkers
from caverna.server.event_log import EventLog
from caverna.server.middleware import RequestMiddleware
from caverna.server.notifier import Notifier
from caverna.server.snapshot_cache import SnapshotCache
from caverna.server.snapshot_reader import SnapshotReader
from caverna.server.socket_registry import SocketRegistry
from caverna.server.store import Job, Postgres, Sqlite

__all__ = ["at_hand"]  # imported once, before forking
WATCHED = ("UPDATE tables", "UPDATE seats", "INSERT INTO events")


class FaultInjector:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.fault = self.step = ""
        self.is_full = False

    def arm(self, target: str) -> bool:
        """Is a fault ordered for this target? Then it will happen at the ordered step."""
        order = self.folder / "armed"
        if not order.exists() or not order.read_text().startswith(f"{target} "):
            return False
        _, self.fault, self.step = order.read_text().split(" ", 2)
        order.unlink()
        return True

    def passage(self, step: str) -> None:
        if step == self.step:
            self.step = ""
            with suppress(OSError):  # if the disk is full
                (self.folder / "happened").touch()
            getattr(self, self.fault)()

    def kill(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    def wait(self) -> None:
        """Pause until the test says go."""
        while not (self.folder / "go").exists():
            time.sleep(0.002)
        (self.folder / "go").unlink()

    def fill(self) -> None:
        """Let the database grow no more, as on a full disk."""
        self.is_full = True

    def jam(self) -> None:
        """Make every write to a file fail."""
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))

    def stumble(self) -> None:
        raise RuntimeError("an error that nobody foresaw")


faults = FaultInjector(Path(os.environ["CAVERNA_FAULTS"]))


def watch(owner: type, name: str) -> None:
    """Make the beginning and the end of a method steps at which a fault can happen."""
    original: Callable[..., Any] = getattr(owner, name)

    @functools.wraps(original)
    def around(*arguments: Any, **named: Any) -> Any:
        faults.passage(f"before {name}")
        result = original(*arguments, **named)
        faults.passage(f"after {name}")
        return result

    @functools.wraps(original)
    async def around_waiting(*arguments: Any, **named: Any) -> Any:
        faults.passage(f"before {name}")
        result = await original(*arguments, **named)
        faults.passage(f"after {name}")
        return result

    setattr(owner, name, around_waiting if inspect.iscoroutinefunction(original) else around)


def watch_answers() -> None:
    handle = RequestMiddleware.handle

    async def handle_armed(self: RequestMiddleware, scope: Any, receive: Any, send: Any) -> None:
        async def answer(message: Any) -> None:
            faults.passage(f"before {message['type']}")
            await send(message)
            faults.passage(f"after {message['type']}")

        is_armed = faults.arm(scope["path"].rpartition("/")[2])
        await handle(self, scope, receive, answer if is_armed else send)

    RequestMiddleware.handle = handle_armed  # type: ignore[method-assign]


def watch_bots() -> None:
    """Let bots decide in this process (their workers have tests of their own) and leases expire soon."""
    decide = BotTurns.decide

    async def decide_armed(self: BotTurns, snapshot: Any) -> bool:
        faults.arm("bot")
        return await decide(self, snapshot)

    def think(self: BotWorker, question: Any, state: Any, seed: int, seconds: float) -> Any:
        return bot_workers.answer(question, state, seed)

    BotTurns.decide = decide_armed  # type: ignore[method-assign]
    BotWorker.ask = think  # type: ignore[method-assign]
    event_writer.LEASE_SECONDS, scheduler.TICK = 0.3, 0.1  # type: ignore[misc]


def note(moment: str, statement: str) -> None:
    if statement.startswith("WITH moved"):  # PostgreSQL writes most actions with one statement, which commits by itself
        for step in ("UPDATE tables", "INSERT INTO events", *(["commit"] if moment == "before" else [])):
            faults.passage(f"{moment} {step}")
    for beginning in WATCHED:
        if statement.startswith(beginning):
            faults.passage(f"{moment} {beginning}")


class NeverAlone(asyncio.Queue[Job[Any] | None]):
    """A queue of jobs that adds an empty one where a savepoint is to fail: a job alone in its batch has none."""

    def put_nowait(self, job: Job[Any] | None) -> None:
        super().put_nowait(job)
        if job is not None and faults.step.endswith("savepoint"):
            super().put_nowait(Job(nothing))


def nothing(connection: Any) -> None: ...


def watch_statements(kind: type[Sqlite] | type[Postgres]) -> None:
    make = kind.__init__

    def make_watched(self: Any, url: str) -> None:
        make(self, url)
        self.jobs = NeverAlone()
        engine = self.writer if isinstance(self, Sqlite) else self.reader.sync_engine  # its events include the writer's

        @event.listens_for(engine, "before_cursor_execute")
        def before(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
            if faults.is_full:
                cursor.execute("PRAGMA max_page_count=1")  # the minimum: the current number of pages
            note("before", statement)

        @event.listens_for(engine, "after_cursor_execute")
        def after(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
            note("after", statement)

        for moment in ("savepoint", "release_savepoint", "commit"):
            event.listen(engine, moment, lambda *_, moment=moment: faults.passage(f"before {moment}"))

    kind.__init__ = make_watched  # type: ignore[method-assign]


def serve_for_ever() -> None:
    """Serve in a child process, and in a new one whenever it is killed. Exit when it ends otherwise."""
    while True:
        child = os.fork()
        if child == 0:
            main()
            os._exit(0)
        signal.signal(signal.SIGTERM, lambda *_, child=child: os.kill(child, signal.SIGTERM))
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status) or os.WTERMSIG(status) != signal.SIGKILL:
            raise SystemExit(os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    watch(RequestMiddleware, "read_body")
    watch(SnapshotReader, "known_locked")
    watch(BotWorkers, "choose")
    for fault in ("play", "undo", "confirm"):
        watch(EventLog, fault)
    watch(Job, "settle")
    watch(SnapshotCache, "remember")
    watch(SocketRegistry, "publish")
    watch(Notifier, "announce")
    for kind in (Sqlite, Postgres):
        watch(kind, "write")
        watch_statements(kind)
    watch_answers()
    watch_bots()
    for language in LANGUAGES:  # slow: once, not in every child
        translator_for(language)
    serve_for_ever()
