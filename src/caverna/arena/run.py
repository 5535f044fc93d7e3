"""Playing a contest."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from contextlib import closing, suppress
from typing import Any

from .contest import Contest, Job, Outcome
from .journal import Journal
from .results import Results
from .workers import cluster, cores, processes


def run(
    game: str,
    bots: Sequence[str | type],
    *,
    games: int = 100,
    seed: int | str = 1,
    mirror: bool = False,
    workers: int | None = None,
    ray: str | None = None,
    **options: Any,
) -> Results:
    """Play a contest, for instance `run("cave-farmers", ["greedy", "random"], players=2, furnishings="full")`.

    Args:
        game: The name of the game.
        bots: Their specifications or classes, as for `caverna.bots.make_bot`.
        games: How many games each pairing plays.
        seed: The seed of all deals and bots.
        mirror: Whether each bot also plays against itself.
        workers: How many processes play; None for as many as there are cores.
        ray: The address of a Ray cluster to play on.
        options: The options of the game.

    Raises:
        BotError: If a bot fails.
        InvalidOption: If there is no such game, option or bot.
    """
    contest = Contest.of(game, bots, seed=seed, mirror=mirror, **options)
    return Results(contest, games, list(play_all(contest, games, workers=workers, ray=ray)))


def conduct(
    contest: Contest,
    games: int,
    journal: Journal,
    *,
    workers: int | None = None,
    ray: str | None = None,
    tell: Callable[[int], None],
) -> Results:
    """Play the games that a journal lacks, and record them. A keyboard interrupt ends it early.

    Args:
        contest: The contest.
        games: How many games each pairing plays.
        journal: The games of earlier runs, to which new ones are added.
        workers: How many processes play; None for as many as there are cores.
        ray: The address of a Ray cluster to play on.
        tell: Called with the number of games played so far, at the beginning and after each game.
    """
    wanted = set(contest.jobs(games))
    outcomes = [outcome for outcome in journal.outcomes if outcome.job in wanted]
    more = play_all(contest, games, workers=workers, ray=ray, played=[outcome.job for outcome in outcomes])
    with suppress(KeyboardInterrupt), journal, closing(more):
        tell(len(outcomes))
        for outcome in more:
            journal.add(outcome)
            outcomes.append(outcome)
            tell(len(outcomes))
    return Results(contest, games, outcomes)


def play_all(
    contest: Contest, games: int, *, workers: int | None, ray: str | None, played: Sequence[Job] = ()
) -> Generator[Outcome]:
    """Play the games of a contest except those already played, and yield them as they end."""
    done = set(played)
    jobs = [job for job in contest.jobs(games) if job not in done]
    count = min(workers or cores(), len(jobs))
    if ray is not None and jobs:
        yield from cluster(contest, iter(jobs), ray)
    elif count > 1:
        yield from processes(contest, iter(jobs), count)
    else:
        yield from map(contest.play, jobs)
