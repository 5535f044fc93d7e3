"""Webhooks: addresses that players want called when it is their turn. Push messages are sent in the same way."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
from pydantic_core import to_json

from .problems import Problem

PUBLIC_IPV6: Final = ipaddress.IPv6Network("2000::/3")
"""All of IPv6 that is assigned to the internet. What lies outside may lead anywhere, such as NAT64 (64:ff9b::/96)."""
METADATA: Final = frozenset({"192.0.0.192", "168.63.129.16"})
"""Addresses that look public, but in some clouds lead to the machine's own secrets."""
RESOLVERS: Final = 4
"""Threads that look up names. A name server that never answers holds up one of them, and nothing else."""

FAILURES: Final = (Problem, httpx.HTTPError, httpx.InvalidURL, TimeoutError)
"""What can go wrong when an address is called."""

log = logging.getLogger(__name__)


class Webhooks:
    """Calls webhooks, each for at most some seconds.

    Private addresses, which the internet cannot reach, are refused unless `allow_private`.
    """

    def __init__(self, allow_private: bool, seconds: float) -> None:
        self.allow_private = allow_private
        self.seconds = seconds
        # A connection is for one call: another name at the same address must not get it.
        self.client = httpx.AsyncClient(
            timeout=seconds, follow_redirects=False, trust_env=False, limits=httpx.Limits(max_keepalive_connections=0)
        )

        self.resolvers = ThreadPoolExecutor(RESOLVERS, "resolver")

    async def close(self) -> None:
        """Close all connections."""
        self.resolvers.shutdown(wait=False, cancel_futures=True)
        await self.client.aclose()

    async def call(self, address: str, message: dict[str, Any]) -> None:
        """Post a message, once and with a short timeout: a player who misses it still sees the turn at the table."""
        try:
            status = await self.post(address, to_json(message), {"Content-Type": "application/json"})
            log.info("webhook called", extra={"status": status})
        except FAILURES as error:
            log.info("webhook failed", extra={"why": type(error).__name__})

    async def post(self, address: str, content: bytes, headers: Mapping[str, str]) -> int:
        """Post something, and return the status of the answer. Raises one of `FAILURES`.

        The answer's status is all that matters. Its body is not read, and a redirect is not followed.
        """
        async with asyncio.timeout(self.seconds):
            host = await self.check(address)
            response = await self.client.send(self.request(httpx.URL(address), host, content, headers), stream=True)
            await response.aclose()
        return response.status_code

    def request(self, address: httpx.URL, host: str, content: bytes, headers: Mapping[str, str]) -> httpx.Request:
        """A request to the very address that was checked: the name may resolve to another one the next time."""
        return self.client.build_request(
            "POST", address.copy_with(host=host), content=content,
            headers={**headers, "Host": address.netloc.decode()}, extensions={"sni_hostname": address.host},
        )  # fmt: skip

    async def check(self, address: str) -> str:
        """The IP address to call. Raises `Problem` if the webhook is invalid or may not be called."""
        try:
            parts = urlsplit(address)
            port = parts.port or {"http": 80, "https": 443}[parts.scheme]
            if not parts.hostname or parts.username or parts.password:
                raise Problem("bad-webhook")
            async with asyncio.timeout(self.seconds):
                found = await self.resolve(parts.hostname, port)
        except (ValueError, KeyError, OSError, UnicodeError) as error:
            raise Problem("bad-webhook") from error
        if not self.allow_private and not all(is_public(host) for host in found):
            raise Problem("bad-webhook")
        return found[0]

    async def resolve(self, host: str, port: int) -> list[str]:
        """The IP addresses of a name."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self.resolvers, socket.getaddrinfo, host, port)
        return [str(entry[4][0]) for entry in found]


def is_public(host: str) -> bool:
    """Does an IP address lead to the internet, and not to this machine or its network in some other spelling?"""
    address = ipaddress.ip_address(host)
    if str(address) in METADATA or address.is_multicast or not address.is_global:
        return False
    if address.version == 4:
        return True
    return address in PUBLIC_IPV6 and address.sixtofour is None and address.teredo is None
