"""The review of a finished game: its chart, its decisions, the homes in which they were made, and the ways there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from caverna.record import Match
from tests.page.browser import CHOICES, DESK, PHONE, Person
from tests.page.positions import finished_match, open_replay
from tests.page.reviews import show_review
from tests.page.screens import SIZES
from tests.server.harness import Server

TOO_SMALL = """() => [...document.querySelectorAll('main :is(button, a)')]
  .filter(one => one.getClientRects().length && !one.closest('dialog, [data-testid=home-then] > .board'))
  .map(one => [one.textContent.trim() || one.ariaLabel, one.offsetWidth, one.offsetHeight])
  .filter(([, width, height]) => width < 44 || height < 44)"""
"""What is touched with a thumb, and too small for one."""
ENGLISH = ("Expected", "Played", "turn", "Luck", "luck", "mistake", "best", "Round", "sends a dwarf", "likely")


@cache
def played(game: str, players: int) -> Match:
    options: dict[str, Any] = {"mode": "era-1"} if game == "cave-vs-cave" else {}
    return finished_match(game, players=players, **options)


def look(server: Server, human: Person, match: Match, query: str = "") -> str:
    """Open the review of a match; return the address of its table."""
    table = f"/t/{open_replay(server.address, match)}"
    show_review(human, match)
    human.page.goto(f"{table}/review{query}")
    human.page.get_by_test_id("decision").wait_for()
    return table


def at(human: Person) -> int:
    return int(human.page.get_by_test_id("lead-chart").get_attribute("aria-valuenow") or 0)


def test_the_end_leads_into_the_review_and_back(server: Server, person: Callable[..., Person]) -> None:
    match = played("cave-vs-cave", 2)
    human = person()
    show_review(human, match)
    table = f"/t/{open_replay(server.address, match)}"
    human.page.goto(table)
    human.page.get_by_test_id("look-back").click()
    moves = human.page.get_by_test_id("jump")
    expect(moves.first).to_be_in_viewport()
    expect(human.page.get_by_test_id("extract")).to_contain_text("Where Player 1 lost the most points")
    wanted = (moves.first.get_attribute("href") or "").partition("=")[2]
    moves.first.click()
    expect(human.page.get_by_test_id("decision")).to_have_attribute("data-decision", wanted)
    human.page.go_back()
    expect(human.page.get_by_test_id("result")).to_be_visible()
    expect(moves.first).to_be_visible()  # nothing is asked for again
    human.page.get_by_test_id("to-the-review").click()
    human.page.get_by_test_id("decision").wait_for()
    human.page.get_by_test_id("to-the-result").click()
    human.page.wait_for_url(f"**{table}")


def test_one_walks_by_the_chart_by_keys_by_buttons_and_by_itself(server: Server, person: Callable[..., Person]) -> None:
    human = person()
    look(server, human, played("cave-vs-cave", 2), "?decision=5")
    page, chart = human.page, human.page.get_by_test_id("lead-chart")
    assert at(human) == 5
    page.keyboard.press("ArrowRight")
    assert at(human) == 6
    chart.focus()
    page.keyboard.press("End")
    last = at(human)
    expect(page.get_by_test_id("count")).to_have_text(f"{last} of {last}")
    page.keyboard.press("PageDown")
    before = at(human)
    assert before < last, "there is a mark before the end"
    page.keyboard.press("Home")
    expect(page.get_by_test_id("page-review-first")).to_be_disabled()
    page.get_by_test_id("page-review-mark-next").click()
    expect(page.get_by_test_id("grade")).to_contain_text("!")
    assert page.url.endswith(f"?decision={at(human)}"), "the address is that of the decision"
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    assert abs(at(human) - last / 2) <= 4
    middle = at(human)
    page.get_by_test_id("review-play").click()
    page.wait_for_function("at => document.querySelector('[role=slider]').ariaValueNow > at", arg=middle)
    page.get_by_test_id("review-play").click()


def test_the_home_is_shown_before_a_decision_after_it_and_of_others(
    server: Server, person: Callable[..., Person]
) -> None:
    human = person()
    match = played("cave-farmers", 2)
    look(server, human, match)
    human.page.wait_for_load_state("networkidle")
    with human.page.expect_request("**/steps/*") as before:
        human.page.get_by_test_id("page-review-first").click()
    home = human.page.get_by_test_id("home-then")
    chosen = human.page.locator("[data-testid^=home-of-][aria-pressed=true]")
    decider = int((chosen.get_attribute("data-testid") or "")[-1])
    with human.page.expect_request("**/steps/*") as after:
        human.page.get_by_test_id("after").click()
    step, next_step = (int(one.value.url.rpartition("/")[2]) for one in (before, after))
    assert next_step == step + 1, "the position before the decision, then the one after it"
    expect(human.page.get_by_test_id("after")).to_have_attribute("aria-pressed", "true")
    expect(home.locator(f"[data-place='board/{decider}']")).to_be_visible()
    human.page.get_by_test_id(f"home-of-{1 - decider}").click()
    expect(home.locator(f"[data-place='board/{1 - decider}']")).to_be_visible()
    human.page.keyboard.press("ArrowRight")
    expect(human.page.get_by_test_id("before")).to_have_attribute("aria-pressed", "true")


def test_a_mistake_is_shown_beside_the_best_with_its_line_and_reasons(
    server: Server, person: Callable[..., Person]
) -> None:
    human = person()
    look(server, human, played("cave-farmers", 2))
    page = human.page
    expect(page.get_by_test_id("grade")).to_have_text("?? blunder")
    expect(page.get_by_test_id("lost-points")).to_have_text("lost: 6.3")
    for part in ("played", "best", "line", "reasons"):
        expect(page.get_by_test_id(part)).to_be_visible()
    expect(page.get_by_test_id("quality").locator("tfoot tr").first).to_contain_text("points lost")
    seat = page.locator("[data-testid^=marks-of-][aria-pressed=true]")
    expect(seat).to_have_attribute("data-testid", "marks-of-0")
    page.get_by_test_id("marks-of-1").click()
    page.get_by_test_id("next-mark").click()
    expect(page.locator("[data-testid=home-of-1]")).to_have_attribute("aria-pressed", "true")
    table = page.url
    page.get_by_test_id("play-on").click()
    page.wait_for_url(lambda url: url != table and "review" not in url)
    page.wait_for_selector(CHOICES)


@pytest.mark.parametrize(
    ("game", "players", "size", "language"),
    [
        ("cave-farmers", 2, "desk", "pl"),
        ("cave-vs-cave", 2, "desk", "fr"),
        ("cave-farmers", 7, "phone", "fr"),
        ("cave-vs-cave", 2, "phone", "pl"),
        ("cave-farmers", 2, "tablet", "en"),
        pytest.param("cave-farmers", 7, "desk", "pl", marks=pytest.mark.slow),
        pytest.param("cave-farmers", 1, "desk", "fr", marks=pytest.mark.slow),
        pytest.param("cave-vs-cave", 1, "tablet-flat", "pl", marks=pytest.mark.slow),
        pytest.param("cave-farmers", 4, "phone-flat", "fr", marks=pytest.mark.slow),
    ],
)
def test_the_review_fits_every_screen(
    server: Server, person: Callable[..., Person], game: str, players: int, size: str, language: str
) -> None:
    human = person(size=SIZES[size], language=language)
    look(server, human, played(game, players))
    human.page.wait_for_load_state("networkidle")
    assert human.fits(), "the page scrolls sideways"
    if size == "desk":
        assert human.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing scrolls on a desk"
    assert human.page.evaluate(TOO_SMALL) == []
    human.shoot(f"review-{game}-{players}-{size}-{language}", full=size != "desk")
    assert human.findings() == []
    human.use_theme("dark")
    human.shoot(f"review-{game}-{players}-{size}-{language}-dark", full=size != "desk")
    assert human.findings("color-contrast") == []
    if language != "en":
        words = human.page.locator("main").inner_text()
        assert [word for word in ENGLISH if word in words] == []


def test_the_language_changes_in_the_middle_of_a_review(server: Server, person: Callable[..., Person]) -> None:
    human = person(size=DESK)
    look(server, human, played("cave-vs-cave", 2), "?decision=9")
    human.page.get_by_test_id("menu").click()
    human.page.locator("dialog select").first.select_option("pl")
    human.page.keyboard.press("Escape")
    expect(human.page.get_by_test_id("count")).to_contain_text("9 z ")


def test_a_game_that_goes_on_has_no_review(server: Server, person: Callable[..., Person]) -> None:
    human = person(size=PHONE)
    human.page.goto("/")
    human.page.get_by_test_id("game-cave-vs-cave").click()
    human.page.get_by_test_id("play-now").click()
    human.page.wait_for_selector(CHOICES)
    human.page.goto(f"{human.page.url}/review")
    human.page.wait_for_selector(CHOICES)
