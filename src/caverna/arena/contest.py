"""A contest: who meets whom, in which seats, with which deal, and how one game of it goes."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, cycle, islice
from time import perf_counter
from typing import Any, NamedTuple, Self

from caverna.bots import Bot, bot_seed, make_bot
from caverna.game import OVER, CavernaError, InvalidOption
from caverna.games import goals, new_game
from caverna.record import Match


class BotError(CavernaError):
    """A bot crashed, or chose what is not legal. The message says which bot, and how to see it again."""


class Job(NamedTuple):
    """One game to play."""

    pairing: int
    number: int
    """Games of a pairing are numbered from 0."""


class Outcome(NamedTuple):
    """One game that was played. Lists are in the order of the pairing's bots, whatever their seats were."""

    pairing: int
    number: int
    scores: list[float]
    shares: list[float]
    """Of the victory: 1 for the winner, 1/n for each of n winners."""
    goal: bool
    """Whether a solo player met the goal of the rulebook."""
    decisions: list[int]
    """How often each bot was asked; what has a single answer is not asked."""
    seconds: list[float]
    """How long each bot thought."""

    @property
    def job(self) -> Job:
        return Job(self.pairing, self.number)


@dataclass(frozen=True)
class Contest:
    """Everything that decides how its games go. It travels to workers, so it is plain data."""

    game: str
    options: dict[str, Any]
    """Of the game, players and defaults included."""
    seed: str
    lines: tuple[str, ...]
    """The bots, as make_bot reads them."""
    names: tuple[str, ...]
    """The same, told apart if a line is there twice: "greedy", "greedy #2"."""
    pairings: tuple[tuple[int, ...], ...]
    """Who meets: for each pairing the numbers of its bots."""

    @classmethod
    def of(cls, game: str, bots: Sequence[str], *, seed: int | str = 1, mirror: bool = False, **options: Any) -> Self:
        """The contest of some bots; `InvalidOption` if there is no such game, option or bot."""
        start = new_game(game, **options)
        if not bots:
            raise InvalidOption("name at least one bot")
        for line in bots:
            make_bot(line)
        lines = filled(bots, start.num_players)
        pairings = meetings(len(lines), start.num_players, mirror)
        return cls(game, start.options, str(seed), lines, told_apart(lines), pairings)

    @property
    def players(self) -> int:
        return int(self.options["players"])

    def jobs(self, games: int) -> Iterator[Job]:
        """So many games of each pairing, turn by turn: what is interrupted has played about as many of each."""
        for number in range(games):
            for pairing in range(len(self.pairings)):
                yield Job(pairing, number)

    def described(self, job: Job) -> str:
        """A game in words."""
        return f"game {job.number} of {' – '.join(self.names[bot] for bot in self.pairings[job.pairing])}"

    def seating(self, job: Job) -> list[int]:
        """For each seat which of the pairing's bots sits there: they move on by one seat with each game."""
        return [(seat + job.number) % self.players for seat in range(self.players)]

    def deal(self, job: Job) -> int:
        """Which deal a game has. All seatings play the same deal, so that luck evens out.

        For a bot against itself all seatings are the same, and it could play the same game again: it has a new deal
        in each game.
        """
        lines = {self.lines[bot] for bot in self.pairings[job.pairing]}
        return job.number if len(lines) == 1 else job.number // self.players

    def bot_seed(self, job: Job, seat: int) -> int:
        """The seed of a bot: another one in each game and seat, whatever the deal."""
        return bot_seed(f"{self.seed}/{job.number}", seat)

    def play(self, job: Job) -> Outcome:
        """One game; it depends on the contest and the job alone (as long as the bots do)."""
        seating = self.seating(job)
        lines = [self.lines[self.pairings[job.pairing][place]] for place in seating]
        bots = [make_bot(line, self.bot_seed(job, seat)) for seat, line in enumerate(lines)]
        match = Match(self.game, seed=f"{self.seed}/{self.deal(job)}", **self.options)
        try:
            decisions, seconds = play_out(match, bots)
        except Exception as error:
            raise self.failure(job, lines, match, error) from error
        return outcome(job, match, seating, decisions, seconds)

    def failure(self, job: Job, lines: list[str], match: Match, error: Exception) -> BotError:
        """What went wrong, with all that is needed to see it again."""
        seat = match.game.turn
        who = "the game" if seat < 0 else f"bot {lines[seat]!r} (seed {self.bot_seed(job, seat)}) in seat {seat + 1}"
        what = "was wrong" if isinstance(error, CavernaError) else f"crashed with {type(error).__name__}"
        pairing = [self.lines[bot] for bot in self.pairings[job.pairing]]
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        again = f"caverna.arena.play({self.game!r}, {pairing!r}, number={job.number}, seed={self.seed!r}{options})"
        where = f"after {len(match.actions)} actions of {self.described(job)}"
        failure = BotError(f"{who} {what} {where}: {error}; to see it again: {again}")
        failure.add_note("".join(traceback.format_exception(error)))
        return failure


def play(game: str, bots: Sequence[str], *, number: int = 0, seed: int | str = 1, **options: Any) -> Outcome:
    """A single game of a contest, by its number: of as many bots as there are players, in the order of the pairing."""
    contest = Contest.of(game, bots, seed=seed, **options)
    if len(contest.pairings) != 1:
        raise InvalidOption(f"{len(bots)} bots for a game of {contest.players}")
    return contest.play(Job(0, number))


def play_out(match: Match, bots: Sequence[Bot]) -> tuple[list[int], list[float]]:
    """Let a bot for each seat play a match to its end; returns how often each was asked, and how long it thought.

    What has a single answer is not asked. Every bot has a copy of the game, which it may change.
    """
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    match.play_forced()
    while (seat := match.game.turn) != OVER:
        game = match.game.copy()
        began = perf_counter()
        action = bots[seat].choose(game)
        seconds[seat] += perf_counter() - began
        decisions[seat] += 1
        match.play(action)
        match.play_forced()
    return decisions, seconds


def outcome(job: Job, match: Match, seating: list[int], decisions: list[int], seconds: list[float]) -> Outcome:
    scores, winners = match.game.scores(), match.game.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(seating))]
    seats = [seating.index(place) for place in range(len(seating))]
    met = [goal.met for goal in goals(match.game)]
    return Outcome(
        *job,
        scores=[scores[seat] for seat in seats],
        shares=[shares[seat] for seat in seats],
        goal=met[:1] == [True],
        decisions=[decisions[seat] for seat in seats],
        seconds=[round(seconds[seat], 6) for seat in seats],
    )


def filled(lines: Sequence[str], seats: int) -> tuple[str, ...]:
    """At least as many bots as seats: the lines again from the first, if there are fewer."""
    return tuple(islice(cycle(lines), max(len(lines), seats)))


def told_apart(lines: Sequence[str]) -> tuple[str, ...]:
    """A name for each bot; a line that was there before gets a number."""
    counts = [lines[: place + 1].count(line) for place, line in enumerate(lines)]
    return tuple(line if count == 1 else f"{line} #{count}" for line, count in zip(lines, counts, strict=True))


def meetings(bots: int, players: int, mirror: bool) -> tuple[tuple[int, ...], ...]:
    """Every choice of so many bots, and perhaps each bot against itself."""
    if mirror and players == 1:
        raise InvalidOption("mirror: a solo game has no opponent")
    itself = [(bot,) * players for bot in range(bots)] if mirror else []
    return (*combinations(range(bots), players), *itself)
