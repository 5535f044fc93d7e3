"""Leases: which process decides for the bot of a table. A process that stops renewing its leases loses them.

The process that writes the event before a bot's turn gets the lease in the same transaction: see `EventWriter`.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import ColumnElement, Connection, select, update

from .common_time import time
from .event_writer import LEASE_SECONDS
from .schema import tables
from .snapshot import Snapshot
from .snapshot_reader import SnapshotReader
from .store import Store


class Leases:
    """The leases of the process called `process_name`."""

    def __init__(self, store: Store, snapshots: SnapshotReader, process_name: str) -> None:
        self.store = store
        self.snapshots = snapshots
        self.process_name = process_name

    async def expired(self) -> list[str]:
        """The ids of tables where a bot has to decide and no process holds a valid lease."""
        query = select(tables.c.id).where(tables.c.bot_due & (tables.c.claimed_until < time())).limit(100)
        return await self.store.read(lambda connection: [*connection.execute(query).scalars()])

    async def acquire(self, table_id: str) -> bool:
        """Take over an expired lease. Returns False if another process was faster."""
        now = time()

        def claim(connection: Connection) -> bool:
            updated = connection.execute(
                update(tables)
                .where(tables.c.id == table_id, tables.c.bot_due, tables.c.claimed_until < now)
                .values(claimed_by=self.process_name, claimed_until=now + LEASE_SECONDS)
            )
            return updated.rowcount == 1

        is_acquired = await self.store.write(claim)
        await self.snapshots.forget(table_id)
        return is_acquired

    def holds(self, snapshot: Snapshot) -> bool:
        """Is a bot to decide at a table, and does this process have the lease?"""
        return bool(snapshot.table["bot_due"]) and snapshot.table["claimed_by"] == self.process_name

    async def renew(self, table_ids: Collection[str]) -> None:
        """Extend the leases on some tables."""
        await self.set_expiry(tables.c.id.in_([*table_ids]), time() + LEASE_SECONDS)

    async def release(self) -> None:
        """Give up all leases, so that other processes need not wait for them to expire."""
        await self.set_expiry(tables.c.bot_due, 0.0)

    async def set_expiry(self, which: ColumnElement[bool], until: float) -> None:
        """Set when this process's leases on some tables expire."""
        statement = update(tables).where(which, tables.c.claimed_by == self.process_name).values(claimed_until=until)
        await self.store.write(lambda connection: connection.execute(statement))
