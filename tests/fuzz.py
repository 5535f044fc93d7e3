"""Random games of all player counts and options, with every invariant checked: `python -m tests.fuzz --games 20000`."""

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
from caverna.cave_vs_cave.game import Game as CaveVsCave
from tests.cave_farmers import invariants as of_farmers
from tests.cave_farmers.scenario import enrich as enrich_farmers
from tests.cave_vs_cave import invariants as of_caves
from tests.cave_vs_cave.scenario import enrich as enrich_caves
from tests.contract import check_position, check_scores, pick

THOROUGH = 0.02
"""The share of positions that get the slower checks too."""
BATCH = 50

FARMERS: list[dict[str, Any]] = [
    {"players": players, "furnishings": furnishings, "harvest_reveal": reveal, "solo_clear": clear}
    for players, furnishings, reveal, clear in product(
        range(1, 8), ("full", "introductory"), ("start", "end"), ("over6", "from6")
    )
    if players == 1 or clear == "over6"
]
CAVES: list[dict[str, Any]] = [
    {"players": players, "mode": mode}
    for players, mode in product((1, 2), ("era-1", "eras-1-2", "ask", "quick-start", "short"))
    if players == 2 or mode not in ("quick-start", "short")
]
SETUPS = [("cave-farmers", options) for options in FARMERS] + [("cave-vs-cave", options) for options in CAVES]
"""Every game with every combination of options that matters."""


def start(number: int) -> Game:
    """The start of a game by its number: even ones are The Cave Farmers, odd ones Cave vs Cave.

    In every second cycle of set-ups the players are rich, so that everything gets built.
    """
    name, setups = (("cave-farmers", FARMERS), ("cave-vs-cave", CAVES))[number % 2]
    rounds, place = divmod(number // 2, len(setups))
    game = caverna.new_game(name, **setups[place])
    if rounds % 2:
        enrich(game)
    return game


def enrich(game: Game) -> None:
    if isinstance(game, CaveFarmers):
        enrich_farmers(game)
    elif isinstance(game, CaveVsCave):
        enrich_caves(game)


def check_rules(game: Game) -> None:
    """Check the invariants of the game."""
    if isinstance(game, CaveFarmers):
        of_farmers.check(game)
    elif isinstance(game, CaveVsCave):
        of_caves.check(game)


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
            check_rules(game)
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
    parser.add_argument("--games", type=int, default=20_000, help="how many of each kind (default: 20000)")
    arguments = parser.parse_args()
    batches = range(0, 2 * arguments.games, BATCH)
    seen: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool:
        for counted in track(pool.map(play_batch, batches), "fuzzing", len(batches), disable=not sys.stderr.isatty()):
            seen += counted
    form = "compiled" if caverna.compiled() else "pure"
    print(f"{len(batches) * BATCH} games ({form}), {seen.total()} decisions, {len(seen)} different actions: all well")


if __name__ == "__main__":
    main()
