"""Snapshots: a table as it was read from the database at one version."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, Table, bindparam, select

from caverna.bots import bot_seed
from caverna.game import CavernaError

from . import schema
from .common_time import time
from .event_log import Event, EventLog, Preferences
from .names import bot_name
from .notifier import News
from .problems import Problem

SELECT_TABLE: Final = (
    select(schema.tables, schema.seats, schema.vacations.c.away_from, schema.vacations.c.away_until)
    .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
    .outerjoin(schema.vacations, schema.vacations.c.profile_id == schema.seats.c.profile_id)
    .where(schema.tables.c.id == bindparam("table"))
    .order_by(schema.seats.c.seat)
)
"""A table joined with each of its seats, and the vacation of the player there. No column name occurs twice."""
AWAY: Final = ("away_from", "away_until")
"""What is read of a vacation."""
PROGRESS: Final = (
    "version", "turn", "held", "state", "since", "deadline", "tell_at", "bot_due", "claimed_by", "claimed_until",
    "changed",
)  # fmt: skip
"""The columns of a table's row that an event changes."""
PATIENT: Final = 3.0
"""Seconds to wait for a bot before saying that bots are busy."""


class ProfileToken(str):
    """In place of a seat's token: the id of a profile, one of whose sessions has shown its own token.

    It is made by the server alone. A client that sends the same text sends a plain string, which opens nothing.
    """

    __slots__ = ()


@dataclass(frozen=True)
class Snapshot:
    """The row of a table, the rows of its seats, and its event log once the game has begun."""

    table: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]
    event_log: EventLog | None = None
    read_at: float = 0.0
    """When the rows were read, by the monotonic clock. They include what this process has written since."""

    @property
    def id(self) -> str:
        """The id of the table."""
        return str(self.table["id"])

    @property
    def version(self) -> int:
        """The version of the table: that of its last event."""
        return int(self.table["version"])

    @property
    def preferences(self) -> Preferences:
        """What the players prefer. Bots have their single choices played for them."""
        people = [row for row in self.seats if row["kind"] == "person"]
        return Preferences(
            {row["seat"] for row in self.seats if row["kind"] == "bot" or row["forced"]},
            {row["seat"] for row in people if row["confirms"]},
        )

    @property
    def is_full(self) -> bool:
        """Are all seats taken?"""
        return not any(row["kind"] == "open" for row in self.seats)

    @property
    def is_attended(self) -> bool:
        """Does a person play here?"""
        return any(row["kind"] == "person" for row in self.seats)

    @property
    def allows_hints(self) -> bool:
        """May players ask for hints? If people play against each other, only if the table was opened that way."""
        if self.table["daily"] is not None or self.table["tournament"] is not None or self.table["rated"]:
            return False
        return bool(self.table["hints"]) or sum(row["kind"] != "bot" for row in self.seats) <= 1

    def active_event_log(self) -> EventLog:
        """The event log of a game in progress. Raises `Problem` if it has not begun or is over."""
        if self.table["state"] == "open":
            raise Problem("not-started")
        if self.table["state"] != "playing":
            raise Problem("over")
        assert self.event_log is not None
        return self.event_log

    def seat_of(self, token: str | None) -> int:
        """The seat a token belongs to. Raises `Problem` if there is none."""
        if isinstance(token, ProfileToken):
            for row in self.seats:
                if row["profile_id"] == token:
                    return int(row["seat"])
        elif token is not None:
            wanted = hash_token(token)
            for row in self.seats:
                if row["token_hash"] is not None and secrets.compare_digest(row["token_hash"], wanted):
                    return int(row["seat"])
        raise Problem("not-a-player")

    def find_seat(self, token: str) -> int | None:
        """The seat a token belongs to, if there is one."""
        try:
            return self.seat_of(token)
        except Problem:
            return None

    def names(self) -> list[str]:
        """The players' names for a saved game. Bots are named as in the terminal, which can then continue with them."""
        return [bot_name(row["seat"], row["level"]) if row["kind"] == "bot" else row["name"] for row in self.seats]

    def record(self, step: int | None = None) -> str:
        """The saved game, as JSON; as it was after a step, if one is given."""
        if self.event_log is None:
            raise Problem("not-started")
        match = self.event_log.match.copy()
        if step is not None:
            if step > len(match.actions):
                raise Problem("no-such-step", steps=len(match.actions))
            match.return_to(step)
        match.names = self.names()
        return match.dumps()

    def seed_for_bot(self, seat: int) -> int:
        """The seed for a bot's next decision, derived from the table's seed if it has one."""
        seed = self.table["seed"]
        return bot_seed(None if seed is None else f"{seed}/{self.version}", seat)

    # what has changed

    def news(self, event: Event) -> News:
        """What other processes learn about the event that led to this snapshot."""
        progress = {name: self.table[name] for name in PROGRESS}
        return {"event": vars(event), "table": progress, "banks": [row["bank"] for row in self.seats]}

    def moved_on(self, news: News) -> Snapshot | None:
        """The snapshot after an event that another process has announced; None if something is missing before it."""
        event = Event(**news["event"])
        if event.version <= self.version:
            return self
        if event.version > self.version + 1 or self.event_log is None:
            return None
        event_log = self.event_log.copy()
        try:
            event_log.follow([event])
        except (CavernaError, ValueError):
            return None
        seats = [{**row, "bank": bank} for row, bank in zip(self.seats, news["banks"], strict=True)]
        return replace(self, table={**self.table, **news["table"]}, seats=seats, event_log=event_log)

    def seen(self, seats: Collection[int], at: float) -> Snapshot:
        """The same, with players who were connected at a time."""
        return replace(self, seats=[{**row, "seen": at} if row["seat"] in seats else row for row in self.seats])

    # whose turn it is

    @property
    def decider(self) -> int | None:
        """The seat everyone is waiting for; None if there is none."""
        held, turn = self.table["held"], self.table["turn"]
        seat = turn if held is None else held
        return seat if seat >= 0 else None

    @property
    def needs_follow_up(self) -> bool:
        """Is a bot to decide, or a webhook to be called?"""
        seat = self.decider
        return bool(self.table["bot_due"]) or (seat is not None and bool(self.seats[seat]["webhook"]))

    def is_passed_on(self, event_log: EventLog) -> bool:
        """Is another seat to decide in a later event log than here?"""
        return self.decider != event_log.decider

    def begins_turn(self, event_log: EventLog, event: Event) -> bool:
        """Does an event begin a turn, for another seat or for a new player in the same seat?"""
        return self.is_passed_on(event_log) or (event.kind == "hand" and event.seat == event_log.decider)


def waits_for_bot(table: Mapping[str, Any]) -> bool:
    """Given the row of a table: is a bot to decide, and has no process had time for it for a while?"""
    now = time()
    return bool(table["bot_due"]) and table["claimed_until"] < now and table["since"] < now - PATIENT


def read_rows(connection: Connection, table_id: str) -> Snapshot:
    """A snapshot without its event log. Raises `Problem` if there is no such table."""
    rows = connection.execute(SELECT_TABLE, {"table": table_id}).mappings().all()
    if not rows:
        raise Problem("unknown-table")
    seats = [columns_of(schema.seats, row) | {name: row[name] for name in AWAY} for row in rows]
    return Snapshot(columns_of(schema.tables, rows[0]), seats, read_at=monotonic())


def columns_of(table: Table, row: RowMapping) -> dict[str, Any]:
    """The part of a joined row that comes from one table."""
    return {column.name: row[column.name] for column in table.columns}


def new_id() -> str:
    """An identifier nobody can guess. It does not begin with a dash, or a command would take it for an option."""
    while (found := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return found


def hash_token(token: str) -> str:
    """The hash of a token that is stored. Tokens are long and random, so a plain hash is safe."""
    return hashlib.sha256(token.encode()).hexdigest()
