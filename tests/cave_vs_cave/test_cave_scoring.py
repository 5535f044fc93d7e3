"""Scores of both eras, half points, ties and draws."""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.scenario import (
    CHANCE,
    OVER,
    build,
    cover,
    era_two,
    furnish,
    give,
    only,
    own,
    play,
    player,
    points,
    show,
    start,
    turn_up,
)
from tests.rules import rule


def last_turn(era: int = 1, mode: str = "") -> Game:
    """The last turn of an era; nobody has any goods."""
    game = start(mode=mode or ("era-1" if era == 1 else "eras-1-2"), era=era, round=8 if era == 1 else 4)
    game.turns = 7
    game.starter = 1
    only(game)
    only(game, seat=1)
    return game


def end(game: Game) -> Game:
    return play(game, "take cultivation", "end")


# era I


@rule("caves", 19, 2)
def test_era_1_counts_rooms_and_gold() -> None:
    game = start()
    own(game, "state-room", "shelf", "dungeon")
    only(game, gold=7)
    assert points(game) == 12 + 3 + 11 + 7
    assert game.score_sheet(0) == {"rooms": 26, "gold": 7}


@rule("caves", 19, 2)
def test_nothing_else_counts_in_era_1() -> None:
    game = start()
    only(game, wood=9, stone=9, emmer=9, flax=9, food=9)
    build(game, "d1 e1")
    assert points(game) == 0


@rule("caves", 19, 2)
def test_the_cave_entrance_and_face_down_rooms_are_worth_nothing() -> None:
    game = start()
    only(game)
    assert points(game) == 0
    cover(game, "d3")
    assert points(game) == 0


@rule("caves", 19, 2)
def test_rooms_in_the_display_count_for_nobody() -> None:
    game = start()
    show(game, "state-room", "dungeon", "treasury")
    only(game)
    only(game, seat=1)
    assert game.scores() == [0, 0]


@rule("caves", 19, 2)
def test_gold_counts_up_to_19() -> None:
    game = start()
    only(game, gold=19)
    assert points(game) == 19


@rule("caves", 19, 2)
@pytest.mark.parametrize("era", [1, 2])
def test_a_room_in_the_cavern_counts(era: int) -> None:
    game = start(mode="eras-1-2", era=era)
    only(game)
    player(game).add_cavern(3)
    furnish(game, "gold-vein", "x")
    assert points(game) == 9


# era II

WORTH = [
    ("weapon", 1, 1.0), ("weapon", 19, 19.0), ("iron", 1, 0.5), ("iron", 9, 4.5), ("gold", 1, 0.5), ("gold", 19, 9.5),
    ("donkey", 9, 0.0), ("ore", 9, 0.0), ("wood", 9, 0.0), ("stone", 9, 0.0), ("emmer", 9, 0.0), ("flax", 9, 0.0),
    ("food", 9, 0.0),
]  # fmt: skip


@rule("caves", 19, 3)
@pytest.mark.parametrize(("good", "amount", "worth"), WORTH, ids=[f"{row[1]}-{row[0]}" for row in WORTH])
def test_what_goods_are_worth_in_era_2(good: str, amount: int, worth: float) -> None:
    game = start(mode="eras-1-2", era=2)
    only(game, **{good: amount})
    assert points(game) == worth


@rule("caves", 19, 3)
def test_half_points_are_not_rounded() -> None:
    game = start(mode="eras-1-2", era=2)
    only(game, iron=3, gold=4)
    assert points(game) == 3.5
    only(game, iron=3, gold=5)
    assert points(game) == 4


@rule("caves", 19, 3)
def test_rooms_of_both_boards_count_in_era_2() -> None:
    game = start(mode="eras-1-2", era=2)
    only(game)
    furnish(game, "armory", "d1")
    furnish(game, "shelf", "b2")
    assert points(game) == 13 + 3


@rule("caves", 19, 3)
def test_rooms_of_era_1_count_twice_and_its_gold_one_and_a_half_times() -> None:
    game = last_turn(mode="eras-1-2")
    furnish(game, "state-room", "d3")
    give(game, gold=6)
    end(game)
    assert game.era == 2
    only(game, gold=6)
    assert game.score_sheet(0) == {"first-era": 18, "rooms": 12, "weapons": 0, "iron": 0, "gold": 3}
    assert points(game) == 33


@rule("caves", 19, 3)
def test_the_score_sheet_adds_up_to_the_score() -> None:
    game = start(mode="eras-1-2", era=2)
    player(game).first_score = 41
    own(game, "parlor", "oublette")
    only(game, weapon=7, iron=3, gold=2)
    assert game.score_sheet(0) == {"first-era": 41, "rooms": 15, "weapons": 7, "iron": 1.5, "gold": 1}
    assert sum(game.score_sheet(0).values()) == points(game) == 65.5
    assert game.view()["players"][0]["score"] == 65.5


@rule("caves", 19, 5)
def test_the_example_of_the_rules_ends_179_to_178() -> None:
    """Alice: 39 points in rooms and 17 gold, then 100, 19 weapons and 8 gold. Bob: 57 and 3, then 112, 5 and 2 iron."""
    game = last_turn(mode="eras-1-2")
    own(game, "state-room", "gold-vein", "secret-chamber", "parlor", "spinning-wheel")
    give(game, gold=17)
    own(
        game, "dungeon", "treasury", "digging-cave", "sacrificial-altar", "stall", "storeroom", "weaving-room",
        "grindstone", seat=1,
    )  # fmt: skip
    give(game, seat=1, gold=3)
    assert [game.score_sheet(seat) for seat in (0, 1)] == [{"rooms": 39, "gold": 17}, {"rooms": 57, "gold": 3}]
    end(game)
    assert [p["first_score"] for p in game.view()["players"]] == [56, 60]
    turn_up(game)
    game.round = 4
    game.turns = 7
    own(game, "ceremonial-hall", "armory", "weapon-chamber", "weaponsmith", "mining-cave", "box")
    own(
        game, "wainwright", "swordsmith", "oublette", "iron-trader", "ironsmith", "slaughtering-cave", "cattle-market",
        seat=1,
    )  # fmt: skip
    only(game, weapon=19, gold=8)
    only(game, seat=1, weapon=5, iron=2)
    end(game)
    assert game.turn == OVER
    assert game.score_sheet(0) == {"first-era": 56, "rooms": 100, "weapons": 19, "iron": 0, "gold": 4}
    assert game.score_sheet(1) == {"first-era": 60, "rooms": 112, "weapons": 5, "iron": 1, "gold": 0}
    assert game.scores() == [179, 178]
    assert game.winners() == [0]


# who wins


@rule("caves", 19, 4)
@pytest.mark.parametrize("era", [1, 2])
def test_more_points_win(era: int) -> None:
    for first, second, winner in ((8, 6, 0), (6, 8, 1)):
        game = last_turn(era)
        give(game, gold=first)
        give(game, seat=1, gold=second)
        end(game)
        assert game.turn == OVER
        assert game.winners() == [winner]


@rule("caves", 19, 4)
def test_half_a_point_is_enough() -> None:
    game = last_turn(2)
    only(game, iron=1, gold=2)
    only(game, seat=1, weapon=1)
    end(game)
    assert game.scores() == [1.5, 1]
    assert game.winners() == [0]


@rule("caves", 19, 4)
def test_the_sum_of_both_eras_decides() -> None:
    game = last_turn(2)
    player(game).first_score = 50
    player(game, 1).first_score = 40
    give(game, seat=1, weapon=9)
    end(game)
    assert game.scores() == [50, 49]
    assert game.winners() == [0]


@rule("caves", 19, 4)
def test_nobody_wins_before_the_end() -> None:
    game = last_turn()
    give(game, gold=9)
    assert game.winners() == []
    assert game.turn != CHANCE


TIES: list[tuple[str, tuple[int, tuple[str, ...]], tuple[int, tuple[str, ...]], list[int]]] = [
    ("highest room", (0, ("parlor",)), (2, ("grindstone",)), [0]),
    ("highest room, second player", (2, ("grindstone",)), (0, ("parlor",)), [1]),
    ("highest room, not the number of rooms", (0, ("state-room",)), (0, ("parlor", "shelf", "tunnel")), [0]),
    ("second highest room", (0, ("parlor", "grindstone")), (1, ("stall", "shelf")), [0]),
    ("second highest room, whatever the order", (0, ("grindstone", "parlor")), (1, ("stall", "shelf")), [0]),
    ("a missing room loses", (3, ("parlor",)), (0, ("stall", "shelf")), [1]),
    ("no room loses", (3, ()), (0, ("shelf",)), [1]),
    ("draw with equal rooms", (1, ("parlor", "shelf")), (1, ("stall", "tunnel")), [0, 1]),
    ("draw without rooms", (4, ()), (4, ()), [0, 1]),
]


@rule("caves", 19, 6)
@pytest.mark.parametrize(("first", "second", "winners"), [row[1:] for row in TIES], ids=[row[0] for row in TIES])
def test_a_tie_is_broken_room_by_room_from_the_highest(
    first: tuple[int, tuple[str, ...]], second: tuple[int, tuple[str, ...]], winners: list[int]
) -> None:
    game = last_turn()
    for seat, (gold, rooms) in enumerate((first, second)):
        give(game, seat, gold=gold)
        own(game, *rooms, seat=seat)
    end(game)
    assert game.scores()[0] == game.scores()[1]
    assert game.winners() == winners


@rule("caves", 19, 6)
@pytest.mark.parametrize(("first", "second", "winners"), [row[1:] for row in TIES], ids=[row[0] for row in TIES])
def test_a_tie_in_era_2_is_broken_in_the_same_way(
    first: tuple[int, tuple[str, ...]], second: tuple[int, tuple[str, ...]], winners: list[int]
) -> None:
    game = last_turn(2)
    for seat, (weapons, rooms) in enumerate((first, second)):
        give(game, seat, weapon=weapons)
        own(game, *rooms, seat=seat)
    end(game)
    assert game.scores()[0] == game.scores()[1]
    assert game.winners() == winners


@rule("caves", 19, 6)
def test_the_room_in_the_cavern_takes_part_in_the_tie_break() -> None:
    game = last_turn()
    player(game, 1).add_cavern(2)
    furnish(game, "parlor", "x", seat=1)
    own(game, "grindstone")
    give(game, gold=2)
    end(game)
    assert game.scores() == [6, 6]
    assert game.winners() == [1]


@rule("caves", 19, 6)
def test_a_tie_of_sums_is_broken_by_rooms_not_by_era_1() -> None:
    game = last_turn(2)
    player(game).first_score = 30
    player(game, 1).first_score = 20
    own(game, "shelf")
    own(game, "armory", seat=1)
    end(game)
    assert game.scores() == [33, 33]
    assert game.winners() == [1]


def finish(game: Game) -> Game:
    """The game is over as it stands."""
    while game.top is not None:
        game.drop()
    assert game.turn == OVER
    return game


@rule("rulings", "C22")
def test_both_win_in_a_draw() -> None:
    game = finish(start())
    assert game.winners() == [0, 1]


@rule("rulings", "C22")
def test_a_tie_is_broken_from_the_highest_room_down() -> None:
    game = start()
    for room, at, seat in (("parlor", "d3", 0), ("shelf", "d2", 0), ("parlor", "d3", 1), ("spinning-wheel", "d2", 1)):
        furnish(game, room, at, seat)
    give(game, 0, gold=2)
    give(game, 1, gold=1)
    assert points(game, 0) == points(game, 1)
    assert finish(game).winners() == [1]  # 6 and 4 against 6 and 3


@rule("rulings", "C22")
def test_a_room_in_the_cavern_counts_for_the_tie() -> None:
    game = start()
    furnish(game, "shelf", "d3", 0)
    player(game).add_cavern(3)
    furnish(game, "parlor", "x", 0)
    furnish(game, "shelf", "d3", 1)
    give(game, 0, gold=0)
    give(game, 1, gold=6)
    assert finish(game).winners() == [0]


@rule("rulings", "C22")
def test_a_missing_room_loses_a_tie() -> None:
    game = start(mode="short")
    furnish(game, "bloomery", "c4", 0)
    furnish(game, "ore-vein", "c3", 0)
    furnish(game, "store", "c4", 1)
    only(game, 0)
    only(game, 1, weapon=2)
    assert points(game, 0) == points(game, 1) == 7
    assert finish(game).winners() == [0]


@rule("rulings", "C22")
@pytest.mark.parametrize(("gold", "winners"), [(0, []), (1, [0]), (9, [0])], ids=["49", "50", "58"])
def test_alone_50_points_win_era_one(gold: int, winners: list[int]) -> None:
    game = start(players=1)
    own(game, "state-room", "dungeon", "treasury", "gold-vein", "sacrificial-altar")  # 49 points
    only(game, gold=gold)
    assert points(game) == 49 + gold
    assert finish(game).winners() == winners


@rule("rulings", "C22")
@pytest.mark.parametrize(("iron", "winners"), [(0, []), (1, [0])], ids=["180", "180.5"])
def test_alone_more_than_180_points_win_both_eras(iron: int, winners: list[int]) -> None:
    game = era_two(players=1)
    own(game, "state-room")
    player(game).first_score = 168
    only(game, iron=iron)
    assert points(game) == 180 + iron / 2
    assert finish(game).winners() == winners
