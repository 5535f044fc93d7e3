"""Games of an evaluation against itself, and what they teach it."""

from __future__ import annotations

import random
from typing import NamedTuple

from caverna.game import CHANCE, OVER, Game
from caverna.game.evaluation import Evaluation
from caverna.search.turn import TurnSearch

from .bot import engine_of


class Sample(NamedTuple):
    """A player's features in a position, and what came of it."""

    setting: int
    early: float  # from 1 in the first round to 0 in the last
    points: float  # already there
    features: list[float]
    result: float  # points at the end


def play(game: Game, evaluation: Evaluation, positions: int, careless: float, seed: str) -> list[Sample]:
    """A game to its end, now and then by any action at all; a sample for each player whenever the turn changes."""
    dice = random.Random(seed)
    search = TurnSearch(evaluation, positions)
    seen: list[tuple[int, tuple[int, float, float, list[float]]]] = []
    engine = engine_of(game)
    before = (game.turn, engine.clock())
    while game.turn != OVER:
        game.apply(decide(game, search, careless, dice))
        now = (game.turn, engine.clock())
        if now != before and game.turn >= 0:
            seen += [(seat, evaluation.sample(engine, seat)) for seat in range(game.num_players)]
        before = now
    results = game.scores()
    return [Sample(*row, results[seat]) for seat, row in seen]


def decide(game: Game, search: TurnSearch, careless: float, dice: random.Random) -> int:
    legal = game.legal_actions()
    if game.turn == CHANCE:
        return dice.choices(legal, game.chance_weights())[0]
    if len(legal) == 1:
        return legal[0]
    values = search.values(engine_of(game))
    if dice.random() < careless:
        return dice.choice(values)[0]
    best = max(value for _, value in values)
    return dice.choice([action for action, value in values if value == best])
