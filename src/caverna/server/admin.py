"""What operators do: look for tables that cannot be read, and delete old ones."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from time import time
from typing import Final, NamedTuple

from sqlalchemy import Connection, select

from .database_faults import check_file, explained
from .finished_tables import REST, FinishedTables
from .housekeeping import DAY
from .problems import Problem
from .schema import tables
from .snapshot import read_rows
from .snapshot_reader import follow_events, new_event_log
from .stats import Statistics
from .store import Store, open_store

TABLES_AT_ONCE: Final = 100


class BrokenTable(NamedTuple):
    """A table that cannot be read, and why."""

    id: str
    state: str
    reason: str


class Pruned(NamedTuple):
    """How many tables were deleted, and how many others were packed."""

    deleted: int
    packed: int


async def prune(url: str, days: float, compact: bool = False) -> Pruned:
    """Delete finished tables that have not changed for some days; their results stay in the statistics.

    `compact` returns the space to the disk. No server may be using a SQLite file meanwhile.
    """
    store = open_store(url)
    try:
        await store.open()
        statistics, finished = Statistics(store), FinishedTables(store)
        await statistics.load()
        await statistics.save()
        now = time()
        pruned = Pruned(await finished.delete(now - days * DAY), await finished.pack(now - REST))
        if compact:
            await store.compact()
        return pruned
    except Exception as error:
        raise explained(url, error.__cause__ if isinstance(error.__cause__, Exception) else error) from error
    finally:
        await store.close()


async def broken_tables(url: str) -> AsyncIterator[BrokenTable]:
    """Replay the events of every table and report those that cannot be replayed. Nothing is written."""
    store = open_store(url)
    try:
        if url.startswith("sqlite"):
            check_file(url)
        last = ""
        while ids := await next_ids(store, last):
            for table_id in ids:
                if (found := await store.read(partial(fault, table_id))) is not None:
                    yield found
            last = ids[-1]
    except Exception as error:
        raise explained(url, error.__cause__ if isinstance(error.__cause__, Exception) else error) from error
    finally:
        await store.close()


async def next_ids(store: Store, last: str) -> list[str]:
    """The ids of the next tables that have begun, in alphabetical order."""
    query = select(tables.c.id).where(tables.c.id > last, tables.c.version > 0).order_by(tables.c.id)
    query = query.limit(TABLES_AT_ONCE)
    return await store.read(lambda connection: [*connection.execute(query).scalars()])


def fault(table_id: str, connection: Connection) -> BrokenTable | None:
    """What is wrong with a table, if anything."""
    snapshot = read_rows(connection, table_id)
    try:
        follow_events(connection, snapshot, new_event_log(snapshot.table))
    except Problem as problem:
        is_other = problem.code == "other-rules"
        reason = f"rules version {snapshot.table['rules_version']}" if is_other else str(problem.__cause__)
        return BrokenTable(table_id, str(snapshot.table["state"]), reason)
    return None
