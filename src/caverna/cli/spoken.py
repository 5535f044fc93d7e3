"""Help in the language of the player: English stands in the code, and in the catalogues beside the translations."""

from __future__ import annotations

import os
from typing import Any

from typer.core import TyperCommand

from caverna.bots import LEVELS, bot_names
from caverna.games import GAMES
from caverna.locale import LANGUAGES, Translator, environment_language, translator_for
from caverna.terminal import DEFAULT_BOT, NOBODY


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
