"""The command line: play, serve, show the reference of a game, and run and measure bots."""

from __future__ import annotations

import os
import re
import sys
from typing import Final

from caverna.game import CavernaError

LOCAL: Final = "local"
RAY_ADDRESS: Final = re.compile(r"auto|local|ray://.*|[^:]+:\d+")
"""Addresses of Ray clusters. No bot specification looks like one."""


def main() -> None:
    """The command `caverna`. Errors of the caller become one line on stderr and exit status 2."""
    # Before numpy is loaded. A network multiplies small matrices, which several threads only slow down: twentyfold when
    # other processes are busy, as the workers of the server and of the arena are.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from .app import app

    try:
        app(args=addressed(sys.argv[1:]))
    except CavernaError as error:
        for note in getattr(error, "__notes__", []):
            print(note, file=sys.stderr)
        print(f"caverna: {' '.join(str(error).split())}", file=sys.stderr)
        sys.exit(2)


def addressed(arguments: list[str]) -> list[str]:
    """The arguments with an address after each `--ray`, whose address is optional."""
    found: list[str] = []
    for argument, following in zip(arguments, [*arguments, ""][1:], strict=True):
        found.append(argument)
        if argument == "--ray" and not RAY_ADDRESS.fullmatch(following):
            found.append(LOCAL)
    return found
