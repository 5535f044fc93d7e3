"""The views about people for `make screens`: a small world of profiles, tables and tournaments, and where to look."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tests.page.people import Member
from tests.server.harness import play_to_the_end, until
from tests.server.receivers import Mailbox

CAVES: Final = "cave-vs-cave"
ERA_1: Final = {"mode": "era-1"}
DAYS: Final = {"kind": "days", "time": 3}


def stay(page: Page) -> None:
    """Look at a view as it opens."""


def click(*names: str) -> Callable[[Page], None]:
    """Click on some elements, one after another."""

    def prepare(page: Page) -> None:
        for name in names:
            page.get_by_test_id(name).first.click()

    return prepare


def nearly_delete(page: Page) -> None:
    """Ask to delete the profile without a network, because leaving the page would delete it."""
    page.context.set_offline(True)
    page.get_by_test_id("delete").click()


def on_paper(page: Page) -> None:
    """Look at recovery codes as they are printed."""
    page.get_by_test_id("make-codes").click()
    page.get_by_test_id("codes").wait_for()
    page.emulate_media(media="print")


def open_chat(page: Page) -> None:
    """Open the chat, which lies behind the log on a phone."""
    page.locator("[data-testid=open-chat], nav [data-tab=log]").locator("visible=true").click()
    page.get_by_test_id("drawer").get_by_role("tab").last.click()


class View(NamedTuple):
    """An address, and what is done there."""

    name: str
    address: str
    prepare: Callable[[Page], None] = stay
    signed_in: bool = True
    full: bool = True
    """Is all of the page looked at, or what is on the screen?"""


class World:
    """Ana, who is looked at, and people whom she plays with."""

    def __init__(self, address: str, mailbox: Mailbox) -> None:
        self.address = address
        self.mailbox = mailbox
        self.ana, self.ben, self.cleo = (
            Member(address, name, exact=True) for name in ("Ana", "Ben", "Cleo Przybylska")
        )
        for _ in range(3):
            play_to_the_end({0: self.ana.open(CAVES, players=1, options=ERA_1)})
        play_to_the_end({0: self.ana.open(CAVES, "novice", options=ERA_1)})
        self.rated = [self.rated_game(loser) for loser in (self.ben, self.cleo, self.ben)][-1]
        self.slow = self.slow_game()
        self.waiting = self.invitation()
        self.mail()
        self.begin_and_finish("daily")
        self.begin_and_finish("weekly")
        self.cups = {format: self.tournament(format) for format in ("knock-out", "swiss")}
        self.cups["open"] = self.set_up("league", days=7)

    def rated_game(self, loser: Member) -> str:
        """A rated game that somebody leaves."""
        clock = {"kind": "bank", "time": 900, "more": 15}
        table = self.ana.open(CAVES, "open", options=ERA_1, clock=clock, rated=True).table or ""
        loser.join(table)
        loser.post("leave").raise_for_status()
        return table

    def slow_game(self) -> str:
        """A game over days with somebody on vacation, whose turn it is."""
        table = self.ana.open("cave-farmers", "open", clock=DAYS).table or ""
        self.ben.join(table)
        self.ben.http.put("/api/me/vacation", json={"days": 9}).raise_for_status()
        self.ben.post("chat", text=":hello:")
        self.ben.post("chat", text="I am away until next week, sorry!")
        self.ana.post("chat", text=":luck:")
        self.ana.play_while_asked()
        return table

    def invitation(self) -> str:
        """Public tables of others, and an invitation to one; Ana's own, where she waits."""
        for game in (CAVES, "cave-farmers"):
            table = self.cleo.open(game, "open", public=True, clock=DAYS, rated=True).table
        self.cleo.http.post(f"/api/tables/{table}/invitations", json={"name": "Ana"}).raise_for_status()
        rude = Member(self.address, "Rude Robert", exact=True)
        self.ana.http.post("/api/me/blocks", json={"person": rude.profile["id"]})
        return self.ana.open("cave-farmers", "open", "open", clock=DAYS, public=True, rated=True).table or ""

    def mail(self) -> None:
        """An address to which mail is sent."""
        wish = {"address": "ana@example.org", "language": "en"}
        self.ana.http.put("/api/me/mail", json=wish).raise_for_status()
        (code,) = re.findall(r"/mail/confirm#(\S+)", self.mailbox.text())
        self.ana.http.post("/api/mail/confirm", json={"code": code}).raise_for_status()

    def begin_and_finish(self, period: str) -> None:
        """The game of the day or the position of the week, finished by two."""
        for player in (self.ana, self.ben):
            with player.as_newcomer():
                begun = player.http.post(f"/api/{period}/{CAVES}", json={"name": player.name}).raise_for_status().json()
            player.table = begun["id"]
            play_to_the_end({0: player})

    def set_up(self, format: str, **more: object) -> str:
        """A tournament that people can join."""
        wish = {
            "name": "Mushroom Cup", "game": CAVES, "options": ERA_1, "format": format, "size": 2,
            "clock": DAYS, "bots": ["novice", "apprentice"], **more,
        }  # fmt: skip
        cup = str(self.cleo.http.post("/api/tournaments", json=wish).raise_for_status().json()["id"])
        for player in (self.ana, self.ben):
            player.http.post(f"/api/tournaments/{cup}/join").raise_for_status()
        return cup

    def tournament(self, format: str) -> str:
        """A knock-out that is over, or another one in its second round."""
        cup = self.set_up(format, **({} if format == "knock-out" else {"rounds": 3}))
        path = f"/api/tournaments/{cup}"
        self.cleo.http.post(f"{path}/start").raise_for_status()

        def goes_on() -> bool:
            found = self.cleo.http.get(path).json()
            for player in (self.ana, self.ben):
                player.table = player.http.get(path).json()["table"]
                if player.table and (format == "knock-out" or found["round"] == 1):
                    player.play_while_asked()
            return bool(found["state"] == "over" if format == "knock-out" else found["round"] > 1)

        until(goes_on, 180)
        return cup

    def views(self) -> list[View]:
        """Every view about people."""
        return [
            View("people-start", "/"),
            View("me", "/me", click("make-link")),
            View("me-codes", "/me", click("make-codes")),
            View("me-print", "/me", on_paper),
            View("me-avatar", "/me", click("choose-avatar")),
            View("me-delete", "/me", nearly_delete),
            View("sign-in", "/me", signed_in=False),
            View("leaderboards-solo", "/leaderboards", click(f"of-{CAVES}")),
            View("leaderboards-rated", "/leaderboards", click(f"of-{CAVES}", "two")),
            View("daily", "/daily"),
            View("weekly", "/weekly"),
            View("tournaments", "/tournaments"),
            View("tournament-form", "/tournaments", click("new-cup", "cup-add-bot")),
            View("tournament-open", f"/tournament/{self.cups['open']}"),
            View("tournament-swiss", f"/tournament/{self.cups['swiss']}"),
            View("tournament-tree", f"/tournament/{self.cups['knock-out']}"),
            View("waiting-room", f"/t/{self.waiting}"),
            View("join", f"/t/{self.waiting}", signed_in=False),
            View("rated-result", f"/t/{self.rated}"),
            View("days", f"/t/{self.slow}", full=False),
            View("chat", f"/t/{self.slow}", open_chat, full=False),
            View("mail", "/mail/confirm#" + "a" * 12 + "." + "b" * 32),
        ]
