"""HTTP and WebSocket as uvicorn speaks them, with limits on what arrives before a request is complete.

The middleware sees a request only once its headers have arrived, and a socket's pings never. Both are limited here: the
size of headers, how long they take, requests sent without waiting for a response, frames of a socket, and connections.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import Event

from .connections import Connections
from .rate_limits import Bucket

MAX_PIPELINE: Final = 8
"""Requests on one connection that may wait for the response to an earlier one."""
CHUNK_OVERHEAD: Final = 16
"""Bytes around each chunk of a body that are not counted as headers."""
FRAMES: Final = 2
"""Frames of a socket for each request that its client may send. The application counts those with a message, too."""
FRAMES_PER_REQUEST: Final = 10
"""Frames that cost a client as much as a request, so that opening another socket does not help."""
SLICE: Final = 512
"""Bytes of frames to parse before looking at how many there were."""


class HttpProtocol(HttpToolsProtocol):
    """HTTP with limits. `app_state` has the open connections, see `create_app`."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.open_connections: Connections = self.app_state["connections"]
        self.limits = self.open_connections.limits
        self.deadline: asyncio.TimerHandle | None = None
        """When the headers have to be complete."""
        self.excess = 0
        """Bytes received since the message began that are not part of its body, less those in `header_size`."""
        self.header_size = 0
        self.refusal = HTTPStatus.BAD_REQUEST

    # the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if self.open_connections.open(transport, address, self.is_proxy(address)):
            self.expect_headers()
        else:
            transport.abort()

    def is_proxy(self, address: str) -> bool:
        """Does a connection come from a proxy that speaks for other clients?"""
        return isinstance(self.app, ProxyHeadersMiddleware) and address in self.app.trusted_hosts

    def connection_lost(self, exc: Exception | None) -> None:
        self.open_connections.close(self.transport)
        self.headers_arrived()
        super().connection_lost(exc)

    def expect_headers(self) -> None:
        """Close the connection unless the headers of a request arrive in time."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.limits.patience, self.refuse, HTTPStatus.REQUEST_TIMEOUT)

    def headers_arrived(self) -> None:
        """Stop waiting for headers."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    # what arrives

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            self.expect_headers()
        self.excess += len(data)
        super().data_received(data)
        if self.excess > self.limits.header and not self.transport.is_closing():
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        self.excess = self.header_size = 0
        self.expect_headers()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self.count_header(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.count_header(len(name) + len(value))
        super().on_header(name, value)

    def count_header(self, size: int) -> None:
        """Count a part of the headers, or of the trailers after the body. Raises an error if they are too large."""
        self.header_size += size
        if self.header_size > self.limits.header:
            self.refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise ValueError("the headers are too large")

    def on_headers_complete(self) -> None:
        quota = self.open_connections.owners.get(self.transport)
        if len(self.pipeline) >= MAX_PIPELINE or (quota is not None and quota.refuse_quickly()):
            self.refusal = HTTPStatus.TOO_MANY_REQUESTS
            raise ValueError("too many requests at once")
        self.headers_arrived()
        self.open_connections.heard(self.transport)
        self.excess = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.excess = max(0, self.excess - len(body) - CHUNK_OVERHEAD)
        super().on_body(body)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if unread := self.transport.get_write_buffer_size():
            self.loop.call_later(self.limits.patience, self.abort_unless_read, unread)

    def abort_unless_read(self, unread: int) -> None:
        """Close the connection if the client has read nothing for a while."""
        if self.transport.get_write_buffer_size() >= unread:
            self.transport.abort()

    # refusing

    def send_400_response(self, msg: str) -> None:
        self.refuse(self.refusal)

    def refuse(self, status: HTTPStatus) -> None:
        """Say why, and close the connection."""
        if not self.transport.is_closing():
            text = status.phrase.encode()
            head = b"content-type: text/plain\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(text)
            self.transport.write(STATUS_LINE[status] + head + text)
            self.transport.close()


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket with a limit on frames, whatever they contain: answering pings costs time too."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.open_connections: Connections = self.app_state["connections"]
        limits = self.open_connections.limits
        self.frames_left = Bucket(FRAMES * limits.burst, FRAMES * limits.rate)

    def connection_lost(self, exc: Exception | None) -> None:
        self.open_connections.close(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        frames = len(self.conn.events)
        left = self.frames_left.spend(frames)
        if (quota := self.open_connections.owners.get(self.transport)) is not None:
            quota.requests.spend(frames / FRAMES_PER_REQUEST)
        if left >= 0.0:
            super().handle_events()
        elif left < -self.frames_left.size:
            self.transport.abort()
        elif self.close_sent or not self.queue.empty():  # the application counts what it has not read yet, and says why
            self.conn.events = [event for event in self.conn.events_received() if is_close(event)]
            super().handle_events()
        else:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()


def is_close(event: Event) -> bool:
    """Is an event the frame that closes a socket?"""
    return isinstance(event, Frame) and event.opcode is Opcode.CLOSE
