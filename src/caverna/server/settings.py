"""What a server is told when it starts: by the command line, or by variables of the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Final, Self

from platformdirs import user_data_path

from caverna.game import InvalidOption

DATABASE: Final = "CAVERNA_DATABASE_URL"
LIMIT: Final = "CAVERNA_LIMIT_"
WEBHOOKS: Final = "CAVERNA_PRIVATE_WEBHOOKS"
DRIVERS: Final = {
    "sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg",
}  # fmt: skip


@dataclass(frozen=True)
class Limits:
    """How much of everything one client may ask for. `CAVERNA_LIMIT_BODY=...` and so on change them."""

    body: int = 64 * 1024
    """Bytes of a request."""
    upload: int = 4 * 1024 * 1024
    """Bytes of a request that brings a saved game."""
    rate: int = 20
    """Requests a second, in the long run."""
    burst: int = 100
    """Requests at once."""
    tables: int = 30
    """Tables that a client may open within an hour."""
    sockets: int = 30
    """Open sockets of a client."""
    all_sockets: int = 5000
    """Open sockets of this process."""
    message: int = 500
    """Characters of a message to the table."""
    patience: int = 20
    """Seconds that a client may take to send a request, or to read what it was sent."""
    thinking: int = 30
    """Seconds that a bot may think about one decision."""

    @classmethod
    def of(cls, environment: Mapping[str, str]) -> Self:
        """The usual limits, changed where the environment says so."""
        changed: dict[str, int] = {}
        for limit in fields(cls):
            variable = LIMIT + limit.name.upper()
            if variable in environment:
                if not environment[variable].isdecimal() or not int(environment[variable]):
                    raise InvalidOption(f"{variable}={environment[variable]}: a limit is a whole number from 1 on")
                changed[limit.name] = int(environment[variable])
        return cls(**changed)


@dataclass(frozen=True)
class Settings:
    database: str
    limits: Limits = field(default_factory=Limits)
    bot_workers: int = field(default_factory=lambda: os.cpu_count() or 1)
    """Processes in which bots think."""
    private_webhooks: bool = False
    """May a webhook be a private address? On the open internet that would let strangers reach what is behind it."""

    @classmethod
    def of(cls, environment: Mapping[str, str], database: str | None = None) -> Self:
        """What the environment says, for a database that is named or that the environment names."""
        return cls(
            database_url(database or environment.get(DATABASE) or default_database()),
            Limits.of(environment),
            private_webhooks=environment.get(WEBHOOKS, "") not in ("", "0"),
        )

    @property
    def is_shared(self) -> bool:
        """Can other processes use the database at the same time?"""
        return not self.database.startswith("sqlite")


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{user_data_path('caverna', appauthor=False, ensure_exists=True) / 'tables.sqlite3'}"


def database_url(text: str) -> str:
    """A database as SQLAlchemy wants it named; a plain path is a SQLite file."""
    scheme, colon, rest = text.partition("://")
    if not colon:
        return f"{DRIVERS['sqlite']}:///{Path(text).absolute()}"
    if scheme.partition("+")[0] not in DRIVERS:
        raise InvalidOption(f"the database {scheme}:// is not known: use sqlite:///FILE or postgresql://USER@HOST/NAME")
    place, mark, query = rest.partition("?")
    query = query.replace("sslmode=", "ssl=")  # as everybody else calls it
    return f"{DRIVERS[scheme.partition('+')[0]]}://{place}{mark}{query}"
