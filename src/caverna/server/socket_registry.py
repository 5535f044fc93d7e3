"""The registry of open sockets: who is connected to which table, and which tables have changed."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from starlette.websockets import WebSocket

from caverna.locale import Translator

from .notifier import News
from .snapshot import Snapshot, waits_for_bot


class Seen(NamedTuple):
    """What clients at a table can notice of its state. If that is equal, nothing need be sent."""

    version: int
    said: int
    deadline: float | None
    changed: float
    waits: bool
    """Has the table waited for a bot for a while?"""

    @classmethod
    def of(cls, table: Mapping[str, Any]) -> Self:
        """What is seen of a table, given its row."""
        return cls(table["version"], table["said"], table["deadline"], table["changed"], waits_for_bot(table))


class SocketSession:
    """One open socket."""

    def __init__(self, socket: WebSocket, table_id: str, translator: Translator) -> None:
        self.socket = socket
        self.table_id = table_id
        self.translator = translator
        self.seat: int | None = None
        self.token: str | None = None
        self.is_hidden = False
        """Is the page in a hidden tab or window?"""
        self.has_news = asyncio.Event()
        self.snapshot: Snapshot | None = None
        self.payload = b""
        """The newest message about the table."""
        self.sent_payload = b""
        """The last one that was sent."""
        self.sent_chat = 0
        """The number of the last chat message that was sent."""

    def offer(self, snapshot: Snapshot, payload: bytes) -> None:
        """Replace what is to be sent next."""
        self.snapshot, self.payload = snapshot, payload
        self.has_news.set()

    async def receive(self) -> str:
        """The next message; an empty string if it was binary."""
        try:
            return await self.socket.receive_text()
        except KeyError:
            return ""

    async def send(self, payload: bytes, patience: float) -> None:
        """Send a message. Raises `TimeoutError` if the client does not read it in time."""
        async with asyncio.timeout(patience):
            await self.socket.send_text(payload.decode())


class SocketRegistry:
    """The open sockets of this process, by table."""

    def __init__(self) -> None:
        self.sessions: dict[str, set[SocketSession]] = defaultdict(set)
        self.offered: dict[str, Seen] = {}
        """What the sockets at each table were last offered."""
        self.changed: set[str] = set()
        self.has_changes = asyncio.Event()

    def add(self, session: SocketSession) -> None:
        """Register a socket for changes to its table."""
        self.sessions[session.table_id].add(session)

    def remove(self, session: SocketSession) -> None:
        """Unregister a socket, if it was registered."""
        sessions = self.sessions[session.table_id]
        sessions.discard(session)
        if not sessions:
            del self.sessions[session.table_id]
            self.offered.pop(session.table_id, None)

    def at(self, table_id: str) -> list[SocketSession]:
        """The sockets at a table."""
        return [*self.sessions.get(table_id, ())]

    def present(self) -> set[tuple[str, int]]:
        """The players who are connected to this process: each a table's id and a seat."""
        found = [session for sessions in self.sessions.values() for session in sessions]
        return {(session.table_id, session.seat) for session in found if session.seat is not None}

    def looking(self) -> set[tuple[str, int]]:
        """Those of them who are looking at their table."""
        found = [session for sessions in self.sessions.values() for session in sessions if not session.is_hidden]
        return {(session.table_id, session.seat) for session in found if session.seat is not None}

    def is_looking(self, table_id: str, seat: int) -> bool:
        """Is a player looking at a table, on a socket of this process?"""
        return any(session.seat == seat and not session.is_hidden for session in self.at(table_id))

    def offer(self, snapshot: Snapshot, payload: bytes) -> None:
        """Replace what is to be sent next to all sockets at a table."""
        sessions = self.at(snapshot.id)
        if sessions:
            self.offered[snapshot.id] = Seen.of(snapshot.table)
        for session in sessions:
            session.offer(snapshot, payload)

    def publish(self, table_id: str | None, news: News | None = None) -> None:
        """Note that a table has changed, or with None that any may have. How it has does not matter."""
        for name in [*self.sessions] if table_id is None else [table_id]:
            if self.sessions.get(name):
                self.changed.add(name)
                self.has_changes.set()

    async def wait_for_changes(self) -> list[str]:
        """Wait until tables have changed, and return the ids of all whose change nobody has taken."""
        await self.has_changes.wait()
        self.has_changes.clear()
        return [*self.changed]

    def take_change(self, table_id: str) -> bool:
        """Has a table changed since this was last called for it?"""
        if table_id not in self.changed:
            return False
        self.changed.discard(table_id)
        return True
