"""Tables: who sits at them, and what is played there.

Everything that changes a table goes through `commit`, in one transaction: the table moves from one version to the next
only if it is still where it was looked at, and the event is written beside it. Only then does anybody hear of it.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from time import time
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy import ColumnElement, RowMapping, Table, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from caverna.bots import bot_seed
from caverna.game import CHANCE, OVER, CavernaError, Game, InvalidOption, RecordError
from caverna.games import new_game
from caverna.record import Match, check_names

from . import schema
from .clock import Clock, clock_of
from .course import Course, Customs, Event
from .levels import USUAL, bot_line
from .problems import Problem
from .stats import result_row
from .store import Conflict, Store
from .wire import Wire

REMEMBERED: Final = 2000
"""Courses kept at hand. The database has them all."""
ID_BYTES: Final = 9
LEASE: Final = 6.0
"""Seconds after which another process sees to a bot, unless who has claimed it renews that: it is gone, or stuck."""
MOST_CHAT: Final = 100
MOST_LINES: Final = 100
PRESENT: Final = 45.0
"""Seconds after which somebody who was not heard of is away."""


@dataclass(frozen=True)
class Sight:
    """A table as it was looked at: its row, its seats, and the course of its game once it has begun."""

    table: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]
    course: Course | None

    @property
    def id(self) -> str:
        return str(self.table["id"])

    @property
    def version(self) -> int:
        return int(self.table["version"])

    @property
    def customs(self) -> Customs:
        people = [row for row in self.seats if row["kind"] == "person"]
        return Customs(
            {row["seat"] for row in self.seats if row["kind"] == "bot" or row["forced"]},
            {row["seat"] for row in people if row["confirms"]},
        )

    @property
    def is_full(self) -> bool:
        """Has every seat somebody?"""
        return not any(row["kind"] == "open" for row in self.seats)

    def playing(self) -> Course:
        """The course of a game that is under way."""
        if self.table["state"] == "open":
            raise Problem("not-started")
        if self.table["state"] != "playing":
            raise Problem("over")
        assert self.course is not None
        return self.course

    def seat_of(self, token: str | None) -> int:
        """The seat that a token opens."""
        if token is not None:
            wanted = hashed(token)
            for row in self.seats:
                if row["token_hash"] is not None and secrets.compare_digest(row["token_hash"], wanted):
                    return int(row["seat"])
        raise Problem("not-a-player")

    def names(self) -> list[str]:
        """For a saved game; bots are called as in the terminal, which can then go on with them."""
        return [
            f"Bot {row['seat'] + 1} ({bot_line(row['level'])})" if row["kind"] == "bot" else row["name"]
            for row in self.seats
        ]

    def record(self) -> str:
        """The saved game."""
        if self.course is None:
            raise Problem("not-started")
        match = self.course.match.copy()
        match.names = self.names()
        return match.dumps()


Deed = Callable[[Course, int, Customs], Event]


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


LOOK: Final = (
    select(schema.tables, schema.seats)
    .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
    .where(schema.tables.c.id == bindparam("table"))
    .order_by(schema.seats.c.seat)
)
"""A table with each of its seats. Their columns have different names."""
MOVE: Final = update(schema.tables).where(
    schema.tables.c.id == bindparam("table"), schema.tables.c.version == bindparam("before")
)
"""A table from one version to the next, with whatever else changes."""


class Tables:
    def __init__(self, store: Store, wire: Wire) -> None:
        self.store = store
        self.wire = wire
        self.name = secrets.token_urlsafe(ID_BYTES)
        """Of this process, among those that serve the same tables."""
        self.follow_up: Callable[[str], None] = lambda table_id: None
        """Called after this process has changed a table where a bot may be due, or somebody wants to be called."""
        self.courses: OrderedDict[str, Course] = OrderedDict()
        self.sights: dict[str, Sight] = {}
        """Tables as they are now, if no other process can change them: for some of the courses at hand."""
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table_id: str) -> asyncio.Lock:
        """One request at a time for each table, in this process; the database sees to the others."""
        return self.locks.setdefault(table_id, asyncio.Lock())

    # looking

    async def look(self, table_id: str) -> Sight:
        async with self.lock(table_id):
            return await self.look_inside(table_id)

    async def look_inside(self, table_id: str) -> Sight:
        """What `look` does, for those who hold the lock."""
        if table_id in self.sights:
            return self.sights[table_id]
        async with self.store.reading() as connection:
            table, seats = await self.rows(connection, table_id)
            course = None
            if table["version"]:
                course = await self.course(connection, table)
        sight = Sight(table, seats, course)
        self.keep_in_sight(sight)
        return sight

    def keep_in_sight(self, sight: Sight) -> None:
        """Nobody needs to look at this table again until it is forgotten."""
        if not self.wire.is_shared and sight.id in self.courses:
            self.sights[sight.id] = sight

    async def forget(self, table_id: str) -> None:
        """Something else than the game has changed at a table: look again. For those who do not hold the lock."""
        async with self.lock(table_id):
            self.sights.pop(table_id, None)

    async def rows(
        self, connection: AsyncConnection, table_id: str
    ) -> tuple[Mapping[str, Any], list[Mapping[str, Any]]]:
        rows = (await connection.execute(LOOK, {"table": table_id})).mappings().all()
        if not rows:
            raise Problem("unknown-table")
        return part(rows[0], schema.tables), [part(row, schema.seats) for row in rows]

    async def course(self, connection: AsyncConnection, table: Mapping[str, Any]) -> Course:
        """The course of a table, brought forward from where this process last saw it."""
        table_id = table["id"]
        course = self.courses.get(table_id)
        if course is None:
            course = beginning(table)
        if course.version < table["version"]:
            course = course.copy()  # whoever has looked at the table before still sees what was there
            events = schema.events
            rows = await connection.execute(
                select(events)
                .where(
                    events.c.table_id == table_id,
                    events.c.version > course.version,
                    events.c.version <= table["version"],
                )
                .order_by(events.c.version)
            )
            for row in rows.mappings():
                course.follow(Event.of(dict(row)))
        self.remember(table_id, course)
        return course

    def remember(self, table_id: str, course: Course) -> None:
        self.courses[table_id] = course
        self.courses.move_to_end(table_id)
        while len(self.courses) > REMEMBERED:
            forgotten, _ = self.courses.popitem(last=False)
            self.sights.pop(forgotten, None)

    # sitting down and getting up

    async def create(self, plan: Plan, token: str | None) -> tuple[str, int | None]:
        """A new table and the seat of who asks. A token that has a seat gets that one: asking twice does no harm."""
        now = time()
        table_id = secrets.token_urlsafe(ID_BYTES)
        creator = next((seat for seat, planned in enumerate(plan.seats) if planned.kind == "me"), None)
        if creator is not None and token is None:
            raise Problem("not-a-player")
        table = {
            "id": table_id, "game": plan.game.name, "options": plan.game.options,
            "rules_version": plan.game.rules_version, "public": plan.public, "seed": plan.seed,
            "clock": plan.clock.model_dump() if plan.clock else None, "creator": creator,
            "state": "open", "version": 0, "turn": CHANCE, "held": None, "since": now, "deadline": None,
            "bot_due": False, "claimed_by": None, "claimed_until": 0.0, "said": 0, "created": now, "changed": now,
        }  # fmt: skip
        bank = plan.clock.first() if plan.clock else None
        seats = [new_seat(table_id, seat, planned, token, bank) for seat, planned in enumerate(plan.seats)]

        async def change(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.tables), [table])
            await connection.execute(insert(schema.seats), seats)
            sight = Sight(table, seats, None)
            if plan.is_replay or plan.actions or sight.is_full:
                await self.start(connection, sight, plan.actions, plan.is_replay)

        try:
            await self.store.write(change)
        except Conflict:
            assert token is not None
            return await self.seat_held_by(token)
        self.follow_up(table_id)
        return table_id, creator

    async def seat_held_by(self, token: str) -> tuple[str, int]:
        """The table where a token has its seat, and the seat."""
        seats = schema.seats
        async with self.store.reading() as connection:
            query = select(seats.c.table_id, seats.c.seat).where(seats.c.token_hash == hashed(token))
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            raise Problem("bad-key")
        return str(found.table_id), int(found.seat)

    async def start(
        self, connection: AsyncConnection, sight: Sight, before: Sequence[int] = (), is_replay: bool = False
    ) -> None:
        """The first event of a table: what was played before, chance, and whatever needs nobody."""
        course = beginning(sight.table)

        def play_again() -> None:
            course.match.repeat(before)
            if not is_replay:
                course.go_on(sight.customs)

        event = course.event("start", None, play_again)
        await self.write_event(connection, sight, course, event, None, state="replay" if is_replay else None)

    async def join(self, table_id: str, token: str, name: str, wanted: int | None) -> int:
        """Take an open seat, a certain one or any; the game begins when none is left open."""
        checked_name(name)

        async def change(connection: AsyncConnection) -> int:
            sight = await self.hold(connection, table_id)
            for row in sight.seats:
                if row["token_hash"] == hashed(token):
                    return int(row["seat"])  # the same request again
            seat = open_seat(sight, wanted)
            values = {"kind": "person", "name": name, "token_hash": hashed(token), "level": None, "webhook": None}
            await self.reseat(connection, sight, seat, values)
            return seat

        return await self.change_seats(table_id, change)

    async def leave(self, table_id: str, token: str | None, level: str | None) -> None:
        """Get up: the seat is open again, or a bot takes it."""
        if level is not None:
            bot_line(level)

        async def change(connection: AsyncConnection) -> int:
            sight = await self.hold(connection, table_id)
            seat = sight.seat_of(token)
            if sight.table["state"] == "over":
                raise Problem("over")
            await self.vacate(connection, sight, seat, level)
            return seat

        await self.change_seats(table_id, change)

    async def fill(self, table_id: str, token: str | None, seat: int, level: str) -> None:
        """Whoever opened the table gives an open seat to a bot."""
        bot_line(level)

        async def change(connection: AsyncConnection) -> int:
            sight = await self.hold(connection, table_id)
            if sight.seat_of(token) != sight.table["creator"]:
                raise Problem("not-the-creator")
            await self.vacate(connection, sight, open_seat(sight, seat), level)
            return seat

        await self.change_seats(table_id, change)

    async def vacate(self, connection: AsyncConnection, sight: Sight, seat: int, level: str | None) -> None:
        """A seat loses who had it, to a bot or to whoever comes."""
        values: dict[str, Any] = {
            "kind": "open" if level is None else "bot", "level": level, "token_hash": None, "webhook": None,
            "seen": None, "forced": False, "confirms": False,
        }  # fmt: skip
        await self.reseat(connection, sight, seat, values)

    async def reseat(
        self, connection: AsyncConnection, sight: Sight, seat: int, values: Mapping[str, Any], kind: str = "hand"
    ) -> None:
        """Somebody else has a seat from now on. The game begins when none is open; if it has begun, it goes on."""
        await self.write_seat(connection, sight.id, seat, values)
        seats = [{**row, **values} if row["seat"] == seat else row for row in sight.seats]
        changed = replace(sight, seats=seats)
        if sight.table["state"] == "playing":
            await self.pass_on(connection, changed, kind, seat)
        elif sight.table["state"] == "open" and changed.is_full:
            await self.start(connection, changed)

    async def pass_on(self, connection: AsyncConnection, sight: Sight, kind: str, seat: int) -> None:
        """An event like any other, so that whoever is due is asked."""
        course = (await self.course(connection, sight.table)).copy()
        await self.write_event(connection, sight, course, course.hand(kind, seat, sight.customs), None)

    async def change_seats(self, table_id: str, change: Any) -> int:
        async with self.lock(table_id):
            try:
                seat: int = await self.store.write(change)
            except Conflict as error:
                raise Problem("bad-key") from error
            finally:
                self.sights.pop(table_id, None)
        self.wire.hear(table_id)
        self.follow_up(table_id)
        return seat

    async def hold(self, connection: AsyncConnection, table_id: str) -> Sight:
        """A table, but for its course, that nobody else can change until this transaction ends."""
        await connection.execute(update(schema.tables).where(schema.tables.c.id == table_id).values(changed=time()))
        await self.wire.announce(connection, table_id)
        return Sight(*await self.rows(connection, table_id), None)

    async def write_seat(
        self, connection: AsyncConnection, table_id: str, seat: int, values: Mapping[str, Any]
    ) -> None:
        seats = schema.seats
        await connection.execute(
            update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values)
        )

    async def prefer(self, table_id: str, token: str | None, values: Mapping[str, Any]) -> None:
        """What a player wants to be called, asked and told."""
        if "name" in values:
            checked_name(values["name"])

        async def change(connection: AsyncConnection) -> None:
            sight = Sight(*await self.rows(connection, table_id), None)
            await self.write_seat(connection, table_id, sight.seat_of(token), values)
            await self.wire.announce(connection, table_id)

        async with self.lock(table_id):
            await self.store.write(change)
            self.sights.pop(table_id, None)
        self.wire.hear(table_id)

    async def notice(self, table_id: str, seat: int, is_here: bool) -> None:
        """Somebody has come, or has gone."""

        async def change(connection: AsyncConnection) -> None:
            await self.write_seat(connection, table_id, seat, {"seen": time() if is_here else None})
            await self.wire.announce(connection, table_id)

        await self.store.write(change)
        await self.forget(table_id)
        self.wire.hear(table_id)

    async def still_here(self, present: Collection[tuple[str, int]]) -> None:
        """Those who came are still there; that is no news to anybody."""
        seats, now = schema.seats, time()
        they = update(seats).where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("number"))
        rows = [{"table": table_id, "number": seat, "seen": now} for table_id, seat in sorted(present)]

        async def change(connection: AsyncConnection) -> None:
            await connection.execute(they, rows)

        await self.store.write(change)
        for table_id in {table_id for table_id, _ in present}:
            await self.forget(table_id)

    # talking

    async def say(self, table_id: str, token: str | None, text: str) -> None:
        """A message of a player to the table."""

        async def change(connection: AsyncConnection) -> None:
            sight = await self.hold(connection, table_id)
            seat = sight.seat_of(token)
            number = sight.table["said"] + 1
            await connection.execute(
                update(schema.tables).where(schema.tables.c.id == table_id).values(said=number)
            )
            row = {"table_id": table_id, "number": number, "seat": seat, "name": sight.seats[seat]["name"]}
            await connection.execute(insert(schema.chat), [{**row, "text": text, "at": time()}])

        await self.store.write(change)
        await self.forget(table_id)
        self.wire.hear(table_id)

    async def chat(self, table_id: str, after: int) -> list[dict[str, Any]]:
        """What was said after a message, at most a hundred of the newest."""
        chat = schema.chat
        columns = (chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
        query = select(*columns).where(chat.c.table_id == table_id, chat.c.number > after)
        async with self.store.reading() as connection:
            rows = await connection.execute(query.order_by(chat.c.number.desc()).limit(MOST_CHAT))
            return [dict(row) for row in rows.mappings()][::-1]

    # the lobby

    async def lobby(self, state: str) -> list[tuple[Mapping[str, Any], list[Mapping[str, Any]]]]:
        """Public tables that are open, or under way; the newest first."""
        tables, seats = schema.tables, schema.seats
        query = select(tables).where(tables.c.public, tables.c.state == state).order_by(tables.c.changed.desc())
        async with self.store.reading() as connection:
            found = [dict(row) for row in (await connection.execute(query.limit(MOST_LINES))).mappings()]
            ids = [row["id"] for row in found]
            taken = await connection.execute(
                select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
            )
            rows = [dict(row) for row in taken.mappings()]
        return [(table, [row for row in rows if row["table_id"] == table["id"]]) for table in found]

    # playing

    async def play(
        self, table_id: str, who: str | int | None, version: int, action: int | str, key: str | None = None
    ) -> Event:
        """A decision of the seat that a token opens, or of a bot's seat."""

        def decide(course: Course, seat: int, customs: Customs) -> Event:
            if course.held is not None or course.game.turn != seat:
                raise Problem("not-your-turn")
            return course.play(seat, legal_action(course.game, action), customs)

        return await self.act(table_id, who, version, key, decide)

    async def undo(self, table_id: str, token: str | None, version: int, whole_turn: bool, key: str | None) -> Event:
        """Take back a decision, or a turn."""
        return await self.act(table_id, token, version, key, lambda course, seat, _: course.undo(seat, whole_turn))

    async def confirm(self, table_id: str, token: str | None, version: int, key: str | None) -> Event:
        """End a turn that waits for that."""
        return await self.act(table_id, token, version, key, Course.confirm)

    async def act(self, table_id: str, who: str | int | None, version: int, key: str | None, deed: Deed) -> Event:
        """Something that a seat does to the version of the game that it has seen."""
        async with self.lock(table_id):
            sight = await self.look_inside(table_id)
            seat = who if isinstance(who, int) else sight.seat_of(who)
            if sight.version != version:
                if sight.version < version:  # has somebody else changed it? Whoever asks next looks again
                    self.sights.pop(table_id, None)
                return await self.answered_before(sight, seat, version, key)
            course = sight.playing().copy()
            event = deed(course, seat, sight.customs)
            try:
                await self.commit(sight, course, event, key)
            except Conflict:
                return await self.answered_before(await self.look_inside(table_id), seat, version, key)
            return event

    async def answered_before(self, sight: Sight, seat: int, version: int, key: str | None) -> Event:
        """The event of the same request, if it was sent before; else it is for a version that is gone, or its key is
        that of somebody else's request."""
        if key is not None:
            events = schema.events
            async with self.store.reading() as connection:
                query = select(events).where(events.c.table_id == sight.id, events.c.key == key)
                row = (await connection.execute(query)).mappings().one_or_none()
            if row is not None and row["seat"] != seat:
                raise Problem("bad-key")
            if row is not None:
                return Event.of(dict(row))
        if sight.version == version:
            raise Problem("bad-key")
        raise Problem("stale", version=sight.version)

    async def time_out(self, table_id: str) -> None:
        """Whose time has run out loses the seat to a bot, or the game ends."""

        async def change(connection: AsyncConnection) -> int:
            sight = await self.hold(connection, table_id)
            deadline, clock = sight.table["deadline"], clock_of(sight.table)
            if deadline is None or deadline > time() or clock is None:
                return 0
            course = (await self.course(connection, sight.table)).copy()
            seat = decider(course)
            if clock.then == "end":
                event = course.event("time", seat, lambda: None)
                await self.write_event(connection, sight, course, event, None, state="over")
                return seat
            values = {"kind": "bot", "level": USUAL, "token_hash": None, "webhook": None, "seen": None}
            await self.reseat(connection, sight, seat, values, "time")
            return seat

        await self.change_seats(table_id, change)

    # writing

    async def commit(self, sight: Sight, course: Course, event: Event, key: str | None) -> None:
        """One event, or `Conflict`: then somebody else was first. Nobody hears of it before it is written."""

        async def change(connection: AsyncConnection) -> Sight:
            return await self.write_event(connection, sight, course, event, key)

        self.sights.pop(sight.id, None)
        after = await self.store.write(change)
        self.remember(sight.id, course)
        self.keep_in_sight(after)
        self.wire.hear(sight.id)
        if has_passed(sight, course) and needs_somebody(after):
            self.follow_up(sight.id)

    async def write_event(
        self, connection: AsyncConnection, sight: Sight, course: Course, event: Event, key: str | None,
        state: str | None = None,
    ) -> Sight:  # fmt: skip
        """The table's next version, with its event. `Conflict` unless the table is still at the version before."""
        now, table = time(), sight.table
        state = state or ("over" if course.game.turn == OVER and course.held is None else "playing")
        bank = self.charge(sight, course, event, now)
        progress = self.progress(sight, course, event, state, bank, now)
        changed = await connection.execute(MOVE, {**progress, "table": sight.id, "before": event.version - 1})
        if changed.rowcount != 1:
            raise Conflict
        for seat, left in bank.items():  # after the table: whoever locks both in one order cannot lock each other out
            await self.write_seat(connection, sight.id, seat, {"bank": left})
        row = {
            "table_id": sight.id, "version": event.version, "kind": event.kind, "seat": event.seat, "key": key,
            "kept": event.kept, "actions": [*event.actions], "forced": [*event.forced], "held": event.held, "at": now,
        }  # fmt: skip
        await connection.execute(insert(schema.events), [row])
        if state == "over" and course.game.turn == OVER and event.kind != "start":  # saved games count for nothing
            await connection.execute(insert(schema.results), [result_row(table, sight.seats, course.match, now)])
        await self.wire.announce(connection, sight.id)
        seats = [{**row, "bank": bank.get(row["seat"], row["bank"])} for row in sight.seats]
        return Sight({**table, **progress}, seats, course)

    def progress(
        self, sight: Sight, course: Course, event: Event, state: str, bank: Mapping[int, float], now: float
    ) -> dict[str, Any]:
        """What the row of a table says after an event."""
        seat = decider(course)
        kind = sight.seats[seat]["kind"] if seat >= 0 and state == "playing" else None
        since = now if is_anew(sight, course, event) else sight.table["since"]
        left = bank.get(seat, sight.seats[seat]["bank"]) if kind == "person" else None
        return {
            "version": course.version, "turn": course.game.turn, "held": course.held, "state": state,
            "since": since, "deadline": None if left is None else since + left,
            "bot_due": kind == "bot", "claimed_by": self.name if kind == "bot" else None,
            "claimed_until": now + LEASE if kind == "bot" else 0.0, "changed": now,
        }  # fmt: skip

    def charge(self, sight: Sight, course: Course, event: Event, now: float) -> dict[int, float]:
        """What is left to the seat whose time ran, and what the seat has whose turn came. Taking back earns nobody
        more time, and nobody's runs at an open seat or for a bot."""
        clock, before, after = clock_of(sight.table), decider_before(sight), decider(course)
        bank: dict[int, float] = {}
        if clock is None or not is_anew(sight, course, event):
            return bank
        if before is not None and sight.table["deadline"] is not None:
            left = max(0.0, sight.table["deadline"] - now)
            bank[before] = clock.without_turn(left) if event.kind == "undo" else left
        if after >= 0 and after != before and event.kind != "undo" and sight.seats[after]["kind"] != "bot":
            bank[after] = clock.with_turn(sight.seats[after]["bank"])
        return bank

    # bots

    async def bots_due(self) -> list[str]:
        """Tables where a bot has to decide and no process is seeing to it."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.bot_due, tables.c.claimed_until < time()).limit(100)
        async with self.store.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def claim(self, table_id: str) -> bool:
        """See to the bot of a table, unless another process is doing that."""
        tables, now = schema.tables, time()

        async def change(connection: AsyncConnection) -> bool:
            changed = await connection.execute(
                update(tables)
                .where(tables.c.id == table_id, tables.c.bot_due, tables.c.claimed_until < now)
                .values(claimed_by=self.name, claimed_until=now + LEASE)
            )
            return changed.rowcount == 1

        is_mine = await self.store.write(change)
        await self.forget(table_id)
        return is_mine

    def has_claimed(self, sight: Sight) -> bool:
        """Is it for this process to see to a bot? Whoever makes a bot due has claimed it by that."""
        return bool(sight.table["bot_due"]) and sight.table["claimed_by"] == self.name

    async def renew(self, table_ids: Collection[str]) -> None:
        """This process is still seeing to these bots."""
        await self.write_claims(schema.tables.c.id.in_([*table_ids]), time() + LEASE)

    async def release(self) -> None:
        """This process sees to no bots any more: others need not wait until its claims run out."""
        await self.write_claims(schema.tables.c.bot_due, 0.0)

    async def write_claims(self, which: ColumnElement[bool], until: float) -> None:
        """Until when this process has claimed those of its tables."""
        tables = schema.tables

        async def change(connection: AsyncConnection) -> None:
            mine = update(tables).where(which, tables.c.claimed_by == self.name)
            await connection.execute(mine.values(claimed_until=until))

        await self.store.write(change)

    async def times_up(self) -> list[str]:
        """Tables where somebody's time has run out."""
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.deadline < time()).limit(100)
        async with self.store.reading() as connection:
            return list((await connection.execute(query)).scalars())


def part(row: RowMapping, table: Table) -> dict[str, Any]:
    """Of a row what comes from one of its tables."""
    return {column.name: row[column.name] for column in table.columns}


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash tells nothing of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def checked_name(name: str) -> None:
    try:
        check_names([name], 1)
    except InvalidOption as error:
        raise Problem("bad-name") from error


def beginning(table: Mapping[str, Any]) -> Course:
    """The course of a table before its first event."""
    return Course(Match.begin(new_game(table["game"], **table["options"]), seed=table["seed"]))


def decider(course: Course) -> int:
    """Whom everybody waits for: a seat, or OVER."""
    return course.game.turn if course.held is None else course.held


def decider_before(sight: Sight) -> int | None:
    """Whom everybody was waiting for when the table was looked at; None if for nobody."""
    held, turn = sight.table["held"], sight.table["turn"]
    seat = turn if held is None else held
    return seat if seat >= 0 else None


def has_passed(sight: Sight, course: Course) -> bool:
    return decider_before(sight) != decider(course)


def is_anew(sight: Sight, course: Course, event: Event) -> bool:
    """Does the turn begin for somebody: for the next seat, or for another player in the same seat?"""
    return has_passed(sight, course) or (event.kind == "hand" and event.seat == decider(course))


def needs_somebody(sight: Sight) -> bool:
    """Does a bot have to think, or somebody want to be called?"""
    assert sight.course is not None
    seat = decider(sight.course)
    return bool(sight.table["bot_due"]) or (seat >= 0 and bool(sight.seats[seat]["webhook"]))


def legal_action(game: Game, action: int | str) -> int:
    """The number of an action that is legal now."""
    try:
        number = game.parse(action) if isinstance(action, str) else action
        if number not in game.legal_actions():
            game.copy().apply(number)  # which says why it is not
    except CavernaError as error:
        raise Problem("illegal", action=str(action), detail=str(error)) from error
    return number


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


def new_seat(table_id: str, seat: int, planned: SeatPlan, token: str | None, bank: float | None) -> dict[str, Any]:
    mine = planned.kind == "me"
    return {
        "table_id": table_id, "seat": seat, "kind": "person" if mine else planned.kind, "name": planned.name,
        "level": planned.level, "token_hash": hashed(token) if mine and token is not None else None,
        "forced": False, "confirms": False, "webhook": None, "bank": bank, "seen": None,
    }  # fmt: skip


def saved_game(text: str) -> Match:
    """The match of a saved game that somebody sent."""
    try:
        return Match.loads(text)
    except RecordError as error:
        raise Problem("bad-record", detail=str(error)) from error


def dice_of(sight: Sight, seat: int) -> int:
    """The seed of a bot's dice for one decision: from the seed of the table, if it has one."""
    seed = sight.table["seed"]
    return bot_seed(None if seed is None else f"{seed}/{sight.version}", seat)
