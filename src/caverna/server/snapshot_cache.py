"""The cache of snapshots and event logs: what this process knows of the tables it serves."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

from .event_log import EventLog
from .snapshot import Snapshot

MAX_EVENT_LOGS: Final = 2000
"""Event logs to keep in memory. The database has them all."""
MAX_AGE: Final = 10.0
"""Seconds a snapshot may be used where other processes write too: they do not announce heartbeats of players."""


class SnapshotCache:
    """Snapshots that are up to date, and the most recently used event logs.

    `is_shared` says whether other processes change the same tables. They report through `invalidate`.
    """

    def __init__(self, is_shared: bool) -> None:
        self.is_shared = is_shared
        self.generation = 0
        """How often another process has, or may have, changed a table. See `keep`."""
        self.event_logs: OrderedDict[str, EventLog] = OrderedDict()
        self.snapshots: dict[str, Snapshot] = {}
        """A subset of the tables in `event_logs`."""

    def get(self, table_id: str) -> Snapshot | None:
        """The snapshot of a table, if there is one that can still be used."""
        snapshot = self.snapshots.get(table_id)
        if snapshot is not None and self.is_shared and monotonic() - snapshot.read_at > MAX_AGE:
            return None
        return snapshot

    def keep(self, snapshot: Snapshot, generation: int) -> None:
        """Keep a snapshot, unless something changed since its reading began, when `generation` was noted."""
        if generation == self.generation and snapshot.id in self.event_logs:
            self.snapshots[snapshot.id] = snapshot

    def drop(self, table_id: str) -> None:
        """Drop a snapshot. The caller holds the table's lock."""
        self.snapshots.pop(table_id, None)

    def invalidate(self, table_id: str | None) -> None:
        """Drop the snapshot of a table that another process has changed, or with None all of them."""
        self.generation += 1
        if table_id is None:
            self.snapshots.clear()
        else:
            self.snapshots.pop(table_id, None)

    def event_log(self, table_id: str) -> EventLog | None:
        """The last known event log of a table. It may lack the latest events."""
        return self.event_logs.get(table_id)

    def remember(self, table_id: str, event_log: EventLog) -> None:
        """Keep an event log, and forget the one unused for longest if there are too many."""
        self.event_logs[table_id] = event_log
        self.event_logs.move_to_end(table_id)
        while len(self.event_logs) > MAX_EVENT_LOGS:
            forgotten, _ = self.event_logs.popitem(last=False)
            self.snapshots.pop(forgotten, None)
