"""The HTTP routes about people: profiles and the game of the day."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final
from urllib.parse import urlsplit

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic_core import to_json
from starlette.responses import Response

from .names import clean_name
from .people import messages as m
from .people.avatars import PARTS, PICTURES, random_avatar
from .people.days import day_at, parse_day
from .people.passkeys import NewPasskey, SignedChallenge, site_of
from .people.qr import qr_path
from .people.sessions import PREFIX
from .problems import Problem
from .routes import PROBLEMS, NewToken, PlayerProfile, PlayerToken, raw, services_of
from .snapshot import hash_token

UPDATING: Final = 0.002
"""Seconds of work to update everybody at a table after a player's profile has changed."""

router = APIRouter(responses=PROBLEMS)


async def session_token(token: PlayerToken = None) -> str:
    """The token of a session, which may have yet to begin. Raises `Problem` if there is none."""
    if token is None or not token.startswith(PREFIX):
        raise Problem("no-profile")
    return token


async def own_profile(request: Request, token: Annotated[str, Depends(session_token)]) -> str:
    """The profile of the asking player. Raises `Problem` if there is none."""
    return await services_of(request).sessions.profile_of(token)


async def daily_player(profile_id: PlayerProfile, token: PlayerToken = None) -> str | None:
    """By what the asking player is known in the games of the day."""
    return profile_id or (None if token is None else hash_token(token))


SessionToken = Annotated[str, Depends(session_token)]
Me = Annotated[str, Depends(own_profile)]
DailyPlayer = Annotated[str | None, Depends(daily_player)]
Day = Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$", description="A day in UTC, such as 2026-11-16")]


# profiles


async def profile_answer(request: Request, profile_id: str, token: str) -> m.ProfileAnswer:
    """A profile as its owner sees it."""
    services = services_of(request)
    found = await services.profiles.read(profile_id)
    lists = {
        "sessions": await services.sessions.all(profile_id, token),
        "passkeys": await services.passkeys.all(profile_id),
    }
    return m.ProfileAnswer.model_validate({**found, "avatars": PICTURES, "avatar_parts": PARTS, **lists})


@router.post("/api/me", tags=["people"], status_code=201)
async def make_profile(request: Request, body: m.NewProfileRequest, token: SessionToken) -> m.ProfileAnswer:
    """Make a profile. It collects the seats whose tokens are shown. The device makes up the token of its session."""
    services = services_of(request)
    services.clients.quota(request.scope).count_profile()
    profile_id = await services.profiles.create(body.name, body.avatar or random_avatar(), token, body.device)
    held = [(seat.table, seat.token) for seat in body.seats]
    await services.profiles.collect(profile_id, held, None if body.browser is None else hash_token(body.browser))
    return await profile_answer(request, profile_id, token)


@router.get("/api/me", tags=["people"])
async def profile(request: Request, me: Me, token: SessionToken) -> m.ProfileAnswer:
    """The profile of the asking player."""
    return await profile_answer(request, me, token)


@router.patch("/api/me", tags=["people"])
async def change_profile(request: Request, body: m.ProfileRequest, me: Me, token: SessionToken) -> m.ProfileAnswer:
    """Change the name or the avatar."""
    values = {name: value for name, value in body.model_dump(exclude_unset=True).items() if value is not None}
    if values:
        services = services_of(request)
        shown = await services.profiles.change(me, values)
        services.clients.quota(request.scope).charge(shown * UPDATING)
    return await profile_answer(request, me, token)


@router.delete("/api/me", tags=["people"], status_code=204)
async def delete_profile(request: Request, me: Me) -> None:
    """Delete the profile with all its personal data. Bots continue its games."""
    await services_of(request).profiles.delete(me)


@router.get("/api/me/export", tags=["people"], response_model=dict[str, object])
async def export_profile(request: Request, me: Me, token: SessionToken) -> Response:
    """Everything that is stored about the asking player, as a file."""
    services = services_of(request)
    async with services.clients.quota(request.scope).long_answer():
        found = await services.profiles.export(me, await services.sessions.all(me, token))
        await asyncio.sleep(0)
        headers = {"Content-Disposition": 'attachment; filename="caverna-profile.json"'}
        return Response(to_json(found, indent=2), headers=headers, media_type="application/json")


@router.post("/api/me/seats", tags=["people"])
async def collect_seats(request: Request, body: m.SeatsRequest, me: Me) -> m.SeatsCollected:
    """Give the profile more seats of this browser."""
    held = [(seat.table, seat.token) for seat in body.seats]
    player = None if body.browser is None else hash_token(body.browser)
    services = services_of(request)
    async with services.clients.quota(request.scope).long_answer():
        return m.SeatsCollected(seats=await services.profiles.collect(me, held, player))


@router.get("/api/me/tables", tags=["people"], response_model=list[m.MyTable])
async def my_tables(request: Request, me: Me) -> Response:
    """Where the player has a seat, whichever device it was taken on."""
    services = services_of(request)
    async with services.clients.quota(request.scope).long_answer():
        return raw(await services.history.seats_of(me))


@router.get("/api/me/results", tags=["people"], response_model=list[m.MyResult])
async def my_results(request: Request, me: Me) -> Response:
    """The player's finished games."""
    services = services_of(request)
    async with services.clients.quota(request.scope).long_answer():
        return raw(await services.history.results_of(me))


@router.post("/api/me/links", tags=["people"], status_code=201)
async def make_link(request: Request, me: Me) -> m.LinkAnswer:
    """A code that opens a session on another device, once and within some minutes."""
    code, expires = await services_of(request).sessions.make_link(me)
    link = f"{public_address(request)}/me#link={code}"
    size, path = qr_path(link)
    return m.LinkAnswer(code=code, link=link, qr=m.QrCode(size=size, path=path), expires=expires)


@router.post("/api/me/recovery", tags=["people"], status_code=201)
async def make_recovery_codes(request: Request, me: Me) -> m.RecoveryAnswer:
    """New recovery codes to print, each for one use. Earlier ones no longer work."""
    return m.RecoveryAnswer(codes=await services_of(request).sessions.make_recovery_codes(me))


@router.post("/api/me/sessions", tags=["people"], status_code=201)
async def begin_session(request: Request, body: m.SessionRequest, token: SessionToken) -> m.ProfileAnswer:
    """Sign in on this device, with the code of a link or a recovery code."""
    sessions = services_of(request).sessions
    await sessions.begin(token, body.code, body.device)
    return await profile_answer(request, await sessions.profile_of(token), token)


@router.delete("/api/me/sessions/{session_id}", tags=["people"], status_code=204)
async def end_session(
    request: Request, session_id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,16}$")], me: Me
) -> None:
    """End a session: this one, or that of a device that was lost."""
    await services_of(request).sessions.end(me, session_id)


# passkeys


def public_address(request: Request) -> str:
    """Where people find the page: as the settings say, or else as the browser that asks does."""
    host = request.headers.get("host", "")
    origin = request.headers.get("origin", "").lower()
    found = origin if urlsplit(origin).netloc == host.lower() else f"{request.url.scheme}://{host}"
    return services_of(request).settings.address or found.lower()


def count_challenge(request: Request) -> None:
    """Count a challenge that a client asks for. Raises `Problem` if there were too many."""
    services_of(request).clients.quota(request.scope).count_challenge()


@router.post("/api/me/passkeys/challenge", tags=["people"], status_code=201)
async def make_passkey_challenge(request: Request, me: Me, token: SessionToken) -> m.PasskeyOptions:
    """How the browser makes a passkey for the profile. It has to answer within some minutes."""
    count_challenge(request)
    options = await services_of(request).passkeys.options_to_make(site_of(public_address(request)), me, token)
    return m.PasskeyOptions.model_validate(options)


@router.post("/api/me/passkeys", tags=["people"], status_code=201)
async def make_passkey(request: Request, body: m.PasskeyRequest, me: Me, token: SessionToken) -> m.ProfileAnswer:
    """Store a passkey that the browser has made."""
    made = NewPasskey(body.id, body.client_data, body.attestation)
    await services_of(request).passkeys.make(site_of(public_address(request)), me, token, made, body.device)
    return await profile_answer(request, me, token)


@router.delete("/api/me/passkeys/{passkey_id}", tags=["people"], status_code=204)
async def remove_passkey(
    request: Request, passkey_id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,16}$")], me: Me
) -> None:
    """Remove a passkey. Sessions that were begun with it go on."""
    await services_of(request).passkeys.remove(me, passkey_id)


@router.post("/api/me/sessions/challenge", tags=["people"], status_code=201)
async def sign_in_challenge(request: Request, token: SessionToken) -> m.SignInOptions:
    """How the browser signs in with a passkey. The device makes up the token of the session that is to begin."""
    count_challenge(request)
    options = await services_of(request).passkeys.options_to_sign_in(site_of(public_address(request)), token)
    return m.SignInOptions.model_validate(options)


@router.post("/api/me/sessions/passkey", tags=["people"], status_code=201)
async def sign_in(request: Request, body: m.PasskeySessionRequest, token: SessionToken) -> m.ProfileAnswer:
    """Sign in on this device, with a passkey."""
    services = services_of(request)
    signed = SignedChallenge(body.id, body.client_data, body.authenticator_data, body.signature)
    await services.passkeys.begin(site_of(public_address(request)), token, signed, body.device)
    return await profile_answer(request, await services.sessions.profile_of(token), token)


# the game of the day


@router.get("/api/daily", tags=["people"])
async def daily(
    request: Request, player: DailyPlayer, day: Annotated[str | None, Query(pattern=r"^\d{4}-\d{2}-\d{2}$")] = None
) -> m.DailyAnswer:
    """The games of a day, by default of today: solo games with the same draws for everybody."""
    games = services_of(request).daily_games
    now = games.now()
    return m.DailyAnswer(**await games.view(day_at(now) if day is None else parse_day(day, now), player))


@router.post("/api/daily/{game}", tags=["people"])
async def begin_daily(
    request: Request, game: Annotated[str, Path(max_length=32)], body: m.DailyRequest, token: NewToken,
    player: DailyPlayer, profile_id: PlayerProfile,
) -> m.DailyBegun:  # fmt: skip
    """Begin today's game. There is one attempt: if the player has begun it already, the response says where."""
    if token is None or player is None:
        raise Problem("not-a-player")
    services = services_of(request)
    quota = services.clients.quota(request.scope)
    quota.count_table()
    name, opener = clean_name(body.name), services.clients.pseudonym(quota.client)
    table_id, is_new = await services.daily_games.begin(game, player, name, token, opener, profile_id)
    return m.DailyBegun(id=table_id, begun=is_new)


@router.get("/api/daily/{day}/{game}", tags=["people"])
async def daily_board(
    request: Request, day: Day, game: Annotated[str, Path(max_length=32)], player: DailyPlayer
) -> m.DailyBoard:
    """The leaderboard of a game of the day."""
    games = services_of(request).daily_games
    found = await games.board(parse_day(day, games.now()), game, player)
    return m.DailyBoard.model_validate({"day": day, "game": game, **found._asdict()})
