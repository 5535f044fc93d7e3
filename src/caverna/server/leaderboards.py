"""Leaderboards: the best solo games of each set-up, by month and of all time.

docs/ratings.md says which games count. Only the best games of every month are kept, so nothing is ever recounted: a
game that is not among the best of its month is not among the best of all time.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select

from .schema import honours, profiles, seats, tables
from .store import Store

LINES: Final = 100
"""Games that are kept for each set-up and month, and lines of a leaderboard."""
PLAYER: Final[ColumnElement[str]] = func.coalesce(
    seats.c.profile_id, func.coalesce(tables.c.opener, tables.c.id) + "/" + seats.c.name
)
"""Who played: a profile, or a guest by network and name."""
PLAYED: Final = honours.join(tables).join(seats, seats.c.table_id == tables.c.id)
"""The games on leaderboards, with their tables and players."""

Row = Mapping[str, Any]


def setup_of(options: Row) -> str:
    """The options of a game as text."""
    return json.dumps(options, sort_keys=True, separators=(",", ":"))


def month_at(now: float) -> str:
    """The month at a time, in UTC, such as 2026-11."""
    return datetime.fromtimestamp(now, UTC).strftime("%Y-%m")


def player_of(table: Row, seat: Row) -> str:
    """What `PLAYER` is for a seat."""
    return seat["profile_id"] or f"{table['opener'] or table['id']}/{seat['name']}"


def on_board(game: str, setup: str, month: str | None) -> ColumnElement[bool]:
    """Which games are on a leaderboard: those of a month, or of all months."""
    found = (honours.c.game == game) & (honours.c.setup == setup)
    return found if month is None else found & (honours.c.month == month)


def counts(table: Row, seating: Sequence[Row]) -> bool:
    """Is it a solo game whose chance the server drew? Then it can get on a leaderboard, unless somebody gets a hint."""
    return len(seating) == 1 and seating[0]["kind"] == "person" and table["seed"] is None and not table["resumed"]


def enter_game(connection: Connection, table: Row, seating: Sequence[Row], score: float, now: float) -> None:
    """Enter a finished game, if it counts. Of the games of a player in a month the best one stays."""
    if not counts(table, seating):
        return
    hinted = select(tables.c.hinted).where(tables.c.id == table["id"])
    if connection.execute(hinted).scalar_one():  # the snapshot in memory may be older
        return
    row = {
        "table_id": table["id"], "game": table["game"], "setup": setup_of(table["options"]), "month": month_at(now),
        "score": score, "at": now,
    }  # fmt: skip
    board = on_board(row["game"], row["setup"], row["month"])
    mine = select(honours.c.table_id, honours.c.score).select_from(PLAYED)
    mine = mine.where(board, PLAYER.is_not_distinct_from(player_of(table, seating[0])))
    earlier = connection.execute(mine).all()
    if any(other.score >= score for other in earlier):
        return
    connection.execute(delete(honours).where(honours.c.table_id.in_([other.table_id for other in earlier])))
    connection.execute(insert(honours), [row])
    beaten = select(honours.c.table_id).where(board).order_by(honours.c.score.desc(), honours.c.at)
    found = [*connection.execute(beaten.offset(LINES).limit(LINES)).scalars()]
    connection.execute(delete(honours).where(honours.c.table_id.in_(found)))


class Leaderboards:
    """The leaderboards."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def board(self, game: str, setup: str | None, month: str | None, profile_id: str | None) -> dict[str, Any]:
        """A leaderboard, and which others there are: by default that of the set-up that is played most."""

        def read(connection: Connection) -> dict[str, Any]:
            played = select(honours.c.setup).where(honours.c.game == game).group_by(honours.c.setup)
            setups = [*connection.execute(played.order_by(func.count().desc(), honours.c.setup)).scalars()]
            months = select(honours.c.month).where(honours.c.game == game).distinct()
            chosen = setup or (setups[0] if setups else None)
            return {
                "game": game, "setup": chosen, "month": month,
                "setups": [{"setup": one, "options": json.loads(one)} for one in setups],
                "months": [*connection.execute(months.order_by(honours.c.month.desc())).scalars()],
                "rows": [] if chosen is None else read_lines(connection, game, chosen, month, profile_id),
            }  # fmt: skip

        return await self.store.read(read)


def read_lines(
    connection: Connection, game: str, setup: str, month: str | None, profile_id: str | None
) -> list[dict[str, Any]]:
    """The lines of a leaderboard: the best game of each player. Equal scores share a place."""
    number = func.row_number().over(partition_by=PLAYER, order_by=(honours.c.score.desc(), honours.c.at))
    best = (
        select(honours.c.table_id, honours.c.score, honours.c.at, seats.c.name, seats.c.profile_id, number.label("n"))
        .select_from(PLAYED)
        .where(on_board(game, setup, month))
        .subquery()
    )
    query = select(best, profiles.c.avatar).outerjoin(profiles, profiles.c.id == best.c.profile_id)
    query = query.where(best.c.n == 1).order_by(best.c.score.desc(), best.c.at).limit(LINES)
    rows: list[dict[str, Any]] = []
    for index, row in enumerate(connection.execute(query).mappings()):
        shared = rows and rows[-1]["score"] == row["score"]
        rows.append({
            "place": rows[-1]["place"] if shared else index + 1, "name": row["name"], "avatar": row["avatar"],
            "score": row["score"], "at": row["at"], "table": row["table_id"],
            "mine": profile_id is not None and row["profile_id"] == profile_id,
        })  # fmt: skip
    return rows
