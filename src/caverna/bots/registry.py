"""Bots by name, with options: "random", "greedy", "mcts:sims=800,profile=mining"; and levels: "apprentice"."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from inspect import Parameter, signature
from typing import Any, Final, get_args

from caverna.game import InvalidOption, format_list

from .bot import Bot
from .levels import LEVELS

GROUP: Final = "caverna.bots"
SEED: Final = "seed"  # given by the caller, never in a specification


def bot_names() -> list[str]:
    """The names of all installed bots, of this package and of others."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def other_bot_names() -> list[str]:
    """The names of the bots that other packages have installed."""
    points = entry_points(group=GROUP)
    return sorted({point.name for point in points if not point.value.startswith(f"{__package__}.")})


def make_bot(line: str, seed: int = 0) -> Bot:
    """Make a bot.

    Args:
        line: Its specification: a name and perhaps options, as in "mcts:sims=800,profile=mining"; or a level.
        seed: The seed of everything random about it.

    Raises:
        InvalidOption: If there is no such bot or option.
    """
    line = LEVELS.get(line, line)
    name, _, rest = line.partition(":")
    factory = load(name)
    options = {SEED: seed, **read_options(line, rest, parameters(factory))}
    bot: Bot = factory(**options)
    return bot


def bot_seed(seed: str | None, seat: int) -> int:
    """A seed for the bot in one seat of a game.

    Args:
        seed: The seed of the game; None for an unpredictable one.
        seat: The bot's seat, so that two bots of a game differ.
    """
    generator = random.SystemRandom() if seed is None else random.Random(f"{seed}/bot {seat}")
    return generator.getrandbits(32)


@cache  # looking through all installed packages takes longer than some games
def load(name: str) -> Callable[..., Any]:
    """The class of a bot, by name."""
    points: list[EntryPoint] = [point for point in entry_points(group=GROUP) if point.name == name]
    if not points:
        raise InvalidOption(f"there is no bot {name!r}: use {format_list([*LEVELS, *bot_names()])}")
    factory: Callable[..., Any] = points[0].load()
    return factory


def parameters(factory: Callable[..., Any]) -> dict[str, Parameter]:
    """The options that a bot takes, without the seed."""
    found = signature(factory, eval_str=True).parameters
    return {name: parameter for name, parameter in found.items() if name != SEED}


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
