"""The services of a server in this process, without HTTP and without anything that happens by itself."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from caverna.game import OVER
from caverna.games import new_game
from caverna.server.clock import Clock
from caverna.server.new_tables import SeatPlan, TablePlan
from caverna.server.services import Services
from caverna.server.settings import Limits, Settings, database_url
from caverna.server.store import Sqlite

Answer = TypeVar("Answer")


@asynccontextmanager
async def services(path: Path | str, **limits: int) -> AsyncIterator[Services]:
    """Services with a SQLite file or the database at a URL. Their background tasks are not running."""
    found = Services(Settings(database_url(str(path)), Limits(**limits)))
    await found.store.open()
    if isinstance(found.store, Sqlite):
        with found.store.writer.connect() as connection:  # the only one that writes
            connection.connection.cursor().execute("PRAGMA synchronous = OFF")
    try:
        yield found
    finally:
        found.slow_work.close()
        found.bot_workers.close()
        await found.webhooks.close()
        await found.push_client.close()
        await found.store.close()


def serving(path: Path | str, work: Callable[[Services], Awaitable[Answer]], **limits: int) -> Answer:
    """Do some work with services."""

    async def run() -> Answer:
        async with services(path, **limits) as found:
            return await work(found)

    return asyncio.run(run())


def table_plan(*seats: SeatPlan, game: str = "cave-farmers", clock: Clock | None = None, **options: Any) -> TablePlan:
    """A plan for a private table with these seats."""
    return TablePlan(new_game(game, players=len(seats), **options), [], seats, False, None, clock, False, False)


async def play_at_random(services: Services, table_id: str, seed: int = 0) -> None:
    """Play for every seat until the game is over."""
    generator = random.Random(seed)
    while True:
        snapshot = await services.snapshots.known(table_id)
        if snapshot.event_log is None or snapshot.event_log.game.turn == OVER:
            return
        game = snapshot.event_log.game
        await services.commands.play(table_id, game.turn, snapshot.version, generator.choice(game.legal_actions()))
