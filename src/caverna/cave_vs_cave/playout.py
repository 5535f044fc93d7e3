"""Random play and timing from inside the compiled rules, for benchmarks and fuzzing."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from mypy_extensions import i64

from caverna.game.buffer import Actions

from .game import Game, new_game


def play(game: Game, seed: i64, out: Actions) -> i64:
    """Random actions to the end; returns how many decisions it took."""
    decisions: i64 = 0
    x = seed
    while game.top is not None:
        game.fill(out)
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        game.step(out.items[(x >> 8) % out.count])
        decisions += 1
    return decisions


def random_games(players: int, games: int, seed: int, **options: Any) -> tuple[float, int]:
    """Seconds and decisions for so many random games."""
    out = Actions()
    start = new_game(players=players, **options)
    decisions: i64 = 0
    began = perf_counter()
    for number in range(games):
        decisions += play(start.copy(), seed + number * 7919, out)
    return perf_counter() - began, decisions
