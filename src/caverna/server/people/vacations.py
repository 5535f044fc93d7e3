"""Vacations: the owner of a profile is away for some days, and clocks that count days stop meanwhile.

The number of days per year is limited. A vacation is planned, under way or over, and there is one at a time. Everybody
who plays with the person sees it.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import partial
from math import ceil
from typing import Any, Final

from sqlalchemy import Connection, insert, select, update

from ..clock import DAY, clock_of
from ..common_time import time
from ..problems import Problem
from ..schema import seats, tables, vacations
from ..store import Conflict, Store
from ..table_updates import TableUpdates, lock_table

AHEAD: Final = 366 * DAY
"""How far ahead a vacation can be planned."""


class Vacations:
    """The vacations of all profiles. `days` is how many there are in a year."""

    def __init__(self, store: Store, updates: TableUpdates, days: int) -> None:
        self.store = store
        self.updates = updates
        self.days = days

    async def of(self, profile_id: str) -> dict[str, Any]:
        """Somebody's vacation that is planned or under way, and the days that are left this year."""
        row = await self.store.read(lambda connection: read_vacation(connection, profile_id))
        now = time()
        if row is None or row["away_until"] <= max(now, row["away_from"]):
            return {"begins": None, "ends": None, "left": self.days - used_in(row, year_of(now)), "days": self.days}
        left = self.days - used_in(row, year_of(now))
        return {"begins": row["away_from"], "ends": row["away_until"], "left": left, "days": self.days}

    async def take(self, profile_id: str, begins: float | None, days: int) -> None:
        """Plan a vacation, or begin it now. Raises `Problem` if there is one already, or not enough days are left."""
        now = time()
        start = max(now, begins or now)
        if start > now + AHEAD:
            raise Problem("bad-vacation", days=self.days)

        def write(connection: Connection) -> None:
            before = read_vacation(connection, profile_id)
            if before is not None and before["away_until"] > max(now, before["away_from"]):
                raise Problem("on-vacation")
            used = used_in(before, year_of(now)) + days
            if used > self.days:
                raise Problem("bad-vacation", days=max(0, self.days - used + days))
            values = {"away_from": start, "away_until": start + days * DAY, "year": year_of(now), "used": used}
            write_vacation(connection, profile_id, values)

        try:
            await self.store.write(write)
        except Conflict as error:  # another device was faster
            raise Problem("on-vacation") from error
        await self.move_clocks(profile_id)

    async def end(self, profile_id: str) -> None:
        """End a vacation, or cancel one that is planned. Days that have begun are used up."""
        now = time()

        def write(connection: Connection) -> None:
            row = read_vacation(connection, profile_id)
            if row is None or row["away_until"] <= max(now, row["away_from"]):
                return
            planned = round((row["away_until"] - row["away_from"]) / DAY)
            ends = max(now, row["away_from"])
            spent = min(planned, ceil((ends - row["away_from"]) / DAY))
            write_vacation(connection, profile_id, {"away_until": ends, "used": row["used"] - planned + spent})

        await self.store.write(write)
        await self.move_clocks(profile_id)

    async def move_clocks(self, profile_id: str) -> None:
        """Move the deadlines of somebody's turns, and show everybody who plays with them that they are away."""
        query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
        query = query.where(seats.c.profile_id == profile_id, tables.c.state.in_(("open", "playing")))
        for table_id in await self.store.read(lambda connection: [*connection.execute(query).scalars()]):
            await self.updates.update(table_id, partial(move_clock, table_id=table_id, profile_id=profile_id))


def move_clock(connection: Connection, table_id: str, profile_id: str) -> None:
    """Move the deadline of a turn that is somebody's, if the clock of the table counts days."""
    snapshot = lock_table(connection, table_id)
    clock, seat = clock_of(snapshot.table), snapshot.decider
    if clock is None or seat is None or snapshot.table["state"] != "playing" or snapshot.table["deadline"] is None:
        return
    row = snapshot.seats[seat]
    if row["profile_id"] == profile_id and row["away_from"] is not None:
        away = (row["away_from"], row["away_until"])
        deadline = clock.deadline(snapshot.table["since"], row["bank"], away)
        connection.execute(update(tables).where(tables.c.id == table_id).values(deadline=deadline))


def read_vacation(connection: Connection, profile_id: str) -> Mapping[str, Any] | None:
    """The last vacation of somebody."""
    row = connection.execute(select(vacations).where(vacations.c.profile_id == profile_id)).mappings().one_or_none()
    return None if row is None else dict(row)


def write_vacation(connection: Connection, profile_id: str, values: Mapping[str, Any]) -> None:
    """Write the vacation of somebody."""
    change = update(vacations).where(vacations.c.profile_id == profile_id).values(**values)
    if not connection.execute(change).rowcount:
        connection.execute(insert(vacations), [{"profile_id": profile_id, **values}])


def used_in(row: Mapping[str, Any] | None, year: int) -> int:
    """The days of vacation that somebody has used in a year. A vacation belongs to the year in which it is planned.

    If it belonged to the year in which it begins, planning one for the next year would forget what was used before.
    """
    return int(row["used"]) if row is not None and row["year"] == year else 0


def year_of(at: float) -> int:
    """The year of a time, in UTC."""
    return datetime.fromtimestamp(at, UTC).year
