"""The work that is due: one query, once a second in every process, instead of one for each kind of work."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, exists, select

from .people.tournaments import GOING_ON
from .schema import tables, tournaments


class DueWork(NamedTuple):
    """The kinds of work that are due."""

    overdue: bool
    """Players who have run out of time."""
    bots: bool
    """Bots that no process plays."""
    tournaments: bool
    """Tournaments with a round to begin or to end."""
    notifications: bool
    """Players to be notified of their turns."""


def due_work(connection: Connection, now: float) -> DueWork:
    """The work that is due at a time."""
    kinds = (
        exists().where(tables.c.deadline < now),
        exists().where(tables.c.bot_due, tables.c.claimed_until < now),
        exists().where(tournaments.c.due <= now, tournaments.c.state.in_(GOING_ON)),
        exists().where(tables.c.tell_at <= now),
    )
    return DueWork(*map(bool, connection.execute(select(*kinds)).one()))
