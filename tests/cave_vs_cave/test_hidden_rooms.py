"""What nobody knows: face-down rooms, piles and action tiles."""

from __future__ import annotations

import pytest

from tests.cave_vs_cave.digs import TWICE
from tests.cave_vs_cave.scenario import CHANCE, clear, end_turns, fresh, give, offered, offers, play, start
from tests.rules import rule

# pools of unseen rooms


@rule("rulings", "C23")
def test_one_pool_of_unseen_rooms_for_both_boards() -> None:
    game = start()
    play(game, "take drift-mining", "excavate", "dig d2")
    assert len(offered(game, "draw")) == 18
    play(game, "draw stall", "end", "take excavation", "excavate", "dig d2")
    assert len(offered(game, "draw")) == 17
    assert "stall" not in offered(game, "draw")


@rule("rulings", "C23")
def test_alone_board_and_pile_are_one_pool() -> None:
    game = start(players=1)
    play(game, "take drift-mining", "excavate", "dig d2")
    assert len(offered(game, "draw")) == 18
    play(game, "draw stall")
    assert len(offered(game, "draw")) == 17  # the tile of the pile


@rule("rulings", "C23")
@pytest.mark.parametrize("mode", ["eras-1-2", "short"])
def test_a_tile_removed_unseen_stays_in_the_pool(mode: str) -> None:
    """14 tiles lie on the boards, 15 rooms may come."""
    game = start(mode=mode, era=2)
    clear(game, "c4")
    clear(game, "c4", seat=1)
    play(game, "take drift-mining", "excavate", "dig b4")
    assert len(offered(game, "draw")) == 15
    assert game.chance_weights() == [1] * 15


@rule("rulings", "C23")
def test_the_tiles_of_a_double_dig_are_drawn_one_after_the_other() -> None:
    game = start()
    give(game, food=2)
    play(game, "take excavation", TWICE, "dig d2")
    assert len(offered(game, "draw")) == 18
    play(game, "draw stall", "dig d1")
    assert len(offered(game, "draw")) == 17


# what is told


@rule("caves", 20, 1)
def test_nobody_knows_what_lies_where() -> None:
    """Whatever cell is dug, every room that was not seen may come."""
    for at in ("d2", "e3", "e4", "d5"):
        game = play(start(), "take drift-mining", "excavate", f"dig {at}")
        assert len(offered(game, "draw")) == 18
        assert game.chance_weights() == [1] * 18


@rule("caves", 20, 1)
def test_the_view_and_the_state_tell_no_face_down_tile() -> None:
    game = fresh()
    for view in game.view()["players"]:
        assert all(cell["room"] is None for cell in view["cells"] if cell["tile"] == "covered")
    assert len(game.view()["unseen"]) == 18
    assert [tile for tile in game.view()["spaces"] if tile["back"] == "3"] == []
    assert game.view()["slots"] == [None] * 4


@rule("caves", 20, 1)
def test_face_down_action_tiles_are_known_by_number_only() -> None:
    game = end_turns(fresh(), 3)
    play(game, offers(game)[0], "end")
    assert game.turn == CHANCE
    assert len(offered(game, "turn up")) == 2  # those with a 2 that are still face down
    assert game.chance_weights() == [1, 1]
