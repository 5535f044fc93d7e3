"""The players' commands to a game: play, undo, confirm."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import select

from caverna.game import CavernaError, Game

from . import schema
from .event_log import Event, EventLog, Preferences
from .event_writer import EventWriter, is_single
from .notifier import Notifier
from .problems import Problem
from .settings import Limits
from .snapshot import Snapshot
from .snapshot_cache import SnapshotCache
from .snapshot_reader import SnapshotReader
from .store import Conflict, Store
from .table_locks import TableLocks

Command = Callable[[EventLog, int, Preferences], Event]
"""Changes an event log for a seat and returns the event."""


class Outcome(NamedTuple):
    """The event that a command led to, and a game that can put its actions into notation."""

    event: Event
    game: Game


class GameCommands:
    """Executes commands, one at a time for each table.

    Each commit is announced to other processes, and `on_change` is called with the table's id. `on_due` is called when
    a bot has to decide or a webhook has to be called.
    """

    def __init__(
        self, store: Store, cache: SnapshotCache, locks: TableLocks, snapshots: SnapshotReader, writer: EventWriter,
        notifier: Notifier, limits: Limits, on_change: Callable[[str], None], on_due: Callable[[str], None],
    ) -> None:  # fmt: skip
        self.store = store
        self.cache = cache
        self.locks = locks
        self.snapshots = snapshots
        self.writer = writer
        self.notifier = notifier
        self.limits = limits
        self.on_change = on_change
        self.on_due = on_due

    async def play(
        self, table_id: str, who: str | int | None, version: int, action: int | str, key: str | None = None
    ) -> Outcome:
        """Play an action, by number or in notation, for the seat of a token or for a bot's seat."""

        def play_action(event_log: EventLog, seat: int, preferences: Preferences) -> Event:
            if event_log.held is not None or event_log.game.turn != seat:
                raise Problem("not-your-turn")
            return event_log.play(seat, legal_action(event_log.game, action), preferences)

        return await self.execute(table_id, who, version, key, play_action)

    async def undo(self, table_id: str, token: str | None, version: int, whole_turn: bool, key: str | None) -> Outcome:
        """Take back a decision, or a whole turn."""

        def take_back(event_log: EventLog, seat: int, preferences: Preferences) -> Event:
            if event_log.version >= self.limits.events:
                raise Problem("too-many-events")
            return event_log.undo(seat, whole_turn)

        return await self.execute(table_id, token, version, key, take_back)

    async def restart(self, table_id: str, token: str | None, version: int, kept: int, key: str | None) -> Outcome:
        """Go back to the position after the first `kept` actions."""

        def go_back(event_log: EventLog, seat: int, preferences: Preferences) -> Event:
            if event_log.version >= self.limits.events:
                raise Problem("too-many-events")
            return event_log.restart(seat, kept, preferences)

        return await self.execute(table_id, token, version, key, go_back)

    async def confirm(self, table_id: str, token: str | None, version: int, key: str | None) -> Outcome:
        """End a turn that is held for confirmation."""
        return await self.execute(table_id, token, version, key, EventLog.confirm)

    async def execute(
        self, table_id: str, who: str | int | None, version: int, key: str | None, command: Command
    ) -> Outcome:
        """Execute a command on the version of the table that the player saw.

        `who` is a token, or the number of a bot's seat. A request that was sent before with the same key has the same
        outcome again. Raises `Problem` if the command is refused.
        """
        if self.cache.is_shared:
            await self.cache.catch_up(table_id, version)
        async with self.locks.lock(table_id):
            snapshot = await self.snapshots.known_locked(table_id)
            if snapshot.version < version:  # another process was faster than its notification
                self.cache.drop(table_id)
                snapshot = await self.snapshots.known_locked(table_id)
            seat = who if isinstance(who, int) else snapshot.seat_of(who)
            if snapshot.version != version:
                return await self.earlier_outcome(snapshot, seat, version, key)
            event_log = snapshot.active_event_log().copy()
            event = command(event_log, seat, snapshot.preferences)
            try:
                await self.commit(snapshot, event_log, event, key)
            except Conflict:
                return await self.earlier_outcome(await self.snapshots.known_locked(table_id), seat, version, key)
            return Outcome(event, event_log.game)

    async def earlier_outcome(self, snapshot: Snapshot, seat: int, version: int, key: str | None) -> Outcome:
        """The outcome of the same request if it was sent before.

        Otherwise raises `Problem`: the version is outdated, or the key belongs to somebody else's request.
        """
        if key is not None:
            events = schema.events
            query = select(events).where(events.c.table_id == snapshot.id, events.c.key == key)
            row = await self.store.read(lambda connection: connection.execute(query).mappings().one_or_none())
            if row is not None and row["seat"] != seat:
                raise Problem("bad-key")
            if row is not None:
                assert snapshot.event_log is not None
                return Outcome(Event.from_row(dict(row)), snapshot.event_log.game)
        if snapshot.version == version:
            raise Problem("bad-key")
        raise Problem("stale", version=snapshot.version)

    async def commit(self, snapshot: Snapshot, event_log: EventLog, event: Event, key: str | None) -> None:
        """Commit an event, and only then announce it. Raises `Conflict` if another process was first."""
        self.cache.drop(snapshot.id)
        with self.cache.reading(snapshot.id) as reading:
            after = await self.store.write(
                lambda connection: self.writer.write(connection, snapshot, event_log, event, key),
                is_single=is_single(snapshot, event_log, event),
            )
            self.cache.remember(snapshot.id, event_log)
            self.cache.keep(after, reading)
        self.on_change(snapshot.id)
        self.notifier.announce(snapshot.id, after.news(event))
        if snapshot.is_passed_on(event_log) and after.needs_follow_up:
            self.on_due(snapshot.id)


def legal_action(game: Game, action: int | str) -> int:
    """The number of a legal action. Raises `Problem` with the reason if it is not legal."""
    try:
        number = game.parse(action) if isinstance(action, str) else action
        if number not in game.legal_actions():
            game.copy().apply(number)  # raises the error that explains why
    except CavernaError as error:
        raise Problem("illegal", action=str(action), detail=str(error)) from error
    return number
