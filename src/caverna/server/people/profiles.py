"""Profiles: a name and an avatar that others recognise. Nobody needs one to play."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from ..bot_levels import SUBSTITUTE_LEVEL
from ..common_time import time
from ..event_writer import write_avatar
from ..names import clean_name, distinct_name, name_key
from ..problems import Problem
from ..schema import (
    blocks,
    chat,
    daily_games,
    honours,
    invitations,
    passkeys,
    profiles,
    rated_seats,
    ratings,
    recovery_codes,
    seats,
    sessions,
    tables,
    telling,
    tournament_players,
    vacations,
)
from ..seats import Seats
from ..snapshot import ProfileToken, hash_token, new_id
from ..store import Conflict, Store
from ..table_updates import TableUpdates
from .history import History
from .sessions import insert_session
from .tournament_rows import forget_entrant


class Profiles:
    """The profiles of a server."""

    def __init__(self, store: Store, updates: TableUpdates, seating: Seats, history: History) -> None:
        self.store = store
        self.updates = updates
        self.seating = seating
        self.history = history

    async def create(self, name: str, avatar: str, token: str, device: str) -> str:
        """Make a profile with a first session, and return its id. A token that has a session keeps its profile."""
        name = clean_name(name)
        profile_id = new_id()
        row = {"id": profile_id, "name": name, "name_key": name_key(name), "avatar": avatar, "created": time()}

        def insert_profile(connection: Connection) -> str:
            mine = select(sessions.c.profile_id).where(sessions.c.token_hash == hash_token(token))
            if (found := connection.execute(mine).scalar_one_or_none()) is not None:
                return str(found)
            connection.execute(insert(profiles), [row])
            insert_session(connection, profile_id, token, device)
            return profile_id

        try:
            return await self.store.write(insert_profile)
        except Conflict as error:
            raise Problem("name-taken") from error

    async def collect(self, profile_id: str, held: Sequence[tuple[str, str]], player: str | None) -> int:
        """Give a profile the seats whose tokens are shown, and a browser's games of the day. Returns how many seats.

        From then on only the sessions of the profile open the seat.
        """
        shown = {(table_id, hash_token(token)) for table_id, token in held}
        found = await self.store.read(lambda connection: seats_opened_by(connection, shown))
        taken = await asyncio.gather(*(self.collect_seat(profile_id, *seat) for seat in found))
        if player is not None:
            await self.store.write(partial(adopt_daily_games, profile_id=profile_id, player=player))
        return sum(taken)

    async def collect_seat(self, profile_id: str, table_id: str, token_hash: str) -> bool:
        """Give a profile a seat, unless it has another one at the same table."""
        mine = (seats.c.table_id == table_id) & (seats.c.token_hash == token_hash)
        twice = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.profile_id == profile_id)
        change = update(seats).where(mine, ~twice.exists()).values(profile_id=profile_id, token_hash=None)

        def collect(connection: Connection) -> bool:
            if not connection.execute(change).rowcount:
                return False
            write_avatar(connection, table_id, profile_id)
            return True

        return await self.updates.update(table_id, collect)

    async def read(self, profile_id: str) -> dict[str, Any]:
        """A profile, and how many recovery codes it has left."""
        query = select(profiles).where(profiles.c.id == profile_id)
        left = select(func.count()).select_from(recovery_codes).where(recovery_codes.c.profile_id == profile_id)

        def read(connection: Connection) -> dict[str, Any]:
            row = connection.execute(query).mappings().one_or_none()
            if row is None:
                raise Problem("no-profile")
            return {
                **{name: row[name] for name in ("id", "name", "avatar", "created")},
                "recovery_codes": connection.execute(left).scalar_one(),
            }

        return await self.store.read(read)

    async def change(self, profile_id: str, values: Mapping[str, Any]) -> int:
        """Change the name or the avatar, at all tables too. Returns at how many tables somebody may see it."""
        if "name" in values:
            name = clean_name(values["name"])
            values = {**values, "name": name, "name_key": name_key(name)}
        shown = {name: value for name, value in values.items() if name in ("name", "avatar")}

        def write(connection: Connection) -> None:
            connection.execute(update(profiles).where(profiles.c.id == profile_id).values(**values))
            connection.execute(update(seats).where(seats.c.profile_id == profile_id).values(**shown))
            if "name" in shown:
                number_namesakes(connection, profile_id, shown["name"])

        try:
            await self.store.write(write)
        except Conflict as error:
            raise Problem("name-taken") from error
        shown_at = [row for row in await self.history.seats_of(profile_id) if row["state"] in ("open", "playing")]
        for row in shown_at:
            await self.updates.tell(row["table_id"])
        return len(shown_at)

    async def delete(self, profile_id: str) -> None:
        """Delete a profile with all its personal data. Bots continue its games.

        Tables stay, but without its name and its messages.
        """
        while found := await self.history.seats_of(profile_id):
            for row in found:
                await self.forget_at(row, profile_id)

        def delete_profile(connection: Connection) -> None:
            connection.execute(delete(daily_games).where(daily_games.c.player == profile_id))
            forget_entrant(connection, profile_id)
            connection.execute(delete(profiles).where(profiles.c.id == profile_id))

        await self.store.write(delete_profile)

    async def forget_at(self, row: Mapping[str, Any], profile_id: str) -> None:
        """Leave a table, where a bot plays on, and remove the name and the messages of the player."""
        if row["state"] in ("open", "playing") and row["daily"] is None:
            level = SUBSTITUTE_LEVEL if row["state"] == "playing" else None
            await self.seating.leave(row["table_id"], ProfileToken(profile_id), level)
        forget = partial(forget_player, table_id=row["table_id"], seat=row["seat"])
        await self.updates.update(row["table_id"], forget)

    async def export(self, profile_id: str, devices: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
        """Everything that is stored about a person, but no secret."""
        mine = (seats.c.table_id == chat.c.table_id) & (seats.c.seat == chat.c.seat)
        said = select(chat).join(seats, mine).where(seats.c.profile_id == profile_id)
        keys = select(passkeys.c.device, passkeys.c.created, passkeys.c.used).where(passkeys.c.profile_id == profile_id)
        days = select(daily_games).where(daily_games.c.player == profile_id)
        notified = select(telling).where(telling.c.profile_id == profile_id)
        away = select(vacations).where(vacations.c.profile_id == profile_id)
        entered = select(tournament_players).where(tournament_players.c.profile_id == profile_id)
        mine_too = {
            "ratings": select(ratings).where(ratings.c.profile_id == profile_id),
            "rated_games": select(rated_seats).where(rated_seats.c.profile_id == profile_id),
            "blocks": select(blocks).where(blocks.c.profile_id == profile_id),
            "invitations": select(invitations).where(
                (invitations.c.profile_id == profile_id) | (invitations.c.by == profile_id)
            ),
        }

        def read(connection: Connection) -> dict[str, Any]:
            return {
                "passkeys": [dict(row) for row in connection.execute(keys).mappings()],
                "chat": [dict(row) for row in connection.execute(said).mappings()],
                "daily_games": [dict(row) for row in connection.execute(days).mappings()],
                "notifications": [dict(row) for row in connection.execute(notified).mappings()],
                "vacations": [dict(row) for row in connection.execute(away).mappings()],
                "tournaments": [dict(row) for row in connection.execute(entered).mappings()],
                **{
                    name: [dict(row) for row in connection.execute(query).mappings()]
                    for name, query in mine_too.items()
                },
            }

        found: dict[str, Any] = {"profile": await self.read(profile_id), "sessions": [*devices]}
        for name, part in (("tables", self.history.seats_of), ("results", self.history.results_of)):
            found[name] = await part(profile_id)
            await asyncio.sleep(0)  # others are served in between
        return {**found, **await self.store.read(read)}


def seats_opened_by(connection: Connection, shown: Collection[tuple[str, str]]) -> list[tuple[str, str]]:
    """Those pairs of table and token hash that belong together: nobody else's table is touched."""
    tables_shown = {table_id for table_id, _ in shown}
    query = select(seats.c.table_id, seats.c.token_hash).where(seats.c.table_id.in_(tables_shown))
    return [seat for row in connection.execute(query) if (seat := (row.table_id, row.token_hash)) in shown]


def number_namesakes(connection: Connection, profile_id: str, name: str) -> None:
    """Give somebody a number at tables where another person has the same name."""
    mine, theirs = seats.alias(), seats.alias()
    here = (theirs.c.table_id == mine.c.table_id) & (theirs.c.seat != mine.c.seat) & (theirs.c.kind == "person")
    query = select(theirs.c.table_id, theirs.c.name).join(mine, here).where(mine.c.profile_id == profile_id)
    others: dict[str, list[str]] = {}
    for row in connection.execute(query):
        others.setdefault(row.table_id, []).append(row.name)
    for table_id, names in others.items():
        if (called := distinct_name(name, names)) != name:
            seat = (seats.c.table_id == table_id) & (seats.c.profile_id == profile_id)
            connection.execute(update(seats).where(seat).values(name=called))


def adopt_daily_games(connection: Connection, profile_id: str, player: str) -> None:
    """Give a profile the games of the day of a browser, but for those that it has played elsewhere."""
    played = select(daily_games.c.day, daily_games.c.game).where(daily_games.c.player == profile_id)
    known = {(row.day, row.game) for row in connection.execute(played)}
    for row in connection.execute(select(daily_games).where(daily_games.c.player == player)).mappings().all():
        if (row["day"], row["game"]) not in known:
            mine = daily_games.c.table_id == row["table_id"]
            connection.execute(update(daily_games).where(mine).values(player=profile_id))


def forget_player(connection: Connection, table_id: str, seat: int) -> None:
    """Remove a player's name and messages from a table. Nobody can open the seat any more."""
    connection.execute(delete(chat).where(chat.c.table_id == table_id, chat.c.seat == seat))
    connection.execute(delete(honours).where(honours.c.table_id == table_id))
    here = (seats.c.table_id == table_id) & (seats.c.seat == seat)
    nothing = dict.fromkeys(("profile_id", "avatar", "token_hash", "webhook", "told", "listener"))
    values = {"name": f"Player {seat + 1}", **nothing}
    connection.execute(update(seats).where(here).values(**values))
    connection.execute(update(tables).where(tables.c.id == table_id).values(changed=time()))
