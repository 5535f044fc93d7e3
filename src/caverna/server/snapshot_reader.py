"""Reading tables: snapshots from the cache or from the database."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Connection, bindparam, select

from caverna.game import CavernaError
from caverna.games import new_game
from caverna.record import Match

from . import schema
from .archive import unpack
from .event_log import Event, EventLog
from .problems import Problem
from .snapshot import Snapshot, read_rows
from .snapshot_cache import SnapshotCache
from .store import Store
from .table_locks import TableLocks

SELECT_EVENTS: Final = (
    select(schema.events)
    .where(
        schema.events.c.table_id == bindparam("table"),
        schema.events.c.version > bindparam("after"),
        schema.events.c.version <= bindparam("until"),
    )
    .order_by(schema.events.c.version)
)
SELECT_CHECKPOINT: Final = select(schema.checkpoints).where(
    schema.checkpoints.c.table_id == bindparam("table"), schema.checkpoints.c.version <= bindparam("until")
)
SELECT_ARCHIVE: Final = select(schema.archives.c.events).where(schema.archives.c.table_id == bindparam("table"))
CHECKPOINT_EVENTS: Final = 200
"""Events between two checkpoints of a table. Few games have as many, unless much is taken back."""

log = logging.getLogger(__name__)


class SnapshotReader:
    """Reads snapshots, one request at a time for each table."""

    def __init__(self, store: Store, cache: SnapshotCache, locks: TableLocks) -> None:
        self.store = store
        self.cache = cache
        self.locks = locks

    async def current(self, table_id: str) -> Snapshot:
        """The table as it is now, whichever process changed it last."""
        if self.cache.is_shared:
            await self.forget(table_id)
        return await self.known(table_id)

    async def known(self, table_id: str) -> Snapshot:
        """The table as far as this process knows it: enough for those who are notified of changes."""
        async with self.locks.lock(table_id):
            return await self.known_locked(table_id)

    async def known_locked(self, table_id: str) -> Snapshot:
        """What `known` returns, for callers that hold the table's lock."""

        def read(connection: Connection) -> Snapshot:
            snapshot = read_rows(connection, table_id)
            return self.with_event_log(connection, snapshot) if snapshot.version else snapshot

        snapshot = self.cache.get(table_id)
        if snapshot is None:
            with self.cache.reading(table_id) as reading:
                snapshot = await self.store.read(read)
                self.cache.keep(snapshot, reading)
        return snapshot

    async def forget(self, table_id: str) -> None:
        """Read the table again next time. For callers that do not hold its lock."""
        async with self.locks.lock(table_id):
            self.cache.drop(table_id)

    async def see(self, table_id: str, seats: Collection[int], at: float) -> None:
        """Note when players were last connected. For callers that do not hold the table's lock."""
        async with self.locks.lock(table_id):
            self.cache.see(table_id, seats, at)

    def with_event_log(self, connection: Connection, snapshot: Snapshot) -> Snapshot:
        """The snapshot with its event log, brought up to date with the events this process has not seen."""
        event_log = self.cache.event_log(snapshot.id)
        if event_log is None or snapshot.version - event_log.version > CHECKPOINT_EVENTS:
            event_log = new_event_log(snapshot.table)
        if event_log.version < snapshot.version:
            event_log = event_log.copy()  # earlier snapshots still refer to the old one
            follow_events(connection, snapshot, event_log)
        self.cache.remember(snapshot.id, event_log)
        return replace(snapshot, event_log=event_log)


def new_event_log(table: Mapping[str, Any]) -> EventLog:
    """The event log of a table before its first event. Raises `Problem` if it was played under newer rules."""
    try:
        game = new_game(table["game"], **table["options"])
    except CavernaError as error:
        raise Problem("damaged-table") from error
    if game.rules_version < table["rules_version"]:
        raise Problem("other-rules")
    return EventLog(Match.begin(game, seed=table["seed"]))


def follow_events(connection: Connection, snapshot: Snapshot, event_log: EventLog) -> None:
    """Bring an event log up to date with the events of a table. Raises `Problem` if they cannot be followed.

    A new event log begins at the last checkpoint, so that a long history need not be followed from the beginning.
    """
    here = {"table": snapshot.id, "until": snapshot.version}
    checkpoint = None if event_log.version else connection.execute(SELECT_CHECKPOINT, here).mappings().one_or_none()
    after = event_log.version if checkpoint is None else checkpoint["version"]
    rows = [dict(row) for row in connection.execute(SELECT_EVENTS, {**here, "after": after}).mappings()]
    if not rows and (packed := connection.execute(SELECT_ARCHIVE, here).scalar()) is not None:
        rows = [row for row in unpack(packed) if row["version"] > after]
    try:
        if checkpoint is not None:
            event_log.start_at(dict(checkpoint))
        event_log.follow(Event.from_row(row) for row in rows)
        if event_log.version != snapshot.version:
            raise ValueError(f"nothing follows event {event_log.version}, but the table is at {snapshot.version}")
    except (CavernaError, ArithmeticError, LookupError, TypeError, ValueError) as error:
        log.warning("a table cannot be read", extra={"why": f"{type(error).__name__}: {error}"})
        is_older = snapshot.table["rules_version"] < event_log.game.rules_version
        raise Problem("other-rules" if is_older else "damaged-table") from error
