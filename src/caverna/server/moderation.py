"""Moderation: what operators do about people and their tables. A server may be running meanwhile."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from caverna.game import CavernaError

from .database_faults import explained
from .event_writer import EventWriter
from .names import clean_name, name_key
from .people.tournaments import call_off
from .problems import Problem
from .schema import profiles, seats, sessions, tables, tournament_players, tournaments
from .snapshot_cache import SnapshotCache
from .snapshot_reader import SnapshotReader
from .store import Conflict, Store, open_store
from .table_locks import TableLocks
from .table_updates import lock_table

MOST: Final = 1000
REASONS: Final = {
    "bad-name": "this name is not allowed",
    "name-taken": "somebody else has this name",
    "no-profile": "there is no such profile",
    "over": "the game at this table is over",
    "tournament-over": "this tournament is over",
    "unknown-tournament": "there is no such tournament",
    "unknown-table": "there is no such table",
}


class ModerationError(CavernaError):
    """Something that cannot be done, in a sentence for operators."""


class ListedProfile(NamedTuple):
    """A profile in the list for operators."""

    id: str
    name: str
    created: float
    seen: float | None
    tables: int
    blocked: bool


class ListedTournament(NamedTuple):
    """A tournament in the list for operators."""

    id: str
    name: str
    state: str
    organiser: str | None
    players: int


@asynccontextmanager
async def moderating(url: str) -> AsyncIterator[Store]:
    """The database at a URL, for operators. Errors are explained in a sentence."""
    store = open_store(url)
    try:
        await store.open()
        yield store
    except Problem as problem:
        if problem.code not in REASONS:
            raise explained(
                url, problem.__cause__ if isinstance(problem.__cause__, Exception) else problem
            ) from problem
        raise ModerationError(REASONS[problem.code]) from problem
    except Exception as error:
        raise explained(url, error) from error
    finally:
        await store.close()


async def list_profiles(url: str, text: str = "") -> list[ListedProfile]:
    """The profiles whose names contain a text, by name."""
    seen = select(func.max(sessions.c.seen)).where(sessions.c.profile_id == profiles.c.id).scalar_subquery()
    number = select(func.count()).where(seats.c.profile_id == profiles.c.id).scalar_subquery()
    query = select(profiles.c.id, profiles.c.name, profiles.c.created, seen, number, profiles.c.blocked)
    query = query.where(profiles.c.name_key.contains(name_key(text), autoescape=True))
    query = query.order_by(profiles.c.name_key).limit(MOST)
    async with moderating(url) as store:
        return await store.read(lambda connection: [ListedProfile(*row) for row in connection.execute(query)])


async def rename_profile(url: str, profile_id: str, name: str) -> None:
    """Rename a profile, at all its tables too."""

    def rename(connection: Connection) -> None:
        cleaned = clean_name(name)
        connection.execute(update(seats).where(seats.c.profile_id == profile_id).values(name=cleaned))
        change_profile(connection, profile_id, name=cleaned, name_key=name_key(cleaned))

    async with moderating(url) as store:
        try:
            await store.write(rename)
        except Conflict as error:
            raise Problem("name-taken") from error


async def block_profile(url: str, profile_id: str, blocked: bool = True) -> None:
    """Keep a profile from doing anything, on every device, or allow it again."""
    async with moderating(url) as store:
        await store.write(lambda connection: change_profile(connection, profile_id, blocked=blocked))


def change_profile(connection: Connection, profile_id: str, **values: Any) -> None:
    """Change a profile. Raises `Problem` if there is no such profile."""
    if connection.execute(update(profiles).where(profiles.c.id == profile_id).values(**values)).rowcount != 1:
        raise Problem("no-profile")


async def close_table(url: str, table_id: str) -> None:
    """End the game at a table without a result. A table where none has begun is deleted."""
    async with moderating(url) as store:
        snapshots = SnapshotReader(store, SnapshotCache(is_shared=True), TableLocks())

        def close(connection: Connection) -> None:
            snapshot = lock_table(connection, table_id)
            if snapshot.table["state"] == "playing":
                event_log = snapshots.with_event_log(connection, snapshot).active_event_log().copy()
                event = event_log.append("time", None, lambda: None)
                EventWriter("admin", has_time=lambda is_attended: False).write(
                    connection, snapshot, event_log, event, state="over"
                )
            elif snapshot.table["state"] == "over":
                raise Problem("over")
            else:
                connection.execute(delete(tables).where(tables.c.id == table_id))

        await store.write(close)


async def list_tournaments(url: str) -> list[ListedTournament]:
    """The tournaments, the newest first."""
    number = select(func.count()).where(tournament_players.c.tournament_id == tournaments.c.id).scalar_subquery()
    query = select(tournaments.c.id, tournaments.c.name, tournaments.c.state, tournaments.c.organiser, number)
    query = query.order_by(tournaments.c.created.desc()).limit(MOST)
    async with moderating(url) as store:
        return await store.read(lambda connection: [ListedTournament(*row) for row in connection.execute(query)])


async def call_off_tournament(url: str, tournament_id: str) -> None:
    """End a tournament: it is no longer listed, and no further round begins."""
    async with moderating(url) as store:
        await store.write(lambda connection: call_off(connection, tournament_id))
