"""Every screen on a desktop and on a phone, light and dark: it fits and is accessible. Keeps screenshots."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from caverna import art
from caverna.record import Match
from tests.form import FULL
from tests.page.browser import CHOICES, DESK, PHONE, Person, Theme
from tests.page.positions import asked, continue_match, finished_match, in_round, open_replay, play_until
from tests.server.harness import Player, Server

SIZES = {"desk": DESK, "phone": PHONE}
OTHER: dict[Theme, Theme] = {"light": "dark", "dark": "light"}
LOOKS: list[tuple[str, Theme]] = [("desk", "light"), ("phone", "dark")]


def check(name: str, human: Person) -> None:
    """Check a screen in both sizes and both themes.

    axe takes seconds, so `make test` asks it twice for each screen: on a desk in the light theme, and on a phone in the
    dark one. `make test-all` asks it for each size and theme.
    """
    for size, theme in LOOKS:
        human.resize(SIZES[size])
        human.use_theme(theme)
        human.page.wait_for_timeout(400)
        assert human.fits(), f"the page scrolls sideways on a {size}"
        human.shoot(f"{name}-{size}-{theme}")
        assert human.findings() == []
        if FULL:
            other = OTHER[theme]
            human.use_theme(other)
            human.shoot(f"{name}-{size}-{other}")
            assert human.findings("color-contrast") == []


@cache
def late_game(game: str, players: int, late: int) -> Match:
    options: dict[str, Any] = {"mode": "era-1"} if game == "cave-vs-cave" else {}
    return play_until(game, in_round(late), players=players, **options)


def test_the_dark_theme_follows_the_browser(person: Callable[..., Person]) -> None:
    human = person(dark=True)
    human.page.goto("/")
    expect(human.page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("path", ["/", "/nowhere"])
def test_pages(person: Callable[..., Person], path: str) -> None:
    human = person()
    human.page.goto(path)
    human.page.wait_for_selector("h1")
    check(f"page{path.replace('/', '-').rstrip('-')}", human)


def test_all_drawings_are_shown(person: Callable[..., Person]) -> None:
    human = person(size=DESK)
    human.page.goto("/art")
    expect(human.page.locator("section li")).to_have_count(len(list(art.ids())))
    assert human.fits(), "the page scrolls sideways"
    human.shoot("page-art")
    human.resize(PHONE)
    assert human.fits(), "the page scrolls sideways on a phone"


@pytest.mark.parametrize("place", [pytest.param("cave-farmers", marks=pytest.mark.slow), "cave-vs-cave/walls"])
def test_learning(person: Callable[..., Person], place: str) -> None:
    human = person()
    human.page.goto(f"/learn/{place}")
    human.page.wait_for_selector(".puzzle, [data-testid=lesson-begin]")
    check(f"learn-{place.replace('/', '-')}", human)


@pytest.mark.parametrize(
    ("game", "players", "late"),
    [
        pytest.param("cave-farmers", 1, 7, marks=pytest.mark.slow),
        ("cave-farmers", 2, 6),
        pytest.param("cave-vs-cave", 1, 5, marks=pytest.mark.slow),
        ("cave-vs-cave", 2, 6),
    ],
)
def test_tables(server: Server, person: Callable[..., Person], game: str, players: int, late: int) -> None:
    human = person()
    ana = continue_match(server.address, late_game(game, players, late), *["apprentice"] * (players - 1))
    human.sit(ana.table or "", 0, ana.token, game)
    human.page.wait_for_selector(CHOICES, state="attached")
    check(f"table-{game}-{players}", human)


@pytest.mark.parametrize("players", [pytest.param(4, marks=pytest.mark.slow), 7])
def test_every_board_is_on_the_screen_without_overlap(
    server: Server, person: Callable[..., Person], players: int
) -> None:
    human = person()
    ana = continue_match(server.address, late_game("cave-farmers", players, 4), *["novice"] * (players - 1))
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.get_by_test_id("rivals").wait_for()
    boxes = human.page.eval_on_selector_all(
        "[data-testid=rivals] > *, [data-testid=home]", "all => all.map(one => {const b = one.getBoundingClientRect(); "
        "return [b.left, b.top, b.right, b.bottom]})"
    )  # fmt: skip
    assert len(boxes) == players
    for first, one in enumerate(boxes):
        for other in boxes[:first]:
            apart = one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]
            assert apart, "two boards overlap"
    spaces = human.page.eval_on_selector_all(
        "[data-space]", "all => all.map(one => one.scrollWidth <= one.clientWidth + 1)"
    )
    assert all(spaces), "something does not fit its space"
    check(f"table-cave-farmers-{players}", human)


def test_a_feeding(server: Server, person: Callable[..., Person]) -> None:
    human = person()
    ana = continue_match(server.address, play_until("cave-farmers", asked("feed"), players=1, bot="random", seed=2))
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.wait_for_selector(CHOICES, state="attached")
    check("feeding", human)


def test_a_waiting_room(server: Server, person: Callable[..., Person]) -> None:
    human = person()
    ana = Player(server.address).open("cave-farmers", "open", "novice")
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.wait_for_selector("h1")
    check("waiting", human)


@pytest.mark.parametrize("game", [pytest.param("cave-farmers", marks=pytest.mark.slow), "cave-vs-cave"])
def test_a_result(server: Server, person: Callable[..., Person], game: str) -> None:
    human = person()
    human.page.goto(f"/t/{open_replay(server.address, finished_match(game, players=2))}")
    human.page.wait_for_selector("[data-testid=result]")
    check(f"result-{game}", human)


@pytest.mark.slow
def test_a_score_sheet_of_seven_fits_a_phone(server: Server, person: Callable[..., Person]) -> None:
    human = person(size=PHONE, language="pl")
    human.page.goto(f"/t/{open_replay(server.address, finished_match('cave-farmers', players=7))}")
    sheet = human.page.get_by_test_id("scores")
    sheet.get_by_role("columnheader").last.wait_for()
    assert sheet.evaluate("sheet => sheet.scrollWidth <= sheet.clientWidth"), "the sheet scrolls sideways"
    check("scores-7", human)
