"""Errors in the player's language. The English is in the code, and in the catalogues beside the translations.

An error is matched with the English messages `fault-...` and written with the same values in the other language. This
module reads the catalogues itself, because Fluent may be the missing package.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from caverna.locale.languages import LANGUAGES, environment_language

PREFIX: Final = "fault-"
MESSAGE: Final = re.compile(r"((?:fault|list)-[a-z0-9-]+) = (.+)")
VARIABLE: Final = re.compile(r"\{ \$([a-z]+) \}")
QUOTED: Final = re.compile(r"'(.*)'|\"(.*)\"")
QUOTES: Final = {"en": "'{}'", "fr": "«\u00a0{}\u00a0»", "pl": "„{}”"}
LONG: Final = ("fault", "reason", "value", "other", "actions")
"""The variables that may contain a colon, as between a file and what is wrong with it."""
LISTS: Final = {"choices": "or", "options": "and"}
"""The variables that are lists, and the English word before the last entry."""


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that a command line asks for, by default that of the environment."""
    for argument, following in zip(arguments, [*arguments, ""][1:], strict=True):
        option, equals, value = argument.partition("=")
        wanted = value if equals else following
        if option == "--language" and wanted in LANGUAGES:
            return wanted
    return environment_language(environment)


def said(text: str, language: str) -> str:
    """An English error in another language; unchanged if no message matches it."""
    return text if language == "en" else fault(text, language) or text


def fault(text: str, language: str) -> str | None:
    """The message that matches an English error, with the same values; None if there is none."""
    for id, pattern in english_faults():
        found = pattern.fullmatch(text)
        if found is None:
            continue
        values = {name: put_in(name, value, language) for name, value in found.groupdict().items()}
        if None not in values.values():
            return filled(messages(language)[id], values)
    return None


def filled(message: str, values: Mapping[str, str | None]) -> str:
    """A message with its values."""
    return VARIABLE.sub(lambda variable: values[variable[1]] or "", message)


def put_in(name: str, value: str, language: str) -> str | None:
    """A value as it appears in a message of another language; None if it should be an error and is not known."""
    if name == "fault":
        return fault(value, language)
    if name == "reason":  # may also come from the system
        return fault(value, language) or value
    if name in LISTS:
        return listed(re.split(rf", | {LISTS[name]} ", value), f"list-{LISTS[name]}", language)
    quoted = QUOTED.fullmatch(value)
    return QUOTES[language].format(quoted[1] or quoted[2] or "") if quoted else value


def listed(entries: list[str], last_two: str, language: str) -> str:
    """A list in a language."""
    row = entries[0]
    for number, entry in enumerate(entries[1:], 2):
        message = messages(language)[last_two if number == len(entries) else "list-comma"]
        row = filled(message, {"first": row, "second": entry})
    return row


@cache
def messages(language: str) -> dict[str, str]:
    """The messages about errors in a catalogue. Each is one line, without selectors."""
    text = files("caverna.locale").joinpath(f"{language}.ftl").read_text("utf-8")
    return {found[1]: found[2] for line in text.splitlines() if (found := MESSAGE.fullmatch(line))}


@cache
def english_faults() -> list[tuple[str, re.Pattern[str]]]:
    """The English messages about errors as patterns: first those that follow any error, then the longest."""
    found = [(id, text) for id, text in messages("en").items() if id.startswith(PREFIX)]
    found.sort(key=lambda entry: (not entry[1].startswith("{ $fault }"), -len(VARIABLE.sub("", entry[1]))))
    return [(id, pattern_of(text)) for id, text in found]


def pattern_of(text: str) -> re.Pattern[str]:
    """What an English message matches."""
    parts = VARIABLE.split(text)
    for number in range(1, len(parts), 2):
        inside = "." if parts[number] in LONG else "(?:(?!: ).)"
        parts[number] = f"(?P<{parts[number]}>{inside}+?)"
    return re.compile("".join(part if number % 2 else re.escape(part) for number, part in enumerate(parts)))
