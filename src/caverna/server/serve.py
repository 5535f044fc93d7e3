"""Starting a server."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from contextlib import ExitStack
from typing import Final

import uvicorn
from fastapi import FastAPI

from caverna.game import InvalidOption, format_list
from caverna.locale import environment_language, translator_for

from .app import create_app
from .hub import running_hub
from .logs import configuration
from .protocols import HttpProtocol, SocketProtocol
from .settings import DATABASE, HUB, ROLE, Settings
from .startup import DEFAULT_PORT, choose_port, greet_when_ready, has_page, log_file
from .store import prepare

LOG_LEVELS: Final = ("debug", "info", "warning", "error")
LOG_FORMATS: Final = ("auto", "json")
MAX_SOCKET_MESSAGE: Final = 16 * 1024
"""Bytes in a message from a socket."""


def from_environment() -> FastAPI:
    """The application of a server process, configured by the environment alone."""
    parent = multiprocessing.parent_process()
    if parent is not None:  # one of several workers
        threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    return create_app(Settings.from_environment(os.environ))


def end_with(parent: multiprocessing.process.BaseProcess) -> None:
    """End this process when its parent is gone: otherwise nothing would replace it, or ever stop it."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def serve(
    *, host: str, port: int | None, workers: int, role: str, database: str | None, open_page: bool, log_level: str,
    log_format: str, proxies: str,
) -> None:  # fmt: skip
    """Run a server until it is stopped. The parameters are the options of `caverna serve`.

    In a terminal it shows its address, and writes the log to a file.
    """
    os.environ[ROLE] = role
    settings = Settings.from_environment(os.environ, database)
    if workers > 1 and not settings.is_shared:
        raise InvalidOption(f"--workers {workers}: several processes need PostgreSQL (--database postgresql://...)")
    if log_level not in LOG_LEVELS:
        raise InvalidOption(f"--log-level {log_level}: use {format_list(LOG_LEVELS)}")
    if log_format not in LOG_FORMATS:
        raise InvalidOption(f"--log-format {log_format}: use {format_list(LOG_FORMATS)}")
    chosen = choose_port(host, port)
    asyncio.run(prepare(settings.database))
    os.environ[DATABASE] = settings.database
    log = log_file() if log_format == "auto" and sys.stderr.isatty() else None
    if log is not None and not has_page():
        print(translator_for(environment_language(os.environ)).say("serve-no-page"), file=sys.stderr)
    if log is not None or open_page:
        moved = port is None and chosen != DEFAULT_PORT
        greet_when_ready(host, chosen, log=log, moved=moved, open_page=open_page)
    with ExitStack() as stack:
        if workers > 1 and hasattr(asyncio, "start_unix_server"):  # not on Windows: there each talks to PostgreSQL
            os.environ[HUB] = stack.enter_context(running_hub(settings.database))
        uvicorn.run(
            "caverna.server.serve:from_environment", factory=True, host=host, port=chosen, workers=workers,
            log_config=configuration(log_level, log), access_log=False, server_header=False,
            http=HttpProtocol, ws=SocketProtocol, ws_max_size=MAX_SOCKET_MESSAGE, ws_per_message_deflate=False,
            proxy_headers=bool(proxies), forwarded_allow_ips=proxies or None, timeout_graceful_shutdown=5,
        )  # fmt: skip
