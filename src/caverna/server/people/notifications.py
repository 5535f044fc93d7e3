"""Notifying people of what waits for them: that it is their turn, or anything else that has a page.

An event that begins a turn sets when its player is to be notified (`tell_at`). Each process looks for such tables once
a second, and the one that resets the column notifies the player: so a message is sent once, however many processes
there are, and none is lost when one of them dies before that. Nothing is sent to players who look at the table by then.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, Select, func, insert, select, update

from caverna.locale import translator_for

from ..common_time import time
from ..event_writer import write_seat
from ..schema import profiles, seats, tables, telling, vacations
from ..snapshot import ProfileToken, read_rows
from ..store import Conflict, Store
from ..table_updates import TableUpdates, lock_table
from ..views import is_recent
from .digests import Digests
from .history import players_at
from .notices import LONGEST, Notice, sentences
from .push import Device, Letter, Push

TABLES_AT_ONCE: Final = 100
USUAL: Final = {"tables": "all", "language": "en", "minutes": 60, "mail": None, "confirmed": False}
"""The defaults of a profile that has chosen nothing."""


class Notifications:
    """Notifies people, on the devices and in the ways they have chosen."""

    def __init__(self, store: Store, updates: TableUpdates, push: Push, digests: Digests | None) -> None:
        self.store = store
        self.updates = updates
        self.push = push
        self.digests = digests

    # what people have chosen

    async def choice(self, profile_id: str) -> dict[str, Any]:
        """How somebody wants to be notified."""
        return await self.store.read(lambda connection: read_choice(connection, profile_id))

    async def choose(self, profile_id: str, values: Mapping[str, Any]) -> None:
        """Change somebody's preferences."""

        def write(connection: Connection) -> None:
            change = update(telling).where(telling.c.profile_id == profile_id).values(**values)
            if not connection.execute(change).rowcount:
                row = {name: USUAL[name] for name in ("tables", "language", "minutes")}
                connection.execute(insert(telling), [{"profile_id": profile_id, **row, **values}])

        try:
            await self.store.write(write)
        except Conflict:  # another device was faster
            await self.store.write(write)

    async def at_table(self, table_id: str, token: str | None) -> str:
        """Whether a player is notified of turns at a table: usual, on or off."""

        def read(connection: Connection) -> str:
            return str(seat_row(connection, table_id, token)["told"] or "usual")

        return await self.store.read(read)

    async def choose_at_table(self, table_id: str, token: str | None, notify: str, listener: str | None) -> None:
        """Choose whether a player is notified of turns at a table. `listener` is the hash of a guest's browser token.

        Players who turn this on during their own turn are not notified of it: they are there.
        """

        def write(connection: Connection) -> None:
            seat = lock_table(connection, table_id).seat_of(token)
            values = {"told": None if notify == "usual" else notify}
            if not isinstance(token, ProfileToken):
                values["listener"] = None if notify == "off" else listener
            write_seat(connection, table_id, seat, values)

        await self.updates.update(table_id, write)

    # turns

    async def notify_turns(self) -> None:
        """Notify those whose turn has begun, unless they are at the table."""
        now = time()
        due = select(tables.c.id).where(tables.c.tell_at <= now).limit(1)
        if await self.store.read(lambda connection: connection.execute(due).first()) is None:
            return
        for row, players in await self.store.write(lambda connection: claim_turns(connection, now)):
            notice = turn_notice(row, players, now)
            if row["profile_id"] is None:
                self.send(row["listener"], await self.push.of_browser(row["listener"]), notice)
            else:
                await self.notify(row["profile_id"], notice, is_wanted=row["told"] == "on")

    async def notify(self, profile_id: str, notice: Notice, is_wanted: bool = False) -> None:
        """Notify the owner of a profile, unless they want to hear only of chosen tables, not of this one."""
        choice = await self.choice(profile_id)
        if notice.table_id is not None and choice["tables"] == "chosen" and not is_wanted:
            return
        self.send(profile_id, await self.push.of_profile(profile_id), notice)
        if self.digests is not None and choice["confirmed"]:
            await self.digests.add(profile_id, notice.event, notice.path, notice.words, notice.table_id)

    def send(self, owner: str, devices: Sequence[Device], notice: Notice) -> None:
        """Send a message to some devices."""
        letters = []
        for device in devices:
            title, text = sentences(notice.event, notice.words, translator_for(device.language))
            message = {"title": title, "body": text, "path": notice.path}
            topic = notice.table_id or notice.event
            letters.append(Letter(device, json.dumps(message).encode(), topic, notice.seconds))
        self.push.send(owner, letters)


def read_choice(connection: Connection, profile_id: str) -> dict[str, Any]:
    """How somebody wants to be notified."""
    row = connection.execute(select(telling).where(telling.c.profile_id == profile_id)).mappings().one_or_none()
    return {**USUAL, "asked": None, **(row or {})}


def seat_row(connection: Connection, table_id: str, token: str | None) -> Mapping[str, Any]:
    """The row of a player's seat. Raises `Problem` if there is none."""
    snapshot = read_rows(connection, table_id)
    return snapshot.seats[snapshot.seat_of(token)]


def due_turns(now: float) -> Select[Any]:
    """Tables whose player is to be notified, with the player's seat and vacation."""
    decides = seats.c.seat == func.coalesce(tables.c.held, tables.c.turn)
    columns = (
        tables.c.id, tables.c.game, tables.c.state, tables.c.tell_at, tables.c.deadline, seats.c.seat, seats.c.kind,
        seats.c.told, seats.c.listener, seats.c.profile_id, seats.c.looked, vacations.c.away_from,
        vacations.c.away_until, profiles.c.blocked,
    )  # fmt: skip
    return (
        select(*columns)
        .outerjoin(seats, (seats.c.table_id == tables.c.id) & decides)
        .outerjoin(vacations, vacations.c.profile_id == seats.c.profile_id)
        .outerjoin(profiles, profiles.c.id == seats.c.profile_id)
        .where(tables.c.tell_at <= now)
        .order_by(tables.c.id)  # locking rows in one order prevents deadlocks
        .limit(TABLES_AT_ONCE)
    )


def claim_turns(connection: Connection, now: float) -> list[tuple[RowMapping, list[dict[str, Any]]]]:
    """Reset the column of some tables, so that this process notifies their players, and return those to notify.

    Players on vacation are notified after it.
    """
    found = []
    for row in connection.execute(due_turns(now)).mappings().all():
        away = row["away_until"] is not None and row["away_from"] <= now < row["away_until"]
        mine = (tables.c.id == row["id"]) & (tables.c.tell_at == row["tell_at"])
        claim = update(tables).where(mine).values(tell_at=row["away_until"] if away else None)
        is_claimed = connection.execute(claim).rowcount == 1
        waits = row["state"] == "playing" and row["kind"] == "person" and row["told"] != "off" and not row["blocked"]
        if is_claimed and waits and not away and not is_recent(row["looked"], now):
            found.append(row)
    players = players_at(connection, [row["id"] for row in found])
    return [(row, players[row["id"]]) for row in found if row["profile_id"] or row["listener"]]


def turn_notice(row: RowMapping, players: Sequence[Mapping[str, Any]], now: float) -> Notice:
    """The notification of a player whose turn it is."""
    others = [dict(player) for player in players if player["seat"] != row["seat"]]
    left = LONGEST if row["deadline"] is None else row["deadline"] - now
    event = "your-turn" if others else "your-turn-alone"
    words: dict[str, Any] = {"game": row["game"], "others": others} if others else {"game": row["game"]}
    return Notice(event, f"/t/{row['id']}", words, row["id"], int(max(60, min(left, LONGEST))))
