"""The HTTP routes about the position of the week."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request

from .names import clean_name
from .people import messages as m
from .people.weekly_messages import WeeklyAnswer, WeeklyBoard
from .people_routes import DailyPlayer
from .problems import Problem
from .routes import PROBLEMS, NewToken, PlayerProfile, services_of

router = APIRouter(responses=PROBLEMS)
WEEK: Final = r"^\d{4}-W\d{2}$"
GameName = Annotated[str, Path(max_length=32)]


@router.get("/api/weekly", tags=["people"])
async def weekly(
    request: Request, player: DailyPlayer, week: Annotated[str | None, Query(pattern=WEEK)] = None
) -> WeeklyAnswer:
    """The positions of a week, by default of this one: against a bot, with the same draws for everybody."""
    return WeeklyAnswer(**await services_of(request).weekly_positions.view(week, player))


@router.post("/api/weekly/{game}", tags=["people"])
async def begin_weekly(
    request: Request, game: GameName, body: m.DailyRequest, token: NewToken, player: DailyPlayer,
    profile_id: PlayerProfile,
) -> m.DailyBegun:  # fmt: skip
    """Begin the position of this week.

    There is one attempt: if the player has begun it already, the response says where.
    """
    if token is None or player is None:
        raise Problem("not-a-player")
    services = services_of(request)
    quota = services.clients.quota(request.scope)
    quota.count_table()
    name, opener = clean_name(body.name), services.clients.pseudonym(quota.client)
    table_id, is_new = await services.weekly_positions.begin(game, player, name, token, opener, profile_id)
    services.table_clients.note(table_id, quota.client)
    return m.DailyBegun(id=table_id, begun=is_new)


@router.get("/api/weekly/{week}/{game}", tags=["people"])
async def weekly_board(
    request: Request, week: Annotated[str, Path(pattern=WEEK, description="Such as 2026-W47")], game: GameName,
    player: DailyPlayer,
) -> WeeklyBoard:  # fmt: skip
    """The leaderboard of a position of the week."""
    found = await services_of(request).weekly_positions.board(week, game, player)
    return WeeklyBoard.model_validate({"week": week, "game": game, **found._asdict()})
