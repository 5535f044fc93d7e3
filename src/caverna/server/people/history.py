"""What the owner of a profile has played, and plays now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, func, select

from ..schema import chat, results, seats, tables
from ..store import Store
from ..views import LOBBY_SEAT

MAX_TABLES: Final = 500
"""Tables that are read at once, the newest first."""


class History:
    """The tables and results of profiles."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def seats_of(self, profile_id: str) -> list[dict[str, Any]]:
        """Where a profile has a seat, the table that changed last first: how it stands, and who is there."""
        mine = (chat.c.table_id == tables.c.id) & (chat.c.seat == seats.c.seat)
        answered = select(func.coalesce(func.max(chat.c.number), 0)).where(mine).scalar_subquery()
        columns = (
            tables.c.id.label("table_id"), tables.c.game, tables.c.options, tables.c.state, tables.c.turn,
            tables.c.held, tables.c.since, tables.c.deadline, tables.c.changed, tables.c.daily, seats.c.seat,
            tables.c.rated, tables.c.said, answered.label("answered"),
        )  # fmt: skip
        query = select(*columns).join(seats, seats.c.table_id == tables.c.id).where(seats.c.profile_id == profile_id)
        query = query.order_by(tables.c.changed.desc()).limit(MAX_TABLES)

        def read(connection: Connection) -> list[dict[str, Any]]:
            rows = [dict(row) for row in connection.execute(query).mappings()]
            players = players_at(connection, [row["table_id"] for row in rows])
            return [{**row, "players": players[row["table_id"]]} for row in rows]

        return await self.store.read(read)

    async def results_of(self, profile_id: str) -> list[dict[str, Any]]:
        """The results of finished games, the newest first, with everybody's points."""
        query = select(results, seats.c.seat.label("mine")).join(seats, seats.c.table_id == results.c.table_id)
        query = query.where(seats.c.profile_id == profile_id).order_by(results.c.at.desc()).limit(MAX_TABLES)

        def read(connection: Connection) -> list[dict[str, Any]]:
            rows = [dict(row) for row in connection.execute(query).mappings()]
            players = players_at(connection, [row["table_id"] for row in rows])
            return [result_view(row, players[row["table_id"]]) for row in rows]

        return await self.store.read(read)


def players_at(connection: Connection, table_ids: Iterable[str]) -> dict[str, list[dict[str, Any]]]:
    """Who sits at some tables, by seat."""
    found: dict[str, list[dict[str, Any]]] = {table_id: [] for table_id in table_ids}
    columns = (seats.c.table_id, *(seats.c[name] for name in LOBBY_SEAT))
    query = select(*columns).where(seats.c.table_id.in_(found)).order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(query).mappings():
        found[row["table_id"]].append({name: row[name] for name in LOBBY_SEAT})
    return found


def result_view(row: dict[str, Any], players: list[dict[str, Any]]) -> dict[str, Any]:
    """The result of a game for the player in one seat."""
    mine = row["seats"][row["mine"]]
    return {
        "table_id": row["table_id"], "game": row["game"], "at": row["at"], "seat": row["mine"], "score": mine["score"],
        "won": mine["won"], "sheet": mine["sheet"], "built": mine.get("built"), "players": players,
        "options": row["options"],
        "scores": [seat["score"] for seat in row["seats"]],
    }  # fmt: skip
