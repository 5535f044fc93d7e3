"""Meeting people: recent opponents, invitations, blocks, playing at once, and rematches."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from caverna.server.clock import Clock
from caverna.server.lobby import lobby
from caverna.server.new_tables import SeatPlan, TablePlan
from caverna.server.people import contacts, matchmaking
from caverna.server.people.matchmaking import Newcomer
from caverna.server.people.notices import Notice
from caverna.server.people.sessions import PREFIX
from caverna.server.problems import Problem
from caverna.server.services import Services
from caverna.server.snapshot import ProfileToken
from tests.server.clients import refused
from tests.server.harness import Player, Postgres, Server, play_to_the_end
from tests.server.in_process import play_at_random, services, serving, table_plan

GAME = "cave-vs-cave"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite3"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database(f"meeting_{time.time_ns()}")


def plan(**changes: Any) -> TablePlan:
    found = table_plan(SeatPlan("me", "Somebody"), SeatPlan("open", ""), game=GAME, mode="era-1")
    return TablePlan(**{**vars(found), "public": True, **changes})


def newcomer(name: str = "Guest", profile_id: str | None = None) -> Newcomer:
    return Newcomer(secrets.token_urlsafe(32), name, "client", profile_id)


async def make_people(found: Services, *names: str) -> list[str]:
    return [
        await found.profiles.create(name, "animal-dog", PREFIX + secrets.token_urlsafe(32), "desk") for name in names
    ]


async def open_table(found: Services, profile_id: str, **changes: Any) -> str:
    return (await found.new_tables.create(plan(**changes), secrets.token_urlsafe(32), None, profile_id))[0]


async def offered(found: Services, profile_id: str) -> set[str]:
    return {table["id"] for table, _ in await lobby(found.store, "open", 24, None, profile_id)}


async def play_now(found: Services, who: Newcomer, mine: tuple[str, ...] = (), **changes: Any) -> Any:
    return await found.matchmaking.play_now(plan(**changes), who, mine, lambda: None)


def test_an_invitation_is_accepted_or_declined(database: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(found: Services) -> None:
        ana, ben, eva = await make_people(found, "Ana", "Ben", "Eva")
        meet = found.contacts
        table_id = await open_table(found, ana)
        assert (await meet.invite(ana, table_id, " BEN "))["id"] == ben
        await meet.invite(ana, table_id, "Ben")
        await meet.invite(ana, table_id, "Eva")
        (mine,) = await meet.invitations(ben)
        assert (mine["table_id"], mine["by"]["name"], mine["rated"]) == (table_id, "Ana", False)
        assert [row["kind"] for row in mine["seats"]] == ["person", "open"]
        await meet.decline(eva, table_id)
        await meet.invite(ana, table_id, "Eva")
        assert await meet.invitations(eva) == [], "no is no"
        declined = {row["name"]: row["declined"] for row in await meet.invited(ana, table_id)}
        assert declined == {"Ben": False, "Eva": True}
        await found.seats.join(table_id, secrets.token_urlsafe(32), "Ben", None, ben)
        assert await meet.invitations(ben) == []
        for who, name, code in ((ana, "Nobody", "no-open-seat"), (eva, "Ben", "not-a-player")):
            with pytest.raises(Problem, match=code):
                await meet.invite(who, table_id, name)
        other = await open_table(found, ana)
        for name in ("Nobody", "Ana"):
            with pytest.raises(Problem, match="no-such-person"):
                await meet.invite(ana, other, name)
        with pytest.raises(Problem, match="no-such-invitation"):
            await meet.decline(ben, other)
        for number in range(contacts.MAX_TO_ONE + 1):  # at one table after the other
            table_id = await open_table(found, ana)
            if number < contacts.MAX_TO_ONE - 1:  # Eva was invited before
                await meet.invite(ana, table_id, "Eva")
                continue
            with pytest.raises(Problem, match="too-many-requests"):
                await meet.invite(ana, table_id, "Eva")
        monkeypatch.setattr(contacts, "MAX_SENT", 2)
        with pytest.raises(Problem, match="too-many-requests"):
            await meet.invite(ana, other, "Ben")
        (met,) = await meet.opponents(ana)
        assert (met["id"], met["tables"], bool(met["blocked"])) == (ben, 1, False)

    serving(database, work)


def test_a_block_is_quiet(database: Path | str) -> None:
    async def work(found: Services) -> None:
        ana, ben, eva = await make_people(found, "Ana", "Ben", "Eva")
        meet = found.contacts
        shared = await open_table(found, ana)
        await found.seats.join(shared, secrets.token_urlsafe(32), "Ben", None, ben)
        await found.chat.say(shared, ProfileToken(ben), "Hello")
        await found.chat.say(shared, ProfileToken(ana), "Hi")
        await meet.block_seat(ana, shared, 1)
        await meet.block(ana, ben)
        assert [row["name"] for row in await meet.blocked(ana)] == ["Ben"]
        heard = {
            who: [row["text"] for row in await found.chat.messages(shared, 0, token)]
            for who, token in (("ana", ProfileToken(ana)), ("ben", ProfileToken(ben)), ("watcher", None))
        }
        assert heard == {"ana": ["Hi"], "ben": ["Hello", "Hi"], "watcher": ["Hello", "Hi"]}
        theirs, mine = await open_table(found, ben), await open_table(found, ana)
        assert (await meet.invite(ben, theirs, "Ana"))["id"] == ana, "Ben is not told"
        assert await meet.invitations(ana) == []
        with pytest.raises(Problem, match="no-open-seat"):
            await found.seats.join(mine, secrets.token_urlsafe(32), "Ben", None, ben)
        assert (await play_now(found, newcomer("Ben", ben), public=False)).is_new
        of_eva = await open_table(found, eva)
        assert await offered(found, ana) == await offered(found, ben) == {of_eva}
        assert await offered(found, eva) == {theirs, mine}, "nobody is offered their own table"
        await meet.unblock(ana, ben)
        assert len(await meet.invitations(ana)) == 1
        assert await meet.blocked(ana) == []
        for wrong in (ana, "nobody"):
            with pytest.raises(Problem, match="no-such-person"):
                await meet.block(ana, wrong)

    serving(database, work)


def test_whoever_plays_now_meets_whoever_waits(database: Path | str) -> None:
    """Ten people press the button at once, on two processes."""

    async def work() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(services(database))
            other = await stack.enter_async_context(services(database)) if isinstance(database, str) else one
            done = await asyncio.gather(*(play_now(found, newcomer()) for found in (one, other) * 5))
            tables = [seated.table_id for seated in done]
            assert sorted(tables.count(table_id) for table_id in {*tables}) == [2] * 5
            assert sum(seated.is_new for seated in done) == 5
            snapshot = await one.snapshots.current(tables[0])
            assert snapshot.table["state"] == "playing"

    asyncio.run(work())


def test_a_table_must_fit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(found: Services) -> None:
        (ana,) = await make_people(found, "Ana")
        clock = Clock(kind="bank", time=600)
        first = await play_now(found, newcomer("Ana", ana), clock=clock, rated=True)
        assert first.is_new
        others = [
            await play_now(found, newcomer()),
            await play_now(found, newcomer(), clock=clock),
            await play_now(found, newcomer(), clock=Clock(kind="days", time=1)),
            await play_now(found, newcomer(), game=table_plan(SeatPlan("me", ""), SeatPlan("open", "")).game),
        ]
        assert all(seated.is_new for seated in others)
        again = await play_now(found, newcomer(), mine=(others[0].table_id,))
        assert again.is_new, "nobody is sent to their own table"
        assert (await play_now(found, newcomer("Ana", ana), clock=clock, rated=True)).is_new
        monkeypatch.setattr(matchmaking, "time", lambda: time.time() + 3600)
        left = await play_now(found, newcomer())
        assert left.is_new, "nobody is there any more"
        assert not (await play_now(found, newcomer(), clock=Clock(kind="days", time=3))).is_new, "days are long"

    serving(tmp_path / "tables.sqlite3", work)


def test_a_rematch_is_one_table_for_all(database: Path | str) -> None:
    async def work() -> None:
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(services(database))
            other = await stack.enter_async_context(services(database)) if isinstance(database, str) else one
            ana, ben = await make_people(one, "Ana", "Ben")
            table_id = await open_table(one, ana)
            await one.seats.join(table_id, secrets.token_urlsafe(32), "Ben", None, ben)
            with pytest.raises(Problem, match="not-over"):
                await one.matchmaking.rematch(table_id, ProfileToken(ana), newcomer("Ana", ana), lambda: None)
            await play_at_random(one, table_id)
            with pytest.raises(Problem, match="not-a-player"):
                await one.matchmaking.rematch(table_id, None, newcomer(), lambda: None)
            both = await asyncio.gather(*(
                found.matchmaking.rematch(table_id, ProfileToken(me), newcomer(name, me), lambda: None)
                for found, me, name in ((one, ana, "Ana"), (other, ben, "Ben"))
            ))  # fmt: skip
            assert len({seated.table_id for seated in both}) == 1
            assert [seated.seat for seated in both] == [1, 0], "another player begins"
            snapshot = await one.snapshots.current(both[0].table_id)
            assert (snapshot.table["state"], snapshot.table["options"]["mode"]) == ("playing", "era-1")
            assert (await one.snapshots.current(table_id)).table["rematch"] == both[0].table_id
            again = await one.matchmaking.rematch(table_id, ProfileToken(ana), newcomer("Ana", ana), lambda: None)
            assert again == (both[0].table_id, 1, False), "a repeated request does no harm"

    asyncio.run(work())


def test_whoever_is_elsewhere_is_invited_to_the_rematch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, str, Any]] = []

    async def tell(person: str, notice: Notice) -> None:
        told.append((person, notice.event, notice.words["name"]))

    async def work(found: Services) -> None:
        monkeypatch.setattr(found.notifications, "notify", tell)
        ana, ben = await make_people(found, "Ana", "Ben")
        table_id = await open_table(found, ana)
        await found.seats.join(table_id, secrets.token_urlsafe(32), "Ben", None, ben)
        await play_at_random(found, table_id)
        seated = await found.matchmaking.rematch(table_id, ProfileToken(ben), newcomer("Ben", ben), lambda: None)
        assert [row["table_id"] for row in await found.contacts.invitations(ana)] == [seated.table_id]
        assert told == [(ana, "rematch", "Ben")]
        await found.contacts.invite(ben, await open_table(found, ben), "Ana")
        assert told[1:] == [(ana, "invitation", "Somebody")]
        await found.contacts.block(ana, ben)
        await found.contacts.invite(ben, await open_table(found, ben), "Ana")
        assert len(told) == 2, "nobody hears of those whom they have blocked"
        await found.contacts.unblock(ana, ben)
        await found.seats.leave(seated.table_id, ProfileToken(ben), None)
        joined = await found.matchmaking.rematch(table_id, ProfileToken(ana), newcomer("Ana", ana), lambda: None)
        assert joined == (seated.table_id, 1, False)

    serving(tmp_path / "tables.sqlite3", work)


# over HTTP


def person(server: Server, name: str) -> tuple[Player, str]:
    """A player with a profile, and its name."""
    player = Player(server.address)
    player.http.headers["Caverna-Player"] = PREFIX + player.token
    made = player.http.post("/api/me", json={"name": f"{name} {secrets.token_hex(4)}", "device": "desk"})
    return player, made.json()["name"]


def test_over_http(server: Server) -> None:
    (ana, _), (ben, name) = person(server, "Ana"), person(server, "Ben")
    wish = {"name": "Ana", "game": GAME, "clock": {"kind": "bank", "time": 1234}}
    first = ana.http.post("/api/play-now", json=wish).json()
    ana.table = first["id"]
    assert first["opened"]
    assert ana.http.post(f"/api/tables/{first['id']}/invitations", json={"name": name}).json()["name"] == name
    (invited,) = ben.http.get("/api/me/invitations").json()
    assert invited["table_id"] == first["id"]
    assert ana.http.get(f"/api/tables/{first['id']}/invitations").json()[0]["declined"] is False
    assert ben.http.delete(f"/api/me/invitations/{first['id']}").status_code == 204
    found = ben.http.post("/api/play-now", json={**wish, "name": "Ben"}).json()
    assert found == {"id": first["id"], "seat": 1, "opened": False}
    assert [row["tables"] for row in ben.http.get("/api/me/opponents").json()] == [1]
    assert ben.http.post("/api/me/blocks", json={"table": first["id"], "seat": 0}).status_code == 204
    (blocked,) = ben.http.get("/api/me/blocks").json()
    assert ben.http.delete(f"/api/me/blocks/{blocked['id']}").status_code == 204
    refused(ben.http.post("/api/me/blocks", json={}), 400, "bad-request")
    refused(Player(server.address).http.get("/api/me/invitations"), 403, "no-profile")
    refused(ana.post("rematch", name="Ana", token=secrets.token_urlsafe(32)), 409, "not-over")


def test_guests_play_again_too(server: Server) -> None:
    ana = Player(server.address).open(GAME, "open", options={"mode": "era-1"})
    ben = Player(server.address).join(ana.table or "")
    play_to_the_end({0: ana, 1: ben})
    first = ben.post("rematch", name="Ben", token=secrets.token_urlsafe(32)).json()
    assert (first["seat"], first["opened"]) == (0, True)
    assert ana.get()["rematch"] == first["id"]
    second = ana.post("rematch", name="Ana", token=secrets.token_urlsafe(32)).json()
    assert second == {**first, "seat": 1, "opened": False}
