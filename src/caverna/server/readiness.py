"""Readiness: can this process write to the database?"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from .store import Store, check_writable

FRESH: Final = 1.0
"""Seconds for which a success is cached, so that frequent checks cost nothing."""


class Readiness:
    """Tries to write, at most once at a time."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.ready_at = float("-inf")
        self.checking = asyncio.Lock()

    async def check(self) -> None:
        """Raises `Problem` if nothing can be written."""
        async with self.checking:
            if monotonic() - self.ready_at > FRESH:
                await check_writable(self.store)
                self.ready_at = monotonic()
