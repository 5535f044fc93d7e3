"""What a stranger does with profiles costs others nothing."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

from caverna.server.new_tables import SeatPlan
from caverna.server.people import history, sessions
from caverna.server.people.messages import ProfileRequest
from caverna.server.people_routes import change_profile
from caverna.server.problems import Problem
from caverna.server.rate_limits import REST, ClientQuota
from caverna.server.services import Services
from caverna.server.settings import Limits
from caverna.server.snapshot import ProfileToken
from tests.server.in_process import serving, table_plan

GAME = "cave-vs-cave"


def new_token() -> str:
    return sessions.PREFIX + secrets.token_urlsafe(32)


async def new_table(services: Services, token: str) -> str:
    plan = table_plan(SeatPlan("me", "Ana"), SeatPlan("open", "Ben"), game=GAME, mode="era-1")
    return (await services.new_tables.create(plan, token))[0]


def test_seats_of_others_are_neither_taken_nor_touched(tmp_path: Path) -> None:
    """Otherwise everybody at a table could be kept busy by somebody who only knows its id."""

    async def work(services: Services) -> None:
        theirs, mine = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
        foreign, own = await new_table(services, theirs), await new_table(services, mine)
        me = await services.profiles.create("Eve", "animal-dog", new_token(), "desk")
        touched: list[str] = []
        update = services.profiles.updates.update

        async def note(table_id: str, transaction: Any) -> Any:
            touched.append(table_id)
            return await update(table_id, transaction)

        services.profiles.updates.update = note  # type: ignore[method-assign]
        guesses = [(foreign, secrets.token_urlsafe(32)), (foreign, mine), ("nowhere", mine)]
        assert await services.profiles.collect(me, [*guesses, (own, mine), (own, mine)], None) == 1
        assert touched == [own]
        assert (await services.snapshots.current(foreign)).seat_of(theirs) == 0

    serving(tmp_path / "tables.sqlite3", work)


def test_a_profile_has_a_limited_number_of_sessions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MAX_SESSIONS", 3)

    async def work(services: Services) -> None:
        tokens = [new_token() for _ in range(6)]
        me = await services.profiles.create("Ana", "animal-dog", tokens[0], "desk")
        other = await services.profiles.create("Ben", "animal-dog", new_token(), "desk")
        for token in tokens[1:]:
            code, _ = await services.sessions.make_link(me)
            await services.sessions.begin(token, code, "phone")
        assert len(await services.sessions.all(me, tokens[-1])) == 3
        assert len(await services.sessions.all(other, tokens[-1])) == 1
        for token in tokens[3:]:
            assert await services.sessions.profile_of(token) == me
        with pytest.raises(Problem, match="no-profile"):
            await services.sessions.profile_of(tokens[0])

    serving(tmp_path / "tables.sqlite3", work)


def test_a_deleted_profile_leaves_no_table_behind_however_many_there_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "MAX_TABLES", 2)

    async def work(services: Services) -> None:
        held = [(await new_table(services, token), token) for token in (secrets.token_urlsafe(32) for _ in range(5))]
        me = await services.profiles.create("Ana", "animal-dog", new_token(), "desk")
        assert await services.profiles.collect(me, held, None) == 5
        await services.profiles.delete(me)
        for table_id, _ in held:
            snapshot = await services.snapshots.current(table_id)
            assert snapshot.find_seat(ProfileToken(me)) is None
            assert "Ana" not in snapshot.names()

    serving(tmp_path / "tables.sqlite3", work)


def test_an_avatar_is_paid_for_by_how_many_tables_show_it(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        token = new_token()
        me = await services.profiles.create("Ana", "animal-dog", token, "desk")
        app = SimpleNamespace(state=SimpleNamespace(services=services))
        request = Request({"type": "http", "app": app, "client": ("192.0.2.1", 1), "headers": []})
        bucket = services.clients.quota(request.scope).requests
        bucket.rate = 0.0
        paid = []
        for _ in range(3):
            before = bucket.level
            await change_profile(request, ProfileRequest(avatar="good-ruby"), me, token)
            paid.append(before - bucket.level)
            seat = secrets.token_urlsafe(32)
            assert await services.profiles.collect(me, [(await new_table(services, seat), seat)], None) == 1
        assert paid == pytest.approx([0.0, paid[1], 2 * paid[1]])
        assert paid[1] > 0

    serving(tmp_path / "tables.sqlite3", work)


def test_long_answers_of_a_client_are_made_one_after_another_with_a_rest() -> None:
    async def work() -> None:
        quota = ClientQuota("192.0.2.1", Limits())
        made: list[tuple[str, float]] = []

        async def answer(name: str) -> None:
            async with quota.long_answer():
                made.append((f"begin {name}", monotonic()))
                await asyncio.sleep(0.01)
                made.append((f"end {name}", monotonic()))

        await asyncio.gather(answer("a"), answer("b"))
        assert [name for name, _ in made] == ["begin a", "end a", "begin b", "end b"]
        times = [at for _, at in made]
        assert times[2] - times[1] >= (times[1] - times[0]) * (REST - 1)

    asyncio.run(work())
