"""Resynchronisation: sending sockets the changes of their tables that this process has missed.

Usually sockets get a change as soon as it happens. A notification can be lost, though: if the other process dies before
it sends it, if this one cannot listen, or if the table cannot be read at that moment. So every table with sockets is
compared with the database now and then, and sent to them again if it differs, or if its bot has to wait.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from sqlalchemy import Connection, select

from .schema import tables
from .snapshot_reader import SnapshotReader
from .socket_registry import Seen, SocketRegistry
from .store import Store

COLUMNS: Final = ("id", "version", "said", "deadline", "changed", "bot_due", "claimed_until", "since")


class Resync:
    """Compares what the sockets of this process were offered with what is in the database."""

    def __init__(self, store: Store, snapshots: SnapshotReader, registry: SocketRegistry) -> None:
        self.store = store
        self.snapshots = snapshots
        self.registry = registry

    async def run(self, table_ids: Collection[str]) -> None:
        """Offer some tables to their sockets again, if they differ from what was offered before."""
        found = await self.store.read(lambda connection: states(connection, table_ids))
        for table_id, state in found.items():
            if state != self.registry.offered.get(table_id):
                await self.snapshots.forget(table_id)
                self.registry.publish(table_id)


def states(connection: Connection, table_ids: Collection[str]) -> Mapping[str, Seen]:
    """What is seen of some tables."""
    query = select(*(tables.c[name] for name in COLUMNS)).where(tables.c.id.in_([*table_ids]))
    return {row["id"]: Seen.of(row) for row in map(dict, connection.execute(query).mappings())}
