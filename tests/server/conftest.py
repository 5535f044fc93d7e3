from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.form import PURE
from tests.server.harness import Player, Postgres, Server, postgres_server

if PURE:  # these do not depend on the rules
    collect_ignore = [
        "test_chat.py", "test_clock.py", "test_leaderboards.py", "test_languages.py", "test_limits.py", "test_load.py",
        "test_meeting.py", "test_news.py", "test_nodes.py", "test_openapi.py", "test_partitions.py",
        "test_ratings.py", "test_roles.py", "test_secrets.py", "test_serve.py", "test_stats.py", "test_store.py",
        "test_notifications.py", "test_webhooks.py", "test_year.py",
    ]  # fmt: skip


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with SQLite, shared by all tests that leave it intact."""
    folder = tmp_path_factory.mktemp("server")
    with Server(folder, str(folder / "tables.sqlite3")) as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server in a folder its own user can access. It need not sync to disk: no test cuts the power."""
    with tempfile.TemporaryDirectory(prefix="caverna-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with postgres_server(Path(folder) / "cluster", "fsync=off") as server:
            yield server


@pytest.fixture(autouse=True)
def close_connections() -> Iterator[None]:
    """Close all connections after a test."""
    yield
    Player.close_all()


@pytest.fixture
def ana(server: Server) -> Player:
    return Player(server.address)
