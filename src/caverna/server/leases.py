"""Leases: which process sees to the bot of a table. One that renews no more has lost its leases."""

from __future__ import annotations

from collections.abc import Collection
from time import time

from sqlalchemy import ColumnElement, Connection, select, update

from .schema import tables as rows
from .snapshot import Snapshot
from .tables import LEASE, Tables


class Leases:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.name = tables.name

    async def bots_due(self) -> list[str]:
        """Tables where a bot has to decide and no process is seeing to it."""
        return await self.find(rows.c.bot_due & (rows.c.claimed_until < time()))

    async def times_up(self) -> list[str]:
        """Tables where somebody's time has run out."""
        return await self.find(rows.c.deadline < time())

    async def find(self, which: ColumnElement[bool]) -> list[str]:
        query = select(rows.c.id).where(which).limit(100)
        return await self.store.read(lambda connection: [*connection.execute(query).scalars()])

    async def claim(self, table_id: str) -> bool:
        """See to the bot of a table, unless another process is doing that."""
        now = time()

        def change(connection: Connection) -> bool:
            changed = connection.execute(
                update(rows)
                .where(rows.c.id == table_id, rows.c.bot_due, rows.c.claimed_until < now)
                .values(claimed_by=self.name, claimed_until=now + LEASE)
            )
            return changed.rowcount == 1

        is_mine = await self.store.write(change)
        await self.tables.forget(table_id)
        return is_mine

    def has(self, snapshot: Snapshot) -> bool:
        """Is it for this process to see to a bot? Whoever makes a bot due has claimed it by that."""
        return bool(snapshot.table["bot_due"]) and snapshot.table["claimed_by"] == self.name

    async def renew(self, table_ids: Collection[str]) -> None:
        """This process is still seeing to these bots."""
        await self.hold(rows.c.id.in_([*table_ids]), time() + LEASE)

    async def release(self) -> None:
        """This process sees to no bots any more: others need not wait until its leases run out."""
        await self.hold(rows.c.bot_due, 0.0)

    async def hold(self, which: ColumnElement[bool], until: float) -> None:
        """Until when this process has claimed those of its tables."""
        mine = update(rows).where(which, rows.c.claimed_by == self.name).values(claimed_until=until)
        await self.store.write(lambda connection: connection.execute(mine))
