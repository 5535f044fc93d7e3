"""The HTTP routes about people: the game of the day."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Path, Query, Request, Security
from fastapi.security import APIKeyHeader

from .names import clean_name
from .people import messages as m
from .people.days import day_at, parse_day
from .problems import Problem
from .routes import PROBLEMS, TOKEN, Token, services_of
from .snapshot import hash_token

PLAYER: Final = APIKeyHeader(
    name="Caverna-Player", auto_error=False, scheme_name="player",
    description="A secret token of a browser, made up like that of a seat, by which it is known at every table",
)  # fmt: skip

router = APIRouter(responses=PROBLEMS)


async def player_hash(given: Annotated[str | None, Security(PLAYER)]) -> str | None:
    """The hash by which the asking browser is known, if it has a token. Raises `Problem` if that is malformed."""
    if given is None:
        return None
    if not TOKEN.fullmatch(given):
        raise Problem("not-a-player")
    return hash_token(given)


Player = Annotated[str | None, Depends(player_hash)]
Day = Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$", description="A day in UTC, such as 2026-11-16")]


@router.get("/api/daily", tags=["people"])
async def daily(
    request: Request, player: Player, day: Annotated[str | None, Query(pattern=r"^\d{4}-\d{2}-\d{2}$")] = None
) -> m.DailyAnswer:
    """The games of a day, by default of today: alone, with the same chance for everybody."""
    games = services_of(request).daily_games
    now = games.now()
    return m.DailyAnswer(**await games.view(day_at(now) if day is None else parse_day(day, now), player))


@router.post("/api/daily/{game}", tags=["people"])
async def begin_daily(
    request: Request, game: Annotated[str, Path(max_length=32)], body: m.DailyRequest, token: Token, player: Player
) -> m.DailyBegun:
    """Begin today's game. There is one attempt: whoever has begun is told where."""
    if token is None or player is None:
        raise Problem("not-a-player")
    services = services_of(request)
    quota = services.clients.quota(request.scope)
    quota.count_table()
    name, opener = clean_name(body.name), services.clients.pseudonym(quota.client)
    table_id, is_new = await services.daily_games.begin(game, player, name, token, opener)
    return m.DailyBegun(id=table_id, begun=is_new)


@router.get("/api/daily/{day}/{game}", tags=["people"])
async def daily_board(
    request: Request, day: Day, game: Annotated[str, Path(max_length=32)], player: Player
) -> m.DailyBoard:
    """The board of a game of the day."""
    games = services_of(request).daily_games
    found = await games.board(parse_day(day, games.now()), game, player)
    return m.DailyBoard.model_validate({"day": day, "game": game, **found._asdict()})
