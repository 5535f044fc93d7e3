"""Passkeys: signing in to a profile from any device that has one, without a code.

The device signs a challenge. A challenge works once, for some minutes, and only for the session that asked for it,
begun or yet to begin. It is stored, as a hash, so that any process can check it. The server has only the public key of
a passkey.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, delete, func, insert, select, update
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    RegistrationCredential,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ..common_time import time
from ..problems import Problem
from ..schema import passkey_challenges, passkeys, profiles, sessions
from ..settings import ORIGIN
from ..snapshot import hash_token, new_id
from ..store import Conflict, Store
from .profile_rows import lock_profile
from .sessions import insert_session

CHALLENGE_SECONDS: Final = 300.0
"""How long a challenge works."""
MOST: Final = 20
"""Passkeys of one profile."""
MAKE: Final = "make"
SIGN_IN: Final = "sign-in"
VERIFIED: Final = UserVerificationRequirement.REQUIRED
"""A passkey is all that is asked for. So the device must verify its owner: by fingerprint, face or PIN."""

Found = TypeVar("Found")


class Site(NamedTuple):
    """The page as browsers know it. A passkey is bound to its host."""

    host: str
    origin: str


class NewPasskey(NamedTuple):
    """What a browser says about a new passkey, in base64url."""

    id: str
    client_data: str
    attestation: str


class SignedChallenge(NamedTuple):
    """What a browser says when a passkey is used, in base64url."""

    id: str
    client_data: str
    authenticator_data: str
    signature: str


class Passkeys:
    """The passkeys of all profiles."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def all(self, profile_id: str) -> list[dict[str, Any]]:
        """The passkeys of a profile without their keys, the newest first."""
        columns = (passkeys.c.id, passkeys.c.device, passkeys.c.created, passkeys.c.used)
        query = select(*columns).where(passkeys.c.profile_id == profile_id).order_by(passkeys.c.created.desc())
        return await self.store.read(lambda connection: [dict(row) for row in connection.execute(query).mappings()])

    async def remove(self, profile_id: str, passkey_id: str) -> None:
        """Remove a passkey: nobody can sign in with it any more."""
        mine = (passkeys.c.profile_id == profile_id) & (passkeys.c.id == passkey_id)
        removed = await self.store.write(lambda connection: connection.execute(delete(passkeys).where(mine)).rowcount)
        if not removed:
            raise Problem("no-such-passkey")

    # making one

    async def options_to_make(self, site: Site, profile_id: str, token: str) -> dict[str, Any]:
        """What a browser needs in order to make a passkey for a profile."""
        name = select(profiles.c.name).where(profiles.c.id == profile_id)
        known = select(passkeys.c.credential_id).where(passkeys.c.profile_id == profile_id)
        called, ids = await self.store.read(
            lambda connection: (connection.execute(name).scalar_one(), [*connection.execute(known).scalars()])
        )
        if len(ids) >= MOST:
            raise Problem("too-many-passkeys", most=MOST)
        options = generate_registration_options(
            rp_id=site.host, rp_name="Caverna", user_name=called, user_id=profile_id.encode(),
            challenge=await self.challenge(token, MAKE), timeout=round(CHALLENGE_SECONDS * 1000),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFIED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in ids],
        )  # fmt: skip
        return options_to_json_dict(options)

    async def make(self, site: Site, profile_id: str, token: str, made: NewPasskey, device: str) -> None:
        """Store a new passkey. Raises `Problem` if it does not answer a challenge."""
        challenge = await self.use_challenge(made.client_data, token, MAKE)
        verified = checked(lambda: verify_registration_response(
            credential=RegistrationCredential(
                id=made.id, raw_id=base64url_to_bytes(made.id),
                response=AuthenticatorAttestationResponse(
                    client_data_json=base64url_to_bytes(made.client_data),
                    attestation_object=base64url_to_bytes(made.attestation),
                ),
            ),
            expected_challenge=challenge, expected_rp_id=site.host, expected_origin=site.origin,
            require_user_verification=True,
        ))  # fmt: skip
        row = {
            "id": new_id(), "credential_id": bytes_to_base64url(verified.credential_id),
            "profile_id": profile_id, "public_key": verified.credential_public_key,
            "sign_count": verified.sign_count, "device": device, "created": time(), "used": None,
        }  # fmt: skip
        number = select(func.count()).select_from(passkeys).where(passkeys.c.profile_id == profile_id)

        def keep(connection: Connection) -> None:
            lock_profile(connection, profile_id)  # two devices may make their last one at once
            if connection.execute(number).scalar_one() >= MOST:
                raise Problem("too-many-passkeys", most=MOST)
            connection.execute(insert(passkeys), [row])

        try:
            await self.store.write(keep)
        except Conflict as error:
            raise Problem("bad-passkey") from error

    # signing in

    async def options_to_sign_in(self, site: Site, token: str) -> dict[str, Any]:
        """What a browser needs in order to sign in with any passkey that it has for this page."""
        options = generate_authentication_options(
            rp_id=site.host, challenge=await self.challenge(token, SIGN_IN), user_verification=VERIFIED,
            timeout=round(CHALLENGE_SECONDS * 1000),
        )  # fmt: skip
        return options_to_json_dict(options)

    async def begin(self, site: Site, token: str, signed: SignedChallenge, device: str) -> None:
        """Begin a session with a passkey.

        Raises `Problem` if it is wrong. A token that has a session keeps it, so a repeated request does no harm.
        """
        mine = select(sessions.c.id).where(sessions.c.token_hash == hash_token(token))
        if await self.store.read(lambda connection: connection.execute(mine).first()):
            return
        challenge = await self.use_challenge(signed.client_data, token, SIGN_IN)
        known = passkeys.c.credential_id == signed.id
        row = await self.store.read(lambda connection: connection.execute(select(passkeys).where(known)).one_or_none())
        if row is None:
            raise Problem("bad-passkey")
        verified = checked(lambda: verify_authentication_response(
            credential=AuthenticationCredential(
                id=signed.id, raw_id=base64url_to_bytes(signed.id),
                response=AuthenticatorAssertionResponse(
                    client_data_json=base64url_to_bytes(signed.client_data),
                    authenticator_data=base64url_to_bytes(signed.authenticator_data),
                    signature=base64url_to_bytes(signed.signature),
                ),
            ),
            expected_challenge=challenge, expected_rp_id=site.host, expected_origin=site.origin,
            credential_public_key=row.public_key, credential_current_sign_count=row.sign_count,
            require_user_verification=True,
        ))  # fmt: skip
        used = update(passkeys).where(passkeys.c.id == row.id, passkeys.c.sign_count == row.sign_count)
        used = used.values(sign_count=verified.new_sign_count, used=time())

        def sign_in(connection: Connection) -> None:
            if connection.execute(used).rowcount != 1:  # removed or used meanwhile
                raise Problem("bad-passkey")
            insert_session(connection, row.profile_id, token, device)

        try:
            await self.store.write(sign_in)
        except Conflict as error:
            raise Problem("bad-passkey") from error

    # challenges

    async def challenge(self, token: str, purpose: str) -> bytes:
        """A new challenge for a session. Those that have expired are removed."""
        challenge, now = secrets.token_bytes(32), time()
        row = {
            "challenge_hash": hash_challenge(challenge), "token_hash": hash_token(token), "purpose": purpose,
            "expires": now + CHALLENGE_SECONDS,
        }  # fmt: skip

        def keep(connection: Connection) -> None:
            connection.execute(delete(passkey_challenges).where(passkey_challenges.c.expires < now))
            connection.execute(insert(passkey_challenges), [row])

        await self.store.write(keep)
        return challenge

    async def use_challenge(self, client_data: str, token: str, purpose: str) -> bytes:
        """Use up the challenge that a browser says it has answered, and return it. Raises `Problem` if it is wrong."""
        challenge = checked(lambda: parse_client_data_json(base64url_to_bytes(client_data))).challenge
        asked = (
            (passkey_challenges.c.challenge_hash == hash_challenge(challenge))
            & (passkey_challenges.c.token_hash == hash_token(token))
            & (passkey_challenges.c.purpose == purpose)
        )
        use = delete(passkey_challenges).where(asked, passkey_challenges.c.expires >= time())
        if not await self.store.write(lambda connection: connection.execute(use).rowcount):
            raise Problem("bad-passkey")
        return challenge


def site_of(address: str) -> Site:
    """The page at an address. Raises `Problem` if browsers would not make passkeys for it."""
    found = ORIGIN.fullmatch(address)
    if found is None:
        raise Problem("bad-passkey")
    return Site(found["host"], address)


def checked(check: Callable[[], Found]) -> Found:
    """What the library reads from untrusted bytes. Whatever is wrong with them is the same problem."""
    try:
        return check()
    except Exception as error:
        raise Problem("bad-passkey") from error


def hash_challenge(challenge: bytes) -> str:
    """The hash of a challenge that is stored."""
    return hash_token(challenge.hex())
