"""Matches played at random, for the tests of records and saved games."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from caverna.game import CHANCE, OVER
from caverna.record import Match

GAME = "cave-farmers"
NAMES = ["Ann", "Łucja"]
BAD_NAMES: list[list[Any]] = [
    [], ["Ann"], ["Ann", "Bob", "Eve"], ["Ann", ""], ["Ann", "  "], ["Ann", "x" * 101],
    ["Ann", "a\nb"], ["Ann", "\x1b[2J"], ["Ann", "\ud800"], ["Ann", 7], ["Ann", True], ["Ann", None],
]  # fmt: skip


def play_randomly(match: Match, decisions: int = 1_000_000, choices: int = 0) -> Match:
    """Play random legal actions, up to a number or to the end."""
    generator = random.Random(choices)
    while decisions and match.game.turn != OVER:
        match.play(generator.choice(match.game.legal_actions()))
        decisions -= 1
    return match


def play_until(match: Match, reached: Callable[[Match], bool], choices: int = 0) -> Match:
    """Play random legal actions until a condition holds."""
    generator = random.Random(choices)
    while not reached(match):
        assert match.game.turn != OVER, "no such position in this game: try other choices"
        match.play(generator.choice(match.game.legal_actions()))
    return match


def has_single_choice(match: Match) -> bool:
    return len(match.game.legal_actions()) == 1


def ends_with(*seats: int) -> Callable[[Match], bool]:
    return lambda match: tuple(match.seats[-len(seats) :]) == seats


def chance_of(match: Match) -> list[int]:
    return [action for seat, action in zip(match.seats, match.actions, strict=True) if seat == CHANCE]


def facts(match: Match) -> tuple[object, ...]:
    return match.game.copy(), list(match.actions), list(match.seats), list(match.names)
