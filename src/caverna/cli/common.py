"""What several commands share: their options, the console and the language."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

import caverna
from caverna.bots import LEVELS, bot_names
from caverna.game import InvalidOption
from caverna.games import GAMES
from caverna.locale import LANGUAGES, Translator, environment_language, translator_for

DEFAULT_GAME: Final = next(iter(GAMES))
GAME_HELP: Final = f"The game: {', '.join(GAMES)}."
OPTION_HELP: Final = "A game option, such as furnishings=introductory or mode=era-1. Can be repeated."
BOT_HELP: Final = (
    f"Levels of play: {', '.join(LEVELS)}. Bots: {', '.join(bot_names())}; with options: mcts:sims=800. "
    "Your own: FILE.py:Class or module:Class."
)


def complete_game(incomplete: str) -> list[str]:
    """The games whose name begins so, for a shell."""
    return [name for name in GAMES if name.startswith(incomplete)]


def complete_bot(incomplete: str) -> list[str]:
    """The levels and bots whose name begins so, for a shell."""
    return [name for name in dict.fromkeys([*LEVELS, *bot_names()]) if name.startswith(incomplete)]


def complete_language(incomplete: str) -> list[str]:
    """The languages whose code begins so, for a shell."""
    return [code for code in LANGUAGES if code.startswith(incomplete)]


Language = Annotated[
    str | None,
    typer.Option(
        help=f"Language: {', '.join(LANGUAGES)}. Default: from the environment.", show_default=False,
        autocompletion=complete_language,
    ),
]  # fmt: skip
Workers = Annotated[
    int | None, typer.Option(min=1, help="Number of processes. Default: all cores.", show_default=False)
]
Ray = Annotated[
    str | None,
    typer.Option(help="Play on a Ray cluster; without an address, start a local one.", metavar="[ADDRESS]"),
]


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


def form() -> str:
    """The form of the rules, in words."""
    return "compiled" if caverna.compiled() else "pure Python"


def write(path: Path, text: str) -> None:
    """Write a text to a file. Raises `InvalidOption` if that is not possible."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise InvalidOption(f"{path} cannot be written: {error.strerror or error}") from error
