"""A year of games: what is stored, how much, for how long, and whether it can still be read."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, Final

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, create_engine, func, insert, select, update

from caverna.game import OVER
from caverna.server import admin, schema
from caverna.server.archive import pack, unpack
from caverna.server.finished_tables import FinishedTables
from caverna.server.lobby import lobby
from caverna.server.new_tables import SeatPlan
from caverna.server.services import Services
from caverna.server.settings import Settings, database_url
from caverna.server.snapshot import Snapshot
from caverna.server.store import MIGRATIONS, open_store
from tests.server.harness import Postgres
from tests.server.in_process import serving, table_plan
from tests.server.many_games import copy_tables, play_some

FIRST: Final = Path(__file__).with_name("data") / "tables-0.1.0.sql"
FIRST_TABLES: Final = {
    "ccnyBnMXVenk": ("over", 196, 209, [7.0, 10.0]),
    "KHHZCFO0TLPx": ("playing", 27, 27, [-22, -18]),
    "wE7LOoAlYS3h": ("over", 98, 100, [-39]),
    "SwIaq9TbCJBl": ("playing", 1, 4, [3.0, 3.0]),
    "uy3_8oUh-Zsk": ("open", 0, 0, None),
}
"""The tables of a database that version 0.1.0 has filled: state, version, actions and scores as it told them."""
BEN: Final = "ben-" + "b" * 40
SIZE: Final = 21_800
"""Bytes that a game took before its events were packed."""


# databases of old


@pytest.fixture(params=["sqlite", "postgres"])
def first_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database that version 0.1.0 has filled."""
    path = tmp_path / "tables.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.executescript(FIRST.read_text("utf-8"))
    connection.close()
    if request.param == "sqlite":
        yield database_url(str(path))
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        url = database_url(postgres.database(f"first_{time.monotonic_ns()}"))
        asyncio.run(copy_rows(path, url))
        yield url


async def copy_rows(path: Path, url: str) -> None:
    """Create the tables of the first migration in PostgreSQL, and fill them with the rows of a SQLite file."""
    store: Any = open_store(url)

    def create_and_fill(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", MIGRATIONS)
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        metadata = MetaData()
        metadata.reflect(connection)
        with create_engine(f"sqlite:///{path}").connect() as source:
            old = MetaData()
            old.reflect(source)
            for table in metadata.sorted_tables:
                rows = [dict(row) for row in source.execute(select(old.tables[table.name])).mappings()]
                if table.name != "alembic_version":
                    connection.execute(insert(table), rows)

    async with store.writer.begin() as connection:
        await connection.run_sync(create_and_fill)
    await store.close()


def summary(snapshot: Snapshot) -> tuple[Any, ...]:
    log = snapshot.event_log
    told = (len(log.match.actions), log.game.scores()) if log else (0, None)
    return snapshot.table["state"], snapshot.version, *told


def test_a_database_of_the_first_version_is_migrated_with_everything_in_it(first_database: str) -> None:
    async def look() -> None:
        services = Services(Settings(first_database))
        await services.store.open()
        found = {name: summary(await services.snapshots.current(name)) for name in FIRST_TABLES}
        assert found == FIRST_TABLES
        assert [line["text"] for line in await services.chat.messages("ccnyBnMXVenk", 0)] == ["Good game — merci !"]
        assert (await services.statistics.of(None))["tables"] == 2
        assert [table["id"] for table, _ in await lobby(services.store, "open", 10**6)] == ["uy3_8oUh-Zsk"]
        snapshot = await services.snapshots.current("KHHZCFO0TLPx")
        game = snapshot.active_event_log().game
        tokens = ["ana-" + "a" * 40 + "2", BEN]
        await services.commands.play(snapshot.id, tokens[game.turn], snapshot.version, game.legal_actions()[0])
        again = await services.commands.play("ccnyBnMXVenk", "ana-" + "a" * 40, 1, 0, "key-ccnyBnMXVenk-0")
        assert again.event.version == 2
        assert await FinishedTables(services.store).pack(time.time()) == 2
        await services.statistics.save()
        await services.store.close()
        assert [table async for table in admin.broken_tables(first_database)] == []
        assert await admin.prune(first_database, 0) == (2, 0)
        assert [table async for table in admin.broken_tables(first_database)] == []

    asyncio.run(look())


# what a game takes


def rows_of(connection: Connection, table_id: str) -> list[dict[str, Any]]:
    query = select(schema.events).where(schema.events.c.table_id == table_id).order_by(schema.events.c.version)
    return [dict(row) for row in connection.execute(query).mappings()]


def test_packed_events_are_the_same_but_for_their_keys(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        table_id, other = await play_some(services, 2)
        rows = await services.store.read(lambda connection: rows_of(connection, table_id))
        assert {"play", "undo"} < {row["kind"] for row in rows}
        packed = pack(rows)
        assert len(packed) < len(rows) * 12
        left_out = ("table_id", "key", "at")
        again = [*unpack(packed)]
        assert [{name: row[name] for name in row if name not in left_out} for row in rows] == [
            {name: row[name] for name in original if name not in left_out}
            for row, original in zip(again, rows, strict=True)
        ]
        assert max(abs(row["at"] - told["at"]) for row, told in zip(rows, again, strict=True)) < 0.06

        before = [await services.snapshots.current(name) for name in (table_id, other)]
        finished = FinishedTables(services.store)
        assert await finished.pack(before[0].table["changed"] - 1) == 0, "a game that is just over may be asked about"
        assert await finished.pack(time.time()) == 2
        assert not await services.store.read(lambda connection: rows_of(connection, table_id))
        for snapshot in before:
            services.snapshots.cache.event_logs.clear()
            await services.snapshots.forget(snapshot.id)
            after = await services.snapshots.current(snapshot.id)
            assert after.event_log is not None
            assert after.event_log.match.game.turn == OVER
            assert after.record() == snapshot.record()

    serving(tmp_path / "tables.sqlite3", work)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with some finished games, packed."""
    path = tmp_path_factory.mktemp("year") / "tables.sqlite3"

    async def work(services: Services) -> None:
        await play_some(services, 4)
        await FinishedTables(services.store).pack(time.time())

    serving(path, work)
    return path


def many(played: Path, folder: Path, number: int) -> Path:
    """A database with a number of finished games."""
    path = folder / "many.sqlite3"
    shutil.copy(played, path)
    copy_tables(path, number // 4 - 1)
    return path


def test_a_finished_game_takes_less_than_half_of_what_it_did(played: Path, tmp_path: Path) -> None:
    path = many(played, tmp_path, 400)
    asyncio.run(admin.prune(database_url(str(path)), 1, compact=True))
    assert path.stat().st_size / 400 < SIZE / 2


@pytest.mark.parametrize("number", [2_000, pytest.param(50_000, marks=pytest.mark.slow)])
def test_start_lobby_and_statistics_do_not_depend_on_how_much_was_played(
    played: Path, tmp_path: Path, number: int
) -> None:
    """In processor time: on a busy machine the seconds of a clock say nothing."""
    path = many(played, tmp_path, number)
    url = database_url(str(path))
    serving(path, lambda services: services.statistics.save())  # as any server that has run before has done

    async def start_and_look() -> tuple[float, float, float]:
        began = process_time()
        services = Services(Settings(url))
        await services.open()
        opened = process_time()
        for _ in range(10):
            assert await lobby(services.store, "open", 24) == []
        looked = process_time()
        for _ in range(10):
            assert (await services.statistics.of(None))["tables"] == number
        asked = process_time()
        await services.close()
        return opened - began, (looked - opened) / 10, (asked - looked) / 10

    start, listing, counting = asyncio.run(start_and_look())
    assert start < 3
    assert listing < 0.05
    assert counting < 0.05


def test_old_tables_are_deleted_and_their_results_stay_in_the_statistics(played: Path, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    shutil.copy(played, path)
    url = database_url(str(path))

    async def make_old(services: Services) -> Any:
        ids = await services.store.read(
            lambda connection: [*connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id)).scalars()]
        )
        old = update(schema.tables).where(schema.tables.c.id.in_(ids[:3])).values(changed=time.time() - 400 * 86_400)
        await services.store.write(lambda connection: connection.execute(old))
        await services.new_tables.create(table_plan(SeatPlan("me", "Ana"), SeatPlan("open", "Ben")), "a" * 43)
        return await services.statistics.of(None)

    async def count(services: Services) -> tuple[Any, list[int]]:
        await services.statistics.load()
        counted = await services.store.read(
            lambda connection: [
                connection.execute(select(func.count()).select_from(table)).scalar_one()
                for table in (schema.tables, schema.archives, schema.results)
            ]
        )
        return await services.statistics.of(None), counted

    before = serving(path, make_old)
    assert asyncio.run(admin.prune(url, 365)) == (3, 0)
    after, counted = serving(path, count)
    assert counted == [2, 1, 1]
    assert after == before
    assert after["tables"] == 4


# backup


def test_a_backup_made_while_the_server_writes_can_be_restored(tmp_path: Path, postgres: Postgres) -> None:
    """The commands of docs/deploy.md, with both databases."""
    path = tmp_path / "tables.sqlite3"

    async def work(services: Services, back_up: Any) -> dict[str, Any]:
        table_id, _ = await services.new_tables.create(table_plan(SeatPlan("me", "Ana")), "a" * 43)
        for version in range(1, 6):
            game = (await services.snapshots.known(table_id)).active_event_log().game
            await services.commands.play(table_id, "a" * 43, version, game.legal_actions()[0], f"key {version}")
        back_up()
        snapshot = await services.snapshots.current(table_id)
        await services.commands.play(
            table_id, "a" * 43, 6, snapshot.active_event_log().game.legal_actions()[0], "too late for the backup"
        )
        return {"id": table_id, "record": snapshot.record()}

    async def check(services: Services, told: dict[str, Any]) -> None:
        snapshot = await services.snapshots.current(told["id"])
        assert (snapshot.version, snapshot.record()) == (6, told["record"])
        repeated = await services.commands.play(told["id"], "a" * 43, 5, 0, "key 5")
        assert repeated.event.version == 6
        await services.commands.play(told["id"], "a" * 43, 6, snapshot.active_event_log().game.legal_actions()[-1])

    def back_up_sqlite() -> None:
        source = sqlite3.connect(path)
        with sqlite3.connect(tmp_path / "backup.sqlite3") as target:
            source.backup(target)  # what `.backup` of sqlite3 does
        source.execute("VACUUM INTO ?", (str(tmp_path / "smaller.sqlite3"),))
        source.close()

    told = serving(path, lambda services: work(services, back_up_sqlite))
    for name in ("backup", "smaller"):
        serving(tmp_path / f"{name}.sqlite3", lambda services: check(services, told))

    name = f"backup_{time.monotonic_ns()}"
    first, second = postgres.database(name), postgres.database(f"{name}_again")
    dump = str(postgres.folder / f"{name}.dump")

    async def with_postgres() -> None:
        services = Services(Settings(database_url(first)))
        await services.store.open()
        told = await work(services, lambda: postgres.run("pg_dump", "--format=custom", f"--file={dump}", first))
        await services.store.close()
        postgres.run("pg_restore", "--clean", "--if-exists", f"--dbname={second}", dump)
        services = Services(Settings(database_url(second)))
        await services.store.open()
        await check(services, told)
        await services.store.close()

    asyncio.run(with_postgres())
