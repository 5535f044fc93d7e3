"""Finished tables: their events are packed after a while, and they are deleted when an operator says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Final

from sqlalchemy import Connection, delete, exists, insert, select, update

from .archive import pack
from .schema import FINISHED, UNPACKED, archives, checkpoints, events, honours, tables
from .store import Store

REST: Final = 3600.0
"""Seconds after the last change of a finished table until its events are packed: until then, requests are repeated."""
AT_ONCE: Final = 10
"""Tables per transaction, so that nobody waits long."""


class FinishedTables:
    """Packs and deletes finished tables, a few at a time."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def pack(self, before: float) -> int:
        """Pack the events of all tables that have not changed since a time, and return their number."""
        return await self.work_off(partial(pack_some, before=before))

    async def delete(self, before: float) -> int:
        """Delete all finished tables that have not changed since a time, and return their number."""
        return await self.work_off(partial(delete_some, before=before))

    async def work_off(self, work: Callable[[Connection], int]) -> int:
        """Repeat some work until there is nothing left to do. Others are served in between."""
        done = 0
        while number := await self.store.write(work):
            done += number
            await asyncio.sleep(0)
        return done


def pack_some(connection: Connection, before: float) -> int:
    """Pack the events of some tables, and return their number. They never change again, so no other process can."""
    query = select(tables.c.id).where(UNPACKED, tables.c.changed < before).limit(AT_ONCE)
    found = [*connection.execute(query).scalars()]
    for table_id in found:
        packed = connection.execute(update(tables).where(tables.c.id == table_id, ~tables.c.packed).values(packed=True))
        if packed.rowcount:
            of_table = select(events).where(events.c.table_id == table_id).order_by(events.c.version)
            rows = [dict(row) for row in connection.execute(of_table).mappings()]
            connection.execute(insert(archives), [{"table_id": table_id, "events": pack(rows)}])
            for used in (events, checkpoints):
                connection.execute(delete(used).where(used.c.table_id == table_id))
    return len(found)


def delete_some(connection: Connection, before: float) -> int:
    """Delete some finished tables, and return their number. Those on a leaderboard stay."""
    listed = exists().where(honours.c.table_id == tables.c.id)
    query = select(tables.c.id).where(FINISHED, tables.c.changed < before, ~listed).limit(AT_ONCE)
    found = [*connection.execute(query).scalars()]
    connection.execute(delete(tables).where(tables.c.id.in_(found)))
    return len(found)
