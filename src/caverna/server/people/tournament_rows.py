"""Tournaments as they are in the database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, select, update

from caverna.tournaments import Entrant, Field, Meeting, Outcome

from ..common_time import time
from ..problems import Problem
from ..schema import meetings, profiles, tournament_players, tournaments

Row = Mapping[str, Any]


class Stored(NamedTuple):
    """A tournament with everybody in it and everything that was played."""

    row: Row
    players: tuple[Row, ...]
    meetings: tuple[Row, ...]

    @property
    def id(self) -> str:
        """The id of the tournament."""
        return str(self.row["id"])

    @property
    def field(self) -> Field:
        """The tournament as pairings and standings need it."""
        entrants = tuple(Entrant(row["number"], row["since"], row["until"]) for row in self.players)
        played = tuple(meeting_of(row) for row in self.meetings)
        row = self.row
        return Field(row["format"], row["size"], row["rounds"], row["seed"], entrants, played)

    @property
    def unfinished(self) -> list[Row]:
        """The tables where people still play."""
        return [row for row in self.meetings if row["finished"] is None]

    def entrant(self, profile_id: str | None) -> Row | None:
        """Somebody who takes part, by their profile."""
        return next((row for row in self.players if profile_id and row["profile_id"] == profile_id), None)


def meeting_of(row: Row) -> Meeting:
    """A table of a tournament, or a bye."""
    found = None if row["result"] is None else tuple(Outcome(**seat) for seat in row["result"])
    return Meeting(row["round"], tuple(row["players"]), found)


def read_tournament(connection: Connection, tournament_id: str) -> Stored:
    """A tournament. Raises `Problem` if there is none."""
    row = connection.execute(select(tournaments).where(tournaments.c.id == tournament_id)).mappings().one_or_none()
    if row is None:
        raise Problem("unknown-tournament")
    name = func.coalesce(profiles.c.name, tournament_players.c.name).label("name")
    columns = (column for column in tournament_players.c if column.name != "name")
    entered = (
        select(*columns, name)
        .join(profiles, profiles.c.id == tournament_players.c.profile_id, isouter=True)
        .where(tournament_players.c.tournament_id == tournament_id)
        .order_by(tournament_players.c.number)
    )
    played = select(meetings).where(meetings.c.tournament_id == tournament_id)
    played = played.order_by(meetings.c.round, meetings.c.number)
    return Stored(
        dict(row),
        tuple(dict(found) for found in connection.execute(entered).mappings()),
        tuple(dict(found) for found in connection.execute(played).mappings()),
    )


def lock_tournament(connection: Connection, tournament_id: str) -> Stored:
    """A tournament that no other transaction can change until this one ends."""
    connection.execute(update(tournaments).where(tournaments.c.id == tournament_id).values(changed=time()))
    return read_tournament(connection, tournament_id)


def change(connection: Connection, tournament_id: str, **values: Any) -> None:
    """Change the row of a tournament."""
    connection.execute(update(tournaments).where(tournaments.c.id == tournament_id).values(**values))


def change_entrant(connection: Connection, tournament_id: str, number: int, **values: Any) -> None:
    """Change the row of somebody who takes part."""
    here = (tournament_players.c.tournament_id == tournament_id) & (tournament_players.c.number == number)
    connection.execute(update(tournament_players).where(here).values(**values))


def forget_entrant(connection: Connection, profile_id: str) -> None:
    """Remove a person from all tournaments: the name, and from the rounds to come."""
    now = time()
    mine = tournament_players.c.profile_id == profile_id
    query = select(tournaments.c.id, tournaments.c.round).join(tournament_players).where(mine)
    for row in connection.execute(query).all():
        here = mine & (tournament_players.c.tournament_id == row.id)
        values = {"profile_id": None, "name": "", "until": func.coalesce(tournament_players.c.until, row.round)}
        connection.execute(update(tournament_players).where(here).values(**values))
        change(connection, row.id, due=now)
    organised = tournaments.c.organiser == profile_id
    abandoned = organised & (tournaments.c.state == "open") & tournaments.c.begins.is_(None)  # nobody could begin them
    connection.execute(update(tournaments).where(abandoned).values(state="off", due=None))
    connection.execute(update(tournaments).where(organised).values(organiser=None))
