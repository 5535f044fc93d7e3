"""The door: how much, how fast and how often a client may ask. Every refusal says what to do."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, MutableMapping
from math import ceil
from time import monotonic, perf_counter
from typing import Any, Final

from starlette.datastructures import Headers, QueryParams
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from caverna.locale import LANGUAGES, preferred, translator_for

from .metrics import Metrics
from .problems import Problem
from .settings import Limits

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

CLIENTS: Final = 20_000
"""Clients that are remembered; then the one that was quiet longest is forgotten."""
HOUR: Final = 3600.0
GONE: Final = 499
"""For logs and metrics: whoever asked did not wait for an answer."""
UPLOADS: Final = frozenset({"/api/tables"})
UNCOUNTED: Final = frozenset({"/healthz", "/readyz", "/metrics"})
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'",
}

log = logging.getLogger("caverna.requests")


class Bucket:
    """A supply of requests that refills."""

    def __init__(self, limits: Limits) -> None:
        self.left = float(limits.burst)
        self.at = monotonic()
        self.tables: deque[float] = deque()
        self.sockets = 0

    def take(self, limits: Limits) -> None:
        now = monotonic()
        self.left = min(float(limits.burst), self.left + (now - self.at) * limits.rate)
        self.at = now
        if self.left < 1.0:
            raise Problem("too-many-requests", seconds=max(1, round((1.0 - self.left) / limits.rate)))
        self.left -= 1.0

    def open_table(self, limits: Limits) -> None:
        now = monotonic()
        while self.tables and now - self.tables[0] > HOUR:
            self.tables.popleft()
        if len(self.tables) >= limits.tables:
            raise Problem("too-many-tables", limit=limits.tables, seconds=ceil(HOUR - (now - self.tables[0])))
        self.tables.append(now)


class Clients:
    """What each client has asked for, by its address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, scope: Scope) -> Bucket:
        client = scope.get("client")
        address = client[0] if client else ""
        bucket = self.buckets.get(address) or Bucket(self.limits)
        self.buckets[address] = bucket
        self.buckets.move_to_end(address)
        if len(self.buckets) > CLIENTS:
            self.buckets.popitem(last=False)
        return bucket


class RequestMiddleware:
    """Around the whole application."""

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

        async def answer(message: MutableMapping[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), *ENCODED]
            await send(message)

        try:
            await self.admit(scope, receive, answer)
        except ClientDisconnect:
            status = GONE
        finally:
            self.note(scope, status, perf_counter() - began)

    async def admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if scope["path"] not in UNCOUNTED:
                self.clients.of(scope).take(self.limits)
            limit = self.limits.upload if scope["path"] in UPLOADS else self.limits.body
            body = await self.read(scope, receive, limit)
        except Problem as problem:
            self.metrics.problems.labels(problem.code).inc()
            await refusal(problem, language(scope))(scope, receive, send)
            return
        await self.app(scope, again(body, receive), send)

    async def read(self, scope: Scope, receive: Receive, limit: int) -> bytes:
        """The whole request, if it is not too long and does not take too long."""
        said = Headers(scope=scope).get("content-length", "0")
        if not said.isdecimal() or int(said) > limit:
            raise Problem("too-large", limit=limit)
        body = bytearray()
        try:
            async with asyncio.timeout(self.limits.patience):
                while True:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        raise ClientDisconnect  # what there is may look like a whole request, and is none
                    body += message.get("body", b"")
                    if len(body) > limit:
                        raise Problem("too-large", limit=limit)
                    if not message.get("more_body"):
                        return bytes(body)
        except TimeoutError as error:
            raise Problem("too-slow", seconds=self.limits.patience) from error

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        route = getattr(scope.get("route"), "path", "other")
        self.metrics.requests.labels(scope["method"], route, status).observe(seconds)
        if scope["path"] not in UNCOUNTED:
            told = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            log.info("request", extra=told)


ENCODED: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


def again(body: bytes, receive: Receive) -> Receive:
    """The request once more, for whoever answers it."""
    given = False

    async def give() -> MutableMapping[str, Any]:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return give


def language(scope: Scope) -> str:
    """What a client wants to read: what it says in its address, or as browsers say it."""
    wanted = QueryParams(scope.get("query_string", b"")).get("language")
    return wanted if wanted in LANGUAGES else preferred(Headers(scope=scope).get("accept-language"))


def problem_view(problem: Problem, language: str) -> dict[str, Any]:
    """A problem in a sentence, with the version to look at if it is about that."""
    told: dict[str, Any] = {
        "code": problem.code,
        "message": translator_for(language).say(f"error-{problem.code}", **problem.arguments),
    }
    return told | {name: problem.arguments[name] for name in ("version", "detail") if name in problem.arguments}


def refusal(problem: Problem, language: str) -> Response:
    headers = {"Content-Language": language}
    if problem.code in ("too-many-requests", "too-many-tables"):
        headers["Retry-After"] = str(problem.arguments["seconds"])
    elif problem.code == "unavailable":
        headers["Retry-After"] = "1"
    elif problem.code in ("too-slow", "internal"):
        headers["Connection"] = "close"  # what is still to come is of no use, or nobody will be there to read it
    told = json.dumps(problem_view(problem, language))  # in ASCII: what was sent may be no text at all
    return Response(told, problem.status, headers, "application/json")
