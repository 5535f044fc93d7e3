"""A furnishing is added to a copy of the project, by the list in docs/architecture.md, and the tests pass there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.form import compiled_only

ROOT = Path(__file__).parents[1]
COPIED = ("src", "tests", "docs", "web/src", "web/public", "examples", "deploy", "benchmarks")
LEFT_OUT = shutil.ignore_patterns("*.so", "static")  # what Python has compiled already is as good for the copy

MESSAGE = "cave-farmers-furnishing-slaughtering-cave ="
NAMES = {
    "en": ("Tool shed", "Weapons cost 1 less ore."),
    "fr": ("Remise à outils", "Les armes coûtent 1 minerai de moins."),
    "pl": ("Szopa na narzędzia", "Za broń płacisz o 1 rudę mniej."),
}
INSERTED = {
    "src/caverna/cave_farmers/furnishings.py": (
        '    Furnishing("slaughtering-cave"',
        '    Furnishing("tool-shed", GREEN, FULL, Goods(wood=2, stone=1), 1, Discount(ORE, 1, FORGING)),\n',
    ),
    **{
        f"src/caverna/locale/{language}.ftl": (
            MESSAGE, f"cave-farmers-furnishing-tool-shed = {name}\n    .effect = {effect}\n",
        )
        for language, (name, effect) in NAMES.items()
    },
    "src/caverna/art/draw/furnishings.py": (
        'room(\n    "slaughtering-cave"', 'room("tool-shed", "craft", lamp(56), stand("prop-tool-wall", 56, F, 60))\n',
    ),
    "docs/rules/farmers.md": ("| 21.1 |", "| 21.99 | Tool shed: a weapon costs 1 less ore. | tile |\n"),
    "tests/cave_farmers/test_materials.py": (
        "# Builder.\n",
        '''@rule("farmers", 21, 99)
def test_tool_shed_takes_one_ore_off_a_weapon() -> None:
    game = smithy("tool-shed", ore=2)
    play(game, "place blacksmithing", "choose forge", "forge 3")
    assert supply(game) == {}


@rule("farmers", 21, 99)
def test_tool_shed_forges_nothing_that_is_two_ore_too_dear() -> None:
    game = smithy("tool-shed", ore=2)
    play(game, "place blacksmithing", "choose forge")
    assert offered(game, "forge") == ["1", "2", "3"]


''',
    ),
}  # fmt: skip
"""By file: what stands after the new lines, and these."""
RAISED = {"src/caverna/cave_farmers/actions.py": ("RULES_VERSION", "NUM_FURNISHINGS")}
"""By file: the constants that grow by one."""

SHORT = (
    "tests/cave_farmers/test_furnishing_table.py", "tests/cave_farmers/test_materials.py",
    "tests/cave_farmers/test_reference.py", "tests/cave_farmers/test_setup.py", "tests/cave_farmers/test_structure.py",
    "tests/envs/test_documents.py", "tests/locale/test_catalogues.py", "tests/locale/test_reference.py",
    "tests/test_art.py", "tests/test_docs.py", "tests/test_playthroughs.py", "tests/test_rules_map.py",
)  # fmt: skip
"""The tests that know of each furnishing."""


def section() -> str:
    """What the document says about adding a furnishing."""
    _, _, rest = (ROOT / "docs/architecture.md").read_text("utf-8").partition("\n## To add a furnishing\n")
    return rest.partition("\n## ")[0]


def listed() -> set[str]:
    """The files that are to be edited by hand."""
    by_hand, _, _ = section().partition("The rest is generated.")
    return set(re.findall(r"`([^`\s]+/[^`\s]+)`", by_hand))


def commands() -> list[str]:
    """The modules that generate the rest."""
    return re.findall(r"^\| `python -m ([\w.]+)`", section(), re.MULTILINE)


def rules_tests() -> list[str]:
    """What `make quick` runs."""
    found = re.search(r"^RULES := ((?:.*\\\n)*.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert found
    return found[1].replace("\\\n", " ").split()


def run(project: Path, *arguments: str) -> None:
    """Run a module in a project, in pure Python."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "CAVERNA"))}
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=project, capture_output=True, text=True, check=False,
        env=kept | {"CAVERNA_FORM": "pure", "PYTHONPATH": "src"},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project with a new furnishing, and with everything that is generated from it."""
    copy = tmp_path / "caverna"
    for folder in COPIED:
        shutil.copytree(ROOT / folder, copy / folder, ignore=LEFT_OUT)
    for file in ROOT.iterdir():
        if file.is_file():
            shutil.copy(file, copy)
    for name, (before, lines) in INSERTED.items():
        text = (copy / name).read_text("utf-8")
        assert text.count(before) == 1, f"{name} has no single place before {before!r}"
        (copy / name).write_text(text.replace(before, lines + before), "utf-8")
    for name, constants in RAISED.items():
        text = (copy / name).read_text("utf-8")
        for constant in constants:
            text = re.sub(rf"^({constant}: Final =) (\d+)", lambda it: f"{it[1]} {int(it[2]) + 1}", text, flags=re.M)
        (copy / name).write_text(text, "utf-8")
    for module in commands():
        run(copy, module)
    return copy


def test_the_document_lists_the_files_that_a_new_furnishing_touches() -> None:
    assert listed() == set(INSERTED) | set(RAISED)
    made = re.findall(r"^\t.* -m ((?:tests|caverna)\.\S+)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert made == commands() != []


@compiled_only
def test_a_new_furnishing_passes_the_tests_that_know_of_each(project: Path) -> None:
    run(project, "pytest", "-q", "-p", "no:cacheprovider", *SHORT)


@pytest.mark.slow
@compiled_only
def test_a_new_furnishing_passes_the_quick_suite(project: Path) -> None:
    suite = [*rules_tests(), "tests/locale", "tests/bots/test_evaluation.py", *SHORT]
    run(project, "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow", "-n", "2", *suite)
