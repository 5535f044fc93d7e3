"""The contacts of a profile: recent opponents, invitations by name, and blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from ..blocks import has_blocked
from ..common_time import time
from ..lobby import seats_by_table
from ..names import name_key
from ..problems import Problem
from ..schema import blocks, invitations, profiles, seats, tables
from ..snapshot import ProfileToken, Snapshot, read_rows
from ..store import Conflict, Store
from .notices import Notice
from .notifications import Notifications

RECENT: Final = 12
"""Opponents that are listed."""
MAX_BLOCKS: Final = 500
MAX_INVITED: Final = 12
"""People who can be invited to one table."""
MAX_SENT: Final = 40
"""Invitations that somebody may send within an hour."""
MAX_TO_ONE: Final = 3
"""Those to the same person."""
HOUR: Final = 3600.0
PERSON: Final = (profiles.c.id, profiles.c.name, profiles.c.avatar)


class Contacts:
    """The contacts of all profiles."""

    def __init__(self, store: Store, notifications: Notifications) -> None:
        self.store = store
        self.notifications = notifications

    # opponents and blocks

    async def opponents(self, profile_id: str) -> list[dict[str, Any]]:
        """The people whom somebody has met at tables, the most recent first."""
        mine, theirs = seats.alias(), seats.alias()
        last = func.max(tables.c.changed)
        blocked = select(blocks.c.at).where(blocks.c.profile_id == profile_id, blocks.c.blocked == profiles.c.id)
        query = (
            select(*PERSON, func.count().label("tables"), last.label("met"), blocked.exists().label("blocked"))
            .select_from(mine)
            .join(theirs, (theirs.c.table_id == mine.c.table_id) & (theirs.c.seat != mine.c.seat))
            .join(tables, tables.c.id == mine.c.table_id)
            .join(profiles, profiles.c.id == theirs.c.profile_id)
            .where(mine.c.profile_id == profile_id)
            .group_by(*PERSON)
            .order_by(last.desc())
            .limit(RECENT)
        )
        return await self.store.read(lambda connection: [dict(row) for row in connection.execute(query).mappings()])

    async def blocked(self, profile_id: str) -> list[dict[str, Any]]:
        """Whom somebody has blocked, by name."""
        query = select(*PERSON).join(blocks, blocks.c.blocked == profiles.c.id)
        query = query.where(blocks.c.profile_id == profile_id).order_by(profiles.c.name_key)
        return await self.store.read(lambda connection: [dict(row) for row in connection.execute(query).mappings()])

    async def block(self, profile_id: str, person: str) -> None:
        """Block a person, and remove their invitations."""
        number = select(func.count()).select_from(blocks).where(blocks.c.profile_id == profile_id)

        def insert_block(connection: Connection) -> None:
            if person == profile_id or connection.execute(number).scalar_one() >= MAX_BLOCKS:
                raise Problem("no-such-person")
            if not has_blocked(connection, profile_id, person):
                row = {"profile_id": profile_id, "blocked": person, "at": time()}
                connection.execute(insert(blocks), [row])

        try:
            await self.store.write(insert_block)
        except Conflict as error:  # there is no such profile
            raise Problem("no-such-person") from error

    async def unblock(self, profile_id: str, person: str) -> None:
        """Unblock a person."""
        mine = (blocks.c.profile_id == profile_id) & (blocks.c.blocked == person)
        await self.store.write(lambda connection: connection.execute(delete(blocks).where(mine)))

    async def block_seat(self, profile_id: str, table_id: str, seat: int) -> None:
        """Block the person in a seat of a table where somebody plays too."""

        def find(connection: Connection) -> str:
            snapshot = read_rows(connection, table_id)
            snapshot.seat_of(ProfileToken(profile_id))
            found = snapshot.seats[seat]["profile_id"] if seat < len(snapshot.seats) else None
            if found is None:
                raise Problem("no-such-person")
            return str(found)

        await self.block(profile_id, await self.store.read(find))

    # invitations

    async def invite(self, profile_id: str, table_id: str, name: str) -> dict[str, Any]:
        """Invite the person with a name to a table where somebody sits and another seat is open."""

        def insert_invitation(connection: Connection) -> tuple[dict[str, Any], Snapshot, list[str]]:
            snapshot = open_table(connection, table_id, profile_id)
            query = select(*PERSON).where(profiles.c.name_key == name_key(name.strip()))
            person = connection.execute(query).mappings().one_or_none()
            if person is None or any(row["profile_id"] == person["id"] for row in snapshot.seats):
                raise Problem("no-such-person")
            check_number(connection, profile_id, table_id, person["id"])
            return dict(person), snapshot, write_invitations(connection, profile_id, table_id, [person["id"]])

        try:
            person, snapshot, told = await self.store.write(insert_invitation)
        except Conflict as error:  # the same request at the same time
            raise Problem("bad-key") from error
        mine = snapshot.seats[snapshot.seat_of(ProfileToken(profile_id))]
        await self.tell("invitation", told, mine["name"], snapshot.table["game"], table_id)
        return person

    async def tell(self, event: str, people: Sequence[str], name: str, game: str, table_id: str) -> None:
        """Notify people of an invitation, on the devices that they have chosen."""
        for person in people:
            await self.notifications.notify(person, Notice(event, f"/t/{table_id}", {"name": name, "game": game}))

    async def invited(self, profile_id: str, table_id: str) -> list[dict[str, Any]]:
        """Who has been invited to a table where somebody sits, and who has declined."""
        query = select(*PERSON, invitations.c.declined).join(invitations, invitations.c.profile_id == profiles.c.id)
        query = query.where(invitations.c.table_id == table_id).order_by(invitations.c.at)

        def read(connection: Connection) -> list[dict[str, Any]]:
            read_rows(connection, table_id).seat_of(ProfileToken(profile_id))
            return [dict(row) for row in connection.execute(query).mappings()]

        return await self.store.read(read)

    async def invitations(self, profile_id: str) -> list[dict[str, Any]]:
        """The invitations of somebody that can be accepted, the newest first."""
        refused = select(blocks.c.at).where(blocks.c.profile_id == profile_id, blocks.c.blocked == invitations.c.by)
        seated = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.profile_id == profile_id)
        free = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
        query = (
            select(tables, *(column.label(f"by_{column.name}") for column in PERSON), invitations.c.at)
            .join(invitations, invitations.c.table_id == tables.c.id)
            .join(profiles, profiles.c.id == invitations.c.by)
            .where(invitations.c.profile_id == profile_id, ~invitations.c.declined, tables.c.state == "open")
            .where(~refused.exists(), ~seated.exists(), free.exists())
            .order_by(invitations.c.at.desc())
            .limit(RECENT)
        )

        def read(connection: Connection) -> list[dict[str, Any]]:
            rows = [dict(row) for row in connection.execute(query).mappings()]
            found = seats_by_table(connection, rows)
            return [
                {
                    **{name: row[name] for name in ("game", "options", "clock", "rated", "at")}, "table_id": row["id"],
                    "by": {name: row[f"by_{name}"] for name in ("id", "name", "avatar")}, "seats": found[row["id"]],
                }
                for row in rows
            ]  # fmt: skip

        return await self.store.read(read)

    async def decline(self, profile_id: str, table_id: str) -> None:
        """Decline an invitation."""
        mine = (invitations.c.profile_id == profile_id) & (invitations.c.table_id == table_id)
        change = update(invitations).where(mine).values(declined=True)
        if not await self.store.write(lambda connection: connection.execute(change).rowcount):
            raise Problem("no-such-invitation")


def open_table(connection: Connection, table_id: str, profile_id: str) -> Snapshot:
    """A table where somebody with a profile sits and others can join. Raises `Problem` if it is none."""
    snapshot = read_rows(connection, table_id)
    snapshot.seat_of(ProfileToken(profile_id))
    if snapshot.table["state"] != "open" or snapshot.is_full:
        raise Problem("no-open-seat")
    return snapshot


def check_number(connection: Connection, profile_id: str, table_id: str, person: str) -> None:
    """Raise a `Problem` if somebody sends too many invitations."""
    here = select(func.count()).select_from(invitations).where(invitations.c.table_id == table_id)
    sent = select(func.count()).select_from(invitations)
    sent = sent.where(invitations.c.by == profile_id, invitations.c.at > time() - HOUR)
    to_one = sent.where(invitations.c.profile_id == person, invitations.c.table_id != table_id)
    most = ((here, MAX_INVITED), (sent, MAX_SENT), (to_one, MAX_TO_ONE))
    if any(connection.execute(count).scalar_one() >= number for count, number in most):
        raise Problem("too-many-requests", seconds=int(HOUR))


def write_invitations(connection: Connection, by: str, table_id: str, people: Sequence[str]) -> list[str]:
    """Invite people to a table, except for those who were invited before.

    Returns whom to notify: nobody who has blocked the person who invites.
    """
    query = select(invitations.c.profile_id).where(invitations.c.table_id == table_id)
    known = {*connection.execute(query).scalars()}
    new = [person for person in people if person not in known]
    now = time()
    rows = [{"table_id": table_id, "profile_id": person, "by": by, "declined": False, "at": now} for person in new]
    if rows:
        connection.execute(insert(invitations), rows)
    return [person for person in new if not has_blocked(connection, person, by)]
