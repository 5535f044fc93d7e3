"""Addresses that players want called when it is their turn."""

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
    """Calls, but never to an address behind this server, unless it is told that this is wanted."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self.client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False)

    async def close(self) -> None:
        await self.client.aclose()

    async def call(self, address: str, message: dict[str, Any]) -> None:
        """Once, and without waiting long: whoever misses it sees the turn at the table."""
        try:
            host = await self.check(address)
            answer = await self.client.send(self.request(httpx.URL(address), host, message))
            log.info("called", extra={"status": answer.status_code})
        except (Problem, httpx.HTTPError) as error:
            log.info("not called", extra={"why": type(error).__name__})

    def request(self, address: httpx.URL, host: str, message: dict[str, Any]) -> httpx.Request:
        """To the very host that was checked: its name might lead elsewhere when it is looked up again."""
        return self.client.build_request(
            "POST", address.copy_with(host=host), json=message,
            headers={"Host": address.netloc.decode()}, extensions={"sni_hostname": address.host},
        )  # fmt: skip

    async def check(self, address: str) -> str:
        """The host to call, by its number; `Problem` unless it may be called."""
        try:
            parts = urlsplit(address)
            port = parts.port or {"http": 80, "https": 443}[parts.scheme]
            if not parts.hostname or parts.username or parts.password:
                raise Problem("bad-webhook")
            found = await asyncio.get_running_loop().getaddrinfo(parts.hostname, port)
        except (ValueError, KeyError, OSError, UnicodeError) as error:
            raise Problem("bad-webhook") from error
        hosts = [str(entry[4][0]) for entry in found]
        if not self.private and not all(ipaddress.ip_address(host).is_global for host in hosts):
            raise Problem("bad-webhook")
        return hosts[0]
