"""The HTTP routes of lessons and puzzles: what there is, a table for one, and whether its goal is reached.

The table of a lesson is an ordinary solo table that begins with the position. Its seed names the lesson, so that every
attempt draws the same, and so that the server knows which goal to judge.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from math import gcd
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from pydantic_core import to_json
from starlette.responses import Response

from caverna.game import Game
from caverna.games import GAMES, new_game
from caverna.lessons import Task, all_tasks, judge, tasks
from caverna.lessons.words import deadline, hints, number_of, progress, solution, text, title, turns, wanted
from caverna.locale import Translator

from . import messages as m
from .names import clean_name
from .new_tables import SeatPlan, TablePlan
from .problems import Problem
from .routes import PROBLEMS, ClientTranslator, TableId, Token, note_client, raw, services_of, slowly
from .snapshot import Snapshot
from .views import event_view

lesson_router = APIRouter(responses=PROBLEMS, tags=["lessons"])
GameName = Annotated[str, Path(max_length=32)]
LessonId = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,32}$", description="The id of a lesson or puzzle")]


def find_task(game: str, id: str) -> Task:
    """A lesson or puzzle. Raises `Problem` if there is none."""
    if game not in GAMES:
        raise Problem("unknown-game")
    if id not in tasks(game):
        raise Problem("unknown-lesson")
    return tasks(game)[id]


@cache
def opening(game: str, id: str) -> tuple[int, ...]:
    """The actions that lead to the position of a lesson or puzzle."""
    return tuple(tasks(game)[id].begin().actions)


def task_at(snapshot: Snapshot) -> Task:
    """The lesson or puzzle of a table. Raises `Problem` if it has none."""
    game, _, id = (snapshot.table["seed"] or "").partition("/")
    if snapshot.event_log is None or game != snapshot.table["game"] or id not in tasks(game):
        raise Problem("unknown-lesson")
    begun = opening(game, id)
    if tuple(snapshot.event_log.match.actions[: len(begun)]) != begun or len(snapshot.seats) > 1:
        raise Problem("unknown-lesson")
    return tasks(game)[id]


def line(task: Task, translator: Translator) -> dict[str, Any]:
    """A lesson or puzzle in a list."""
    conditions = task.goal.conditions
    return {
        "game": task.game, "id": task.id, "kind": task.kind, "number": number_of(task),
        "title": title(task, translator), "difficulty": task.difficulty, "until": deadline(task.goal, translator),
        "wants": [wanted(condition, task.game, translator) for condition in conditions],
        "about": [condition.what for condition in conditions],
    }  # fmt: skip


def following(task: Task) -> Task | None:
    """The next one. The puzzles come after the lessons."""
    every = [*tasks(task.game).values()]
    rest = every[every.index(task) + 1 :]
    return rest[0] if rest else None


def course(task: Task) -> list[str]:
    """The ids of all of its kind, in their order."""
    return [other.id for other in tasks(task.game).values() if other.kind == task.kind]


def of_the_day(day: int) -> Task:
    """The puzzle of a day: the games alternate, and no puzzle comes again before all others have."""
    puzzles = [task for task in all_tasks() if task.kind == "puzzle"]
    count = len(puzzles)
    stride = next(stride for stride in range(count // 2 + 1, 2 * count) if gcd(stride, count) == 1)
    return puzzles[day * stride % count]


@lesson_router.get("/api/lessons", response_model=m.LessonsAnswer)
async def overview(translator: ClientTranslator) -> Response:
    """How many lessons and puzzles there are, and the puzzle of the day."""
    kinds = {game: [task.kind for task in tasks(game).values()] for game in GAMES}
    return raw(
        {
            "lessons": {game: found.count("lesson") for game, found in kinds.items()},
            "puzzles": {game: found.count("puzzle") for game, found in kinds.items()},
            "today": line(of_the_day(datetime.now(UTC).toordinal()), translator),
        }
    )


@lesson_router.get("/api/lessons/{game}", response_model=list[m.LessonLine])
async def lessons(request: Request, game: GameName, translator: ClientTranslator) -> Response:
    """The lessons of a game in their order, then its puzzles from easy to hard."""
    if game not in GAMES:
        raise Problem("unknown-game")

    def listed() -> bytes:
        return to_json([line(task, translator) for task in tasks(game).values()])

    return await slowly(request, ("lessons", game, translator.language), listed)


@lesson_router.get("/api/lessons/{game}/{id}", response_model=m.LessonAnswer)
async def lesson(game: GameName, id: LessonId, translator: ClientTranslator) -> Response:
    """A lesson or puzzle: what to know, and the goal."""
    task = find_task(game, id)
    after = following(task)
    words = {"text": text(task, translator), "hints": hints(task, translator), "course": course(task)}
    return raw({**line(task, translator), **words, "following": None if after is None else line(after, translator)})


@lesson_router.get("/api/lessons/{game}/{id}/solution", response_model=list[m.SolutionStep])
async def solve(request: Request, game: GameName, id: LessonId, translator: ClientTranslator) -> Response:
    """A way to the goal."""
    task = find_task(game, id)
    return await slowly(
        request, ("solution", game, id, translator.language), lambda: to_json(solution(task, translator))
    )


@lesson_router.post("/api/lessons/{game}/{id}", status_code=201)
async def begin(request: Request, game: GameName, id: LessonId, body: m.LessonRequest, token: Token) -> m.TableCreated:
    """Open a table with the position of a lesson or puzzle."""
    task = find_task(game, id)
    services = services_of(request)
    quota = services.clients.quota(request.scope)
    quota.count_table()
    beginning: Game = new_game(task.game, **task.options)
    seats = [SeatPlan("me", clean_name(body.name))]
    plan = TablePlan(
        beginning, opening(game, id), seats, public=False, seed=task.seed, clock=None, hints=False, is_replay=False,
        is_settled=True,
    )  # fmt: skip
    table_id, seat = await services.new_tables.create(plan, token, services.clients.pseudonym(quota.client))
    services.table_clients.note(table_id, quota.client)
    return m.TableCreated(id=table_id, seat=seat)


@lesson_router.get("/api/tables/{table_id}/goal", response_model=m.GoalAnswer)
async def goal(request: Request, table_id: TableId, translator: ClientTranslator) -> Response:
    """Whether the goal of a table's lesson or puzzle is reached."""
    snapshot = await services_of(request).snapshots.current(table_id)
    task = task_at(snapshot)
    assert snapshot.event_log is not None
    match = snapshot.event_log.match
    found = judge(task.goal, match, len(opening(task.game, task.id)))
    conditions = progress(task, found.values, translator)
    went = turns(task, match, found, translator)
    return raw({"game": task.game, "id": task.id, "state": found.state, "conditions": conditions, "turns": went})


@lesson_router.post("/api/tables/{table_id}/restart", response_model=m.Played)
async def restart(request: Request, table_id: TableId, body: m.RestartRequest, token: Token) -> Response:
    """Begin the lesson or puzzle of a table again, or its last turn. Every attempt draws the same."""
    services = services_of(request)
    snapshot = await services.snapshots.current(table_id)
    task = task_at(snapshot)
    kept = len(opening(task.game, task.id))
    if body.turn and snapshot.event_log is not None:
        kept = max(judge(task.goal, snapshot.event_log.match, kept).turns, default=kept)
    outcome = await services.commands.restart(table_id, token, body.version, kept, body.key)
    note_client(request, table_id)
    return raw(event_view(outcome.game, outcome.event))
