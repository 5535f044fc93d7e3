"""The rounds of a tournament of any format."""

from __future__ import annotations

from math import ceil, log
from typing import Final

from .field import Field, Meeting, Players
from .knock_out import knock_out_round
from .round_robin import round_robin_round
from .swiss import swiss_round

FEWEST: Final = 2
"""The fewest players of a tournament."""
MOST: Final = 99
"""The most rounds of a Swiss tournament."""


def next_round(field: Field) -> list[Players] | None:
    """The tables and byes of the next round; None if the tournament is over.

    Where the next round depends on the results of the last one, that must be finished.

    Args:
        field: The tournament so far.
    """
    if field.format == "swiss":
        return swiss_round(field, planned_rounds(field))
    return knock_out_round(field) if field.format == "knock-out" else round_robin_round(field)


def planned_rounds(field: Field) -> int:
    """How many rounds there will be if nobody else joins or withdraws.

    Args:
        field: The tournament so far.
    """
    if field.format != "swiss":
        return last_round(field)
    players = len(field.playing(field.round + 1))
    if players < FEWEST:
        return field.round
    usual = ceil(log(players, field.size)) + (field.size > 2)
    most = players - 1 + players % 2 if field.size == 2 else MOST
    return min(field.rounds or usual, max(most, field.round))


def last_round(field: Field) -> int:
    """The number of the last round, found by playing on. It does not depend on who wins."""
    while (tables := next_round(field)) is not None:
        number = field.round + 1
        field = field._replace(meetings=(*field.meetings, *(Meeting(number, players) for players in tables)))
    return field.round
