"""Spaces of several parts: players who can do all of them, and how each is done."""

from __future__ import annotations

from caverna.cave_farmers.game import Game
from tests.cave_farmers.scenario import family, furnish, give, lay, play, player, start

FULL_FOREST = "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4"

FULL_MOUNTAIN = "d1 d2 e1 e2 e3 e4 f1 f2 f3 f4"

DOING = {
    "choose goods": [], "choose gold": [], "choose grow": [], "choose animals": [],
    "choose dwelling": ["furnish simple-dwelling-a", "at d2"],
    "choose ruby-mine": ["tile ruby-mine e2"], "choose deep-ruby-mine": ["tile ruby-mine f2"],
    "choose meadow-field": ["tile meadow-field b3 a3"], "choose cavern-tunnel": ["tile cavern-tunnel d1 e1"],
}  # fmt: skip
"""How to carry out a part, in the position of `rich`."""


def rich(players: int, *spaces: str) -> Game:
    """Seat 0 can do everything that any of the spaces offers."""
    game = start(players, spaces=list(spaces))
    give(game, wood=20, stone=20, ore=4, grain=2, gold=9)
    family(game, 0, 0)
    player(game).room = 3
    lay(game, cavern="d3 d2", tunnel="e4 e3 e2", deep="f2", ore_mine="f3", meadow="c4 c3 c2", field="b4")
    return game


def guest(players: int, *spaces: str) -> Game:
    game = rich(players, *spaces)
    furnish(game, "guest-room", at="f4")
    return game


def do(game: Game, part: str) -> None:
    play(game, f"choose {part}", *DOING[f"choose {part}"])
