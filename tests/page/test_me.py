"""A profile on the page: made with a name, carried to a phone, lost, recovered and deleted."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from playwright.sync_api import expect

from tests.page.browser import CHOICES, PHONE, Person
from tests.server.harness import Player, Server, play_to_the_end, until


def test_a_profile_on_two_devices(server: Server, person: Callable[..., Person]) -> None:
    desk, phone = person(), person(size=PHONE, language="fr")
    past = Player(server.address).open("cave-vs-cave", players=1, options={"mode": "era-1"})
    play_to_the_end({0: past})
    desk.sit(past.table or "", 0, past.token, "cave-vs-cave")
    desk.page.goto("/me")
    name = f"Ana {secrets.token_hex(3)}"
    desk.page.get_by_test_id("name").fill(name)
    desk.page.get_by_test_id("make-profile").click()
    expect(desk.page.get_by_test_id("me")).to_contain_text(name)
    expect(desk.page.get_by_test_id("statistics-cave-vs-cave")).to_contain_text("Best score alone (1 game)")
    desk.page.get_by_test_id("choose-avatar").click()
    desk.page.get_by_role("button", name="Picture 6").click()
    desk.page.get_by_test_id("save-profile").click()
    expect(desk.page.get_by_test_id("me").locator("[data-avatar]")).to_have_attribute("data-avatar", "animal-dog")
    desk.page.get_by_test_id("make-codes").click()
    code = desk.page.get_by_test_id("codes").locator("code").first.inner_text()
    assert desk.findings() == []
    desk.shoot("me-desk")
    desk.page.goto("/")
    desk.page.get_by_test_id("against-cave-farmers-novice").click()
    desk.page.wait_for_selector(CHOICES)
    table = desk.page.url
    desk.page.goto("/me")
    desk.page.get_by_test_id("make-link").click()
    expect(desk.page.get_by_test_id("qr")).to_be_visible()
    phone.page.goto(desk.page.get_by_test_id("link").input_value())
    phone.page.get_by_test_id("use-link").click()
    expect(phone.page.get_by_test_id("my-tables").get_by_test_id("continue")).to_have_count(1)
    expect(phone.page.get_by_test_id("results").get_by_test_id("replay")).to_have_count(1)
    assert "link=" not in phone.page.url, "the secret does not stay in the address"
    assert phone.fits(), "the page scrolls sideways"
    phone.shoot("me-phone")
    phone.page.goto(table)
    expect(phone.page.locator(CHOICES).first).to_be_attached()
    desk.page.reload()
    desk.page.get_by_test_id("end-session").nth(1).click()
    expect(desk.page.get_by_test_id("end-session")).to_have_count(1)
    phone.page.goto("/")
    expect(phone.page.get_by_test_id("daily-card")).to_be_visible()
    phone.page.goto("/me")
    phone.page.get_by_test_id("code").fill(code.lower())
    phone.page.get_by_test_id("use-code").click()
    expect(phone.page.get_by_test_id("account")).to_be_visible()
    with desk.page.expect_download() as download:
        desk.page.get_by_test_id("export").click()
    assert name in download.value.path().read_text("utf-8")
    delete(desk, phone, server)


def delete(desk: Person, phone: Person, server: Server) -> None:
    """One click deletes a profile, unless it is undone; leaving the page does not undo it."""
    desk.page.get_by_test_id("delete").click()
    expect(desk.page.get_by_test_id("undo-delete")).to_be_focused()
    assert desk.findings() == []
    desk.page.get_by_test_id("undo-delete").click()
    desk.page.get_by_test_id("delete").click()
    phone.page.reload()
    expect(phone.page.get_by_test_id("account")).to_be_visible()
    token = phone.page.evaluate("JSON.parse(localStorage['caverna.profile']).token")
    desk.page.goto("/")
    expect(desk.page.get_by_test_id("daily-card")).to_be_visible()
    until(lambda: Player(server.address).http.get("/api/me", headers={"Caverna-Player": token}).is_client_error)
    phone.page.reload()
    expect(phone.page.get_by_test_id("make-profile")).to_be_visible()
