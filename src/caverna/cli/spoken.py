"""Help in the player's language, and errors in how a command is called.

The English is in the code, and in the catalogues beside the translations.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import typer
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from caverna.bots import LEVELS, bot_names
from caverna.game import InvalidOption
from caverna.games import GAMES
from caverna.locale import LANGUAGES, Translator, environment_language, translator_for
from caverna.terminal import DEFAULT_BOT, NOBODY

UsageError: Final[Any] = typer.BadParameter.__bases__[0]
"""What typer raises if a command is called wrongly. It exports only one class of this kind."""
LABELS: Final = {
    "ARGUMENTS_PANEL_TITLE": "help-arguments", "OPTIONS_PANEL_TITLE": "help-options",
    "COMMANDS_PANEL_TITLE": "help-commands", "REQUIRED_LONG_STRING": "help-required",
}  # fmt: skip
"""The words that typer itself puts into the help."""


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

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Translate the help before it is shown."""
        with spoken(self, ctx) as translator:
            if translator is not None:
                speak_of_all(self, translator)
            super().format_help(ctx, formatter)

    def get_usage(self, ctx: Any) -> str:
        """The first line of the help."""
        return usage(super().get_usage(ctx))


def misused(error: Any, command: str) -> InvalidOption:
    """What is wrong with a command line, and where its help is."""
    told = (
        str(error.format_message()).rstrip(".").partition(", unable to parse")[0].replace("Input should", "it should")
    )
    path = error.ctx.command_path if error.ctx else command
    return InvalidOption(f"{told[:1].lower()}{told[1:]} (see {path} -h)")


class Spoken(TyperCommand):
    """A command for players, whose help is in the language of the environment."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Translate the help before it is shown."""
        with spoken(self, ctx) as translator:
            if translator is not None:
                speak(self, translator)
            super().format_help(ctx, formatter)

    def get_usage(self, ctx: Any) -> str:
        """The first line of the help."""
        return usage(super().get_usage(ctx))


@contextmanager
def spoken(command: Any, ctx: Any) -> Iterator[Translator | None]:
    """The translator for help in the language of the environment, with typer's own words in it; None for English."""
    language = environment_language(os.environ)
    if language == "en":
        yield None
        return
    translator = translator_for(language)
    command.get_help_option(ctx).help = translator.say("help-help")
    english = {name: getattr(rich_utils, name) for name in [*LABELS, "DEFAULT_STRING"]}
    for name, message in LABELS.items():
        setattr(rich_utils, name, translator.say(message))
    rich_utils.DEFAULT_STRING = translator.say("help-default", value="{}")
    try:
        yield translator
    finally:
        for name, text in english.items():
            setattr(rich_utils, name, text)


def usage(line: str) -> str:
    """How a command is called, in the language of the environment."""
    return line.replace("Usage:", translator_for(environment_language(os.environ)).say("help-usage"), 1)


def speak_of_all(commands: Any, translator: Translator) -> None:
    """Put the help of `caverna` itself into another language."""
    commands.help = translator.say("help-caverna")
    for parameter in commands.params:
        parameter.help = translator.say(f"help-{parameter.opts[0].lstrip('-')}")
    for name, command in commands.commands.items():
        command.help, command.short_help = translator.say(f"help-{name}"), None


def speak(command: TyperCommand, translator: Translator) -> None:
    """Put the help of a command and its options into another language."""
    values: dict[str, Any] = {
        "games": ", ".join(GAMES), "levels": ", ".join(LEVELS), "bots": ", ".join(bot_names()), "nobody": NOBODY,
        "default": DEFAULT_BOT, "languages": ", ".join(LANGUAGES), "example": "mcts:sims=800",
        "file": "FILE.py:Class", "module": "module:Class",
    }  # fmt: skip
    paragraphs = [f"help-{command.name}", f"help-{command.name}.more"]
    command.help = "\n\n".join(translator.say(message) for message in paragraphs if translator.has(message))
    for parameter in command.params:
        name = str(parameter.name).replace("_", "-")
        own, shared = f"help-{command.name}-{name}", f"help-{name}"
        message = own if translator.has(own) else shared
        if translator.has(message):
            parameter.help = translator.say(message, **values)  # type: ignore[attr-defined]
