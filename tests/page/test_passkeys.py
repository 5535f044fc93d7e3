"""Passkeys on the page: made in one browser, used in another, by an authenticator that Chromium imitates."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from typing import Any

from playwright.sync_api import CDPSession, expect

from tests.page.browser import PHONE, Person
from tests.server.harness import Player, Server, play_to_the_end

AUTHENTICATOR = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


def authenticator(person: Person) -> tuple[CDPSession, str]:
    """Give a person's browser a device for passkeys, whose owner always agrees."""
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, str(made["authenticatorId"])


def test_a_passkey_made_in_one_browser_signs_in_in_another(server: Server, person: Callable[..., Person]) -> None:
    """Under a name: browsers make no passkeys for addresses that are numbers."""
    address = server.address.replace("127.0.0.1", "localhost")
    desk, phone = person(address=address), person(address=address, size=PHONE, language="pl", dark=True)
    session, device = authenticator(desk)
    past = Player(server.address).open("cave-vs-cave", players=1, options={"mode": "era-1"})
    play_to_the_end({0: past})
    desk.sit(past.table or "", 0, past.token, "cave-vs-cave")
    desk.page.goto("/me")
    name = f"Ana {secrets.token_hex(3)}"
    desk.page.get_by_test_id("name").fill(name)
    desk.page.get_by_test_id("make-profile").click()
    desk.page.get_by_test_id("make-passkey").click()
    expect(desk.page.get_by_test_id("remove-passkey")).to_have_count(1)
    desk.page.get_by_test_id("make-passkey").click()
    expect(desk.page.get_by_test_id("devices")).to_contain_text("already")
    desk.page.get_by_test_id("choose-avatar").click()
    hat = desk.page.locator('[data-testid^="hat-"][aria-pressed="false"]').first
    number = (hat.get_attribute("data-testid") or "").removeprefix("hat-")
    hat.click()
    desk.page.get_by_test_id("save-profile").click()
    expect(desk.page.get_by_test_id("avatar-choice")).to_have_count(0)
    worn = desk.page.get_by_test_id("account").locator("[data-avatar]").get_attribute("data-avatar") or ""
    assert re.fullmatch(rf"dwarf-\d{{3}}{number}\d{{3}}", worn)
    expect(desk.page.get_by_test_id("statistics-cave-vs-cave").get_by_test_id("category-plot")).to_be_visible()
    begun = {"state": "pending", "done": 1, "steps": 9}
    desk.page.route("**/api/tables/*/review*", lambda route: route.fulfill(json=begun))
    desk.page.get_by_test_id("review").click()
    expect(desk.page.get_by_test_id("review")).to_contain_text("1 of 9")
    desk.page.get_by_test_id("to-the-result").click()
    expect(desk.page.locator(f'[data-avatar="{worn}"]').first).to_be_attached()

    (credential,) = session.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    other, another = authenticator(phone)
    copy: dict[str, Any] = {key: value for key, value in credential.items() if key != "largeBlob"}
    other.send("WebAuthn.addCredential", {"authenticatorId": another, "credential": copy})
    phone.page.goto("/me")
    phone.page.get_by_test_id("use-passkey").click()
    expect(phone.page.get_by_test_id("account").locator("input")).to_have_value(name)
    expect(phone.page.get_by_test_id("results")).to_contain_text(name)
    assert phone.fits(), "the page scrolls sideways"
    assert phone.findings() == []
    phone.page.get_by_test_id("remove-passkey").click()
    expect(phone.page.get_by_test_id("remove-passkey")).to_have_count(0)
    phone.page.get_by_test_id("end-session").first.click()
    phone.page.get_by_test_id("use-passkey").click()
    expect(phone.page.get_by_role("alert")).to_be_visible()
