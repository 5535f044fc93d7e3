"""The scheduler: everything the server does without being asked.

It has bots play their turns, unless the process is only for people, calls webhooks, notifies people of their turns,
ends turns that are out of time, takes over expired leases, begins the rounds of tournaments and records which players
are still connected.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from typing import Any, Final
from zlib import crc32

from .bot_turns import BotTurns
from .common_time import time
from .due_work import due_work
from .finished_tables import REST, FinishedTables
from .housekeeping import Housekeeping
from .leases import Leases
from .notifier import BOT_DUE, Notifier
from .people.notifications import Notifications
from .people.tournaments import Tournaments
from .presence import Presence
from .problems import Problem
from .resync import Resync
from .seats import Seats
from .server_heartbeat import ServerHeartbeat
from .snapshot import Snapshot
from .snapshot_reader import SnapshotReader
from .socket_registry import SocketRegistry
from .stats import Statistics
from .store import Store
from .webhooks import Webhooks

TICK: Final = 1.0
"""Seconds between two checks of the clocks and leases of all tables."""
HOUSEKEEPING: Final = 600.0
"""Seconds between two searches for deserted tables."""
HEARTBEAT: Final = 20
"""Ticks between two heartbeats of a player. Each tick writes those of a part of the tables."""
RESYNC: Final = 4
"""Ticks between two comparisons of a table with the database. Each tick compares a part of the tables."""
RENEWAL: Final = 2
"""Ticks between renewals of leases: much less than a lease lasts, because the database may be slow."""
BROKEN: Final = ("damaged-table", "other-rules")
"""Problems of a table that are permanent."""

log = logging.getLogger(__name__)


class Scheduler:
    """Runs the background tasks. `due` receives the id of every table that needs a bot or a webhook."""

    def __init__(
        self, due: asyncio.Queue[str], store: Store, snapshots: SnapshotReader, seats: Seats, presence: Presence,
        leases: Leases, bot_turns: BotTurns, webhooks: Webhooks, notifications: Notifications, sockets: SocketRegistry,
        housekeeping: Housekeeping, heartbeat: ServerHeartbeat, resync: Resync, finished_tables: FinishedTables,
        statistics: Statistics, notifier: Notifier, tournaments: Tournaments, plays_bots: bool,
    ) -> None:  # fmt: skip
        self.due = due
        self.store = store
        self.snapshots = snapshots
        self.seats = seats
        self.presence = presence
        self.leases = leases
        self.bot_turns = bot_turns
        self.webhooks = webhooks
        self.notifications = notifications
        self.sockets = sockets
        self.housekeeping = housekeeping
        self.heartbeat = heartbeat
        self.resync = resync
        self.finished_tables = finished_tables
        self.statistics = statistics
        self.notifier = notifier
        self.tournaments = tournaments
        self.plays_bots = plays_bots
        self.has_notifications = asyncio.Event()
        """Set when somebody is to be notified of a turn."""
        self.tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Start working."""
        self.start(self.work_off_due())
        self.start(self.tick_forever())
        self.start(self.notify_forever())
        self.start(self.keep_house())

    async def close(self) -> None:
        """Cancel all tasks and release the leases."""
        for task in self.tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.attempt(self.leases.release())

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def attempt(self, work: Awaitable[None], table_id: str | None = None) -> None:
        """Wait for some work and log its failure. One of the next ticks will try again, unless the table is broken."""
        try:
            await work
        except Problem as problem:
            log.warning("background task postponed", extra={"why": problem.code})
            if table_id is not None and problem.code in BROKEN:
                await self.attempt(self.seats.set_aside(table_id))
        except Exception:
            log.exception("background task failed")

    # tables that are due

    async def work_off_due(self) -> None:
        """Follow up on tables as they become due."""
        while True:
            table_id = await self.due.get()
            self.start(self.attempt(self.follow_up(table_id), table_id))

    async def follow_up(self, table_id: str) -> None:
        """Have bots play their turns, then call the webhook of the player to decide."""
        snapshot = await self.snapshots.known(table_id)
        if snapshot.table["bot_due"] and not self.plays_bots:
            self.notifier.announce(table_id, BOT_DUE)
            return
        if snapshot.table["bot_due"]:
            after = await self.bot_turns.play(snapshot)
            if after is None:
                return
            snapshot = after
        await self.call_webhook(snapshot)

    async def call_webhook(self, snapshot: Snapshot) -> None:
        """Tell the player to decide that it is their turn, if they have a webhook."""
        seat = snapshot.decider
        if seat is None or snapshot.table["state"] != "playing":
            return
        address = snapshot.seats[seat]["webhook"]
        if address:
            message = {"table": snapshot.id, "game": snapshot.table["game"], "seat": seat, "version": snapshot.version}
            await self.webhooks.call(address, {"event": "your-turn", **message})

    # what happens regularly

    async def tick_forever(self) -> None:
        """Do what is to be done at each tick."""
        tick = 0
        while True:
            await asyncio.sleep(TICK)
            tick = (tick + 1) % HEARTBEAT
            if self.heartbeat.is_due():  # before anybody is found to be out of time
                await self.attempt(self.heartbeat.beat())
            if tick % RENEWAL == 0:
                await self.attempt(self.bot_turns.renew_leases())
            await self.attempt(self.do_what_is_due())
            if watched := [name for name in self.sockets.sessions if is_its_turn(name, tick, RESYNC)]:
                await self.attempt(self.resync.run(watched))
            if present := {seat for seat in self.sockets.present() if is_its_turn(seat[0], tick, HEARTBEAT)}:
                await self.attempt(self.presence.heartbeat(present, self.sockets.looking()))

    async def notify_forever(self) -> None:
        """Notify people of their turns. In a task of its own, because an SMTP server may be slow."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(TICK):
                    await self.has_notifications.wait()
            if self.has_notifications.is_set():
                self.has_notifications.clear()
                await self.attempt(self.notifications.notify_turns())
            if self.notifications.digests is not None:
                await self.attempt(self.notifications.digests.send_due())

    async def keep_house(self) -> None:
        """Clean up, now and then."""
        while True:
            await self.attempt(self.put_away())
            await asyncio.sleep(HOUSEKEEPING)

    async def put_away(self) -> None:
        """Delete or close some deserted tables, pack those that are finished, and save the statistics."""
        await self.housekeeping.delete_unused()
        for table_id in await self.housekeeping.deserted("playing"):
            await self.attempt(self.housekeeping.end_game(table_id), table_id)
        await self.tournaments.put_away(self.housekeeping.limits.kept)
        await self.finished_tables.pack(time() - REST)
        await self.statistics.save()

    async def do_what_is_due(self) -> None:
        """Do the work that is due, which any process may do."""
        now = time()
        due = await self.store.read(lambda connection: due_work(connection, now))
        if due.notifications:
            self.has_notifications.set()
        if due.overdue:
            await self.attempt(self.end_overdue_turns())
        if due.bots and self.plays_bots:
            await self.attempt(self.play_waiting_bots())
        if due.tournaments:
            await self.attempt(self.run_tournaments())

    async def end_overdue_turns(self) -> None:
        """End turns that are out of time."""
        for table_id in await self.seats.overdue():
            await self.attempt(self.seats.time_out(table_id), table_id)

    async def play_waiting_bots(self) -> None:
        """Play bots that wait, or whose process is gone."""
        for table_id in {*await self.leases.open()} - self.bot_turns.playing:
            await self.snapshots.forget(table_id)
            self.start(self.attempt(self.follow_up(table_id), table_id))

    async def run_tournaments(self) -> None:
        """Begin the rounds of tournaments that are due."""
        for tournament_id in await self.tournaments.due():
            await self.attempt(self.tournaments.advance(tournament_id))


def is_its_turn(table_id: str, tick: int, ticks: int) -> bool:
    """Is a table one of those that a tick looks at, if each is looked at once in so many ticks?"""
    return crc32(table_id.encode()) % ticks == tick % ticks
