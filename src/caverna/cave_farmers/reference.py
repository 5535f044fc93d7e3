"""The tables that the game plays by, as plain data."""

from __future__ import annotations

from typing import Any


def reference(players: int | None = None) -> dict[str, Any]:
    return {}
