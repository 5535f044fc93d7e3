"""The heartbeat of servers: a row in the database that says when one was last running.

A gap in it means that no server was running, or that the machine's clock was changed. That time is nobody's fault, so
the clocks of all tables are moved by it, forwards or backwards, and leases too.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from sqlalchemy import Connection, insert, select, text, update

from .common_time import common_time, time
from .event_writer import LEASE_SECONDS
from .notifier import Notifier
from .schema import pulse, reviews, seats, tables
from .store import Conflict, Store

BEAT: Final = 5.0
"""Seconds between two beats."""
GAP: Final = 3 * BEAT
"""Seconds without a beat that count as a gap, if other processes may be running."""
ONLY: Final = 1
"""The id of the only row."""
CLOCK: Final = text("SELECT extract(epoch FROM clock_timestamp())")
"""The time of PostgreSQL."""


class ServerHeartbeat:
    """Beats, and moves the clocks of all tables after a gap. `on_gap` is called when they were moved."""

    def __init__(self, store: Store, notifier: Notifier, is_shared: bool, on_gap: Callable[[], None]) -> None:
        self.store = store
        self.notifier = notifier
        self.is_shared = is_shared
        self.on_gap = on_gap
        self.last_beat = 0.0

    def is_due(self) -> bool:
        """Is it time to beat? It is, too, if the machine's clock was changed."""
        return abs(time() - self.last_beat) >= BEAT

    async def beat(self, is_first: bool = False) -> None:
        """Beat. Before the first beat of the only process no server was running, however short that time was."""
        if self.is_shared:
            await self.set_time()
        now = time()
        longest = 0.0 if is_first and not self.is_shared else GAP
        with suppress(Conflict):  # another process was the first to beat
            moved = await self.store.write(lambda connection: self.note(connection, now, longest))
            if moved is not None:
                self.on_gap()
                for table_id in moved:
                    self.notifier.announce(table_id)
        self.last_beat = now

    async def set_time(self) -> None:
        """Use the clock of the database, as all processes that share it do."""
        asked = monotonic()
        common_time.set(await self.store.read(lambda connection: float(connection.execute(CLOCK).scalar_one())), asked)

    def note(self, connection: Connection, now: float, longest: float) -> list[str] | None:
        """Record that a server is running.

        After a gap longer than `longest`, move the clocks of the tables returned.
        """
        before = connection.execute(select(pulse.c.at)).scalar()
        if before is None:
            connection.execute(insert(pulse), [{"id": ONLY, "at": now}])
            return None
        noted = connection.execute(update(pulse).where(pulse.c.at == before).values(at=now))
        if noted.rowcount != 1 or abs(now - before) <= longest:
            return None
        return self.move_clocks(connection, now, now - before)

    def move_clocks(self, connection: Connection, now: float, gap: float) -> list[str]:
        """Move everything that compares with the time now, and return the tables where time runs."""
        running = tables.c.deadline.is_not(None)
        moved = [*connection.execute(select(tables.c.id).where(running)).scalars()]
        later = {"since": tables.c.since + gap, "deadline": tables.c.deadline + gap}
        connection.execute(update(tables).where(running).values(**later))
        longest = now + LEASE_SECONDS
        for claimed in (tables, reviews):
            connection.execute(update(claimed).where(claimed.c.claimed_until > longest).values(claimed_until=longest))
        connection.execute(update(seats).where(seats.c.seen > now).values(seen=now))
        return moved
