"""Every public class, function and method has a docstring, and the public interface describes its parameters.

Read from the sources, because mypyc drops docstrings. An override may rely on the docstring of the base class.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "caverna"
PACKAGES = ("game", "cave_farmers", "cave_vs_cave", "search", "nets", "bots", "arena", "learn", "envs")
MODULES = [*(SOURCES / name for name in ("__init__.py", "games.py", "record.py"))]
MODULES += [path for package in PACKAGES for path in sorted((SOURCES / package).glob("*.py"))]

Named = ast.ClassDef | ast.FunctionDef

INTERFACE = [
    ("games.py", "new_game from_dict reference goals"),
    ("record.py", "Match Match.begin Match.play Match.undo Match.at Match.save Match.from_document Match.load"),
    ("bots/bot.py", "Bot.choose Adviser.values engine_of"),
    ("bots/registry.py", "make_bot bot_seed"),
    ("bots/uniform.py", "RandomBot"),
    ("bots/greedy.py", "GreedyBot"),
    ("bots/mcts.py", "MctsBot"),
    ("bots/net.py", "NetBot"),
    ("bots/tuning.py", "tune setups_with"),
    ("learn/run.py", "Run learn"),
    ("nets/inference.py", "Inference"),
    ("nets/net.py", "Net Net.new Net.save"),
    ("nets/shipped.py", "shipped_net"),
    ("search/gumbel.py", "Forest Forest.plant Forest.absorb halving_schedule"),
    ("arena/contest.py", "Contest.of Contest.jobs play play_out"),
    ("arena/results.py", "Results Results.matrix"),
    ("arena/run.py", "run conduct"),
    ("envs/aec.py", "CavernaAECEnv CavernaAECEnv.reset CavernaAECEnv.step"),
    ("envs/solo.py", "SoloEnv SoloEnv.reset"),
    ("envs/vector.py", "CavernaVectorEnv CavernaVectorEnv.reset CavernaVectorEnv.step random_actions"),
    ("search/tree.py", "Tree Tree.search"),
    ("search/turn.py", "TurnSearch"),
]
"""What other programs call, by module."""


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


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_every_public_name_is_described(path: Path) -> None:
    owners = {name: node for name, node in public(parsed(path)) if isinstance(node, ast.ClassDef)}
    missing = [name for name, node in public(parsed(path)) if not described(owners.get(name.rpartition(".")[0]), node)]
    assert missing == []


@pytest.mark.parametrize(("module", "names"), INTERFACE)
def test_the_public_interface_describes_its_parameters(module: str, names: str) -> None:
    found = dict(public(parsed(SOURCES / module)))
    for name in names.split():
        node = found[name]
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        names_of_it = ("__init__", name.rpartition(".")[2])
        function = next(one for one in inner if isinstance(one, ast.FunctionDef) and one.name in names_of_it)
        arguments = function.args
        every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        parameters = [argument.arg for argument in every if argument.arg not in ("self", "cls")]
        if arguments.kwarg:
            parameters.append(arguments.kwarg.arg)
        text = ast.get_docstring(node) or ""
        assert [parameter for parameter in parameters if f"    {parameter}: " not in text] == [], name
