"""No English is left on the page in another language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import expect

from tests.page.browser import CHOICES, Person
from tests.server.harness import Player, Server


@cache
def sentences(language: str) -> set[str]:
    """The messages of a catalogue without variables."""
    found: set[str] = set()
    for entry in FluentParser().parse(files("caverna.locale").joinpath(f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            for pattern in [entry.value, *(attribute.value for attribute in entry.attributes)]:
                if pattern and len(pattern.elements) == 1 and isinstance(pattern.elements[0], ast.TextElement):
                    found.add(" ".join(pattern.elements[0].value.split()))
    return found


ENGLISH = """english => {
    const unwanted = new Set(english)
    const tidy = (text) => (text ?? '').replace(/\\s+/g, ' ').trim()
    window.english = () => [...document.querySelectorAll('*')].flatMap(one => [
        one.getAttribute('aria-label'), one.getAttribute('title'), one.getAttribute('placeholder'),
        ...[...one.childNodes].filter(node => node.nodeType === 3).map(node => node.textContent)
    ]).map(tidy).filter(text => unwanted.has(text))
}"""
"""Finds English among all texts on the page, including those for screen readers."""


def english_on(human: Person, english: set[str]) -> list[str]:
    """The English texts that are shown. The page is told once what is English."""
    if not human.page.evaluate("'english' in window"):
        human.page.evaluate(ENGLISH, sorted(english))
    found: list[str] = human.page.evaluate("english()")
    return found


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("cave-farmers", "fr"),
        pytest.param("cave-farmers", "pl", marks=pytest.mark.slow),
        pytest.param("cave-vs-cave", "fr", marks=pytest.mark.slow),
        ("cave-vs-cave", "pl"),
    ],
)
def test_a_short_game_has_no_english_left(
    server: Server, person: Callable[..., Person], game: str, language: str
) -> None:
    english = {text for text in sentences("en") - sentences(language) if len(text) > 3}
    ana = Player(server.address, language=language).open(game, "novice")
    human = person(language=language)
    for path in ("/", f"/rules/{game}", f"/learn/{game}"):
        human.page.goto(path)
        human.page.wait_for_selector("h1")
        human.page.wait_for_timeout(500)
        assert english_on(human, english) == [], path
    human.sit(ana.table or "", 0, ana.token, game)
    human.page.wait_for_selector("[data-testid=prompt]")
    for _ in range(12):
        if human.state() == "choose":
            human.choose()
        human.page.wait_for_timeout(50)
        assert english_on(human, english) == []
    human.page.get_by_test_id("open-log").click()
    for panel in human.page.get_by_role("tab").all():
        panel.click()
        human.page.wait_for_timeout(200)
        assert english_on(human, english) == []


def test_the_language_changes_without_reloading(server: Server, person: Callable[..., Person]) -> None:
    ana = Player(server.address).open("cave-farmers", players=1)
    human = person()
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.evaluate("window.marked = true")
    prompt = human.page.get_by_test_id("prompt")
    human.page.locator(CHOICES).first.wait_for()
    question = prompt.get_by_role("heading")
    before = question.inner_text()
    human.page.get_by_test_id("menu").click()
    human.page.get_by_role("dialog").get_by_test_id("language").select_option("pl")
    expect(human.page.locator("html")).to_have_attribute("lang", "pl")
    expect(question).not_to_have_text(before)
    assert human.page.evaluate("window.marked")
