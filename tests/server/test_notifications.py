"""People are told of their turns: on their devices and by mail, once, as they have chosen, and not while they look."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from caverna.game import InvalidOption
from caverna.server.clock import Clock
from caverna.server.new_tables import SeatPlan
from caverna.server.people import digests, notifications, vacations
from caverna.server.people.push import Device, Letter, Push, encode
from caverna.server.problems import Problem
from caverna.server.rate_limits import ClientQuota
from caverna.server.services import Services
from caverna.server.settings import Limits, MailServer, Settings, database_url
from caverna.server.snapshot import ProfileToken, hash_token
from tests.server.harness import Postgres
from tests.server.in_process import table_plan
from tests.server.receivers import Mailbox, PushService, push_service, smtp_server

SITE = "https://caverna.example.org"
ADDRESS = "ana@example.org"
Work = Callable[[Services], Coroutine[Any, Any, None]]


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with smtp_server() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return database_url(str(tmp_path / "tables.sqlite3"))
    postgres: Postgres = request.getfixturevalue("postgres")
    return database_url(postgres.database(f"notifications_{time.time_ns()}"))


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return database_url(str(tmp_path / "tables.sqlite3"))


def run(database: str, work: Work, mailbox: Mailbox | None = None) -> None:
    """Do some work with services that may reach this machine."""
    server = None
    if mailbox is not None:
        server = MailServer("127.0.0.1", mailbox.controller.port, "none", None, None, "Caverna <caverna@example.org>")

    async def main() -> None:
        limits = Limits(tell=1, devices=2)
        services = Services(Settings(database, limits, private_webhooks=True, address=SITE, mail_server=server))
        await services.store.open()
        try:
            await work(services)
        finally:
            await services.push.close()
            services.slow_work.close()
            services.bot_workers.close()
            await services.webhooks.close()
            await services.store.close()

    asyncio.run(main())


async def person(services: Services, name: str) -> tuple[str, str]:
    """A profile, and the token of its session."""
    token = f"profile-{secrets.token_urlsafe(32)}"
    return await services.profiles.create(name, "animal-dog", token, "desk"), token


async def table_of(services: Services, *profiles: str, clock: Clock | None = None) -> str:
    """A table where people with profiles play, the first of them first."""
    plan = table_plan(SeatPlan("me", "Ana"), SeatPlan("open", "Ben"), game="cave-vs-cave", clock=clock, mode="era-1")
    table_id, _ = await services.new_tables.create(plan, secrets.token_urlsafe(32), profile_id=profiles[0])
    await services.seats.join(table_id, secrets.token_urlsafe(32), "Ben", None, profiles[1])
    return table_id


async def tell(services: Services, monkeypatch: pytest.MonkeyPatch, later: float = 5.0) -> None:
    """Tell people, some seconds from now, and wait until it is done."""
    now = time.time() + later
    for module in (notifications, digests, vacations):
        monkeypatch.setattr(module, "time", lambda: now)
    await services.notifications.notify_turns()
    if services.digests is not None:
        await services.digests.send_due()
    while services.push.sending:
        await asyncio.gather(*services.push.sending.values())


async def pass_turn(services: Services, table_id: str) -> None:
    """Play for whoever decides until somebody else does."""
    snapshot = await services.snapshots.current(table_id)
    before = snapshot.decider
    while (snapshot := await services.snapshots.current(table_id)).decider == before:
        game = snapshot.active_event_log().game
        await services.commands.play(table_id, game.turn, snapshot.version, game.legal_actions()[-1])


def test_a_device_is_notified_once_in_its_language_and_only_it_can_read_that(
    database: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        (ana, token), (ben, _) = await person(services, "Ana"), await person(services, "Ben")
        await service.subscribe(services, token, "fr")
        other = Services(Settings(database, private_webhooks=True))  # another process
        if not services.settings.is_shared:
            other.store = other.notifications.store = other.push.store = services.store
        else:
            await other.store.open()
        table_id = await table_of(services, ana, ben)
        await tell(services, monkeypatch, later=0.0)
        assert service.got == [], "there is time to come to the table"
        now = time.time() + 5
        monkeypatch.setattr(notifications, "time", lambda: now)
        await asyncio.gather(services.notifications.notify_turns(), other.notifications.notify_turns())
        while running := [*services.push.sending.values(), *other.push.sending.values()]:
            await asyncio.gather(*running)
        assert service.read() == [
            {
                "title": "À vous de jouer",
                "body": "Caverna\N{NO-BREAK SPACE}: Caverne contre Caverne, avec Ben",
                "path": f"/t/{table_id}",
            }
        ]
        headers, body = service.got[0]
        assert (headers["Content-Encoding"], headers["Topic"]) == ("aes128gcm", table_id)
        assert Vapid02.verify(headers["Authorization"])
        assert await services.push.public_key() == await other.push.public_key() in headers["Authorization"]
        assert b"Cave" not in body
        await tell(services, monkeypatch, later=60.0)
        assert len(service.got) == 1, "a turn is told once"
        await other.webhooks.close()
        other.slow_work.close()
        other.bot_workers.close()
        if services.settings.is_shared:
            await other.store.close()

    run(database, work)


def test_nothing_is_sent_to_who_looks_or_has_muted_the_table(
    sqlite: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        (ana, token), (ben, _) = await person(services, "Ana"), await person(services, "Ben")
        await service.subscribe(services, token)
        mine = ProfileToken(ana)

        async def is_notified(table_id: str) -> bool:
            for _ in range(2):
                await pass_turn(services, table_id)
            before = len(service.got)
            await tell(services, monkeypatch)
            return len(service.got) > before

        table_id = await table_of(services, ana, ben)
        assert await is_notified(table_id)
        await services.presence.set_present(table_id, 0, True)
        assert not await is_notified(table_id), "she looks at the table"
        await services.presence.set_looking(table_id, 0, False)
        assert await is_notified(table_id), "the table is open in a tab that nobody sees"
        await services.presence.set_present(table_id, 0, False)
        await services.notifications.choose_at_table(table_id, mine, "off", None)
        assert not await is_notified(table_id)
        await services.notifications.choose_at_table(table_id, mine, "usual", None)
        await services.notifications.choose(ana, {"tables": "chosen"})
        assert not await is_notified(table_id)
        await services.notifications.choose_at_table(table_id, mine, "on", None)
        assert await services.notifications.at_table(table_id, mine) == "on"
        assert await is_notified(table_id)

    run(sqlite, work)


def test_a_guest_is_notified_on_the_browser_that_asked_for_it(
    sqlite: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        browser, seat = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
        await service.subscribe(services, browser)
        plan = table_plan(SeatPlan("me", "Ana"), SeatPlan("open", "Ben"), game="cave-vs-cave", mode="era-1")
        table_id, _ = await services.new_tables.create(plan, seat)
        listener = hash_token(browser)
        await services.notifications.choose_at_table(table_id, seat, "usual", listener)
        await services.seats.join(table_id, secrets.token_urlsafe(32), "Ben", None)
        await tell(services, monkeypatch)
        assert [message["path"] for message in service.read()] == [f"/t/{table_id}"]

    run(sqlite, work)


def test_devices_that_are_gone_signed_out_or_too_many_are_forgotten(
    sqlite: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        (ana, token), (ben, _) = await person(services, "Ana"), await person(services, "Ben")
        await service.subscribe(services, token)
        await service.subscribe(services, token)
        assert len(await services.push.of_profile(ana)) == 1
        service.status = 410
        await table_of(services, ana, ben)
        await tell(services, monkeypatch)
        assert await services.push.of_profile(ana) == []
        address = service.endpoint
        for number in range(3):
            service.endpoint = f"{address}/{number}"
            await service.subscribe(services, token)
        assert {device.endpoint[-2:] for device in await services.push.of_profile(ana)} == {"/1", "/2"}
        await services.push.remove(token, f"{address}/1")
        session = (await services.sessions.all(ana, token))[0]["id"]
        await services.sessions.end(ana, session)
        assert await services.push.of_profile(ana) == []
        with pytest.raises(Problem, match="no-profile"):
            await service.subscribe(services, token)
        services.push_client.allow_private = False
        with pytest.raises(Problem, match="bad-device"):
            await service.subscribe(services, secrets.token_urlsafe(32))
        services.push_client.allow_private = True
        compressed = service.key.public_key().public_bytes(Encoding.X962, PublicFormat.CompressedPoint)
        with pytest.raises(Problem, match="bad-device"):
            await services.push.add(token, service.endpoint, encode(compressed), encode(service.auth), "en")
        service.auth = b"short"
        with pytest.raises(Problem, match="bad-device"):
            await service.subscribe(services, secrets.token_urlsafe(32))

    run(sqlite, work)


def test_a_client_registers_a_limited_number_of_devices() -> None:
    quota = ClientQuota("192.0.2.1", Limits(subscriptions=2))
    quota.count_device()
    quota.count_device()
    with pytest.raises(Problem, match="too-many-requests"):
        quota.count_device()


def test_messages_go_through_the_push_services_of_browsers_only() -> None:
    push = Push(cast(Any, None), cast(Any, None), "", 1, Settings("sqlite:///x").push_services)
    known = ["https://fcm.googleapis.com/fcm/send/x", "https://updates.push.services.mozilla.com/wpush/v2/x",
             "https://wns2-par02p.notify.windows.com/w/?token=x", "https://web.push.apple.com/x"]  # fmt: skip
    strange = ["https://example.org/", "http://fcm.googleapis.com/x", "https://fcm.googleapis.com.example.org/",
               "https://notfcm.googleapis.com/x", "https://example.org/#fcm.googleapis.com", "https://127.0.0.1/",
               "https://fcm.googleapis.com@example.org/", "https://example.org\\.push.apple.com@10.0.0.1/"]  # fmt: skip
    assert [push.is_known(address) for address in known] == [True] * len(known)
    assert [push.is_known(address) for address in strange] == [False] * len(strange)
    settings = Settings.from_environment({"CAVERNA_PUSH_SERVICES": "Push.example.org, "}, "sqlite:///x")
    assert settings.push_services == {"push.example.org"}


def test_a_slow_push_service_delays_nobody_else(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        sent, go_on = [], asyncio.Event()

        async def post(letter: Letter) -> None:
            sent.append(letter.topic)
            if letter.topic.startswith("slow"):
                await go_on.wait()

        monkeypatch.setattr(services.push, "post", post)
        device = Device("id", SITE, "", "", "en")
        services.push.send("slow", [Letter(device, b"", f"slow{number}", 60) for number in range(20)])
        services.push.send("quick", [Letter(device, b"", "quick", 60)])
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert sent == ["slow0", "quick"]
        go_on.set()
        while services.push.sending:
            await asyncio.gather(*services.push.sending.values())
        assert len(sent) == 21

    run(sqlite, work)


# mail


def code_in(text: str, path: str) -> str:
    return text.partition(f"{SITE}{path}")[2].split()[0]


def test_mail_goes_to_a_confirmed_address_is_gathered_and_ends_with_one_click(
    database: str, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        assert services.digests is not None
        (ana, _), (ben, _) = await person(services, "Ana"), await person(services, "Ben")
        await services.digests.ask(ana, ADDRESS, "pl")
        with pytest.raises(Problem, match="too-many-requests"):
            await services.digests.ask(ana, ADDRESS, "pl")
        assert mailbox.got[0]["Subject"] == "Potwierdź swój adres"
        code = code_in(mailbox.text(), "/mail/confirm#")
        await table_of(services, ana, ben)
        await tell(services, monkeypatch)
        assert len(mailbox.got) == 1, "nothing is sent before the address is confirmed"
        with pytest.raises(Problem, match="bad-link"):
            await services.digests.confirm(code[:-1] + ("A" if code[-1] != "A" else "B"))
        await services.digests.confirm(code)
        first = await table_of(services, ana, ben)
        await tell(services, monkeypatch)
        assert mailbox.got[1]["To"] == ADDRESS
        assert mailbox.got[1]["Subject"].startswith("Twoja kolej: Kawerna")
        assert f"{SITE}/t/{first}" in mailbox.text(1)
        html = str(mailbox.got[1].get_body(("html",)).get_content())  # type: ignore[union-attr]
        assert f'href="{SITE}/t/{first}"' in html
        tables = [await table_of(services, ana, ben) for _ in range(3)]
        await tell(services, monkeypatch, later=60)
        assert len(mailbox.got) == 2, "there is at most one mail an hour"
        await pass_turn(services, tables[0])
        await tell(services, monkeypatch, later=3700)
        assert [table_id in mailbox.text(2) for table_id in tables] == [False, True, True], "only what still waits"
        assert (await services.profiles.export(ana, []))["notifications"][0]["mail"] == ADDRESS
        leave = mailbox.got[2]["List-Unsubscribe"].strip("<>")
        assert mailbox.got[2]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert leave in mailbox.text(2)
        await services.digests.unsubscribe(leave.rpartition("/")[2])
        assert (await services.notifications.choice(ana))["mail"] is None
        with pytest.raises(Problem, match="bad-link"):
            await services.digests.unsubscribe(leave.rpartition("/")[2])
        await table_of(services, ana, ben)
        await tell(services, monkeypatch, later=9000)
        assert len(mailbox.got) == 3
        await services.profiles.delete(ana)
        assert (await services.notifications.choice(ana))["mail"] is None

    run(database, work, mailbox)


def test_a_mail_that_the_server_refuses_is_tried_again(
    sqlite: str, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        assert services.digests is not None
        (ana, _), (ben, _) = await person(services, "Ana"), await person(services, "Ben")
        await services.digests.ask(ana, ADDRESS, "en")
        await services.digests.confirm(code_in(mailbox.text(), "/mail/confirm#"))
        await table_of(services, ana, ben)
        port = services.digests.mailer.server.port
        object.__setattr__(services.digests.mailer.server, "port", 9)
        await tell(services, monkeypatch)
        object.__setattr__(services.digests.mailer.server, "port", port)
        await tell(services, monkeypatch, later=30)
        assert len(mailbox.got) == 1
        await tell(services, monkeypatch, later=400)
        assert mailbox.got[1]["Subject"] == "Your turn: Caverna: Cave vs Cave, with Ben"

    run(sqlite, work, mailbox)


def test_nobody_can_flood_a_mailbox_or_write_into_headers(sqlite: str, mailbox: Mailbox) -> None:
    async def work(services: Services) -> None:
        assert services.digests is not None
        people = [(await person(services, name))[0] for name in ("Ana", "Ben", "Cleo", "Dan")]
        for profile_id in people[:3]:
            await services.digests.ask(profile_id, ADDRESS, "en")
        with pytest.raises(Problem, match="too-many-requests"):
            await services.digests.ask(people[3], ADDRESS.upper(), "en")
        for bad in ("nobody", "a@b", "a b@example.org", "a@example.org\r\nBcc: x@example.org", "a@example.org,b@c.org"):
            with pytest.raises(Problem, match="bad-mail"):
                await services.digests.ask(people[3], bad, "en")
        assert len(mailbox.got) == 3

    run(sqlite, work, mailbox)


def test_a_mailbox_is_not_flooded_by_asking_for_others_in_between(
    sqlite: str, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        assert services.digests is not None
        (ana, _), (ben, _) = await person(services, "Ana"), await person(services, "Ben")
        wanted = ["first.last@example.org", "other@example.org", "First.Last@example.org", "first.last+1@example.org"]
        refused = 0
        for profile_id in (ana, ben):
            for address in wanted * 3:
                try:
                    await services.digests.ask(profile_id, address, "en")
                except Problem:
                    refused += 1
                await services.digests.forget(profile_id)
        assert [mail["To"] for mail in mailbox.got] == [wanted[0], wanted[1]] * 2
        assert refused == 20
        for number in (1, 2):
            monkeypatch.setattr(digests, "time", lambda later=700 * number: time.time() + later)
            with suppress(Problem):
                await services.digests.ask(ana, wanted[0], "en")
        assert len(mailbox.got) == 5, "three in an hour, whoever asks"
        monkeypatch.setattr(digests, "time", lambda: time.time() + 3601)
        await services.digests.ask(ana, wanted[0], "en")

    run(sqlite, work, mailbox)


def test_settings_for_mail_are_checked() -> None:
    complete = {
        "CAVERNA_MAIL_SERVER": "smtps://user:p%40ss@mail.example.org", "CAVERNA_MAIL_FROM": "Caverna <c@example.org>",
        "CAVERNA_ADDRESS": SITE,
    }  # fmt: skip
    found = Settings.from_environment(complete, "x.sqlite3")
    assert found.mail_server == MailServer("mail.example.org", 465, "tls", "user", "p@ss", "Caverna <c@example.org>")
    assert "p@ss" not in repr(found)
    assert found.contact == "mailto:c@example.org"
    for name in complete:
        with suppress(KeyError), pytest.raises(InvalidOption):
            Settings.from_environment({**complete, name: "?"}, "x.sqlite3")


# vacations


def test_clocks_of_days_stand_during_a_vacation(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(services: Services) -> None:
        (ana, _), (ben, _) = await person(services, "Ana"), await person(services, "Ben")
        table_id = await table_of(services, ana, ben, clock=Clock(kind="days", time=2))
        begun = (await services.snapshots.current(table_id)).table["deadline"]
        quick = await table_of(services, ana, ben, clock=Clock(kind="bank", time=600))
        ends = (await services.snapshots.current(quick)).table["deadline"]
        with pytest.raises(Problem, match="bad-vacation"):
            await services.vacations.take(ana, None, 31)
        await services.vacations.take(ana, None, 10)
        with pytest.raises(Problem, match="on-vacation"):
            await services.vacations.take(ana, None, 1)
        snapshot = await services.snapshots.current(table_id)
        assert snapshot.table["deadline"] == pytest.approx(begun + 10 * 86_400, abs=5)
        assert snapshot.seats[0]["away_until"] == pytest.approx(time.time() + 10 * 86_400, abs=5)
        assert (await services.snapshots.current(quick)).table["deadline"] == ends
        await pass_turn(services, table_id)
        assert (await services.snapshots.current(table_id)).table["deadline"] == pytest.approx(begun, abs=5)
        await pass_turn(services, table_id)
        away = (await services.snapshots.current(table_id)).table["deadline"]
        assert away == pytest.approx(begun + 10 * 86_400, abs=5), "a turn that begins while she is away"
        monkeypatch.setattr(vacations, "time", lambda: time.time() + 3 * 86_400)
        await services.vacations.end(ana)
        back = (await services.snapshots.current(table_id)).table["deadline"]
        assert back == pytest.approx(begun + 3 * 86_400, abs=5)
        assert (await services.vacations.of(ana))["left"] == 30 - 4, "a day that has begun is used up"
        await services.vacations.take(ana, time.time() + 5 * 86_400, 20)
        assert (await services.vacations.of(ana))["left"] == 6
        await services.vacations.end(ana)
        assert (await services.vacations.of(ana)) == {"begins": None, "ends": None, "left": 26, "days": 30}

    run(database, work)


def test_planning_for_the_next_year_brings_no_days_back(sqlite: str) -> None:
    async def work(services: Services) -> None:
        ana, _ = await person(services, "Ana")
        await services.vacations.take(ana, None, 20)
        await services.vacations.end(ana)
        left = (await services.vacations.of(ana))["left"]
        await services.vacations.take(ana, time.time() + 365 * 86_400, 1)
        await services.vacations.end(ana)
        assert (await services.vacations.of(ana))["left"] == left
        with pytest.raises(Problem, match="bad-vacation"):
            await services.vacations.take(ana, None, 30)

    run(sqlite, work)


def test_who_is_on_vacation_is_notified_afterwards(
    sqlite: str, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(services: Services) -> None:
        (ana, token), (ben, _) = await person(services, "Ana"), await person(services, "Ben")
        await service.subscribe(services, token)
        await services.vacations.take(ana, None, 2)
        await table_of(services, ana, ben)
        await tell(services, monkeypatch)
        assert service.got == []
        await tell(services, monkeypatch, later=2 * 86_400 + 60)
        assert len(service.got) == 1

    run(sqlite, work)
