"""The messages about finding people, ratings and leaderboards, for validation and for OpenAPI."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from ..clock import Clock
from ..messages import NO_NUL, GameId, LobbySeat, Message, Name, PublicAvatar, Rating
from .messages import ShortToken

Players = Literal["two", "more"]
"""How many play: two or more."""
TableName = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,16}$")]


class Person(BaseModel):
    """Somebody with a profile, as others see it."""

    id: str
    name: str
    avatar: str


class Opponent(Person):
    """Somebody whom the player has met."""

    tables: Annotated[int, Field(description="At how many tables they have met.")]
    met: Annotated[float, Field(description="When they last met.")]
    blocked: Annotated[bool, Field(description="Has the player blocked them?")]


class BlockRequest(Message):
    """Somebody to be blocked: a person, or whoever sits in a seat of a table where the player sits too."""

    person: Annotated[str | None, Field(min_length=1, max_length=16, pattern=NO_NUL)] = None
    table: TableName | None = None
    seat: Annotated[int | None, Field(ge=0, le=6)] = None


class InviteRequest(Message):
    """Somebody to be invited."""

    name: Annotated[Name, Field(description="The name of a profile.")]


class Invited(Person):
    """Somebody who was invited to a table."""

    declined: bool


class Invitation(BaseModel):
    """An invitation to a table. Its options are not validated: it may be older than an option."""

    table_id: str
    game: GameId
    options: dict[str, Any]
    clock: Clock | None
    rated: bool
    by: Person
    at: float
    seats: list[LobbySeat]


class PlayNowRequest(Message):
    """Somebody who wants to play with people at once."""

    name: Name
    game: GameId
    players: Annotated[int, Field(ge=2, le=7)] = 2
    rated: bool = False
    clock: Clock | None = None
    mine: Annotated[
        list[TableName], Field(max_length=60, default_factory=list, description="Tables where the player has a seat.")
    ]


class RematchRequest(Message):
    """Somebody who wants to play again with the same people."""

    name: Name
    token: Annotated[ShortToken, Field(description="The secret token for the new seat.")]


class Seated(BaseModel):
    """Where the player has got a seat."""

    id: str
    seat: int
    opened: Annotated[bool, Field(description="Was the table opened now?")]


class SeatRating(BaseModel):
    """How a seat of a table is rated, and what a rated game has changed."""

    seat: int
    rating: Annotated[Rating | None, Field(description="Now; null for guests and for players without rated games.")]
    before: Rating | None
    after: Rating | None
    place: Annotated[int | None, Field(description="In the rated game, from 1.")]
    left: Annotated[bool, Field(description="Has the player left the rated game, or run out of time?")]


class TableRatings(BaseModel):
    """The ratings at a table."""

    rated: bool
    seats: list[SeatRating]


class RatingPoint(Rating):
    """A rating after a rated game."""

    table_id: str
    at: float
    place: int
    left: bool


class MyRating(BaseModel):
    """A rating of the player."""

    game: GameId
    field: Players
    games: int
    rating: Rating
    history: Annotated[list[RatingPoint], Field(description="The newest games, the oldest of them first.")]


class RatedPerson(BaseModel):
    """A line of the list of ratings."""

    place: int
    name: str
    avatar: str
    games: int
    rating: Rating
    mine: bool


class RatedBot(BaseModel):
    """A level of bots with its rating from the arena."""

    level: str
    rating: Rating


class RatingsAnswer(BaseModel):
    """The highest ratings, of people whose rating is certain enough, and those of bots."""

    game: GameId
    field: Players
    rows: list[RatedPerson]
    bots: list[RatedBot]


class LeaderboardSetup(BaseModel):
    """A set-up with a leaderboard."""

    setup: str
    options: dict[str, Any]


class LeaderboardRow(BaseModel):
    """A line of a leaderboard."""

    place: int
    name: str
    avatar: PublicAvatar
    score: float
    at: float
    table: Annotated[str, Field(description="For the replay.")]
    mine: bool


class Leaderboard(BaseModel):
    """A leaderboard, and which others there are."""

    game: GameId
    setup: str | None
    month: Annotated[str | None, Field(description="Such as 2026-11; null for all time.")]
    setups: list[LeaderboardSetup]
    months: Annotated[list[str], Field(description="Months with games, the newest first.")]
    rows: list[LeaderboardRow]
