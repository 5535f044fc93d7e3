"""A device with passkeys, in software: it makes keys and signs challenges as a browser would pass them on."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT: Final = 0x01
VERIFIED: Final = 0x04
WITH_KEY: Final = 0x40


class Authenticator:
    """One passkey. `flags` say whether its owner is there and known, `count` is how often it was used."""

    def __init__(self, flags: int = PRESENT | VERIFIED) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.flags = flags
        self.count = 0

    def make(self, options: dict[str, Any], origin: str) -> dict[str, str]:
        """What the browser sends after it has made the passkey."""
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        data = self.data(options["rp"]["id"], self.flags | WITH_KEY)
        data += bytes(16) + len(self.id).to_bytes(2) + self.id + public
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client_data = client_data_of("webauthn.create", options["challenge"], origin)
        return {
            "id": bytes_to_base64url(self.id), "client_data": bytes_to_base64url(client_data),
            "attestation": bytes_to_base64url(attestation),
        }  # fmt: skip

    def sign(self, options: dict[str, Any], origin: str) -> dict[str, str]:
        """What the browser sends after the passkey has signed a challenge."""
        self.count += 1
        data = self.data(options["rpId"], self.flags)
        client_data = client_data_of("webauthn.get", options["challenge"], origin)
        signed = self.key.sign(data + hashlib.sha256(client_data).digest(), ec.ECDSA(hashes.SHA256()))
        return {
            "id": bytes_to_base64url(self.id), "client_data": bytes_to_base64url(client_data),
            "authenticator_data": bytes_to_base64url(data), "signature": bytes_to_base64url(signed),
        }  # fmt: skip

    def data(self, host: str, flags: int) -> bytes:
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)


def client_data_of(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()
