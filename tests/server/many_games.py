"""A database with as many finished tables as one likes: a few that were played, copied many times."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import Table

from caverna.game import OVER
from caverna.server import schema
from caverna.server.new_tables import SeatPlan
from caverna.server.services import Services
from tests.server.in_process import table_plan

COPIED: Final = (schema.tables, schema.seats, schema.events, schema.archives, schema.results, schema.chat)
OF_COPY: Final = {
    "id": "substr(id, 1, 6) || printf('%06d', n)",
    "table_id": "substr(table_id, 1, 6) || printf('%06d', n)",
    "token_hash": "substr(token_hash, 1, 58) || printf('%06d', n)",
    "at": "at - n * 600.0",
    "changed": "changed - n * 600.0",
    "key": "substr(key, 1, 26) || printf('%06d', n)",
}
"""The columns that must differ from copy to copy, or do in a year."""


async def play_some(services: Services, number: int) -> list[str]:
    """Play games of both kinds to the end, as people do: with a key for each action, and now and then an undo."""
    generator = random.Random(number)
    ids = []
    for count in range(number):
        tokens = [f"{generator.getrandbits(192):048x}" for _ in range(2)]
        seats = SeatPlan("me", "Ana"), SeatPlan("open", "Ben")
        plan = table_plan(*seats, game="cave-vs-cave", mode="short") if count % 2 else table_plan(*seats)
        table_id, _ = await services.new_tables.create(plan, tokens[0])
        await services.seats.join(table_id, tokens[1], "Ben", 1)
        await play_to_the_end(services, table_id, tokens, generator)
        ids.append(table_id)
    return ids


async def play_to_the_end(
    services: Services, table_id: str, tokens: list[str], generator: random.Random
) -> None:  # fmt: skip
    while True:
        snapshot = await services.snapshots.known(table_id)
        assert snapshot.event_log is not None
        match = snapshot.event_log.match
        if match.game.turn == OVER:
            return
        key = f"{generator.getrandbits(128):032x}"
        if match.can_undo and generator.random() < 0.05:
            await services.commands.undo(table_id, tokens[match.undo_seat or 0], snapshot.version, False, key)
        else:
            action = generator.choice(match.game.legal_actions())
            await services.commands.play(table_id, tokens[match.game.turn], snapshot.version, action, key)


def copy_tables(path: Path, copies: int) -> None:
    """Add copies of every table in a SQLite file that no server uses."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA synchronous = OFF")
    for table in COPIED:
        connection.execute(copy_statement(table), (copies,))
    connection.commit()
    connection.close()


def copy_statement(table: Table) -> str:
    names = [f'"{column.name}"' for column in table.columns]
    values = [OF_COPY.get(column.name, f'"{column.name}"') for column in table.columns]
    return (
        "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?) "
        f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {', '.join(values)} FROM {table.name}, numbers"
    )
