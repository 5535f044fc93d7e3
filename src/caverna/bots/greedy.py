"""A bot that searches its own turn."""

from __future__ import annotations

from typing import Final

from caverna.game import Game
from caverna.search.turn import TurnSearch

from .bot import check_steps, check_turn, engine_of
from .weights import TUNED, Evaluations

POSITIONS: Final = 300
"""The default budget: enough to search most turns completely."""


class GreedyBot:
    """Takes the action after which its turn can end with the best evaluation. It ignores the other players.

    Args:
        positions: How many positions to look at per decision, about.
        profile: The weights of the evaluation; see docs/evaluation.md.
        seed: Ignored: nothing about it is random.

    Raises:
        InvalidOption: If `positions` is below 1 or too large.
    """

    def __init__(self, *, positions: int = POSITIONS, profile: str = TUNED, seed: int = 0) -> None:
        self.positions = check_steps("positions", positions)
        self.evaluations = Evaluations(profile)

    def choose(self, game: Game) -> int:
        """The action with the highest value."""
        values = self.values(game)
        return max(values, key=values.__getitem__)

    def values(self, game: Game) -> dict[int, float]:
        """The points that its player may expect after each action worth searching."""
        check_turn(game)
        return dict(TurnSearch(self.evaluations.of(game.name), self.positions).values(engine_of(game)))
