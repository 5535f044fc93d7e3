"""Reviews of finished tables: computed once, in the bot workers, and stored in the database.

A review is worked on part by part, so that nobody waits long for a worker: bots with people come first, and clients
take turns. The process that works on it holds a lease, which it renews. If it dies, the lease expires, and the
next request begins again.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from caverna.game import OVER
from caverna.record import Match
from caverna.review import FORMAT, SIMULATIONS, STEPS, review_numbers
from caverna.review.types import ReviewNumbers

from .bot_workers import Asker, BotWorkers, WorkerFailed
from .common_time import time
from .problems import Problem
from .schema import reviews
from .snapshot import Snapshot
from .store import Conflict, Store

LEASE_SECONDS: Final = 20.0
"""How long a lease lasts unless it is renewed."""
RENEWAL: Final = 5.0
"""Seconds between renewals."""
PAUSE: Final = 60.0
"""Seconds from a failure to the next attempt."""

log = logging.getLogger(__name__)


class Reviews:
    """Reviews tables. `process_name` is that of this process."""

    def __init__(self, store: Store, workers: BotWorkers, process_name: str) -> None:
        self.store = store
        self.workers = workers
        self.process_name = process_name
        self.tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Stop working. The next request for a review that is not done begins again."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(Problem):
            mine = (reviews.c.claimed_by == self.process_name) & reviews.c.numbers.is_(None)
            await self.store.write(lambda connection: connection.execute(delete(reviews).where(mine)))

    async def find(self, table_id: str, match: Match, client: str) -> ReviewNumbers | int:
        """The numbers of the review of a finished match; while they are being computed, how many steps are done.

        Begins the review for the client if nobody has. Raises `Problem` if it failed just now.
        """
        row = await self.row(table_id)
        if row is None or row["format"] != FORMAT or (row["numbers"] is None and row["claimed_until"] < time()):
            if await self.claim(table_id):
                task = asyncio.create_task(self.work(table_id, match, Asker(client, is_attended=False)))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)
            return 0
        if row["numbers"] is not None:
            found: ReviewNumbers = row["numbers"]
            return found
        if row["claimed_by"] is None:
            raise Problem("unavailable")
        return int(row["done"])

    async def row(self, table_id: str) -> dict[str, Any] | None:
        """What the database has of a review."""
        query = select(reviews).where(reviews.c.table_id == table_id)

        def read(connection: Connection) -> dict[str, Any] | None:
            row = connection.execute(query).mappings().one_or_none()
            return None if row is None else dict(row)

        return await self.store.read(read)

    async def claim(self, table_id: str) -> bool:
        """Take the lease on a review that nobody works on. Returns False if another process was faster."""
        now = time()
        stale = (reviews.c.format != FORMAT) | (reviews.c.numbers.is_(None) & (reviews.c.claimed_until < now))
        row = {
            "table_id": table_id, "format": FORMAT, "numbers": None, "done": 0, "claimed_by": self.process_name,
            "claimed_until": now + LEASE_SECONDS,
        }  # fmt: skip

        def replace(connection: Connection) -> None:
            connection.execute(delete(reviews).where(reviews.c.table_id == table_id, stale))
            connection.execute(insert(reviews), [row])

        try:
            await self.store.write(replace)
        except Conflict:
            return False
        return True

    async def work(self, table_id: str, match: Match, asker: Asker) -> None:
        """Review a match, and store the result."""
        renewing = asyncio.create_task(self.renew_forever(table_id))
        try:
            numbers = await self.numbers(table_id, match, asker)
            await self.update(table_id, done=len(match.actions), numbers=numbers)
        except (WorkerFailed, Problem) as failure:
            log.warning("review given up", extra={"table": table_id, "why": str(failure)})
            with suppress(Problem):
                await self.update(table_id, claimed_by=None, claimed_until=time() + PAUSE)
        finally:
            renewing.cancel()

    async def renew_forever(self, table_id: str) -> None:
        """Renew the lease on a review, which may have to wait for others."""
        while True:
            await asyncio.sleep(RENEWAL)
            with suppress(Problem):  # the next time will do
                await self.update(table_id, claimed_until=time() + LEASE_SECONDS)

    async def numbers(self, table_id: str, match: Match, asker: Asker) -> ReviewNumbers:
        """Review a match part by part."""
        parts = []
        for first in range(0, len(match.actions), STEPS):
            await self.update(table_id, done=first)
            parts.append(await self.workers.review(match, first, first + STEPS, asker))
        return review_numbers(parts, SIMULATIONS)

    async def update(self, table_id: str, **values: Any) -> None:
        """Update the row of a review whose lease this process holds."""
        mine = (reviews.c.table_id == table_id) & (reviews.c.claimed_by == self.process_name)
        await self.store.write(lambda connection: connection.execute(update(reviews).where(mine).values(**values)))


def finished_match(snapshot: Snapshot) -> Match:
    """The match of a table whose game is over. Raises `Problem` if it is not."""
    if snapshot.event_log is None:
        raise Problem("not-started")
    if snapshot.table["state"] == "playing" or snapshot.event_log.game.turn != OVER:
        raise Problem("not-over")
    return snapshot.event_log.match
