"""From era I to era II: whether to go on, who leads, what changes and what does not."""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.eras import ERA_1_TILES, before_the_end, end_era, questions
from tests.cave_vs_cave.scenario import (
    BOARD_2,
    CHANCE,
    LIGHT_2,
    OVER,
    build,
    clear,
    covered,
    end_turns,
    fresh,
    furnish,
    give,
    offered,
    offers,
    only,
    play,
    player,
    show,
    supply,
    turn_up,
)
from tests.rules import rule

STANDINGS: list[tuple[str, tuple[int, tuple[str, ...]], tuple[int, tuple[str, ...]], list[bool]]] = [
    ("more points by gold", (5, ()), (4, ()), [True, False]),
    ("more points by gold, second player", (4, ()), (5, ()), [False, True]),
    ("rooms and gold count alike", (0, ("parlor",)), (5, ()), [True, False]),
    ("tie, highest room", (0, ("parlor",)), (2, ("grindstone",)), [True, False]),
    ("tie, highest room of the second player", (2, ("grindstone",)), (0, ("parlor",)), [False, True]),
    ("tie, second room", (0, ("parlor", "grindstone")), (1, ("stall", "shelf")), [True, False]),
    ("tie, a missing room loses", (3, ("parlor",)), (0, ("stall", "shelf")), [False, True]),
    ("draw without rooms", (3, ()), (3, ()), [False, False]),
    ("draw with rooms", (1, ("parlor", "grindstone")), (1, ("stall", "spinning-wheel")), [False, False]),
]

DARK_2 = {
    "mining-cave", "hitching-post", "wainwright", "ceremonial-hall", "ironsmith", "swordsmith", "slaughtering-cave",
    "weaponsmith", "weapon-chamber", "armory", "oublette", "gold-donkey", "iron-trader", "equipment-cabinet",
    "breeding-cave",
}  # fmt: skip


# the passage: who is ahead


def rank(game: Game, seat: int, gold: int, *rooms: str) -> None:
    give(game, seat, gold=gold)
    for room, cell in zip(rooms, ("d3", "d2", "e3", "e4"), strict=False):
        furnish(game, room, cell, seat)


@rule("caves", 14, 2)
@pytest.mark.parametrize(
    ("first", "second", "gates"), [row[1:] for row in STANDINGS], ids=[row[0] for row in STANDINGS]
)
def test_only_the_leader_of_era_1_has_the_gate_covered(
    first: tuple[int, tuple[str, ...]], second: tuple[int, tuple[str, ...]], gates: list[bool]
) -> None:
    game = before_the_end()
    rank(game, 0, first[0], *first[1])
    rank(game, 1, second[0], *second[1])
    end_era(game)
    assert game.era == 2
    for seat in (0, 1):
        assert covered(game, seat) & BOARD_2 == (BOARD_2 if gates[seat] else BOARD_2 - {"c4"})


@rule("rulings", "C18")
def test_goods_are_raised_after_era_1_is_scored() -> None:
    game = before_the_end()
    rank(game, 0, 0, "shelf")
    rank(game, 1, 1, "tunnel")
    end_era(game)  # 3 to 4; raising first would have made it a draw
    assert [p["first_score"] for p in game.view()["players"]] == [3, 4]
    assert "c4" in covered(game, 1)
    assert "c4" not in covered(game, 0)
    assert supply(game, 0)["gold"] == 1


@rule("rulings", "C23")
def test_in_a_draw_the_tile_removed_unseen_stays_among_the_unseen_ones() -> None:
    game = end_era(before_the_end())
    assert len(covered(game, 0) & BOARD_2) + len(covered(game, 1) & BOARD_2) == 14
    assert set(game.view()["unseen"]) >= DARK_2


@rule("caves", 5, 2)
def test_the_leader_of_era_1_must_dig_at_the_gate_first() -> None:
    game = before_the_end()
    give(game, gold=3)
    end_era(game)
    turn_up(game)
    play(game, "take excavation", "excavate")
    assert offered(game, "dig") == ["c4"]
    play(game, "dig c4", "draw armory", "end", "take expansion", "excavate")
    assert set(offered(game, "dig")) == {"b4", "c3", "d2", "e3", "e4", "d5"}


@rule("rulings", "C18")
def test_points_of_era_one_are_counted_before_goods_are_raised() -> None:
    game = end_turns(fresh(mode="eras-1-2"), 43)
    only(game)
    play(game, offers(game)[0], "end")
    assert game.view()["players"][0]["first_score"] == 0
    assert supply(game) == dict.fromkeys(supply(game), 1)


@rule("rulings", "C18")
def test_the_leader_is_found_before_goods_are_raised() -> None:
    """1 gold against none: afterwards both have 1."""
    game = end_turns(fresh(mode="eras-1-2"), 43)
    give(game, 0, gold=0)
    give(game, 1, gold=1)
    play(game, offers(game)[0], "end")
    assert "c4" in covered(game, 1)
    assert "c4" not in covered(game, 0)


@rule("rulings", "C18")
def test_the_tie_is_broken_before_goods_are_raised() -> None:
    """6 points in rooms and no gold against 3 and 3: the higher room leads."""
    game = end_turns(fresh(mode="eras-1-2"), 43)
    furnish(game, "parlor", "d3", 0)
    furnish(game, "shelf", "d3", 1)
    give(game, 0, gold=0)
    give(game, 1, gold=3)
    play(game, offers(game)[0], "end")
    assert "c4" in covered(game, 0)
    assert "c4" not in covered(game, 1)


# the passage: what changes, and what does not


@rule("caves", 14, 3)
def test_goods_at_0_become_1_and_the_others_stay() -> None:
    game = before_the_end()
    only(game, wood=0, stone=2, emmer=9, flax=0, food=1, gold=10)
    only(game, seat=1, food=7)
    end_era(game)
    new = {"donkey": 1, "ore": 1, "iron": 1, "weapon": 1}
    assert supply(game) == {"wood": 1, "stone": 2, "emmer": 9, "flax": 1, "food": 1, "gold": 10, **new}
    assert supply(game, 1) == {"wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 7, "gold": 1, **new}


@rule("caves", 14, 3)
def test_the_retting_room_pays_nothing_at_the_passage() -> None:
    game = before_the_end()
    furnish(game, "retting-room", "d3")
    give(game, flax=0, food=2)
    end_era(game)
    assert (supply(game)["flax"], supply(game)["food"]) == (1, 2)


@rule("caves", 14, 4)
@pytest.mark.parametrize(("built", "left"), [((), 10), (("d1 e1", "d2 e2"), 8)])
def test_era_2_adds_3_walls_to_those_in_supply(built: tuple[str, ...], left: int) -> None:
    game = before_the_end()
    build(game, *built)
    end_era(game)
    assert game.walls == left
    assert game.view()["players"][0]["walls"] == len(built)


@rule("caves", 14, 5)
def test_caves_and_face_down_tiles_stay_as_they_are() -> None:
    game = before_the_end()
    clear(game, "e3 e4", seat=1)
    furnish(game, "stall", "d3")
    build(game, "d4 e4")
    first, second = covered(game, 0), covered(game, 1)
    end_era(game)
    assert covered(game, 0) - BOARD_2 == first
    assert covered(game, 1) - BOARD_2 == second == {"d1", "e1", "d2", "e2", "d5", "e5", "f5"}
    assert game.view()["players"][0]["rooms"][1:] == [{"id": "stall", "cell": "d3"}]
    assert offered(turn_up(game), "take")
    assert offered(play(game, "take breach", "raze wall"), "raze") == ["d4 e4"]


@rule("caves", 14, 6)
def test_the_light_rooms_of_era_2_join_what_is_left_in_the_display() -> None:
    game = before_the_end()
    show(game, "shelf", "stall", "dungeon")
    unseen = set(game.view()["unseen"])
    end_era(game)
    assert set(game.view()["display"]) == {"shelf", "stall", "dungeon"} | LIGHT_2
    assert set(game.view()["unseen"]) == unseen | DARK_2


def open_tiles(game: Game) -> set[str]:
    return {tile["id"] for tile in game.view()["spaces"]}


@rule("caves", 14, 7)
def test_era_2_keeps_eleven_tiles_of_era_1_face_up_and_drops_renovation() -> None:
    game = end_era(before_the_end())
    assert open_tiles(game) == ERA_1_TILES
    assert game.view()["slots"] == [None, None, None, None]
    assert set(offered(game, "turn up")) == {"decoration", "arms-trade", "interior-design", "weekly-market"}
    assert game.chance_weights() == [1, 1, 1, 1]


@rule("caves", 14, 5)
def test_the_cavern_stays_with_its_owner() -> None:
    game = before_the_end()
    player(game).add_cavern(3)
    game.spare_cavern = 0
    view = end_era(game).view()
    assert [p["additional_cavern"] for p in view["players"]] == [3, 0]
    assert not view["spare_cavern"]


@rule("caves", 14, 5)
def test_a_cavern_in_supply_stays_there() -> None:
    assert end_era(before_the_end()).view()["spare_cavern"]


# the mode "ask"


@rule("caves", 14, 1)
def test_the_start_player_is_asked_first_whether_to_go_on() -> None:
    game = end_era(before_the_end("ask"))
    assert (game.era, game.turn) == (1, 0)
    assert offers(game) == ["go on", "finish"]
    play(game, "go on")
    assert (game.era, game.turn) == (1, 1)
    assert offers(game) == ["go on", "finish"]


@rule("caves", 14, 1)
def test_era_2_follows_if_both_want_it() -> None:
    game = before_the_end("ask")
    give(game, gold=2)
    play(end_era(game), "go on", "go on")
    assert (game.era, game.turn) == (2, CHANCE)
    assert "c4" in covered(game, 0)
    assert "c4" not in covered(game, 1)
    assert game.walls == 10


@rule("caves", 14, 1)
def test_both_ways_to_era_2_lead_to_the_same() -> None:
    asked = play(end_era(before_the_end("ask")), "go on", "go on").view()
    plain = end_era(before_the_end("eras-1-2")).view()
    assert {key: value for key, value in asked.items() if key != "options"} == {
        key: value for key, value in plain.items() if key != "options"
    }


@rule("caves", 14, 1)
@pytest.mark.parametrize("answers", [("finish",), ("go on", "finish")], ids=["first", "second"])
def test_the_game_is_over_if_one_player_declines(answers: tuple[str, ...]) -> None:
    game = before_the_end("ask")
    give(game, gold=2)
    give(game, seat=1, gold=3)
    play(end_era(game), *answers)
    assert (game.era, game.turn) == (1, OVER)
    assert game.scores() == [2, 3]
    assert game.winners() == [1]


@rule("caves", 14, 1)
def test_nobody_is_asked_in_the_other_modes() -> None:
    assert end_era(before_the_end("era-1")).turn == OVER
    assert end_era(before_the_end("eras-1-2")).turn == CHANCE


@rule("rulings", "C6")
@pytest.mark.parametrize(("players", "turns"), [(2, 44), (1, 19)])
@pytest.mark.parametrize(("mode", "era", "over"), [("era-1", 1, True), ("eras-1-2", 2, False)])
def test_the_mode_says_whether_era_two_follows(players: int, turns: int, mode: str, era: int, over: bool) -> None:
    game = end_turns(fresh(players, mode), turns)
    assert (game.era, game.turn == OVER) == (era, over)


@rule("rulings", "C6")
def test_both_must_want_to_go_on_and_the_start_player_is_asked_first() -> None:
    game = questions("ask", 2)
    assert (game.turn, offers(game)) == (0, ["go on", "finish"])
    play(game, "go on")
    assert (game.turn, offers(game)) == (1, ["go on", "finish"])
    assert turn_up(play(game.copy(), "go on")).era == 2
    assert play(game, "finish").turn == OVER
    assert game.era == 1


@rule("rulings", "C6")
def test_a_player_who_declines_ends_the_game_at_once() -> None:
    game = play(questions("ask", 2), "finish")
    assert game.turn == OVER


@rule("rulings", "C6")
@pytest.mark.parametrize(("answer", "era"), [("go on", 2), ("finish", 1)])
def test_a_solo_player_is_asked_whether_to_go_on(answer: str, era: int) -> None:
    game = questions("ask", 1)
    assert offers(game) == ["go on", "finish"]
    assert turn_up(play(game, answer)).era == era
