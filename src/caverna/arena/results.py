"""The results of a contest: points, win rates with their uncertainty, and ratings."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations
from statistics import fmean, stdev
from typing import Any, Final

import caverna
from caverna.games import new_game

from .contest import Contest, Outcome

CERTAIN: Final = 1.959964
"""The quantile of the normal distribution for a 95 % interval."""
ELO: Final = 400 / math.log(10)
"""Rating points per unit of strength: with 400 more, a bot wins ten times as often as it loses."""
MIDDLE: Final = 1500
"""The mean of all ratings."""
DRAWN: Final = 1
"""Draws added between any two bots, so that one that always wins still has a finite rating."""


@dataclass(frozen=True)
class Standing:
    """The figures of one bot over all its games, or over those of one pairing."""

    name: str
    games: int
    wins: int
    """Not shared."""
    ties: int
    """Shared victories."""
    win_rate: float
    """Wins per game; a shared victory counts as the share."""
    win_rate_low: float
    win_rate_high: float
    """The bounds of the 95 % Wilson interval."""
    mean_score: float
    sd_score: float
    best: float
    worst: float
    goal_rate: float | None
    """How often the goal of a solo game was met."""
    decisions_per_game: float
    seconds_per_game: float
    seconds_per_decision: float


@dataclass(frozen=True)
class Pairing:
    """The games of one pairing. Lists are in the order of its bots."""

    bots: tuple[str, ...]
    numbers: list[int]
    """The numbers of the games that were played: some may be missing after an interruption."""
    standings: list[Standing]
    scores: list[list[float]]
    """The points of each bot, game by game."""

    @property
    def mirror(self) -> bool:
        """Is this a bot against itself?"""
        return len(self.bots) > 1 and len(set(self.bots)) == 1


class Results:
    """The results of a contest.

    Args:
        contest: The contest.
        games: How many games each pairing was to play.
        outcomes: The games that were played.
    """

    def __init__(self, contest: Contest, games: int, outcomes: Sequence[Outcome]) -> None:
        self.contest = contest
        self.games = games
        """How many each pairing was to play."""
        self.outcomes = sorted(outcomes, key=lambda outcome: outcome.job)

    @property
    def complete(self) -> bool:
        """Were all games played?"""
        return len(self.outcomes) == self.games * len(self.contest.pairings)

    @cached_property
    def bots(self) -> list[Standing]:
        """The figures of each bot. Games against itself do not count: it wins as many as it loses."""
        return [standing(name, self.seats(bot), self.solo) for bot, name in enumerate(self.contest.names)]

    @cached_property
    def pairings(self) -> list[Pairing]:
        """The games of each pairing."""
        return [self.pairing(number) for number in range(len(self.contest.pairings))]

    @property
    def solo(self) -> bool:
        """Are these solo games?"""
        return self.contest.players == 1

    def seats(self, bot: int) -> list[tuple[int, Outcome]]:
        """All games of a bot against others, each with its place in the lists of the outcome."""
        found = []
        for outcome in self.outcomes:
            pairing = self.contest.pairings[outcome.pairing]
            if pairing.count(bot) == 1:
                found.append((pairing.index(bot), outcome))
        return found

    def scores(self, bot: int) -> list[float]:
        """The points of a bot in all its games against others.

        Args:
            bot: Its number in the contest.
        """
        return [outcome.scores[place] for place, outcome in self.seats(bot)]

    def pairing(self, number: int) -> Pairing:
        """The games of one pairing, by its number."""
        outcomes = [outcome for outcome in self.outcomes if outcome.pairing == number]
        names = tuple(self.contest.names[bot] for bot in self.contest.pairings[number])
        places = range(len(names))
        return Pairing(
            bots=names,
            numbers=[outcome.number for outcome in outcomes],
            standings=[
                standing(names[place], [(place, outcome) for outcome in outcomes], self.solo) for place in places
            ],
            scores=[[outcome.scores[place] for outcome in outcomes] for place in places],
        )

    def matrix(self, field: str = "mean_score") -> list[list[float | None]]:
        """For two players: a figure of each bot (row) against each bot (column), or None where they did not meet.

        Args:
            field: A figure of `Standing`.
        """
        names = self.contest.names
        table: list[list[float | None]] = [[None] * len(names) for _ in names]
        for pairing, (row, column) in zip(self.pairings, self.contest.pairings, strict=True):
            first, second = (getattr(standing, field) for standing in pairing.standings)
            if pairing.mirror:
                table[row][row] = (first + second) / 2
            else:
                table[row][column], table[column][row] = first, second
        return table

    @cached_property
    def ratings(self) -> list[float | None]:
        """The Bradley–Terry strength of each bot on the scale of Elo; None in solo games.

        It is fitted to all games at once, so their order does not matter, unlike in the Elo and Glicko ratings of
        people. A game of more than two players counts as one between any two of them.
        """
        count = len(self.contest.names)
        if self.solo or count < 2 or not self.outcomes:
            return [None] * count
        import numpy as np

        from .ratings import strengths

        won = np.full((count, count), DRAWN / 2)
        np.fill_diagonal(won, 0)
        for outcome in self.outcomes:
            for (a, first), (b, second) in combinations(enumerate(self.contest.pairings[outcome.pairing]), 2):
                if first != second:
                    share = compared(outcome, a, b)
                    won[first, second] += share
                    won[second, first] += 1 - share
        return [round(MIDDLE + ELO * float(strength), 1) for strength in strengths(won)]

    # plain data

    def to_dict(self) -> dict[str, Any]:
        """The results as plain data, as `--out` writes them."""
        contest = self.contest
        return {
            "game": contest.game,
            "options": contest.options,
            "seed": contest.seed,
            "games_per_pairing": self.games,
            "complete": self.complete,
            "version": caverna.__version__,
            "rules_version": new_game(contest.game).rules_version,
            "compiled": caverna.compiled(),
            "bots": [
                {**asdict(standing), "line": line, "rating": rating}
                for standing, line, rating in zip(self.bots, contest.lines, self.ratings, strict=True)
            ],
            "pairings": [asdict(pairing) for pairing in self.pairings],
        }

    def dumps(self) -> str:
        """The results as JSON, with each list of numbers on one line."""
        text = json.dumps(self.to_dict(), indent=2, ensure_ascii=False)
        return re.sub(r"\[([\s\d.,e-]*)\]", lambda found: f"[{' '.join(found[1].split())}]", text) + "\n"


def standing(name: str, seats: Sequence[tuple[int, Outcome]], solo: bool) -> Standing:
    """The figures of a bot from its games, each with the bot's place in the lists of the outcome."""
    games = len(seats)
    shares = [outcome.shares[place] for place, outcome in seats]
    scores = [outcome.scores[place] for place, outcome in seats]
    decisions = sum(outcome.decisions[place] for place, outcome in seats)
    seconds = sum(outcome.seconds[place] for place, outcome in seats)
    low, high = wilson(sum(shares), games)
    return Standing(
        name=name,
        games=games,
        wins=shares.count(1),
        ties=sum(0 < share < 1 for share in shares),
        win_rate=ratio(sum(shares), games),
        win_rate_low=low,
        win_rate_high=high,
        mean_score=fmean(scores) if scores else 0.0,
        sd_score=stdev(scores) if games > 1 else 0.0,
        best=max(scores, default=0),
        worst=min(scores, default=0),
        goal_rate=ratio(sum(outcome.goal for _, outcome in seats), games) if solo else None,
        decisions_per_game=ratio(decisions, games),
        seconds_per_game=ratio(seconds, games),
        seconds_per_decision=ratio(seconds, decisions),
    )


def ratio(amount: float, of: float) -> float:
    """A quotient, or 0 if there is nothing to divide by."""
    return amount / of if of else 0.0


def wilson(won: float, games: int) -> tuple[float, float]:
    """The Wilson interval of a win rate."""
    if not games:
        return 0.0, 1.0
    rate, square = won / games, CERTAIN**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = CERTAIN / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, middle - spread), min(1.0, middle + spread)


def compared(outcome: Outcome, a: int, b: int) -> float:
    """The result of the first of two bots against the second, from 0 to 1: by victory, else by points."""
    first, second = (outcome.shares[a], outcome.shares[b])
    if first == second == 0:
        first, second = outcome.scores[a], outcome.scores[b]
    return 0.5 if first == second else float(first > second)
