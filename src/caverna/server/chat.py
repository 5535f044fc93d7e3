"""Chat at a table."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from . import schema
from .common_time import time
from .snapshot import ProfileToken
from .store import Store
from .table_updates import TableUpdates, lock_table

MAX_MESSAGES: Final = 100


class Chat:
    """Writes and reads chat messages."""

    def __init__(self, store: Store, updates: TableUpdates) -> None:
        self.store = store
        self.updates = updates

    async def say(self, table_id: str, token: str | None, text: str) -> None:
        """Add a player's message."""

        def insert_message(connection: Connection) -> None:
            snapshot = lock_table(connection, table_id)
            seat = snapshot.seat_of(token)
            number = snapshot.table["said"] + 1
            connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(said=number))
            row = {"table_id": table_id, "number": number, "seat": seat, "name": snapshot.seats[seat]["name"]}
            row["profile_id"] = snapshot.seats[seat]["profile_id"]
            connection.execute(insert(schema.chat), [{**row, "text": text, "at": time()}])

        await self.updates.update(table_id, insert_message)

    async def messages(self, table_id: str, after: int, reader: str | None = None) -> list[dict[str, Any]]:
        """The messages after a given number, at most the newest hundred, oldest first.

        `reader` is a token. If it has a profile, messages of people whom the profile has blocked are left out.
        """
        rows = schema.chat
        columns = (rows.c.number, rows.c.seat, rows.c.name, rows.c.text, rows.c.at)
        query = select(*columns).where(rows.c.table_id == table_id, rows.c.number > after)
        query = query.order_by(rows.c.number.desc()).limit(MAX_MESSAGES)
        if isinstance(reader, ProfileToken):
            blocked = select(schema.blocks.c.blocked).where(schema.blocks.c.profile_id == str(reader))
            query = query.where(rows.c.profile_id.is_(None) | rows.c.profile_id.not_in(blocked))
        return await self.store.read(
            lambda connection: [dict(row) for row in connection.execute(query).mappings()][::-1]
        )
