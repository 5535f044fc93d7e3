"""Golden playthroughs, byte for byte, and perft counts."""

from __future__ import annotations

import json

import pytest

from tests.playthroughs import GOLDENS, PERFT, SETUPS, perft, texts_of, written


@pytest.mark.parametrize("name", SETUPS)
def test_golden_playthrough(name: str) -> None:
    golden = (GOLDENS / f"{name}.txt").read_text()
    assert written(name, texts_of(golden)) == golden


@pytest.mark.parametrize(("name", "number", "counts"), json.loads(PERFT.read_text()))
def test_perft(name: str, number: int, counts: list[int]) -> None:
    assert perft(name, number) == counts
