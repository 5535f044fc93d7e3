"""Profiles: they collect seats, are carried to other devices, and go without a trace."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from caverna import art
from caverna.server.new_tables import SeatPlan
from caverna.server.people import avatars, sessions
from caverna.server.problems import Problem
from caverna.server.services import Services
from caverna.server.snapshot import ProfileToken, hash_token
from tests.form import PURE
from tests.server.clients import refused
from tests.server.harness import NO_TLS, Player, Postgres, Server
from tests.server.in_process import play_at_random, serving, table_plan

GAME = "cave-vs-cave"


@pytest.fixture(params=["sqlite"] if PURE else ["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite3"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database(f"profiles_{time.time_ns()}")


def new_token() -> str:
    return sessions.PREFIX + secrets.token_urlsafe(32)


def test_every_avatar_is_drawn() -> None:
    parts = {f"face-{part}-{n}" for part in ("beard", "hat", "extra") for n in range(avatars.PARTS[part])}
    drawn = {id for id in art.ids() if id.startswith("face-")} - {"face-head", "face-shoulders"}
    assert drawn == parts - {"face-beard-0", "face-extra-0"}, "these two are nothing"
    assert set(avatars.PICTURES) <= set(art.ids())
    for avatar in (*avatars.PICTURES, *(avatars.random_avatar() for _ in range(50))):
        assert re.fullmatch(avatars.PATTERN, avatar)


def test_recovery_codes_are_read_however_they_are_typed() -> None:
    code = sessions.recovery_code()
    assert sessions.hash_code(code) == sessions.hash_code(f" {code.lower().replace('-', ' ')} ")
    assert sessions.hash_code(code) != sessions.hash_code(code[:-1])


def test_a_profile_from_its_first_seat_to_its_end(database: Path | str) -> None:
    async def work(services: Services) -> None:
        profiles = services.profiles
        *seats, ben = [secrets.token_urlsafe(32) for _ in range(4)]
        plan = table_plan(SeatPlan("me", "Ana"), SeatPlan("open", "Ben"), game=GAME, mode="era-1")
        finished, waiting, begun = [(await services.new_tables.create(plan, token))[0] for token in seats]
        await services.seats.join(begun, secrets.token_urlsafe(32), "Ben", None)
        await services.seats.join(finished, ben, "Ben", None)
        for who, text in ((seats[0], "Hello"), (ben, "Hi")):
            await services.chat.say(finished, who, text)
        await play_at_random(services, finished)
        token = new_token()
        me = await profiles.create("Ana", "animal-dog", token, "desk")
        assert await profiles.create("Ana", "animal-dog", token, "desk") == me, "a repeated request does no harm"
        with pytest.raises(Problem, match="name-taken"):
            await profiles.create("ANA", "animal-dog", new_token(), "desk")
        assert await profiles.collect(me, [(finished, "x" * 43)], None) == 0, "only who has the token has the seat"
        held = [*zip((finished, waiting, begun), seats, strict=True)]
        assert await profiles.collect(me, held, None) == 3
        mine = {row["table_id"]: row for row in await services.history.seats_of(me)}
        assert {table_id: row["state"] for table_id, row in mine.items()} == {
            finished: "over", waiting: "open", begun: "playing",
        }  # fmt: skip
        assert [(mine[one]["said"], mine[one]["answered"]) for one in (finished, begun)] == [(2, 1), (0, 0)]
        snapshot = await services.snapshots.current(begun)
        assert snapshot.seat_of(await services.sessions.token(token)) == 0
        for old in (seats[2], me):
            with pytest.raises(Problem, match="not-a-player"):
                snapshot.seat_of(old)
        results = await services.history.results_of(me)
        assert [(row["table_id"], row["seat"], len(row["scores"])) for row in results] == [(finished, 0, 2)]
        assert sum(results[0]["sheet"].values()) == results[0]["score"]
        event_log = (await services.snapshots.known(finished)).event_log
        assert event_log is not None
        rooms = event_log.game.view()["players"][0]["rooms"]
        assert results[0]["built"] == [room["id"] for room in rooms if room["id"] != "cave-entrance"]
        exported = str(await profiles.export(me, await services.sessions.all(me, token)))
        assert "Hello" in exported
        assert not any(secret in exported for secret in [token, hash_token(token), *seats])
        await profiles.delete(me)
        with pytest.raises(Problem, match="no-profile"):
            await services.sessions.profile_of(token)
        assert (await services.snapshots.current(begun)).seats[0]["kind"] == "bot"
        assert (await services.snapshots.current(waiting)).seats[0]["kind"] == "open"
        assert (await services.snapshots.current(finished)).seats[0]["name"] == "Player 1"
        assert [row["text"] for row in await services.chat.messages(finished, 0)] == ["Hi"]

    serving(database, work)


def test_codes_work_once_even_on_two_devices_at_once(database: Path | str) -> None:
    async def work(services: Services) -> None:
        me = await services.profiles.create("Ana", "animal-dog", new_token(), "desk")
        link, _ = await services.sessions.make_link(me)
        code = (await services.sessions.make_recovery_codes(me))[0]
        for used in (link, code):
            tries = [services.sessions.begin(new_token(), used, "phone") for _ in range(3)]
            done = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(map(str, done)) == ["None", "bad-code", "bad-code"]
        assert (await services.profiles.read(me))["recovery_codes"] == sessions.CODES - 1
        stale = (await services.sessions.make_recovery_codes(me))[0]
        await services.sessions.make_recovery_codes(me)
        with pytest.raises(Problem, match="bad-code"):
            await services.sessions.begin(new_token(), stale, "phone")

    serving(database, work)


def test_a_link_expires(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        me = await services.profiles.create("Ana", "animal-dog", new_token(), "desk")
        link, expires = await services.sessions.make_link(me)
        monkeypatch.setattr(sessions, "time", lambda: expires + 1)
        with pytest.raises(Problem, match="bad-code"):
            await services.sessions.begin(new_token(), link, "phone")

    serving(tmp_path / "tables.sqlite3", work)


def test_a_browser_brings_its_games_of_the_day(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        daily = services.daily_games
        browser, token = "b" * 43, new_token()
        table_id, _ = await daily.begin(GAME, hash_token(browser), "Ana", "t" * 43, "client")
        me = await services.profiles.create("Ana", "animal-dog", token, "desk")
        await services.profiles.collect(me, [(table_id, "t" * 43)], hash_token(browser))
        assert await daily.begin(GAME, me, "Ana", "u" * 43, "client", me) == (table_id, False)
        assert (await services.snapshots.current(table_id)).seat_of(ProfileToken(me)) == 0

    serving(tmp_path / "tables.sqlite3", work)


# over HTTP


def device(server: Server) -> tuple[str, Callable[..., httpx.Response]]:
    """A device with a session token, and how it asks."""
    token, player = new_token(), Player(server.address)
    player.http.headers["Caverna-Player"] = token
    return token, lambda method, path="", **body: player.http.request(
        method, f"/api/me{path}", **({"json": body} if body else {})
    )


def test_a_seat_on_two_devices_until_one_is_lost(server: Server) -> None:
    token, desk = device(server)
    name = f"Ana {secrets.token_hex(4)}"
    made = desk("POST", name=name, device="desk").json()
    assert (made["name"], made["avatar"][:6], made["recovery_codes"]) == (name, "dwarf-", 0)
    ana = Player(server.address)
    ana.http.headers["Caverna-Player"] = token
    ana.open(GAME, "open", options={"mode": "era-1"})
    again = Player(server.address)
    again.http.headers["Caverna-Player"] = token
    assert again.join(ana.table or "").seat == 0, "nobody plays against themselves"
    Player(server.address).join(ana.table or "")
    lost, phone = device(server)
    code = desk("POST", "/links").json()["code"]
    assert phone("POST", "/sessions", code=code, device="phone").json()["id"] == made["id"]
    assert [row["table_id"] for row in phone("GET", "/tables").json()] == [ana.table]
    other = Player(server.address, ana.table)
    other.http.headers["Authorization"] = f"Bearer {lost}"
    turns = [player for player in (ana, other) if player.has_turn()]
    assert len(turns) in (0, 2), "both devices see the same"
    listed = {row["device"]: row for row in desk("GET").json()["sessions"]}
    assert [name for name, row in listed.items() if row["current"]] == ["desk"]
    assert desk("DELETE", f"/sessions/{listed['phone']['id']}").status_code == 204
    refused(phone("GET"), 403, "no-profile")
    refused(other.http.get(f"/api/tables/{ana.table}/decision"), 403, "no-profile")
    assert desk("PATCH", avatar="good-ruby").json()["avatar"] == "good-ruby"
    assert desk("PATCH", name=f"{name}!").status_code == 200
    assert [(row["name"], row["avatar"]) for row in ana.get()["seats"]] == [(f"{name}!", "good-ruby"), ("Ben", None)]
    assert httpx.get(f"{server.address}/api/me", verify=NO_TLS).status_code == 403


def test_what_is_refused(server: Server) -> None:
    _, desk = device(server)
    refused(desk("GET"), 403, "no-profile")
    refused(desk("POST", "/sessions", code="AAAA-BBBB-CCCC", device="phone"), 403, "bad-code")
    refused(desk("POST", name="\u202e", device="desk"), 422, "bad-name")
    refused(desk("POST", name="Ana", device="desk", avatar="dragon"), 400, "bad-request")
    name = f"Eve {secrets.token_hex(4)}"
    assert desk("POST", name=name, device="desk").status_code == 201
    refused(desk("DELETE", "/sessions/nothing"), 404, "no-such-session")
    token, other = device(server)
    refused(other("POST", name=name.upper(), device="desk"), 409, "name-taken")
    refused(Player(server.address).http.get("/api/me", headers={"Caverna-Player": "x" * 50}), 403, "no-profile")
    stranger = Player(server.address)
    stranger.http.headers["Authorization"] = f"Bearer {token}"
    refused(stranger.http.post("/api/tables", json={"game": GAME, "options": {"players": 1}}), 403, "no-profile")
