"""Lessons and puzzles in a browser: lists, goals, failing, trying again, the guide's way, whole solutions by clicks."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from caverna.lessons import Task, all_tasks, tasks
from tests.page.browser import DESK, PHONE, Person
from tests.page.master import Solver
from tests.server.harness import Server

SIZES = {"desk": DESK, "phone": PHONE}
LANGUAGES = ("en", "fr", "pl")
LOOKS = 2
"""How often to look for a choice before it counts as played."""


def begin(human: Person, game: str, id: str) -> None:
    human.page.goto(f"/learn/{game}/{id}")
    human.page.get_by_test_id("lesson-begin").click()
    expect(human.page.get_by_test_id("guide-card")).to_be_hidden()
    human.page.wait_for_selector("main[data-version]")  # the guide may be read before the table is there


def play(human: Person, *actions: str) -> None:
    """Choose actions from the list of all choices."""
    for action in actions:
        for _ in range(LOOKS):
            if over(human) or chosen(human, action):
                break
            human.page.wait_for_timeout(200)  # the page or the table may still be at what comes by itself


def over(human: Person) -> bool:
    """Has the guide said how it ended?"""
    return bool(human.page.locator("[data-card=reached], [data-card=failed]").count())


def chosen(human: Person, action: str) -> bool:
    """Choose an action if it is in the list: what has no alternative was played by the table itself."""
    version = human.version()
    with suppress(Error):
        if human.page.get_by_test_id("list").count() == 0:
            human.page.get_by_test_id("as-list").click(timeout=2000)
        human.page.get_by_test_id("list").locator(f'[data-action="{action}"]').click(timeout=2000)
        human.page.wait_for_function(
            "before => document.querySelector('main')?.dataset.version !== before", arg=version
        )
        return True
    return False


def done(human: Person) -> list[str]:
    kept = human.page.evaluate("localStorage.getItem('caverna.lessons')")
    return sorted(json.loads(kept or "{}"))


def test_a_lesson_is_failed_explained_tried_again_and_solved(person: Callable[..., Person]) -> None:
    human = person(size=PHONE)
    human.page.goto("/learn/cave-farmers")
    human.page.locator(".lesson").first.click()
    human.page.get_by_test_id("lesson-begin").click()
    strip = human.page.get_by_test_id("lesson")
    expect(strip).to_contain_text("0 / 3")
    play(human, "place logging")
    expect(strip.locator("[data-met=true]")).to_have_count(1)
    play(human, "place ore-mining")
    card = human.page.locator("[data-card=failed]")
    expect(card).to_contain_text("Not yet")
    expect(card.locator(".missed")).to_have_text(["Field × 1"])
    expect(card.locator(".tries li")).to_have_text(["Try 1 Logging → Ore mining"])
    card.get_by_test_id("card-turn").click()
    expect(strip).to_contain_text("3 / 3")  # the first dwarf has worked, the second works again
    human.page.get_by_test_id("lesson-hint").click()
    human.page.get_by_test_id("card-hint").click()
    expect(human.page.get_by_test_id("guide-card")).to_contain_text("Logging")
    human.page.get_by_test_id("card-go-on").click()
    play(human, "place sustenance", "tile meadow-field c4 b4")
    expect(human.page.locator("[data-card=reached]")).to_contain_text("2 tries")
    assert done(human) == ["cave-farmers/first-turn"]
    assert human.fits()
    human.page.get_by_test_id("lesson-next").click()
    expect(human.page.get_by_test_id("guide-card")).to_contain_text("Laying tiles")
    human.page.goto("/learn/cave-farmers")
    expect(human.page.locator(".lesson.done")).to_have_count(1)


@pytest.mark.slow
def test_the_guide_shows_a_way_which_does_not_count(person: Callable[..., Person]) -> None:
    human = person(language="pl")
    begin(human, "cave-vs-cave", "walls")
    human.page.get_by_test_id("show-way").click()
    expect(human.page.get_by_test_id("showing")).to_contain_text("Grim")
    expect(human.page.locator("[data-card=shown]")).to_be_visible()
    assert done(human) == []
    human.page.get_by_test_id("card-again").click()
    expect(human.page.get_by_test_id("lesson")).to_have_attribute("data-state", "open")


def test_the_start_page_leads_to_the_puzzle_of_the_day_in_french(person: Callable[..., Person]) -> None:
    human = person(language="fr")
    human.page.goto("/")
    human.page.get_by_test_id("today").click()
    expect(human.page.get_by_test_id("guide-card")).to_contain_text("Énigme")
    expect(human.page.get_by_test_id("lesson-begin")).to_be_visible()
    assert human.findings() == []
    human.page.goto("/")
    expect(human.page.get_by_test_id("lessons-strip")).to_be_visible()
    expect(human.page.get_by_test_id("my-tables")).to_have_count(0)  # lessons are not games to go on with


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_course_can_be_read_by_everybody(person: Callable[..., Person], theme: str) -> None:
    human = person(dark=theme == "dark")
    human.keep(
        "caverna.lessons", {"cave-farmers/tiles": {"tries": 1, "at": 0}, "cave-farmers/puzzle-1": {"tries": 1, "at": 0}}
    )
    human.page.goto("/learn/cave-farmers")
    expect(human.page.locator(".puzzle.done")).to_have_count(1)
    assert human.findings() == []


def test_an_unknown_lesson_is_explained(person: Callable[..., Person]) -> None:
    human = person()
    human.page.goto("/learn/cave-farmers/nothing")
    expect(human.page.get_by_test_id("lost-page")).to_contain_text("no such lesson")


@pytest.mark.slow
def test_the_last_round_can_be_tried_again_after_the_end_of_the_game(
    server: Server, person: Callable[..., Person]
) -> None:
    human = person()
    solve_by_clicks(server, human, [tasks("cave-farmers")["scoring"]])
    human.page.get_by_test_id("card-again").click()
    expect(human.page.get_by_test_id("lesson")).to_have_attribute("data-state", "open")
    expect(human.page.get_by_test_id("as-list")).to_be_enabled()


TASKS = all_tasks()
PARTS = 8
"""The tasks are played in parts, so that a failure names a few of them only."""
SAMPLE = [
    ("pl", "phone", "cave-vs-cave", "blue-rooms"),
    pytest.param("fr", "desk", "cave-farmers", "animals", marks=pytest.mark.slow),
]


def solve_by_clicks(server: Server, human: Person, some: list[Task]) -> None:
    """Play whole solutions, clicking what lies on the table."""
    for task in some:
        begin(human, task.game, task.id)
        Solver(human, server.address, task).play()
        expect(human.page.locator("[data-card=reached]")).to_be_visible()
        assert human.fits(), f"the page scrolls sideways at {task.seed}"
    assert done(human) == sorted(task.seed for task in some)


@pytest.mark.parametrize(("language", "size", "game", "id"), SAMPLE)
def test_a_lesson_can_be_solved_by_clicks(
    server: Server, person: Callable[..., Person], language: str, size: str, game: str, id: str
) -> None:
    human = person(language=language, size=SIZES[size], touches=size == "phone")
    solve_by_clicks(server, human, [tasks(game)[id]])


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_and_puzzle_can_be_solved_by_clicks(
    server: Server, person: Callable[..., Person], language: str, size: str, part: int
) -> None:
    human = person(language=language, size=SIZES[size], touches=size == "phone")
    solve_by_clicks(server, human, TASKS[part::PARTS])
