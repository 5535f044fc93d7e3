"""Random play and timing from inside the compiled rules, for benchmarks."""

from __future__ import annotations

from time import perf_counter

from mypy_extensions import i64

from .buffer import Actions
from .engine import Engine
from .generator import Generator


def play(game: Engine, generator: Generator, out: Actions) -> i64:
    """Play random actions to the end; returns how many decisions it took."""
    decisions: i64 = 0
    while True:
        game.fill(out)
        if out.count == 0:
            return decisions
        game.step(out.items[generator.below(out.count)])
        decisions += 1


def random_games(start: Engine, games: int, seed: int) -> tuple[float, int]:
    """The seconds and decisions of a number of random games from a start."""
    out = Actions()
    generator = Generator(seed)
    decisions: i64 = 0
    began = perf_counter()
    for number in range(games):
        generator.seed(seed + number * 7919)
        decisions += play(start.copy(), generator, out)
    return perf_counter() - began, decisions


def timed(what: str, game: Engine, repeats: int) -> float:
    """The seconds for repetitions of an operation: "copy", "legal actions", "search actions", "copy and step"."""
    out = Actions()
    game.fill(out)
    action = out.items[0]
    began = perf_counter()
    if what == "copy":
        for _ in range(repeats):
            game.copy()
    elif what == "legal actions":
        for _ in range(repeats):
            game.fill(out)
    elif what == "search actions":
        for _ in range(repeats):
            game.fill_search(out)
    elif what == "copy and step":
        for _ in range(repeats):
            game.copy().step(action)
    else:
        raise ValueError(f"{what!r} cannot be timed")
    return perf_counter() - began
