"""Illegal actions, unknown words and impossible seats are refused and change nothing."""

from __future__ import annotations

from typing import Any

import pytest

import caverna
from caverna.cave_vs_cave.game import Game
from caverna.game import CavernaError, IllegalAction, InvalidOption, ParseError
from tests.cave_vs_cave.scenario import CHANCE, OVER, clear, fresh, give, only, play, show, start, supply
from tests.rules import rule

ILLEGAL = [
    ((), "end", "no turn has begun"),
    ((), "stop", "nothing to stop"),
    ((), "take renovation", "not more gold than the other"),
    ((), "take decoration", "a tile of era II"),
    ((), "turn up breach", "not chance's turn"),
    ((), "draw stall", "not chance's turn"),
    ((), "dig d5", "no tile taken"),
    ((), "eat donkey", "no donkeys"),
    ((), "go on", "nobody is asked"),
    ((), "place d3", "no draft"),
    ((), "cover d3", "no draft"),
    (("take housework",), "take cultivation", "a turn is under way"),
    (("take housework",), "furnish shelf", "no surcharge paid"),
    (("take housework",), "excavate", "of another tile"),
    (("take cultivation", "gain flax"), "gain flax", "used already"),
    (("take excavation", "excavate"), "dig f5", "not accessible"),
    (("take excavation", "excavate"), "dig d3", "empty already"),
    (("take excavation", "excavate"), "dig c3", "not in the cave"),
    (("take masonry", "build wall"), "wall c4 d4", "the seam"),
    (("take masonry", "build wall"), "wall x east", "no cavern"),
    (("take housework", "furnish for 1 gold"), "furnish stall", "not in the display"),
    (("take housework", "furnish for 1 gold"), "furnish parlor", "no place for it"),
    (("take housework", "furnish for 1 gold"), "end", "inside a furnishing"),
    (("take housework", "furnish for 1 gold"), "eat emmer", "inside a furnishing"),
    (("take housework", "furnish for 1 gold", "furnish shelf"), "at d4", "a room lies there"),
    (("take housework", "furnish for 1 gold", "furnish shelf"), "at d1", "covered"),
    (("take undermining", "activate 2 rooms"), "activate stall", "not one's own"),
    (("take undermining", "activate 2 rooms"), "end", "stop comes first"),
]

MODES_2 = ["eras-1-2", "era-1", "ask", "quick-start", "short"]


# actions


def refused(game: Game, text: str) -> str:
    """The message with which a well-formed action is refused, leaving everything as it was."""
    before = game.to_dict()
    with pytest.raises(IllegalAction) as error:
        play(game, text)
    assert game.to_dict() == before
    return str(error.value)


@pytest.mark.parametrize(("script", "text", "why"), ILLEGAL, ids=[f"{row[1]}-{row[2]}" for row in ILLEGAL])
def test_an_illegal_action_is_refused_and_changes_nothing(script: tuple[str, ...], text: str, why: str) -> None:
    game = play(start(round=8), *script)
    message = refused(game, text)
    assert f"{text!r} is not legal now: expected one of: " in message, why
    assert game.text(game.legal_actions()[0]) in message


def test_a_legal_action_goes_on_after_a_refused_one() -> None:
    game = start()
    refused(game, "end")
    play(game, "take cultivation")
    refused(game, "take housework")
    play(game, "gain flax")
    assert supply(game)["flax"] == 2


@pytest.mark.parametrize("number", [-1, -2, 10**6, 2**70])
def test_a_number_that_is_no_action_is_refused_and_changes_nothing(number: int) -> None:
    game = start()
    before = game.to_dict()
    with pytest.raises(IllegalAction, match="not legal now"):
        game.apply(number)
    assert game.to_dict() == before


@pytest.mark.parametrize("action", ["take cultivation", 1.0, None])
def test_only_numbers_are_actions(action: Any) -> None:
    game = start()
    before = game.to_dict()
    with pytest.raises(IllegalAction):
        game.apply(action)
    assert game.to_dict() == before


@pytest.mark.parametrize("mode", MODES_2)
def test_every_action_that_is_not_legal_is_refused(mode: str) -> None:
    game = fresh(mode=mode)
    before = game.to_dict()
    legal = set(game.legal_actions())
    assert len(legal) > 1
    for action in range(game.num_actions):
        if action not in legal:
            with pytest.raises(IllegalAction):
                game.apply(action)
    assert game.to_dict() == before


def new(**options: Any) -> Game:
    game = caverna.new_game("cave-vs-cave", **options)
    assert isinstance(game, Game)
    return game


@rule("rulings", "C23")
def test_chance_is_answered_only_with_what_can_come() -> None:
    game = new(players=2, mode="era-1")
    assert game.turn == CHANCE
    refused(game, "turn up renovation")
    refused(game, "turn up cultivation")
    refused(game, "take cultivation")
    refused(game, "eat emmer")
    play(game, "turn up masonry")


@rule("rulings", "C23")
def test_a_tile_dug_away_is_one_that_nobody_has_seen() -> None:
    game = play(start(mode="eras-1-2", era=2), "take excavation", "excavate", "dig b4")
    refused(game, "draw stall")  # of era I
    refused(game, "draw ore-vein")  # in the display
    play(game, "draw armory")


@rule("rulings", "C23")
def test_chance_weights_are_refused_when_a_player_decides() -> None:
    with pytest.raises(IllegalAction, match="chance"):
        start().chance_weights()


def test_nothing_is_legal_when_the_game_is_over() -> None:
    game = start(round=8)
    game.turns = 7
    play(game, "take cultivation", "end")
    assert game.turn == OVER
    assert game.legal_actions() == []
    assert "the game is over" in refused(game, "take cultivation")


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_there_is_no_score_sheet_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(IllegalAction, match=f"no seat {seat}"):
        start().score_sheet(seat)


def test_a_furnishing_that_would_break_the_colours_is_refused() -> None:
    game = start()
    clear(game, "d2")
    show(game, "prospecting-site", "shelf")
    only(game, gold=5, wood=5)
    play(game, "take housework", "furnish for 1 gold")
    refused(game, "furnish prospecting-site")
    play(game, "furnish shelf", "at d2")
    give(game, food=9)
    play(game, "furnish for 1 food per dwarf", "furnish prospecting-site", "at d3")


# notation


@pytest.mark.parametrize(
    "text", [
        "", " ", "take", "take the tile", "take stall", "take cultivation now", "furnish", "furnish throne-room",
        "at", "at g9", "at d0", "at d6", "dig z1", "dig D", "wall d1", "wall d1 e2", "wall d1 d3", "raze d1 d1",
        "eat", "eat wood", "pay gold", "pay gold gold gold", "forge 0", "forge 10", "side 1", "side 4",
        "place d3 up", "place d3 north east south west", "cover", "0", "-1", "\n", "täke cultivation",
    ],
)  # fmt: skip
def test_words_that_mean_nothing_are_refused_and_change_nothing(text: str) -> None:
    game = start()
    before = game.to_dict()
    with pytest.raises(ParseError) as error:
        game.parse(text)
    assert repr(text) in str(error.value)
    assert "expected one of: 'take cultivation'" in str(error.value)
    assert game.to_dict() == before


@pytest.mark.parametrize("text", ["TAKE Cultivation", "  take   cultivation ", "take\tcultivation"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    game = start()
    assert game.text(game.parse(text)) == "take cultivation"


@pytest.mark.parametrize("number", [-1, 10**6])
def test_a_number_without_words_is_refused(number: int) -> None:
    with pytest.raises(IllegalAction, match=f"there is no action {number}"):
        start().text(number)


def test_all_errors_are_of_one_family() -> None:
    for error in (IllegalAction, InvalidOption, ParseError):
        assert issubclass(error, CavernaError)
        assert issubclass(error, ValueError)
