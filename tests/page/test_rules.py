"""The book of rules and the sheets: found, read and printed by people, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.browser import CHOICES, DESK, PHONE, Person
from tests.page.positions import continue_match, in_round, play_until
from tests.server.harness import Server


def test_a_question_is_answered(person: Callable[..., Person]) -> None:
    human = person(language="fr", size=DESK)
    page = human.page
    page.goto("/rules/cave-farmers")
    expect(page.locator("[data-chapter=goal] h2")).to_have_text("Le but")
    page.get_by_test_id("search").fill("combien de moutons gardent les chiens ?")
    page.get_by_test_id("found").get_by_role("link", name="Les chiens").click()
    expect(page.locator("[data-chapter=animals] #animals-dogs")).to_be_in_viewport()
    assert page.url.endswith("#animals-dogs")
    page.get_by_test_id("search").fill("")
    page.get_by_role("link", name="Index").click()
    page.get_by_role("link", name="Charpentier").click()
    expect(page.locator("article[id='furnishing/carpenter']")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("[data-chapter=index]")).to_be_visible()


def test_a_chapter_fits_a_phone_and_is_accessible(person: Callable[..., Person]) -> None:
    human = person(language="pl", size=PHONE, dark=True)
    human.page.goto("/rules/cave-farmers#land")
    expect(human.page.locator("[data-chapter=land] h2")).to_be_visible()
    assert human.fits()
    assert human.findings() == []
    human.shoot("rules-phone")


@pytest.mark.parametrize(
    ("game", "players", "language"),
    [
        ("cave-farmers", 7, "fr"),
        ("cave-vs-cave", 2, "pl"),
        *(pytest.param("cave-farmers", players, "pl", marks=pytest.mark.slow) for players in range(1, 7)),
        pytest.param("cave-vs-cave", 1, "fr", marks=pytest.mark.slow),
    ],
)
def test_the_aid_prints_on_two_sheets(person: Callable[..., Person], game: str, players: int, language: str) -> None:
    page = person(language=language).page
    page.goto(f"/rules/{game}")
    href = page.get_by_test_id(f"aid-{players}").get_attribute("href")
    page.goto(str(href))
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight).length"
    assert page.eval_on_selector_all(".sheet", cut) == 0
    assert len(re.findall(rb"/Type /Page\b", page.pdf(prefer_css_page_size=True))) == 2


def ask_about(page: Page, selector: str) -> str:
    """Ask what something is by a tap, and return the name on its sheet."""
    page.keyboard.press("Escape")
    page.get_by_test_id("ask").click()
    what = page.locator(f"{selector}:visible").first
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    sheet = page.get_by_test_id("sheet")
    sheet.get_by_role("heading", level=2).wait_for()
    assert sheet.get_by_role("link").get_attribute("href")
    return sheet.get_by_role("heading", level=2).inner_text().strip()


def test_everything_on_a_farm_explains_itself_by_tap(server: Server, person: Callable[..., Person]) -> None:
    human = person(size=PHONE)
    ana = continue_match(server.address, play_until("cave-farmers", in_round(5), players=2), "novice")
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    page = human.page
    page.wait_for_selector(CHOICES, state="attached")
    assert ask_about(page, "[data-space=logging]") == "Logging"
    expect(page.get_by_test_id("sheet")).to_contain_text("3 wood if empty, then 1 wood")
    human.page.wait_for_timeout(300)
    assert human.fits()
    assert human.findings() == []
    human.shoot("sheet-phone", full=False)
    assert ask_about(page, "[data-about=stage]") == "Card, face down"
    assert ask_about(page, "header [data-thing^='harvest/']") == "Harvest"
    expect(page.get_by_test_id("sheet")).to_contain_text("Round 7")
    page.keyboard.press("Escape")
    page.locator("nav [data-tab=home]").click()
    assert ask_about(page, "[data-place='cell/0/d4']") == "Entry-level dwelling"
    assert ask_about(page, "[data-place^='dwarf/0']") == "Dwarf"


def test_everything_in_a_cave_explains_itself(server: Server, person: Callable[..., Person]) -> None:
    human = person(size=DESK, language="fr")
    match = play_until("cave-vs-cave", in_round(4), players=2, mode="era-1")
    ana = continue_match(server.address, match, "novice")
    human.sit(ana.table or "", 0, ana.token, "cave-vs-cave")
    page = human.page
    page.wait_for_selector(CHOICES, state="attached")
    assert ask_about(page, "[data-tile=excavation]") == "Excavation"
    assert ask_about(page, "[data-testid=goods] li.flax") == "lin"
    assert ask_about(page, "header [data-about='start/era-1']") == "Ère I"
    page.keyboard.press("Escape")
    page.locator("[data-place='cell/0/d4']").click(button="right")
    sheet = page.get_by_test_id("sheet")
    expect(sheet).to_contain_text("Entrée de la caverne")
    expect(sheet.get_by_role("link")).to_have_attribute("href", "/rules/cave-vs-cave#room/cave-entrance")
    human.shoot("sheet-caves", full=False)
