"""The messages about people, for validation and for OpenAPI."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from ..messages import NO_NUL, GameId, LobbySeat, Message, Name
from .avatars import PATTERN

Avatar = Annotated[
    str, Field(pattern=PATTERN, description="A drawing that represents the player, or a dwarf made of parts.")
]
ShortToken = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43,100}$")]
Encoded = Annotated[str, Field(min_length=1, max_length=20_000, pattern=r"^[A-Za-z0-9_-]+$", description="base64url")]
Device = Annotated[
    str, Field(min_length=1, max_length=60, pattern=NO_NUL, description="What to call this device, for its owner.")
]


class HeldSeat(Message):
    """A seat of this browser, with the token that opens it."""

    table: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,16}$")]
    token: ShortToken


class SeatsRequest(Message):
    """Seats of this browser for a profile."""

    seats: Annotated[list[HeldSeat], Field(max_length=60, default_factory=list)]
    browser: Annotated[ShortToken | None, Field(description="The token of the browser, for its games of the day.")] = (
        None
    )


class NewProfileRequest(SeatsRequest):
    """A new profile."""

    name: Name
    avatar: Annotated[Avatar | None, Field(description="Null for a random dwarf.")] = None
    device: Device


class ProfileRequest(Message):
    """What to change about a profile."""

    name: Name | None = None
    avatar: Avatar | None = None


class SessionRequest(Message):
    """A device on which to use a profile."""

    code: Annotated[str, Field(min_length=1, max_length=100, pattern=NO_NUL, description="Of a link, or for recovery.")]
    device: Device


class PasskeyRequest(Message):
    """A passkey that the browser has made."""

    id: Encoded
    client_data: Encoded
    attestation: Encoded
    device: Device


class PasskeySessionRequest(Message):
    """A device on which to use a profile: a passkey of the profile has signed a challenge."""

    id: Encoded
    client_data: Encoded
    authenticator_data: Encoded
    signature: Encoded
    device: Device


class PasskeyAnswer(BaseModel):
    """A passkey of the profile."""

    id: str
    device: Annotated[str, Field(description="Where it was made.")]
    created: float
    used: Annotated[float | None, Field(description="When somebody last signed in with it.")]


class Site(BaseModel):
    """The page for which a passkey is made."""

    id: str
    name: str


class PasskeyOwner(BaseModel):
    """The profile for which a passkey is made."""

    id: str
    name: str
    displayName: str  # noqa: N815  as the standard writes it


class PasskeyAlgorithm(BaseModel):
    """A kind of key that the server understands."""

    type: Literal["public-key"]
    alg: int


class KnownPasskey(BaseModel):
    """A passkey that the profile already has."""

    id: str
    type: Literal["public-key"]


class PasskeyWishes(BaseModel):
    """What a passkey has to be able to do."""

    residentKey: Literal["required"]  # noqa: N815
    requireResidentKey: bool  # noqa: N815
    userVerification: Literal["required"]  # noqa: N815


class PasskeyOptions(BaseModel):
    """How the browser makes a passkey: PublicKeyCredentialCreationOptionsJSON of WebAuthn."""

    rp: Site
    user: PasskeyOwner
    challenge: str
    pubKeyCredParams: list[PasskeyAlgorithm]  # noqa: N815
    timeout: int
    excludeCredentials: list[KnownPasskey]  # noqa: N815
    authenticatorSelection: PasskeyWishes  # noqa: N815
    attestation: Literal["none"]


class SignInOptions(BaseModel):
    """How the browser signs in with a passkey: PublicKeyCredentialRequestOptionsJSON of WebAuthn."""

    challenge: str
    timeout: int
    rpId: str  # noqa: N815
    allowCredentials: list[KnownPasskey]  # noqa: N815
    userVerification: Literal["required"]  # noqa: N815


class SessionAnswer(BaseModel):
    """A device on which the profile is used."""

    id: str
    device: str
    created: float
    seen: float
    current: Annotated[bool, Field(description="Is it the device that sent this request?")]


class ProfileAnswer(BaseModel):
    """A profile, as its owner sees it."""

    id: str
    name: str
    avatar: Avatar
    created: float
    recovery_codes: Annotated[int, Field(description="How many have not been used.")]
    avatars: Annotated[list[Avatar], Field(description="The drawings to choose from.")]
    avatar_parts: Annotated[
        dict[str, int], Field(description="The parts of a dwarf in the order of their digits, and how many of each.")
    ]
    sessions: list[SessionAnswer]
    passkeys: list[PasskeyAnswer]


class SeatsCollected(BaseModel):
    """How many seats now belong to the profile that did not before."""

    seats: int


class QrCode(BaseModel):
    """A QR code as a drawing."""

    size: Annotated[int, Field(description="How many modules wide and high it is, without the margin.")]
    path: Annotated[str, Field(description="Its dark modules, as the path of an SVG drawing.")]


class LinkAnswer(BaseModel):
    """A code that opens a session on another device, once."""

    code: str
    link: Annotated[str, Field(description="The address of the page with the code, which it sends to no server.")]
    qr: QrCode
    expires: float


class RecoveryAnswer(BaseModel):
    """Recovery codes, which are shown this once."""

    codes: list[str]


class MyTable(BaseModel):
    """A table where the player has a seat. Its options are not validated: it may be older than an option."""

    table_id: str
    game: GameId
    options: dict[str, Any]
    state: Literal["open", "playing", "over", "replay"]
    turn: int
    held: int | None
    since: Annotated[float, Field(description="When the current turn began.")]
    deadline: float | None
    changed: float
    daily: str | None
    seat: int
    rated: bool
    said: Annotated[int, Field(description="The number of chat messages.")]
    answered: Annotated[int, Field(description="The number of the player's last chat message, or 0.")]
    players: list[LobbySeat]


class MyResult(BaseModel):
    """A finished game of the player. Its options are not validated: it may be older than an option."""

    table_id: str
    game: GameId
    options: dict[str, Any]
    at: float
    seat: int
    score: float
    won: bool
    sheet: dict[str, float]
    built: Annotated[
        list[str] | None, Field(description="Furnishings or rooms; null for games of versions that did not note them.")
    ]
    scores: list[float]
    players: list[LobbySeat]


class DailyRequest(Message):
    """A player who begins the game of the day."""

    name: Name


class DailyBegun(BaseModel):
    """The table of a player's game of the day."""

    id: str
    begun: Annotated[bool, Field(description="False if the player had begun it before: the token has no seat there.")]


class DailyMine(BaseModel):
    """The asking player's game of a day."""

    table: str
    score: Annotated[float | None, Field(description="Null until it is finished.")]
    counts: Annotated[bool, Field(description="Was it finished in time?")]
    place: int | None


class DailyGame(BaseModel):
    """The game of a day, of one kind."""

    game: GameId
    commitment: Annotated[str, Field(description="The SHA-256 of the seed.")]
    seed: Annotated[str | None, Field(description="Once the day is closed.")]
    finished: Annotated[int, Field(description="How many have finished it in time.")]
    mine: DailyMine | None


class Promise(BaseModel):
    """The commitment for a game of tomorrow."""

    game: GameId
    commitment: str


class DailyAnswer(BaseModel):
    """A day with its games."""

    day: str
    today: str
    ends: Annotated[float, Field(description="Its games can be begun until then.")]
    closes: Annotated[float, Field(description="Its games must be finished by then; then the seeds are published.")]
    streak: Annotated[int, Field(description="Days in a row on which the asking player has finished a game.")]
    longest: Annotated[int, Field(description="The longest streak of the asking player.")]
    games: list[DailyGame]
    tomorrow: list[Promise]


class DailyRow(BaseModel):
    """A line of the leaderboard of a day."""

    place: int
    name: str
    score: float
    mine: bool
    at: float
    table: Annotated[str, Field(description="For the replay.")]


class DailyBoard(BaseModel):
    """The results of a game of the day, the best first."""

    day: str
    game: GameId
    finished: int
    sheet: Annotated[
        dict[str, float] | None, Field(description="The asking player's points by category, if they have finished.")
    ]
    rows: Annotated[
        list[DailyRow], Field(description="For players who have finished; for everybody once the day is closed.")
    ]
