"""The quick start: set-up, turns and colours of the draft, and era II after it."""

from __future__ import annotations

import pytest

from tests.cave_vs_cave.drafts import CELLS, POOR, RICH, distributing, drafting, new
from tests.cave_vs_cave.scenario import (
    BOARD_2,
    CHANCE,
    LIGHT_1,
    LIGHT_2,
    OVER,
    all_offers,
    build,
    covered,
    end_turns,
    fresh,
    furnish,
    offered,
    offers,
    own,
    play,
    player,
    points,
    show,
    stock,
    supply,
    turn_up,
)
from tests.rules import rule

# set-up


@rule("caves", 17, 1)
def test_the_draft_starts_with_empty_boards_no_goods_and_3_walls_each() -> None:
    view = new().view()
    for seat in (0, 1):
        cells = view["players"][seat]["cells"]
        assert sorted(cell["cell"] for cell in cells if cell["tile"] == "empty") == CELLS
        assert view["players"][seat]["rooms"] == [{"id": "cave-entrance", "cell": "d4"}]
        assert view["players"][seat]["private_walls"] == 3
        assert set(view["players"][seat]["goods"].values()) == {0}


@rule("caves", 17, 1)
def test_six_light_rooms_lie_in_the_display_and_a_dark_one_is_drawn() -> None:
    game = new()
    assert game.turn == CHANCE
    assert set(game.view()["display"]) == LIGHT_1
    assert len(offered(game, "draw")) == 18
    assert game.chance_weights() == [1] * 18
    play(game, "draw stall")
    assert game.turn == 0
    assert set(offered(game, "furnish")) == LIGHT_1 | {"stall"}


@rule("caves", 17, 2)
def test_each_turn_draws_one_room_and_takes_one() -> None:
    game = play(new(), "draw stall", "furnish shelf", "place d3")
    assert game.turn == CHANCE
    assert len(game.view()["display"]) == 6
    assert len(offered(game, "draw")) == 17
    play(game, "draw warehouse")
    assert len(game.view()["display"]) == 7


@rule("caves", 17, 3)
def test_drafted_rooms_cost_nothing_and_nothing_is_gained() -> None:
    game = play(new(), "draw state-room", "furnish state-room")  # 7 gold elsewhere
    assert not [text for text in all_offers(game) if text.startswith("eat ")]
    play(game, "place f5")
    assert stock(game) == {}
    assert points(game) == 12


@rule("caves", 17, 3)
def test_blue_rooms_and_symbols_do_nothing_in_the_draft() -> None:
    game = drafting("treasury", "grindstone")
    furnish(game, "dungeon", "e1")
    play(game, "furnish treasury", "place f5 west")
    assert stock(game) == {}
    game = play(drafting("grindstone"), "furnish grindstone", "place e2")
    assert stock(game) == {}


@rule("caves", 17, 2)
def test_a_turn_cannot_be_skipped() -> None:
    game = turn_up(new())
    assert all(text.startswith("furnish ") for text in all_offers(game))
    play(game, "furnish shelf")
    assert all(text.startswith("place ") for text in all_offers(game))


@rule("caves", 17, 2)
def test_when_the_pile_is_empty_nothing_is_drawn() -> None:
    game = drafting("shelf", "tunnel", "grindstone", pile=0)
    play(game, "furnish shelf", "place d3")
    assert game.turn == 1
    assert set(offered(game, "furnish")) == {"tunnel", "grindstone"}


# colours


@rule("caves", 17, 4)
def test_the_first_drafted_room_is_orange() -> None:
    game = drafting("shelf", "prospecting-site")
    assert offered(game, "furnish") == ["shelf"]


@rule("caves", 17, 4)
def test_there_are_always_more_orange_rooms_than_blue_ones() -> None:
    game = drafting("shelf", "prospecting-site")
    furnish(game, "stall", "e2")
    assert offered(game, "furnish") == ["shelf", "prospecting-site"]
    furnish(game, "dungeon", "e1")
    assert offered(game, "furnish") == ["shelf"]


# turn order


@rule("caves", 17, 7)
def test_the_player_with_more_points_passes_the_turn() -> None:
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


@rule("caves", 17, 7)
def test_example_of_the_rules_for_points() -> None:
    game = drafting("digging-cave")
    furnish(game, "state-room", "d1")
    furnish(game, "dungeon", "e1")
    assert points(game) == 23
    play(game, "furnish digging-cave", "place f5")
    assert points(game) == 31


# the rest of the pile


# era II after the draft

GOLD = [
    ("example of the rules", RICH, POOR, [3, 6]),
    ("the other way round", POOR, RICH, [6, 3]),
    ("a tie", RICH, (*POOR, "shelf"), [3, 3]),
    ("a difference of 16", RICH, ("digging-cave", "sacrificial-altar", "parlor", "stall", "shelf"), [3, 19]),
    ("a difference of 26", RICH, ("digging-cave", "parlor", "stall"), [3, 19]),
]


@rule("caves", 17, 12)
@pytest.mark.parametrize(("first", "second", "gold"), [row[1:] for row in GOLD], ids=[row[0] for row in GOLD])
def test_gold_by_the_difference_of_points(first: tuple[str, ...], second: tuple[str, ...], gold: list[int]) -> None:
    game = distributing(first, second, 0)
    assert game.era == 2
    assert [supply(game, seat)["gold"] for seat in (0, 1)] == gold


@rule("caves", 17, 12)
def test_all_other_goods_start_at_1() -> None:
    game = distributing(RICH, POOR, 0)
    for seat in (0, 1):
        assert {n for good, n in supply(game, seat).items() if good != "gold"} == {1}


@rule("caves", 17, 13)
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


@rule("caves", 17, 14)
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


@rule("caves", 17, 15)
def test_the_light_rooms_of_era_2_join_what_the_draft_left() -> None:
    game = distributing(RICH, POOR, 0)
    assert set(game.view()["display"]) == {"secret-chamber"} | LIGHT_2


@rule("caves", 17, 15)
def test_eleven_tiles_are_face_up_and_the_slots_are_empty_after_the_draft() -> None:
    game = distributing(RICH, POOR, 0)
    assert {tile["id"] for tile in game.view()["spaces"]} == {
        "cultivation", "housework", "excavation", "undergrowth", "furnishing", "masonry", "undermining", "expansion",
        "breach", "drift-mining", "expedition",
    }  # fmt: skip
    assert game.view()["slots"] == [None, None, None, None]


@rule("caves", 17, 16)
def test_the_start_player_of_the_draft_begins_era_2_which_alone_scores() -> None:
    game = turn_up(distributing(POOR, RICH, 0))
    assert (game.turn, game.round) == (0, 1)
    end_turns(game, 32)
    assert game.turn == OVER
    assert [p["first_score"] for p in game.view()["players"]] == [0, 0]
    assert game.scores() == [43 + 1 + 0.5 + 3, 46 + 1 + 0.5 + 1.5]
    assert game.winners() == [1]


@rule("caves", 17, 11)
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
