"""The lobby shows everybody's tables, and deserted ones leave it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from time import time
from typing import Any

from sqlalchemy import Connection, insert, select

from caverna.server import schema
from caverna.server.lobby import MAX_TABLES, lobby
from caverna.server.new_tables import SeatPlan
from caverna.server.services import Services
from tests.server.in_process import serving, table_plan

HOUR = 3600.0
DAY = 24 * HOUR
TOKEN = "a" * 43


def row(id: str, opener: str | None, **values: Any) -> dict[str, Any]:
    """A public table that was opened just now."""
    now = time()
    return {
        "id": id, "game": "cave-farmers", "options": {}, "rules_version": 1, "public": True, "state": "open",
        "opener": opener, "version": 0, "turn": -1, "since": now, "bot_due": False, "claimed_until": 0.0, "said": 0,
        "created": now, "changed": now, "deadline": None, **values,
    }  # fmt: skip


async def insert_tables(services: Services, *rows: dict[str, Any], seen: float | None = None) -> None:
    seat = {"seat": 0, "kind": "person", "name": "Ana", "forced": False, "confirms": False, "seen": seen}
    seats = [{"table_id": one["id"], **seat} for one in rows]

    def write(connection: Connection) -> None:
        connection.execute(insert(schema.tables), [*rows])
        connection.execute(insert(schema.seats), seats)

    await services.store.write(write)


async def listed(services: Services, state: str = "open") -> list[str]:
    return [str(table["id"]) for table, _ in await lobby(services.store, state, 24)]


def test_nobody_can_hide_the_tables_of_others(tmp_path: Path) -> None:
    async def check(services: Services) -> None:
        now = time()
        await insert_tables(services, *(row(f"old{n}", f"o{n}", since=now - HOUR) for n in range(50)))
        await insert_tables(services, *(row(f"new{n}", f"flood{n % 4}", since=now + n) for n in range(120)))
        await insert_tables(services, row("nobody", None, since=now - 2 * HOUR))
        found = await listed(services)
        assert len(found) == MAX_TABLES
        assert found[:4] == ["new119", "new118", "new117", "new116"], "the newest of each client"
        assert {f"old{n}" for n in range(50)} | {"nobody"} <= {*found}

    serving(tmp_path / "tables.sqlite3", check)


def test_talking_to_oneself_does_not_move_a_table_up(tmp_path: Path) -> None:
    async def check(services: Services) -> None:
        public = replace(table_plan(SeatPlan("me", "Ana"), SeatPlan("open", "B")), public=True)
        first, _ = await services.new_tables.create(public, TOKEN, "ana")
        second, _ = await services.new_tables.create(public, "b" * 43, "ben")
        assert await listed(services) == [second, first]
        await services.chat.say(first, TOKEN, "Anybody there?")
        await services.presence.set_present(first, 0, True)
        assert await listed(services) == [second, first]

    serving(tmp_path / "tables.sqlite3", check)


def test_a_table_where_nobody_was_for_a_day_is_not_listed(tmp_path: Path) -> None:
    async def check(services: Services) -> None:
        old = time() - 25 * HOUR
        await insert_tables(services, row("deserted", "a", changed=old))
        await insert_tables(services, row("watched", "b", changed=old), seen=time())
        await insert_tables(services, row("left", "c", changed=old), seen=old)
        await insert_tables(services, row("recent", "d"))
        await insert_tables(services, row("playing", "e", state="playing", changed=old))
        assert {*await listed(services)} == {"watched", "recent"}
        assert await listed(services, "playing") == []
        await services.presence.set_present("left", 0, False)
        assert "left" in await listed(services), "somebody was there until now"

    serving(tmp_path / "tables.sqlite3", check)


def test_deserted_tables_are_put_away_after_some_days(tmp_path: Path) -> None:
    async def check(services: Services) -> None:
        old = time() - 8 * DAY
        playing, _ = await services.new_tables.create(table_plan(SeatPlan("me", "Ana")), TOKEN)
        waits, _ = await services.new_tables.create(table_plan(SeatPlan("me", "Ana")), "b" * 43)
        await insert_tables(services, row("unused", "a", changed=old), row("replay", "a", changed=old, state="replay"))
        await insert_tables(services, row("watched", "a", changed=old), seen=time())
        await insert_tables(services, row("finished", "a", changed=old, state="over"))
        tables = schema.tables
        age = tables.update().where(tables.c.id.in_([playing, waits])).values(changed=old)
        patience = tables.update().where(tables.c.id == waits).values(deadline=time() + DAY)
        await services.store.write(lambda connection: (connection.execute(age), connection.execute(patience)))
        await services.scheduler.put_away()
        states = {
            str(id): state
            for id, state in await services.store.read(
                lambda connection: connection.execute(select(tables.c.id, tables.c.state)).all()
            )
        }
        assert states == {playing: "over", waits: "playing", "watched": "open", "finished": "over"}
        results = await services.store.read(lambda connection: connection.execute(select(schema.results)).all())
        assert results == [], "it was not played to its end"

    serving(tmp_path / "tables.sqlite3", check, kept=7)
