"""What an action lays on a home board, as its decision tells, and the boards that spaces are printed on."""

from __future__ import annotations

from random import Random

import pytest

import caverna
from caverna import CHANCE, OVER
from caverna.cave_farmers.game import Game
from caverna.cave_farmers.types import FarmersCell
from tests.cave_farmers.scenario import enrich, furnish, give, lay, play, start


def cells_of(game: Game, seat: int) -> dict[str, FarmersCell]:
    return {cell["cell"]: cell for cell in game.view()["players"][seat]["cells"]}


def laid(game: Game, text: str) -> dict[str, FarmersCell]:
    """The cells that an action would change."""
    action = next(action for action in game.decision()["actions"] if action["text"] == text)
    return {cell["cell"]: cell for cell in action["lays"]}


@pytest.mark.parametrize("seed", range(6))
def test_an_action_lays_what_the_view_shows_afterwards(seed: int) -> None:
    random = Random(seed)
    game = caverna.new_game("cave-farmers", players=1 + seed % 3)
    assert isinstance(game, Game)
    enrich(game)
    if seed % 2:
        furnish(game, "office-room")
    kinds = set()
    while game.turn != OVER:
        actions = game.decision()["actions"]
        for action in random.sample(actions, min(4, len(actions))) if game.turn != CHANCE else []:
            if "lays" in action:
                kinds.add(action["kind"])
                seat, before = game.turn, cells_of(game, game.turn)
                trial = game.copy()
                trial.carry_out(action["action"])
                after = cells_of(trial, seat)
                assert action["lays"] == [cell for name, cell in after.items() if cell != before.get(name)]
        game.apply(random.choice(actions)["action"])
    assert {"tile", "at"} <= kinds


def test_the_halves_of_a_twin_tile_lie_as_the_action_says() -> None:
    game = play(start(), "place clearing")
    cells = laid(game, "tile meadow-field c4 b4")
    assert {name: cell["tile"] for name, cell in cells.items()} == {"c4": "meadow", "b4": "field"}


def test_the_halves_of_a_large_pasture_know_each_other() -> None:
    game = start(spaces=["sheep-farming"])
    lay(game, meadow="b3 b4 c4")
    give(game, wood=4)
    play(game, "place sheep-farming", "choose large-pasture")
    across, down = laid(game, "tile large-pasture b4 c4"), laid(game, "tile large-pasture b3 b4")
    assert {name: (cell["partner"], cell["toward"]) for name, cell in across.items()} == {
        "b4": ("c4", "east"),
        "c4": ("b4", "west"),
    }
    assert {name: (cell["partner"], cell["toward"]) for name, cell in down.items()} == {
        "b3": ("b4", "south"),
        "b4": ("b3", "north"),
    }


def test_crops_are_sown_on_the_field_that_the_action_names() -> None:
    game = start()
    lay(game, field="b4 c3", grain_1="c3")
    give(game, grain=1, vegetable=1)
    play(game, "place slash-and-burn", "choose sow")
    assert {name: cell.get("crop") for name, cell in laid(game, "sow grain").items()} == {"b4": {"grain": 3}}
    assert {name: cell.get("crop") for name, cell in laid(game, "sow vegetable").items()} == {"b4": {"vegetable": 2}}


def test_a_cell_beside_the_board_has_its_place() -> None:
    game = start()
    furnish(game, "office-room")
    lay(game, meadow="c4 b4")
    play(game, "place clearing")
    beside = laid(game, "tile meadow-field a4 z4")["z4"]
    assert (beside["column"], beside["row"], beside["ground"], beside["tile"]) == (0, 4, "margin", "field")


BOARDS = {
    1: {"main": 5, "first": 3},
    2: {"main": 9, "first": 3},
    3: {"main": 9, "first": 3, "small": 3},
    4: {"main": 10, "first": 3},
    5: {"main": 10, "first": 3, "large": 6},
    6: {"main": 10, "first": 3, "large": 6},
    7: {"main": 10, "first": 3, "large": 6, "small": 3},
}


@pytest.mark.parametrize("players", range(1, 8))
def test_every_printed_space_is_on_its_board(players: int) -> None:
    spaces = start(players, round=12).view()["spaces"]
    found = [space["board"] for space in spaces if space["board"] is not None]
    assert {board: found.count(board) for board in dict.fromkeys(found)} == BOARDS[players]
    assert all((space["board"] is None) == (space["stage"] > 0) for space in spaces)
