"""Profiles as they are in the database."""

from __future__ import annotations

from sqlalchemy import Connection, update

from ..schema import profiles


def lock_profile(connection: Connection, profile_id: str) -> None:
    """Let no other transaction count what a profile has until this one ends."""
    connection.execute(update(profiles).where(profiles.c.id == profile_id).values(name=profiles.c.name))
