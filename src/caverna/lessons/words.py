"""Lessons and puzzles in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from caverna.locale import Translator, halves
from caverna.record import Match

from .course import Task, tasks
from .goal import Condition, Goal, Progress, begins_turn

THINGS: Final = re.compile(r"(cells|furnishings|rooms)\[(\w+)=([\w-]+)\]")
TABLES: Final = {
    ("cave-farmers", "cells", "tile"): "tile",
    ("cave-vs-cave", "cells", "tile"): "cell",
    ("cave-farmers", "furnishings", "id"): "furnishing",
    ("cave-vs-cave", "rooms", "id"): "room",
}
"""The table whose names a condition uses, by game, list and key."""


def number_of(task: Task) -> int:
    """The number of a task among those of its kind, from 1."""
    return [other.id for other in tasks(task.game).values() if other.kind == task.kind].index(task.id) + 1


def title(task: Task, translator: Translator) -> str:
    """What a task is called."""
    if task.kind == "puzzle":
        return translator.say("lesson-puzzle", number=number_of(task))
    return translator.say(f"lesson-{task.game}-{task.id}")


def text(task: Task, translator: Translator) -> str:
    """What to know before beginning."""
    if task.kind == "puzzle":
        return translator.say("lesson-puzzle.text")
    return translator.say(f"lesson-{task.game}-{task.id}.text")


def hints(task: Task, translator: Translator) -> list[str]:
    """What to consider after failing, and then how each turn of the solution begins."""
    name = "lesson-puzzle" if task.kind == "puzzle" else f"lesson-{task.game}-{task.id}"
    begun = [step["sentence"] for step in solution(task, translator) if begins_turn(step["text"])]
    return [translator.say(f"{name}.hint"), *begun]


def deadline(goal: Goal, translator: Translator) -> str:
    """Until when the goal must be reached."""
    message = "lesson-at-end" if goal.at_end else "lesson-until"
    if goal.until.get("era", 1) == 2:
        message += "-era-2"
    return translator.say(message, round=goal.until["round"])


def wanted(condition: Condition, game: str, translator: Translator) -> str:
    """A condition, as a line of a list."""
    what = condition.what
    least = condition.least or 0
    if what.startswith("goods."):
        return translator.goods({what.removeprefix("goods."): int(least)})
    thing = THINGS.fullmatch(what)
    if thing is not None and thing[2] == "crop":
        return translator.say("lesson-wants-crop", crop=translator.say(f"good-{thing[3]}"), count=int(least))
    if thing is not None:
        name = translator.name(game, TABLES[game, thing[1], thing[2]], thing[3])
        if thing[1] == "cells":
            return translator.say("lesson-wants-cells", thing=name, count=int(least))
        return translator.say("lesson-wants-built", thing=name)
    if what == "score":
        return translator.say("lesson-wants-score", points=halves(least))
    return translator.say(f"lesson-wants-{what.replace('.', '-')}", count=int(least))


def progress(task: Task, values: Sequence[float], translator: Translator) -> list[dict[str, Any]]:
    """Each condition with its number now and the number it must be."""
    return [
        {
            "text": wanted(condition, task.game, translator), "what": condition.what, "have": values[number],
            "least": condition.least, "most": condition.most, "met": condition.met(values[number]),
        }
        for number, condition in enumerate(task.goal.conditions)
    ]  # fmt: skip


def turns(task: Task, match: Match, found: Progress, translator: Translator) -> list[str]:
    """Where the player went in each turn."""
    named = []
    for number in found.turns:
        game = match.at(number)
        row = game.describe_action(match.actions[number])
        table = "space" if "space" in row else "tile"
        named.append(translator.name(task.game, table, row[table]))
    return named


def solution(task: Task, translator: Translator) -> list[dict[str, str]]:
    """The solution in notation, and as the guide plays it."""
    match, guide, told = task.begin(), translator.say("lesson-guide"), []
    for text in task.solution:
        row = match.game.describe_action(match.game.parse(text))
        told.append({"text": text, "sentence": translator.sentence(guide, translator.told(task.game, row))})
        match.play(text)
    return told
