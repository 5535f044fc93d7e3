"""Help in the language of the player, and errors in how a command is called.

English stands in the code, and in the catalogues beside the translations.
"""

from __future__ import annotations

import os
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from caverna.bots import LEVELS, bot_names
from caverna.game import InvalidOption
from caverna.games import GAMES
from caverna.locale import LANGUAGES, Translator, environment_language, translator_for
from caverna.terminal import DEFAULT_BOT, NOBODY

UsageError: Final[Any] = typer.BadParameter.__bases__[0]
"""What typer raises if a command is called wrongly. It exports only this one of the kind."""


class Commands(TyperGroup):
    """All commands. If one is called wrongly, that is an error like any other: one line that can be translated."""

    def make_context(self, *given: Any, **named: Any) -> Any:
        """Read the options before the command."""
        try:
            return super().make_context(*given, **named)
        except UsageError as error:
            raise misused(error, "caverna") from error

    def invoke(self, ctx: Any) -> Any:
        """Run a command."""
        try:
            return super().invoke(ctx)
        except UsageError as error:
            if type(error).__name__ == "NoArgsIsHelpError":  # shows the help
                raise
            raise misused(error, " ".join(filter(None, ["caverna", ctx.invoked_subcommand]))) from error


def misused(error: Any, command: str) -> InvalidOption:
    """What is wrong with a command line, and where to read how it should be."""
    told = (
        str(error.format_message()).rstrip(".").partition(", unable to parse")[0].replace("Input should", "it should")
    )
    path = error.ctx.command_path if error.ctx else command
    return InvalidOption(f"{told[:1].lower()}{told[1:]} (see {path} -h)")


class Spoken(TyperCommand):
    """A command of players, which tells its help in the language of the environment."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Translate the help before it is shown."""
        language = environment_language(os.environ)
        if language != "en":
            speak(self, translator_for(language))
        super().format_help(ctx, formatter)


def speak(command: TyperCommand, translator: Translator) -> None:
    """Put the help of a command and its options into another language."""
    values: dict[str, Any] = {
        "games": ", ".join(GAMES), "levels": ", ".join(LEVELS), "bots": ", ".join(bot_names()), "nobody": NOBODY,
        "default": DEFAULT_BOT, "languages": ", ".join(LANGUAGES), "example": "mcts:sims=800",
        "file": "FILE.py:Class", "module": "module:Class",
    }  # fmt: skip
    command.help = translator.say(f"help-{command.name}")
    for parameter in command.params:
        name = str(parameter.name).replace("_", "-")
        own, shared = f"help-{command.name}-{name}", f"help-{name}"
        message = own if translator.has(own) else shared
        if translator.has(message):
            parameter.help = translator.say(message, **values)  # type: ignore[attr-defined]
