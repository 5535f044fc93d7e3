"""Names of players: as Unicode's profile for nicknames has them (PRECIS, RFC 8266), and never those of bots."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from precis_i18n import get_profile

from caverna.record import MAX_TEXT

from .bot_levels import levels
from .problems import Problem

PROFILE: Final = get_profile("NicknameCasePreserved")
BOT: Final = re.compile(r"bot *\d+ *(\(.*\))?", re.IGNORECASE)
"""What would be read as a bot when a saved game is continued."""
STYLES: Final = re.compile("[\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}]")
"""Invisible characters after an emoji that say how to draw it. Keyboards add them unasked."""
BLANK: Final = "\N{BRAILLE PATTERN BLANK}"
"""The only symbol that is allowed by the profile and looks like nothing."""
MAX_MARKS: Final = 4
"""Marks that may stand on one letter. Thai and Hebrew need three."""


def clean_name(name: str) -> str:
    """A name as it is shown: without needless space, and with one spelling of what looks alike.

    Raises `Problem` for a name that nobody may have: with invisible characters, changes of direction or piles of marks,
    without any letter or digit, too long, or that of a bot.
    """
    try:
        found: str = PROFILE.enforce(STYLES.sub("", name))
    except UnicodeError as error:
        raise Problem("bad-name") from error
    if len(found) > MAX_TEXT or BLANK in found or BOT.fullmatch(found) or has_pile_of_marks(found):
        raise Problem("bad-name")
    if not any(unicodedata.category(character)[0] in "LN" for character in found):
        raise Problem("bad-name")
    return found


def has_pile_of_marks(name: str) -> bool:
    """Do more marks stand on one letter than in any language?"""
    pile = 0
    for character in name:
        pile = pile + 1 if unicodedata.category(character).startswith("M") else 0
        if pile > MAX_MARKS:
            return True
    return False


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
