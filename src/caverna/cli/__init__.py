"""The command line: play, serve, show the reference of a game, and run and measure bots.

This module imports only what `pip install caverna` installs. The commands need the packages of an extra; if these are
missing, an error says so in one line.
"""

from __future__ import annotations

import os
import re
import sys
from traceback import walk_tb
from typing import Final

from caverna.extras import MissingExtra
from caverna.game import CavernaError

from .faults import language_of, said

EXTRAS: Final = {"simulate": "arena", "arena": "arena", "tune": "learn", "learn": "learn"}
"""The extra that a command needs, if that is not `play`."""
LOCAL: Final = "local"
RAY_ADDRESS: Final = re.compile(r"auto|local|ray://.*|[^:]+:\d+")
"""Addresses of Ray clusters. No bot specification looks like one."""


def main() -> None:
    """The command `caverna`. Errors of the caller become one line on stderr, in their language, and exit status 2."""
    # Before numpy is loaded. A network multiplies small matrices, which several threads only slow down: twentyfold when
    # other processes are busy, as the workers of the server and of the arena are.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        run(sys.argv[1:])
    except CavernaError as error:
        for note in getattr(error, "__notes__", []):
            print(note, file=sys.stderr)
        language = language_of(sys.argv[1:], os.environ)
        print(f"caverna: {said(' '.join(str(error).split()), language)}", file=sys.stderr)
        sys.exit(2)


def run(arguments: list[str]) -> None:
    """Run a command.

    Raises:
        MissingExtra: If it needs an extra that is not installed.
    """
    try:
        from .app import app

        app(args=addressed(arguments), prog_name="caverna")
    except ModuleNotFoundError as error:
        if not imported_here(error):
            raise
        command = next((argument for argument in arguments if not argument.startswith("-")), "play")
        raise MissingExtra(EXTRAS.get(command, "play"), error) from error


def imported_here(error: ModuleNotFoundError) -> bool:
    """Does this package import what is missing? Bots of other packages may need anything."""
    *_, frame = [None, *walk_tb(error.__traceback__)]
    return frame is not None and str(frame[0].f_globals.get("__name__")).startswith("caverna.")


def addressed(arguments: list[str]) -> list[str]:
    """The arguments with an address after each `--ray`, whose address is optional."""
    found: list[str] = []
    for argument, following in zip(arguments, [*arguments, ""][1:], strict=True):
        found.append(argument)
        if argument == "--ray" and not RAY_ADDRESS.fullmatch(following):
            found.append(LOCAL)
    return found
