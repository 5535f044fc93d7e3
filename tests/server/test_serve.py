"""The commands that start a server."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

import caverna
from caverna.server import startup
from tests.conftest import Caverna
from tests.server.harness import NO_TLS, STARTING, Player, free_port, until

PORT = 8080
"""The default address of `caverna`."""


@contextmanager
def running(
    environment: dict[str, str], *arguments: str, stderr: int = subprocess.DEVNULL
) -> Iterator[subprocess.Popen[bytes]]:
    """A command that runs until it is stopped."""
    with subprocess.Popen(
        [sys.executable, "-m", "caverna", *arguments], stderr=stderr, env={**os.environ, **environment}
    ) as process:
        try:
            yield process
        finally:
            process.terminate()
            assert process.wait(STARTING) is not None


def answers(address: str) -> bool:
    try:
        return httpx.get(f"{address}/readyz", timeout=5, verify=NO_TLS).status_code == 200
    except httpx.HTTPError:
        return False


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


@pytest.fixture
def browser(tmp_path: Path) -> dict[str, str]:
    """An environment with a fake browser that records the address, and with its own data folder."""
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\nprintf %s "$1" > {tmp_path}/opened\n')
    script.chmod(0o755)
    folders = {f"XDG_{name}_HOME": str(tmp_path / name.lower()) for name in ("DATA", "STATE")}
    return {"BROWSER": str(script), "HOME": str(tmp_path), "LC_ALL": "C", **folders}


def test_help_lists_the_options_of_a_server(run: Caverna) -> None:
    done = run("serve", "--help", width=200)
    assert done.code == 0
    for option in ("--host", "--port", "--workers", "--database", "--open", "--proxies", "--log-level", "--log-format"):
        assert option in done.out
    assert "CAVERNA_DATABASE_URL" in done.out


@pytest.mark.parametrize(
    ("arguments", "environment", "reason"),
    [
        (("--workers", "2", "--database", "sqlite:///a.db"), {}, "PostgreSQL"),
        (("--database", "mysql://me@there/db"), {}, "mysql"),
        ((), {"CAVERNA_LIMIT_RATE": "many", "CAVERNA_DATABASE_URL": "sqlite:///a.db"}, "CAVERNA_LIMIT_RATE"),
        (("--log-level", "loud", "--database", "sqlite:///a.db"), {}, "loud"),
        (("--log-format", "xml", "--database", "sqlite:///a.db"), {}, "--log-format xml: use auto or json"),
        (("--host", "203.0.113.1", "--database", "sqlite:///a.db"), {}, "--host 203.0.113.1"),
    ],
)
def test_invalid_options_of_serve_are_refused_in_one_line(
    run: Caverna, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], environment: dict[str, str], reason: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    done = run("serve", *arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("caverna: ")
    assert done.err.count("\n") == 1
    assert reason in done.err


def test_caverna_alone_starts_on_loopback_opens_the_browser_and_says_how_to_stop(
    browser: dict[str, str], tmp_path: Path
) -> None:
    with suppress(AssertionError):
        until(lambda: is_free(PORT))
    assert is_free(PORT), f"something else serves at port {PORT}: stop it to run this test"
    ours, theirs = os.openpty()
    with running(browser, stderr=theirs) as process:
        opened = tmp_path / "opened"
        until(lambda: process.poll() is not None or (opened.exists() and opened.read_text()), STARTING)
        assert opened.read_text() == f"http://127.0.0.1:{PORT}/"
        assert answers(f"http://127.0.0.1:{PORT}")
        assert listening(process.pid) == {f"127.0.0.1:{PORT}"}
        assert (tmp_path / "data" / "caverna" / "tables.sqlite3").exists()
    assert not answers(f"http://127.0.0.1:{PORT}")
    log = tmp_path / "state" / "caverna" / "log" / "server.log"
    *missing, name, opens, stops, logged = os.read(ours, 10_000).decode().splitlines()
    assert ["plain Python" in line for line in missing] == [True] * (not caverna.compiled()) + [False] * (
        not startup.has_page()
    )
    assert name == f"Caverna {caverna.__version__}"
    assert opens == f"Open http://127.0.0.1:{PORT}/ in your browser."
    assert (stops, logged) == ("Press Ctrl-C to stop.", f"The log is in {log}.")
    assert all(json.loads(line)["event"] for line in log.read_text().splitlines())


@pytest.fixture
def busy() -> Iterator[int]:
    """A port where something listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def test_a_busy_port_is_refused_in_one_sentence_if_it_was_asked_for(run: Caverna, busy: int) -> None:
    done = run("serve", "--port", str(busy), "--database", "sqlite:///a.db")
    assert (done.code, done.out) == (2, "")
    assert re.fullmatch(
        rf"caverna: port {busy} is in use: stop what runs there, or choose another: --port \d+\n", done.err
    )


def test_otherwise_the_next_free_port_is_taken(busy: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(startup, "DEFAULT_PORT", busy)
    assert busy < startup.choose_port("127.0.0.1", None) < busy + startup.PORTS
    assert startup.choose_port("127.0.0.1", free := free_port()) == free


@pytest.mark.parametrize(
    ("language", "sentence"), [("C", "is in use"), ("fr_FR.UTF-8", "est occupé"), ("pl_PL.UTF-8", "jest zajęty")]
)
def test_the_greeting_speaks_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, language: str, sentence: str
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    address = startup.page_address("0.0.0.0", 8081)
    greeting = startup.greeting(address, Path("server.log"), moved=True)
    assert sentence in greeting
    assert "http://127.0.0.1:8081/" in greeting
    assert sentence not in startup.greeting(address, Path("server.log"), moved=False)


def test_a_long_log_is_put_aside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(startup, "user_log_path", lambda *_, **__: tmp_path)
    monkeypatch.setattr(startup, "LOG_BYTES", 5)
    startup.log_file().write_text("short")
    assert startup.log_file().read_text() == "short"
    startup.log_file().write_text("longer")
    assert not startup.log_file().exists()
    assert tmp_path.joinpath("server.old.log").read_text() == "longer"


def listening(pid: int) -> set[str]:
    """The addresses a process listens on, according to Linux. Elsewhere, the expected ones."""
    table = Path(f"/proc/{pid}/net/tcp")
    if not table.exists():
        return {f"127.0.0.1:{PORT}"}
    sockets = {os.readlink(link) for link in Path(f"/proc/{pid}/fd").iterdir() if link.is_symlink()}
    found: set[str] = set()
    for line in [line for name in ("tcp", "tcp6") for line in table.with_name(name).read_text().splitlines()[1:]]:
        fields = line.split()
        if fields[3] == "0A" and f"socket:[{fields[9]}]" in sockets:
            host, port = fields[1].split(":")
            found.add(f"{socket.inet_ntoa(bytes.fromhex(host)[::-1]) if len(host) == 8 else host}:{int(port, 16)}")
    return found


def test_a_server_opens_no_browser_unasked_and_stops_together_with_its_workers(
    browser: dict[str, str], tmp_path: Path
) -> None:
    port = free_port()
    with running(browser, "serve", "--port", str(port), "--database", str(tmp_path / "a.db")) as process:
        until(lambda: answers(f"http://127.0.0.1:{port}"), STARTING)
        with_bot = Player(f"http://127.0.0.1:{port}").open("cave-farmers", "novice")
        with_bot.play("place starting-player")
        until(with_bot.has_turn)
        thinking = children(process.pid)
        process.terminate()
        assert process.wait(STARTING) in (0, -signal.SIGTERM)
    until(lambda: not any(Path(f"/proc/{child}").exists() for child in thinking))
    assert not (tmp_path / "opened").exists()


def children(pid: int) -> list[str]:
    """The children of a process, where there is a /proc."""
    found: list[str] = []
    for status in Path("/proc").glob("[0-9]*/status"):
        with suppress(OSError):
            if f"\nPPid:\t{pid}\n" in status.read_text():
                found.append(status.parent.name)
    return found
