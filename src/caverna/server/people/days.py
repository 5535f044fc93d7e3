"""Days and weeks of the games that everybody plays: when they begin and end, and their seeds."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple

from ..problems import Problem

GRACE: Final = timedelta(hours=2)
"""After the end of a day or a week, for those who are still playing. The seed is published only then."""
FIRST: Final = date(2026, 1, 1)
"""The first day that can be requested."""
DAY: Final = timedelta(days=1)
WEEK: Final = timedelta(weeks=1)


class Period(NamedTuple):
    """A day or a week, in UTC like everything here."""

    name: str
    """Such as 2026-11-16, or 2026-W47."""
    end: date
    """The first day after it."""

    @property
    def ends(self) -> float:
        """When it ends: nobody can begin its games after that."""
        return midnight(self.end).timestamp()

    @property
    def closes(self) -> float:
        """When its games must be finished to count."""
        return (midnight(self.end) + GRACE).timestamp()


def midnight(day: date) -> datetime:
    """When a day begins."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC)


def day_at(now: float) -> date:
    """The day at a time."""
    return datetime.fromtimestamp(now, UTC).date()


def day_period(day: date) -> Period:
    """A day as a period."""
    return Period(str(day), day + DAY)


def week_period(day: date) -> Period:
    """The week with a day in it, from Monday to Sunday."""
    year, week, weekday = day.isocalendar()
    return Period(f"{year}-W{week:02}", day + timedelta(days=8 - weekday))


def ends_at(day: date) -> float:
    """When a day ends."""
    return day_period(day).ends


def closes_at(day: date) -> float:
    """When the games of a day must be finished to count."""
    return day_period(day).closes


def parse_day(text: str, now: float) -> date:
    """A day as people write it, such as 2026-11-16. Raises `Problem` if it is none, or has yet to come."""
    try:
        day = date.fromisoformat(text)
    except ValueError as error:
        raise Problem("no-such-day") from error
    if not FIRST <= day <= day_at(now):
        raise Problem("no-such-day")
    return day


def parse_week(text: str, now: float) -> Period:
    """A week as people write it, such as 2026-W47. Raises `Problem` if it is none, or has yet to come."""
    try:
        monday = date.fromisoformat(text)
    except ValueError as error:
        raise Problem("no-such-week") from error
    if not FIRST <= monday <= day_at(now):
        raise Problem("no-such-week")
    return week_period(monday)


def seed_of(secret: bytes, period: object, game: str) -> str:
    """The seed of a game of a day or a week."""
    return hmac.new(secret, f"{period}/{game}".encode(), hashlib.sha256).hexdigest()


def commitment_to(seed: str) -> str:
    """What is shown of a seed before it is published."""
    return hashlib.sha256(seed.encode()).hexdigest()


def streaks(days: Collection[date], today: date) -> tuple[int, int]:
    """The current streak and the longest one, in days. A streak does not end before today is over."""
    longest = run = 0
    last: date | None = None
    for day in sorted(days):
        run = run + 1 if last is not None and day - last == DAY else 1
        longest, last = max(longest, run), day
    return run if last is not None and today - last <= DAY else 0, longest
