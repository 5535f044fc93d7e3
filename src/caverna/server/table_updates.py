"""Updates of a table other than moves: committed, then announced to other processes and to this one's listeners."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, update

from . import schema
from .common_time import time
from .notifier import Notifier
from .problems import Problem
from .snapshot import Snapshot, read_rows
from .snapshot_cache import SnapshotCache
from .store import Conflict, Store, Transaction
from .table_locks import TableLocks

Result = TypeVar("Result")


class TableUpdates:
    """Runs transactions that change the rows of one table.

    After a commit `on_change` is called with the table's id. `on_due` is called too when the seating has changed,
    because a bot may have to decide or a webhook may have to be called.
    """

    def __init__(
        self, store: Store, cache: SnapshotCache, locks: TableLocks, notifier: Notifier,
        on_change: Callable[[str], None], on_due: Callable[[str], None],
    ) -> None:  # fmt: skip
        self.store = store
        self.cache = cache
        self.locks = locks
        self.notifier = notifier
        self.on_change = on_change
        self.on_due = on_due

    async def update(self, table_id: str, transaction: Transaction[Result]) -> Result:
        """Commit a change that does not concern the game, such as a chat message."""
        result = await self.store.write(transaction)
        await self.tell(table_id)
        return result

    async def tell(self, table_id: str) -> None:
        """Announce that the rows of a table have changed."""
        async with self.locks.lock(table_id):
            self.cache.drop(table_id)
        self.on_change(table_id)
        self.notifier.announce(table_id)

    async def update_seating(self, table_id: str, transaction: Transaction[Result]) -> Result:
        """Commit a change of who sits where, which may begin the game or move it on."""
        async with self.locks.lock(table_id):
            try:
                result = await self.store.write(transaction)
            except Conflict as error:
                raise Problem("bad-key") from error
            finally:
                self.cache.drop(table_id)
        self.on_change(table_id)
        self.on_due(table_id)
        self.notifier.announce(table_id)
        return result


def lock_table(connection: Connection, table_id: str) -> Snapshot:
    """A table without its event log, which no other transaction can change until this one ends."""
    connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(changed=time()))
    return read_rows(connection, table_id)
