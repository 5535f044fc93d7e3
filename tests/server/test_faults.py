"""Whatever breaks, and whenever: an action is there wholly or not at all, and whoever asks again is told the same."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sqlite3
import struct
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from caverna.record import Match
from tests.server.house import NO_TLS, THOROUGH, Player, Postgres, Server, until

FAULTY = (str(Path(__file__).with_name("faulty.py")),)
GAME = "cave-farmers"
SEED = "known to the test, which therefore knows what is to come"
STEPS = (
    "before read", "after read", "before recall_inside", "after recall_inside", "before play", "after play",
    "before write", "before UPDATE tables", "after UPDATE tables", "before INSERT INTO events",
    "after INSERT INTO events", "before commit", "after write", "before remember", "after remember",
    "before hear", "after hear", "before http.response.start", "after http.response.start",
    "before http.response.body", "after http.response.body",
)  # fmt: skip
"""Everything between the arrival of an action and its answer."""
STEPS_OF = {
    "sqlite": (*STEPS, "before savepoint", "before release_savepoint", "before settle", "after settle"),
    "postgres": (*STEPS, "before SELECT pg_notify", "after SELECT pg_notify"),
}
SAMPLE = ("after UPDATE tables", "before commit", "after write", "before http.response.body")
"""Where it matters most."""


class Story:
    """A table of one player, beside a match that is played like it: that is what must have happened."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.folder = server.log.parent
        self.logged = server.log.stat().st_size
        self.dice = random.Random(4)
        self.begin()

    def begin(self) -> None:
        self.player = Player(self.server.address).open(GAME, players=1, seed=SEED)
        self.match = Match(GAME, seed=SEED, players=1)
        self.version = 1
        self.next()

    def next(self) -> None:
        """Choose what to do next, and find out what it will lead to."""
        self.later = self.match.copy()
        self.later.play(self.dice.choice(self.match.game.legal_actions()))
        played = self.later.actions[len(self.match.actions) :]
        self.answer = {"version": self.version + 1, "played": [self.match.game.text(action) for action in played]}
        self.wish = {"version": self.version, "action": played[0], "key": f"{self.player.table}-{self.version}"}

    def ask(self) -> httpx.Response | None:
        """Send the action; None if the connection broke."""
        try:
            return self.player.post("actions", **self.wish)
        except httpx.TransportError:
            return None

    def go_on(self) -> None:
        """The action was carried out."""
        self.match, self.version = self.later, self.version + 1
        if self.match.game.turn < 0:
            self.begin()
        else:
            self.next()

    def play(self) -> None:
        answer = self.ask()
        assert answer is not None
        assert (answer.status_code, answer.json()) == (200, self.answer)
        self.go_on()

    def log(self) -> str:
        """What the server has noted since the story began."""
        return self.server.log.read_bytes()[self.logged :].decode()

    def socket_address(self) -> str:
        return f"ws://127.0.0.1:{self.server.port}/api/tables/{self.player.table}/socket"

    # faults

    @property
    def steps(self) -> Sequence[str]:
        if not THOROUGH:
            return SAMPLE
        return STEPS_OF["postgres" if self.server.database.startswith("postgres") else "sqlite"]

    def arm(self, deed: str, step: str) -> None:
        (self.folder / "happened").unlink(missing_ok=True)
        draft = self.folder / "draft"
        draft.write_text(f"{deed} {step}")
        draft.rename(self.folder / "armed")

    def wait(self) -> None:
        """Until the fault has happened."""
        until((self.folder / "happened").exists)

    def release(self) -> None:
        (self.folder / "go").touch()

    # proofs

    def check(self, answer: httpx.Response | None) -> None:
        """Is the table where it was or one further, all of it; and does the same request get the same answer?"""
        version = self.verified_version()
        if answer is not None and answer.status_code == 200:
            assert answer.json() == self.answer
            assert version == self.version + 1, "what was answered is there"
        elif answer is not None:
            assert answer.status_code == 503, answer.text
        for _ in range(2):
            again = self.ask()
            assert again is not None
            assert (again.status_code, again.json()) == (200, self.answer), "the same as it would have been"
            assert self.verified_version() == self.version + 1, "once"
        self.go_on()

    def verified_version(self) -> int:
        """The version of the table, if all that is written down of it agrees."""
        table, events = self.written()
        actions: list[int] = []
        for number, row in enumerate(events, 1):
            assert row["version"] == number
            actions = actions[: row["kept"]] + json.loads(row["actions"])
        keys = [row["key"] for row in events]
        assert keys.count(self.wish["key"]) == len(events) - self.version
        assert table["version"] == len(events)
        assert len(events) in (self.version, self.version + 1)
        there = self.match if len(events) == self.version else self.later
        assert actions == there.actions
        assert table["turn"] == there.game.turn
        assert Match.loads(json.dumps(self.player.get("/record"))).actions == there.actions
        return len(events)

    def written(self) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """The row of the table and those of its events, read past the server."""
        table = f"SELECT * FROM tables WHERE id = '{self.player.table}'"
        events = f"SELECT * FROM events WHERE table_id = '{self.player.table}' ORDER BY version"
        read = from_postgres if self.server.database.startswith("postgres") else from_sqlite
        (row,), rows = read(self.server.database, table, events)
        return row, rows


def from_sqlite(database: str, *queries: str) -> list[list[dict[str, Any]]]:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        connection.row_factory = sqlite3.Row
        return [[dict(row) for row in connection.execute(query)] for query in queries]


def from_postgres(database: str, *queries: str) -> list[list[dict[str, Any]]]:
    async def read() -> list[list[dict[str, Any]]]:
        connection = await asyncpg.connect(database)
        try:
            return [[dict(row) for row in await connection.fetch(query)] for query in queries]
        finally:
            await connection.close()

    return asyncio.run(read())


@pytest.fixture(scope="module")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("faults")
    with faulty_server(str(folder / "tables.sqlite3"), folder) as server:
        yield server


@pytest.fixture(scope="module")
def postgres_server(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with faulty_server(postgres.database(f"faults_{time.time_ns()}"), tmp_path_factory.mktemp("faults")) as server:
        yield server


def faulty_server(database: str, folder: Path) -> Server:
    """One for all tests: whatever they do to it, it comes back."""
    return Server(folder, database, program=FAULTY, CAVERNA_FAULTS=str(folder))


@pytest.fixture(params=["sqlite", "postgres"])
def story(request: pytest.FixtureRequest) -> Story:
    return Story(request.getfixturevalue(f"{request.param}_server"))


@pytest.fixture
def sqlite_story(sqlite_server: Server) -> Story:
    return Story(sqlite_server)


@pytest.fixture
def postgres_story(postgres_server: Server) -> Story:
    return Story(postgres_server)


def ready(server: Server) -> None:
    """Wait until it serves, again or still."""

    def is_ready() -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"{server.address}/readyz", timeout=30, verify=NO_TLS).status_code == 200
        return False

    until(is_ready, 60)


def at_every_step(story: Story, deed: str, fault: Callable[[], httpx.Response | None]) -> None:
    """An action after another, each with the fault at another step; after each everything is as it should be."""
    for step in story.steps:
        story.play()
        story.arm(deed, step)
        answer = fault()
        story.wait()
        ready(story.server)
        story.check(answer)


def test_a_server_that_is_killed_at_any_step_has_carried_out_an_action_or_not_begun_it(story: Story) -> None:
    at_every_step(story, "kill", story.ask)


def test_a_database_that_stops_at_any_step_has_an_action_or_has_it_not(
    postgres_story: Story, postgres: Postgres
) -> None:
    def stop_the_database() -> httpx.Response | None:
        with asking(postgres_story) as answer:
            postgres_story.wait()
            postgres.stop("immediate")
            postgres_story.release()
        postgres.start()
        return answer.result()

    at_every_step(postgres_story, "wait", stop_the_database)


def test_whoever_hangs_up_at_any_step_can_ask_again_and_nobody_has_heard_of_what_is_not_written(story: Story) -> None:
    def hang_up() -> httpx.Response | None:
        with closing(caller(story)) as call:
            story.wait()
            assert max(versions(onlooker), default=0) <= story.written()[0]["version"]
            hang_up_at_once(call)
        story.release()
        return story.ask()  # at once: the action of before may still be under way

    with connect(story.socket_address()) as onlooker:
        onlooker.send('{"type":"hello"}')
        at_every_step(story, "wait", hang_up)
        until(lambda: max(versions(onlooker), default=0) == story.version)
    assert '"level": "error"' not in story.log()


def test_sockets_that_break_at_any_step_do_not_disturb_an_action(sqlite_story: Story) -> None:
    story = sqlite_story

    def break_sockets() -> httpx.Response | None:
        with ExitStack() as stack:
            sockets = [stack.enter_context(connect(story.socket_address())) for _ in range(3)]
            for number, onlooker in enumerate(sockets):
                onlooker.send(json.dumps({"type": "hello", "token": story.player.token if number else None}))
            sockets[0].recv()
            with asking(story) as answer:
                story.wait()
                for onlooker in sockets:
                    hang_up_at_once(onlooker.socket)
                story.release()
        assert answer.result() is not None
        return answer.result()

    at_every_step(story, "wait", break_sockets)
    until(lambda: "caverna_sockets 0.0" in httpx.get(f"{story.server.address}/metrics").text)
    assert '"level": "error"' not in story.log()


@pytest.mark.parametrize(("deed", "steps"), [("fill", STEPS[:1]), ("jam", STEPS[:13:3])])
def test_a_disk_that_takes_no_more_refuses_an_action_and_keeps_the_rest(
    sqlite_story: Story, deed: str, steps: Sequence[str]
) -> None:
    """The database cannot grow, which it notices in the middle of a change; or nothing can be written at its end."""
    story = sqlite_story
    for step in steps:
        story.play()
        story.arm(deed, step)
        answer = story.ask()
        while answer is not None and answer.status_code == 200:
            story.go_on()
            answer = story.ask()
        assert answer is not None
        assert answer.status_code == 503
        assert answer.json()["code"] == "unavailable"
        assert story.verified_version() == story.version, "and it can still be looked at"
        story.arm("kill", "before read")
        assert story.ask() is None
        ready(story.server)
        story.check(None)


def versions(onlooker: ClientConnection) -> Iterator[int]:
    """The versions of the table that a socket has been told of by now."""
    with suppress(TimeoutError):
        while True:
            message = json.loads(onlooker.recv(timeout=0.02))
            if message["type"] == "table":
                yield message["table"]["version"]


@contextmanager
def asking(story: Story) -> Iterator[Future[httpx.Response | None]]:
    """The action sent from a thread, for which this waits in the end."""
    with ThreadPoolExecutor(1) as thread:
        yield thread.submit(story.ask)


def caller(story: Story) -> socket.socket:
    """A connection by which the action was sent, and nothing heard yet."""
    body = json.dumps(story.wish)
    call = socket.create_connection(("127.0.0.1", story.server.port))
    call.sendall(
        f"POST /api/tables/{story.player.table}/actions HTTP/1.1\r\nHost: test\r\n"
        f"Authorization: Bearer {story.player.token}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
    )
    return call


def hang_up_at_once(call: socket.socket) -> None:
    """Without a word of farewell: what is under way is thrown away."""
    call.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    call.close()
