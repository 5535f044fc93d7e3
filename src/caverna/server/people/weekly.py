"""The position of the week: a game of two against a bot of some level, begun by bots, that can be won.

Bots play up to the position with draws from the seed of the week. It is taken only if a bot that is stronger than most
has won from it against the level, so that people can too. Once made it is stored, so that it does not change when the
bots do. From there on the seed decides the draws for everybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from sqlalchemy import Connection, insert, select

from caverna.bots import bot_seed
from caverna.game import OVER
from caverna.games import new_game
from caverna.record import Match, round_of

from ..bot_workers import Asker, BotWorkers
from ..common_time import time
from ..new_tables import NewTables, SeatPlan, TablePlan
from ..schema import positions
from ..store import Conflict, Store
from .common_games import Board, CommonGames
from .days import WEEK, Period, day_at, parse_week, week_period

SETUPS: Final[Mapping[str, Mapping[str, Any]]] = {
    "cave-farmers": {"players": 2},
    "cave-vs-cave": {"players": 2, "mode": "era-1"},
}
FROM_ROUND: Final = {"cave-farmers": 8, "cave-vs-cave": 5}
"""The round with which the position begins: the rest of the game takes a quarter of an hour."""
BEFORE: Final = "craftsman"
"""The level of the bots that have played up to it."""
PROOF: Final = "expert"
"""The level of the bot that has won from it."""
LEVELS: Final = ("apprentice", "journeyman", "craftsman", "expert")
"""The levels to be beaten, one after the other, week by week."""
ATTEMPTS: Final = 6
ASKER: Final = Asker("position of the week")


class Position(NamedTuple):
    """Where everybody begins."""

    actions: list[int]
    seat: int
    level: str


class WeeklyPositions(CommonGames):
    """The positions of all weeks."""

    SECRET: ClassVar = "position of the week"

    def __init__(
        self, store: Store, new_tables: NewTables, workers: BotWorkers, now: Callable[[], float] = time
    ) -> None:
        super().__init__(store, new_tables, now)
        self.workers = workers
        self.making = asyncio.Lock()

    def period_at(self, now: float) -> Period:
        return week_period(day_at(now))

    async def plan(self, period: Period, game: str, name: str) -> TablePlan:
        position = await self.position(period, game)
        players = [SeatPlan("bot", "Player 1", position.level), SeatPlan("bot", "Player 2", position.level)]
        players[position.seat] = SeatPlan("me", name)
        return TablePlan(
            new_game(game, **SETUPS[game]), position.actions, players, public=False,
            seed=await self.seed(period, game), clock=None, hints=False, is_replay=False, daily=period.name,
            is_settled=True,
        )  # fmt: skip

    async def view(self, week: str | None, player: str | None) -> dict[str, Any]:
        """A week with its positions, as a player sees it. By default it is this week."""
        now = self.now()
        current = self.period_at(now)
        period = current if week is None else parse_week(week, now)
        games = await self.games_view(period, player)
        return {
            "week": period.name, "current": current.name, "ends": period.ends, "closes": period.closes,
            "level": level_of(period), "games": games,
            "next": await self.promises(week_period(day_at(now) + WEEK)),
        }  # fmt: skip

    async def board(self, week: str, game: str, player: str | None) -> Board:
        """The leaderboard of a week."""
        return await self.board_of(parse_week(week, self.now()), game, player)

    async def position(self, period: Period, game: str) -> Position:
        """The position of a week, made when it is first requested."""
        here = (positions.c.week == period.name) & (positions.c.game == game)

        def read(connection: Connection) -> Position | None:
            row = connection.execute(select(positions).where(here)).mappings().one_or_none()
            return None if row is None else Position(row["actions"], row["seat"], row["level"])

        async with self.making:
            if (found := await self.store.read(read)) is not None:
                return found
            made = await make_position(game, await self.seed(period, game), level_of(period), self.workers)
            row = {"week": period.name, "game": game, "options": SETUPS[game], **made._asdict()}
            try:
                await self.store.write(lambda connection: connection.execute(insert(positions), [row]))
            except Conflict:  # another process was faster
                found = await self.store.read(read)
                assert found is not None
                return found
            return made


def level_of(period: Period) -> str:
    """The level to be beaten in a week."""
    return LEVELS[period.end.toordinal() // WEEK.days % len(LEVELS)]


async def make_position(game: str, seed: str, level: str, workers: BotWorkers) -> Position:
    """A position that a bot has won from: from behind, if possible."""
    for attempt in range(ATTEMPTS):
        match = Match.begin(new_game(game, **SETUPS[game]), seed=seed)
        match.draw_chance()
        await play_on(match, [BEFORE, BEFORE], f"{seed}/{attempt}", workers, until=FROM_ROUND[game])
        scores = match.game.scores()
        for seat in sorted(range(2), key=scores.__getitem__):
            after = match.copy()
            await play_on(after, [PROOF if one == seat else level for one in range(2)], seed, workers)
            if after.game.winners() == [seat]:
                return Position([*match.actions], seat, level)
    return Position([*match.actions], scores.index(max(scores)), level)


async def play_on(match: Match, bots: list[str], seed: str, workers: BotWorkers, until: int | None = None) -> None:
    """Have bots play up to a round, or to the end."""
    while match.game.turn != OVER and (until is None or (round_of(match.game)["round"] or 0) < until):
        if match.is_forced():
            match.play_forced()
            continue
        seat = match.game.turn
        chance = bot_seed(f"{seed}/{len(match.actions)}", seat)
        match.play(await workers.choose(bots[seat], match.game.to_dict(), chance, ASKER))
