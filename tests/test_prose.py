"""The rules contain ids and numbers; every sentence is in the catalogues."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from caverna.games import GAMES
from hatch_build import PACKAGES
from tests.locale.catalogues import every_action, patterns, written

SOURCES = Path(__file__).parents[1] / "src"
MESSAGES = {"expected", "__repr__"}
"""Functions that word a part of an error, or show an object to a programmer."""
DOCUMENTED = "observation.py"
"""Tables of columns with a description each: documentation, as docstrings are."""


def texts(source: str) -> Iterator[str]:
    """The string constants of a module, without docstrings, names of types, error messages and what `MESSAGES` say."""
    tree = ast.parse(source)
    skipped: set[int] = set()
    for node in ast.walk(tree):
        message = isinstance(node, ast.FunctionDef) and node.name in MESSAGES
        alone = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        types = (
            ast.unparse(node).startswith(("cast(", "__all__ =")) if isinstance(node, (ast.Call, ast.Assign)) else False
        )
        if message or alone or types or isinstance(node, (ast.Raise, ast.Assert)):
            skipped.update(id(part) for part in ast.walk(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node.value


@cache
def notation() -> str:
    return "\n".join(action["text"] for game in GAMES for action in every_action(game))


def is_prose(text: str) -> bool:
    """A name with a capital, a sentence with a full stop, or four words in a row: unless it is notation."""
    if text.strip() in notation():
        return False
    named = re.match(r"[A-Z][a-z]", text)
    sentence = re.search(r"[a-z] .*\.$", text)
    words = re.search(r"[a-z]+([ ,;:]+[a-z]+){3}", text)
    return bool(named or sentence or words)


def modules() -> list[Path]:
    files = [file for package in PACKAGES for file in sorted((SOURCES / package).rglob("*.py"))]
    return [file for file in files if file.name != DOCUMENTED]


def test_there_are_compiled_packages_to_look_at() -> None:
    assert len(modules()) > 50


@pytest.mark.parametrize("module", modules(), ids=lambda file: str(file.relative_to(SOURCES)))
def test_the_rules_hold_no_prose(module: Path) -> None:
    assert [text for text in texts(module.read_text("utf-8")) if is_prose(text)] == []


def test_no_english_sentence_is_in_the_rules_and_in_the_catalogue() -> None:
    texts_of = [text.value.strip() for pattern in patterns("en").values() for text in written(pattern)]
    catalogue = {text for text in texts_of if " " in text}
    rules = {text for module in modules() for text in texts(module.read_text("utf-8"))}
    assert catalogue
    assert sorted(catalogue & rules) == []


@pytest.mark.parametrize(
    "source",
    [
        'NAME = "Logging"',
        'EFFECT = "Room for 1 dwarf."',
        'NOTE = "gathers goods from round 3 on"',
        'def wording() -> str:\n    return f"{1} wood for each of your dwarfs"',
    ],
)
def test_prose_would_be_noticed(source: str) -> None:
    assert any(map(is_prose, texts(source)))


@pytest.mark.parametrize(
    "source",
    [
        '"""What a module says of itself, in a sentence."""',
        'raise ValueError("there is no such thing here")',
        'TEXT = "exchange 2 food for wood + stone + emmer + flax"',
        'ID = "urgent-wish-for-children"',
    ],
)
def test_docstrings_errors_notation_and_ids_are_no_prose(source: str) -> None:
    assert not any(map(is_prose, texts(source)))
