"""The HTTP routes."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Coroutine, Hashable
from functools import cache
from secrets import compare_digest
from typing import Annotated, Any, Final, Literal, TypeVar

from fastapi import APIRouter, Depends, Header, Path, Query, Request, WebSocket
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic_core import to_json
from starlette.requests import ClientDisconnect
from starlette.responses import HTMLResponse, Response

from caverna.book import aid, book_for, find
from caverna.book.types import Book, Found
from caverna.game import RecordError
from caverna.games import GAMES, new_game
from caverna.locale import LANGUAGES, Translator, translator_for
from caverna.pictures import render
from caverna.record import Match
from caverna.review import ReviewWriter, hint_words
from caverna.review.types import Hint

from . import messages as m
from .bot_levels import HINT_BOT, check_level
from .bot_workers import Asker
from .lobby import Wanted
from .lobby import lobby as read_lobby
from .names import clean_name, recorded_name
from .new_tables import SeatPlan, TablePlan
from .people.sessions import PREFIX
from .problems import Problem
from .rate_limits import is_loopback
from .responses import StaticFile, language
from .reviews import finished_match
from .seats import is_being_rated
from .services import Services
from .snapshot import ProfileToken
from .views import (
    captions_of,
    decision_view,
    event_view,
    game_view,
    lobby_view,
    names_of,
    scores_view,
    step_view,
    steps_view,
    table_view,
)

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43,100}")
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": m.ProblemAnswer, "description": description}
    for status, description in {
        400: "Malformed request",
        403: "Not allowed for this client",
        404: "Not found",
        408: "Sent too slowly",
        409: "The table is in another state: look again",
        413: "Too large",
        422: "Invalid, or against the rules of the game",
        429: "Too many requests",
        503: "Temporarily unavailable: try again",
    }.items()
}
BEARER: Final = HTTPBearer(auto_error=False, description="The secret token of a seat, or of a session of its profile")
METRICS_BEARER: Final = HTTPBearer(
    auto_error=False, scheme_name="operators", description="CAVERNA_METRICS_TOKEN, if the server has one"
)

Result = TypeVar("Result")

router = APIRouter(responses=PROBLEMS)
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,16}$", description="The id of a table")]
PlayerToken = Annotated[
    str | None,
    Header(
        alias="Caverna-Player",
        pattern=r"^[A-Za-z0-9_-]{43,100}$",
        description="The secret token of a browser, or of a session of a profile: then it begins with `profile-`",
    ),
]
Step = Annotated[int, Path(ge=0, le=2**31 - 1)]


async def client_translator(
    request: Request,
    wanted: Annotated[str | None, Query(alias="language", max_length=16, description="en, fr or pl")] = None,
) -> Translator:
    """The translator for the client's language. The parameter only documents the query that `language` reads."""
    return translator_for(language(request.scope))


async def seat_token(
    request: Request, given: Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]
) -> str | None:
    """The token of a seat or of a session, if the request has one. Raises `Problem` if it is malformed."""
    if given is None:
        return None
    if not TOKEN.fullmatch(given.credentials):
        raise Problem("not-a-player")
    return await services_of(request).sessions.token(given.credentials)


async def new_seat_token(token: Annotated[str | None, Depends(seat_token)]) -> str | None:
    """A token for a new seat. The token of a session is for a profile's seats, not for one seat."""
    if isinstance(token, ProfileToken):
        raise Problem("not-a-player")
    return token


async def player_profile(request: Request, token: PlayerToken = None) -> str | None:
    """The profile of the asking player, if there is one. Raises `Problem` if the session has ended."""
    if token is None or not token.startswith(PREFIX):
        return None
    return await services_of(request).sessions.profile_of(token)


ClientTranslator = Annotated[Translator, Depends(client_translator)]
Token = Annotated[str | None, Depends(seat_token)]
NewToken = Annotated[str | None, Depends(new_seat_token)]
PlayerProfile = Annotated[str | None, Depends(player_profile)]


def services_of(request: Request) -> Services:
    """The services of the application."""
    services: Services = request.app.state.services
    return services


def note_client(request: Request, table_id: str) -> None:
    """Record that a client has done something at a table."""
    services = services_of(request)
    services.table_clients.note(table_id, services.clients.quota(request.scope).client)


def raw(data: Any) -> Response:
    """Data as JSON, without validating what we made ourselves."""
    return Response(to_json(data), media_type="application/json")


async def slowly(request: Request, key: Hashable, work: Callable[[], bytes]) -> Response:
    """JSON that takes a while to make, unless it is known by its key. Dropped if the client is gone."""
    services = services_of(request)
    answer = services.slow_work.answer(key, services.clients.quota(request.scope), work)
    return Response(await unless_gone(request, answer), media_type="application/json")


async def unless_gone(request: Request, work: Coroutine[Any, Any, Result]) -> Result:
    """The result of some work. Raises `ClientDisconnect` and cancels it as soon as the client no longer waits."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(disconnected(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def disconnected(request: Request) -> None:
    """Wait until the client closes the connection."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


# the games


@router.get("/api/games", tags=["games"], response_model=list[m.GameAnswer])
async def games(translator: ClientTranslator) -> Response:
    """The games: numbers of players, options, levels of bots."""
    return raw([game_view(name, translator) for name in GAMES])


@router.get("/api/languages", tags=["games"])
async def languages() -> list[str]:
    """The languages of the server's messages."""
    return [*LANGUAGES]


@router.get("/api/reference/{game}", tags=["games"], response_model=m.GameReference)
async def reference(
    request: Request,
    game: Annotated[str, Path(max_length=32)],
    translator: ClientTranslator,
    players: Annotated[int | None, Query(ge=1, le=7)] = None,
) -> Response:
    """A game's reference tables, in the client's language."""
    return reference_file(translator.language, known_game(game), players).response(request)


@cache
def reference_file(language: str, game: str, players: int | None) -> StaticFile:
    """The reference tables as they are sent: a page needs them before anything can be played."""
    return StaticFile("reference.json", to_json(translator_for(language).reference(game, players)))


@router.get("/api/rules/{game}", tags=["games"], response_model=Book)
async def rules(
    request: Request,
    game: Annotated[str, Path(max_length=32)],
    translator: ClientTranslator,
    players: Annotated[int | None, Query(ge=1, le=7)] = None,
) -> Response:
    """The rule book of a game in the client's language, with a sheet about everything in it."""
    return book_file(translator.language, known_game(game), players).response(request)


@cache
def book_file(language: str, game: str, players: int | None) -> StaticFile:
    """The rule book as it is sent."""
    return StaticFile("book.json", to_json(book_for(language, game, players)))


@router.get("/api/rules/{game}/search", tags=["games"], response_model=list[Found])
async def search_rules(
    game: Annotated[str, Path(max_length=32)],
    translator: ClientTranslator,
    wanted: Annotated[str, Query(max_length=200)],
    players: Annotated[int | None, Query(ge=1, le=7)] = None,
) -> Response:
    """What a game's book says about some words or a question, the best first."""
    return raw(find(translator.language, known_game(game), wanted, players))


@router.get(
    "/api/rules/{game}/aid", tags=["games"], response_class=Response, responses={200: {"content": {"text/html": {}}}}
)
async def player_aid(
    game: Annotated[str, Path(max_length=32)],
    translator: ClientTranslator,
    players: Annotated[int, Query(ge=1, le=7)],
) -> Response:
    """A player aid of two sheets, to be printed."""
    return HTMLResponse(aid(translator.language, known_game(game), players))


def known_game(game: str) -> str:
    """The name of a game. Raises `Problem` if there is no such game."""
    if game not in GAMES:
        raise Problem("unknown-game")
    return game


# tables


@router.get("/api/tables", tags=["tables"])
async def lobby(
    request: Request,
    profile_id: PlayerProfile,
    state: Literal["open", "playing"] = "open",
    game: m.GameId | None = None,
    players: Annotated[int | None, Query(ge=1, le=7)] = None,
    rated: bool | None = None,
    clock: Literal["none", "bank", "days"] | None = None,
) -> list[m.LobbyLine]:
    """Public tables that are waiting for players, or in progress: all, or those that match a filter."""
    services = services_of(request)
    wanted = Wanted(game, players, rated, clock)
    lines = await read_lobby(services.store, state, services.settings.limits.listed, wanted, profile_id)
    return [m.LobbyLine(**lobby_view(table, seats)) for table, seats in lines]


@router.post("/api/tables", tags=["tables"], status_code=201)
async def create(request: Request, body: m.TableRequest, token: NewToken, profile_id: PlayerProfile) -> m.TableCreated:
    """Open a table. The game begins when no seat is open."""
    services = services_of(request)
    quota = services.clients.quota(request.scope)
    plan = planned(body) if body.record is None else await services.slow_work.do(quota, lambda: planned(body))
    quota.count_table()
    table_id, seat = await services.new_tables.create(plan, token, services.clients.pseudonym(quota.client), profile_id)
    services.table_clients.note(table_id, quota.client)
    return m.TableCreated(id=table_id, seat=seat)


@router.get("/api/tables/{table_id}", tags=["tables"], response_model=m.TableAnswer)
async def table(request: Request, table_id: TableId) -> Response:
    """A table, the same for everyone."""
    return raw(table_view(await services_of(request).snapshots.current(table_id)))


@router.post("/api/tables/{table_id}/join", tags=["tables"])
async def join(
    request: Request, table_id: TableId, body: m.JoinRequest, token: NewToken, profile_id: PlayerProfile
) -> m.SeatTaken:
    """Take an open seat."""
    if token is None:
        raise Problem("not-a-player")
    seat = await services_of(request).seats.join(table_id, token, body.name, body.seat, profile_id)
    note_client(request, table_id)
    return m.SeatTaken(seat=seat)


@router.post("/api/tables/{table_id}/leave", tags=["tables"], status_code=204)
async def leave(request: Request, table_id: TableId, body: m.LeaveRequest, token: Token) -> None:
    """Give up a seat, to a bot or to the next player who joins."""
    await services_of(request).seats.leave(table_id, token, body.level)
    note_client(request, table_id)


@router.put("/api/tables/{table_id}/seats/{seat}", tags=["tables"], status_code=204)
async def fill(
    request: Request, table_id: TableId, seat: Annotated[int, Path(ge=0, le=6)], body: m.FillRequest, token: Token
) -> None:
    """Give an open seat to a bot. Only the player who opened the table may do that."""
    await services_of(request).seats.fill(table_id, token, seat, body.level)
    note_client(request, table_id)


@router.patch("/api/tables/{table_id}/seat", tags=["tables"], status_code=204)
async def set_preferences(request: Request, table_id: TableId, body: m.PreferencesRequest, token: Token) -> None:
    """Change a player's preferences. Those left out stay as they are."""
    services = services_of(request)
    (await services.snapshots.current(table_id)).seat_of(token)
    values = {name: value for name, value in body.model_dump(exclude_unset=True).items() if value is not None}
    if values.get("webhook"):
        await services.webhooks.check(values["webhook"])
    if values:
        await services.seats.set_preferences(table_id, token, values)


# playing


@router.get("/api/tables/{table_id}/decision", tags=["play"], response_model=m.GameDecision | None)
async def decision(request: Request, table_id: TableId, translator: ClientTranslator, token: Token) -> Response:
    """The decision this player has to make, with every legal action; null if it is not their turn."""
    snapshot = await services_of(request).snapshots.current(table_id)
    return raw(decision_view(snapshot, snapshot.seat_of(token), translator))


@router.post("/api/tables/{table_id}/actions", tags=["play"], response_model=m.Played)
async def play(request: Request, table_id: TableId, body: m.ActionRequest, token: Token) -> Response:
    """Play an action that was chosen for a version of the table."""
    outcome = await services_of(request).commands.play(table_id, token or "", body.version, body.action, body.key)
    note_client(request, table_id)
    return raw(event_view(outcome.game, outcome.event))


@router.post("/api/tables/{table_id}/undo", tags=["play"], response_model=m.Played)
async def undo(request: Request, table_id: TableId, body: m.UndoRequest, token: Token) -> Response:
    """Take back the last decision, or the whole turn."""
    outcome = await services_of(request).commands.undo(table_id, token, body.version, body.whole_turn, body.key)
    return raw(event_view(outcome.game, outcome.event))


@router.post("/api/tables/{table_id}/confirm", tags=["play"], response_model=m.Played)
async def confirm(request: Request, table_id: TableId, body: m.ConfirmRequest, token: Token) -> Response:
    """End a turn that is held for confirmation."""
    outcome = await services_of(request).commands.confirm(table_id, token, body.version, body.key)
    note_client(request, table_id)
    return raw(event_view(outcome.game, outcome.event))


@router.get("/api/tables/{table_id}/hint", tags=["play"], response_model=Hint)
async def hint(request: Request, table_id: TableId, translator: ClientTranslator, token: Token) -> Response:
    """What to expect of each legal action, best first; of the first three also how play goes on, and why.

    People who play against each other can ask only if the table allows hints.
    """
    services = services_of(request)
    snapshot = await services.snapshots.current(table_id)
    event_log = snapshot.active_event_log()
    game = event_log.game
    if event_log.held is not None or game.turn != snapshot.seat_of(token):
        raise Problem("not-your-turn")
    if not snapshot.allows_hints:
        raise Problem("no-hints")
    if not snapshot.table["hinted"]:
        await services.seats.note_hint(table_id)
    asker = Asker(services.clients.quota(request.scope).client)
    names = names_of(snapshot.seats, translator)
    advice = await unless_gone(request, services.bot_workers.explain(HINT_BOT, game.to_dict(), 0, asker))
    return raw(hint_words(game, advice, names, translator))


@router.get("/api/tables/{table_id}/steps", tags=["play"], response_model=list[m.StepAnswer])
async def steps(
    request: Request,
    table_id: TableId,
    translator: ClientTranslator,
    after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
) -> Response:
    """The history of the game, in sentences."""
    snapshot = await services_of(request).snapshots.current(table_id)
    if snapshot.event_log is None:
        return raw([])
    names = tuple(names_of(snapshot.seats, translator))
    match = snapshot.event_log.match
    key = ("steps", table_id, snapshot.version, after, translator.language, names)
    return await slowly(
        request, key, lambda: to_json([*steps_view(match, names, min(after, len(match.actions)), translator)])
    )


@router.get("/api/tables/{table_id}/steps/{step}", tags=["play"], response_model=m.PositionAnswer)
async def position(request: Request, table_id: TableId, step: Step) -> Response:
    """The game as it was after a number of steps."""
    snapshot = await services_of(request).snapshots.current(table_id)
    if snapshot.event_log is None:
        raise Problem("not-started")
    match = snapshot.event_log.match
    return await slowly(request, ("step", table_id, snapshot.version, step), lambda: to_json(step_view(match, step)))


@router.get("/api/tables/{table_id}/scores", tags=["play"], response_model=list[m.ScoresAnswer])
async def scores(request: Request, table_id: TableId) -> Response:
    """Points after each round, and now."""
    snapshot = await services_of(request).snapshots.current(table_id)
    if snapshot.event_log is None:
        raise Problem("not-started")
    match = snapshot.event_log.match
    return await slowly(request, ("scores", table_id, snapshot.version), lambda: to_json(scores_view(match)))


@router.get("/api/tables/{table_id}/record", tags=["play"], response_model=dict[str, Any])
async def record(
    request: Request, table_id: TableId, step: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None
) -> Response:
    """The saved game, as a file for any caverna; cut after a step, to play on from there. A rated game must be over."""
    snapshot = await services_of(request).snapshots.current(table_id)
    if is_being_rated(snapshot):  # otherwise players could continue it elsewhere with hints before it is over
        raise Problem("not-over")
    key = ("record", table_id, snapshot.version, step, tuple(snapshot.names()))
    response = await slowly(request, key, lambda: snapshot.record(step).encode())
    response.headers["Content-Disposition"] = f'attachment; filename="{table_id}.caverna.json"'
    return response


@router.get(
    "/api/tables/{table_id}/picture",
    tags=["play"],
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {}}}},
)
async def picture(
    request: Request, table_id: TableId, translator: ClientTranslator, theme: Literal["dark", "light"] = "dark"
) -> Response:
    """All home boards as they are now, as one picture to share, with the names of players and rooms."""
    snapshot = await services_of(request).snapshots.current(table_id)
    if snapshot.event_log is None:
        raise Problem("not-started")
    game = snapshot.event_log.game
    captions = captions_of(game, names_of(snapshot.seats, translator), translator)
    key = ("picture", table_id, snapshot.version, theme, translator.language, tuple(captions.names))
    response = await slowly(request, key, lambda: render(game, theme, captions).encode())
    response.headers["Content-Type"] = "image/svg+xml"
    return response


@router.get("/api/tables/{table_id}/review", tags=["play"], response_model=m.ReviewAnswer)
async def review(request: Request, table_id: TableId, translator: ClientTranslator) -> Response:
    """The review of a finished game: what each decision lost against the best. The first request begins it."""
    services = services_of(request)
    snapshot = await services.snapshots.current(table_id)
    match = finished_match(snapshot)
    found = await services.reviews.find(table_id, match, services.clients.quota(request.scope).client)
    if isinstance(found, int):
        return raw({"state": "pending", "done": found, "steps": len(match.actions)})
    names = tuple(names_of(snapshot.seats, translator))
    writer = ReviewWriter(found, match, names, translator)
    key = ("review", table_id, found["format"], translator.language, names)
    return await slowly(request, key, lambda: to_json({"state": "ready", "review": writer.write()}))


# talking


@router.get("/api/tables/{table_id}/chat", tags=["chat"])
async def chat(
    request: Request, table_id: TableId, token: Token, after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> list[m.ChatAnswer]:
    """The chat at the table, without those whom the asking player has blocked."""
    services = services_of(request)
    await services.snapshots.current(table_id)
    return [m.ChatAnswer(**row) for row in await services.chat.messages(table_id, after, token)]


@router.post("/api/tables/{table_id}/chat", tags=["chat"], status_code=204)
async def say(request: Request, table_id: TableId, body: m.ChatRequest, token: Token) -> None:
    """Send a chat message to the table."""
    services = services_of(request)
    if len(body.text) > services.settings.limits.message:
        raise Problem("message-too-long", limit=services.settings.limits.message)
    await services.chat.say(table_id, token, body.text)


@router.websocket("/api/tables/{table_id}/socket")
async def socket(socket: WebSocket, table_id: TableId) -> None:
    """A WebSocket for news of the table. OpenAPI cannot describe it: see the description of the application."""
    services: Services = socket.app.state.services
    await services.sockets.serve(socket, table_id, services.clients.quota(socket.scope))


# the server itself


@router.get("/api/stats", tags=["server"])
async def stats(request: Request, game: Annotated[str | None, Query(max_length=32)] = None) -> dict[str, Any]:
    """Statistics of finished games: points by category, length, openings."""
    if game is not None and game not in GAMES:
        raise Problem("unknown-game")
    return await services_of(request).statistics.of(game)


@router.get("/healthz", tags=["server"])
async def healthz() -> dict[str, str]:
    """Is the server alive?"""
    return {"status": "ok"}


@router.get("/readyz", tags=["server"])
async def readyz(request: Request) -> dict[str, str]:
    """Is the server ready? Can it write to the database?"""
    await services_of(request).readiness.check()
    return {"status": "ok"}


@router.get("/metrics", tags=["server"], response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(
    request: Request, given: Annotated[HTTPAuthorizationCredentials | None, Depends(METRICS_BEARER)]
) -> Response:
    """Metrics for Prometheus: with the operators' token, or without one from the server's own machine."""
    token = services_of(request).settings.metrics_token
    allowed = is_local(request) if token is None else given is not None and same(token, given.credentials)
    if not allowed:
        raise Problem("not-found")
    return Response(services_of(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def is_local(request: Request) -> bool:
    """Does a request come from this machine, and not from elsewhere through a proxy on this machine?"""
    return not {"forwarded", "x-forwarded-for"} & set(request.headers) and is_loopback(request.scope)


def same(token: str, given: str) -> bool:
    """Compare two tokens, in the same time wherever they differ."""
    return compare_digest(token.encode(), given.encode())


# new tables


def planned(body: m.TableRequest) -> TablePlan:
    """The plan for the requested table. Raises `Problem` if the request is invalid."""
    if (body.game is None) == (body.record is None):
        raise Problem("bad-request", detail="give either game or record, not both")
    actions: list[int] = []
    names: list[str] | None = None
    if body.record is not None:
        match = saved_game(json.dumps(body.record))
        game, actions, names = match.at(0), match.actions, match.names
    else:
        if body.game not in GAMES:
            raise Problem("unknown-game")
        game = new_game(body.game, **body.options)
    is_replay = body.record is not None and body.seats is None
    seats = planned_seats(body.seats or [m.SeatRequest(kind="open")] * game.num_players, game.num_players, names)
    return TablePlan(game, actions, seats, body.public, body.seed, body.clock, body.hints, is_replay, rated=body.rated)


def planned_seats(requests: list[m.SeatRequest], players: int, names: list[str] | None) -> list[SeatPlan]:
    """The plan for each seat. `names` are those in a saved game."""
    if len(requests) != players:
        raise Problem("bad-options", detail=f"seats: got {len(requests)} for a game of {players} players")
    if sum(request.kind == "me" for request in requests) > 1:
        raise Problem("bad-options", detail="seats: at most one can be yours")
    return [planned_seat(seat, request, names) for seat, request in enumerate(requests)]


def planned_seat(seat: int, request: m.SeatRequest, names: list[str] | None) -> SeatPlan:
    """The plan for one seat."""
    if (request.level is not None) != (request.kind == "bot"):
        raise Problem("bad-options", detail=f"seats.{seat}: a bot must have a level, and nobody else may")
    if request.level is not None:
        check_level(request.level)
    if request.name:
        return SeatPlan(request.kind, clean_name(request.name), request.level)
    return SeatPlan(request.kind, recorded_name(names[seat], seat) if names else f"Player {seat + 1}", request.level)


def saved_game(text: str) -> Match:
    """The match in an uploaded saved game."""
    try:
        return Match.loads(text)
    except RecordError as error:
        raise Problem("bad-record", detail=str(error)) from error
