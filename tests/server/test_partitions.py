"""Two nodes whose network fails and whose clocks differ: one order of events explains every answer that anybody got."""

from __future__ import annotations

import json
import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from caverna.games import new_game
from tests.server.harness import NO_TLS, Player, Postgres, Server, until
from tests.server.histories import Call, faults
from tests.server.partition import Link, link_to
from tests.server.test_nodes import PATIENT, add_package, metric, play_until_the_bot_is_due, twin_of, watching

SKEWED: Final = (str(Path(__file__).with_name("skewed.py")),)
HOUR: Final = 3600.0


class Nodes:
    """Two nodes, each with a link to the database that can be cut. The clock of the second one is an hour ahead."""

    def __init__(self, folder: Path, postgres: Postgres, stack: ExitStack) -> None:
        self.postgres = postgres
        self.name = f"partitions_{time.monotonic_ns()}"
        database = postgres.database(self.name)
        self.gate = folder / "closed"
        add_package(folder / "packages", "patient", PATIENT)
        paths = os.pathsep.join(filter(None, [str(folder / "packages"), os.environ.get("PYTHONPATH")]))
        self.links: list[Link] = []
        self.servers: list[Server] = []
        for program in (("-m", "caverna"), SKEWED):
            link = stack.enter_context(link_to(postgres.port))
            url = database.replace(f":{postgres.port}/", f":{link.port}/")
            server = Server(
                folder, url, program=program, CAVERNA_SKEW=str(HOUR), PYTHONPATH=paths, PATIENT_WAITS=str(self.gate)
            )
            self.links.append(link)
            self.servers.append(stack.enter_context(server))

    def rows(self, sql: str) -> list[Any]:
        """Rows straight from the database, each a JSON value."""
        where = ("-h", "127.0.0.1", "-p", str(self.postgres.port), "-U", "caverna", "-d", self.name)
        told = self.postgres.run("psql", *where, "-A", "-t", "-c", f"SELECT row_to_json(found) FROM ({sql}) AS found")
        return [json.loads(line) for line in told.splitlines()]

    def mend(self) -> None:
        self.gate.unlink(missing_ok=True)
        for link in self.links:
            link.mend()


@pytest.fixture(scope="module")
def all_nodes(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Nodes]:
    with ExitStack() as stack:
        yield Nodes(tmp_path_factory.mktemp("partitions"), postgres, stack)


@pytest.fixture
def nodes(all_nodes: Nodes) -> Iterator[Nodes]:
    yield all_nodes
    all_nodes.mend()


# clocks


def test_a_clock_that_is_an_hour_ahead_costs_nobody_time_and_takes_nobody_s_bot(nodes: Nodes) -> None:
    right, wrong = nodes.servers
    clock = {"kind": "bank", "time": 600}
    players = [Player(node.address).open("cave-farmers", players=1, clock=clock) for node in (right, wrong)]
    for player in players:
        table = player.get()
        assert abs(table["deadline"] - time.time() - 600) < 30
        assert player.play().status_code == 200
    nodes.gate.touch()
    ana = Player(right.address).open("cave-vs-cave", "patient", options={"mode": "era-1"})
    play_until_the_bot_is_due(ana)
    time.sleep(1.5)  # a tick of the other node
    nodes.gate.unlink()
    until(ana.has_turn)
    assert metric(wrong, 'caverna_thinking_seconds_count{level="patient"}') == 0
    for player in players:
        table = player.get()
        assert table["deadline"] - table["since"] <= 600
        assert (table["state"], table["seats"][0]["kind"]) == ("playing", "person")


# partitions


def test_a_node_cut_off_from_the_database_catches_up_by_itself(nodes: Nodes) -> None:
    """Its sockets are told of the move without anybody doing anything, and it plays on."""
    near, far = nodes.servers
    ana = Player(near.address).open("cave-farmers", players=1)
    with watching(far, ana.table) as watcher:
        watcher.wait_for_version(1)
        nodes.links[1].cut()
        nodes.links[1].drop()
        assert ana.play().status_code == 200
        nodes.links[1].mend()
        watcher.wait_for_version(2)
    assert twin_of(ana, far).play().status_code == 200


@pytest.mark.slow
def test_a_node_that_hears_nothing_from_the_database_refuses_in_time_and_others_take_over(nodes: Nodes) -> None:
    near, far = nodes.servers
    nodes.gate.touch()
    ana = Player(far.address).open("cave-vs-cave", "patient", options={"mode": "era-1"})
    version = play_until_the_bot_is_due(ana)
    ben = Player(near.address).open("cave-farmers", players=1)
    with watching(far, ben.table) as watcher:
        watcher.wait_for_version(1)
        nodes.links[1].cut()
        began = time.monotonic()
        refused = httpx.get(f"{far.address}/api/tables/{ben.table}", timeout=60, verify=NO_TLS)
        assert refused.status_code == 503
        assert time.monotonic() - began < 30
        assert ben.play().status_code == 200
        nodes.gate.unlink()
        assert near.process is not None
        twin = twin_of(ana, near)
        until(lambda: twin.get()["version"] > version, 30)
        nodes.links[1].mend()
        watcher.wait_for_version(2)
    until(lambda: httpx.get(f"{far.address}/readyz", timeout=30, verify=NO_TLS).status_code == 200, 60)
    assert twin_of(ben, far).play().status_code == 200


# histories


class Caller:
    """A client that plays, takes back, looks and repeats what was not answered, at random, on either node."""

    def __init__(self, nodes: Nodes, tables: list[Player], seed: int) -> None:
        self.random = random.Random(seed)
        self.seed = seed
        self.calls: list[Call] = []
        self.tables = tables
        self.http = [httpx.Client(base_url=node.address, timeout=20, verify=NO_TLS) for node in nodes.servers]

    def run(self, until: float) -> None:
        while time.monotonic() < until:
            table = self.random.choice(self.tables)
            look = self.look(table)
            if look.told is not None and self.random.random() < 0.8:
                self.change(table, look.told)
        for http in self.http:
            http.close()

    def look(self, table: Player) -> Call:
        call = Call(table.table or "", "look", None, 0, time.monotonic(), 0.0, None, None)
        answer = self.ask("GET", table, "", None)
        told = answer.json()["version"] if answer is not None and answer.status_code == 200 else None
        return self.note(call, answer, told, ())

    def change(self, table: Player, version: int) -> None:
        """Play an action or take one back; without an answer, ask again with the same key."""
        kind = "undo" if self.random.random() < 0.15 else "play"
        key = f"{self.seed}-{len(self.calls)}"
        wish: dict[str, Any] = {"version": version, "key": key}
        if kind == "play":
            decision = self.ask("GET", table, "/decision", None)
            if decision is None or decision.status_code != 200 or not decision.json():
                return
            wish["action"] = self.random.choice(decision.json()["actions"])["action"]
        for _ in range(3):
            call = Call(table.table or "", kind, key, version, time.monotonic(), 0.0, None, None)
            answer = self.ask("POST", table, "/undo" if kind == "undo" else "/actions", wish)
            body = answer.json() if answer is not None and answer.status_code == 200 else {}
            self.note(call, answer, body.get("version"), body.get("played", ()))
            if answer is not None and answer.status_code < 500:
                return

    def ask(self, method: str, table: Player, path: str, body: Any) -> httpx.Response | None:
        headers = {"Authorization": f"Bearer {table.token}"}
        with suppress(httpx.TransportError):
            http = self.random.choice(self.http)
            return http.request(method, f"/api/tables/{table.table}{path}", json=body, headers=headers)
        return None

    def note(self, call: Call, answer: httpx.Response | None, told: int | None, played: Any) -> Call:
        status = None if answer is None else answer.status_code
        self.calls.append(replace(call, answered=time.monotonic(), status=status, told=told, played=tuple(played)))
        return self.calls[-1]


def history(nodes: Nodes, seed: int, seconds: float, disturb: Callable[[random.Random], None]) -> list[Call]:
    """What four clients at two tables were told while something disturbed the nodes; checked against the database."""
    tables = [Player(nodes.servers[number].address).open("cave-farmers", players=1) for number in range(2)]
    end = time.monotonic() + seconds
    callers = [Caller(nodes, tables, 10 * seed + number) for number in range(4)]
    threads = [threading.Thread(target=caller.run, args=(end,)) for caller in callers]
    for thread in threads:
        thread.start()
    generator = random.Random(seed)
    while time.monotonic() < end:
        disturb(generator)
    nodes.mend()
    for thread in threads:
        thread.join()
    calls = [call for caller in callers for call in caller.calls]
    game = new_game("cave-farmers", players=1)
    events = {player.table or "": events_of(nodes, player.table or "") for player in tables}
    for rows in events.values():
        for row in rows:
            row["played"] = [game.text(action) for action in row["actions"]]
    assert faults(calls, events) == []
    return calls


def events_of(nodes: Nodes, table: str) -> list[dict[str, Any]]:
    return nodes.rows(f"SELECT * FROM events WHERE table_id = '{table}' ORDER BY version")


def disturb_links(nodes: Nodes, pause: float) -> Callable[[random.Random], None]:
    def disturb(generator: random.Random) -> None:
        link = generator.choice(nodes.links)
        time.sleep(generator.random() * pause)
        link.cut()
        if generator.random() < 0.7:
            link.drop()
        time.sleep(generator.random() * pause)
        link.mend()

    return disturb


def test_one_order_of_events_explains_all_answers_while_links_fail(nodes: Nodes) -> None:
    calls = history(nodes, 1, 3.0, disturb_links(nodes, 0.3))
    assert {call.status for call in calls} >= {200}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
def test_one_order_of_events_explains_all_answers_while_nodes_are_killed(nodes: Nodes, seed: int) -> None:
    disturb_link = disturb_links(nodes, 2.0)

    def disturb(generator: random.Random) -> None:
        if generator.random() < 0.8:
            disturb_link(generator)
        else:
            node = generator.choice(nodes.servers)
            node.kill()
            nodes.mend()
            node.start()

    calls = history(nodes, seed, 30.0, disturb)
    assert sum(call.status == 200 for call in calls) > 50


# the checker itself

TOLD: Final = [
    Call("t", "look", None, 0, 0.0, 0.1, 200, 1),
    Call("t", "play", "a", 1, 0.2, 0.4, 200, 2, ("x",)),
    Call("t", "play", "b", 1, 0.25, 0.45, 409, None),
    Call("t", "play", "c", 2, 0.5, 0.6, None, None),
    Call("t", "play", "c", 2, 0.7, 0.8, 200, 3, ("y", "z")),
    Call("t", "undo", "d", 3, 0.9, 1.0, 503, None),
    Call("t", "look", None, 0, 1.1, 1.2, 200, 3),
]
"""A history with a lost race, a lost answer and an answer that leaves open what happened."""
WRITTEN: Final[list[dict[str, Any]]] = [
    {"version": 1, "key": None, "kind": "start", "played": []},
    {"version": 2, "key": "a", "kind": "play", "played": ["x"]},
    {"version": 3, "key": "c", "kind": "play", "played": ["y", "z"]},
]


def test_the_checker_finds_nothing_where_an_order_explains_everything() -> None:
    assert faults(TOLD, {"t": WRITTEN}) == []
    undone = {"version": 4, "key": "d", "kind": "undo", "played": []}
    assert faults(TOLD, {"t": [*WRITTEN, undone]}) == [], "nobody knows whether it was executed"


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"events": WRITTEN[:2]}, "answered, but not executed"),
        ({"events": [*WRITTEN[:2], WRITTEN[2] | {"played": ["y"]}]}, "other actions"),
        ({"events": [*WRITTEN, WRITTEN[2] | {"version": 4}]}, "executed 2 times"),
        ({"events": [*WRITTEN, {"version": 4, "key": "b", "kind": "play", "played": []}]}, "was refused"),
        ({"events": [*WRITTEN, {"version": 4, "key": "e", "kind": "play", "played": []}]}, "never asked for"),
        ({"events": [WRITTEN[0], WRITTEN[2], WRITTEN[1]]}, "missing or doubled"),
        ({"calls": [*TOLD[:-1], replace(TOLD[-1], told=2)]}, "told of version 2 after somebody was told of 3"),
        ({"calls": [TOLD[0], replace(TOLD[1], told=3), *TOLD[2:]]}, "answered with version 3"),
    ],
)
def test_the_checker_finds_what_no_order_explains(changed: dict[str, Any], fault: str) -> None:
    found = faults(changed.get("calls", TOLD), {"t": changed.get("events", WRITTEN)})
    assert any(fault in text for text in found), found
