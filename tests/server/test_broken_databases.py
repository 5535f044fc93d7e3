"""Databases that are not well: a server says what is wrong, and a broken table disturbs no other."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import text

from caverna.server.new_tables import SeatPlan
from caverna.server.problems import Problem
from caverna.server.readiness import Readiness
from caverna.server.services import Services
from caverna.server.settings import database_url
from caverna.server.store import Sqlite, prepare
from tests.conftest import Caverna
from tests.server.clients import refused
from tests.server.harness import Player, Server, until
from tests.server.in_process import serving, table_plan


def new_database(path: Path) -> Path:
    asyncio.run(prepare(database_url(str(path))))
    return path


def execute(path: Path | str, *statements: str) -> None:
    with closing(sqlite3.connect(path, timeout=20)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


# a whole database


def no_database(folder: Path) -> str:
    (folder / "notes.txt").write_text("not a database, but long enough to be one\n" * 100)
    return str(folder / "notes.txt")


def newer(folder: Path) -> str:
    path = new_database(folder / "newer.sqlite3")
    execute(path, "UPDATE alembic_version SET version_num = '9999'")
    return str(path)


def foreign(folder: Path) -> str:
    path = folder / "foreign.sqlite3"
    execute(path, "CREATE TABLE songs (title TEXT)")
    return str(path)


def foreign_with_versions(folder: Path) -> str:
    path = folder / "songs.sqlite3"
    execute(path, "CREATE TABLE songs (title TEXT)", "CREATE TABLE alembic_version (version_num TEXT)")
    execute(path, "INSERT INTO alembic_version VALUES ('0001')")
    return str(path)


def cut_in_half(folder: Path) -> str:
    path = new_database(folder / "half.sqlite3")
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    return str(path)


def scribbled_on(folder: Path) -> str:
    path = new_database(folder / "scribbled.sqlite3")
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\xff" * 8192 + data[12288:])
    return str(path)


FAULTS: list[tuple[Callable[[Path], str], str]] = [
    (no_database, "is not a database"),
    (newer, "newer version of caverna: upgrade"),
    (foreign, "another program"),
    (foreign_with_versions, "another program"),
    (lambda folder: str(folder / "missing" / "tables.sqlite3"), "does not exist: create it"),
    (str, "is a folder: name a file"),
    (cut_in_half, "damaged: restore it from a backup"),
    (scribbled_on, "damaged: restore it from a backup"),
    (lambda folder: "postgresql://me:secret@127.0.0.1:1/tables", "127.0.0.1:1/tables"),
]


@pytest.mark.parametrize(
    ("fault", "reason"),
    FAULTS,
    ids=[
        "not a database", "newer", "foreign", "foreign with versions", "no folder", "folder", "cut in half",
        "scribbled on", "no PostgreSQL",
    ],
)  # fmt: skip
def test_a_server_says_in_one_sentence_why_a_database_cannot_be_used(
    run: Caverna, tmp_path: Path, fault: Callable[[Path], str], reason: str
) -> None:
    done = run("serve", "--database", fault(tmp_path))
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("caverna: ")
    assert done.err.count("\n") == 1
    assert reason in done.err
    assert "secret" not in done.err


def test_an_empty_or_missing_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / "empty.sqlite3").touch()
    for name in ("empty", "missing"):
        new_database(new_database(tmp_path / f"{name}.sqlite3"))


def test_a_server_that_cannot_write_is_not_ready_and_logs_why(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        store = Sqlite(database_url(str(tmp_path / "tables.sqlite3")))
        await store.open()
        try:
            await Readiness(store).check()
            await store.write(lambda connection: connection.execute(text("PRAGMA query_only = ON")))
            with pytest.raises(Problem, match="unavailable"):
                await Readiness(store).check()
        finally:
            await store.close()

    asyncio.run(check())
    assert "attempt to write a readonly database" in caplog.records[-1].__dict__["why"]


# one table


EVENT = "INSERT INTO events VALUES ('{id}', {version}, 'play', 0, NULL, {kept}, '{actions}', '[]', NULL, 0)"
BREAKS = {
    "last event missing": ("UPDATE tables SET version = 2 WHERE id = '{id}'",),
    "event missing": (
        EVENT.format(id="{id}", version=3, kept=0, actions="[]"), "UPDATE tables SET version = 3 WHERE id = '{id}'",
    ),
    "unknown action": ("UPDATE events SET actions = '[99999]' WHERE table_id = '{id}'",),
    "no actions": ("""UPDATE events SET actions = '{{"a": 1}}' WHERE table_id = '{id}'""",),
    "more kept than there is": ("UPDATE events SET kept = 5 WHERE table_id = '{id}'",),
    "unknown option": ("""UPDATE tables SET options = '{{"players": 77}}' WHERE id = '{id}'""",),
}  # fmt: skip


NEWER_RULES = "UPDATE tables SET rules_version = 99 WHERE id = '{id}'"
BOT_DUE = "UPDATE tables SET bot_due = 1, claimed_until = 0 WHERE id = '{id}'"
OLDER_RULES = (*BREAKS["unknown action"], "UPDATE tables SET rules_version = 0 WHERE id = '{id}'")
BROKEN = {
    **BREAKS,
    "newer rules": (NEWER_RULES,),
    "older rules": OLDER_RULES,
    "bot due": (*BREAKS["unknown action"], BOT_DUE),
    "whole": (),
}
TOKENS = {name: f"{number:043}" for number, name in enumerate(BROKEN)}


async def open_tables(services: Services) -> dict[str, str]:
    """Open a table for each kind of damage, and return their ids."""
    plan = table_plan(SeatPlan("me", "Ana"))
    return {name: (await services.new_tables.create(plan, token))[0] for name, token in TOKENS.items()}


class Damaged(NamedTuple):
    """A server whose tables were damaged before it started."""

    server: Server
    ids: dict[str, str]

    def player(self, name: str) -> Player:
        """The player at one of its tables."""
        player = Player(self.server.address, self.ids[name])
        player.http.headers["Authorization"] = f"Bearer {TOKENS[name]}"
        return player


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damaged]:
    folder: Path = tmp_path_factory.mktemp("damaged")
    path = folder / "tables.sqlite3"
    ids = serving(path, open_tables)
    for name, statements in BROKEN.items():
        execute(path, *(statement.format(id=ids[name]) for statement in statements))
    with Server(folder, str(path)) as server:
        yield Damaged(server, ids)


def ask_everything(player: Player) -> list[Any]:
    paths = ("", "/decision", "/steps", "/steps/0", "/scores", "/record", "/hint")
    told = [player.http.get(f"/api/tables/{player.table}{path}") for path in paths]
    return [*told, player.post("actions", version=1, action=0), player.post("undo", version=1)]


@pytest.mark.parametrize("name", BREAKS)
def test_a_damaged_table_says_so_in_the_language_of_who_asks(damaged: Damaged, name: str) -> None:
    ana = damaged.player(name)
    messages = {refused(answer, 409, "damaged-table")["message"] for answer in ask_everything(ana)}
    ana.http.headers["Accept-Language"] = "pl"
    messages |= {refused(answer, 409, "damaged-table")["message"] for answer in ask_everything(ana)}
    assert len(messages) == 2


@pytest.mark.parametrize("name", ["newer rules", "older rules"])
def test_a_table_that_other_rules_led_to_says_so(damaged: Damaged, name: str) -> None:
    for answer in ask_everything(damaged.player(name)):
        refused(answer, 409, "other-rules")


def test_the_other_tables_go_on_and_nobody_waits_for_the_bot_of_a_broken_one(damaged: Damaged) -> None:
    def is_due() -> bool:
        with closing(sqlite3.connect(damaged.server.database)) as connection:
            return bool(connection.execute("SELECT count(*) FROM tables WHERE bot_due").fetchone()[0])

    until(lambda: not is_due())
    assert damaged.player("whole").play().status_code == 200
    assert '"level": "error"' not in damaged.server.log.read_text()


def test_the_operator_finds_broken_tables(run: Caverna, tmp_path: Path, damaged: Damaged) -> None:
    done = run("admin", "check", "--database", damaged.server.database)
    *lines, summary = done.out.splitlines()
    found = {line.split("  ")[0]: line for line in lines}
    assert done.code == 1
    assert found.keys() == {*damaged.ids.values()} - {damaged.ids["whole"]}
    assert "99999" in found[damaged.ids["unknown action"]]
    assert "rules version 99" in found[damaged.ids["newer rules"]]
    assert summary == f"{len(found)} tables cannot be read."
    fine = run("admin", "check", "--database", str(new_database(tmp_path / "fine.sqlite3")))
    assert (fine.code, fine.out) == (0, "All tables can be read.\n")


def test_the_operator_is_told_what_is_wrong_with_a_database(run: Caverna, tmp_path: Path) -> None:
    for fault in (no_database, foreign):
        done = run("admin", "check", "--database", fault(tmp_path))
        assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
