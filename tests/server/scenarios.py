"""Scenarios for test_faults.py: requests to a server, each compared with a match that shows what must happen."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import asyncpg
import httpx

from caverna.bots import LEVELS, bot_seed, make_bot
from caverna.game import OVER
from caverna.games import new_game
from caverna.record import Match
from tests.form import FULL, PURE
from tests.server.harness import Player, Server, until

GAME = "cave-farmers"
SEED = "known to the test, which therefore knows what is to come"
Row = dict[str, Any]


def around(*names: str) -> tuple[str, ...]:
    return tuple(f"{moment} {name}" for name in names for moment in ("before", "after"))


READ = around("read_body")
WRITTEN = ("before write", *around("UPDATE tables", "INSERT INTO events"), "before commit", "after write")
PLAYED = around("known_locked", "play")
TOLD = around("remember", "publish")
ANSWERED = around("http.response.start", "http.response.body")
OF_DATABASE = {
    "sqlite": ("before savepoint", "before release_savepoint", *around("settle")),
    "postgres": around("announce"),
}
SAMPLE = {"after UPDATE tables", "before commit", "after write", "before http.response.body"}
"""The steps that matter most."""
BEFORE_AND_AFTER = {"after play", "after publish", "before http.response.body"}
"""Steps before anything is written, and after everything is: at each of these moments all steps are alike."""


class Scenario:
    """A solo player plays actions."""

    target = path = "actions"
    """What the fault is for: a kind of request, or a bot's move."""
    others: Sequence[str] = ()
    everywhere: Sequence[str] = (*READ, *PLAYED, *WRITTEN, *TOLD, *ANSWERED)
    """All steps from the arrival of the request to its response, with any database."""
    held: int | None = None
    """The seat whose turn the request will confirm."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.folder = server.log.parent
        self.logged = server.log.stat().st_size
        self.random = random.Random(4)
        self.begin()
        self.next()

    @property
    def database(self) -> str:
        return "postgres" if self.server.database.startswith("postgres") else "sqlite"

    def steps(self, fault: str) -> Sequence[str]:
        """The steps to try with a fault: all of them for playing and with SQLite, else those that concern the database.

        At the usual length that goes for playing alone, and not for killing, after which a server must start again.
        Other requests take the same path: a sample of theirs is tried.
        """
        playing = self.target == "actions"
        if not FULL and (PURE or not playing):
            return [step for step in self.everywhere if step in SAMPLE]
        everywhere = self.database == "sqlite" or (playing and FULL)
        steps = (*(self.everywhere if everywhere else WRITTEN), *OF_DATABASE[self.database])
        if FULL or fault != "kill":
            return steps
        return [step for step in steps if step in BEFORE_AND_AFTER or step not in (*READ, *PLAYED, *TOLD, *ANSWERED)]

    def log(self) -> str:
        """The server's log since the scenario began."""
        return self.server.log.read_bytes()[self.logged :].decode()

    def socket_address(self) -> str:
        return f"ws://127.0.0.1:{self.server.port}/api/tables/{self.player.table}/socket"

    # the request, and what must happen

    def begin(self) -> None:
        self.player = Player(self.server.address).open(GAME, *self.others, seed=SEED)
        self.match = Match(GAME, seed=SEED, players=1 + len(self.others))
        self.version = 1

    def next(self) -> None:
        """Choose the next request, and work out what it must lead to."""
        self.choose()

    def choose(self) -> None:
        later = self.match.copy()
        action = self.random.choice(self.match.game.legal_actions())
        later.decide(action)
        self.follow(later)
        self.wish_for(later, action=action)

    def follow(self, match: Match) -> None:
        """Play what follows a decision without asking anyone."""
        match.draw_chance()

    def wish_for(self, later: Match, **wish: Any) -> None:
        played = later.actions[len(self.match.actions) :]
        self.wish = {"version": self.version, "key": f"{self.player.table}-{self.version}", **wish}
        self.answer: Row = {
            "version": self.version + 1,
            "played": [self.match.game.text(action) for action in played],
        }
        self.to_come = [later]
        """The match after the request, and after each move of a bot that follows it."""

    def ask(self) -> httpx.Response | None:
        """Send the request. Returns None if the connection broke."""
        try:
            return self.player.post(self.path, **self.wish)
        except httpx.TransportError:
            return None

    def play(self) -> None:
        """Send the request without a fault."""
        self.be_answered()
        self.go_on()

    def be_answered(self) -> None:
        answer = self.ask()
        assert answer is not None
        assert (answer.status_code, answer.json()) == (200, self.answer), "the same answer as without the fault"

    def go_on(self) -> None:
        """Continue from where the request has led."""
        self.arrive()
        self.next()

    def arrive(self) -> None:
        self.match, self.version = self.to_come[-1], self.version + len(self.to_come)
        if self.match.game.turn == OVER and self.held is None:
            self.begin()

    # faults

    def arm(self, fault: str, step: str) -> None:
        (self.folder / "happened").unlink(missing_ok=True)
        draft = self.folder / "draft"
        draft.write_text(f"{self.target} {fault} {step}")
        draft.rename(self.folder / "armed")

    def wait(self) -> None:
        """Wait until the fault has happened."""
        until((self.folder / "happened").exists)

    def release(self) -> None:
        (self.folder / "go").touch()

    # checks

    def check(self, answer: httpx.Response | None) -> None:
        """Check that the request was executed completely or not at all, and that repeating it gives the same answer."""
        version = self.verified_version()
        if answer is not None and answer.status_code == 200:
            assert answer.json() == self.answer
            assert version > self.version, "what was answered is in the database"
        elif answer is not None:
            assert answer.status_code == 503, answer.text
        self.be_answered()
        assert self.verified_version() > self.version
        self.be_answered()
        until(lambda: self.verified_version() == self.version + len(self.to_come))
        self.go_on()

    def verified_version(self) -> int:
        """The version of the table, after checking that the database has exactly what it must have."""
        table, seats, events = self.written()
        actions: list[int] = []
        for number, row in enumerate(events, 1):
            assert row["version"] == number
            actions = actions[: row["kept"]] + json.loads(row["actions"])
        done = len(events) - self.version
        assert table["version"] == len(events)
        assert 0 <= done <= len(self.to_come)
        there = [self.match, *self.to_come][done]
        assert actions == there.actions
        assert (table["turn"], table["held"]) == (there.game.turn, None if done else self.held)
        self.verify(done, seats, events)
        return len(events)

    def verify(self, done: int, seats: Sequence[Row], events: Sequence[Row]) -> None:
        """Check that the request is there completely or not at all, and that the server agrees with the database."""
        assert [row["key"] for row in events].count(self.wish["key"]) == min(done, 1)
        told = self.player.get("/record")["actions"]
        possible = [self.match, *self.to_come][done:]  # a bot may just have moved
        assert any(told == [move.text for move in match.replay()] for match in possible)

    def written(self) -> tuple[Row, list[Row], list[Row]]:
        """The rows of the table, its seats and its events, read from the database in one transaction."""
        read = from_postgres if self.database == "postgres" else from_sqlite
        (row,), seats, events = read(
            self.server.database,
            f"SELECT * FROM tables WHERE id = '{self.player.table}'",
            f"SELECT * FROM seats WHERE table_id = '{self.player.table}' ORDER BY seat",
            f"SELECT * FROM events WHERE table_id = '{self.player.table}' ORDER BY version",
        )
        return row, seats, events


class UndoScenario(Scenario):
    """A player takes back the last decision or the whole turn."""

    target = "undo"
    everywhere = (*READ, *around("known_locked", "undo"), *WRITTEN, *TOLD, *ANSWERED)
    whole_turn = False

    def next(self) -> None:
        self.path, decisions = "actions", 0
        while decisions < 2 or not self.match.can_undo:
            self.choose()
            self.be_answered()
            self.arrive()
            decisions += 1
        self.path, self.whole_turn = "undo", not self.whole_turn
        earlier = self.match.copy()
        (earlier.undo_turn if self.whole_turn else earlier.undo)()
        self.wish_for(earlier, whole_turn=self.whole_turn)


class ConfirmScenario(Scenario):
    """A player confirms the end of a turn, and chance follows."""

    target = "confirm"
    everywhere = (*READ, *around("known_locked", "confirm"), *WRITTEN, *TOLD, *ANSWERED)

    def begin(self) -> None:
        super().begin()
        answer = self.player.http.patch(f"/api/tables/{self.player.table}/seat", json={"confirms": True})
        assert answer.status_code == 204

    def go_on(self) -> None:
        self.held = None
        super().go_on()

    def next(self) -> None:
        self.path = "actions"
        while self.held is None:
            self.choose()
            self.be_answered()
            self.arrive()
        later = self.match.copy()
        later.draw_chance()
        self.path = "confirm"
        self.wish_for(later)

    def follow(self, match: Match) -> None:
        if match.game.turn != 0 and match.can_undo:
            self.held = 0
        else:
            match.draw_chance()


class JoinScenario(Scenario):
    """A player takes the last seat, and the game begins."""

    target = path = "join"
    everywhere = (*READ, *WRITTEN, *around("UPDATE seats", "publish"), *ANSWERED)

    def begin(self) -> None:
        table = Player(self.server.address).open(GAME, "open", seed=SEED).table
        self.player = Player(self.server.address, table)
        self.match = Match.begin(new_game(GAME, players=2), seed=SEED)
        self.version = 0

    def next(self) -> None:
        self.wish, self.answer = {"name": "Ben"}, {"seat": 1}
        self.to_come = [Match(GAME, seed=SEED, players=2)]

    def arrive(self) -> None:
        self.begin()

    def verify(self, done: int, seats: Sequence[Row], events: Sequence[Row]) -> None:
        token = hashlib.sha256(self.player.token.encode()).hexdigest()
        seat = (seats[1]["kind"], seats[1]["name"], seats[1]["token_hash"])
        assert seat == (("person", "Ben", token) if done else ("open", "Player 2", None))


class BotScenario(Scenario):
    """A player plays, then a bot moves until it is that player's turn again."""

    target = "bot"
    others = ("novice",)
    everywhere = (*around("choose", "known_locked", "play"), *WRITTEN, *TOLD)

    def next(self) -> None:
        """Play until the request makes it the bot's turn."""
        self.choose()
        while self.to_come[0].game.turn != 1:
            self.be_answered()
            self.arrive()
            self.choose()
        while self.to_come[-1].game.turn == 1:
            later = self.to_come[-1].copy()
            seed = bot_seed(f"{SEED}/{self.version + len(self.to_come)}", 1)
            later.decide(make_bot(LEVELS[self.others[0]], seed).choose(later.game.copy()))
            self.follow(later)
            self.to_come.append(later)

    def follow(self, match: Match) -> None:
        match.draw_chance()
        while match.game.turn == 1 and match.is_forced():
            match.decide_forced()
            match.draw_chance()


def from_sqlite(database: str, *queries: str) -> list[list[Row]]:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, isolation_level=None)) as connection:
        connection.row_factory = sqlite3.Row
        connection.execute("BEGIN")
        return [[dict(row) for row in connection.execute(query)] for query in queries]


def from_postgres(database: str, *queries: str) -> list[list[Row]]:
    async def read() -> list[list[Row]]:
        connection = await asyncpg.connect(database)
        try:
            async with connection.transaction(isolation="repeatable_read"):
                return [[dict(row) for row in await connection.fetch(query)] for query in queries]
        finally:
            await connection.close()

    return asyncio.run(read())
