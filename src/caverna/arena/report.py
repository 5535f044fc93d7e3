"""The results of a contest as tables in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from caverna.game import format_options
from caverna.locale import halves

from .contest import Contest
from .results import Results, Standing

MATRICES: Final = (("mean_score", "Points against", "{:.1f}"), ("win_rate", "Win rate against", "{:.1%}"))


@contextmanager
def progress_bar(contest: Contest, games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on stderr; call what it yields with the number of games played."""
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        TextColumn("left"), TimeRemainingColumn(),
    )  # fmt: skip
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=games * len(contest.pairings))
        yield lambda count: progress.update(task, completed=count)


def print_results(out: Console, results: Results) -> None:
    """Print what was played, a table of bots, and for several pairings of two also who did how against whom."""
    contest = results.contest
    told = format_options(contest.options)
    each = " each" if len(contest.pairings) > 1 else ""
    pairings = "bot" if results.solo else "pairing"
    plural = "" if len(contest.pairings) == 1 else "s"
    out.print(
        f"{contest.game} ({told}), seed {contest.seed}: {len(contest.pairings)} {pairings}{plural}, "
        f"{results.games:,} games{each}"
    )
    out.print(solo_table(results) if results.solo else bots_table(results))
    out.print("Decisions and time are per bot and game.", style="dim")
    if contest.players == 2 and len(contest.pairings) > 1:
        for field, title, form in MATRICES:
            out.print()
            out.print(matrix_table(results, field, title, form))


def figures(*names: str) -> Table:
    """An empty table of bots with right-aligned columns of figures."""
    table = Table("Bot", box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False, show_edge=False)
    table.columns[0].overflow = "fold"
    for name in names:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def bots_table(results: Results) -> Table:
    """The figures of bots that play against each other."""
    table = figures("Games", "Mean", "Win rate", "95 %", "Rating", "Decisions", "Time")
    for bot, rating in zip(results.bots, results.ratings, strict=True):
        table.add_row(
            bot.name, f"{bot.games:,}", f"{bot.mean_score:.1f}", f"{bot.win_rate:.1%}",
            f"{100 * bot.win_rate_low:.1f}–{100 * bot.win_rate_high:.1f}",
            "–" if rating is None else f"{rating:.0f}", *effort(bot),
        )  # fmt: skip
    return table


def solo_table(results: Results) -> Table:
    """The figures of bots in solo games."""
    table = figures("Games", "Mean", "SD", "Best", "Worst", "Goal met", "Decisions", "Time")
    for bot in results.bots:
        table.add_row(
            bot.name, f"{bot.games:,}", f"{bot.mean_score:.1f}", f"{bot.sd_score:.1f}", halves(bot.best),
            halves(bot.worst), f"{bot.goal_rate:.1%}", *effort(bot),
        )  # fmt: skip
    return table


def effort(bot: Standing) -> tuple[str, str]:
    """Decisions and time per game."""
    return f"{bot.decisions_per_game:.1f}", duration(bot.seconds_per_game)


def duration(seconds: float) -> str:
    """A duration in seconds or milliseconds."""
    return f"{seconds:.1f} s" if seconds > 0.9994 else f"{1000 * seconds:.3g} ms"


def matrix_table(results: Results, field: str, title: str, form: str) -> Table:
    """A figure of each bot against each other; columns are numbered like rows."""
    names = results.contest.names
    table = figures(*(str(number) for number in range(1, len(names) + 1)))
    table.title, table.title_justify = title, "left"
    for number, (name, row) in enumerate(zip(names, results.matrix(field), strict=True), 1):
        table.add_row(f"{number} {name}", *("–" if figure is None else form.format(figure) for figure in row))
    return table
