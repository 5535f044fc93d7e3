"""Emails: an address is confirmed first, and notifications are collected, so that few emails are sent.

To confirm an address or to unsubscribe, people show a code from an email. It is an HMAC under a secret of the server,
so no code has to be stored, and a code for an earlier address no longer works.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Update, delete, func, insert, select, update

from caverna.locale import translator_for

from ..common_time import time
from ..problems import Problem
from ..schema import mail_requests, seats, tables, telling, tidings
from ..store import Store
from ..views import is_recent
from .mail import Line, Mail, Mailer
from .notices import TURNS, sentences
from .secret import server_secret

SECRET: Final = "mail"
ADDRESS: Final = re.compile(
    r"(?=.{1,64}@)[!#-'*+/-9=?A-Z^-~-]+(\.[!#-'*+/-9=?A-Z^-~-]+)*@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+"
)
CODE: Final = re.compile(r"([A-Za-z0-9_-]{12})\.([A-Za-z0-9_-]{32})")
HOUR: Final = 3600.0
CONFIRM_SECONDS: Final = 48 * HOUR
"""How long the link that confirms an address works."""
ASK_AGAIN: Final = 600.0
"""Seconds before the same address is asked again for the same profile."""
MOST_ASKED: Final = 3
"""Emails per hour that ask to confirm one address, whoever requests them: nobody may flood another's mailbox."""
RETRY: Final = 300.0
"""Seconds until an email is sent again. Meanwhile no other process tries."""
STALE: Final = 48 * HOUR
"""Seconds after which a notification is out of date."""


class Digests:
    """Collects notifications and sends them by email. `address` is that of the page."""

    def __init__(self, store: Store, mailer: Mailer, address: str) -> None:
        self.store = store
        self.mailer = mailer
        self.address = address
        self.secret: bytes | None = None

    # addresses

    async def ask(self, profile_id: str, mail: str, language: str) -> None:
        """Ask to confirm an address, by email. Raises `Problem` if it is invalid, or was asked a moment ago."""
        if not ADDRESS.fullmatch(mail) or len(mail) > 254:
            raise Problem("bad-mail")
        now, key = time(), mail_key(mail)

        def note(connection: Connection) -> None:
            count_asked(connection, profile_id, key, now)
            values = {
                "mail": mail, "asked": now, "confirmed": False, "mail_due": None, "language": language,
            }  # fmt: skip
            change = update(telling).where(telling.c.profile_id == profile_id).values(**values)
            if not connection.execute(change).rowcount:
                usual = {"profile_id": profile_id, "tables": "all", "minutes": 60}
                connection.execute(insert(telling), [{**usual, **values}])

        await self.store.write(note)
        code = await self.code("confirm", profile_id, f"{mail}/{now}")
        say = translator_for(language).say
        lines = (
            Line(say("mail-confirm.text", site=self.address)),
            Line(say("mail-confirm.link"), f"{self.address}/mail/confirm#{code}"),
            Line(say("mail-confirm.otherwise")),
        )
        if not await self.mailer.send(Mail(mail, say("mail-confirm"), lines, language)):
            raise Problem("unavailable")

    async def confirm(self, code: str) -> None:
        """Confirm an address. Raises `Problem` if the code is wrong or too old."""
        profile_id, row = await self.row_of(code)
        expected = await self.code("confirm", profile_id, f"{row['mail']}/{row['asked']}")
        if not hmac.compare_digest(code, expected) or time() - (row["asked"] or 0.0) > CONFIRM_SECONDS:
            raise Problem("bad-link")
        mine = (telling.c.profile_id == profile_id) & (telling.c.mail == row["mail"])
        confirmed = update(telling).where(mine).values(confirmed=True)
        await self.store.write(lambda connection: connection.execute(confirmed))

    async def unsubscribe(self, code: str) -> None:
        """Unsubscribe an address and delete it. Raises `Problem` if the code is wrong."""
        profile_id, row = await self.row_of(code)
        if not hmac.compare_digest(code, await self.code("unsubscribe", profile_id, row["mail"] or "")):
            raise Problem("bad-link")
        await self.forget(profile_id)

    async def forget(self, profile_id: str) -> None:
        """Delete somebody's address, and what was collected for it."""
        nothing = {"mail": None, "confirmed": False, "mail_due": None}

        def write(connection: Connection) -> None:
            connection.execute(update(telling).where(telling.c.profile_id == profile_id).values(**nothing))
            connection.execute(delete(tidings).where(tidings.c.profile_id == profile_id))

        await self.store.write(write)

    async def row_of(self, code: str) -> tuple[str, Mapping[str, Any]]:
        """The profile that a code is for, and its preferences. Raises `Problem` if there is none."""
        found = CODE.fullmatch(code)
        profile_id = found[1] if found else ""
        query = select(telling).where(telling.c.profile_id == profile_id)
        row = await self.store.read(lambda connection: connection.execute(query).mappings().one_or_none())
        if row is None:
            raise Problem("bad-link")
        return profile_id, dict(row)

    async def code(self, purpose: str, profile_id: str, about: str) -> str:
        """A code that only this server can make."""
        if self.secret is None:
            self.secret = await server_secret(self.store, SECRET)
        mac = hmac.new(self.secret, f"{purpose}/{profile_id}/{about}".encode(), hashlib.sha256)
        return f"{profile_id}.{urlsafe_b64encode(mac.digest())[:32].decode()}"

    # what is collected

    async def add(self, profile_id: str, event: str, path: str, words: Mapping[str, Any], table_id: str | None) -> None:
        """Add a notification to the next email to somebody. One about the same table and event is replaced."""
        now = time()
        row = {
            "profile_id": profile_id, "table_id": table_id, "event": event, "path": path, "words": dict(words),
            "at": now,
        }  # fmt: skip

        def write(connection: Connection) -> None:
            mine = telling.c.profile_id == profile_id
            choice = connection.execute(select(telling).where(mine).with_for_update()).mappings().one()
            same = (tidings.c.profile_id == profile_id) & (tidings.c.event == event) & (tidings.c.path == path)
            connection.execute(delete(tidings).where(same))
            connection.execute(insert(tidings), [row])
            if choice["mail_due"] is None:
                due = max(now, (choice["mailed"] or 0.0) + choice["minutes"] * 60)
                connection.execute(update(telling).where(mine).values(mail_due=due))

        await self.store.write(write)

    async def send_due(self) -> None:
        """Send the emails that are due."""
        now = time()
        due = select(telling.c.profile_id, telling.c.mail_due).where(telling.c.mail_due <= now)
        for profile_id, at in await self.store.read(lambda connection: connection.execute(due.limit(20)).all()):
            mine = (telling.c.profile_id == profile_id) & (telling.c.mail_due == at)
            claim = update(telling).where(mine).values(mail_due=now + RETRY)
            if await self.store.write(partial(changed, statement=claim)):
                await self.send(profile_id, now)

    async def send(self, profile_id: str, now: float) -> None:
        """Send somebody what was collected, as far as it still waits for them."""
        choice, rows, waiting = await self.store.read(lambda connection: read_digest(connection, profile_id, now))
        is_sent = True
        if choice is None:
            return
        if waiting and choice["confirmed"]:
            is_sent = await self.mailer.send(await self.composed(choice, waiting))
        if is_sent:
            last = max((row["id"] for row in rows), default=0)
            values = {"mail_due": None, **({"mailed": now} if waiting else {})}

            def clear(connection: Connection) -> None:
                mine = tidings.c.profile_id == profile_id
                connection.execute(delete(tidings).where(mine, tidings.c.id <= last))
                more = connection.execute(select(tidings.c.id).where(mine).limit(1)).scalar()
                due = now + choice["minutes"] * 60 if more is not None else None
                change = update(telling).where(telling.c.profile_id == profile_id)
                connection.execute(change.values(**values | {"mail_due": due}))

            await self.store.write(clear)

    async def composed(self, choice: Mapping[str, Any], waiting: Sequence[Mapping[str, Any]]) -> Mail:
        """The email about what waits for somebody."""
        translator = translator_for(choice["language"])
        lines = []
        for row in waiting:
            title, text = sentences(row["event"], row["words"], translator)
            lines.append(Line(translator.say("mail-line", title=title, text=text), self.address + row["path"]))
        code = await self.code("unsubscribe", choice["profile_id"], choice["mail"])
        leave = f"{self.address}/unsubscribe/{code}"
        footer = (
            Line(translator.say("mail-why", site=self.address)),
            Line(translator.say("mail-settings"), f"{self.address}/me"),
            Line(translator.say("mail-unsubscribe"), leave),
        )
        count = len(waiting)
        subject = lines[0].text if count == 1 else translator.say("mail-several", count=count)
        return Mail(choice["mail"], subject, tuple(lines), choice["language"], footer, leave)


def changed(connection: Connection, statement: Update) -> bool:
    """Execute a statement, and say whether it has changed anything."""
    return connection.execute(statement).rowcount > 0


def mail_key(mail: str) -> str:
    """The hash of a mailbox. What follows a plus sign does not make it another one."""
    name, _, host = mail.lower().rpartition("@")
    return hashlib.sha256(f"{name.partition('+')[0] or name}@{host}".encode()).hexdigest()


def count_asked(connection: Connection, profile_id: str, key: str, now: float) -> None:
    """Count an email that asks to confirm an address. Raises `Problem` if there were too many."""
    connection.execute(delete(mail_requests).where(mail_requests.c.at < now - HOUR))
    query = select(mail_requests.c.profile_id, mail_requests.c.at).where(mail_requests.c.mail_key == key)
    asked = connection.execute(query).all()
    last = max((row.at for row in asked if row.profile_id == profile_id), default=0.0)
    if now - last < ASK_AGAIN:
        raise Problem("too-many-requests", seconds=round(ASK_AGAIN - (now - last)))
    if len(asked) >= MOST_ASKED:
        raise Problem("too-many-requests", seconds=round(HOUR - (now - min(row.at for row in asked))))
    connection.execute(insert(mail_requests), [{"mail_key": key, "profile_id": profile_id, "at": now}])


def read_digest(
    connection: Connection, profile_id: str, now: float
) -> tuple[dict[str, Any] | None, list[dict[str, Any]], list[dict[str, Any]]]:
    """Somebody's preferences, what was collected, and what of it still waits for them."""
    row = connection.execute(select(telling).where(telling.c.profile_id == profile_id)).mappings().one_or_none()
    choice = None if row is None else dict(row)
    found = select(tidings).where(tidings.c.profile_id == profile_id).order_by(tidings.c.id)
    rows = [dict(row) for row in connection.execute(found).mappings()]
    waits = (
        select(tables.c.id, seats.c.looked)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.profile_id == profile_id, tables.c.state == "playing")
        .where(seats.c.seat == func.coalesce(tables.c.held, tables.c.turn))
        .where(tables.c.id.in_([row["table_id"] for row in rows if row["event"] in TURNS]))
    )
    open_turns = {row.id for row in connection.execute(waits) if not is_recent(row.looked, now)}
    fresh = [row for row in rows if row["at"] > now - STALE]
    return choice, rows, [row for row in fresh if row["event"] not in TURNS or row["table_id"] in open_turns]
