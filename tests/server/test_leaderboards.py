"""Leaderboards: the best solo games of a month and of all time, if nobody knew what chance would bring."""

from __future__ import annotations

import asyncio
import secrets
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from caverna.server import leaderboards as boards
from caverna.server.admin import prune
from caverna.server.leaderboards import enter_game, month_at
from caverna.server.new_tables import SeatPlan, TablePlan
from caverna.server.people.sessions import PREFIX
from caverna.server.schema import honours, tables
from caverna.server.services import Services
from caverna.server.settings import database_url
from caverna.server.views import table_view
from tests.server.clients import refused
from tests.server.harness import Player, Postgres, Server, play_to_the_end
from tests.server.in_process import play_at_random, serving, table_plan

GAME = "cave-vs-cave"
NOVEMBER, DECEMBER = 1_794_830_400.0, 1_796_900_000.0


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite3"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database(f"leaderboards_{time.time_ns()}")


async def begin(
    found: Services, name: str = "Ana", opener: str = "home", profile_id: str | None = None, **changes: Any
) -> str:
    plan = TablePlan(**{**vars(table_plan(SeatPlan("me", name), game=GAME, mode="era-1")), **changes})
    return (await found.new_tables.create(plan, secrets.token_urlsafe(32), opener, profile_id))[0]


async def finish(found: Services, table_id: str, score: float, at: float) -> None:
    """Enter a game as its last event does."""
    snapshot = await found.snapshots.current(table_id)
    await found.store.write(lambda connection: enter_game(connection, snapshot.table, snapshot.seats, score, at))


async def lines(found: Services, month: str | None = None, **more: Any) -> list[tuple[int, str, float]]:
    board = await found.leaderboards.board(GAME, more.get("setup"), month, more.get("me"))
    return [(row["place"], row["name"], row["score"]) for row in board["rows"]]


def test_a_month_and_all_of_them(database: Path | str) -> None:
    async def work(found: Services) -> None:
        me = await found.profiles.create("Eva", "animal-dog", PREFIX + secrets.token_urlsafe(32), "desk")
        games = [("Ana", "home", None, 40.0, NOVEMBER), ("Ana", "home", None, 45.0, NOVEMBER),
                 ("Ana", "home", None, 44.0, NOVEMBER), ("Ben", "home", None, 45.0, NOVEMBER + 5),
                 ("Eva", "work", me, 50.0, NOVEMBER + 9), ("Eva", "home", me, 48.0, DECEMBER)]  # fmt: skip
        for name, opener, profile, score, at in games:
            await finish(found, await begin(found, name, opener, profile), score, at)
        assert await lines(found, month_at(NOVEMBER)) == [(1, "Eva", 50), (2, "Ana", 45), (2, "Ben", 45)]
        assert await lines(found, month_at(DECEMBER)) == [(1, "Eva", 48)]
        assert await lines(found) == [(1, "Eva", 50), (2, "Ana", 45), (2, "Ben", 45)], "one line for each"
        board = await found.leaderboards.board(GAME, None, None, me)
        assert [row["mine"] for row in board["rows"]] == [True, False, False]
        assert (board["months"], len(board["setups"])) == ([month_at(DECEMBER), month_at(NOVEMBER)], 1)
        assert board["setups"][0]["options"]["mode"] == "era-1"
        assert await lines(found, setup='{"other":1}') == []
        await found.profiles.delete(me)
        assert await lines(found) == [(1, "Ana", 45), (1, "Ben", 45)]

    serving(database, work)


def test_only_the_best_of_a_month_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "LINES", 3)

    async def work(found: Services) -> None:
        for number in range(5):
            await finish(found, await begin(found, f"Ana {number}"), float(number), NOVEMBER)
        await finish(found, await begin(found, "Ben"), 0.5, NOVEMBER)
        assert [score for _, _, score in await lines(found)] == [4, 3, 2]
        kept = await found.store.read(lambda connection: len(connection.execute(select(honours)).all()))
        assert kept == 3

    serving(tmp_path / "tables.sqlite3", work)


def test_what_counts_and_what_does_not(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"

    async def work(found: Services) -> tuple[str, str]:
        good = await begin(found)
        assert table_view(await found.snapshots.current(good))["leaderboard"] is True
        await play_at_random(found, good)
        assert len(await lines(found)) == 1
        hinted = await begin(found, "Hinted")
        await found.seats.note_hint(hinted)
        seeded = await begin(found, "Seeded", seed="known")
        daily = (await found.daily_games.begin(GAME, "daily", "Daily", secrets.token_urlsafe(32), "home")).table_id
        log = (await found.snapshots.current(good)).event_log
        assert log is not None
        saved = await begin(found, "Resumed", actions=log.match.actions[:9])
        for table_id in (hinted, seeded, daily, saved):
            assert table_view(await found.snapshots.current(table_id))["leaderboard"] is False
            await play_at_random(found, table_id)
            assert (await found.snapshots.current(table_id)).table["state"] == "over"
        assert [name for _, name, _ in await lines(found)] == ["Ana"]
        return good, seeded

    good, seeded = serving(path, work)

    async def prune_all(found: Services) -> list[str]:
        query = select(tables.c.id).where(tables.c.id.in_([good, seeded]))
        return await found.store.read(lambda connection: [*connection.execute(query).scalars()])

    asyncio.run(prune(database_url(str(path)), 0))
    assert serving(path, prune_all) == [good], "a game on a board can still be watched"


def test_over_http(server: Server) -> None:
    ana = Player(server.address).open(GAME, players=1, options={"mode": "era-1"})
    score = play_to_the_end({0: ana})["view"]["players"][0]["score"]
    board = ana.http.get("/api/leaderboards", params={"game": GAME, "month": month_at(time.time())}).json()
    setup = next(row for row in board["setups"] if row["options"]["mode"] == "era-1")["setup"]
    board = ana.http.get("/api/leaderboards", params={"game": GAME, "setup": setup}).json()
    best = {row["name"]: row["score"] for row in board["rows"]}
    assert best["Ana"] >= score
    refused(ana.http.get("/api/leaderboards", params={"game": "chess"}), 400, "bad-request")
    refused(ana.http.get("/api/leaderboards", params={"game": GAME, "month": "now"}), 400, "bad-request")
