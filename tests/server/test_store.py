"""The database: its schema, and transactions that are committed together without affecting each other."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, func, insert, select, text

from caverna.game import InvalidOption
from caverna.server import schema
from caverna.server.problems import Problem
from caverna.server.settings import ADDRESS, DATABASE, METRICS, ORIGINS, WEBHOOKS, Limits, Settings, database_url
from caverna.server.store import RETRY, Conflict, Sqlite

Answer = TypeVar("Answer")


def using(folder: Path, work: Callable[[Sqlite], Awaitable[Answer]]) -> Answer:
    """Do some work with a database in a folder."""

    async def run() -> Answer:
        store = Sqlite(database_url(str(folder / "tables.sqlite3")))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def row(number: int) -> dict[str, Any]:
    """The row of any finished table."""
    return {
        "id": f"t{number}", "game": "cave-farmers", "options": {}, "rules_version": 1, "public": False,
        "state": "over", "version": 0, "turn": -2, "since": 0.0, "bot_due": False, "claimed_until": 0.0, "said": 0,
        "created": 0.0, "changed": 0.0,
    }  # fmt: skip


def adding(number: int) -> Callable[[Connection], int]:
    def change(connection: Connection) -> int:
        connection.execute(insert(schema.tables), [row(number)])
        return number

    return change


async def count(store: Sqlite) -> int:
    return await store.read(counted)


def counted(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(schema.tables)).scalar_one())


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "render_as_batch": True})
    return list(compare_metadata(context, schema.metadata))


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    assert using(tmp_path, lambda store: store.read(differences)) == []


def test_a_database_can_be_opened_again_and_has_what_was_written(tmp_path: Path) -> None:
    assert using(tmp_path, lambda store: store.write(adding(1))) == 1
    assert using(tmp_path, count) == 1


def test_a_failing_transaction_does_not_affect_others_in_its_batch(tmp_path: Path) -> None:
    """All of them are committed together."""

    def broken(connection: Connection) -> int:
        connection.execute(insert(schema.tables), [row(7)])
        raise ZeroDivisionError

    def refused(connection: Connection) -> int:
        connection.execute(insert(schema.tables), [row(8)])
        raise Problem("over")

    def nonsense(connection: Connection) -> int:
        connection.execute(insert(schema.tables), [row(9)])
        connection.execute(text("SELECT nothing FROM nowhere"))
        return 9

    async def work(store: Sqlite) -> tuple[list[Any], int]:
        changes = [adding(1), broken, adding(2), refused, adding(2), nonsense, adding(3)]
        done = await asyncio.gather(*map(store.write, changes), return_exceptions=True)
        return done, await count(store)

    done, rows = using(tmp_path, work)
    assert [one if isinstance(one, int) else type(one) for one in done] == [
        1, ZeroDivisionError, 2, Problem, Conflict, Problem, 3,
    ]  # fmt: skip
    assert done[5].code == "unavailable"
    assert rows == 3


def test_changes_that_arrive_together_are_committed_together(tmp_path: Path) -> None:
    async def work(store: Sqlite) -> int:
        commits: list[object] = []
        event.listen(store.writer, "commit", commits.append)
        await asyncio.gather(*(store.write(adding(number)) for number in range(50)))
        assert await count(store) == 50
        return len(commits)

    assert using(tmp_path, work) < 5


def test_a_cancelled_transaction_does_not_hold_up_the_others(tmp_path: Path) -> None:
    async def work(store: Sqlite) -> int:
        impatient = asyncio.create_task(store.write(adding(1)))
        await asyncio.sleep(0)
        impatient.cancel()
        return await store.write(adding(2))

    assert using(tmp_path, work) == 2


def test_a_transaction_waits_for_another_program_and_nobody_waits_with_it(tmp_path: Path) -> None:
    async def work(store: Sqlite) -> int:
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = asyncio.create_task(store.write(adding(1)))
            await asyncio.sleep(3 * RETRY)
            assert await count(store) == 0
            assert not writing.done()
            other.execute("ROLLBACK")
            return await writing

    assert using(tmp_path, work) == 1


def test_a_transaction_is_committed_when_it_returns_and_not_before(tmp_path: Path) -> None:
    async def work(store: Sqlite) -> tuple[int, int]:
        seen: list[int] = []

        def change(connection: Connection) -> None:
            connection.execute(insert(schema.tables), [row(1)])
            with store.reader.connect() as another:
                seen.append(counted(another))

        await store.write(change)
        return seen[0], await count(store)

    assert using(tmp_path, work) == (0, 1)


# settings


@pytest.mark.parametrize(
    ("said", "url"),
    [
        ("sqlite:///a.db", "sqlite:///a.db"),
        ("postgres://me@there/db", "postgresql+asyncpg://me@there/db"),
        ("postgresql://me@there/db", "postgresql+asyncpg://me@there/db"),
        ("postgresql+psycopg://me@there/db", "postgresql+asyncpg://me@there/db"),
        ("/tmp/a.db", "sqlite:////tmp/a.db"),
    ],
)
def test_databases_can_be_named_in_the_usual_ways(said: str, url: str) -> None:
    assert database_url(said) == url


def test_an_unknown_database_is_refused() -> None:
    with pytest.raises(InvalidOption, match="mysql"):
        database_url("mysql://me@there/db")


def test_the_environment_overrides_limits_and_bad_values_are_refused() -> None:
    environment = {"CAVERNA_DATABASE_URL": "sqlite:///a.db", "CAVERNA_LIMIT_BODY": "5", "CAVERNA_PRIVATE_WEBHOOKS": "0"}
    settings = Settings.from_environment(environment)
    assert (settings.limits.body, settings.limits.rate) == (5, Limits().rate)
    assert not settings.private_webhooks
    assert not settings.is_shared
    for wrong in ("0", "-1", "many", ""):
        with pytest.raises(InvalidOption, match="CAVERNA_LIMIT_RATE"):
            Limits.from_environment({"CAVERNA_LIMIT_RATE": wrong})


def test_every_limit_is_documented_with_its_default() -> None:
    text = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text(encoding="utf-8")
    for limit in fields(Limits):
        assert f"| `CAVERNA_LIMIT_{limit.name.upper()}` | {limit.default} |" in text
    for variable in (DATABASE, WEBHOOKS, ORIGINS, ADDRESS, METRICS):
        assert f"| `{variable}` |" in text
