"""Webhooks that are called when it is a player's turn."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from caverna.server.problems import Problem
from caverna.server.webhooks import Webhooks, is_public
from tests.server.clients import pair, refused
from tests.server.harness import Player, Server, until


class Called(ThreadingHTTPServer):
    """An HTTP server that records the calls it gets."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.status = 200
        heard = self.heard
        called = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(called.status)
                self.send_header("Content-Length", "0")
                self.send_header("Location", called.address)
                self.end_headers()

            def log_message(self, *arguments: Any) -> None: ...

        super().__init__(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server_port}/your-turn"


@pytest.fixture
def called() -> Iterator[Called]:
    with Called() as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def trusting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may call private addresses."""
    folder: Path = tmp_path_factory.mktemp("trusting")
    with Server(folder, str(folder / "tables.sqlite3"), CAVERNA_PRIVATE_WEBHOOKS="1") as server:
        yield server


def want_call(player: Player, address: str) -> Any:
    return player.http.patch(f"/api/tables/{player.table}/seat", json={"webhook": address})


def test_a_webhook_is_called_when_the_turn_begins_and_only_then(trusting: Server, called: Called) -> None:
    ana, ben = pair(Player(trusting.address))
    assert want_call(ben, called.address).status_code == 204
    ana.http.patch(f"/api/tables/{ana.table}/seat", json={"name": "Anna"})
    ana.play("place slash-and-burn")
    assert ana.post("undo", version=2).status_code == 200
    assert ana.play("place starting-player").status_code == 200
    until(lambda: called.heard)
    ben.http.patch(f"/api/tables/{ana.table}/seat", json={"name": "Benedict"})
    ana.http.patch(f"/api/tables/{ana.table}/seat", json={"name": "Ana"})
    ben.play("place slash-and-burn")
    ben.play("choose meadow-field")
    assert ben.post("undo", version=ben.get()["version"], whole_turn=True).status_code == 200
    ben.play("place supplies")
    assert called.heard == [{"event": "your-turn", "table": ana.table, "game": "cave-farmers", "seat": 1, "version": 4}]


def test_a_webhook_is_called_after_a_bot_s_turn_too(trusting: Server, called: Called) -> None:
    ana = Player(trusting.address).open("cave-farmers", "novice")
    want_call(ana, called.address)
    ana.play("place starting-player")
    until(lambda: called.heard)
    assert called.heard[-1] == {
        "event": "your-turn", "table": ana.table, "game": "cave-farmers", "seat": 0, "version": ana.get()["version"],
    }  # fmt: skip


def test_an_empty_webhook_ends_the_calls(trusting: Server, called: Called) -> None:
    ana, ben = pair(Player(trusting.address))
    want_call(ben, called.address)
    assert want_call(ben, "").status_code == 204
    ana.play("place starting-player")
    ben.play("place supplies")
    until(ana.has_turn)
    assert called.heard == []


def test_a_failing_webhook_does_not_disturb_the_game(trusting: Server, called: Called) -> None:
    ana, ben = pair(Player(trusting.address))
    called.status = 500
    want_call(ben, called.address)
    ana.play("place starting-player")
    until(lambda: called.heard)
    want_call(ana, "http://127.0.0.1:9/")
    ben.play("place supplies")
    assert ana.has_turn()
    assert ana.play().status_code == 200


def test_the_webhook_is_never_sent_to_anybody(trusting: Server, called: Called) -> None:
    ana, _ = pair(Player(trusting.address))
    want_call(ana, called.address)
    assert called.address not in ana.http.get(f"/api/tables/{ana.table}").text


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:80/", "http://localhost/", "http://10.0.0.1/", "http://192.168.1.1/", "http://[::1]/",
        "http://169.254.169.254/latest/meta-data", "http://0.0.0.0/", "http://[::ffff:127.0.0.1]/",
        "http://2130706433/", "http://100.64.0.1/", "http://0x7f.1/", "http://017700000001/",
    ],
)  # fmt: skip
def test_private_addresses_are_refused_unless_the_server_allows_them(ana: Player, address: str) -> None:
    ana.open("cave-farmers", "open")
    refused(want_call(ana, address), 422, "bad-webhook")


INSIDE = {
    "IPv4-mapped": "::ffff:10.0.0.1", "IPv4-compatible": "::127.0.0.1", "NAT64": "64:ff9b::7f00:1",
    "local NAT64": "64:ff9b:1::a00:1", "6to4": "2002:7f00:1::", "Teredo": "2001:0:7f00:1::", "site-local": "fec0::1",
    "unique local": "fd00::1", "link-local": "fe80::1", "multicast 6": "ff0e::1", "multicast 4": "224.0.0.251",
    "Oracle": "192.0.0.192", "Azure": "168.63.129.16", "AWS 6": "fd00:ec2::254", "documentation": "2001:db8::1",
    "broadcast": "255.255.255.255", "unspecified": "::", "discard": "100::1",
}  # fmt: skip


@pytest.mark.parametrize("host", INSIDE.values(), ids=INSIDE)
def test_addresses_that_lead_inside_are_refused_in_every_spelling(host: str) -> None:
    assert not is_public(host)


@pytest.mark.parametrize("host", ["8.8.8.8", "2606:4700:4700::1111", "2001:4860:4860::8888"])
def test_addresses_of_the_internet_are_public(host: str) -> None:
    assert is_public(host)


def test_a_name_is_resolved_again_when_it_is_called(monkeypatch: pytest.MonkeyPatch, called: Called) -> None:
    """It may lead to the internet when it is given, and inside when it is called."""
    hosts = iter(["8.8.8.8", "127.0.0.1"])

    async def call() -> None:
        def resolve(name: str, port: int) -> list[Any]:
            return [(None, None, None, "", (next(hosts), port))]

        monkeypatch.setattr(socket, "getaddrinfo", resolve)
        webhooks = Webhooks(allow_private=False, seconds=5)
        address = called.address.replace("127.0.0.1", "rebound.example")
        assert await webhooks.check(address) == "8.8.8.8"
        await webhooks.call(address, {})
        await webhooks.close()

    asyncio.run(call(), debug=False)
    assert called.heard == []


def test_a_name_server_that_never_answers_holds_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tournaments, mail and encryption wait for threads, too: there are six of them on two cores."""
    answer = threading.Event()

    def resolve(name: str, port: int) -> list[Any]:
        answer.wait(20)
        return []

    async def call() -> None:
        monkeypatch.setattr(socket, "getaddrinfo", resolve)
        webhooks = Webhooks(allow_private=False, seconds=0.2)
        asked = (webhooks.check(f"http://{number}.example") for number in range(50))
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert {str(problem) for problem in found} == {"bad-webhook"}
        await asyncio.wait_for(asyncio.to_thread(int), timeout=2)
        answer.set()
        await webhooks.close()

    asyncio.run(call())


@pytest.mark.parametrize(
    "address",
    [
        "nowhere", "ftp://127.0.0.1/", "file:///etc/passwd", "http://", "http://user:secret@127.0.0.1/",
        "http://127.0.0.1:99999/", "http://[::1", "http://name.invalid/", "javascript:alert(1)",
    ],
)  # fmt: skip
def test_invalid_webhooks_are_refused(address: str) -> None:
    async def check() -> None:
        webhooks = Webhooks(allow_private=True, seconds=5)
        try:
            await webhooks.check(address)
        finally:
            await webhooks.close()

    with pytest.raises(Problem) as refusal:
        asyncio.run(check())
    assert refusal.value.code == "bad-webhook"


def test_public_addresses_are_not_refused() -> None:
    async def check() -> None:
        webhooks = Webhooks(allow_private=False, seconds=5)
        await webhooks.check("https://8.8.8.8/your-turn")
        await webhooks.close()

    asyncio.run(check())


class Endless(socketserver.ThreadingTCPServer):
    """A server whose answer has no end. `pause` is the time between two parts of it."""

    daemon_threads = True

    def __init__(self, head: bytes, more: bytes, pause: float) -> None:
        self.sent = 0
        self.done = threading.Event()
        endless = self

        class Handler(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                self.request.recv(65536)
                with suppress(OSError):
                    self.request.sendall(head)
                    while True:
                        self.request.sendall(more)
                        endless.sent += len(more)
                        time.sleep(pause)
                endless.done.set()

        super().__init__(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server_address[1]}/"


OK = b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n"
BOMB = gzip.compress(bytes(2**22))


@pytest.mark.parametrize(
    ("head", "more", "pause"),
    [
        (OK + b"\r\n", b"x" * 65536, 0.0),
        (OK + b"Content-Encoding: gzip\r\n\r\n", BOMB, 0.0),
        (OK + b"\r\n", b"x", 0.05),
        (b"HTTP/1.1 200 OK\r\n", b"X: y\r\n", 0.05),
        (b"HTTP/1.1 200 OK\r\nX: ", b"y" * 65536, 0.0),
    ],
    ids=["endless", "bomb", "drips", "dripping headers", "endless header"],
)
def test_an_answer_is_neither_read_nor_waited_for_without_end(head: bytes, more: bytes, pause: float) -> None:
    async def call(address: str) -> None:
        webhooks = Webhooks(allow_private=True, seconds=0.5)
        await webhooks.call(address, {"event": "your-turn"})
        await webhooks.close()

    with Endless(head, more, pause) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        began = time.monotonic()
        asyncio.run(call(server.address))
        assert time.monotonic() - began < 2
        assert server.done.wait(10), "the connection is closed"
        server.shutdown()
    assert server.sent < 2**23, "no more than fits the buffers of both ends"


def test_a_redirect_is_not_followed(called: Called) -> None:
    async def call(address: str) -> None:
        webhooks = Webhooks(allow_private=True, seconds=5)
        await webhooks.call(address, {"event": "your-turn"})
        await webhooks.close()

    called.status = 307
    asyncio.run(call(called.address))
    assert len(called.heard) == 1
