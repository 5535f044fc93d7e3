"""Random games over all counts and options with every invariant on: `python -m tests.fuzz --games 20000`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from random import Random
from typing import Any

from rich.progress import track

import caverna
from caverna import OVER, Game
from caverna.cave_farmers.game import Game as CaveFarmers
from tests.cave_farmers import invariants
from tests.cave_farmers.scenario import enrich
from tests.contract import check_position, check_scores, pick

THOROUGH = 0.02
"""The share of positions where the slower checks run too."""
BATCH = 50

SETUPS: list[dict[str, Any]] = [
    {"players": players, "furnishings": furnishings, "harvest_reveal": reveal, "solo_clear": clear}
    for players, furnishings, reveal, clear in product(
        range(1, 8), ("full", "introductory"), ("start", "end"), ("over6", "from6")
    )
    if players == 1 or clear == "over6"
]


def start(number: int) -> CaveFarmers:
    """The beginning of a game by its number. Every second round of set-ups is rich, so that everything gets built."""
    game = caverna.new_game("cave-farmers", **SETUPS[number % len(SETUPS)])
    assert isinstance(game, CaveFarmers)
    if number // len(SETUPS) % 2:
        enrich(game)
    return game


def play(number: int) -> Counter[str]:
    """One random game, checked at every decision."""
    random = Random(number)
    game = start(number)
    seen: Counter[str] = Counter()
    earlier: list[tuple[Game, dict[str, Any]]] = []
    try:
        while game.turn != OVER:
            thorough = random.random() < THOROUGH
            actions = check_position(game, random, thorough)
            invariants.check(game)
            if thorough:
                earlier.append((game.copy(), game.to_dict()))
            action = pick(game, actions, random)
            seen[game.text(action)] += 1
            game.apply(action)
        check_scores(game)
        assert all(copied.to_dict() == data for copied, data in earlier), "an earlier copy has changed"
    except Exception as error:
        raise AssertionError(f"game {number} with {game.options}: {error!r} at {game.to_dict()}") from error
    return seen


def play_batch(first: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for number in range(first, first + BATCH):
        seen += play(number)
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="how many games to play (default: 20000)")
    parser.add_argument("--first", type=int, default=0, help="the number, and seed, of the first game (default: 0)")
    arguments = parser.parse_args()
    batches = range(arguments.first, arguments.first + arguments.games, BATCH)
    seen: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool:
        for counted in track(pool.map(play_batch, batches), "fuzzing", len(batches), disable=not sys.stderr.isatty()):
            seen += counted
    form = "compiled" if caverna.compiled() else "pure"
    print(f"{len(batches) * BATCH} games ({form}), {seen.total()} decisions, {len(seen)} different actions: all well")


if __name__ == "__main__":
    main()
