"""Helpers that play round by round from the start of a game, with chosen draws.

game = at_round(2, 3, "reveal sheep-farming")
assert goods_on(game, "logging") == {"wood": 5}
"""

from __future__ import annotations

from typing import Any

import caverna
from caverna.cave_farmers.game import Game
from caverna.cave_farmers.types import FarmersSpace
from tests.cave_farmers.scenario import CHANCE, harvest, offers, play


def new(players: int, **options: Any) -> Game:
    """A game at its beginning, before the first card."""
    game = caverna.new_game("cave-farmers", players=players, **options)
    assert isinstance(game, Game)
    return game


def reveal(game: Game, *wanted: str) -> Game:
    """Draw what is wanted where possible, and anything otherwise."""
    while game.turn == CHANCE:
        possible = offers(game)
        play(game, next((text for text in possible if text in wanted), possible[0]))
    return game


def next_round(game: Game, *wanted: str) -> Game:
    """End the round without further placements and without a harvest."""
    return reveal(harvest(game, "none"), *wanted)


def at_round(players: int, round: int, *wanted: str, **options: Any) -> Game:
    """A game in which no dwarf was placed before that round."""
    game = reveal(new(players, **options), *wanted)
    while game.round < round:
        next_round(game, *wanted)
    return game


def finish(game: Game) -> Game:
    """Stop wherever the current player may stop."""
    seat = game.turn
    while game.turn == seat and "stop" in offers(game):
        play(game, "stop")
    return game


def spaces(game: Game) -> list[str]:
    """The spaces in play."""
    return [space["id"] for space in game.view()["spaces"]]


def space(game: Game, id: str) -> FarmersSpace:
    return next(space for space in game.view()["spaces"] if space["id"] == id)


def goods_on(game: Game, id: str) -> dict[str, int]:
    found: dict[str, int] = space(game, id)["goods"]
    return found


def question(game: Game) -> str:
    found: str = game.decision()["question"]
    return found


def strengths(game: Game, seat: int = 0) -> list[int]:
    """The strengths of a player's dwarfs."""
    return [dwarf["strength"] for dwarf in game.view()["players"][seat]["dwarfs"]]


__all__ = ["at_round", "finish", "goods_on", "new", "next_round", "question", "reveal", "space", "spaces", "strengths"]
