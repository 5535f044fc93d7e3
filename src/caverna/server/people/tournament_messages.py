"""The messages about tournaments, for validation and for OpenAPI."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from ..clock import Clock
from ..messages import GameId, Level, Message
from .tournaments import MOST_BOTS, MOST_PLAYERS

Format = Literal["round-robin", "swiss", "knock-out", "league"]
State = Annotated[
    Literal["open", "playing", "over", "off"], Field(description="Anybody can join; it runs; finished; called off.")
]


class TournamentRequest(Message):
    """A tournament to be set up."""

    name: Annotated[str, Field(min_length=1, max_length=100)]
    game: Annotated[str, Field(max_length=32)]
    options: Annotated[
        dict[str, Any], Field(default_factory=dict, description="As for a table, but without `players`.")
    ]
    format: Format
    size: Annotated[
        int, Field(ge=2, le=7, description="Players at a table. If they do not fit, some tables have fewer.")
    ]
    rounds: Annotated[
        int | None, Field(ge=1, le=20, description="Of a Swiss; null for as many as it takes to find a winner.")
    ] = None
    days: Annotated[int | None, Field(ge=1, le=60, description="From one round of a league to the next.")] = None
    clock: Clock
    places: Annotated[int, Field(ge=2, le=MOST_PLAYERS, description="How many can take part.")] = MOST_PLAYERS
    begins: Annotated[
        float | None, Field(ge=0, le=4e9, description="When it begins; null to begin when its organiser says so.")
    ] = None
    bots: Annotated[list[Level], Field(max_length=MOST_BOTS, default_factory=list)]


class BotRequest(Message):
    """A bot that takes part."""

    level: Level


class TournamentCreated(BaseModel):
    """A tournament that was set up."""

    id: str


class TournamentLine(BaseModel):
    """A tournament in the list."""

    id: str
    name: str
    game: GameId
    format: Format
    size: int
    state: State
    round: int
    rounds: int | None
    players: Annotated[int, Field(description="How many take part.")]
    places: int
    begins: float | None
    mine: Annotated[bool, Field(description="Does the asking player take part?")]
    winners: Annotated[list[str], Field(description="Who has the first place, once it is over.")]


class EntrantAnswer(BaseModel):
    """Somebody who takes part."""

    number: int
    name: str
    level: Annotated[str | None, Field(description="Of a bot.")]
    since: Annotated[int, Field(description="The first round.")]
    until: Annotated[int | None, Field(description="The last round of somebody who has withdrawn.")]


class StandingAnswer(BaseModel):
    """A line of the standings. See docs/tournaments.md."""

    place: int
    number: int
    points: float
    opposition: Annotated[float, Field(description="Breaks ties on points.")]
    difference: Annotated[float, Field(description="Decides after that.")]
    wins: int
    played: int
    round: Annotated[int, Field(description="The last round of a player in a knock-out; 0 elsewhere.")]


class OutcomeAnswer(BaseModel):
    """What a game brought to one player."""

    score: float
    won: bool
    lost: Annotated[bool, Field(description="Has the player left, or run out of time?")]


class MeetingAnswer(BaseModel):
    """A table of a round, or a bye."""

    round: int
    table: Annotated[str | None, Field(description="Null for a bye, and once the game is deleted.")]
    players: Annotated[
        list[int],
        Field(description="The numbers by seat. One has a bye; none where both sides of a tree have withdrawn."),
    ]
    result: list[OutcomeAnswer] | None


class TournamentAnswer(BaseModel):
    """A tournament."""

    id: str
    name: str
    organiser: Annotated[str | None, Field(description="The name; null once the profile is deleted.")]
    game: GameId
    options: dict[str, Any]
    format: Format
    size: int
    rounds: int | None
    days: int | None
    clock: Clock
    places: int
    state: State
    round: Annotated[int, Field(description="The last round that has begun.")]
    begins: float | None
    next_round: Annotated[float | None, Field(description="When the next round of a league begins.")]
    mine: Annotated[bool, Field(description="Is the asking player its organiser?")]
    number: Annotated[int | None, Field(description="The asking player's, while they take part.")]
    can_join: Annotated[bool, Field(description="Can the asking player, if they have a profile?")]
    table: Annotated[str | None, Field(description="Where the asking player plays now.")]
    players: list[EntrantAnswer]
    standings: list[StandingAnswer]
    meetings: list[MeetingAnswer]
