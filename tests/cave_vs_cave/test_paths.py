"""Which face-down tiles can be dug: paths from the opening, walls, rock and other tiles."""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.plain_cave import PlainCave, game_with
from tests.cave_vs_cave.scenario import (
    build,
    clear,
    cover,
    covered,
    era_two,
    furnish,
    give,
    offered,
    offers,
    play,
    start,
    supply,
    turn_up,
)
from tests.rules import rule

# accessibility


def reach(game: Game, through_walls: bool = False) -> set[str]:
    """What could be dug now, without or through built walls."""
    tile, effect = ("undermining", "excavate through walls") if through_walls else ("drift-mining", "excavate")
    game = play(game.copy(), f"take {tile}")
    return set(offered(play(game, effect), "dig")) if effect in offers(game) else set()


@rule("caves", 5, 1)
def test_at_the_start_four_tiles_are_accessible() -> None:
    assert reach(start()) == {"d2", "e3", "e4", "d5"}


@rule("caves", 5, 1)
def test_a_dug_cell_opens_the_way() -> None:
    game = start()
    clear(game, "e4")
    assert reach(game) == {"d2", "e3", "d5", "e5"}


@rule("caves", 5, 1)
def test_tiles_block_the_way() -> None:
    game = start()
    clear(game, "e1 f5")  # holes that no path leads to
    assert reach(game) == {"d2", "e3", "e4", "d5"}


@rule("caves", 5, 1)
def test_rooms_and_the_entrance_do_not_block_the_way() -> None:
    game = start()
    furnish(game, "shelf", "d3")
    furnish(game, "tunnel", "d2")
    assert reach(game) == {"d1", "e2", "e3", "e4", "d5"}


@rule("caves", 5, 1)
def test_the_way_is_never_diagonal() -> None:
    game = start()
    cover(game, "d3")
    assert reach(game) == {"d3", "e4", "d5"}  # e3 and e5 touch the entrance by a corner only


@rule("caves", 5, 1)
def test_a_built_wall_blocks() -> None:
    game = start()
    build(game, "d4 e4", "d3 e3")
    assert reach(game) == {"d2", "d5"}


@rule("caves", 5, 1)
def test_a_way_round_a_wall_is_a_way() -> None:
    game = start()
    build(game, "d4 e4")
    clear(game, "e3")
    assert "e4" in reach(game)


@rule("caves", 5, 1)
def test_walls_around_the_entrance_shut_off_everything() -> None:
    game = start()
    build(game, "d3 d4", "d4 e4", "d4 d5")
    assert reach(game) == set()
    assert reach(game, through_walls=True) == {"d2", "e3", "e4", "d5"}


@rule("caves", 5, 1)
def test_natural_walls_block() -> None:
    """Only e5 leads to f5: there is rock above it."""
    game = start()
    clear(game, "e4")
    assert reach(game) == {"d2", "e3", "d5", "e5"}
    clear(game, "e5")
    assert "f5" in reach(game)


@rule("caves", 5, 1)
def test_each_player_digs_in_the_own_cave() -> None:
    game = start()
    clear(game, "e4", seat=1)
    assert reach(game) == {"d2", "e3", "e4", "d5"}
    play(game, "take excavation", "excavate", "dig e3")
    turn_up(game)
    assert "e3" in covered(game, seat=1)


@rule("caves", 5, 2)
def test_from_the_gate_both_boards_are_reached() -> None:
    assert reach(start(mode="eras-1-2", era=2)) == {"b4", "c3", "d2", "e3", "e4", "d5"}


@rule("caves", 5, 2)
def test_walls_on_the_second_board_leave_the_way_through_the_seam() -> None:
    game = start(mode="eras-1-2", era=2)
    build(game, "c3 c4", "b4 c4")
    assert reach(game) == {"d2", "e3", "e4", "d5"}


def reach_after_turn(game: Game) -> set[str]:
    return set(game.view()["players"][0]["accessible"])


@rule("caves", 5, 2)
def test_the_gate_must_be_dug_first() -> None:
    game = start(mode="eras-1-2", era=2)
    cover(game, "c4")
    play(game, "take excavation", "excavate", "dig c4")
    turn_up(game)
    assert reach_after_turn(game) == {"b4", "c3", "d2", "e3", "e4", "d5"}


@rule("rulings", "C14")
def test_digging_is_not_offered_but_the_tile_may_be_taken() -> None:
    game = start()
    furnish(game, "digging-cave", "d3")
    build(game, "d3 d4", "d4 e4", "d4 d5")
    give(game, food=9, gold=9)
    for tile in ("excavation", "expansion", "drift-mining"):
        assert tile in offered(game, "take")
        assert not [text for text in offers(play(game.copy(), f"take {tile}")) if "excavate" in text]
    play(game, "take drift-mining", "activate 1 room")
    assert offered(game, "activate") == ["cave-entrance"]


@rule("rulings", "C14")
def test_with_an_accessible_tile_digging_is_offered() -> None:
    game = start()
    furnish(game, "digging-cave", "d3")
    play(game, "take drift-mining")
    assert "excavate" in offers(game)
    play(game, "activate 1 room")
    assert "digging-cave" in offered(game, "activate")


@rule("caves", 5, 2)
def test_paths_start_at_the_entrance_in_era_one() -> None:
    game = game_with(PlainCave((1,), covered={"d1", "e1", "d2", "e2", "d5", "e5"}, furnished={"d4"}, built={"d4 d5"}))
    play(game, "take drift-mining", "excavate")
    assert set(offered(game, "dig")) == {"d2", "e2", "e5"}  # d1 and e1 are behind tiles, d5 behind a wall


@rule("caves", 5, 2)
def test_a_face_down_gate_is_the_only_accessible_tile_of_both_boards() -> None:
    game = era_two()
    cover(game, "c4")
    play(game, "take drift-mining", "excavate")
    assert offered(game, "dig") == ["c4"]


@rule("caves", 5, 4)
def test_without_an_accessible_tile_nothing_is_dug_and_nothing_paid() -> None:
    game = start()
    furnish(game, "digging-cave", "d3")
    build(game, "d3 d4", "d4 e4", "d4 d5")
    give(game, gold=5)
    play(game, "take drift-mining")
    assert "excavate" not in offers(game)
    play(game, "activate 1 room")
    assert offered(game, "activate") == ["cave-entrance"]
    assert supply(game)["gold"] == 5


# through walls


@rule("caves", 5, 3)
def test_undermining_passes_walls_anywhere_along_the_path() -> None:
    game = start()
    clear(game, "d2 d1")
    build(game, "d3 d4", "d2 d3", "d1 d2", "d1 e1")
    assert reach(game) == {"e4", "d5"}
    assert reach(game, through_walls=True) == {"e1", "e2", "e3", "e4", "d5"}


@rule("caves", 5, 3)
def test_undermining_does_not_pass_tiles() -> None:
    game = start()
    build(game, "d4 e4")
    assert reach(game, through_walls=True) == {"d2", "e3", "e4", "d5"}  # not e5 behind e4


@rule("caves", 5, 3)
def test_undermining_does_not_pass_rock_between_the_boards() -> None:
    game = game_with(PlainCave((1, 2), covered={"c1", "c2", "d5"}, furnished={"d4"}))
    assert reach(game, through_walls=True) == {"c2", "d5"}  # c1 is beside the open d1, with rock between


@rule("caves", 5, 3)
def test_undermining_does_not_pass_the_rock_above_f5() -> None:
    game = game_with(PlainCave((1,), covered={"e5", "f5"}, furnished={"d4"}))
    assert reach(game, through_walls=True) == {"e5"}


@rule("caves", 5, 3)
@pytest.mark.parametrize("tile", ["excavation", "expansion", "drift-mining"])
def test_no_other_tile_digs_through_walls(tile: str) -> None:
    game = start()
    build(game, "d3 d4", "d4 e4", "d4 d5")
    assert [text for text in offers(play(game, f"take {tile}")) if "excavate" in text] == []


@rule("caves", 5, 3)
def test_the_digging_cave_does_not_dig_through_walls() -> None:
    game = start()
    furnish(game, "digging-cave", "d3")
    build(game, "d3 d4", "d4 e4", "d4 d5")
    play(game, "take undergrowth", "activate 1 room")
    assert "digging-cave" not in offered(game, "activate")


@rule("caves", 6, 6)
def test_a_wall_can_cut_off_own_tiles() -> None:
    game = start()
    build(game, "d4 e4", "d3 e3", "d4 d5")
    play(game, "take masonry", "build wall", "wall d3 d4")
    assert reach_after_turn(game) == set()


@rule("caves", 5, 3)
def test_undermining_ignores_built_walls_all_along_the_path() -> None:
    game = game_with(PlainCave((1,), covered={"d1", "e1"}, furnished={"d4"}, built={"d3 d4", "d2 d3", "d1 d2"}))
    build(game, "d4 e4", "d4 d5")
    assert "excavate" not in offers(play(game.copy(), "take drift-mining"))
    play(game, "take undermining", "excavate through walls")
    assert set(offered(game, "dig")) == {"d1", "e1"}


@rule("caves", 5, 3)
def test_tiles_and_rock_block_undermining() -> None:
    game = game_with(PlainCave((1, 2), covered={"c1", "c2", "e5", "f5"}, furnished={"d4"}))
    play(game, "take undermining", "excavate through walls")
    assert set(offered(game, "dig")) == {"c2", "e5"}
