"""The lessons of the page can be played as written, and every bubble has its text."""

from __future__ import annotations

import json
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from caverna.games import new_game
from caverna.locale import LANGUAGES, translator_for
from caverna.record import Match
from caverna.server.event_log import EventLog, Preferences

LESSONS: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "web" / "src" / "learn" / "lessons.json").read_text("utf-8")
)
each_lesson = pytest.mark.parametrize("game", LESSONS)


@each_lesson
def test_a_lesson_plays_from_its_first_bubble_to_its_last(game: str) -> None:
    event_log = EventLog(Match.begin(new_game(game, **LESSONS[game]["options"]), seed="lesson"))
    event_log.advance(Preferences((), ()))
    for bubble in LESSONS[game]["bubbles"]:
        for play in bubble["plays"]:
            found = [row for row in event_log.game.decision()["actions"] if fnmatchcase(row["text"], play)]
            assert found, (bubble["id"], play)
            event_log.play(0, found[0]["action"], Preferences((0,), ()))
    assert event_log.game.turn == 0, "what follows is free"


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bubble_has_a_text(game: str, language: str) -> None:
    for bubble in LESSONS[game]["bubbles"]:
        assert translator_for(language).say(f"page-lesson-{game}-{bubble['id']}")
