"""A plot of each bot's distribution of points."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from caverna.game import InvalidOption, format_list

from .results import Results

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS: Final = (".png", ".svg", ".pdf")
COLOURS: Final = ("#4477aa", "#ee6677", "#228833", "#ccbb44", "#66ccee", "#aa3377", "#bbbbbb")
"""Paul Tol's bright scheme, which is safe for colour-blind readers."""
BINS: Final = 40


def check_plot(path: Path) -> None:
    """Check that a plot could be saved, before hours of games are played.

    Args:
        path: The file of the plot.

    Raises:
        InvalidOption: If it could not.
    """
    if path.suffix.lower() not in FORMATS:
        raise InvalidOption(f"--plot {path}: the name must end in {format_list(FORMATS)}")
    if not path.parent.is_dir():
        raise InvalidOption(f"--plot {path}: there is no folder {path.parent}")
    try:
        import matplotlib  # noqa: F401
    except ImportError as error:
        raise InvalidOption("--plot needs matplotlib: pip install 'caverna[arena]'") from error


def save_plot(results: Results, path: Path) -> None:
    """Plot the results of a contest.

    Args:
        results: The results.
        path: The file; its suffix decides the format.

    Raises:
        InvalidOption: If it cannot be drawn or written.
    """
    check_plot(path)
    try:
        picture(results).savefig(path, dpi=150)
    except OSError as error:
        raise InvalidOption(f"--plot {path}: cannot be written: {error.strerror or error}") from error


def picture(results: Results) -> Figure:
    """A histogram per bot, one below the other, with a common axis of points."""
    from matplotlib.figure import Figure

    count = len(results.bots)
    figure = Figure(figsize=(8, 1.4 + 0.9 * count), layout="constrained")
    rows = figure.subplots(count, 1, sharex=True, squeeze=False)[:, 0]
    bins = edges([score for bot in range(count) for score in results.scores(bot)])
    for bot, axes in enumerate(rows):
        draw(axes, results, bot, bins)
    rows[-1].tick_params(bottom=True, labelbottom=True)
    rows[-1].set_xlabel("points at the end of a game")
    figure.suptitle(title(results), fontsize=11)
    return figure


def edges(scores: list[float]) -> list[float]:
    """The edges of the bars: between whole points, so that all bars cover equally many."""
    low, high = (int(min(scores)), int(max(scores)) + 1) if scores else (0, 1)
    width = max(1, -(-(high - low) // BINS))
    return [low + width * number - 0.5 for number in range((high - low) // width + 2)]


def draw(axes: Axes, results: Results, bot: int, bins: list[float]) -> None:
    """The histogram of one bot with its name and its mean."""
    standing, colour = results.bots[bot], COLOURS[bot % len(COLOURS)]
    axes.hist(results.scores(bot), bins=bins, color=colour, alpha=0.75, edgecolor="white", linewidth=0.4)
    axes.axvline(standing.mean_score, color="#222222", linewidth=1.2)
    axes.margins(x=0.02)
    axes.set_yticks([])
    axes.tick_params(bottom=False)
    for side in ("left", "right", "top"):
        axes.spines[side].set_visible(False)
    axes.set_ylabel(standing.name, rotation=0, ha="right", va="center")
    spread = f"{standing.mean_score:.1f} ± {standing.sd_score:.1f}"
    axes.annotate(spread, (1, 0.5), xycoords="axes fraction", ha="left", va="center")


def title(results: Results) -> str:
    """The title of the plot."""
    contest = results.contest
    players = "solo" if results.solo else f"{contest.players} players"
    games = max(bot.games for bot in results.bots)
    return f"{contest.game}, {players}: {games:,} games of each bot (mean ± standard deviation)"
