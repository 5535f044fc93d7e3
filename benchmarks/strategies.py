"""Plays the eight archetypes against each other, for the figures and the plot in docs/strategies.md.

    python benchmarks/strategies.py --games 130 --bot greedy --out strategies-greedy
    python benchmarks/strategies.py --games 130 --bot mcts:sims=200 --out strategies-mcts

It writes OUT.json, as `caverna arena --out` does, and OUT.svg, and prints the matrix as a table.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from matplotlib.figure import Figure

from caverna.arena import Contest, Results
from caverna.arena.journal import Journal, journal_path
from caverna.arena.report import progress_bar
from caverna.arena.run import conduct
from caverna.bots.weights import profiles

GAME = "cave-farmers"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--games", type=int, default=200, help="games per pairing, including each archetype against itself"
    )
    parser.add_argument("--bot", default="greedy", help="the bot that plays the profiles: greedy, mcts:sims=200")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--out", type=Path, required=True, help="the name of the files, without extension")
    arguments = parser.parse_args()
    names = profiles(GAME)[1:]
    lines = [f"{arguments.bot}{',' if ':' in arguments.bot else ':'}profile={name}" for name in names]
    contest = Contest.of(GAME, lines, seed=arguments.seed, mirror=True, players=2)
    out = arguments.out.with_suffix(".json")
    journal = Journal(journal_path(contest, out), contest)
    with progress_bar(contest, arguments.games) as tell:
        results = conduct(contest, arguments.games, journal, tell=tell)
    if not results.complete:
        raise SystemExit("interrupted; run the same command to resume")
    out.write_text(results.dumps(), encoding="utf-8")
    journal.remove()
    print(table(results, names))
    draw(results, names, arguments.bot).savefig(arguments.out.with_suffix(".svg"))


def table(results: Results, names: list[str]) -> str:
    """Mean points of the row against the column; then mean points and win rate with its interval."""
    rows = ["| | " + " | ".join(names) + " | mean | wins | 95 % |", "|---|" + "--:|" * (len(names) + 3)]
    for name, scores, bot in zip(names, results.matrix(), results.bots, strict=True):
        cells = [f"{score:.1f}" for score in scores if score is not None]
        sure = f"{bot.win_rate_low:.0%}–{bot.win_rate_high:.0%}"
        rows.append(f"| {name} | {' | '.join(cells)} | {bot.mean_score:.1f} | {bot.win_rate:.0%} | {sure} |")
    return "\n".join(rows)


def draw(results: Results, names: list[str], bot: str) -> Figure:
    """Two heat maps: points of the row against the column, and how often the row wins."""
    figure = Figure(figsize=(13, 6), layout="constrained")
    points, wins = figure.subplots(1, 2)
    for axes, field, form, title, scale in (
        (points, "mean_score", "{:.0f}", "mean points of the row against the column", None),
        (wins, "win_rate", "{:.0%}", "games won by the row against the column", (0.0, 1.0)),
    ):
        numbers = [[number or 0.0 for number in row] for row in results.matrix(field)]
        low, high = scale or (min(map(min, numbers)), max(map(max, numbers)))
        axes.imshow(numbers, cmap="cividis", vmin=low, vmax=high)
        axes.set_xticks(range(len(names)), names, rotation=40, ha="right")
        axes.set_yticks(range(len(names)), names)
        axes.set_title(title, fontsize=11)
        for y, row in enumerate(numbers):
            for x, number in enumerate(row):
                dark = number < (low + high) / 2
                axes.text(x, y, form.format(number), ha="center", va="center", color="white" if dark else "black")
    figure.suptitle(f"The Cave Farmers, 2 players, {bot}: {results.games} games of each pairing", fontsize=12)
    return figure


if __name__ == "__main__":
    main()
