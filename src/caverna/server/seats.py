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
from .clock import Clock, clock_of
from .levels import USUAL, bot_line
from .problems import Problem
from .sight import Sight, hashed, rows_of
from .store import Conflict, Deed
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
        self.wire = tables.wire

    # a new table

    async def create(self, plan: Plan, token: str | None) -> tuple[str, int | None]:
        """A new table and the seat of who asks. A token that has a seat gets that one: asking twice does no harm."""
        table_id = secrets.token_urlsafe(ID_BYTES)
        creator = next((seat for seat, planned in enumerate(plan.seats) if planned.kind == "me"), None)
        if creator is not None and token is None:
            raise Problem("not-a-player")
        bank = plan.clock.first() if plan.clock else None
        seats = [new_seat(table_id, seat, planned, token, bank) for seat, planned in enumerate(plan.seats)]
        sight = Sight(new_table(table_id, plan, creator), seats)

        def change(connection: Connection) -> None:
            connection.execute(insert(schema.tables), [sight.table])
            connection.execute(insert(schema.seats), seats)
            if plan.is_replay or plan.actions or sight.is_full:
                self.start(connection, sight, plan.actions, plan.is_replay)

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

    def start(self, connection: Connection, sight: Sight, before: Sequence[int] = (), is_replay: bool = False) -> None:
        """The first event of a table: what was played before, chance, and whatever needs nobody."""
        course = beginning(sight.table)

        def play_again() -> None:
            course.match.repeat(before)
            if not is_replay:
                course.go_on(sight.customs)

        event = course.event("start", None, play_again)
        self.tables.write_event(connection, sight, course, event, state="replay" if is_replay else None)

    # sitting down and getting up

    async def join(self, table_id: str, token: str, name: str, wanted: int | None) -> int:
        """Take an open seat, a certain one or any; the game begins when none is left open."""
        checked_name(name)

        def change(connection: Connection) -> int:
            sight = self.hold(connection, table_id)
            for row in sight.seats:
                if row["token_hash"] == hashed(token):
                    return int(row["seat"])  # the same request again
            seat = open_seat(sight, wanted)
            values = {"kind": "person", "name": name, "token_hash": hashed(token), "level": None, "webhook": None}
            self.reseat(connection, sight, seat, values)
            return seat

        return await self.change(table_id, change)

    async def leave(self, table_id: str, token: str | None, level: str | None) -> None:
        """Get up: the seat is open again, or a bot takes it."""
        if level is not None:
            bot_line(level)

        def change(connection: Connection) -> int:
            sight = self.hold(connection, table_id)
            seat = sight.seat_of(token)
            if sight.table["state"] == "over":
                raise Problem("over")
            self.vacate(connection, sight, seat, level)
            return seat

        await self.change(table_id, change)

    async def fill(self, table_id: str, token: str | None, seat: int, level: str) -> None:
        """Whoever opened the table gives an open seat to a bot."""
        bot_line(level)

        def change(connection: Connection) -> int:
            sight = self.hold(connection, table_id)
            if sight.seat_of(token) != sight.table["creator"]:
                raise Problem("not-the-creator")
            self.vacate(connection, sight, open_seat(sight, seat), level)
            return seat

        await self.change(table_id, change)

    async def time_out(self, table_id: str) -> None:
        """Whose time has run out loses the seat to a bot, or the game ends."""

        def change(connection: Connection) -> int:
            sight = self.hold(connection, table_id)
            deadline, clock, seat = sight.table["deadline"], clock_of(sight.table), sight.decider
            if deadline is None or deadline > time() or clock is None or seat is None:
                return 0
            if clock.then == "end":
                course = self.tables.with_course(connection, sight).playing().copy()
                event = course.event("time", seat, lambda: None)
                self.tables.write_event(connection, sight, course, event, state="over")
            else:
                self.vacate(connection, sight, seat, USUAL, "time")
            return seat

        await self.change(table_id, change)

    def vacate(self, connection: Connection, sight: Sight, seat: int, level: str | None, kind: str = "hand") -> None:
        """A seat loses who had it, to a bot or to whoever comes."""
        values: dict[str, Any] = {
            "kind": "open" if level is None else "bot", "level": level, "token_hash": None, "webhook": None,
            "seen": None, "forced": False, "confirms": False,
        }  # fmt: skip
        self.reseat(connection, sight, seat, values, kind)

    def reseat(
        self, connection: Connection, sight: Sight, seat: int, values: Mapping[str, Any], kind: str = "hand"
    ) -> None:
        """Somebody else has a seat from now on. The game begins when none is open; if it has begun, it goes on."""
        write_seat(connection, sight.id, seat, values)
        changed = replace(sight, seats=[{**row, **values} if row["seat"] == seat else row for row in sight.seats])
        if sight.table["state"] == "playing":
            course = self.tables.with_course(connection, changed).playing().copy()
            event = course.hand(kind, seat, changed.customs)  # like any other, so that whoever is due is asked
            self.tables.write_event(connection, changed, course, event)
        elif sight.table["state"] == "open" and changed.is_full:
            self.start(connection, changed)

    async def change(self, table_id: str, change: Deed[int]) -> int:
        """A change of who sits where."""
        async with self.tables.lock(table_id):
            try:
                seat = await self.store.write(change)
            except Conflict as error:
                raise Problem("bad-key") from error
            finally:
                self.tables.sights.pop(table_id, None)
        self.wire.hear(table_id)
        self.tables.follow_up(table_id)
        return seat

    def hold(self, connection: Connection, table_id: str) -> Sight:
        """A table, but for its course, that nobody else can change until this transaction ends."""
        connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(changed=time()))
        self.wire.announce(connection, table_id)
        return rows_of(connection, table_id)

    async def note(self, table_id: str, change: Deed[None]) -> None:
        """Something changes at a table that is no event of its game; everybody looks again."""
        await self.store.write(change)
        await self.tables.forget(table_id)
        self.wire.hear(table_id)

    # those who sit

    async def prefer(self, table_id: str, token: str | None, values: Mapping[str, Any]) -> None:
        """What a player wants to be called, asked and told."""
        if "name" in values:
            checked_name(values["name"])

        def change(connection: Connection) -> None:
            seat = rows_of(connection, table_id).seat_of(token)
            write_seat(connection, table_id, seat, values)
            self.wire.announce(connection, table_id)

        await self.note(table_id, change)

    async def notice(self, table_id: str, seat: int, is_here: bool) -> None:
        """Somebody has come, or has gone."""

        def change(connection: Connection) -> None:
            write_seat(connection, table_id, seat, {"seen": time() if is_here else None})
            self.wire.announce(connection, table_id)

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
            sight = self.hold(connection, table_id)
            seat = sight.seat_of(token)
            number = sight.table["said"] + 1
            connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(said=number))
            row = {"table_id": table_id, "number": number, "seat": seat, "name": sight.seats[seat]["name"]}
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


def open_seat(sight: Sight, wanted: int | None) -> int:
    """The seat that somebody may take."""
    if sight.table["state"] not in ("open", "playing"):
        raise Problem("over")
    if wanted is not None and not 0 <= wanted < len(sight.seats):
        raise Problem("no-such-seat")
    for row in sight.seats:
        if row["kind"] == "open" and wanted in (None, row["seat"]):
            return int(row["seat"])
    raise Problem("no-open-seat" if wanted is None else "seat-taken")


def checked_name(name: str) -> None:
    try:
        check_names([name], 1)
    except InvalidOption as error:
        raise Problem("bad-name") from error
