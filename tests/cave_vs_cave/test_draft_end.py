"""The draft: when a player is finished, and what becomes of the tiles that are left."""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.drafts import (
    DRAFT_CELLS,
    LOW,
    POOR,
    RICH,
    distributing,
    draft,
    drafting,
    fill,
    new,
)
from tests.cave_vs_cave.scenario import (
    BOARD_2,
    CHANCE,
    all_offers,
    covered,
    furnish,
    offered,
    offers,
    own,
    play,
    player,
    points,
    show,
    supply,
    turn_up,
)
from tests.rules import rule

ORDERS = [
    ("the richer first", RICH, POOR, 4, [0, 1, 0, 1]),
    ("the richer first, second seat", POOR, RICH, 4, [1, 0, 1, 0]),
    ("a tie: the start player first", RICH, (*POOR, "shelf"), 4, [0, 1, 0, 1]),
    ("one runs out", RICH, (*POOR, "warehouse", "wood-storeroom"), 4, [1, 0, 0, 0]),
    ("one is full from the start", RICH, (*POOR, "shelf", "tunnel", "warehouse"), 3, [0, 0, 0]),
    ("an odd rest", RICH, POOR, 3, [0, 1, 0]),
    ("nothing left", RICH, POOR, 0, []),
]


HIGH = ("state-room", "dungeon", "treasury")  # 12, 11 and 10 points


# the end of the draft


@rule("caves", 17, 8)
@pytest.mark.parametrize(
    ("room", "total", "question"), [("grindstone", 41, "draft"), ("weaving-room", 42, "cover"), ("parlor", 43, "cover")]
)
def test_a_player_is_finished_with_42_points_or_more(room: str, total: int, question: str) -> None:
    game = drafting(room, "shelf")
    player(game, 1).finished = 1
    for name, cell in (("state-room", "d3"), ("treasury", "d2"), ("gold-vein", "e2"), ("storeroom", "e3")):
        furnish(game, name, cell)  # 12 + 10 + 9 + 6
    play(game, f"furnish {room}", offers(play(game.copy(), f"furnish {room}"))[0])
    assert points(game) == total
    assert turn_up(game).decision()["question"] == question


@rule("caves", 17, 8)
def test_the_other_goes_on_alone_with_however_many_points() -> None:
    game = drafting("shelf", "spinning-wheel", "grindstone")
    player(game, 1).finished = 1
    play(game, "furnish shelf", "place d3")  # 3 to 0, but the other is finished
    assert turn_up(game).turn == 0
    play(game, "furnish grindstone", "place d2")
    assert turn_up(game).turn == 0


@rule("caves", 17, 8)
def test_one_who_is_finished_waits_until_the_other_is() -> None:
    game = drafting("digging-cave", "shelf")
    own(game, "state-room", "treasury", "gold-vein", "stall", seat=1)  # 37
    own(game, "dungeon", "secret-chamber", "storeroom", "bakehouse", "shelf")  # 34
    play(game, "furnish digging-cave", "place f5")  # 42 to 37
    assert turn_up(game).turn == 1
    show(game, "warehouse", "spinning-wheel")
    play(game, "furnish warehouse", "place e1")  # 42 to 39: on with the same
    assert turn_up(game).turn == 1
    show(game, "spinning-wheel")
    play(game, "furnish spinning-wheel", "place e2")  # 42 to 43
    assert game.decision()["question"] == "cover"


@rule("caves", 17, 9)
def test_a_player_is_finished_for_good_when_nothing_fits_after_the_draw() -> None:
    game = new()
    show(game, "junction-room")  # two opposing walls
    fill(game, but="f5")
    player(game).walls = 0
    own(game, "state-room", "dungeon", "treasury", seat=1)  # 33 to 27
    play(game, "draw storeroom")  # neither fits between three walls
    assert game.turn == CHANCE
    assert player(game).finished
    assert set(game.view()["display"]) == {"junction-room", "storeroom"}
    play(game, "draw digging-cave")  # would fit at f5
    assert game.turn == 1
    assert set(offered(game, "furnish")) == {"junction-room", "storeroom", "digging-cave"}
    play(game, "furnish storeroom", "place e1")
    assert turn_up(game).turn == 1  # 39 to 27, but the other is out


@rule("caves", 17, 9)
def test_only_blue_rooms_left_do_not_fit_either() -> None:
    game = new()
    show(game)
    furnish(game, "stall", "d3", seat=1)
    play(game, "draw prospecting-site")
    assert game.turn == CHANCE
    assert player(game).finished
    assert not player(game, 1).finished


@rule("caves", 17, 10)
def test_a_full_board_takes_the_cavern_which_must_be_used_below_42() -> None:
    game = drafting("sacrificial-altar", "parlor")
    fill(game, but="d3")
    player(game, 1).finished = 1
    play(game, "furnish sacrificial-altar", "place d3")  # 34
    assert (game.turn, offers(game)) == (0, ["side 2", "side 3"])
    turn_up(play(game, "side 3"))
    show(game, "parlor", "storeroom")
    assert offers(game) == ["furnish parlor"]
    assert offers(play(game, "furnish parlor")) == ["place x"]
    pile = int(game.piles[0])
    play(game, "place x")  # 40, and a full cave
    assert game.piles[0] == pile
    assert game.decision()["question"] == "cover"


@rule("caves", 17, 10)
def test_a_full_board_takes_the_cavern_and_its_side_even_with_42_points() -> None:
    game = drafting("stall")
    own(game, "state-room", "treasury", "stall", "warehouse", "tunnel", "shelf", "food-corner", "retting-room")
    furnish(game, "wood-storeroom", "e5")  # 12 + 10 + 6 + 2 + 3 + 3 + 3 + 3 + 2 = 44
    show(game, "parlor")
    player(game, 1).finished = 1
    play(game, "furnish parlor", "place f5")
    assert offers(game) == ["side 2", "side 3"]
    play(game, "side 2")
    assert game.view()["players"][0]["additional_cavern"] == 2
    assert game.decision()["question"] == "cover"


@rule("caves", 17, 10)
def test_the_second_to_fill_the_board_gets_nothing_and_draws_no_more() -> None:
    game = drafting("stall", pile=9)
    fill(game, but="d3")
    game.spare_cavern = 0
    own(game, "state-room", "dungeon", "treasury", "secret-chamber", seat=1)  # 41 to 27
    play(game, "furnish stall", "place d3")  # 41 to 33: it would be the same player's turn
    assert game.view()["players"][0]["additional_cavern"] == 0
    assert player(game).finished
    assert (turn_up(game).turn, int(game.piles[0])) == (1, 8)


@rule("rulings", "C20")
def test_a_player_with_42_is_finished_at_once() -> None:
    """12 + 11 + 10 + 9 points: no room is drawn for the one who is finished."""
    game = draft(*HIGH, cells=" ".join(DRAFT_CELLS[3:]), display="gold-vein parlor")
    player(game, 1).finished = 1
    pile = game.view()["piles"][0]
    play(game, "furnish gold-vein", "place d5")
    assert (points(game), player(game).finished) == (42, 1)
    assert game.view()["piles"][0] == pile
    assert {text.split()[0] for text in offers(game)} == {"cover"}


@rule("rulings", "C20")
def test_the_other_drafts_on_alone() -> None:
    game = draft(*HIGH, cells=" ".join(DRAFT_CELLS[3:]), display="gold-vein shelf tunnel spinning-wheel")
    turn_up(play(game, "furnish gold-vein", "place d5"))
    for room, at in (("shelf", "d2"), ("spinning-wheel", "d3")):
        assert game.turn == 1
        turn_up(play(game, f"furnish {room}", f"place {at}"))
    assert game.turn == 1


@rule("rulings", "C20")
def test_a_player_with_41_is_not_finished() -> None:
    game = draft(*HIGH, cells=" ".join(DRAFT_CELLS[3:]), display="digging-cave parlor")
    player(game, 1).finished = 1
    play(game, "furnish digging-cave", "place f5")
    assert (points(game), player(game).finished) == (41, 0)
    assert game.turn == CHANCE  # a room is drawn for the next turn


@rule("rulings", "C20")
def test_a_full_cave_is_finished_at_once_without_a_draw() -> None:
    game = draft(cells="d3", display="shelf")
    game.spare_cavern = 0  # the other has it
    player(game, 1).finished = 1
    pile = game.view()["piles"][0]
    play(game, "furnish shelf", "place d3")
    assert player(game).finished == 1
    assert game.view()["piles"][0] == pile
    assert {text.split()[0] for text in offers(game)} == {"cover"}


@rule("rulings", "C20")
def test_a_cave_with_an_empty_cavern_is_not_full_yet() -> None:
    game = draft(cells="d3", display="shelf parlor")
    play(game, "furnish shelf", "place d3")
    assert offers(game) == ["side 2", "side 3"]
    play(game, "side 3")
    assert points(game) < 42
    assert player(game).finished == 0


@rule("rulings", "C20")
def test_filling_the_board_takes_the_cavern_even_at_the_end() -> None:
    game = draft(*HIGH, cells="d3", display="shelf parlor")
    play(game, "furnish shelf", "place d3")
    assert points(game) >= 42
    assert offers(game) == ["side 2", "side 3"]
    play(game, "side 2")
    assert (player(game).cavern, player(game).finished) == (2, 1)


@rule("rulings", "C20")
def test_the_second_to_fill_a_board_gets_no_cavern() -> None:
    game = draft(cells="d3", display="shelf parlor")
    game.spare_cavern = 0
    play(game, "furnish shelf", "place d3")
    assert offered(game, "side") == []


def empty(game: Game, seat: int = 0) -> set[str]:
    return {cell["cell"] for cell in game.view()["players"][seat]["cells"] if cell["tile"] == "empty"}


@rule("rulings", "C20")
def test_if_nothing_fits_after_the_draw_finished_for_good_and_the_room_stays() -> None:
    game = draft(cells="d3 d2", display="shelf secret-chamber", walls=0)
    player(game, 1).finished = 1
    play(game, "furnish shelf", "place d2")
    assert game.turn == CHANCE  # not finished yet: a room is drawn
    play(game, "draw treasury")
    assert player(game).finished == 1
    assert {"secret-chamber", "treasury"} <= set(game.view()["display"])
    assert empty(game) == {"d3"}
    assert {text.split()[0] for text in offers(game)} == {"cover"}


@rule("rulings", "C20")
def test_a_room_that_fits_after_the_draw_must_be_taken() -> None:
    game = draft(cells="d3 d2", display="shelf secret-chamber", walls=0)
    player(game, 1).finished = 1
    play(game, "furnish shelf", "place d2", "draw stall")
    assert offers(game) == ["furnish stall"]  # no passing


# the rest of the pile


def covering(game: Game) -> list[int]:
    """The seats that lay the rest of the pile, each on the first cell that is offered."""
    seats = []
    while game.era == 0:
        seats.append(game.turn)
        play(game, offers(game)[0])
    return seats


@rule("caves", 17, 11)
@pytest.mark.parametrize(
    ("first", "second", "pile", "seats"), [row[1:] for row in ORDERS], ids=[row[0] for row in ORDERS]
)
def test_the_rest_is_laid_face_down_in_turn(
    first: tuple[str, ...], second: tuple[str, ...], pile: int, seats: list[int]
) -> None:
    game = distributing(first, second, pile)
    assert covering(game) == seats
    assert game.piles[0] == 0
    for seat in (0, 1):
        assert len(covered(game, seat) - BOARD_2) == seats.count(seat)


@rule("caves", 17, 11)
def test_any_empty_cell_of_the_board_may_be_covered_but_not_the_cavern() -> None:
    game = distributing(RICH, POOR, 4)
    assert all_offers(game) == ["cover e2", "cover e3", "cover e4", "cover e5", "cover f5"]
    play(game, "cover f5")  # where nobody could dig
    assert covered(game, 0) == {"f5"}
    assert all_offers(game) == ["cover e4", "cover e5", "cover f5"]
    game = distributing(RICH, POOR, 4)
    player(game).add_cavern(2)
    assert "cover x" not in offers(game)


@rule("caves", 17, 11)
def test_a_covered_symbol_pays_when_it_is_dug() -> None:
    game = play(distributing(POOR, RICH, 2), "cover e2", "cover e4")
    turn_up(game)
    assert (game.turn, supply(game)["food"]) == (0, 1)
    play(game, "take drift-mining", "excavate", "dig e4")
    assert supply(turn_up(game))["food"] == 2


def distribution(*rooms: str, cells: str, other: str, pile: int) -> Game:
    """The draft ends with seat 0's next room on d3; seat 1 has other empty cells, and so many tiles are left."""
    game = draft(*rooms, cells=f"d3 {cells}", display="shelf", walls=0)
    for room, at in zip(HIGH + LOW[::-1], [at for at in DRAFT_CELLS if at not in other.split()], strict=False):
        furnish(game, room, at, seat=1)
    player(game, 1).finished = 1
    player(game).finished = 1
    game.piles[0] = pile
    game.spare_cavern = 0
    return play(game, "furnish shelf", "place d3")


@rule("rulings", "C21")
def test_tiles_are_placed_one_each_in_turn_from_the_leader() -> None:
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
    assert covered(game) & set(DRAFT_CELLS) == {"d1"}
    assert covered(game, 1) & set(DRAFT_CELLS) == {"d2", "e2"}


@rule("rulings", "C21")
def test_a_player_with_a_full_cave_is_skipped() -> None:
    game = distribution(cells="d1 e1", other="d2", pile=3)
    play(game, "cover d2", "cover d1")
    assert (game.turn, offers(game)) == (0, ["cover e1"])


@rule("rulings", "C21")
def test_the_cavern_never_gets_a_face_down_tile() -> None:
    game = draft(cells="d3 d1 e1", display="shelf", walls=0)
    player(game).add_cavern(2)
    game.spare_cavern = 0
    for room, at in zip(HIGH + LOW[::-1], DRAFT_CELLS, strict=False):
        furnish(game, room, at, seat=1)
    player(game, 1).finished = player(game).finished = 1
    game.piles[0] = 2
    play(game, "furnish shelf", "place d3")
    assert set(offers(game)) == {"cover d1", "cover e1"}


@rule("rulings", "C21")
def test_face_down_tiles_go_on_the_first_board_only() -> None:
    game = distribution(cells="d1 e1", other="d2", pile=1)
    assert covered(game) == set()
    play(game, "cover d2")
    turn_up(game)
    assert covered(game, 1) - {"d2"} == {"c1", "a2", "b2", "c2", "b3", "c3", "b4", "c4"}  # from the pool of era II
