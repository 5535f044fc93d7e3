"""The game of the day: everybody plays alone with the same chance, and one attempt counts."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, func, insert, select

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
FRESH: Final = 2.0
"""Seconds for which what everybody sees is not read again."""
MAX_STANDINGS: Final = 50
"""Games of days to remember."""
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


class Standing(NamedTuple):
    """What everybody sees of a game of a day: how many have finished it, and the best, as it was at a time."""

    at: float
    finished: int
    best: Sequence[Row]


class DailyGames:
    """The games of all days. Players are known by their profile, or by the hash of their browser's token.

    What everybody sees of a day is read anew after some seconds, or at once for those who have just finished.
    """

    def __init__(self, store: Store, new_tables: NewTables, now: Callable[[], float] = time) -> None:
        self.store = store
        self.new_tables = new_tables
        self.now = now
        self.secret: bytes | None = None
        self.standings: OrderedDict[tuple[date, str], Standing] = OrderedDict()

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
        mine, played = await self.store.read(lambda connection: read_own(connection, day, player))
        games = []
        for game in GAMES:
            seed = await self.seed(day, game)
            found = mine.get(game)
            standing = await self.standing(day, game, None if found is None else found.pop("finished"))
            games.append({
                "game": game, "commitment": commitment_to(seed), "seed": seed if is_closed else None,
                "finished": standing.finished, "mine": found,
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
        own = (
            None
            if player is None
            else await self.store.read(lambda connection: own_line(connection, day, game, player))
        )
        standing = await self.standing(day, game, None if own is None else own["finished"])
        found = [*standing.best]
        if own is not None and not any(row["player"] == player for row in found):
            found.append(own)

        def read(connection: Connection) -> Board:
            rows, sheet = read_lines(connection, day, game, player, found)
            if not is_closed and sheet is None:
                rows = [{**row, "table": None} for row in rows]
            return Board(standing.finished, rows, sheet)

        return await self.store.read(read)

    async def standing(self, day: date, game: str, finished: float | None) -> Standing:
        """What everybody sees of a game of a day, with the game that the asking player has finished, if any."""
        now, known = self.now(), self.standings.get((day, game))
        if known is None or abs(now - known.at) > FRESH or (finished is not None and finished >= known.at):
            known = await self.store.read(lambda connection: read_standing(connection, day, game, now))
            self.standings[day, game] = known
        self.standings.move_to_end((day, game))
        if len(self.standings) > MAX_STANDINGS:
            self.standings.popitem(last=False)
        return known


def in_time(day: date, game: str | None = None) -> ColumnElement[bool]:
    """Which games of a day count: those that were finished before it was closed."""
    found = (daily_games.c.day == str(day)) & (daily_games.c.finished <= closes_at(day))
    return found if game is None else found & (daily_games.c.game == game)


def place_of(connection: Connection, day: date, game: str, score: float) -> int:
    """The place of a score: equal scores share it."""
    query = select(func.count()).select_from(daily_games).where(in_time(day, game), daily_games.c.score > score)
    return 1 + int(connection.execute(query).scalar_one())


def read_own(connection: Connection, day: date, player: str | None) -> tuple[dict[str, dict[str, Any]], set[date]]:
    """A player's own games of a day, and the days on which the player has finished one."""
    if player is None:
        return {}, set()
    mine = {}
    query = select(daily_games).where(daily_games.c.day == str(day), daily_games.c.player == player)
    for row in connection.execute(query).mappings():
        counted = row["finished"] is not None and row["finished"] <= closes_at(day)
        mine[row["game"]] = {
            "table": row["table_id"], "score": row["score"], "counts": counted, "finished": row["finished"],
            "place": place_of(connection, day, row["game"], row["score"]) if counted else None,
        }  # fmt: skip
    all_days = select(daily_games.c.day, daily_games.c.finished).where(
        daily_games.c.player == player, daily_games.c.finished.is_not(None)
    )
    played = [(date.fromisoformat(row.day), row.finished) for row in connection.execute(all_days)]
    return mine, {then for then, finished in played if finished <= closes_at(then)}


def lines(day: date, game: str) -> Select[Any]:
    """A query for the lines of a board."""
    return (
        select(daily_games, seats.c.name)
        .join(seats, (seats.c.table_id == daily_games.c.table_id) & (seats.c.seat == 0))
        .where(in_time(day, game))
    )


def own_line(connection: Connection, day: date, game: str, player: str | None) -> Row | None:
    """The line of a player, if there is one."""
    if player is None:
        return None
    query = lines(day, game).where(daily_games.c.player == player)
    row = connection.execute(query).mappings().one_or_none()
    return None if row is None else dict(row)


def read_standing(connection: Connection, day: date, game: str, now: float) -> Standing:
    """How many have finished a game, and the best of them."""
    count = select(func.count()).select_from(daily_games).where(in_time(day, game))
    best = lines(day, game).order_by(daily_games.c.score.desc(), daily_games.c.finished).limit(BOARD)
    finished = int(connection.execute(count).scalar_one())
    return Standing(now, finished, [dict(row) for row in connection.execute(best).mappings()])


def read_lines(
    connection: Connection, day: date, game: str, player: str | None, found: Sequence[Row]
) -> tuple[list[dict[str, Any]], Mapping[str, float] | None]:
    """The lines of a board as a player sees them, and the points of that player."""
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
    return rows, sheet


def sheet_of(connection: Connection, table_id: str) -> Mapping[str, float]:
    """The points by category at a finished table of one player."""
    query = select(results.c.seats).where(results.c.table_id == table_id)
    found: Mapping[str, float] = connection.execute(query).scalar_one()[0]["sheet"]
    return found
