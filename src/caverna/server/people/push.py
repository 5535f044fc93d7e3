"""Web Push: messages to devices whose page is closed, through the push service of each browser.

The message is encrypted for the device (RFC 8291), so the push service cannot read it. The server proves who it is with
a pair of keys (VAPID, RFC 8292) that is made at the first start and stays in the database.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import logging
from collections.abc import Sequence
from contextlib import suppress
from time import time as unix_time
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import ColumnElement, Connection, delete, insert, select

from ..common_time import time
from ..fair_queue import FairQueue
from ..problems import Problem
from ..schema import devices, sessions
from ..snapshot import hash_token, new_id
from ..store import Conflict, Store
from ..webhooks import FAILURES, Webhooks
from .secret import server_secret
from .sessions import PREFIX

SECRET: Final = "web push"
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: private keys are smaller."""
PROOF_SECONDS: Final = 12 * 3600
"""How long the proof for a push service is valid. They accept a day at most."""
SENDERS: Final = 8
"""Messages that are sent at the same time, each to another person."""
MAX_WAITING: Final = 10_000
"""Messages that may wait. Beyond that they are dropped: the turn is still seen at the table."""
AUTH_BYTES: Final = 16
KEY_BYTES: Final = 65
"""Of a public key, a point of the curve that is not compressed."""
GONE: Final = (404, 410)
"""What a push service answers if there is no such device any more."""

log = logging.getLogger(__name__)


class Device(NamedTuple):
    """Where and how a device gets messages."""

    id: str
    endpoint: str
    public_key: str
    auth: str
    language: str


class Letter(NamedTuple):
    """A message for a device."""

    device: Device
    content: bytes
    topic: str
    """A later message about the same topic replaces one that was not delivered yet."""
    seconds: int
    """How long it is worth delivering."""


class Push:
    """Sends messages to devices. People take turns, and each has one message on its way at a time."""

    def __init__(
        self, store: Store, webhooks: Webhooks, contact: str, most: int, services: frozenset[str] | None
    ) -> None:
        self.store = store
        self.webhooks = webhooks
        self.contact = contact
        self.most = most
        self.services = services
        """The push services to which messages are sent, by host or domain; None for any."""
        self.vapid: Any = None
        self.proofs: dict[str, tuple[float, str]] = {}
        """By push service: when the proof expires, and the header."""
        self.waiting: FairQueue[Letter] = FairQueue()
        self.sending: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        """Make the pair of keys, unless this or another process has done so before."""
        number = int.from_bytes(await server_secret(self.store, SECRET)) % (ORDER - 1) + 1
        self.vapid = Vapid02(ec.derive_private_key(number, ec.SECP256R1()))

    async def close(self) -> None:
        """Stop sending."""
        self.waiting = FairQueue()
        for task in [*self.sending.values()]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def public_key(self) -> str:
        """The public key by which devices know this server: the browser's `applicationServerKey`."""
        if self.vapid is None:
            await self.open()
        return encode(self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    # devices

    async def add(self, token: str, endpoint: str, public_key: str, auth: str, language: str) -> None:
        """Remember a device of a player, who has shown the token of a session or of a browser.

        Raises `Problem` if nothing could be sent there. Of too many devices, the oldest is forgotten.
        """
        await self.check(endpoint, public_key, auth)
        endpoint_hash = hash_token(endpoint)

        def replace(connection: Connection) -> None:
            owner = owner_of(connection, token)
            connection.execute(delete(devices).where(devices.c.endpoint_hash == endpoint_hash))
            row = {
                "id": new_id(), "endpoint": endpoint, "endpoint_hash": endpoint_hash,
                "public_key": public_key, "auth": auth, "language": language, "created": time(),
                "session_id": None, "browser": None, **owner,
            }  # fmt: skip
            connection.execute(insert(devices), [row])
            mine = [devices.c[name] == value for name, value in owner.items()]
            newest = select(devices.c.id).where(*mine).order_by(devices.c.created.desc())
            for old in [*connection.execute(newest).scalars()][self.most :]:
                connection.execute(delete(devices).where(devices.c.id == old))

        with suppress(Conflict):  # the same request at the same time
            await self.store.write(replace)

    async def check(self, endpoint: str, public_key: str, auth: str) -> None:
        """Raises `Problem` if nothing could be sent to a device, or not through a push service that is known.

        Otherwise anybody could have this server call whomever they like, as often as it is their turn.
        """
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(public_key))
            if len(decode(public_key)) != KEY_BYTES or len(decode(auth)) != AUTH_BYTES or not self.is_known(endpoint):
                raise Problem("bad-device")
            await self.webhooks.check(endpoint)
        except (ValueError, binascii.Error, Problem) as error:
            raise Problem("bad-device") from error

    def is_known(self, endpoint: str) -> bool:
        """Is an address that of a push service to which messages are sent?"""
        if self.services is None:
            return True
        parts = urlsplit(endpoint)
        host = f".{parts.hostname}"
        return parts.scheme == "https" and any(host.endswith(f".{service}") for service in self.services)

    async def remove(self, token: str, endpoint: str) -> None:
        """Forget a device of a player."""

        def forget(connection: Connection) -> None:
            mine = [devices.c[name] == value for name, value in owner_of(connection, token).items()]
            connection.execute(delete(devices).where(devices.c.endpoint_hash == hash_token(endpoint), *mine))

        await self.store.write(forget)

    async def of_profile(self, profile_id: str) -> list[Device]:
        """The devices on which the owner of a profile is notified."""
        mine = devices.c.session_id.in_(select(sessions.c.id).where(sessions.c.profile_id == profile_id))
        return await self.store.read(lambda connection: read_devices(connection, mine))

    async def of_browser(self, listener: str) -> list[Device]:
        """The device of a guest."""
        return await self.store.read(lambda connection: read_devices(connection, devices.c.browser == listener))

    # sending

    def send(self, owner: str, letters: Sequence[Letter]) -> None:
        """Send messages to the devices of one person, as soon as it is their turn."""
        for letter in letters[: MAX_WAITING - len(self.waiting)]:
            self.waiting.put(owner, letter)
        self.send_next()

    def send_next(self) -> None:
        """Begin to send what may be sent now."""
        while len(self.sending) < SENDERS:
            found = self.waiting.take(lambda owner: owner not in self.sending)
            if found is None:
                return
            owner, letter = found
            self.sending[owner] = asyncio.create_task(self.deliver(owner, letter))

    async def deliver(self, owner: str, letter: Letter) -> None:
        """Send a message, and then the next one."""
        try:
            await self.post(letter)
        except Exception:
            log.exception("push failed")
        finally:
            self.sending.pop(owner, None)
            self.send_next()

    async def post(self, letter: Letter) -> None:
        """Send a message once. A device that is gone is forgotten."""
        if self.vapid is None:
            await self.open()
        device = letter.device
        content, proof = await asyncio.to_thread(self.sealed, letter)
        headers = {
            "Authorization": proof, "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream",
            "TTL": str(letter.seconds), "Topic": letter.topic, "Urgency": "normal",
        }  # fmt: skip
        try:
            status = await self.webhooks.post(device.endpoint, content, headers)
            log.info("push sent", extra={"status": status})
        except FAILURES as error:
            log.info("push failed", extra={"why": type(error).__name__})
            return
        if status in GONE:
            gone = delete(devices).where(devices.c.id == device.id)
            await self.store.write(lambda connection: connection.execute(gone))

    def sealed(self, letter: Letter) -> tuple[bytes, str]:
        """A message as it is sent, and the header that proves who sends it. Runs in a thread."""
        device = letter.device
        content: bytes = http_ece.encrypt(
            letter.content, private_key=ec.generate_private_key(ec.SECP256R1()), dh=decode(device.public_key),
            auth_secret=decode(device.auth), version="aes128gcm",
        )  # fmt: skip
        service = "/".join(device.endpoint.split("/")[:3])
        expires, proof = self.proofs.get(service, (0.0, ""))
        now = unix_time()  # the clock of the push service, not of our database
        if expires < now + PROOF_SECONDS / 2:
            claims = {"sub": self.contact, "aud": service, "exp": int(now) + PROOF_SECONDS}
            proof = self.vapid.sign(claims)["Authorization"]
            if len(self.proofs) >= MAX_WAITING:
                self.proofs.clear()
            self.proofs[service] = (now + PROOF_SECONDS, proof)
        return content, proof


def read_devices(connection: Connection, which: ColumnElement[bool]) -> list[Device]:
    """Some devices."""
    query = select(*(devices.c[name] for name in Device._fields)).where(which)
    return [Device(*row) for row in connection.execute(query)]


def owner_of(connection: Connection, token: str) -> dict[str, str]:
    """The column of a device that says whose it is. Raises `Problem` if the session has ended."""
    if not token.startswith(PREFIX):
        return {"browser": hash_token(token)}
    session = connection.execute(select(sessions.c.id).where(sessions.c.token_hash == hash_token(token))).scalar()
    if session is None:
        raise Problem("no-profile")
    return {"session_id": session}


def encode(data: bytes) -> str:
    """Bytes as text, as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Bytes from text, as browsers write them."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
