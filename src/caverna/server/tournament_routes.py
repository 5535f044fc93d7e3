"""The HTTP routes about tournaments."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic_core import to_json
from starlette.responses import Response

from .people import tournament_messages as m
from .people.tournament_views import listed, organiser_of, tournament_view
from .people.tournaments import Plan
from .people_routes import Me
from .routes import PROBLEMS, ClientTranslator, PlayerProfile, services_of, slowly

router = APIRouter(responses=PROBLEMS)
TournamentId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,16}$", description="The id of a tournament")]


@router.get("/api/tournaments", tags=["tournaments"])
async def tournaments(
    request: Request, translator: ClientTranslator, profile_id: PlayerProfile
) -> list[m.TournamentLine]:
    """Tournaments that can be joined or are being played, and the last finished ones."""
    return [m.TournamentLine(**row) for row in await services_of(request).store.read(listed(profile_id, translator))]


@router.post("/api/tournaments", tags=["tournaments"], status_code=201)
async def set_up(request: Request, body: m.TournamentRequest, me: Me) -> m.TournamentCreated:
    """Set up a tournament. The organiser need not take part."""
    services = services_of(request)
    quota = services.clients.quota(request.scope)
    quota.count_table()
    plan = Plan(**{name: getattr(body, name) for name in m.TournamentRequest.model_fields})
    return m.TournamentCreated(id=await services.tournaments.create(me, plan, services.clients.pseudonym(quota.client)))


@router.get("/api/tournaments/{tournament_id}", tags=["tournaments"], response_model=m.TournamentAnswer)
async def tournament(
    request: Request, tournament_id: TournamentId, translator: ClientTranslator, profile_id: PlayerProfile
) -> Response:
    """A tournament: who takes part, all rounds, and the standings."""
    services = services_of(request)
    async with services.clients.quota(request.scope).long_answer():  # 64 players have up to 2,016 tables
        found = await services.tournaments.read(tournament_id)
    organiser = await services.store.read(organiser_of(found))
    names = organiser, *(row["name"] for row in found.players)
    is_mine = profile_id == found.row["organiser"] or found.entrant(profile_id) is not None
    key = "tournament", tournament_id, found.row["changed"], names, translator.language, profile_id if is_mine else None
    return await slowly(request, key, lambda: to_json(tournament_view(found, organiser, profile_id, translator)))


@router.post("/api/tournaments/{tournament_id}/start", tags=["tournaments"], status_code=204)
async def start(request: Request, tournament_id: TournamentId, me: Me) -> None:
    """Begin now. Only its organiser may do that."""
    await services_of(request).tournaments.start(tournament_id, me)


@router.post("/api/tournaments/{tournament_id}/end", tags=["tournaments"], status_code=204)
async def call_off(request: Request, tournament_id: TournamentId, me: Me) -> None:
    """Call a tournament off. Only its organiser may do that."""
    await services_of(request).tournaments.call_off(tournament_id, me)


@router.post("/api/tournaments/{tournament_id}/join", tags=["tournaments"], status_code=204)
async def join(request: Request, tournament_id: TournamentId, me: Me) -> None:
    """Take part, even late."""
    services = services_of(request)
    name = (await services.profiles.read(me))["name"]
    await services.tournaments.join(tournament_id, me, name)


@router.post("/api/tournaments/{tournament_id}/withdraw", tags=["tournaments"], status_code=204)
async def withdraw(request: Request, tournament_id: TournamentId, me: Me) -> None:
    """Withdraw. A bot finishes the games that have begun, which count as lost."""
    await services_of(request).tournaments.withdraw(tournament_id, me)


@router.post("/api/tournaments/{tournament_id}/bots", tags=["tournaments"], status_code=204)
async def add_bot(request: Request, tournament_id: TournamentId, body: m.BotRequest, me: Me) -> None:
    """Let a bot take part. Only its organiser may do that, before it begins."""
    await services_of(request).tournaments.add_bot(tournament_id, me, body.level)


@router.delete("/api/tournaments/{tournament_id}/players/{number}", tags=["tournaments"], status_code=204)
async def remove(
    request: Request, tournament_id: TournamentId, number: Annotated[int, Path(ge=0, le=10_000)], me: Me
) -> None:
    """Remove a player from a tournament. Only its organiser may do that."""
    await services_of(request).tournaments.remove(tournament_id, me, number)
