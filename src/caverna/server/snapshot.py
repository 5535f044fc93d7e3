"""A table as it was looked at, and what can be told from that."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, Table, bindparam, select

from caverna.bots import bot_seed

from . import schema
from .bot_levels import bot_spec
from .event_log import Event, EventLog, Preferences
from .problems import Problem

LOOK: Final = (
    select(schema.tables, schema.seats)
    .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
    .where(schema.tables.c.id == bindparam("table"))
    .order_by(schema.seats.c.seat)
)
"""A table with each of its seats. Their columns have different names."""


@dataclass(frozen=True)
class Snapshot:
    """The row of a table, its seats, and the event log of its game once it has begun."""

    table: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]]
    event_log: EventLog | None = None
    looked: float = 0.0
    """When the rows were read, on this process's own clock. What this process has done since is in them too."""

    @property
    def id(self) -> str:
        return str(self.table["id"])

    @property
    def version(self) -> int:
        return int(self.table["version"])

    @property
    def preferences(self) -> Preferences:
        people = [row for row in self.seats if row["kind"] == "person"]
        return Preferences(
            {row["seat"] for row in self.seats if row["kind"] == "bot" or row["forced"]},
            {row["seat"] for row in people if row["confirms"]},
        )

    @property
    def is_full(self) -> bool:
        """Has every seat somebody?"""
        return not any(row["kind"] == "open" for row in self.seats)

    def playing(self) -> EventLog:
        """The event log of a game that is under way."""
        if self.table["state"] == "open":
            raise Problem("not-started")
        if self.table["state"] != "playing":
            raise Problem("over")
        assert self.event_log is not None
        return self.event_log

    def seat_of(self, token: str | None) -> int:
        """The seat that a token opens."""
        if token is not None:
            wanted = hashed(token)
            for row in self.seats:
                if row["token_hash"] is not None and secrets.compare_digest(row["token_hash"], wanted):
                    return int(row["seat"])
        raise Problem("not-a-player")

    def names(self) -> list[str]:
        """For a saved game; bots are called as in the terminal, which can then go on with them."""
        return [
            f"Bot {row['seat'] + 1} ({bot_spec(row['level'])})" if row["kind"] == "bot" else row["name"]
            for row in self.seats
        ]

    def record(self) -> str:
        """The saved game."""
        if self.event_log is None:
            raise Problem("not-started")
        match = self.event_log.match.copy()
        match.names = self.names()
        return match.dumps()

    def dice(self, seat: int) -> int:
        """The seed of a bot's dice for one decision: from the seed of the table, if it has one."""
        seed = self.table["seed"]
        return bot_seed(None if seed is None else f"{seed}/{self.version}", seat)

    # whose turn it is

    @property
    def decider(self) -> int | None:
        """Whom everybody is waiting for; None if for nobody."""
        held, turn = self.table["held"], self.table["turn"]
        seat = turn if held is None else held
        return seat if seat >= 0 else None

    @property
    def needs_somebody(self) -> bool:
        """Does a bot have to think, or somebody want to be called?"""
        seat = self.decider
        return bool(self.table["bot_due"]) or (seat is not None and bool(self.seats[seat]["webhook"]))

    def passes(self, event_log: EventLog) -> bool:
        """Does everybody wait for another seat once an event log has gone on from here?"""
        return self.decider != event_log.decider

    def is_anew(self, event_log: EventLog, event: Event) -> bool:
        """Does the turn begin for somebody: for the next seat, or for another player in the same seat?"""
        return self.passes(event_log) or (event.kind == "hand" and event.seat == event_log.decider)


def rows_of(connection: Connection, table_id: str) -> Snapshot:
    """A table without its event log."""
    rows = connection.execute(LOOK, {"table": table_id}).mappings().all()
    if not rows:
        raise Problem("unknown-table")
    return Snapshot(part(rows[0], schema.tables), [part(row, schema.seats) for row in rows], looked=monotonic())


def part(row: RowMapping, table: Table) -> dict[str, Any]:
    """Of a row what comes from one of its tables."""
    return {column.name: row[column.name] for column in table.columns}


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash tells nothing of it."""
    return hashlib.sha256(token.encode()).hexdigest()
