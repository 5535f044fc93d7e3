"""Tables: what is played there.

Everything that changes a game goes through `write_event`, in one transaction: the table moves from one version to the
next only if it is still where it was looked at, and the event is written beside it. Only then does anybody hear of it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import replace
from time import monotonic, time
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy import Connection, bindparam, insert, select, update

from caverna.game import OVER, CavernaError, Game
from caverna.games import new_game
from caverna.record import Match

from . import schema
from .clock import clock_of
from .course import Course, Customs, Event
from .problems import Problem
from .sight import Sight, rows_of
from .stats import result_row
from .store import Conflict, Store
from .wire import Wire

REMEMBERED: Final = 2000
"""Courses kept at hand. The database has them all."""
ID_BYTES: Final = 9
LEASE: Final = 6.0
"""Seconds after which another process sees to a bot, unless who has claimed it renews that: it is gone, or stuck."""
FRESH: Final = 10.0
"""Seconds after which a table is looked at again that other processes can change: they do not announce everything, such
as who is still there."""
MOVE: Final = update(schema.tables).where(
    schema.tables.c.id == bindparam("table"), schema.tables.c.version == bindparam("before")
)
"""A table from one version to the next, with whatever else changes."""
ADD_EVENT: Final = insert(schema.events)
NEWER: Final = (
    select(schema.events)
    .where(
        schema.events.c.table_id == bindparam("table"),
        schema.events.c.version > bindparam("after"),
        schema.events.c.version <= bindparam("until"),
    )
    .order_by(schema.events.c.version)
)

Move = Callable[[Course, int, Customs], Event]


class Tables:
    def __init__(self, store: Store, wire: Wire) -> None:
        self.store = store
        self.wire = wire
        wire.doubt = self.doubt
        self.name = secrets.token_urlsafe(ID_BYTES)
        """Of this process, among those that serve the same tables."""
        self.follow_up: Callable[[str], None] = lambda table_id: None
        """Called after this process has changed a table where a bot may be due, or somebody wants to be called."""
        self.courses: OrderedDict[str, Course] = OrderedDict()
        self.sights: dict[str, Sight] = {}
        """Tables as this process knows them: for some of the courses at hand."""
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table_id: str) -> asyncio.Lock:
        """One request at a time for each table, in this process; the database sees to the others."""
        return self.locks.setdefault(table_id, asyncio.Lock())

    # looking

    async def look(self, table_id: str) -> Sight:
        """A table as it is now, whoever has changed it."""
        if self.wire.is_shared:
            await self.forget(table_id)
        return await self.recall(table_id)

    async def recall(self, table_id: str) -> Sight:
        """A table as it is as far as this process has heard: for those who are told when there is news."""
        async with self.lock(table_id):
            return await self.recall_inside(table_id)

    async def recall_inside(self, table_id: str) -> Sight:
        """What `recall` does, for those who hold the lock."""

        def look(connection: Connection) -> Sight:
            sight = rows_of(connection, table_id)
            return self.with_course(connection, sight) if sight.version else sight

        kept = self.sights.get(table_id)
        if kept is None or (self.wire.is_shared and monotonic() - kept.looked > FRESH):
            news = self.wire.news
            kept = await self.store.read(look)
            self.keep_in_sight(kept, news)
        return kept

    def keep_in_sight(self, sight: Sight, news: int) -> None:
        """Nobody needs to look at this table again until it is forgotten; unless there was news meanwhile."""
        if news == self.wire.news and sight.id in self.courses:
            self.sights[sight.id] = sight

    async def forget(self, table_id: str) -> None:
        """Something else than the game has changed at a table: look again. For those who do not hold the lock."""
        async with self.lock(table_id):
            self.sights.pop(table_id, None)

    def doubt(self, table_id: str | None) -> None:
        """Another process has changed a table; or, with None, may have changed any."""
        if table_id is None:
            self.sights.clear()
        else:
            self.sights.pop(table_id, None)

    def with_course(self, connection: Connection, sight: Sight) -> Sight:
        """A table with its course, brought forward from where this process last saw it."""
        course = self.courses.get(sight.id) or beginning(sight.table)
        if course.version < sight.version:
            course = course.copy()  # whoever has looked at the table before still sees what was there
            newer = {"table": sight.id, "after": course.version, "until": sight.version}
            for row in connection.execute(NEWER, newer).mappings():
                course.follow(Event.of(dict(row)))
        self.remember(sight.id, course)
        return replace(sight, course=course)

    def remember(self, table_id: str, course: Course) -> None:
        self.courses[table_id] = course
        self.courses.move_to_end(table_id)
        while len(self.courses) > REMEMBERED:
            forgotten, _ = self.courses.popitem(last=False)
            self.sights.pop(forgotten, None)

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

    async def act(self, table_id: str, who: str | int | None, version: int, key: str | None, move: Move) -> Event:
        """Something that a seat does to the version of the game that it has seen."""
        async with self.lock(table_id):
            sight = await self.recall_inside(table_id)
            if sight.version < version:  # there is news that has not come yet
                self.sights.pop(table_id, None)
                sight = await self.recall_inside(table_id)
            seat = who if isinstance(who, int) else sight.seat_of(who)
            if sight.version != version:
                return await self.answered_before(sight, seat, version, key)
            course = sight.playing().copy()
            event = move(course, seat, sight.customs)
            try:
                await self.commit(sight, course, event, key)
            except Conflict:
                return await self.answered_before(await self.recall_inside(table_id), seat, version, key)
            return event

    async def answered_before(self, sight: Sight, seat: int, version: int, key: str | None) -> Event:
        """The event of the same request, if it was sent before; else it is for a version that is gone, or its key is
        that of somebody else's request."""
        if key is not None:
            events = schema.events
            query = select(events).where(events.c.table_id == sight.id, events.c.key == key)
            row = await self.store.read(lambda connection: connection.execute(query).mappings().one_or_none())
            if row is not None and row["seat"] != seat:
                raise Problem("bad-key")
            if row is not None:
                return Event.of(dict(row))
        if sight.version == version:
            raise Problem("bad-key")
        raise Problem("stale", version=sight.version)

    # writing

    async def commit(self, sight: Sight, course: Course, event: Event, key: str | None) -> None:
        """One event, or `Conflict`: then somebody else was first. Nobody hears of it before it is written."""
        self.sights.pop(sight.id, None)
        news = self.wire.news
        after = await self.store.write(lambda connection: self.write_event(connection, sight, course, event, key))
        self.remember(sight.id, course)
        self.keep_in_sight(after, news)
        self.wire.hear(sight.id)
        if sight.passes(course) and after.needs_somebody:
            self.follow_up(sight.id)

    def write_event(
        self, connection: Connection, sight: Sight, course: Course, event: Event, key: str | None = None,
        state: str | None = None,
    ) -> Sight:  # fmt: skip
        """The table's next version, with its event. `Conflict` unless the table is still at the version before."""
        now, table = time(), sight.table
        state = state or ("over" if course.game.turn == OVER and course.held is None else "playing")
        bank = charge(sight, course, event, now)
        progress = self.progress(sight, course, event, state, bank, now)
        changed = connection.execute(MOVE, {**progress, "table": sight.id, "before": event.version - 1})
        if changed.rowcount != 1:
            raise Conflict
        for seat, left in bank.items():  # after the table: whoever locks both in one order cannot lock each other out
            write_seat(connection, sight.id, seat, {"bank": left})
        row = {
            "table_id": sight.id, "version": event.version, "kind": event.kind, "seat": event.seat, "key": key,
            "kept": event.kept, "actions": [*event.actions], "forced": [*event.forced], "held": event.held, "at": now,
        }  # fmt: skip
        connection.execute(ADD_EVENT, row)
        if state == "over" and course.game.turn == OVER and event.kind != "start":  # saved games count for nothing
            connection.execute(insert(schema.results), [result_row(table, sight.seats, course.match, now)])
        self.wire.announce(connection, sight.id)
        seats = [{**row, "bank": bank.get(row["seat"], row["bank"])} for row in sight.seats]
        return Sight({**table, **progress}, seats, course, sight.looked)

    def progress(
        self, sight: Sight, course: Course, event: Event, state: str, bank: Mapping[int, float], now: float
    ) -> dict[str, Any]:
        """What the row of a table says after an event."""
        seat = course.decider if state == "playing" else None
        kind = None if seat is None else sight.seats[seat]["kind"]
        since = now if sight.is_anew(course, event) else sight.table["since"]
        left = bank.get(seat, sight.seats[seat]["bank"]) if seat is not None and kind == "person" else None
        return {
            "version": course.version, "turn": course.game.turn, "held": course.held, "state": state,
            "since": since, "deadline": None if left is None else since + left,
            "bot_due": kind == "bot", "claimed_by": self.name if kind == "bot" else None,
            "claimed_until": now + LEASE if kind == "bot" else 0.0, "changed": now,
        }  # fmt: skip


def beginning(table: Mapping[str, Any]) -> Course:
    """The course of a table before its first event."""
    return Course(Match.begin(new_game(table["game"], **table["options"]), seed=table["seed"]))


def charge(sight: Sight, course: Course, event: Event, now: float) -> dict[int, float]:
    """What is left to the seat whose time ran, and what the seat has whose turn came. Taking back earns nobody more
    time, and nobody's runs at an open seat or for a bot."""
    clock, before, after = clock_of(sight.table), sight.decider, course.decider
    bank: dict[int, float] = {}
    if clock is None or not sight.is_anew(course, event):
        return bank
    if before is not None and sight.table["deadline"] is not None:
        left = max(0.0, sight.table["deadline"] - now)
        bank[before] = clock.without_turn(left) if event.kind == "undo" else left
    if after is not None and after != before and event.kind != "undo" and sight.seats[after]["kind"] != "bot":
        bank[after] = clock.with_turn(sight.seats[after]["bank"])
    return bank


def write_seat(connection: Connection, table_id: str, seat: int, values: Mapping[str, Any]) -> None:
    seats = schema.seats
    connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values))


def legal_action(game: Game, action: int | str) -> int:
    """The number of an action that is legal now."""
    try:
        number = game.parse(action) if isinstance(action, str) else action
        if number not in game.legal_actions():
            game.copy().apply(number)  # which says why it is not
    except CavernaError as error:
        raise Problem("illegal", action=str(action), detail=str(error)) from error
    return number
