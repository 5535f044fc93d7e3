"""Random games of all player counts and options, with every invariant checked. `make fuzz` compiles this module."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import caverna
from caverna import OVER, Game
from caverna.cave_farmers.game import Game as CaveFarmers
from caverna.cave_vs_cave.game import Game as CaveVsCave
from tests.cave_farmers import invariants as of_farmers
from tests.cave_farmers.scenario import enrich as enrich_farmers
from tests.cave_vs_cave import invariants as of_caves
from tests.cave_vs_cave.scenario import enrich as enrich_caves
from tests.contract import check_position, check_scores, pick

USUAL = 20_000
"""The games of each kind that `make fuzz` plays unless it is asked for more."""

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


def setup_of(number: int) -> int:
    """Which of `SETUPS` a game has, by its number: even ones are The Cave Farmers, odd ones Cave vs Cave."""
    return len(FARMERS) + number // 2 % len(CAVES) if number % 2 else number // 2 % len(FARMERS)


def start(number: int) -> Game:
    """The start of a game by its number. In every second cycle of set-ups the players are rich, so that everything
    gets built.
    """
    name, options = SETUPS[setup_of(number)]
    game = caverna.new_game(name, **options)
    if number // 2 // len(CAVES if number % 2 else FARMERS) % 2:
        enrich(game)
    return game


def enrich(game: Game) -> None:
    if isinstance(game, CaveFarmers):
        enrich_farmers(game)
    elif isinstance(game, CaveVsCave):
        enrich_caves(game)


def check_rules(game: Game, actions: list[int]) -> None:
    """Check the invariants of the game."""
    if isinstance(game, CaveFarmers):
        of_farmers.check(game, actions)
    elif isinstance(game, CaveVsCave):
        of_caves.check(game, actions)


def thorough_share(number: int) -> float:
    """The share of positions that get the slower checks too: smaller in the further games of a long run."""
    return 0.02 if number < 2 * USUAL else 0.001


class Played:
    """A game that was played: its actions in notation, and how many positions were checked thoroughly."""

    def __init__(self, actions: list[str], thorough: int) -> None:
        self.actions = actions
        self.thorough = thorough


def play(number: int) -> Played:
    """One random game, checked at every decision."""
    random = Random(number)
    game = start(number)
    share = thorough_share(number)
    actions: list[int] = []
    earlier: list[tuple[Game, dict[str, Any]]] = []
    try:
        while True:
            thorough = random.random() < share
            legal = check_position(game, random, thorough)
            check_rules(game, legal)
            if thorough:
                earlier.append((game.copy(), game.to_dict()))
            if game.turn == OVER:
                break
            action = pick(game, legal, random)
            actions.append(action)
            game.apply(action)
        check_scores(game)
        for copied, data in earlier:
            assert copied.to_dict() == data, "an earlier copy has changed"
    except Exception as error:
        raise AssertionError(f"game {number} with {game.options}: {error!r} at {game.to_dict()}") from error
    return Played([game.text(action) for action in actions], len(earlier))
