"""Every subtlety of the fact sheet and every ruling has tests that carry its number; docs/rulings.md names them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULINGS = HERE.parents[1] / "docs" / "rulings.md"


def names_in(pattern: str) -> list[str]:
    """The names of all test functions of some files."""
    return [
        node.name
        for path in sorted(HERE.glob(pattern))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


SUBTLETIES = names_in("test_subtleties_*.py")
HELD_RULINGS = names_in("test_rulings_*.py")
DECISIONS = names_in("test_own_decisions.py")


def carrying(names: list[str], number: str) -> list[str]:
    return [name for name in names if name.startswith(f"test_{number}_")]


def row(number: str) -> str:
    """The line of the table in docs/rulings.md about one ruling or decision."""
    lines = RULINGS.read_text(encoding="utf-8").splitlines()
    found = [line for line in lines if line.startswith(f"| {number} |")]
    assert len(found) == 1, f"{number} has {len(found)} rows"
    return found[0]


@pytest.mark.parametrize("number", range(1, 53))
def test_every_subtlety_has_a_test(number: int) -> None:
    assert carrying(SUBTLETIES, f"{number:02}")


def test_no_subtlety_test_carries_another_number() -> None:
    known = [name for number in range(1, 53) for name in carrying(SUBTLETIES, f"{number:02}")]
    assert sorted(known) == sorted(SUBTLETIES)


@pytest.mark.parametrize("number", range(1, 42))
def test_every_ruling_has_tests_and_the_page_names_them_all(number: int) -> None:
    held = carrying(HELD_RULINGS, f"f{number:02}")
    assert len(held) >= 2, "one for what it allows and one for what it forbids"
    assert re.findall(r"`(test_\w+)`", row(f"F{number}")) == held


def test_no_ruling_test_carries_another_number() -> None:
    known = [name for number in range(1, 42) for name in carrying(HELD_RULINGS, f"f{number:02}")]
    assert sorted(known) == sorted(HELD_RULINGS)


@pytest.mark.parametrize("letter", "abcdef")
def test_every_decision_of_our_own_has_tests_and_the_page_names_them_all(letter: str) -> None:
    held = carrying(DECISIONS, letter)
    assert held
    assert re.findall(r"`(test_\w+)`", row(letter.upper())) == held
