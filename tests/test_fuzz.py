"""A sample of `make fuzz` in every test run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from caverna import CHANCE, Game
from caverna.cave_farmers import game as farmers
from caverna.cave_farmers.goods import RUBY, SHEEP
from caverna.cave_vs_cave import game as caves
from caverna.cave_vs_cave.player import place
from tests.cave_farmers import invariants as of_farmers
from tests.cave_farmers.scenario import family, furnish, lay, occupy
from tests.cave_farmers.scenario import start as scene
from tests.cave_vs_cave import invariants as of_caves
from tests.cave_vs_cave.scenario import build, cover, fresh, own
from tests.contract import check_actions, check_notation, check_pictures, check_refusal, check_scores
from tests.form import length
from tests.fuzz import FARMERS
from tests.fuzz_run import BATCH, Batch, Journal, play_batch

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
    journal.add(Batch(BATCH, Counter({"stop": 2}), 3, ["game 51"]))
    with path.open("a") as file:
        file.write('\n{"first": 100, "deci')
    again = Journal(path)
    assert again.done == {0, BATCH}
    again.add(Batch(2 * BATCH, Counter({"sow grain": 1})))
    last = Journal(path)
    assert (last.done, last.failures) == ({0, BATCH, 2 * BATCH}, ["game 51"])
    assert (last.decisions, last.thorough) == (7, 3)
    assert last.actions == {"stop", "pass", "sow grain"}


def test_a_journal_tells_how_many_games_every_setup_had() -> None:
    journal = Journal(None)
    journal.add(Batch(0))
    *rows, figures = journal.summary().splitlines()
    assert rows[0].strip().startswith("1  cave-farmers: players=1")
    assert [int(row.split()[0]) for row in rows] == [1] * 25 + [0] * (len(FARMERS) - 25) + [4] + [3] * 7
    assert figures.startswith("25 games of each kind")


def carpenter_twice(game: farmers.Game) -> None:
    furnish(game, "carpenter", seat=0)
    furnish(game, "carpenter", seat=1)


def two_on_a_cell(game: farmers.Game) -> None:
    furnish(game, "carpenter", at="f4")
    furnish(game, "stone-carver", at="f4")


def carpenter_still_for_sale(game: farmers.Game) -> None:
    furnish(game, "carpenter")
    game.tiles = game.setup.tiles


def two_on_a_space(game: farmers.Game) -> None:
    occupy(game, "logging", seat=0)
    occupy(game, "logging", seat=1)


def a_closed_space(game: farmers.Game) -> None:
    occupy(game, "logging")
    game.open = 0


FARMERS_FAULTS: dict[str, Callable[[farmers.Game], None]] = {
    "goods": lambda game: game.players[0].goods.__setitem__(RUBY, -1),
    "begging": lambda game: setattr(game.players[0], "begging", -1),
    "homeless": lambda game: game.players[1].goods.__setitem__(SHEEP, 9),
    "stables": lambda game: lay(game, 1, stable="a1 a2 a3 a4"),
    "stable on a field": lambda game: lay(game, field="c4", stable="c4"),
    "stable in the cave": lambda game: lay(game, stable="e3"),
    "two tiles outside": lambda game: lay(game, meadow="c4", field="c4"),
    "two tiles inside": lambda game: lay(game, tunnel="e3", deep="e3"),
    "a tile on the wrong side": lambda game: lay(game, meadow="e3"),
    "a mine in the forest": lambda game: lay(game, ore_mine="c3"),
    "overlapping pastures": lambda game: lay(game, large_across="a1", large_down="b1"),
    "crops without a field": lambda game: lay(game, grain_3="c4"),
    "two crops on a field": lambda game: lay(game, field="c4", grain_1="c4", vegetable_2="c4"),
    "dwelling": lambda game: lay(game, dwelling="d4 e4"),
    "furnished": lambda game: lay(game, cavern="", furnished="d4 e4"),
    "owned": lambda game: setattr(game.players[1], "owned", 1),
    "built twice": carpenter_twice,
    "built on a cell twice": two_on_a_cell,
    "built and for sale": carpenter_still_for_sale,
    "dwarfs": lambda game: game.players[0].weapons.__setitem__(2, 15),
    "a dwarf too strong": lambda game: game.players[0].weapons.__setitem__(1, 15),
    "a gap in the family": lambda game: family(game, 0, 0, -1, 0),
    "a dwarf without a room": lambda game: game.players[0].weapons.__setitem__(2, 0),
    "room": lambda game: setattr(game.players[0], "room", 3),
    "newborn": lambda game: setattr(game.players[0], "newborn", 1 << 2),
    "placed": lambda game: setattr(game.players[0], "placed", 1),
    "slots": lambda game: setattr(game.players[0], "slots", 1 << 39),
    "two on a space": two_on_a_space,
    "open": a_closed_space,
    "nothing for sale": lambda game: setattr(game, "tiles", 0),
    "a pile below zero": lambda game: game.piles.__setitem__(0, -1),
    "a pile without a space": lambda game: game.piles.__setitem__(39, 1),
    "markers": lambda game: setattr(game, "leaves", 5),
    "questions": lambda game: setattr(game, "questions", -1),
}


def shelf_of_both(game: caves.Game) -> None:
    own(game, "shelf", seat=0)
    own(game, "shelf", seat=1)


def a_room_on_two_cells(game: caves.Game) -> None:
    place(game.players[0], 5, 0)
    place(game.players[0], 5, 1)


def a_wall_owed(game: caves.Game) -> None:
    game.players[0].walls += game.walls + 1
    game.walls = -1


def a_tile_of_both(game: caves.Game) -> None:
    for p in game.players:
        p.taken = 1


CAVES_FAULTS: dict[str, Callable[[caves.Game], None]] = {
    "goods": lambda game: game.players[0].goods.__setitem__(0, 10),
    "goods below zero": lambda game: game.players[1].goods.__setitem__(9, -1),
    "a room on a tile face down": lambda game: cover(game, "d4"),
    "a room outside": lambda game: setattr(game.players[0], "cells", 0),
    "cavern": lambda game: setattr(game.players[0], "cavern", 2),
    "owned": lambda game: setattr(game.players[0], "owned", 3),
    "furnished": lambda game: setattr(game.players[0], "furnished", 1),
    "a room twice": shelf_of_both,
    "built twice": a_room_on_two_cells,
    "sold and shown": lambda game: setattr(game, "display", game.display | game.unseen),
    "unseen": lambda game: setattr(game, "unseen", 0),
    "draw pile": lambda game: game.piles.__setitem__(0, 30),
    "draw pile of era II": lambda game: game.piles.__setitem__(1, 30),
    "a wall without a site": lambda game: build(game, "d5 south"),
    "walls": lambda game: setattr(game, "walls", game.walls - 1),
    "walls below zero": a_wall_owed,
    "a tile taken twice": a_tile_of_both,
    "a tile face down": lambda game: setattr(game.players[0], "taken", 1 << 15),
    "turns": lambda game: setattr(game, "turns", 1),
    "slots": lambda game: game.slots.__setitem__(0, 12),
}


@pytest.mark.parametrize("fault", list(FARMERS_FAULTS))
def test_a_fault_in_the_cave_farmers_is_noticed(fault: str) -> None:
    game = scene()
    actions = game.legal_actions()
    of_farmers.check(game, actions)
    FARMERS_FAULTS[fault](game)
    with pytest.raises(AssertionError):
        of_farmers.check(game, actions)


@pytest.mark.parametrize("fault", list(CAVES_FAULTS))
def test_a_fault_in_cave_vs_cave_is_noticed(fault: str) -> None:
    game = fresh()
    actions = game.legal_actions()
    of_caves.check(game, actions)
    CAVES_FAULTS[fault](game)
    with pytest.raises(AssertionError):
        of_caves.check(game, actions)


def test_an_answer_to_another_question_is_noticed() -> None:
    first, second = scene(), fresh()
    with pytest.raises(AssertionError, match="place"):
        of_farmers.check(first, [*first.legal_actions(), min(of_farmers.ANSWERING["card"])])
    with pytest.raises(AssertionError, match="take"):
        of_caves.check(second, [*second.legal_actions(), min(of_caves.ANSWERING["draw"])])


def test_a_choice_of_nothing_but_trades_is_noticed() -> None:
    with pytest.raises(AssertionError, match="nothing but trades"):
        of_farmers.check(scene(), [min(of_farmers.TRADING)])
    with pytest.raises(AssertionError, match="nothing but eating"):
        of_caves.check(fresh(), [min(of_caves.EATING)])


class Faulty:
    """A game with something of its own instead of what the rules say."""

    def __init__(self, game: Game, **faults: Any) -> None:
        self.game = game
        self.__dict__.update(faults)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def always(answer: object) -> Callable[..., object]:
    """A method that always gives the same answer."""
    return lambda *_: answer


GAME = fresh()
LEGAL = GAME.legal_actions()
CHECKS: dict[str, Callable[[Any], object]] = {
    "actions": check_actions,
    "notation": lambda game: check_notation(game, LEGAL),
    "refusal": lambda game: check_refusal(game, LEGAL, Random(1)),
    "scores": check_scores,
    "pictures": lambda game: check_pictures(game, LEGAL),
}
CONTRACT_FAULTS: list[tuple[str, dict[str, Any]]] = [
    ("actions", {"legal_actions": always(LEGAL[::-1])}),
    ("actions", {"legal_actions": always([1, 1])}),
    ("actions", {"legal_actions": always([])}),
    ("actions", {"legal_actions": always([GAME.num_actions])}),
    ("actions", {"turn": CHANCE, "chance_weights": always([0] * len(LEGAL))}),
    ("notation", {"text": always("stop")}),
    ("notation", {"parse": always(-1)}),
    ("refusal", {"apply": always(None)}),
    ("scores", {"scores": always([99.0, 99.0])}),
    ("pictures", {"decision": always({"seat": 1, "actions": []})}),
    ("pictures", {"view": always({"turn": 5})}),
]


@pytest.mark.parametrize(("check", "faults"), CONTRACT_FAULTS)
def test_a_fault_in_the_interface_is_noticed(check: str, faults: dict[str, Any]) -> None:
    CHECKS[check](GAME)
    with pytest.raises(AssertionError):
        CHECKS[check](Faulty(GAME, **faults))
