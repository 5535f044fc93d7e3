"""The messages about how people are told of their turns, and about vacations."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from ..messages import Message

Language = Literal["en", "fr", "pl"]
Minutes = Annotated[
    Literal[10, 60, 1440], Field(description="Minutes between two mails. What happens meanwhile is gathered.")
]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,128}$")]
Code = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{12}\.[A-Za-z0-9_-]{32}$", description="From a mail.")]
Endpoint = Annotated[
    str, Field(min_length=10, max_length=1500, pattern=r"^https?://[\x21-\x7e]+$", description="Of the push service.")
]


class WaysAnswer(BaseModel):
    """How this server can tell people of their turns."""

    push_key: Annotated[str, Field(description="The `applicationServerKey` for Web Push.")]
    mail: Annotated[bool, Field(description="Can it send mail?")]


class DeviceRequest(Message):
    """A device that wants to be told, as its browser describes it: a `PushSubscription`."""

    endpoint: Endpoint
    p256dh: Key
    auth: Key
    language: Language


class ForgetDeviceRequest(Message):
    """A device that no longer wants to be told."""

    endpoint: Endpoint


class ToldAnswer(BaseModel):
    """How the player is told of turns."""

    tables: Annotated[
        Literal["all", "chosen"], Field(description="At which tables: all but muted ones, or chosen ones.")
    ]
    minutes: Minutes
    mail: Annotated[str | None, Field(description="The address.")]
    confirmed: Annotated[bool, Field(description="Has the address been confirmed? Otherwise nothing is sent there.")]
    devices: Annotated[int, Field(description="How many devices are told.")]


class ToldRequest(Message):
    """What to change about how the player is told. What is left out stays as it is."""

    tables: Literal["all", "chosen"] | None = None
    minutes: Minutes | None = None
    language: Language | None = None


class MailRequest(Message):
    """An address for mails. It gets one that asks to confirm it."""

    address: Annotated[str, Field(min_length=3, max_length=254)]
    language: Language


class CodeRequest(Message):
    """The code of a link in a mail."""

    code: Code


class TableTold(Message):
    """Is the player told of turns at this table?"""

    told: Annotated[
        Literal["usual", "on", "off"], Field(description="As chosen for all tables, always, or never at this one.")
    ]


class VacationAnswer(BaseModel):
    """The player's vacation that is planned or under way, and the days that are left."""

    begins: float | None
    ends: float | None
    left: Annotated[int, Field(description="Days left this year.")]
    days: Annotated[int, Field(description="Days in a year.")]


class VacationRequest(Message):
    """A vacation, during which clocks of days stand."""

    begins: Annotated[float | None, Field(ge=0, le=1e11, description="When; null for now.")] = None
    days: Annotated[int, Field(ge=1, le=366)]
