"""Presence: which players are connected."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, bindparam, update

from . import schema
from .common_time import time
from .event_writer import write_seat
from .snapshot_reader import SnapshotReader
from .store import Store
from .table_updates import TableUpdates

UPDATE_SEEN: Final = update(schema.seats).where(
    schema.seats.c.table_id == bindparam("table"), schema.seats.c.seat == bindparam("number")
)


class Presence:
    """Records who is connected, for all processes to see."""

    def __init__(self, store: Store, updates: TableUpdates, snapshots: SnapshotReader) -> None:
        self.store = store
        self.updates = updates
        self.snapshots = snapshots

    async def set_present(self, table_id: str, seat: int, is_present: bool) -> None:
        """Record that a player has connected or disconnected, and tell everyone at the table."""

        def write_seen(connection: Connection) -> None:
            changed = update(schema.tables).where(schema.tables.c.id == table_id).values(changed=time())
            connection.execute(changed)  # before the seat: locking rows in one order prevents deadlocks
            write_seat(connection, table_id, seat, {"seen": time() if is_present else None})

        await self.updates.update(table_id, write_seen)

    async def heartbeat(self, present: Collection[tuple[str, int]]) -> None:
        """Record that players, each a table's id and a seat, are still connected. No update is sent."""
        now = time()
        rows = [{"table": table_id, "number": seat, "seen": now} for table_id, seat in sorted(present)]
        await self.store.write(lambda connection: connection.execute(UPDATE_SEEN, rows))
        for table_id in {table_id for table_id, _ in present}:
            await self.snapshots.see(table_id, {seat for table, seat in present if table == table_id}, now)
