"""Tournaments and the position of the week on the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.page.browser import CHOICES, PHONE, Person
from tests.page.people import Member
from tests.server.harness import Server, play_to_the_end, until

GAME = "cave-vs-cave"


def with_profile(server: Server, human: Person, name: str) -> Member:
    """Give a browser a profile, and return an API client for its seats."""
    member = Member(server.address, name)
    member.sign_in(human)
    return member


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
    ana.page.get_by_role("button", name="Remove Apprentice").click()
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
    expect(ana.page.get_by_test_id("tree-table")).to_have_count(1)
    expect(ana.page.get_by_test_id("tree").locator(".through")).to_contain_text("Ana")
    expect(ana.page.get_by_test_id("tree").get_by_label("Winner")).to_be_visible()
    ana.page.get_by_text("What decides the places?").click()
    assert ana.findings() == []
    ana.shoot("tournament-desk")
    ana.page.goto("/tournaments")
    line = ana.page.get_by_test_id("cup-line").filter(has_text="Autumn Cup")
    expect(line.get_by_test_id("cup-winner")).to_have_text(f"Won by {hers.name}")
    ben.page.reload()
    expect(ben.page.get_by_test_id("standings")).to_contain_text("Pierwsze miejsce")
    expect(ben.page.get_by_test_id("rounds")).to_contain_text("utracone miejsce")
    expect(ben.page.get_by_test_id("rounds").get_by_role("link")).to_have_count(1)
    assert ben.fits(), "the page scrolls sideways"
    ben.shoot("tournament-phone")


def met(number: int, players: list[int], winner: int | None = None) -> dict[str, Any]:
    """A table of a round, as the server tells it."""
    result = [{"score": 40 + (one == winner), "won": one == winner, "lost": False} for one in players]
    table = f"table{players[0]}" if len(players) > 1 else None
    return {"round": number, "table": table, "players": players, "result": result if winner is not None else None}


def test_the_tree_of_a_knock_out_with_byes(server: Server, person: Callable[..., Person]) -> None:
    ana = person(size=PHONE, language="fr")
    hers = with_profile(server, ana, "Ana")
    wish = {"name": "Tree", "game": GAME, "format": "knock-out", "size": 2, "clock": {"kind": "days", "time": 1}}
    address = f"/api/tournaments/{hers.http.post('/api/tournaments', json=wish).json()['id']}"
    told = hers.http.get(address).json() | {"state": "playing", "round": 2, "rounds": 3}
    row = {"level": None, "since": 1, "until": None}
    told["players"] = [{"number": one, "name": name, **row} for one, name in enumerate("ABCDEF")]
    told["meetings"] = [
        met(1, [0]), met(1, [3, 4], 4), met(1, [1, 5], 1), met(1, [2]), met(2, [0, 4], 0), met(2, [1, 2]),
    ]  # fmt: skip
    ana.page.route(f"**{address}?*", lambda route: route.fulfill(json=told))
    ana.page.goto(address.replace("/api/tournaments", "/tournament"))
    tree = ana.page.get_by_test_id("tree")
    expect(tree.get_by_role("heading", level=3)).to_have_text(["Quarts de finale", "Demi-finales", "Finale"])
    tables = [" ".join(text.split()) for text in tree.get_by_test_id("tree-table").all_inner_texts()]
    assert tables == ["A exempt", "D 40 E 41", "B 41 F 40", "C exempt", "A 41 E 40", "B C", "à venir"]
    expect(tree.locator(".through .name")).to_have_text(["A", "E", "B", "C", "A"])
    expect(tree.locator("path.taken")).to_have_count(4)
    expect(tree.get_by_role("link", name="Regarder")).to_have_attribute("href", "/t/table1")
    expect(tree.get_by_role("link", name="Voir cette partie")).to_have_count(3)
    box = tree.get_by_role("region")
    assert box.evaluate("one => one.scrollWidth > one.clientWidth && one.scrollLeft > 0"), "the round that is played"
    assert ana.fits(), "the page scrolls sideways"
    for theme in ("light", "dark"):
        ana.use_theme(theme)
        assert ana.findings() == []
    ana.shoot("tournament-tree-phone")


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
    with ana.page.expect_download() as download:
        board.get_by_test_id("share-picture").click()
    assert "-W" in download.value.suggested_filename
    expect(board.get_by_role("link", name="Watch this game")).to_be_visible()
    assert ana.findings() == []
    ana.shoot("weekly-desk")
    ben.page.goto("/weekly")
    theirs = ben.page.get_by_test_id(f"weekly-{GAME}")
    expect(theirs).to_contain_text("1 personne a fini")
    expect(theirs).not_to_contain_text("Ana")
    assert ben.fits(), "the page scrolls sideways"
    ben.shoot("weekly-phone")
    ben.page.get_by_test_id("before").click()
    expect(ben.page.get_by_text("Cette semaine est terminée.")).to_be_visible()
