"""The commands of players: play, look things up, and get hints and reviews."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import caverna
from caverna import book
from caverna.bots import Adviser, Explainer, make_bot
from caverna.game import CHANCE, OVER, Game, InvalidOption
from caverna.games import GAMES
from caverna.locale import Translator
from caverna.record import Match
from caverna.review import SIMULATIONS, STEPS, ReviewWriter, hint_words, review_numbers
from caverna.review.picture import picture
from caverna.review.report import print_hint, print_review
from caverna.terminal import ADVISER, DEFAULT_BOT, NOBODY, Glossary, TerminalSession, print_reference

from .common import (
    BOT_HELP,
    DEFAULT_GAME,
    GAME_HELP,
    OPTION_HELP,
    Language,
    complete_bot,
    complete_game,
    console,
    options,
    translator_of,
    write,
)
from .serving import serve


def reference(
    game: Annotated[str, typer.Argument(help=GAME_HELP, autocompletion=complete_game)],
    players: Annotated[int | None, typer.Option(help="Only the rows for this number of players.")] = None,
    find: Annotated[
        str | None, typer.Option(help="What the rules say about some words or a question.", metavar="WORDS")
    ] = None,
    aid: Annotated[
        Path | None,
        typer.Option(
            help="Write a player aid of two sheets to an HTML file, for printing. Needs --players.", metavar="FILE"
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
    language: Language = None,
) -> None:
    """Show the tables of a game: action spaces, buildings, costs, effects and points.

    Or look something up in the rules, or write a player aid.
    """
    translator = translator_of(language)
    if find is not None:
        print_found(console(), book.find(translator.language, game, find, players), translator)
        return
    if aid is not None:
        if players is None:
            raise InvalidOption("--aid: say for how many with --players")
        write(aid, book.aid(translator.language, game, players))
        return
    glossary = Glossary(translator, game, players)
    if as_json:
        print(json.dumps(glossary.reference, indent=2, ensure_ascii=False))
    else:
        print_reference(console(), glossary)


def print_found(out: Console, found: list[book.Found], translator: Translator) -> None:
    """Print what the rules say, the best first."""
    out.print(translator.say("page-search-found", count=len(found)))
    for place in found:
        out.print()
        out.print(place["title"], style="bold")
        out.print(place["text"])


def play(
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal instead of the browser.")] = False,
    game: Annotated[
        str | None,
        typer.Option(help=f"{GAME_HELP} By default you are asked.", show_default=False, autocompletion=complete_game),
    ] = None,
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
            autocompletion=complete_bot,
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


def hint(
    file: Annotated[Path, typer.Argument(help="A saved game.", metavar="FILE")],
    bot: Annotated[
        str, typer.Option(help=f"The bot to ask. {BOT_HELP}", metavar="BOT", autocompletion=complete_bot)
    ] = ADVISER,
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


def review(
    file: Annotated[Path, typer.Argument(help="A saved game.", metavar="FILE")],
    sims: Annotated[int, typer.Option(min=1, help="Simulations for each action.")] = SIMULATIONS,
    weights: Annotated[
        Path | None,
        typer.Option(help="A network’s file. Default: the one of this package.", metavar="FILE", show_default=False),
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


def print_question(out: Console, player: str, game: Game, translator: Translator) -> None:
    """Print who has to decide what."""
    out.print(f"{player}: {translator.question(game.name, game.decision()['question'])}")


def print_values(out: Console, game: Game, values: dict[int, float], translator: Translator) -> None:
    """Print the actions with their values, best first, then those that the bot did not consider."""
    value, action = translator.say("terminal-column-value"), translator.say("terminal-column-action")
    table = Table(value, action, box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.columns[0].justify = "right"
    rows: list[dict[str, Any]] = list(game.decision()["actions"])
    for row in sorted((row for row in rows if row["action"] in values), key=lambda row: -values[row["action"]]):
        table.add_row(f"{values[row['action']]:.2f}", translator.action(game.name, row))
    for row in rows:
        if row["action"] not in values:
            table.add_row("–", translator.action(game.name, row))
    out.print(table)
