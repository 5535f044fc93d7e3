"""What a stranger sends before a request is complete, or instead of one, costs others nothing."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, nullcontext, suppress
from pathlib import Path
from time import thread_time
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from caverna.server import rate_limits
from caverna.server.connections import Connections
from caverna.server.metrics import Metrics
from caverna.server.middleware import RequestMiddleware
from caverna.server.problems import Problem
from caverna.server.rate_limits import Clients, network_of
from caverna.server.settings import Limits, Settings
from tests.server.clients import refused
from tests.server.harness import Player, Server, until

NARROW: dict[str, Any] = {
    "CAVERNA_LIMIT_HEADER": "4000", "CAVERNA_LIMIT_CONNECTIONS": "12", "CAVERNA_LIMIT_PATIENCE": "1",
    "CAVERNA_LIMIT_RATE": "100", "CAVERNA_LIMIT_BURST": "300",
    "CAVERNA_ORIGINS": "https://friends.example, https://club.example:8443",
}  # fmt: skip
GET = "GET /api/languages HTTP/1.1\r\nHost: x\r\n"
POST = "POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("strangers")
    with Server(folder, str(folder / "tables.sqlite3"), **NARROW) as server:
        yield server
    assert '"level": "error"' not in server.log.read_text()


def call(server: Server) -> closing[socket.socket]:
    return closing(socket.create_connection(("127.0.0.1", server.port), timeout=20))


def answer(connection: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    received = b""
    with suppress(ConnectionResetError):
        while more := connection.recv(65536):
            received += more
    return received


def send_without_end(connection: socket.socket, beginning: str, more: bytes) -> bytes:
    """Go on sending until the server has had enough, and return its answer."""
    with suppress(ConnectionResetError, BrokenPipeError):
        connection.sendall(beginning.encode())
        for _ in range(1000):
            connection.sendall(more)
    return answer(connection)


# headers


@pytest.mark.parametrize(
    ("beginning", "more"),
    [
        ("GET /", b"a" * 4096),
        (f"{GET}X: ", b"a" * 4096),
        (GET, b"X: " + b"a" * 100 + b"\r\n"),
        (f"{POST}0\r\nX: ", b"a" * 4096),
        (f"{POST}1;x=", b"a" * 4096),
        ("", b"\r\n" * 1000),
    ],
    ids=["address", "header", "headers", "trailer", "chunk", "nothing"],
)
def test_headers_without_end_are_refused_after_the_limit(narrow: Server, beginning: str, more: bytes) -> None:
    with call(narrow) as connection:
        status = send_without_end(connection, beginning, more).partition(b"\r\n")[0]
    assert status in (b"", b"HTTP/1.1 431 Request Header Fields Too Large"), "empty if the answer was lost on the way"


def test_headers_that_are_too_large_at_once_are_refused(narrow: Server) -> None:
    with call(narrow) as connection:
        connection.sendall(f"{GET}X: {'a' * 4100}\r\n\r\n".encode())
        assert answer(connection).startswith(b"HTTP/1.1 431 ")
    with call(narrow) as connection:
        connection.sendall(f"{GET}X: {'a' * 3800}\r\nConnection: close\r\n\r\n".encode())
        assert answer(connection).startswith(b"HTTP/1.1 200 ")


def test_a_body_in_small_chunks_is_no_header(narrow: Server) -> None:
    text = json.dumps({"game": "cave-farmers", "options": {"players": 1}, "seed": "x" * 90}).encode()
    body = b"".join(b"1\r\n" + text[n : n + 1] + b"\r\n" for n in range(len(text))) + b"0\r\n\r\n"
    with call(narrow) as connection:
        head = POST.replace("\r\n\r\n", "\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n")
        connection.sendall(head.encode())
        for start in range(0, len(body), 100):
            connection.sendall(body[start : start + 100])
        assert answer(connection).startswith(b"HTTP/1.1 201 ")


@pytest.mark.parametrize("beginning", ["", GET], ids=["no request", "half a request"])
def test_headers_that_do_not_arrive_end_the_connection(narrow: Server, beginning: str) -> None:
    with call(narrow) as connection:
        connection.sendall(beginning.encode())
        assert answer(connection).startswith(b"HTTP/1.1 408 ")


def test_only_a_few_requests_may_wait_for_their_response(narrow: Server) -> None:
    with call(narrow) as connection:
        connection.sendall(f"{GET}\r\n".encode() * 100)
        assert b"HTTP/1.1 429 Too Many Requests" in answer(connection)


# connections


def test_a_client_has_a_maximum_number_of_connections(narrow: Server) -> None:
    with ExitStack() as stack:
        for _ in range(12):
            stack.enter_context(call(narrow))
        with call(narrow) as another:
            assert answer(another) == b"", "closed at once"
    until(lambda: Player(narrow.address).http.get("/api/languages").status_code == 200)


class Line:
    """Stands for a connection."""

    def __init__(self) -> None:
        self.is_aborted = False

    def abort(self) -> None:
        self.is_aborted = True


def lines(connections: Connections, address: str, number: int, *, is_proxy: bool = False) -> list[Any]:
    """The connections that were admitted, out of a number of them."""
    offered = [cast(asyncio.Transport, Line()) for _ in range(number)]
    return [line for line in offered if connections.open(line, address, is_proxy)]


def test_a_proxy_may_have_any_number_of_connections_and_a_closed_one_makes_room() -> None:
    limits = Limits(connections=3)
    connections = Connections(limits, Clients(limits))
    mine = lines(connections, "192.0.2.1", 5)
    assert len(mine) == 3
    assert len(lines(connections, "192.0.2.2", 5, is_proxy=True)) == 5
    connections.close(mine[0])
    assert len(lines(connections, "192.0.2.1", 5)) == 1


def test_when_there_are_too_many_connections_the_oldest_without_a_request_makes_room() -> None:
    limits = Limits(connections=10, all_connections=4)
    connections = Connections(limits, Clients(limits))
    first, second, third = lines(connections, "192.0.2.1", 3)
    connections.heard(first)
    assert len(lines(connections, "192.0.2.2", 2)) == 2
    assert (first.is_aborted, second.is_aborted, third.is_aborted) == (False, True, False)
    for line in list(connections.silent):
        connections.heard(line)
    assert lines(connections, "192.0.2.3", 1) == [], "all of them are in use"


def test_a_client_that_goes_on_when_it_is_refused_is_not_even_connected() -> None:
    limits = Limits(rate=1, burst=3)
    clients = Clients(limits)
    quota = clients.quota_of("192.0.2.1")
    for _ in range(10):
        with suppress(Problem):
            quota.count_request()
    assert not quota.is_flooding()
    for _ in range(10):
        with suppress(Problem):
            quota.count_request()
    assert quota.is_flooding()
    assert lines(Connections(limits, clients), "192.0.2.1", 1) == []


def test_a_client_that_goes_on_when_it_is_refused_is_refused_before_it_costs_anything(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"CAVERNA_LIMIT_RATE": "1", "CAVERNA_LIMIT_BURST": "5"}
    with Server(tmp_path, str(tmp_path / "tables.sqlite3"), **limits) as server:
        answers = [Player(server.address).http.get("/api/languages")]
        while answers[-1].text != "Too Many Requests":
            assert len(answers) < 60
            answers.append(Player.everyone[-1].http.get("/api/languages"))
    refused(next(answer for answer in answers if answer.status_code == 429), 429, "too-many-requests")
    assert (answers[-1].status_code, answers[-1].headers["Connection"]) == (429, "close")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("testclient", "testclient", True),
    ],
)
def test_one_home_is_one_client(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same
    clients = Clients(Limits())
    assert (clients.quota_of(one) is clients.quota_of(other)) is same


# sockets


def socket_of(player: Player) -> str:
    return f"{str(player.http.base_url).replace('http', 'ws')}/api/tables/{player.table}/socket"


def test_pings_without_end_close_a_socket(narrow: Server) -> None:
    ana = Player(narrow.address).open("cave-farmers", players=1)
    with connect(socket_of(ana)) as one, suppress(ConnectionClosed):
        one.send('{"type":"hello"}')
        for _ in range(5000):
            one.ping()
        while True:
            one.recv(timeout=20)
    assert one.close_code in (1008, 1006), "the latter if the reason was lost on the way"


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True), ("http://127.0.0.1:{port}", True), ("https://friends.example", True),
        ("https://club.example:8443", True), ("https://elsewhere.example", False), ("http://127.0.0.1:1", False),
        ("null", False), ("https://club.example", False), ("http://127.0.0.1:{port}.elsewhere.example", False),
    ],
)  # fmt: skip
def test_a_page_of_another_site_cannot_open_a_socket(narrow: Server, origin: str | None, allowed: bool) -> None:
    ana = Player(narrow.address).open("cave-farmers", players=1)
    headers = {} if origin is None else {"Origin": origin.format(port=narrow.port)}
    expected = nullcontext() if allowed else pytest.raises(InvalidStatus, match="403")
    with expected, connect(socket_of(ana), additional_headers=headers) as one:
        one.send('{"type":"hello"}')
        assert json.loads(one.recv(timeout=20))["type"] == "table"


def test_the_page_cannot_be_framed_and_sends_forms_nowhere_else(narrow: Server) -> None:
    policy = Player(narrow.address).http.get("/").headers["Content-Security-Policy"]
    assert {"frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"} <= set(policy.split("; "))


# operators


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_only_the_machine_itself_may_ask_for_its_health_without_end(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 0.0)
    limits = Limits(rate=1, burst=3)

    async def ask(address: str) -> list[int]:
        statuses: list[int] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])

        middleware = RequestMiddleware(app, limits, Clients(limits), Metrics())
        for _ in range(5):
            scope = {"type": "http", "method": "GET", "path": path, "headers": [], "client": (address, 1)}
            await middleware(scope, receive, send)
        return statuses

    assert asyncio.run(ask("127.0.0.1")) == [200] * 5
    assert asyncio.run(ask("192.0.2.1")) == [200, 200, 200, 429, 429]


def burn(seconds: float) -> None:
    """Be busy for some processor time."""
    until = thread_time() + seconds
    while thread_time() < until:
        pass


def test_a_request_costs_its_client_what_it_took_and_not_what_others_did_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 0.0)
    limits = Limits(work=5)
    clients = Clients(limits)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == "/fails":
            raise LookupError
        for _ in range(3):
            burn(0.02 if scope["path"] == "/slow" else 0.0)
            await asyncio.sleep(0)

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b""}

    async def send(message: Any) -> None: ...

    async def ask(path: str, address: str) -> None:
        scope = {"type": "http", "method": "GET", "path": path, "headers": [], "client": (address, 1)}
        await RequestMiddleware(app, limits, clients, Metrics())(scope, receive, send)

    async def ask_all() -> None:
        await asyncio.gather(ask("/slow", "192.0.2.1"), ask("/quick", "192.0.2.2"))
        with pytest.raises(LookupError):
            await ask("/fails", "192.0.2.3")

    asyncio.run(ask_all())
    used = [limits.burst - clients.quota_of(f"192.0.2.{number}").requests.level for number in (1, 2, 3)]
    assert used[0] == pytest.approx(60 / 5, abs=1.5)
    assert used[1:] == pytest.approx([1.0, 1.0], abs=0.5)


def test_metrics_are_for_the_machine_itself(narrow: Server) -> None:
    ana = Player(narrow.address)
    assert ana.http.get("/metrics").status_code == 200
    for header in ("X-Forwarded-For", "Forwarded"):
        refused(ana.http.get("/metrics", headers={header: "127.0.0.1"}), 404, "not-found")


def test_metrics_with_a_token_are_for_whoever_has_it(tmp_path: Path) -> None:
    with Server(tmp_path, str(tmp_path / "tables.sqlite3"), CAVERNA_METRICS_TOKEN="for-operators") as server:
        for header in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": "Bearer for-operators-"}):
            assert httpx.get(f"{server.address}/metrics", headers=header).status_code == 404
        given = httpx.get(f"{server.address}/metrics", headers={"Authorization": "Bearer for-operators"})
        assert "caverna_sockets" in given.text


def test_other_sites_are_named_in_the_settings() -> None:
    settings = Settings.from_environment({"CAVERNA_ORIGINS": "https://A.example , ,https://b.example"}, "sqlite:///a")
    assert settings.origins == {"https://a.example", "https://b.example"}
