"""Meeting people on the page: one plays now, another is invited, a rated game is played, and both play again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.browser import PHONE, Person
from tests.page.people import Member
from tests.server.harness import Server


def with_profile(server: Server, human: Person, name: str) -> Member:
    """Sign somebody in, who plays rated games and is offered a bot at once."""
    member = Member(server.address, name)
    member.sign_in(human)
    meet = {"game": "cave-vs-cave", "players": 2, "time": "quick", "rated": 1}
    human.prefer(name=member.name, offerBot=1, meet=meet)
    return member


@pytest.mark.slow
def test_a_rated_game_by_invitation_and_a_rematch(server: Server, person: Callable[..., Person]) -> None:
    ana, ben = person(), person(size=PHONE, language="fr", seed=2)
    first, second = with_profile(server, ana, "Ana"), with_profile(server, ben, "Ben")
    ben.page.goto("/")
    ana.page.goto("/")
    ana.page.get_by_test_id("find-now").click()
    ana.page.get_by_test_id("waiting").wait_for()
    expect(ana.page.get_by_test_id("rated")).to_be_visible()
    expect(ana.page.get_by_test_id("bot-offer")).to_be_visible()
    expect(ana.page.get_by_test_id("take-bot")).to_have_count(0)
    ana.page.get_by_test_id("invite-name").fill(second.name.upper())
    ana.page.get_by_test_id("invite").click()
    expect(ben.page.get_by_test_id("invitations")).to_contain_text("vous invite")
    assert ben.fits()
    assert ben.findings() == []
    ben.page.get_by_test_id("accept").click()
    ben.page.wait_for_url("**/t/*")
    table = ben.page.url.rpartition("/")[2]
    expect(ana.page.locator("main.play")).to_be_visible()
    second.table = table
    assert second.post("leave").status_code == 204
    expect(ana.page.get_by_test_id("rating-change")).to_contain_text("left the game")
    expect(ana.page.get_by_text("whoever stayed has won")).to_be_visible()
    now = first.http.get(f"/api/tables/{table}/ratings").json()["seats"]
    for row in now:
        expect(ana.page.get_by_test_id("rating-change")).to_contain_text(str(row["after"]["value"]))
    ana.page.get_by_test_id("again").click()
    ana.page.get_by_test_id("waiting").wait_for()
    ben.page.get_by_test_id("rematch").click()
    ben.page.wait_for_url(ana.page.url)
    expect(ana.page.locator("main.play")).to_be_visible()
    ana.page.goto("/leaderboards")
    ana.page.get_by_test_id("of-cave-vs-cave").click()
    ana.page.get_by_test_id("two").click()
    expect(ana.page.get_by_test_id("ratings")).to_contain_text("1500 ± 100")
    assert ana.findings() == []


def test_whoever_plays_now_meets_whoever_waits_or_a_bot(server: Server, person: Callable[..., Person]) -> None:
    ana, ben = person(), person(language="pl")
    for human, offer in ((ana, 0), (ben, 1)):
        human.keep(
            "caverna.settings", {"offerBot": offer, "meet": {"game": "cave-farmers", "players": 2, "time": "calm"}}
        )
        human.page.goto("/")
        human.page.get_by_test_id("find-now").click()
        human.page.wait_for_url("**/t/*")
    expect(ben.page.locator("main.play")).to_be_visible()
    assert ben.page.url == ana.page.url
    ben.page.goto("/")
    ben.page.get_by_test_id("meet-players").select_option("3")
    ben.page.get_by_test_id("find-now").click()
    ben.page.get_by_test_id("take-bot").click()
    expect(ben.page.locator("main.play")).to_be_visible()
    ana.page.get_by_test_id("open-chat").click()
    ana.page.get_by_test_id("phrase-luck").click()
    ben.page.goto("/")
    expect(ben.page.get_by_test_id("unread-line")).to_have_text("1")
    ben.page.get_by_test_id("filter-players").select_option("7")
    expect(ben.page.get_by_test_id("open-tables").get_by_test_id("join")).to_have_count(0)
