"""The services of a server process, wired together."""

from __future__ import annotations

import asyncio
import gc
import secrets
import sys
from typing import Final

from caverna.locale import LANGUAGES, translator_for

from .bot_turns import BotTurns
from .bot_workers import BotWorkers
from .chat import Chat
from .commands import GameCommands
from .common_time import common_time
from .connections import Connections
from .event_writer import EventWriter
from .finished_tables import FinishedTables
from .housekeeping import Housekeeping
from .leaderboards import Leaderboards
from .leases import Leases
from .metrics import Metrics
from .new_tables import NewTables
from .notifier import News, Notifier, is_bot_waiting
from .people.contacts import Contacts
from .people.daily import DailyGames
from .people.digests import Digests
from .people.history import History
from .people.mail import Mailer
from .people.matchmaking import Matchmaking
from .people.notifications import Notifications
from .people.passkeys import Passkeys
from .people.profiles import Profiles
from .people.push import Push
from .people.sessions import Sessions
from .people.tournaments import Tournaments
from .people.vacations import Vacations
from .people.weekly import WeeklyPositions
from .presence import Presence
from .rate_limits import Clients
from .ratings import Ratings
from .readiness import Readiness
from .resync import Resync
from .reviews import Reviews
from .scheduler import Scheduler
from .seats import Seats
from .server_heartbeat import ServerHeartbeat
from .settings import Settings
from .slow_work import SlowWork
from .snapshot_cache import SnapshotCache
from .snapshot_reader import SnapshotReader
from .socket_registry import SocketRegistry
from .sockets import Sockets
from .stats import Statistics
from .store import open_store
from .table_clients import TableClients
from .table_locks import TableLocks
from .table_updates import TableUpdates
from .webhooks import Webhooks

GC_THRESHOLDS: Final = (5_000, 5, 100)
"""Collect garbage seldom and little at a time, because every request has to wait for it."""
SWITCH_SECONDS: Final = 0.001
"""How long a thread that does slow work may keep requests waiting at a time."""


class Services:
    """Everything a server process consists of.

    A change made here is published to the sockets of this process (`on_change`), and queued for the scheduler if a bot
    or a webhook is due (`on_due`). A change made by another process arrives through the notifier.
    """

    def __init__(self, settings: Settings) -> None:
        process_name = secrets.token_urlsafe(9)  # 12 characters; the database has room for 16
        store, locks = open_store(settings.database), TableLocks()
        cache, registry = SnapshotCache(settings.is_shared), SocketRegistry()
        due: asyncio.Queue[str] = asyncio.Queue()
        on_change, on_due = registry.publish, due.put_nowait
        bot_workers = BotWorkers(settings.bot_workers, settings.limits.thinking, settings.limits.unattended)

        def has_time(is_attended: bool) -> bool:
            return settings.plays_bots and bot_workers.has_time(is_attended)

        def hear_of_bot(table_id: str | None, news: News | None) -> None:
            if settings.plays_bots and table_id is not None and is_bot_waiting(news):
                on_due(table_id)

        notifier = Notifier(settings, process_name, listeners=(cache.hear, registry.publish, hear_of_bot))
        writer = EventWriter(process_name, has_time, settings.limits.tell)
        updates = TableUpdates(store, cache, locks, notifier, on_change, on_due)

        self.settings = settings
        self.store = store
        self.readiness = Readiness(store)
        self.notifier = notifier
        self.metrics = Metrics()
        self.clients = Clients(settings.limits)
        self.connections = Connections(settings.limits, self.clients)
        self.snapshots = SnapshotReader(store, cache, locks)
        self.commands = GameCommands(
            store, cache, locks, self.snapshots, writer, notifier, settings.limits, on_change, on_due
        )
        self.new_tables = NewTables(store, writer, notifier, on_due)
        self.seats = Seats(store, updates, self.snapshots, writer, settings.limits)
        self.bot_workers = bot_workers
        self.add_people(updates)
        self.presence = Presence(store, updates, self.snapshots)
        self.chat = Chat(store, updates)
        self.sockets = Sockets(
            registry, self.snapshots, self.presence, self.chat, self.sessions, settings, self.metrics
        )
        self.statistics = Statistics(store)
        self.slow_work = SlowWork(settings.limits.cache)
        self.webhooks = Webhooks(settings.private_webhooks, settings.limits.webhook)
        self.push_client = Webhooks(settings.private_webhooks, settings.limits.webhook)  # webhooks do not delay it
        services = None if settings.private_webhooks else settings.push_services
        self.push = Push(store, self.push_client, settings.contact, settings.limits.devices, services)
        mailer = None if settings.mail_server is None else Mailer(settings.mail_server)
        self.digests = None if mailer is None else Digests(store, mailer, settings.address or "")
        self.notifications = Notifications(store, updates, self.push, self.digests)
        self.vacations = Vacations(store, updates, settings.limits.vacation)
        self.add_meetings(updates)
        self.reviews = Reviews(store, self.bot_workers, process_name)
        self.table_clients = TableClients()
        leases = Leases(store, self.snapshots, process_name)
        bot_turns = BotTurns(self.snapshots, self.commands, leases, self.bot_workers, self.table_clients, self.metrics)

        def forget_everything() -> None:
            cache.hear(None)
            registry.publish(None)

        self.heartbeat = ServerHeartbeat(store, notifier, settings.is_shared, forget_everything)
        self.scheduler = Scheduler(
            due,
            self.store,
            self.snapshots,
            self.seats,
            self.presence,
            leases,
            bot_turns,
            self.webhooks,
            self.notifications,
            registry,
            Housekeeping(store, updates, self.snapshots, writer, settings.limits),
            self.heartbeat,
            Resync(store, self.snapshots, registry),
            FinishedTables(store),
            self.statistics,
            notifier,
            self.tournaments,
            settings.plays_bots,
        )

    def add_people(self, updates: TableUpdates) -> None:
        """What people share beyond one table."""
        store = self.store
        self.sessions = Sessions(store)
        self.passkeys = Passkeys(store)
        self.history = History(store)
        self.profiles = Profiles(store, updates, self.seats, self.history)
        self.daily_games = DailyGames(store, self.new_tables)
        self.weekly_positions = WeeklyPositions(store, self.new_tables, self.bot_workers)
        self.tournaments = Tournaments(store, self.new_tables, self.seats)

    def add_meetings(self, updates: TableUpdates) -> None:
        """How people meet, and how they compare."""
        store = self.store
        self.ratings = Ratings(store)
        self.leaderboards = Leaderboards(store)
        self.contacts = Contacts(store, self.notifications)
        self.matchmaking = Matchmaking(store, self.snapshots, self.new_tables, self.seats, updates, self.contacts)

    async def open(self) -> None:
        """Connect to the database and start all background tasks."""
        await self.store.open()
        await self.heartbeat.beat(is_first=True)
        await self.statistics.load()
        await self.push.open()
        for language in LANGUAGES:  # parsing a catalogue is slow: do it before anybody waits
            translator_for(language)
        self.sockets.open()
        self.notifier.open()
        self.scheduler.open()
        gc.freeze()  # exempt what is there now: scanning it would stop everything for some 75 ms
        gc.set_threshold(*GC_THRESHOLDS)
        sys.setswitchinterval(SWITCH_SECONDS)

    async def close(self) -> None:
        """Stop everything, and close the database last."""
        await self.scheduler.close()
        await self.reviews.close()
        self.slow_work.close()
        self.bot_workers.close()
        await self.push.close()
        await self.webhooks.close()
        await self.push_client.close()
        await self.notifier.close()
        await self.sockets.close()
        await self.store.close()
        common_time.reset()
