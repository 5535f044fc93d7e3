"""The quick start: the draft with its private walls, turn order and end, the rest of the pile, and era II after it."""

from __future__ import annotations

import pytest

import caverna
from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.scenario import (
    CHANCE,
    OVER,
    all_offers,
    build,
    clear,
    end_turns,
    fresh,
    furnish,
    give,
    offered,
    offers,
    own,
    play,
    player,
    points,
    show,
    start,
    stock,
    supply,
    turn_up,
)

LIGHT_1 = {"shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor"}
LIGHT_2 = {"cattle-market", "ore-vein", "bloomery", "store", "cave-silo", "box"}
CELLS = ["d1", "d2", "d3", "d5", "e1", "e2", "e3", "e4", "e5", "f5"]
BOARD_2 = {"a2", "b2", "b3", "b4", "c1", "c2", "c3", "c4"}


def new() -> Game:
    game = caverna.new_game("cave-vs-cave", players=2, mode="quick-start")
    assert isinstance(game, Game)
    return game


def drafting(*display: str, pile: int = 17) -> Game:
    """Seat 0 has drawn and chooses among some rooms."""
    game = turn_up(new())
    show(game, *display)
    game.piles[0] = pile
    return game


FILLERS = [
    "warehouse", "wood-storeroom", "tunnel", "food-corner", "retting-room", "equipment-room", "spinning-wheel",
    "grindstone", "shelf",
]  # fmt: skip
"""Rooms of 27 points: 6 orange ones and 3 blue ones."""


def fill(game: Game, but: str) -> None:
    """Rooms on all cells of the first player's board but one."""
    for room, cell in zip(FILLERS, [name for name in CELLS if name != but], strict=True):
        furnish(game, room, cell)


def covered(game: Game, seat: int) -> set[str]:
    return {cell["cell"] for cell in game.view()["players"][seat]["cells"] if cell["tile"] == "covered"}


# set-up


def test_the_draft_starts_with_empty_boards_no_goods_and_3_walls_each() -> None:
    view = new().view()
    for seat in (0, 1):
        cells = view["players"][seat]["cells"]
        assert sorted(cell["cell"] for cell in cells if cell["tile"] == "empty") == CELLS
        assert view["players"][seat]["rooms"] == [{"id": "cave-entrance", "cell": "d4"}]
        assert view["players"][seat]["private_walls"] == 3
        assert set(view["players"][seat]["goods"].values()) == {0}


def test_six_light_rooms_lie_in_the_display_and_a_dark_one_is_drawn() -> None:
    game = new()
    assert game.turn == CHANCE
    assert set(game.view()["display"]) == LIGHT_1
    assert len(offered(game, "draw")) == 18
    assert game.chance_weights() == [1] * 18
    play(game, "draw stall")
    assert game.turn == 0
    assert set(offered(game, "furnish")) == LIGHT_1 | {"stall"}


def test_each_turn_draws_one_room_and_takes_one() -> None:
    game = play(new(), "draw stall", "furnish shelf", "place d3")
    assert game.turn == CHANCE
    assert len(game.view()["display"]) == 6
    assert len(offered(game, "draw")) == 17
    play(game, "draw warehouse")
    assert len(game.view()["display"]) == 7


def test_drafted_rooms_cost_nothing_and_nothing_is_gained() -> None:
    game = play(new(), "draw state-room", "furnish state-room")  # 7 gold elsewhere
    assert not [text for text in all_offers(game) if text.startswith("eat ")]
    play(game, "place f5")
    assert stock(game) == {}
    assert points(game) == 12


def test_blue_rooms_and_symbols_do_nothing_in_the_draft() -> None:
    game = drafting("treasury", "grindstone")
    furnish(game, "dungeon", "e1")
    play(game, "furnish treasury", "place f5 west")
    assert stock(game) == {}
    game = play(drafting("grindstone"), "furnish grindstone", "place e2")
    assert stock(game) == {}


def test_a_turn_cannot_be_skipped() -> None:
    game = turn_up(new())
    assert all(text.startswith("furnish ") for text in all_offers(game))
    play(game, "furnish shelf")
    assert all(text.startswith("place ") for text in all_offers(game))


def test_when_the_pile_is_empty_nothing_is_drawn() -> None:
    game = drafting("shelf", "tunnel", "grindstone", pile=0)
    play(game, "furnish shelf", "place d3")
    assert game.turn == 1
    assert set(offered(game, "furnish")) == {"tunnel", "grindstone"}


# colours


def test_the_first_drafted_room_is_orange() -> None:
    game = drafting("shelf", "prospecting-site")
    assert offered(game, "furnish") == ["shelf"]


def test_there_are_always_more_orange_rooms_than_blue_ones() -> None:
    game = drafting("shelf", "prospecting-site")
    furnish(game, "stall", "e2")
    assert offered(game, "furnish") == ["shelf", "prospecting-site"]
    furnish(game, "dungeon", "e1")
    assert offered(game, "furnish") == ["shelf"]


# walls


FEWEST = [
    ("shelf", "", (), 3, {"d2", "d3", "e2", "e3", "e4", "e5"}),
    ("food-corner", "", (), 3, {"d1", "e1", "d5"}),
    ("parlor", "", (), 3, {"f5"}),
    ("treasury", "", (), 3, {"f5 west"}),
    ("tunnel", "", (), 3, {"d2 east", "d3 east", "e2 west", "e3 west", "e4 west", "e5 north"}),
    ("tunnel", "", (), 1, {"d2 east", "d3 east", "e2 west", "e3 west", "e4 west", "e5 north"}),
    ("tunnel", "", (), 0, set()),
    ("tunnel", "", ("d2 e2",), 3, {"d2", "e2"}),
    ("parlor", "f5", (), 3, {"d1 east", "d1 south", "e1 south", "e1 west", "d5 north", "d5 east"}),
    ("treasury", "f5", (), 3, {"d1 east south", "e1 south west", "d5 north east"}),
    ("treasury", "f5", (), 2, {"d1 east south", "e1 south west", "d5 north east"}),
    ("treasury", "f5", (), 1, set()),
    ("treasury", "f5 d1 e1 d5", (), 3, {
        "d2 north east south", "d3 north east south", "e2 north south west", "e3 north south west",
        "e4 north south west", "e5 north east west",
    }),
    ("food-corner", "d1 e1 d5", (), 3, {
        "d2 north", "d2 south", "d3 north", "d3 south", "e2 north", "e2 south", "e3 north", "e3 south", "e4 north",
        "e4 south", "e5 east", "e5 west",
    }),
    ("shelf", "d2 d3 e2 e3 e4 e5", (), 3, set()),
    ("treasury", "f5", ("d1 e1",), 3, {"d1 south", "e1 south"}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("room", "filled", "built", "walls", "places"), FEWEST, ids=[f"{row[0]}-{row[1]}-{row[3]}" for row in FEWEST]
)
def test_a_room_goes_wherever_it_needs_the_fewest_walls_and_nowhere_else(
    room: str, filled: str, built: tuple[str, ...], walls: int, places: set[str]
) -> None:
    game = drafting(room, "stall")
    others = ("warehouse", "storeroom", "gold-vein", "bakehouse", "state-room", "junction-room")
    for other, cell in zip(others, filled.split(), strict=False):
        furnish(game, other, cell)
    build(game, *built)
    player(game).walls = walls
    assert (room in offered(game, "furnish")) == bool(places)
    if places:
        assert set(offered(play(game, f"furnish {room}"), "place")) == places


CAVERNS = [
    (3, "parlor", {"x"}),
    (2, "storeroom", {"x"}),
    (3, "treasury", {"x east"}),
    (2, "treasury", {"x east south"}),
    (2, "parlor", {"x east", "x south"}),
    (3, "prospecting-site", {"d3"}),
]


@pytest.mark.parametrize(("side", "room", "places"), CAVERNS, ids=[f"{row[0]}-{row[1]}" for row in CAVERNS])
def test_the_cavern_counts_among_the_spaces(side: int, room: str, places: set[str]) -> None:
    game = drafting(room)
    fill(game, but="d3")
    player(game).add_cavern(side)
    assert set(offered(play(game, f"furnish {room}"), "place")) == places


def test_the_fewest_walls_are_asked_of_the_chosen_room_only() -> None:
    game = drafting("shelf", "tunnel")
    assert set(offered(game, "furnish")) == {"shelf", "tunnel"}  # the shelf needs no wall, the tunnel one


def test_added_walls_come_from_the_private_ones() -> None:
    game = play(drafting("treasury"), "furnish treasury", "place f5 west")
    view = game.view()
    assert [p["private_walls"] for p in view["players"]] == [2, 3]
    assert [p["walls"] for p in view["players"]] == [1, 0]


def test_an_added_wall_counts_for_the_neighbour_too() -> None:
    game = drafting("tunnel")
    player(game, 1).finished = 1
    turn_up(play(game, "furnish tunnel", "place d2 east"))
    show(game, "junction-room")
    assert offered(play(game, "furnish junction-room"), "place") == ["e2"]


def test_a_drafted_wall_stands_where_it_was_put() -> None:
    game = play(drafting("treasury"), "furnish treasury", "place f5 west")
    cells = {cell["cell"]: cell["walls"] for cell in game.view()["players"][0]["cells"]}
    assert cells["f5"] == {"north": "rock", "east": "rock", "south": "rock", "west": "built"}
    assert cells["e5"] == {"south": "rock", "east": "built"}
    assert not [sides for name, sides in cells.items() if name not in ("e5", "f5") and "built" in sides.values()]


def test_example_of_the_rules_for_wall_pictures() -> None:
    """The Sacrificial Altar suits a corner, the Spinning Wheel no space between two opposing walls."""
    game = start()
    clear(game, "d1 d2")
    build(game, "d2 e2")
    show(game, "sacrificial-altar", "spinning-wheel")
    give(game, wood=9, stone=9, gold=9)
    play(game, "take housework", "furnish for 1 gold")
    altar, wheel = play(game.copy(), "furnish sacrificial-altar"), play(game, "furnish spinning-wheel")
    assert offered(altar, "at") == ["d1", "d3"]
    assert offered(wheel, "at") == ["d3"]


# turn order


def test_whoever_has_more_points_gives_the_turn_away() -> None:
    game = play(drafting("parlor", "shelf"), "furnish parlor", "place f5")  # 6 to 0
    assert turn_up(game).turn == 1
    show(game, "shelf", "spinning-wheel", "stall")
    play(game, "furnish shelf", "place d3")  # 6 to 3: less
    assert turn_up(game).turn == 1
    show(game, "tunnel", "spinning-wheel", "stall")
    play(game, "furnish tunnel", "place d2 east")  # 6 to 6: equal
    assert turn_up(game).turn == 1
    show(game, "spinning-wheel", "stall")
    play(game, "furnish stall", "place e3")  # 6 to 12: more
    assert turn_up(game).turn == 0


def test_example_of_the_rules_for_points() -> None:
    game = drafting("digging-cave")
    furnish(game, "state-room", "d1")
    furnish(game, "dungeon", "e1")
    assert points(game) == 23
    play(game, "furnish digging-cave", "place f5")
    assert points(game) == 31


# the end of the draft


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


def test_the_other_goes_on_alone_with_however_many_points() -> None:
    game = drafting("shelf", "spinning-wheel", "grindstone")
    player(game, 1).finished = 1
    play(game, "furnish shelf", "place d3")  # 3 to 0, but the other is finished
    assert turn_up(game).turn == 0
    play(game, "furnish grindstone", "place d2")
    assert turn_up(game).turn == 0


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


def test_only_blue_rooms_left_do_not_fit_either() -> None:
    game = new()
    show(game)
    furnish(game, "stall", "d3", seat=1)
    play(game, "draw prospecting-site")
    assert game.turn == CHANCE
    assert player(game).finished
    assert not player(game, 1).finished


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


def test_the_second_to_fill_the_board_gets_nothing_and_draws_no_more() -> None:
    game = drafting("stall", pile=9)
    fill(game, but="d3")
    game.spare_cavern = 0
    own(game, "state-room", "dungeon", "treasury", "secret-chamber", seat=1)  # 41 to 27
    play(game, "furnish stall", "place d3")  # 41 to 33: it would be the same player's turn
    assert game.view()["players"][0]["additional_cavern"] == 0
    assert player(game).finished
    assert (turn_up(game).turn, int(game.piles[0])) == (1, 8)


# the rest of the pile

RICH = ("state-room", "dungeon", "treasury", "gold-vein", "spinning-wheel")  # 46, d1 to e1; e2 to f5 are empty
POOR = ("digging-cave", "sacrificial-altar", "parlor", "stall", "storeroom", "weaving-room", "furniture-workshop")
"""43, d1 to e3; e4, e5 and f5 are empty."""


def distributing(first: tuple[str, ...], second: tuple[str, ...], pile: int) -> Game:
    """Both are finished, the first player because the last room drawn fits nowhere."""
    game = new()
    show(game)
    own(game, *first)
    own(game, *second, seat=1)
    player(game, 1).finished = 1
    player(game).walls = 0
    game.piles[0] = pile
    return play(game, "draw secret-chamber")


def covering(game: Game) -> list[int]:
    """The seats that lay the rest of the pile, each on the first cell that is offered."""
    seats = []
    while game.era == 0:
        seats.append(game.turn)
        play(game, offers(game)[0])
    return seats


ORDERS = [
    ("the richer first", RICH, POOR, 4, [0, 1, 0, 1]),
    ("the richer first, second seat", POOR, RICH, 4, [1, 0, 1, 0]),
    ("a tie: the start player first", RICH, (*POOR, "shelf"), 4, [0, 1, 0, 1]),
    ("one runs out", RICH, (*POOR, "warehouse", "wood-storeroom"), 4, [1, 0, 0, 0]),
    ("one is full from the start", RICH, (*POOR, "shelf", "tunnel", "warehouse"), 3, [0, 0, 0]),
    ("an odd rest", RICH, POOR, 3, [0, 1, 0]),
    ("nothing left", RICH, POOR, 0, []),
]


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


def test_any_empty_cell_of_the_board_may_be_covered_but_not_the_cavern() -> None:
    game = distributing(RICH, POOR, 4)
    assert all_offers(game) == ["cover e2", "cover e3", "cover e4", "cover e5", "cover f5"]
    play(game, "cover f5")  # where nobody could dig
    assert covered(game, 0) == {"f5"}
    assert all_offers(game) == ["cover e4", "cover e5", "cover f5"]
    game = distributing(RICH, POOR, 4)
    player(game).add_cavern(2)
    assert "cover x" not in offers(game)


def test_a_covered_symbol_pays_when_it_is_dug() -> None:
    game = play(distributing(POOR, RICH, 2), "cover e2", "cover e4")
    turn_up(game)
    assert (game.turn, supply(game)["food"]) == (0, 1)
    play(game, "take drift-mining", "excavate", "dig e4")
    assert supply(turn_up(game))["food"] == 2


# era II after the draft

GOLD = [
    ("example of the rules", RICH, POOR, [3, 6]),
    ("the other way round", POOR, RICH, [6, 3]),
    ("a tie", RICH, (*POOR, "shelf"), [3, 3]),
    ("a difference of 16", RICH, ("digging-cave", "sacrificial-altar", "parlor", "stall", "shelf"), [3, 19]),
    ("a difference of 26", RICH, ("digging-cave", "parlor", "stall"), [3, 19]),
]


@pytest.mark.parametrize(("first", "second", "gold"), [row[1:] for row in GOLD], ids=[row[0] for row in GOLD])
def test_gold_by_the_difference_of_points(first: tuple[str, ...], second: tuple[str, ...], gold: list[int]) -> None:
    game = distributing(first, second, 0)
    assert game.era == 2
    assert [supply(game, seat)["gold"] for seat in (0, 1)] == gold


def test_all_other_goods_start_at_1() -> None:
    game = distributing(RICH, POOR, 0)
    for seat in (0, 1):
        assert {n for good, n in supply(game, seat).items() if good != "gold"} == {1}


@pytest.mark.parametrize(
    ("first", "second", "leader"), [(RICH, POOR, 0), (POOR, RICH, 1), (RICH, (*POOR, "shelf"), 0)],
    ids=["first", "second", "tie"],
)  # fmt: skip
def test_the_leader_of_the_draft_has_the_gate_covered(
    first: tuple[str, ...], second: tuple[str, ...], leader: int
) -> None:
    game = distributing(first, second, 0)
    assert covered(game, leader) == BOARD_2
    assert covered(game, 1 - leader) == BOARD_2 - {"c4"}


def test_ten_walls_less_those_placed_are_in_supply() -> None:
    game = new()
    show(game)
    own(game, *RICH)
    own(game, *POOR, seat=1)
    build(game, "d1 e1", "d1 d2", "e4 e5")
    build(game, "e4 e5", seat=1)
    player(game, 1).walls = 2
    player(game, 1).finished = 1
    player(game).walls = 0
    game.piles[0] = 0
    play(game, "draw secret-chamber")  # four walls are nowhere
    assert game.era == 2
    assert game.walls == 6
    assert [p["private_walls"] for p in game.view()["players"]] == [0, 0]
    assert [p["walls"] for p in game.view()["players"]] == [3, 1]


def test_the_light_rooms_of_era_2_join_what_the_draft_left() -> None:
    game = distributing(RICH, POOR, 0)
    assert set(game.view()["display"]) == {"secret-chamber"} | LIGHT_2


def test_eleven_tiles_are_face_up_and_the_slots_are_empty_after_the_draft() -> None:
    game = distributing(RICH, POOR, 0)
    assert {tile["id"] for tile in game.view()["spaces"]} == {
        "cultivation", "housework", "excavation", "undergrowth", "furnishing", "masonry", "undermining", "expansion",
        "breach", "drift-mining", "expedition",
    }  # fmt: skip
    assert game.view()["slots"] == [None, None, None, None]


def test_the_start_player_of_the_draft_begins_era_2_which_alone_scores() -> None:
    game = turn_up(distributing(POOR, RICH, 0))
    assert (game.turn, game.round) == (0, 1)
    end_turns(game, 32)
    assert game.turn == OVER
    assert [p["first_score"] for p in game.view()["players"]] == [0, 0]
    assert game.scores() == [43 + 1 + 0.5 + 3, 46 + 1 + 0.5 + 1.5]
    assert game.winners() == [1]


def test_a_whole_draft_ends_in_era_2_with_every_room_somewhere() -> None:
    game = fresh(mode="quick-start")
    while game.era == 0:
        play(game, offers(game)[-1])
        turn_up(game)
    view = game.view()
    owned = [room["id"] for p in view["players"] for room in p["rooms"] if room["id"] != "cave-entrance"]
    dark = sum(len(covered(game, seat) - BOARD_2) for seat in (0, 1))
    display = set(view["display"]) - LIGHT_2
    assert len(owned) + len(display) + dark == 24
    assert len(owned) == len(set(owned))
    assert [p["score_sheet"]["rooms"] >= 42 for p in view["players"]] == [True, True]
