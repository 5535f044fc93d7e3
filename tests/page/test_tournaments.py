"""Tournaments and the position of the week on the page."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.browser import CHOICES, PHONE, Person
from tests.server.harness import Player, Server, play_to_the_end, until

GAME = "cave-vs-cave"


def with_profile(server: Server, human: Person, name: str) -> Player:
    """Give a browser a profile, and return an API client for its seats."""
    token = f"profile-{secrets.token_urlsafe(32)}"
    player = Player(server.address)
    player.http.headers.update({"Authorization": f"Bearer {token}", "Caverna-Player": token})
    made = player.http.post("/api/me", json={"name": f"{name} {token[-6:]}", "device": "desk"}).raise_for_status()
    human.keep("caverna.profile", {"token": token, "name": made.json()["name"], "avatar": made.json()["avatar"]})
    return player


def test_a_tournament_from_the_form_to_the_standings(server: Server, person: Callable[..., Person]) -> None:
    ana, ben = person(), person(size=PHONE, language="pl", seed=2)
    hers = with_profile(server, ana, "Ana")
    with_profile(server, ben, "Ben")
    ana.page.goto("/tournaments")
    ana.page.get_by_test_id("new-cup").click()
    ana.page.get_by_test_id("cup-name").fill("Autumn Cup")
    ana.page.get_by_test_id("cup-format").select_option("knock-out")
    ana.page.get_by_test_id("cup-mode").select_option("era-1")
    ana.page.get_by_test_id("cup-add-bot").click()
    ana.shoot("tournaments-form")
    ana.page.get_by_test_id("cup-create").click()
    ana.page.get_by_test_id("join-cup").click()
    cup = ana.page.url
    ben.page.goto("/tournaments")
    ben.page.get_by_test_id("cup-line").filter(has_text="Autumn Cup").first.click()
    ben.page.get_by_test_id("join-cup").click()
    expect(ben.page.get_by_test_id("cup-players").locator("li")).to_have_count(3)
    assert ben.fits(), "the page scrolls sideways"
    ana.page.get_by_role("button", name="Take Apprentice out").click()
    expect(ana.page.get_by_test_id("cup-players").locator("li")).to_have_count(2)
    ana.page.get_by_test_id("start-cup").click()
    ana.page.get_by_test_id("my-table").click()
    ana.page.wait_for_url("**/t/*")
    hers.table = ana.page.url.rpartition("/")[2]
    ana.page.goto("/healthz")  # or it would show every action
    ben.page.get_by_test_id("withdraw").click()
    ben.page.get_by_test_id("really").click()
    expect(ben.page.get_by_test_id("withdraw")).to_have_count(0)
    play_to_the_end({next(seat["seat"] for seat in hers.get()["seats"] if seat["kind"] == "person"): hers})
    until(lambda: hers.http.get(f"/api/tournaments/{cup.rpartition('/')[2]}").json()["state"] == "over")
    ana.page.goto(f"/t/{hers.table}")
    ana.page.get_by_test_id("to-the-tournament").click()
    expect(ana.page.get_by_test_id("standings")).to_contain_text("Winner")
    ana.page.get_by_text("What decides the places?").click()
    assert ana.findings() == []
    ana.shoot("tournament-desk")
    ben.page.reload()
    expect(ben.page.get_by_test_id("standings")).to_contain_text("Pierwsze miejsce")
    expect(ben.page.get_by_test_id("rounds")).to_contain_text("miejsce stracone")
    expect(ben.page.get_by_test_id("rounds").get_by_role("link")).to_have_count(1)
    assert ben.fits(), "the page scrolls sideways"
    ben.shoot("tournament-phone")


@pytest.mark.slow
def test_the_position_of_the_week(server: Server, person: Callable[..., Person]) -> None:
    ana, ben = person(), person(size=PHONE, language="fr", seed=2)
    hers = with_profile(server, ana, "Ana")
    ana.page.goto("/weekly")
    ana.page.get_by_test_id("daily-name").fill("Ana")
    ana.page.get_by_test_id(f"begin-{GAME}").click()
    ana.page.wait_for_selector(CHOICES)
    hers.table = ana.page.url.rpartition("/")[2]
    ana.page.goto("/healthz")
    seats = hers.get()["seats"]
    play_to_the_end({next(seat["seat"] for seat in seats if seat["kind"] == "person"): hers})
    ana.page.goto(f"/t/{hers.table}")
    ana.page.get_by_test_id("to-the-board").click()
    board = ana.page.get_by_test_id(f"weekly-{GAME}")
    expect(board.get_by_test_id("standing")).to_contain_text("place 1 of 1")
    expect(board.get_by_role("link", name="Watch this game")).to_be_visible()
    assert ana.findings() == []
    ana.shoot("weekly-desk")
    ben.page.goto("/weekly")
    theirs = ben.page.get_by_test_id(f"weekly-{GAME}")
    expect(theirs).to_contain_text("Ana")
    expect(theirs.get_by_role("link", name="Voir cette partie")).to_have_count(0)
    assert ben.fits(), "the page scrolls sideways"
    ben.shoot("weekly-phone")
    ben.page.get_by_test_id("week-before").click()
    expect(ben.page.get_by_text("Cette semaine est passée.")).to_be_visible()
