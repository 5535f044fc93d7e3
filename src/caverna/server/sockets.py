"""Open sockets: everybody at a table is sent the table whenever it changes, and who has to decide the decision.

A socket is sent the newest state, not every one in between. So a slow reader never holds up anybody, nor much memory.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from contextlib import suppress
from typing import Final

from pydantic import ValidationError
from pydantic_core import to_json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from caverna.locale import LANGUAGES, Translator, translator_for

from .messages import Hello
from .metrics import Metrics
from .middleware import Bucket, language, problem_view
from .problems import Problem
from .seats import Seats
from .settings import Limits
from .snapshot import Snapshot, hashed
from .tables import Tables
from .views import decision_view, table_view

CLOSE: Final = {"too-many-sockets": 4429, "too-many-requests": 4429, "not-a-player": 4403, "unknown-table": 4404}
BAD_MESSAGE: Final = 4400
TOO_SLOW: Final = 4408

log = logging.getLogger(__name__)


class Session:
    """One open socket."""

    def __init__(self, socket: WebSocket, table_id: str, translator: Translator) -> None:
        self.socket = socket
        self.table_id = table_id
        self.translator = translator
        self.seat: int | None = None
        self.token: str | None = None
        self.news = asyncio.Event()
        self.snapshot: Snapshot | None = None
        self.payload = b""
        self.told = b""
        self.heard = 0
        """Messages to the table that it was sent."""

    def offer(self, snapshot: Snapshot, payload: bytes) -> None:
        self.snapshot, self.payload = snapshot, payload
        self.news.set()

    async def receive(self) -> str:
        """The next message; one of bytes says nothing."""
        try:
            return await self.socket.receive_text()
        except KeyError:
            return ""

    async def send(self, payload: bytes, patience: float) -> None:
        async with asyncio.timeout(patience):
            await self.socket.send_text(payload.decode())


class Sockets:
    def __init__(self, tables: Tables, seats: Seats, limits: Limits, metrics: Metrics) -> None:
        self.tables = tables
        self.seats = seats
        self.limits = limits
        self.metrics = metrics
        self.sessions: dict[str, set[Session]] = defaultdict(set)
        self.changed: set[str] = set()
        self.refreshing: dict[str, asyncio.Task[None]] = {}
        self.open = 0

    def present(self) -> set[tuple[str, int]]:
        """The seats that somebody here holds."""
        found = [session for sessions in self.sessions.values() for session in sessions]
        return {(session.table_id, session.seat) for session in found if session.seat is not None}

    # news

    def hear(self, table_id: str | None) -> None:
        """A table has changed; or, with None, any may have."""
        for name in [*self.sessions] if table_id is None else [table_id]:
            if self.sessions.get(name):
                self.changed.add(name)
                if name not in self.refreshing:
                    self.refreshing[name] = asyncio.create_task(self.refresh(name))

    async def refresh(self, table_id: str) -> None:
        """Look at a table and let all its sockets have the same bytes, until there is nothing new."""
        try:
            while table_id in self.changed:
                self.changed.discard(table_id)
                snapshot = await self.tables.recall(table_id)
                for seat in self.missed(snapshot):
                    await self.seats.notice(table_id, seat, True)
                payload = to_json({"type": "table", "table": table_view(snapshot)})
                for session in [*self.sessions.get(table_id, ())]:
                    session.offer(snapshot, payload)
        except Problem as problem:
            log.warning("not refreshed", extra={"why": problem.code})
        finally:
            self.refreshing.pop(table_id, None)

    def missed(self, snapshot: Snapshot) -> set[int]:
        """Seats whose players are here, though another process, which they have left, says that they are away."""
        tokens = [session.token for session in self.sessions.get(snapshot.id, ()) if session.token is not None]
        away = {row["token_hash"]: int(row["seat"]) for row in snapshot.seats if row["seen"] is None}
        return {away[hashed(token)] for token in tokens if hashed(token) in away}

    # one socket

    async def serve(self, socket: WebSocket, table_id: str, bucket: Bucket) -> None:
        """From the first message to the last."""
        await socket.accept()
        tongue = language(socket.scope)
        session = Session(socket, table_id, translator_for(tongue))
        self.open += 1
        bucket.sockets += 1
        self.metrics.sockets.set(self.open)
        try:
            bucket.take(self.limits)
            if bucket.sockets > self.limits.sockets or self.open > self.limits.all_sockets:
                raise Problem("too-many-sockets", limit=self.limits.sockets)
            await self.greet(session)
            await self.converse(session, bucket)
        except Problem as problem:
            self.metrics.problems.labels(problem.code).inc()
            await self.refuse(session, problem)
        except TimeoutError:  # which is an OSError too
            await self.shut(session, TOO_SLOW)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # gone
        finally:
            self.open -= 1
            bucket.sockets -= 1
            self.metrics.sockets.set(self.open)
            await self.farewell(session)

    async def greet(self, session: Session) -> None:
        """Who is it? A token that opens no seat of this table is refused, rather than let in to look on."""
        async with asyncio.timeout(self.limits.patience):
            hello = read_hello(await session.receive())
        if hello.language in LANGUAGES:
            session.translator = translator_for(hello.language)
        snapshot = await self.tables.look(session.table_id)
        if hello.token is not None:
            session.seat, session.token = snapshot.seat_of(hello.token), hello.token
        self.sessions[session.table_id].add(session)
        if session.seat is not None:
            await self.seats.notice(session.table_id, session.seat, True)
        self.hear(session.table_id)

    async def converse(self, session: Session, bucket: Bucket) -> None:
        telling = asyncio.create_task(self.tell(session))
        hearing = asyncio.create_task(self.listen(session, bucket))
        try:
            done, _ = await asyncio.wait({telling, hearing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            telling.cancel()
            hearing.cancel()
            await asyncio.gather(telling, hearing, return_exceptions=True)
        for task in done:
            task.result()

    async def listen(self, session: Session, bucket: Bucket) -> None:
        """Nothing is asked by socket but whether somebody is still there; still, one must listen for the end."""
        while True:
            text = await session.receive()
            bucket.take(self.limits)
            if text != '{"type":"ping"}':
                raise Problem("bad-request", detail='after its hello a socket sends only {"type":"ping"}')
            await session.send(b'{"type":"pong"}', self.limits.patience)

    async def tell(self, session: Session) -> None:
        while True:
            await session.news.wait()
            session.news.clear()
            snapshot = session.snapshot
            assert snapshot is not None
            if session.payload != session.told:
                session.told = session.payload
                await session.send(session.payload, self.limits.patience)
                await self.ask(session, snapshot)
            if snapshot.table["said"] > session.heard:
                said = await self.seats.chat(session.table_id, session.heard)
                session.heard = said[-1]["number"]
                await session.send(to_json({"type": "chat", "messages": said}), self.limits.patience)

    async def ask(self, session: Session, snapshot: Snapshot) -> None:
        """The decision, if it is this one's. A socket whose seat somebody else has by now is told so, and closed."""
        if session.seat is None:
            return
        snapshot.seat_of(session.token)
        decision = decision_view(snapshot, session.seat, session.translator)
        if decision is not None:
            await session.send(to_json({"type": "decision", "decision": decision}), self.limits.patience)

    async def refuse(self, session: Session, problem: Problem) -> None:
        told = {"type": "problem", **problem_view(problem, session.translator.language)}
        with suppress(Exception):
            await session.send(to_json(told), self.limits.patience)
        await self.shut(session, CLOSE.get(problem.code, BAD_MESSAGE))

    async def shut(self, session: Session, code: int) -> None:
        if session.socket.application_state is WebSocketState.CONNECTED:
            with suppress(Exception):
                async with asyncio.timeout(self.limits.patience):  # nor does a slow reader read that it was too slow
                    await session.socket.close(code)

    async def farewell(self, session: Session) -> None:
        sessions = self.sessions[session.table_id]
        sessions.discard(session)
        if not sessions:
            del self.sessions[session.table_id]
        if session.seat is not None and (session.table_id, session.seat) not in self.present():
            with suppress(Problem):
                await self.seats.notice(session.table_id, session.seat, False)


def read_hello(text: str) -> Hello:
    try:
        return Hello.model_validate_json(text)
    except ValidationError as error:
        raise Problem("bad-request", detail='a socket begins with {"type":"hello"}, and a token to play') from error
