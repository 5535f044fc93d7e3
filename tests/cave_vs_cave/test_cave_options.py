"""Options: the modes for one and two players, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import caverna
from caverna.cave_vs_cave.game import Game
from caverna.game import InvalidOption
from tests.rules import rule

MODES_1 = ["eras-1-2", "era-1", "ask"]
MODES_2 = ["eras-1-2", "era-1", "ask", "quick-start", "short"]


def new(**options: Any) -> Game:
    game = caverna.new_game("cave-vs-cave", **options)
    assert isinstance(game, Game)
    return game


@rule("rulings", "C6")
@pytest.mark.parametrize("mode", MODES_1)
def test_modes_of_the_solo_game(mode: str) -> None:
    assert new(players=1, mode=mode).options == {"players": 1, "mode": mode}


@rule("rulings", "C6")
@pytest.mark.parametrize("mode", MODES_2)
def test_modes_of_two_players(mode: str) -> None:
    assert new(players=2, mode=mode).options == {"players": 2, "mode": mode}


@rule("rulings", "C6")
def test_two_players_and_both_eras_are_the_defaults() -> None:
    assert new().options == {"players": 2, "mode": "eras-1-2"}
    assert new(players=1).options == {"players": 1, "mode": "eras-1-2"}
    assert new() == new(players=2, mode="eras-1-2")


@rule("rulings", "C6")
@pytest.mark.parametrize("mode", ["quick-start", "short"])
def test_a_mode_for_two_is_refused_alone_with_the_modes_there_are(mode: str) -> None:
    with pytest.raises(InvalidOption) as error:
        new(players=1, mode=mode)
    assert f"mode='{mode}'" in str(error.value)
    assert "1 player" in str(error.value)
    assert str(error.value).endswith("use eras-1-2, era-1 or ask")


@rule("rulings", "C6")
@pytest.mark.parametrize("mode", ["", "era-2", "Short", "era-1 ", None, 1, True, ["short"]])
@pytest.mark.parametrize(
    ("players", "listed"), [(1, "eras-1-2, era-1 or ask"), (2, "eras-1-2, era-1, ask, quick-start or short")]
)
def test_an_unknown_mode_is_refused_with_the_modes_there_are(mode: Any, players: int, listed: str) -> None:
    with pytest.raises(InvalidOption) as error:
        new(players=players, mode=mode)
    assert f"mode={mode!r}" in str(error.value)
    assert str(error.value).endswith(f"use {listed}")


@rule("caves", 1, 1)
@pytest.mark.parametrize("players", [0, 3, -1, 7, "2", 2.0, None, True, [2]])
def test_only_1_or_2_can_play(players: Any) -> None:
    with pytest.raises(InvalidOption, match="1 or 2 players"):
        new(players=players)


@rule("caves", 1, 1)
@pytest.mark.parametrize("option", ["era", "furnishings", "Mode", "seed"])
def test_an_unknown_option_is_refused_with_those_there_are(option: str) -> None:
    with pytest.raises(InvalidOption, match=f"'{option}'.*players or mode"):
        new(**{option: 1})


@rule("caves", 1, 1)
def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(InvalidOption, match="cave-farmers or cave-vs-cave"):
        caverna.new_game("cave-vs-cavern")


@rule("rulings", "C4")
@pytest.mark.parametrize("mode", ["quick-start", "short"])
def test_quick_start_and_short_game_are_not_offered_alone(mode: str) -> None:
    with pytest.raises(InvalidOption, match="eras-1-2, era-1 or ask"):
        caverna.new_game("cave-vs-cave", players=1, mode=mode)


@rule("rulings", "C4")
@pytest.mark.parametrize("mode", ["quick-start", "short"])
def test_quick_start_and_short_game_are_for_two(mode: str) -> None:
    game = caverna.new_game("cave-vs-cave", players=2, mode=mode)
    assert (game.num_players, game.options["mode"]) == (2, mode)


@rule("rulings", "C6")
@pytest.mark.parametrize("players", [1, 2])
def test_both_eras_are_the_default_mode(players: int) -> None:
    game = caverna.new_game("cave-vs-cave", players=players)
    assert game.options["mode"] == "eras-1-2"
