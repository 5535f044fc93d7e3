"""A turn and a feeding without a mouse."""

from __future__ import annotations

from collections.abc import Callable

from caverna.record import Match
from tests.page.browser import CHOICES, Person
from tests.page.master import Master
from tests.page.positions import asked, continue_match, play_until
from tests.server.harness import Player, Server


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


def test_a_tile_takes_one_key_as_it_takes_one_click(server: Server, person: Callable[..., Person]) -> None:
    match = play_until("cave-farmers", asked("tile"), players=1)
    ways = [text for action in match.game.legal_actions() if (text := match.game.text(action)).startswith("tile")]
    human = person()
    human.prefer(confirms=False, forced=False)
    ana = sit_with_keys(server, human, match)
    keys = [human.page.locator(f'[data-key][data-action="{way}"]').get_attribute("data-key") for way in ways]
    assert len({*keys}) == len(ways) > 1
    assert press_and_play(human, ana, keys[-1] or "") == ways[-1]

    ana = sit_with_keys(server, human, match)
    wait_for_focus(human)
    first = human.page.evaluate("document.activeElement.dataset.action")  # a place is shown at once
    for arrow in ("Down", "Right", "Up", "Left", "Down"):
        human.page.keyboard.press(f"Arrow{arrow}")
    shown = human.page.evaluate("document.activeElement.dataset.action")
    assert first != shown
    assert press_and_play(human, ana, "Enter") == shown

    ana = sit_with_keys(server, human, match)
    wait_for_focus(human)  # it comes to a cell by itself, and not after the mouse
    before = human.version()
    Master(human, ana).lay(ways[-1], *ways[-1].split()[2:])
    assert played_since(human, ana, before) == ways[-1]


def test_a_key_covers_nothing_of_what_it_chooses(server: Server, person: Callable[..., Person]) -> None:
    human = person()
    sit_with_keys(server, human, play_until("cave-farmers", asked("place"), players=1))
    label = "one => { const style = getComputedStyle(one, '::after'); return [style.position, style.order] }"
    spaces = human.page.locator(".go[data-key]")
    assert spaces.count() > 4
    order = spaces.first.locator(".plate").evaluate("one => getComputedStyle(one).order")
    assert spaces.first.evaluate(label) == ["relative", str(int(order) - 1)], "it is in the scene, above the words"
    human.page.keyboard.press("l")
    choice = human.page.locator(".choice[data-key]").first
    choice.wait_for()
    assert choice.evaluate(label) == ["static", "-1"], "it comes before the words"


def sit_with_keys(server: Server, human: Person, match: Match) -> Player:
    ana = continue_match(server.address, match)
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.wait_for_selector(CHOICES)
    human.page.keyboard.press("?")  # whoever uses keys sees them
    human.page.keyboard.press("Escape")
    return ana


def wait_for_focus(human: Person) -> None:
    human.page.wait_for_function("() => document.activeElement?.matches('[data-cell][data-action]')")


def press_and_play(human: Person, ana: Player, key: str) -> str:
    """Press a key, and tell what was played by it."""
    before = human.version()
    human.page.keyboard.press(key)
    return played_since(human, ana, before)


def played_since(human: Person, ana: Player, before: str) -> str:
    human.page.wait_for_function("before => document.querySelector('main').dataset.version !== before", arg=before)
    played = Match.from_document(ana.get("/record")).replay()
    return [step.text for step in played if step.seat == ana.seat][-1]
