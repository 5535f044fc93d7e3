"""Time limits: how long a seat may take, and how much of that it has used.

A bank is a supply of seconds for the whole game, with some more as every turn comes; days are for each turn anew.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

DAY: Final = 86_400.0


class Clock(BaseModel):
    """A time limit for each player, and what happens when somebody's time has run out."""

    model_config = ConfigDict(extra="forbid", strict=True)

    kind: Annotated[Literal["bank", "days"], Field(description="Seconds for the whole game, or days for each turn.")]
    time: Annotated[int, Field(ge=1, le=36_000, description="So many seconds, or so many days.")]
    more: Annotated[int, Field(ge=0, le=3600, description="Seconds that a bank gains with every turn.")] = 0
    then: Annotated[
        Literal["bot", "end"],
        Field(description="What then: a bot takes the seat, or the game ends without a result."),
    ] = "bot"

    def first(self) -> float:
        """What a seat has at the beginning."""
        return self.time * (1.0 if self.kind == "bank" else DAY)

    def with_turn(self, bank: float) -> float:
        """What a seat has when its turn comes."""
        return bank + self.more if self.kind == "bank" else self.first()

    def without_turn(self, bank: float) -> float:
        """What it has when the player before takes that turn back."""
        return max(0.0, bank - self.more) if self.kind == "bank" else bank


def clock_of(row: Any) -> Clock | None:
    """The time limit of a table; None if nobody is in a hurry."""
    return None if row["clock"] is None else Clock.model_validate(row["clock"])
