"""Notifications between processes: PostgreSQL tells each process which tables the others have changed.

A notification contains only the id of a table and the process that changed it. The recipient reads the table again, so
a notification that is lost, duplicated or out of order does no harm. PostgreSQL delivers it when the transaction
commits, not before. With SQLite there are no other processes, and nothing is sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, NullPool, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from .problems import Problem
from .settings import Settings
from .store import PATIENCE, database_errors

CHANNEL: Final = "caverna"
PAUSE: Final = 1.0
"""Seconds between checks of the connection, and between attempts to reconnect."""

log = logging.getLogger(__name__)

Listener = Callable[[str | None], None]
"""Called with the id of a table that has changed, or with None when any table may have."""


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
        self.listening: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start listening to the other processes."""
        if self.is_shared:
            self.listening = asyncio.create_task(self.listen())

    async def close(self) -> None:
        """Stop listening."""
        if self.listening is not None:
            self.listening.cancel()
            with suppress(asyncio.CancelledError):
                await self.listening

    def announce(self, connection: Connection, table_id: str) -> None:
        """Notify the other processes of a change to a table, once the transaction commits."""
        if self.is_shared:
            payload = f"{self.process_name} {table_id}"
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    async def listen(self) -> None:
        """Listen for ever, reconnecting whenever the connection is lost."""
        engine = create_async_engine(self.database, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        while True:
            try:
                with database_errors():
                    async with engine.connect() as connection:
                        await self.listen_on(connection)
            except Problem as problem:
                log.warning("lost connection for notifications", extra={"why": type(problem.__cause__).__name__})
                await asyncio.sleep(PAUSE)

    async def listen_on(self, connection: AsyncConnection) -> None:
        """Listen until the connection fails. Polls it, because a dead connection looks just like a quiet one."""
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.add_listener(CHANNEL, self.receive)
        self.tell_listeners(None)  # notifications may have been missed
        while True:
            await asyncio.sleep(PAUSE)
            async with asyncio.timeout(PATIENCE):
                await connection.execute(text("SELECT 1"))

    def receive(self, connection: Any, sender: int, channel: str, payload: Any) -> None:
        """Handle a notification, unless it is this process's own."""
        process_name, _, table_id = str(payload).partition(" ")
        if process_name != self.process_name:
            self.tell_listeners(table_id)

    def tell_listeners(self, table_id: str | None) -> None:
        """Call all listeners in order."""
        for listener in self.listeners:
            listener(table_id)
