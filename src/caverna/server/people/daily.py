"""The game of the day: everybody plays alone with the same chance, and one attempt counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, func, insert, select

from caverna.games import GAMES, new_game

from ..common_time import time
from ..new_tables import NewTables, SeatPlan, TablePlan
from ..problems import Problem
from ..schema import daily_games, results, seats
from ..store import Store
from .days import DAY, closes_at, commitment_to, day_at, ends_at, seed_of, streaks
from .secret import server_secret

BOARD: Final = 100
"""Lines of a board."""
SECRET: Final = "game of the day"
SETUPS: Final[Mapping[str, Mapping[str, Any]]] = {
    "cave-farmers": {"players": 1, "solo_cards": "shuffled"},  # in the usual order every day would be the same
    "cave-vs-cave": {"players": 1},
}

Row = Mapping[str, Any]


class Begun(NamedTuple):
    """A player's game of the day, and whether it is new."""

    table_id: str
    is_new: bool


class Board(NamedTuple):
    """The results of a game of a day, for one player."""

    finished: int
    rows: Sequence[Row]
    sheet: Mapping[str, float] | None


class DailyGames:
    """The games of all days. Players are known by their profile, or by the hash of their browser's token."""

    def __init__(self, store: Store, new_tables: NewTables, now: Callable[[], float] = time) -> None:
        self.store = store
        self.new_tables = new_tables
        self.now = now
        self.secret: bytes | None = None

    async def seed(self, day: date, game: str) -> str:
        """The seed of a game. It must not leave the server before the day is closed."""
        if self.secret is None:
            self.secret = await server_secret(self.store, SECRET)
        return seed_of(self.secret, day, game)

    async def begin(
        self, game: str, player: str, name: str, token: str, opener: str, profile_id: str | None = None
    ) -> Begun:
        """Begin today's game, or find the one that the player has begun before."""
        if game not in GAMES:
            raise Problem("unknown-game")
        day = day_at(self.now())
        if (found := await self.table_of(day, game, player)) is not None:
            return Begun(found, False)
        plan = TablePlan(
            new_game(game, **SETUPS[game]), [], [SeatPlan("me", name)], public=False, seed=await self.seed(day, game),
            clock=None, hints=False, is_replay=False, daily=str(day),
        )  # fmt: skip

        def enter(connection: Connection, table_id: str) -> None:
            row = {"table_id": table_id, "day": str(day), "game": game, "player": player}
            connection.execute(insert(daily_games), [row])

        try:
            table_id, _ = await self.new_tables.create(plan, token, opener, profile_id, enter)
        except Problem as problem:
            found = await self.table_of(day, game, player) if problem.code == "bad-key" else None
            if found is None:
                raise
            return Begun(found, False)  # the same player was faster on another tab
        return Begun(table_id, True)

    async def table_of(self, day: date, game: str, player: str) -> str | None:
        """The table where a player has begun the game of a day."""
        query = select(daily_games.c.table_id).where(
            daily_games.c.day == str(day), daily_games.c.game == game, daily_games.c.player == player
        )
        return await self.store.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def view(self, day: date, player: str | None) -> dict[str, Any]:
        """A day with its games, as a player sees it."""
        now = self.now()
        today = day_at(now)
        is_closed = now >= closes_at(day)
        counts, mine, played = await self.store.read(lambda connection: read_day(connection, day, player))
        games = []
        for game in GAMES:
            seed = await self.seed(day, game)
            games.append({
                "game": game, "commitment": commitment_to(seed), "seed": seed if is_closed else None,
                "finished": counts.get(game, 0), "mine": mine.get(game),
            })  # fmt: skip
        streak, longest = streaks(played, today)
        tomorrow = [{"game": game, "commitment": commitment_to(await self.seed(today + DAY, game))} for game in GAMES]
        return {
            "day": str(day), "today": str(today), "ends": ends_at(day), "closes": closes_at(day), "streak": streak,
            "longest": longest, "games": games, "tomorrow": tomorrow,
        }  # fmt: skip

    async def board(self, day: date, game: str, player: str | None) -> Board:
        """The board of a game. Who has yet to finish it is not told where the others' games are."""
        if game not in GAMES:
            raise Problem("unknown-game")
        is_closed = self.now() >= closes_at(day)

        def read(connection: Connection) -> Board:
            finished, rows, sheet = read_board(connection, day, game, player)
            if not is_closed and sheet is None:
                rows = [{**row, "table": None} for row in rows]
            return Board(finished, rows, sheet)

        return await self.store.read(read)


def in_time(day: date, game: str | None = None) -> ColumnElement[bool]:
    """Which games of a day count: those that were finished before it was closed."""
    found = (daily_games.c.day == str(day)) & (daily_games.c.finished <= closes_at(day))
    return found if game is None else found & (daily_games.c.game == game)


def place_of(connection: Connection, day: date, game: str, score: float) -> int:
    """The place of a score: equal scores share it."""
    query = select(func.count()).select_from(daily_games).where(in_time(day, game), daily_games.c.score > score)
    return 1 + int(connection.execute(query).scalar_one())


def read_day(
    connection: Connection, day: date, player: str | None
) -> tuple[dict[str, int], dict[str, dict[str, Any]], set[date]]:
    """How many have finished each game of a day, a player's own games, and the days on which the player did."""
    count = select(daily_games.c.game, func.count()).where(in_time(day)).group_by(daily_games.c.game)
    counts = {str(row[0]): int(row[1]) for row in connection.execute(count)}
    if player is None:
        return counts, {}, set()
    mine = {}
    query = select(daily_games).where(daily_games.c.day == str(day), daily_games.c.player == player)
    for row in connection.execute(query).mappings():
        counted = row["finished"] is not None and row["finished"] <= closes_at(day)
        mine[row["game"]] = {
            "table": row["table_id"], "score": row["score"], "counts": counted,
            "place": place_of(connection, day, row["game"], row["score"]) if counted else None,
        }  # fmt: skip
    all_days = select(daily_games.c.day, daily_games.c.finished).where(
        daily_games.c.player == player, daily_games.c.finished.is_not(None)
    )
    played = [(date.fromisoformat(row.day), row.finished) for row in connection.execute(all_days)]
    return counts, mine, {then for then, finished in played if finished <= closes_at(then)}


def read_board(
    connection: Connection, day: date, game: str, player: str | None
) -> tuple[int, list[dict[str, Any]], Mapping[str, float] | None]:
    """How many have finished a game, the lines of its board, and the points of a player who has finished."""
    counts = in_time(day, game)
    finished = int(connection.execute(select(func.count()).select_from(daily_games).where(counts)).scalar_one())
    best = (
        select(daily_games, seats.c.name)
        .join(seats, (seats.c.table_id == daily_games.c.table_id) & (seats.c.seat == 0))
        .where(counts)
        .order_by(daily_games.c.score.desc(), daily_games.c.finished)
    )
    found = [*connection.execute(best.limit(BOARD)).mappings()]
    if player is not None and not any(row["player"] == player for row in found):
        found += connection.execute(best.where(daily_games.c.player == player)).mappings()
    rows: list[dict[str, Any]] = []
    sheet: Mapping[str, float] | None = None
    for index, row in enumerate(found):
        if row["player"] == player:
            sheet = sheet_of(connection, row["table_id"])
        if rows and rows[-1]["score"] == row["score"]:
            place = rows[-1]["place"]
        else:
            place = index + 1 if index < BOARD else place_of(connection, day, game, row["score"])
        rows.append({
            "place": place, "name": row["name"], "score": row["score"], "mine": row["player"] == player,
            "at": row["finished"], "table": row["table_id"],
        })  # fmt: skip
    return finished, rows, sheet


def sheet_of(connection: Connection, table_id: str) -> Mapping[str, float]:
    """The points by category at a finished table of one player."""
    query = select(results.c.seats).where(results.c.table_id == table_id)
    found: Mapping[str, float] = connection.execute(query).scalar_one()[0]["sheet"]
    return found
