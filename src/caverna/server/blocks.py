"""Blocks: people with whom the owner of a profile wants no contact. Nobody is notified of being blocked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, exists, select

from .schema import blocks, seats, tables

Row = Mapping[str, Any]


def has_blocked(connection: Connection, who: str | None, whom: str | None) -> bool:
    """Has a profile blocked another one? Guests neither block nor are blocked."""
    if who is None or whom is None:
        return False
    query = select(blocks.c.at).where(blocks.c.profile_id == who, blocks.c.blocked == whom)
    return connection.execute(query).first() is not None


def blocked_by(connection: Connection, profile_id: str) -> set[str]:
    """The profiles that a profile has blocked."""
    return {*connection.execute(select(blocks.c.blocked).where(blocks.c.profile_id == profile_id)).scalars()}


def is_closed_to(connection: Connection, table: Row, seating: Sequence[Row], profile_id: str | None) -> bool:
    """Has whoever opened a table blocked a profile?"""
    creator = table["creator"]
    return creator is not None and has_blocked(connection, seating[creator]["profile_id"], profile_id)


def is_between_strangers(profile_id: str) -> ColumnElement[bool]:
    """Which tables were not opened by somebody who has blocked a profile, or whom the profile has blocked."""
    opened = (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.creator)
    mine = (blocks.c.profile_id == profile_id) & (blocks.c.blocked == seats.c.profile_id)
    theirs = (blocks.c.profile_id == seats.c.profile_id) & (blocks.c.blocked == profile_id)
    return ~exists().where(opened, mine | theirs)
