"""Seats: joining and leaving a table, bots for open seats, players who run out of time, players' preferences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, select, update

from . import schema
from .blocks import is_closed_to
from .bot_levels import SUBSTITUTE_LEVEL, check_level
from .clock import clock_of
from .common_time import time
from .event_writer import EventWriter, write_avatar, write_seat
from .names import clean_name, distinct_name
from .problems import Problem
from .ratings import note_leaving
from .settings import Limits
from .snapshot import Snapshot, hash_token
from .snapshot_reader import SnapshotReader
from .store import Store
from .table_updates import TableUpdates, lock_table


class Seats:
    """Changes who sits where. A game begins when no seat is open; a game in progress moves on."""

    def __init__(
        self, store: Store, updates: TableUpdates, snapshots: SnapshotReader, writer: EventWriter, limits: Limits
    ) -> None:
        self.store = store
        self.limits = limits
        self.updates = updates
        self.snapshots = snapshots
        self.writer = writer

    async def join(
        self, table_id: str, token: str, name: str, wanted: int | None, profile_id: str | None = None
    ) -> int:
        """Take an open seat, the wanted one or any, and return its number. Nobody has two, whoever has a profile."""
        name = clean_name(name)

        def take_seat(connection: Connection) -> int:
            snapshot = lock_table(connection, table_id)
            for row in snapshot.seats:
                if row["token_hash"] == hash_token(token) or (profile_id and row["profile_id"] == profile_id):
                    return int(row["seat"])  # the same request again
            if snapshot.version >= self.limits.events:
                raise Problem("too-many-events")
            seat = open_seat(snapshot, wanted)
            if is_closed_to(connection, snapshot.table, snapshot.seats, profile_id):
                raise Problem("no-open-seat")  # nobody is notified of being blocked
            called = rated_name(connection, snapshot.table["rated"], profile_id)
            called = called or distinct_name(name, people_at(snapshot))
            values = {
                "kind": "person", "name": called, "token_hash": hash_token(token), "profile_id": profile_id,
                "level": None, "webhook": None, "told": None, "listener": None,
            }  # fmt: skip
            self.reseat(connection, snapshot, seat, values)
            if profile_id is not None:
                write_avatar(connection, table_id, profile_id)
            return seat

        return await self.updates.update_seating(table_id, take_seat)

    async def leave(self, table_id: str, token: str | None, level: str | None) -> None:
        """Give up a seat: to a bot of a level, or with None to the next player who joins."""
        if level is not None:
            check_level(level)

        def give_up(connection: Connection) -> None:
            snapshot = lock_table(connection, table_id)
            seat = snapshot.seat_of(token)
            if snapshot.table["state"] == "over":
                raise Problem("over")
            if snapshot.table["daily"] is not None:
                raise Problem("daily-seat")
            if snapshot.table["tournament"] is not None and level is None:
                raise Problem("tournament-seat")
            if is_being_rated(snapshot):
                self.forfeit(connection, snapshot, seat, "hand")
            else:
                self.vacate(connection, snapshot, seat, level)

        await self.updates.update_seating(table_id, give_up)

    async def fill(self, table_id: str, token: str | None, seat: int, level: str) -> None:
        """Give an open seat to a bot. Only the player who opened the table may do that."""
        check_level(level)

        def give_to_bot(connection: Connection) -> None:
            snapshot = lock_table(connection, table_id)
            if snapshot.seat_of(token) != snapshot.table["creator"]:
                raise Problem("not-the-creator")
            if snapshot.table["rated"]:
                raise Problem("rated-table")
            self.vacate(connection, snapshot, open_seat(snapshot, seat), level)

        await self.updates.update_seating(table_id, give_to_bot)

    async def overdue(self) -> list[str]:
        """The ids of tables where the player to decide has run out of time."""
        query = select(schema.tables.c.id).where(schema.tables.c.deadline < time()).limit(100)
        return await self.store.read(lambda connection: [*connection.execute(query).scalars()])

    async def time_out(self, table_id: str) -> None:
        """If the player to decide has run out of time, a bot takes the seat, or the game ends."""

        def take_action(connection: Connection) -> None:
            snapshot = lock_table(connection, table_id)
            deadline, clock, seat = snapshot.table["deadline"], clock_of(snapshot.table), snapshot.decider
            if deadline is None or deadline > time() or clock is None or seat is None:
                return
            if is_being_rated(snapshot):
                self.forfeit(connection, snapshot, seat, "time")
            elif clock.then == "end":
                event_log = self.snapshots.with_event_log(connection, snapshot).active_event_log().copy()
                event = event_log.append("time", seat, lambda: None)
                self.writer.write(connection, snapshot, event_log, event, state="over")
            else:
                self.vacate(connection, snapshot, seat, SUBSTITUTE_LEVEL, "time")

        await self.updates.update_seating(table_id, take_action)

    async def set_aside(self, table_id: str) -> None:
        """Stop waiting for a player or a bot at a table that is broken, or others would wait behind it."""
        statement = update(schema.tables).where(schema.tables.c.id == table_id).values(deadline=None, bot_due=False)
        await self.store.write(lambda connection: connection.execute(statement))
        await self.snapshots.forget(table_id)

    async def set_preferences(self, table_id: str, token: str | None, values: Mapping[str, Any]) -> None:
        """Change a player's name or preferences."""
        if "name" in values:
            values = {**values, "name": clean_name(values["name"])}

        def write_preferences(connection: Connection) -> None:
            snapshot = lock_table(connection, table_id)
            seat, wanted = snapshot.seat_of(token), dict(values)
            if snapshot.table["rated"]:  # there people play under the names of their profiles
                wanted.pop("name", None)
            if "name" in wanted:
                wanted["name"] = distinct_name(wanted["name"], people_at(snapshot, seat))
            if wanted:
                write_seat(connection, table_id, seat, wanted)

        await self.updates.update(table_id, write_preferences)

    async def note_hint(self, table_id: str) -> None:
        """Record that a player has got a hint."""
        hinted = update(schema.tables).where(schema.tables.c.id == table_id).values(hinted=True)
        await self.updates.update(table_id, lambda connection: connection.execute(hinted))

    def forfeit(self, connection: Connection, snapshot: Snapshot, seat: int, kind: str) -> None:
        """Count a player of a rated game as last. If several others still play, a bot goes on; otherwise it is over."""
        note_leaving(connection, snapshot.id, seat)
        if sum(row["kind"] == "person" for row in snapshot.seats) > 2:
            self.vacate(connection, snapshot, seat, SUBSTITUTE_LEVEL, kind)
        else:
            event_log = self.snapshots.with_event_log(connection, snapshot).active_event_log().copy()
            event = event_log.append(kind, seat, lambda: None)
            self.writer.write(connection, snapshot, event_log, event, state="over")

    def vacate(
        self, connection: Connection, snapshot: Snapshot, seat: int, level: str | None, kind: str = "hand"
    ) -> None:
        """Take a seat from its player and give it to a bot, or open it."""
        values: dict[str, Any] = {
            "kind": "open" if level is None else "bot", "level": level, "token_hash": None,
            "profile_id": None, "avatar": None, "webhook": None, "told": None, "listener": None,
            "seen": None, "looked": None, "forced": False, "confirms": False,
        }  # fmt: skip
        self.reseat(connection, snapshot, seat, values, kind)

    def reseat(
        self, connection: Connection, snapshot: Snapshot, seat: int, values: Mapping[str, Any], kind: str = "hand"
    ) -> None:
        """Change who has a seat, and begin the game if it was the last open one. `kind` is that of the event."""
        write_seat(connection, snapshot.id, seat, values)
        changed = replace(snapshot, seats=[{**row, **values} if row["seat"] == seat else row for row in snapshot.seats])
        if snapshot.table["state"] == "playing":
            event_log = self.snapshots.with_event_log(connection, changed).active_event_log().copy()
            event = event_log.hand_over(kind, seat, changed.preferences)
            self.writer.write(connection, changed, event_log, event)
        elif snapshot.table["state"] == "open" and changed.is_full:
            self.writer.write_start(connection, changed)


def people_at(snapshot: Snapshot, but: int | None = None) -> list[str]:
    """The names of all people at a table, but for one seat."""
    return [row["name"] for row in snapshot.seats if row["kind"] == "person" and row["seat"] != but]


def is_being_rated(snapshot: Snapshot) -> bool:
    """Is a rated game in progress?"""
    return bool(snapshot.table["rated"]) and snapshot.table["state"] == "playing"


def rated_name(connection: Connection, is_rated: bool, profile_id: str | None) -> str | None:
    """The name under which somebody plays at a rated table. Raises `Problem` without a profile.

    At other tables it is None: people choose their names.
    """
    if not is_rated:
        return None
    query = select(schema.profiles.c.name).where(schema.profiles.c.id == profile_id)
    found = connection.execute(query).scalar_one_or_none()
    if found is None:
        raise Problem("rated-needs-profile")
    return str(found)


def open_seat(snapshot: Snapshot, wanted: int | None) -> int:
    """An open seat, the wanted one or any. Raises `Problem` if there is none."""
    if snapshot.table["state"] not in ("open", "playing"):
        raise Problem("over")
    if wanted is not None and not 0 <= wanted < len(snapshot.seats):
        raise Problem("no-such-seat")
    for row in snapshot.seats:
        if row["kind"] == "open" and wanted in (None, row["seat"]):
            return int(row["seat"])
    raise Problem("no-open-seat" if wanted is None else "seat-taken")
