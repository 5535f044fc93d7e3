"""The database: reading, and writing that is committed before it is answered.

What is read or changed is a plain function of a connection, whatever the database. PostgreSQL is reached by the async
driver. SQLite answers within microseconds, so it is asked in the event loop itself: handing every statement to a thread
costs many times what the statement does. Only where it may wait, for a lock or for the disk, does a thread wait for it.
It has one writer and waits for the disk at every commit, so writes that arrive meanwhile are committed together, each
in a savepoint of its own; PostgreSQL does the like by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Generic, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from .problems import Problem

MIGRATIONS: Final = "caverna.server:migrations"
MIGRATION_LOCK: Final = 4_711_001
PATIENCE: Final = 10.0
"""Seconds to wait for a connection or a lock."""
CONNECTIONS: Final = 10
"""To PostgreSQL, kept open: to make one takes longer than to wait for one."""

Result = TypeVar("Result")
Transaction = Callable[[Connection], Result]


class Conflict(Exception):
    """Somebody else has just written what must be there only once."""


class Store(Protocol):
    async def open(self) -> None:
        """Bring the database to the present schema, and be ready."""

    async def close(self) -> None: ...

    async def read(self, look: Transaction[Result]) -> Result:
        """What is found: every query for itself."""

    async def write(self, change: Transaction[Result]) -> Result:
        """The result of a change, once it is committed. `Conflict` if it would break a key; then nothing is changed."""


def store_of(url: str) -> Store:
    return Sqlite(url) if url.startswith("sqlite") else Postgres(url)


class Postgres:
    def __init__(self, url: str) -> None:
        # reading in transactions would cost two more ways to the database and back
        self.reader = create_async_engine(
            url, pool_size=CONNECTIONS, max_overflow=0, pool_timeout=PATIENCE, pool_pre_ping=True,
            isolation_level="AUTOCOMMIT", hide_parameters=True,
        )  # fmt: skip
        self.writer = self.reader.execution_options(isolation_level="READ COMMITTED")  # over the same connections

    async def open(self) -> None:
        async with self.writer.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.reader.dispose()

    async def read(self, look: Transaction[Result]) -> Result:
        with database_errors():
            async with self.reader.connect() as connection:
                return await connection.run_sync(look)

    async def write(self, change: Transaction[Result]) -> Result:
        with database_errors():
            async with self.writer.begin() as connection:
                return await connection.run_sync(change)


class Job(Generic[Result]):
    """A change that waits to be committed."""

    def __init__(self, change: Transaction[Result]) -> None:
        self.change = change
        self.done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.result: Result | None = None
        self.error: Exception | None = None

    def carry_out(self, connection: Connection) -> None:
        """The change, or nothing of it."""
        try:
            with connection.begin_nested():
                self.result = self.change(connection)
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


class Sqlite:
    def __init__(self, url: str) -> None:
        self.reader = sqlite_engine(url)
        self.writer = sqlite_engine(url, "BEGIN IMMEDIATE")
        self.disk = ThreadPoolExecutor(1, "disk")
        self.jobs: asyncio.Queue[Job[Any] | None] = asyncio.Queue()
        self.committing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        with self.writer.begin() as connection:
            migrate(connection)
        self.committing = asyncio.create_task(self.commit_together())

    async def close(self) -> None:
        """Whatever is waiting is written first."""
        if self.committing is not None:
            self.jobs.put_nowait(None)
            await self.committing
        self.disk.shutdown()
        self.reader.dispose()
        self.writer.dispose()

    async def read(self, look: Transaction[Result]) -> Result:
        with database_errors(), self.reader.connect() as connection:
            return look(connection)

    async def write(self, change: Transaction[Result]) -> Result:
        job = Job(change)
        self.jobs.put_nowait(job)
        with database_errors():
            return await job.done

    async def commit_together(self) -> None:
        while batch := await self.all_waiting():
            error = None
            try:
                await self.commit(batch)
            except Exception as failure:
                error = failure
            for job in batch:
                job.settle(error)

    async def all_waiting(self) -> list[Job[Any]]:
        """The changes that wait, at least one; none when no more will come."""
        batch: list[Job[Any]] = []
        while not batch or not self.jobs.empty():
            job = await self.jobs.get()
            if job is None:
                self.jobs.put_nowait(None)
                break
            batch.append(job)
        return batch

    async def commit(self, batch: list[Job[Any]]) -> None:
        with self.writer.connect() as connection:
            transaction = await self.wait_for(connection.begin)
            try:
                if len(batch) == 1:  # alone it can be undone with the whole transaction
                    batch[0].result = batch[0].change(connection)
                else:
                    for job in batch:
                        job.carry_out(connection)
                await self.wait_for(transaction.commit)
            except BaseException:
                transaction.rollback()
                raise

    async def wait_for(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.disk, work)


def sqlite_engine(url: str, begin: str | None = None) -> Engine:
    """One connection; without a way to begin every query is for itself."""
    arguments = {"timeout": PATIENCE, "check_same_thread": False}
    engine = create_engine(url, connect_args=arguments, pool_size=1, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None  # else the driver begins transactions as it likes, and savepoints fail
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    if begin is not None:

        @event.listens_for(engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine


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


def migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
