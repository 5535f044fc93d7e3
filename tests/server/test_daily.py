"""The game of the day: the same chance for everybody, one attempt that counts, and a promise that can be checked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from caverna.game import CHANCE
from caverna.record import Match
from caverna.server.people import common_games
from caverna.server.people.daily import SETUPS
from caverna.server.people.days import closes_at, commitment_to, day_at, ends_at, seed_of, streaks
from caverna.server.problems import Problem
from caverna.server.schema import tables
from caverna.server.services import Services
from tests.form import PURE
from tests.server.clients import refused
from tests.server.harness import Player, Postgres, Server
from tests.server.in_process import play_at_random, serving

GAME = "cave-vs-cave"
TODAY = date(2026, 11, 16)
NOON = datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp()
HOUR = 3600.0


def test_a_day_in_utc_and_two_hours_for_those_who_are_still_playing() -> None:
    assert day_at(NOON) == TODAY
    assert day_at(ends_at(TODAY) - 1) == TODAY
    assert day_at(ends_at(TODAY)) == TODAY + timedelta(days=1)
    assert closes_at(TODAY) - ends_at(TODAY) == 2 * HOUR


def test_every_day_and_game_has_its_own_seed_and_the_commitment_is_its_hash() -> None:
    seeds = {seed_of(b"secret", day, game) for day in (TODAY, date(2026, 11, 17)) for game in (GAME, "cave-farmers")}
    assert len(seeds) == 4
    seed = seed_of(b"secret", TODAY, GAME)
    assert seed == seed_of(b"secret", TODAY, GAME) != seed_of(b"other", TODAY, GAME)
    assert commitment_to(seed) == sha256(seed.encode()).hexdigest()


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        ([], (0, 0)),
        ([16], (1, 1)),
        ([14, 15], (2, 2)),  # today can still be played
        ([13, 14], (0, 2)),
        ([10, 11, 12, 15, 16], (2, 3)),
    ],
)
def test_streaks_end_with_a_day_that_was_missed(played: list[int], expected: tuple[int, int]) -> None:
    assert streaks({date(2026, 11, day) for day in played}, TODAY) == expected


@pytest.fixture(params=["sqlite"] if PURE else ["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite3"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database(f"daily_{time.time_ns()}")


async def begin(services: Services, who: str, game: str = GAME) -> str:
    return (await services.daily_games.begin(game, who, who.title(), (who * 43)[:43], "client")).table_id


async def seed_at(services: Services, table_id: str) -> str:
    query = select(tables.c.seed).where(tables.c.id == table_id)
    return str(await services.store.read(lambda connection: connection.execute(query).scalar_one()))


async def draws(services: Services, table_id: str) -> list[int]:
    """Everything that chance drew at a table."""
    log = (await services.snapshots.known(table_id)).event_log
    assert log is not None
    return [action for action, seat in zip(log.match.actions, log.match.seats, strict=True) if seat == CHANCE]


def test_a_day_from_the_promise_to_the_published_seed(database: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The row of the results has the time of the server, so the days here are those of now."""
    monkeypatch.setattr(common_games, "FRESH", -1.0)  # everybody sees everything at once

    async def work(services: Services) -> None:
        daily = services.daily_games
        today = day_at(daily.now())
        promised = await daily.view(today, None)
        assert [game["seed"] for game in promised["games"]] == [None, None]
        assert promised["tomorrow"][0]["commitment"] not in {game["commitment"] for game in promised["games"]}
        ana, ben = await asyncio.gather(begin(services, "ana"), begin(services, "ben"))
        assert await begin(services, "ana") == ana != ben
        tabs = await asyncio.gather(*(daily.begin(GAME, "eva", "Eva", token * 43, "client") for token in "xyz"))
        assert len({tab.table_id for tab in tabs}) == 1  # wherever she begins, there is one attempt
        assert [tab.is_new for tab in tabs].count(True) == 1
        await play_at_random(services, ana, seed=1)
        for who in ("ben", None):
            board = await daily.board(today, GAME, who)
            assert (board.finished, board.rows) == (1, []), "the board is for those who have finished"
            assert board.sheet is None
        await play_at_random(services, ben, seed=2)
        board = await daily.board(today, GAME, "ben")
        scores = [row["score"] for row in board.rows]
        assert scores == sorted(scores, reverse=True)
        assert {row["table"] for row in board.rows} == {ana, ben}
        assert board.sheet is not None
        assert sum(board.sheet.values()) == next(row["score"] for row in board.rows if row["mine"])
        seen = await daily.view(today, "ana")
        mine = next(game["mine"] for game in seen["games"] if game["game"] == GAME)
        places = {row["table"]: row["place"] for row in board.rows}
        assert (mine["table"], mine["counts"], mine["place"]) == (ana, True, places[ana])
        assert (seen["streak"], seen["longest"]) == (1, 1)
        assert (await daily.view(today, "eva"))["streak"] == 0
        daily.now = lambda: closes_at(today)
        published = next(game for game in (await daily.view(today, None))["games"] if game["game"] == GAME)
        promise = next(game for game in promised["games"] if game["game"] == GAME)
        assert commitment_to(published["seed"]) == published["commitment"] == promise["commitment"]
        assert published["seed"] == await seed_at(services, ana) == await seed_at(services, ben)
        assert {row["table"] for row in (await daily.board(today, GAME, None)).rows} == {ana, ben}
        again = Match(GAME, players=1, seed=published["seed"])
        drawn = [action for action, seat in zip(again.actions, again.seats, strict=True) if seat == CHANCE]
        assert drawn
        assert (await draws(services, ana))[: len(drawn)] == drawn

    serving(database, work)


def test_a_board_is_read_once_for_everybody_and_anew_for_who_has_just_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many may ask for it at once, and thousands may have played."""

    async def work(services: Services) -> None:
        daily = services.daily_games
        today = day_at(daily.now())
        read: list[str] = []
        reading = common_games.read_standing

        def note(connection: Any, day: Any, game: str, now: float) -> Any:
            read.append(game)
            return reading(connection, day, game, now)

        monkeypatch.setattr(common_games, "read_standing", note)
        for player in (None, "ana", "ben", None):
            assert (await daily.board(today, GAME, player)).finished == 0
            assert [game["finished"] for game in (await daily.view(today, player))["games"]] == [0, 0]
        assert sorted(read) == ["cave-farmers", "cave-vs-cave"]
        for number, player in enumerate(("ana", "ben"), 1):
            table_id, _ = await daily.begin(GAME, player, player, player * 15, "client")
            await play_at_random(services, table_id)
            board = await daily.board(today, GAME, player)
            assert (board.finished, [row["mine"] for row in board.rows].count(True)) == (number, 1)
        assert read.count(GAME) == 3
        daily.now = lambda: time.time() + common_games.FRESH + 1
        await daily.board(today, GAME, None)
        assert read.count(GAME) == 4

    serving(tmp_path / "tables.sqlite3", work)


def test_cards_come_in_the_same_order_whatever_one_plays(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        ids = [await begin(services, who, "cave-farmers") for who in ("ana", "ben")]
        for seed, table_id in enumerate(ids):
            await play_at_random(services, table_id, seed)
        first, second = [await draws(services, table_id) for table_id in ids]
        assert first == second
        drawn = await seed_at(services, ids[0])
        orders = [Match("cave-farmers", seed=f"{drawn}{more}", **SETUPS["cave-farmers"]) for more in ("", *range(30))]
        assert len({(*match.actions,) for match in orders}) > 1, "another day has other cards"

    serving(tmp_path / "tables.sqlite3", work)


def test_a_game_that_is_finished_too_late_does_not_count(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        daily = services.daily_games
        yesterday = day_at(time.time()) - timedelta(days=2)
        daily.now = lambda: closes_at(yesterday) - 3 * HOUR
        table_id = await begin(services, "ana")
        await play_at_random(services, table_id)
        view = await daily.view(yesterday, "ana")
        mine = next(game["mine"] for game in view["games"] if game["game"] == GAME)
        assert mine["score"] is not None
        assert (mine["counts"], mine["place"], view["streak"]) == (False, None, 0)
        assert (await daily.board(yesterday, GAME, "ana")).rows == []

    serving(tmp_path / "tables.sqlite3", work)


def test_nobody_helps_and_nobody_takes_over(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        table_id = await begin(services, "ana")
        assert not (await services.snapshots.known(table_id)).allows_hints
        with pytest.raises(Problem, match="daily-seat"):
            await services.seats.leave(table_id, ("ana" * 43)[:43], "novice")

    serving(tmp_path / "tables.sqlite3", work)


def asking(server: Server) -> Callable[..., Any]:
    player = Player(server.address)
    player.http.headers["Caverna-Player"] = player.token[::-1]

    def ask(method: str, path: str, **more: Any) -> Any:
        return player.http.request(method, f"/api/daily{path}", **more)

    return ask


def test_over_http(server: Server) -> None:
    ask = asking(server)
    begun = ask("POST", f"/{GAME}", json={"name": "Ana"}).json()
    assert begun["begun"]
    assert ask("POST", f"/{GAME}", json={"name": "Ana"}).json() == {"id": begun["id"], "begun": False}
    today = ask("GET", "").json()
    mine = {game["game"]: game["mine"] for game in today["games"]}
    assert mine["cave-farmers"] is None
    assert mine[GAME] == {"table": begun["id"], "score": None, "counts": False, "place": None}
    table = Player(server.address, begun["id"]).get()
    assert (table["daily"], table["hints"], table["seeded"]) == (today["day"], False, True)
    board = ask("GET", f"/{today['day']}/{GAME}").json()
    assert begun["id"] not in [row["table"] for row in board["rows"]]


def test_what_is_refused(server: Server) -> None:
    ask = asking(server)
    refused(ask("POST", "/chess", json={"name": "Ana"}), 404, "unknown-game")
    refused(ask("POST", f"/{GAME}", json={"name": "\u202e"}), 422, "bad-name")
    refused(ask("GET", "", params={"day": "2199-01-01"}), 404, "no-such-day")
    refused(ask("GET", f"/2026-02-30/{GAME}"), 404, "no-such-day")
    refused(ask("GET", "/today/chess"), 400, "bad-request")
    stranger = Player(server.address).http
    refused(stranger.post(f"/api/daily/{GAME}", json={"name": "Ana"}), 403, "not-a-player")
    refused(stranger.get("/api/daily", headers={"Caverna-Player": "short"}), 400, "bad-request")
