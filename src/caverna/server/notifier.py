"""Notifications between processes: each learns which tables the others have changed.

A change is announced once it is committed, in a transaction of its own: `NOTIFY` lets only one transaction commit at a
time, and players must not wait for that. What is announced while another announcement is under way is sent together
with the next. A process that dies in between announces nothing, and one that cannot listen hears nothing, so each also
looks now and then whether it has missed something: see `Resync`.

A notification has the ids of tables, and where it was an event what it has changed, so that a process that knows the
table before need not read it again. With SQLite there are no other processes, and nothing is sent.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from .news_lines import Outbox, talk_over_hub, talk_over_postgres
from .settings import Settings

MAX_PAYLOAD: Final = 7900
"""Bytes in a notification; PostgreSQL allows 7999."""

News = Mapping[str, Any]
"""An event and what it has changed, as JSON: see `Snapshot.moved_on`. Or `BOT_DUE`."""
BOT_DUE: Final[News] = {"bot_due": True}
"""Says that a bot is to decide, from a process where none can."""
Listener = Callable[[str | None, News | None], None]
"""Called with the id of a table that has changed, or None if any may have, and with the event if there is one."""


class Notifier:
    """Sends and receives notifications.

    `process_name` identifies this process among those that share the database. `listeners` are called in order for
    every change made by another process.
    """

    def __init__(self, settings: Settings, process_name: str, listeners: Sequence[Listener]) -> None:
        self.settings = settings
        self.process_name = process_name
        self.listeners = listeners
        self.outbox: Outbox[tuple[str, News | None]] = Outbox(partial(payloads, process_name))
        self.talking: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start talking to the other processes."""
        if self.settings.is_shared:
            self.talking = asyncio.create_task(self.talk())

    async def close(self) -> None:
        """Stop talking."""
        if self.talking is not None:
            self.talking.cancel()
            with suppress(asyncio.CancelledError):
                await self.talking

    def announce(self, table_id: str, news: News | None = None) -> None:
        """Notify the other processes of a change to a table that has been committed."""
        if self.settings.is_shared:
            self.outbox.add((table_id, news))

    async def talk(self) -> None:
        """Send and listen until cancelled."""
        if self.settings.hub is not None:
            await talk_over_hub(self.settings.hub, self.outbox, self.receive)
        await talk_over_postgres(self.settings.database, self.outbox, self.receive)

    def receive(self, text: str | None) -> None:
        """Handle a notification, unless it is this process's own; or that some may have been missed."""
        if text is None:
            self.tell_listeners(None, None)
            return
        process_name, _, told = text.partition(" ")
        if process_name != self.process_name:
            for table_id, news in json.loads(told):
                self.tell_listeners(table_id, news)

    def tell_listeners(self, table_id: str | None, news: News | None) -> None:
        """Call all listeners in order."""
        for listener in self.listeners:
            listener(table_id, news)


def is_bot_waiting(news: News | None) -> bool:
    """Is a bot to decide, and does no process hold its lease?"""
    if news is None or "event" not in news:
        return news == BOT_DUE
    return news["table"]["bot_due"] and news["table"]["claimed_by"] is None


def payloads(process_name: str, changes: Sequence[tuple[str, News | None]]) -> Iterator[str]:
    """Changes as few notifications, none of which is too long. An event that would be is left out."""
    texts: list[str] = []
    room = most = MAX_PAYLOAD - len(process_name) - len(" []")
    for table_id, news in changes:
        text = json.dumps([table_id, news], separators=(",", ":"))
        if len(text) >= most:
            text = json.dumps([table_id, None])
        if len(text) + 1 > room:
            yield f"{process_name} [{','.join(texts)}]"
            texts, room = [], most
        texts.append(text)
        room -= len(text) + 1
    if texts:
        yield f"{process_name} [{','.join(texts)}]"
