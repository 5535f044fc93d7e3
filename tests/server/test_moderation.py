"""`caverna admin`: profiles are listed, renamed and blocked, tables are closed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from caverna.server import moderation
from caverna.server.moderation import ModerationError
from caverna.server.new_tables import SeatPlan
from caverna.server.people.sessions import PREFIX
from caverna.server.problems import Problem
from caverna.server.services import Services
from caverna.server.settings import database_url
from tests.conftest import Caverna
from tests.server.in_process import services, table_plan

TOKEN = PREFIX + "x" * 43


async def prepare(found: Services) -> tuple[str, str, str]:
    """Ana's profile, her table in progress, and one that waits."""
    me = await found.profiles.create("Ana", "animal-dog", TOKEN, "desk")
    plans = [(SeatPlan("me", "Ana"),), (SeatPlan("me", "Ana"), SeatPlan("open", ""))]
    opened = [
        await found.new_tables.create(table_plan(*plan, game="cave-vs-cave"), str(number) * 43, None, me)
        for number, plan in enumerate(plans)
    ]
    return me, opened[0][0], opened[1][0]


def test_people_and_tables_are_moderated_while_the_server_runs(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    url = database_url(str(path))

    async def work() -> None:
        async with services(path) as found:
            me, playing, waiting = await prepare(found)
            before = await found.snapshots.known(playing)
            action = before.active_event_log().game.legal_actions()[0]
            (row,) = await moderation.list_profiles(url, "AN")
            assert (row.id, row.name, row.tables, row.blocked) == (me, "Ana", 2, False)
            assert await moderation.list_profiles(url, "%") == []
            await moderation.rename_profile(url, me, "Eve")
            assert (await found.profiles.read(me))["name"] == "Eve"
            await found.profiles.create("Ben", "animal-dog", f"{TOKEN}y", "desk")
            for name, reason in (("BEN", "somebody else"), ("\u202e", "not allowed")):
                with pytest.raises(ModerationError, match=reason):
                    await moderation.rename_profile(url, me, name)
            await moderation.block_profile(url, me)
            with pytest.raises(Problem, match="blocked"):
                await found.sessions.profile_of(TOKEN)
            await moderation.block_profile(url, me, blocked=False)
            assert await found.sessions.profile_of(TOKEN) == me
            await moderation.close_table(url, playing)
            with pytest.raises(Problem, match="stale"):  # the server had the table in memory
                await found.commands.play(playing, "0" * 43, before.version, action)
            await found.snapshots.forget(playing)
            assert (await found.snapshots.known(playing)).table["state"] == "over"
            await moderation.close_table(url, waiting)
            with pytest.raises(ModerationError, match="no such table"):
                await moderation.close_table(url, waiting)
            with pytest.raises(ModerationError, match="is over"):
                await moderation.close_table(url, playing)
            with pytest.raises(ModerationError, match="no such profile"):
                await moderation.block_profile(url, "nobody")

    asyncio.run(work())


def test_on_the_command_line(tmp_path: Path, run: Caverna) -> None:
    path = tmp_path / "tables.sqlite3"

    async def work() -> tuple[str, str, str]:
        async with services(path) as found:
            return await prepare(found)

    me, playing, _ = asyncio.run(work())
    database = ("--database", str(path))
    assert run("admin", "rename", me, "Eve", *database).code == 0
    assert run("admin", "block", me, *database).code == 0
    assert run("admin", "close", playing, *database).code == 0
    listed = run("admin", "profiles", *database).out
    assert all(part in listed for part in (me, "Eve", "tables: 2", "blocked"))
    failed = run("admin", "close", "nothing", *database)
    assert failed.code != 0
    assert "there is no such table" in failed.err
