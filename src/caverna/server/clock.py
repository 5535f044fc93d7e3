"""Clocks: how much time each player has.

A bank is a supply of seconds for the whole game, with an increment each turn. Days are granted again for each turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

DAY: Final = 86_400.0


class Clock(BaseModel):
    """A time limit for each player, and what happens when a player runs out of time."""

    model_config = ConfigDict(extra="forbid", strict=True)

    kind: Annotated[
        Literal["bank", "days"], Field(description="A bank of seconds for the whole game, or days for each turn.")
    ]
    time: Annotated[int, Field(ge=1, le=36_000, description="The number of seconds in the bank, or of days per turn.")]
    more: Annotated[int, Field(ge=0, le=3600, description="Seconds added to the bank each turn.")] = 0
    then: Annotated[
        Literal["bot", "end"],
        Field(description="When time runs out, a bot takes the seat, or the game ends without a result."),
    ] = "bot"

    def initial(self) -> float:
        """Seconds a seat has at the start of the game."""
        return self.time * (1.0 if self.kind == "bank" else DAY)

    def at_start_of_turn(self, bank: float) -> float:
        """Seconds a seat has when its turn begins, given what was in its bank."""
        return bank + self.more if self.kind == "bank" else self.initial()

    def without_increment(self, bank: float) -> float:
        """Seconds a seat has left when the player before it takes back the turn that began this one."""
        return max(0.0, bank - self.more) if self.kind == "bank" else self.without_vacation(bank)

    def without_vacation(self, bank: float) -> float:
        """Seconds a seat has left, without what a vacation has added to a clock that counts days."""
        return bank if self.kind == "bank" else min(bank, self.initial())

    def deadline(self, since: float, left: float, away: tuple[float, float] | None) -> float:
        """When a turn that began with so many seconds is over.

        A clock that counts days stops while its player is `away`.
        """
        end = since + left
        if self.kind == "days" and away is not None:
            begins, ends = max(away[0], since), away[1]
            if begins < end and begins < ends:
                return end + ends - begins
        return end


def clock_of(row: Mapping[str, Any]) -> Clock | None:
    """The clock of a row of `tables`; None without a time limit."""
    return None if row["clock"] is None else Clock.model_validate(row["clock"])
