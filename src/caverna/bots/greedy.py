"""The bot that wants the most by the end of its turn."""

from __future__ import annotations

from typing import Final

from caverna.game import Game, InvalidOption
from caverna.search.turn import TurnSearch

from .bot import engine_of
from .weights import TUNED, Evaluations

POSITIONS: Final = 300
"""Enough for most turns from end to end."""


class GreedyBot:
    """The action after which its own turn can end with the best evaluation; it does not think of anybody else's."""

    def __init__(self, *, positions: int = POSITIONS, profile: str = TUNED, seed: int = 0) -> None:
        if positions < 1:
            raise InvalidOption(f"positions={positions}: a turn is looked at with at least 1")
        self.positions = positions
        self.evaluations = Evaluations(profile)

    def choose(self, game: Game) -> int:
        values = self.values(game)
        return max(values, key=values.__getitem__)

    def values(self, game: Game) -> dict[int, float]:
        return dict(TurnSearch(self.evaluations.of(game.name), self.positions).values(engine_of(game)))
