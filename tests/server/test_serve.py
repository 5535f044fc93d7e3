"""The commands that start a server."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.conftest import Caverna
from tests.server.harness import NO_TLS, STARTING, Player, free_port, until

PORT = 8080
"""The default address of `caverna`."""


@contextmanager
def running(*arguments: str, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A command that runs until it is stopped."""
    with subprocess.Popen(
        [sys.executable, "-m", "caverna", *arguments], stderr=subprocess.DEVNULL, env={**os.environ, **environment}
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
    return {"BROWSER": str(script), "XDG_DATA_HOME": str(tmp_path / "data"), "HOME": str(tmp_path)}


def test_help_lists_the_options_of_a_server(run: Caverna) -> None:
    done = run("serve", "--help", width=200)
    assert done.code == 0
    for option in ("--host", "--port", "--workers", "--database", "--open", "--proxies", "--log-level"):
        assert option in done.out
    assert "CAVERNA_DATABASE_URL" in done.out


@pytest.mark.parametrize(
    ("arguments", "environment", "reason"),
    [
        (("--workers", "2", "--database", "sqlite:///a.db"), {}, "PostgreSQL"),
        (("--database", "mysql://me@there/db"), {}, "mysql"),
        ((), {"CAVERNA_LIMIT_RATE": "many", "CAVERNA_DATABASE_URL": "sqlite:///a.db"}, "CAVERNA_LIMIT_RATE"),
        (("--log-level", "loud", "--database", "sqlite:///a.db"), {}, "loud"),
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


def test_caverna_alone_starts_on_loopback_and_opens_the_browser(browser: dict[str, str], tmp_path: Path) -> None:
    with suppress(AssertionError):
        until(lambda: is_free(PORT))
    assert is_free(PORT), f"something else serves at port {PORT}: stop it to run this test"
    with running(**browser) as process:
        opened = tmp_path / "opened"
        until(lambda: process.poll() is not None or (opened.exists() and opened.read_text()), STARTING)
        assert opened.read_text() == f"http://127.0.0.1:{PORT}/"
        assert answers(f"http://127.0.0.1:{PORT}")
        assert listening(process.pid) == {f"127.0.0.1:{PORT}"}
        assert (tmp_path / "data" / "caverna" / "tables.sqlite3").exists()
    assert not answers(f"http://127.0.0.1:{PORT}")


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
    with running("serve", "--port", str(port), "--database", str(tmp_path / "a.db"), **browser) as process:
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
