"""Opening tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, insert, select

from caverna.game import CHANCE, Game

from . import schema
from .clock import Clock
from .common_time import time
from .event_writer import EventWriter, write_avatar
from .notifier import Notifier
from .problems import Problem
from .snapshot import Snapshot, hash_token, new_id
from .store import Conflict, Store


@dataclass(frozen=True)
class SeatPlan:
    """Who takes a seat of a new table."""

    kind: str
    """me, open, bot, or person for somebody whose profile is known."""
    name: str
    level: str | None = None
    """The level of a bot."""
    profile_id: str | None = None
    """The profile of such a person."""


@dataclass(frozen=True)
class TablePlan:
    """A table to be opened."""

    game: Game
    actions: Sequence[int]
    """The actions of a saved game to continue from."""
    seats: Sequence[SeatPlan]
    public: bool
    seed: str | None
    clock: Clock | None
    hints: bool
    """May people who play against each other ask for hints?"""
    is_replay: bool
    """Is it a saved game to look at only?"""
    rated: bool = False
    """Does the game change the players' ratings?"""
    daily: str | None = None
    """The day whose game of the day it is."""
    tournament: str | None = None
    """The tournament to which it belongs."""
    is_settled: bool = False
    """Can the actions of the saved game not be undone?"""


class NewTables:
    """Opens tables. `on_due` is called with the id of each, because a bot may have to begin."""

    def __init__(self, store: Store, writer: EventWriter, notifier: Notifier, on_due: Callable[[str], None]) -> None:
        self.store = store
        self.writer = writer
        self.notifier = notifier
        self.on_due = on_due

    async def create(
        self, plan: TablePlan, token: str | None, opener: str | None = None, profile_id: str | None = None,
        enter: Callable[[Connection, str], None] | None = None,
    ) -> tuple[str, int | None]:  # fmt: skip
        """Open a table and return its id and the caller's seat. `opener` is a pseudonym of the client.

        `profile_id` is that of a player who has a profile. `enter` is called with the id in the same transaction. A
        token that already has a seat gets that seat again, so a repeated request does no harm.
        """
        if plan.rated:
            plan = await self.rated_plan(plan, profile_id)
        table_id = new_id()
        creator = next((seat for seat, planned in enumerate(plan.seats) if planned.kind == "me"), None)
        if creator is not None and token is None:
            raise Problem("not-a-player")
        bank = plan.clock.initial() if plan.clock else None
        seats = [seat_row(table_id, seat, planned, token, profile_id, bank) for seat, planned in enumerate(plan.seats)]
        snapshot = Snapshot(table_row(table_id, plan, creator, opener), seats)

        def insert_new(connection: Connection) -> None:
            self.insert(connection, plan, snapshot, enter)

        try:
            await self.store.write(insert_new)
        except Conflict:
            assert token is not None
            return await self.find_seat(token)
        self.announce(table_id)
        return table_id, creator

    def insert(
        self, connection: Connection, plan: TablePlan, snapshot: Snapshot,
        enter: Callable[[Connection, str], None] | None = None,
    ) -> None:  # fmt: skip
        """Insert a new table, and begin its game if it can."""
        connection.execute(insert(schema.tables), [snapshot.table])
        connection.execute(insert(schema.seats), [*snapshot.seats])
        for row in snapshot.seats:
            if row["profile_id"] is not None:
                write_avatar(connection, snapshot.id, row["profile_id"])
        if enter is not None:
            enter(connection, snapshot.id)
        if plan.is_replay or plan.actions or snapshot.is_full:
            self.writer.write_start(connection, snapshot, plan.actions, plan.is_replay, plan.is_settled)

    def insert_for_others(self, connection: Connection, plan: TablePlan, opener: str) -> str:
        """Insert a table where the client has no seat, and return its id. Once it is committed, call `announce`."""
        table_id = new_id()
        bank = plan.clock.initial() if plan.clock else None
        seats = [seat_row(table_id, seat, planned, None, None, bank) for seat, planned in enumerate(plan.seats)]
        self.insert(connection, plan, Snapshot(table_row(table_id, plan, None, opener), seats))
        return table_id

    def announce(self, table_id: str) -> None:
        """Announce a new table."""
        self.on_due(table_id)
        self.notifier.announce(table_id)

    async def rated_plan(self, plan: TablePlan, profile_id: str | None) -> TablePlan:
        """The plan of a rated table, where players have the names of their profiles. Raises `Problem` if it is wrong.

        Only people play there, with a clock, so that nobody can stall, and without a seed, so that nobody knows what
        chance will bring.
        """
        if profile_id is None:
            raise Problem("rated-needs-profile")
        is_among_people = len(plan.seats) > 1 and all(seat.kind != "bot" for seat in plan.seats)
        if not is_among_people or plan.clock is None or plan.seed is not None or plan.actions or plan.hints:
            raise Problem("rated-options")
        query = select(schema.profiles.c.name).where(schema.profiles.c.id == profile_id)
        name = await self.store.read(lambda connection: connection.execute(query).scalar_one())
        return replace(plan, seats=[replace(seat, name=name) if seat.kind == "me" else seat for seat in plan.seats])

    async def find_seat(self, token: str) -> tuple[str, int]:
        """The table and the seat that a token belongs to."""
        seats = schema.seats
        query = select(seats.c.table_id, seats.c.seat).where(seats.c.token_hash == hash_token(token))
        found = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        if found is None:
            raise Problem("bad-key")
        return str(found.table_id), int(found.seat)


def table_row(table_id: str, plan: TablePlan, creator: int | None, opener: str | None) -> dict[str, Any]:
    """The row of a new table."""
    now = time()
    return {
        "id": table_id, "game": plan.game.name, "options": plan.game.options,
        "rules_version": plan.game.rules_version, "public": plan.public, "seed": plan.seed,
        "clock": plan.clock.model_dump() if plan.clock else None, "hints": plan.hints, "creator": creator,
        "rated": plan.rated, "hinted": False, "rematch": None,
        "opener": opener, "resumed": bool(plan.actions), "daily": plan.daily,
        "tournament": plan.tournament,
        "state": "open", "version": 0, "turn": CHANCE, "held": None, "since": now, "deadline": None,
        "tell_at": None,
        "bot_due": False, "claimed_by": None, "claimed_until": 0.0, "said": 0, "created": now, "changed": now,
        "packed": False,
    }  # fmt: skip


def seat_row(
    table_id: str, seat: int, planned: SeatPlan, token: str | None, profile_id: str | None, bank: float | None
) -> dict[str, Any]:
    """The row of a seat of a new table."""
    mine = planned.kind == "me"
    return {
        "table_id": table_id, "seat": seat, "kind": "person" if mine else planned.kind, "name": planned.name,
        "level": planned.level, "token_hash": hash_token(token) if mine and token is not None else None,
        "profile_id": profile_id if mine else planned.profile_id, "avatar": None,
        "forced": False, "confirms": False, "webhook": None, "bank": bank, "seen": None,
        "looked": None, "told": None, "listener": None,
    }  # fmt: skip
