"""Bots for the tests of the arena."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.packages import install

SOURCES = {
    "last": """
        class Bot:
            '''Always the last action: the same in every game.'''

            def __init__(self, *, seed: int = 0) -> None:
                self.seed = seed

            def choose(self, game):
                assert len(game.legal_actions()) > 1, "it is asked where there is nothing to choose"
                action = game.legal_actions()[-1]
                game.apply(action)  # it may: the game is its own
                return action
    """,
    "cheat": """
        class Bot:
            def __init__(self, *, after: int = 5, seed: int = 0) -> None:
                self.left = after

            def choose(self, game):
                self.left -= 1
                return game.legal_actions()[0] if self.left >= 0 else 99999
    """,
    "broken": """
        class Bot:
            def __init__(self, *, seed: int = 0) -> None:
                pass

            def choose(self, game):
                return [][0]
    """,
    "suicidal": """
        import os

        class Bot:
            def __init__(self, *, seed: int = 0) -> None:
                pass

            def choose(self, game):
                os._exit(7)
    """,
    "slow": """
        import time

        class Bot:
            def __init__(self, *, seed: int = 0) -> None:
                pass

            def choose(self, game):
                time.sleep(0.002)
                return game.legal_actions()[0]
    """,
}


@pytest.fixture(autouse=True)
def test_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Install the bots of SOURCES, for worker processes too."""
    for name, source in SOURCES.items():
        install(monkeypatch, tmp_path / "bots", name, source)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
