"""`caverna serve` that fails where it is told to: a program for the tests of faults.

A file `armed` in the folder that CAVERNA_FAULTS names says what is to happen to the next request of a kind, or to the
next move of a bot, and at which of the steps from its arrival to the last byte of its answer ("actions kill before
commit"). A file `happened` is there when that has happened. The server is a child of this process, which starts another
one whenever it was killed.
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
from caverna.server import bot_workers, scheduler, tables
from caverna.server import serve as at_hand
from caverna.server.bot_workers import BotWorker, BotWorkers
from caverna.server.event_log import EventLog
from caverna.server.middleware import RequestMiddleware
from caverna.server.scheduler import Scheduler
from caverna.server.sockets import Sockets
from caverna.server.store import Job, Postgres, Sqlite
from caverna.server.tables import Tables

__all__ = ["at_hand"]  # imported before a child is made, not in every child
WATCHED = ("UPDATE tables", "UPDATE seats", "INSERT INTO events", "SELECT pg_notify")


class FaultInjector:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.fault = self.step = ""
        self.is_full = False

    def arm(self, target: str) -> bool:
        """When something comes by a target: is it what something is to happen to?"""
        order = self.folder / "armed"
        if not order.exists() or not order.read_text().startswith(f"{target} "):
            return False
        _, self.fault, self.step = order.read_text().split(" ", 2)
        order.unlink()
        return True

    def passage(self, step: str) -> None:
        if step == self.step:
            self.step = ""
            with suppress(OSError):  # of a disk that takes no more
                (self.folder / "happened").touch()
            getattr(self, self.fault)()

    def kill(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    def wait(self) -> None:
        """Stand still, so that the test can do whatever it likes."""
        while not (self.folder / "go").exists():
            time.sleep(0.002)
        (self.folder / "go").unlink()

    def fill(self) -> None:
        """The database cannot grow any more, as on a disk that is full."""
        self.is_full = True

    def jam(self) -> None:
        """No file takes another byte."""
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))

    def stumble(self) -> None:
        raise RuntimeError("something that nobody has thought of")


faults = FaultInjector(Path(os.environ["CAVERNA_FAULTS"]))


def watch(owner: type, name: str) -> None:
    """Make the beginning and the end of a method steps."""
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
    admit = RequestMiddleware.admit

    async def admit_armed(self: RequestMiddleware, scope: Any, receive: Any, send: Any) -> None:
        async def answer(message: Any) -> None:
            faults.passage(f"before {message['type']}")
            await send(message)
            faults.passage(f"after {message['type']}")

        is_armed = faults.arm(scope["path"].rpartition("/")[2])
        await admit(self, scope, receive, answer if is_armed else send)

    RequestMiddleware.admit = admit_armed  # type: ignore[method-assign]


def watch_bots() -> None:
    """They think here and now, for of their processes others tell, and whoever was killed is soon given up."""
    decide = Scheduler.decide

    async def decide_armed(self: Scheduler, snapshot: Any) -> None:
        faults.arm("bot")
        await decide(self, snapshot)

    def think(self: BotWorker, question: Any, state: Any, seed: int, seconds: float) -> Any:
        what, line = question
        return bot_workers.answer(what, line, state, seed)

    Scheduler.decide = decide_armed  # type: ignore[method-assign]
    BotWorker.ask = think  # type: ignore[method-assign]
    tables.LEASE, scheduler.TICK = 0.3, 0.1  # type: ignore[misc]


def note(moment: str, statement: str) -> None:
    for beginning in WATCHED:
        if statement.startswith(beginning):
            faults.passage(f"{moment} {beginning}")


class NeverAlone(asyncio.Queue[Job[Any] | None]):
    """Changes that wait to be committed: one about to fail at its savepoint is not alone, else it would have none."""

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
        engine = self.writer if isinstance(self, Sqlite) else self.writer.sync_engine

        @event.listens_for(engine, "before_cursor_execute")
        def before(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
            if faults.is_full:
                cursor.execute("PRAGMA max_page_count=1")  # which makes it as many as there are
            note("before", statement)

        @event.listens_for(engine, "after_cursor_execute")
        def after(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
            note("after", statement)

        for moment in ("savepoint", "release_savepoint", "commit"):
            event.listen(engine, moment, lambda *_, moment=moment: faults.passage(f"before {moment}"))

    kind.__init__ = make_watched  # type: ignore[method-assign]


def serve_for_ever() -> None:
    """In a child, and in another one whenever it was killed; whatever it ends with otherwise is the end."""
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
    watch(RequestMiddleware, "read")
    watch(Tables, "recall_inside")
    watch(BotWorkers, "choose")
    for fault in ("play", "undo", "confirm"):
        watch(EventLog, fault)
    watch(Job, "settle")
    watch(Tables, "remember")
    watch(Sockets, "hear")
    for kind in (Sqlite, Postgres):
        watch(kind, "write")
        watch_statements(kind)
    watch_answers()
    watch_bots()
    for language in LANGUAGES:  # reading them takes long: once, not in every child
        translator_for(language)
    serve_for_ever()
