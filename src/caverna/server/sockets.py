"""WebSockets: everyone at a table is sent its state when it changes, and the player to decide is sent the decision.

A socket is sent the newest state, not every state in between. A slow reader holds up nobody and costs little memory.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from pydantic import ValidationError
from pydantic_core import to_json
from starlette.datastructures import Headers
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from caverna.locale import LANGUAGES, translator_for

from .chat import Chat
from .messages import Hello
from .metrics import Metrics
from .people.sessions import Sessions
from .presence import Presence
from .problems import Problem
from .rate_limits import ClientQuota
from .responses import language, problem_body
from .settings import Settings
from .snapshot import Snapshot
from .snapshot_reader import SnapshotReader
from .socket_registry import SocketRegistry, SocketSession
from .views import decision_view, table_view

CLOSE_CODES: Final = {
    "too-many-sockets": 4429, "too-many-requests": 4429, "not-a-player": 4403, "no-profile": 4403,
    "blocked": 4403,     "unknown-table": 4404,
}  # fmt: skip
BAD_MESSAGE: Final = 4400
PING: Final = '{"type":"ping"}'
HIDDEN: Final = '{"type":"hidden"}'
SHOWN: Final = '{"type":"shown"}'
TOO_SLOW: Final = 4408

log = logging.getLogger(__name__)


class Sockets:
    """Serves sockets, and sends them what has changed according to the registry."""

    def __init__(
        self, registry: SocketRegistry, snapshots: SnapshotReader, presence: Presence, chat: Chat,
        sessions: Sessions, settings: Settings, metrics: Metrics,
    ) -> None:  # fmt: skip
        self.registry = registry
        self.snapshots = snapshots
        self.presence = presence
        self.chat = chat
        self.sessions = sessions
        self.limits = settings.limits
        self.origins = settings.origins
        self.metrics = metrics
        self.count = 0
        self.broadcasting: asyncio.Task[None] | None = None
        self.refreshing: dict[str, asyncio.Task[None]] = {}

    def open(self) -> None:
        """Start sending changes."""
        self.broadcasting = asyncio.create_task(self.broadcast())

    async def close(self) -> None:
        """Stop sending changes."""
        if self.broadcasting is not None:
            self.broadcasting.cancel()
            with suppress(asyncio.CancelledError):
                await self.broadcasting

    # changes

    async def broadcast(self) -> None:
        """Refresh the sockets at every table that changes, each table in its own task."""
        while True:
            for table_id in await self.registry.wait_for_changes():
                if table_id not in self.refreshing:
                    self.refreshing[table_id] = asyncio.create_task(self.refresh(table_id))

    async def refresh(self, table_id: str) -> None:
        """Offer all sockets at a table its newest state, rendered once for all, until there is nothing new."""
        try:
            while self.registry.take_change(table_id):
                snapshot = await self.snapshots.known(table_id)
                for seat in self.wrongly_absent(snapshot):
                    is_looking = self.registry.is_looking(table_id, seat)
                    await self.presence.set_present(table_id, seat, True, is_looking)
                payload = to_json({"type": "table", "table": table_view(snapshot)})
                self.registry.offer(snapshot, payload)
        except Problem as problem:
            log.warning("sockets not refreshed", extra={"why": problem.code})
        finally:
            self.refreshing.pop(table_id, None)

    def wrongly_absent(self, snapshot: Snapshot) -> set[int]:
        """Seats of players connected here whom another process has recorded as absent, because they have left it."""
        tokens = [session.token for session in self.registry.at(snapshot.id) if session.token is not None]
        absent = {int(row["seat"]) for row in snapshot.seats if row["seen"] is None}
        return absent & {seat for token in tokens if (seat := snapshot.find_seat(token)) is not None}

    # one socket

    async def serve(self, socket: WebSocket, table_id: str, quota: ClientQuota) -> None:
        """Serve a socket until it is closed. One that a page of another site opens is refused: the browser says so."""
        if not self.is_from_our_page(socket.headers):
            await socket.close()
            return
        await socket.accept()
        session = SocketSession(socket, table_id, translator_for(language(socket.scope)))
        self.count += 1
        quota.sockets += 1
        self.metrics.sockets.set(self.count)
        try:
            quota.count_request()
            if quota.sockets > self.limits.sockets or self.count > self.limits.all_sockets:
                raise Problem("too-many-sockets", limit=self.limits.sockets)
            await self.greet(session)
            await self.converse(session, quota)
        except Problem as problem:
            self.metrics.problems.labels(problem.code).inc()
            await self.refuse(session, problem)
        except TimeoutError:  # before OSError, of which it is a subclass
            await self.shut(session, TOO_SLOW)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the client is gone
        finally:
            self.count -= 1
            quota.sockets -= 1
            self.metrics.sockets.set(self.count)
            await self.part(session)

    def is_from_our_page(self, headers: Headers) -> bool:
        """Is a socket opened by this server's page, by one that the settings allow, or by no page at all?"""
        origin = headers.get("origin")
        if origin is None or origin.lower() in self.origins:
            return True
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()

    async def greet(self, session: SocketSession) -> None:
        """Read the hello. A token without a seat at this table is refused, not treated as a spectator."""
        async with asyncio.timeout(self.limits.patience):
            hello = read_hello(await session.receive())
        if hello.language in LANGUAGES:
            session.translator = translator_for(hello.language)
        snapshot = await self.snapshots.current(session.table_id)
        if hello.token is not None:
            token = await self.sessions.token(hello.token)
            session.seat, session.token = snapshot.seat_of(token), token
            session.is_hidden = hello.hidden
        self.registry.add(session)
        if session.seat is not None:
            is_looking = self.registry.is_looking(session.table_id, session.seat)
            await self.presence.set_present(session.table_id, session.seat, True, is_looking)
        self.registry.publish(session.table_id)

    async def converse(self, session: SocketSession, quota: ClientQuota) -> None:
        """Send and receive until one of the two ends."""
        sending = asyncio.create_task(self.send_news(session))
        receiving = asyncio.create_task(self.receive(session, quota))
        try:
            done, _ = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sending.cancel()
            receiving.cancel()
            await asyncio.gather(sending, receiving, return_exceptions=True)
        for task in done:
            task.result()

    async def receive(self, session: SocketSession, quota: ClientQuota) -> None:
        """Answer pings, record whether the page is visible, and notice when the client disconnects."""
        while True:
            text = await session.receive()
            quota.count_request()
            if text == PING:
                await session.send(b'{"type":"pong"}', self.limits.patience)
            elif text in (HIDDEN, SHOWN):
                await self.note_sight(session, text == HIDDEN)
            else:
                raise Problem(
                    "bad-request", detail=f"after its hello a socket may only send {PING}, {HIDDEN} or {SHOWN}"
                )

    async def note_sight(self, session: SocketSession, is_hidden: bool) -> None:
        """Record whether a page is visible: players who look at a table need not be notified."""
        if session.seat is None or is_hidden == session.is_hidden:
            return
        session.is_hidden = is_hidden
        is_looking = self.registry.is_looking(session.table_id, session.seat)
        if is_looking != is_hidden:  # no other socket shows the table
            await self.presence.set_looking(session.table_id, session.seat, is_looking)

    async def send_news(self, session: SocketSession) -> None:
        """Send the table, the decision and the chat whenever they change."""
        while True:
            await session.has_news.wait()
            session.has_news.clear()
            snapshot = session.snapshot
            assert snapshot is not None
            if session.payload != session.sent_payload:
                session.sent_payload = session.payload
                await session.send(session.payload, self.limits.patience)
                await self.send_decision(session, snapshot)
            if snapshot.table["said"] > session.sent_chat:
                messages = await self.chat.messages(session.table_id, session.sent_chat, session.token)
                session.sent_chat = max([snapshot.table["said"], *(message["number"] for message in messages)])
                if messages:  # not deleted since
                    await session.send(to_json({"type": "chat", "messages": messages}), self.limits.patience)

    async def send_decision(self, session: SocketSession, snapshot: Snapshot) -> None:
        """Send the decision, if it is this player's. Raises `Problem` if the player has lost the seat."""
        if session.seat is None:
            return
        snapshot.seat_of(session.token)
        decision = decision_view(snapshot, session.seat, session.translator)
        if decision is not None:
            await session.send(to_json({"type": "decision", "decision": decision}), self.limits.patience)

    async def refuse(self, session: SocketSession, problem: Problem) -> None:
        """Send a problem and close the socket."""
        message = {"type": "problem", **problem_body(problem, session.translator.language)}
        with suppress(Exception):
            await session.send(to_json(message), self.limits.patience)
        await self.shut(session, CLOSE_CODES.get(problem.code, BAD_MESSAGE))

    async def shut(self, session: SocketSession, code: int) -> None:
        """Close the socket, unless it is closed already."""
        if session.socket.application_state is WebSocketState.CONNECTED:
            with suppress(Exception):
                async with asyncio.timeout(self.limits.patience):  # a slow reader may not read this either
                    await session.socket.close(code)

    async def part(self, session: SocketSession) -> None:
        """Forget a closed socket, and record the player's absence if it was their last one here."""
        self.registry.remove(session)
        if session.seat is not None and (session.table_id, session.seat) not in self.registry.present():
            with suppress(Problem):
                await self.presence.set_present(session.table_id, session.seat, False)


def read_hello(text: str) -> Hello:
    """The first message from a socket. Raises `Problem` if it is not a hello."""
    try:
        return Hello.model_validate_json(text)
    except ValidationError as error:
        raise Problem(
            "bad-request", detail='a socket must first send {"type":"hello"}, with a token to play'
        ) from error
