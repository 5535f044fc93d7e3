"""Bots by name, with options: "mcts:sims=800"; levels: "apprentice"; and classes: "module:Class", "bots.py:Class".

Only a person at the command line, or a program, may name a class: it is imported, and its code runs. The server accepts
nothing but names.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from inspect import Parameter, signature
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

from caverna.game import InvalidOption, format_list

from .bot import Bot
from .levels import LEVELS

GROUP: Final = "caverna.bots"
SEED: Final = "seed"  # given by the caller, never in a specification
SUFFIX: Final = ".py"


def bot_names() -> list[str]:
    """The names of all installed bots, of this package and of others."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def other_bot_names() -> list[str]:
    """The names of the bots that other packages have installed."""
    points = entry_points(group=GROUP)
    return sorted({point.name for point in points if not point.value.startswith(f"{__package__}.")})


def make_bot(line: str | type, seed: int = 0) -> Bot:
    """Make a bot.

    Args:
        line: Its specification: a name and perhaps options, as in "mcts:sims=800,profile=mining"; a level; or a class,
            as an object, or as "module:Class" or "bots.py:Class" with perhaps options after another colon.
        seed: The seed of everything random about it.

    Raises:
        InvalidOption: If there is no such bot or option.
    """
    line = specification(line)
    line = LEVELS.get(line, line)
    name, rest = split(line)
    factory = load_class(name) if ":" in name else load(name)
    found = parameters(factory)
    options = read_options(line, rest, {name: parameter for name, parameter in found.items() if name != SEED})
    bot: Bot = factory(**options, **({SEED: seed} if SEED in found else {}))
    return bot


def specification(bot: str | type) -> str:
    """A bot as text, which workers in other processes can read.

    Args:
        bot: A specification, which stays as it is, or a class.

    Raises:
        InvalidOption: If a class is inside a function, where nobody else finds it.
    """
    if isinstance(bot, str):
        return bot
    if "<locals>" in bot.__qualname__:
        raise InvalidOption(f"bot {bot.__qualname__}: a class inside a function cannot be found by name; move it out")
    return f"{bot.__module__}:{bot.__qualname__}"


@cache  # looking through all installed packages takes longer than some games
def split(line: str) -> tuple[str, str]:
    """A specification as the name of a bot, or a class with its module or file, and its options."""
    file, dot, rest = line.rpartition(f"{SUFFIX}:")
    first = f"{file}{SUFFIX}" if dot else line.partition(":")[0]
    after = rest if dot else line.partition(":")[2]
    named, _, options = after.partition(":")
    if dot or (named.replace(".", "").isidentifier() and first not in bot_names()):
        return f"{first}:{named}", options
    return first, after


def bot_seed(seed: str | None, seat: int) -> int:
    """A seed for the bot in one seat of a game.

    Args:
        seed: The seed of the game; None for an unpredictable one.
        seat: The bot's seat, so that two bots of a game differ.
    """
    generator = random.SystemRandom() if seed is None else random.Random(f"{seed}/bot {seat}")
    return generator.getrandbits(32)


@cache
def load(name: str) -> Callable[..., Any]:
    """The class of a bot, by name."""
    points: list[EntryPoint] = [point for point in entry_points(group=GROUP) if point.name == name]
    if not points:
        raise InvalidOption(f"there is no bot {name!r}: use {format_list([*LEVELS, *bot_names()])}")
    factory: Callable[..., Any] = points[0].load()
    return factory


def load_class(place: str) -> Callable[..., Any]:
    """The class of a bot, by its module or file."""
    source, _, name = place.rpartition(":")
    module = load_file(Path(source)) if source.endswith(SUFFIX) else load_module(source)
    found: Any = module
    for part in name.split("."):
        found = getattr(found, part, None)
    if not isinstance(found, type):
        raise InvalidOption(f"bot {place!r}: there is no class {name} in {source}")
    return found


def load_module(name: str) -> ModuleType:
    """A module that is installed or lies in the current folder."""
    folder = os.getcwd()
    sys.path.append(folder)  # a console script does not look there
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise  # the module is there, and imports another one that is not
        names = format_list([*LEVELS, *bot_names()])
        raise InvalidOption(
            f"there is no bot or module {name!r}: use {names}, or module:Class or FILE.py:Class"
        ) from error
    finally:
        sys.path.remove(folder)


@cache  # or two bots of one file would not have the same class
def load_file(path: Path) -> ModuleType:
    """A file as a module. It can import what lies beside it."""
    name = f"{path.stem} in {path.parent.resolve()}"  # no other module has such a name
    spec = spec_from_file_location(name, path)
    assert spec, "the suffix is that of Python"
    assert spec.loader
    module = module_from_spec(spec)
    folder = str(path.parent.resolve())
    sys.path.insert(0, folder)
    try:
        spec.loader.exec_module(module)
    except FileNotFoundError as error:
        if error.filename != spec.origin:
            raise
        raise InvalidOption(f"bot {str(path)!r}: there is no such file") from error
    finally:
        sys.path.remove(folder)
    sys.modules[name] = module
    return module


def parameters(factory: Callable[..., Any]) -> dict[str, Parameter]:
    """What a bot's constructor takes."""
    return dict(signature(factory, eval_str=True).parameters)


def read_options(line: str, rest: str, allowed: dict[str, Parameter]) -> dict[str, Any]:
    """The options in a specification, each converted to the type that the bot expects."""
    options: dict[str, Any] = {}
    for pair in rest.split(",") if rest else []:
        name, equals, value = pair.partition("=")
        if name not in allowed:
            told = f"its options are {format_list(list(allowed), 'and')}" if allowed else "it has no options"
            raise InvalidOption(f"bot {line!r}: unknown option {name!r}; {told}")
        if not equals:
            raise InvalidOption(f"bot {line!r}: {name} has no value; write {name}=VALUE")
        if name in options:
            raise InvalidOption(f"bot {line!r}: {name} is given twice")
        options[name] = read_value(line, name, value, allowed[name].annotation)
    return options


def read_value(line: str, name: str, value: str, kind: Any) -> int | float | str:
    """A value of the kind that the bot's parameter is annotated with: int, float or str, or one of these or None."""
    kinds = get_args(kind) or (kind,)
    if str in kinds:
        return value
    try:
        return int(value) if int in kinds else float(value)
    except ValueError as error:
        wanted = "a whole number" if int in kinds else "a number"
        raise InvalidOption(f"bot {line!r}: {name} must be {wanted}, not {value!r}") from error
