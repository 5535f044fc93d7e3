"""The game of the day: a solo game with the same draws for everybody, in which one attempt counts."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, ClassVar, Final

from sqlalchemy import Connection, func, select

from caverna.games import new_game

from ..new_tables import SeatPlan, TablePlan
from ..schema import daily_games
from .common_games import Board, CommonGames
from .days import DAY, Period, closes_at, day_at, day_period, streaks

SETUPS: Final[Mapping[str, Mapping[str, Any]]] = {
    "cave-farmers": {"players": 1, "solo_cards": "shuffled"},  # in the usual order every day would be the same
    "cave-vs-cave": {"players": 1},
}


class DailyGames(CommonGames):
    """The games of all days."""

    SECRET: ClassVar = "game of the day"

    def period_at(self, now: float) -> Period:
        return day_period(day_at(now))

    async def plan(self, period: Period, game: str, name: str) -> TablePlan:
        return TablePlan(
            new_game(game, **SETUPS[game]), [], [SeatPlan("me", name)], public=False,
            seed=await self.seed(period, game), clock=None, hints=False, is_replay=False, daily=period.name,
        )  # fmt: skip

    async def view(self, day: date, player: str | None) -> dict[str, Any]:
        """A day with its games, as a player sees it."""
        today, period = day_at(self.now()), day_period(day)
        played = await self.store.read(lambda connection: days_played(connection, player))
        streak, longest = streaks(played, today)
        return {
            "day": str(day), "today": str(today), "ends": period.ends, "closes": period.closes, "streak": streak,
            "longest": longest, "games": await self.games_view(period, player),
            "tomorrow": await self.promises(day_period(today + DAY)),
        }  # fmt: skip

    async def board(self, day: date, game: str, player: str | None) -> Board:
        """The leaderboard of a game of a day."""
        return await self.board_of(day_period(day), game, player)


def days_played(connection: Connection, player: str | None) -> set[date]:
    """The days on which a player has finished a game in time."""
    is_day = func.length(daily_games.c.day) == len("2026-11-16")
    query = select(daily_games.c.day, daily_games.c.finished).where(
        daily_games.c.player == player, daily_games.c.finished.is_not(None), is_day
    )
    played = [(date.fromisoformat(row.day), row.finished) for row in connection.execute(query)]
    return {then for then, finished in played if finished <= closes_at(then)}
