"""All texts in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from caverna.game import InvalidOption, format_list

from .catalogue import Catalogue
from .languages import LANGUAGES
from .phrases import phrase, told
from .reasons import reason
from .reference import localised

SHARED: Final = ("good", "goal", "level")
"""The tables whose words are the same in every game."""


class Translator:
    def __init__(self, language: str) -> None:
        self.language = language
        self.catalogue = Catalogue(language)
        self.actions: dict[tuple[str, str], str] = {}
        """What was said of actions, by game and notation: the same is offered again and again."""
        self.reasons: dict[tuple[str, str, str], str] = {}
        """What was said of obstacles, by thing, reason and arguments."""

    def say(self, id: str, /, **arguments: str | int | float) -> str:
        """A message, or an attribute of one ("good-ruby.counted"); `KeyError` if it or an argument is missing."""
        return self.catalogue.format(id, arguments)

    def has(self, id: str) -> bool:
        return self.catalogue.has(id)

    def goods(self, goods: Mapping[str, int]) -> str:
        """So many goods: "3 wood, 1 stone and 2 rubies"."""
        counted = [self.say(f"good-{good}.counted", count=amount) for good, amount in goods.items() if amount]
        return self.listed(counted) if counted else self.say("no-goods")

    def listed(self, texts: Sequence[str], last_two: str = "list-and") -> str:
        """Texts in a row: "sheep, donkeys and cattle"; with "list-or", "sheep, donkeys or cattle"."""
        *most, last = texts
        if not most:
            return last
        row = most[0]
        for text in most[1:]:
            row = self.say("list-comma", first=row, second=text)
        return self.say(last_two, first=row, second=last)

    def name(self, game: str, table: str, id: str) -> str:
        """What a thing is called: `name("cave-farmers", "space", "logging")`."""
        return self.say(key(game, table, id))

    def label(self, game: str, table: str, id: str) -> str:
        """The name of a thing, with something to tell it from its namesakes if it has any."""
        message = key(game, table, id)
        return self.say(f"{message}.label" if self.has(f"{message}.label") else message)

    def question(self, game: str, question: str) -> str:
        """What a decision asks."""
        return self.say(key(game, "question", question))

    def action(self, game: str, action: Mapping[str, Any]) -> str:
        """What an action does, as on a button. Its kind, its arguments and its notation are enough."""
        known = game, action["text"]
        if known not in self.actions:
            self.actions[known] = phrase(self, game, action)
        return self.actions[known]

    def told(self, game: str, action: Mapping[str, Any]) -> str:
        """What somebody did by an action, told without their name: "sends a dwarf to Logging and gets 3 wood".

        It needs what `action` needs, and tells what the action cost and brought as far as that is given. What chance
        did is a sentence without its full stop.
        """
        return told(self, game, action)

    def sentence(self, name: str | None, told: str) -> str:
        """A told as a sentence: of a player, or of chance, which has no name."""
        return self.say("told-by-chance", told=told) if name is None else self.say("told", name=name, told=told)

    def reason(self, game: str, blocked: Mapping[str, Any], seat: int, names: Sequence[str]) -> str:
        """Why something cannot be chosen: an entry of "blocked" in a decision, told to a seat.

        `names` are those of the players, by seat.
        """
        return reason(self, game, blocked, seat, names)

    def reference(self, game: str, players: int | None = None) -> dict[str, Any]:
        """The tables that a game plays by, with their texts in this language."""
        return localised(self, game, players)


def key(game: str, table: str, id: str) -> str:
    """The message that names a thing of a table."""
    prefix = table if table in SHARED else f"{game}-{table}"
    return f"{prefix}-{id}".replace("_", "-").lower()


@cache
def translator_for(language: str) -> Translator:
    """The words of one of the `LANGUAGES`."""
    if language not in LANGUAGES:
        raise InvalidOption(f"there is no language {language!r}: use {format_list(LANGUAGES)}")
    return Translator(language)
