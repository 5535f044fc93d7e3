"""The commands that let bots play many games: simulate and arena."""

from __future__ import annotations

import random
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from caverna.arena import Contest
from caverna.arena.contest import play_out
from caverna.arena.journal import Journal, journal_path
from caverna.arena.plot import check_plot, save_plot
from caverna.arena.report import print_results, progress_bar
from caverna.arena.run import conduct
from caverna.bots import bot_seed, make_bot
from caverna.datasets import GameWriter, PlayedGame
from caverna.datasets.games import check_path
from caverna.game import CHANCE, OVER, Game, format_options
from caverna.games import new_game
from caverna.locale import halves
from caverna.record import Match
from caverna.terminal import one_each

from .common import (
    BOT_HELP,
    DEFAULT_GAME,
    GAME_HELP,
    OPTION_HELP,
    Ray,
    Workers,
    complete_bot,
    complete_game,
    console,
    form,
    options,
    write,
)

RANDOM: Final = "random"
GAMES_FILE: Final = "a .jsonl or .parquet file, for caverna.datasets."
INTERRUPTED: Final = 130
"""The exit status after Ctrl-C."""


def simulate(
    game: Annotated[str, typer.Option(help=GAME_HELP, autocompletion=complete_game)] = DEFAULT_GAME,
    players: Annotated[int | None, typer.Option(help="Number of players. Default: 2.", show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    bots: Annotated[
        list[str] | None,
        typer.Option(
            help=f"Bot for all seats; repeat it to name one for each. {BOT_HELP} Default: {RANDOM}.",
            metavar="BOT",
            show_default=False,
            autocompletion=complete_bot,
        ),
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP, metavar="NAME=VALUE")] = None,
    out: Annotated[Path | None, typer.Option(help=f"Keep whole games: {GAMES_FILE}", metavar="FILE")] = None,
) -> None:
    """Play many games and print a summary: decisions, points by seat, speed. To compare bots, use arena."""
    start = new_game(game, **options(players, option or []))
    lines = one_each(bots or [RANDOM], start.num_players)
    for line in lines:
        make_bot(line)
    decisions = 0
    results: list[Game] = []
    began = perf_counter()
    writing = nullcontext() if out is None else GameWriter(out)
    with writing as writer, Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{game}, {start.num_players} players", total=games)
        for number in range(games):
            played, decided, actions = simulated(start, lines, f"{seed}/{number}")
            decisions += decided
            results.append(played)
            if writer is not None:
                writer.add(PlayedGame.ended(played, actions, lines, f"{seed}/{number}"))
            progress.advance(task)
    print_summary(results, lines, decisions, perf_counter() - began)


def simulated(start: Game, lines: list[str], seed: str) -> tuple[Game, int, list[int]]:
    """Play a game to its end; also return the number of decisions, and all actions."""
    if set(lines) == {RANDOM}:  # faster than asking the bots
        game = start.copy()
        return game, *play_randomly(game, random.Random(seed))
    match = Match(start.name, seed=seed, **start.options)
    decisions, _ = play_out(match, [make_bot(line, bot_seed(seed, seat)) for seat, line in enumerate(lines)])
    return match.game, sum(decisions), match.actions


def play_randomly(game: Game, generator: random.Random) -> tuple[int, list[int]]:
    """Play random legal actions to the end; return the number of decisions, and all actions."""
    decisions, actions = 0, []
    while (turn := game.turn) != OVER:
        legal = game.legal_actions()
        if turn == CHANCE:
            action = generator.choices(legal, game.chance_weights())[0]
        else:
            action = legal[int(generator.random() * len(legal))]
            decisions += 1
        game.apply(action)
        actions.append(action)
    return decisions, actions


def print_summary(games: list[Game], lines: list[str], decisions: int, seconds: float) -> None:
    """Print the points by seat, and the speed."""
    out = console()
    random_only = "random " if set(lines) == {RANDOM} else ""
    out.print(f"{len(games):,} {random_only}games of {games[0].name} ({format_options(games[0].options)})")
    table = Table("Seat", "Bot", "Mean", "Min", "Max", "Wins")
    scores = [game.scores() for game in games]
    for seat in range(games[0].num_players):
        points = [score[seat] for score in scores]
        wins = sum(seat in game.winners() for game in games)
        mean = f"{sum(points) / len(points):.1f}"
        table.add_row(str(seat + 1), lines[seat], mean, halves(min(points)), halves(max(points)), str(wins))
    out.print(table)
    out.print(f"{decisions / len(games):.1f} decisions per game")
    out.print(f"{decisions / seconds:,.0f} decisions per second for {seconds:.1f} s ({form()})")


def arena(
    bots: Annotated[
        list[str], typer.Argument(help=f"The bots to compare. {BOT_HELP}", metavar="BOT", autocompletion=complete_bot)
    ],
    game: Annotated[str, typer.Option(help=GAME_HELP, autocompletion=complete_game)] = DEFAULT_GAME,
    players: Annotated[int | None, typer.Option(help="Number of players. Default: 2.", show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1, help="Games per pairing.")] = 100,
    seed: Annotated[str, typer.Option(help="Seed of the draws: any text. The same seed draws the same cards.")] = "1",
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP, metavar="NAME=VALUE")] = None,
    mirror: Annotated[bool, typer.Option("--mirror", help="Also let each bot play against itself.")] = False,
    out: Annotated[Path | None, typer.Option(help="Write the results to a JSON file.", metavar="FILE")] = None,
    games_out: Annotated[Path | None, typer.Option(help=f"Keep whole games: {GAMES_FILE}", metavar="FILE")] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Plot the points to a .png, .svg or .pdf file.", metavar="FILE")
    ] = None,
    workers: Workers = None,
    ray: Ray = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Discard the games of an interrupted run.")] = False,
) -> None:
    """Let bots play against each other and compare them.

    Every combination of as many bots as there are seats plays; if there are fewer bots than seats, bots are repeated.
    Seats rotate, and every combination plays the same deals. Run the same command again to resume an interrupted run.
    """
    keep = games_out is not None and bool(check_path(games_out))
    contest = Contest.of(game, bots, seed=seed, mirror=mirror, keep=keep, **options(players, option or []))
    if plot is not None:
        check_plot(plot)
    journal = Journal(journal_path(contest, out), contest, fresh=fresh)
    notes = Console(stderr=True, highlight=False, markup=False, emoji=False, soft_wrap=True)
    if journal.outcomes:
        notes.print(f"resuming after {len(journal.outcomes):,} games in {journal.path}; use --fresh to start over")
    with progress_bar(contest, games) as tell:
        results = conduct(contest, games, journal, workers=workers, ray=ray, tell=tell)
    print_results(console(), results)
    if out is not None:
        write(out, results.dumps())
    if plot is not None:
        save_plot(results, plot)
    if games_out is not None:
        with GameWriter(games_out) as writer:
            for outcome in results.outcomes:
                writer.add(contest.played_game(outcome))
    if results.complete:
        journal.remove()
    else:
        kept = f"{len(results.outcomes):,} games, kept in {journal.path}"
        notes.print(f"interrupted after {kept}; run the same command to resume")
        raise typer.Exit(INTERRUPTED)
