"""A turn and a feeding without a mouse."""

from __future__ import annotations

from collections.abc import Callable

from tests.page.browser import CHOICES, Person
from tests.page.positions import asked, continue_match, play_until
from tests.server.harness import Server


def press_a_choice(human: Person) -> None:
    """Press the number of the first choice."""
    human.page.wait_for_selector(CHOICES)
    human.page.keyboard.press("1")
    human.page.wait_for_timeout(150)


def test_a_whole_turn_is_played_by_number_keys(server: Server, person: Callable[..., Person]) -> None:
    ana = continue_match(server.address, play_until("cave-farmers", asked("place"), players=1))
    human = person()
    human.prefer(confirms=False, forced=False)
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    placed = 0
    for _ in range(40):
        placed += ana.decision()["question"] == "place"
        if placed == 2:
            return
        press_a_choice(human)
    raise AssertionError("the turn did not end")


def test_the_family_is_fed_with_tab_and_enter(server: Server, person: Callable[..., Person]) -> None:
    ana = continue_match(server.address, play_until("cave-farmers", asked("feed"), players=1, bot="random", seed=2))
    human = person()
    human.prefer(confirms=False, forced=False)
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.wait_for_selector(CHOICES)
    for _ in range(60):
        decision = ana.decision()
        if decision is None or decision["question"] != "feed":
            return
        for _ in range(200):
            human.page.keyboard.press("Tab")
            if human.page.evaluate("!!document.activeElement?.closest('[data-action]')"):
                break
        human.page.keyboard.press("Enter")
        human.page.wait_for_timeout(200)
    raise AssertionError("the family was never fed")
