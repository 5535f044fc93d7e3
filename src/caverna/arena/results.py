"""What the games of a contest show: points, victories with their uncertainty, ratings."""

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
"""Standard deviations around the middle of a normal distribution that hold 95 % of it."""
ELO: Final = 400 / math.log(10)
"""Points of rating for each unit of strength: with 400 more one wins ten times as often as one loses."""
MIDDLE: Final = 1500
"""The mean of all ratings."""
DRAWN: Final = 1
"""Games that any two bots are taken to have drawn beside those they played: who always won has a finite rating."""


@dataclass(frozen=True)
class Standing:
    """The games of one bot, all together or those of one pairing."""

    name: str
    games: int
    wins: int
    """Alone."""
    ties: int
    """Victories that were shared."""
    win_rate: float
    """Wins, and of shared victories the share, for each game."""
    win_rate_low: float
    win_rate_high: float
    """The 95 % interval after Wilson."""
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
    """The games that were played: all, or what there is of them after an interruption."""
    standings: list[Standing]
    scores: list[list[float]]
    """For each bot its points, game by game."""

    @property
    def mirror(self) -> bool:
        """Whether this is a bot against itself."""
        return len(self.bots) > 1 and len(set(self.bots)) == 1


class Results:
    """All games of a contest that were played."""

    def __init__(self, contest: Contest, games: int, outcomes: Sequence[Outcome]) -> None:
        self.contest = contest
        self.games = games
        """How many were to be played of each pairing."""
        self.outcomes = sorted(outcomes, key=lambda outcome: outcome.job)

    @property
    def complete(self) -> bool:
        return len(self.outcomes) == self.games * len(self.contest.pairings)

    @cached_property
    def bots(self) -> list[Standing]:
        """Each bot with all its games but those against itself, which are won and lost alike."""
        return [standing(name, self.seats(bot), self.solo) for bot, name in enumerate(self.contest.names)]

    @cached_property
    def pairings(self) -> list[Pairing]:
        return [self.pairing(number) for number in range(len(self.contest.pairings))]

    @property
    def solo(self) -> bool:
        return self.contest.players == 1

    def seats(self, bot: int) -> list[tuple[int, Outcome]]:
        """All games of a bot against others, with its place in their lists."""
        found = []
        for outcome in self.outcomes:
            pairing = self.contest.pairings[outcome.pairing]
            if pairing.count(bot) == 1:
                found.append((pairing.index(bot), outcome))
        return found

    def scores(self, bot: int) -> list[float]:
        """The points of a bot in all these games."""
        return [outcome.scores[place] for place, outcome in self.seats(bot)]

    def pairing(self, number: int) -> Pairing:
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
        """For two players: a figure of each bot (row) against each bot (column); None for those that did not meet."""
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
        """The strength of each bot after Bradley and Terry, on the scale of Elo; None where there is no opponent.

        It is fitted to all games at once by choix: unlike Elo or Glicko as they are kept for people, it takes no order
        of games for a history. A game of more than two players counts as one of each two of them.
        """
        count = len(self.contest.names)
        if self.solo or count < 2 or not self.outcomes:
            return [None] * count
        import choix
        import numpy as np

        won = np.full((count, count), DRAWN / 2)
        np.fill_diagonal(won, 0)
        for outcome in self.outcomes:
            for (a, first), (b, second) in combinations(enumerate(self.contest.pairings[outcome.pairing]), 2):
                if first != second:
                    share = compared(outcome, a, b)
                    won[first, second] += share
                    won[second, first] += 1 - share
        strengths = choix.ilsr_pairwise_dense(won, max_iter=1000)
        return [round(MIDDLE + ELO * float(strength - strengths.mean()), 1) for strength in strengths]

    # plain data

    def to_dict(self) -> dict[str, Any]:
        """All of it as plain data, as `--out` writes it."""
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
        """The same as JSON, with lists of numbers in a line."""
        text = json.dumps(self.to_dict(), indent=2, ensure_ascii=False)
        return re.sub(r"\[([\s\d.,e-]*)\]", lambda found: f"[{' '.join(found[1].split())}]", text) + "\n"


def standing(name: str, seats: Sequence[tuple[int, Outcome]], solo: bool) -> Standing:
    """The figures of a bot from its games, each with the bot's place in its lists."""
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
    return amount / of if of else 0.0


def wilson(won: float, games: int) -> tuple[float, float]:
    """Between what the share of games that one wins in the long run is likely to be, by what one has won of some."""
    if not games:
        return 0.0, 1.0
    rate, square = won / games, CERTAIN**2
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = CERTAIN / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return max(0.0, middle - spread), min(1.0, middle + spread)


def compared(outcome: Outcome, a: int, b: int) -> float:
    """What the first of two bots has of a victory over the second: by who won, else by points."""
    first, second = (outcome.shares[a], outcome.shares[b])
    if first == second == 0:
        first, second = outcome.scores[a], outcome.scores[b]
    return 0.5 if first == second else float(first > second)
