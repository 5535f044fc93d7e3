"""The database: reading, and writing that is committed before it is answered.

SQLite has one writer and waits for the disk at every commit. So writes that arrive while it waits are committed
together, each in a savepoint of its own; PostgreSQL does the like by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, Generic, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .problems import Problem

MIGRATIONS: Final = "caverna.server:migrations"
MIGRATION_LOCK: Final = 4_711_001
PATIENCE: Final = 10.0
"""Seconds to wait for a connection or a lock."""
SQLITE_READERS: Final = 4

Result = TypeVar("Result")
Change = Callable[[AsyncConnection], Awaitable[Result]]


class Conflict(Exception):
    """Somebody else has just written what must be there only once."""


class Job(Generic[Result]):
    """A change that waits to be committed."""

    def __init__(self, change: Change[Result]) -> None:
        self.change = change
        self.done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.result: Result | None = None
        self.error: Exception | None = None

    async def carry_out(self, connection: AsyncConnection) -> None:
        """The change, or nothing of it."""
        try:
            async with connection.begin_nested():
                self.result = await self.change(connection)
        except Exception as error:
            self.error = error

    def settle(self, error: Exception | None = None) -> None:
        """Let whoever waits know: of its own error, of that of the commit, or of the result."""
        error = self.error or error
        if self.done.cancelled():
            return
        if error is not None:
            self.done.set_exception(error)
        else:
            self.done.set_result(self.result)  # type: ignore[arg-type]


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self.reader = sqlite_engine(url, SQLITE_READERS) if self.is_sqlite else postgres_engine(url)
        self.writer = sqlite_engine(url, 1, "BEGIN IMMEDIATE") if self.is_sqlite else writing(self.reader)
        self.jobs: asyncio.Queue[Job[Any]] = asyncio.Queue()
        self.committing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database to the present schema, and be ready."""
        async with self.writer.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(migrate)
        if self.is_sqlite:
            self.committing = asyncio.create_task(self.commit_together())

    async def close(self) -> None:
        if self.committing is not None:
            self.committing.cancel()
            with suppress(asyncio.CancelledError):
                await self.committing
        await self.reader.dispose()
        await self.writer.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with database_errors():
            async with self.reader.connect() as connection:
                yield connection

    async def write(self, change: Change[Result]) -> Result:
        """The result of a change, once it is committed. `Conflict` if it would break a key; then nothing is changed."""
        with database_errors():
            if self.is_sqlite:
                job = Job(change)
                self.jobs.put_nowait(job)
                return await job.done
            async with self.writer.begin() as connection:
                return await change(connection)

    async def commit_together(self) -> None:
        while True:
            batch = [await self.jobs.get()]
            while not self.jobs.empty():
                batch.append(self.jobs.get_nowait())
            try:
                async with self.writer.begin() as connection:
                    if len(batch) == 1:  # alone it can be undone with the whole transaction
                        batch[0].result = await batch[0].change(connection)
                    else:
                        for job in batch:
                            await job.carry_out(connection)
            except Exception as error:
                for job in batch:
                    job.settle(error)
            else:
                for job in batch:
                    job.settle()


class database_errors:  # noqa: N801 - used like a function
    """Errors of the database, told apart into those that a request can cause and those it cannot."""

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, traceback: object) -> None:
        if isinstance(error, IntegrityError):
            raise Conflict from error
        if isinstance(error, (DBAPIError, PoolTimeout, OSError, asyncio.TimeoutError)) or is_of_driver(error):
            raise Problem("unavailable") from error


def is_of_driver(error: BaseException | None) -> bool:
    """Has PostgreSQL refused to talk at all? SQLAlchemy leaves such errors as they are."""
    return type(error).__module__.partition(".")[0] == "asyncpg"


def sqlite_engine(url: str, connections: int, begin: str | None = None) -> AsyncEngine:
    """So many connections, each with a thread; without a way to begin every query is for itself."""
    engine = create_async_engine(
        url, connect_args={"timeout": PATIENCE}, pool_size=connections, max_overflow=0, pool_timeout=PATIENCE,
        hide_parameters=True,
    )  # fmt: skip

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None  # else the driver begins transactions as it likes, and savepoints fail
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    if begin is not None:

        @event.listens_for(engine.sync_engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine


def postgres_engine(url: str) -> AsyncEngine:
    """For reading: every query for itself, as a transaction would cost two more ways to the database and back."""
    return create_async_engine(
        url, pool_size=10, max_overflow=10, pool_timeout=PATIENCE, pool_pre_ping=True, isolation_level="AUTOCOMMIT",
        hide_parameters=True,
    )  # fmt: skip


def writing(engine: AsyncEngine) -> AsyncEngine:
    """The same connections, in transactions."""
    return engine.execution_options(isolation_level="READ COMMITTED")


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
