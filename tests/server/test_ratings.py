"""Rated tables: ratings move as the library says, once for each game, whoever ends it and however often."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select

from caverna.bots import LEVELS
from caverna.server import moderation
from caverna.server.bot_ratings import GUESS, STEPS, bot_ratings
from caverna.server.clock import Clock
from caverna.server.new_tables import SeatPlan, TablePlan
from caverna.server.people.sessions import PREFIX
from caverna.server.problems import Problem
from caverna.server.ratings import MODEL, OFTEN, OPPONENTS, SCALE, places_of, shown
from caverna.server.schema import rated_seats, ratings
from caverna.server.services import Services
from caverna.server.settings import database_url
from caverna.server.snapshot import ProfileToken
from tests.server.clients import refused
from tests.server.harness import Player, Postgres, Server
from tests.server.in_process import play_at_random, services, serving, table_plan

ROOT = Path(__file__).parents[2]
GAME = "cave-vs-cave"
CLOCK = Clock(kind="bank", time=600, more=10)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite3"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database(f"ratings_{time.time_ns()}")


def rated_plan(players: int = 2, **options: Any) -> TablePlan:
    game = GAME if players == 2 else "cave-farmers"
    options = {"mode": "era-1"} if players == 2 else {}
    seats = [SeatPlan("me", "Somebody"), *[SeatPlan("open", "")] * (players - 1)]
    plan = table_plan(*seats, game=game, clock=CLOCK, **options)
    return TablePlan(**{**vars(plan), "rated": True})


async def make_people(found: Services, *names: str) -> list[str]:
    return [
        await found.profiles.create(name, "animal-dog", PREFIX + secrets.token_urlsafe(32), "desk") for name in names
    ]


async def begin(found: Services, *people: str) -> str:
    """A rated game of some people, each called by their profile."""
    plan = rated_plan(len(people))
    table_id, _ = await found.new_tables.create(plan, secrets.token_urlsafe(32), None, people[0])
    for person in people[1:]:
        await found.seats.join(table_id, secrets.token_urlsafe(32), "Nobody", None, person)
    return table_id


async def stored(found: Services) -> dict[str, tuple[float, float, int]]:
    rows = await found.store.read(lambda connection: [*connection.execute(select(ratings)).mappings()])
    return {row["profile_id"]: (row["mu"], row["sigma"], row["games"]) for row in rows}


def test_the_scale_is_that_of_elo() -> None:
    assert shown(MODEL.mu, MODEL.sigma) == {"value": 1500, "deviation": 246}
    strong = MODEL.rating(mu=MODEL.mu + 400 / SCALE, sigma=0.0001)
    weak = MODEL.rating(mu=MODEL.mu, sigma=0.0001)
    change = PlackettLuce(tau=0).rate([[strong], [weak]])[0][0].mu - strong.mu
    lost = strong.mu - PlackettLuce(tau=0).rate([[weak], [strong]])[1][0].mu
    assert lost / change == pytest.approx(10, rel=0.01), "to lose costs ten times what a victory brings"


def test_bots_are_rated_as_far_as_the_arena_has_measured_them() -> None:
    found = bot_ratings("cave-farmers", "two")
    assert found["apprentice"] == {"value": 1500, "deviation": round(GUESS)}
    steps = STEPS["cave-farmers", "two"]
    assert found["journeyman"]["value"] == 1500 + steps["journeyman"].elo
    assert found["novice"]["value"] == 1500 - steps["apprentice"].elo - steps["helper"].elo
    assert [*found] == [level for level in LEVELS if level != "legend"]
    assert found["grandmaster"]["deviation"] > found["journeyman"]["deviation"] > GUESS
    assert bot_ratings("cave-vs-cave", "more") == {}
    assert all({*steps} < {*LEVELS} for steps in STEPS.values())


def test_the_documents_tables_of_levels_are_those_the_ratings_come_from() -> None:
    titles = {
        "The Cave Farmers, two players": ("cave-farmers", "two"),
        "The Cave Farmers, four players": ("cave-farmers", "more"),
        "Cave vs Cave, two players, both eras": ("cave-vs-cave", "two"),
    }
    text = (ROOT / "docs/strength.md").read_text("utf-8")
    tables = re.findall(r"^\| ([^|]+) \| against \|.*\n\|[-:|]+\|\n((?:\|.*\n)+)", text, re.MULTILINE)
    row = re.compile(r"\| (\w+) \| \w+ \| \d+ \| [\d.]+ % \| (-?\d+) \| (-?\d+) to (-?\d+) \|")
    told = {
        titles[title]: {level: tuple(map(int, step)) for level, *step in row.findall(rows)} for title, rows in tables
    }
    assert told == STEPS


def test_who_has_left_is_last() -> None:
    rows = [{"seat": seat, "left": seat in (1, 3)} for seat in range(4)]
    assert places_of(rows, None) == [1, 3, 1, 3]

    class Finished:
        def winners(self) -> list[int]:
            return [2]

        def scores(self) -> list[float]:
            return [50, 90, 50, 40]  # what decides between equal scores makes seat 2 the winner

    assert places_of(rows, Finished()) == [2, 3, 1, 3]  # type: ignore[arg-type]


def test_a_rated_game_moves_the_ratings_as_the_library_says(database: Path | str) -> None:
    async def work(found: Services) -> None:
        ana, ben = await make_people(found, "Ana", "Ben")
        library = PlackettLuce()
        expected = {ana: library.rating(), ben: library.rating()}
        for seed, people in enumerate([(ana, ben), (ben, ana)]):
            table_id = await begin(found, *people)
            snapshot = await found.snapshots.current(table_id)
            assert [row["name"] for row in snapshot.seats] == [{ana: "Ana", ben: "Ben"}[person] for person in people]
            assert not snapshot.allows_hints
            await play_at_random(found, table_id, seed)
            over = await found.snapshots.current(table_id)
            game = over.event_log.game  # type: ignore[union-attr]
            ranks = [1.0 if seat in game.winners() else 2.0 for seat in range(2)]
            moved = library.rate([[expected[person]] for person in people], ranks=ranks)
            expected = {person: team[0] for person, team in zip(people, moved, strict=True)}
            assert await stored(found) == {
                person: (rating.mu, rating.sigma, seed + 1) for person, rating in expected.items()
            }
            with pytest.raises(Problem, match="over"):
                await found.commands.undo(table_id, ProfileToken(ana), over.version, False, None)
        (mine,) = await found.ratings.of(ana)
        assert (mine["game"], mine["field"], mine["games"], len(mine["history"])) == (GAME, "two", 2, 2)
        last = mine["history"][-1]
        assert mine["rating"] == {name: last[name] for name in ("value", "deviation")}
        told = await found.ratings.at_table(table_id, GAME, (await found.snapshots.current(table_id)).seats)
        assert {row["after"]["value"] - row["before"]["value"] > 0 for row in told if row["place"] == 1} <= {True}
        assert await found.ratings.best(GAME, "two", ana) == [], "two games do not tell enough"

    serving(database, work)


def test_nobody_rises_by_beating_a_second_profile_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def win(found: Services, winner: str, loser: str) -> float:
        await found.seats.leave(await begin(found, winner, loser), ProfileToken(loser), None)
        return (await stored(found))[winner][0]

    async def work(found: Services) -> None:
        ana, *others = await make_people(found, "Ana", *(f"Eve {number}" for number in range(OPPONENTS)))
        values = [await win(found, ana, others[0]) for _ in range(OFTEN + 3)]
        assert values[:OFTEN] == sorted({*values[:OFTEN]}), "it rises"
        assert {*values[OFTEN - 1 :]} == {values[OFTEN - 1]}, "and then no more"
        assert await win(found, ana, others[1]) > values[-1]
        monkeypatch.setattr("caverna.server.ratings.SETTLED", 400)
        for other in others[2:-1]:
            await win(found, ana, other)
        assert await found.ratings.best(GAME, "two", ana) == [], "who has met few others is not listed"
        await win(found, ana, others[-1])
        (line,) = await found.ratings.best(GAME, "two", ana)
        assert (line["name"], line["mine"]) == ("Ana", True)

    serving(tmp_path / "tables.sqlite3", work)


def test_two_processes_end_and_close_games_at_once(database: Path | str) -> None:
    """Ana leaves on two devices while an operator closes the table, at several tables of the same people."""

    async def work() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(services(database))
            # a SQLite file has one server, but an operator beside it
            other = await stack.enter_async_context(services(database)) if isinstance(database, str) else one
            ana, ben = await make_people(one, "Ana", "Ben")
            ids = [await begin(one, *people) for people in [(ana, ben), (ben, ana)] * 3]
            me, url = ProfileToken(ana), database_url(str(database))
            done = await asyncio.gather(
                *(found.seats.leave(table_id, me, None) for table_id in ids for found in (one, other)),
                *(moderation.close_table(url, table_id) for table_id in ids),
                return_exceptions=True,
            )
            failed = [error for error in done if isinstance(error, BaseException)]
            assert {str(error) for error in failed} <= {"over", "the game at this table is over", "bad-key"}
            query = select(rated_seats).where(rated_seats.c.at.is_not(None)).order_by(rated_seats.c.at)
            rated = await one.store.read(lambda connection: [*connection.execute(query).mappings()])
            assert 0 < len({row["table_id"] for row in rated}) <= len(ids)
            history = [row for row in rated if row["profile_id"] == ana]
            assert all(row["left"] and row["place"] == 2 for row in history)
            values = sorted((row["mu_before"], row["mu"]) for row in history)[::-1]
            assert all(later[0] == earlier[1] for earlier, later in pairwise(values)), "none is lost"
            assert (await stored(one))[ana][2] == len(history)

    asyncio.run(work())


def test_leaving_running_out_of_time_and_being_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(found: Services) -> None:
        ana, ben, eva = await make_people(found, "Ana", "Ben", "Eva")
        duel = await begin(found, ana, ben)
        await found.seats.leave(duel, ProfileToken(ben), "novice")
        assert (await found.snapshots.current(duel)).table["state"] == "over"
        after = await stored(found)
        assert after[ana][0] > MODEL.mu > after[ben][0]
        trio = await begin(found, ana, ben, eva)
        await found.seats.leave(trio, ProfileToken(ana), None)
        snapshot = await found.snapshots.current(trio)
        assert [row["kind"] for row in snapshot.seats] == ["bot", "person", "person"]
        assert await stored(found) == after, "the others play on"
        await found.profiles.delete(ben)
        assert (await found.snapshots.current(trio)).table["state"] == "over"
        after = await stored(found)
        assert (ben in after, after[eva][2], after[ana][2]) == (False, 1, 1)
        rows = {row["place"]: row for row in (await found.ratings.at_table(trio, "cave-farmers", snapshot.seats))}
        assert rows[1]["seat"] == 2
        late = await begin(found, ana, eva)
        decider = (await found.snapshots.current(late)).decider
        monkeypatch.setattr("caverna.server.seats.time", lambda: time.time() + 3600)
        await found.seats.time_out(late)
        places = await found.ratings.at_table(late, GAME, (await found.snapshots.current(late)).seats)
        assert {row["seat"]: row["place"] for row in places} == {decider: 2, 1 - (decider or 0): 1}

    serving(tmp_path / "tables.sqlite3", work)


def test_what_does_not_count(tmp_path: Path) -> None:
    async def work(found: Services) -> None:
        ana, ben = await make_people(found, "Ana", "Ben")
        closed = await begin(found, ana, ben)
        await moderation.close_table(database_url(str(tmp_path / "tables.sqlite3")), closed)
        waiting, _ = await found.new_tables.create(rated_plan(), secrets.token_urlsafe(32), None, ana)
        with pytest.raises(Problem, match="rated-needs-profile"):
            await found.seats.join(waiting, secrets.token_urlsafe(32), "Guest", None)
        with pytest.raises(Problem, match="rated-table"):
            await found.seats.fill(waiting, ProfileToken(ana), 1, "novice")
        await found.seats.set_preferences(waiting, ProfileToken(ana), {"name": "Ben", "confirms": True})
        row = (await found.snapshots.current(waiting)).seats[0]
        assert (row["name"], row["confirms"]) == ("Ana", True)
        await found.seats.leave(waiting, ProfileToken(ana), None)
        for wrong in ({"clock": None}, {"seed": "known"}, {"hints": True}, {"seats": [SeatPlan("me", "Ana")]}):
            plan = TablePlan(**{**vars(rated_plan()), **wrong})
            with pytest.raises(Problem, match="rated-options"):
                await found.new_tables.create(plan, secrets.token_urlsafe(32), None, ana)
        with pytest.raises(Problem, match="rated-needs-profile"):
            await found.new_tables.create(rated_plan(), secrets.token_urlsafe(32))
        assert await stored(found) == {}

    serving(tmp_path / "tables.sqlite3", work)


def test_over_http(server: Server) -> None:
    people = []
    for name in ("Ana", "Ben"):
        player = Player(server.address)
        player.http.headers["Caverna-Player"] = PREFIX + player.token
        made = player.http.post("/api/me", json={"name": f"{name} {secrets.token_hex(4)}", "device": "desk"})
        assert made.status_code == 201
        people.append(player)
    ana, ben = people
    ana.open(GAME, "open", rated=True, clock=CLOCK.model_dump(), options={"mode": "era-1"}, public=True)
    listed = ben.http.get("/api/tables", params={"game": GAME, "rated": True, "players": 2, "clock": "bank"}).json()
    assert ana.table in [line["id"] for line in listed]
    for other in ({"rated": False}, {"players": 1}, {"clock": "none"}, {"game": "cave-farmers"}):
        assert ana.table not in [line["id"] for line in ben.http.get("/api/tables", params=other).json()]
    ben.join(ana.table or "")
    for player in people:  # once a seat belongs to a profile, the session opens it
        player.http.headers["Authorization"] = f"Bearer {PREFIX}{player.token}"
    refused(ana.http.get(f"/api/tables/{ana.table}/record"), 409, "not-over")
    asked = ana if ana.has_turn() else ben
    refused(asked.http.get(f"/api/tables/{ana.table}/hint"), 403, "no-hints")
    assert ana.post("leave").status_code == 204
    seats = ben.get("/ratings")["seats"]
    assert [row["place"] for row in seats] == [2, 1]
    assert seats[1]["after"]["value"] > 1500 > seats[0]["after"]["value"]
    assert seats[1]["rating"] == seats[1]["after"]
    (mine,) = ben.http.get("/api/me/ratings").json()
    assert (mine["rating"], mine["games"]) == (seats[1]["after"], 1)
    assert ana.http.get(f"/api/tables/{ana.table}/record").status_code == 200
    best = ben.http.get("/api/ratings", params={"game": GAME}).json()
    assert best["bots"][0]["level"] == "novice"
