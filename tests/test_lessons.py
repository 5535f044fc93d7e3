"""Every lesson and puzzle can be solved as its file says, and not by doing nothing; goals are judged as told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from caverna.game import UndoError
from caverna.games import GAMES
from caverna.lessons import Condition, Goal, Task, all_tasks, judge, tasks
from caverna.lessons.goal import measure
from caverna.lessons.make import BUILT, EASIEST, GREEDY, difficulty, prove, shortened
from caverna.lessons.solver import GreedyPlayer, Solver, always, idle
from caverna.lessons.words import deadline, hints, progress, solution, text, title, turns
from caverna.locale import LANGUAGES, translator_for
from caverna.record import Match
from tests.form import compiled_only

TASKS = all_tasks()
each_task = pytest.mark.parametrize("task", TASKS, ids=[task.seed for task in TASKS])
each_game = pytest.mark.parametrize("game", GAMES)
FIRST = tasks("cave-farmers")["first-turn"]
HARVEST = tasks("cave-farmers")["harvest"]


@each_task
def test_the_solution_reaches_the_goal_and_doing_nothing_does_not(task: Task) -> None:
    match = task.begin()
    start = len(match.actions)
    assert match.game.turn == 0
    assert judge(task.goal, match, start).state == "open"
    assert not idle(task.goal, match.game)
    for action in task.solution:
        assert task.goal.state(match.game) == "open", f"reached before {action}"
        match.play(action)
    assert judge(task.goal, match, start).state == "reached"


@each_task
def test_the_solution_works_whatever_chance_draws(task: Task) -> None:
    assert always(task.goal, task.begin().game, task.solution)


@each_game
def test_there_are_lessons_and_at_least_twenty_puzzles_of_all_difficulties(game: str) -> None:
    kinds = Counter(task.kind for task in tasks(game).values())
    assert kinds["lesson"] == {"cave-farmers": 9, "cave-vs-cave": 6}[game]
    assert kinds["puzzle"] >= 20
    puzzles = [task for task in tasks(game).values() if task.kind == "puzzle"]
    assert {task.difficulty for task in puzzles} == {1, 2, 3, 4, 5}
    assert [task.difficulty for task in puzzles] == sorted(task.difficulty for task in puzzles)
    wanted = {(*task.before, *task.goal.conditions, task.goal.until["round"]) for task in puzzles}
    assert len(wanted) == len(puzzles), "no puzzle comes twice"


PUZZLES = [task for task in TASKS if task.kind == "puzzle"]
SHORTEST = [min((task for task in PUZZLES if task.game == game), key=lambda task: len(task.solution)) for game in GAMES]


def proven(task: Task) -> dict[str, Any] | None:
    """The proof of a puzzle, found again: greedy players play it, and so does chance."""
    deadline = Goal((), task.goal.until, at_end=True)
    return prove(task.goal, GreedyPlayer(task.begin().game, deadline, GREEDY))


@pytest.mark.slow
@pytest.mark.parametrize("task", PUZZLES, ids=[task.seed for task in PUZZLES])
def test_every_puzzle_is_missed_by_greedy_players_and_as_hard_as_told(task: Task) -> None:
    assert proven(task) == {name: task.proof[name] for name in ("random", "greedy", "bot")}


@compiled_only
@pytest.mark.parametrize("task", SHORTEST, ids=GAMES)
def test_a_puzzle_is_missed_by_greedy_players_and_as_hard_as_told(task: Task) -> None:
    assert proven(task) == {name: task.proof[name] for name in ("random", "greedy", "bot")}


def test_the_difficulty_of_every_puzzle_follows_from_its_proof() -> None:
    for task in PUZZLES:
        assert task.proof["greedy"] is False, task.seed
        assert task.proof["bot"] is False, task.seed
        assert 0 <= task.proof["random"] <= EASIEST, task.seed
        assert task.difficulty == difficulty(task.proof["random"]), task.seed


@compiled_only
def test_a_greedy_player_reaches_what_lies_near() -> None:
    near = Goal((Condition("goods.wood", least=3),), {"round": 1}, at_end=False)
    far = Goal((Condition("goods.wood", least=30),), {"round": 1}, at_end=False)
    greedy = GreedyPlayer(FIRST.begin().game, near, GREEDY)
    assert greedy.reaches(near)
    assert greedy.reaches(far) is False
    assert GreedyPlayer(FIRST.begin().game, near, most=2).reaches(near) is None
    assert prove(near, greedy) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_has_its_words(language: str) -> None:
    translator = translator_for(language)
    for task in TASKS:
        lines = [title(task, translator), text(task, translator), *hints(task, translator)]
        lines.append(deadline(task.goal, translator))
        lines += [row["text"] for row in progress(task, [0] * len(task.goal.conditions), translator)]
        for line in lines:
            assert line == line.strip() != ""
            assert not set("{}$[]") & set(line), line
    steps = solution(FIRST, translator)
    assert [step["text"] for step in steps] == list(FIRST.solution)
    assert all(step["sentence"].startswith("Grim") for step in steps)


# judging


def played(task: Task, *actions: str) -> str:
    match = task.begin()
    start = len(match.actions)
    for action in actions:
        match.play(action)
    return judge(task.goal, match, start).state


def test_a_goal_is_failed_when_its_round_is_over() -> None:
    assert played(FIRST) == "open"
    assert played(FIRST, "place logging") == "open"
    assert played(FIRST, "place logging", "place ore-mining") == "failed"


def test_the_turns_of_a_try_are_told() -> None:
    match = FIRST.begin()
    start = len(match.actions)
    for action in ("place logging", "place ore-mining"):
        match.play(action)
    found = judge(FIRST.goal, match, start)
    assert turns(FIRST, match, found, translator_for("en")) == ["Logging", "Ore mining"]
    assert [match.at(number).text(match.actions[number]) for number in found.turns] == [
        "place logging",
        "place ore-mining",
    ]


def test_a_goal_stays_reached_whatever_follows() -> None:
    reached = ("place logging", "place sustenance", "tile meadow-field c4 b4")
    assert played(FIRST, *reached) == "reached"
    assert played(FIRST, *reached, "place ore-mining") == "reached"


def test_a_goal_at_the_end_of_a_round_waits_for_it() -> None:
    assert played(HARVEST, *HARVEST.solution[:-1]) == "open"
    assert played(HARVEST, *HARVEST.solution) == "reached"
    assert played(HARVEST, "place logging", "place ore-mining", "feed") == "failed"


def test_nothing_before_the_position_can_be_undone() -> None:
    match = HARVEST.begin()
    with pytest.raises(UndoError):
        match.undo()
    match.play("place logging")
    match.undo_turn()
    assert match.actions == HARVEST.begin().actions


def test_every_try_draws_the_same() -> None:
    task = tasks("cave-vs-cave")["cave"]
    one, other = task.begin(), task.begin()
    for match in (one, other):
        for action in task.solution:
            match.play(action)
    assert one.actions == other.actions


def test_numbers_of_a_view_are_found_by_their_path() -> None:
    player = {
        "score": -3, "goods": {"wood": 2}, "dwarfs": [{"strength": 0}, {"strength": 4}],
        "cells": [{"tile": "field", "crop": {"grain": 3}}, {"tile": "field", "crop": {}}, {"tile": None}],
    }  # fmt: skip
    numbers = ("score", "goods.wood", "dwarfs", "dwarfs.strength", "cells[tile=field]", "cells[crop=grain]")
    assert [measure(player, what) for what in numbers] == [-3, 2, 2, 4, 2, 1]


def test_conditions_have_bounds_and_survive_their_file() -> None:
    goal = Goal((Condition("score", least=2), Condition("begging", most=0)), {"round": 3}, at_end=True)
    assert [goal.is_met(values) for values in ([2, 0], [1, 0], [2, 1])] == [True, False, False]
    assert Goal.from_data(goal.to_data()) == goal


# making


def test_the_solver_finds_what_can_be_reached_in_a_round() -> None:
    game = FIRST.begin().game
    found = Solver(FIRST.goal, 400, 2000).search(game)
    assert found.is_complete
    paths = [node.path for node in found.ends if FIRST.goal.is_met(FIRST.goal.values(node.game))]
    assert FIRST.solution in [list(path) for path in paths]
    too_much = Goal((Condition("goods.wood", least=5),), {"round": 1}, at_end=True)
    assert not any(too_much.is_met(too_much.values(node.game)) for node in found.ends)


def test_a_solution_that_depends_on_chance_or_is_not_legal_is_none() -> None:
    task = tasks("cave-vs-cave")["cave"]
    assert not always(task.goal, task.begin().game, task.solution[:-1])
    assert not always(task.goal, task.begin().game, ["take nothing"])
    lucky = Goal((Condition("rooms[id=storeroom]", least=1),), {"era": 1, "round": 1}, at_end=False)
    wish = ["take excavation", "excavate", "dig e4", "end", "take housework", "furnish for 1 gold", "furnish storeroom"]
    assert not always(lucky, task.begin().game, wish)


def test_a_solution_loses_what_it_does_not_need() -> None:
    detour = [
        "place ruby-mining",
        "trade ruby for dog",
        "trade ruby for dog",
        *tasks("cave-farmers")["mines"].solution[2:],
    ]
    goal = Goal((Condition("goods.dog", least=1),), {"round": 3}, at_end=False)
    short = shortened(goal, tasks("cave-farmers")["mines"].begin().game, detour)
    assert list(short) == ["place ruby-mining", "trade ruby for dog"]


@each_game
def test_what_is_built_is_in_the_view(game: str) -> None:
    assert BUILT[game] in Match(game, players=1).game.view()["players"][0]
