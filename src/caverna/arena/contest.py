"""A contest: who meets whom, in which seats and with which deal, and how one game of it is played."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, cycle, islice
from time import perf_counter
from typing import Any, NamedTuple, Self

from caverna.bots import Bot, bot_seed, make_bot, specification
from caverna.datasets.games import PlayedGame
from caverna.game import OVER, CavernaError, InvalidOption
from caverna.games import goals, new_game
from caverna.record import Match


class BotError(CavernaError):
    """A bot crashed or chose an illegal action. The message names the bot and a call that reproduces the game."""


class Job(NamedTuple):
    """One game to play."""

    pairing: int
    number: int
    """Of the game within its pairing, from 0."""


class Outcome(NamedTuple):
    """The outcome of one game. Lists are in the order of the pairing's bots, not of their seats."""

    pairing: int
    number: int
    scores: list[float]
    shares: list[float]
    """Of the victory: 1 for a single winner, 1/n for each of n winners."""
    goal: bool
    """Whether a solo player met the goal of the rules."""
    decisions: list[int]
    """How often each bot was asked. It is not asked where only one action is legal."""
    seconds: list[float]
    """How long each bot thought in total."""
    actions: list[int] = []  # noqa: RUF012  # a tuple's default, which nobody changes
    """Everything played, including chance; empty unless the contest keeps its games."""

    @property
    def job(self) -> Job:
        """The game that was played."""
        return Job(self.pairing, self.number)


@dataclass(frozen=True)
class Contest:
    """Everything that determines the games of a contest. It is plain data, since it is sent to workers."""

    game: str
    options: dict[str, Any]
    """Of the game, including players and defaults."""
    seed: str
    lines: tuple[str, ...]
    """The bots, as specifications for `make_bot`."""
    names: tuple[str, ...]
    """Unique names of the bots: a specification that occurs twice gets a number, as in "greedy #2"."""
    pairings: tuple[tuple[int, ...], ...]
    """For each pairing the numbers of its bots."""
    keep: bool = False
    """Whether outcomes have the actions of their games."""

    @classmethod
    def of(
        cls, game: str, bots: Sequence[str | type], *, seed: int | str = 1, mirror: bool = False, keep: bool = False,
        **options: Any,
    ) -> Self:  # fmt: skip
        """A contest between some bots.

        Args:
            game: The name of the game.
            bots: Their specifications or classes. If there are fewer than players, they are repeated from the first.
            seed: The seed of all deals and bots.
            mirror: Whether each bot also plays against itself.
            keep: Whether to keep whole games, for `played_game`.
            options: The options of the game.

        Raises:
            InvalidOption: If there is no such game, option or bot.
        """
        start = new_game(game, **options)
        if not bots:
            raise InvalidOption("name at least one bot")
        given = [specification(bot) for bot in bots]
        for line in given:
            make_bot(line)
        lines = filled(given, start.num_players)
        pairings = meetings(len(lines), start.num_players, mirror)
        return cls(game, start.options, str(seed), lines, told_apart(lines), pairings, keep)

    @property
    def players(self) -> int:
        """How many players a game has."""
        return int(self.options["players"])

    def jobs(self, games: int) -> Iterator[Job]:
        """The games to play, one of each pairing in turn, so that an interrupted contest is balanced.

        Args:
            games: How many each pairing plays.
        """
        for number in range(games):
            for pairing in range(len(self.pairings)):
                yield Job(pairing, number)

    def described(self, job: Job) -> str:
        """A job for messages, as in "game 3 of greedy – random"."""
        return f"game {job.number} of {' – '.join(self.names[bot] for bot in self.pairings[job.pairing])}"

    def seating(self, job: Job) -> list[int]:
        """For each seat of a job, which of the pairing's bots has it. They rotate by one seat from game to game."""
        return [(seat + job.number) % self.players for seat in range(self.players)]

    def deal(self, job: Job) -> int:
        """The number of a job's deal. All seatings of a pairing play the same deal, so that luck evens out.

        A bot against itself gets a new deal in each game: its seatings are all the same, and it could repeat a game.
        """
        lines = {self.lines[bot] for bot in self.pairings[job.pairing]}
        return job.number if len(lines) == 1 else job.number // self.players

    def bot_seed(self, job: Job, seat: int) -> int:
        """The seed of a bot: a different one for each job and seat, independent of the deal."""
        return bot_seed(f"{self.seed}/{job.number}", seat)

    def play(self, job: Job) -> Outcome:
        """Play one game. It depends only on the contest and the job, provided that the bots do.

        Raises:
            BotError: If a bot fails.
        """
        seating, lines = self.seating(job), self.seated(job)
        bots = [make_bot(line, self.bot_seed(job, seat)) for seat, line in enumerate(lines)]
        match = Match(self.game, seed=f"{self.seed}/{self.deal(job)}", **self.options)
        try:
            decisions, seconds = play_out(match, bots)
        except Exception as error:
            raise self.failure(job, lines, match, error) from error
        found = outcome(job, match, seating, decisions, seconds)
        return found._replace(actions=match.actions) if self.keep else found

    def seated(self, job: Job) -> list[str]:
        """The specifications of a job's bots by seat."""
        return [self.lines[self.pairings[job.pairing][place]] for place in self.seating(job)]

    def played_game(self, outcome: Outcome) -> PlayedGame:
        """The whole game of an outcome, as `caverna.datasets` keeps it.

        Args:
            outcome: An outcome of a contest that keeps its games.
        """
        game = new_game(self.game, **self.options)
        for action in outcome.actions:
            game.apply(action)
        return PlayedGame.ended(game, outcome.actions, self.seated(outcome.job), f"{self.seed}/{outcome.number}")

    def failure(self, job: Job, lines: list[str], match: Match, error: Exception) -> BotError:
        """The error for a bot that failed in a match of a job, with the specifications (`lines`) to reproduce it."""
        seat = match.game.turn
        who = "the game" if seat < 0 else f"bot {lines[seat]!r} (seed {self.bot_seed(job, seat)}) in seat {seat + 1}"
        what = "made an error" if isinstance(error, CavernaError) else f"crashed with {type(error).__name__}"
        pairing = [self.lines[bot] for bot in self.pairings[job.pairing]]
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        again = f"caverna.arena.play({self.game!r}, {pairing!r}, number={job.number}, seed={self.seed!r}{options})"
        where = f"after {len(match.actions)} actions of {self.described(job)}"
        failure = BotError(f"{who} {what} {where}: {error}; reproduce it with {again}")
        failure.add_note("".join(traceback.format_exception(error)))
        return failure


def play(game: str, bots: Sequence[str | type], *, number: int = 0, seed: int | str = 1, **options: Any) -> Outcome:
    """Play a single game of a contest.

    Args:
        game: The name of the game.
        bots: As many specifications or classes as there are players, in the order of the pairing.
        number: The number of the game, from 0: it determines the deal and the seats.
        seed: The seed of the contest.
        options: The options of the game.

    Raises:
        BotError: If a bot fails.
        InvalidOption: If there is no such game, option or bot.
    """
    contest = Contest.of(game, bots, seed=seed, **options)
    if len(contest.pairings) != 1:
        raise InvalidOption(f"a game of {contest.players} cannot have {len(bots)} bots")
    return contest.play(Job(0, number))


def play_out(match: Match, bots: Sequence[Bot]) -> tuple[list[int], list[float]]:
    """Let bots play a match to its end; returns how often each was asked, and how long it thought.

    Args:
        match: The match, at any point.
        bots: One for each seat. They get copies of the game, and are not asked where only one action is legal.
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
    """The outcome of a match that has ended."""
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
    """At least as many bots as seats: if there are fewer, they are repeated from the first."""
    return tuple(islice(cycle(lines), max(len(lines), seats)))


def told_apart(lines: Sequence[str]) -> tuple[str, ...]:
    """A unique name for each bot: a specification that occurred before gets a number."""
    counts = [lines[: place + 1].count(line) for place, line in enumerate(lines)]
    return tuple(line if count == 1 else f"{line} #{count}" for line, count in zip(lines, counts, strict=True))


def meetings(bots: int, players: int, mirror: bool) -> tuple[tuple[int, ...], ...]:
    """Every combination of as many bots as there are players, and perhaps each bot against itself."""
    if mirror and players == 1:
        raise InvalidOption("mirror: a solo game has no opponent")
    itself = [(bot,) * players for bot in range(bots)] if mirror else []
    return (*combinations(range(bots), players), *itself)
