"""docs/rules.md leaves no test of the rules out. (That it names none that is not there is held in test_docs.)"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
NO_RULES = {"test_reference.py", "test_cave_reference.py", "test_reduction.py"}
"""Tests of the reference, and of what search leaves out."""
FILES = [file for file in sorted(ROOT.glob("tests/cave_*/test_*.py")) if file.name not in NO_RULES]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_test_of_the_rules_is_in_the_map(file: Path) -> None:
    body = ast.parse(file.read_text(encoding="utf-8")).body
    names = [node.name for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    left_out = [name for name in names if f"{file.name}::{name}" not in RULES]
    assert not left_out
