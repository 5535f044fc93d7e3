"""The cache of snapshots and event logs: what this process knows of the tables it serves."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Final

from .event_log import EventLog
from .notifier import News
from .snapshot import Snapshot

MAX_EVENT_LOGS: Final = 2000
"""Event logs to keep in memory. The database has them all."""
MAX_AGE: Final = 20.0
"""Seconds a snapshot may be used where other processes write too: they do not announce heartbeats of players."""
MAX_NEWS: Final = 20
"""Events of a table to remember until somebody looks at it. With more it is read again."""
MOMENT: Final = 0.3
"""Seconds to wait for a notification of a version that a client knows already."""


class Reading:
    """A table that is being read or written. Events that others announce meanwhile may or may not be in the result."""

    def __init__(self) -> None:
        self.is_current = True
        self.news: list[News] = []
        """Events that others have announced meanwhile."""


class SnapshotCache:
    """Snapshots that are up to date, and the most recently used event logs.

    `is_shared` says whether other processes change the same tables. They report through `hear`.
    """

    def __init__(self, is_shared: bool) -> None:
        self.is_shared = is_shared
        self.event_logs: OrderedDict[str, EventLog] = OrderedDict()
        self.snapshots: dict[str, Snapshot] = {}
        """A subset of the tables in `event_logs`."""
        self.news: dict[str, list[News]] = {}
        """Events of the tables in `snapshots` that others have announced, and that nobody has looked at yet."""
        self.readings: dict[str, Reading] = {}
        self.awaited: dict[str, asyncio.Event] = {}
        """Set when others announce a change of a table."""

    def get(self, table_id: str) -> Snapshot | None:
        """The snapshot of a table, if there is one that can still be used."""
        snapshot = self.snapshots.get(table_id)
        if snapshot is not None and table_id in self.news:  # even if it is too old: then its events need not be read
            snapshot = self.brought_up_to_date(snapshot)
        if snapshot is None or (self.is_shared and monotonic() - snapshot.read_at > MAX_AGE):
            return None
        return snapshot

    def brought_up_to_date(self, snapshot: Snapshot) -> Snapshot | None:
        """A snapshot with the events that others have announced, if none is missing."""
        for news in sorted(self.news.pop(snapshot.id), key=version_of):
            after = snapshot.moved_on(news)
            if after is None or after.event_log is None:
                self.drop(snapshot.id)
                return None
            snapshot = after
            self.remember(snapshot.id, after.event_log)
        self.snapshots[snapshot.id] = snapshot
        return snapshot

    @contextmanager
    def reading(self, table_id: str) -> Iterator[Reading]:
        """A context in which a table is read or written. The caller holds its lock."""
        self.readings[table_id] = reading = Reading()
        try:
            yield reading
        finally:
            del self.readings[table_id]

    def keep(self, snapshot: Snapshot, reading: Reading) -> None:
        """Keep a snapshot that was just read or written, unless others have changed more than its events meanwhile."""
        if reading.is_current and snapshot.id in self.event_logs:
            self.drop(snapshot.id)
            self.snapshots[snapshot.id] = snapshot
            if reading.news:
                self.news[snapshot.id] = reading.news

    def drop(self, table_id: str) -> None:
        """Drop a snapshot. The caller holds the table's lock."""
        self.snapshots.pop(table_id, None)
        self.news.pop(table_id, None)

    def hear(self, table_id: str | None, news: News | None = None) -> None:
        """Record that another process has changed a table, with the event if it was one.

        None means that any table may have changed.
        """
        if table_id is None:
            for reading in self.readings.values():
                reading.is_current = False
            self.snapshots.clear()
            self.news.clear()
            return
        event = news if news is not None and "event" in news else None
        if (under_way := self.readings.get(table_id)) is not None:
            if event is None:
                under_way.is_current = False
            else:
                under_way.news.append(event)
        told = self.news.setdefault(table_id, []) if event is not None and table_id in self.snapshots else None
        if told is None or event is None or len(told) == MAX_NEWS:
            self.drop(table_id)
        else:
            told.append(event)
        if (awaited := self.awaited.pop(table_id, None)) is not None:
            awaited.set()

    async def catch_up(self, table_id: str, version: int) -> None:
        """Wait a moment for the notification of a version that a client knows already: cheaper than reading it."""
        with suppress(TimeoutError):
            async with asyncio.timeout(MOMENT):
                while (newest := self.newest(table_id)) is not None and newest < version:
                    await self.awaited.setdefault(table_id, asyncio.Event()).wait()

    def newest(self, table_id: str) -> int | None:
        """The last version of a table that others have announced; None unless it is in memory."""
        snapshot = self.snapshots.get(table_id)
        if snapshot is None:
            return None
        return max(snapshot.version, *map(version_of, self.news.get(table_id, ())), 0)

    def see(self, table_id: str, seats: Collection[int], at: float) -> None:
        """Note when players were last connected. The caller holds the table's lock."""
        snapshot = self.snapshots.get(table_id)
        if snapshot is not None:
            self.snapshots[table_id] = snapshot.seen(seats, at)

    def event_log(self, table_id: str) -> EventLog | None:
        """The last known event log of a table. It may lack the latest events."""
        return self.event_logs.get(table_id)

    def remember(self, table_id: str, event_log: EventLog) -> None:
        """Keep an event log, and forget the one unused for longest if there are too many."""
        self.event_logs[table_id] = event_log
        self.event_logs.move_to_end(table_id)
        while len(self.event_logs) > MAX_EVENT_LOGS:
            forgotten, _ = self.event_logs.popitem(last=False)
            self.drop(forgotten)


def version_of(news: News) -> int:
    """The version of an event that others have announced."""
    return int(news["event"]["version"])
