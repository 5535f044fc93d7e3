"""Why something cannot be chosen, in every language."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import caverna
from caverna import OVER
from caverna.locale import LANGUAGES, translator_for
from tests.contract import pick
from tests.fuzz import SETUPS, enrich
from tests.locale.catalogues import NAMES, every_reason
from tests.locale.test_actions import check

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_reason_there_is_has_a_text_of_its_own(language: str) -> None:
    texts = [check(translator_for(language).reason("cave-vs-cave", row, 0, NAMES)) for row in every_reason()]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("name", ["cave-farmers", "cave-vs-cave"])
def test_everything_blocked_in_a_game_is_explained(name: str) -> None:
    """One random game of each set-up; each second one is rich."""
    names = [f"Player {seat}" for seat in range(7)]
    for number, (game_name, options) in enumerate(SETUPS):
        if game_name != name:
            continue
        game, random = caverna.new_game(name, **options), Random(number)
        if number % 2:
            enrich(game)
        while game.turn != OVER:
            if random.random() < 0.02:
                blocked: Any = game.decision()["blocked"]
                for row in blocked:
                    for language in LANGUAGES:
                        check(translator_for(language).reason(name, row, game.turn, names))
            game.apply(pick(game, game.legal_actions(), random))


@pytest.mark.parametrize(
    ("blocked", "text"),
    [
        ({"space": "logging", "reason": "not-now", "arguments": {}}, "You are not placing a dwarf now."),
        (
            {"furnishing": "trader", "reason": "not-now", "arguments": {}},
            "Nothing is in the way, but you cannot furnish now.",
        ),
        ({"space": "logging", "reason": "occupied", "arguments": {"seat": 1}}, "Occupied by Ben."),
        ({"space": "logging", "reason": "occupied", "arguments": {"seat": 0}}, "You are there yourself."),
        ({"furnishing": "trader", "reason": "built", "arguments": {"seat": 0}}, "You have already built it."),
        (
            {"furnishing": "trader", "reason": "goods-short", "arguments": {"goods": {"wood": 2, "ruby": 1}}},
            "You are 2 wood and 1 ruby short.",
        ),
        (
            {
                "space": "wish-for-children",
                "reason": "none-of",
                "arguments": {
                    "obstacles": [
                        {"reason": "no-room-for-dwarf", "arguments": {}},
                        {"reason": "no-cavern", "arguments": {}},
                    ]
                },
            },
            "You have no room for another dwarf. You have no free cavern.",
        ),
        (
            {"room": "shelf", "reason": "walls-do-not-fit", "arguments": {"walls": ["W1", "W2A", "W3"]}},
            "No empty cell has the right walls: 1 wall, 2 adjacent walls or 3 walls.",
        ),
        (
            {"room": "dungeon", "reason": "more-orange-rooms", "arguments": {"rooms": 1}},
            "You need 1 more orange room first.",
        ),
        (
            {"tile": "renovation", "reason": "not-ahead", "arguments": {"good": "gold"}},
            "You need more gold than your opponent.",
        ),
    ],
)
def test_reasons_in_english(blocked: dict[str, Any], text: str) -> None:
    game = "cave-vs-cave" if {"room", "tile"} & set(blocked) else "cave-farmers"
    assert translator_for("en").reason(game, blocked, 0, NAMES) == text


POLISH_ROOMS = {1: "1 pomarańczowej izby", 2: "2 pomarańczowych izb", 5: "5 pomarańczowych izb"}


@pytest.mark.parametrize("rooms", POLISH_ROOMS)
def test_numbers_decide_the_form_in_polish(rooms: int) -> None:
    blocked = {"room": "dungeon", "reason": "more-orange-rooms", "arguments": {"rooms": rooms}}
    assert POLISH_ROOMS[rooms] in translator_for("pl").reason("cave-vs-cave", blocked, 0, NAMES)
