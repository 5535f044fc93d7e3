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
    "test_gifts.py",
    "test_laying.py",
    "test_payments.py",
    "test_reduction.py",
    "test_reference.py",
    "test_room_cells.py",
    "test_signs.py",
    "test_structure.py",
}
"""Files about the program rather than a rule: error messages, reasons, views, the reference, search, structure."""

# Fixtures, because reading all tests takes a while.


@pytest.fixture(scope="module")
def markers() -> list[rules.Marker]:
    return rules.markers()


@pytest.fixture(scope="module")
def tests() -> dict[rules.Rule, list[str]]:
    return rules.tests_by_rule()


def test_numbers_are_unique() -> None:
    assert [
        name for name, count in Counter((rule.book, rule.number) for rule in rules.rules()).items() if count > 1
    ] == []


@pytest.mark.parametrize("book", rules.BOOKS)
def test_every_rule_has_a_test(tests: dict[rules.Rule, list[str]], book: str) -> None:
    of_book = [rule for rule in tests if rule.book == book]
    assert of_book
    assert [rule.number for rule in of_book if not tests[rule]] == []


def test_every_ruling_has_a_test_for_what_it_allows_and_one_for_what_it_forbids(
    tests: dict[rules.Rule, list[str]],
) -> None:
    rulings = [rule for rule in tests if rule.book == "rulings" and not rule.number.startswith("D")]
    assert [rule.number for rule in rulings if len(tests[rule]) < 2] == []


def test_every_rule_has_a_source(tests: dict[rules.Rule, list[str]]) -> None:
    assert [rule for rule in tests if not rule.text or not rule.source] == []


def test_every_marker_names_a_rule(tests: dict[rules.Rule, list[str]], markers: list[rules.Marker]) -> None:
    names = {name for rule in tests for name in rule.names()}
    assert [marker for marker in markers if (marker.book, marker.number) not in names] == []


def test_every_test_of_the_rules_has_a_marker(markers: list[rules.Marker]) -> None:
    marked = {marker.test for marker in markers}
    found = [test for test, _ in rules.tests_of_rules() if test.partition("::")[0].rpartition("/")[2] not in NO_RULES]
    assert [test for test in found if test not in marked] == []


def test_every_marker_is_on_a_test(markers: list[rules.Marker]) -> None:
    """A marker anywhere else, say in a table of parameters, would be missing in the map."""
    in_files = sum(
        len(list(rules.arguments_of_rule(ast.parse(path.read_text(encoding="utf-8")))))
        for path in rules.ROOT.glob("tests/cave_*/*.py")
    )
    assert in_files == len(markers)
