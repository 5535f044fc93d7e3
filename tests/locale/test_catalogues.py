"""The catalogues are complete, without surplus, and alike: the same messages with the same variables in each."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from caverna.locale import LANGUAGES
from tests.locale.catalogues import entries, messages, patterns, used, variables, written

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_everything_in_a_catalogue_can_be_read(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@each_language
def test_no_message_is_written_twice(language: str) -> None:
    counted = Counter(message.id.name for message in messages(language))
    assert [id for id, times in counted.items() if times > 1] == []


@each_language
def test_no_message_is_missing(language: str) -> None:
    assert sorted(used() - set(patterns(language))) == []


@each_language
def test_no_message_is_unused(language: str) -> None:
    assert sorted(set(patterns(language)) - used()) == []


@each_language
def test_every_message_has_the_variables_that_it_has_in_english(language: str) -> None:
    english = {id: variables(pattern).names for id, pattern in patterns("en").items()}
    assert {id: variables(pattern).names for id, pattern in patterns(language).items()} == english


@each_language
def test_catalogues_call_no_functions_that_a_browser_would_not_know(language: str) -> None:
    called = {id: variables(pattern).functions for id, pattern in patterns(language).items()}
    assert {id: names for id, names in called.items() if names - {"NUMBER", "DATETIME"}} == {}


@pytest.mark.parametrize("id", sorted(patterns("fr")))
def test_french_has_its_spaces_and_apostrophes(id: str) -> None:
    texts = [text.value for text in written(patterns("fr")[id])]
    typed = r"(?<!Tapez)(?<! ou) [?!;]| :(?=\s|$)|« | »|\w'\w"  # a command to type is no punctuation
    assert not [text for text in texts if re.search(typed, text)]
