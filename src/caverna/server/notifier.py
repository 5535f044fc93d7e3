"""How those who look at a table hear that it has changed: within this process, and from others by PostgreSQL.

News is only the name of a table, and of the process that says so. Whoever hears it looks again, so news that is lost,
doubled or out of order does no harm. PostgreSQL delivers what a transaction announces when it commits, and not before.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, NullPool, text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from .problems import Problem
from .store import PATIENCE, database_errors

CHANNEL: Final = "caverna"
PAUSE: Final = 1.0
"""Seconds between looking whether the connection still stands, and between attempts to have it again."""

log = logging.getLogger(__name__)


class Notifier:
    def __init__(self, database: str) -> None:
        self.database = database
        self.name = secrets.token_hex(4)
        self.is_shared = not database.startswith("sqlite")
        self.hear: Callable[[str | None], None] = lambda table_id: None
        """Called with a table that has changed, or with None when any may have."""
        self.doubt: Callable[[str | None], None] = lambda table_id: None
        """Called before that, if it was another process that has changed it."""
        self.news = 0
        """How often another process has, or may have."""
        self.listening: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self.is_shared:
            self.listening = asyncio.create_task(self.listen())

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            with suppress(asyncio.CancelledError):
                await self.listening

    def announce(self, connection: Connection, table_id: str) -> None:
        """To other processes, when the transaction commits."""
        if self.is_shared:
            news = f"{self.name} {table_id}"
            connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news})

    async def listen(self) -> None:
        """Hear what other processes announce; after every silence look at everything again."""
        engine = create_async_engine(self.database, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        while True:
            try:
                with database_errors():
                    async with engine.connect() as connection:
                        await self.listen_over(connection)
            except Problem as problem:
                log.warning("no news from the database", extra={"why": type(problem.__cause__).__name__})
                await asyncio.sleep(PAUSE)

    async def listen_over(self, connection: AsyncConnection) -> None:
        """As long as the connection stands. It is asked, for one that nobody hears of again looks like a quiet one."""
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.add_listener(CHANNEL, self.on_news)
        self.hear_from_others(None)
        while True:
            await asyncio.sleep(PAUSE)
            async with asyncio.timeout(PATIENCE):
                await connection.execute(text("SELECT 1"))

    def on_news(self, connection: Any, sender: int, channel: str, news: Any) -> None:
        """What this process has announced, it has heard of already."""
        name, _, table_id = str(news).partition(" ")
        if name != self.name:
            self.hear_from_others(table_id)

    def hear_from_others(self, table_id: str | None) -> None:
        self.news += 1
        self.doubt(table_id)
        self.hear(table_id)
