"""Housekeeping: tables that nobody has visited for a long time are deleted or closed."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, select

from .common_time import time
from .event_writer import EventWriter
from .lobby import is_deserted
from .schema import tables
from .settings import Limits
from .snapshot_reader import SnapshotReader
from .store import Store
from .table_updates import TableUpdates, lock_table

DAY: Final = 86_400.0
TABLES_AT_ONCE: Final = 100


class Housekeeping:
    """Deletes deserted tables where no game has begun, and ends deserted games without a result."""

    def __init__(
        self, store: Store, updates: TableUpdates, snapshots: SnapshotReader, writer: EventWriter, limits: Limits
    ) -> None:
        self.store = store
        self.updates = updates
        self.snapshots = snapshots
        self.writer = writer
        self.limits = limits

    async def deserted(self, *states: str) -> list[str]:
        """The ids of some deserted tables in certain states. A player who still has time is not late."""
        late = tables.c.deadline.is_(None) | (tables.c.deadline < time())
        query = select(tables.c.id).where(tables.c.state.in_(states), late, is_deserted(self.oldest()))
        return await self.store.read(lambda connection: [*connection.execute(query.limit(TABLES_AT_ONCE)).scalars()])

    def oldest(self) -> float:
        """When a table must last have been visited in order to stay."""
        return time() - self.limits.kept * DAY

    async def delete_unused(self) -> None:
        """Delete deserted tables where no game has begun, and saved games that were only looked at."""
        ids = await self.deserted("open", "replay")
        if ids:
            still = tables.c.id.in_(ids) & is_deserted(self.oldest())
            await self.store.write(lambda connection: connection.execute(delete(tables).where(still)))

    async def end_game(self, table_id: str) -> None:
        """End a deserted game without a result."""

        def end(connection: Connection) -> None:
            snapshot = lock_table(connection, table_id)
            if snapshot.table["state"] == "playing":
                event_log = self.snapshots.with_event_log(connection, snapshot).active_event_log().copy()
                event = event_log.append("time", None, lambda: None)
                self.writer.write(connection, snapshot, event_log, event, state="over")

        await self.updates.update_seating(table_id, end)
