"""Rock and forest are painted once for each size and theme, whatever happens in front of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.page.browser import CHOICES, Person
from tests.page.positions import continue_match, in_round, play_until
from tests.server.harness import Server

COUNT = """() => {
  window.painted = 0
  const decode = HTMLImageElement.prototype.decode
  HTMLImageElement.prototype.decode = function () { painted += 1; return decode.call(this) }
}"""
"""Counts the images that are painted."""
COLOURS = """() => [...document.querySelectorAll('[data-testid=home] canvas, .world canvas')]
  .filter(one => one.offsetWidth).map(one => {
    const {width, height} = one
    const pixels = one.getContext('2d').getImageData(0, 0, width, height).data
    const seen = new Set()
    for (let at = 0; at < pixels.length; at += 4 * 97) {
      if (pixels[at + 3]) seen.add(pixels.slice(at, at + 3).join())
    }
    return seen.size
  })"""
"""How many colours each background has."""


@pytest.mark.parametrize(("game", "options"), [("cave-farmers", {}), ("cave-vs-cave", {"mode": "era-1"})])
def test_backgrounds_are_painted_once_for_a_size_and_a_theme(
    server: Server, person: Callable[..., Person], game: str, options: dict[str, Any]
) -> None:
    human = person()
    human.prefer(confirms=False, forced=False)
    human.page.add_init_script(f"({COUNT})()")
    ana = continue_match(server.address, play_until(game, in_round(3), players=2, **options), "novice")
    human.sit(ana.table or "", 0, ana.token, game)
    human.page.wait_for_selector(CHOICES)
    human.page.wait_for_function("() => window.painted > 0")
    human.page.wait_for_timeout(500)
    assert min(human.page.evaluate(COLOURS)) > 3, "every background has its picture"
    first = human.page.evaluate("painted")
    box = human.page.get_by_test_id("home").first.bounding_box()
    assert box is not None
    for step in range(10):
        human.page.mouse.move(box["x"] + box["width"] * step / 10, box["y"] + box["height"] * step / 10)
    human.decide()
    human.page.wait_for_timeout(300)
    assert human.page.evaluate("painted") == first, "a hand that moves, or a move, paints nothing"
    human.use_theme("dark")
    human.page.wait_for_timeout(500)
    both = human.page.evaluate("painted")
    if game == "cave-farmers":  # rock is the same by night
        assert both > first
    assert min(human.page.evaluate(COLOURS)) > 3, "the night has its pictures as well"
    human.use_theme("light")
    human.page.wait_for_timeout(500)
    assert human.page.evaluate("painted") == both, "what was painted before is still there"
