"""Random games of all player counts and options, with every invariant checked: `python -m tests.fuzz --games 20000`."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from rich.progress import track

import caverna
from caverna import OVER, Game
from caverna.cave_farmers.game import Game as CaveFarmers
from caverna.cave_vs_cave.game import Game as CaveVsCave
from tests.cave_farmers import invariants as of_farmers
from tests.cave_farmers.scenario import enrich as enrich_farmers
from tests.cave_vs_cave import invariants as of_caves
from tests.cave_vs_cave.scenario import enrich as enrich_caves
from tests.contract import check_position, check_scores, pick

THOROUGH = 0.02
"""The share of positions that get the slower checks too."""
BATCH = 50

FARMERS: list[dict[str, Any]] = [
    {"players": players, "furnishings": furnishings, "harvest_reveal": reveal, "solo_clear": clear}
    for players, furnishings, reveal, clear in product(
        range(1, 8), ("full", "introductory"), ("start", "end"), ("over6", "from6")
    )
    if players == 1 or clear == "over6"
] + [{"players": 1, "furnishings": "full", "harvest_reveal": "start", "solo_clear": "over6", "solo_cards": "shuffled"}]
CAVES: list[dict[str, Any]] = [
    {"players": players, "mode": mode}
    for players, mode in product((1, 2), ("era-1", "eras-1-2", "ask", "quick-start", "short"))
    if players == 2 or mode not in ("quick-start", "short")
]
SETUPS = [("cave-farmers", options) for options in FARMERS] + [("cave-vs-cave", options) for options in CAVES]
"""Every game with every combination of options that matters."""


def start(number: int) -> Game:
    """The start of a game by its number: even ones are The Cave Farmers, odd ones Cave vs Cave.

    In every second cycle of set-ups the players are rich, so that everything gets built.
    """
    name, setups = (("cave-farmers", FARMERS), ("cave-vs-cave", CAVES))[number % 2]
    rounds, place = divmod(number // 2, len(setups))
    game = caverna.new_game(name, **setups[place])
    if rounds % 2:
        enrich(game)
    return game


def enrich(game: Game) -> None:
    if isinstance(game, CaveFarmers):
        enrich_farmers(game)
    elif isinstance(game, CaveVsCave):
        enrich_caves(game)


def check_rules(game: Game, actions: list[int], checker: of_farmers.Checker | None = None) -> None:
    """Check the invariants of the game; `checker` remembers what it has checked in the same game."""
    if isinstance(game, CaveFarmers):
        (checker or of_farmers.Checker()).check(game, actions)
    elif isinstance(game, CaveVsCave):
        of_caves.check(game, actions)


def play(number: int) -> Counter[str]:
    """One random game, checked at every decision."""
    random = Random(number)
    game = start(number)
    checker = of_farmers.Checker()
    seen: Counter[str] = Counter()
    earlier: list[tuple[Game, dict[str, Any]]] = []
    try:
        while game.turn != OVER:
            thorough = random.random() < THOROUGH
            actions = check_position(game, random, thorough)
            check_rules(game, actions, checker)
            if thorough:
                earlier.append((game.copy(), game.to_dict()))
            action = pick(game, actions, random)
            seen[game.text(action)] += 1
            game.apply(action)
        check_scores(game)
        assert all(copied.to_dict() == data for copied, data in earlier), "an earlier copy has changed"
    except Exception as error:
        raise AssertionError(f"game {number} with {game.options}: {error!r} at {game.to_dict()}") from error
    return seen


@dataclass
class Batch:
    """What came of some games in a row: how often each action was played, and the games that failed."""

    first: int
    seen: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)


def play_batch(first: int) -> Batch:
    """The games of a batch. One that fails does not keep the others from being played."""
    batch = Batch(first)
    for number in range(first, first + BATCH):
        try:
            batch.seen.update(play(number))
        except AssertionError as error:
            batch.failures.append(str(error))
    return batch


class Journal:
    """The batches that were played, a line each in a file, so that an interrupted run can go on."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.done: set[int] = set()
        self.actions: set[str] = set()
        self.decisions = 0
        self.failures: list[str] = []
        if path is not None and path.exists():
            for line in path.read_text("utf-8").splitlines():
                with suppress(json.JSONDecodeError):  # the last line of a run that was killed, or the empty first one
                    self.count(json.loads(line))

    def count(self, row: dict[str, Any]) -> None:
        self.done.add(row["first"])
        self.decisions += row["decisions"]
        self.actions.update(row["new_actions"])
        self.failures += row["failures"]

    def add(self, batch: Batch) -> None:
        """Count a batch and write it down. Of its actions, only those that were never seen before are written."""
        new = sorted(set(batch.seen) - self.actions)
        row = {
            "first": batch.first, "decisions": batch.seen.total(), "new_actions": new, "failures": batch.failures,
        }  # fmt: skip
        self.count(row)
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write("\n" + json.dumps(row))

    def summary(self) -> str:
        form = "compiled" if caverna.compiled() else "pure"
        result = f"{len(self.failures)} FAILED" if self.failures else "all well"
        games = f"{len(self.done) * BATCH // 2:,} games of each kind ({form})"
        return f"{games}, {self.decisions:,} decisions, {len(self.actions):,} different actions: {result}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000, help="how many of each kind (default: 20000)")
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
