"""Passkeys: whoever has one signs in, once for each challenge, whichever process is asked."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from caverna.game import InvalidOption
from caverna.server.people import passkeys
from caverna.server.people.passkeys import NewPasskey, SignedChallenge, Site, site_of
from caverna.server.people.sessions import PREFIX
from caverna.server.problems import Problem
from caverna.server.rate_limits import ClientQuota
from caverna.server.schema import passkey_challenges
from caverna.server.services import Services
from caverna.server.settings import ADDRESS, Limits, Settings
from tests.form import PURE
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.clients import refused
from tests.server.harness import Player, Postgres, Server
from tests.server.in_process import services, serving

SITE = Site("caverna.example.org", "https://caverna.example.org")


@pytest.fixture(params=["sqlite"] if PURE else ["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "tables.sqlite3"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.database(f"passkeys_{time.time_ns()}")


def new_token() -> str:
    return PREFIX + secrets.token_urlsafe(32)


async def with_passkey(services: Services, key: Authenticator, name: str = "Ana") -> tuple[str, str]:
    """A profile that has a passkey, and the token of its first session."""
    token = new_token()
    me = await services.profiles.create(name, "animal-dog", token, "desk")
    options = await services.passkeys.options_to_make(SITE, me, token)
    await services.passkeys.make(SITE, me, token, NewPasskey(**key.make(options, SITE.origin)), "desk")
    return me, token


async def signed(services: Services, key: Authenticator, token: str, origin: str = SITE.origin) -> SignedChallenge:
    return SignedChallenge(**key.sign(await services.passkeys.options_to_sign_in(SITE, token), origin))


async def is_refused(work: Awaitable[object], code: str = "bad-passkey") -> None:
    with pytest.raises(Problem, match=code):
        await work


def test_a_passkey_from_its_making_to_its_end(database: Path | str) -> None:
    async def work(services: Services) -> None:
        key, phone = Authenticator(), new_token()
        me, token = await with_passkey(services, key)
        answer = await signed(services, key, phone)
        await services.passkeys.begin(SITE, phone, answer, "phone")
        assert await services.sessions.profile_of(phone) == me
        await services.passkeys.begin(SITE, phone, answer, "phone")  # a repeated request does no harm
        (kept,) = await services.passkeys.all(me)
        assert (kept["device"], kept["used"] is not None) == ("desk", True)
        assert set(kept) == {"id", "device", "created", "used"}
        options = await services.passkeys.options_to_make(SITE, me, token)
        assert [one["id"] for one in options["excludeCredentials"]] == [answer.id], "no device needs two"
        exported = str(await services.profiles.export(me, await services.sessions.all(me, token)))
        assert "'device': 'desk'" in exported
        assert answer.id not in exported
        stranger = await services.profiles.create("Eve", "animal-dog", new_token(), "desk")
        await is_refused(services.passkeys.remove(stranger, kept["id"]), "no-such-passkey")
        await services.passkeys.remove(me, kept["id"])
        other = new_token()
        await is_refused(services.passkeys.begin(SITE, other, await signed(services, key, other), "phone"))
        await services.profiles.delete(me)

    serving(database, work)


def test_a_challenge_works_once_for_whoever_asked_for_it_in_time(
    database: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(first: Services) -> None:
        async with services(database) as second:  # another process, or the same file opened again
            key, token = Authenticator(), new_token()
            await with_passkey(first, key)
            answer = await signed(first, key, token)
            await is_refused(second.passkeys.begin(SITE, new_token(), answer, "thief"))
            tries = [one.passkeys.begin(SITE, token, answer, "phone") for one in (first, second)]
            done = await asyncio.gather(*tries, return_exceptions=True)
            assert all(str(one) in ("None", "bad-passkey") for one in done)
            assert len(await first.sessions.all(await second.sessions.profile_of(token), token)) == 2
            late = new_token()
            answer = await signed(first, key, late)
            monkeypatch.setattr(passkeys, "time", lambda: time.time() + passkeys.CHALLENGE_SECONDS + 60)
            await is_refused(first.passkeys.begin(SITE, late, answer, "phone"))
            await first.passkeys.challenge(late, passkeys.SIGN_IN)
            count = select(func.count()).select_from(passkey_challenges)
            assert await first.store.read(lambda connection: connection.execute(count).scalar_one()) == 1

    serving(database, work)


def test_forgeries_are_refused(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        key, token = Authenticator(), new_token()
        me, session = await with_passkey(services, key)
        begin = services.passkeys.begin

        async def attempt(change: Callable[[SignedChallenge], SignedChallenge], **wish: Any) -> None:
            await is_refused(begin(SITE, token, change(await signed(services, key, token, **wish)), "phone"))

        await attempt(lambda answer: answer, origin="https://evil.example.org")
        await attempt(lambda answer: answer._replace(signature="AAAA"))
        await attempt(lambda answer: answer._replace(client_data="bm90aGluZw"))
        await attempt(lambda answer: answer._replace(authenticator_data=answer.authenticator_data[:20]))
        await attempt(lambda answer: answer._replace(id="unknown"))
        key.flags = PRESENT  # somebody has the device, but not its owner's finger
        await attempt(lambda answer: answer)
        key = Authenticator()
        made = key.make(await services.passkeys.options_to_make(SITE, me, session), SITE.origin)
        for wrong in ({"attestation": "gICA"}, {"attestation": "oA"}, {"client_data": "e30"}, {"id": "AAAA"}):
            await is_refused(services.passkeys.make(SITE, me, session, NewPasskey(**{**made, **wrong}), "desk"))
        await is_refused(services.passkeys.make(SITE, me, session, NewPasskey(**made), "desk"))
        answer = await signed(services, key, session)
        forged = NewPasskey(made["id"], answer.client_data, made["attestation"])
        await is_refused(services.passkeys.make(SITE, me, session, forged, "desk"))
        assert len(await services.passkeys.all(me)) == 1

    serving(tmp_path / "tables.sqlite3", work)


def test_a_copied_key_is_noticed(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        key = Authenticator()
        await with_passkey(services, key)
        key.count = 7
        token = new_token()
        await services.passkeys.begin(SITE, token, await signed(services, key, token), "phone")
        key.count, token = 3, new_token()
        await is_refused(services.passkeys.begin(SITE, token, await signed(services, key, token), "copy"))

    serving(tmp_path / "tables.sqlite3", work)


def test_a_key_belongs_to_one_profile_and_there_are_not_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passkeys, "MOST", 1)

    async def work(services: Services) -> None:
        key = Authenticator()
        me, token = await with_passkey(services, key)
        await is_refused(services.passkeys.options_to_make(SITE, me, token), "too-many-passkeys")
        await is_refused(with_passkey(services, key, "Eve"))

    serving(tmp_path / "tables.sqlite3", work)


@pytest.mark.parametrize("address", ["http://[::1]:8080", "ftp://example.org", "https://a/b", "https://", ""])
def test_addresses_without_passkeys(address: str) -> None:
    with pytest.raises(Problem, match="bad-passkey"):
        site_of(address)


def test_the_address_of_the_page_is_checked() -> None:
    found = Settings.from_environment({ADDRESS: "https://Caverna.example.org/"}, "tables.sqlite3")
    assert found.address is not None
    assert site_of(found.address) == SITE
    with pytest.raises(InvalidOption, match=ADDRESS):
        Settings.from_environment({ADDRESS: "caverna.example.org"}, "tables.sqlite3")


# over HTTP


def test_a_passkey_over_http(server: Server) -> None:
    key, name = Authenticator(), f"Ana {secrets.token_hex(4)}"
    desk, phone = (Player(server.address).http for _ in range(2))
    for http in (desk, phone):
        http.headers["Caverna-Player"] = new_token()
    assert desk.post("/api/me", json={"name": name, "device": "desk"}).status_code == 201
    options = desk.post("/api/me/passkeys/challenge", headers={"Origin": server.address}).json()
    assert options["rp"]["id"] == "127.0.0.1"
    body = {**key.make(options, server.address), "device": "desk"}
    assert [one["device"] for one in desk.post("/api/me/passkeys", json=body).json()["passkeys"]] == ["desk"]
    body = {**key.sign(phone.post("/api/me/sessions/challenge").json(), server.address), "device": "phone"}
    found = phone.post("/api/me/sessions/passkey", json=body).json()
    assert (found["name"], len(found["sessions"])) == (name, 2)
    assert phone.delete(f"/api/me/passkeys/{found['passkeys'][0]['id']}").status_code == 204
    refused(phone.delete(f"/api/me/passkeys/{found['passkeys'][0]['id']}"), 404, "no-such-passkey")
    refused(Player(server.address).http.post("/api/me/sessions/challenge"), 403, "no-profile")


def test_challenges_are_limited() -> None:
    quota = ClientQuota("somebody", Limits(passkeys=2))
    quota.count_challenge()
    quota.count_challenge()
    with pytest.raises(Problem, match="too-many-requests"):
        quota.count_challenge()
