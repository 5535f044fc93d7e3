"""The messages about turn notifications and vacations, for validation and for OpenAPI."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from ..messages import Message

Language = Literal["en", "fr", "pl"]
Minutes = Annotated[
    Literal[10, 60, 1440], Field(description="Minutes between two emails. What happens meanwhile is collected.")
]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,128}$")]
Code = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{12}\.[A-Za-z0-9_-]{32}$", description="From a mail.")]
Endpoint = Annotated[
    str, Field(min_length=10, max_length=1500, pattern=r"^https?://[\x21-\x7e]+$", description="Of the push service.")
]


class WaysAnswer(BaseModel):
    """How this server can notify people of their turns."""

    push_key: Annotated[str, Field(description="The `applicationServerKey` for Web Push.")]
    mail: Annotated[bool, Field(description="Can it send email?")]


class DeviceRequest(Message):
    """A device that is to be notified, as its browser describes it: a `PushSubscription`."""

    endpoint: Endpoint
    p256dh: Key
    auth: Key
    language: Language


class ForgetDeviceRequest(Message):
    """A device that is no longer to be notified."""

    endpoint: Endpoint


class NotificationsAnswer(BaseModel):
    """How the player is notified of turns."""

    tables: Annotated[
        Literal["all", "chosen"], Field(description="At which tables: all but muted ones, or chosen ones.")
    ]
    minutes: Minutes
    mail: Annotated[str | None, Field(description="The address.")]
    confirmed: Annotated[bool, Field(description="Has the address been confirmed? Otherwise nothing is sent there.")]
    devices: Annotated[int, Field(description="How many devices are notified.")]


class NotificationsRequest(Message):
    """Changes to how the player is notified. What is left out stays as it is."""

    tables: Literal["all", "chosen"] | None = None
    minutes: Minutes | None = None
    language: Language | None = None


class MailRequest(Message):
    """An email address. It gets an email that asks to confirm it."""

    address: Annotated[str, Field(min_length=3, max_length=254)]
    language: Language


class CodeRequest(Message):
    """The code of a link in an email."""

    code: Code


class TableNotifications(Message):
    """Is the player notified of turns at this table?"""

    notify: Annotated[
        Literal["usual", "on", "off"], Field(description="As chosen for all tables, always, or never at this one.")
    ]


class VacationAnswer(BaseModel):
    """The player's vacation that is planned or under way, and the days that are left."""

    begins: float | None
    ends: float | None
    left: Annotated[int, Field(description="Days left this year.")]
    days: Annotated[int, Field(description="Days in a year.")]


class VacationRequest(Message):
    """A vacation, during which clocks that count days stop."""

    begins: Annotated[float | None, Field(ge=0, le=1e11, description="When; null for now.")] = None
    days: Annotated[int, Field(ge=1, le=366)]
