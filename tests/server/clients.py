"""Players at the same table, over HTTP and WebSocket."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Final

from websockets.sync.client import connect

from tests.server.harness import Player

PATIENCE: Final = 30.0


def pair(ana: Player, game: str = "cave-farmers", **wish: Any) -> tuple[Player, Player]:
    """Two players at a new table. Ana begins."""
    ana.open(game, "open", **wish)
    return ana, guest(ana).join(ana.table or "")


def guest(host: Player) -> Player:
    """A spectator of the same table."""
    return Player(str(host.http.base_url), host.table)


def refused(answer: Any, status: int, code: str) -> dict[str, Any]:
    """Assert that a request was refused with a status and a code, and return the body."""
    assert (answer.status_code, answer.json().get("code")) == (status, code), answer.text
    told: dict[str, Any] = answer.json()
    assert told["message"]
    return told


def play_on(players: list[Player], stop: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Play at random until the table satisfies a condition, and return it."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        table: dict[str, Any] = players[0].get()
        if stop(table):
            return table
        assert players[table["turn"]].play().status_code == 200
    raise AssertionError("the table did not get there in time")


class SocketClient:
    """A WebSocket client, connected within `with`: a player's with a token, otherwise a spectator's."""

    def __init__(
        self, player: Player, *, table: str | None = None, token: str | None = None, first: str | None = None,
        **hello: Any,
    ) -> None:  # fmt: skip
        address = str(player.http.base_url).replace("http", "ws", 1).rstrip("/")
        self.opening = connect(f"{address}/api/tables/{table or player.table}/socket", open_timeout=PATIENCE)
        greeting = {"type": "hello", **({"token": token} if token else {}), **hello}
        self.first = json.dumps(greeting) if first is None else first

    @classmethod
    def of(cls, player: Player, **hello: Any) -> SocketClient:
        """A player's socket."""
        return cls(player, token=player.token, **hello)

    def __enter__(self) -> SocketClient:
        self.socket = self.opening.__enter__()
        self.socket.send(self.first)
        return self

    def __exit__(self, *error: Any) -> None:
        self.opening.__exit__(*error)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message, separators=(",", ":")))

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        return message

    def wait_for(self, kind: str, wanted: Callable[[Any], bool] = lambda told: True) -> Any:
        """Skip messages until one of a kind satisfies a condition, and return it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.receive()
            if message["type"] == kind and wanted(message.get(kind, message)):
                return message.get(kind, message)
        raise AssertionError("no such message in time")
