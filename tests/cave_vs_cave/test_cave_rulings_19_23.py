"""Rulings C19 to C23: what each allows and what it forbids."""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.scenario import (
    CHANCE,
    OVER,
    clear,
    fresh,
    furnish,
    give,
    offered,
    offers,
    only,
    own,
    play,
    player,
    points,
    show,
    start,
    turn_up,
)  # fmt: skip

CELLS = ("d1", "e1", "d2", "e2", "d3", "e3", "e4", "d5", "e5", "f5")
LOW = (
    "shelf", "tunnel", "food-corner", "warehouse", "retting-room", "equipment-room", "wood-storeroom", "grindstone",
    "spinning-wheel", "weaving-room",
)  # fmt: skip
"""Rooms of 2 to 5 points: ten of them have 32."""
HIGH = ("state-room", "dungeon", "treasury")  # 12, 11 and 10 points
TWICE = "excavate twice for 2 food"


def era_two(players: int = 2) -> Game:
    return start(players, mode="eras-1-2", era=2)


def draft(*rooms: str, cells: str = "", display: str = "shelf", walls: int = 3) -> Game:
    """Seat 0 drafts: these rooms lie on cells that are not named, the named ones are empty and all others full."""
    game = fresh(mode="quick-start")
    p = player(game)
    p.walls = walls
    taken = [at for at in CELLS if at not in cells.split()]
    for room, at in zip([*rooms, *[low for low in LOW if low not in display.split()]], taken, strict=False):
        furnish(game, room, at)
    show(game, *display.split())
    return game


def empty(game: Game, seat: int = 0) -> set[str]:
    return {cell["cell"] for cell in game.view()["players"][seat]["cells"] if cell["tile"] == "empty"}


def covered(game: Game, seat: int = 0) -> set[str]:
    return {cell["cell"] for cell in game.view()["players"][seat]["cells"] if cell["tile"] == "covered"}


def finish(game: Game) -> Game:
    """The game is over as it stands."""
    while game.top is not None:
        game.drop()
    assert game.turn == OVER
    return game


# C19: walls in the draft


def test_c19_the_fewest_walls_over_all_empty_spaces() -> None:
    game = draft(cells="d3 d1 f5", display="parlor", walls=3)
    play(game, "furnish parlor")
    assert offered(game, "place") == ["f5"]  # three walls are there already


def test_c19_every_pair_of_space_and_edges_with_that_few_is_a_choice() -> None:
    game = draft(cells="d3 d1", display="parlor", walls=3)
    play(game, "furnish parlor")
    assert set(offered(game, "place")) == {"d1 east", "d1 south"}  # d3 would need two
    play(game, "place d1 south")
    assert game.view()["players"][0]["private_walls"] == 2
    assert game.view()["players"][0]["walls"] == 1


def test_c19_the_cavern_is_one_of_the_spaces() -> None:
    game = draft(cells="d3", display="treasury parlor", walls=3)
    player(game).add_cavern(2)
    game.spare_cavern = 0
    assert offered(play(game.copy(), "furnish treasury"), "place") == ["x east south"]  # d3 would need three
    assert set(offered(play(game, "furnish parlor"), "place")) == {"x east", "x south"}


def test_c19_it_concerns_the_chosen_room_not_the_choice_of_a_room() -> None:
    game = draft(cells="d3", display="shelf treasury", walls=3)
    assert offered(game, "furnish") == ["shelf", "treasury"]
    play(game, "furnish treasury")
    assert offered(game, "place") == ["d3 north east south"]


@pytest.mark.parametrize(("walls", "offer"), [(3, ["treasury"]), (2, [])])
def test_c19_no_more_walls_than_one_has(walls: int, offer: list[str]) -> None:
    game = draft(cells="d3 d2", display="treasury shelf", walls=walls)
    assert [room for room in offered(game, "furnish") if room == "treasury"] == offer


# C20: the end of the draft


def test_c20_finished_at_once_with_42() -> None:
    """12 + 11 + 10 + 9 points: no room is drawn for the one who is finished."""
    game = draft(*HIGH, cells=" ".join(CELLS[3:]), display="gold-vein parlor")
    player(game, 1).finished = 1
    pile = game.view()["piles"][0]
    play(game, "furnish gold-vein", "place d5")
    assert (points(game), player(game).finished) == (42, 1)
    assert game.view()["piles"][0] == pile
    assert {text.split()[0] for text in offers(game)} == {"cover"}


def test_c20_the_other_goes_on_alone() -> None:
    game = draft(*HIGH, cells=" ".join(CELLS[3:]), display="gold-vein shelf tunnel spinning-wheel")
    turn_up(play(game, "furnish gold-vein", "place d5"))
    for room, at in (("shelf", "d2"), ("spinning-wheel", "d3")):
        assert game.turn == 1
        turn_up(play(game, f"furnish {room}", f"place {at}"))
    assert game.turn == 1


def test_c20_not_finished_with_41() -> None:
    game = draft(*HIGH, cells=" ".join(CELLS[3:]), display="digging-cave parlor")
    player(game, 1).finished = 1
    play(game, "furnish digging-cave", "place f5")
    assert (points(game), player(game).finished) == (41, 0)
    assert game.turn == CHANCE  # a room is drawn for the next turn


def test_c20_finished_at_once_with_a_full_cave_and_no_draw() -> None:
    game = draft(cells="d3", display="shelf")
    game.spare_cavern = 0  # the other has it
    player(game, 1).finished = 1
    pile = game.view()["piles"][0]
    play(game, "furnish shelf", "place d3")
    assert player(game).finished == 1
    assert game.view()["piles"][0] == pile
    assert {text.split()[0] for text in offers(game)} == {"cover"}


def test_c20_with_the_cavern_the_cave_is_not_full_yet() -> None:
    game = draft(cells="d3", display="shelf parlor")
    play(game, "furnish shelf", "place d3")
    assert offers(game) == ["side 2", "side 3"]
    play(game, "side 3")
    assert points(game) < 42
    assert player(game).finished == 0


def test_c20_filling_the_board_takes_the_cavern_even_at_the_end() -> None:
    game = draft(*HIGH, cells="d3", display="shelf parlor")
    play(game, "furnish shelf", "place d3")
    assert points(game) >= 42
    assert offers(game) == ["side 2", "side 3"]
    play(game, "side 2")
    assert (player(game).cavern, player(game).finished) == (2, 1)


def test_c20_the_second_to_fill_gets_nothing() -> None:
    game = draft(cells="d3", display="shelf parlor")
    game.spare_cavern = 0
    play(game, "furnish shelf", "place d3")
    assert offered(game, "side") == []


def test_c20_if_nothing_fits_after_the_draw_finished_for_good_and_the_room_stays() -> None:
    game = draft(cells="d3 d2", display="shelf secret-chamber", walls=0)
    player(game, 1).finished = 1
    play(game, "furnish shelf", "place d2")
    assert game.turn == CHANCE  # not finished yet: a room is drawn
    play(game, "draw treasury")
    assert player(game).finished == 1
    assert {"secret-chamber", "treasury"} <= set(game.view()["display"])
    assert empty(game) == {"d3"}
    assert {text.split()[0] for text in offers(game)} == {"cover"}


def test_c20_a_room_that_fits_after_the_draw_must_be_taken() -> None:
    game = draft(cells="d3 d2", display="shelf secret-chamber", walls=0)
    player(game, 1).finished = 1
    play(game, "furnish shelf", "place d2", "draw stall")
    assert offers(game) == ["furnish stall"]  # no passing


# C21: the rest of the draft


def distribution(*rooms: str, cells: str, other: str, pile: int) -> Game:
    """The draft ends with seat 0's next room on d3; seat 1 has other empty cells, and so many tiles are left."""
    game = draft(*rooms, cells=f"d3 {cells}", display="shelf", walls=0)
    for room, at in zip(HIGH + LOW[::-1], [at for at in CELLS if at not in other.split()], strict=False):
        furnish(game, room, at, seat=1)
    player(game, 1).finished = 1
    player(game).finished = 1
    game.piles[0] = pile
    game.spare_cavern = 0
    return play(game, "furnish shelf", "place d3")


def test_c21_one_tile_each_in_turn_from_the_leader() -> None:
    game = distribution(cells="d1 e1", other="d2 e2", pile=3)
    assert game.view()["players"][1]["score"] > game.view()["players"][0]["score"]
    assert (game.turn, set(offers(game))) == (1, {"cover d2", "cover e2"})  # no passing
    play(game, "cover e2")
    assert (game.turn, set(offers(game))) == (0, {"cover d1", "cover e1"})
    play(game, "cover d1")
    assert (game.turn, offers(game)) == (1, ["cover d2"])
    play(game, "cover d2")
    turn_up(game)
    assert game.era == 2
    assert covered(game) & set(CELLS) == {"d1"}
    assert covered(game, 1) & set(CELLS) == {"d2", "e2"}


def test_c21_who_is_full_is_skipped() -> None:
    game = distribution(cells="d1 e1", other="d2", pile=3)
    play(game, "cover d2", "cover d1")
    assert (game.turn, offers(game)) == (0, ["cover e1"])


def test_c21_the_cavern_never_gets_a_tile() -> None:
    game = draft(cells="d3 d1 e1", display="shelf", walls=0)
    player(game).add_cavern(2)
    game.spare_cavern = 0
    for room, at in zip(HIGH + LOW[::-1], CELLS, strict=False):
        furnish(game, room, at, seat=1)
    player(game, 1).finished = player(game).finished = 1
    game.piles[0] = 2
    play(game, "furnish shelf", "place d3")
    assert set(offers(game)) == {"cover d1", "cover e1"}


def test_c21_tiles_go_on_the_first_board_only() -> None:
    game = distribution(cells="d1 e1", other="d2", pile=1)
    assert covered(game) == set()
    play(game, "cover d2")
    turn_up(game)
    assert covered(game, 1) - {"d2"} == {"c1", "a2", "b2", "c2", "b3", "c3", "b4", "c4"}  # from the pool of era II


# C22: results


def test_c22_in_a_draw_both_win() -> None:
    game = finish(start())
    assert game.winners() == [0, 1]


def test_c22_a_tie_is_broken_from_the_highest_room_down() -> None:
    game = start()
    for room, at, seat in (("parlor", "d3", 0), ("shelf", "d2", 0), ("parlor", "d3", 1), ("spinning-wheel", "d2", 1)):
        furnish(game, room, at, seat)
    give(game, 0, gold=2)
    give(game, 1, gold=1)
    assert points(game, 0) == points(game, 1)
    assert finish(game).winners() == [1]  # 6 and 4 against 6 and 3


def test_c22_a_room_in_the_cavern_counts_for_the_tie() -> None:
    game = start()
    furnish(game, "shelf", "d3", 0)
    player(game).add_cavern(3)
    furnish(game, "parlor", "x", 0)
    furnish(game, "shelf", "d3", 1)
    give(game, 0, gold=0)
    give(game, 1, gold=6)
    assert finish(game).winners() == [0]


def test_c22_a_missing_room_loses() -> None:
    game = start(mode="short")
    furnish(game, "bloomery", "c4", 0)
    furnish(game, "ore-vein", "c3", 0)
    furnish(game, "store", "c4", 1)
    only(game, 0)
    only(game, 1, weapon=2)
    assert points(game, 0) == points(game, 1) == 7
    assert finish(game).winners() == [0]


@pytest.mark.parametrize(("gold", "winners"), [(0, []), (1, [0]), (9, [0])], ids=["49", "50", "58"])
def test_c22_alone_50_points_win_era_one(gold: int, winners: list[int]) -> None:
    game = start(players=1)
    own(game, "state-room", "dungeon", "treasury", "gold-vein", "sacrificial-altar")  # 49 points
    only(game, gold=gold)
    assert points(game) == 49 + gold
    assert finish(game).winners() == winners


@pytest.mark.parametrize(("iron", "winners"), [(0, []), (1, [0])], ids=["180", "180.5"])
def test_c22_alone_more_than_180_points_win_both_eras(iron: int, winners: list[int]) -> None:
    game = era_two(players=1)
    own(game, "state-room")
    player(game).first_score = 168
    only(game, iron=iron)
    assert points(game) == 180 + iron / 2
    assert finish(game).winners() == winners


# C23: pools of unseen rooms


def test_c23_one_pool_of_unseen_rooms_for_both_boards() -> None:
    game = start()
    play(game, "take drift-mining", "excavate", "dig d2")
    assert len(offered(game, "draw")) == 18
    play(game, "draw stall", "end", "take excavation", "excavate", "dig d2")
    assert len(offered(game, "draw")) == 17
    assert "stall" not in offered(game, "draw")


def test_c23_alone_board_and_pile_are_one_pool() -> None:
    game = start(players=1)
    play(game, "take drift-mining", "excavate", "dig d2")
    assert len(offered(game, "draw")) == 18
    play(game, "draw stall")
    assert len(offered(game, "draw")) == 17  # the tile of the pile


@pytest.mark.parametrize("mode", ["eras-1-2", "short"])
def test_c23_a_tile_removed_unseen_stays_in_the_pool(mode: str) -> None:
    """14 tiles lie on the boards, 15 rooms may come."""
    game = start(mode=mode, era=2)
    clear(game, "c4")
    clear(game, "c4", seat=1)
    play(game, "take drift-mining", "excavate", "dig b4")
    assert len(offered(game, "draw")) == 15
    assert game.chance_weights() == [1] * 15


def test_c23_the_tiles_of_a_double_dig_are_drawn_one_after_the_other() -> None:
    game = start()
    give(game, food=2)
    play(game, "take excavation", TWICE, "dig d2")
    assert len(offered(game, "draw")) == 18
    play(game, "draw stall", "dig d1")
    assert len(offered(game, "draw")) == 17
