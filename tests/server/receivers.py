"""Where what people are told arrives: a push service with a device behind it, and a mailbox."""

from __future__ import annotations

import email
import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage, Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from caverna.server.people.push import encode
from caverna.server.services import Services
from tests.server.harness import Server, free_port


class PushService(ThreadingHTTPServer):
    """A push service that delivers nothing, and a device that could read what it gets."""

    def __init__(self) -> None:
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.append((dict(self.headers), body))
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *arguments: Any) -> None: ...

        super().__init__(("127.0.0.1", 0), Handler)
        self.endpoint = f"http://127.0.0.1:{self.server_port}/send/{secrets.token_urlsafe(20)}"

    @property
    def public_key(self) -> str:
        return encode(self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    @property
    def subscription(self) -> dict[str, str]:
        """What a browser would tell of its device."""
        return {"endpoint": self.endpoint, "p256dh": self.public_key, "auth": encode(self.auth)}

    def read(self) -> list[dict[str, Any]]:
        """The messages, as the device decrypts them."""
        opened = [
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
            for _, body in self.got
        ]
        return [json.loads(message) for message in opened]

    async def subscribe(self, services: Services, token: str, language: str = "en") -> None:
        await services.push.add(token, self.endpoint, self.public_key, encode(self.auth), language)


class Mailbox:
    """A real SMTP server, and what it was given."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.controller: Any = Controller(self, hostname="127.0.0.1", port=free_port())

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - its name there
        found: Message = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(found, EmailMessage)
        self.got.append(found)
        return "250 OK"

    def text(self, number: int = -1) -> str:
        return str(self.got[number].get_body(("plain",)).get_content())  # type: ignore[union-attr]


@contextmanager
def push_service() -> Iterator[PushService]:
    with PushService() as server:
        thread = Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@contextmanager
def smtp_server() -> Iterator[Mailbox]:
    box = Mailbox()
    box.controller.start()
    yield box
    box.controller.stop()


def mailing_server(folder: Path, mailbox: Mailbox, **environment: str) -> Server:
    """A server that sends its mail to a mailbox."""
    server = Server(folder, str(folder / "tables.sqlite3"))
    server.environment |= {
        "CAVERNA_MAIL_SERVER": f"smtp+plain://127.0.0.1:{mailbox.controller.port}",
        "CAVERNA_MAIL_FROM": "Caverna <caverna@example.org>", "CAVERNA_ADDRESS": server.address, **environment,
    }  # fmt: skip
    return server
