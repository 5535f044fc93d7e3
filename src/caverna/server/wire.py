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

from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection

CHANNEL: Final = "caverna"
PAUSE: Final = 1.0
"""Seconds between looking whether the connection still stands, and between attempts to have it again."""

log = logging.getLogger(__name__)


class Wire:
    def __init__(self, database: str) -> None:
        self.database = database
        self.name = secrets.token_hex(4)
        self.is_shared = not database.startswith("sqlite")
        self.hear: Callable[[str | None], None] = lambda table_id: None
        """Called with a table that has changed, or with None when any may have."""
        self.listening: asyncio.Task[None] | None = None

    def open(self) -> None:
        if self.is_shared:
            self.listening = asyncio.create_task(self.listen())

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            with suppress(asyncio.CancelledError):
                await self.listening

    async def announce(self, connection: AsyncConnection, table_id: str) -> None:
        """To other processes, when the transaction commits."""
        if self.is_shared:
            news = f"{self.name} {table_id}"
            await connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news})

    async def listen(self) -> None:
        """Hear what other processes announce; after every silence look at everything again."""
        import asyncpg

        address = make_url(self.database).set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(address)
                await connection.add_listener(CHANNEL, self.on_news)
                self.hear(None)
                while not connection.is_closed():
                    await asyncio.sleep(PAUSE)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("no news from the database", extra={"why": type(error).__name__})
                await asyncio.sleep(PAUSE)

    def on_news(self, connection: Any, sender: int, channel: str, news: Any) -> None:
        """What this process has announced, it has heard of already."""
        name, _, table_id = str(news).partition(" ")
        if name != self.name:
            self.hear(table_id)
