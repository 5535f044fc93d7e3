"""The hub: what a worker says arrives at all others, and whoever may have missed something is told so."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from caverna.server import hub as hubs
from caverna.server import news_lines
from caverna.server.hub import Hub, running_hub
from caverna.server.news_lines import Outbox, talk_over_hub
from tests.server.harness import free_port


def no_database() -> str:
    return f"postgresql+asyncpg://caverna@127.0.0.1:{free_port()}/none"


async def until_equal(found: list[str | None], wanted: list[str | None]) -> None:
    async with asyncio.timeout(10):
        while found != wanted:
            await asyncio.sleep(0.005)


def test_workers_hear_each_other_while_the_database_is_away() -> None:
    async def work(path: str) -> None:
        said: list[Outbox[str]] = [Outbox(list) for _ in range(3)]
        heard: list[list[str | None]] = [[] for _ in said]
        talking = [
            asyncio.create_task(talk_over_hub(path, outbox, found.append))
            for outbox, found in zip(said, heard, strict=True)
        ]
        for found in heard:
            await until_equal(found, [None])
        said[0].add("ana [1]")
        for found in heard[1:]:
            await until_equal(found, [None, "ana [1]"])
        said[1].add("ben [2]")
        await until_equal(heard[0], [None, "ben [2]"])
        for task in talking:
            task.cancel()
        await asyncio.wait(talking)

    with running_hub(no_database()) as path:
        asyncio.run(work(path))


def test_the_hub_repeats_what_other_servers_say_but_not_its_own_words() -> None:
    hub = Hub("")
    told: list[bytes] = []
    hub.tell = told.append  # type: ignore[method-assign, assignment]
    for text in (f"{hub.name} [1]", "other [2]", None):
        hub.hear(text)
    assert told == [b"other [2]\n", b"\n"]


def test_a_worker_that_was_cut_off_connects_again_and_knows_that_it_has_missed_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(news_lines, "PAUSE", 0.01)

    async def work() -> None:
        path = str(tmp_path / "hub")
        connected: list[asyncio.StreamWriter] = []

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            connected.append(writer)
            writer.write(b"ana [1]\n")
            if len(connected) == 1:
                writer.close()

        heard: list[str | None] = []
        server = await asyncio.start_unix_server(serve, path)
        outbox: Outbox[str] = Outbox(list)
        talking = asyncio.create_task(talk_over_hub(path, outbox, heard.append))
        await until_equal(heard, [None, "ana [1]", None, "ana [1]"])
        talking.cancel()
        await asyncio.wait([talking])
        connected[1].close()
        server.close()

    asyncio.run(work())


def test_a_worker_that_reads_nothing_is_cut_off_and_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "MAX_UNREAD", 1000)

    async def work() -> None:
        hub = Hub("")
        server = await asyncio.start_unix_server(hub.serve_worker, tmp_path / "hub")
        _, stuck = await asyncio.open_unix_connection(tmp_path / "hub")
        reader, writer = await asyncio.open_unix_connection(tmp_path / "hub")
        async with asyncio.timeout(10):
            while len(hub.workers) < 2:
                await asyncio.sleep(0.005)
            while len(hub.workers) == 2:
                hub.tell(b"x" * 7900 + b"\n")
                await reader.readline()
        hub.tell(b"ana [1]\n")
        assert await reader.readline() == b"ana [1]\n"
        for end in (stuck, writer):
            end.close()
        server.close()

    asyncio.run(work())
