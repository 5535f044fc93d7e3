"""Rate limits: how many requests, new tables, sockets and connections each client may have."""

from __future__ import annotations

import asyncio
import ipaddress
import secrets
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from math import ceil
from time import monotonic
from typing import Final

from .problems import Problem
from .responses import Scope
from .settings import Limits

MAX_CLIENTS: Final = 20_000
"""Clients to remember. Beyond that, the client idle for longest is forgotten."""
HOUR: Final = 3600.0
REFUSALS: Final = 4
"""How many times the burst of requests a client may be refused at once before its requests are not even read."""
FORGIVEN: Final = 0.1
"""Refusals that are forgotten, for each request that the client could have sent in the meantime."""
REST: Final = 5
"""How many times as long as it took to make a long answer the next one for the same client has to wait."""
MAX_REST: Final = 1.0
"""Seconds that it has to wait at most."""
HOME_NETWORK: Final = 64
"""Bits of an IPv6 address that a provider gives to one home. Each device there chooses the others as it likes."""


class Bucket:
    """A token bucket: so much at once, and so much per second."""

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.level = size
        self.filled_at = monotonic()

    def refill(self) -> float:
        """Add what has accrued since the last call, and return what is in the bucket."""
        now = monotonic()
        self.level = min(self.size, self.level + (now - self.filled_at) * self.rate)
        self.filled_at = now
        return self.level

    def take(self) -> bool:
        """Take one out of the bucket. Returns False if there is less in it."""
        if self.refill() < 1.0:
            return False
        self.level -= 1.0
        return True

    def spend(self, cost: float) -> float:
        """Take something out of the bucket, even if that leaves a debt, and return what is left."""
        self.level = self.refill() - cost
        return self.level


class ClientQuota:
    """What one client has used: requests, the tables it opened, its open sockets and connections."""

    def __init__(self, client: str, limits: Limits) -> None:
        self.client = client
        self.limits = limits
        self.sockets = 0
        self.connections = 0
        self.requests = Bucket(limits.burst, limits.rate)
        self.refusals = Bucket(REFUSALS * limits.burst, FORGIVEN * limits.rate)
        self.tables_opened: deque[float] = deque()
        self.profiles_made: deque[float] = deque()
        self.challenges_asked: deque[float] = deque()
        self.mails_wanted: deque[float] = deque()
        self.devices_registered: deque[float] = deque()
        self.busy = asyncio.Lock()

    def count_request(self) -> None:
        """Count a request, or a message over a socket. Raises `Problem` if there were too many."""
        if not self.requests.take():
            self.refusals.take()
            seconds = max(1, round((1.0 - self.requests.level) / self.limits.rate))
            raise Problem("too-many-requests", seconds=seconds)

    def charge(self, seconds: float) -> None:
        """Count some work as so many requests. The client may have asked for more than it has left."""
        self.requests.spend(seconds * 1000 / self.limits.work)

    def count_bytes(self, size: int) -> None:
        """Count the body of a request as so many requests, whatever becomes of it."""
        self.requests.spend(min(size / self.limits.body, self.limits.burst))

    @asynccontextmanager
    async def long_answer(self) -> AsyncIterator[None]:
        """A context in which a long answer is made: one at a time, followed by a pause in which others are served."""
        await self.busy.acquire()
        began = monotonic()
        try:
            yield
        finally:
            rest = min(REST * (monotonic() - began), MAX_REST)
            asyncio.get_running_loop().call_later(rest, self.busy.release)

    def refuse_quickly(self) -> bool:
        """Does the client go on asking, so that a request is refused before it costs anything? Counts the refusal."""
        if self.refusals.refill() >= self.refusals.size / 2 or self.requests.refill() >= 1.0:
            return False
        self.refusals.take()
        return True

    def is_flooding(self) -> bool:
        """Does the client keep sending requests although they are refused?"""
        return self.refusals.refill() < 1.0

    def count_table(self) -> None:
        """Count a new table. Raises `Problem` if there were too many within an hour."""
        count_hourly(self.tables_opened, self.limits.tables, "too-many-tables", limit=self.limits.tables)

    def count_profile(self) -> None:
        """Count a new profile. Raises `Problem` if there were too many within an hour."""
        count_hourly(self.profiles_made, self.limits.profiles)

    def count_challenge(self) -> None:
        """Count a challenge for a passkey. Raises `Problem` if there were too many within an hour."""
        count_hourly(self.challenges_asked, self.limits.passkeys)

    def count_device(self) -> None:
        """Count a device that is to be notified. Raises `Problem` if there were too many within an hour."""
        count_hourly(self.devices_registered, self.limits.subscriptions)

    def count_mail(self) -> None:
        """Count an email that asks to confirm an address. Raises `Problem` if there were too many within an hour."""
        count_hourly(self.mails_wanted, self.limits.mails)


def count_hourly(times: deque[float], most: int, problem: str = "too-many-requests", **details: int) -> None:
    """Count something that is limited per hour. Raises `Problem`, with the seconds to wait, if there was too much."""
    now = monotonic()
    while times and now - times[0] > HOUR:
        times.popleft()
    if len(times) >= most:
        raise Problem(problem, seconds=ceil(HOUR - (now - times[0])), **details)
    times.append(now)


class Clients:
    """The quota of each client, by its network."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.quotas: OrderedDict[str, ClientQuota] = OrderedDict()
        self.secret = secrets.token_bytes(16)

    def quota(self, scope: Scope) -> ClientQuota:
        """The quota of the client behind an ASGI connection."""
        client = scope.get("client")
        return self.quota_of(client[0] if client else "")

    def quota_of(self, address: str) -> ClientQuota:
        """The quota of the client with an address."""
        network = network_of(address)
        quota = self.quotas.get(network) or ClientQuota(network, self.limits)
        self.quotas[network] = quota
        self.quotas.move_to_end(network)
        if len(self.quotas) > MAX_CLIENTS:
            self.quotas.popitem(last=False)
        return quota

    def pseudonym(self, client: str) -> str:
        """A name for a client that nobody can trace back, not even with the database. A restart changes it."""
        return blake2b(client.encode(), key=self.secret, digest_size=12).hexdigest()


def is_loopback(scope: Scope) -> bool:
    """Does a connection come from this machine?"""
    client = scope.get("client")
    try:
        return client is not None and ipaddress.ip_address(client[0]).is_loopback
    except ValueError:
        return False


def network_of(address: str) -> str:
    """What counts as one client: an IPv4 address, or the IPv6 network of one home."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.version == 4:
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((parsed, HOME_NETWORK), strict=False))
