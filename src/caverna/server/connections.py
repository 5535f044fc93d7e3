"""Connections: how many this process has open, and whose they are.

Any beyond the limit is refused before it costs anything.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Final

from .rate_limits import ClientQuota, Clients
from .settings import Limits

RESERVED_FILES: Final = 100
"""File descriptors that are kept for the database, bots, webhooks and logs."""
WINDOWS_FILES: Final = 512


class Connections:
    """The open connections of this process.

    Once the limit is reached, one that has not sent a request yet makes room for another.
    """

    def __init__(self, limits: Limits, clients: Clients) -> None:
        self.limits = limits
        self.clients = clients
        self.owners: dict[asyncio.Transport, ClientQuota | None] = {}
        """Every open connection, with the quota of its client; None for a proxy, which speaks for many clients."""
        self.silent: dict[asyncio.Transport, None] = {}
        """Those that have not sent the headers of a request yet, oldest first."""
        self.most = min(limits.all_connections, most_files() - RESERVED_FILES)

    def open(self, transport: asyncio.Transport, address: str, is_proxy: bool) -> bool:
        """Register a new connection. Returns False if it has to be closed at once."""
        quota = None if is_proxy else self.clients.quota_of(address)
        if quota is not None and (quota.connections >= self.limits.connections or quota.is_flooding()):
            return False
        if len(self.owners) >= self.most and not self.make_room():
            return False
        self.owners[transport] = quota
        self.silent[transport] = None
        if quota is not None:
            quota.connections += 1
        return True

    def make_room(self) -> bool:
        """Close the connection that has been silent for longest. Returns False if there is none."""
        oldest = next(iter(self.silent), None)
        if oldest is None:
            return False
        oldest.abort()
        self.close(oldest)
        return True

    def heard(self, transport: asyncio.Transport) -> None:
        """Note that a connection has sent the headers of a request."""
        self.silent.pop(transport, None)

    def close(self, transport: asyncio.Transport) -> None:
        """Forget a connection, if it is registered."""
        quota = self.owners.pop(transport, None)
        self.silent.pop(transport, None)
        if quota is not None:
            quota.connections -= 1


def most_files() -> int:
    """How many files and connections this process may have open. The limit is raised as far as the system allows."""
    if sys.platform == "win32":
        return WINDOWS_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 2**20
