"""Everything a server is made of, and how it is opened and closed."""

from __future__ import annotations

import gc
from typing import Final

from caverna.locale import LANGUAGES, words

from .guard import Clients
from .keeper import Keeper
from .metrics import Metrics
from .seats import Seats
from .settings import Settings
from .sockets import Sockets
from .store import store_of
from .tables import Tables
from .thinkers import Thinkers
from .webhooks import Webhooks
from .wire import Wire

GARBAGE: Final = (20_000, 20, 20)
"""How much may have been made before it is looked through for garbage: seldom, for everybody waits meanwhile."""


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.clients = Clients(settings.limits)
        self.store = store_of(settings.database)
        self.wire = Wire(settings.database)
        self.tables = Tables(self.store, self.wire)
        self.seats = Seats(self.tables)
        self.sockets = Sockets(self.tables, self.seats, settings.limits, self.metrics)
        self.thinkers = Thinkers(settings.thinkers, settings.limits.thinking)
        self.webhooks = Webhooks(settings.private_webhooks)
        self.keeper = Keeper(self.tables, self.seats, self.sockets, self.thinkers, self.webhooks, self.metrics)

    async def open(self) -> None:
        await self.store.open()
        for language in LANGUAGES:  # reading them takes long: nobody should wait for that during a game
            words(language)
        self.wire.hear = self.sockets.hear
        self.wire.open()
        self.keeper.open()
        gc.freeze()  # what is here now stays: looking through it for garbage would stop everything for some 75 ms
        gc.set_threshold(*GARBAGE)

    async def close(self) -> None:
        await self.keeper.close()
        self.thinkers.close()
        await self.webhooks.close()
        await self.wire.close()
        await self.store.close()
