"""Presence: which players are connected, and which of them look at their table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Boolean, Connection, Float, bindparam, case, update

from . import schema
from .common_time import time
from .event_writer import write_seat
from .snapshot_reader import SnapshotReader
from .store import Store
from .table_updates import TableUpdates

UPDATE_SEEN: Final = (
    update(schema.seats)
    .where(schema.seats.c.table_id == bindparam("table"), schema.seats.c.seat == bindparam("number"))
    .values(
        seen=bindparam("now", type_=Float),
        looked=case((bindparam("looks", type_=Boolean), bindparam("now", type_=Float)), else_=schema.seats.c.looked),
    )
)


class Presence:
    """Records who is connected, for all processes to see."""

    def __init__(self, store: Store, updates: TableUpdates, snapshots: SnapshotReader) -> None:
        self.store = store
        self.updates = updates
        self.snapshots = snapshots

    async def set_present(self, table_id: str, seat: int, is_present: bool, is_looking: bool = True) -> None:
        """Record that a player has connected or disconnected, and show it to everyone at the table."""

        def write_seen(connection: Connection) -> None:
            now = time()
            changed = update(schema.tables).where(schema.tables.c.id == table_id).values(changed=now)
            connection.execute(changed)  # before the seat: locking rows in one order prevents deadlocks
            seen, looked = now if is_present else None, now if is_present and is_looking else None
            write_seat(connection, table_id, seat, {"seen": seen, "looked": looked})

        await self.updates.update(table_id, write_seen)

    async def set_looking(self, table_id: str, seat: int, is_looking: bool) -> None:
        """Record that a connected player is looking at the table, or no longer. No update is sent."""
        looked = time() if is_looking else None
        await self.store.write(lambda connection: write_seat(connection, table_id, seat, {"looked": looked}))

    async def heartbeat(self, present: Collection[tuple[str, int]], looking: Collection[tuple[str, int]]) -> None:
        """Record that players, each a table's id and a seat, are still connected, and which of them are looking.

        No update is sent.
        """
        now = time()
        rows = [
            {"table": table_id, "number": seat, "now": now, "looks": (table_id, seat) in looking}
            for table_id, seat in sorted(present)
        ]
        await self.store.write(lambda connection: connection.execute(UPDATE_SEEN, rows))
        for table_id in {table_id for table_id, _ in present}:
            await self.snapshots.see(table_id, {seat for table, seat in present if table == table_id}, now)
