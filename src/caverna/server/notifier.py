"""Notifications between processes: PostgreSQL tells each process which tables the others have changed.

A change is announced once it is committed, in a transaction of its own: `NOTIFY` lets only one transaction commit at a
time, and players must not wait for that. What is announced while another announcement is under way is sent together
with the next. A process that dies in between announces nothing, and one that cannot listen hears nothing, so each also
looks now and then whether it has missed something: see `RollCall`.

A notification has the ids of tables, and where it was an event what it has changed, so that a process that knows the
table before need not read it again. With SQLite there are no other processes, and nothing is sent.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import NullPool
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from .problems import Problem
from .settings import Settings
from .store import PATIENCE, database_errors

CHANNEL: Final = "caverna"
PAUSE: Final = 1.0
"""Seconds between checks of the connection, and between attempts to reconnect."""
MAX_PAYLOAD: Final = 7900
"""Bytes in a notification; PostgreSQL allows 7999."""
MAX_OUTBOX: Final = 10_000
"""Changes to keep while the database cannot be reached. Others find out about more by themselves."""
SEND: Final = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"

log = logging.getLogger(__name__)

News = Mapping[str, Any]
"""An event and what it has changed, as JSON: see `Snapshot.moved_on`. Or `BOT_DUE`."""
BOT_DUE: Final[News] = {"bot_due": True}
"""Says that a bot is to decide, from a process where none can."""
Listener = Callable[[str | None, News | None], None]
"""Called with the id of a table that has changed, or with None when any table may have; and with the event, if any."""


class Notifier:
    """Sends and receives notifications.

    `process_name` identifies this process among those that share the database. `listeners` are called in order for
    every change made by another process.
    """

    def __init__(self, settings: Settings, process_name: str, listeners: Sequence[Listener]) -> None:
        self.database = settings.database
        self.is_shared = settings.is_shared
        self.process_name = process_name
        self.listeners = listeners
        self.outbox: list[tuple[str, News | None]] = []
        self.has_news = asyncio.Event()
        self.talking: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start talking to the other processes."""
        if self.is_shared:
            self.talking = asyncio.create_task(self.talk())

    async def close(self) -> None:
        """Stop talking."""
        if self.talking is not None:
            self.talking.cancel()
            with suppress(asyncio.CancelledError):
                await self.talking

    def announce(self, table_id: str, news: News | None = None) -> None:
        """Notify the other processes of a change to a table that has been committed."""
        if self.is_shared and len(self.outbox) < MAX_OUTBOX:
            self.outbox.append((table_id, news))
            self.has_news.set()

    async def talk(self) -> None:
        """Send and listen for ever, reconnecting whenever the connection is lost."""
        engine = create_async_engine(
            self.database, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args={"timeout": PATIENCE}
        )
        while True:
            try:
                with database_errors():
                    async with engine.connect() as connection:
                        await self.talk_on(connection)
            except Problem as problem:
                log.warning("lost connection for notifications", extra={"why": type(problem.__cause__).__name__})
                await asyncio.sleep(PAUSE)

    async def talk_on(self, connection: AsyncConnection) -> None:
        """Send and listen until the connection fails. Uses it all the time: a dead one looks like a quiet one."""
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.add_listener(CHANNEL, self.receive)
        self.tell_listeners(None, None)  # notifications may have been missed
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSE):
                    await self.has_news.wait()
            self.has_news.clear()
            number = len(self.outbox)
            async with asyncio.timeout(PATIENCE):
                await driver.fetch(SEND, CHANNEL, [*payloads(self.process_name, self.outbox)])
            del self.outbox[:number]

    def receive(self, connection: Any, sender: int, channel: str, payload: Any) -> None:
        """Handle a notification, unless it is this process's own."""
        process_name, _, told = str(payload).partition(" ")
        if process_name != self.process_name:
            for table_id, news in json.loads(told):
                self.tell_listeners(table_id, news)

    def tell_listeners(self, table_id: str | None, news: News | None) -> None:
        """Call all listeners in order."""
        for listener in self.listeners:
            listener(table_id, news)


def is_bot_waiting(news: News | None) -> bool:
    """Is a bot to decide, and has no process taken that upon itself?"""
    if news is None or "event" not in news:
        return news == BOT_DUE
    return news["table"]["bot_due"] and news["table"]["claimed_by"] is None


def payloads(process_name: str, changes: Sequence[tuple[str, News | None]]) -> Iterator[str]:
    """Changes as few notifications, none of which is too long. An event that would be is left out."""
    texts: list[str] = []
    room = most = MAX_PAYLOAD - len(process_name) - len(" []")
    for table_id, news in changes:
        text = json.dumps([table_id, news], separators=(",", ":"))
        if len(text) >= most:
            text = json.dumps([table_id, None])
        if len(text) + 1 > room:
            yield f"{process_name} [{','.join(texts)}]"
            texts, room = [], most
        texts.append(text)
        room -= len(text) + 1
    if texts:
        yield f"{process_name} [{','.join(texts)}]"
