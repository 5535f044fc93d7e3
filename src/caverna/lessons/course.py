"""The lessons and puzzles: positions from which to reach a goal, read from data files."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from caverna.games import GAMES, new_game
from caverna.record import Match

from .goal import Goal

Kind = Literal["lesson", "puzzle"]
SEPARATOR: Final = "; "
"""Between the actions of a data file."""


@dataclass(frozen=True)
class Task:
    """A lesson or a puzzle: a position, a goal, and a way to reach it."""

    game: str
    id: str
    kind: Kind
    options: Mapping[str, Any]
    before: Sequence[str]
    """The actions that lead to the position, including those of chance."""
    goal: Goal
    solution: Sequence[str]
    """Decisions that reach the goal."""
    difficulty: int = 1
    """From 1 to 5."""
    proof: Mapping[str, Any] = field(default_factory=dict)
    """What the search for puzzles has shown: see docs/lessons.md."""

    @property
    def seed(self) -> str:
        """The seed of chance: every attempt draws the same."""
        return f"{self.game}/{self.id}"

    def begin(self) -> Match:
        """A match at the position. Nothing before it can be undone."""
        match = Match.begin(new_game(self.game, **self.options), seed=self.seed)
        for text in self.before:
            match.repeat([match.game.parse(text)])
        match.draw_chance()
        match.forced = set(range(len(match.actions)))
        return match


@cache
def tasks(game: str) -> dict[str, Task]:
    """The lessons of a game in the order of the course, then its puzzles from easy to hard, by their ids.

    Args:
        game: The name of the game.
    """
    document = read(game, "lessons")
    found = [lesson(game, row) for row in document]
    games = read(game, "puzzles")
    found += sorted((puzzle(game, row, games) for row in games["puzzles"]), key=lambda task: task.difficulty)
    return {task.id: task for task in found}


def all_tasks() -> list[Task]:
    """The lessons and puzzles of all games."""
    return [task for game in GAMES for task in tasks(game).values()]


def lesson(game: str, row: Mapping[str, Any]) -> Task:
    """A lesson from its row."""
    before, solution = (split(row[name]) for name in ("before", "solution"))
    return Task(game, row["id"], "lesson", row["options"], before, Goal.from_data(row["goal"]), solution)


def puzzle(game: str, row: Mapping[str, Any], document: Mapping[str, Any]) -> Task:
    """A puzzle from its row: a position of one of the games of the document."""
    source = document["games"][row["game"]]
    before = split(source["actions"])[: row["after"]]
    goal = Goal.from_data(row["goal"])
    solution, difficulty = split(row["solution"]), row["difficulty"]
    return Task(game, row["id"], "puzzle", source["options"], before, goal, solution, difficulty, row["proof"])


def split(actions: str) -> list[str]:
    """The actions in a line of a data file."""
    return actions.split(SEPARATOR) if actions else []


def read(game: str, kind: str) -> Any:
    """A data file."""
    return json.loads(files("caverna.lessons").joinpath(f"{game}.{kind}.json").read_text("utf-8"))
