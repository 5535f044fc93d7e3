"""Families at a feeding."""

from __future__ import annotations

from caverna.cave_farmers.game import Game
from tests.cave_farmers.scenario import CHANCE, family, give, play, player, start


def home(*strengths: int, **goods: int) -> Game:
    """A solo game, so that only one family is fed: two unarmed dwarfs unless others are named."""
    game = start(players=1, round=4)
    if strengths:
        family(game, *strengths)
    give(game, **goods)
    return game


def with_newborn(**goods: int) -> Game:
    """Two adults and a child that was born this round."""
    game = home()
    player(game).room = 3
    play(game, "place wish-for-children", "choose grow")
    give(game, **goods)
    return game


def fed(game: Game) -> bool:
    """Feeding is over, and so is the harvest: the next card is due."""
    return game.turn == CHANCE
