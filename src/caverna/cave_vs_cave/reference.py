"""The tables that the game plays by, as plain data."""

from __future__ import annotations

from typing import Any


def reference(players: object = None) -> dict[str, Any]:
    return {}
