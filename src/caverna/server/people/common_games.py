"""Games that everybody plays with the same draws, of a day or a week: one attempt counts, and results are compared.

The seed of a game is an HMAC of its period's name under a secret of the server. Its SHA-256 is shown from the
period before, and the seed itself once the period is closed. So nobody can know the cards in advance, and everybody can
check afterwards that they were fixed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, func, insert, select

from caverna.games import GAMES

from ..common_time import time
from ..new_tables import NewTables, TablePlan
from ..problems import Problem
from ..schema import daily_games, results, seats, tables
from ..store import Store
from .days import Period, commitment_to, seed_of
from .secret import server_secret

BOARD: Final = 100
"""Lines of a leaderboard."""
FRESH: Final = 2.0
"""Seconds for which what everybody sees is cached."""
MAX_STANDINGS: Final = 50
"""Games to remember."""

Row = Mapping[str, Any]


class Begun(NamedTuple):
    """A player's game, and whether it is new."""

    table_id: str
    is_new: bool


class Board(NamedTuple):
    """The results of a game, for one player."""

    finished: int
    rows: Sequence[Row]
    sheet: Mapping[str, float] | None


class Standing(NamedTuple):
    """What everybody sees of a game: how many have finished it, and the best, as it was at a time."""

    at: float
    finished: int
    best: Sequence[Row]


class CommonGames(ABC):
    """The games of all periods. Players are known by their profile, or by the hash of their browser's token.

    What everybody sees of a period is read anew after some seconds, or at once for those who have just finished.
    """

    SECRET: ClassVar[str]

    def __init__(self, store: Store, new_tables: NewTables, now: Callable[[], float] = time) -> None:
        self.store = store
        self.new_tables = new_tables
        self.now = now
        self.secret: bytes | None = None
        self.standings: OrderedDict[tuple[str, str], Standing] = OrderedDict()

    @abstractmethod
    def period_at(self, now: float) -> Period:
        """The period at a time."""

    @abstractmethod
    async def plan(self, period: Period, game: str, name: str) -> TablePlan:
        """The table of a player."""

    async def seed(self, period: Period, game: str) -> str:
        """The seed of a game. It must not leave the server before the period is closed."""
        if self.secret is None:
            self.secret = await server_secret(self.store, self.SECRET)
        return seed_of(self.secret, period.name, game)

    async def begin(
        self, game: str, player: str, name: str, token: str, opener: str, profile_id: str | None = None
    ) -> Begun:
        """Begin the game of this period, or find the one that the player has begun before."""
        if game not in GAMES:
            raise Problem("unknown-game")
        period = self.period_at(self.now())
        if (found := await self.table_of(period, game, player)) is not None:
            return Begun(found, False)
        plan = await self.plan(period, game, name)

        def enter(connection: Connection, table_id: str) -> None:
            row = {"table_id": table_id, "day": period.name, "game": game, "player": player}
            connection.execute(insert(daily_games), [row])

        try:
            table_id, _ = await self.new_tables.create(plan, token, opener, profile_id, enter)
        except Problem as problem:
            found = await self.table_of(period, game, player) if problem.code == "bad-key" else None
            if found is None:
                raise
            return Begun(found, False)  # the same player was faster on another tab
        return Begun(table_id, True)

    async def table_of(self, period: Period, game: str, player: str) -> str | None:
        """The table where a player has begun a game."""
        query = select(daily_games.c.table_id).where(
            daily_games.c.day == period.name, daily_games.c.game == game, daily_games.c.player == player
        )
        return await self.store.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def games_view(self, period: Period, player: str | None) -> list[dict[str, Any]]:
        """The games of a period, as a player sees them."""
        is_closed = self.now() >= period.closes
        own = await self.store.read(lambda connection: read_own(connection, period, player))
        found = []
        for game in GAMES:
            seed = await self.seed(period, game)
            mine = own.get(game)
            standing = await self.standing(period, game, None if mine is None else mine.pop("finished"))
            found.append({
                "game": game, "commitment": commitment_to(seed), "seed": seed if is_closed else None,
                "finished": standing.finished, "mine": mine,
            })  # fmt: skip
        return found

    async def promises(self, period: Period) -> list[dict[str, str]]:
        """The commitments for the games of a period that is still to come."""
        return [{"game": game, "commitment": commitment_to(await self.seed(period, game))} for game in GAMES]

    async def board_of(self, period: Period, game: str, player: str | None) -> Board:
        """The leaderboard of a game. Players who have yet to finish it learn only how many have."""
        if game not in GAMES:
            raise Problem("unknown-game")
        is_closed = self.now() >= period.closes
        own = await self.store.read(lambda connection: own_line(connection, period, game, player))
        standing = await self.standing(period, game, None if own is None else own["finished"])
        if not is_closed and own is None:
            return Board(standing.finished, [], None)
        found = [*standing.best]
        if own is not None and not any(row["player"] == player for row in found):
            found.append(own)

        def read(connection: Connection) -> Board:
            return Board(standing.finished, *read_lines(connection, period, game, player, found))

        return await self.store.read(read)

    async def standing(self, period: Period, game: str, finished: float | None) -> Standing:
        """What everybody sees of a game, with the one that the asking player has finished, if any."""
        key = period.name, game
        now, known = self.now(), self.standings.get(key)
        if known is None or abs(now - known.at) > FRESH or (finished is not None and finished >= known.at):
            known = await self.store.read(lambda connection: read_standing(connection, period, game, now))
            self.standings[key] = known
        self.standings.move_to_end(key)
        if len(self.standings) > MAX_STANDINGS:
            self.standings.popitem(last=False)
        return known


def in_time(period: Period, game: str) -> ColumnElement[bool]:
    """Which games of a period count: those that were finished before it was closed."""
    here = (daily_games.c.day == period.name) & (daily_games.c.game == game)
    return here & (daily_games.c.finished <= period.closes)


def place_of(connection: Connection, period: Period, game: str, score: float) -> int:
    """The place of a score: equal scores share it."""
    query = select(func.count()).select_from(daily_games).where(in_time(period, game), daily_games.c.score > score)
    return 1 + int(connection.execute(query).scalar_one())


def read_own(connection: Connection, period: Period, player: str | None) -> dict[str, dict[str, Any]]:
    """A player's own games of a period."""
    if player is None:
        return {}
    mine = {}
    query = select(daily_games).where(daily_games.c.day == period.name, daily_games.c.player == player)
    for row in connection.execute(query).mappings():
        counted = row["finished"] is not None and row["finished"] <= period.closes
        mine[row["game"]] = {
            "table": row["table_id"], "score": row["score"], "counts": counted, "finished": row["finished"],
            "place": place_of(connection, period, row["game"], row["score"]) if counted else None,
        }  # fmt: skip
    return mine


def lines(period: Period, game: str) -> Select[Any]:
    """A query for the lines of a leaderboard."""
    return (
        select(daily_games, seats.c.name)
        .join(tables, tables.c.id == daily_games.c.table_id)
        .join(seats, (seats.c.table_id == daily_games.c.table_id) & (seats.c.seat == tables.c.creator))
        .where(in_time(period, game))
    )


def own_line(connection: Connection, period: Period, game: str, player: str | None) -> Row | None:
    """The line of a player, if there is one."""
    if player is None:
        return None
    query = lines(period, game).where(daily_games.c.player == player)
    row = connection.execute(query).mappings().one_or_none()
    return None if row is None else dict(row)


def read_standing(connection: Connection, period: Period, game: str, now: float) -> Standing:
    """How many have finished a game, and the best of them."""
    count = select(func.count()).select_from(daily_games).where(in_time(period, game))
    best = lines(period, game).order_by(daily_games.c.score.desc(), daily_games.c.finished).limit(BOARD)
    finished = int(connection.execute(count).scalar_one())
    return Standing(now, finished, [dict(row) for row in connection.execute(best).mappings()])


def read_lines(
    connection: Connection, period: Period, game: str, player: str | None, found: Sequence[Row]
) -> tuple[list[dict[str, Any]], Mapping[str, float] | None]:
    """The lines of a leaderboard as a player sees them, and the points of that player."""
    rows: list[dict[str, Any]] = []
    sheet: Mapping[str, float] | None = None
    for index, row in enumerate(found):
        if row["player"] == player:
            sheet = sheet_of(connection, row["table_id"])
        if rows and rows[-1]["score"] == row["score"]:
            place = rows[-1]["place"]
        else:
            place = index + 1 if index < BOARD else place_of(connection, period, game, row["score"])
        rows.append({
            "place": place, "name": row["name"], "score": row["score"], "mine": row["player"] == player,
            "at": row["finished"], "table": row["table_id"],
        })  # fmt: skip
    return rows, sheet


def sheet_of(connection: Connection, table_id: str) -> Mapping[str, float] | None:
    """The points by category at a finished table of one player; None for a game that began at a position."""
    query = select(results.c.seats).where(results.c.table_id == table_id)
    found = connection.execute(query).scalar_one_or_none()
    return None if found is None else found[0]["sheet"]
