"""Whole games, played only by clicking what the page offers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.page.browser import Person
from tests.server.harness import Player, Server


@pytest.mark.parametrize(
    ("game", "others", "options"),
    [
        ("cave-farmers", [], {}),
        pytest.param("cave-farmers", ["novice"], {}, marks=pytest.mark.slow),
        pytest.param("cave-vs-cave", [], {"mode": "eras-1-2"}, marks=pytest.mark.slow),
        ("cave-vs-cave", ["novice"], {"mode": "era-1"}),
    ],
)
def test_a_game_is_played_by_clicking_to_its_result(
    server: Server, person: Callable[..., Person], game: str, others: list[str], options: dict[str, str]
) -> None:
    ana = Player(server.address).open(game, *others, options=options)
    human = person()
    human.sit(ana.table or "", 0, ana.token, game)
    human.play_to_the_end()
    table = ana.get()
    assert table["state"] == "over"
    shown = human.page.get_by_test_id("result").inner_text()
    for player in table["view"]["players"]:
        assert f"{player['score']:g}".replace("-", "−") in shown
