"""The core of The Cave Farmers never names a furnishing: only the table does."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from caverna.cave_farmers.furnishings import FURNISHINGS

FOLDER = Path(__file__).parents[2] / "src/caverna/cave_farmers"
TABLE = FOLDER / "furnishings.py"
CORE = sorted(file for file in FOLDER.glob("*.py") if file != TABLE)

OTHER_MEANINGS = {"dwelling"}
"""What is also the name of something else: of a part of an action space, and of loot."""
IDS = {tile.id for tile in FURNISHINGS} - OTHER_MEANINGS


def effect_classes(source: str) -> set[str]:
    """The classes of a module that derive, over however many others, from Effect."""
    found = {"Effect"}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and any(
            isinstance(base, ast.Name) and base.id in found for base in node.bases
        ):
            found.add(node.name)
    return found - {"Effect"}


EFFECTS = effect_classes(TABLE.read_text("utf-8"))


def furnishings_named(source: str) -> Iterator[tuple[int, str]]:
    """The lines of a module that name a furnishing, by its id or by the class of its effect."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(text)) if text in IDS:
                yield node.lineno, text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name) if name in EFFECTS:
                yield node.lineno, name


def steps_asked_for(source: str) -> list[int]:
    """The lines that ask what class something has."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("isinstance", "type")
    ]


@pytest.mark.parametrize("file", CORE, ids=lambda file: file.name)
def test_the_core_never_names_a_furnishing(file: Path) -> None:
    assert not list(furnishings_named(file.read_text("utf-8")))


def test_the_table_names_them_all() -> None:
    named = {name for _, name in furnishings_named(TABLE.read_text("utf-8"))}
    assert named >= IDS
    assert len(EFFECTS) > 9


@pytest.mark.parametrize(
    "code",
    [
        'INDEX["trader"]',
        'if tile.id == "stubble-room": pass',
        "from .furnishings import Miner",
        "found = isinstance(effect, Reward)",
        "furnishings.StubbleRoom()",
    ],
)
def test_a_furnishing_that_is_named_is_noticed(code: str) -> None:
    assert [line for line, _ in furnishings_named(code)] == [1]


@pytest.mark.parametrize("name", ["reduction.py", "wants.py", "uses.py", "hooks.py"])
def test_each_rule_says_itself_what_is_worth_searching(name: str) -> None:
    source = FOLDER.joinpath(name).read_text("utf-8")
    allowed = 1 if name == "hooks.py" else 0  # which methods a class overrides
    assert len(steps_asked_for(source)) <= allowed
