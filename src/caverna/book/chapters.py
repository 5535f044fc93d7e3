"""The chapters of the book, with their sections, tables, figures and things."""

from __future__ import annotations

from functools import cache
from typing import Final

from caverna.locale import Translator, translator_for

from .figures import figures_of
from .tables import tables_of
from .things import Things
from .types import Book, Chapter, Section

CHAPTERS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "cave-farmers": {
        "goal": (),
        "setup": ("home",),
        "round": ("work", "order", "connectives", "starting-player"),
        "spaces": ("piling", "imitation", "market"),
        "land": ("meadows", "sowing", "pastures", "stables"),
        "mountain": ("digging", "mines", "furnish"),
        "animals": ("room", "dogs", "overflow"),
        "harvest": ("calendar", "markers", "fields", "feeding", "breeding"),
        "food": ("gold", "begging"),
        "rubies": ("uses", "furnishings"),
        "family": ("growth", "newborn", "wish"),
        "weapons": ("forge", "expedition", "loot"),
        "furnishings": ("paying",),
        "scoring": ("unused", "example", "ties"),
        "solo": ("cards", "overfull"),
        "variants": (),
        "players": (),
    },
    "cave-vs-cave": {
        "goal": (),
        "setup": (),
        "round": ("effects", "renovation"),
        "tiles": (),
        "goods": ("eating",),
        "digging": ("twice", "undermining"),
        "walls": ("building",),
        "rooms": ("colours", "blue", "cavern"),
        "activate": (),
        "scoring": ("example", "ties"),
        "second": ("passage", "opening", "slots", "hauling"),
        "draft": ("after",),
        "short": (),
        "solo": ("pile", "goals"),
        "variants": (),
    },
}
"""The chapters of each game, and their sections."""

THINGS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "cave-farmers": {
        "round-order": ("dwarf",), "round": ("stage",), "spaces": ("space",), "land": ("ground",),
        "mountain": ("tile",), "harvest-calendar": ("harvest",), "harvest-markers": ("marker",), "food": ("good",),
        "weapons-loot": ("loot",), "furnishings": ("furnishing",), "scoring": ("score",),
    },
    "cave-vs-cave": {
        "setup": ("start",), "round": ("turn",), "tiles": ("tile",), "goods": ("good",), "digging": ("cell",),
        "walls": ("wall",), "rooms": ("room",), "second-slots": ("slot",), "scoring": ("score",), "variants": ("mode",),
    },
}  # fmt: skip
"""The kinds of things that a section is about."""


@cache
def book_for(language: str, game: str, players: int | None = None) -> Book:
    """The book of a game in a language. It is shared: do not change it.

    Args:
        language: One of the `LANGUAGES`.
        game: The name of the game.
        players: For how many players; None for the tables of all.

    Raises:
        InvalidOption: If there is no such language or game, or if the game does not allow that number of players.
    """
    translator = translator_for(language)
    translator.read_rules()
    return write_book(translator, game, players)


def write_book(translator: Translator, game: str, players: int | None) -> Book:
    """The book in the language of a translator that has read the rules."""
    things = Things(translator, game, players)
    return {
        "game": game,
        "players": players,
        "title": translator.say(f"game-{game}"),
        "chapters": [chapter(things, id, sections) for id, sections in CHAPTERS[game].items()],
    }


def chapter(things: Things, id: str, sections: tuple[str, ...]) -> Chapter:
    """A chapter with its sections."""
    return {**section(things, id), "sections": [section(things, f"{id}-{part}") for part in sections]}


def section(things: Things, id: str) -> Section:
    """A section: its text from the catalogue, everything else from the rules."""
    message = f"rules-{things.game}-{id}"
    return {
        "id": id,
        "title": things.say(message),
        "text": things.say(f"{message}.text").splitlines(),
        "tables": tables_of(things, id),
        "figures": figures_of(things, id),
        "things": [thing for kind in THINGS[things.game].get(id, ()) for thing in things.kind(kind, id)],
    }
