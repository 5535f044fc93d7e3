"""Leases: which process decides for the bot of a table. A process that stops renewing its leases loses them.

The process that writes the event before a bot's turn gets the lease in the same transaction if it has time: see
`EventWriter`. Otherwise the first one that has time takes it: each process queues the table, and tries when the
table's turn comes in its queue.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, case, exists, func, select, update

from .common_time import time
from .event_writer import LEASE_SECONDS
from .schema import seats, tables
from .snapshot import Snapshot
from .snapshot_reader import SnapshotReader
from .store import Store

MAX_OPEN: Final = 100


class Leases:
    """The leases of the process called `process_name`."""

    def __init__(self, store: Store, snapshots: SnapshotReader, process_name: str) -> None:
        self.store = store
        self.snapshots = snapshots
        self.process_name = process_name

    async def open(self) -> list[str]:
        """The ids of tables where a bot has to decide and no process holds a valid lease.

        Tables with people come first, and of those the one that each client has waited for longest.
        """
        query = longest_of_each_client(time())
        return await self.store.read(lambda connection: [*connection.execute(query).scalars()])

    async def secure(self, snapshot: Snapshot) -> bool:
        """Hold or take the lease on a bot that is to decide. Returns False if another process was faster."""
        if self.holds(snapshot) and snapshot.table["claimed_until"] > time():
            return True
        if (await self.snapshots.known(snapshot.id)).version != snapshot.version:
            return False
        now = time()
        statement = (
            update(tables)
            .where(tables.c.id == snapshot.id, tables.c.version == snapshot.version)
            .where(tables.c.bot_due, (tables.c.claimed_until < now) | (tables.c.claimed_by == self.process_name))
            .values(claimed_by=self.process_name, claimed_until=now + LEASE_SECONDS)
        )
        return await self.store.write(lambda connection: connection.execute(statement).rowcount == 1)

    def holds(self, snapshot: Snapshot) -> bool:
        """Is a bot to decide at a table, and does this process have the lease?"""
        return bool(snapshot.table["bot_due"]) and snapshot.table["claimed_by"] == self.process_name

    def may_have(self, snapshot: Snapshot) -> bool:
        """Is a bot to decide at a table, and no other process known to have the lease?"""
        return self.holds(snapshot) or (bool(snapshot.table["bot_due"]) and snapshot.table["claimed_until"] < time())

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


def longest_of_each_client(now: float) -> Select[Any]:
    """A query for tables whose bot nobody has a lease on."""
    client = func.coalesce(tables.c.opener, tables.c.id)
    place = func.row_number().over(partition_by=client, order_by=tables.c.changed).label("place")
    people = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "person")
    attended = case((people, 0), else_=1).label("attended")
    waiting = select(tables.c.id, attended, place).where(tables.c.bot_due, tables.c.claimed_until < now).subquery()
    return select(waiting.c.id).order_by(waiting.c.attended, waiting.c.place).limit(MAX_OPEN)
