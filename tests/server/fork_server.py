"""Starts servers for tests in a fraction of the time: each is forked from a process that has imported everything.

A server is ordered with a line of JSON and a lifeline: the end of a pipe, which closes when the server ends. It is the
same program as ever, in a process and a session of its own. Measurements and the tests of starting start a new
interpreter instead.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, Final

LONGEST: Final = 1 << 20
"""Bytes to read of an order at once."""


class ForkedProcess:
    """A forked process, used like `subprocess.Popen`. How it ended is not known."""

    def __init__(self, pid: int, lifeline: int) -> None:
        self.pid = pid
        self.lifeline = lifeline
        self.has_ended = False

    def poll(self) -> int | None:
        return 0 if self.ends_within(0) else None

    def wait(self, timeout: float | None = None) -> int:
        if not self.ends_within(timeout):
            raise subprocess.TimeoutExpired("a forked process", timeout or 0.0)
        return 0

    def terminate(self) -> None:
        os.kill(self.pid, signal.SIGTERM)

    def ends_within(self, seconds: float | None) -> bool:
        if not self.has_ended and select.select([self.lifeline], [], [], seconds)[0]:
            os.close(self.lifeline)
            self.has_ended = True
        return self.has_ended


class ForkServer:
    """The process that others are forked from."""

    def __init__(self) -> None:
        self.orders, far_end = socket.socketpair()
        self.lock = Lock()
        self.process = subprocess.Popen(
            [sys.executable, "-P", __file__, str(far_end.fileno())],
            stdin=subprocess.DEVNULL, pass_fds=[far_end.fileno()], start_new_session=True,
        )  # fmt: skip
        far_end.close()
        atexit.register(self.close)

    def close(self) -> None:
        """End the process. What was forked from it goes on."""
        self.orders.close()
        self.process.wait()

    def start(self, program: list[str], environment: dict[str, str], log: Path) -> ForkedProcess:
        """Start a program: `-m` and a module, or a file; then its arguments."""
        order = json.dumps({"program": program, "environment": environment, "log": str(log)}) + "\n"
        lifeline, far_end = os.pipe()
        with self.lock:
            socket.send_fds(self.orders, [order.encode()], [far_end])
            pid = int(self.orders.recv(LONGEST))
        os.close(far_end)
        return ForkedProcess(pid, lifeline)


@cache
def fork_server() -> ForkServer:
    """The fork server of this process."""
    return ForkServer()


# in the fork server


def import_everything() -> None:
    """Import what a server needs, and read the catalogues."""
    from caverna.locale import LANGUAGES, translator_for
    from caverna.server import serve

    assert serve
    for language in LANGUAGES:
        translator_for(language)
    gc.freeze()  # what is there already is shared with all servers


def next_order(orders: socket.socket) -> dict[str, Any]:
    """Fork whenever a server is ordered. Returns the order in the new process; ends when there can be no more."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how they ended
    while True:
        order, lifelines, _, _ = socket.recv_fds(orders, LONGEST, 1)
        if not order:
            raise SystemExit
        while not order.endswith(b"\n"):
            order += orders.recv(LONGEST)
        child = os.fork()
        if child == 0:
            orders.close()
            os.set_inheritable(lifelines[0], False)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            found: dict[str, Any] = json.loads(order)
            return found
        os.close(lifelines[0])
        orders.send(str(child).encode())


def run(program: list[str], environment: dict[str, str], log: str) -> None:
    """Run a program as if this process had been started for it."""
    os.setsid()
    with open(log, "ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    os.environ.clear()
    os.environ.update(environment)
    folders = environment.get("PYTHONPATH", "").split(os.pathsep)
    sys.path[:0] = [folder for folder in folders if folder and folder not in sys.path]
    if program[0] == "-m":
        sys.argv = program[1:]
        runpy.run_module(program[1], run_name="__main__", alter_sys=True)
    else:
        sys.argv = program
        runpy.run_path(program[0], run_name="__main__")


if __name__ == "__main__":
    import_everything()
    run(**next_order(socket.socket(fileno=int(sys.argv[1]))))
