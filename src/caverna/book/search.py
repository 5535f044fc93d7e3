"""Finding something in the book: by words in any order, with or without accents and endings."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import chain
from math import log
from typing import Final, NamedTuple

from .chapters import book_for
from .spans import words
from .types import Found, Section, Thing

MOST: Final = 12
"""The most results."""
LONGEST: Final = 200
"""Characters of a question that are looked at."""
COMMON: Final = {
    "en": (
        "a an and are as at be by can cannot do does for from get have how i if in is it its many may me much must "
        "my no not of on one or over should so than that the there this to two what when where which who why with you "
        "your happens happen mean means work works use used"
    ),
    "fr": (
        "a au aux avec ce ces combien comment dans de des du elle en est et il ils j je l la le les ma mes mon ne on "
        "ou par pas peut peux plus pour pourquoi puis quand que quel quelle quelles quels qu qui quoi sa se ses si son "
        "sont sur un une votre vos y d faut"
    ),
    "pl": (
        "a albo by co czy dla do gdy gdzie i ile ilu jak jaka jaki jakie jest jesli kiedy kto ktory ktora ktore lub ma "
        "mam mi moge moj moja mozna musze na nie o od po przez przy sa sie swoj ta tam te ten to w we z za ze"
    ),
}
"""Stop words, without accents."""
STEM: Final = 4
"""Letters of a longer word that must agree."""
BEGUN: Final = 3
"""The fewest letters that related words share, if they have so many."""


class Entry(NamedTuple):
    """A place in the book with its words."""

    id: str
    title: str
    lines: tuple[str, ...]
    heading: frozenset[str]
    body: frozenset[str]


def find(language: str, game: str, wanted: str, players: int | None = None) -> list[Found]:
    """The places in the book that fit best, the best first.

    Args:
        language: One of the `LANGUAGES`.
        game: The name of the game.
        wanted: Words, or a question.
        players: For how many players; None for all.
    """
    stop = frozenset(COMMON[language].split())
    asked = [word for word in split(wanted[:LONGEST]) if word not in stop] or split(wanted[:LONGEST])
    index = index_of(language, game, players)
    forms = [form(word, index) for word in asked]
    rated = [(score(entry, forms), -number, entry) for number, entry in enumerate(index.entries)]
    best = sorted((found for found in rated if found[0] > 0), key=lambda found: found[:2], reverse=True)[:MOST]
    least = best[0][0] * 0.45 if best else 0.0
    close = frozenset(chain.from_iterable(form.akin for form in forms))
    return [{"id": e.id, "title": e.title, "text": excerpt(e, close)} for rate, _, e in best if rate >= least]


class Form(NamedTuple):
    """A word of a query, the words of the book related to it, and its weight."""

    word: str
    akin: frozenset[str]
    weight: float


def form(word: str, index: Index) -> Form:
    """A word of a query among those of the book. The fewer places contain it, the more it weighs."""
    found = frozenset(other for other in index.begun.get(word[:BEGUN], ()) if akin(word, other))
    places = len(set().union(*(index.places[other] for other in found)))
    return Form(word, found, log(len(index.entries) / (1 + places)) if places else 0.0)


def score(entry: Entry, forms: list[Form]) -> float:
    """How well a place fits: each word counts, more in a title, and most if it is there as it was asked."""
    found = 0.0
    for word, akin, weight in forms:
        if word in entry.heading:
            found += 2.2 * weight
        elif akin & entry.heading:
            found += 1.9 * weight
        elif word in entry.body:
            found += 1.2 * weight
        elif akin & entry.body:
            found += weight
    return found


def akin(word: str, other: str) -> bool:
    """Is it the same word with another ending?"""
    least = min(len(word), len(other))
    if least < STEM:
        return word == other or (
            least == STEM - 1 and abs(len(word) - len(other)) == 1 and word[:least] == other[:least]
        )
    shared = next((i for i in range(least) if word[i] != other[i]), least)
    return shared >= max(STEM, least - 2, (max(len(word), len(other)) + 1) // 2)


def excerpt(entry: Entry, close: frozenset[str]) -> str:
    """The line of a place that fits best."""
    return max(entry.lines, key=lambda line: len(close.intersection(split(line))), default="")


class Index(NamedTuple):
    """All places of a book, the places of each word, and the words by how they begin."""

    entries: tuple[Entry, ...]
    places: dict[str, set[int]]
    begun: dict[str, list[str]]


@cache
def index_of(language: str, game: str, players: int | None) -> Index:
    """The words of a book."""
    entries = tuple(places(language, game, players))
    found: defaultdict[str, set[int]] = defaultdict(set)
    for number, entry in enumerate(entries):
        for word in entry.heading | entry.body:
            found[word].add(number)
    begun: defaultdict[str, list[str]] = defaultdict(list)
    for word in found:
        begun[word[:BEGUN]].append(word)
    return Index(entries, dict(found), dict(begun))


def places(language: str, game: str, players: int | None) -> Iterator[Entry]:
    """Sections and things in the order of the book."""
    for chapter in book_for(language, game, players)["chapters"]:
        for section in (chapter, *chapter["sections"]):
            yield section_entry(section, chapter["title"])
            yield from (thing_entry(thing) for thing in section["things"])


def section_entry(section: Section, chapter: str) -> Entry:
    """A section with its text and its tables, and the title of its chapter."""
    rows = [" ".join(words(cell) for cell in row) for table in section["tables"] for row in table["rows"]]
    lines = tuple(line.removeprefix("- ") for line in section["text"])
    found = entry(section["id"], section["title"], lines, " ".join((*lines, *rows)))
    return found._replace(heading=found.heading.union(split(chapter)))


def thing_entry(thing: Thing) -> Entry:
    """A thing with what it does and what is asked about it."""
    facts = [f"{fact['label']} {words(fact['value'])}".strip() for fact in thing["facts"]]
    lines = tuple(filter(None, (thing["text"], *thing["more"], *facts)))
    return entry(thing["id"], thing["name"], lines, " ".join(lines))


def entry(id: str, title: str, lines: tuple[str, ...], body: str) -> Entry:
    """A place with its words split."""
    return Entry(id, title, lines, frozenset(split(title)), frozenset(split(body)))


def split(text: str) -> list[str]:
    """The words of a text in small letters, without accents."""
    bare = unicodedata.normalize("NFD", text.lower()).replace("ł", "l").replace("œ", "oe")
    return re.findall(r"[a-z0-9]+", "".join(char for char in bare if not unicodedata.combining(char)))
