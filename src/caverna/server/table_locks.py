"""Locks: within this process, one request at a time changes a table. The database guards against other processes."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class TableLocks:
    """A lock for each table, which exists only while somebody holds it or waits for it."""

    def __init__(self) -> None:
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table_id: str) -> asyncio.Lock:
        """The lock of a table, for `async with`."""
        return self.locks.setdefault(table_id, asyncio.Lock())
