"""Views, decisions and references are what their types say, in both games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

import caverna
from caverna import CHANCE, OVER, Game
from caverna.cave_farmers.types import FarmersDecision, FarmersView
from caverna.cave_vs_cave.types import CavesDecision, CavesView
from caverna.locale import LANGUAGES, translator_for
from caverna.locale.types import CavesReference, FarmersReference
from tests.fuzz import SETUPS, enrich

VIEWS: dict[str, TypeAdapter[Any]] = {
    "cave-farmers": TypeAdapter(FarmersView), "cave-vs-cave": TypeAdapter(CavesView),
}  # fmt: skip
DECISIONS: dict[str, TypeAdapter[Any]] = {
    "cave-farmers": TypeAdapter(FarmersDecision), "cave-vs-cave": TypeAdapter(CavesDecision),
}  # fmt: skip


def check_types(game: Game) -> None:
    """Strict, and nothing more than the types say: what they do not know is lost in validation."""
    view, decision = game.view(), game.decision()
    assert VIEWS[game.name].validate_python(view, strict=True) == view
    assert DECISIONS[game.name].validate_python(decision, strict=True) == decision


@pytest.mark.parametrize("name", ["cave-farmers", "cave-vs-cave"])
def test_views_and_decisions_are_of_their_types(name: str) -> None:
    """One random game of each set-up; each second one is rich, so that everything gets built."""
    setups = [options for game, options in SETUPS if game == name]
    for number, options in enumerate(setups):
        random = Random(number)
        game = caverna.new_game(name, **options)
        if number % 2:
            enrich(game)
        while game.turn != OVER:
            if game.turn == CHANCE or random.random() < 0.1:
                check_types(game)
            game.apply(random.choice(game.legal_actions()))
        check_types(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_are_of_their_types(language: str) -> None:
    types: dict[str, TypeAdapter[Any]] = {
        "cave-farmers": TypeAdapter(FarmersReference), "cave-vs-cave": TypeAdapter(CavesReference),
    }  # fmt: skip
    for name, options in SETUPS:
        tables = translator_for(language).reference(name, options["players"])
        assert types[name].validate_python(tables) == tables
