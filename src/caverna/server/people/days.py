"""Days of the game of the day: when they begin and end, and which chance they have.

The seed of a day is an HMAC of its name under a secret of the server. Its SHA-256 is shown from the day before on, and
the seed itself once the day is closed. So nobody can know the cards in advance, and everybody can check afterwards that
they were the ones promised.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta
from typing import Final

from ..problems import Problem

GRACE: Final = timedelta(hours=2)
"""After the end of a day, for those who are still playing. The seed is published only then."""
FIRST: Final = date(2026, 1, 1)
"""The first day for which anybody may ask."""
DAY: Final = timedelta(days=1)


def day_at(now: float) -> date:
    """The day at a time, in UTC like everything here."""
    return datetime.fromtimestamp(now, UTC).date()


def ends_at(day: date) -> float:
    """When a day ends: nobody can begin its games after that."""
    return midnight(day + DAY).timestamp()


def closes_at(day: date) -> float:
    """When the games of a day must be finished to count."""
    return (midnight(day + DAY) + GRACE).timestamp()


def midnight(day: date) -> datetime:
    """When a day begins."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC)


def parse_day(text: str, now: float) -> date:
    """A day as people write it, such as 2026-11-16. Raises `Problem` if it is none, or has yet to come."""
    try:
        day = date.fromisoformat(text)
    except ValueError as error:
        raise Problem("no-such-day") from error
    if not FIRST <= day <= day_at(now):
        raise Problem("no-such-day")
    return day


def seed_of(secret: bytes, day: date, game: str) -> str:
    """The seed of the game of the day."""
    return hmac.new(secret, f"{day}/{game}".encode(), hashlib.sha256).hexdigest()


def commitment_to(seed: str) -> str:
    """What is shown of a seed before it is published."""
    return hashlib.sha256(seed.encode()).hexdigest()


def streaks(days: Collection[date], today: date) -> tuple[int, int]:
    """How many days in a row were played up to now, and at most. Today may still be played."""
    longest = run = 0
    last: date | None = None
    for day in sorted(days):
        run = run + 1 if last is not None and day - last == DAY else 1
        longest, last = max(longest, run), day
    return run if last is not None and today - last <= DAY else 0, longest
