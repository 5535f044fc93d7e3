"""The rules have the requested form, and contain nothing that mypyc miscompiles."""

from __future__ import annotations

import ast
import os
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import caverna
from hatch_build import INTERPRETED, PACKAGES
from tests.fuzz_build import CHECKS

ROOT = Path(__file__).parent.parent
SOURCES = sorted(file for package in PACKAGES for file in (ROOT / "src" / package).rglob("*.py"))
COMPILED = [file for file in SOURCES if file.name not in INTERPRETED]

TOGETHER = [*COMPILED, *(ROOT / "tests" / check for check in CHECKS)]
"""With what `make fuzz` compiles too."""

each_source = pytest.mark.parametrize("file", SOURCES, ids=lambda file: f"{file.parent.name}/{file.name}")
each_compiled = pytest.mark.parametrize("file", COMPILED, ids=lambda file: f"{file.parent.name}/{file.name}")


@pytest.fixture
def form() -> str:
    """The form under test, as set by `make`. By hand: CAVERNA_FORM=pure with PYTHONPATH=src."""
    return os.environ.get("CAVERNA_FORM", "compiled")


def test_the_form_under_test_is_the_one_that_make_asked_for(form: str) -> None:
    assert form in ("compiled", "pure")
    assert caverna.compiled() == (form == "compiled")


@each_compiled
def test_every_module_of_the_rules_has_that_form(form: str, file: Path) -> None:
    name = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)
    origin = import_module(name).__file__
    assert origin is not None
    if form == "compiled":
        assert origin.endswith((".so", ".pyd"))
    else:
        assert Path(origin) == file


def constant(node: ast.expr) -> bool:
    """Does an expression consist of literals only?"""
    return not any(isinstance(part, ast.Name | ast.Attribute | ast.Call | ast.Subscript) for part in ast.walk(node))


def named_constants(tree: ast.Module) -> set[str]:
    """The names of literals in a module, such as `ONE: Final[i64] = 1`, which mypyc inlines."""
    return {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value and constant(node.value)
    }


NAMED = set().union(*(named_constants(ast.parse(file.read_text("utf-8"))) for file in COMPILED))


def literal(node: ast.expr, named: set[str]) -> bool:
    """Is an expression a literal to mypyc, which resolves names and conversions such as `i64(1)`?"""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in named
        case ast.Call(args=[converted], keywords=[]):
            return constant(converted)
    return constant(node)


def shifted_literals(source: str, named: set[str]) -> list[int]:
    """The lines that shift a literal by a variable amount."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and literal(node.left, named)
        and not constant(node.right)
    ]


@pytest.mark.parametrize("file", TOGETHER, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_compiled_module_shifts_a_literal_by_a_variable(file: Path) -> None:
    """mypyc 2.4.1 compiles `1 << n` to a 32-bit shift, which is silently wrong from n = 32 on. Use `bit(n)`."""
    lines = shifted_literals(file.read_text("utf-8"), NAMED)
    assert not lines, f"use grid.bit in {file.name}"


@pytest.mark.parametrize("code", ["1 << n", "2 << len(x)", "i64(1) << n", "(1 + 1) << n", "a | 1 << b", "A << n"])
def test_a_shifted_literal_is_noticed(code: str) -> None:
    assert shifted_literals(code, {"A"}) == [1]


@pytest.mark.parametrize("code", ["1 << 40", "B << n", "mask << 8", "bit(n) << 1", "(1 << 3) - 1", "1 >> n"])
def test_other_shifts_are_let_be(code: str) -> None:
    assert shifted_literals(code, {"A"}) == []


def imported(tree: ast.Module, package: str) -> Iterator[str]:
    """The full names of the modules that a module imports."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module
            case ast.ImportFrom(level=level):
                yield ".".join(package.split(".")[: 1 - level or None])


@each_source
def test_rules_import_only_the_standard_library_the_types_of_mypyc_and_the_contract(file: Path) -> None:
    package = ".".join(file.parent.relative_to(ROOT / "src").parts)
    libraries = {*sys.stdlib_module_names, "mypy_extensions", "librt", "typing_extensions"}
    foreign = [
        module
        for module in imported(ast.parse(file.read_text("utf-8")), package)
        if module.partition(".")[0] not in libraries
        and module not in (package, "caverna.game")
        and not module.startswith((f"{package}.", "caverna.game."))
    ]
    assert not foreign


def test_the_migrations_of_the_database_are_one_line() -> None:
    folder = ROOT / "src/caverna/server/migrations/versions"
    numbers = sorted(file.name[:4] for file in folder.glob("[0-9]*.py"))
    assert numbers == [f"{number:04}" for number in range(1, len(numbers) + 1)]
