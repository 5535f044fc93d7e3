"""Packages of other people that add a bot: the least that Python takes for an installed package."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest


def install(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, source: str, bot: str = "Bot") -> None:
    """A package of that name, with its code, in which a class is the bot of that name."""
    information = folder / f"{name}-1.0.dist-info"
    information.mkdir(parents=True)
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(f"[caverna.bots]\n{name} = {name}:{bot}\n")
    (folder / f"{name}.py").write_text(dedent(source))
    monkeypatch.syspath_prepend(str(folder))
