"""Databases that cannot be used: what is wrong and what to do about it, in one sentence for the operator."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Final

from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError

from caverna.game import CavernaError

from .schema import metadata

VERSIONS: Final = "alembic_version"
"""The table in which alembic records the version of the schema."""
CHECK_SECONDS: Final = 0.5
"""How long a file is searched for damage before a server starts. A large one is searched only in part."""
STEPS: Final = 10_000
HEADER: Final = 100
MAGIC: Final = b"SQLite format 3\0"


class DatabaseFault(CavernaError):
    """A database that cannot be used. The message says why and what to do."""


def check_file(url: str) -> None:
    """Raises `DatabaseFault` if a SQLite file cannot be a database of caverna. A file that does not exist is fine."""
    name = make_url(url).database
    if name is None or name == ":memory:":
        return
    path = Path(name)
    if path.is_dir():
        raise DatabaseFault(f"{path} is a folder: name a file in it with --database")
    if not path.parent.is_dir():
        raise DatabaseFault(f"the folder {path.parent} does not exist: create it, or name another with --database")
    if not os.access(path if path.exists() else path.parent, os.R_OK | os.W_OK):
        raise DatabaseFault(f"{path} cannot be written by this user: change its owner, or name another with --database")
    if path.exists() and path.stat().st_size:
        check_header(path)
        check_pages(path)


def check_header(path: Path) -> None:
    """Raises `DatabaseFault` if a file is not a database, or shorter than it says it is."""
    with path.open("rb") as file:
        header = file.read(HEADER)
    if not header.startswith(MAGIC):
        raise DatabaseFault(f"{path} is not a database of caverna: name another file with --database")
    page = int.from_bytes(header[16:18], "big")
    size = (65536 if page == 1 else page) * int.from_bytes(header[28:32], "big")
    log = path.with_name(f"{path.name}-wal")
    if path.stat().st_size < size and not (log.exists() and log.stat().st_size):
        raise damaged(path)


def check_pages(path: Path) -> None:
    """Raises `DatabaseFault` if a file is found damaged within a short time."""
    deadline = monotonic() + CHECK_SECONDS
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        connection.set_progress_handler(lambda: int(monotonic() > deadline), STEPS)
        try:
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        except sqlite3.OperationalError:
            return  # out of time, or in use by another process
        except sqlite3.DatabaseError as error:
            raise damaged(path) from error
    if found != "ok":
        raise damaged(path)


def damaged(path: Path) -> DatabaseFault:
    """The fault of a damaged file."""
    return DatabaseFault(f"{path} is damaged: restore it from a backup, or name another file with --database")


def check_owner(connection: Connection, script: ScriptDirectory) -> None:
    """Raises `DatabaseFault` if a database belongs to another program or to a newer server."""
    found = set(inspect(connection).get_table_names())
    ours = set(metadata.tables)
    known = {revision.revision for revision in script.walk_revisions()}
    if VERSIONS not in found:
        foreign = found if connection.dialect.name == "sqlite" else found & ours
        if foreign:
            raise DatabaseFault("this database belongs to another program: name another with --database")
        return
    version = connection.execute(text(f"SELECT version_num FROM {VERSIONS}")).scalar()
    if version is not None and not {"tables", "seats", "events"} <= found:
        raise DatabaseFault("this database belongs to another program: name another with --database")
    if version is not None and version not in known:
        raise DatabaseFault(
            "this database was written by a newer version of caverna: upgrade this one, or restore a backup"
        )


def explained(url: str, error: Exception) -> DatabaseFault:
    """The fault behind an error that occurred when a database was opened."""
    if isinstance(error, DatabaseFault):
        return error
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    reason = f"{type(cause).__name__}: {cause}".rstrip(": ")
    where = make_url(url)
    if where.get_backend_name() == "sqlite":
        return DatabaseFault(f"{where.database} cannot be used as a database ({reason}): name another with --database")
    if isinstance(error, ModuleNotFoundError):
        command = "pip install 'caverna[postgres]'"
        return DatabaseFault(f"PostgreSQL needs the package asyncpg: {command}")
    return DatabaseFault(
        f"PostgreSQL cannot be used at {address(where)} ({reason}): start it, or correct the address, name and password"
    )


def address(url: URL) -> str:
    """Where a database is, without the password."""
    return f"{url.host or 'localhost'}:{url.port or 5432}/{url.database or ''}"
