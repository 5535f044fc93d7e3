"""The hub: through which the workers of one server notify each other of changes.

It runs in their parent, in a thread of its own, passes each text on to the other workers over a Unix socket, and speaks
for all of them to other servers with the same PostgreSQL. Texts are passed on unchanged, but for the name of the
sender: it is replaced, so that the hub recognises its own texts when PostgreSQL repeats them.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from .news_lines import Outbox, talk_over_postgres

MAX_UNREAD: Final = 1 << 20
"""Bytes that a worker may be behind. Beyond that it is cut off, and has to connect again."""


class Hub:
    """Passes texts on between workers and PostgreSQL."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.name = secrets.token_urlsafe(9)  # as long as the name of a worker
        self.outbox: Outbox[str] = Outbox(list)
        self.workers: set[asyncio.StreamWriter] = set()

    async def run(self, at: socket.socket, stop: asyncio.Event) -> None:
        """Pass texts on until stopped."""
        server = await asyncio.start_unix_server(self.serve_worker, sock=at)
        talking = asyncio.create_task(talk_over_postgres(self.database, self.outbox, self.hear))
        await stop.wait()
        talking.cancel()
        await asyncio.wait([talking])
        server.close()

    async def serve_worker(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what a worker says until it is gone."""
        self.workers.add(writer)
        try:
            while line := await reader.readline():
                self.tell(line, writer)
                _, _, told = line.decode().rstrip("\n").partition(" ")
                self.outbox.add(f"{self.name} {told}")
        except OSError:
            pass  # it was killed
        finally:
            self.workers.discard(writer)
            writer.close()

    def hear(self, text: str | None) -> None:
        """Pass a text of another server on to all workers; None means that something may have been missed."""
        if text is None or not text.startswith(f"{self.name} "):
            self.tell(f"{text or ''}\n".encode())

    def tell(self, line: bytes, sender: asyncio.StreamWriter | None = None) -> None:
        """Write a line to all workers but its sender."""
        for worker in self.workers - {sender}:
            if worker.transport.get_write_buffer_size() > MAX_UNREAD:
                worker.transport.abort()
            else:
                worker.write(line)


@contextmanager
def running_hub(database: str) -> Iterator[str]:
    """A hub for a database, as the path of its socket, while the workers run."""
    with TemporaryDirectory(prefix="caverna-") as folder, socket.socket(socket.AF_UNIX) as at:
        path = str(Path(folder, "hub"))
        at.bind(path)
        loop, stop = asyncio.new_event_loop(), asyncio.Event()
        work = Hub(database).run(at, stop)
        thread = threading.Thread(target=lambda: loop.run_until_complete(work), daemon=True)
        thread.start()
        try:
            yield path
        finally:
            loop.call_soon_threadsafe(stop.set)
            thread.join()
            loop.close()
