"""The commands that learn from self-play: tune the bots' evaluation, train networks."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from caverna.arena.plot import check_plot
from caverna.bots import tuning
from caverna.bots.weights import read_document, write_document

from .common import DEFAULT_GAME, GAME_HELP, OPTION_HELP, Ray, Workers, complete_game, console, options, write


def tune(
    game: Annotated[str, typer.Option(help=GAME_HELP, autocompletion=complete_game)] = DEFAULT_GAME,
    rounds: Annotated[
        int, typer.Option(min=1, help="Number of rounds, each of which plays games and refits the weights.")
    ] = 20,
    games: Annotated[int, typer.Option(min=1, help="Games per round.")] = 240,
    sims: Annotated[int, typer.Option(min=1, help="Simulations per decision.")] = 150,
    players: Annotated[
        int | None, typer.Option(help="Only games of this many players. Default: several numbers.", show_default=False)
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help="Only games with this option.", metavar="NAME=VALUE")] = None,
    seed: Annotated[int, typer.Option(help="Seed of all randomness.")] = 1,
    start: Annotated[
        Path | None, typer.Option(help="Start from the weights in a file. Default: from nothing.", metavar="FILE")
    ] = None,
    out: Annotated[Path, typer.Option(help="File for the weights, written after every round.", metavar="FILE")] = Path(
        "weights.json"
    ),
    workers: Workers = None,
) -> None:
    """Tune the bots’ evaluation by self-play.

    The output has the format of the files in src/caverna/bots/weights and can replace them.
    """
    setups = tuning.setups_with(game, **options(players, option or []))
    weights = {} if start is None else read_document(game, start)
    table = console()
    with ProcessPoolExecutor(workers) as pool, Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"tuning {game}", total=rounds * games)
        lessons = tuning.tune(game, setups, rounds, games, sims, weights, seed, pool, lambda: progress.advance(task))
        for number, lesson in enumerate(lessons, 1):
            write(out, write_document(game, lesson.weights))
            means = "; ".join(f"{name}: {mean:.1f}" for name, mean in lesson.means.items())
            explained = ", ".join(f"{name} {part:.0%}" for name, part in lesson.explained.items())
            table.print(
                f"round {number}: mean points {means} (explained: {explained or 'nothing yet'})", soft_wrap=True
            )


def combinations(pairs: list[str]) -> list[list[str]]:
    """All combinations of options of which some are given several times."""
    values: dict[str, list[str]] = {}
    for pair in pairs:
        values.setdefault(pair.partition("=")[0], []).append(pair)
    return [[*each] for each in product(*values.values())]


def learn(
    out: Annotated[Path, typer.Option(help="File for the network. An interrupted run resumes.", metavar="FILE")],
    game: Annotated[str, typer.Option(help=GAME_HELP, autocompletion=complete_game)] = DEFAULT_GAME,
    players: Annotated[
        list[int] | None, typer.Option(help="Number of players; repeat it for several. Default: 2.", show_default=False)
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(help=f"{OPTION_HELP} An option with several values: games with each.", metavar="NAME=VALUE"),
    ] = None,
    minutes: Annotated[float, typer.Option(min=0.05, help="Duration of the run.")] = 60.0,
    workers: Workers = None,
    ray: Ray = None,
    games: Annotated[int, typer.Option(min=1, help="Games that each process plays at a time.")] = 192,
    sims: Annotated[int, typer.Option(min=2, help="Simulations per decision.")] = 32,
    quick: Annotated[
        float, typer.Option(min=0, max=1, help="Share of quickly searched decisions, not learnt from.")
    ] = 0.0,
    scale: Annotated[
        float, typer.Option(min=0, help="How much a point counts in what the network is to choose.")
    ] = 0.02,
    rivalry: Annotated[
        float, typer.Option(min=0, max=1, help="How much the points of the best opponent count; 1 for the lead.")
    ] = 0.25,
    styled: Annotated[
        float, typer.Option(min=0, max=1, help="Share of players with a style at the start of the run; it falls to 0.")
    ] = 0.5,
    rate: Annotated[float, typer.Option(min=0, help="Learning rate at the start of the run.")] = 1.5e-3,
    reuse: Annotated[float, typer.Option(min=0.1, help="How often each decision is learnt from.")] = 6.0,
    hidden: Annotated[int, typer.Option(min=8, help="Width of the network's first layer.")] = 512,
    start: Annotated[
        Path | None, typer.Option(help="Start from a network. Default: from nothing.", metavar="FILE")
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of all randomness.")] = 0,
    plot: Annotated[
        Path | None, typer.Option(help="Only plot the run so far to a .png, .svg or .pdf file.", metavar="FILE")
    ] = None,
) -> None:
    """Train a network by self-play.

    On a GPU it uses PyTorch (`pip install 'caverna[learn]'`), otherwise numpy. The bot `net:weights=FILE` then plays
    with the network. FILE.learning has the log and everything that the same command needs to resume a run.
    """
    from caverna import learn as learning  # not above: numpy is slow to import, and no other command needs it
    from caverna.nets import Net

    if plot is not None:
        check_plot(plot)
        learning.save_plot(out, plot)
        return
    setups = [
        learning.SetUp(game, options(number, pairs))
        for number in players or [2]
        for pairs in combinations(option or [])
    ]
    plan = learning.Plan(
        setups=tuple(each for setup in setups for each in setup.modes()), minutes=minutes,
        workers=workers or os.cpu_count() or 1, games=games, hidden=hidden, rate=rate, reuse=reuse, styled=styled,
        seed=seed, search=learning.SearchPlan(simulations=sims, quick_share=quick, scale=scale, rivalry=rivalry),
    )  # fmt: skip
    table = console()
    learning.learn(
        plan, out, None if start is None else Net.load(start), lambda line: table.print(learning.told(line, plan)), ray
    )
    table.print(f"wrote {out}")
