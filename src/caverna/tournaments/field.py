"""A tournament as far as it has been played."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import Final, NamedTuple

FORMATS: Final = ("round-robin", "swiss", "knock-out", "league")

Pair = frozenset[int]
Players = tuple[int, ...]
"""The numbers of the players at a table, in the order of their seats. The first one starts. One player has a bye."""


class Outcome(NamedTuple):
    """What a game brought to one player."""

    score: float
    won: bool
    lost: bool = False
    """Has the player left, or run out of time? Then the score of the seat does not count."""


class Meeting(NamedTuple):
    """A table of a round, or a bye."""

    round: int
    players: Players
    outcomes: tuple[Outcome, ...] | None = None
    """By seat, once the game is over. Nobody wins a game that was cut short."""


class Entrant(NamedTuple):
    """A player of a tournament."""

    number: int
    since: int = 1
    """The first round."""
    until: int | None = None
    """The last round of a player who has withdrawn."""

    def plays(self, round_number: int) -> bool:
        """Does the player take part in the round with this `round_number`?"""
        return self.since <= round_number and (self.until is None or round_number <= self.until)


class Field(NamedTuple):
    """A tournament with its entrants and what they have played."""

    format: str
    size: int
    """Players at a table, at most."""
    rounds: int | None
    """Of a Swiss; None for as many as it needs."""
    seed: str
    """Of the lots."""
    entrants: tuple[Entrant, ...]
    meetings: tuple[Meeting, ...] = ()
    """Round after round, and within a round in the order of the tables."""

    @property
    def round(self) -> int:
        """The last round that has begun."""
        return max((meeting.round for meeting in self.meetings), default=0)

    def playing(self, round_number: int) -> list[int]:
        """Who takes part in the round with this `round_number`, in the order of the lots."""
        found = {entrant.number for entrant in self.entrants if entrant.plays(round_number)}
        return [number for number in self.lots() if number in found]

    def lots(self) -> list[int]:
        """All entrants in the order of the lots. Latecomers are behind those who came in time."""
        drawn = sorted(entrant.number for entrant in self.entrants if entrant.since == 1)
        random.Random(self.seed).shuffle(drawn)
        return drawn + sorted(entrant.number for entrant in self.entrants if entrant.since > 1)

    def of_round(self, round_number: int) -> list[Meeting]:
        """The tables and byes of the round with this `round_number`."""
        return [meeting for meeting in self.meetings if meeting.round == round_number]


def met(meetings: Iterable[Meeting]) -> Counter[Pair]:
    """How often players have met."""
    return Counter(frozenset(pair) for meeting in meetings for pair in combinations(meeting.players, 2))


def byes(meetings: Iterable[Meeting]) -> Counter[int]:
    """How often each player had a bye."""
    return Counter(meeting.players[0] for meeting in meetings if len(meeting.players) == 1)


def seats_taken(meetings: Iterable[Meeting]) -> Counter[tuple[int, int]]:
    """How often each player had each seat."""
    return Counter(
        (player, seat)
        for meeting in meetings
        if len(meeting.players) > 1
        for seat, player in enumerate(meeting.players)
    )
