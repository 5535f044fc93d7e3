"""Third-party packages that add a bot: the minimum that Python accepts as an installed package."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest


def install(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, source: str, bot: str = "Bot") -> None:
    """A package with some code in which a class is the bot of the same name."""
    information = folder / f"{name}-1.0.dist-info"
    information.mkdir(parents=True)
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(f"[caverna.bots]\n{name} = {name}:{bot}\n")
    (folder / f"{name}.py").write_text(dedent(source))
    monkeypatch.syspath_prepend(str(folder))
