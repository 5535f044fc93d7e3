"""Positions for tests of bots."""

from __future__ import annotations

from random import Random

from caverna import CHANCE, OVER, Game
from tests.fuzz import start


def position(number: int, decisions: int) -> Game:
    """A position after so many random search actions, or just before the end of the game."""
    game = start(number)
    generator = Random(number)
    before = game.copy()
    for _ in range(decisions):
        forward(game, generator)
        if game.turn == OVER:
            return before
        if game.turn != CHANCE:
            before = game.copy()
    return to_a_player(game, generator)


def forward(game: Game, generator: Random) -> int:
    """Take one random action of chance or of a player; returns it."""
    if game.turn == CHANCE:
        action = generator.choices(game.legal_actions(), game.chance_weights())[0]
    else:
        action = generator.choice(game.search_actions())
    game.apply(action)
    return action


def to_a_player(game: Game, generator: Random) -> Game:
    while game.turn == CHANCE:
        forward(game, generator)
    return game
