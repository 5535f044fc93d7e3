"""Everything a server is made of, and how it is opened and closed."""

from __future__ import annotations

import gc
from typing import Final

from caverna.locale import LANGUAGES, translator_for

from .bot_workers import BotWorkers
from .metrics import Metrics
from .middleware import Clients
from .notifier import Notifier
from .scheduler import Scheduler
from .seats import Seats
from .settings import Settings
from .sockets import Sockets
from .store import store_of
from .tables import Tables
from .webhooks import Webhooks

GARBAGE: Final = (20_000, 20, 20)
"""How much may have been made before it is looked through for garbage: seldom, for everybody waits meanwhile."""


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.clients = Clients(settings.limits)
        self.store = store_of(settings.database)
        self.notifier = Notifier(settings.database)
        self.tables = Tables(self.store, self.notifier)
        self.seats = Seats(self.tables)
        self.sockets = Sockets(self.tables, self.seats, settings.limits, self.metrics)
        self.bot_workers = BotWorkers(settings.bot_workers, settings.limits.thinking)
        self.webhooks = Webhooks(settings.private_webhooks)
        self.scheduler = Scheduler(self.tables, self.seats, self.sockets, self.bot_workers, self.webhooks, self.metrics)

    async def open(self) -> None:
        await self.store.open()
        for language in LANGUAGES:  # reading them takes long: nobody should wait for that during a game
            translator_for(language)
        self.notifier.hear = self.sockets.hear
        self.notifier.open()
        self.scheduler.open()
        gc.freeze()  # what is here now stays: looking through it for garbage would stop everything for some 75 ms
        gc.set_threshold(*GARBAGE)

    async def close(self) -> None:
        await self.scheduler.close()
        self.bot_workers.close()
        await self.webhooks.close()
        await self.notifier.close()
        await self.store.close()
