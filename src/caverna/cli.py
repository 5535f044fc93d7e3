"""The command line: the reference of a game, a game in the terminal, and many random games."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as RichTable

import caverna
from caverna.game import CHANCE, OVER, CavernaError, Game, InvalidOption
from caverna.games import GAMES, new_game
from caverna.record import Match
from caverna.table import BOTS, Table
from caverna.terminal import print_reference

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    help="Caverna: The Cave Farmers. An unofficial digital edition, in the terminal.",
    context_settings={"help_option_names": ["-h", "--help"]},
)

DEFAULT_GAME: Final = next(iter(GAMES))
GAME_HELP: Final = f"The game: {', '.join(GAMES)}."
OPTION_HELP: Final = "An option of the game as name=value, for instance furnishings=introductory. Can be repeated."


def console() -> Console:
    """Where output goes; nothing that is printed is taken for markup."""
    return Console(highlight=False, markup=False, emoji=False)


def options(players: int | None, pairs: list[str]) -> dict[str, Any]:
    """The options of a game from the command line."""
    found: dict[str, Any] = {} if players is None else {"players": players}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise InvalidOption(f"--option {pair}: write it as name=value")
        if name == "players":
            raise InvalidOption(f"--option {pair}: the number of players is said with --players")
        if name in found:
            raise InvalidOption(f"--option {pair}: {name} is said twice")
        found[name] = value
    return found


def version(wanted: bool) -> None:
    if wanted:
        print(f"caverna {caverna.__version__} ({form()})")
        raise typer.Exit


def form() -> str:
    return "compiled" if caverna.compiled() else "pure Python"


@app.callback()
def root(
    wanted: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Caverna: The Cave Farmers. An unofficial digital edition, in the terminal."""


@app.command()
def reference(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    players: Annotated[int | None, typer.Option(help="Only what concerns this number of players.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Plain data instead of tables.")] = False,
) -> None:
    """Show the tables that a game plays by: action spaces, furnishings, loot, trades, harvests, scoring."""
    tables = caverna.reference(game, players)
    if as_json:
        print(json.dumps(tables, indent=2, ensure_ascii=False))
    else:
        print_reference(console(), tables)


@app.command()
def play(
    game: Annotated[str, typer.Option(help=GAME_HELP)] = DEFAULT_GAME,
    players: Annotated[int | None, typer.Option(help="How many play; 2 if not said.", show_default=False)] = None,
    seat: Annotated[
        list[int] | None,
        typer.Option(help="Your seat, 1 if not said. Repeat it to share the keyboard.", show_default=False),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Any text; the same seed deals the same cards.")] = None,
    bots: Annotated[str, typer.Option(help=f"Who plays the other seats: {', '.join(BOTS)}.")] = BOTS[0],
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.", metavar="FILE")] = None,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP, metavar="NAME=VALUE")] = None,
) -> None:
    """Play a game, alone or against bots.

    Choices are numbered; they can also be typed in notation, for instance "place logging". Type ? for all commands:
    taking back, saving, looking at boards, furnishings and points.
    """
    if resume is None:
        match = Match(game, seed=seed, **options(players, option or []))
    elif players is not None or option:
        raise InvalidOption("--resume: the saved game has its players and options already, leave them out")
    else:
        match = Match.load(resume, seed=seed)
    Table(console(), match, seats=seat or [], bots=bots, seed=seed, resumed=resume is not None).play()


@app.command()
def simulate(
    game: Annotated[str, typer.Option(help=GAME_HELP)] = DEFAULT_GAME,
    players: Annotated[int | None, typer.Option(help="How many play; 2 if not said.", show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP, metavar="NAME=VALUE")] = None,
) -> None:
    """Play random games and sum them up: decisions, points by seat, speed."""
    start = new_game(game, **options(players, option or []))
    decisions = 0
    results: list[Game] = []
    began = perf_counter()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{game}, {start.num_players} players", total=games)
        for number in range(games):
            played = start.copy()
            decisions += play_randomly(played, random.Random(f"{seed}/{number}"))
            results.append(played)
            progress.advance(task)
    print_summary(results, decisions, perf_counter() - began)


def play_randomly(game: Game, generator: random.Random) -> int:
    """Any legal action, to the end; returns how many decisions the players made."""
    decisions = 0
    while (turn := game.turn) != OVER:
        legal = game.legal_actions()
        if turn == CHANCE:
            game.apply(generator.choices(legal, game.chance_weights())[0])
        else:
            game.apply(legal[int(generator.random() * len(legal))])
            decisions += 1
    return decisions


def print_summary(games: list[Game], decisions: int, seconds: float) -> None:
    out = console()
    told = ", ".join(f"{name}={value}" for name, value in games[0].options.items())
    out.print(f"{len(games):,} random games of {games[0].name} ({told})")
    table = RichTable("Seat", "Mean", "Least", "Most", "Wins")
    scores = [game.scores() for game in games]
    for seat in range(games[0].num_players):
        points = [score[seat] for score in scores]
        wins = sum(seat in game.winners() for game in games)
        table.add_row(str(seat + 1), f"{sum(points) / len(points):.1f}", str(min(points)), str(max(points)), str(wins))
    out.print(table)
    out.print(f"{decisions / len(games):.1f} decisions a game")
    out.print(f"{decisions / seconds:,.0f} decisions a second in {seconds:.1f} s ({form()})")


def main() -> None:
    """What `caverna` runs. Whatever a caller did wrong is one line on stderr and exit status 2."""
    try:
        app()
    except CavernaError as error:
        print(f"caverna: {' '.join(str(error).split())}", file=sys.stderr)
        sys.exit(2)
