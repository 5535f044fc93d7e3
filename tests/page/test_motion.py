"""Moves are animated unless the browser asks for reduced motion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.page.browser import Person
from tests.server.harness import Player, Server

WATCH = """() => {
  window.flown = []
  const note = (node) => node.dataset?.flying && flown.push(node.dataset.flying)
  new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach(note)))
    .observe(document.body, {childList: true})
}"""
"""Records every flying copy."""

FIRST_MOVES = [
    ("cave-farmers", {}, "place logging", ["dwarf", "wood"]),
    ("cave-vs-cave", {"mode": "era-1"}, "take cultivation", ["dwarf"]),
]


@pytest.mark.parametrize(("game", "options", "action", "moving"), FIRST_MOVES)
@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_things_fly_unless_motion_is_reduced(
    server: Server, person: Callable[..., Person], game: str, options: dict[str, Any], action: str, moving: list[str],
    still: bool,
) -> None:  # fmt: skip
    ana = Player(server.address).open(game, options=options)
    human = person(still=still)
    human.sit(ana.table or "", 0, ana.token, game)
    choice = human.page.locator(f".glow[data-action='{action}']")
    choice.wait_for()
    human.page.evaluate(WATCH)
    choice.click()
    choice.wait_for(state="detached")
    if still:
        human.page.wait_for_timeout(300)
        assert human.page.evaluate("flown.length + document.getAnimations().length") == 0
    else:
        human.page.wait_for_function("moving => moving.every(one => flown.includes(one))", arg=moving)
        human.page.wait_for_function("() => !document.querySelector('.flying')")
