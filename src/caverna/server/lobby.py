"""The lobby: the list of public tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection, select

from . import schema
from .store import Store

MAX_TABLES: Final = 100

Row = Mapping[str, Any]


async def lobby(store: Store, state: str) -> list[tuple[Row, list[Row]]]:
    """Public tables in a state ("open" or "playing") with their seats, most recently changed first."""
    tables, seats = schema.tables, schema.seats
    query = select(tables).where(tables.c.public, tables.c.state == state).order_by(tables.c.changed.desc())

    def read(connection: Connection) -> list[tuple[Row, list[Row]]]:
        found = [dict(row) for row in connection.execute(query.limit(MAX_TABLES)).mappings()]
        wanted = seats.c.table_id.in_([row["id"] for row in found])
        ordered = connection.execute(select(seats).where(wanted).order_by(seats.c.table_id, seats.c.seat))
        rows = [dict(row) for row in ordered.mappings()]
        return [(table, [row for row in rows if row["table_id"] == table["id"]]) for table in found]

    return await store.read(read)
