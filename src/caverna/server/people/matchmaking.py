"""Finding people to play with: anybody at a table that fits, or those of the last game again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, exists, select, text, update

from caverna.games import new_game

from ..clock import clock_of
from ..common_time import time
from ..lobby import Wanted, is_offered_to
from ..new_tables import NewTables, SeatPlan, TablePlan
from ..problems import Problem
from ..schema import seats, tables
from ..seats import Seats
from ..snapshot import Snapshot
from ..snapshot_reader import SnapshotReader
from ..store import Store
from ..table_updates import TableUpdates
from .contacts import Contacts, write_invitations

THERE: Final = 60.0
"""Seconds without anybody at a table, or since it was opened, after which nobody is sent there."""
MOST: Final = 50
ATTEMPTS: Final = 30
"""If several people press the button at the same moment, two find each other at each attempt."""
LOCK: Final = 7_283_645
"""The lock of PostgreSQL under which one process at a time opens a table because none fits."""
GONE: Final = ("no-open-seat", "seat-taken", "over", "too-many-events", "unknown-table")
"""Why a table that was open a moment ago cannot be joined."""


class Seated(NamedTuple):
    """Where a player has got a seat, and whether the table was opened for that."""

    table_id: str
    seat: int
    is_new: bool


class Newcomer(NamedTuple):
    """A player who wants a seat."""

    token: str
    name: str
    opener: str
    """A pseudonym of the client."""
    profile_id: str | None


class FasterError(Exception):
    """Somebody else has opened a table meanwhile."""


class Matchmaking:
    """Brings people together."""

    def __init__(
        self, store: Store, snapshots: SnapshotReader, new_tables: NewTables, seating: Seats, updates: TableUpdates,
        contacts: Contacts,
    ) -> None:  # fmt: skip
        self.store = store
        self.snapshots = snapshots
        self.new_tables = new_tables
        self.seating = seating
        self.updates = updates
        self.contacts = contacts

    # anybody

    async def play_now(
        self, plan: TablePlan, who: Newcomer, mine: Collection[str], on_open: Callable[[], None]
    ) -> Seated:
        """Take a seat at the table that fits a plan and waits for longest, or open one.

        `mine` are tables where the player has a seat already. `on_open` is called before one is opened, and may raise a
        `Problem`.
        """
        found: list[str] = []

        def check(connection: Connection, table_id: str) -> None:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
            if {*fitting(connection, plan, who.profile_id, mine)} - {table_id, *found}:
                raise FasterError

        for attempt in range(ATTEMPTS):
            found += await self.store.read(lambda connection: fitting(connection, plan, who.profile_id, mine))
            for table_id in found:
                try:
                    seat = await self.seating.join(table_id, who.token, who.name, None, who.profile_id)
                except Problem as problem:
                    if problem.code not in GONE:
                        raise
                else:
                    return Seated(table_id, seat, False)
            if attempt == 0:
                on_open()
            try:
                table_id, mine_there = await self.new_tables.create(plan, who.token, who.opener, who.profile_id, check)
            except FasterError:
                continue
            assert mine_there is not None
            return Seated(table_id, mine_there, True)
        raise Problem("unavailable")

    # the same people

    async def rematch(self, table_id: str, token: str | None, who: Newcomer, on_open: Callable[[], None]) -> Seated:
        """Play again with the same people and settings: open a table, or take a seat at the one that somebody opened.

        Everybody moves up one seat, so that another player begins. `token` opens the seat at the table that is over.
        """
        for attempt in range(ATTEMPTS):
            snapshot = await self.snapshots.current(table_id)
            seat = (snapshot.seat_of(token) - 1) % len(snapshot.seats)
            if snapshot.table["state"] != "over" or snapshot.table["daily"] is not None:
                raise Problem("not-over")
            if (joined := await self.join_rematch(snapshot.table["rematch"], seat, who)) is not None:
                return joined
            if attempt == 0:
                on_open()
            try:
                return await self.open_rematch(snapshot, seat, who)
            except FasterError:
                await self.snapshots.forget(table_id)
        raise Problem("unavailable")

    async def join_rematch(self, rematch: str | None, seat: int, who: Newcomer) -> Seated | None:
        """Take a seat at the table that somebody opened, one's own if it is free; None if there is no such table."""
        if rematch is None:
            return None
        for wanted in (seat, None):
            try:
                taken = await self.seating.join(rematch, who.token, who.name, wanted, who.profile_id)
                return Seated(rematch, taken, False)
            except Problem as problem:
                if problem.code in ("unknown-table", "over"):
                    return None
                if problem.code != "seat-taken":
                    raise
        return None

    async def open_rematch(self, snapshot: Snapshot, seat: int, who: Newcomer) -> Seated:
        """Open the table of a rematch, and ask the others. Raises `FasterError` if another player has done so."""
        before, told = snapshot.table["rematch"], list[str]()
        others = [row["profile_id"] for row in snapshot.seats if row["profile_id"] not in (None, who.profile_id)]

        def enter(connection: Connection, table_id: str) -> None:
            unchanged = tables.c.rematch.is_(None) if before is None else tables.c.rematch == before
            here = update(tables).where(tables.c.id == snapshot.id, unchanged)
            if connection.execute(here.values(rematch=table_id)).rowcount != 1:
                raise FasterError
            if who.profile_id is not None:
                told.extend(write_invitations(connection, who.profile_id, table_id, others))

        plan = rematch_plan(snapshot, seat, who.name)
        table_id, mine = await self.new_tables.create(plan, who.token, who.opener, who.profile_id, enter)
        assert mine is not None
        await self.updates.update(snapshot.id, lambda connection: None)  # the others see it at the table
        await self.contacts.tell("rematch", told, who.name, snapshot.table["game"], table_id)
        return Seated(table_id, mine, True)


def fitting(connection: Connection, plan: TablePlan, profile_id: str | None, mine: Collection[str]) -> list[str]:
    """The public tables that fit a plan and wait for players, those that have waited for longest first."""
    wanted = Wanted(plan.game.name, len(plan.seats), plan.rated, "none" if plan.clock is None else plan.clock.kind)
    free = exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
    condition = wanted.condition() & (tables.c.state == "open") & tables.c.public & ~tables.c.hints & ~tables.c.resumed
    condition &= tables.c.seed.is_(None) & free & tables.c.id.not_in(mine)
    if wanted.clock != "days":
        condition &= is_attended()
    if profile_id is not None:
        condition &= is_offered_to(profile_id)
    query = select(tables.c.id, tables.c.options, tables.c.clock).where(condition).order_by(tables.c.created)
    rows = [dict(row) for row in connection.execute(query.limit(MOST)).mappings()]
    return [row["id"] for row in rows if wanted.fits_clock(row) and row["options"] == plan.game.options]


def is_attended() -> ColumnElement[bool]:
    """At which tables somebody is waiting, or was a moment ago."""
    since = time() - THERE
    return (tables.c.created > since) | exists().where(seats.c.table_id == tables.c.id, seats.c.seen > since)


def rematch_plan(snapshot: Snapshot, mine: int, name: str) -> TablePlan:
    """The plan of a table like another one, where everybody has moved up one seat."""
    table: Mapping[str, Any] = snapshot.table
    rotated = [*snapshot.seats[1:], snapshot.seats[0]]
    planned = [
        SeatPlan("me", name) if seat == mine
        else SeatPlan("bot", row["name"], row["level"]) if row["kind"] == "bot" and not table["rated"]
        else SeatPlan("open", row["name"])
        for seat, row in enumerate(rotated)
    ]  # fmt: skip
    game = new_game(table["game"], **table["options"])
    return TablePlan(
        game, [], planned, public=False, seed=None, clock=clock_of(table), hints=bool(table["hints"]),
        is_replay=False, rated=bool(table["rated"]),
    )  # fmt: skip
