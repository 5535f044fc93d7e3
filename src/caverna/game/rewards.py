"""Rewards for reinforcement learning: what the score, or the victory, is worth to each seat."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from caverna.game import InvalidOption, format_list

from .engine import Engine

REWARDS: Final = ("final", "difference", "win")
"""`final`: the score at the end. `difference`: the change of the score after each decision. `win`: won or lost."""
UNIT: Final = 100.0
"""How many points a reward of 1 stands for, except with `win`."""


def check_reward(reward: str, players: int) -> None:
    """Refuse a kind of reward that does not exist."""
    if reward not in REWARDS:
        raise InvalidOption(f"reward={reward!r}: use {format_list(REWARDS)}")
    if reward == "win" and players == 1:
        raise InvalidOption("reward='win': there is nobody to win against in a solo game; use final or difference")


class Rewards:
    """The rewards of all seats for the last decision.

    Args:
        reward: One of `REWARDS`.
        players: How many players there are.

    Raises:
        InvalidOption: If there is no such reward, or nobody to win against.
    """

    def __init__(self, reward: str, players: int) -> None:
        check_reward(reward, players)
        self.reward = reward
        self.by_difference = reward == "difference"
        self.by_victory = reward == "win"
        self.players: i64 = players
        self.values = vec[float]([0.0] * players)
        self.points = vec[float]([0.0] * players)  # before the decision

    def start(self, game: Engine) -> None:
        """Start a new game."""
        for seat in range(self.players):
            self.values[seat] = 0.0
            if self.by_difference:
                self.points[seat] = game.points_of(seat)

    def update(self, game: Engine) -> None:
        """Set the rewards after a decision, and after chance that followed it."""
        if self.by_difference:
            self.compare(game)
        elif game.top is None:
            if self.by_victory:
                self.share(game)
            else:
                for seat in range(self.players):
                    self.values[seat] = game.points_of(seat) / UNIT

    def compare(self, game: Engine) -> None:
        """Reward each seat with the points it has gained since the last time."""
        for seat in range(self.players):
            now = game.points_of(seat)
            self.values[seat] = (now - self.points[seat]) / UNIT
            self.points[seat] = now

    def share(self, game: Engine) -> None:
        """One point for a victory, shared in a draw, paid by the others in equal parts: the sum is 0."""
        winners = game.winners()
        others = float(self.players - 1)
        for seat in range(self.players):
            self.values[seat] = (self.players / len(winners) - 1) / others if seat in winners else -1 / others

    def to_list(self) -> list[float]:
        """The rewards by seat."""
        return [self.values[seat] for seat in range(self.players)]

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.reward, list(self.values), list(self.points))


def restored(reward: str, values: list[float], points: list[float]) -> Rewards:
    """Rewards as they were when they were copied or pickled."""
    rewards = Rewards(reward, len(values))
    rewards.values = vec[float](values)
    rewards.points = vec[float](points)
    return rewards
