"""A step: a part of a turn, of a round or of the set-up, written once and shared.

Steps remember nothing. What is remembered between two decisions is the data of a step's frame, one int.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from caverna.game.buffer import Actions
from caverna.game.frames import BaseStep, Frame
from caverna.game.obstacles import Obstacle

from .player import Player
from .state import State


class Step(BaseStep):
    """The base of all steps."""

    def __init__(self) -> None:
        super().__init__()
        # what the search wants to know, see `reduction`
        self.food: i64 = 0  # the most that it may cost
        self.raises: i64 = 0  # a mask of the goods that it raises to a level
        self.gift = False  # does it, or a part of it, cost nothing?
        self.meals_wait = False  # is its player asked again before anything is paid or gained?

    def possible(self, s: State, p: Player) -> bool:
        """Could it be carried out now?"""
        return True

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        """What keeps it from being carried out: None exactly where `possible` says yes."""
        return None

    def begin(self, s: State, p: Player) -> None:
        """Start it: ask, or do at once what needs no decision."""
        s.push(self, p.seat)

    def asks(self, s: State, p: Player, data: i64) -> bool:
        """Is there anything to decide? If not, the game calls `run` instead of asking."""
        return True

    def run(self, s: State, p: Player, data: i64) -> None:
        """Carry it out where it does not ask."""
        s.drop()

    def question(self, data: i64) -> str:
        return "effect"

    def eating(self, data: i64) -> bool:
        """May goods be turned into food while it asks? Not inside a furnishing or the like that has begun."""
        return False

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        """The actions that answer it, ascending. Changes nothing."""

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        """Carry out a legal answer."""

    def tile_obstacle(self, s: State, p: Player, data: i64, tile: i64) -> Obstacle | None:
        """Why it does not offer an action tile, if there is more to say than that it asks something else."""
        return s.occupation(tile)

    def room_obstacle(self, s: State, p: Player, data: i64, room: i64) -> Obstacle | None:
        """Why it does not offer a room; None if it asks for something else."""
        return None

    def answer_obstacles(self, s: State, p: Player, data: i64) -> list[tuple[int, Obstacle | None]]:
        """Its effects that are still open, as actions, each with what is in the way of it."""
        return []

    # what the search wants to know while it asks, see `reduction`

    def food_wanted(self, s: State, p: Player, data: i64) -> i64:
        """The most food that could be spent before its player is asked again."""
        return 0

    def raisable(self, s: State, p: Player, data: i64) -> i64:
        """A mask of the goods that could be raised to a level before its player is asked again."""
        return 0

    def thin_out(self, s: State, p: Player, data: i64, out: Actions) -> None:
        """Remove the action that ends it while something is free."""


class AutomaticStep(Step):
    """A step that asks nobody: it is run as soon as it is on top."""

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return False


def step_of(frame: Frame) -> Step:
    """What asks in a frame, known to be a step of this game."""
    return cast(Step, frame.step)
