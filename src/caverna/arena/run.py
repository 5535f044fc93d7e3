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
    bots: Sequence[str],
    *,
    games: int = 100,
    seed: int | str = 1,
    mirror: bool = False,
    workers: int | None = None,
    ray: str | None = None,
    **options: Any,
) -> Results:
    """Play so many games of each pairing of bots, and say what they show.

    The options are those of the game: `run("cave-farmers", ["greedy", "random"], players=2, furnishings="full")`.
    With `mirror` each bot also plays against itself. Games run in as many processes as there are cores, or `workers`;
    with `ray` on the Ray cluster at that address.
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
    """Play what the journal lacks, and write it down; an interrupt from the keyboard ends it early.

    `tell` hears how many games there are: at the beginning and after each game.
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
    """The games of a contest but for those that were played, as they end."""
    done = set(played)
    jobs = [job for job in contest.jobs(games) if job not in done]
    count = min(workers or cores(), len(jobs))
    if ray is not None and jobs:
        yield from cluster(contest, iter(jobs), ray)
    elif count > 1:
        yield from processes(contest, iter(jobs), count)
    else:
        yield from map(contest.play, jobs)
