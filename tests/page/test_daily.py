"""The game of the day on the page: two browsers with the same cards, the board, and what is shared."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.page.browser import CHOICES, PHONE, Person
from tests.server.harness import Player, Server, play_to_the_end

GAME = "cave-vs-cave"


def begin(server: Server, human: Person, name: str) -> Player:
    """Begin from the start page, and return an API client for the seat."""
    human.page.goto("/")
    human.page.get_by_test_id("daily-card").get_by_test_id(f"daily-{GAME}").click()
    human.page.get_by_test_id("daily-name").fill(name)  # who has told no name is asked for one
    human.page.get_by_test_id(f"begin-{GAME}").click()
    human.page.wait_for_selector(CHOICES)
    player = Player(server.address, human.page.url.rpartition("/")[2])
    kept = human.page.evaluate("JSON.parse(localStorage.getItem('caverna.seats'))[0].token")
    player.http.headers["Authorization"] = f"Bearer {kept}"
    return player


def yesterday() -> date:
    return datetime.now(UTC).date() - timedelta(days=1)


def chance(player: Player) -> list[str]:
    return [step["text"] for step in player.get("/steps") if step["seat"] is None]


@pytest.mark.slow
def test_two_browsers_play_the_same_cards_and_compare(server: Server, person: Callable[..., Person]) -> None:
    ana, ben = person(), person(size=PHONE, language="pl", seed=2)
    hers, his = begin(server, ana, "Ana"), begin(server, ben, "Ben")
    assert chance(hers) == chance(his) != []
    hers.random.seed(1)
    ana.page.goto("/healthz")  # or it would show every action
    play_to_the_end({0: hers})
    ana.page.goto(f"/t/{hers.table}")
    ana.page.get_by_test_id("to-the-board").click()
    board = ana.page.get_by_test_id(f"daily-{GAME}")
    expect(board.get_by_test_id("standing")).to_contain_text("place 1 of 1")
    expect(board.get_by_role("link", name="Watch this game")).to_be_visible()
    assert ana.page.evaluate("document.querySelector('canvas').getContext('2d').getImageData(90, 300, 1, 1).data[3]"), (
        "the picture is painted"
    )
    with ana.page.expect_download() as download:
        ana.page.get_by_test_id("share-picture").click()
    assert download.value.suggested_filename.endswith(".png")
    ana.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.page.get_by_test_id("share-text").click()
    expect(ana.page.get_by_test_id("share-text")).to_contain_text("Copied")
    shared = ana.page.evaluate("navigator.clipboard.readText()")
    assert "place 1 of 1" in shared
    assert "/t/" not in shared, "where the game can be watched is for those who have finished"
    assert ana.findings() == []
    ana.shoot("daily-desk")
    ben.page.goto("/daily")
    theirs = ben.page.get_by_test_id(f"daily-{GAME}")
    expect(theirs).to_contain_text("Skończyła 1 osoba")
    expect(theirs).to_contain_text("Gdy skończysz swoją grę, zobaczysz wyniki")
    expect(theirs).not_to_contain_text("Ana")
    assert ben.fits(), "the page scrolls sideways"
    ben.shoot("daily-phone")
    ben.page.get_by_test_id("before").click()
    expect(ben.page.get_by_text("Ten dzień już się skończył.")).to_be_visible()
    expect(ben.page.get_by_text("Nikt jej nie ukończył.")).to_have_count(2)
    ben.page.locator("summary").click()
    seeds = [game["seed"] for game in hers.http.get(f"/api/daily?day={yesterday()}").json()["games"]]
    for seed in filter(None, seeds):  # published two hours after the day
        expect(ben.page.get_by_text(f"printf %s {seed} | sha256sum")).to_be_visible()
    expect(ben.page.get_by_test_id("checked")).to_have_text(
        ["Odcisk tego ziarna zgadza się z odciskiem powyżej."] * len([*filter(None, seeds)])
    )
    ana.page.goto("/")
    expect(ana.page.get_by_test_id("daily-card")).to_contain_text("place 1 of 1")
    expect(ana.page.get_by_test_id("daily-card")).not_to_contain_text("in a row")  # one day is no row
    ana.shoot("daily-start")
