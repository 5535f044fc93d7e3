"""Rate limits: how many requests, new tables and sockets each client may have."""

from __future__ import annotations

from collections import OrderedDict, deque
from math import ceil
from time import monotonic
from typing import Final

from .problems import Problem
from .responses import Scope
from .settings import Limits

MAX_CLIENTS: Final = 20_000
"""Clients to remember. Beyond that, the client idle for longest is forgotten."""
HOUR: Final = 3600.0


class ClientQuota:
    """What one client has used: a token bucket of requests, the tables it opened, its open sockets."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets = 0
        self.requests_left = float(limits.burst)
        self.refilled_at = monotonic()
        self.tables_opened: deque[float] = deque()

    def count_request(self) -> None:
        """Count a request, or a message over a socket. Raises `Problem` if there were too many."""
        now = monotonic()
        refill = (now - self.refilled_at) * self.limits.rate
        self.requests_left = min(float(self.limits.burst), self.requests_left + refill)
        self.refilled_at = now
        if self.requests_left < 1.0:
            seconds = max(1, round((1.0 - self.requests_left) / self.limits.rate))
            raise Problem("too-many-requests", seconds=seconds)
        self.requests_left -= 1.0

    def count_table(self) -> None:
        """Count a new table. Raises `Problem` if there were too many within an hour."""
        now = monotonic()
        while self.tables_opened and now - self.tables_opened[0] > HOUR:
            self.tables_opened.popleft()
        if len(self.tables_opened) >= self.limits.tables:
            seconds = ceil(HOUR - (now - self.tables_opened[0]))
            raise Problem("too-many-tables", limit=self.limits.tables, seconds=seconds)
        self.tables_opened.append(now)


class Clients:
    """The quota of each client, by its address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.quotas: OrderedDict[str, ClientQuota] = OrderedDict()

    def quota(self, scope: Scope) -> ClientQuota:
        """The quota of the client behind an ASGI connection."""
        client = scope.get("client")
        address = client[0] if client else ""
        quota = self.quotas.get(address) or ClientQuota(self.limits)
        self.quotas[address] = quota
        self.quotas.move_to_end(address)
        if len(self.quotas) > MAX_CLIENTS:
            self.quotas.popitem(last=False)
        return quota
