"""Lines over which processes notify each other of changes: short texts, each sent to all others.

With PostgreSQL they use `LISTEN` and `NOTIFY`. Each text wakes every process that listens, which costs the database a
transaction for each of them. So only one process of a server talks to PostgreSQL. If there are workers, it is their
parent, the hub, to which they talk over a Unix socket: see `Hub`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, Generic, NoReturn, TypeVar

from sqlalchemy import NullPool
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from .problems import Problem
from .store import PATIENCE, database_errors

CHANNEL: Final = "caverna"
PAUSE: Final = 1.0
"""Seconds between checks of a connection, and between attempts to reconnect."""
BREATH: Final = 0.05
"""Seconds between two notifications over PostgreSQL, each of which costs it two transactions.

The first is sent at once. What is announced soon after it is sent together.
"""
MAX_OUTBOX: Final = 10_000
"""Changes to keep while there is no connection. If there are more, others find out about them by `Resync`."""
SEND: Final = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"

log = logging.getLogger(__name__)

Change = TypeVar("Change")
Hear = Callable[[str | None], None]
"""Called with each text that arrives, and with None when some may have been missed."""


class Outbox(Generic[Change]):
    """The changes to announce. Those that wait are sent together, as the texts that `as_texts` makes of them."""

    def __init__(self, as_texts: Callable[[Sequence[Change]], Iterable[str]]) -> None:
        self.as_texts = as_texts
        self.changes: list[Change] = []
        self.has_news = asyncio.Event()

    def add(self, change: Change) -> None:
        """Announce a change as soon as possible."""
        if len(self.changes) < MAX_OUTBOX:
            self.changes.append(change)
            self.has_news.set()

    async def send(self, send: Callable[[list[str]], Awaitable[object]]) -> None:
        """Wait for changes to announce, at most for a pause, and send them. They stay here if that fails."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PAUSE):
                await self.has_news.wait()
        self.has_news.clear()
        number = len(self.changes)
        async with asyncio.timeout(PATIENCE):
            await send([*self.as_texts(self.changes)])
        del self.changes[:number]


async def talk_over_postgres(database: str, outbox: Outbox[Any], hear: Hear) -> NoReturn:
    """Send and listen until cancelled, reconnecting whenever the connection is lost."""
    engine = create_async_engine(
        database, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args={"timeout": PATIENCE}
    )
    while True:
        try:
            with database_errors():
                async with engine.connect() as connection:
                    await talk_on(connection, outbox, hear)
        except Problem as problem:
            log.warning("lost connection for notifications", extra={"why": type(problem.__cause__).__name__})
            await asyncio.sleep(PAUSE)


async def talk_on(connection: AsyncConnection, outbox: Outbox[Any], hear: Hear) -> NoReturn:
    """Send and listen until the connection fails. Uses it all the time: a dead one looks like a quiet one."""
    driver: Any = (await connection.get_raw_connection()).driver_connection
    await driver.add_listener(CHANNEL, lambda _connection, _sender, _channel, text: hear(str(text)))
    hear(None)
    while True:
        await outbox.send(lambda texts: driver.fetch(SEND, CHANNEL, texts))
        await asyncio.sleep(BREATH)


async def talk_over_hub(path: str, outbox: Outbox[Any], hear: Hear) -> NoReturn:
    """Send and listen until cancelled, as a worker of a server with a hub."""
    while True:
        try:
            reader, writer = await asyncio.open_unix_connection(path)
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(listen(reader, hear))
                    both.create_task(send_lines(writer, outbox))
            finally:
                writer.close()
        except* OSError as errors:
            log.warning("lost connection to the hub", extra={"why": type(errors.exceptions[0]).__name__})
        await asyncio.sleep(PAUSE)


async def listen(reader: asyncio.StreamReader, hear: Hear) -> None:
    """Handle every line that arrives. An empty one says that some were missed. Raises an error at the end."""
    hear(None)
    while line := await reader.readline():
        hear(line.decode().rstrip("\n") or None)
    raise ConnectionResetError


async def send_lines(writer: asyncio.StreamWriter, outbox: Outbox[Any]) -> NoReturn:
    """Send the changes to announce, a line for each text."""

    async def send(texts: list[str]) -> None:
        writer.writelines(f"{text}\n".encode() for text in texts)
        await writer.drain()

    while True:
        await outbox.send(send)
