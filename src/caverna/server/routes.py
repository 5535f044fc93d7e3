"""What clients can ask for."""

from __future__ import annotations

import json
import re
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, WebSocket
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic_core import to_json
from sqlalchemy import text
from starlette.responses import Response

from caverna.game import RecordError
from caverna.games import GAMES, new_game
from caverna.locale import LANGUAGES, Translator, translator_for
from caverna.record import Match

from . import messages as m
from .bot_levels import ADVISER, bot_spec
from .lobby import lobby as lobby_lines
from .middleware import language
from .problems import Problem
from .seats import Plan, SeatPlan, checked_name
from .services import Services
from .stats import statistics
from .views import (
    decision_view,
    event_view,
    game_view,
    lobby_view,
    name_of,
    scores_view,
    step_view,
    steps_view,
    table_view,
)

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{43,100}")
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": m.ProblemAnswer, "description": description}
    for status, description in {
        400: "Not a request of this kind",
        403: "Not yours to do",
        404: "There is no such thing",
        408: "Sent too slowly",
        409: "Too late, or too early: look again",
        413: "Too large",
        422: "Not allowed by the rules",
        429: "Too much at once",
        503: "Not now: try again",
    }.items()
}
BEARER: Final = HTTPBearer(auto_error=False, description="The secret of a seat")

router = APIRouter(responses=REFUSALS)
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,16}$", description="A table")]
Step = Annotated[int, Path(ge=0, le=2**31 - 1)]


async def tongue(
    request: Request,
    wanted: Annotated[str | None, Query(alias="language", max_length=16, description="en, fr or pl")] = None,
) -> Translator:
    """The client's language: as it asks for, or as its browser says."""
    return translator_for(language(request.scope))


async def seat_token(given: Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]) -> str | None:
    """The secret of a seat, if it can be one."""
    if given is None:
        return None
    if not TOKEN.fullmatch(given.credentials):
        raise Problem("not-a-player")
    return given.credentials


Tongue = Annotated[Translator, Depends(tongue)]
Token = Annotated[str | None, Depends(seat_token)]


def services_of(request: Request) -> Services:
    """Everything the server is made of."""
    services: Services = request.app.state.services
    return services


def raw(data: Any) -> Response:
    """Plain data as it is: what we made ourselves need not be checked again."""
    return Response(to_json(data), media_type="application/json")


# the games


@router.get("/api/games", tags=["games"])
async def games(tongue: Tongue) -> list[dict[str, Any]]:
    """The games, how many can play them, their options, and how well bots play."""
    return [game_view(name, tongue) for name in GAMES]


@router.get("/api/languages", tags=["games"])
async def languages() -> list[str]:
    """The languages that the server speaks."""
    return [*LANGUAGES]


@router.get("/api/reference/{game}", tags=["games"])
async def reference(
    game: Annotated[str, Path(max_length=32)], tongue: Tongue, players: Annotated[int | None, Query(ge=1, le=7)] = None
) -> dict[str, Any]:
    """The tables that a game plays by, in the client's language."""
    if game not in GAMES:
        raise Problem("unknown-game")
    return tongue.reference(game, players)


# tables


@router.get("/api/tables", tags=["tables"])
async def lobby(request: Request, state: Literal["open", "playing"] = "open") -> list[m.LobbyLine]:
    """Public tables with an open seat, or under way."""
    lines = await lobby_lines(services_of(request).store, state)
    return [m.LobbyLine(**lobby_view(table, seats)) for table, seats in lines]


@router.post("/api/tables", tags=["tables"], status_code=201)
async def create(request: Request, wish: m.TableRequest, token: Token) -> m.TableCreated:
    """Open a table. It begins when no seat is open."""
    services = services_of(request)
    plan = planned(wish)
    services.clients.of(request.scope).open_table(services.settings.limits)
    table_id, seat = await services.seats.create(plan, token)
    return m.TableCreated(id=table_id, seat=seat)


@router.get("/api/tables/{table_id}", tags=["tables"], response_model=m.TableAnswer)
async def table(request: Request, table_id: TableId) -> Response:
    """A table as everybody sees it."""
    return raw(table_view(await services_of(request).tables.look(table_id)))


@router.post("/api/tables/{table_id}/join", tags=["tables"])
async def join(request: Request, table_id: TableId, wish: m.JoinRequest, token: Token) -> m.SeatTaken:
    """Take an open seat."""
    if token is None:
        raise Problem("not-a-player")
    return m.SeatTaken(seat=await services_of(request).seats.join(table_id, token, wish.name, wish.seat))


@router.post("/api/tables/{table_id}/leave", tags=["tables"], status_code=204)
async def leave(request: Request, table_id: TableId, wish: m.LeaveRequest, token: Token) -> None:
    """Get up; a bot takes the seat, or whoever comes."""
    await services_of(request).seats.leave(table_id, token, wish.level)


@router.put("/api/tables/{table_id}/seats/{seat}", tags=["tables"], status_code=204)
async def fill(
    request: Request, table_id: TableId, seat: Annotated[int, Path(ge=0, le=6)], wish: m.FillRequest, token: Token
) -> None:
    """Give an open seat to a bot: for who opened the table."""
    await services_of(request).seats.fill(table_id, token, seat, wish.level)


@router.patch("/api/tables/{table_id}/seat", tags=["tables"], status_code=204)
async def prefer(request: Request, table_id: TableId, wish: m.PreferencesRequest, token: Token) -> None:
    """What a player prefers; what is left out stays as it is."""
    services = services_of(request)
    (await services.tables.look(table_id)).seat_of(token)
    values = {name: value for name, value in wish.model_dump(exclude_unset=True).items() if value is not None}
    if values.get("webhook"):
        await services.webhooks.check(values["webhook"])
    if values:
        await services.seats.prefer(table_id, token, values)


# playing


@router.get("/api/tables/{table_id}/decision", tags=["play"], response_model=m.GameDecision | None)
async def decision(request: Request, table_id: TableId, tongue: Tongue, token: Token) -> Response:
    """What the seat is asked, with every legal action; null if it is not its turn."""
    snapshot = await services_of(request).tables.look(table_id)
    return raw(decision_view(snapshot, snapshot.seat_of(token), tongue))


@router.post("/api/tables/{table_id}/actions", tags=["play"], response_model=m.Played)
async def play(request: Request, table_id: TableId, wish: m.ActionRequest, token: Token) -> Response:
    """Carry out a decision, chosen for a version of the table."""
    tables = services_of(request).tables
    event = await tables.play(table_id, token or "", wish.version, wish.action, wish.key)
    return raw(event_view(tables.event_logs[table_id].game, event))


@router.post("/api/tables/{table_id}/undo", tags=["play"], response_model=m.Played)
async def undo(request: Request, table_id: TableId, wish: m.UndoRequest, token: Token) -> Response:
    """Take back the last decision, or the turn."""
    tables = services_of(request).tables
    event = await tables.undo(table_id, token, wish.version, wish.whole_turn, wish.key)
    return raw(event_view(tables.event_logs[table_id].game, event))


@router.post("/api/tables/{table_id}/confirm", tags=["play"], response_model=m.Played)
async def confirm(request: Request, table_id: TableId, wish: m.ConfirmRequest, token: Token) -> Response:
    """End a turn that waits to be confirmed."""
    tables = services_of(request).tables
    event = await tables.confirm(table_id, token, wish.version, wish.key)
    return raw(event_view(tables.event_logs[table_id].game, event))


@router.get("/api/tables/{table_id}/hint", tags=["play"])
async def hint(request: Request, table_id: TableId, token: Token) -> dict[int, float]:
    """What a bot thinks of the choices: points that each promises, for those it has looked at."""
    services = services_of(request)
    snapshot = await services.tables.look(table_id)
    event_log = snapshot.playing()
    if event_log.held is not None or event_log.game.turn != snapshot.seat_of(token):
        raise Problem("not-your-turn")
    return await services.bot_workers.values(
        bot_spec(ADVISER), event_log.game.to_dict(), snapshot.dice(event_log.game.turn)
    )


@router.get("/api/tables/{table_id}/steps", tags=["play"], response_model=list[m.StepAnswer])
async def steps(
    request: Request, table_id: TableId, tongue: Tongue, after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> Response:
    """Everything that was played, in sentences."""
    snapshot = await services_of(request).tables.look(table_id)
    if snapshot.event_log is None:
        return raw([])
    names = [name_of(row, tongue) for row in snapshot.seats]
    match = snapshot.event_log.match
    return raw([*steps_view(match, names, min(after, len(match.actions)), tongue)])


@router.get("/api/tables/{table_id}/steps/{step}", tags=["play"], response_model=m.PositionAnswer)
async def position(request: Request, table_id: TableId, step: Step) -> Response:
    """The game as it was after so many steps."""
    snapshot = await services_of(request).tables.look(table_id)
    if snapshot.event_log is None:
        raise Problem("not-started")
    return raw(step_view(snapshot.event_log.match, step))


@router.get("/api/tables/{table_id}/scores", tags=["play"], response_model=list[m.ScoresAnswer])
async def scores(request: Request, table_id: TableId) -> Response:
    """Points after every round, and as they are now."""
    snapshot = await services_of(request).tables.look(table_id)
    if snapshot.event_log is None:
        raise Problem("not-started")
    return raw(scores_view(snapshot.event_log.match))


@router.get("/api/tables/{table_id}/record", tags=["play"], response_model=dict[str, Any])
async def record(request: Request, table_id: TableId) -> Response:
    """The saved game, as every caverna reads it."""
    snapshot = await services_of(request).tables.look(table_id)
    headers = {"Content-Disposition": f'attachment; filename="{table_id}.caverna.json"'}
    return Response(snapshot.record(), media_type="application/json", headers=headers)


# talking


@router.get("/api/tables/{table_id}/chat", tags=["chat"])
async def chat(
    request: Request, table_id: TableId, after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0
) -> list[m.ChatAnswer]:
    """What was said at the table."""
    services = services_of(request)
    await services.tables.look(table_id)
    return [m.ChatAnswer(**row) for row in await services.seats.chat(table_id, after)]


@router.post("/api/tables/{table_id}/chat", tags=["chat"], status_code=204)
async def say(request: Request, table_id: TableId, wish: m.ChatRequest, token: Token) -> None:
    """Say something to the table."""
    services = services_of(request)
    if len(wish.text) > services.settings.limits.message:
        raise Problem("message-too-long", limit=services.settings.limits.message)
    await services.seats.say(table_id, token, wish.text)


@router.websocket("/api/tables/{table_id}/socket")
async def socket(socket: WebSocket, table_id: TableId) -> None:
    services = socket.app.state.services
    await services.sockets.serve(socket, table_id, services.clients.of(socket.scope))


# the server itself


@router.get("/api/stats", tags=["server"])
async def stats(request: Request, game: Annotated[str | None, Query(max_length=32)] = None) -> dict[str, Any]:
    """What finished tables tell: points by category, length, openings."""
    if game is not None and game not in GAMES:
        raise Problem("unknown-game")
    return await statistics(services_of(request).store, game)


@router.get("/healthz", tags=["server"])
async def healthz() -> dict[str, str]:
    """Is the server alive?"""
    return {"status": "ok"}


@router.get("/readyz", tags=["server"])
async def readyz(request: Request) -> dict[str, str]:
    """Can it serve: does the database answer?"""
    await services_of(request).store.read(lambda connection: connection.execute(text("SELECT 1")))
    return {"status": "ok"}


@router.get("/metrics", tags=["server"], response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def metrics(request: Request) -> Response:
    """For Prometheus."""
    return Response(services_of(request).metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


# what a new table is to be


def planned(wish: m.TableRequest) -> Plan:
    """A table as it was asked for, if there can be such a one."""
    if (wish.game is None) == (wish.record is None):
        raise Problem("bad-request", detail="game or record: one of them, and not both")
    actions: list[int] = []
    names: list[str] | None = None
    if wish.record is not None:
        match = saved_game(json.dumps(wish.record))
        game, actions, names = match.at(0), match.actions, match.names
    else:
        if wish.game not in GAMES:
            raise Problem("unknown-game")
        game = new_game(wish.game, **wish.options)
    is_replay = wish.record is not None and wish.seats is None
    seats = planned_seats(wish.seats or [m.SeatRequest(kind="open")] * game.num_players, game.num_players, names)
    return Plan(game, actions, seats, wish.public, wish.seed, wish.clock, is_replay)


def planned_seats(wishes: list[m.SeatRequest], players: int, names: list[str] | None) -> list[SeatPlan]:
    if len(wishes) != players:
        raise Problem("bad-options", detail=f"seats: {len(wishes)} for a game of {players}")
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise Problem("bad-options", detail="seats: one of them at most is yours")
    return [planned_seat(seat, wish, names) for seat, wish in enumerate(wishes)]


def planned_seat(seat: int, wish: m.SeatRequest, names: list[str] | None) -> SeatPlan:
    if (wish.level is not None) != (wish.kind == "bot"):
        raise Problem("bad-options", detail=f"seats.{seat}: a bot has a level, and nobody else")
    if wish.level is not None:
        bot_spec(wish.level)
    name = wish.name or (names[seat] if names else f"Player {seat + 1}")
    checked_name(name)
    return SeatPlan(wish.kind, name, wish.level)


def saved_game(text: str) -> Match:
    """The match of a saved game that somebody sent."""
    try:
        return Match.loads(text)
    except RecordError as error:
        raise Problem("bad-record", detail=str(error)) from error
