"""Every rule of docs/rules has tests, and every test of the rules names its rule."""

from __future__ import annotations

import ast
from collections import Counter

import pytest

from tests import rules

NO_RULES = {
    "test_bad_input.py",
    "test_blocked_furnishings.py",
    "test_blocked_rooms.py",
    "test_blocked_spaces.py",
    "test_blocked_tiles.py",
    "test_cave_reference.py",
    "test_laying.py",
    "test_payments.py",
    "test_reduction.py",
    "test_reference.py",
    "test_room_cells.py",
    "test_signs.py",
    "test_structure.py",
}
"""Files about the program rather than a rule: error messages, reasons, views, the reference, search, structure."""

MARKERS = rules.markers()
TESTS = rules.tests_by_rule()


def test_numbers_are_unique() -> None:
    assert [
        name for name, count in Counter((rule.book, rule.number) for rule in rules.rules()).items() if count > 1
    ] == []


@pytest.mark.parametrize("book", rules.BOOKS)
def test_every_rule_has_a_test(book: str) -> None:
    of_book = [rule for rule in TESTS if rule.book == book]
    assert of_book
    assert [rule.number for rule in of_book if not TESTS[rule]] == []


def test_every_ruling_has_a_test_for_what_it_allows_and_one_for_what_it_forbids() -> None:
    rulings = [rule for rule in TESTS if rule.book == "rulings" and not rule.number.startswith("D")]
    assert [rule.number for rule in rulings if len(TESTS[rule]) < 2] == []


def test_every_rule_has_a_source() -> None:
    assert [rule for rule in TESTS if not rule.text or not rule.source] == []


def test_every_marker_names_a_rule() -> None:
    names = {name for rule in TESTS for name in rule.names()}
    assert [marker for marker in MARKERS if (marker.book, marker.number) not in names] == []


def test_every_test_of_the_rules_has_a_marker() -> None:
    marked = {marker.test for marker in MARKERS}
    tests = [test for test, _ in rules.tests_of_rules() if test.partition("::")[0].rpartition("/")[2] not in NO_RULES]
    assert [test for test in tests if test not in marked] == []


def test_every_marker_is_on_a_test() -> None:
    """A marker anywhere else, say in a table of parameters, would be missing in the map."""
    in_files = sum(
        len(list(rules.arguments_of_rule(ast.parse(path.read_text(encoding="utf-8")))))
        for path in rules.ROOT.glob("tests/cave_*/*.py")
    )
    assert in_files == len(MARKERS)
