"""The roll call: are all sockets told of the newest state of their tables?

Usually they are, as soon as it changes. A notification can be lost, though: if the other process dies before it sends
it, if this one cannot listen, or if the table cannot be read at that moment. So every table with sockets is compared
with the database now and then, and offered to them again if it differs.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import Connection, select

from .schema import tables
from .snapshot_reader import SnapshotReader
from .socket_registry import Seen, SocketRegistry
from .store import Store


class RollCall:
    """Compares what the sockets of this process were offered with what is in the database."""

    def __init__(self, store: Store, snapshots: SnapshotReader, registry: SocketRegistry) -> None:
        self.store = store
        self.snapshots = snapshots
        self.registry = registry

    async def take(self, table_ids: Collection[str]) -> None:
        """Offer some tables to their sockets again, if they differ from what was offered before."""
        found = await self.store.read(lambda connection: states(connection, table_ids))
        for table_id, state in found.items():
            if state != self.registry.offered.get(table_id):
                await self.snapshots.forget(table_id)
                self.registry.publish(table_id)


def states(connection: Connection, table_ids: Collection[str]) -> Mapping[str, Seen]:
    """The state of some tables."""
    columns = [tables.c[name] for name in Seen._fields]
    rows: list[Any] = [*connection.execute(select(tables.c.id, *columns).where(tables.c.id.in_([*table_ids])))]
    return {row[0]: Seen(*row[1:]) for row in rows}
