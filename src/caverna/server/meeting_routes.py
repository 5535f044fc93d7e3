"""The HTTP routes about finding people, ratings and leaderboards."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from caverna.games import new_game

from .bot_ratings import bot_ratings
from .messages import GameId
from .names import clean_name
from .new_tables import SeatPlan, TablePlan
from .people import meeting_messages as m
from .people.matchmaking import Newcomer
from .people_routes import Me
from .problems import Problem
from .routes import PROBLEMS, NewToken, PlayerProfile, TableId, Token, note_client, services_of

router = APIRouter(responses=PROBLEMS)
PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,16}$", description="The id of a profile")]


# people


@router.get("/api/me/opponents", tags=["meeting"])
async def opponents(request: Request, me: Me) -> list[m.Opponent]:
    """People with profiles whom the player has met at tables, the most recent first."""
    return [m.Opponent(**row) for row in await services_of(request).contacts.opponents(me)]


@router.get("/api/me/blocks", tags=["meeting"])
async def blocked(request: Request, me: Me) -> list[m.Person]:
    """Whom the player has blocked."""
    return [m.Person(**row) for row in await services_of(request).contacts.blocked(me)]


@router.post("/api/me/blocks", tags=["meeting"], status_code=204)
async def block(request: Request, body: m.BlockRequest, me: Me) -> None:
    """Block somebody: they cannot invite the player, join their tables, or be heard in the chat.

    They are not notified.
    """
    contacts = services_of(request).contacts
    if body.person is not None and body.table is None and body.seat is None:
        await contacts.block(me, body.person)
    elif body.person is None and body.table is not None and body.seat is not None:
        await contacts.block_seat(me, body.table, body.seat)
    else:
        raise Problem("bad-request", detail="give either person, or table and seat")


@router.delete("/api/me/blocks/{person}", tags=["meeting"], status_code=204)
async def unblock(request: Request, person: PersonId, me: Me) -> None:
    """Unblock somebody."""
    await services_of(request).contacts.unblock(me, person)


# invitations


@router.get("/api/me/invitations", tags=["meeting"])
async def invitations(request: Request, me: Me) -> list[m.Invitation]:
    """The player's invitations. To accept one, join its table."""
    return [m.Invitation(**row) for row in await services_of(request).contacts.invitations(me)]


@router.delete("/api/me/invitations/{table_id}", tags=["meeting"], status_code=204)
async def decline(request: Request, table_id: TableId, me: Me) -> None:
    """Decline an invitation."""
    await services_of(request).contacts.decline(me, table_id)


@router.get("/api/tables/{table_id}/invitations", tags=["meeting"])
async def invited(request: Request, table_id: TableId, me: Me) -> list[m.Invited]:
    """Who has been invited to the player's table."""
    return [m.Invited(**row) for row in await services_of(request).contacts.invited(me, table_id)]


@router.post("/api/tables/{table_id}/invitations", tags=["meeting"], status_code=201)
async def invite(request: Request, table_id: TableId, body: m.InviteRequest, me: Me) -> m.Person:
    """Invite somebody to an open seat of the player's table, by the name of their profile."""
    person = await services_of(request).contacts.invite(me, table_id, body.name)
    note_client(request, table_id)
    return m.Person(**person)


# finding a table


@router.post("/api/play-now", tags=["meeting"])
async def play_now(request: Request, body: m.PlayNowRequest, token: NewToken, profile_id: PlayerProfile) -> m.Seated:
    """Take a seat at a public table that fits and waits for players, or open one."""
    if token is None:
        raise Problem("not-a-player")
    services = services_of(request)
    quota = services.clients.quota(request.scope)
    game = new_game(body.game, players=body.players)
    name = clean_name(body.name)
    seats = [SeatPlan("me", name), *(SeatPlan("open", f"Player {seat + 2}") for seat in range(body.players - 1))]
    plan = TablePlan(game, [], seats, True, None, body.clock, False, False, rated=body.rated)
    who = Newcomer(token, name, services.clients.pseudonym(quota.client), profile_id)
    found = await services.matchmaking.play_now(plan, who, body.mine, quota.count_table)
    note_client(request, found.table_id)
    return m.Seated(id=found.table_id, seat=found.seat, opened=found.is_new)


@router.post("/api/tables/{table_id}/rematch", tags=["meeting"])
async def rematch(
    request: Request, table_id: TableId, body: m.RematchRequest, token: Token, profile_id: PlayerProfile
) -> m.Seated:
    """Play again with the same people and settings, every player one seat further. The others are invited."""
    services = services_of(request)
    quota = services.clients.quota(request.scope)
    who = Newcomer(body.token, clean_name(body.name), services.clients.pseudonym(quota.client), profile_id)
    found = await services.matchmaking.rematch(table_id, token, who, quota.count_table)
    note_client(request, found.table_id)
    return m.Seated(id=found.table_id, seat=found.seat, opened=found.is_new)


# ratings and leaderboards


@router.get("/api/tables/{table_id}/ratings", tags=["meeting"])
async def table_ratings(request: Request, table_id: TableId) -> m.TableRatings:
    """The ratings of the people and bots at a table, and what a rated game has changed."""
    services = services_of(request)
    snapshot = await services.snapshots.current(table_id)
    rows = await services.ratings.at_table(table_id, snapshot.table["game"], snapshot.seats)
    return m.TableRatings.model_validate({"rated": snapshot.table["rated"], "seats": rows})


@router.get("/api/me/ratings", tags=["meeting"])
async def my_ratings(request: Request, me: Me) -> list[m.MyRating]:
    """The player's ratings, with how they came about."""
    return [m.MyRating(**row) for row in await services_of(request).ratings.of(me)]


@router.get("/api/ratings", tags=["meeting"])
async def ratings(
    request: Request, profile_id: PlayerProfile, game: GameId, field: m.Players = "two"
) -> m.RatingsAnswer:
    """The people with the highest ratings, and the ratings of bots."""
    rows = await services_of(request).ratings.best(game, field, profile_id)
    bots = [{"level": level, "rating": rating} for level, rating in bot_ratings(game, field).items()]
    return m.RatingsAnswer.model_validate({"game": game, "field": field, "rows": rows, "bots": bots})


@router.get("/api/leaderboards", tags=["meeting"])
async def leaderboard(
    request: Request,
    profile_id: PlayerProfile,
    game: GameId,
    setup: Annotated[str | None, Query(max_length=200, description="One of the set-ups of the answer")] = None,
    month: Annotated[str | None, Query(pattern=r"^\d{4}-\d{2}$", description="Such as 2026-11; else all time")] = None,
) -> m.Leaderboard:
    """The best solo games of a set-up, of a month or of all time. Only games whose chance the server drew count."""
    found = await services_of(request).leaderboards.board(game, setup, month, profile_id)
    return m.Leaderboard.model_validate(found)
