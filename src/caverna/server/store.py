"""The database: queries, and transactions that are committed before their result is returned.

Queries and transactions are plain functions of a connection, for either database. PostgreSQL is reached by an async
driver. SQLite executes a statement within microseconds, so statements run in the event loop itself: handing each to a
thread would cost many times as much. Only the disk is waited for in a thread. SQLite has one writer and syncs to disk
at every commit, so transactions that arrive meanwhile are committed together, each in its own savepoint. PostgreSQL
does the same automatically.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, Final, Generic, Protocol, TypeVar

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, NullPool, RootTransaction, create_engine, event, text
from sqlalchemy.exc import DataError, DBAPIError, DisconnectionError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from .database_faults import VERSIONS, check_file, check_owner, explained
from .problems import Problem

MIGRATIONS: Final = "caverna.server:migrations"
MIGRATION_LOCK: Final = 4_711_001
PATIENCE: Final = 10.0
"""Seconds to wait for a connection, a lock or an answer."""
RETRY: Final = 0.02
"""Seconds between two attempts to lock a SQLite file."""
CONNECTIONS: Final = 10
"""Connections to PostgreSQL, all kept open: opening one takes longer than waiting for one."""
TOUCH: Final = text(f"UPDATE {VERSIONS} SET version_num = version_num")
"""Writes to the database without changing anything."""

log = logging.getLogger(__name__)

Result = TypeVar("Result")
Query = Callable[[Connection], Result]
"""Reads from the database. Each statement sees its own state of it."""
Transaction = Callable[[Connection], Result]
"""Reads and writes atomically."""


class Conflict(Exception):
    """A transaction lost a race: another one has written the same version or key."""


class Store(Protocol):
    """A database. All methods raise `Problem("unavailable")` if it cannot be reached."""

    async def open(self) -> None:
        """Connect, and migrate the database to the current schema. Raises `DatabaseFault` if it cannot be used."""

    async def close(self) -> None:
        """Finish what is pending and disconnect."""

    async def compact(self) -> None:
        """Return unused space to the disk."""

    async def read(self, query: Query[Result]) -> Result:
        """Run a query and return its result."""

    async def write(self, transaction: Transaction[Result], *, is_single: bool = False) -> Result:
        """Commit a transaction and return its result. Raises `Conflict` if it violates a key; nothing has changed.

        `is_single` says that it writes with a single statement, which is atomic by itself.
        """


def open_store(url: str) -> Store:
    """The store for the database at a URL."""
    return Sqlite(url) if url.startswith("sqlite") else Postgres(url)


async def prepare(url: str) -> None:
    """Migrate a database before a server uses it. Raises `DatabaseFault` with a sentence about what is wrong."""
    try:
        store = open_store(url)
        try:
            await store.open()
        finally:
            await store.close()
    except Exception as error:
        raise explained(url, error) from error


async def check_writable(store: Store) -> None:
    """Raises `Problem` if nothing can be written to a database."""
    await store.write(lambda connection: connection.execute(TOUCH))


class Postgres:
    """A PostgreSQL database, shared with other processes."""

    def __init__(self, url: str) -> None:
        self.url = url
        # AUTOCOMMIT: a transaction for reading would cost two more round trips
        self.reader = create_async_engine(
            url, pool_size=CONNECTIONS, max_overflow=0, pool_timeout=PATIENCE, isolation_level="AUTOCOMMIT",
            hide_parameters=True, connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
        )  # fmt: skip
        event.listen(self.reader.sync_engine, "checkout", check_connection)
        self.writer = self.reader.execution_options(isolation_level="READ COMMITTED")  # over the same pool

    async def open(self) -> None:
        engine = create_async_engine(self.url, poolclass=NullPool, connect_args={"timeout": PATIENCE})
        async with engine.begin() as connection:  # may take longer than any statement later
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.reader.dispose()

    async def compact(self) -> None:
        engine = create_async_engine(self.url, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text("VACUUM FULL"))

    async def read(self, query: Query[Result]) -> Result:
        with database_errors():
            async with self.reader.connect() as connection:
                return await connection.run_sync(query)

    async def write(self, transaction: Transaction[Result], *, is_single: bool = False) -> Result:
        if is_single:
            return await self.read(transaction)  # commits by itself, without the round trips of BEGIN and COMMIT
        with database_errors():
            async with self.writer.begin() as connection:
                return await connection.run_sync(transaction)


def check_connection(connection: Any, record: object, proxy: object) -> None:
    """Have the pool replace a connection that the server has closed. The driver knows, so nothing need be sent."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


class Job(Generic[Result]):
    """A transaction waiting to be committed."""

    def __init__(self, transaction: Transaction[Result]) -> None:
        self.transaction = transaction
        self.done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.result: Result | None = None
        self.error: Exception | None = None

    def run(self, connection: Connection) -> None:
        """Run the transaction in a savepoint: all of it or nothing."""
        try:
            with connection.begin_nested():
                self.result = self.transaction(connection)
        except Exception as error:
            self.error = error

    def settle(self, error: Exception | None = None) -> None:
        """Resolve the future: with the job's own error, the error of the commit, or the result."""
        error = self.error or error
        if self.done.cancelled():
            return
        if error is not None:
            self.done.set_exception(error)
        else:
            self.done.set_result(self.result)  # type: ignore[arg-type]


class Sqlite:
    """A SQLite file, used by this process alone."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.reader = sqlite_engine(url)
        self.writer = sqlite_engine(url, "BEGIN IMMEDIATE")
        self.disk = ThreadPoolExecutor(1, "disk")
        self.jobs: asyncio.Queue[Job[Any] | None] = asyncio.Queue()
        self.committing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        check_file(self.url)
        with self.writer.connect() as connection, await begin(connection):
            migrate(connection)
        self.committing = asyncio.create_task(self.commit_batches())

    async def close(self) -> None:
        if self.committing is not None:
            self.jobs.put_nowait(None)
            await self.committing
        self.disk.shutdown()
        self.reader.dispose()
        self.writer.dispose()

    async def compact(self) -> None:
        with database_errors(), self.reader.connect() as connection:
            connection.execute(text("VACUUM"))

    async def read(self, query: Query[Result]) -> Result:
        with database_errors(), self.reader.connect() as connection:
            return query(connection)

    async def write(self, transaction: Transaction[Result], *, is_single: bool = False) -> Result:
        job = Job(transaction)
        self.jobs.put_nowait(job)
        with database_errors():
            return await job.done

    async def commit_batches(self) -> None:
        """Commit what is waiting, batch by batch, until the store is closed."""
        with self.writer.connect() as connection:
            while batch := await self.next_batch():
                error = None
                try:
                    await self.commit(connection, batch)
                except Exception as failure:
                    error = failure
                for job in batch:
                    job.settle(error)

    async def next_batch(self) -> list[Job[Any]]:
        """All jobs that are waiting, at least one; an empty list once the store is closed."""
        batch: list[Job[Any]] = []
        while not batch or not self.jobs.empty():
            job = await self.jobs.get()
            if job is None:
                self.jobs.put_nowait(None)
                break
            batch.append(job)
        return batch

    async def commit(self, connection: Connection, batch: list[Job[Any]]) -> None:
        """Run and commit a batch of jobs."""
        transaction = await begin(connection)
        try:
            if len(batch) == 1:  # needs no savepoint: the whole transaction can be rolled back
                batch[0].result = batch[0].transaction(connection)
            else:
                for job in batch:
                    job.run(connection)
            await asyncio.get_running_loop().run_in_executor(self.disk, transaction.commit)
        except BaseException:
            transaction.rollback()
            raise


async def begin(connection: Connection) -> RootTransaction:
    """Begin a transaction. While somebody else writes, which only an operator's commands do, wait and try again."""
    until = monotonic() + PATIENCE
    while True:
        try:
            return connection.begin()
        except OperationalError as error:
            if not is_locked(error) or monotonic() > until:
                raise
            await asyncio.sleep(RETRY)


def is_locked(error: OperationalError) -> bool:
    """Did SQLite refuse to begin a transaction because another one is under way?"""
    return isinstance(error.orig, sqlite3.OperationalError) and error.orig.sqlite_errorcode == sqlite3.SQLITE_BUSY


def sqlite_engine(url: str, begin: str | None = None) -> Engine:
    """An engine with one connection. Transactions start with the statement `begin`, which does not wait for a lock.

    Without it there are no transactions.
    """
    arguments = {"timeout": PATIENCE, "check_same_thread": False}
    engine = create_engine(url, connect_args=arguments, pool_size=1, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None  # else the driver starts transactions on its own, and savepoints fail
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        if begin is not None:
            cursor.execute("PRAGMA busy_timeout=0")
        cursor.close()

    if begin is not None:

        @event.listens_for(engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine


class database_errors:  # noqa: N801 - used like a function
    """Translates database errors: a violated key to `Conflict`, everything else to `Problem("unavailable")`."""

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, traceback: object) -> None:
        if isinstance(error, IntegrityError):
            raise Conflict from error
        if isinstance(error, (DBAPIError, PoolTimeout, OSError, asyncio.TimeoutError)) or is_from_asyncpg(error):
            assert error is not None
            log.warning("database unavailable", extra={"why": cause(error)})
            raise Problem("unavailable") from error


def cause(error: BaseException) -> str:
    """Why a statement failed, without the statement and its values."""
    if isinstance(error, DataError):
        return type(error).__name__  # its text has the value
    found = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(f"{type(found).__name__}: {found}".split())


def is_from_asyncpg(error: BaseException | None) -> bool:
    """Did the driver raise this? SQLAlchemy does not wrap errors that occur while connecting."""
    return type(error).__module__.partition(".")[0] == "asyncpg"


def migrate(connection: Connection) -> None:
    """Migrate the database to the current schema."""
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    check_owner(connection, ScriptDirectory.from_config(config))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
