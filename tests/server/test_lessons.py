"""Lessons and puzzles: lists, tables that begin with a position, judging, and trying again."""

from __future__ import annotations

from typing import Any

import pytest

from caverna.games import GAMES
from caverna.lessons import tasks
from caverna.server.lesson_routes import of_the_day
from tests.server.harness import Player

FIRST = tasks("cave-farmers")["first-turn"]


def begin(ana: Player, game: str = "cave-farmers", id: str = "first-turn") -> Player:
    answer = ana.http.post(f"/api/lessons/{game}/{id}", json={"name": "Ana"})
    assert answer.status_code == 201, answer.text
    ana.table, ana.seat = answer.json()["id"], answer.json()["seat"]
    return ana


def listed(ana: Player, path: str = "") -> Any:
    answer = ana.http.get(f"/api/lessons{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def restart(ana: Player, **body: Any) -> None:
    answer = ana.post("restart", version=ana.get()["version"], **body)
    assert answer.status_code == 200, answer.text


def test_lessons_and_puzzles_are_listed_with_their_goals(ana: Player) -> None:
    lines = listed(ana, "/cave-farmers")
    assert [line["id"] for line in lines] == list(tasks("cave-farmers"))
    assert lines[0]["title"] == "Your first round"
    assert lines[0]["wants"] == ["3 wood", "Field × 1"]
    assert lines[0]["until"] == "By the end of round 1"
    found = listed(ana, "/cave-farmers/first-turn")
    assert found["following"]["id"] == "tiles"
    assert len(found["hints"]) == 3
    assert found["hints"][1] == "Grim sends a dwarf to Logging and gets 3 wood."
    assert found["course"] == [line["id"] for line in lines if line["kind"] == "lesson"]
    assert listed(ana, "/cave-farmers/alone")["following"]["id"] == "puzzle-1"
    assert listed(ana, f"/cave-farmers/{lines[-1]['id']}")["following"] is None


@pytest.mark.parametrize(("language", "title"), [("fr", "Poser des tuiles"), ("pl", "Kładzenie żetonów")])
def test_lessons_speak_the_language_of_the_request(ana: Player, language: str, title: str) -> None:
    assert listed(ana, f"/cave-farmers/tiles?language={language}")["title"] == title


def test_there_is_a_puzzle_for_every_day(ana: Player) -> None:
    overview = listed(ana)
    assert overview["today"]["kind"] == "puzzle"
    count = sum(overview["puzzles"].values())
    days = [of_the_day(day) for day in range(count)]
    assert len({task.seed for task in days}) == count, "every puzzle has its day"
    assert days[0].game != days[1].game


def test_a_lesson_is_failed_tried_again_and_solved(ana: Player) -> None:
    begin(ana)
    goal = ana.get("/goal")
    assert goal["state"] == "open"
    assert [(row["have"], row["least"], row["met"]) for row in goal["conditions"]] == [(0, 3, False), (0, 1, False)]
    position = ana.get()["view"]
    ana.play("place logging")
    assert ana.get("/goal")["conditions"][0]["met"]
    ana.play("place ore-mining")
    assert ana.get("/goal")["state"] == "failed"
    assert ana.get("/goal")["turns"] == ["Logging", "Ore mining"]
    restart(ana, turn=True)
    assert ana.get("/goal")["turns"] == ["Logging"]
    restart(ana)
    assert ana.get()["view"] == position
    assert ana.get("/goal")["state"] == "open"
    for text in FIRST.solution:
        assert ana.play(text).status_code == 200
    assert ana.get("/goal")["state"] == "reached"


def test_chance_is_the_same_in_every_try(ana: Player) -> None:
    begin(ana, "cave-vs-cave", "cave")
    displays = []
    for _ in range(2):
        for text in ("take excavation", "excavate", "dig e4"):
            ana.play(text)
        displays.append(ana.get()["view"]["display"])
        restart(ana)
    assert displays[0] == displays[1]


def test_what_came_before_the_position_stays(ana: Player) -> None:
    begin(ana, "cave-farmers", "harvest")
    assert ana.get()["undo"] is None
    assert ana.post("undo", version=ana.get()["version"]).json()["code"] == "nothing-to-undo"


@pytest.mark.parametrize("game", GAMES)
def test_a_solution_is_told(ana: Player, game: str) -> None:
    task = next(iter(tasks(game).values()))
    steps = listed(ana, f"/{game}/{task.id}/solution")
    assert [step["text"] for step in steps] == list(task.solution)


def test_what_is_no_lesson_is_refused(ana: Player) -> None:
    for path, code in (
        ("/chess", "unknown-game"),
        ("/chess/walls", "unknown-game"),
        ("/cave-farmers/x", "unknown-lesson"),
    ):
        assert ana.http.get(f"/api/lessons{path}").json()["code"] == code
    ana.open("cave-farmers", players=1)
    assert ana.http.get(f"/api/tables/{ana.table}/goal").json()["code"] == "unknown-lesson"
    assert ana.post("restart", version=ana.get()["version"]).json()["code"] == "unknown-lesson"


def test_a_game_that_only_has_the_seed_of_a_lesson_is_none(ana: Player) -> None:
    ana.open("cave-farmers", players=1, seed=tasks("cave-farmers")["harvest"].seed)
    assert ana.http.get(f"/api/tables/{ana.table}/goal").json()["code"] == "unknown-lesson"


def test_only_its_player_can_begin_a_lesson_again(ana: Player, server: Any) -> None:
    begin(ana)
    ben = Player(server.address, ana.table)
    assert ben.post("restart", version=ana.get()["version"]).json()["code"] == "not-a-player"
