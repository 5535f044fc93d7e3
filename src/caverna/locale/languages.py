"""The available languages, and the choice between them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "fr", "pl")
"""Each has a catalogue in this folder. The first is the default."""

RANGE: Final = re.compile(r"([a-z]{1,8}|\*)(?:-[a-z0-9]{1,8})*[ \t]*(?:;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?")


def preferred(accept_language: str | None) -> str:
    """The preferred language of a browser.

    Args:
        accept_language: The header `Accept-Language`, such as "fr-CA,fr;q=0.9". Unreadable parts are skipped.
    """
    liking: dict[str, float] = {}
    for part in (accept_language or "").lower().split(","):
        found = RANGE.fullmatch(part.strip(" \t"))
        if found:
            language, quality = found.groups(default="1")
            liking[language] = max(liking.get(language, 0.0), float(quality))
    anything = liking.pop("*", 0.0)
    named = [language for language in liking if language in LANGUAGES]  # in the order of the header
    others = [language for language in LANGUAGES if language not in named]
    qualities = {language: liking.get(language, anything) for language in (*named, *others)}
    best = max(qualities, key=qualities.__getitem__)
    return best if qualities[best] > 0 else LANGUAGES[0]


def environment_language(environment: Mapping[str, str]) -> str:
    """The language of a terminal, by `LC_ALL`, `LC_MESSAGES` or `LANG`, whichever is set first.

    Args:
        environment: The environment variables.
    """
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    language = re.split(r"[_.@-]", locale.lower())[0]
    return language if language in LANGUAGES else LANGUAGES[0]
