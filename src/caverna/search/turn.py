"""Search to the end of a player's own turn."""

from __future__ import annotations

from mypy_extensions import i64

from caverna.game.buffer import Actions
from caverna.game.engine import Engine
from caverna.game.evaluation import Evaluation


def in_turn(game: Engine, seat: i64, turn_id: i64) -> bool:
    """Is it still the same player's turn?"""
    return game.top is not None and game.top.seat == seat and game.turn_id() == turn_id


class TurnSearch:
    """Looks for the best end of a turn.

    A budget of positions is divided evenly among the actions, and the share of each among those that follow it. Where
    a share is used up, the turn continues with the action that leads to the best immediate evaluation.

    Args:
        evaluation: What a position is worth to a seat.
        budget: How many positions to look at, about.
    """

    def __init__(self, evaluation: Evaluation, budget: int) -> None:
        self.evaluation = evaluation
        self.budget: i64 = budget
        self.seat: i64 = 0
        self.turn_id: i64 = 0

    def values(self, game: Engine) -> list[tuple[int, float]]:
        """Every action worth searching, with its value in points for the player to decide."""
        assert game.top is not None
        self.seat = game.top.seat
        self.turn_id = game.turn_id()
        out = Actions()
        game.fill_search(out)
        found: list[tuple[int, float]] = []
        for i in range(out.count):
            found.append((out.items[i], self.value_of(game, out.items[i], self.budget // out.count)))
        return found

    def value_of(self, game: Engine, action: i64, budget: i64) -> float:
        """The value of an action if the turn continues as well as the budget can tell."""
        after = game.copy()
        after.step(action)
        return self.best(after, budget)

    def best(self, game: Engine, budget: i64) -> float:
        """The value of the best end of the turn. May change the game."""
        out = Actions()
        while in_turn(game, self.seat, self.turn_id):
            game.fill_search(out)
            share = budget // out.count
            if share < 1:
                return self.hurry(game, out)
            if out.count > 1:
                best = self.value_of(game, out.items[0], share)
                for i in range(1, out.count):
                    best = max(best, self.value_of(game, out.items[i], share))
                return best
            game.step(out.items[0])  # costs none of the budget: there is nothing to choose
        return self.evaluation.value(game, self.seat)

    def hurry(self, game: Engine, out: Actions) -> float:
        """The value of the turn continued greedily; among equals the later action, which is never to stop."""
        while True:
            chosen = out.items[0]
            if out.count > 1:
                best = 0.0
                for i in range(out.count):
                    after = game.copy()
                    after.step(out.items[i])
                    value = self.evaluation.value(after, self.seat)
                    if i == 0 or value >= best:
                        best = value
                        chosen = out.items[i]
            game.step(chosen)
            if not in_turn(game, self.seat, self.turn_id):
                return self.evaluation.value(game, self.seat)
            game.fill_search(out)
