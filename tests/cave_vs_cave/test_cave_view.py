"""What the view says of turns that are still to come."""

from __future__ import annotations

import pytest

from caverna import OVER
from tests.cave_vs_cave.scenario import end_turns, fresh
from tests.rules import rule


@rule("caves", 2, 4)
@pytest.mark.parametrize(
    ("players", "mode", "turns", "question"),
    [(2, "era-1", 44, "over"), (1, "era-1", 19, "over"), (2, "short", 32, "over"), (2, "ask", 44, "go-on")],
)
def test_nobody_has_turns_left_at_the_end_of_an_era(players: int, mode: str, turns: int, question: str) -> None:
    game = end_turns(fresh(players, mode), turns)
    assert game.question() == question
    assert (game.turn == OVER) == (question == "over")
    assert [player["turns_left"] for player in game.view()["players"]] == [0] * players


@rule("caves", 2, 4)
def test_turns_left_go_down_turn_by_turn() -> None:
    game = fresh()
    assert [player["turns_left"] for player in game.view()["players"]] == [2, 2]
    end_turns(game, 1)
    assert [player["turns_left"] for player in game.view()["players"]] == [1, 2]
