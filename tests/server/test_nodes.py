"""Several servers for the same tables: nothing is played twice or lost, and all clients get all news."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import fields
from pathlib import Path
from textwrap import dedent
from typing import Any, Final

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from caverna.server.messages import SeatRequest, TableRequest
from caverna.server.routes import planned
from caverna.server.services import Services
from caverna.server.settings import LIMIT, Limits, Settings, database_url
from tests.server.harness import NO_TLS, Player, Postgres, Server, play_to_the_end, until

ROOT: Final = Path(__file__).parents[2]
PATIENT: Final = """
    import os, time

    class Bot:
        def __init__(self, seed):
            pass

        def choose(self, game):
            while os.path.exists(os.environ["PATIENT_WAITS"]):
                time.sleep(0.01)
            return game.legal_actions()[0]
    """
"""A bot that thinks as long as a test wants, then takes the first legal action."""


class Pair:
    """Two servers with one database and a bot called "patient"."""

    def __init__(self, folder: Path, postgres: Postgres) -> None:
        self.postgres = postgres
        self.name = f"pair_{os.getpid()}_{time.monotonic_ns()}"
        self.database = postgres.database(self.name)
        self.gate = folder / "closed"
        packages = folder / "packages"
        add_package(packages, "patient", PATIENT)
        paths = os.pathsep.join(filter(None, [str(packages), os.environ.get("PYTHONPATH")]))
        self.nodes = [Server(folder, self.database, PYTHONPATH=paths, PATIENT_WAITS=str(self.gate)) for _ in range(2)]

    def start(self) -> None:
        """Start both servers at once, as after a power cut. Those that are running are left alone."""
        idle = [node for node in self.nodes if node.process is None or node.process.poll() is not None]
        with ThreadPoolExecutor(2) as threads:
            list(threads.map(Server.start, idle))

    def stop(self) -> None:
        for node in self.nodes:
            node.stop()

    def let_bots_wait(self) -> None:
        self.gate.touch()

    def let_bots_go(self) -> None:
        self.gate.unlink(missing_ok=True)

    def query(self, sql: str) -> list[list[str]]:
        """Rows straight from the database."""
        where = ("-h", "127.0.0.1", "-p", str(self.postgres.port), "-U", "caverna", "-d", self.name)
        return [row.split("|") for row in self.postgres.run("psql", *where, "-A", "-t", "-c", sql).splitlines()]

    def events(self, table: str | None, kind: str = "any", seat: int | None = None) -> int:
        """The number of events of a table. Each version must have exactly one."""
        rows = self.query(f"SELECT version, kind, seat FROM events WHERE table_id = '{table}' ORDER BY version")
        assert [int(row[0]) for row in rows] == [*range(1, len(rows) + 1)]
        return sum(kind in ("any", row[1]) and seat in (None, int(row[2] or -1)) for row in rows)

    def let_leases_expire(self) -> None:
        """Date all leases back, as if their time had passed."""
        self.query("UPDATE tables SET claimed_until = 1 WHERE claimed_until > 0")

    def thoughts(self, level: str = "patient") -> list[int]:
        """How often bots of a level have decided, on each node."""
        return [round(metric(node, f'caverna_thinking_seconds_count{{level="{level}"}}')) for node in self.nodes]


def add_package(folder: Path, name: str, source: str) -> None:
    """Install a package with a bot of that name in a folder for the PYTHONPATH."""
    information = folder / f"{name}-1.0.dist-info"
    information.mkdir(parents=True)
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(f"[caverna.bots]\n{name} = {name}:Bot\n")
    (folder / f"{name}.py").write_text(dedent(source))


def metric(server: Server, name: str) -> float:
    """The value of a server's metric; 0 if there is none."""
    text = httpx.get(f"{server.address}/metrics", timeout=30, verify=NO_TLS).text
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Pair]:
    pair = Pair(tmp_path_factory.mktemp("nodes"), postgres)
    pair.start()
    yield pair
    pair.stop()


@pytest.fixture
def pair(both: Pair) -> Iterator[Pair]:
    """Two running servers, whatever the previous test did to them."""
    both.start()
    yield both
    both.let_bots_go()


@pytest.fixture
def round_robin(pair: Pair) -> Player:
    return RoundRobinPlayer(pair.nodes)


class RoundRobinPlayer(Player):
    """A player whose requests go to the servers in turn, as through a load balancer."""

    def __init__(self, nodes: list[Server]) -> None:
        super().__init__(nodes[0].address)
        self.nodes = nodes
        self.sent = 0

    def switch_server(self) -> None:
        self.sent += 1
        go_to(self, self.nodes[self.sent % len(self.nodes)])

    def post(self, path: str, **body: Any) -> httpx.Response:
        self.switch_server()
        return super().post(path, **body)

    def get(self, path: str = "", **query: Any) -> Any:
        self.switch_server()
        return super().get(path, **query)


def go_to(player: Player, node: Server) -> None:
    """Send all further requests of a player to a server."""
    player.http.base_url = httpx.URL(node.address)


def twin_of(player: Player, node: Server) -> Player:
    """The same player on another server."""
    twin = Player(node.address, player.table)
    twin.token, twin.seat = player.token, player.seat
    twin.http.headers["Authorization"] = f"Bearer {player.token}"
    return twin


class Watcher:
    """A socket to one of the servers."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def wait_for(self, condition: Callable[[dict[str, Any]], object]) -> None:
        """Wait until the table satisfies a condition."""
        end = time.monotonic() + 30
        while True:
            message = json.loads(self.socket.recv(max(0.01, end - time.monotonic())))
            if message["type"] == "table" and condition(message["table"]):
                return

    def wait_for_version(self, version: int) -> None:
        self.wait_for(lambda table: table["version"] >= version)

    def wait_for_presence(self, present: bool) -> None:
        """Wait for the presence or absence of the first player."""
        self.wait_for(lambda table: table["seats"][0]["present"] == present)


@contextmanager
def watching(node: Server, table: str | None, token: str | None = None) -> Iterator[Watcher]:
    address = f"{node.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        yield Watcher(socket)


# playing


def test_a_decision_sent_to_both_nodes_at_once_is_executed_once_and_published_by_both(pair: Pair) -> None:
    ana = Player(pair.nodes[0].address).open("cave-farmers", players=1)
    both = [ana, twin_of(ana, pair.nodes[1])]
    with ExitStack() as stack:
        watchers = [stack.enter_context(watching(node, ana.table)) for node in pair.nodes]
        threads = stack.enter_context(ThreadPoolExecutor(2))
        for _ in range(15):
            decision = ana.decision()
            wish = {"version": decision["version"], "action": decision["actions"][0]["action"]}
            sent = [threads.submit(one.post, "actions", **wish) for one in both]
            assert sorted(one.result().status_code for one in sent) == [200, 409]
            for watcher in watchers:
                watcher.wait_for_version(decision["version"] + 1)
    assert pair.events(ana.table, "play") == 15


def test_the_last_seat_of_a_table_is_taken_once(pair: Pair) -> None:
    with ThreadPoolExecutor(2) as threads:
        for _ in range(5):
            ana = Player(pair.nodes[0].address).open("cave-vs-cave", "open")
            guests = [Player(node.address, ana.table) for node in pair.nodes]
            sent = [threads.submit(guest.post, "join", name="Ben") for guest in guests]
            assert sorted(one.result().status_code for one in sent) == [200, 409]
            assert pair.events(ana.table) == 1


def test_a_bot_decides_once_although_both_nodes_could_play_its_turn(pair: Pair, round_robin: Player) -> None:
    before = sum(pair.thoughts("novice"))
    round_robin.open("cave-vs-cave", "novice", options={"mode": "era-1"})
    for _ in range(5):
        play_until_the_bot_is_due(round_robin)
        until(round_robin.has_turn)
    decided = pair.events(round_robin.table, "play", 1)
    assert decided >= 5
    assert sum(pair.thoughts("novice")) - before == decided


def test_a_change_at_one_node_does_not_make_it_play_the_bot_of_the_other(pair: Pair) -> None:
    before = pair.thoughts()
    ana, _ = with_a_bot_that_thinks(pair)
    go_to(ana, pair.nodes[1])
    assert ana.http.patch(f"/api/tables/{ana.table}/seat", json={"name": "Anna"}).status_code == 204
    pair.let_bots_go()
    until(ana.has_turn)
    assert pair.events(ana.table, "play", 1) == pair.thoughts()[0] - before[0]
    assert pair.thoughts()[1] == before[1]


def test_a_turn_taken_back_at_one_node_makes_the_bot_decision_of_the_other_stale(pair: Pair) -> None:
    before = pair.thoughts()
    ana, version = with_a_bot_that_thinks(pair)
    go_to(ana, pair.nodes[1])
    assert ana.post("undo", version=version).status_code == 200
    play_until_the_bot_is_due(ana)
    pair.let_bots_go()
    until(ana.has_turn)
    first, second = (now - then for now, then in zip(pair.thoughts(), before, strict=True))
    assert first == 1, "its decision was for an outdated version, and the other node has the lease on the next"
    assert second == pair.events(ana.table, "play", 1)


def with_a_bot_that_thinks(pair: Pair) -> tuple[Player, int]:
    """A player on the first node whose opponent has begun to think there, and the version it thinks about."""
    pair.let_bots_wait()
    ana = Player(pair.nodes[0].address).open("cave-vs-cave", "patient", options={"mode": "era-1"})
    return ana, play_until_the_bot_is_due(ana)


def play_until_the_bot_is_due(player: Player) -> int:
    while (table := player.get())["turn"] == 0:
        player.play()
    assert table["turn"] == 1
    return int(table["version"])


# failing nodes


def test_a_game_continues_at_the_other_node_when_one_is_killed_while_its_bot_thinks(pair: Pair) -> None:
    ana, version = with_a_bot_that_thinks(pair)
    pair.nodes[0].kill()
    go_to(ana, pair.nodes[1])
    pair.let_bots_go()
    assert ana.get()["version"] == version
    until(lambda: ana.get()["version"] > version)
    assert play_to_the_end({0: ana})["state"] == "over"
    pair.events(ana.table)


def test_a_node_that_was_stuck_longer_than_its_lease_does_not_decide_a_second_time(pair: Pair) -> None:
    before = pair.thoughts()
    ana, _ = with_a_bot_that_thinks(pair)
    stuck = pair.nodes[0].process
    assert stuck is not None
    os.killpg(stuck.pid, signal.SIGSTOP)
    try:
        pair.let_leases_expire()
        go_to(ana, pair.nodes[1])
        pair.let_bots_go()
        until(ana.has_turn)
        version = ana.get()["version"]
    finally:
        os.killpg(stuck.pid, signal.SIGCONT)
    until(lambda: pair.thoughts()[0] == before[0] + 1)
    assert pair.thoughts()[1] - before[1] == pair.events(ana.table, "play", 1)
    go_to(ana, pair.nodes[0])
    assert ana.get()["version"] == version, "its decision was for an outdated version"
    assert ana.play().status_code == 200


def test_a_node_releases_its_leases_as_soon_as_it_stops(pair: Pair) -> None:
    ana, _ = with_a_bot_that_thinks(pair)
    ((owner,),) = pair.query(f"SELECT claimed_by FROM tables WHERE id = '{ana.table}'")
    pair.nodes[0].stop()
    assert not pair.query(f"SELECT id FROM tables WHERE claimed_by = '{owner}' AND claimed_until > 0")
    go_to(ana, pair.nodes[1])
    pair.let_bots_go()
    until(ana.has_turn)


# the clock


def test_time_runs_out_once_although_both_nodes_watch_the_clock(pair: Pair) -> None:
    clock = {"kind": "bank", "time": 1}
    tables = [
        Player(pair.nodes[number % 2].address).open("cave-farmers", players=1, clock=clock | {"then": then})
        for number, then in enumerate(["end", "bot"] * 3)
    ]
    pair.let_bots_wait()
    until(lambda: all(player.get()["deadline"] is None for player in tables))
    assert [pair.events(player.table, "time") for player in tables] == [1] * len(tables)
    assert {player.get()["state"] for player in tables[::2]} == {"over"}
    assert {player.get()["seats"][0]["kind"] for player in tables[1::2]} == {"bot"}
    ids = ", ".join(f"'{player.table}'" for player in tables)
    pair.query(
        f"UPDATE tables SET state = 'over', bot_due = false WHERE id IN ({ids})"
    )  # else the bots would go on thinking


# presence


def test_a_player_is_present_as_long_as_any_node_has_a_socket_of_theirs(pair: Pair) -> None:
    ana = Player(pair.nodes[0].address).open("cave-farmers", players=1)
    far = Player(pair.nodes[1].address, ana.table)

    def is_present() -> bool:
        return bool(far.get()["seats"][0]["present"])

    assert not is_present()
    with watching(pair.nodes[0], ana.table, ana.token) as first:
        first.wait_for_presence(True)
        with watching(pair.nodes[1], ana.table, ana.token) as second:
            second.wait_for_presence(True)
            first.socket.close()
            second.wait_for_presence(False)
            second.wait_for_presence(True)
            assert is_present()
    until(lambda: not is_present())


# the database


def test_sockets_get_changes_again_after_the_database_was_down(pair: Pair) -> None:
    ana = Player(pair.nodes[0].address).open("cave-farmers", players=1)
    with watching(pair.nodes[1], ana.table) as watcher:
        watcher.wait_for_version(1)
        action = ana.decision()["actions"][0]["action"]
        pair.postgres.stop()
        for node in pair.nodes:
            assert httpx.get(f"{node.address}/readyz").status_code == 503
            assert httpx.get(f"{node.address}/healthz").status_code == 200
        refused = ana.post("actions", version=1, action=action)
        assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
        pair.postgres.start()
        for version in (2, 3):
            assert ana.play().status_code == 200
            watcher.wait_for_version(version)


def test_several_processes_of_one_server_play_at_the_same_tables_and_end_together(tmp_path: Path, pair: Pair) -> None:
    with Server(tmp_path, pair.database, "--workers", "2") as server:
        workers = workers_of(server)
        assert len(workers) == 2
        ana = Player(server.address).open("cave-vs-cave", "novice", options={"mode": "era-1"})
        with ExitStack() as stack:
            watchers = [stack.enter_context(watching(server, ana.table)) for _ in range(8)]
            play_until_the_bot_is_due(ana)
            until(ana.has_turn)
            for watcher in watchers:
                watcher.wait_for_version(ana.get()["version"])
        os.kill(workers[0], signal.SIGKILL)
        again = twin_of(ana, server)
        play_until_the_bot_is_due(again)
        until(again.has_turn)
        pair.events(ana.table)
        until(lambda: len(workers_of(server)) == 2)
        family = family_of(server)
        assert server.process is not None
        os.kill(server.process.pid, signal.SIGKILL)
        until(lambda: not any(Path(f"/proc/{process}").exists() for process in family))


def workers_of(server: Server) -> list[int]:
    """The worker processes of a server."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def family_of(server: Server) -> set[int]:
    """The worker processes of a server and what they have started."""
    found = set(workers_of(server))
    for child in [*found]:
        found |= {int(name) for name in Path(f"/proc/{child}/task/{child}/children").read_text().split()}
    return found


def test_every_kind_of_request_is_answered_with_postgresql(pair: Pair, round_robin: Player) -> None:
    clock = {"kind": "days", "time": 3}
    ana = round_robin.open("cave-vs-cave", "open", options={"mode": "era-1"}, public=True, clock=clock)
    assert ana.table in [line["id"] for line in ana.http.get("/api/tables").json()]
    ben = RoundRobinPlayer(pair.nodes).join(ana.table or "", "Ben")
    assert ana.table in [line["id"] for line in ana.http.get("/api/tables", params={"state": "playing"}).json()]
    assert ana.http.patch(f"/api/tables/{ana.table}/seat", json={"confirms": True}).status_code == 204
    assert ben.http.patch(f"/api/tables/{ana.table}/seat", json={"forced": True}).status_code == 204
    first = ana.get()
    assert first["deadline"] - first["since"] == pytest.approx(3 * 86_400)
    decision = ana.decision()
    action = decision["actions"][0]["action"]
    played, again = (ana.decide(decision, action, key="the-same-twice") for _ in range(2))
    assert (played.json(), again.status_code) == (again.json(), 200)
    assert ana.post("undo", version=ana.get()["version"], whole_turn=True).status_code == 200
    assert ana.get()["steps"] == first["steps"]
    while (table := ana.get())["held"] is None:
        assert ana.play().status_code == 200
    assert ana.post("confirm", version=table["version"]).status_code == 200
    assert ben.has_turn()
    assert ben.post("chat", text="Glück auf! ⛏").status_code == 204
    assert [line["text"] for line in ana.get("/chat")] == ["Glück auf! ⛏"]
    assert len(ana.get("/steps")) == ana.get()["steps"]
    assert ana.get("/steps/1")["step"] == 1
    copy = Player(pair.nodes[0].address)
    copy.table = copy.http.post("/api/tables", json={"record": ana.get("/record")}).json()["id"]
    assert copy.get()["view"] == ana.get()["view"]
    assert ben.post("leave").status_code == 204
    path = f"/api/tables/{ana.table}/seats/1"
    assert ana.http.put(path, json={"level": "novice"}).status_code == 204
    assert ana.post("leave", level="novice").status_code == 204
    until(lambda: copy.http.get(f"/api/tables/{ana.table}").json()["state"] == "over", 60)
    assert ana.http.get("/api/stats", params={"game": "cave-vs-cave"}).json()["tables"] >= 1


def test_a_character_that_postgresql_cannot_store_is_refused(pair: Pair) -> None:
    ana = Player(pair.nodes[0].address).open("cave-vs-cave", "open")
    seat = f"/api/tables/{ana.table}/seat"
    answers = [
        ana.post("chat", text="a\0b"),
        ana.http.patch(seat, json={"webhook": "https://example.org/a\0b"}),
        ana.http.patch(seat, json={"name": "a\0b"}),
        ana.http.post("/api/tables", json={"game": "cave-farmers", "options": {"players": 1}, "seed": "a\0b"}),
    ]
    assert [answer.status_code for answer in answers] == [400] * 4
    assert ana.post("chat", text="a\nb").status_code == 204


# snapshots


def test_a_snapshot_stays_as_it_was_when_another_node_moves_the_table_on(postgres: Postgres) -> None:
    async def look_twice() -> None:
        url = database_url(postgres.database(f"looks_{time.monotonic_ns()}"))
        near, far = Services(Settings(url)), Services(Settings(url))
        for services in (near, far):
            await services.store.open()
        try:
            await look_from(near, far)
        finally:
            for services in (near, far):
                await services.store.close()

    async def look_from(near: Services, far: Services) -> None:
        wish = TableRequest(game="cave-farmers", options={"players": 1}, seats=[SeatRequest(kind="me")])
        table_id, _ = await near.new_tables.create(planned(wish), "token")
        snapshot = await near.snapshots.current(table_id)
        assert snapshot.event_log is not None
        await far.commands.play(table_id, "token", snapshot.version, snapshot.event_log.game.legal_actions()[0])
        assert (await near.snapshots.current(table_id)).version == snapshot.version + 1
        assert snapshot.event_log.version == snapshot.version

    asyncio.run(look_twice())


# documentation


def test_the_deployment_guide_lists_every_limit_with_its_default() -> None:
    page = (ROOT / "docs" / "deploy.md").read_text("utf-8")
    stated = dict(re.findall(rf"^\| `{LIMIT}(\w+)` \| (\d+) \|", page, re.MULTILINE))
    assert stated == {limit.name.upper(): str(limit.default) for limit in fields(Limits)}


def test_the_capacity_model_follows_from_what_was_measured() -> None:
    """The figures for a day's games are those of an action, a game and a decision, multiplied."""
    page = (ROOT / "docs" / "deploy.md").read_text("utf-8")
    measured = (ROOT / "benchmarks" / "capacity.md").read_text("utf-8")

    def told(text: str, pattern: str) -> list[float]:
        found = re.search(pattern, text, re.MULTILINE)
        assert found is not None, pattern
        return [float(number.replace(",", "")) for number in found.groups()]

    (actions,) = told(measured, r"^\| actions in a game of two \| (\d+)")
    (sent,) = told(measured, r"^\| bytes sent to two players in a game \| ([\d,]+)")
    (stored,) = told(measured, r"^\| bytes stored of a game that is packed \| ([\d,]+)")
    (legend,) = told(measured, r"^\| legend \| ([\d,.]+)")
    server, database = told(page, r"^\| an action \| ([\d.]+) ms of the server and ([\d.]+) ms of PostgreSQL")
    assert told(page, r"^\| a game \| (\d+) actions: ([\d.]+) s, ([\d.]+) MB sent, ([\d.]+) kB") == pytest.approx(
        [actions, actions * (server + database) / 1000, sent / 1e6, stored / 1000], rel=0.02
    )
    games = told(page, r"^\| games a day \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$")
    rates = [number * 0.1 / 3600 for number in games]
    expected = {
        "tables at once": [rate * 1800 for rate in rates],
        "actions a second": [rate * actions for rate in rates],
        "cores for people": [rate * actions * server / 1000 for rate in rates],
        "cores of PostgreSQL": [rate * actions * database / 1000 for rate in rates],
        "cores for legends": [rate * 0.1 * actions / 2 * legend / 1000 for rate in rates],
        "MB sent a second": [rate * sent / 1e6 for rate in rates],
        "GB stored a year": [number * 365 * stored / 1e9 for number in games],
    }
    for name, values in expected.items():
        stated = told(page, rf"^\| {name} \| ([\d,.]+) \| ([\d,.]+) \| ([\d,.]+) \|$")
        assert stated == pytest.approx(values, rel=0.25), name


def test_the_servers_of_the_compose_file_trust_its_own_network_as_proxies() -> None:
    plan = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
    assert re.findall(r"--proxies, ([\d./]+)", plan) == re.findall(r"subnet: ([\d./]+)", plan) != []


def test_the_usual_postgresql_urls_are_accepted() -> None:
    assert database_url("postgres://ana:s3@db/caverna?sslmode=require") == (
        "postgresql+asyncpg://ana:s3@db/caverna?ssl=require"
    )
