"""Moves are animated unless the browser asks for reduced motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.browser import PHONE, Person
from tests.server.harness import Player, Server

WATCH = """() => {
  window.flown = []
  const note = (node) => node.dataset?.flying && flown.push(node.dataset.flying)
  new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach(note)))
    .observe(document.body, {childList: true})
}"""
"""Records every flying copy."""

ENDLESS = """() => document.getAnimations()
  .filter(one => one.effect.getComputedTiming().iterations === Infinity).map(one => one.animationName)"""
"""The animations that never end."""

FIRST_MOVES = [
    ("cave-farmers", {}, "place logging", ["dwarf", "wood"]),
    ("cave-vs-cave", {"mode": "era-1"}, "take cultivation", ["dwarf"]),
]


def make_a_move(server: Server, human: Person, game: str, options: dict[str, Any], action: str) -> None:
    ana = Player(server.address).open(game, options=options)
    human.sit(ana.table or "", 0, ana.token, game)
    choice = human.page.locator(f".glow[data-action='{action}']")
    choice.wait_for()
    human.page.evaluate(WATCH)
    choice.click()
    choice.wait_for(state="detached")


@pytest.mark.parametrize(("game", "options", "action", "moving"), FIRST_MOVES)
def test_what_moves_flies(
    server: Server, person: Callable[..., Person], game: str, options: dict[str, Any], action: str, moving: list[str]
) -> None:
    human = person(still=False)
    make_a_move(server, human, game, options, action)
    human.page.wait_for_function("moving => moving.every(one => flown.includes(one))", arg=moving)
    human.page.wait_for_function("() => !document.querySelector('.flying')")
    # a table at which nobody moves costs nothing, and each thing is there again where its ghost arrived
    assert human.page.evaluate(ENDLESS) == []
    assert human.page.evaluate("document.querySelectorAll('[data-thing][style*=opacity]').length") == 0


def test_a_move_of_somebody_else_is_told_and_brought_into_view(server: Server, person: Callable[..., Person]) -> None:
    human = person(still=False, size=PHONE, touches=True)
    human.prefer(confirms=True, pace="slow")
    ana = Player(server.address).open("cave-farmers", "novice")
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.locator(".glow[data-action='place logging']").click()
    human.page.locator("nav.bar [data-tab=home]").click()
    human.page.get_by_test_id("confirm").click()
    caption = human.page.get_by_test_id("caption")
    expect(caption).to_contain_text("Novice")
    expect(human.page.locator("[data-space].taken:has-text('Novice')").first).to_be_in_viewport()
    human.page.locator(".glow[data-action^=place]").first.wait_for()
    expect(caption).to_have_count(0)
    news = human.page.get_by_test_id("news")
    human.page.locator("nav.bar [data-tab=rivals]").click()
    expect(news.locator("li", has_text="Novice")).to_be_visible()
    news.get_by_test_id("show-again").click()
    expect(caption).to_contain_text("Novice")
    expect(human.page.locator("[data-space].taken:has-text('Novice')").first).to_be_in_viewport()


def test_a_move_asks_for_no_ratings(server: Server, person: Callable[..., Person]) -> None:
    human = person()
    asked: list[str] = []
    human.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    make_a_move(server, human, *FIRST_MOVES[0][:3])
    assert asked.count("ratings") == 1


@pytest.mark.parametrize(
    ("game", "options", "action"),
    [pytest.param(*move[:3], marks=[pytest.mark.slow] * number) for number, move in enumerate(FIRST_MOVES)],
)
def test_nothing_flies_if_motion_is_reduced(
    server: Server, person: Callable[..., Person], game: str, options: dict[str, Any], action: str
) -> None:
    human = person()
    make_a_move(server, human, game, options, action)
    human.page.wait_for_timeout(300)
    assert human.page.evaluate("flown.length + document.getAnimations().length") == 0
