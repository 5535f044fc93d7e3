"""Settings of a server, from the command line and the environment."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from email.utils import parseaddr
from pathlib import Path
from typing import Final, Self
from urllib.parse import unquote, urlsplit

from platformdirs import user_data_path

from caverna.game import InvalidOption, format_list

DATABASE: Final = "CAVERNA_DATABASE_URL"
LIMIT: Final = "CAVERNA_LIMIT_"
WEBHOOKS: Final = "CAVERNA_PRIVATE_WEBHOOKS"
ORIGINS: Final = "CAVERNA_ORIGINS"
ADDRESS: Final = "CAVERNA_ADDRESS"
METRICS: Final = "CAVERNA_METRICS_TOKEN"
ROLE: Final = "CAVERNA_ROLE"
HUB: Final = "CAVERNA_HUB"
PUSH_SERVICES: Final = "CAVERNA_PUSH_SERVICES"
MAIL_SERVER: Final = "CAVERNA_MAIL_SERVER"
MAIL_FROM: Final = "CAVERNA_MAIL_FROM"
ROLES: Final = ("all", "people", "bots")
ORIGIN: Final = re.compile(r"https?://(?P<host>[a-z0-9.-]+)(:[0-9]{1,5})?")
"""The origin of a page: its address without a path."""
BROWSERS: Final = ("fcm.googleapis.com", "push.services.mozilla.com", "notify.windows.com", "push.apple.com")
"""The push services of the browsers."""
DRIVERS: Final = {
    "sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg",
}  # fmt: skip


MAILBOX: Final = re.compile(r"[^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+")
SMTP: Final = {"smtps": ("tls", 465), "smtp": ("starttls", 587), "smtp+plain": ("none", 25)}
"""For each scheme of an address, how the connection is secured, and the usual port."""


@dataclass(frozen=True)
class Limits:
    """Limits on what clients and bots may use. `CAVERNA_LIMIT_BODY` and so on override them."""

    body: int = 64 * 1024
    """Bytes in a request."""
    upload: int = 256 * 1024
    """Bytes in a request that may contain a saved game. Long games have 50,000."""
    values: int = 10_000
    """Values and fields in a request, counted by the characters that separate them."""
    nesting: int = 100
    """Lists and objects in a request, and therefore how deep they can be nested."""
    header: int = 16 * 1024
    """Bytes in the address and the headers of a request."""
    rate: int = 20
    """Requests per second from one client, sustained. A socket may send twice as many frames."""
    burst: int = 100
    """The same, at once."""
    work: int = 5
    """Milliseconds of processor time that count as one request."""
    cache: int = 16 * 1024 * 1024
    """Bytes of cached answers that were slow to compute."""
    connections: int = 100
    """Open connections per client."""
    all_connections: int = 8000
    """Open connections per process. Each needs a file descriptor."""
    tables: int = 30
    """Tables a client may open per hour."""
    profiles: int = 10
    """Profiles a client may make per hour."""
    passkeys: int = 60
    """Times per hour that a client may make a passkey or sign in with one."""
    mails: int = 5
    """Emails to confirm an address that a client may request per hour."""
    subscriptions: int = 60
    """Devices that a client may register for notifications per hour."""
    devices: int = 10
    """Devices on which one person is notified."""
    tell: int = 10
    """Seconds a player has to come to the table before being notified of a turn."""
    vacation: int = 30
    """Days of vacation a player may take per year."""
    events: int = 5000
    """Events of a table after which nobody can undo or join. Long games have 1500."""
    listed: int = 24
    """Hours without a visitor after which a table leaves the lobby."""
    kept: int = 30
    """Days without a visitor after which a game ends, and a table where none has begun is deleted."""
    sockets: int = 30
    """Open sockets per client."""
    all_sockets: int = 5000
    """Open sockets per process."""
    message: int = 500
    """Characters in a chat message."""
    patience: int = 20
    """Seconds a client may take to send the headers of a request, to send its body, or to read a message."""
    webhook: int = 5
    """Seconds a webhook may take to answer."""
    thinking: int = 30
    """Seconds a bot may think about one decision."""
    unattended: int = 1
    """Bots at tables without people that may think at once."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Self:
        """The default limits with the overrides in the environment. Raises `InvalidOption` for a bad value."""
        overrides: dict[str, int] = {}
        for limit in fields(cls):
            variable = LIMIT + limit.name.upper()
            if variable in environment:
                value = environment[variable]
                if not value.isdecimal() or not int(value):
                    raise InvalidOption(f"{variable}={value}: a limit must be a positive whole number")
                overrides[limit.name] = int(value)
        return cls(**overrides)


@dataclass(frozen=True)
class MailServer:
    """The SMTP server that sends our emails."""

    host: str
    port: int
    security: str
    """tls from the first byte, starttls, or none: only for a server on the same machine."""
    user: str | None
    password: str | None = field(repr=False)
    sender: str
    """The sender of emails."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Self | None:
        """The mail server in the environment, if there is one. Raises `InvalidOption` if it cannot be used."""
        address, sender = environment.get(MAIL_SERVER), environment.get(MAIL_FROM, "")
        if not address:
            return None
        if not environment.get(ADDRESS) or not MAILBOX.fullmatch(sender):
            raise InvalidOption(f"{MAIL_SERVER} needs {ADDRESS}=https://... and {MAIL_FROM}=NAME <USER@HOST>")
        try:
            parts = urlsplit(address)
            security, usual = SMTP[parts.scheme]
            port = parts.port or usual
        except (KeyError, ValueError) as error:
            raise InvalidOption(f"{MAIL_SERVER}: use smtps://USER:PASSWORD@HOST, smtp:// or smtp+plain://") from error
        user, password = (unquote(part) if part else None for part in (parts.username, parts.password))
        return cls(parts.hostname or "localhost", port, security, user, password, sender)


@dataclass(frozen=True)
class Settings:
    """Everything that configures a server process."""

    database: str
    """The URL of the database, as SQLAlchemy takes it."""
    limits: Limits = field(default_factory=Limits)
    bot_workers: int = field(default_factory=lambda: max(2, os.cpu_count() or 1))
    """Worker processes in which bots think. One client never gets all of them, so there are at least two."""
    private_webhooks: bool = False
    """May webhooks call private addresses? On the internet that would expose the server's internal network."""
    origins: frozenset[str] = frozenset()
    """Other sites whose pages may open sockets, such as `https://example.org`."""
    push_services: frozenset[str] = frozenset(BROWSERS)
    """Hosts or domains of the push services to which messages are sent."""
    address: str | None = None
    """Where people find the page, such as `https://caverna.example.org`; None to take it from each request."""
    metrics_token: str | None = None
    """The token that /metrics requires. Without it, only this machine may read them."""
    role: str = "all"
    """Whom the process is for: all, people or bots."""
    hub: str | None = None
    """The path of the socket over which the workers of a server talk to each other. It is not for users to set."""
    mail_server: MailServer | None = None
    """Without one, no emails are sent."""

    def __post_init__(self) -> None:
        if self.address is not None and not ORIGIN.fullmatch(self.address):
            raise InvalidOption(f"{ADDRESS}={self.address}: use something like https://caverna.example.org")
        if self.role not in ROLES:
            raise InvalidOption(f"--role {self.role}: use {format_list(ROLES)}")
        if self.role != "all" and not self.is_shared:
            raise InvalidOption(f"--role {self.role}: several processes need PostgreSQL (--database postgresql://...)")

    @classmethod
    def from_environment(cls, environment: Mapping[str, str], database: str | None = None) -> Self:
        """The settings in the environment. `database` overrides the environment's; the default is a local file."""
        return cls(
            database_url(database or environment.get(DATABASE) or default_database()),
            Limits.from_environment(environment),
            private_webhooks=environment.get(WEBHOOKS, "") not in ("", "0"),
            origins=frozenset(filter(None, map(str.strip, environment.get(ORIGINS, "").lower().split(",")))),
            push_services=frozenset(
                filter(None, map(str.strip, environment.get(PUSH_SERVICES, ",".join(BROWSERS)).lower().split(",")))
            ),
            address=environment.get(ADDRESS, "").lower().rstrip("/") or None,
            metrics_token=environment.get(METRICS) or None,
            role=environment.get(ROLE) or "all",
            hub=environment.get(HUB) or None,
            mail_server=MailServer.from_environment(environment),
        )

    @property
    def contact(self) -> str:
        """The contact that push services have for this server."""
        if self.mail_server is not None:
            return f"mailto:{parseaddr(self.mail_server.sender)[1]}"
        is_known = self.address is not None and self.address.startswith("https://")
        return self.address if self.address and is_known else "mailto:nobody@example.org"

    @property
    def is_shared(self) -> bool:
        """Can several processes use the database?"""
        return not self.database.startswith("sqlite")

    @property
    def plays_bots(self) -> bool:
        """Do bots think here?"""
        return self.role != "people"


def default_database() -> str:
    """The URL of a SQLite file in the user's data folder."""
    return f"sqlite:///{user_data_path('caverna', appauthor=False, ensure_exists=True) / 'tables.sqlite3'}"


def database_url(text: str) -> str:
    """A database URL in SQLAlchemy's form. A plain path is a SQLite file. Raises `InvalidOption` for anything else."""
    scheme, colon, rest = text.partition("://")
    if not colon:
        return f"{DRIVERS['sqlite']}:///{Path(text).absolute()}"
    if scheme.partition("+")[0] not in DRIVERS:
        raise InvalidOption(f"unsupported database {scheme}://: use sqlite:///FILE or postgresql://USER@HOST/NAME")
    location, mark, query = rest.partition("?")
    query = query.replace("sslmode=", "ssl=")  # libpq's name for asyncpg's option
    return f"{DRIVERS[scheme.partition('+')[0]]}://{location}{mark}{query}"
