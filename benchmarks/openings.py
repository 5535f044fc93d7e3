"""Plays solo games of The Cave Farmers whose first two placements are random, for docs/strength.md.

    python benchmarks/openings.py --bot net:sims=200 --openings 20

Alone, a bot without noise always plays the same game. These show how well it plays others.
"""

from __future__ import annotations

import argparse
import random
from math import sqrt
from statistics import fmean, stdev
from typing import Final

import caverna
from caverna.bots import make_bot

RANDOM: Final = 2  # placements at the beginning
PLACE: Final = "place "  # how their notation begins


def play(line: str, seed: int) -> tuple[list[str], float]:
    """A game: its first placements and its points."""
    chance, bot = random.Random(seed), make_bot(line, seed)
    match = caverna.Match("cave-farmers", players=1, seed=seed)
    placed: list[str] = []
    while match.game.turn != caverna.OVER:
        places = [text for text in map(match.game.text, match.game.legal_actions()) if text.startswith(PLACE)]
        if places and len(placed) < RANDOM:
            placed.append(chance.choice(places))
            match.play(placed[-1])
        else:
            match.play(bot.choose(match.game))
    return placed, match.game.scores()[0]


def main() -> None:
    """Print each opening with its points, and their mean."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="net:sims=200")
    parser.add_argument("--openings", type=int, default=20, help="how many different ones")
    arguments = parser.parse_args()
    points: dict[str, float] = {}
    seed = 0
    while len(points) < arguments.openings:
        placed, result = play(arguments.bot, seed)
        seed += 1
        opening = ", ".join(text.removeprefix(PLACE) for text in placed)
        if opening not in points:
            points[opening] = result
            print(f"{result:5g}  {opening}", flush=True)
    results = [*points.values()]
    error = 1.96 * stdev(results) / sqrt(len(results))
    print(f"mean {fmean(results):.1f} ± {error:.1f}, from {min(results):g} to {max(results):g}")


if __name__ == "__main__":
    main()
