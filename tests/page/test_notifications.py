"""Notified when it is my turn, by a service worker and by mail; the page as an app, and without a connection."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.page.browser import PHONE, Person
from tests.server.harness import Player, Server, until
from tests.server.receivers import Mailbox, PushService, mailing_server, push_service, smtp_server

SUBSCRIBE = """({ endpoint, p256dh, auth }) => {
  PushManager.prototype.subscribe = async () => ({ endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) })
}"""
"""A browser without network reaches no push service: this one says where its messages are read instead."""


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with smtp_server() as found:
        yield found


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
def server(tmp_path: Path, mailbox: Mailbox) -> Iterator[Server]:
    """A server that reaches this machine, and sends mail."""
    with mailing_server(tmp_path, mailbox, CAVERNA_PRIVATE_WEBHOOKS="1", CAVERNA_LIMIT_TELL="1") as server:
        yield server


def deliver(person: Person, address: str, message: dict[str, Any]) -> list[Any]:
    """Deliver a push message to the service worker, as the browser does, and return the notifications that it shows."""
    tools = person.context.new_cdp_session(person.page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not found:
        person.page.wait_for_timeout(10)
    wish = {"origin": address, "registrationId": found[0], "data": json.dumps(message)}
    tools.send("ServiceWorker.deliverPushMessage", wish)
    shown = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
      .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""
    until(lambda: person.page.evaluate(shown))
    notifications: list[Any] = person.page.evaluate(shown)
    return notifications


CLICK = """async () => {
  const opened = []
  self.clients.openWindow = async (path) => opened.push(path)
  const [notification] = await self.registration.getNotifications()
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  while (!opened.length) await new Promise((wait) => setTimeout(wait, 5))
  return opened
}"""
"""A click on the notification. Only a real one could open a window, so this one notes which."""


def test_notified_by_push_and_mail(browser: Browser, server: Server, mailbox: Mailbox, service: PushService) -> None:
    phone = Person(browser, server.address, language="fr", size=PHONE, worker=True)
    phone.context.grant_permissions(["notifications"], origin=server.address)
    phone.page.add_init_script(f"({SUBSCRIBE})({json.dumps(service.subscription)})")
    choose_ways(phone, mailbox)
    table = sit_down(phone, server)
    phone.page.goto("/daily")
    until(lambda: service.got)
    (message,) = service.read()
    assert message["path"] == f"/t/{table}"
    (note,) = deliver(phone, server.address, message)
    assert (note["title"], note["tag"]) == ("À vous de jouer", f"/t/{table}")
    assert phone.context.service_workers[0].evaluate(CLICK) == [f"/t/{table}"]
    until(lambda: len(mailbox.got) == 2)
    assert f"{server.address}/t/{table}" in mailbox.text()
    phone.page.goto(mailbox.got[1]["List-Unsubscribe"].strip("<>"))
    phone.page.get_by_test_id("mail-go").click()
    expect(phone.page.get_by_test_id("done")).to_have_text("C’est fait. Vous ne recevrez plus de courriels.")
    lose_connection(phone, server)
    phone.close()


def choose_ways(phone: Person, mailbox: Mailbox) -> None:
    """Make a profile, be notified on this phone and by mail, and take a vacation."""
    page = phone.page
    page.goto("/me")
    page.get_by_test_id("name").fill(f"Ana {secrets.token_hex(3)}")
    page.get_by_test_id("make-profile").click()
    settings = page.get_by_test_id("notifications")
    settings.get_by_test_id("notify").check()
    expect(settings).to_contain_text("1 appareil est prévenu")
    settings.get_by_test_id("address").fill("ana@example.org")
    settings.get_by_test_id("mail-ask").click()
    expect(settings).to_contain_text("Un courriel est en route vers ana@example.org")
    page.goto(re.findall(r"http\S+/mail/confirm#\S+", mailbox.text())[0])
    page.get_by_test_id("mail-go").click()
    expect(page.get_by_test_id("done")).to_have_text("Votre adresse est confirmée.")
    page.goto("/me")
    expect(settings.get_by_test_id("mail")).to_contain_text("ana@example.org")
    page.get_by_test_id("vacation-take").click()
    expect(page.get_by_test_id("away")).to_contain_text("Du ")
    assert phone.fits(), "the page scrolls sideways"
    assert phone.findings() == []
    phone.shoot("notifications-phone")
    page.get_by_test_id("vacation-end").click()


def sit_down(phone: Person, server: Server) -> str:
    """Take a seat at a table, where it is the person's turn then, and return the table's id."""
    ben = Player(server.address).open("cave-vs-cave", "open", clock={"kind": "days", "time": 3})
    phone.page.goto(f"/t/{ben.table}")
    for promise in ("un joueur virtuel prend sa place", "la pendule s’arrête"):
        expect(phone.page.get_by_test_id("out-of-time")).to_contain_text(promise)
    phone.page.locator("main form button").click()
    phone.page.wait_for_selector("main[data-version]")
    phone.page.goto("/daily")
    ben.play_while_asked()
    return ben.table or ""


def lose_connection(phone: Person, server: Server) -> None:
    """The page can be installed, and says in three languages that the server is gone."""
    page = phone.page
    manifest = page.evaluate("() => fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())")
    assert (manifest["lang"], manifest["display"]) == ("fr", "standalone")
    tools = phone.context.new_cdp_session(page)
    errors = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
    server.stop()
    page.goto("/daily")
    expect(page.locator("section:visible h1")).to_have_text("Le serveur est injoignable")
    assert page.locator("section[data-text]").count() == 3
    phone.shoot("offline-phone")
    server.start()
    page.locator("section:visible button").click()
    expect(page.get_by_role("heading", name="Partie du jour").first).to_be_visible()
