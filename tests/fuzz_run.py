"""The command that plays many random games and sums up: `make fuzz`, or `python -m tests.fuzz_run --help`."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.progress import track

import caverna
from caverna.game import format_options
from tests.fuzz import SETUPS, USUAL, play, setup_of

BATCH = 50


@dataclass
class Batch:
    """What came of some games in a row: how often each action was played, and the games that failed."""

    first: int
    seen: Counter[str] = field(default_factory=Counter)
    thorough: int = 0
    failures: list[str] = field(default_factory=list)


def play_batch(first: int) -> Batch:
    """The games of a batch. One that fails does not keep the others from being played."""
    batch = Batch(first)
    for number in range(first, first + BATCH):
        try:
            played = play(number)
        except AssertionError as error:
            batch.failures.append(str(error))
        else:
            batch.seen.update(played.actions)
            batch.thorough += played.thorough
    return batch


class Journal:
    """The batches that were played, a line each in a file, so that an interrupted run can go on."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.done: set[int] = set()
        self.actions: set[str] = set()
        self.decisions = 0
        self.thorough = 0
        self.failures: list[str] = []
        if path is not None and path.exists():
            for line in path.read_text("utf-8").splitlines():
                with suppress(json.JSONDecodeError):  # the last line of a run that was killed, or the empty first one
                    self.count(json.loads(line))

    def count(self, row: dict[str, Any]) -> None:
        self.done.add(row["first"])
        self.decisions += row["decisions"]
        self.thorough += row["thorough"]
        self.actions.update(row["new_actions"])
        self.failures += row["failures"]

    def add(self, batch: Batch) -> None:
        """Count a batch and write it down. Of its actions, only those that were never seen before are written."""
        row = {
            "first": batch.first, "decisions": batch.seen.total(), "thorough": batch.thorough,
            "new_actions": sorted(set(batch.seen) - self.actions), "failures": batch.failures,
        }  # fmt: skip
        self.count(row)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write("\n" + json.dumps(row))

    def summary(self) -> str:
        """The games of every set-up, and a line with all figures."""
        numbers = (number for first in self.done for number in range(first, first + BATCH))
        return "\n".join([*games_by_setup(numbers), f"{self.figures()}: {self.result()}"])

    def figures(self) -> str:
        games = f"{len(self.done) * BATCH // 2:,} games of each kind ({'compiled' if caverna.compiled() else 'pure'})"
        positions = f"{self.decisions:,} decisions, {self.thorough:,} positions checked thoroughly"
        return f"{games}, {positions}, {len(self.actions):,} different actions"

    def result(self) -> str:
        return f"{len(self.failures)} FAILED" if self.failures else "all well"


def games_by_setup(numbers: Iterable[int]) -> list[str]:
    """How many games were played with each set-up."""
    games = Counter(setup_of(number) for number in numbers)
    return [f"{games[i]:>9,}  {name}: {format_options(options)}" for i, (name, options) in enumerate(SETUPS)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=USUAL, help=f"how many of each kind (default: {USUAL})")
    parser.add_argument("--first", type=int, default=0, help="where to start, to play a large number in parts")
    parser.add_argument("--workers", type=int, default=None, help="processes (default: one for each core)")
    parser.add_argument("--journal", type=Path, help="a file that remembers what was played; run again to go on")
    arguments = parser.parse_args()
    journal = Journal(arguments.journal)
    batches = range(2 * arguments.first, 2 * (arguments.first + arguments.games), BATCH)
    rest = [first for first in batches if first not in journal.done]
    with ProcessPoolExecutor(arguments.workers) as pool:
        futures = [pool.submit(play_batch, first) for first in rest]
        for future in track(as_completed(futures), "fuzzing", len(rest), disable=not sys.stderr.isatty()):
            batch = future.result()
            journal.add(batch)
            for failure in batch.failures:
                print(failure, file=sys.stderr)
    print(journal.summary())
    sys.exit(1 if journal.failures else 0)


if __name__ == "__main__":
    main()
