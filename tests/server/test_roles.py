"""Nodes for people and nodes for bots: whoever has time answers for a bot."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from caverna.game import InvalidOption
from caverna.server.settings import Settings
from tests.server.harness import Player, Postgres, Server, until
from tests.server.test_nodes import PATIENT, add_package, metric, play_until_the_bot_is_due, watching

THINKING = 'caverna_thinking_seconds_count{level="patient"}'


class Cluster:
    """A node for people and one for bots, which think as long as a test wants."""

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        self.gate = folder / "closed"
        add_package(folder / "packages", "patient", PATIENT)
        paths = os.pathsep.join(filter(None, [str(folder / "packages"), os.environ.get("PYTHONPATH")]))
        self.environment = {"PYTHONPATH": paths, "PATIENT_WAITS": str(self.gate)}
        self.database = postgres.database(f"roles_{time.monotonic_ns()}")
        self.people, self.bots = self.node("people", folder), self.node("bots", folder)

    def node(self, role: str, folder: Path) -> Server:
        server = Server(folder, self.database, "--role", role)
        server.environment |= self.environment
        return server

    def open_table(self) -> Player:
        return Player(self.people.address).open("cave-vs-cave", "patient", options={"mode": "era-1"})


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Cluster]:
    cluster = Cluster(tmp_path_factory.mktemp("roles"), postgres)
    with cluster.people, cluster.bots:
        yield cluster
        cluster.gate.unlink(missing_ok=True)


def test_a_bot_is_answered_by_the_node_for_bots_alone(cluster: Cluster) -> None:
    ana = cluster.open_table()
    play_until_the_bot_is_due(ana)
    until(ana.has_turn)
    assert metric(cluster.bots, THINKING) >= 1
    assert metric(cluster.people, THINKING) == 0
    paths = ("/healthz", "/readyz", "/metrics", "/", "/api/games", f"/api/tables/{ana.table}")
    assert [httpx.get(cluster.bots.address + path).status_code for path in paths] == [200, 200, 200, 404, 404, 404]


def test_a_table_says_when_all_bots_are_busy_and_another_node_relieves_them(cluster: Cluster, tmp_path: Path) -> None:
    """Then the first node for bots is killed, and the other one takes over its tables within seconds."""
    cluster.gate.touch()
    tables = [cluster.open_table() for _ in range(max(2, os.cpu_count() or 1))]  # one client never gets all workers
    with ExitStack() as stack:
        for player in tables:
            play_until_the_bot_is_due(player)
        watcher = stack.enter_context(watching(cluster.people, tables[-1].table))
        watcher.wait_for(lambda table: table["busy"])
        assert sum(player.get()["busy"] for player in tables) >= 1
        more = stack.enter_context(cluster.node("bots", tmp_path))
        until(lambda: not any(player.get()["busy"] for player in tables))
        assert cluster.bots.process is not None
        os.killpg(cluster.bots.process.pid, signal.SIGKILL)
        cluster.gate.unlink()
        began = time.monotonic()
        until(lambda: all(player.has_turn() for player in tables))
        assert time.monotonic() - began < 15, "a lease lasts six seconds; the machine may be busy"
        assert metric(more, THINKING) >= len(tables)
    cluster.bots.process.wait()
    cluster.bots.start()


def test_a_role_needs_postgresql_and_a_known_name() -> None:
    with pytest.raises(InvalidOption, match="--role bots: several processes need PostgreSQL"):
        Settings("sqlite:///a", role="bots")
    with pytest.raises(InvalidOption, match="--role cats: use"):
        Settings("postgresql+asyncpg://a/b", role="cats")
