"""Errors: the page explains what went wrong and what to do."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.page.browser import CHOICES, Person
from tests.page.positions import continue_match, in_round, play_until
from tests.server.harness import Player, Server


def test_an_unknown_table_is_explained_and_leads_back(person: Callable[..., Person]) -> None:
    human = person()
    human.page.goto("/t/nowhere")
    expect(human.page.get_by_role("heading", level=1)).to_be_visible()
    expect(human.page.get_by_test_id("lost-page")).to_contain_text("no such table")
    human.page.get_by_role("link").first.click()
    human.page.wait_for_url("**/")


def test_the_page_says_when_all_bots_are_busy(server: Server, person: Callable[..., Person]) -> None:
    def make_bots_busy(socket: WebSocketRoute) -> None:
        far = socket.connect_to_server()
        far.on_message(lambda message: socket.send(str(message).replace('"busy":false', '"busy":true')))

    ana = Player(server.address).open("cave-farmers", "novice")
    human = person()
    human.page.route_web_socket("**/socket*", make_bots_busy)
    human.page.goto(f"/t/{ana.table}")
    expect(human.page.get_by_test_id("prompt")).to_contain_text("all computer players are busy")


def test_an_invalid_seat_is_refused_and_explained(server: Server, person: Callable[..., Person]) -> None:
    ana = Player(server.address).open("cave-farmers", "novice")
    human = person()
    human.sit(ana.table or "", 0, "x" * 43, "cave-farmers")
    human.page.wait_for_timeout(500)
    assert human.offered() == []
    expect(human.page.locator("body")).to_contain_text("seat")


def test_a_stale_choice_is_explained_and_the_page_recovers(server: Server, person: Callable[..., Person]) -> None:
    ana = continue_match(server.address, play_until("cave-farmers", in_round(1), players=1))
    human = person()
    human.prefer(confirms=False, forced=False)
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.wait_for_selector(CHOICES)
    human.page.route("**/actions", lambda route: (ana.play(), route.continue_()))
    human.choose()
    expect(human.page.get_by_role("alert")).to_be_visible()
    human.page.unroute("**/actions")
    human.page.wait_for_selector(CHOICES)
    before = ana.get()["version"]
    human.decide()
    assert ana.get()["version"] > before
