"""Whatever breaks, and whenever: a request is carried out wholly or not at all; who asks again is told the same.

That goes for playing, taking back, confirming and joining; and what a bot does, it does once.
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

from tests.form import THOROUGH, thorough
from tests.server.house import NO_TLS, Postgres, Server, until
from tests.server.stories import AgainstABot, Confirming, Joining, Story, TakingBack

FAULTY = (str(Path(__file__).with_name("faulty.py")),)
STORIES = [Story, TakingBack, Confirming, Joining, AgainstABot]


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


@pytest.fixture(params=STORIES, ids=lambda kind: kind.__name__)
def kind(request: pytest.FixtureRequest) -> type[Story]:
    found: type[Story] = request.param
    return found


@pytest.fixture(params=["sqlite", "postgres"] if THOROUGH else ["sqlite"])
def story(request: pytest.FixtureRequest, kind: type[Story]) -> Story:
    return kind(request.getfixturevalue(f"{request.param}_server"))


@pytest.fixture
def postgres_story(postgres_server: Server, kind: type[Story]) -> Story:
    return kind(postgres_server)


@pytest.fixture
def sqlite_story(sqlite_server: Server) -> Story:
    return Story(sqlite_server)


def ready(server: Server) -> None:
    """Wait until it serves, again or still."""

    def is_ready() -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"{server.address}/readyz", timeout=30, verify=NO_TLS).status_code == 200
        return False

    until(is_ready, 60)


def at_every_step(story: Story, deed: str, fault: Callable[[], httpx.Response | None]) -> None:
    """A request after another, each with the fault at another step; after each everything is as it should be."""
    for step in story.steps:
        story.arm(deed, step)
        answer = fault()
        story.wait()
        ready(story.server)
        story.check(answer)


def test_a_server_that_is_killed_at_any_step_has_done_what_it_was_asked_for_or_nothing(story: Story) -> None:
    at_every_step(story, "kill", story.ask)


@thorough
def test_a_database_that_stops_at_any_step_has_all_of_it_or_nothing(postgres_story: Story, postgres: Postgres) -> None:
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
        with connect(story.socket_address()) as onlooker:
            onlooker.send('{"type":"hello"}')
            with closing(caller(story)) as call:
                story.wait()
                assert max(versions(onlooker), default=0) <= story.written()[0]["version"]
                hang_up_at_once(call)
            story.release()
            answer = story.ask()  # at once: the request of before may still be under way
            until(lambda: max(versions(onlooker), default=0) == story.version + len(story.to_come))
        return answer

    at_every_step(story, "wait", hang_up)
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


@pytest.mark.parametrize(("deed", "steps"), [("fill", Story.everywhere[:1]), ("jam", Story.everywhere[:13:3])])
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
    """The request sent from a thread, for which this waits in the end."""
    with ThreadPoolExecutor(1) as thread:
        yield thread.submit(story.ask)


def caller(story: Story) -> socket.socket:
    """A connection by which the request was sent, and nothing heard yet."""
    body = json.dumps(story.wish)
    call = socket.create_connection(("127.0.0.1", story.server.port))
    call.sendall(
        f"POST /api/tables/{story.player.table}/{story.path} HTTP/1.1\r\nHost: test\r\n"
        f"Authorization: Bearer {story.player.token}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\n\r\n{body}".encode()
    )
    return call


def hang_up_at_once(call: socket.socket) -> None:
    """Without a word of farewell: what is under way is thrown away."""
    call.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    call.close()
