"""The lobby: the list of public tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, and_, exists, func, select, true

from .blocks import is_between_strangers
from .common_time import time
from .ratings import with_ratings
from .schema import seats, tables
from .store import Store

MAX_TABLES: Final = 100
MAX_READ: Final = 400
"""Tables that are read to find those with a wanted clock."""
HOUR: Final = 3600.0

Row = Mapping[str, Any]


@dataclass(frozen=True)
class Wanted:
    """Which tables a client looks for. None means any."""

    game: str | None = None
    players: int | None = None
    rated: bool | None = None
    clock: str | None = None
    """none, or the kind of the clock."""

    def condition(self) -> ColumnElement[bool]:
        """The filter as a condition of a query, without the clock, which the database cannot search."""
        number = select(func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
        return and_(
            true() if self.game is None else tables.c.game == self.game,
            true() if self.players is None else number == self.players,
            true() if self.rated is None else tables.c.rated == self.rated,
        )

    def fits_clock(self, table: Row) -> bool:
        """Is a table played with such a clock?"""
        return self.clock in (None, "none" if table["clock"] is None else table["clock"]["kind"])


async def lobby(
    store: Store, state: str, hours: float, wanted: Wanted | None = None, profile_id: str | None = None
) -> list[tuple[Row, list[Row]]]:
    """Public tables in a state ("open" or "playing") with their seats, but not those without a visitor for `hours`.

    First comes the newest table of each client, then the second of each, so that nobody can fill the list alone. What
    counts is when a table was opened or the turn last passed on: chat does not move it up. A player with a profile sees
    neither their own tables nor those of people whom they have blocked, or who have blocked them.
    """
    wanted = wanted or Wanted()
    condition = wanted.condition()
    if profile_id is not None:
        condition &= is_offered_to(profile_id)
    query = newest_of_each_client(state, time() - hours * HOUR, condition)

    def read(connection: Connection) -> list[tuple[Row, list[Row]]]:
        found = [dict(row) for row in connection.execute(query).mappings()]
        found = [row for row in found if wanted.fits_clock(row)][:MAX_TABLES]
        rows = seats_by_table(connection, found)
        return [(table, rows[table["id"]]) for table in found]

    return await store.read(read)


def seats_by_table(connection: Connection, found: Sequence[Row]) -> dict[str, list[Row]]:
    """The seats of some tables in order, each with the rating of whoever has it."""
    here = seats.c.table_id.in_([row["id"] for row in found])
    ordered = connection.execute(select(seats).where(here).order_by(seats.c.table_id, seats.c.seat))
    rows: dict[str, list[Row]] = {table["id"]: [] for table in found}
    for row in ordered.mappings():
        rows[row["table_id"]].append(dict(row))
    return with_ratings(connection, {table["id"]: (table["game"], rows[table["id"]]) for table in found})


def newest_of_each_client(state: str, since: float, condition: ColumnElement[bool]) -> Select[Any]:
    """A query for the tables of the lobby, in order."""
    client = func.coalesce(tables.c.opener, tables.c.id)
    place = func.row_number().over(partition_by=client, order_by=tables.c.since.desc()).label("place")
    listed = select(tables, place).where(tables.c.public, tables.c.state == state, ~is_deserted(since), condition)
    found = listed.subquery()
    return select(found).order_by(found.c.place, found.c.since.desc()).limit(MAX_READ)


def is_offered_to(profile_id: str) -> ColumnElement[bool]:
    """Which tables are offered to a profile: not those where it has a seat, nor those from which a block keeps it."""
    seated = exists().where(seats.c.table_id == tables.c.id, seats.c.profile_id == profile_id)
    return ~seated & is_between_strangers(profile_id)


def is_deserted(since: float) -> ColumnElement[bool]:
    """Has nobody visited a table, or done anything there, since a certain time?"""
    somebody = exists().where(seats.c.table_id == tables.c.id, seats.c.seen >= since)
    return (tables.c.changed < since) & ~somebody
