"""After any failure: a request is executed completely or not at all, and repeating it gives the same answer.

This holds for playing, undo, confirming and joining. Bots' moves are executed exactly once, too.
"""

from __future__ import annotations

import json
import socket
import struct
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.form import FULL, PURE, compiled_only
from tests.server.harness import NO_TLS, Postgres, Server, until
from tests.server.scenarios import BotScenario, ConfirmScenario, JoinScenario, Scenario, UndoScenario

FAULTY = (str(Path(__file__).with_name("fault_injection.py")),)
SCENARIOS = [Scenario, UndoScenario, ConfirmScenario, JoinScenario, BotScenario]


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
    """A server with fault injection, shared by all tests: it restarts when it is killed."""
    return Server(folder, database, program=FAULTY, CAVERNA_FAULTS=str(folder))


WITH_SQLITE = [pytest.param((kind, "sqlite"), id=f"sqlite-{kind.__name__}") for kind in SCENARIOS]
WITH_POSTGRES = [
    pytest.param(
        (kind, "postgres"),
        id=f"postgres-{kind.__name__}",
        marks=[pytest.mark.slow] * (kind not in (Scenario, BotScenario)),
    )
    for kind in SCENARIOS
]
"""All requests are written in the same way: in `make test`, playing and a bot stand for the others."""
each_scenario = pytest.mark.parametrize(
    "scenario", WITH_SQLITE if PURE else [*WITH_SQLITE, *WITH_POSTGRES], indirect=True
)


@pytest.fixture
def scenario(request: pytest.FixtureRequest) -> Scenario:
    kind, database = request.param
    found: Scenario = kind(request.getfixturevalue(f"{database}_server"))
    return found


@pytest.fixture
def sqlite_scenario(sqlite_server: Server) -> Scenario:
    return Scenario(sqlite_server)


def ready(server: Server) -> None:
    """Wait until the server is ready."""

    def is_ready() -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"{server.address}/readyz", timeout=30, verify=NO_TLS).status_code == 200
        return False

    until(is_ready, 60)


def at_every_step(scenario: Scenario, fault: str, provoke: Callable[[], httpx.Response | None]) -> None:
    """Send one request after another, each with the fault at the next step, and check the result."""
    for step in scenario.steps(fault):
        scenario.arm(fault, step)
        answer = provoke()
        scenario.wait()
        ready(scenario.server)
        scenario.check(answer)


@each_scenario
def test_a_server_killed_at_any_step_has_executed_the_request_completely_or_not_at_all(scenario: Scenario) -> None:
    at_every_step(scenario, "kill", scenario.ask)


@compiled_only
@pytest.mark.parametrize("scenario", WITH_POSTGRES, indirect=True)
def test_a_database_stopped_at_any_step_has_all_of_the_request_or_nothing(
    scenario: Scenario, postgres: Postgres
) -> None:
    def stop_the_database() -> httpx.Response | None:
        with asking(scenario) as answer:
            scenario.wait()
            postgres.stop("immediate")
            scenario.release()
        postgres.start()
        return answer.result()

    at_every_step(scenario, "wait", stop_the_database)


@each_scenario
def test_a_client_that_hangs_up_at_any_step_can_retry_and_nothing_uncommitted_is_published(
    scenario: Scenario,
) -> None:
    def hang_up() -> httpx.Response | None:
        with connect(scenario.socket_address()) as onlooker:
            onlooker.send('{"type":"hello"}')
            with closing(caller(scenario)) as call:
                scenario.wait()
                assert max(versions(onlooker), default=0) <= scenario.written()[0]["version"]
                hang_up_at_once(call)
            scenario.release()
            answer = scenario.ask()  # at once, while the first request may still be running
            until(lambda: max(versions(onlooker), default=0) == scenario.version + len(scenario.to_come))
        return answer

    at_every_step(scenario, "wait", hang_up)
    assert '"level": "error"' not in scenario.log()


def test_sockets_that_break_at_any_step_do_not_disturb_an_action(sqlite_scenario: Scenario) -> None:
    scenario = sqlite_scenario

    def break_sockets() -> httpx.Response | None:
        with ExitStack() as stack:
            sockets = [stack.enter_context(connect(scenario.socket_address())) for _ in range(3)]
            for number, onlooker in enumerate(sockets):
                onlooker.send(json.dumps({"type": "hello", "token": scenario.player.token if number else None}))
            sockets[0].recv()
            with asking(scenario) as answer:
                scenario.wait()
                for onlooker in sockets:
                    hang_up_at_once(onlooker.socket)
                scenario.release()
        assert answer.result() is not None
        return answer.result()

    at_every_step(scenario, "wait", break_sockets)
    until(lambda: "caverna_sockets 0.0" in httpx.get(f"{scenario.server.address}/metrics").text)
    assert '"level": "error"' not in scenario.log()


@pytest.mark.parametrize(
    ("fault", "steps"), [("fill", Scenario.everywhere[:1]), ("jam", Scenario.everywhere[: 13 : 3 if FULL else 6])]
)
def test_a_full_disk_refuses_an_action_and_keeps_everything_else(
    sqlite_scenario: Scenario, fault: str, steps: Sequence[str]
) -> None:
    """Either the database cannot grow, which fails a statement, or no file can be written, which fails the commit."""
    scenario = sqlite_scenario
    for step in steps:
        scenario.play()
        scenario.arm(fault, step)
        answer = scenario.ask()
        while answer is not None and answer.status_code == 200:
            scenario.go_on()
            answer = scenario.ask()
        assert answer is not None
        assert answer.status_code == 503
        assert answer.json()["code"] == "unavailable"
        assert scenario.verified_version() == scenario.version, "and it can still be read"
        scenario.arm("kill", "before read_body")
        assert scenario.ask() is None
        ready(scenario.server)
        scenario.check(None)


def versions(onlooker: ClientConnection) -> Iterator[int]:
    """The versions of the table that a socket has received by now."""
    with suppress(TimeoutError):
        while True:
            message = json.loads(onlooker.recv(timeout=0.02))
            if message["type"] == "table":
                yield message["table"]["version"]


@contextmanager
def asking(scenario: Scenario) -> Iterator[Future[httpx.Response | None]]:
    """Send the request from a thread, and wait for it at the end."""
    with ThreadPoolExecutor(1) as thread:
        yield thread.submit(scenario.ask)


def caller(scenario: Scenario) -> socket.socket:
    """A connection over which the request was sent, without reading the response."""
    body = json.dumps(scenario.wish)
    call = socket.create_connection(("127.0.0.1", scenario.server.port))
    call.sendall(
        f"POST /api/tables/{scenario.player.table}/{scenario.path} HTTP/1.1\r\nHost: test\r\n"
        f"Authorization: Bearer {scenario.player.token}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
    )
    return call


def hang_up_at_once(call: socket.socket) -> None:
    """Reset the connection, dropping what is in flight."""
    call.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    call.close()
