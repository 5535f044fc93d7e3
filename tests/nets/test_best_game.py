"""The best game that networks have found is in the documents."""

from __future__ import annotations

from pathlib import Path

from caverna import OVER, Match

ROOT = Path(__file__).parents[2]


def test_the_best_solo_game_has_the_points_that_are_stated() -> None:
    game = Match.load(ROOT / "docs" / "games" / "solo-118.caverna.json").game
    assert (game.turn, game.scores()) == (OVER, [118])
