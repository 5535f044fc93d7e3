"""Secrets of the server: made when they are first needed, and shared by all its processes through the database."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, insert, select

from .. import schema
from ..store import Conflict, Store


async def server_secret(store: Store, name: str) -> bytes:
    """The secret with a name. It never leaves the server."""
    query = select(schema.secrets.c.value).where(schema.secrets.c.name == name)

    def read(connection: Connection) -> str | None:
        return connection.execute(query).scalar_one_or_none()

    found = await store.read(read)
    if found is None:
        row = {"name": name, "value": secrets.token_hex(32)}
        try:
            await store.write(lambda connection: connection.execute(insert(schema.secrets), [row]))
        except Conflict:  # another process was faster
            found = await store.read(read)
            assert found is not None
        else:
            found = row["value"]
    return bytes.fromhex(found)
