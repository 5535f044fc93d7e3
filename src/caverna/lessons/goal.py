"""Goals: what a player is to reach, as data, and whether a match has reached it.

A goal names numbers of the player's view and what they have to be. It is judged by the engine: a client only shows it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, Self

from caverna.game import CHANCE, OVER, Game
from caverna.record import Match, round_of

State = Literal["open", "reached", "failed"]
FILTER: Final = re.compile(r"(\w+)\[(\w+)=([\w-]+)\]")
SEAT: Final = 0
"""Lessons and puzzles are solo games."""


@dataclass(frozen=True)
class Condition:
    """A number of the player's view that must be large or small enough."""

    what: str
    """A path into the view: "score", "goods.wood", "cells[tile=field]" or "cells[crop=grain]" for how many there are,
    "dwarfs.strength" for the largest."""
    least: float | None = None
    most: float | None = None

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The condition in a data file."""
        return cls(data["what"], data.get("least"), data.get("most"))

    def to_data(self) -> dict[str, Any]:
        """The condition for a data file."""
        bounds = {"least": self.least, "most": self.most}
        return {"what": self.what, **{name: bound for name, bound in bounds.items() if bound is not None}}

    def met(self, value: float) -> bool:
        """Does a value meet the condition?"""
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


@dataclass(frozen=True)
class Goal:
    """Conditions that must all be met at once, no later than the end of a round."""

    conditions: Sequence[Condition]
    until: Mapping[str, int]
    """The last round, and its era if the game has eras."""
    at_end: bool
    """Does only the end of that round count? Otherwise the goal is reached as soon as the conditions are met."""

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Self:
        """The goal in a data file."""
        conditions = tuple(Condition.from_data(condition) for condition in data["conditions"])
        return cls(conditions, data["until"], data["at_end"])

    def to_data(self) -> dict[str, Any]:
        """The goal for a data file."""
        conditions = [condition.to_data() for condition in self.conditions]
        return {"until": dict(self.until), "at_end": self.at_end, "conditions": conditions}

    def is_past(self, game: Game) -> bool:
        """Is the last round of the goal over in a game? It is once chance begins the next one."""
        if game.turn == OVER:
            return True
        return game.turn == CHANCE and moment(round_of(game)) > moment(self.until)

    def values(self, game: Game) -> list[float]:
        """The number of each condition in a game."""
        if len(self.conditions) == 1 and self.conditions[0].what == "score":  # far faster than a whole view
            return [game.scores()[SEAT]]
        return self.values_of(game.view()["players"][SEAT])

    def values_of(self, player: Mapping[str, Any]) -> list[float]:
        """The number of each condition in the view of a player."""
        return [measure(player, condition.what) for condition in self.conditions]

    def is_met(self, values: Sequence[float]) -> bool:
        """Do these values meet all conditions?"""
        return all(condition.met(value) for condition, value in zip(self.conditions, values, strict=True))

    def state(self, game: Game) -> State:
        """Whether a game has reached the goal, failed it, or left it open."""
        past = self.is_past(game)
        if (past or not self.at_end) and self.is_met(self.values(game)):
            return "reached"
        return "failed" if past else "open"


@dataclass(frozen=True)
class Progress:
    """Whether a match has reached a goal, and its numbers."""

    state: State
    values: Sequence[float]
    """The number of each condition, now or when the goal was reached or failed."""
    turns: Sequence[int]
    """The actions with which the turns began, by their number in the match."""


def moment(position: Mapping[str, int | None]) -> tuple[int, int]:
    """An era and a round, comparable."""
    return position.get("era") or 1, position.get("round") or 0


def measure(player: Any, what: str) -> float:
    """A number of a player's view."""
    found: Any = player
    for part in what.split("."):
        chosen = FILTER.fullmatch(part)
        if chosen is not None:
            name, key, value = chosen.groups()
            found = [row for row in found[name] if has(row.get(key), value)]
        elif isinstance(found, list):
            found = max((row[part] for row in found), default=0)
        else:
            found = found[part]
    return float(len(found) if isinstance(found, list) else found)


def has(entry: object, value: str) -> bool:
    """Is an entry of a row the value, or does it contain it?"""
    return value in entry if isinstance(entry, Mapping) else entry == value


def begins_turn(text: str) -> bool:
    """Does an action, in notation, begin a turn?"""
    return text.startswith(("place ", "take "))


def judge(goal: Goal, match: Match, start: int) -> Progress:
    """Whether a match has reached a goal since the position after `start` actions.

    What follows the end does not count.

    Args:
        goal: The goal.
        match: The match.
        start: How many of its actions lead to the position.
    """
    game, turns = match.at(start), []
    state = goal.state(game)
    for number, action in enumerate(match.actions[start:], start):
        if state != "open":
            break
        if begins_turn(game.text(action)):
            turns.append(number)
        game.apply(action)
        state = goal.state(game)
    return Progress(state, goal.values(game), turns)
