"""The shipped network plays The Cave Farmers alone, with more and more search, and is compared with random play.

    python examples/shipped_net.py                  # a few minutes on one core
    python examples/shipped_net.py --sims 1 8       # half a minute

With one simulation the network plays by its first thought. The game has no chance with one player, so the network
would play the same game each time: a little noise makes them differ.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

from caverna import Match
from caverna.arena.contest import play_out
from caverna.bots import make_bot

NOISE = 0.3


def points(line: str, games: int) -> list[float]:
    """The scores of a bot in solo games."""
    found = []
    for seed in range(games):
        match = Match("cave-farmers", players=1, seed=seed)
        play_out(match, [make_bot(line, seed)])
        found.append(match.game.scores()[0])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sims", type=int, nargs="+", default=[1, 4, 16, 64], help="simulations (default: 1 4 16 64)")
    parser.add_argument("--games", type=int, default=10, help="games for each (default: 10)")
    parser.add_argument("--curve", type=Path, help="write the means to a JSON file")
    arguments = parser.parse_args()
    curve = []
    for sims in arguments.sims:
        found = points(f"net:sims={sims},noise={NOISE}", arguments.games)
        error = np.std(found, ddof=1) / np.sqrt(len(found))
        print(f"{sims:>6} simulations: {np.mean(found):7.2f} points on average, ± {error:.2f} (standard error)")
        curve.append((sims, float(np.mean(found))))
    if arguments.curve:
        arguments.curve.write_text(json.dumps(curve), "utf-8")


if __name__ == "__main__":
    main()
