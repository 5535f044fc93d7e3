"""Every subtle rule of Cave vs Cave and every ruling has tests that carry its number; docs/rulings.md names them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULINGS = HERE.parents[1] / "docs" / "rulings.md"
RULES = range(1, 49)
RULING_NUMBERS = range(1, 24)


def names_in(pattern: str) -> list[str]:
    """The names of all test functions of some files."""
    return [
        node.name
        for path in sorted(HERE.glob(pattern))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


SUBTLETIES = names_in("test_cave_subtleties*.py")
HELD_RULINGS = names_in("test_cave_rulings*.py")


def carrying(names: list[str], number: str) -> list[str]:
    return [name for name in names if name.startswith(f"test_{number}_")]


def row(number: str) -> str:
    """The line of the table in docs/rulings.md about one ruling."""
    lines = RULINGS.read_text(encoding="utf-8").splitlines()
    found = [line for line in lines if line.startswith(f"| {number} |")]
    assert len(found) == 1, f"{number} has {len(found)} rows"
    return found[0]


@pytest.mark.parametrize("number", RULES)
def test_every_subtle_rule_has_a_test(number: int) -> None:
    assert carrying(SUBTLETIES, f"{number:02}")


def test_no_test_of_subtle_rules_carries_another_number() -> None:
    known = [name for number in RULES for name in carrying(SUBTLETIES, f"{number:02}")]
    assert sorted(known) == sorted(SUBTLETIES)


@pytest.mark.parametrize("number", RULING_NUMBERS)
def test_every_cave_ruling_has_tests_and_the_page_names_them_all(number: int) -> None:
    held = carrying(HELD_RULINGS, f"c{number:02}")
    assert len(held) >= 2, "one for what it allows and one for what it forbids"
    assert re.findall(r"`(test_\w+)`", row(f"C{number}")) == held


def test_no_test_of_cave_rulings_carries_another_number() -> None:
    known = [name for number in RULING_NUMBERS for name in carrying(HELD_RULINGS, f"c{number:02}")]
    assert sorted(known) == sorted(HELD_RULINGS)
