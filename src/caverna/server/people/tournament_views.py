"""Tournaments as clients see them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Select, func, select

from caverna.locale import Translator
from caverna.tournaments import standings

from ..problems import Problem
from ..schema import profiles, tournament_players, tournaments
from ..store import Query
from ..views import names_of
from .tournament_rows import Stored, read_tournament
from .tournaments import GOING_ON, next_possible_round, round_date

MOST_RUNNING: Final = 50
"""Tournaments that can be joined, and as many that run."""
MOST_OVER: Final = 20
PLAIN: Final = (
    "id", "name", "game", "options", "format", "size", "rounds", "days", "clock", "places", "state", "round", "begins",
)  # fmt: skip


def tournament_view(
    found: Stored, organiser: str | None, profile_id: str | None, translator: Translator
) -> dict[str, Any]:
    """A tournament, as somebody sees it. `organiser` is the name of whoever has set it up."""
    row = found.row
    mine = found.entrant(profile_id)
    number = mine["number"] if mine is not None and mine["until"] is None else None
    tables = [meeting["table_id"] for meeting in found.unfinished if number in meeting["players"]]
    is_league = row["format"] == "league" and row["state"] == "playing" and row["round"] < (row["rounds"] or 0)
    return {
        **{name: row[name] for name in PLAIN},
        "organiser": organiser, "next_round": round_date(row, row["round"]) if is_league else None,
        "mine": profile_id is not None and row["organiser"] == profile_id, "number": number,
        "can_join": number is None and can_join(found), "table": tables[0] if tables else None,
        "players": entrants_view(found, translator),
        "standings": [standing._asdict() for standing in standings(found.field)],
        "meetings": [
            {**{name: meeting[name] for name in ("round", "players", "result")}, "table": meeting["table_id"]}
            for meeting in found.meetings
        ],
    }  # fmt: skip


def can_join(found: Stored) -> bool:
    """Is there still room and time?"""
    try:
        next_possible_round(found)
    except Problem:
        return False
    return sum(row["until"] is None for row in found.players) < int(found.row["places"])


def entrants_view(found: Stored, translator: Translator) -> list[dict[str, Any]]:
    """Everybody who takes part. Players who have deleted their profile have no name any more."""
    seats = [
        {**row, "kind": "bot" if row["level"] else "person", "name": row["name"] or f"Player {row['number'] + 1}"}
        for row in found.players
    ]
    names = names_of(seats, translator)
    return [
        {"name": name, **{key: row[key] for key in ("number", "level", "since", "until")}}
        for name, row in zip(names, found.players, strict=True)
    ]


def organiser_of(found: Stored) -> Query[str | None]:
    """A query for the name of whoever has set up a tournament."""
    query = select(profiles.c.name).where(profiles.c.id == found.row["organiser"])
    return lambda connection: connection.execute(query).scalar_one_or_none()


def winners(connection: Connection, tournament_id: str, translator: Translator) -> list[str]:
    """The names of those who share the first place."""
    found = read_tournament(connection, tournament_id)
    names = {row["number"]: row["name"] for row in entrants_view(found, translator)}
    return [names[standing.number] for standing in standings(found.field) if standing.place == 1]


def listed(profile_id: str | None, translator: Translator) -> Query[list[dict[str, Any]]]:
    """A query for the tournaments: those that can be joined or are being played, and the last finished ones.

    The player's own come first, then the newest of each client who has created some, then the second of each: nobody
    can fill the list alone.
    """
    players = tournament_players.alias()
    here = (players.c.tournament_id == tournaments.c.id) & players.c.until.is_(None)
    count = select(func.count()).select_from(players).where(here).scalar_subquery().label("players")
    me = profile_id or ""  # NULL would find the bots
    mine = select(func.count()).select_from(players).where(here, players.c.profile_id == me)
    names = ("id", "name", "game", "format", "size", "state", "round", "rounds", "places", "begins")
    taking_part = mine.scalar_subquery().label("mine")
    query = select(*(tournaments.c[name] for name in names), count, taking_part)

    def running(state: str) -> Select[Any]:
        client = func.coalesce(tournaments.c.opener, tournaments.c.organiser, tournaments.c.id)
        place = func.row_number().over(partition_by=client, order_by=tournaments.c.created.desc())
        found = query.where(tournaments.c.state == state)
        return found.order_by(taking_part.desc(), place, tournaments.c.created.desc()).limit(MOST_RUNNING)

    over = query.where(tournaments.c.state == "over").order_by(tournaments.c.changed.desc()).limit(MOST_OVER)

    def read(connection: Connection) -> list[dict[str, Any]]:
        queries = (*(running(state) for state in GOING_ON), over)
        rows = [row for one in queries for row in connection.execute(one).mappings()]
        return [
            {
                **row,
                "mine": bool(row["mine"]),
                "winners": winners(connection, row["id"], translator) if row["state"] == "over" else [],
            }
            for row in rows
        ]

    return read
