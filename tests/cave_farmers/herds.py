"""Boards with room for animals, and how many of each they hold."""

from __future__ import annotations

from caverna.cave_farmers.game import Game
from tests.cave_farmers.scenario import furnish, give, lay, settle, start

TYPES = ("sheep", "donkey", "boar", "cattle")


def home(*furnishings: str, **tiles: str) -> Game:
    game = start()
    furnish(game, *furnishings)
    lay(game, 0, **tiles)
    return game


def holds(game: Game, **animals: int) -> bool:
    """Would a home board hold exactly these animals?"""
    trial = game.copy()
    give(trial, **{**dict.fromkeys(TYPES, 0), "dog": 0, **animals})
    return str(settle(trial).decision()["question"]) == "place"


def capacity(game: Game, kind: str, dogs: int = 0) -> int:
    """How many animals of a type find room while two of any other type fill the entry-level dwelling."""
    most = 0
    while all(holds(game, **{kind: most + 1, other: 2, "dog": dogs}) for other in TYPES if other != kind):
        most += 1
    return most
