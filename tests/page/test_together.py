"""Several people at one table, each with their own browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browser import CHOICES, Person
from tests.server.harness import Player, Server, play_to_the_end


def seated(server: Server, person: Callable[..., Person], game: str = "cave-farmers") -> tuple[Person, Person, Player]:
    """Ana and Ben at a table, and an API client for Ana's seat."""
    ana = Player(server.address).open(game, "open")
    ben = Player(server.address).join(ana.table or "")
    first, second = person(), person(seed=2)
    first.sit(ana.table or "", 0, ana.token, game)
    second.sit(ana.table or "", 1, ben.token, game)
    return first, second, ana


def test_an_action_is_shown_everywhere_until_it_is_undone(server: Server, person: Callable[..., Person]) -> None:
    """To the other player, and to the same one at another device."""
    ana, ben, client = seated(server, person)
    other = person()
    other.sit(client.table or "", 0, client.token, "cave-farmers")
    expect(ben.page.get_by_test_id("prompt")).to_contain_text("Ana")
    expect(ana.page.locator(CHOICES).first).to_be_visible()
    ana.page.locator("[data-action='place logging']").click()
    for one in (ben, other):
        expect(one.page.locator("[data-space=logging]")).to_contain_text("Ana")
    assert "place logging" in [step["text"] for step in client.get("/steps")]
    ana.page.get_by_test_id("undo").click()
    for one in (ben, other):
        expect(one.page.locator("[data-space=logging]")).not_to_contain_text("Ana")
    assert "place logging" not in [step["text"] for step in client.get("/steps")]


def test_chat_messages_arrive_and_the_unread_are_counted(server: Server, person: Callable[..., Person]) -> None:
    ana, ben, _ = seated(server, person)
    ana.page.get_by_test_id("open-chat").click()
    ana.page.get_by_test_id("say").fill("Good luck!")
    ana.page.get_by_test_id("say").press("Enter")
    expect(ben.page.get_by_test_id("unread").first).to_have_text("1")
    ben.page.get_by_test_id("open-chat").click()
    expect(ben.page.get_by_test_id("chat")).to_contain_text("Good luck!")
    expect(ben.page.get_by_test_id("unread")).to_have_count(0)


def test_a_quick_phrase_is_read_in_every_language(server: Server, person: Callable[..., Person]) -> None:
    table = Player(server.address).open("cave-vs-cave", "open", options={"mode": "era-1"})
    guest = Player(server.address).join(table.table or "")
    ana, ben = person(), person(language="pl")
    for human, seat, player in ((ana, 0, table), (ben, 1, guest)):
        human.sit(table.table or "", seat, player.token, "cave-vs-cave")
        human.page.get_by_test_id("open-chat").click()
    ana.page.get_by_test_id("phrase-luck").click()
    expect(ana.page.get_by_test_id("chat")).to_contain_text("Good luck!")
    expect(ben.page.get_by_test_id("chat")).to_contain_text("Powodzenia!")
    ana.shoot("chat-phrases", full=False)


@pytest.mark.slow
def test_another_player_begins_the_rematch(server: Server, person: Callable[..., Person]) -> None:
    ana = Player(server.address).open("cave-vs-cave", "open", options={"mode": "era-1"})
    ben = Player(server.address).join(ana.table or "")
    play_to_the_end({0: ana, 1: ben})
    human = person()
    human.sit(ana.table or "", 0, ana.token, "cave-vs-cave")
    human.page.get_by_test_id("again").click()
    human.page.wait_for_url(lambda address: not address.endswith(ana.table or ""))
    seats = Player(server.address, human.page.url.rpartition("/")[2]).get()["seats"]
    assert [seat["kind"] for seat in seats] == ["open", "person"]
    human.page.goto(f"/t/{ana.table}")
    human.page.get_by_test_id("to-the-rematch").click()
    human.page.get_by_test_id("waiting").wait_for()


@pytest.mark.parametrize("game", [pytest.param("cave-farmers", marks=pytest.mark.slow), "cave-vs-cave"])
def test_a_game_continues_after_the_server_restarts(
    tmp_path: Path, browser: Browser, person: Callable[..., Person], game: str
) -> None:
    with Server(tmp_path, str(tmp_path / "tables.sqlite3")) as server:
        ana = Player(server.address).open(game, players=1)
        human = person(address=server.address)
        human.prefer(confirms=False)
        human.sit(ana.table or "", 0, ana.token, game)
        for _ in range(5):
            human.page.wait_for_selector(CHOICES)
            human.decide()
        server.kill()
        expect(human.page.get_by_test_id("lost")).to_be_visible()
        server.start()
        expect(human.page.get_by_test_id("lost")).to_be_hidden()
        human.page.wait_for_selector(CHOICES)
        before = ana.get()["version"]
        human.decide()
        assert ana.get()["version"] > before
