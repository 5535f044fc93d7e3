"""The messages about people, for validation and for OpenAPI."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from ..messages import GameId, Message, Name


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
    """A line of the board of a day."""

    place: int
    name: str
    score: float
    mine: bool
    at: float
    table: Annotated[str | None, Field(description="For the replay: for players who have finished, and after the day.")]


class DailyBoard(BaseModel):
    """The results of a game of the day, the best first."""

    day: str
    game: GameId
    finished: int
    sheet: Annotated[
        dict[str, float] | None, Field(description="The asking player's points by category, if they have finished.")
    ]
    rows: list[DailyRow]
