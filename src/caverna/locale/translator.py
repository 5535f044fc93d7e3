"""All texts in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from caverna.game import InvalidOption, format_list

from .catalogue import Catalogue
from .languages import LANGUAGES
from .phrases import consequence, phrase, told
from .reasons import reason
from .reference import localised

SHARED: Final = ("good", "goal", "level")
"""The tables whose words are the same in every game."""


class Translator:
    """All texts in one language; `translator_for` returns a shared one.

    Args:
        language: One of the `LANGUAGES`.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.catalogue = Catalogue(language)
        self.actions: dict[tuple[str, str], str] = {}
        """Texts of actions by game and notation, since the same actions are offered again and again."""
        self.reasons: dict[tuple[str, str, str], str] = {}
        """Sentences for obstacles, by thing, reason and arguments."""

    def say(self, id: str, /, **arguments: str | int | float) -> str:
        """A message.

        Args:
            id: The id of the message, or of an attribute of one: "good-ruby.counted".
            arguments: The values of its variables.

        Raises:
            KeyError: If the message or an argument is missing.
        """
        return self.catalogue.format(id, arguments)

    def read_rules(self) -> None:
        """Read the rule book too, which few programs need and which takes a while."""
        self.catalogue.read("rules")

    def has(self, id: str) -> bool:
        """Is there a message or an attribute with this id?"""
        return self.catalogue.has(id)

    def goods(self, goods: Mapping[str, int]) -> str:
        """Goods with their amounts: "3 wood, 1 stone and 2 rubies"."""
        counted = [self.say(f"good-{good}.counted", count=amount) for good, amount in goods.items() if amount]
        return self.listed(counted) if counted else self.say("no-goods")

    def listed(self, texts: Sequence[str], last_two: str = "list-and") -> str:
        """A list of texts: "sheep, donkeys and cattle".

        Args:
            texts: At least one text.
            last_two: The message that joins the last two: "list-and" or "list-or".
        """
        *most, last = texts
        if not most:
            return last
        row = most[0]
        for text in most[1:]:
            row = self.say("list-comma", first=row, second=text)
        return self.say(last_two, first=row, second=last)

    def name(self, game: str, table: str, id: str) -> str:
        """The name of a thing: `name("cave-farmers", "space", "logging")`.

        Args:
            game: The name of the game.
            table: The kind of thing.
            id: The id of the thing.
        """
        return self.say(key(game, table, id))

    def label(self, game: str, table: str, id: str) -> str:
        """Like `name`, but distinct if another thing of the game and table has the same name; `id` is as there."""
        message = key(game, table, id)
        return self.say(f"{message}.label" if self.has(f"{message}.label") else message)

    def question(self, game: str, question: str) -> str:
        """The text of the question of a decision in a game."""
        return self.say(key(game, "question", question))

    def action(self, game: str, action: Mapping[str, Any]) -> str:
        """The text of an action, as on a button.

        Args:
            game: The name of the game.
            action: The action as in a decision; its kind, arguments and notation are enough.
        """
        known = game, action["text"]
        if known not in self.actions:
            self.actions[known] = phrase(self, game, action)
        return self.actions[known]

    def told(self, game: str, action: Mapping[str, Any]) -> str:
        """What a player did, without their name: "sends a dwarf to Logging and gets 3 wood".

        For chance it is a sentence without its full stop.

        Args:
            game: The name of the game.
            action: As for `action`; cost and gain are added if they are given.
        """
        return told(self, game, action)

    def consequence(self, game: str, change: Mapping[str, Any]) -> str:
        """What a player paid and got automatically, without their name: "feeds the family with 4 food".

        Args:
            game: The name of the game.
            change: Its cost and gain.
        """
        return consequence(self, game, change)

    def sentence(self, name: str | None, told: str) -> str:
        """A complete sentence from what `told` returned.

        Args:
            name: The name of the player; None for chance.
            told: The text without the name.
        """
        return self.say("told-by-chance", told=told) if name is None else self.say("told", name=name, told=told)

    def reason(self, game: str, blocked: Mapping[str, Any], seat: int, names: Sequence[str]) -> str:
        """Why something cannot be chosen.

        Args:
            game: The name of the game.
            blocked: An entry of "blocked" in a decision.
            seat: The seat of the reader.
            names: The names of the players by seat.
        """
        return reason(self, game, blocked, seat, names)

    def reference(self, game: str, players: int | None = None) -> dict[str, Any]:
        """The tables of a game with their texts in this language.

        Args:
            game: The name of the game.
            players: For how many players; None for the tables of all.
        """
        return localised(self, game, players)


def key(game: str, table: str, id: str) -> str:
    """The message that names a thing of a table."""
    prefix = table if table in SHARED else f"{game}-{table}"
    return f"{prefix}-{id}".replace("_", "-").lower()


@cache
def translator_for(language: str) -> Translator:
    """The translator of a language.

    Args:
        language: One of the `LANGUAGES`.

    Raises:
        InvalidOption: If there is no such language.
    """
    if language not in LANGUAGES:
        raise InvalidOption(f"there is no language {language!r}: use {format_list(LANGUAGES)}")
    return Translator(language)
