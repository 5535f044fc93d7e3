"""Notifications of people, in their language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from caverna.locale import Translator

from ..views import names_of

TURNS: Final = ("your-turn", "your-turn-alone")
"""That it is somebody's turn."""
EVENTS: Final = (*TURNS, "invitation", "rematch")
"""What people are notified of.

The message `notice-{event}` is the title of each, and its attribute `text` the sentence.
"""
LONGEST: Final = 7 * 86_400
"""Seconds for which a message is worth delivering."""


class Notice(NamedTuple):
    """A notification."""

    event: str
    """One of `EVENTS`."""
    path: str
    """Of the page that shows it."""
    words: Mapping[str, Any]
    """For the sentence. `game` is the name of a game, `others` are seats; both are put into the reader's language."""
    table_id: str | None = None
    seconds: int = LONGEST
    """How long it is worth delivering."""


def sentences(event: str, words: Mapping[str, Any], translator: Translator) -> tuple[str, str]:
    """The title and the sentence of a message."""
    said = dict(words)
    if "game" in said:
        said["game"] = translator.say(f"game-{said['game']}")
    if "others" in said:
        said["others"] = translator.listed(names_of(said["others"], translator))
    return translator.say(f"notice-{event}", **said), translator.say(f"notice-{event}.text", **said)
