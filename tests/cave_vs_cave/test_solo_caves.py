"""The solo game: seven rounds, fewer rooms, draw piles, the extra tile turned up, and its targets."""

from __future__ import annotations

import pytest

import caverna
from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.scenario import (
    BOARD_2,
    CHANCE,
    LIGHT_1,
    LIGHT_2,
    OVER,
    build,
    clear,
    covered,
    end_turns,
    era_two,
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
    supply,
    turn_up,
)
from tests.rules import rule

ONE_TILE = [
    ("excavation", "excavate"), ("undermining", "excavate through walls"), ("expansion", "excavate"),
    ("drift-mining", "excavate"), ("interior-design", "excavate"),
]  # fmt: skip

ERA_2_TILES = {
    "cultivation", "housework", "excavation", "undergrowth", "furnishing", "masonry", "undermining", "expansion",
    "drift-mining", "expedition",
}  # fmt: skip


def new(mode: str = "eras-1-2") -> Game:
    game = caverna.new_game("cave-vs-cave", players=1, mode=mode)
    assert isinstance(game, Game)
    return game


def last_turn(mode: str = "eras-1-2") -> Game:
    """The last turn of era I."""
    game = start(1, mode, round=7)
    game.turns = 3
    return game


def very_last_turn(first_score: int) -> Game:
    """The last turn of era II, with some score in era I and no goods."""
    game = start(1, "eras-1-2", era=2, round=4)
    game.turns = 3
    only(game)
    player(game).first_score = first_score
    return game


# era I


@rule("caves", 16, 1)
def test_three_of_six_light_rooms_come_into_the_display() -> None:
    game = new()
    for left in (6, 5, 4):
        assert game.turn == CHANCE
        assert len(offered(game, "draw")) == left
        assert set(offered(game, "draw")) | set(game.view()["display"]) == LIGHT_1
        game.apply(game.legal_actions()[-1])
    assert game.view()["display"] == ["grindstone", "food-corner", "parlor"]
    assert offered(game, "draw") == []


@rule("caves", 16, 1)
def test_light_rooms_left_out_never_come() -> None:
    game = fresh(1)
    out = LIGHT_1 - set(game.view()["display"])
    assert len(out) == 3
    assert not out & set(game.view()["unseen"])


@rule("caves", 16, 1)
def test_nine_dark_rooms_lie_on_the_board_and_nine_in_the_pile() -> None:
    view = fresh(1).view()
    assert len(view["unseen"]) == 18
    assert view["piles"] == [9, 0]
    assert covered(fresh(1)) == {"d1", "e1", "d2", "e2", "e3", "e4", "d5", "e5", "f5"}


@rule("caves", 16, 1)
def test_goods_and_walls_are_those_of_two_players() -> None:
    game = fresh(1)
    assert {name: n for name, n in supply(game).items() if n} == {
        "wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 1, "gold": 1,
    }  # fmt: skip
    assert game.walls == 7
    assert game.view()["spare_cavern"]


@rule("caves", 16, 2)
def test_seven_rounds_of_2_2_2_3_3_3_4_turns_without_breach() -> None:
    game = new("era-1")
    while offered(game, "draw"):
        game.apply(game.legal_actions()[0])
    found: list[tuple[set[str], int]] = []
    while game.turn == CHANCE:
        tiles = set(offered(game, "turn up"))
        turn_up(game)
        round = game.round
        turns = 0
        while game.turn == 0 and game.round == round:
            play(game, offers(game)[0], "end")
            turns += 1
        found.append((tiles, turns))
    assert found == [
        ({"furnishing", "masonry", "undermining"}, 2),
        ({"masonry", "undermining"}, 2),
        ({"undermining"}, 2),
        ({"expansion", "drift-mining", "expedition"}, 3),
        ({"drift-mining", "expedition"}, 3),
        ({"expedition"}, 3),
        ({"renovation"}, 4),
    ]
    assert game.turn == OVER


@rule("caves", 16, 2)
def test_a_tile_is_taken_once_a_round() -> None:
    game = fresh(1)
    assert len(offered(game, "take")) == 5
    play(game, "take housework", "end")
    assert game.turn == 0
    assert "housework" not in offered(game, "take")
    end_turns(game, 1)
    assert "housework" in offered(game, "take")


# the extra tile


def turned(game: Game, before: Game) -> int:
    """How many rooms came into the display."""
    return len(set(game.view()["display"]) - set(before.view()["display"]))


SINGLE = [
    ("excavation", ("excavate",)),
    ("undermining", ("excavate through walls",)),
    ("expansion", ("excavate",)),
    ("drift-mining", ("excavate",)),
    ("drift-mining", ("activate 1 room", "activate digging-cave")),
]


@rule("caves", 16, 3)
@pytest.mark.parametrize(("tile", "script"), SINGLE, ids=[f"{row[0]}-{row[1][-1]}" for row in SINGLE])
def test_one_tile_dug_by_an_effect_turns_up_one_of_the_pile(tile: str, script: tuple[str, ...]) -> None:
    game = start(1)
    furnish(game, "digging-cave", "d3")
    before = game.copy()
    play(game, f"take {tile}", *script, "dig d5")
    assert game.piles[0] == 9
    play(game, "draw stall")
    assert game.turn == CHANCE
    assert game.piles[0] == 8
    assert len(offered(game, "draw")) == 16  # of 18, without the digging cave and the stall
    play(game, "draw treasury")
    assert turned(game, before) == 2
    assert game.turn == 0


@rule("caves", 16, 3)
def test_interior_design_turns_up_a_tile_too() -> None:
    game = start(1, "eras-1-2", era=2)
    play(game, "take interior-design", "excavate", "dig b4", "draw armory", "draw oublette")
    assert list(game.piles) == [9, 6]
    assert {"armory", "oublette"} <= set(game.view()["display"])


@rule("caves", 16, 3)
def test_two_tiles_dug_by_one_effect_turn_up_none_of_the_pile() -> None:
    game = start(1)
    before = game.copy()
    give(game, food=2)
    play(game, "take excavation", "excavate twice for 2 food", "dig d5", "draw stall")
    assert game.turn == 0
    play(game, "dig e5", "draw treasury")
    assert game.turn == 0
    assert game.piles[0] == 9
    assert turned(game, before) == 2


@rule("caves", 16, 3)
def test_two_effects_of_one_turn_turn_up_a_tile_each() -> None:
    game = start(1)
    furnish(game, "digging-cave", "d3")
    play(game, "take drift-mining", "excavate", "dig d5", "draw stall", "draw treasury")
    play(game, "activate 1 room", "activate digging-cave", "dig e5", "draw dungeon", "draw bakehouse")
    assert game.piles[0] == 7


@rule("caves", 16, 4)
def test_the_extra_tile_gives_no_symbol_good() -> None:
    game = start(1)
    give(game, food=0)
    play(game, "take excavation", "excavate", "dig e4", "draw stall")
    assert supply(game)["food"] == 1
    play(game, "draw treasury")
    assert supply(game)["food"] == 1


@rule("caves", 16, 4)
def test_an_empty_pile_turns_up_nothing() -> None:
    game = start(1)
    game.piles[0] = 0
    play(game, "take excavation", "excavate", "dig d5", "draw stall")
    assert game.turn == 0
    assert game.piles[0] == 0


@rule("caves", 16, 4)
def test_the_extra_tile_can_be_furnished_in_the_same_turn() -> None:
    game = start(1)
    only(game, gold=3, wood=1)
    play(game, "take expansion", "excavate", "dig d5", "draw treasury", "draw stall")
    assert "stall" in offered(play(game, "furnish for 2 gold"), "furnish")


@rule("caves", 16, 3)
def test_two_players_have_no_pile_and_no_extra_tile() -> None:
    game = start()
    play(game, "take excavation", "excavate", "dig d5", "draw stall")
    assert game.turn == 0
    assert list(game.piles) == [0, 0]


@rule("caves", 16, 5)
@pytest.mark.parametrize(
    ("cell", "drawn", "extra", "piles"),
    [("d2", "stall", "treasury", [8, 7]), ("b4", "armory", "oublette", [9, 6]), ("c3", "armory", "oublette", [9, 6])],
)
def test_in_era_2_the_extra_tile_comes_from_the_pile_of_the_board(
    cell: str, drawn: str, extra: str, piles: list[int]
) -> None:
    game = start(1, "eras-1-2", era=2)
    play(game, "take excavation", "excavate", f"dig {cell}", f"draw {drawn}")
    assert extra in offered(game, "draw")
    assert ("dungeon" in offered(game, "draw")) == (cell == "d2")
    assert ("swordsmith" in offered(game, "draw")) == (cell != "d2")
    play(game, f"draw {extra}")
    assert list(game.piles) == piles


DRAWN = {"b4": "armory", "c3": "oublette", "d2": "stall", "d5": "treasury"}


@rule("caves", 16, 5)
@pytest.mark.parametrize("cells", [("b4", "c3"), ("d2", "d5"), ("b4", "d2"), ("d2", "b4")], ids="-".join)
def test_the_double_excavation_turns_up_nothing_on_whatever_boards(cells: tuple[str, str]) -> None:
    game = start(1, "eras-1-2", era=2)
    before = game.copy()
    give(game, food=2)
    play(game, "take excavation", "excavate twice for 2 food")
    for cell in cells:
        play(game, f"dig {cell}", f"draw {DRAWN[cell]}")
    assert game.turn == 0
    assert list(game.piles) == [9, 7]
    assert turned(game, before) == 2


@rule("caves", 16, 3)
@pytest.mark.parametrize(("tile", "effect"), ONE_TILE, ids=[tile for tile, _ in ONE_TILE])
def test_alone_every_effect_that_digs_one_tile_turns_up_another(tile: str, effect: str) -> None:
    game = era_two(players=1)
    piles = game.view()["piles"]
    play(game, f"take {tile}", effect, "dig e3")
    play(game, offers(game)[0])
    assert game.turn == CHANCE
    play(game, offers(game)[0])
    assert game.turn == 0
    assert game.view()["piles"] == [piles[0] - 1, piles[1]]


@rule("caves", 16, 3)
def test_alone_the_digging_cave_turns_up_a_tile_too() -> None:
    game = start(players=1)
    furnish(game, "digging-cave", "d3")
    play(game, "take undergrowth", "activate 1 room", "activate digging-cave", "dig e3")
    play(game, offers(game)[0])
    assert game.turn == CHANCE


# era II


@rule("caves", 16, 6)
def test_alone_the_whole_second_board_is_covered() -> None:
    game = play(last_turn(), "take cultivation", "end")
    assert game.era == 2
    assert covered(game) >= BOARD_2


@rule("caves", 16, 6)
def test_three_of_six_light_rooms_of_era_2_join_the_display() -> None:
    game = last_turn()
    display = set(game.view()["display"])
    play(game, "take cultivation", "end")
    assert set(offered(game, "draw")) == LIGHT_2
    play(game, "draw box", "draw store", "draw ore-vein")
    assert set(game.view()["display"]) == display | {"box", "store", "ore-vein"}
    assert set(offered(game, "turn up")) == {"decoration", "arms-trade", "interior-design", "weekly-market"}


@rule("caves", 16, 6)
def test_seven_dark_rooms_of_era_2_make_a_second_pile() -> None:
    game = last_turn()
    game.piles[0] = 4
    play(game, "take cultivation", "end")
    assert list(game.piles) == [4, 7]
    assert len(game.view()["unseen"]) == 18 + 15


@rule("caves", 16, 6)
def test_alone_no_walls_are_added() -> None:
    game = last_turn()
    build(game, "d1 e1")
    play(game, "take cultivation", "end")
    assert game.walls == 6


@rule("caves", 16, 6)
def test_alone_breach_and_renovation_are_out_in_era_2() -> None:
    game = turn_up(play(last_turn(), "take cultivation", "end"))
    assert set(offered(game, "take")) == ERA_2_TILES | {"decoration"}


@rule("caves", 16, 6)
def test_alone_goods_at_0_become_1_after_scoring() -> None:
    game = last_turn()
    only(game, stone=3, gold=0)
    play(game, "take cultivation", "end")
    assert player(game).first_score == 0
    assert supply(game) == {
        "wood": 1, "stone": 3, "emmer": 1, "flax": 1, "food": 1, "gold": 1, "donkey": 1, "ore": 1, "iron": 1,
        "weapon": 1,
    }  # fmt: skip


@rule("caves", 16, 7)
def test_alone_era_2_has_4_rounds_of_4_turns_with_hauling_after_three() -> None:
    game = turn_up(play(last_turn(), "take cultivation", "end"))
    give(game, donkey=2, ore=0)
    for round in (1, 2, 3, 4):
        assert (game.era, game.round) == (2, round)
        assert supply(game)["ore"] == 2 * (round - 1)
        end_turns(game, 4)
    assert game.turn == OVER
    assert supply(game)["ore"] == 6


@rule("caves", 16, 6)
def test_alone_the_gate_must_be_dug_first() -> None:
    game = turn_up(play(last_turn(), "take cultivation", "end"))
    play(game, "take excavation", "excavate")
    assert offered(game, "dig") == ["c4"]


# the mode "ask"


@rule("rulings", "C6")
@pytest.mark.parametrize(("answer", "turn", "era"), [("go on", CHANCE, 2), ("finish", OVER, 1)])
def test_the_solo_player_is_asked_too(answer: str, turn: int, era: int) -> None:
    game = play(last_turn("ask"), "take cultivation", "end")
    assert game.turn == 0
    assert offers(game) == ["go on", "finish"]
    play(game, answer)
    assert (game.turn, game.era) == (turn, era)


# targets


def goal(mode: str, gold: int, *rooms: str) -> Game:
    game = last_turn(mode)
    own(game, *rooms)
    give(game, gold=gold)
    return play(game, "take cultivation", "end")


ROOMS_43 = ("state-room", "dungeon", "treasury", "spinning-wheel", "parlor")  # 12, 11, 10, 4 and 6


@rule("caves", 16, 8)
@pytest.mark.parametrize(("gold", "score", "winners"), [(6, 49, []), (7, 50, [0]), (8, 51, [0]), (18, 61, [0])])
def test_50_points_in_era_1_are_the_goal(gold: int, score: int, winners: list[int]) -> None:
    game = goal("era-1", gold, *ROOMS_43)
    assert game.turn == OVER
    assert points(game) == score
    assert game.winners() == winners


@rule("caves", 16, 8)
@pytest.mark.parametrize(("gold", "winners"), [(6, []), (7, [0])])
def test_the_goal_of_era_1_holds_for_one_who_does_not_go_on(gold: int, winners: list[int]) -> None:
    game = play(goal("ask", gold, *ROOMS_43), "finish")
    assert game.winners() == winners


@rule("caves", 16, 8)
@pytest.mark.parametrize(
    ("first", "gold", "score", "winners"), [(180, 0, 180, []), (180, 1, 180.5, [0]), (181, 0, 181, [0])]
)
def test_more_than_180_points_are_the_goal_of_both_eras(
    first: int, gold: int, score: float, winners: list[int]
) -> None:
    game = very_last_turn(first)
    give(game, gold=gold)
    play(game, "take undergrowth", "end")
    assert game.turn == OVER
    assert points(game) == score
    assert game.winners() == winners


@rule("caves", 16, 8)
def test_50_points_are_not_enough_for_both_eras() -> None:
    game = play(very_last_turn(50), "take undergrowth", "end")
    assert game.winners() == []


@rule("caves", 16, 8)
def test_nobody_has_won_while_the_game_goes_on() -> None:
    game = last_turn("era-1")
    give(game, gold=19)
    own(game, *ROOMS_43)
    assert points(game) == 62
    assert game.winners() == []


@rule("caves", 16, 9)
def test_alone_the_cavern_can_be_had() -> None:
    game = start(1)
    own(game, "shelf", "tunnel", "stall", "storeroom", "dungeon", "warehouse", "weaving-room", "gold-vein", "bakehouse")
    clear(game, "f5")
    give(game, gold=2, stone=1)
    show(game, "parlor")
    play(game, "take housework", "furnish for 1 gold", "furnish parlor", "at f5")
    assert offers(game) == ["side 2", "side 3"]
    play(game, "side 3")
    assert game.view()["players"][0]["additional_cavern"] == 3
    assert not game.view()["spare_cavern"]
