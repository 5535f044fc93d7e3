"""Tournaments on the server: they run by themselves, results flow in once, and nothing is lost."""

from __future__ import annotations

import asyncio
import secrets
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from caverna.locale import translator_for
from caverna.server import moderation
from caverna.server.clock import Clock
from caverna.server.moderation import ModerationError
from caverna.server.people.sessions import PREFIX
from caverna.server.people.tournament_rows import Stored
from caverna.server.people.tournament_views import MOST_RUNNING, listed
from caverna.server.people.tournaments import MOST_OPEN, Plan
from caverna.server.problems import Problem
from caverna.server.schema import meetings, tables
from caverna.server.services import Services
from caverna.server.settings import database_url
from caverna.server.snapshot import ProfileToken
from caverna.tournaments import standings
from tests.form import PURE
from tests.server.clients import refused
from tests.server.harness import Player, Server
from tests.server.in_process import play_at_random, services, serving

GAME = "cave-vs-cave"
SHORT = {"mode": "era-1"}
DAY = 86_400.0
DAYS = {"kind": "days", "time": 1}
ENGLISH = translator_for("en")


@pytest.fixture(params=["sqlite"] if PURE else ["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite3"
    found: str = request.getfixturevalue("postgres").database(f"tournaments_{time.time_ns()}")
    return found


def plan(**changes: Any) -> Plan:
    wanted: dict[str, Any] = {
        "name": "Cup", "game": GAME, "options": SHORT, "format": "swiss", "size": 2, "rounds": 2, "days": None,
        "clock": Clock(kind="bank", time=600, more=0, then="bot"), "places": 8, "begins": None, "bots": [],
    }  # fmt: skip
    return Plan(**{**wanted, **changes})


async def people(found: Services, *names: str) -> list[str]:
    return [await found.profiles.create(name, "animal-dog", f"{PREFIX}{name:x<43}", "desk") for name in names]


async def enter(found: Services, tournament_id: str, *profiles: str) -> None:
    for profile in profiles:
        await found.tournaments.join(tournament_id, profile, "?")


async def tables_of(found: Services, tournament_id: str, number: int | None = None) -> list[str]:
    """The tables that are not finished, of all rounds or of one."""
    unfinished = (await found.tournaments.read(tournament_id)).unfinished
    return [row["table_id"] for row in unfinished if number in (None, row["round"])]


async def tick(found: Services) -> None:
    """What the scheduler does."""
    for tournament_id in await found.tournaments.due():
        await found.tournaments.advance(tournament_id)


async def break_off(found: Services, *table_ids: str) -> None:
    """End games without a result, which is faster than playing them. They count as ties."""
    for table_id in table_ids:
        await found.scheduler.housekeeping.end_game(table_id)


async def to_the_end(found: Services, tournament_id: str) -> Stored:
    """Break everything off until the tournament is over."""
    for _ in range(40):
        await break_off(found, *await tables_of(found, tournament_id))
        await tick(found)
        stored = await found.tournaments.read(tournament_id)
        if stored.row["state"] == "over":
            return stored
    raise AssertionError("it does not end")


def test_a_swiss_of_people_and_bots_survives_a_restart_in_every_round(database: Path | str) -> None:
    """Each round is begun and played by services of its own, as after a crash: only the database is left."""

    async def begin(found: Services) -> str:
        ana, ben, eva = await people(found, "Ana", "Ben", "Eva")
        cup = await found.tournaments.create(ana, plan(bots=["novice", "novice"], rounds=3))
        await enter(found, cup, ana, ben, eva)
        await found.tournaments.join(cup, ana, "?")  # the same request again
        await found.tournaments.start(cup, ana)
        first, second = await tables_of(found, cup)
        await play_at_random(found, first, 1)
        table = await found.snapshots.known(first)
        assert table.event_log is not None
        stored = await found.tournaments.read(cup)
        assert [seat["score"] for seat in stored.meetings[0]["result"]] == table.event_log.game.scores()
        assert not table.allows_hints
        await break_off(found, second)
        return cup

    async def play_round(found: Services) -> None:
        await tick(found)
        await break_off(found, *await tables_of(found, cup))

    cup = serving(database, begin)
    serving(database, play_round)

    async def look(found: Services) -> None:
        stored = await to_the_end(found, cup)
        assert (stored.row["round"], stored.row["due"]) == (3, None)
        assert [len(row["players"]) for row in stored.meetings] == [2, 2, 1] * 3
        rested = [row["players"][0] for row in stored.meetings if len(row["players"]) == 1]
        assert len({*rested}) == 3, "nobody rests twice"
        met = [frozenset(row["players"]) for row in stored.meetings if len(row["players"]) == 2]
        assert len({*met}) == 6, "nobody meets twice"
        lines = standings(stored.field)
        assert sum(line.points for line in lines) == 6 + 3  # one for each table, and for each bye
        assert not any(seat["lost"] for row in stored.meetings for seat in row["result"] or ())

    serving(database, look)


def test_however_many_processes_look_a_round_begins_once(database: Path | str) -> None:
    async def work() -> None:
        async with services(database) as one, services(database) as other:
            (ana,) = await people(one, "Ana")
            cup = await one.tournaments.create(ana, plan(bots=["novice"] * 4, begins=1.0))
            processes = [one, one, one] if isinstance(database, Path) else [one, other, one, other]
            await asyncio.gather(*(found.tournaments.join(cup, ana, "Ana") for found in processes))  # on many devices
            assert len((await one.tournaments.read(cup)).players) == 5
            await one.tournaments.withdraw(cup, ana)
            await asyncio.gather(*(found.tournaments.advance(cup) for found in processes))
            stored = await one.tournaments.read(cup)
            assert (stored.row["round"], len(stored.meetings)) == (1, 2)
            first, second = await tables_of(one, cup)
            await asyncio.gather(break_off(one, first), break_off(one, second))
            await asyncio.gather(*(found.tournaments.advance(cup) for found in processes))
            stored = await one.tournaments.read(cup)
            assert (stored.row["round"], len(stored.meetings)) == (2, 4)
            count = select(func.count()).select_from(tables)
            assert await one.store.read(lambda connection: connection.execute(count).scalar_one()) == 4

    asyncio.run(work())


def test_nobody_sets_up_more_than_the_limit_on_many_devices_at_once(database: Path | str) -> None:
    async def work(found: Services) -> None:
        (ana,) = await people(found, "Ana")
        wanted = (found.tournaments.create(ana, plan()) for _ in range(3 * MOST_OPEN))
        made = [one for one in await asyncio.gather(*wanted, return_exceptions=True) if isinstance(one, str)]
        assert len(made) == MOST_OPEN

    serving(database, work)


def test_nobody_hides_the_tournaments_of_others(tmp_path: Path) -> None:
    async def work(found: Services) -> None:
        strangers = await people(found, *(f"Eve {number}" for number in range(12)))
        ana, ben = await people(found, "Ana", "Ben")
        mine = await found.tournaments.create(ana, plan(), "home")
        theirs = await found.tournaments.create(ben, plan(places=4), "cafe")
        for stranger in strangers:
            for _ in range(MOST_OPEN):
                await found.tournaments.create(stranger, plan(), "elsewhere")
        lines = await found.store.read(listed(None, ENGLISH))
        assert len(lines) == MOST_RUNNING
        assert [line["id"] for line in lines[1:3]] == [theirs, mine], "after the newest one of the stranger"
        await found.tournaments.join(theirs, ana, "Ana")
        assert (await found.store.read(listed(ana, ENGLISH)))[0]["id"] == theirs

    serving(tmp_path / "tables.sqlite3", work)


def test_tournaments_that_nobody_begins_are_put_away(tmp_path: Path) -> None:
    async def work(found: Services) -> None:
        ana, ben = await people(found, "Ana", "Ben")
        forgotten = await found.tournaments.create(ana, plan())
        planned = await found.tournaments.create(ana, plan(begins=time.time() + 90 * DAY))
        abandoned = await found.tournaments.create(ben, plan())
        await found.profiles.delete(ben)
        assert (await found.tournaments.read(abandoned)).row["state"] == "off", "nobody could begin it"
        await found.tournaments.put_away(30)
        assert (await found.tournaments.read(forgotten)).row["state"] == "open"
        found.tournaments.now = lambda: time.time() + 31 * DAY
        await found.tournaments.put_away(30)
        assert (await found.tournaments.read(forgotten)).row["state"] == "off"
        assert (await found.tournaments.read(planned)).row["state"] == "open"

    serving(tmp_path / "tables.sqlite3", work)


def test_whoever_does_not_come_loses_by_the_clock(tmp_path: Path) -> None:
    async def work(found: Services) -> None:
        ana, ben = await people(found, "Ana", "Ben")
        cup = await found.tournaments.create(ana, plan(rounds=1))
        await enter(found, cup, ana, ben)
        await found.tournaments.start(cup, ana)
        (table_id,) = await tables_of(found, cup)
        with pytest.raises(Problem, match="tournament-seat"):
            await found.seats.leave(table_id, ProfileToken(ana), None)
        late = (await found.snapshots.known(table_id)).decider
        assert late is not None
        late_since = update(tables).where(tables.c.id == table_id).values(deadline=time.time() - 1)
        await found.store.write(lambda connection: connection.execute(late_since))
        assert await found.seats.overdue() == [table_id]
        await found.seats.time_out(table_id)
        stored = await to_the_end(found, cup)
        numbers = stored.meetings[0]["players"]
        assert [seat["lost"] for seat in stored.meetings[0]["result"]] == [seat == late for seat in (0, 1)]
        winner, loser = standings(stored.field)
        assert (winner.number, winner.points) == (numbers[1 - late], 1.0)
        assert (loser.number, loser.points) == (numbers[late], 0.0)

    serving(tmp_path / "tables.sqlite3", work)


def test_late_players_and_those_who_go(tmp_path: Path) -> None:
    async def work(found: Services) -> None:
        ana, ben, eva, kim, leo = await people(found, "Ana", "Ben", "Eva", "Kim", "Leo")
        cup = await found.tournaments.create(ana, plan(rounds=3, places=4, bots=["novice"]))
        await enter(found, cup, ana, ben, eva)
        with pytest.raises(Problem, match="tournament-full"):
            await enter(found, cup, kim)
        await found.tournaments.remove(cup, ana, 0)  # the bot
        await enter(found, cup, kim)
        await found.tournaments.start(cup, ana)
        mine = next(row for row in (await found.tournaments.read(cup)).players if row["profile_id"] == ben)
        await found.tournaments.withdraw(cup, ben)
        with pytest.raises(Problem, match="no-such-entrant"):
            await found.tournaments.withdraw(cup, ben)
        await enter(found, cup, leo)
        await break_off(found, *await tables_of(found, cup))
        await tick(found)
        stored = await found.tournaments.read(cup)
        assert stored.row["round"] == 2
        playing = {number for row in stored.meetings if row["round"] == 2 for number in row["players"]}
        assert playing == {row["number"] for row in stored.players} - {mine["number"]}
        lost = [
            seat["lost"] for row in stored.meetings if row["round"] == 1
            for number, seat in zip(row["players"], row["result"], strict=True) if number == mine["number"]
        ]  # fmt: skip
        assert lost == [True]
        await found.profiles.delete(eva)
        gone = next(row for row in (await found.tournaments.read(cup)).players if not row["name"])
        assert (gone["name"], gone["profile_id"], gone["until"]) == ("", None, 2)
        stored = await to_the_end(found, cup)
        assert stored.row["round"] == 3
        with pytest.raises(Problem, match="tournament-over"):
            await enter(found, cup, ben)

    serving(tmp_path / "tables.sqlite3", work)


def test_a_knock_out_of_three(tmp_path: Path) -> None:
    async def work(found: Services) -> None:
        (ana,) = await people(found, "Ana")
        cup = await found.tournaments.create(ana, plan(format="knock-out", rounds=None, bots=["novice"] * 3))
        await found.tournaments.start(cup, ana)
        with pytest.raises(Problem, match="tournament-begun"):
            await enter(found, cup, ana)
        stored = await to_the_end(found, cup)
        assert [len(row["players"]) for row in stored.meetings] == [1, 2, 2]
        table = standings(stored.field)
        assert [line.place for line in table] == [1, 1, 3], "the final was broken off"
        (shown,) = await found.store.read(listed(None, ENGLISH))
        assert not shown["mine"], "nobody has asked; the bots have no profile either"
        assert (shown["state"], shown["winners"]) == ("over", [f"Novice {line.number + 1}" for line in table[:2]])
        large = plan(format="knock-out", rounds=None, size=7, game="cave-farmers", options={}, bots=["novice"] * 8)
        cup = await found.tournaments.create(ana, large)
        await found.tournaments.start(cup, ana)
        stored = await to_the_end(found, cup)
        assert [len(row["players"]) for row in stored.meetings] == [4, 4, 4]

    serving(tmp_path / "tables.sqlite3", work)


def test_a_league_plays_a_round_a_week_whether_or_not_the_last_one_is_finished(tmp_path: Path) -> None:
    async def work(found: Services) -> None:
        (ana,) = await people(found, "Ana")
        league = await found.tournaments.create(
            ana, plan(format="league", rounds=None, days=7, bots=["novice"] * 4, begins=time.time() - 1)
        )
        await tick(found)
        assert (await found.tournaments.read(league)).row["rounds"] == 3
        await break_off(found, *await tables_of(found, league))
        await tick(found)
        assert (await found.tournaments.read(league)).row["round"] == 1, "a week is a week"
        for week in (2, 3):
            found.tournaments.now = lambda week=week: time.time() + (week - 1) * 7 * DAY  # type: ignore[misc]
            await tick(found)
            stored = await found.tournaments.read(league)
            assert stored.row["round"] == week
        assert len(stored.unfinished) == 4
        await break_off(found, *await tables_of(found, league))
        await tick(found)
        stored = await found.tournaments.read(league)
        assert stored.row["state"] == "over"
        assert {line.played for line in standings(stored.field)} == {3}

    serving(tmp_path / "tables.sqlite3", work)


def test_what_an_organiser_may_and_others_may_not(tmp_path: Path) -> None:
    async def work(found: Services) -> None:
        ana, ben = await people(found, "Ana", "Ben")
        cup = await found.tournaments.create(ana, plan(begins=time.time() + DAY))
        await tick(found)
        assert (await found.tournaments.read(cup)).row["state"] == "open"
        for forbidden in (
            found.tournaments.start(cup, ben), found.tournaments.call_off(cup, ben),
            found.tournaments.add_bot(cup, ben, "novice"), found.tournaments.remove(cup, ben, 0),
        ):  # fmt: skip
            with pytest.raises(Problem, match="not-the-organiser"):
                await forbidden
        with pytest.raises(Problem, match="too-few-players"):
            await found.tournaments.start(cup, ana)
        for _ in range(MOST_OPEN - 1):
            other = await found.tournaments.create(ana, plan(begins=time.time() - 1))
        with pytest.raises(Problem, match="too-many-tournaments"):
            await found.tournaments.create(ana, plan())
        await tick(found)
        assert (await found.tournaments.read(other)).row["state"] == "off", "nobody came"
        await found.tournaments.add_bot(cup, ana, "novice")
        await found.tournaments.add_bot(cup, ana, "novice")
        await found.tournaments.start(cup, ana)
        url = database_url(str(tmp_path / "tables.sqlite3"))
        listed = {row.id: row for row in await moderation.list_tournaments(url)}
        assert (listed[cup].name, listed[cup].state, listed[cup].players) == ("Cup", "playing", 2)
        await moderation.call_off_tournament(url, cup)
        for again, reason in ((cup, "is over"), ("nothing", "no such tournament")):
            with pytest.raises(ModerationError, match=reason):
                await moderation.call_off_tournament(url, again)
        with pytest.raises(Problem, match="tournament-over"):
            await found.tournaments.call_off(cup, ana)
        await break_off(found, *await tables_of(found, cup))
        await tick(found)
        assert (await found.tournaments.read(cup)).row["state"] == "off"
        result = select(meetings.c.result).where(meetings.c.tournament_id == cup)
        assert await found.store.read(lambda connection: connection.execute(result).scalar_one()) is not None

    serving(tmp_path / "tables.sqlite3", work)


# over HTTP


class Entrant(Player):
    """Somebody with a profile."""

    def __init__(self, server: Server, name: str) -> None:
        super().__init__(server.address)
        self.token = PREFIX + secrets.token_urlsafe(32)
        self.http.headers["Authorization"] = f"Bearer {self.token}"
        self.http.headers["Caverna-Player"] = self.token
        self.http.post("/api/me", json={"name": f"{name} {self.token[-6:]}", "device": "desk"}).raise_for_status()

    def set_up(self, **changes: Any) -> str:
        wish = {
            "name": "Cup", "game": GAME, "options": SHORT, "format": "swiss", "size": 2, "rounds": 1,
            "clock": {"kind": "bank", "time": 3600}, **changes,
        }  # fmt: skip
        answer = self.http.post("/api/tournaments", json=wish)
        answer.raise_for_status()
        return str(answer.json()["id"])

    def post_to(self, tournament_id: str, what: str, **body: Any) -> Any:
        return self.http.post(f"/api/tournaments/{tournament_id}/{what}", json=body or None)

    def see(self, tournament_id: str) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get(f"/api/tournaments/{tournament_id}").raise_for_status().json()
        return found

    def play_some(self, tournament_id: str, actions: int = 20) -> None:
        """Play at the table of the round, as far as it is this player's turn."""
        self.table = self.see(tournament_id)["table"]
        for _ in range(actions):
            if self.table is None or not self.has_turn():
                return
            self.play()


def test_a_tournament_over_http(server: Server) -> None:
    ana, ben = Entrant(server, "Ana"), Entrant(server, "Ben")
    cup = ana.set_up(places=3, bots=["novice"])
    assert ana.post_to(cup, "join").status_code == 204
    seen = ben.see(cup)
    assert (seen["mine"], seen["number"], seen["can_join"], seen["table"]) == (False, None, True, None)
    assert [one["level"] for one in seen["players"]] == ["novice", None]
    line = next(line for line in ben.http.get("/api/tournaments").json() if line["id"] == cup)
    assert (line["players"], line["places"], line["state"], line["mine"]) == (2, 3, "open", False)
    assert ben.post_to(cup, "join").status_code == 204
    refused(ana.post_to(cup, "bots", level="novice"), 409, "tournament-full")
    assert ana.http.delete(f"/api/tournaments/{cup}/players/0").status_code == 204
    assert ana.post_to(cup, "start").status_code == 204
    seen = ben.see(cup)
    assert (seen["state"], seen["round"], seen["rounds"]) == ("playing", 1, 1)
    table = Player(server.address, seen["table"]).get()
    assert (table["tournament"], table["hints"], table["clock"]["then"]) == (cup, False, "bot")
    assert {seat["kind"] for seat in table["seats"]} == {"person"}
    assert ana.post_to(cup, "withdraw").status_code == 204
    seen = ana.see(cup)
    assert (seen["number"], [one["until"] for one in seen["players"]].count(1)) == (None, 1)


def test_what_is_refused(server: Server) -> None:
    ana = Entrant(server, "Ana")
    malformed: list[dict[str, Any]] = [
        {"format": "ladder"}, {"size": 1}, {"size": 8}, {"rounds": 0}, {"begins": -1}, {"clock": None},
        {"bots": ["novice"] * 17}, {"name": ""}, {"places": 65},
    ]  # fmt: skip
    impossible: list[tuple[dict[str, Any], str]] = [
        ({"size": 3}, "bad-options"), ({"options": {"mode": "chess"}}, "bad-options"), ({"name": "\u202e"}, "bad-name"),
        ({"options": {"players": 1}}, "bad-options"), ({"clock": {**DAYS, "then": "end"}}, "bad-options"),
        ({"format": "league"}, "bad-options"), ({"days": 7}, "bad-options"), ({"bots": ["god"]}, "unknown-bot"),
        ({"format": "knock-out", "rounds": 3}, "bad-options"),
    ]  # fmt: skip
    wish = {"name": "Cup", "game": GAME, "format": "swiss", "size": 2, "clock": DAYS}
    for wrong in malformed:
        refused(ana.http.post("/api/tournaments", json={**wish, **wrong}), 400, "bad-request")
    for wrong, code in impossible:
        refused(ana.http.post("/api/tournaments", json={**wish, **wrong}), 422, code)
    stranger = Player(server.address).http
    refused(stranger.post("/api/tournaments/x/join"), 403, "no-profile")
    refused(stranger.get("/api/tournaments/x"), 404, "unknown-tournament")
    assert stranger.get("/api/tournaments").status_code == 200


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_swiss_of_eight_is_played_to_its_end_although_the_server_is_killed(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    path = str(tmp_path / "tables.sqlite3")
    if kind == "postgres":
        path = request.getfixturevalue("postgres").database(f"killed_{time.time_ns()}")
    with Server(tmp_path, path) as server:
        ana, ben = Entrant(server, "Ana"), Entrant(server, "Ben")
        cup = ana.set_up(bots=["novice"] * 6, rounds=3)
        for one in (ana, ben):
            one.post_to(cup, "join").raise_for_status()
        ana.post_to(cup, "start").raise_for_status()
        killed: set[int] = set()
        while (seen := ana.see(cup))["state"] == "playing":
            for one in (ana, ben):
                one.play_some(cup)
            finished = sum(row["result"] is not None for row in seen["meetings"])
            if finished and finished % 4 == 2 and seen["round"] not in killed:  # in the middle of every round
                killed.add(seen["round"])
                server.kill()
                server.start()
            time.sleep(0.05)
        assert seen["state"] == "over"
        assert killed, "it was killed at least once"
        assert [len(row["players"]) for row in seen["meetings"]] == [2] * 12
        assert len({frozenset(row["players"]) for row in seen["meetings"]}) == 12, "nobody meets twice"
        assert all(row["result"] for row in seen["meetings"])
        assert sum(line["points"] for line in seen["standings"]) == 12
        assert {line["played"] for line in seen["standings"]} == {3}
