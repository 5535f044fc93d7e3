"""The lobby: the list of public tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, exists, func, select

from .common_time import time
from .schema import seats, tables
from .store import Store

MAX_TABLES: Final = 100
HOUR: Final = 3600.0

Row = Mapping[str, Any]


async def lobby(store: Store, state: str, hours: float) -> list[tuple[Row, list[Row]]]:
    """Public tables in a state ("open" or "playing") with their seats, without those where nobody was for some hours.

    First comes the newest table of each client, then the second of each, so that nobody can fill the list alone. What
    counts is when a table was opened or the turn last passed on: talking does not move it up.
    """
    query = newest_of_each_client(state, time() - hours * HOUR)

    def read(connection: Connection) -> list[tuple[Row, list[Row]]]:
        found = [dict(row) for row in connection.execute(query).mappings()]
        wanted = seats.c.table_id.in_([row["id"] for row in found])
        ordered = connection.execute(select(seats).where(wanted).order_by(seats.c.table_id, seats.c.seat))
        rows: dict[str, list[Row]] = {table["id"]: [] for table in found}
        for row in ordered.mappings():
            rows[row["table_id"]].append(dict(row))
        return [(table, rows[table["id"]]) for table in found]

    return await store.read(read)


def newest_of_each_client(state: str, since: float) -> Select[Any]:
    """A query for the tables of the lobby, in order."""
    client = func.coalesce(tables.c.opener, tables.c.id)
    place = func.row_number().over(partition_by=client, order_by=tables.c.since.desc()).label("place")
    listed = select(tables, place).where(tables.c.public, tables.c.state == state, ~is_deserted(since)).subquery()
    return select(listed).order_by(listed.c.place, listed.c.since.desc()).limit(MAX_TABLES)


def is_deserted(since: float) -> ColumnElement[bool]:
    """Has nobody been at a table, or done anything there, since some time?"""
    somebody = exists().where(seats.c.table_id == tables.c.id, seats.c.seen >= since)
    return (tables.c.changed < since) & ~somebody
