"""Measures how long others wait while one client misbehaves. Writes abuse.md.

Run it with `make abuse`: it needs the root of the project in its PYTHONPATH. The attacker and the other person have
addresses of their own (127.0.0.1 and 127.0.0.2), and the server has its default limits.

A real attacker has a machine of their own. Here it is this one, so the attacker's process gives way to the server and
the other person, but not to bots. That must not make the attack any weaker: the table says how often it was tried.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import platform
import random
import secrets
import socket
import sqlite3
import struct
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import quantiles
from threading import Thread
from typing import Annotated, Any, Final, NamedTuple
from urllib.parse import urlsplit

import httpx
import typer

from bench import HERE, Page, Target, processor, publish
from caverna.game import OVER
from caverna.record import Match
from caverna.server.snapshot import hash_token
from tests.server.harness import NO_TLS, Player, Server

LIMIT: Final = 100
"""Milliseconds within which 95 % of the other person's actions must be answered."""
MEMORY: Final = 50
"""MiB that the server may need more than before."""
OTHER: Final = "127.0.0.2"
PAUSE: Final = 0.1
"""Seconds between two actions of the other person: that takes half of the requests a client may send."""
PATIENCE: Final = 20
"""Seconds after which the other person gives up on an action."""
LONGEST: Final = 60
"""Seconds after which an attack ends, even if the other person has done little."""
SESSION: Final = "profile-" + "s" * 43
"""The token of a session of the profile that `add_profile` makes."""
SPAWN: Final = multiprocessing.get_context("spawn")
ATTACKER_NICE: Final = 5
"""The niceness of the attacker, compared with the server. That of bots is higher."""
TRIED: Final[list[Any]] = []
"""In the attacker's process: a counter of what was tried, shared with ours."""

Attack = Callable[[str], None]
"""Does something to the server at an address, until the process is killed."""


class Waits(NamedTuple):
    """How long the other person waited for each action, in milliseconds, and what the server needed, in MiB."""

    actions: list[float]
    rate: float
    """What the attacker tried in a second."""
    busy: list[float]
    """How long the server's event loop was at work meanwhile. Unlike the wait, it does not depend on other programs."""
    memory: float

    @property
    def p95(self) -> float:
        return p95(self.actions)


def p95(values: list[float]) -> float:
    """The 95th percentile."""
    return quantiles(values, n=20, method="inclusive")[-1]


# what an attacker does


def call(address: str) -> socket.socket:
    parts = urlsplit(address)
    return socket.create_connection((parts.hostname, parts.port or 80), timeout=5)


def together(number: int, work: Callable[[], None]) -> None:
    """Do the same over and over, a number of times at once. Failures are what is to be expected."""

    def keep_working() -> None:
        while True:
            began = time.monotonic()
            TRIED[0].value += 1  # now and then one is lost
            with suppress(OSError, httpx.HTTPError):
                work()
            if time.monotonic() - began < 0.001:
                time.sleep(0.001)  # refused at once

    threads = [Thread(target=keep_working, daemon=True) for _ in range(number)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def endless(beginning: bytes, address: str) -> None:
    """A request that begins like this and never ends."""

    def send() -> None:
        with closing(call(address)) as line:
            line.sendall(beginning)
            while True:
                line.sendall(b"a" * 65536)

    together(8, send)


def slow_headers(address: str) -> None:
    lines: list[socket.socket] = []
    while True:
        while len(lines) < 1100:
            with suppress(OSError):
                TRIED[0].value += 1
                lines.append(call(address))
                lines[-1].sendall(b"GET / HTTP/1.1\r\nX: ")
        for line in [*lines]:
            try:
                line.sendall(b"a")
            except OSError:
                lines.remove(line)
        time.sleep(0.5)


def flooded_socket(address: str, frame: bytes) -> None:
    table = Player(address).open("cave-farmers", players=1).table

    def send() -> None:
        with closing(call(address)) as line:
            line.sendall(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            line.recv(1000)
            line.sendall(masked(1, b'{"type":"hello"}'))
            while True:
                line.sendall(frame * 5000)

    together(4, send)


def masked(opcode: int, data: bytes) -> bytes:
    """A short frame from a client, masked with zeros."""
    return struct.pack("!BB", 0x80 | opcode, 0x80 | len(data)) + bytes(4) + data


def ping_frames(address: str) -> None:
    flooded_socket(address, masked(9, b""))


def ping_words(address: str) -> None:
    flooded_socket(address, masked(1, b'{"type":"ping"}'))


def uploads(address: str, body: bytes) -> None:
    with httpx.Client(base_url=address, verify=NO_TLS, timeout=30) as http:
        together(
            4, lambda: ignore(http.post("/api/tables", content=body, headers={"Content-Type": "application/json"}))
        )


def ignore(answer: httpx.Response) -> None:
    pass


def unknown_fields(address: str) -> None:
    uploads(address, json.dumps({f"f{number}": 0 for number in range(300_000)}).encode()[: 4 * 2**20 - 20] + b"0}")


def numbers(address: str) -> None:
    uploads(address, b'{"record":{"actions":[' + b"1," * (2**21 - 30) + b"1]}}")


def questions(address: str, path: str, clients: int = 8) -> None:
    with httpx.Client(base_url=address, verify=NO_TLS, timeout=30) as http:
        together(clients, lambda: ignore(http.get(path)))


def history(address: str) -> None:
    match, generator = Match("cave-farmers", players=7, seed=3), random.Random(1)
    while match.game.turn != OVER:
        match.play(generator.choice(match.game.legal_actions()))
    answer = Player(address).http.post("/api/tables", json={"record": match.to_document()})
    questions(address, f"/api/tables/{answer.json()['id']}/steps")


def statistics(address: str) -> None:
    questions(address, "/api/stats")


def metrics(address: str) -> None:
    questions(address, "/metrics")


def requests(address: str) -> None:
    questions(address, "/api/languages", 50)


def hints(address: str) -> None:
    """Ask for hints and hang up."""
    player = Player(address).open("cave-farmers", players=1)
    ask = f"GET /api/tables/{player.table}/hint HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {player.token}\r\n\r\n"

    def send() -> None:
        with closing(call(address)) as line:
            line.sendall(ask.encode())
            time.sleep(0.2)

    together(80, send)


def bots(address: str) -> None:
    """Thirty tables of seven grandmasters and nobody else."""
    seats = [{"kind": "bot", "level": "grandmaster"}] * 7
    with httpx.Client(base_url=address, verify=NO_TLS, timeout=30) as http:
        for _ in range(30):
            TRIED[0].value += 1
            http.post("/api/tables", json={"game": "cave-farmers", "options": {"players": 7}, "seats": seats})
    time.sleep(3600)


def as_profile(address: str, work: Callable[[httpx.Client], None]) -> None:
    """Do the same over and over, as somebody with a profile that has many tables."""
    with httpx.Client(base_url=address, verify=NO_TLS, timeout=30, headers={"Caverna-Player": SESSION}) as http:
        together(8, lambda: work(http))


def long_lists(address: str) -> None:
    as_profile(address, lambda http: ignore(http.get(f"/api/me/{random.choice(('tables', 'results', 'export'))}")))


def foreign_seats(address: str) -> None:
    """Show tokens of seats that one does not have."""
    seats = [{"table": f"r{number}", "token": "x" * 43} for number in range(60)]
    as_profile(address, lambda http: ignore(http.post("/api/me/seats", json={"seats": seats})))


def renaming(address: str) -> None:
    """Change the avatar that everybody at the tables of a profile sees."""
    as_profile(address, lambda http: ignore(http.patch("/api/me", json={"avatar": "good-ruby"})))


def guessed_codes(address: str) -> None:
    """Guess the codes of links and recovery codes, and make as many profiles as one can."""

    def guess() -> None:
        headers = {"Caverna-Player": f"profile-{secrets.token_urlsafe(32)}"}
        code = "-".join(secrets.token_hex(2).upper() for _ in range(3))
        ignore(http.post("/api/me/sessions", json={"code": code, "device": "x"}, headers=headers))
        ignore(http.post("/api/me", json={"name": secrets.token_hex(8), "device": "x"}, headers=headers))

    with httpx.Client(base_url=address, verify=NO_TLS, timeout=30) as http:
        together(8, guess)


def passkeys(address: str) -> None:
    """Ask for challenges, and answer them with as much nonsense as is allowed."""
    nonsense = "A" * 12_000
    answer = {"id": nonsense, "client_data": nonsense, "authenticator_data": nonsense, "signature": nonsense}

    def sign_in() -> None:
        headers = {"Caverna-Player": f"profile-{secrets.token_urlsafe(32)}"}
        ignore(http.post("/api/me/sessions/challenge", headers=headers))
        ignore(http.post("/api/me/sessions/passkey", json={**answer, "device": "x"}, headers=headers))

    with httpx.Client(base_url=address, verify=NO_TLS, timeout=30) as http:
        together(8, sign_in)


def boards(address: str) -> None:
    """Ask for the games of the day and their boards, where many have played."""
    questions(address, f"/api/daily/{datetime.now(UTC):%Y-%m-%d}/cave-farmers")


def lessons(address: str) -> None:
    questions(address, "/api/lessons/cave-farmers/puzzle-20/solution")


ATTACKS: Final[dict[str, Attack | None]] = {
    "nothing": None,
    "a header without end": partial(endless, b"GET / HTTP/1.1\r\nX: "),
    "an address without end": partial(endless, b"GET /"),
    "1,100 connections that never finish their headers": slow_headers,
    "pings as frames": ping_frames,
    "pings in words": ping_words,
    "4 MB of unknown fields": unknown_fields,
    "4 MB of numbers as a saved game": numbers,
    "steps of a finished game of seven": history,
    "statistics of 50,000 results": statistics,
    "/metrics": metrics,
    "any request, as fast as possible": requests,
    "lists of a profile with 500 tables": long_lists,
    "seats of others shown for a profile": foreign_seats,
    "an avatar that 500 tables see": renaming,
    "codes guessed and profiles made": guessed_codes,
    "challenges of passkeys, and nonsense for answers": passkeys,
    "the board of a day with 20,000 games": boards,
    "solutions of puzzles": lessons,
}
BOT_ATTACKS: Final[dict[str, Attack | None]] = {
    "nothing": None,
    "80 hints asked and abandoned": hints,
    "30 tables of seven grandmasters": bots,
}


# the other person


class Other:
    """A person elsewhere who plays at a table of their own."""

    def __init__(self, address: str, *opponents: str) -> None:
        self.address = address
        self.opponents = opponents
        self.player = self.at_a_new_table()

    def at_a_new_table(self) -> Player:
        """The same person with a token of its own for each table: the same token would open the same table again."""
        player = Player(self.address)
        player.http = httpx.Client(
            base_url=self.address, headers=player.http.headers, timeout=PATIENCE,
            transport=httpx.HTTPTransport(local_address=OTHER, verify=NO_TLS),
        )  # fmt: skip
        return player.open("cave-farmers", *self.opponents, players=1 + len(self.opponents))

    def act(self) -> float:
        """Play an action, and return how many milliseconds it took."""
        decision = self.player.decision()
        while decision is None:
            if self.player.get()["state"] == "over":
                self.player = self.at_a_new_table()
            time.sleep(0.02)
            decision = self.player.decision()
        chosen = decision["actions"][0]["action"]
        began = time.perf_counter()
        self.player.post("actions", version=decision["version"], action=chosen)
        return (time.perf_counter() - began) * 1000

    def wait_for_bot(self) -> float:
        """Play until it is a bot's turn, and return how many milliseconds it took until the turn was back."""
        while True:
            self.act()
            began = time.perf_counter()
            if self.player.get()["turn"] != 0:
                break
            time.sleep(PAUSE)  # this person keeps to the limits
        while not self.player.has_turn() and self.player.get()["state"] == "playing":
            time.sleep(PAUSE)
        return (time.perf_counter() - began) * 1000


def memory(process: int) -> float:
    """MiB that a process has in use."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def time_at_work(process: int) -> float:
    """Milliseconds that the main thread of a process was running so far, according to Linux."""
    return int(Path(f"/proc/{process}/schedstat").read_text(encoding="ascii").split()[0]) / 1e6


def begin_attack(attack: Attack, address: str, tried: Any) -> None:
    """Attack a server, in a process of its own."""
    TRIED.append(tried)
    os.nice(ATTACKER_NICE)
    attack(address)


@contextmanager
def attacked(attack: Attack | None, address: str, tried: Any) -> Iterator[None]:
    if attack is None:
        yield
        return
    attacker = SPAWN.Process(target=begin_attack, args=(attack, address, tried), daemon=True)
    attacker.start()
    while not tried.value:  # on a busy machine it takes a while until the attack begins
        assert attacker.is_alive()
        time.sleep(0.1)
    time.sleep(3)
    try:
        yield
    finally:
        attacker.kill()
        attacker.join()


def measure(server: Server, attack: Attack | None, act: Callable[[], float], number: int) -> Waits:
    """How long the other person waits during an attack."""
    assert server.process is not None
    before = most = memory(server.process.pid)
    found: list[float] = []
    busy: list[float] = []
    tried = SPAWN.Value("L", lock=False)
    with attacked(attack, server.address, tried):
        start, before_start = time.monotonic(), tried.value
        end = start + LONGEST
        while len(found) < number and (len(found) < 2 or time.monotonic() < end):
            began, worked = time.perf_counter(), time_at_work(server.process.pid)
            try:
                found.append(act())
            except httpx.HTTPError:
                found.append((time.perf_counter() - began) * 1000)  # out of patience
            busy.append(time_at_work(server.process.pid) - worked)
            most = max(most, memory(server.process.pid))
            time.sleep(PAUSE)
        rate = (tried.value - before_start) / (time.monotonic() - start)
    return Waits(found, rate, busy, most - before)


def new_server(folder: Path) -> Server:
    server = Server(folder, str(folder / "tables.sqlite3"), fresh=True)
    server.environment = {}
    return server


def add_results(database: str, number: int) -> None:
    """Add results of finished games."""
    sheet = {f"category-{name}": name for name in range(14)}
    seat = {"kind": "person", "level": None, "score": 50, "won": True, "sheet": sheet, "opening": "place logging"}
    seats = json.dumps([seat] * 2)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.executemany(
            "INSERT INTO tables (id, game, options, rules_version, public, state, version, turn, since, bot_due, "
            "claimed_until, said, created, changed) "
            "VALUES (?, 'cave-farmers', '{}', 1, 0, 'over', 0, -2, 0, 0, 0, 0, 0, 0)",
            ((f"r{id}",) for id in range(number)),
        )
        connection.executemany(
            "INSERT INTO results VALUES (?, 'cave-farmers', '{\"players\": 2}', ?, 100, 60, ?)",
            ((f"r{id}", seats, float(id)) for id in range(number)),
        )


def add_profile(database: str, games: int, daily: int) -> None:
    """Give a profile the first seat of some tables, half of them still open, and add games of the day."""
    columns = "(table_id, seat, kind, name, forced, confirms, profile_id)"
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "INSERT INTO profiles (id, name, name_key, avatar, created) VALUES ('p', 'P', 'p', 'good-gold', 0)"
        )
        connection.execute(
            "INSERT INTO sessions (id, token_hash, profile_id, device, created, seen) VALUES ('s', ?, 'p', 'd', 0, ?)",
            (hash_token(SESSION), time.time()),
        )
        connection.executemany(
            f"INSERT INTO seats {columns} VALUES (?, 0, 'person', 'P', 0, 0, ?)",
            ((f"r{id}", "p" if id < games else None) for id in range(max(games, daily))),
        )
        connection.execute(f"UPDATE tables SET state = 'open' WHERE id < 'r{games // 2}' AND id LIKE 'r___'")
        connection.executemany(
            "INSERT INTO daily_games VALUES (?, ?, 'cave-farmers', ?, ?, ?)",
            ((f"r{id}", f"{datetime.now(UTC):%Y-%m-%d}", f"b{id}", id % 90, time.time()) for id in range(daily)),
        )


def look_after_restart(folder: Path, times: int) -> float:
    """Seconds for a look at a table after a restart, where somebody has played and taken back a number of times."""
    server = Server(folder, str(folder / "dithering.sqlite3"), fresh=True)
    with server:
        player = Player(server.address).open("cave-farmers", players=1)
        decision = player.decision()
        version, action = decision["version"], decision["actions"][0]["action"]
        for _ in range(times):
            player.post("actions", version=version, action=action)
            player.post("undo", version=version + 1)
            version += 2
    with server:
        began = time.perf_counter()
        player.get()
        return time.perf_counter() - began


def rows(found: dict[str, Waits]) -> list[list[str]]:
    return [
        [
            name,
            f"{waits.p95:,.0f}",
            f"{max(waits.actions):,.0f}",
            f"{p95(waits.busy):,.0f}",
            f"{waits.memory:+,.0f}",
            f"{waits.rate:,.0f}",
        ]
        for name, waits in found.items()
    ]


def main(
    actions: Annotated[int, typer.Option(help="Actions of the other person during each attack.")] = 60,
    undos: Annotated[int, typer.Option(help="How often somebody plays and takes back.")] = 2000,
    output: Annotated[Path, typer.Option(help="The file to write.")] = HERE / "abuse.md",
    only: Annotated[str, typer.Option(help="Only the attacks whose name contains this.")] = "",
) -> None:
    """Measure how long others wait while one client misbehaves."""
    found: dict[str, Waits] = {}
    found_bots: dict[str, Waits] = {}
    with tempfile.TemporaryDirectory(prefix="caverna-abuse-") as name:
        folder = Path(name)
        with new_server(folder) as server:
            pass
        add_results(server.database, 50_000)
        add_profile(server.database, 500, 20_000)
        for attack in (attack for attack in ATTACKS if only in attack):
            with new_server(folder) as server:
                found[attack] = measure(server, ATTACKS[attack], Other(server.address).act, actions)
            print(attack, *rows({attack: found[attack]})[0][1:], flush=True)
        for attack in (attack for attack in BOT_ATTACKS if only in attack):
            with new_server(folder) as server:
                other = Other(server.address, "apprentice")
                other.wait_for_bot()  # until a worker has started
                found_bots[attack] = measure(server, BOT_ATTACKS[attack], other.wait_for_bot, max(5, actions // 4))
            print(attack, *rows({attack: found_bots[attack]})[0][1:], flush=True)
        look = look_after_restart(folder, undos) if undos else 0.0
    publish_all(found, found_bots, undos, look, output)


def publish_all(found: dict[str, Waits], found_bots: dict[str, Waits], undos: int, look: float, output: Path) -> None:
    """Print the results and write them to a file."""
    columns = ["", "p95, ms", "max, ms", "p95 of the server at work, ms", "memory, MiB", "attempts/s"]
    targets: Sequence[Target] = [
        *(Target(f"{name}: p95, ms", waits.p95, LIMIT) for name, waits in found.items()),
        *(Target(f"{name}: memory, MiB", waits.memory, MEMORY) for name, waits in found.items()),
    ]
    pages = [
        Page("How long another person's action takes", columns, rows(found)),
        Page("How long another person's bot takes", columns, rows(found_bots)),
        Page("A look after a restart", ["", "ms"], [[f"played and taken back {undos:,} times", f"{look * 1000:,.0f}"]]),
        Page("Targets", ["", "target", "measured", ""], [target.cells() for target in targets]),
    ]
    conditions = (
        f"CPython {platform.python_version()}, {processor()}, {os.cpu_count()} cores for server, attacker and clients, "
        f"{datetime.now(UTC):%Y-%m-%d}. SQLite, default limits, one attacker with one address. The load average was "
        f"{os.getloadavg()[2]:.0f}: if other programs were running, the server's time at work says more than the waits."
    )
    publish("# What a misbehaving client can do to others\n\nWritten by `make abuse`.", conditions, pages, output)


if __name__ == "__main__":
    typer.run(main)
