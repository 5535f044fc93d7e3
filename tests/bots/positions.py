"""Positions that bots are asked about."""

from __future__ import annotations

from random import Random

from caverna import CHANCE, OVER, Game
from tests.fuzz import start


def position(number: int, decisions: int) -> Game:
    """What random play with what is worth searching comes to after so many decisions, or shortly before the end."""
    game = start(number)
    dice = Random(number)
    before = game.copy()
    for _ in range(decisions):
        forward(game, dice)
        if game.turn == OVER:
            return before
        if game.turn != CHANCE:
            before = game.copy()
    return to_a_player(game, dice)


def forward(game: Game, dice: Random) -> int:
    """One action of chance or of a player; returns it."""
    if game.turn == CHANCE:
        action = dice.choices(game.legal_actions(), game.chance_weights())[0]
    else:
        action = dice.choice(game.search_actions())
    game.apply(action)
    return action


def to_a_player(game: Game, dice: Random) -> Game:
    while game.turn == CHANCE:
        forward(game, dice)
    return game
