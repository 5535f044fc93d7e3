"""Shared fixtures: matches, and the command line as `run("play", "--terminal", typed="1\\n")`."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from caverna.cli import main
from caverna.record import Match
from tests.form import PURE
from tests.matches import GAME, NAMES, play_randomly

if PURE:
    collect_ignore = ["test_agreement.py"]  # it needs both forms

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # in time: numpy is not imported yet. Why: see `main` in caverna.cli


class Result:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


class Caverna:
    """Runs `caverna` in this process, with arguments and input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str, typed: str | io.TextIOBase = "", width: int = 80) -> Result:
        self.monkeypatch.setenv("COLUMNS", str(width))
        self.monkeypatch.setattr(sys, "argv", ["caverna", *arguments])
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed) if isinstance(typed, str) else typed)
        code: object = None
        try:
            main()
        except SystemExit as end:
            code = end.code
        out, err = self.capsys.readouterr()
        return Result(int(code) if isinstance(code, int) else 0, out, err)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Caverna:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    return Caverna(monkeypatch, capsys)


@pytest.fixture(scope="module")
def finished() -> Match:
    """A match played to its end."""
    return play_randomly(Match(GAME, seed=5, names=NAMES, players=2))


@pytest.fixture
def document() -> dict[str, Any]:
    """A saved game in the middle of play."""
    return play_randomly(Match(GAME, seed=5, names=NAMES, players=2), 30).to_document()
