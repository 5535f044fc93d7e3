"""Games, played only by clicking what the page offers: their last rounds, and whole ones in `make test-all`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.page.browser import DESK, PHONE, Person
from tests.page.master import Master
from tests.page.positions import continue_match, in_round, play_until
from tests.server.harness import Player, Server


def click_to_the_result(human: Person, ana: Player, game: str) -> None:
    human.sit(ana.table or "", 0, ana.token, game)
    human.play_to_the_end()
    table = ana.get()
    assert table["state"] == "over"
    shown = human.page.get_by_test_id("result").inner_text()
    for player in table["view"]["players"]:
        assert f"{player['score']:g}".replace("-", "−") in shown


SIZES = {"desk": DESK, "tablet": {"width": 820, "height": 1180}, "phone": PHONE}


@pytest.mark.parametrize(
    ("game", "size", "language", "rounds"),
    [
        ("cave-farmers", "tablet", "fr", 2),
        *[
            pytest.param(game, size, language, None, marks=pytest.mark.slow)
            for game in ("cave-farmers", "cave-vs-cave")
            for size, language in (("desk", "en"), ("tablet", "fr"), ("phone", "pl"))
        ],
    ],
)
def test_a_game_is_played_on_the_board_alone_with_fewer_clicks(
    server: Server, person: Callable[..., Person], game: str, size: str, language: str, rounds: int | None
) -> None:
    options = {"mode": "era-1"} if game == "cave-vs-cave" else {}
    ana = Player(server.address).open(game, "novice", seed="3", options=options)
    ana.http.patch(f"/api/tables/{ana.table}/seat", json={"forced": True, "confirms": True})
    human = person(size=SIZES[size], language=language, touches=size != "desk")
    human.sit(ana.table or "", 0, ana.token, game)
    master = Master(human, ana)
    master.play(rounds)
    assert rounds is not None or ana.get()["state"] == "over"
    assert human.fits(), "the page scrolls sideways"
    listed, tiles = master.clicks_in_a_list()
    print(f"{master.clicks} clicks in {len(master.turns)} turns, {listed} in a list; {tiles} tiles")
    assert master.clicks < listed + (tiles + 1 if human.touches else 0)  # a finger needs a second touch for a tile


@pytest.mark.parametrize(
    ("game", "others", "options", "late"),
    [
        ("cave-farmers", [], {}, 11),
        pytest.param("cave-vs-cave", ["novice"], {"mode": "era-1"}, 8, marks=pytest.mark.slow),
    ],
)
def test_the_last_rounds_are_played_by_clicking_to_the_result(
    server: Server, person: Callable[..., Person], game: str, others: list[str], options: dict[str, Any], late: int
) -> None:
    match = play_until(game, in_round(late), players=len(others) + 1, **options)
    click_to_the_result(person(), continue_match(server.address, match, *others), game)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "others", "options"),
    [
        ("cave-farmers", [], {}),
        ("cave-farmers", ["novice"], {}),
        ("cave-vs-cave", [], {"mode": "eras-1-2"}),
        ("cave-vs-cave", ["novice"], {"mode": "era-1"}),
    ],
)
def test_a_game_is_played_by_clicking_to_its_result(
    server: Server, person: Callable[..., Person], game: str, others: list[str], options: dict[str, str]
) -> None:
    click_to_the_result(person(), Player(server.address).open(game, *others, options=options), game)
