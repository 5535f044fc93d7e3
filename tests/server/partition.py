"""A network between a server and PostgreSQL that a test can cut."""

from __future__ import annotations

import select
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

CHUNK: Final = 1 << 16


class Link:
    """Forwards connections from a port of this machine to another, until it is cut.

    While it is cut, nothing arrives and nobody is told: what is under way is held back, as in a network where packets
    are lost. `drop` closes all connections in addition, as a firewall does that forgets them.
    """

    def __init__(self, port: int) -> None:
        self.target = port
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self.listener.getsockname()[1])
        self.is_up = threading.Event()
        self.is_up.set()
        self.pairs: set[tuple[socket.socket, socket.socket]] = set()
        threading.Thread(target=self.accept, daemon=True).start()

    def cut(self) -> None:
        self.is_up.clear()

    def mend(self) -> None:
        self.is_up.set()

    def drop(self) -> None:
        for pair in [*self.pairs]:
            for end in pair:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.listener.close()
        self.mend()
        self.drop()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                threading.Thread(target=self.forward, args=(near,), daemon=True).start()

    def forward(self, near: socket.socket) -> None:
        self.is_up.wait()
        with suppress(OSError), near, socket.create_connection(("127.0.0.1", self.target)) as far:
            pair = near, far
            self.pairs.add(pair)
            try:
                while True:
                    for end in select.select(pair, (), ())[0]:
                        data = end.recv(CHUNK)
                        self.is_up.wait()
                        if not data:
                            return
                        pair[end is near].sendall(data)
            finally:
                self.pairs.discard(pair)


@contextmanager
def link_to(port: int) -> Iterator[Link]:
    link = Link(port)
    try:
        yield link
    finally:
        link.close()
