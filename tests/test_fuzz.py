"""A sample of `make fuzz` in every test run."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.form import length
from tests.fuzz import BATCH, play_batch

GAMES = 2 * length(full=500, usual=200, pure=25)


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_random_games_hold_every_invariant(first: int) -> None:
    seen = play_batch(first)
    assert kinds(seen) >= {
        "at", "breed", "buy", "choose", "eat", "feed", "forge", "furnish", "harvest", "imitate", "loot", "marker",
        "place", "reveal", "sell", "sow", "stable", "stop", "tile", "trade",
        "activate", "bonus", "dig", "draw", "end", "exchange", "gain", "take", "turn", "wall",
    }  # fmt: skip


def kinds(seen: Counter[str]) -> set[str]:
    """The first words of the actions that were played."""
    return {text.split()[0] for text in seen}
