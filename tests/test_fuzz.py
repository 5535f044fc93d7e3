"""A sample of `make fuzz` in every test run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from caverna.cave_farmers.game import Game
from caverna.cave_farmers.goods import RUBY, SHEEP
from caverna.cave_farmers.grid import cells
from tests.cave_farmers.invariants import Checker
from tests.cave_farmers.scenario import lay, player
from tests.cave_farmers.scenario import start as scene
from tests.form import length
from tests.fuzz import BATCH, Batch, Journal, play_batch

GAMES = 2 * length(full=500, usual=100, pure=25)


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_random_games_hold_every_invariant(first: int) -> None:
    batch = play_batch(first)
    assert not batch.failures
    assert kinds(batch.seen) >= {
        "at", "breed", "buy", "choose", "eat", "feed", "forge", "furnish", "harvest", "imitate", "loot", "marker",
        "place", "reveal", "sell", "sow", "stable", "stop", "tile", "trade",
        "activate", "bonus", "dig", "draw", "end", "exchange", "gain", "take", "turn", "wall",
    }  # fmt: skip


def kinds(seen: Counter[str]) -> set[str]:
    """The first words of the actions that were played."""
    return {text.split()[0] for text in seen}


def test_a_journal_goes_on_after_a_run_that_was_killed(tmp_path: Path) -> None:
    path = tmp_path / "fuzz.jsonl"
    journal = Journal(path)
    journal.add(Batch(0, Counter({"stop": 3, "pass": 1})))
    journal.add(Batch(BATCH, Counter({"stop": 2}), ["game 51"]))
    with path.open("a") as file:
        file.write('\n{"first": 100, "deci')
    again = Journal(path)
    assert again.done == {0, BATCH}
    again.add(Batch(2 * BATCH, Counter({"sow grain": 1})))
    last = Journal(path)
    assert (last.done, last.decisions, last.failures) == ({0, BATCH, 2 * BATCH}, 7, ["game 51"])
    assert last.actions == {"stop", "pass", "sow grain"}


def close_spaces(game: Game) -> None:
    game.open = 0


def sell_nothing(game: Game) -> None:
    game.tiles = 0


def empty_a_pile(game: Game) -> None:
    game.piles[0] = -1


FAULTS: dict[str, Callable[[Game], None]] = {
    "goods": lambda game: player(game).goods.__setitem__(RUBY, -1),
    "homeless": lambda game: player(game, 1).goods.__setitem__(SHEEP, 9),
    "stables": lambda game: lay(game, 1, stable="a1 a2 a3 a4"),
    "tiles": lambda game: lay(game, meadow="c4", field="c4"),
    "dwarfs": lambda game: player(game).weapons.__setitem__(2, 15),
    "furnished": lambda game: setattr(player(game), "furnished", cells("d4", "e4")),
    "owned": lambda game: setattr(player(game, 1), "owned", 1),
    "slots": lambda game: setattr(player(game), "slots", 1 << 39),
    "open": close_spaces,
    "for sale": sell_nothing,
    "piles": empty_a_pile,
}


@pytest.mark.parametrize("fault", list(FAULTS))
def test_what_changes_between_two_checks_is_checked(fault: str) -> None:
    game = scene()
    checker = Checker()
    actions = game.legal_actions()
    checker.check(game, actions)
    checker.check(game, actions)
    FAULTS[fault](game)
    with pytest.raises(AssertionError):
        checker.check(game, actions)
