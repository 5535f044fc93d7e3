"""Slow work is done aside, in turn for each client, once for all who ask, and for nobody who has left."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection, insert

from caverna.server import schema
from caverna.server.fair_queue import FairQueue
from caverna.server.problems import Problem
from caverna.server.rate_limits import ClientQuota
from caverna.server.settings import Limits, database_url
from caverna.server.slow_work import SlowWork
from caverna.server.stats import ROWS_AT_ONCE, Statistics
from caverna.server.store import Query, Sqlite
from tests.server.clients import refused
from tests.server.harness import Player, Server

Answer = TypeVar("Answer")


def test_the_clients_of_a_queue_take_turns() -> None:
    queue: FairQueue[int] = FairQueue()
    for item in range(4):
        queue.put("greedy", item)
    queue.put("modest", 10)
    queue.put("late", 20)
    queue.discard("greedy", 2)
    queue.discard("late", 20)
    queue.discard("nobody", 1)
    assert len(queue) == 4
    assert queue.take(lambda client: client == "late") is None
    taken = [queue.take() for _ in range(5)]
    assert taken == [("greedy", 0), ("modest", 10), ("greedy", 1), ("greedy", 3), None]


def aside(work: Callable[[SlowWork], Awaitable[Answer]], cache: int = 1000) -> Answer:
    async def run() -> Answer:
        slow_work = SlowWork(cache)
        try:
            return await work(slow_work)
        finally:
            slow_work.close()

    return asyncio.run(run())


def quota(client: str = "ana", **limits: int) -> ClientQuota:
    return ClientQuota(client, Limits(**limits))


def test_work_is_done_in_another_thread_and_in_turn() -> None:
    done: list[str] = []
    begin = threading.Event()

    def job(name: str) -> Callable[[], bytes]:
        def work() -> bytes:
            assert threading.current_thread() is not threading.main_thread()
            begin.wait(10)
            done.append(name)
            return name.encode()

        return work

    async def work(slow_work: SlowWork) -> list[bytes]:
        greedy, modest = quota("greedy"), quota("modest")
        asked = [slow_work.do(greedy, job(f"greedy {number}")) for number in range(3)]
        tasks = [asyncio.ensure_future(one) for one in (*asked, slow_work.do(modest, job("modest")))]
        await asyncio.sleep(0)
        begin.set()
        return [*await asyncio.gather(*tasks)]

    assert aside(work) == [b"greedy 0", b"greedy 1", b"greedy 2", b"modest"]
    assert done == ["greedy 0", "modest", "greedy 1", "greedy 2"]


def test_what_nobody_waits_for_is_not_begun() -> None:
    begun: list[int] = []

    async def work(slow_work: SlowWork) -> None:
        asked = [asyncio.create_task(slow_work.do(quota(), lambda n=n: begun.append(n))) for n in range(3)]  # type: ignore[misc]
        await asyncio.sleep(0)
        asked[2].cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    aside(work)
    assert begun == [0, 1]


def test_an_answer_is_found_once_and_kept_as_long_as_there_is_room() -> None:
    found: list[str] = []

    def finding(key: str) -> Callable[[], bytes]:
        def find() -> bytes:
            found.append(key)
            return key.encode() * 4

        return find

    async def work(slow_work: SlowWork) -> None:
        for key in ("a", "b", "a", "c", "a", "b"):
            assert await slow_work.answer(key, quota(), finding(key)) == key.encode() * 4
        assert slow_work.answers_size == 8

    aside(work, cache=8)
    assert found == ["a", "b", "c", "b"]


def test_a_failure_reaches_whoever_asked_and_nobody_else() -> None:
    def fail() -> bytes:
        raise Problem("no-such-step", steps=3)

    async def work(slow_work: SlowWork) -> list[Any]:
        asked = slow_work.do(quota(), fail), slow_work.do(quota(), lambda: b"fine")
        return [*await asyncio.gather(*asked, return_exceptions=True)]

    failed, fine = aside(work)
    assert (failed.code, fine) == ("no-such-step", b"fine")


def test_work_counts_by_the_time_it_takes() -> None:
    ana = quota(work=5, burst=10, rate=1)
    aside(lambda slow_work: slow_work.do(ana, lambda: sum(range(3_000_000))))
    assert ana.requests.level < 8
    ana.charge(1)
    with pytest.raises(Problem, match="too-many-requests"):
        ana.count_request()


# uploads


def test_too_many_values_or_lists_are_refused_before_they_are_parsed(server: Server) -> None:
    ana = Player(server.address)
    for body, reason in (
        ({f"x{number}": 0 for number in range(6000)}, "10000 values"),
        ({"record": {"actions": [0] * 10_001}}, "10000 values"),
        ({"record": {"actions": [[] for _ in range(101)]}}, "100 lists"),
    ):
        assert reason in refused(ana.http.post("/api/tables", json=body), 400, "bad-request")["detail"]


def test_refused_uploads_count_by_their_size(tmp_path: Path) -> None:
    few: dict[str, Any] = {"CAVERNA_LIMIT_RATE": "1", "CAVERNA_LIMIT_BURST": "20"}
    with Server(tmp_path, str(tmp_path / "tables.sqlite3"), **few) as server:
        ana = Player(server.address)
        large = json.dumps({"record": {"format": "x" * 200_000}})
        headers = {"Content-Type": "application/json"}
        told = [ana.http.post("/api/tables", content=large, headers=headers) for _ in range(9)]
        assert [answer.json()["code"] for answer in told[:3]] == ["bad-record"] * 3
        refused(told[-1], 429, "too-many-requests")


def test_a_body_that_is_refused_unread_counts_by_the_size_it_claims(tmp_path: Path) -> None:
    few: dict[str, Any] = {"CAVERNA_LIMIT_RATE": "1", "CAVERNA_LIMIT_BURST": "20"}
    with Server(tmp_path, str(tmp_path / "tables.sqlite3"), **few) as server:
        ana = Player(server.address)
        with closing(socket.create_connection(("127.0.0.1", server.port))) as call:
            call.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 4000000\r\n\r\n")
            assert call.recv(100).startswith(b"HTTP/1.1 413 ")
        refused(ana.http.get("/api/languages"), 429, "too-many-requests")


# statistics


def result(number: int, at: float) -> dict[str, Any]:
    sheet = {"gold": number, "rubies": 1}
    seat = {"kind": "person", "level": None, "score": number + 1, "won": True, "sheet": sheet, "opening": "place mine"}
    return {
        "table_id": f"t{number}", "game": "cave-farmers", "options": {"players": 1}, "seats": [seat], "decisions": 10,
        "seconds": 60.0, "at": at,
    }  # fmt: skip


class CountingStore(Sqlite):
    """A database that counts the rows it reads."""

    rows_read = 0

    async def read(self, query: Query[Any]) -> Any:
        found = await super().read(query)
        self.rows_read += len(found)
        return found


def test_statistics_are_kept_up_to_date_and_not_counted_each_time(tmp_path: Path) -> None:
    many = 2 * ROWS_AT_ONCE + 7

    async def run() -> None:
        store = CountingStore(database_url(str(tmp_path / "tables.sqlite3")))
        await store.open()
        try:
            await check(store)
        finally:
            await store.close()

    async def check(store: CountingStore) -> None:
        async def add(*rows: dict[str, Any]) -> None:
            def write(connection: Connection) -> None:
                connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
                connection.execute(insert(schema.tables), [table(row["table_id"]) for row in rows])
                connection.execute(insert(schema.results), [*rows])

            await store.write(write)

        await add(*(result(number, 1000.0 + number // 10) for number in range(many)))
        statistics = Statistics(store)
        for game in (None, "cave-farmers"):
            told = await statistics.of(game)
            assert (told["tables"], told["setups"][0]["players"][0]["best"]) == (many, many)
        assert (await statistics.of("cave-vs-cave"))["tables"] == 0
        await add(result(9000, 5000.0), result(9001, 5000.0))
        assert (await statistics.of(None))["tables"] == many + 2
        await add(result(9002, 4999.0))
        told = await statistics.of(None)
        assert told["tables"] == many + 3, "written a little later than its time says"
        assert told["setups"][0]["openings"][0]["games"] == many + 3
        before = store.rows_read
        assert (await statistics.of(None)) == told
        assert store.rows_read - before == 3, "only what might be new is read again"

    asyncio.run(run())


def table(table_id: str) -> dict[str, Any]:
    return {
        "id": table_id, "game": "cave-farmers", "options": {}, "rules_version": 1, "public": False, "state": "over",
        "version": 0, "turn": -2, "since": 0.0, "bot_due": False, "claimed_until": 0.0, "said": 0, "created": 0.0,
        "changed": 0.0,
    }  # fmt: skip
