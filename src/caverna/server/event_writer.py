"""Writing events: everything that changes a game passes through `EventWriter.write`, inside one transaction.

The table moves to the next version only if it is still at the version before, and the event is inserted with it.
Clients are notified only after the commit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from caverna.game import OVER, Game

from . import schema
from .clock import clock_of
from .common_time import time
from .event_log import Event, EventLog
from .leaderboards import enter_game
from .ratings import begin_rating, rate
from .snapshot import PROGRESS, Snapshot
from .snapshot_reader import CHECKPOINT_EVENTS, new_event_log
from .stats import result_row
from .store import Conflict
from .time_banks import banks_after

LEASE_SECONDS: Final = 6.0
"""How long a process has to decide for a bot, or to renew its lease, before another process may take over."""
UPDATE_TABLE: Final = update(schema.tables).where(
    schema.tables.c.id == bindparam("table"), schema.tables.c.version == bindparam("before")
)
"""Moves a table from one version to the next."""
INSERT_EVENT: Final = insert(schema.events)
MOVED: Final = (
    UPDATE_TABLE.values({name: bindparam(f"new_{name}", type_=schema.tables.c[name].type) for name in PROGRESS})
    .returning(schema.tables.c.id)
    .cte("moved")
)
UPDATE_AND_INSERT: Final = insert(schema.events).from_select(
    [*schema.events.c],
    select(*(bindparam(f"event_{column.name}", type_=column.type) for column in schema.events.c)).select_from(MOVED),
)
"""Both in one statement, for PostgreSQL, to which each statement is a round trip. SQLite has no such statements."""


class EventWriter:
    """Writes events. A bot that is due is leased to `process_name`, if this process has time for it.

    `has_time` says so, for a table with people or for one without. Otherwise the first process that has time takes it.
    A player whose turn begins is notified `tell_after` seconds later, unless they come to the table.
    """

    def __init__(self, process_name: str, has_time: Callable[[bool], bool], tell_after: float = 0.0) -> None:
        self.process_name = process_name
        self.has_time = has_time
        self.tell_after = tell_after

    def write(
        self, connection: Connection, snapshot: Snapshot, event_log: EventLog, event: Event, key: str | None = None,
        state: str | None = None,
    ) -> Snapshot:  # fmt: skip
        """Write an event and return the table after it.

        `snapshot` is the table before the event, `event_log` the log after it. `key` is the idempotency key of the
        request. `state` overrides the table's state after the event. Raises `Conflict` if the table has moved on.
        """
        now, table = time(), snapshot.table
        state = state or state_after(event_log)
        banks = banks_after(snapshot, event_log, event, now)
        away = vacation_of_decider(connection, snapshot, event_log) if state == "playing" else None
        progress = self.progress(snapshot, event_log, event, state, banks, away, now)
        row = {
            "table_id": snapshot.id, "version": event.version, "kind": event.kind, "seat": event.seat, "key": key,
            "kept": event.kept, "actions": [*event.actions], "forced": [*event.forced], "held": event.held, "at": now,
        }  # fmt: skip
        write_event(connection, progress, row)
        for seat, left in banks.items():  # after the table: locking rows in one order prevents deadlocks
            write_seat(connection, snapshot.id, seat, {"bank": left})
        if event.version % CHECKPOINT_EVENTS == 0:
            write_checkpoint(connection, snapshot.id, event_log)
        if state == "over":
            write_result(connection, snapshot, event_log, event, now)
        seats = [{**row, "bank": banks.get(row["seat"], row["bank"])} for row in snapshot.seats]
        return Snapshot({**table, **progress}, seats, event_log, snapshot.read_at)

    def write_start(
        self, connection: Connection, snapshot: Snapshot, before: Sequence[int] = (), is_replay: bool = False,
        is_settled: bool = False,
    ) -> None:  # fmt: skip
        """Write the first event of a table: the actions of a saved game, then what needs no player.

        Settled actions count as forced, so they cannot be undone.
        """
        event_log = new_event_log(snapshot.table)
        if snapshot.table["rated"]:
            begin_rating(connection, snapshot.table, snapshot.seats)

        def begin() -> None:
            event_log.match.repeat(before)
            if is_settled:
                event_log.match.forced |= {*range(len(before))}
            if not is_replay:
                event_log.advance(snapshot.preferences)

        event = event_log.append("start", None, begin)
        self.write(connection, snapshot, event_log, event, state="replay" if is_replay else None)

    def progress(
        self, snapshot: Snapshot, event_log: EventLog, event: Event, state: str, banks: Mapping[int, float],
        away: tuple[float, float] | None, now: float,
    ) -> dict[str, Any]:  # fmt: skip
        """The columns of a table's row that an event changes: `PROGRESS`. `away` is the decider's vacation."""
        seat = event_log.decider if state == "playing" else None
        kind = None if seat is None else snapshot.seats[seat]["kind"]
        since = now if snapshot.begins_turn(event_log, event) else snapshot.table["since"]
        leased = kind == "bot" and self.has_time(snapshot.is_attended)
        left = None if seat is None or kind == "bot" else banks.get(seat, snapshot.seats[seat]["bank"])
        clock = clock_of(snapshot.table)
        is_told = seat is not None and listens(snapshot.seats[seat]) and snapshot.begins_turn(event_log, event)
        return {
            "version": event_log.version, "turn": event_log.game.turn, "held": event_log.held, "state": state,
            "since": since, "deadline": clock.deadline(since, left, away) if clock and left is not None else None,
            "tell_at": now + self.tell_after if is_told else None,
            "bot_due": kind == "bot", "claimed_by": self.process_name if leased else None,
            "claimed_until": now + LEASE_SECONDS if leased else 0.0, "changed": now,
        }  # fmt: skip


def state_after(event_log: EventLog) -> str:
    """The state of a table, given its event log."""
    return "over" if event_log.game.turn == OVER and event_log.held is None else "playing"


def is_single(snapshot: Snapshot, event_log: EventLog, event: Event) -> bool:
    """Does an event of a game change nothing but the row of its table? Then PostgreSQL needs one statement.

    It changes more where time runs, at checkpoints and at the end.
    """
    is_timed = clock_of(snapshot.table) is not None and snapshot.begins_turn(event_log, event)
    return state_after(event_log) == "playing" and event.version % CHECKPOINT_EVENTS != 0 and not is_timed


def write_event(connection: Connection, progress: Mapping[str, Any], row: Mapping[str, Any]) -> None:
    """Move a table on, given the columns that change, and insert the row of the event. Raises `Conflict`."""
    where = {"table": row["table_id"], "before": row["version"] - 1}
    if connection.dialect.name == "postgresql":
        values = {f"new_{name}": value for name, value in progress.items()}
        values |= {f"event_{name}": value for name, value in row.items()}
        written = connection.execute(UPDATE_AND_INSERT, where | values)
    else:
        written = connection.execute(UPDATE_TABLE, {**where, **progress})
        if written.rowcount == 1:
            connection.execute(INSERT_EVENT, row)
    if written.rowcount != 1:
        raise Conflict


def vacation_of_decider(connection: Connection, snapshot: Snapshot, event_log: EventLog) -> tuple[float, float] | None:
    """When the player to decide is away, where that matters: from the database, because a snapshot may be older."""
    clock, seat = clock_of(snapshot.table), event_log.decider
    if clock is None or clock.kind != "days" or seat is None or snapshot.seats[seat]["profile_id"] is None:
        return None
    vacations = schema.vacations
    query = select(vacations.c.away_from, vacations.c.away_until)
    row = connection.execute(query.where(vacations.c.profile_id == snapshot.seats[seat]["profile_id"])).one_or_none()
    return None if row is None else (row.away_from, row.away_until)


def listens(row: Mapping[str, Any]) -> bool:
    """Given the row of a seat: does somebody sit there who may want to be notified of turns?"""
    return row["told"] != "off" and bool(row["profile_id"] or row["listener"])


def write_result(connection: Connection, snapshot: Snapshot, event_log: EventLog, event: Event, now: float) -> None:
    """Write the result of a finished game wherever it counts: if it was cut short, in tournaments and ratings only.

    A rated game counts if somebody at the table has ended it, not if an operator has.
    """
    table, is_finished = snapshot.table, event_log.game.turn == OVER
    if is_finished and not table["resumed"]:  # saved games do not count
        connection.execute(insert(schema.results), [result_row(table, snapshot.seats, event_log.match, now)])
        enter_game(connection, table, snapshot.seats, event_log.game.scores()[0], now)
    if table["rated"] and (is_finished or event.seat is not None):
        rate(connection, snapshot.id, event_log.game if is_finished else None, now)
    if is_finished and table["daily"] is not None:
        write_daily_score(connection, snapshot, event_log.game.scores(), now)
    if table["tournament"] is not None:
        write_meeting(connection, snapshot, event_log.game if is_finished else None, now)


def write_daily_score(connection: Connection, snapshot: Snapshot, scores: Sequence[float], now: float) -> None:
    """Write the result of a game of the day: the points, or against a bot the lead."""
    mine = snapshot.table["creator"]
    others = [score for seat, score in enumerate(scores) if seat != mine]
    games = schema.daily_games
    values = {"score": scores[mine] - max(others, default=0.0), "finished": now}
    connection.execute(update(games).where(games.c.table_id == snapshot.id).values(**values))


def write_meeting(connection: Connection, snapshot: Snapshot, game: Game | None, now: float) -> None:
    """Write the result of a table of a tournament, and mark the tournament as due.

    A person who has left the seat to a bot has lost the game.
    """
    meetings, entrants, tournaments = schema.meetings, schema.tournament_players, schema.tournaments
    here = meetings.c.table_id == snapshot.id
    row = connection.execute(select(meetings).where(here)).mappings().one()
    query = select(entrants.c.number, entrants.c.level).where(entrants.c.tournament_id == row["tournament_id"])
    levels = {found.number: found.level for found in connection.execute(query)}
    winners = () if game is None else game.winners()
    result = [
        {
            "score": 0.0 if game is None else game.scores()[seat], "won": seat in winners,
            "lost": snapshot.seats[seat]["kind"] == "bot" and levels[number] is None,
        }
        for seat, number in enumerate(row["players"])
    ]  # fmt: skip
    connection.execute(update(meetings).where(here).values(result=result, finished=now))
    due = update(tournaments).where(tournaments.c.id == row["tournament_id"])
    connection.execute(due.values(due=now, changed=now))


def write_checkpoint(connection: Connection, table_id: str, event_log: EventLog) -> None:
    """Replace the checkpoint of a table."""
    match = event_log.match
    row = {
        "table_id": table_id, "version": event_log.version, "actions": [*match.actions],
        "forced": sorted(match.forced), "held": event_log.held,
    }  # fmt: skip
    connection.execute(delete(schema.checkpoints).where(schema.checkpoints.c.table_id == table_id))
    connection.execute(insert(schema.checkpoints), [row])


def write_avatar(connection: Connection, table_id: str, profile_id: str) -> None:
    """Show the avatar of a profile at a table where it has a seat."""
    seats, profiles = schema.seats, schema.profiles
    avatar = select(profiles.c.avatar).where(profiles.c.id == profile_id).scalar_subquery()
    mine = (seats.c.table_id == table_id) & (seats.c.profile_id == profile_id)
    connection.execute(update(seats).where(mine).values(avatar=avatar))


def write_seat(connection: Connection, table_id: str, seat: int, values: Mapping[str, Any]) -> None:
    """Update columns of a seat's row."""
    seats = schema.seats
    connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values))
