"""Everything has a limit, and a client that exceeds it gets a clear error."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from caverna.record import Match
from tests.matches import GAME, NAMES, play_randomly
from tests.server.harness import Player, Postgres, Server, until

NARROW: dict[str, Any] = {
    "CAVERNA_LIMIT_BODY": "2000", "CAVERNA_LIMIT_UPLOAD": "30000", "CAVERNA_LIMIT_MESSAGE": "50",
    "CAVERNA_LIMIT_SOCKETS": "6", "CAVERNA_LIMIT_ALL_SOCKETS": "8", "CAVERNA_LIMIT_PATIENCE": "1",
}  # fmt: skip
NUL = "a\0b"
SURROGATE = "a\ud800b"


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with low limits for everything but requests."""
    folder = tmp_path_factory.mktemp("narrow")
    with Server(folder, str(folder / "tables.sqlite3"), **NARROW) as server:
        yield server
    assert '"level": "error"' not in server.log.read_text()


@pytest.fixture(scope="module")
def postgres_server(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("strict"), postgres.database(f"limits_{time.time_ns()}")) as server:
        yield server
    assert '"level": "error"' not in server.log.read_text()


def refused(answer: httpx.Response, status: int, code: str) -> None:
    """Assert that a request was refused with a code and a message."""
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["message"].endswith(".")


def at_table(server: Server) -> Player:
    return Player(server.address).open("cave-farmers", players=1)


def hello(player: Player, token: str | None = None) -> str:
    return json.dumps({"type": "hello", "token": token})


def socket_of(player: Player) -> str:
    return f"{str(player.http.base_url).replace('http', 'ws')}/api/tables/{player.table}/socket"


def end_of(connection: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """All remaining messages of a socket, and the code with which it is closed."""
    messages = []
    with suppress(ConnectionClosed):
        while True:
            messages.append(json.loads(connection.recv(timeout=20)))
    assert connection.close_code is not None
    return messages, connection.close_code


# size


def test_a_body_that_says_it_is_too_large_is_not_read(narrow: Server) -> None:
    ana = at_table(narrow)
    with closing(socket.create_connection(("127.0.0.1", narrow.port))) as call:
        call.sendall(
            f"POST /api/tables/{ana.table}/chat HTTP/1.1\r\nHost: x\r\nContent-Length: 2001\r\n\r\n{{".encode()
        )
        assert call.recv(100).startswith(b"HTTP/1.1 413 ")


def test_a_body_in_pieces_is_read_up_to_the_limit(narrow: Server) -> None:
    ana = at_table(narrow)
    answer = ana.http.post(f"/api/tables/{ana.table}/chat", content=(b" " * 100 for _ in range(21)))
    refused(answer, 413, "too-large")
    assert "2,000" in answer.json()["message"]


def test_a_saved_game_may_be_longer_than_other_requests_but_not_endless(narrow: Server) -> None:
    ana = Player(narrow.address)
    document = play_randomly(Match(GAME, seed=5, names=NAMES, players=2), 150).to_document()
    assert 2000 < len(json.dumps(document)) < 30_000
    assert ana.http.post("/api/tables", json={"record": document}).status_code == 201
    document["players"] = ["x" * 30_000, "y"]
    refused(ana.http.post("/api/tables", json={"record": document}), 413, "too-large")


def test_a_chat_message_has_a_maximum_length(narrow: Server) -> None:
    ana = at_table(narrow)
    assert ana.post("chat", text="x" * 50).status_code == 204
    refused(ana.post("chat", text="x" * 51), 422, "message-too-long")
    refused(ana.post("chat", text=""), 400, "bad-request")
    assert len(ana.get("/chat")) == 1


# rate


def test_a_client_over_the_rate_limit_learns_when_to_retry(tmp_path: Path) -> None:
    few: dict[str, Any] = {
        "CAVERNA_LIMIT_RATE": "1", "CAVERNA_LIMIT_BURST": "12", "CAVERNA_LIMIT_TABLES": "3",
        "CAVERNA_LIMIT_WORK": "100000",  # a slow machine works longer for a table
    }  # fmt: skip
    with Server(tmp_path, str(tmp_path / "tables.sqlite3"), **few) as server:
        for _ in range(3):
            ana = at_table(server)
        answer = ana.http.post("/api/tables", json={"game": "cave-farmers", "options": {"players": 1}})
        refused(answer, 429, "too-many-tables")
        assert 0 < int(answer.headers["Retry-After"]) <= 3600
        answers = [ana.http.get("/api/languages") for _ in range(20)]
        refused(answers[-1], 429, "too-many-requests")
        assert answers[0].status_code == 200
        with connect(socket_of(ana)) as one:
            messages, code = end_of(one)
            assert (messages[-1]["code"], code) == ("too-many-requests", 4429)
        assert ana.http.get("/healthz").status_code == 200, "which is not for clients"
        again = answers[-1]
        for _ in range(3):  # on a slow machine the socket took what had come in the meantime
            time.sleep(int(again.headers["Retry-After"]))
            again = ana.http.get("/api/languages")
            if again.status_code == 200:
                break
        assert again.status_code == 200


def test_flooding_a_socket_closes_it(tmp_path: Path) -> None:
    few: dict[str, Any] = {"CAVERNA_LIMIT_RATE": "1", "CAVERNA_LIMIT_BURST": "30"}
    with Server(tmp_path, str(tmp_path / "tables.sqlite3"), **few) as server:
        ana = at_table(server)
        with connect(socket_of(ana)) as one:
            one.send(hello(ana))
            with suppress(ConnectionClosed):  # it may be closed before all are sent
                for _ in range(100):
                    one.send('{"type":"ping"}')
            messages, code = end_of(one)
            assert (messages[-1]["code"], code) == ("too-many-requests", 4429)


def test_a_client_has_a_maximum_number_of_sockets(narrow: Server) -> None:
    ana = at_table(narrow)
    with ExitStack() as stack:
        for _ in range(6):
            one = stack.enter_context(connect(socket_of(ana)))
            one.send(hello(ana))
            one.recv(timeout=20)
        with connect(socket_of(ana)) as another:
            messages, code = end_of(another)
            assert (messages[-1]["code"], code) == ("too-many-sockets", 4429)
    until(lambda: "caverna_sockets 0.0" in ana.http.get("/metrics").text)
    with connect(socket_of(ana)) as one:
        one.send(hello(ana))
        assert json.loads(one.recv(timeout=20))["type"] == "table"


def test_all_clients_together_have_a_maximum_number_of_sockets(tmp_path: Path) -> None:
    few: dict[str, Any] = {"CAVERNA_LIMIT_ALL_SOCKETS": "2"}
    with Server(tmp_path, str(tmp_path / "tables.sqlite3"), **few) as server, ExitStack() as stack:
        ana = at_table(server)
        for _ in range(2):
            stack.enter_context(connect(socket_of(ana)))
        with connect(socket_of(ana)) as another:
            messages, code = end_of(another)
            assert (messages[-1]["code"], code) == ("too-many-sockets", 4429)


# speed


def test_a_body_that_does_not_arrive_times_out(narrow: Server) -> None:
    ana = at_table(narrow)
    with closing(socket.create_connection(("127.0.0.1", narrow.port))) as call:
        call.sendall(f"POST /api/tables/{ana.table}/chat HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n".encode())
        for _ in range(4):
            call.sendall(b" ")
            time.sleep(0.3)
        call.settimeout(10)
        answer = b"".join(iter(lambda: call.recv(4096), b""))  # until the connection is closed
        assert answer.startswith(b"HTTP/1.1 408 ")
        assert b'"code": "too-slow"' in answer


def test_half_a_request_of_a_client_that_hangs_up_is_not_executed(narrow: Server) -> None:
    """Even if the part that arrived looks like a complete request."""
    ana = at_table(narrow)
    body = json.dumps({"text": "Hello"})
    with closing(socket.create_connection(("127.0.0.1", narrow.port))) as call:
        call.sendall(
            f"POST /api/tables/{ana.table}/chat HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ana.token}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body) + 1}\r\n\r\n{body}".encode()
        )
        time.sleep(0.1)
    until(lambda: '"status": 499' in narrow.log.read_text())
    assert ana.get("/chat") == []


def test_a_socket_that_does_not_say_hello_is_closed(narrow: Server) -> None:
    ana = at_table(narrow)
    with connect(socket_of(ana)) as one:
        assert end_of(one) == ([], 4408)


def test_a_socket_that_does_not_read_is_closed_and_delays_nobody(narrow: Server) -> None:
    ana = Player(narrow.address).open("cave-farmers", *["open"] * 6)  # messages are longest at a table of seven
    for _ in range(6):
        Player(narrow.address).join(ana.table or "")
    with closing(socket.socket()) as deaf, connect(socket_of(ana)) as one:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        deaf.connect(("127.0.0.1", narrow.port))
        with connect(socket_of(ana), sock=deaf, max_queue=1, ping_interval=None) as its:
            its.send(hello(ana))
            one.send(hello(ana))
            for number in range(600):  # until the buffers of both ends are full
                began = time.monotonic()
                assert ana.http.patch(f"/api/tables/{ana.table}/seat", json={"name": f"N{number}"}).status_code == 204
                while json.loads(one.recv(timeout=20))["table"]["seats"][0]["name"] != f"N{number}":
                    pass
                assert time.monotonic() - began < 5
                if number % 20 == 0 and "caverna_sockets 1.0" in ana.http.get("/metrics").text:
                    break
            until(lambda: "caverna_sockets 1.0" in ana.http.get("/metrics").text)
            deaf.shutdown(socket.SHUT_RDWR)


# malformed requests


NONSENSE: list[tuple[str, bytes]] = [
    ("no JSON", b"{"),
    ("no text", b'{"text":"\xff\xfe"}'),
    ("nothing", b""),
    ("no object", b"[]"),
    ("a number", b"5"),
    ("null", b"null"),
    ("deep", b'{"text":' + b"[" * 900 + b"]" * 900 + b"}"),
    ("a wrong type", b'{"text":5}'),
    ("a field too many", b'{"text":"x","more":1}'),
    ("a field that is no text", json.dumps({"text": "x", SURROGATE: 1}).encode()),
    ("a huge number", b'{"text":' + b"9" * 1500 + b"}"),
    ("no number", b'{"text":NaN}'),
]


@pytest.mark.parametrize("body", [body for _, body in NONSENSE], ids=[name for name, _ in NONSENSE])
def test_malformed_requests_are_refused_with_the_location_of_the_error(narrow: Server, body: bytes) -> None:
    ana = at_table(narrow)
    headers = {"Content-Type": "application/json"}
    refused(ana.http.post(f"/api/tables/{ana.table}/chat", content=body, headers=headers), 400, "bad-request")


@pytest.mark.parametrize("depth", [200, 900, 5000, 12_000])
def test_a_deeply_nested_saved_game_is_refused(narrow: Server, depth: int) -> None:
    body = b'{"record":{"format":' + b"[" * depth + b"]" * depth + b"}}"
    headers = {"Content-Type": "application/json"}
    answer = Player(narrow.address).http.post("/api/tables", content=body, headers=headers)
    assert answer.status_code in (400, 422)
    assert answer.json()["code"] in ("bad-request", "bad-record")


ODD = [
    {"players": 10**30}, {"players": -1}, {"players": 0}, {"players": True}, {"players": 1.5}, {"players": "2"},
    {"players": None}, {"players": []}, {"players": {"a": 1}}, {"self": 1}, {"name": "x"}, {"": 1}, {SURROGATE: 1},
    {"players": 1, "seed": 4}, {"mode": SURROGATE}, {"mode": NUL}, {"players": 1e308}, {"variant": [[[]]]},
]  # fmt: skip


@pytest.mark.parametrize("game", ["cave-farmers", "cave-vs-cave"])
@pytest.mark.parametrize("options", ODD, ids=ascii)
def test_invalid_options_are_refused(narrow: Server, game: str, options: dict[str, Any]) -> None:
    body = json.dumps({"game": game, "options": options}).encode()
    headers = {"Content-Type": "application/json"}
    answer = Player(narrow.address).http.post("/api/tables", content=body, headers=headers)
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["code"] in ("bad-request", "bad-options")


@pytest.mark.parametrize("wish", [
    {"version": "1", "action": 1}, {"version": 1, "action": True}, {"version": 1, "action": 1.5},
    {"version": 2**31, "action": 1}, {"version": -1, "action": 1}, {"version": 1, "action": 2**31},
    {"version": 1, "action": None}, {"version": 1, "action": [1]}, {"version": 1, "action": "x" * 101},
    {"version": 1, "action": 1, "key": "short"}, {"version": 1, "action": 1, "key": "x" * 65},
    {"version": 1, "action": 1, "key": "with space"}, {"version": 1, "action": NUL},
    {"version": 1, "action": SURROGATE},
], ids=ascii)  # fmt: skip
def test_actions_of_the_wrong_type_are_refused(narrow: Server, wish: dict[str, Any]) -> None:
    ana = at_table(narrow)
    headers = {"Content-Type": "application/json"}
    answer = ana.http.post(f"/api/tables/{ana.table}/actions", content=json.dumps(wish).encode(), headers=headers)
    refused(answer, 400, "bad-request")
    assert ana.get()["version"] == 1


@pytest.mark.parametrize("text", [NUL, SURROGATE], ids=["NUL", "half a character"])
def test_texts_that_no_database_can_store_are_refused(narrow: Server, postgres_server: Server, text: str) -> None:
    for server in (narrow, postgres_server):
        ana = at_table(server)
        ben = Player(server.address)
        ask = {"Content-Type": "application/json"}
        seats = [{"kind": "me", "name": text}]
        wishes: list[tuple[str, str, dict[str, Any]]] = [
            ("POST", f"/{ana.table}/chat", {"text": text}),
            ("POST", f"/{ana.table}/join", {"name": text}),
            ("PATCH", f"/{ana.table}/seat", {"name": text}),
            ("PATCH", f"/{ana.table}/seat", {"webhook": f"https://example.org/{text}"}),
            ("POST", f"/{ana.table}/leave", {"level": text}),
            ("POST", "", {"game": "cave-farmers", "options": {"players": 1}, "seats": seats}),
            ("POST", "", {"game": "cave-farmers", "options": {"players": 1}, "seed": text}),
            ("POST", "", {"game": text, "options": {"players": 1}}),
        ]
        for method, path, wish in wishes:
            player = ana if path else ben
            answer = player.http.request(method, f"/api/tables{path}", content=json.dumps(wish).encode(), headers=ask)
            assert answer.status_code in (400, 404, 422), (path, answer.text)
        for path in ("", "/decision", "/record", "/steps", "/chat"):
            answer = ana.http.get(f"/api/tables/a%00b{path}")
            assert answer.status_code in (400, 404)
        assert ana.http.get("/api/stats?game=a%00b").status_code == 404
        assert ana.http.get("/api/tables?language=%00").status_code == 200


def test_unknown_paths_and_methods_are_answered_as_such(narrow: Server) -> None:
    ana = at_table(narrow)
    refused(ana.http.get("/api/nothing"), 404, "not-found")
    refused(ana.http.get("/api/tables/nobody-there"), 404, "unknown-table")
    refused(ana.http.delete(f"/api/tables/{ana.table}"), 405, "method-not-allowed")
    refused(ana.http.request("PROPFIND", "/api/tables"), 405, "method-not-allowed")
    assert ana.http.delete(f"/api/tables/{ana.table}").headers["Allow"] == "GET"
    with closing(socket.create_connection(("127.0.0.1", narrow.port))) as call:
        call.sendall(b"NONSENSE / HTTP/1.1\r\n\r\n")
        assert call.recv(100).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(("message", "code"), [
    ("", 4400), ("{", 4400), ('{"type":"ping"}', 4400), ('{"type":"hello","more":1}', 4400), (b"hello", 4400),
    ('{"type":"hello","token":"\\ud800"}', 4400), ('{"type":"hello","token":"a token of nobody"}', 4403),
    ("[" * 5000, 4400), ("x" * 20_000, 1009),
], ids=lambda value: ascii(value)[:30])  # fmt: skip
def test_a_socket_that_begins_with_nonsense_gets_an_error_and_is_closed(
    narrow: Server, message: str | bytes, code: int
) -> None:
    ana = at_table(narrow)
    with connect(socket_of(ana)) as one:
        one.send(message)
        messages, closed = end_of(one)
        assert closed == code
        assert code == 1009 or messages[-1]["type"] == "problem"


@pytest.mark.parametrize("message", ["nonsense", b"\0", '{"type":"play"}'])
def test_a_socket_that_sends_nonsense_later_gets_an_error_and_is_closed(narrow: Server, message: str | bytes) -> None:
    ana = at_table(narrow)
    with connect(socket_of(ana)) as one:
        one.send(hello(ana, ana.token))
        one.send(message)
        messages, closed = end_of(one)
        assert (messages[-1]["code"], closed) == ("bad-request", 4400)


def test_a_socket_to_no_table_is_refused(narrow: Server, postgres_server: Server) -> None:
    for server in (narrow, postgres_server):
        ana = at_table(server)
        ana.table = "nobody-there"
        with connect(socket_of(ana)) as one:
            one.send(hello(ana))
            messages, closed = end_of(one)
            assert (messages[-1]["code"], closed) == ("unknown-table", 4404)
