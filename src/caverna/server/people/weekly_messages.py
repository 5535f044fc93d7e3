"""The messages about the position of the week, for validation and for OpenAPI."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from ..messages import GameId
from .messages import DailyGame, DailyRow, Promise


class WeeklyAnswer(BaseModel):
    """A week with a position of each game. The score is the lead over the bot: it is won if that is above 0."""

    week: str
    current: Annotated[str, Field(description="This week.")]
    ends: Annotated[float, Field(description="Its positions can be begun until then.")]
    closes: Annotated[float, Field(description="They must be finished by then; then the seeds are published.")]
    level: Annotated[str, Field(description="The level of the bot to be beaten.")]
    games: list[DailyGame]
    next: Annotated[list[Promise], Field(description="The commitments for the next week.")]


class WeeklyBoard(BaseModel):
    """The results of a position, the best first."""

    week: str
    game: GameId
    finished: int
    rows: Annotated[
        list[DailyRow], Field(description="For players who have finished; for everybody once the week is closed.")
    ]
