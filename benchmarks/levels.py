"""Measures the levels of play, for the tables in docs/strength.md: each level against the one before it.

    python benchmarks/levels.py --games 200
    python benchmarks/levels.py --game cave-vs-cave --games 100
    python benchmarks/levels.py --players 4 --from expert --to master --games 60

With more than two players, one bot of the upper level plays among others of the lower one. A solo game has no opponent:
the table then has the points of each level. Rows are printed as they are measured.
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from itertools import pairwise
from time import perf_counter
from typing import Any, Final

from caverna.arena import run
from caverna.arena.results import CERTAIN, Standing
from caverna.bots import LEVELS, make_bot
from caverna.bots.bot import engine_of
from caverna.game import OVER
from caverna.record import Match

MOST_RATING: Final = 800
"""Beyond this, a win rate says nothing about a rating."""


def main() -> None:
    """Print a table for one set-up."""
    names = list(LEVELS)
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="cave-farmers")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="as for the arena: mode=era-1")
    parser.add_argument("--games", type=int, default=200, help="games per row")
    parser.add_argument("--from", dest="lowest", default=names[0], choices=names, help="the lowest level")
    parser.add_argument("--to", dest="highest", default=names[-1], choices=names, help="the highest level")
    parser.add_argument("--workers", type=int, help="processes; by default all cores")
    parser.add_argument("--times", action="store_true", help="instead, time the turns of one game per level")
    arguments = parser.parse_args()
    levels = names[names.index(arguments.lowest) : names.index(arguments.highest) + 1]
    options = {"players": arguments.players, **dict(pair.split("=", 1) for pair in arguments.option)}
    if arguments.times:
        print_times(levels, arguments.game, options)
    elif arguments.players == 1:
        print_solo(levels, arguments.game, arguments.games, arguments.workers, options)
    else:
        print_ladder(levels, arguments.game, arguments.games, arguments.workers, options)


def print_ladder(levels: list[str], game: str, games: int, workers: int | None, options: dict[str, Any]) -> None:
    """Each level against the one before it."""
    print("| level | against | games | wins | Elo above it | 95 % | its points | the others' | time per decision |")
    print("|---|---|--:|--:|--:|--:|--:|--:|--:|")
    others = options["players"] - 1
    for lower, upper in pairwise(levels):
        above, *below = run(game, [upper, *[lower] * others], games=games, workers=workers, **options).bots
        rates = (above.win_rate, above.win_rate_low, above.win_rate_high)
        elo, low, high = (rating(rate, others) for rate in rates)
        points = sum(bot.mean_score for bot in below) / others
        print(
            f"| {upper} | {lower} | {games} | {above.win_rate:.1%} | {elo} | {low} to {high} | {above.mean_score:.1f} "
            f"| {points:.1f} | {thinking(above)} |",
            flush=True,
        )


def rating(rate: float, others: int) -> str:
    """By how many points of Elo a bot is stronger that wins at this rate against so many equal others."""
    if not 0.0 < rate < 1.0:
        return f"{'over ' if rate else 'under -'}{MOST_RATING}"
    found = 400 * math.log10(rate * others / (1.0 - rate))
    return f"{found:.0f}" if abs(found) <= MOST_RATING else f"{'over ' if found > 0 else 'under -'}{MOST_RATING}"


def print_solo(levels: list[str], game: str, games: int, workers: int | None, options: dict[str, Any]) -> None:
    """The points of each level in solo games."""
    print("| level | games | mean | 95 % | worst | best | goal met | time per decision |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for level in levels:
        (bot,) = run(game, [level], games=games, workers=workers, **options).bots
        print(
            f"| {level} | {games} | {bot.mean_score:.1f} | ± {CERTAIN * bot.sd_score / math.sqrt(games):.1f} "
            f"| {bot.worst:g} | {bot.best:g} | {bot.goal_rate:.0%} | {thinking(bot)} |",
            flush=True,
        )


def thinking(bot: Standing) -> str:
    """The time per decision."""
    return f"{1000 * bot.seconds_per_decision:.1f} ms"


def print_times(levels: list[str], game: str, options: dict[str, Any]) -> None:
    """How long a turn takes, all its decisions together."""
    print("| level | decisions per turn | mean turn | longest turn |")
    print("|---|--:|--:|--:|")
    for level in levels:
        turns, decisions = turn_times(level, game, options)
        mean = sum(turns) / len(turns)
        print(f"| {level} | {decisions / len(turns):.1f} | {mean:.2f} s | {max(turns):.2f} s |", flush=True)


def turn_times(level: str, game: str, options: dict[str, Any]) -> tuple[list[float], int]:
    """The seconds of every turn in a game that bots of a level play, and the number of decisions."""
    match = Match(game, seed=1, **options)
    bots = [make_bot(level, seat) for seat in range(match.game.num_players)]
    turns: dict[tuple[int, int], float] = defaultdict(float)
    decisions = 0
    match.play_forced()
    while (seat := match.game.turn) != OVER:
        turn = seat, engine_of(match.game).turn_id()
        began = perf_counter()
        action = bots[seat].choose(match.game.copy())
        turns[turn] += perf_counter() - began
        decisions += 1
        match.play(action)
        match.play_forced()
    return list(turns.values()), decisions


if __name__ == "__main__":
    main()
