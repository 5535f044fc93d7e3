"""Starting a server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from typing import Final

import uvicorn
from fastapi import FastAPI

from caverna.game import InvalidOption, format_list

from .app import create_app
from .logs import configuration
from .protocols import HttpProtocol, SocketProtocol
from .settings import DATABASE, Settings
from .store import prepare

STARTUP_SECONDS: Final = 60.0
"""How long to wait for the server before giving up on opening its page."""
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
MAX_SOCKET_MESSAGE: Final = 16 * 1024
"""Bytes in a message from a socket."""


def from_environment() -> FastAPI:
    """The application of a server process, configured by the environment alone."""
    parent = multiprocessing.parent_process()
    if parent is not None:  # one of several workers
        threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    return create_app(Settings.from_environment(os.environ))


def end_with(parent: multiprocessing.process.BaseProcess) -> None:
    """End this process when the one that started it is gone: nobody would replace it, or ever stop it."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def serve(
    *, host: str, port: int, workers: int, database: str | None, open_page: bool, log_level: str, proxies: str
) -> None:
    """Run a server until it is stopped. The parameters are the options of `caverna serve`."""
    settings = Settings.from_environment(os.environ, database)
    if workers > 1 and not settings.is_shared:
        raise InvalidOption(f"--workers {workers}: several processes need PostgreSQL (--database postgresql://...)")
    if log_level not in LOG_LEVELS:
        raise InvalidOption(f"--log-level {log_level}: use {format_list(LOG_LEVELS)}")
    asyncio.run(prepare(settings.database))
    os.environ[DATABASE] = settings.database
    if open_page:
        threading.Thread(target=open_when_ready, args=(host, port), daemon=True).start()
    uvicorn.run(
        "caverna.server.serve:from_environment", factory=True, host=host, port=port, workers=workers,
        log_config=configuration(log_level), access_log=False, server_header=False,
        http=HttpProtocol, ws=SocketProtocol, ws_max_size=MAX_SOCKET_MESSAGE, ws_per_message_deflate=False,
        proxy_headers=bool(proxies), forwarded_allow_ips=proxies or None, timeout_graceful_shutdown=5,
    )  # fmt: skip


def open_when_ready(host: str, port: int) -> None:
    """Open the page in a browser as soon as the server responds."""
    address = f"http://{host}:{port}/"
    deadline = time.monotonic() + STARTUP_SECONDS
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):
                webbrowser.open(address)
                return
        except (OSError, urllib.error.URLError):
            time.sleep(0.1)
