"""Webhooks: addresses that players want called when it is their turn."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from .problems import Problem

TIMEOUT: Final = 5.0

log = logging.getLogger(__name__)


class Webhooks:
    """Calls webhooks. Private addresses, which the internet cannot reach, are refused unless `allow_private`."""

    def __init__(self, allow_private: bool) -> None:
        self.allow_private = allow_private
        self.client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False)

    async def close(self) -> None:
        """Close all connections."""
        await self.client.aclose()

    async def call(self, address: str, message: dict[str, Any]) -> None:
        """Post a message, once and with a short timeout: a player who misses it still sees the turn at the table."""
        try:
            host = await self.check(address)
            response = await self.client.send(self.request(httpx.URL(address), host, message))
            log.info("webhook called", extra={"status": response.status_code})
        except (Problem, httpx.HTTPError) as error:
            log.info("webhook failed", extra={"why": type(error).__name__})

    def request(self, address: httpx.URL, host: str, message: dict[str, Any]) -> httpx.Request:
        """A request to the very address that was checked: the name may resolve to another one the next time."""
        return self.client.build_request(
            "POST", address.copy_with(host=host), json=message,
            headers={"Host": address.netloc.decode()}, extensions={"sni_hostname": address.host},
        )  # fmt: skip

    async def check(self, address: str) -> str:
        """The IP address to call. Raises `Problem` if the webhook is invalid or may not be called."""
        try:
            parts = urlsplit(address)
            port = parts.port or {"http": 80, "https": 443}[parts.scheme]
            if not parts.hostname or parts.username or parts.password:
                raise Problem("bad-webhook")
            found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port)
        except (ValueError, KeyError, OSError, UnicodeError) as error:
            raise Problem("bad-webhook") from error
        hosts = [str(entry[4][0]) for entry in found]
        if not self.allow_private and not all(ipaddress.ip_address(host).is_global for host in hosts):
            raise Problem("bad-webhook")
        return hosts[0]
