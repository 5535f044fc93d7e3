"""The middleware around the whole application: limits on requests, security headers, the request log and metrics."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Generator, MutableMapping
from time import perf_counter, thread_time
from typing import Any, Final

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect

from .metrics import Metrics
from .problems import Problem
from .rate_limits import ClientQuota, Clients, is_loopback
from .responses import Scope, language, problem_response
from .settings import Limits

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

CLIENT_CLOSED_REQUEST: Final = 499
"""The status, in logs and metrics only, of a request whose client hung up before it was read."""
UPLOAD_PATHS: Final = frozenset({"/api/tables"})
UNLIMITED_PATHS: Final = frozenset({"/healthz", "/readyz"})
"""Paths that the machine itself may request without limit."""
OPERATOR_PATHS: Final = UNLIMITED_PATHS | {"/metrics"}
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
}
RAW_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

log = logging.getLogger("caverna.requests")


class TimedWork:
    """A coroutine to wait for, and the processor time that it has taken: its own, not what others did meanwhile."""

    def __init__(self, work: Coroutine[Any, Any, None]) -> None:
        self.work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, None]:
        go_on: Callable[[Any], Any] = self.work.send
        argument: Any = None
        while True:
            began = thread_time()
            try:
                waits_for = go_on(argument)
            except StopIteration:
                return
            finally:
                self.seconds += thread_time() - began
            try:
                go_on, argument = self.work.send, (yield waits_for)
            except BaseException as error:
                go_on, argument = self.work.throw, error


class RequestMiddleware:
    """ASGI middleware for HTTP requests. WebSocket connections pass through; `Sockets` limits them."""

    def __init__(self, app: Any, limits: Limits, clients: Clients, metrics: Metrics) -> None:
        self.app = app
        self.limits = limits
        self.clients = clients
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = perf_counter(), 500

        async def send_with_headers(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *RAW_HEADERS]
            await send(message)

        try:
            await self.handle(scope, receive, send_with_headers)
        except ClientDisconnect:
            status = CLIENT_CLOSED_REQUEST
        finally:
            self.log_request(scope, status, perf_counter() - began)

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the request and pass it on, or refuse it."""
        try:
            quota = self.clients.quota(scope)
            if scope["path"] not in UNLIMITED_PATHS or not is_loopback(scope):
                quota.count_request()
            limit = self.limits.upload if scope["path"] in UPLOAD_PATHS else self.limits.body
            body = await self.read_body(scope, receive, limit, quota)
            self.check_values(body)
        except Problem as problem:
            self.metrics.problems.labels(problem.code).inc()
            await problem_response(problem, language(scope))(scope, receive, send)
            return
        work = TimedWork(self.app(scope, replay(body, receive), send))
        try:
            await work
        finally:
            quota.charge(max(0.0, work.seconds - self.limits.work / 1000))  # one request is paid for already

    async def read_body(self, scope: Scope, receive: Receive, limit: int, quota: ClientQuota) -> bytes:
        """The whole body, counted as so many requests. Raises `Problem` if it is too large or arrives too slowly."""
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or int(length) > limit:
            quota.count_bytes(int(length) if length.isdecimal() else limit)
            raise Problem("too-large", limit=limit)
        body = bytearray()
        try:
            async with asyncio.timeout(self.limits.patience):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        raise ClientDisconnect  # a truncated body could still look like a complete request
                    more = message.get("body", b"")
                    quota.count_bytes(len(more))
                    body += more
                    if len(body) > limit:
                        raise Problem("too-large", limit=limit)
                    if not message.get("more_body"):
                        return bytes(body)
        except TimeoutError as error:
            raise Problem("too-slow", seconds=self.limits.patience) from error

    def check_values(self, body: bytes) -> None:
        """Raises `Problem` if a body would take long to parse. Counting characters takes next to no time."""
        if count(body, b"[{") > self.limits.nesting:
            raise Problem("bad-request", detail=f"a request may have at most {self.limits.nesting} lists and objects")
        if count(body, b",:") > self.limits.values:
            raise Problem("bad-request", detail=f"a request may have at most {self.limits.values} values and fields")

    def log_request(self, scope: Scope, status: int, seconds: float) -> None:
        """Log and measure a request by its route, never by its path, which may contain the id of a private table."""
        route = getattr(scope.get("route"), "path", "other")
        self.metrics.requests.labels(scope["method"], route, status).observe(seconds)
        if scope["path"] not in OPERATOR_PATHS:
            details = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            log.info("request", extra=details)


def count(body: bytes, characters: bytes) -> int:
    """How often any of some characters occurs in a body."""
    return sum(body.count(character) for character in characters)


def replay(body: bytes, receive: Receive) -> Receive:
    """A `receive` for the application that yields the body already read, then the following messages."""
    replayed = False

    async def receive_again() -> MutableMapping[str, Any]:
        nonlocal replayed
        if replayed:
            return await receive()
        replayed = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
