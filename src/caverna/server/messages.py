"""The messages between clients and the server, over HTTP and WebSocket, for validation and for OpenAPI."""

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
from caverna.review.types import Review

from .clock import Clock

GameId = Literal["cave-farmers", "cave-vs-cave"]
Options = FarmersOptions | CavesOptions
GameReference = FarmersReference | CavesReference
GameView = Annotated[FarmersView | CavesView, Field(discriminator="game", description="The game as everybody sees it.")]

NO_NUL: Final = r"^[^\x00]*$"
"""PostgreSQL cannot store NUL characters."""

Name = Annotated[str, Field(min_length=1, max_length=MAX_TEXT, description="The player's name.")]
Level = Annotated[str, Field(min_length=1, max_length=64, description="The level of a bot: see /api/games.")]
PublicAvatar = Annotated[str | None, Field(description="The drawing for a player who has a profile.")]
Version = Annotated[int, Field(ge=0, le=2**31 - 1, description="The version of the table for which this was chosen.")]
Key = Annotated[
    str | None,
    Field(
        min_length=8,
        max_length=64,
        pattern=r"^[\x21-\x7e]+$",
        description="Idempotency key: a request repeated with it gets the same response and does nothing more.",
    ),
]


class Message(BaseModel):
    """The body of a request."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @field_validator("*")
    @classmethod
    def check_no_nul(cls, value: Any) -> Any:
        """PostgreSQL cannot store NUL characters."""
        if isinstance(value, str) and "\0" in value:
            raise ValueError("NUL characters are not allowed")
        return value


class SeatRequest(Message):
    """A seat of a new table."""

    kind: Annotated[Literal["me", "open", "bot"], Field(description="Who takes the seat.")]
    name: Annotated[str | None, Field(max_length=MAX_TEXT)] = None
    level: Level | None = None


class TableRequest(Message):
    """A new table: a game with options, or a saved game."""

    game: Annotated[str | None, Field(max_length=32)] = None
    options: Annotated[dict[str, Any], Field(description="The game's options, such as players: see /api/games.")] = {}
    record: Annotated[dict[str, Any] | None, Field(description="A saved game, instead of game and options.")] = None
    seats: Annotated[
        list[SeatRequest] | None,
        Field(min_length=1, max_length=7, description="One for each player; null to view a saved game."),
    ] = None
    public: Annotated[bool, Field(description="Is it listed in the lobby?")] = False
    seed: Annotated[
        str | None,
        Field(min_length=1, max_length=100, pattern=NO_NUL, description="Makes chance reproducible."),
    ] = None
    clock: Clock | None = None
    hints: Annotated[
        bool, Field(description="May people who play against each other ask for hints? Against bots they always may.")
    ] = False
    rated: Annotated[
        bool,
        Field(description="Does it change the players' ratings? It needs people with profiles, a clock, and no seed."),
    ] = False


class JoinRequest(Message):
    """A player who takes an open seat."""

    name: Name
    seat: Annotated[int | None, Field(ge=0, le=6, description="The wanted seat; null for any.")] = None


class LeaveRequest(Message):
    """A player who gives up a seat."""

    level: Annotated[
        Level | None, Field(description="The level of the bot that takes the seat; null leaves it open.")
    ] = None


class FillRequest(Message):
    """A bot for an open seat."""

    level: Level


class PreferencesRequest(Message):
    """A player's name and preferences. Those left out stay as they are."""

    name: Name | None = None
    forced: Annotated[bool | None, Field(description="Play single choices automatically.")] = None
    confirms: Annotated[bool | None, Field(description="Hold the end of each turn until it is confirmed.")] = None
    webhook: Annotated[
        str | None,
        Field(
            max_length=500,
            pattern=NO_NUL,
            description="An address to call when it is the player's turn; empty for none.",
        ),
    ] = None


class ActionRequest(Message):
    """An action to play."""

    version: Version
    action: Annotated[
        Annotated[int, Field(ge=0, le=2**31 - 1)] | Annotated[str, Field(max_length=MAX_TEXT)],
        Field(description="A legal action, by number or in notation."),
    ]
    key: Key = None


class UndoRequest(Message):
    """A decision or a turn to take back."""

    version: Version
    whole_turn: Annotated[bool, Field(description="Take back the whole turn, not just the last decision.")] = False
    key: Key = None


class ConfirmRequest(Message):
    """The confirmation that ends a turn."""

    version: Version
    key: Key = None


class LessonRequest(Message):
    """A player who begins a lesson or puzzle."""

    name: Name


class RestartRequest(Message):
    """A lesson or puzzle that begins again, or its last turn."""

    version: Version
    turn: Annotated[bool, Field(description="Take back the last turn only.")] = False
    key: Key = None


class ChatRequest(Message):
    """A chat message."""

    text: Annotated[str, Field(min_length=1, max_length=100_000, pattern=NO_NUL)]


class ProblemAnswer(BaseModel):
    """Why a request was refused: a code and a localised message. Nothing has changed."""

    code: str
    message: str
    version: int | None = None
    detail: str | None = None


class TableCreated(BaseModel):
    """A new table, and the seat of the player who opened it."""

    id: str
    seat: int | None


class SeatTaken(BaseModel):
    """The seat that a player has taken."""

    seat: int


class Played(BaseModel):
    """The result of an action: the new version, and everything that was played, including chance, in notation."""

    version: int
    played: list[str]


class Vacation(BaseModel):
    """When a player is away. Clocks that count days stop meanwhile."""

    begins: float
    ends: float


class SeatAnswer(BaseModel):
    """A seat of a table."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    avatar: PublicAvatar
    forced: bool
    confirms: bool
    bank: float | None
    present: bool
    vacation: Annotated[Vacation | None, Field(description="One that is planned or under way.")]


class TableAnswer(BaseModel):
    """A table, the same for everyone."""

    id: str
    game: GameId
    options: Options
    rules_version: int
    public: bool
    seeded: bool
    clock: Clock | None
    hints: Annotated[bool, Field(description="May players ask for hints?")]
    leaderboard: Annotated[bool, Field(description="Can it get on a leaderboard? No longer after a hint.")]
    rated: Annotated[bool, Field(description="Does it change the players' ratings?")]
    rematch: Annotated[str | None, Field(description="The table where the same people can play again.")]
    creator: int | None
    daily: Annotated[
        str | None,
        Field(
            description="The day whose game of the day it is, such as 2026-11-16, or the week whose position: 2026-W47."
        ),
    ]
    tournament: Annotated[str | None, Field(description="The id of the tournament to which it belongs.")]
    state: Literal["open", "playing", "over", "replay"]
    version: int
    turn: Annotated[
        int, Field(description="A seat; -1 while chance waits for a confirmation; -2 when the game is over.")
    ]
    held: Annotated[int | None, Field(description="The seat that has yet to confirm its turn.")]
    since: Annotated[float, Field(description="When the current turn began.")]
    deadline: float | None
    created: float
    changed: float
    seats: list[SeatAnswer]
    busy: Annotated[bool, Field(description="Does the table wait for a bot because all bots are busy?")]
    said: Annotated[int, Field(description="The number of chat messages.")]
    steps: Annotated[int, Field(description="The number of actions played, including chance.")]
    undo: Annotated[int | None, Field(description="The seat that may take back its last decision.")]
    winners: Annotated[list[int] | None, Field(description="Seats, once the game is over; empty in a solo game.")]
    view: Annotated[GameView | None, Field(description="The game, once it has begun.")]


class FarmersActionAnswer(FarmersAction):
    """A legal action, with a localised label; for a part of a space, with what it then lets its player lay or sow."""

    label: str
    then: NotRequired[list[FarmersActionAnswer]]


class CavesActionAnswer(CavesAction):
    """A legal action, with a localised label."""

    label: str


class FarmersBlockedAnswer(FarmersBlocked):
    """Something that cannot be chosen, with the localised reason."""

    text: str


class CavesBlockedAnswer(CavesBlocked):
    """Something that cannot be chosen, with the localised reason."""

    text: str


class DecisionAnswer(TypedDict):
    """A decision for a seat, with a localised label. It has no actions if a turn is held for confirmation."""

    version: int
    seat: int
    question: str
    label: str


class FarmersDecisionAnswer(DecisionAnswer):
    """A decision in The Cave Farmers."""

    actions: list[FarmersActionAnswer]
    blocked: list[FarmersBlockedAnswer]
    payments: NotRequired[list[Payment]]
    conversions: NotRequired[list[Conversion]]


class CavesDecisionAnswer(DecisionAnswer):
    """A decision in Cave vs Cave, with the action tile and the room whose effects are used now, if any."""

    tile: NotRequired[str | None]
    room: NotRequired[str | None]
    actions: list[CavesActionAnswer]
    blocked: list[CavesBlockedAnswer]


GameDecision = FarmersDecisionAnswer | CavesDecisionAnswer


class ConsequenceAnswer(BaseModel):
    """What a player paid and got automatically after an action."""

    seat: int
    cost: dict[str, int]
    gain: dict[str, int]
    sentence: str
    told: Annotated[str, Field(description="The sentence without the player's name and the full stop.")]


class StepAnswer(BaseModel):
    """One action in the history of a game."""

    step: int
    seat: Annotated[int | None, Field(description="The seat that decided; null for chance.")]
    text: str
    sentence: Annotated[str, Field(description="What was done and by whom, as a sentence.")]
    told: Annotated[str, Field(description="The same without the player's name and the full stop.")]
    cost: dict[str, int]
    gain: dict[str, int]
    forced: bool
    ends: Annotated[bool, Field(description="Did it end a turn, or a phase such as a feeding?")]
    era: Annotated[int | None, Field(description="The era, in games that have eras.")]
    round: int
    followed: Annotated[
        list[ConsequenceAnswer], Field(description="What happened automatically: a dog, an income, a harvest, a meal.")
    ]


class ScoresAnswer(BaseModel):
    """The points of each seat at the end of a round, after a number of steps."""

    era: int | None
    round: int
    step: int
    scores: list[float]


class PositionAnswer(BaseModel):
    """The game after a number of steps."""

    step: int
    steps: int
    view: GameView
    winners: list[int] | None


class ReviewPending(TypedDict):
    """A review that is being worked on: how many of all steps are done. Ask again soon."""

    state: Literal["pending"]
    done: int
    steps: int


class ReviewReady(TypedDict):
    """A review that is done."""

    state: Literal["ready"]
    review: Review


ReviewAnswer = Annotated[ReviewPending | ReviewReady, Field(discriminator="state")]


class ChatAnswer(BaseModel):
    """A chat message of a player."""

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


class LessonLine(BaseModel):
    """A lesson or puzzle in a list."""

    game: GameId
    id: str
    kind: Literal["lesson", "puzzle"]
    number: Annotated[int, Field(description="Among those of its kind, from 1.")]
    title: str
    difficulty: Annotated[int, Field(ge=1, le=5)]
    until: Annotated[str, Field(description="Until when the goal must be reached.")]
    wants: Annotated[list[str], Field(description="What the goal asks for.")]
    about: Annotated[list[str], Field(description="The numbers of the view that the goal is about.")]


class LessonAnswer(LessonLine):
    """A lesson or puzzle."""

    text: Annotated[str, Field(description="What to know before beginning.")]
    hints: Annotated[list[str], Field(description="What to consider, and then how each turn of a solution begins.")]
    course: Annotated[list[str], Field(description="The ids of all of its kind, in their order.")]
    following: Annotated[LessonLine | None, Field(description="The next one; the first puzzle after the lessons.")]


class LessonsAnswer(BaseModel):
    """How many lessons and puzzles there are, and the puzzle of the day."""

    lessons: dict[GameId, int]
    puzzles: dict[GameId, int]
    today: LessonLine


class GoalLine(BaseModel):
    """A part of a goal: a number of the player, and what it must be."""

    text: str
    what: str
    have: float
    least: float | None
    most: float | None
    met: bool


class GoalAnswer(BaseModel):
    """Whether the goal of a lesson or puzzle is reached."""

    game: GameId
    id: str
    state: Literal["open", "reached", "failed"]
    conditions: list[GoalLine]
    turns: Annotated[list[str], Field(description="Where the player went in each turn.")]


class SolutionStep(BaseModel):
    """A decision of a solution: in notation, and as a sentence."""

    text: str
    sentence: str


class Rating(BaseModel):
    """A rating: points around 1500, and their standard deviation."""

    value: int
    deviation: int


class LobbySeat(BaseModel):
    """A seat of a public table."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str | None
    avatar: PublicAvatar
    rating: Rating | None = None


class LobbyLine(BaseModel):
    """A public table. Its options are not validated, because a table may be older than an option."""

    id: str
    game: GameId
    options: dict[str, Any]
    seeded: bool
    clock: Clock | None
    hints: Annotated[bool, Field(description="May people who play against each other ask for hints?")]
    rated: Annotated[bool, Field(description="Does it change the players' ratings?")]
    state: Literal["open", "playing"]
    created: float
    seats: list[LobbySeat]


# over WebSocket


class Hello(BaseModel):
    """The first message from a client. Without a token the client is a spectator."""

    model_config = ConfigDict(extra="forbid")
    type: Literal["hello"]
    token: Annotated[str | None, Field(max_length=100)] = None
    language: Annotated[str | None, Field(max_length=16)] = None
    hidden: Annotated[bool, Field(description="Is the page in a hidden tab or window?")] = False


class Hidden(BaseModel):
    """Says that the page is no longer visible: the player is notified of turns."""

    type: Literal["hidden"]


class Shown(BaseModel):
    """Says that the page is visible again."""

    type: Literal["shown"]


class Ping(BaseModel):
    """Asks whether the server is still there."""

    type: Literal["ping"]


class Pong(BaseModel):
    """The answer to a ping."""

    type: Literal["pong"]


class TableMessage(BaseModel):
    """The table, whenever it has changed."""

    type: Literal["table"]
    table: TableAnswer


class DecisionMessage(BaseModel):
    """The decision, when it is this client's turn."""

    type: Literal["decision"]
    decision: GameDecision


class ChatMessage(BaseModel):
    """The chat messages since the last such message."""

    type: Literal["chat"]
    messages: list[ChatAnswer]


class ProblemMessage(ProblemAnswer):
    """Why the server closes the socket."""

    type: Literal["problem"]


class ClientMessage(RootModel[Annotated[Hello | Ping | Hidden | Shown, Field(discriminator="type")]]):
    """Any message from a client."""


class ServerMessage(
    RootModel[
        Annotated[
            TableMessage | DecisionMessage | ChatMessage | ProblemMessage | Pong,
            Field(discriminator="type"),
        ]
    ]
):
    """Any message to a client."""
