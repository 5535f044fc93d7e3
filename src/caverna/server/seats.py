"""Seats: who opens a table, sits down, gets up, is there, talks, and whose time is up."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from time import time
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, select, update

from caverna.game import CHANCE, Game, InvalidOption
from caverna.record import check_names

from . import schema
from .bot_levels import USUAL, bot_spec
from .clock import Clock, clock_of
from .problems import Problem
from .snapshot import Snapshot, hashed, rows_of
from .store import Conflict, Transaction
from .tables import ID_BYTES, Tables, beginning, write_seat

MOST_CHAT: Final = 100
SEEN: Final = update(schema.seats).where(
    schema.seats.c.table_id == bindparam("table"), schema.seats.c.seat == bindparam("number")
)


@dataclass(frozen=True)
class SeatPlan:
    """Who is to have a seat of a new table."""

    kind: str
    name: str
    level: str | None = None


@dataclass(frozen=True)
class Plan:
    """What a new table is to be."""

    game: Game
    actions: Sequence[int]
    """What was played before: of a saved game."""
    seats: Sequence[SeatPlan]
    public: bool
    seed: str | None
    clock: Clock | None
    is_replay: bool
    """Only to be looked at?"""


class Seats:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self.notifier = tables.notifier

    # a new table

    async def create(self, plan: Plan, token: str | None) -> tuple[str, int | None]:
        """A new table and the seat of who asks. A token that has a seat gets that one: asking twice does no harm."""
        table_id = secrets.token_urlsafe(ID_BYTES)
        creator = next((seat for seat, planned in enumerate(plan.seats) if planned.kind == "me"), None)
        if creator is not None and token is None:
            raise Problem("not-a-player")
        bank = plan.clock.first() if plan.clock else None
        seats = [new_seat(table_id, seat, planned, token, bank) for seat, planned in enumerate(plan.seats)]
        snapshot = Snapshot(new_table(table_id, plan, creator), seats)

        def change(connection: Connection) -> None:
            connection.execute(insert(schema.tables), [snapshot.table])
            connection.execute(insert(schema.seats), seats)
            if plan.is_replay or plan.actions or snapshot.is_full:
                self.start(connection, snapshot, plan.actions, plan.is_replay)

        try:
            await self.store.write(change)
        except Conflict:
            assert token is not None
            return await self.seat_held_by(token)
        self.tables.follow_up(table_id)
        return table_id, creator

    async def seat_held_by(self, token: str) -> tuple[str, int]:
        """The table where a token has its seat, and the seat."""
        seats = schema.seats
        query = select(seats.c.table_id, seats.c.seat).where(seats.c.token_hash == hashed(token))
        found = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        if found is None:
            raise Problem("bad-key")
        return str(found.table_id), int(found.seat)

    def start(
        self, connection: Connection, snapshot: Snapshot, before: Sequence[int] = (), is_replay: bool = False
    ) -> None:
        """The first event of a table: what was played before, chance, and whatever needs nobody."""
        event_log = beginning(snapshot.table)

        def play_again() -> None:
            event_log.match.repeat(before)
            if not is_replay:
                event_log.go_on(snapshot.preferences)

        event = event_log.event("start", None, play_again)
        self.tables.write_event(connection, snapshot, event_log, event, state="replay" if is_replay else None)

    # sitting down and getting up

    async def join(self, table_id: str, token: str, name: str, wanted: int | None) -> int:
        """Take an open seat, a certain one or any; the game begins when none is left open."""
        checked_name(name)

        def change(connection: Connection) -> int:
            snapshot = self.hold(connection, table_id)
            for row in snapshot.seats:
                if row["token_hash"] == hashed(token):
                    return int(row["seat"])  # the same request again
            seat = open_seat(snapshot, wanted)
            values = {"kind": "person", "name": name, "token_hash": hashed(token), "level": None, "webhook": None}
            self.reseat(connection, snapshot, seat, values)
            return seat

        return await self.change(table_id, change)

    async def leave(self, table_id: str, token: str | None, level: str | None) -> None:
        """Get up: the seat is open again, or a bot takes it."""
        if level is not None:
            bot_spec(level)

        def change(connection: Connection) -> int:
            snapshot = self.hold(connection, table_id)
            seat = snapshot.seat_of(token)
            if snapshot.table["state"] == "over":
                raise Problem("over")
            self.vacate(connection, snapshot, seat, level)
            return seat

        await self.change(table_id, change)

    async def fill(self, table_id: str, token: str | None, seat: int, level: str) -> None:
        """Whoever opened the table gives an open seat to a bot."""
        bot_spec(level)

        def change(connection: Connection) -> int:
            snapshot = self.hold(connection, table_id)
            if snapshot.seat_of(token) != snapshot.table["creator"]:
                raise Problem("not-the-creator")
            self.vacate(connection, snapshot, open_seat(snapshot, seat), level)
            return seat

        await self.change(table_id, change)

    async def time_out(self, table_id: str) -> None:
        """Whose time has run out loses the seat to a bot, or the game ends."""

        def change(connection: Connection) -> int:
            snapshot = self.hold(connection, table_id)
            deadline, clock, seat = snapshot.table["deadline"], clock_of(snapshot.table), snapshot.decider
            if deadline is None or deadline > time() or clock is None or seat is None:
                return 0
            if clock.then == "end":
                event_log = self.tables.with_event_log(connection, snapshot).playing().copy()
                event = event_log.event("time", seat, lambda: None)
                self.tables.write_event(connection, snapshot, event_log, event, state="over")
            else:
                self.vacate(connection, snapshot, seat, USUAL, "time")
            return seat

        await self.change(table_id, change)

    def vacate(
        self, connection: Connection, snapshot: Snapshot, seat: int, level: str | None, kind: str = "hand"
    ) -> None:
        """A seat loses who had it, to a bot or to whoever comes."""
        values: dict[str, Any] = {
            "kind": "open" if level is None else "bot", "level": level, "token_hash": None, "webhook": None,
            "seen": None, "forced": False, "confirms": False,
        }  # fmt: skip
        self.reseat(connection, snapshot, seat, values, kind)

    def reseat(
        self, connection: Connection, snapshot: Snapshot, seat: int, values: Mapping[str, Any], kind: str = "hand"
    ) -> None:
        """Somebody else has a seat from now on. The game begins when none is open; if it has begun, it goes on."""
        write_seat(connection, snapshot.id, seat, values)
        changed = replace(snapshot, seats=[{**row, **values} if row["seat"] == seat else row for row in snapshot.seats])
        if snapshot.table["state"] == "playing":
            event_log = self.tables.with_event_log(connection, changed).playing().copy()
            event = event_log.hand(kind, seat, changed.preferences)  # like any other, so that whoever is due is asked
            self.tables.write_event(connection, changed, event_log, event)
        elif snapshot.table["state"] == "open" and changed.is_full:
            self.start(connection, changed)

    async def change(self, table_id: str, change: Transaction[int]) -> int:
        """A change of who sits where."""
        async with self.tables.lock(table_id):
            try:
                seat = await self.store.write(change)
            except Conflict as error:
                raise Problem("bad-key") from error
            finally:
                self.tables.snapshots.pop(table_id, None)
        self.notifier.hear(table_id)
        self.tables.follow_up(table_id)
        return seat

    def hold(self, connection: Connection, table_id: str) -> Snapshot:
        """A table, but for its event log, that nobody else can change until this transaction ends."""
        connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(changed=time()))
        self.notifier.announce(connection, table_id)
        return rows_of(connection, table_id)

    async def note(self, table_id: str, change: Transaction[None]) -> None:
        """Something changes at a table that is no event of its game; everybody looks again."""
        await self.store.write(change)
        await self.tables.forget(table_id)
        self.notifier.hear(table_id)

    # those who sit

    async def prefer(self, table_id: str, token: str | None, values: Mapping[str, Any]) -> None:
        """What a player wants to be called, asked and told."""
        if "name" in values:
            checked_name(values["name"])

        def change(connection: Connection) -> None:
            seat = rows_of(connection, table_id).seat_of(token)
            write_seat(connection, table_id, seat, values)
            self.notifier.announce(connection, table_id)

        await self.note(table_id, change)

    async def notice(self, table_id: str, seat: int, is_here: bool) -> None:
        """Somebody has come, or has gone."""

        def change(connection: Connection) -> None:
            write_seat(connection, table_id, seat, {"seen": time() if is_here else None})
            self.notifier.announce(connection, table_id)

        await self.note(table_id, change)

    async def still_here(self, present: Collection[tuple[str, int]]) -> None:
        """Those who came are still there; that is no news to anybody."""
        now = time()
        rows = [{"table": table_id, "number": seat, "seen": now} for table_id, seat in sorted(present)]
        await self.store.write(lambda connection: connection.execute(SEEN, rows))
        for table_id in {table_id for table_id, _ in present}:
            await self.tables.forget(table_id)

    # talking

    async def say(self, table_id: str, token: str | None, text: str) -> None:
        """A message of a player to the table."""

        def change(connection: Connection) -> None:
            snapshot = self.hold(connection, table_id)
            seat = snapshot.seat_of(token)
            number = snapshot.table["said"] + 1
            connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(said=number))
            row = {"table_id": table_id, "number": number, "seat": seat, "name": snapshot.seats[seat]["name"]}
            connection.execute(insert(schema.chat), [{**row, "text": text, "at": time()}])

        await self.note(table_id, change)

    async def chat(self, table_id: str, after: int) -> list[dict[str, Any]]:
        """What was said after a message, at most a hundred of the newest."""
        rows = schema.chat
        columns = (rows.c.number, rows.c.seat, rows.c.name, rows.c.text, rows.c.at)
        query = select(*columns).where(rows.c.table_id == table_id, rows.c.number > after)
        query = query.order_by(rows.c.number.desc()).limit(MOST_CHAT)
        return await self.store.read(
            lambda connection: [dict(row) for row in connection.execute(query).mappings()][::-1]
        )


def new_table(table_id: str, plan: Plan, creator: int | None) -> dict[str, Any]:
    now = time()
    return {
        "id": table_id, "game": plan.game.name, "options": plan.game.options,
        "rules_version": plan.game.rules_version, "public": plan.public, "seed": plan.seed,
        "clock": plan.clock.model_dump() if plan.clock else None, "creator": creator,
        "state": "open", "version": 0, "turn": CHANCE, "held": None, "since": now, "deadline": None,
        "bot_due": False, "claimed_by": None, "claimed_until": 0.0, "said": 0, "created": now, "changed": now,
    }  # fmt: skip


def new_seat(table_id: str, seat: int, planned: SeatPlan, token: str | None, bank: float | None) -> dict[str, Any]:
    mine = planned.kind == "me"
    return {
        "table_id": table_id, "seat": seat, "kind": "person" if mine else planned.kind, "name": planned.name,
        "level": planned.level, "token_hash": hashed(token) if mine and token is not None else None,
        "forced": False, "confirms": False, "webhook": None, "bank": bank, "seen": None,
    }  # fmt: skip


def open_seat(snapshot: Snapshot, wanted: int | None) -> int:
    """The seat that somebody may take."""
    if snapshot.table["state"] not in ("open", "playing"):
        raise Problem("over")
    if wanted is not None and not 0 <= wanted < len(snapshot.seats):
        raise Problem("no-such-seat")
    for row in snapshot.seats:
        if row["kind"] == "open" and wanted in (None, row["seat"]):
            return int(row["seat"])
    raise Problem("no-open-seat" if wanted is None else "seat-taken")


def checked_name(name: str) -> None:
    try:
        check_names([name], 1)
    except InvalidOption as error:
        raise Problem("bad-name") from error
