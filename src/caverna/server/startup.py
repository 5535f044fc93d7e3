"""Starting in a terminal: a port to listen on, and what the person who starts the server sees."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from importlib.resources import files
from pathlib import Path
from typing import Final

from platformdirs import user_log_path

import caverna
from caverna.game import InvalidOption
from caverna.locale import environment_language, translator_for

DEFAULT_PORT: Final = 8080
PORTS: Final = 100
"""How many ports are tried, beginning with the default one."""
STARTUP_SECONDS: Final = 60.0
"""How long to wait for the server before giving up on showing its address."""
LOG_BYTES: Final = 5_000_000
"""A larger log is renamed at the next start."""
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}
"""Addresses that mean all interfaces, with one that a browser here can open."""


def choose_port(host: str, port: int | None) -> int:
    """The port to listen on: the one asked for, otherwise the default one or the next that is free.

    Raises:
        InvalidOption: If nobody can listen there.
    """
    for candidate in [port] if port else range(DEFAULT_PORT, DEFAULT_PORT + PORTS):
        if is_free(host, candidate):
            return candidate
    if port:
        other = next((next_port for next_port in range(port + 1, 65536) if is_free(host, next_port)), DEFAULT_PORT)
        raise InvalidOption(f"port {port} is in use: stop what runs there, or choose another: --port {other}")
    raise InvalidOption(f"ports {DEFAULT_PORT} to {DEFAULT_PORT + PORTS - 1} are in use: choose another with --port")


def is_free(host: str, port: int) -> bool:
    """Can a server listen on a port? Raises `InvalidOption` if it cannot for another reason than that one does."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        if os.name == "posix":  # a port whose last server has just ended is free; Windows would share a busy one
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                return False
            raise InvalidOption(f"--host {host} --port {port}: {error.strerror or error}") from error
        return True


def page_address(host: str, port: int) -> str:
    """The address of the page, for a browser on this machine."""
    return f"http://{EVERYWHERE.get(host, f'[{host}]' if ':' in host else host)}:{port}/"


def log_file() -> Path:
    """The file for the log of a server that runs in a terminal. What earlier servers wrote stays for a while."""
    path = user_log_path("caverna", appauthor=False, ensure_exists=True) / "server.log"
    if path.exists() and path.stat().st_size > LOG_BYTES:
        path.replace(path.with_suffix(".old.log"))
    return path


def has_page() -> bool:
    """Does the package contain the page?"""
    return files(__package__).joinpath("static", "index.html").is_file()


def greet_when_ready(host: str, port: int, *, log: Path | None, moved: bool, open_page: bool) -> None:
    """As soon as the server responds, show its address and open the page. The rest goes on meanwhile.

    Args:
        host: The address that it listens on.
        port: Its port.
        log: The file with its log; None if there is no terminal.
        moved: Whether the default port was in use.
        open_page: Whether to open the page in a browser.
    """

    def greet() -> None:
        if not responds(address):
            return
        if log is not None:
            print(greeting(address, log, moved=moved), file=sys.stderr, flush=True)
        if open_page:
            webbrowser.open(address)

    address = page_address(host, port)
    threading.Thread(target=greet, daemon=True).start()


def responds(address: str) -> bool:
    """Wait until the server responds."""
    deadline = time.monotonic() + STARTUP_SECONDS
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):
                return True
        except (OSError, urllib.error.URLError):
            time.sleep(0.1)
    return False


def greeting(address: str, log: Path, *, moved: bool) -> str:
    """The name, the address to open, and how to stop, in the language of the terminal."""
    say = translator_for(environment_language(os.environ)).say
    return "\n".join([
        f"Caverna {caverna.__version__}",
        *([say("serve-next-port", taken=str(DEFAULT_PORT))] if moved else []),
        say("serve-open", address=address),
        say("serve-stop"),
        say("serve-log", path=str(log)),
    ])  # fmt: skip
