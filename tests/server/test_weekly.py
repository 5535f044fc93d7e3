"""The position of the week: the same for everybody, it can be won, and one attempt counts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from caverna.game import CHANCE
from caverna.games import from_dict, new_game
from caverna.record import Match, round_of
from caverna.server.people import common_games
from caverna.server.people.days import commitment_to, day_at, parse_week, week_period
from caverna.server.people.weekly import FROM_ROUND, LEVELS, SETUPS, level_of
from caverna.server.problems import Problem
from caverna.server.services import Services
from tests.form import PURE
from tests.server.clients import refused
from tests.server.harness import Player, Server
from tests.server.in_process import play_at_random, serving

GAME = "cave-vs-cave"
HOUR = 3600.0


def test_a_week_from_monday_to_sunday() -> None:
    monday, sunday = date(2026, 11, 16), date(2026, 11, 22)
    assert week_period(monday) == week_period(sunday) == parse_week("2026-W47", time.time() + 10**9)
    assert week_period(monday).name == "2026-W47"
    assert day_at(week_period(sunday).ends) == date(2026, 11, 23)
    assert week_period(date(2027, 1, 1)).name == "2026-W53"
    assert week_period(sunday).closes - week_period(sunday).ends == 2 * HOUR
    weeks = [week_period(date.fromordinal(monday.toordinal() + 7 * week)) for week in range(len(LEVELS))]
    assert {level_of(week) for week in weeks} == {*LEVELS}
    for wrong in ("2026-W54", "2199-W01", "2025-W01"):
        with pytest.raises(Problem, match="no-such-week"):
            parse_week(wrong, time.time())


@pytest.fixture(params=["sqlite"] if PURE else ["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite3"
    found: str = request.getfixturevalue("postgres").database(f"weekly_{time.time_ns()}")
    return found


async def first_action(spec: str, state: Mapping[str, Any], seed: int, *more: object) -> int:
    """In place of a bot: faster, and the same every time. The bot that is to win takes the last."""
    actions = from_dict(state).legal_actions()
    return actions[-1] if spec == "expert" else actions[0]


async def begin(services: Services, who: str) -> str:
    return (await services.weekly_positions.begin(GAME, who, who.title(), (who * 43)[:43], "client")).table_id


def test_a_week_from_the_promise_to_the_published_seed(database: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common_games, "FRESH", -1.0)  # everybody sees everything at once

    async def work(services: Services) -> None:
        services.bot_workers.choose = first_action  # type: ignore[method-assign, assignment]
        weekly = services.weekly_positions
        promised = await weekly.view(None, None)
        assert [game["seed"] for game in promised["games"]] == [None, None]
        ana, ben = await asyncio.gather(begin(services, "ana"), begin(services, "ben"))
        assert await begin(services, "ana") == ana != ben
        tables = [await services.snapshots.known(table_id) for table_id in (ana, ben)]
        logs = [table.active_event_log() for table in tables]
        position = await weekly.position(weekly.period_at(weekly.now()), GAME)
        assert logs[0].match.actions == logs[1].match.actions
        assert logs[0].match.actions[: len(position.actions)] == position.actions
        assert round_of(logs[0].game)["round"] == FROM_ROUND[GAME]
        assert [row["kind"] for row in tables[0].seats].index("person") == position.seat == tables[0].table["creator"]
        assert tables[0].seats[1 - position.seat]["level"] == promised["level"] == position.level
        assert not tables[0].allows_hints
        assert logs[0].match.undo_seat is None, "what led to the position stands"
        with pytest.raises(Problem, match="daily-seat"):
            await services.seats.leave(ana, ("ana" * 43)[:43], "novice")
        await play_at_random(services, ana, seed=1)
        week = promised["week"]
        assert (await weekly.board(week, GAME, "ben"))[:2] == (1, []), "the board is for those who have finished"
        log = (await services.snapshots.known(ana)).event_log
        assert log is not None
        scores = log.game.scores()
        (row,) = (await weekly.board(week, GAME, "ana")).rows
        assert (row["score"], row["table"]) == (scores[position.seat] - scores[1 - position.seat], ana)
        mine = next(game["mine"] for game in (await weekly.view(None, "ana"))["games"] if game["game"] == GAME)
        assert (mine["counts"], mine["place"]) == (True, 1)
        assert (await services.daily_games.view(day_at(time.time()), "ana"))["streak"] == 0, "a week is no day"
        weekly.now = lambda: weekly.period_at(time.time()).closes
        published = next(game for game in (await weekly.view(week, None))["games"] if game["game"] == GAME)
        promise = next(game for game in promised["games"] if game["game"] == GAME)
        assert commitment_to(published["seed"]) == promise["commitment"]
        check_chance(published["seed"], log.match.actions)

    serving(database, work)


def check_chance(seed: str, actions: list[int]) -> None:
    """Everything that chance drew is what the seed draws: anybody can check that with the published seed."""
    match = Match(GAME, seed=seed, **SETUPS[GAME])
    for number, action in enumerate(actions):
        if number < len(match.actions):
            assert match.actions[number] == action
        else:
            match.play(action)
    assert match.actions == actions
    assert CHANCE in match.seats


@pytest.mark.slow
@pytest.mark.parametrize("game", [*SETUPS])
def test_bots_make_a_position_that_was_won(game: str, tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        weekly = services.weekly_positions
        period = weekly.period_at(time.time())
        position = await weekly.position(period, game)
        assert await weekly.position(period, game) == position
        assert position.level == level_of(period)
        match = Match.begin(new_game(game, **SETUPS[game]))
        match.repeat(position.actions)
        assert (round_of(match.game)["round"] or 0) >= FROM_ROUND[game]

    serving(tmp_path / "tables.sqlite3", work)


def test_over_http(server: Server) -> None:
    player = Player(server.address)
    player.http.headers["Caverna-Player"] = player.token[::-1]
    week = player.http.get("/api/weekly").json()
    assert (week["week"], [game["mine"] for game in week["games"]]) == (week["current"], [None, None])
    begun = player.http.post(f"/api/weekly/{GAME}", json={"name": "Ana"}).json()
    assert begun["begun"]
    player.table = begun["id"]
    table = player.get()
    assert (table["daily"], table["hints"], table["seeded"]) == (week["week"], False, True)
    assert player.http.post(f"/api/weekly/{GAME}", json={"name": "Ana"}).json() == {"id": begun["id"], "begun": False}
    board = player.http.get(f"/api/weekly/{week['week']}/{GAME}").json()
    assert board["rows"] == []
    refused(player.http.post("/api/weekly/chess", json={"name": "Ana"}), 404, "unknown-game")
    refused(player.http.get(f"/api/weekly/2199-W01/{GAME}"), 404, "no-such-week")
    refused(player.http.get("/api/weekly?week=now"), 400, "bad-request")
    refused(Player(server.address).http.post(f"/api/weekly/{GAME}", json={"name": "Ana"}), 403, "not-a-player")
