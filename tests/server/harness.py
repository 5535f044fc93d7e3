"""Real servers, databases and clients for tests."""

from __future__ import annotations

import os
import random
import secrets
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar, Final

import httpx

from tests.server.fork_server import ForkedProcess, fork_server

GENEROUS: Final = {
    "CAVERNA_LIMIT_RATE": "100000",
    "CAVERNA_LIMIT_BURST": "100000",
    "CAVERNA_LIMIT_TABLES": "100000",
    "CAVERNA_LIMIT_PROFILES": "100000",
    "CAVERNA_LIMIT_SOCKETS": "5000",
}
"""Limits high enough for tests of something else."""
STARTING: Final = 60.0
NO_TLS: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients without TLS, which would otherwise load all root certificates first."""
NO_POSTGRES: Final = """\
These tests need PostgreSQL's programs initdb and pg_ctl, which were found neither in the PATH nor in
/usr/lib/postgresql. On Debian or Ubuntu: apt-get install postgresql. No setup is needed: the tests start their own
server in a temporary folder."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A process of `caverna serve`, forked from one that is ready, or started in a fresh interpreter."""

    def __init__(
        self, folder: Path, database: str, *options: str, program: tuple[str, ...] = ("-m", "caverna"),
        fresh: bool = False, **environment: str,
    ) -> None:  # fmt: skip
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.database = database
        self.program = program
        self.fresh = fresh
        self.options = options
        self.environment = GENEROUS | environment
        self.process: subprocess.Popen[bytes] | ForkedProcess | None = None

    def start(self) -> Server:
        """Start, or start again on the same port, and wait until it is ready."""
        where = ("--port", str(self.port), "--database", self.database)
        command = [*self.program, "serve", *where, *self.options]
        environment = {**os.environ, **self.environment}
        if self.fresh:
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    [sys.executable, *command], stdout=log, stderr=log, env=environment, start_new_session=True
                )
        else:
            self.process = fork_server().start(command, environment, self.log)
        until = time.monotonic() + STARTING
        while time.monotonic() < until:
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.address}/readyz", timeout=5, verify=NO_TLS).status_code == 200:
                    return self
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def kill(self) -> None:
        """Kill the server and its children, as a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def wait(self) -> None:
        """Wait until the process ends by itself, then kill what is left of its children."""
        assert self.process is not None
        self.process.wait(STARTING)
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def stop(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *error: object) -> None:
        self.stop()


class Player:
    """A player at a table, over HTTP. conftest.py closes all connections after each test."""

    everyone: ClassVar[list[Player]] = []

    def __init__(self, address: str, table: str | None = None, *, language: str = "en", seed: int = 0) -> None:
        self.token = secrets.token_urlsafe(32)
        self.http = httpx.Client(
            base_url=address,
            headers={"Authorization": f"Bearer {self.token}", "Accept-Language": language},
            timeout=30,
            verify=NO_TLS,
        )
        self.table = table
        self.seat: int | None = None
        self.random = random.Random(seed)
        self.everyone.append(self)

    @classmethod
    def close_all(cls) -> None:
        """Close all connections."""
        for player in cls.everyone:
            player.http.close()
        cls.everyone.clear()

    def post(self, path: str, **body: Any) -> httpx.Response:
        """POST to a path below the table."""
        return self.http.post(f"/api/tables/{self.table}/{path}", json=body)

    def get(self, path: str = "", **query: Any) -> Any:
        """GET a path below the table. The request must succeed."""
        answer = self.http.get(f"/api/tables/{self.table}{path}", params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def open(self, game: str = "cave-farmers", *others: str, players: int | None = None, **wish: Any) -> Player:
        """Open a table with this player in the first seat and others ("open" or a bot's level) in the rest."""
        seats = [{"kind": "me", "name": "Ana"}, *(seat_wish(other) for other in others)]
        options = {**wish.pop("options", {}), "players": players or len(seats)}
        answer = self.http.post("/api/tables", json={"game": game, "options": options, "seats": seats, **wish})
        assert answer.status_code == 201, answer.text
        self.table, self.seat = answer.json()["id"], answer.json()["seat"]
        return self

    def join(self, table: str, name: str = "Ben") -> Player:
        self.table = table
        answer = self.post("join", name=name)
        assert answer.status_code == 200, answer.text
        self.seat = answer.json()["seat"]
        return self

    def decision(self) -> Any:
        return self.get("/decision")

    def play(self, action: int | str | None = None, **more: Any) -> httpx.Response:
        """Play an action for the current version, by default a random one."""
        decision = self.decision()
        assert decision is not None, "it is not this player's turn"
        return self.decide(decision, action, **more)

    def decide(self, decision: Any, action: int | str | None = None, **more: Any) -> httpx.Response:
        chosen = self.random.choice(decision["actions"])["action"] if action is None else action
        return self.post("actions", version=decision["version"], action=chosen, **more)

    def play_while_asked(self) -> None:
        """Play at random as long as it is this player's turn, and it need not be confirmed."""
        while (decision := self.decision()) is not None and decision["actions"]:
            self.decide(decision)

    def has_turn(self) -> bool:
        return self.decision() is not None


def seat_wish(other: str) -> dict[str, Any]:
    return {"kind": "open"} if other == "open" else {"kind": "bot", "level": other}


def until(condition: Any, seconds: float = 20.0) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


def play_to_the_end(players: Mapping[int, Player], seconds: float = 120.0) -> dict[str, Any]:
    """Have all players at a table play at random until the game is over, and return the table."""
    someone = next(iter(players.values()))
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for player in players.values():
            player.play_while_asked()
        table: dict[str, Any] = someone.get()
        if table["state"] == "over":
            return table
        if table["held"] in players:
            players[table["held"]].post("confirm", version=table["version"])
        elif table["turn"] not in players:
            time.sleep(0.01)
    raise AssertionError("the game did not end in time")


# PostgreSQL


def postgres_programs() -> Path:
    """The folder of PostgreSQL's programs. Those in the PATH may be links to only some of them."""
    found = shutil.which("initdb")
    usual = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    places = [Path(found).resolve().parent] if found else usual
    for place in places:
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            return place
    raise AssertionError(NO_POSTGRES)


class Postgres:
    """A PostgreSQL server with settings such as "fsync=off"."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self.folder = folder
        self.settings = ("listen_addresses=127.0.0.1", *settings)
        self.data = folder / "data"
        self.port = free_port()
        self.programs = postgres_programs()

    def run(self, program: str, *arguments: str) -> str:
        command = [str(self.programs / program), *arguments]
        if os.getuid() == 0:  # PostgreSQL will not run as root
            command = ["runuser", "-u", "postgres", "--", *command]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=self.folder)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def start(self) -> Postgres:
        if not self.data.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            if os.getuid() == 0:
                shutil.chown(self.folder, "postgres")
            self.run("initdb", "-D", str(self.data), "-A", "trust", "-U", "caverna", "-E", "UTF8", "--locale=C", "-N")
        options = " ".join([f"-p {self.port} -k {self.folder}", *(f"-c {setting}" for setting in self.settings)])
        self.run("pg_ctl", "-D", str(self.data), "-l", str(self.folder / "log"), "-w", "-o", options, "start")
        return self

    def stop(self, mode: str = "fast") -> None:
        self.run("pg_ctl", "-D", str(self.data), "-m", mode, "-w", "stop")

    def database(self, name: str) -> str:
        """Create an empty database and return its URL."""
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "caverna", name)
        return f"postgresql://caverna@127.0.0.1:{self.port}/{name}"


@contextmanager
def postgres_server(folder: Path, *settings: str) -> Iterator[Postgres]:
    server = Postgres(folder, *settings).start()
    try:
        yield server
    finally:
        server.stop("immediate")
