"""Many requests at once: one is first, and everyone sees the same history."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from itertools import repeat
from secrets import token_urlsafe
from typing import Any, Final

import pytest

from caverna.record import Match
from tests.form import length
from tests.server.harness import Player, Server

CLIENTS: Final = 50
ROUNDS: Final = length(full=1000, usual=40, pure=40)
TABLES: Final = 4


class Connection:
    """A keep-alive connection with a minimal HTTP client."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    def __init__(self, server: Server) -> None:
        self.port = server.port

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)

    async def ask(self, token: str, method: str, path: str, wish: Any = None) -> tuple[int, Any]:
        if self.reader.at_eof():  # the server closes idle connections
            await self.close()
            await self.open()
        body = "" if wish is None else json.dumps(wish)
        lines = [
            f"{method} {path} HTTP/1.1", "Host: test", f"Authorization: Bearer {token}",
            "Content-Type: application/json", f"Content-Length: {len(body)}", "", body,
        ]  # fmt: skip
        self.writer.write("\r\n".join(lines).encode())
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
        answer = await self.reader.readexactly(length)
        return int(head.split()[1]), json.loads(answer)

    async def close(self) -> None:
        self.writer.close()
        await self.writer.wait_closed()


@asynccontextmanager
async def connections(server: Server, number: int) -> AsyncIterator[list[Connection]]:
    opened = [Connection(server) for _ in range(number)]
    for connection in opened:
        await connection.open()
    try:
        yield opened
    finally:
        for connection in opened:
            await connection.close()


def seen(match: Match) -> list[str]:
    return [played.text for played in match.replay()]


class Race:
    """A solo player on fifty devices, all of which try to decide."""

    def __init__(self, server: Server) -> None:
        self.player = Player(server.address).open("cave-farmers", players=1, seed="race")
        self.match = Match("cave-farmers", seed="race", players=1)
        self.version = 1

    async def ask(
        self, opened: Sequence[Connection], method: str, path: str, wishes: Iterable[Any]
    ) -> list[tuple[int, Any]]:
        """Run all at once."""
        address = f"/api/tables/{self.player.table}/{path}"
        asked = zip(opened, wishes, strict=False)
        return await asyncio.gather(*(line.ask(self.player.token, method, address, wish) for line, wish in asked))

    async def run(self, opened: Sequence[Connection], generator: random.Random) -> None:
        """All decide for the same version. Only the first succeeds."""
        choices = [generator.choice(self.match.game.legal_actions()) for _ in opened]
        wishes = [{"version": self.version, "action": action} for action in choices]
        answers = await self.ask(opened, "POST", "actions", wishes)
        first = [number for number, (status, _) in enumerate(answers) if status == 200]
        assert len(first) == 1
        late = [(status, body["code"], body["version"]) for status, body in answers if status != 200]
        assert late == [(409, "stale", self.version + 1)] * (len(opened) - 1)
        assert answers[first[0]][1] == self.follow(choices[first[0]])

    def follow(self, action: int) -> dict[str, Any]:
        """The response that the first must have had."""
        game, before = self.match.game.copy(), len(self.match.actions)
        self.match.play(action)
        self.version += 1
        return {"version": self.version, "played": [game.text(played) for played in self.match.actions[before:]]}

    async def check(self, opened: Sequence[Connection]) -> None:
        """Assert that all see the history of the successful requests."""
        for _, document in await self.ask(opened, "GET", "record", repeat(None)):
            assert document["actions"] == seen(self.match)
        for _, steps in await self.ask(opened[:2], "GET", "steps", repeat(None)):
            assert [step["text"] for step in steps] == seen(self.match)


def test_of_fifty_simultaneous_decisions_one_wins_and_the_others_are_stale(server: Server) -> None:
    async def run_all(rounds: int) -> int:
        """Race at several tables in turn until one of the games is over. Returns the remaining rounds."""
        races = [Race(server) for _ in range(TABLES)]
        async with connections(server, CLIENTS) as opened:
            while rounds and all(race.match.game.turn >= 0 for race in races):
                await races[rounds % TABLES].run(opened, generator)
                rounds -= 1
            for race in races:
                await race.check(opened)
        return rounds

    generator = random.Random(7)
    rounds = ROUNDS
    while rounds:
        rounds = asyncio.run(run_all(rounds))


def test_one_request_over_many_connections_at_once_is_executed_once(server: Server) -> None:
    async def run_all(race: Race) -> None:
        async with connections(server, 20) as opened:
            for number in range(10):
                action = race.match.game.legal_actions()[-1]
                wish = {"version": race.version, "action": action, "key": f"the-same-{number}"}
                answers = await race.ask(opened, "POST", "actions", repeat(wish))
                assert answers == [(200, race.follow(action))] * 20
            await race.check(opened)

    asyncio.run(run_all(Race(server)))


@pytest.mark.parametrize("wish", [{}, {"seat": 1}])
def test_of_twenty_requests_for_the_last_open_seat_one_succeeds(server: Server, wish: dict[str, Any]) -> None:
    async def run() -> None:
        host = Player(server.address).open("cave-farmers", "open")
        async with connections(server, 20) as opened:
            address = f"/api/tables/{host.table}/join"
            wishes = [{"name": f"Guest {number}", **wish} for number in range(20)]
            answers = await asyncio.gather(
                *(line.ask(token_urlsafe(32), "POST", address, wish) for line, wish in zip(opened, wishes, strict=True))
            )
        first = [number for number, (status, _) in enumerate(answers) if status == 200]
        assert len(first) == 1
        assert [status for status, _ in answers].count(409) == 19
        table = host.get()
        assert table["seats"][1]["name"] == f"Guest {first[0]}"
        assert (table["state"], table["version"]) == ("playing", 1)

    for _ in range(5):
        asyncio.run(run())
