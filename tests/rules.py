"""The numbered rules of docs/rules, and the marker with which a test names the rules it checks.

@rule("farmers", 14, 6)   rule 14.6 of docs/rules/farmers.md
@rule("caves", 9)         all rules of section 9 of docs/rules/caves.md
@rule("rulings", "F12")   ruling F12 of docs/rules/rulings.md

`python -m tests.rules` prints the map of rules, sources and tests.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import pytest

Book: TypeAlias = Literal["farmers", "caves", "rulings"]

ROOT = Path(__file__).parents[1]
BOOKS: tuple[Book, ...] = ("farmers", "caves", "rulings")


def rule(book: Book, *number: int | str) -> pytest.MarkDecorator:
    """A marker for a test that holds a rule: its section and number, a whole section, or the name of a ruling."""
    return pytest.mark.rule(book, ".".join(map(str, number)))


class Rule(NamedTuple):
    """A row of a table in docs/rules."""

    book: Book
    number: str
    text: str
    source: str

    def names(self) -> set[tuple[str, str]]:
        """How markers refer to it: by its own number and by that of its section."""
        return {(self.book, self.number), (self.book, self.number.partition(".")[0])}


class Marker(NamedTuple):
    """What a test says it holds."""

    book: str
    number: str
    test: str


def rules() -> list[Rule]:
    """Every numbered rule, in the order of the pages."""
    return [rule for book in BOOKS for rule in rules_of(book)]


def rules_of(book: Book) -> Iterator[Rule]:
    page = (ROOT / "docs" / "rules" / f"{book}.md").read_text(encoding="utf-8")
    for number, *texts, source in (line.strip("| ").split(" | ") for line in re.findall(r"^\|.*\d.*\|$", page, re.M)):
        if re.fullmatch(r"\d+\.\d+|[CDF]\d+", number):
            yield Rule(book, number, " ".join(texts), source)


def tests_of_rules() -> Iterator[tuple[str, ast.FunctionDef]]:
    """The test functions of both games, each with its file and name."""
    for path in sorted(ROOT.glob("tests/cave_*/test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{path.relative_to(ROOT).as_posix()}::{node.name}", node


def markers() -> list[Marker]:
    """Every marker on a test, read from its decorators."""
    return [
        Marker(book, ".".join(map(str, number)), test)
        for test, function in tests_of_rules()
        for decorator in function.decorator_list
        for book, *number in arguments_of_rule(decorator)
    ]


def arguments_of_rule(tree: ast.AST) -> Iterator[list[str]]:
    """The arguments of every call of `rule`, which have to be literals."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            yield [ast.literal_eval(argument) for argument in node.args]


def tests_by_rule() -> dict[Rule, list[str]]:
    """Every rule with the tests that hold it."""
    named: dict[tuple[str, str], list[str]] = {}
    for marker in markers():
        named.setdefault((marker.book, marker.number), []).append(marker.test)
    return {rule: sorted(test for name in rule.names() for test in named.get(name, ())) for rule in rules()}


if __name__ == "__main__":
    for held, tests in tests_by_rule().items():
        print(f"- **{held.book} {held.number}** ({held.source}) {held.text}")
        print(*(f"  - {test}" for test in tests), sep="\n")
