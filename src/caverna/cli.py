"""The command line: play, serve, show the reference of a game, and run and measure bots."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as RichTable

import caverna
from caverna.arena import Contest
from caverna.arena.contest import play_out
from caverna.arena.journal import Journal, journal_path
from caverna.arena.plot import check_plot, save_plot
from caverna.arena.report import print_results, progress_bar
from caverna.arena.run import conduct
from caverna.bots import LEVELS, Adviser, Explainer, bot_names, bot_seed, make_bot, tuning
from caverna.bots.weights import read_document, write_document
from caverna.game import CHANCE, OVER, CavernaError, Game, InvalidOption, format_options
from caverna.games import GAMES, new_game
from caverna.locale import LANGUAGES, Translator, environment_language, halves, translator_for
from caverna.record import Match
from caverna.review import SIMULATIONS, STEPS, ReviewWriter, hint_words, review_numbers
from caverna.review.picture import picture
from caverna.review.report import print_hint, print_review
from caverna.terminal import DEFAULT_BOT, NOBODY, Glossary, TerminalSession, one_each, print_reference

ABOUT: Final = "An unofficial digital edition of Caverna: The Cave Farmers and Caverna: Cave vs Cave."
DEFAULT_GAME: Final = next(iter(GAMES))
GAME_HELP: Final = f"The game: {', '.join(GAMES)}."
OPTION_HELP: Final = "A game option, such as furnishings=introductory or mode=era-1. Can be repeated."

BOT_HELP: Final = f"Levels of play: {', '.join(LEVELS)}. Bots: {', '.join(bot_names())}; with options: mcts:sims=800."
RANDOM: Final = "random"
ADVISER: Final = "net"
"""The default bot for hints."""
HOST: Final = "127.0.0.1"
PORT: Final = 8080
LOCAL: Final = "local"
RAY_ADDRESS: Final = re.compile(r"auto|local|ray://.*|[^:]+:\d+")
"""Addresses of Ray clusters. No bot specification looks like one."""
INTERRUPTED: Final = 130
"""The exit status after Ctrl-C."""

Language = Annotated[
    str | None,
    typer.Option(help=f"Language: {', '.join(LANGUAGES)}. Default: from the environment.", show_default=False),
]

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        help="sqlite:///FILE or postgresql://USER@HOST/NAME. Default: CAVERNA_DATABASE_URL, or a file in your data "
        "folder.",
        metavar="URL",
        show_default=False,
    ),
]

app = typer.Typer(
    add_completion=False,
    invoke_without_command=True,
    help=ABOUT,
    rich_markup_mode="markdown",  # joins the lines of a paragraph
    context_settings={"help_option_names": ["-h", "--help"]},
)


admin = typer.Typer(help="What operators of a server do.", no_args_is_help=True)
app.add_typer(admin, name="admin")


def console() -> Console:
    """A console for output, which interprets nothing that it prints as markup."""
    return Console(highlight=False, markup=False, emoji=False)


def options(players: int | None, pairs: list[str]) -> dict[str, Any]:
    """The options of a game from the command line."""
    found: dict[str, Any] = {} if players is None else {"players": players}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise InvalidOption(f"--option {pair}: write it as name=value")
        if name == "players":
            raise InvalidOption(f"--option {pair}: use --players for the number of players")
        if name in found:
            raise InvalidOption(f"--option {pair}: {name} is given twice")
        found[name] = value
    return found


def translator_of(language: str | None) -> Translator:
    """The requested language, by default that of the environment."""
    return translator_for(environment_language(os.environ) if language is None else language)


def version(wanted: bool) -> None:
    if wanted:
        print(f"caverna {caverna.__version__} ({form()})")
        raise typer.Exit


def form() -> str:
    return "compiled" if caverna.compiled() else "pure Python"


@app.callback(help=ABOUT)
def root(
    context: typer.Context,
    wanted: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Without a command, play in the browser."""
    if context.invoked_subcommand is None:
        serve(open_page=True)


@app.command()
def reference(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    players: Annotated[int | None, typer.Option(help="Only the rows for this number of players.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
    language: Language = None,
) -> None:
    """Show the tables of a game: action spaces, buildings, costs, effects and points."""
    glossary = Glossary(translator_of(language), game, players)
    if as_json:
        print(json.dumps(glossary.reference, indent=2, ensure_ascii=False))
    else:
        print_reference(console(), glossary)


@app.command()
def play(
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal instead of the browser.")] = False,
    game: Annotated[str | None, typer.Option(help=f"{GAME_HELP} By default you are asked.", show_default=False)] = None,
    players: Annotated[int | None, typer.Option(help="Number of players. Default: 2.", show_default=False)] = None,
    seat: Annotated[
        list[int] | None,
        typer.Option(help="Your seat; repeat it if several people play. Default: 1.", show_default=False),
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="Seed of the draws: any text. The same seed draws the same cards.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            help=f"Bot for the other seats; repeat it to name one for each. {BOT_HELP} Use {NOBODY} if people play all "
            f"seats. Default: {DEFAULT_BOT}.",
            metavar="BOT",
            show_default=False,
        ),
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue a saved game.", metavar="FILE")] = None,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP, metavar="NAME=VALUE")] = None,
    language: Language = None,
) -> None:
    """Play alone or against bots, in the browser or with --terminal.

    In the browser you choose everything on the page. In the terminal, choices are numbered; you can also type them in
    notation. Type ? for all commands, such as undo, save, and looking at boards, furnishings for sale and scores.
    """
    if not terminal:
        if game or players or seat or seed or bots or resume or option or language:
            raise InvalidOption("these options are for the terminal: add --terminal, or choose them on the page")
        serve(open_page=True)
        return
    translator = translator_of(language)
    if resume is None:
        if game is None:
            game, players = asked(players, translator)
        match = Match(game, seed=seed, **options(players, option or []))
    elif game is not None or players is not None or option:
        raise InvalidOption("--resume: leave out --game, --players and --option, which the saved game contains")
    else:
        match = Match.load(resume, seed=seed)
    TerminalSession(
        console(), match, translator, seats=seat or [], bots=bots or [], seed=seed, resumed=resume is not None
    ).play()


def asked(players: int | None, translator: Translator) -> tuple[str, int | None]:
    """Ask for the game, and for the number of players unless given. Without a terminal, take the first game."""
    if not sys.stdin.isatty():
        return DEFAULT_GAME, players
    for number, name in enumerate(GAMES, 1):
        console().print(f"  {number}  {translator.say(f'game-{name}')}")
    game = [*GAMES][asked_number(translator, "terminal-which-game", 1, len(GAMES), 1) - 1]
    if players is None:
        counts = sorted({count for row in caverna.reference(game)["setup"] for count in row["players"]})
        players = asked_number(translator, "page-how-many", counts[0], counts[-1], 2)
    return game, players


def asked_number(translator: Translator, question: str, first: int, last: int, default: int) -> int:
    """Ask for a number; Enter takes the default."""
    prompt = translator.say("terminal-prompt", question=translator.say(question), default=default)
    while True:
        typed = console().input(f"{prompt} ").strip()
        if not typed:
            return default
        if typed.isdecimal() and first <= int(typed) <= last:
            return int(typed)
        console().print(translator.say("terminal-type-number", first=first, last=last), style="red")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all interfaces.")] = HOST,
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")] = PORT,
    workers: Annotated[
        int, typer.Option(min=1, help="Number of server processes; more than one needs PostgreSQL.")
    ] = 1,
    database: DatabaseUrl = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    proxies: Annotated[
        str, typer.Option(help="Comma-separated addresses of reverse proxies whose X-Forwarded-For is trusted.")
    ] = "",
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Run a server where people and bots play, over HTTP and WebSocket. Stop it with Ctrl-C."""
    from caverna.server.serve import serve as run_server

    run_server(
        host=host, port=port, workers=workers, database=database, open_page=open_page, proxies=proxies,
        log_level=log_level,
    )  # fmt: skip


@admin.command()
def check(database: DatabaseUrl = None) -> None:
    """Look for tables that cannot be read, and list them. The exit status is 1 if there are any."""
    from caverna.server.admin import broken_tables
    from caverna.server.settings import Settings

    async def listed() -> int:
        number = 0
        async for table in broken_tables(Settings.from_environment(os.environ, database).database):
            number += 1
            print(f"{table.id}  {table.state}  {table.reason}")
        return number

    if number := asyncio.run(listed()):
        print(f"{number} table{'' if number == 1 else 's'} cannot be read.")
        raise typer.Exit(1)
    print("All tables can be read.")


@app.command()
def simulate(
    game: Annotated[str, typer.Option(help=GAME_HELP)] = DEFAULT_GAME,
    players: Annotated[int | None, typer.Option(help="Number of players. Default: 2.", show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    bots: Annotated[
        list[str] | None,
        typer.Option(
            help=f"Bot for all seats; repeat it to name one for each. {BOT_HELP} Default: {RANDOM}.",
            metavar="BOT",
            show_default=False,
        ),
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP, metavar="NAME=VALUE")] = None,
) -> None:
    """Play many games and print a summary: decisions, points by seat, speed. To compare bots, use arena."""
    start = new_game(game, **options(players, option or []))
    lines = one_each(bots or [RANDOM], start.num_players)
    for line in lines:
        make_bot(line)
    decisions = 0
    results: list[Game] = []
    began = perf_counter()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{game}, {start.num_players} players", total=games)
        for number in range(games):
            played, decided = simulated(start, lines, f"{seed}/{number}")
            decisions += decided
            results.append(played)
            progress.advance(task)
    print_summary(results, lines, decisions, perf_counter() - began)


def simulated(start: Game, lines: list[str], seed: str) -> tuple[Game, int]:
    """Play a game to its end; also return the number of decisions."""
    if set(lines) == {RANDOM}:  # faster than asking the bots
        game = start.copy()
        return game, play_randomly(game, random.Random(seed))
    match = Match(start.name, seed=seed, **start.options)
    decisions, _ = play_out(match, [make_bot(line, bot_seed(seed, seat)) for seat, line in enumerate(lines)])
    return match.game, sum(decisions)


def play_randomly(game: Game, generator: random.Random) -> int:
    """Play random legal actions to the end; return the number of decisions."""
    decisions = 0
    while (turn := game.turn) != OVER:
        legal = game.legal_actions()
        if turn == CHANCE:
            game.apply(generator.choices(legal, game.chance_weights())[0])
        else:
            game.apply(legal[int(generator.random() * len(legal))])
            decisions += 1
    return decisions


def print_summary(games: list[Game], lines: list[str], decisions: int, seconds: float) -> None:
    out = console()
    random_only = "random " if set(lines) == {RANDOM} else ""
    out.print(f"{len(games):,} {random_only}games of {games[0].name} ({format_options(games[0].options)})")
    table = RichTable("Seat", "Bot", "Mean", "Min", "Max", "Wins")
    scores = [game.scores() for game in games]
    for seat in range(games[0].num_players):
        points = [score[seat] for score in scores]
        wins = sum(seat in game.winners() for game in games)
        mean = f"{sum(points) / len(points):.1f}"
        table.add_row(str(seat + 1), lines[seat], mean, halves(min(points)), halves(max(points)), str(wins))
    out.print(table)
    out.print(f"{decisions / len(games):.1f} decisions per game")
    out.print(f"{decisions / seconds:,.0f} decisions per second for {seconds:.1f} s ({form()})")


@app.command()
def arena(
    bots: Annotated[list[str], typer.Argument(help=f"The bots to compare. {BOT_HELP}", metavar="BOT")],
    game: Annotated[str, typer.Option(help=GAME_HELP)] = DEFAULT_GAME,
    players: Annotated[int | None, typer.Option(help="Number of players. Default: 2.", show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1, help="Games per pairing.")] = 100,
    seed: Annotated[str, typer.Option(help="Seed of the draws: any text. The same seed draws the same cards.")] = "1",
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP, metavar="NAME=VALUE")] = None,
    mirror: Annotated[bool, typer.Option("--mirror", help="Also let each bot play against itself.")] = False,
    out: Annotated[Path | None, typer.Option(help="Write the results to a JSON file.", metavar="FILE")] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Plot the points to a .png, .svg or .pdf file.", metavar="FILE")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Number of processes. Default: all cores.", show_default=False)
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(help="Play on a Ray cluster; without an address, start a local one.", metavar="[ADDRESS]"),
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Discard the games of an interrupted run.")] = False,
) -> None:
    """Let bots play against each other and compare them.

    Every combination of as many bots as there are seats plays; if there are fewer bots than seats, bots are repeated.
    Seats rotate, and every combination plays the same deals. Run the same command again to resume an interrupted run.
    """
    contest = Contest.of(game, bots, seed=seed, mirror=mirror, **options(players, option or []))
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
    if results.complete:
        journal.remove()
    else:
        kept = f"{len(results.outcomes):,} games, kept in {journal.path}"
        notes.print(f"interrupted after {kept}; run the same command to resume")
        raise typer.Exit(INTERRUPTED)


@app.command()
def hint(
    file: Annotated[Path, typer.Argument(help="A saved game.", metavar="FILE")],
    bot: Annotated[str, typer.Option(help=f"The bot to ask. {BOT_HELP}", metavar="BOT")] = ADVISER,
    at: Annotated[
        int | None,
        typer.Option(help="Position after this many actions. Default: the last.", show_default=False),
    ] = None,
    language: Language = None,
) -> None:
    """Show how a bot values each action in a saved game, best first.

    `net` values every legal action. Of the best three it also shows how it expects play to go on, and what changes in
    the final score sheet.
    """
    match = Match.load(file)
    game = match.game if at is None else match.at(at)
    if game.turn in (CHANCE, OVER):
        nobody = "chance decides" if game.turn == CHANCE else "the game is over"
        raise InvalidOption(f"{file}: nothing to decide here, {nobody}; use --at for another position")
    adviser = make_bot(bot)
    if not isinstance(adviser, Adviser):
        raise InvalidOption(f"bot {bot!r} cannot give hints: it does not value actions")
    translator = translator_of(language)
    status = Console(stderr=True).status(translator.say("terminal-thinks", name=bot))
    out = console()
    if isinstance(adviser, Explainer):
        with status:
            advice = adviser.explain(game.copy())
        print_question(out, match.names[game.turn], game, translator)
        print_hint(out, hint_words(game, advice, match.names, translator), translator)
        return
    with status:
        values = adviser.values(game.copy())
    print_question(out, match.names[game.turn], game, translator)
    print_values(out, game, values, translator)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="A saved game.", metavar="FILE")],
    sims: Annotated[int, typer.Option(min=1, help="Simulations for each action.")] = SIMULATIONS,
    weights: Annotated[
        Path | None,
        typer.Option(help="A network's file. Default: the one of this package.", metavar="FILE", show_default=False),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
    svg: Annotated[Path | None, typer.Option(help="Draw a picture to an SVG file.", metavar="FILE")] = None,
    language: Language = None,
) -> None:
    """Review a saved game: what each decision lost against the best, and luck apart from play.

    A network looks at every decision and every draw of chance.
    """
    from caverna.nets import Net  # not above: numpy is slow to import
    from caverna.review.analysis import Reviewer

    match = Match.load(file)
    translator = translator_of(language)
    if svg is not None and not svg.parent.is_dir():
        raise InvalidOption(f"--svg {svg}: there is no folder {svg.parent}")
    reviewer = Reviewer(match, net=None if weights is None else Net.load(weights), simulations=sims)
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(translator.say("terminal-reviews"), total=reviewer.steps)
        parts = []
        for first in range(0, reviewer.steps, STEPS):
            parts.append(reviewer.part(first, first + STEPS))
            progress.advance(task, STEPS)
    found = ReviewWriter(review_numbers(parts, sims), match, match.names, translator).write()
    if svg is not None:
        write(svg, picture(found, translator))
    if as_json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    elif svg is None:
        print_review(console(), found, translator)


@app.command()
def tune(
    game: Annotated[str, typer.Option(help=GAME_HELP)] = DEFAULT_GAME,
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
    workers: Annotated[
        int | None, typer.Option(min=1, help="Number of processes. Default: all cores.", show_default=False)
    ] = None,
) -> None:
    """Tune the bots' evaluation by self-play.

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


@app.command()
def learn(
    out: Annotated[Path, typer.Option(help="File for the network. An interrupted run resumes.", metavar="FILE")],
    game: Annotated[str, typer.Option(help=GAME_HELP)] = DEFAULT_GAME,
    players: Annotated[
        list[int] | None, typer.Option(help="Number of players; repeat it for several. Default: 2.", show_default=False)
    ] = None,
    option: Annotated[list[str] | None, typer.Option(help=OPTION_HELP, metavar="NAME=VALUE")] = None,
    minutes: Annotated[float, typer.Option(min=0.05, help="Duration of the run.")] = 60.0,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Number of processes. Default: all cores.", show_default=False)
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(help="Play on a Ray cluster; without an address, start a local one.", metavar="[ADDRESS]"),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games that each process plays at a time.")] = 192,
    sims: Annotated[int, typer.Option(min=2, help="Simulations per decision.")] = 32,
    styled: Annotated[
        float, typer.Option(min=0, max=1, help="Share of players with a style at the start of the run; it falls to 0.")
    ] = 0.5,
    rate: Annotated[float, typer.Option(min=0, help="Learning rate at the start of the run.")] = 1.5e-3,
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

    It uses PyTorch if installed (`pip install caverna[learn]`), otherwise numpy. The bot `net:weights=FILE` then plays
    with the network. FILE.learning has the log and everything that the same command needs to resume a run.
    """
    from caverna import learn as learning  # not above: numpy is slow to import, and no other command needs it
    from caverna.nets import Net

    if plot is not None:
        check_plot(plot)
        learning.save_plot(out, plot)
        return
    setups = [learning.SetUp(game, options(number, option or [])) for number in players or [2]]
    plan = learning.Plan(
        setups=tuple(each for setup in setups for each in setup.modes()), minutes=minutes,
        workers=workers or os.cpu_count() or 1, games=games, hidden=hidden, rate=rate, styled=styled, seed=seed,
        search=learning.SearchPlan(simulations=sims),
    )  # fmt: skip
    table = console()
    learning.learn(
        plan, out, None if start is None else Net.load(start), lambda line: table.print(learning.told(line, plan)), ray
    )
    table.print(f"wrote {out}")


def print_question(out: Console, player: str, game: Game, translator: Translator) -> None:
    out.print(f"{player}: {translator.question(game.name, game.decision()['question'])}")


def print_values(out: Console, game: Game, values: dict[int, float], translator: Translator) -> None:
    """Print the actions with their values, best first, then those that the bot did not consider."""
    value, action = translator.say("terminal-column-value"), translator.say("terminal-column-action")
    table = RichTable(value, action, box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.columns[0].justify = "right"
    rows: list[dict[str, Any]] = list(game.decision()["actions"])
    for row in sorted((row for row in rows if row["action"] in values), key=lambda row: -values[row["action"]]):
        table.add_row(f"{values[row['action']]:.2f}", translator.action(game.name, row))
    for row in rows:
        if row["action"] not in values:
            table.add_row("–", translator.action(game.name, row))
    out.print(table)


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise InvalidOption(f"{path} cannot be written: {error.strerror or error}") from error


def addressed(arguments: list[str]) -> list[str]:
    """The arguments with an address after each `--ray`, whose address is optional."""
    found: list[str] = []
    for argument, following in zip(arguments, [*arguments, ""][1:], strict=True):
        found.append(argument)
        if argument == "--ray" and not RAY_ADDRESS.fullmatch(following):
            found.append(LOCAL)
    return found


def main() -> None:
    """The command `caverna`. Errors of the caller become one line on stderr and exit status 2."""
    # Before numpy is loaded. A network multiplies small matrices, which several threads only slow down: twentyfold when
    # other processes are busy, as the workers of the server and of the arena are.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        app(args=addressed(sys.argv[1:]))
    except CavernaError as error:
        for note in getattr(error, "__notes__", []):
            print(note, file=sys.stderr)
        print(f"caverna: {' '.join(str(error).split())}", file=sys.stderr)
        sys.exit(2)
