"""A load generator: many simulated players at many tables, and a check that the server recorded what they did.

Each player has a socket and an HTTP connection, like a page in a browser. Players know nothing of the rules: they
pause, then choose at random among the legal actions.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from caverna.game import OVER
from caverna.record import Match
from caverna.server import schema
from caverna.server.settings import database_url
from caverna.server.store import open_store

AT_ONCE: Final = 10
"""Tables to open concurrently."""
ATTEMPTS: Final = 3


class Setup(NamedTuple):
    """What is played at a table, and the opponent: "open" for a person, or a bot's level."""

    game: str
    options: Mapping[str, Any]
    other: str


PEOPLE: Final = (
    Setup("cave-farmers", {"players": 2}, "open"),
    Setup("cave-vs-cave", {"players": 2, "mode": "short"}, "open"),
)
MIX: Final = (
    *PEOPLE,
    Setup("cave-farmers", {"players": 2}, "apprentice"),
    *PEOPLE * 2,
    Setup("cave-vs-cave", {"players": 2, "mode": "era-1"}, "journeyman"),
)
"""The setups of the tables, in turn. Two people take about as long for either game."""


class Answer(NamedTuple):
    """The server's answer to an action."""

    version: int
    seat: int
    key: str
    played: Sequence[str]
    sent: float
    answered: float


class Update(NamedTuple):
    """A version of a table that a player's socket received."""

    seat: int
    version: int
    at: float


@dataclass
class TableTrace:
    """What the players at one table have observed."""

    id: str
    answers: list[Answer] = field(default_factory=list)
    updates: list[Update] = field(default_factory=list)
    is_over: bool = False


@dataclass
class LoadResult:
    """What happened from the moment when all players were seated."""

    seconds: float
    people: int
    traces: Sequence[TableTrace]

    def delays(self) -> list[float]:
        """Seconds from each action to its answer, sorted."""
        return sorted(answer.answered - answer.sent for trace in self.traces for answer in trace.answers)

    def propagation_delays(self) -> list[float]:
        """Seconds from each answer to the opponent's update, sorted; negative if the update came first."""
        return sorted(delay for trace in self.traces for delay in propagation_delays(trace))


def propagation_delays(trace: TableTrace) -> list[float]:
    found = []
    for seat in {update.seat for update in trace.updates}:
        seen = iter([update for update in trace.updates if update.seat == seat])
        update = next(seen, None)
        for answer in sorted(trace.answers):
            while update is not None and update.version < answer.version:
                update = next(seen, None)
            if update is not None and answer.seat != seat:
                found.append(update.at - answer.answered)
    return found


class HttpConnection:
    """A keep-alive connection with a minimal HTTP client, so that the clients use little CPU."""

    def __init__(self, address: str, token: str) -> None:
        parts = urlsplit(address)
        self.host, self.port = parts.hostname, parts.port
        self.head = f"Host: {parts.netloc}\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json\r\n"
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """The JSON of the response, which must succeed. Retries, because the server may close an idle connection."""
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} /api/tables{path} HTTP/1.1\r\n{self.head}Content-Length: {len(data)}\r\n\r\n"
        for attempt in range(ATTEMPTS):
            try:
                return await self.exchange(head.encode() + data)
            except (ConnectionError, asyncio.IncompleteReadError):
                self.close()
                if attempt == ATTEMPTS - 1:
                    raise
        raise AssertionError

    async def exchange(self, request: bytes) -> Any:
        if self.reader is None or self.writer is None or self.reader.at_eof():
            self.close()
            self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        self.writer.write(request)
        status, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
        length = next((int(line.partition(":")[2]) for line in lines if line.startswith("content-length:")), 0)
        answer = await self.reader.readexactly(length)
        assert status.split()[1][0] == "2", answer.decode()
        return json.loads(answer)

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None


class Person:
    def __init__(self, load: LoadGenerator, generator: random.Random) -> None:
        self.load = load
        self.random = generator
        self.token = secrets.token_urlsafe(32)
        self.http = HttpConnection(load.address, self.token)
        self.seat = 0
        self.socket: ClientConnection | None = None
        self.greeting: str | bytes = ""

    async def open(self, setup: Setup) -> TableTrace:
        other = {"kind": "open"} if setup.other == "open" else {"kind": "bot", "level": setup.other}
        wish = {"game": setup.game, "options": setup.options, "seats": [{"kind": "me", "name": "Ana"}, other]}
        opened = await self.http.ask("POST", "", wish)
        self.seat = opened["seat"]
        return TableTrace(opened["id"])

    async def join(self, trace: TableTrace) -> None:
        taken = await self.http.ask("POST", f"/{trace.id}/join", {"name": "Ben"})
        self.seat = taken["seat"]

    async def listen(self, trace: TableTrace) -> None:
        address = f"ws{self.load.address.removeprefix('http')}/api/tables/{trace.id}/socket"
        self.socket = await connect(address, proxy=None, compression=None, max_size=None)
        await self.socket.send(json.dumps({"type": "hello", "token": self.token}))
        self.greeting = await self.socket.recv()

    async def play(self, trace: TableTrace) -> None:
        """Play until the game is over or the run ends."""
        version = 0
        try:
            async for text in self.messages():
                heard = json.loads(text)
                if heard["type"] == "table":
                    self.see(trace, heard["table"]["version"])
                    if heard["table"]["state"] == "over":
                        trace.is_over = True
                        break
                elif heard["type"] == "decision" and heard["decision"]["version"] > version:
                    version = heard["decision"]["version"]
                    await self.decide(trace, heard["decision"])
                assert heard["type"] != "problem", text
        except ConnectionClosed:
            assert self.load.is_closing, "the server has closed a socket"

    async def messages(self) -> AsyncIterator[str | bytes]:
        """All messages of the socket, beginning with the first, which `listen` has received."""
        assert self.socket is not None
        yield self.greeting
        async for text in self.socket:
            yield text

    def see(self, trace: TableTrace, version: int) -> None:
        trace.updates.append(Update(self.seat, version, perf_counter()))

    async def decide(self, trace: TableTrace, decision: Mapping[str, Any]) -> None:
        await asyncio.sleep(self.random.expovariate(1 / self.load.pace) if self.load.pace else 0.0)
        if self.load.is_closing:
            return
        action, key = self.random.choice(decision["actions"])["action"], secrets.token_hex(8)
        wish = {"version": decision["version"], "action": action, "key": key}
        sent = perf_counter()
        told = await self.http.ask("POST", f"/{trace.id}/actions", wish)
        trace.answers.append(Answer(told["version"], self.seat, key, told["played"], sent, perf_counter()))

    async def go(self) -> None:
        self.http.close()
        if self.socket is not None:
            await self.socket.close()


class LoadGenerator:
    """Keeps a number of tables busy: when a game is over, another begins.

    The run ends when every table has finished a game, or after a number of seconds.
    """

    def __init__(
        self, address: str, tables: int, pace: float, seconds: float | None = None, setups: Sequence[Setup] = MIX
    ) -> None:
        self.address = address
        self.setups = setups
        self.tables = tables
        self.pace = pace
        self.seconds = seconds
        self.random = random.Random(tables)
        self.opening = asyncio.Semaphore(AT_ONCE)
        self.waiting = tables
        self.ready = asyncio.Event()
        self.unfinished = tables
        self.is_closing = False
        self.people: set[Person] = set()
        self.traces: list[TableTrace] = []

    async def play(self, tell: Callable[[str, int, int], None]) -> LoadResult:
        """Run to the end. `tell` gets the stage, the number of tables with a finished game, and of actions."""
        telling = asyncio.create_task(self.report(tell))
        try:
            async with asyncio.TaskGroup() as group:
                for number in range(self.tables):
                    group.create_task(self.keep_playing(self.setups[number % len(self.setups)]))
                await self.ready.wait()
                people, began = len(self.people), perf_counter()
                if self.seconds is not None:
                    loop = asyncio.get_running_loop()
                    loop.call_later(self.seconds, lambda: group.create_task(self.close()))
        finally:
            telling.cancel()
        return LoadResult(self.ended - began, people, self.traces)

    async def keep_playing(self, setup: Setup) -> None:
        is_first = True
        while not self.is_closing:
            trace, people = await self.gather(setup)
            self.waiting -= is_first
            if not self.waiting:
                self.ready.set()
            await self.ready.wait()
            if not self.is_closing:  # the run may end before everyone is seated
                await asyncio.gather(*(person.play(trace) for person in people))
            self.unfinished -= is_first
            is_first = False
            if not self.unfinished:
                await self.close()
            for person in people:
                self.people.discard(person)
                await person.go()

    async def gather(self, setup: Setup) -> tuple[TableTrace, list[Person]]:
        """Open a table and seat its players."""
        async with self.opening:
            people = [Person(self, random.Random(self.random.random())) for _ in range(1 + (setup.other == "open"))]
            trace = await people[0].open(setup)
            self.traces.append(trace)
            for person in people[1:]:
                await person.join(trace)
            for person in people:
                await person.listen(trace)
            self.people.update(people)
        return trace, people

    async def close(self) -> None:
        """End the run. Players still wait for answers that are due."""
        if not self.is_closing:
            self.is_closing, self.ended = True, perf_counter()
            await asyncio.gather(*(person.socket.close() for person in self.people if person.socket is not None))

    async def report(self, tell: Callable[[str, int, int], None]) -> None:
        while True:
            actions = sum(len(trace.answers) for trace in self.traces)
            tell("playing" if self.ready.is_set() else "sitting down", self.tables - self.unfinished, actions)
            await asyncio.sleep(0.5)


# checking the history

WAITING: Final = select(schema.tables.c.id).where(schema.tables.c.bot_due)
EVENTS: Final = select(schema.events).order_by(schema.events.c.table_id, schema.events.c.version)


async def check_history(address: str, database: str, traces: Sequence[TableTrace]) -> None:
    """Assert that the events of each table are what its players did, in that order, and that its saved game replays."""
    events = await all_events(database)
    for trace in traces:
        http = HttpConnection(address, "")
        record = await http.ask("GET", f"/{trace.id}/record")
        http.close()
        check_table(trace, events[trace.id], Match.from_document(record))


async def all_events(database: str) -> dict[str, list[dict[str, Any]]]:
    """The events of every table, straight from the database, once the bots are done."""
    store = open_store(database_url(database))
    while await store.read(lambda connection: connection.execute(WAITING).first()):
        await asyncio.sleep(0.1)
    events: dict[str, list[dict[str, Any]]] = {}
    for row in await store.read(lambda connection: connection.execute(EVENTS).mappings().all()):
        events.setdefault(row["table_id"], []).append(dict(row))
    await store.close()
    return events


def check_table(trace: TableTrace, events: Sequence[Mapping[str, Any]], match: Match) -> None:
    """Assert that nothing is lost, duplicated or reordered."""
    assert [event["version"] for event in events] == [*range(1, len(events) + 1)], trace.id
    answers = sorted(trace.answers, key=lambda answer: answer.sent)
    keyed = [event for event in events if event["key"] is not None]  # of people: bots send no keys
    asked = [(answer.version, answer.seat, answer.key) for answer in answers]
    assert [(event["version"], event["seat"], event["key"]) for event in keyed] == asked, trace.id
    assert [action for event in events for action in event["actions"]] == match.actions, trace.id
    texts = [played.text for played in match.replay()]
    for event, answer in zip(keyed, answers, strict=True):
        assert texts[event["kept"] :][: len(event["actions"])] == answer.played, trace.id
    assert match.game.turn == OVER or not trace.is_over, trace.id
    for seat in {update.seat for update in trace.updates}:
        seen = [update.version for update in trace.updates if update.seat == seat]
        assert seen == sorted(seen), f"{trace.id}: a socket told of an older version"
