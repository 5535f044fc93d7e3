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
from .event_log import Event, EventLog, Preferences
from .notifier import Notifier
from .problems import Problem
from .snapshot import Snapshot, rows_of
from .stats import result_row
from .store import Conflict, Store

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

Move = Callable[[EventLog, int, Preferences], Event]


class Tables:
    def __init__(self, store: Store, notifier: Notifier) -> None:
        self.store = store
        self.notifier = notifier
        notifier.doubt = self.doubt
        self.name = secrets.token_urlsafe(ID_BYTES)
        """Of this process, among those that serve the same tables."""
        self.follow_up: Callable[[str], None] = lambda table_id: None
        """Called after this process has changed a table where a bot may be due, or somebody wants to be called."""
        self.event_logs: OrderedDict[str, EventLog] = OrderedDict()
        self.snapshots: dict[str, Snapshot] = {}
        """Tables as this process knows them: for some of the event_logs at hand."""
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table_id: str) -> asyncio.Lock:
        """One request at a time for each table, in this process; the database sees to the others."""
        return self.locks.setdefault(table_id, asyncio.Lock())

    # looking

    async def look(self, table_id: str) -> Snapshot:
        """A table as it is now, whoever has changed it."""
        if self.notifier.is_shared:
            await self.forget(table_id)
        return await self.recall(table_id)

    async def recall(self, table_id: str) -> Snapshot:
        """A table as it is as far as this process has heard: for those who are told when there is news."""
        async with self.lock(table_id):
            return await self.recall_inside(table_id)

    async def recall_inside(self, table_id: str) -> Snapshot:
        """What `recall` does, for those who hold the lock."""

        def look(connection: Connection) -> Snapshot:
            snapshot = rows_of(connection, table_id)
            return self.with_event_log(connection, snapshot) if snapshot.version else snapshot

        kept = self.snapshots.get(table_id)
        if kept is None or (self.notifier.is_shared and monotonic() - kept.looked > FRESH):
            news = self.notifier.news
            kept = await self.store.read(look)
            self.keep(kept, news)
        return kept

    def keep(self, snapshot: Snapshot, news: int) -> None:
        """Nobody needs to look at this table again until it is forgotten; unless there was news meanwhile."""
        if news == self.notifier.news and snapshot.id in self.event_logs:
            self.snapshots[snapshot.id] = snapshot

    async def forget(self, table_id: str) -> None:
        """Something else than the game has changed at a table: look again. For those who do not hold the lock."""
        async with self.lock(table_id):
            self.snapshots.pop(table_id, None)

    def doubt(self, table_id: str | None) -> None:
        """Another process has changed a table; or, with None, may have changed any."""
        if table_id is None:
            self.snapshots.clear()
        else:
            self.snapshots.pop(table_id, None)

    def with_event_log(self, connection: Connection, snapshot: Snapshot) -> Snapshot:
        """A table with its event log, brought forward from where this process last saw it."""
        event_log = self.event_logs.get(snapshot.id) or beginning(snapshot.table)
        if event_log.version < snapshot.version:
            event_log = event_log.copy()  # whoever has looked at the table before still sees what was there
            newer = {"table": snapshot.id, "after": event_log.version, "until": snapshot.version}
            for row in connection.execute(NEWER, newer).mappings():
                event_log.follow(Event.of(dict(row)))
        self.remember(snapshot.id, event_log)
        return replace(snapshot, event_log=event_log)

    def remember(self, table_id: str, event_log: EventLog) -> None:
        self.event_logs[table_id] = event_log
        self.event_logs.move_to_end(table_id)
        while len(self.event_logs) > REMEMBERED:
            forgotten, _ = self.event_logs.popitem(last=False)
            self.snapshots.pop(forgotten, None)

    # playing

    async def play(
        self, table_id: str, who: str | int | None, version: int, action: int | str, key: str | None = None
    ) -> Event:
        """A decision of the seat that a token opens, or of a bot's seat."""

        def decide(event_log: EventLog, seat: int, preferences: Preferences) -> Event:
            if event_log.held is not None or event_log.game.turn != seat:
                raise Problem("not-your-turn")
            return event_log.play(seat, legal_action(event_log.game, action), preferences)

        return await self.act(table_id, who, version, key, decide)

    async def undo(self, table_id: str, token: str | None, version: int, whole_turn: bool, key: str | None) -> Event:
        """Take back a decision, or a turn."""
        return await self.act(
            table_id, token, version, key, lambda event_log, seat, _: event_log.undo(seat, whole_turn)
        )

    async def confirm(self, table_id: str, token: str | None, version: int, key: str | None) -> Event:
        """End a turn that waits for that."""
        return await self.act(table_id, token, version, key, EventLog.confirm)

    async def act(self, table_id: str, who: str | int | None, version: int, key: str | None, move: Move) -> Event:
        """Something that a seat does to the version of the game that it has seen."""
        async with self.lock(table_id):
            snapshot = await self.recall_inside(table_id)
            if snapshot.version < version:  # there is news that has not come yet
                self.snapshots.pop(table_id, None)
                snapshot = await self.recall_inside(table_id)
            seat = who if isinstance(who, int) else snapshot.seat_of(who)
            if snapshot.version != version:
                return await self.answered_before(snapshot, seat, version, key)
            event_log = snapshot.playing().copy()
            event = move(event_log, seat, snapshot.preferences)
            try:
                await self.commit(snapshot, event_log, event, key)
            except Conflict:
                return await self.answered_before(await self.recall_inside(table_id), seat, version, key)
            return event

    async def answered_before(self, snapshot: Snapshot, seat: int, version: int, key: str | None) -> Event:
        """The event of the same request, if it was sent before; else it is for a version that is gone, or its key is
        that of somebody else's request."""
        if key is not None:
            events = schema.events
            query = select(events).where(events.c.table_id == snapshot.id, events.c.key == key)
            row = await self.store.read(lambda connection: connection.execute(query).mappings().one_or_none())
            if row is not None and row["seat"] != seat:
                raise Problem("bad-key")
            if row is not None:
                return Event.of(dict(row))
        if snapshot.version == version:
            raise Problem("bad-key")
        raise Problem("stale", version=snapshot.version)

    # writing

    async def commit(self, snapshot: Snapshot, event_log: EventLog, event: Event, key: str | None) -> None:
        """One event, or `Conflict`: then somebody else was first. Nobody hears of it before it is written."""
        self.snapshots.pop(snapshot.id, None)
        news = self.notifier.news
        after = await self.store.write(lambda connection: self.write_event(connection, snapshot, event_log, event, key))
        self.remember(snapshot.id, event_log)
        self.keep(after, news)
        self.notifier.hear(snapshot.id)
        if snapshot.passes(event_log) and after.needs_somebody:
            self.follow_up(snapshot.id)

    def write_event(
        self, connection: Connection, snapshot: Snapshot, event_log: EventLog, event: Event, key: str | None = None,
        state: str | None = None,
    ) -> Snapshot:  # fmt: skip
        """The table's next version, with its event. `Conflict` unless the table is still at the version before."""
        now, table = time(), snapshot.table
        state = state or ("over" if event_log.game.turn == OVER and event_log.held is None else "playing")
        bank = charge(snapshot, event_log, event, now)
        progress = self.progress(snapshot, event_log, event, state, bank, now)
        changed = connection.execute(MOVE, {**progress, "table": snapshot.id, "before": event.version - 1})
        if changed.rowcount != 1:
            raise Conflict
        for seat, left in bank.items():  # after the table: whoever locks both in one order cannot lock each other out
            write_seat(connection, snapshot.id, seat, {"bank": left})
        row = {
            "table_id": snapshot.id, "version": event.version, "kind": event.kind, "seat": event.seat, "key": key,
            "kept": event.kept, "actions": [*event.actions], "forced": [*event.forced], "held": event.held, "at": now,
        }  # fmt: skip
        connection.execute(ADD_EVENT, row)
        if state == "over" and event_log.game.turn == OVER and event.kind != "start":  # saved games count for nothing
            connection.execute(insert(schema.results), [result_row(table, snapshot.seats, event_log.match, now)])
        self.notifier.announce(connection, snapshot.id)
        seats = [{**row, "bank": bank.get(row["seat"], row["bank"])} for row in snapshot.seats]
        return Snapshot({**table, **progress}, seats, event_log, snapshot.looked)

    def progress(
        self, snapshot: Snapshot, event_log: EventLog, event: Event, state: str, bank: Mapping[int, float], now: float
    ) -> dict[str, Any]:
        """What the row of a table says after an event."""
        seat = event_log.decider if state == "playing" else None
        kind = None if seat is None else snapshot.seats[seat]["kind"]
        since = now if snapshot.is_anew(event_log, event) else snapshot.table["since"]
        left = bank.get(seat, snapshot.seats[seat]["bank"]) if seat is not None and kind == "person" else None
        return {
            "version": event_log.version, "turn": event_log.game.turn, "held": event_log.held, "state": state,
            "since": since, "deadline": None if left is None else since + left,
            "bot_due": kind == "bot", "claimed_by": self.name if kind == "bot" else None,
            "claimed_until": now + LEASE if kind == "bot" else 0.0, "changed": now,
        }  # fmt: skip


def beginning(table: Mapping[str, Any]) -> EventLog:
    """The event log of a table before its first event."""
    return EventLog(Match.begin(new_game(table["game"], **table["options"]), seed=table["seed"]))


def charge(snapshot: Snapshot, event_log: EventLog, event: Event, now: float) -> dict[int, float]:
    """What is left to the seat whose time ran, and what the seat has whose turn came. Taking back earns nobody more
    time, and nobody's runs at an open seat or for a bot."""
    clock, before, after = clock_of(snapshot.table), snapshot.decider, event_log.decider
    bank: dict[int, float] = {}
    if clock is None or not snapshot.is_anew(event_log, event):
        return bank
    if before is not None and snapshot.table["deadline"] is not None:
        left = max(0.0, snapshot.table["deadline"] - now)
        bank[before] = clock.without_turn(left) if event.kind == "undo" else left
    if after is not None and after != before and event.kind != "undo" and snapshot.seats[after]["kind"] != "bot":
        bank[after] = clock.with_turn(snapshot.seats[after]["bank"])
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
