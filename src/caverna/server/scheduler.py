"""What a server does by itself: lets bots think, stops clocks that have run out, calls those who want to be called."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any, Final
from zlib import crc32

from .bot_levels import bot_spec
from .bot_workers import BotWorkers
from .leases import Leases
from .metrics import Metrics
from .problems import Problem
from .seats import Seats
from .snapshot import Snapshot
from .sockets import Sockets
from .tables import Tables
from .webhooks import Webhooks

TICK: Final = 1.0
HEARTBEAT: Final = 20
"""Ticks between two times that somebody is noted as still there; some of the tables at each tick."""
RENEWAL: Final = 2
"""Ticks between renewals of leases: far less than they last, for a database may be slow to answer."""

log = logging.getLogger(__name__)


class Scheduler:
    def __init__(
        self,
        tables: Tables,
        seats: Seats,
        sockets: Sockets,
        bot_workers: BotWorkers,
        webhooks: Webhooks,
        metrics: Metrics,
    ) -> None:
        self.tables = tables
        self.seats = seats
        self.leases = Leases(tables)
        self.sockets = sockets
        self.bot_workers = bot_workers
        self.webhooks = webhooks
        self.metrics = metrics
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking: set[str] = set()
        """Tables whose bot this process is seeing to."""
        tables.follow_up = self.follow_up

    def open(self) -> None:
        self.start(self.watch())

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.attempt(self.leases.release())

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def follow_up(self, table_id: str) -> None:
        self.start(self.attempt(self.see_to(table_id)))

    async def attempt(self, work: Awaitable[None]) -> None:
        """Whatever goes wrong here is tried again at one of the next ticks."""
        try:
            await work
        except Problem as problem:
            log.warning("postponed", extra={"why": problem.code})
        except Exception:
            log.exception("failed")

    async def see_to(self, table_id: str) -> None:
        """After a change: a bot thinks, or a player is called."""
        snapshot = await self.tables.recall(table_id)
        if snapshot.table["bot_due"]:
            await self.think(snapshot)
        else:
            await self.call(snapshot)

    # bots

    async def think(self, snapshot: Snapshot) -> None:
        """Let bots decide as long as they have to, unless that is being done: here, or by another process."""
        if snapshot.id in self.thinking:
            return
        self.thinking.add(snapshot.id)
        try:
            while self.leases.has(snapshot):
                await self.decide(snapshot)
                snapshot = await self.tables.recall(snapshot.id)
        finally:
            self.thinking.discard(snapshot.id)
        await self.call(snapshot)

    async def decide(self, snapshot: Snapshot) -> None:
        """One decision of a bot, by the same door as everybody's. A player who takes back in time makes it stale."""
        event_log = snapshot.playing()
        seat = event_log.game.turn
        level = snapshot.seats[seat]["level"]
        began = perf_counter()
        action = await self.bot_workers.choose(bot_spec(level), event_log.game.to_dict(), snapshot.dice(seat))
        self.metrics.thinking.labels(level).observe(perf_counter() - began)
        try:
            await self.tables.play(snapshot.id, seat, snapshot.version, action)
        except Problem as problem:
            if problem.code not in ("stale", "not-your-turn", "over"):
                raise

    # the clock on the wall

    async def watch(self) -> None:
        beats = 0
        while True:
            await asyncio.sleep(TICK)
            beats = (beats + 1) % HEARTBEAT
            if beats % RENEWAL == 0 and self.thinking:
                await self.attempt(self.leases.renew(self.thinking))
            await self.attempt(self.look_around())
            if present := {seat for seat in self.sockets.present() if crc32(seat[0].encode()) % HEARTBEAT == beats}:
                await self.attempt(self.seats.still_here(present))

    async def look_around(self) -> None:
        for table_id in await self.leases.times_up():
            await self.attempt(self.seats.time_out(table_id))
        for table_id in await self.leases.bots_due():
            if await self.leases.claim(table_id):
                self.follow_up(table_id)

    async def call(self, snapshot: Snapshot) -> None:
        """Tell whose turn it is, if the seat has an address for that."""
        seat = snapshot.decider
        if seat is None or snapshot.table["state"] != "playing":
            return
        address = snapshot.seats[seat]["webhook"]
        if address:
            told = {"table": snapshot.id, "game": snapshot.table["game"], "seat": seat, "version": snapshot.version}
            await self.webhooks.call(address, {"event": "your-turn", **told})
