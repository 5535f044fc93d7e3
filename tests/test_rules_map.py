"""docs/rules.md leaves no test of the rules out. (That it names none that is not there is held in test_docs.)"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
FILES = sorted(ROOT.glob("tests/cave_*/test_*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_test_of_the_rules_is_in_the_map(file: Path) -> None:
    names = [node.name for node in ast.parse(file.read_text(encoding="utf-8")).body if isinstance(node, ast.FunctionDef)]
    left_out = [n for n in names if n.startswith("test_") and f"{file.name}::{n}" not in RULES]
    assert not left_out
