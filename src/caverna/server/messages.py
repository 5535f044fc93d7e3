"""What clients may send, and what they are sent, as OpenAPI describes it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, RootModel, field_validator
from typing_extensions import TypedDict

from caverna.cave_farmers.types import (
    Conversion,
    FarmersAction,
    FarmersBlocked,
    FarmersOptions,
    FarmersView,
    Payment,
)
from caverna.cave_vs_cave.types import CavesAction, CavesBlocked, CavesOptions, CavesView
from caverna.locale.types import CavesReference, Explained, FarmersReference, OptionRow
from caverna.record import MAX_TEXT

from .clock import Clock

GameId = Literal["cave-farmers", "cave-vs-cave"]
Options = FarmersOptions | CavesOptions
GameReference = FarmersReference | CavesReference
GameView = Annotated[FarmersView | CavesView, Field(discriminator="game", description="The game as everybody sees it.")]

KEPT: Final = r"^[^\x00]*$"
"""PostgreSQL keeps every character but one; names have no such characters anyway."""

Name = Annotated[str, Field(min_length=1, max_length=MAX_TEXT, description="What a player is called.")]
Level = Annotated[str, Field(min_length=1, max_length=64, description="How well a bot plays: see /api/games.")]
Version = Annotated[int, Field(ge=0, le=2**31 - 1, description="The version of the table that this was chosen for.")]
Key = Annotated[
    str | None,
    Field(
        min_length=8,
        max_length=64,
        pattern=r"^[\x21-\x7e]+$",
        description="Names the request: sent again with the same key, it is answered as before and does nothing more.",
    ),
]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    @field_validator("*")
    @classmethod
    def can_be_kept(cls, value: Any) -> Any:
        """PostgreSQL keeps every character but one."""
        if isinstance(value, str) and "\0" in value:
            raise ValueError("a text has no NUL character")
        return value


class SeatRequest(Message):
    kind: Annotated[Literal["me", "open", "bot"], Field(description="Who has the seat.")]
    name: Annotated[str | None, Field(max_length=MAX_TEXT)] = None
    level: Level | None = None


class TableRequest(Message):
    """A new table: of a game with options, or going on from a saved game."""

    game: Annotated[str | None, Field(max_length=32)] = None
    options: Annotated[dict[str, Any], Field(description="Such as players: see /api/games.")] = {}
    record: Annotated[dict[str, Any] | None, Field(description="A saved game, instead of game and options.")] = None
    seats: Annotated[
        list[SeatRequest] | None,
        Field(min_length=1, max_length=7, description="One for each player; none for a saved game to look at."),
    ] = None
    public: Annotated[bool, Field(description="Is it in the lobby, or found by its link only?")] = False
    seed: Annotated[
        str | None,
        Field(min_length=1, max_length=100, pattern=KEPT, description="For a game whose chance can be repeated."),
    ] = None
    clock: Clock | None = None


class JoinRequest(Message):
    name: Name
    seat: Annotated[int | None, Field(ge=0, le=6, description="A certain seat, or any.")] = None


class LeaveRequest(Message):
    level: Annotated[Level | None, Field(description="Of the bot that takes the seat; none leaves it open.")] = None


class FillRequest(Message):
    level: Level


class PreferencesRequest(Message):
    name: Name | None = None
    forced: Annotated[bool | None, Field(description="Single choices are played for me.")] = None
    confirms: Annotated[bool | None, Field(description="My turn ends only when I confirm it.")] = None
    webhook: Annotated[
        str | None,
        Field(max_length=500, pattern=KEPT, description="Called when it is my turn; an empty text for none."),
    ] = None


class ActionRequest(Message):
    version: Version
    action: Annotated[
        Annotated[int, Field(ge=0, le=2**31 - 1)] | Annotated[str, Field(max_length=MAX_TEXT)],
        Field(description="A legal action by its number, or in notation."),
    ]
    key: Key = None


class UndoRequest(Message):
    version: Version
    whole_turn: Annotated[bool, Field(description="The whole turn, or only the last decision.")] = False
    key: Key = None


class ConfirmRequest(Message):
    version: Version
    key: Key = None


class ChatRequest(Message):
    text: Annotated[str, Field(min_length=1, max_length=100_000, pattern=KEPT)]


class ProblemAnswer(BaseModel):
    """What was wrong, in a word and in a sentence. Nothing has changed."""

    code: str
    message: str
    version: int | None = None
    detail: str | None = None


class TableCreated(BaseModel):
    id: str
    seat: int | None


class SeatTaken(BaseModel):
    seat: int


class Played(BaseModel):
    """What an action has led to: the next version, and everything that was played, chance included, in notation."""

    version: int
    played: list[str]


class SeatAnswer(BaseModel):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    forced: bool
    confirms: bool
    bank: float | None
    present: bool


class TableAnswer(BaseModel):
    """A table, the same for everybody who looks at it."""

    id: str
    game: GameId
    options: Options
    rules_version: int
    public: bool
    seeded: bool
    clock: Clock | None
    creator: int | None
    state: Literal["open", "playing", "over", "replay"]
    version: int
    turn: Annotated[int, Field(description="A seat; -1 while chance waits for a confirmation; -2 at the end.")]
    held: Annotated[int | None, Field(description="The seat that has yet to confirm its turn.")]
    since: Annotated[float, Field(description="When the turn came to who has it.")]
    deadline: float | None
    created: float
    changed: float
    seats: list[SeatAnswer]
    said: Annotated[int, Field(description="Messages to the table.")]
    steps: Annotated[int, Field(description="Actions played, chance included.")]
    undo: Annotated[int | None, Field(description="The seat that may take back its last decision.")]
    winners: Annotated[list[int] | None, Field(description="Seats, once the game is over; alone, nobody.")]
    view: Annotated[GameView | None, Field(description="The game, once it has begun.")]


class FarmersActionAnswer(FarmersAction):
    """A legal action, with a label in the client's language."""

    label: str


class CavesActionAnswer(CavesAction):
    """A legal action, with a label in the client's language."""

    label: str


class FarmersBlockedAnswer(FarmersBlocked):
    """What cannot be chosen, with the reason as a text in the client's language."""

    text: str


class CavesBlockedAnswer(CavesBlocked):
    """What cannot be chosen, with the reason as a text in the client's language."""

    text: str


class DecisionAnswer(TypedDict):
    """What a seat is asked, with a label in the client's language. A turn may wait for a confirmation: no actions."""

    version: int
    seat: int
    question: str
    label: str


class FarmersDecisionAnswer(DecisionAnswer):
    actions: list[FarmersActionAnswer]
    blocked: list[FarmersBlockedAnswer]
    payments: NotRequired[list[Payment]]
    conversions: NotRequired[list[Conversion]]


class CavesDecisionAnswer(DecisionAnswer):
    actions: list[CavesActionAnswer]
    blocked: list[CavesBlockedAnswer]


GameDecision = FarmersDecisionAnswer | CavesDecisionAnswer


class StepAnswer(BaseModel):
    step: int
    seat: Annotated[int | None, Field(description="Who decided; none for chance.")]
    text: str
    sentence: Annotated[str, Field(description="What was done, and by whom.")]
    told: Annotated[str, Field(description="The same without the name and the full stop.")]
    forced: bool
    ends: Annotated[bool, Field(description="Did a turn, or a phase such as a feeding, end with it?")]
    era: Annotated[int | None, Field(description="Where a game has eras.")]
    round: int


class ScoresAnswer(BaseModel):
    """Points as they were at the end of a round, after so many steps."""

    era: int | None
    round: int
    step: int
    scores: list[float]


class PositionAnswer(BaseModel):
    step: int
    steps: int
    view: GameView
    winners: list[int] | None


class ChatAnswer(BaseModel):
    number: int
    seat: int
    name: str
    text: str
    at: float


class GameAnswer(BaseModel):
    """A game that a table can be opened for: how many can play it, its options, and how well bots play it."""

    id: GameId
    title: str
    effect: str
    players: list[int]
    options: list[OptionRow]
    levels: list[Explained]


class LobbySeat(BaseModel):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None


class LobbyLine(BaseModel):
    """A public table. Its options are not checked: a table may be older than an option."""

    id: str
    game: GameId
    options: dict[str, Any]
    seeded: bool
    clock: Clock | None
    state: Literal["open", "playing"]
    created: float
    seats: list[LobbySeat]


# over a WebSocket


class Hello(BaseModel):
    """The first message of a client. Without a token one looks on."""

    model_config = ConfigDict(extra="forbid")
    type: Literal["hello"]
    token: Annotated[str | None, Field(max_length=100)] = None
    language: Annotated[str | None, Field(max_length=16)] = None


class Ping(BaseModel):
    """Asks whether the server is still there."""

    type: Literal["ping"]


class Pong(BaseModel):
    type: Literal["pong"]


class TableMessage(BaseModel):
    """The table, whenever it has changed."""

    type: Literal["table"]
    table: TableAnswer


class DecisionMessage(BaseModel):
    """The decision, when it is for this client to decide."""

    type: Literal["decision"]
    decision: GameDecision


class ChatMessage(BaseModel):
    """What was said since the last such message."""

    type: Literal["chat"]
    messages: list[ChatAnswer]


class ProblemMessage(ProblemAnswer):
    """Why the server closes the socket."""

    type: Literal["problem"]


class ClientMessage(RootModel[Annotated[Hello | Ping, Field(discriminator="type")]]):
    """What a client may send."""


class ServerMessage(
    RootModel[
        Annotated[
            TableMessage | DecisionMessage | ChatMessage | ProblemMessage | Pong,
            Field(discriminator="type"),
        ]
    ]
):
    """What a client is sent."""
