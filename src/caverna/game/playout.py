"""Random play and timing from inside the compiled rules, for benchmarks."""

from __future__ import annotations

from time import perf_counter

from mypy_extensions import i64

from .buffer import Actions
from .engine import Engine


def play(game: Engine, seed: i64, out: Actions) -> i64:
    """Random actions to the end; returns how many decisions it took."""
    decisions: i64 = 0
    x = seed
    while True:
        game.fill(out)
        if out.count == 0:
            return decisions
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        game.step(out.items[(x >> 8) % out.count])
        decisions += 1


def random_games(start: Engine, games: int, seed: int) -> tuple[float, int]:
    """Seconds and decisions for so many random games from a beginning."""
    out = Actions()
    decisions: i64 = 0
    began = perf_counter()
    for number in range(games):
        decisions += play(start.clone(), seed + number * 7919, out)
    return perf_counter() - began, decisions


def timed(what: str, game: Engine, repeats: int) -> float:
    """Seconds for so many repetitions of an operation: "copy", "legal actions", "search actions", "copy and step"."""
    out = Actions()
    game.fill(out)
    action = out.items[0]
    began = perf_counter()
    if what == "copy":
        for _ in range(repeats):
            game.clone()
    elif what == "legal actions":
        for _ in range(repeats):
            game.fill(out)
    elif what == "search actions":
        for _ in range(repeats):
            game.fill_search(out)
    elif what == "copy and step":
        for _ in range(repeats):
            game.clone().step(action)
    else:
        raise ValueError(f"{what!r} cannot be timed")
    return perf_counter() - began
