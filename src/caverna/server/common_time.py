"""The time by which deadlines and leases are compared.

Where several processes share a database, their machines' clocks may differ, so all use the clock of the database: each
reads it now and then, and adds the time since then by its monotonic clock, which nobody can set. With SQLite there is
one machine, and its clock is right by definition.
"""

from __future__ import annotations

import time as machine
from time import monotonic
from typing import Final

SLOW: Final = 0.5
"""Seconds an answer may take to be exact enough."""


def machine_time() -> float:
    """The time of this machine's clock."""
    return machine.time()


class CommonTime:
    """The time of this process."""

    def __init__(self) -> None:
        self.ahead: float | None = None
        """How far the database's clock is ahead of the monotonic one; None if the machine's clock counts."""

    def now(self) -> float:
        """Now, as a Unix timestamp in seconds."""
        return machine_time() if self.ahead is None else self.ahead + monotonic()

    def set(self, told: float, asked: float) -> None:
        """Set the time to that of the database, which was read at a moment of the monotonic clock."""
        answered = monotonic()
        if self.ahead is None or answered - asked < SLOW:
            self.ahead = told - (asked + answered) / 2

    def reset(self) -> None:
        """Use the machine's clock again."""
        self.ahead = None


common_time: Final = CommonTime()
time: Final = common_time.now
