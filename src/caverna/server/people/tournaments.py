"""Tournaments: anybody with a profile can set one up, and then it runs automatically.

`due` says when the next step of a tournament is to be taken: when it is to begin, when the next round of a league
begins, and as soon as a table is finished. Any process may try, and as often as it likes: a round is planned outside
the database, and written in one transaction with its tables if nothing has changed meanwhile.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from caverna.games import GAMES, new_game
from caverna.tournaments import FORMATS, Field, next_round, planned_rounds

from ..bot_levels import SUBSTITUTE_LEVEL, check_level
from ..clock import DAY, Clock
from ..common_time import time
from ..names import clean_name
from ..new_tables import NewTables, SeatPlan, TablePlan
from ..problems import Problem
from ..schema import meetings, tournament_players, tournaments
from ..seats import Seats
from ..snapshot import ProfileToken, new_id
from ..store import Conflict, Store
from .profile_rows import lock_profile
from .tournament_rows import Row, Stored, change, change_entrant, lock_tournament, read_tournament

MOST_PLAYERS: Final = 64
MOST_BOTS: Final = 16
MOST_OPEN: Final = 5
"""Tournaments of one organiser that are not over."""
AT_ONCE: Final = 20
"""Tournaments that are advanced in one tick."""
GOING_ON: Final = ("open", "playing")


@dataclass(frozen=True)
class Plan:
    """A tournament to be set up."""

    name: str
    game: str
    options: dict[str, Any]
    format: str
    size: int
    rounds: int | None
    days: int | None
    clock: Clock
    places: int
    begins: float | None
    bots: list[str]


class Step(NamedTuple):
    """What comes next in a tournament: a round, the end, or to wait."""

    state: str
    due: float | None = None
    tables: list[tuple[int, ...]] | None = None
    rounds: int | None = None


class Tournaments:
    """The tournaments of a server."""

    def __init__(self, store: Store, new_tables: NewTables, seating: Seats, now: Callable[[], float] = time) -> None:
        self.store = store
        self.new_tables = new_tables
        self.seating = seating
        self.now = now

    # setting up

    async def create(self, organiser: str, plan: Plan, opener: str | None = None) -> str:
        """Set up a tournament and return its id. `opener` is a pseudonym of the client."""
        check(plan)
        now = self.now()
        tournament_id = new_id()
        row = {
            "id": tournament_id, "name": clean_name(plan.name), "organiser": organiser, "opener": opener,
            "game": plan.game, "options": plan.options, "format": plan.format, "size": plan.size, "rounds": plan.rounds,
            "days": plan.days, "clock": plan.clock.model_dump(), "places": plan.places, "seed": secrets.token_hex(16),
            "state": "open", "round": 0, "begins": plan.begins, "due": plan.begins, "created": now, "changed": now,
        }  # fmt: skip
        bots = [bot_row(tournament_id, number, level) for number, level in enumerate(plan.bots)]
        running = select(func.count()).where(tournaments.c.organiser == organiser, tournaments.c.state.in_(GOING_ON))

        def insert_tournament(connection: Connection) -> None:
            lock_profile(connection, organiser)  # somebody may set up several at once
            if connection.execute(running).scalar_one() >= MOST_OPEN:
                raise Problem("too-many-tournaments", limit=MOST_OPEN)
            connection.execute(insert(tournaments), [row])
            if bots:
                connection.execute(insert(tournament_players), bots)

        await self.store.write(insert_tournament)
        return tournament_id

    async def read(self, tournament_id: str) -> Stored:
        """A tournament. Raises `Problem` if there is none."""
        return await self.store.read(lambda connection: read_tournament(connection, tournament_id))

    async def start(self, tournament_id: str, organiser: str) -> None:
        """Begin now."""

        def begin(connection: Connection) -> None:
            found = organised(connection, tournament_id, organiser)
            if found.row["state"] != "open":
                raise Problem("tournament-begun")
            if len(found.players) < 2:
                raise Problem("too-few-players")
            now = self.now()
            change(connection, tournament_id, begins=now, due=now)

        await self.store.write(begin)
        await self.advance(tournament_id)

    async def call_off(self, tournament_id: str, organiser: str) -> None:
        """End a tournament early. Games that have begun are played to their end."""

        def end(connection: Connection) -> None:
            organised(connection, tournament_id, organiser)
            call_off(connection, tournament_id)

        await self.store.write(end)

    async def put_away(self, days: float) -> None:
        """Call off tournaments without a set time that nobody has begun or joined for some days."""
        forgotten = (tournaments.c.state == "open") & tournaments.c.begins.is_(None)
        forgotten &= tournaments.c.changed < self.now() - days * DAY
        end = update(tournaments).where(forgotten).values(state="off", due=None)
        await self.store.write(lambda connection: connection.execute(end))

    # who takes part

    async def join(self, tournament_id: str, profile_id: str, name: str) -> None:
        """Take part.

        Latecomers miss the rounds that have begun. For a player who already takes part nothing changes.
        """

        def enter(connection: Connection) -> None:
            found = lock_tournament(connection, tournament_id)
            mine = found.entrant(profile_id)
            if mine is not None and mine["until"] is None:
                return
            since = next_possible_round(found)
            if sum(row["until"] is None for row in found.players) >= found.row["places"]:
                raise Problem("tournament-full")
            if mine is not None:
                change_entrant(connection, tournament_id, mine["number"], until=None)
            else:
                row = {
                    "tournament_id": tournament_id, "number": next_number(found), "profile_id": profile_id,
                    "name": name, "level": None, "since": since, "until": None,
                }  # fmt: skip
                connection.execute(insert(tournament_players), [row])

        try:
            await self.store.write(enter)
        except Conflict as error:
            raise Problem("bad-key") from error

    async def add_bot(self, tournament_id: str, organiser: str, level: str) -> None:
        """Let a bot take part, before the tournament begins."""
        check_level(level)

        def enter(connection: Connection) -> None:
            found = organised(connection, tournament_id, organiser)
            if found.row["state"] != "open":
                raise Problem("tournament-begun")
            bots = sum(row["level"] is not None for row in found.players)
            if len(found.players) >= found.row["places"] or bots >= MOST_BOTS:
                raise Problem("tournament-full")
            connection.execute(insert(tournament_players), [bot_row(tournament_id, next_number(found), level)])

        await self.store.write(enter)

    async def withdraw(self, tournament_id: str, profile_id: str) -> None:
        """Withdraw. A bot finishes the games that have begun, which count as lost."""

        def find(connection: Connection) -> int:
            mine = read_tournament(connection, tournament_id).entrant(profile_id)
            if mine is None:
                raise Problem("no-such-entrant")
            return int(mine["number"])

        await self.take_out(tournament_id, await self.store.read(find))

    async def remove(self, tournament_id: str, organiser: str, number: int) -> None:
        """Remove somebody from a tournament."""
        await self.store.read(lambda connection: organised(connection, tournament_id, organiser, is_locked=False))
        await self.take_out(tournament_id, number)

    async def take_out(self, tournament_id: str, number: int) -> None:
        """Remove an entrant, also from the games that have begun."""

        def leave(connection: Connection) -> list[tuple[str, str]]:
            found = lock_tournament(connection, tournament_id)
            row = next((row for row in found.players if row["number"] == number and row["until"] is None), None)
            if row is None:
                raise Problem("no-such-entrant")
            if found.row["state"] not in GOING_ON:
                raise Problem("tournament-over")
            if found.row["state"] == "open":
                mine = (tournament_players.c.tournament_id == tournament_id) & (tournament_players.c.number == number)
                connection.execute(delete(tournament_players).where(mine))
                return []
            change_entrant(connection, tournament_id, number, until=found.row["round"])
            change(connection, tournament_id, due=self.now())
            if row["profile_id"] is None:
                return []
            tables = [meeting["table_id"] for meeting in found.unfinished if number in meeting["players"]]
            return [(table_id, row["profile_id"]) for table_id in tables]

        for table_id, profile_id in await self.store.write(leave):
            try:
                await self.seating.leave(table_id, ProfileToken(profile_id), SUBSTITUTE_LEVEL)
            except Problem as problem:
                if problem.code not in ("over", "not-a-player"):  # it has just ended, or the seat was lost before
                    raise

    # what happens automatically

    async def due(self) -> list[str]:
        """The ids of tournaments whose next step is due."""
        query = select(tournaments.c.id).where(tournaments.c.due <= self.now(), tournaments.c.state.in_(GOING_ON))
        query = query.order_by(tournaments.c.due).limit(AT_ONCE)
        return await self.store.read(lambda connection: [*connection.execute(query).scalars()])

    async def advance(self, tournament_id: str) -> None:
        """Take the next step, unless another process is faster."""
        before = await self.read(tournament_id)
        step = await asyncio.to_thread(next_step, before, self.now())
        opened = await self.store.write(lambda connection: self.take(connection, before, step))
        for table_id in opened:
            self.new_tables.announce(table_id)

    def take(self, connection: Connection, before: Stored, step: Step) -> list[str]:
        """Take a step that was planned, and return the tables that were opened."""
        found = lock_tournament(connection, before.id)
        if found.field != before.field or any(found.row[name] != before.row[name] for name in ("state", "begins")):
            return []  # it is still due
        values: dict[str, Any] = {"state": step.state, "due": step.due}
        opened = []
        if step.tables is not None:
            values |= {"round": found.row["round"] + 1, "rounds": step.rounds}
            opened = self.open_round(connection, found, step.tables)
            if not opened:
                values["due"] = self.now()  # nobody plays
        change(connection, found.id, **values)
        return opened

    def open_round(self, connection: Connection, found: Stored, tables: list[tuple[int, ...]]) -> list[str]:
        """Write the tables and byes of a round, and begin the games."""
        players = {row["number"]: row for row in found.players}
        clock = Clock.model_validate(found.row["clock"])
        opened = []
        for number, numbers in enumerate(tables):
            table_id = None
            if len(numbers) > 1:
                game = new_game(found.row["game"], **{**found.row["options"], "players": len(numbers)})
                seats = [seat_plan(seat, players[entrant]) for seat, entrant in enumerate(numbers)]
                plan = TablePlan(
                    game, [], seats, public=True, seed=None, clock=clock, hints=False, is_replay=False,
                    tournament=found.id,
                )  # fmt: skip
                opener = found.row["opener"] or found.id
                table_id = self.new_tables.insert_for_others(connection, plan, opener)
                opened.append(table_id)
            row = {
                "tournament_id": found.id, "round": found.row["round"] + 1, "number": number, "table_id": table_id,
                "players": [*numbers], "result": None, "finished": None if table_id else self.now(),
            }  # fmt: skip
            connection.execute(insert(meetings), [row])
        return opened


def check(plan: Plan) -> None:
    """Raise a `Problem`, or `InvalidOption`, if there can be no such tournament."""
    if plan.game not in GAMES:
        raise Problem("unknown-game")
    assert plan.format in FORMATS
    if plan.clock.then != "bot":
        raise Problem("bad-options", detail="clock.then: in a tournament a bot takes the seat")
    if (plan.days is not None) != (plan.format == "league"):
        raise Problem("bad-options", detail="days: a league must have them, and nothing else may")
    if plan.rounds is not None and plan.format != "swiss":
        raise Problem("bad-options", detail="rounds: only for swiss")
    if "players" in plan.options:
        raise Problem("bad-options", detail="options.players: use size")
    if len(plan.bots) > min(plan.places, MOST_BOTS):
        raise Problem("tournament-full")
    for level in plan.bots:
        check_level(level)
    for players in range(2, plan.size + 1):
        new_game(plan.game, **{**plan.options, "players": players})


def bot_row(tournament_id: str, number: int, level: str) -> dict[str, Any]:
    """The row of a bot that takes part."""
    return {
        "tournament_id": tournament_id, "number": number, "profile_id": None, "name": "", "level": level, "since": 1,
        "until": None,
    }  # fmt: skip


def next_number(found: Stored) -> int:
    """The number of the next entrant."""
    return max((row["number"] for row in found.players), default=-1) + 1


def next_possible_round(found: Stored) -> int:
    """The round in which somebody can begin to play. Raises `Problem` if it is too late."""
    if found.row["state"] not in GOING_ON:
        raise Problem("tournament-over")
    if found.row["state"] == "open":
        return 1
    if found.row["format"] == "knock-out" or found.row["round"] >= (found.row["rounds"] or 0):
        raise Problem("tournament-begun")
    return int(found.row["round"]) + 1


def organised(connection: Connection, tournament_id: str, organiser: str, is_locked: bool = True) -> Stored:
    """A tournament for its organiser. Raises `Problem` for anybody else."""
    found = (lock_tournament if is_locked else read_tournament)(connection, tournament_id)
    if found.row["organiser"] != organiser:
        raise Problem("not-the-organiser")
    return found


def call_off(connection: Connection, tournament_id: str) -> None:
    """End a tournament early."""
    if lock_tournament(connection, tournament_id).row["state"] not in GOING_ON:
        raise Problem("tournament-over")
    change(connection, tournament_id, state="off", due=None)


def seat_plan(seat: int, entrant: Row) -> SeatPlan:
    """The seat of an entrant at a table."""
    if entrant["level"] is not None:
        return SeatPlan("bot", f"Player {seat + 1}", entrant["level"])
    return SeatPlan("person", entrant["name"], profile_id=entrant["profile_id"])


def next_step(found: Stored, now: float) -> Step:
    """What comes next in a tournament."""
    row, field = found.row, found.field
    if row["state"] not in GOING_ON:
        return Step(row["state"])
    if row["state"] == "open":
        if row["begins"] is None or row["begins"] > now:
            return Step("open", row["begins"])
        return round_step(found, field) or Step("off")
    if row["format"] != "league" and found.unfinished:
        return Step("playing")
    step = round_step(found, field)
    if step is None:
        return Step("playing" if found.unfinished else "over")
    if row["format"] == "league" and now < (date := round_date(row, row["round"])):
        return Step("playing", date)
    return step


def round_step(found: Stored, field: Field) -> Step | None:
    """The next round; None after the last one."""
    tables = next_round(field)
    if tables is None:
        return None
    has_changed = any(entrant.since > 1 or entrant.until is not None for entrant in field.entrants)
    is_known = found.row["round"] and (field.format == "swiss" or not has_changed)
    rounds = field.rounds if is_known else planned_rounds(field)
    due = round_date(found.row, found.row["round"] + 1) if field.format == "league" else None
    return Step("playing", due, tables, rounds)


def round_date(row: Row, rounds: int) -> float:
    """When a league goes on after so many rounds."""
    return float(row["begins"] + rounds * row["days"] * DAY)
