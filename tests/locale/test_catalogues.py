"""The catalogues are complete, have no unused messages, and agree: the same messages with the same variables."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from caverna.locale import LANGUAGES
from caverna.server.page import ELSEWHERE, catalogue_of_page
from tests.locale.catalogues import PAGE, SOURCES, entries, messages, patterns, used, variables

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


CATEGORIES = {"en": {"one", "other"}, "fr": {"one", "other"}, "pl": {"one", "few", "many", "other"}}


class Plurals(Visitor):
    """The keys of every selector that tells numbers apart by their plural category."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's own name
        keys = {key.name for variant in node.variants if isinstance(key := variant.key, ast.Identifier)}
        if "one" in keys:
            self.found.append(keys)
        self.generic_visit(node)


@each_language
def test_numbers_have_the_plural_categories_of_the_language(language: str) -> None:
    plurals = Plurals()
    for pattern in patterns(language).values():
        plurals.visit(pattern)
    assert plurals.found
    for keys in plurals.found:
        assert keys <= CATEGORIES[language]
        assert ("few" in keys) == ("many" in keys), "where 2 and 5 differ, both have a form"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gets_all_messages_that_it_says(language: str) -> None:
    whole = (SOURCES / f"caverna/locale/{language}.ftl").read_text("utf-8")
    left = catalogue_of_page(whole).decode()
    names, all_names = (set(re.findall(r"^(-?[a-z][\w-]*) =", text, re.MULTILINE)) for text in (left, whole))
    assert names == {name for name in all_names if not name.startswith(ELSEWHERE)} < all_names
    assert set(re.findall(r"\{ (-?[a-z][\w-]*)(?:\.[\w-]+)? \}", left)) <= names
    said = {
        id
        for kind in ("svelte", "ts")
        for file in PAGE.rglob(f"*.{kind}")
        for id in re.findall(r"\.(?:say|has)\(\s*['`]([a-z-]+)", file.read_text("utf-8"))
    }
    assert [id for id in said if id.startswith(ELSEWHERE)] == []
