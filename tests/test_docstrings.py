"""Every public class, function and method has a docstring, and the public interface describes its parameters.

Read from the sources, because mypyc drops docstrings. An override may rely on the docstring of the base class.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "caverna"
API = Path(__file__).parents[1] / "docs" / "api"
PACKAGES = (
    "game", "cave_farmers", "cave_vs_cave", "search", "nets", "bots", "arena", "learn", "envs", "locale", "terminal",
    "datasets", "art", "pictures", "book", "lessons", "review", "tournaments", "cli", "server", "server/people",
)  # fmt: skip
MODULES = [*(SOURCES / name for name in ("__init__.py", "games.py", "record.py", "observer.py"))]
MODULES += [path for package in PACKAGES for path in sorted((SOURCES / package).glob("*.py"))]
OVERRIDING = {"server/logs.py", "server/openapi.py", "server/protocols.py"}
"""Modules whose methods override those of other libraries, which describe them."""

Named = ast.ClassDef | ast.FunctionDef

EXPORTING = ("", "bots", "arena", "datasets", "locale", "book", "lessons", "tournaments")
"""The packages whose `__all__` is public; the empty one is `caverna` itself."""
CALLED = {
    "__init__.py": "compiled",
    "record.py": "Played",
    "games.py": "goals",
    "observer.py": "Observer",
    "art/__init__.py": "sheet symbol ids picture",
    "game/rewards.py": "Rewards",
    "bots/bot.py": "engine_of",
    "bots/uniform.py": "RandomBot",
    "bots/greedy.py": "GreedyBot",
    "bots/mcts.py": "MctsBot",
    "bots/net.py": "NetBot",
    "bots/tuning.py": "tune setups_with",
    "learn/run.py": "Run learn",
    "nets/inference.py": "Inference",
    "nets/net.py": "Net Net.new Net.save",
    "nets/shipped.py": "shipped_net",
    "search/gumbel.py": "Forest Forest.plant Forest.absorb halving_schedule",
    "arena/contest.py": "play_out",
    "arena/run.py": "conduct",
    "envs/aec.py": "CavernaAECEnv CavernaAECEnv.reset CavernaAECEnv.step CavernaAECEnv.observe",
    "envs/spiel.py": "SpielGame SpielState",
    "envs/solo.py": "SoloEnv SoloEnv.reset SoloEnv.step",
    "envs/vector.py": "CavernaVectorEnv CavernaVectorEnv.reset CavernaVectorEnv.step random_actions",
    "datasets/torch.py": "DecisionDataset",
    "search/tree.py": "Tree Tree.search",
    "search/turn.py": "TurnSearch",
}
"""What other programs call besides, by module."""


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def public(node: ast.Module | ast.ClassDef, prefix: str = "") -> Iterator[tuple[str, Named]]:
    """The public names in a module or a class, with those in its classes."""
    for inner in node.body:
        if isinstance(inner, ast.ClassDef | ast.FunctionDef) and not inner.name.startswith("_"):
            yield prefix + inner.name, inner
            if isinstance(inner, ast.ClassDef):
                yield from public(inner, f"{inner.name}.")


@cache
def classes() -> dict[str, list[ast.ClassDef]]:
    """All classes by name."""
    found: dict[str, list[ast.ClassDef]] = {}
    for path in MODULES:
        for _, node in public(parsed(path)):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(node)
    return found


def bases(node: ast.ClassDef) -> Iterator[ast.ClassDef]:
    """The classes of this project that a class is derived from."""
    for base in node.bases:
        name = base.value if isinstance(base, ast.Subscript) else base
        for found in classes().get(name.id, []) if isinstance(name, ast.Name) else []:
            if found is not node:
                yield found
                yield from bases(found)


def described(owner: ast.ClassDef | None, node: Named) -> bool:
    if ast.get_docstring(node):
        return True
    above = [inner for base in bases(owner) for inner in base.body] if owner else []
    return any(
        isinstance(inner, ast.FunctionDef) and inner.name == node.name and ast.get_docstring(inner) for inner in above
    )


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if str(path.relative_to(SOURCES)) not in OVERRIDING],
    ids=lambda path: str(path.relative_to(SOURCES)),
)
def test_every_public_name_is_described(path: Path) -> None:
    owners = {name: node for name, node in public(parsed(path)) if isinstance(node, ast.ClassDef)}
    missing = [name for name, node in public(parsed(path)) if not described(owners.get(name.rpartition(".")[0]), node)]
    assert missing == []


def exported() -> Iterator[tuple[str, str]]:
    """The module and the name of everything in an `__all__` that is a class or a function."""
    for package in EXPORTING:
        for node in parsed(SOURCES / package / "__init__.py").body:
            if isinstance(node, ast.ImportFrom) and (node.level or (node.module or "").startswith("caverna.")):
                module = (node.module or "").removeprefix("caverna.")
                file = file_of(f"{package}/{module}" if node.level else module)
                imported = {alias.name for alias in node.names}
                inside = (name for name, _ in public(parsed(SOURCES / file)))
                yield from ((file, name) for name in inside if name.split(".")[0] in imported)
    for module, names in CALLED.items():
        for name in names.split():
            yield module, name


def file_of(module: str) -> str:
    return f"{module}.py" if (SOURCES / f"{module}.py").exists() else f"{module}/__init__.py"


def parameters(function: ast.FunctionDef) -> list[str]:
    arguments = function.args
    every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    every += [argument for argument in (arguments.vararg, arguments.kwarg) if argument]
    return [argument.arg for argument in every if argument.arg not in ("self", "cls")]


def undescribed(module: str, name: str) -> list[str]:
    """The parameters that the docstring of a public name leaves out.

    Functions and constructors list them in `Args`. A method may also just mention them, or rely on its base class.
    """
    node = dict(public(parsed(SOURCES / module)))[name]
    text = ast.get_docstring(node) or ""
    if isinstance(node, ast.ClassDef):
        inits = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
        return [one for init in inits for one in parameters(init) if f"    {one}: " not in text]
    if "." not in name:
        return [one for one in parameters(node) if f"    {one}: " not in text]
    return [one for one in parameters(node) if text and not re.search(rf"\b{one}s?\b", text, re.IGNORECASE)]


@pytest.mark.parametrize(("module", "name"), sorted(set(exported())))
def test_public_names_describe_their_parameters(module: str, name: str) -> None:
    assert undescribed(module, name) == []


def test_the_api_reference_shows_only_names_that_describe_their_parameters() -> None:
    pages = "\n".join(page.read_text("utf-8") for page in API.glob("*.md"))
    shown = set(re.findall(r"^::: (\S+)$", pages, re.MULTILINE))
    checked = {name.split(".")[0] for _, name in exported()}
    assert shown
    assert {name for name in shown if name.rpartition(".")[2] not in checked} == set()
