"""Sessions: the devices on which somebody uses a profile, and how to sign in on a new one.

A device makes up its token, as players do for seats, and the server stores the hash. A new device gets in by a link
that works once and only for some minutes, or by one of the recovery codes that were printed before. Only the hashes of
both are stored.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from ..common_time import time
from ..problems import Problem
from ..schema import profile_links, profiles, recovery_codes, sessions
from ..snapshot import ProfileToken, hash_token, new_id
from ..store import Conflict, Store

PREFIX: Final = "profile-"
"""How the token of a session begins, which those of seats do not: they are random."""
LINK_SECONDS: Final = 600.0
"""How long a link to a new device works."""
SEEN_EVERY: Final = 600.0
"""Seconds between two records that a session is in use."""
MAX_SESSIONS: Final = 50
"""Sessions of a profile. Beyond that, the one that was unused for longest ends."""
CODES: Final = 8
ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Letters and digits that nobody mistakes for each other."""


class Sessions:
    """The sessions of all profiles."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def token(self, given: str) -> str:
        """The credential for a seat that a client has given: for the token of a session, its profile's.

        Raises `Problem` if there is no such session any more, or the profile is blocked.
        """
        return ProfileToken(await self.profile_of(given)) if given.startswith(PREFIX) else given

    async def profile_of(self, token: str | None) -> str:
        """The id of the profile that the token of a session belongs to. Raises `Problem` if there is none."""
        if token is None or not token.startswith(PREFIX):
            raise Problem("no-profile")
        mine = sessions.c.token_hash == hash_token(token)
        query = select(sessions.c.profile_id, sessions.c.seen, profiles.c.blocked).join(profiles).where(mine)
        row = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            raise Problem("no-profile")
        if row.blocked:
            raise Problem("blocked")
        if time() - row.seen > SEEN_EVERY:
            seen = update(sessions).where(mine).values(seen=time())
            await self.store.write(lambda connection: connection.execute(seen))
        return str(row.profile_id)

    async def all(self, profile_id: str, token: str) -> list[dict[str, Any]]:
        """The sessions of a profile without their secrets: the one that asks, then the most recently used first."""
        query = select(sessions).where(sessions.c.profile_id == profile_id).order_by(sessions.c.seen.desc())
        rows = await self.store.read(lambda connection: [*connection.execute(query).mappings()])
        found = [
            {
                **{name: row[name] for name in ("id", "device", "created", "seen")},
                "current": row["token_hash"] == hash_token(token),
            }
            for row in rows
        ]
        return sorted(found, key=lambda session: not session["current"])

    async def end(self, profile_id: str, session_id: str) -> None:
        """End a session of a profile."""
        mine = (sessions.c.profile_id == profile_id) & (sessions.c.id == session_id)
        ended = await self.store.write(lambda connection: connection.execute(delete(sessions).where(mine)).rowcount)
        if not ended:
            raise Problem("no-such-session")

    # a new device

    async def make_link(self, profile_id: str) -> tuple[str, float]:
        """A code for a link that works once, and when it expires. Earlier ones no longer work."""
        code, expires = secrets.token_urlsafe(24), time() + LINK_SECONDS
        row = {"code_hash": hash_token(code), "profile_id": profile_id, "expires": expires}

        def replace(connection: Connection) -> None:
            connection.execute(delete(profile_links).where(profile_links.c.profile_id == profile_id))
            connection.execute(insert(profile_links), [row])

        await self.store.write(replace)
        return code, expires

    async def make_recovery_codes(self, profile_id: str) -> list[str]:
        """New recovery codes. Those that were made before no longer work."""
        codes = [recovery_code() for _ in range(CODES)]
        rows = [{"code_hash": hash_code(code), "profile_id": profile_id} for code in codes]

        def replace(connection: Connection) -> None:
            connection.execute(delete(recovery_codes).where(recovery_codes.c.profile_id == profile_id))
            connection.execute(insert(recovery_codes), rows)

        await self.store.write(replace)
        return codes

    async def begin(self, token: str, code: str, device: str) -> None:
        """Begin a session with the code of a link or a recovery code, which is used up.

        Raises `Problem` if it is wrong. A token that has a session keeps it, so a repeated request does no harm.
        """

        def use(connection: Connection) -> None:
            if connection.execute(select(sessions.c.id).where(sessions.c.token_hash == hash_token(token))).first():
                return
            profile_id = use_link(connection, code) or use_recovery_code(connection, code)
            if profile_id is None:
                raise Problem("bad-code")
            insert_session(connection, profile_id, token, device)

        try:
            await self.store.write(use)
        except Conflict as error:
            raise Problem("bad-code") from error


def insert_session(connection: Connection, profile_id: str, token: str, device: str) -> None:
    """Insert a session, and end those that are too many."""
    now = time()
    row = {
        "id": new_id(), "token_hash": hash_token(token), "profile_id": profile_id, "device": device,
        "created": now, "seen": now,
    }  # fmt: skip
    connection.execute(insert(sessions), [row])
    mine = select(sessions.c.id).where(sessions.c.profile_id == profile_id)
    ended = mine.order_by(sessions.c.seen.desc(), sessions.c.created.desc()).offset(MAX_SESSIONS)
    connection.execute(delete(sessions).where(sessions.c.id.in_(ended.scalar_subquery())))


def use_link(connection: Connection, code: str) -> str | None:
    """The profile of a link that still works. It works no longer."""
    mine = profile_links.c.code_hash == hash_token(code)
    row = connection.execute(select(profile_links).where(mine)).mappings().one_or_none()
    if row is None or connection.execute(delete(profile_links).where(mine)).rowcount != 1 or row["expires"] < time():
        return None
    return str(row["profile_id"])


def use_recovery_code(connection: Connection, code: str) -> str | None:
    """The profile of a recovery code that was not used before."""
    mine = recovery_codes.c.code_hash == hash_code(code)
    profile_id = connection.execute(select(recovery_codes.c.profile_id).where(mine)).scalar_one_or_none()
    if profile_id is None or connection.execute(delete(recovery_codes).where(mine)).rowcount != 1:
        return None
    return str(profile_id)


def recovery_code() -> str:
    """A code that people can write down: twelve letters and digits, which nobody can guess."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(4)) for _ in range(3))


def hash_code(code: str) -> str:
    """The hash of a recovery code, however it is typed."""
    typed = "".join(character for character in code.upper() if character in ALPHABET)
    return hashlib.sha256(f"recovery/{typed}".encode()).hexdigest()
