"""Names of players: they follow Unicode's profile for nicknames (PRECIS, RFC 8266), and are never those of bots.

Letters of different scripts can look the same. So a name has one script only, or Latin letters and another script that
does not look like them (much as the moderately restrictive level of Unicode's report 39 has it), and names whose keys
are equal count as the same name.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from functools import cache
from itertools import count
from typing import Final

from precis_i18n import get_profile

from caverna.locale import LANGUAGES, translator_for
from caverna.record import MAX_TEXT

from .bot_levels import level_name, levels
from .problems import Problem

PROFILE: Final = get_profile("NicknameCasePreserved")
BOT: Final = re.compile(r"bot *\d+ *(\(.*\))?", re.IGNORECASE)
"""What would be read as a bot when a saved game is continued."""
STYLES: Final = re.compile("[\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}]")
"""Invisible characters after an emoji that say how to draw it. Keyboards add them unasked."""
BLANK: Final = "\N{BRAILLE PATTERN BLANK}"
"""The only symbol that the profile allows although it is invisible."""
MAX_MARKS: Final = 4
"""Combining marks that one letter may have. Thai and Hebrew need three."""
EAST_ASIAN: Final = frozenset({"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"})
"""Scripts that are written together."""
LIKE_LATIN: Final = frozenset({
    "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE", "LISU", "DESERET", "GOTHIC", "OLD", "GLAGOLITIC", "GEORGIAN",
})  # fmt: skip
"""Scripts with letters that look like Latin ones, by the first word of their names in Unicode."""
NO_SCRIPT: Final = frozenset({"MODIFIER", "SUPERSCRIPT", "SUBSCRIPT", "DOUBLE-STRUCK", "SCRIPT", "BLACK-LETTER"})
"""First words of letters that go with any script."""
LOOKALIKES: Final = str.maketrans({
    letter: latin
    for others, letters in (
        ("авсԁеѐёһнії" "јкӏморԛѕтуүѵԝх", "abcdeèëhhiï" "jklmopqstyyvwx"),  # Cyrillic
        ("αβεζηικμνορτυχϲϳ", "abezhikmnoptyxcj"),  # Greek
        ("օոսհզցյ", "onuhqgj"),  # Armenian
        ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᎡᏚᎢᏙᎳᎽᏃ", "abcdeghjklmprrstvwyz"),  # Cherokee
        ("ɑɡıɩʟʀɴʏ", "agiilrny"),  # rare Latin letters
    )
    for letter, latin in zip(others, letters, strict=True)
})  # fmt: skip
"""Small letters, and the Latin ones that they look like, small or as capitals."""


def clean_name(name: str) -> str:
    """A name as it is shown: without needless spaces, and with one spelling for what looks alike.

    Raises `Problem` for a name that nobody may have: with invisible characters, changes of direction or stacked marks,
    with letters of scripts that look alike, without any letter or digit, too long, or that of a bot.
    """
    try:
        found: str = PROFILE.enforce(STYLES.sub("", name))
    except UnicodeError as error:
        raise Problem("bad-name") from error
    if len(found) > MAX_TEXT or BLANK in found or has_pile_of_marks(found) or mixes_scripts(found):
        raise Problem("bad-name")
    key = name_key(found)
    if BOT.fullmatch(key) or key.rstrip(" 0123456789") in bot_keys():
        raise Problem("bad-name")
    if not any(unicodedata.category(character)[0] in "LN" for character in found):
        raise Problem("bad-name")
    return found


def has_pile_of_marks(name: str) -> bool:
    """Does a letter have more combining marks than in any language?"""
    pile = 0
    for character in name:
        pile = pile + 1 if unicodedata.category(character).startswith("M") else 0
        if pile > MAX_MARKS:
            return True
    return False


def mixes_scripts(name: str) -> bool:
    """Does a name have letters of scripts that nobody writes in one name, and that may look alike?"""
    letters = (character for character in name if unicodedata.category(character).startswith("L"))
    first_words = {unicodedata.name(letter, "").partition(" ")[0] for letter in letters} - NO_SCRIPT
    scripts = {"CJK" if word in EAST_ASIAN else word for word in first_words}
    return len(scripts) > 2 or (len(scripts) == 2 and ("LATIN" not in scripts or bool(scripts & LIKE_LATIN)))


def name_key(name: str) -> str:
    """What two names have in common that people would take for the same."""
    return name.casefold().translate(LOOKALIKES)


def distinct_name(name: str, others: Collection[str]) -> str:
    """A name for somebody among others: with a number if it could be taken for one of theirs."""
    taken = {name_key(other) for other in others}
    short = name[: MAX_TEXT - len(" 10")].rstrip()
    numbered = (name if number == 1 else f"{short} {number}" for number in count(1))
    return next(found for found in numbered if name_key(found) not in taken)


@cache
def bot_keys() -> frozenset[str]:
    """The keys of the names by which bots are called, in all languages."""
    return frozenset(
        name_key(level_name(level, translator_for(language))) for level in levels() for language in LANGUAGES
    )


def recorded_name(name: str, seat: int) -> str:
    """A name from a saved game: a player's, or that of a bot as this server writes it; else just the seat's number."""
    if name in {bot_name(seat, level) for level in levels()}:
        return name
    try:
        return clean_name(name)
    except Problem:
        return f"Player {seat + 1}"


def bot_name(seat: int, level: str) -> str:
    """The name of a bot in a saved game, as in the terminal, which can then continue with it."""
    return f"Bot {seat + 1} ({level})"
