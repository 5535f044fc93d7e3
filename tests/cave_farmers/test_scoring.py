"""Scoring: every line of the pad, the rulebook's sheet of 80 points, negative totals and shared victory."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.scenario import (
    OVER,
    family,
    final_trades,
    furnish,
    give,
    lay,
    player,
    points,
    settle,
    start,
)
from tests.cave_farmers.situations import solo
from tests.rules import rule

LINES = [
    "animals", "missing-animals", "grain", "vegetables", "rubies", "dwarfs", "unused-spaces", "pastures", "mines",
    "furnishings", "bonuses", "gold", "begging", "forgiven",
]  # fmt: skip
EMPTY = {"missing-animals": -8, "dwarfs": 2, "unused-spaces": -22}
"""What the lines of a player who has done nothing say; all others are 0."""


def sheet(game: Game, seat: int = 0) -> dict[str, int]:
    return {line: value for line, value in game.score_sheet(seat).items() if value}


def check(game: Game, **lines: int) -> None:
    """Some lines differ from those of an empty board, and no others do."""
    expected = {**EMPTY, **{line.replace("_", "-"): value for line, value in lines.items()}}
    assert sheet(game) == {line: value for line, value in expected.items() if value}
    assert points(game) == sum(expected.values())


@rule("farmers", 27, 12)
def test_the_pad_has_these_lines() -> None:
    assert list(start().score_sheet(0)) == LINES


@rule("farmers", 27, 8)
def test_a_player_who_did_nothing_has_minus_28_points() -> None:
    game = start()
    check(game)
    assert points(game) == -28


# animals


@rule("farmers", 27, 3)
def test_every_animal_is_worth_a_point() -> None:
    game = start()
    give(game, dog=2, sheep=3, donkey=4, boar=5, cattle=6)
    check(game, animals=20, missing_animals=0)


@rule("farmers", 27, 4)
@pytest.mark.parametrize("animal", ["sheep", "donkey", "boar", "cattle"])
def test_a_missing_type_of_farm_animal_costs_two_points(animal: str) -> None:
    game = start()
    give(game, **{kind: 1 for kind in ("sheep", "donkey", "boar", "cattle") if kind != animal})
    check(game, animals=3, missing_animals=-2)


@rule("farmers", 27, 4)
def test_missing_dogs_cost_nothing_and_dogs_are_no_farm_animals() -> None:
    game = start()
    give(game, sheep=1, donkey=1, boar=1, cattle=1)
    check(game, animals=4, missing_animals=0)
    game = start()
    give(game, dog=3)
    check(game, animals=3, missing_animals=-8)


# crops


@rule("farmers", 27, 5)
@pytest.mark.parametrize(("grain", "worth"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (9, 5), (10, 5)])
def test_grain_is_worth_half_a_point_rounded_up(grain: int, worth: int) -> None:
    game = start()
    give(game, grain=grain)
    check(game, grain=worth)


@rule("farmers", 27, 5)
def test_grain_in_the_supply_and_on_fields_is_halved_together() -> None:
    game = start()
    lay(game, field="c4 c3 c2", grain_3="c4", grain_2="c3", grain_1="c2")
    give(game, grain=1)
    check(game, grain=4, unused_spaces=-19)


@rule("farmers", 27, 6)
def test_a_vegetable_is_worth_a_point_in_the_supply_and_on_fields() -> None:
    game = start()
    lay(game, field="c4 c3", vegetable_2="c4", vegetable_1="c3")
    give(game, vegetable=2)
    check(game, vegetables=5, unused_spaces=-20)


# rubies, dwarfs, gold


@rule("farmers", 27, 6)
def test_a_ruby_is_worth_a_point() -> None:
    game = start()
    give(game, ruby=7)
    check(game, rubies=7)


@rule("farmers", 27, 6)
@pytest.mark.parametrize("dwarfs", [2, 3, 5, 6])
def test_a_dwarf_in_play_is_worth_a_point(dwarfs: int) -> None:
    game = start()
    family(game, *[0] * dwarfs)
    check(game, dwarfs=dwarfs)


@rule("farmers", 27, 6)
def test_gold_is_worth_its_value() -> None:
    game = start()
    give(game, gold=13)
    check(game, gold=13)


@rule("farmers", 27, 7)
@pytest.mark.parametrize("good", ["wood", "stone", "ore", "food"])
def test_some_goods_are_worth_nothing(good: str) -> None:
    game = start()
    give(game, **{good: 10})
    check(game)


@rule("farmers", 27, 11)
def test_a_begging_marker_costs_three_points() -> None:
    game = start()
    player(game).begging = 2
    check(game, begging=-6)


@rule("farmers", 19, 9)
@pytest.mark.parametrize(
    ("tile", "strengths", "bonus"),
    [
        ("prayer-chamber", [0, 0], 8),
        ("prayer-chamber", [0, 1], 0),
        ("supplies-storage", [1, 1], 8),
        ("supplies-storage", [0, 1], 0),
        ("broom-chamber", [0, 0], 0),
        ("broom-chamber", [0, 0, 0, 0], 0),
        ("broom-chamber", [0, 0, 0, 0, 0], 5),
    ],
)
def test_dwarfs_in_reserve_count_for_no_chamber_or_storage(tile: str, strengths: list[int], bonus: int) -> None:
    game = start()
    family(game, *strengths)
    furnish(game, tile)
    assert game.score_sheet(0)["bonuses"] == bonus
    assert game.score_sheet(0)["dwarfs"] == len(strengths)


# unused spaces


@rule("farmers", 27, 8)
@pytest.mark.parametrize(
    ("tiles", "unused"),
    [
        ({"field": "c4"}, 21),
        ({"meadow": "c4 c3"}, 20),
        ({"stable": "a1 b2 c3"}, 19),
        ({"meadow": "c4", "stable": "c4"}, 21),
        ({"tunnel": "e4"}, 21),
        ({"cavern": "d3 d2 e2"}, 20),
        ({"meadow": "c4", "field": "c5"}, 21),
        ({"cavern": "d3 f4", "tunnel": "g4"}, 21),
    ],
    ids=["field", "meadows", "stables", "stable-on-meadow", "tunnel", "empty-caverns", "hangs-over", "hangs-out"],
)
def test_a_space_without_tile_and_stable_costs_a_point(tiles: dict[str, str], unused: int) -> None:
    game = start()
    lay(game, 0, **tiles)
    check(game, unused_spaces=-unused)


@rule("farmers", 27, 8)
def test_a_dog_does_not_use_a_space() -> None:
    game = start()
    give(game, dog=5)
    check(game, animals=5)


@rule("farmers", 27, 8)
def test_a_full_board_loses_nothing() -> None:
    game = start()
    lay(game, field="a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4", tunnel="d1 e1 f1 d2 e2 f2 e3 f3 e4 f4")
    check(game, unused_spaces=0)


# tiles


@rule("farmers", 27, 9)
@pytest.mark.parametrize(
    ("tiles", "line", "worth", "unused"),
    [
        ({"small": "c4"}, "pastures", 2, 21),
        ({"small": "c4 c3"}, "pastures", 4, 20),
        ({"large_across": "b4"}, "pastures", 4, 20),
        ({"large_down": "c3"}, "pastures", 4, 20),
        ({"small": "c4", "stable": "c4"}, "pastures", 2, 21),
        ({"ore_mine": "e4", "deep": "e3"}, "mines", 3, 20),
        ({"ruby_mine": "e4"}, "mines", 4, 21),
        ({"ore_mine": "e4", "ruby_mine": "e3"}, "mines", 7, 20),
    ],
    ids=[
        "small-pasture", "two-small-pastures", "large-across", "large-down", "stable-adds-nothing", "ore-mine",
        "ruby-mine", "ruby-mine-on-the-deep-tunnel",
    ],
)  # fmt: skip
def test_pastures_and_mines_are_worth_what_is_printed_on_them(
    tiles: dict[str, str], line: str, worth: int, unused: int
) -> None:
    game = start()
    lay(game, 0, **tiles)
    check(game, **{line: worth}, unused_spaces=-unused)


@rule("farmers", 27, 9)
def test_meadows_fields_tunnels_and_caverns_are_worth_nothing_themselves() -> None:
    game = start()
    lay(game, meadow="c4", field="c3", tunnel="e4", cavern="d3 d2")
    check(game, unused_spaces=-18)


@rule("farmers", 27, 10)
def test_furnishings_are_worth_what_is_printed_on_them() -> None:
    game = start()
    furnish(game, "dwelling", "blacksmith", "additional-dwelling", "carpenter")
    give(game, ore=0)
    check(game, furnishings=3 + 3 + 5 + 0, unused_spaces=-18)


@rule("farmers", 27, 10)
def test_every_ordinary_dwelling_counts() -> None:
    game = start()
    furnish(game, "dwelling", "dwelling", "dwelling")
    check(game, furnishings=9, unused_spaces=-19)


@rule("farmers", 27, 10)
def test_bonus_points_stand_beside_the_points_for_the_goods_themselves() -> None:
    game = start()
    furnish(game, "weaving-parlor", "treasure-chamber")
    give(game, sheep=5, ruby=3)
    check(game, animals=5, missing_animals=-6, rubies=3, bonuses=2 + 3, unused_spaces=-20)


# the Writing chamber


@rule("farmers", 23, 17)
@pytest.mark.parametrize(("markers", "begging", "forgiven"), [(0, 0, 0), (1, -3, 3), (2, -6, 6), (3, -9, 7)])
def test_the_writing_chamber_cancels_up_to_seven_negative_points(markers: int, begging: int, forgiven: int) -> None:
    game = start()
    lay(game, field="a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4", tunnel="d1 e1 f1 d2 e2 f2 e3 f3 e4")
    furnish(game, "writing-chamber", at="f4")
    give(game, sheep=1, donkey=1, boar=1, cattle=1)
    player(game).begging = markers
    check(game, animals=4, missing_animals=0, unused_spaces=0, begging=begging, forgiven=forgiven)


@rule("farmers", 23, 17)
def test_the_writing_chamber_sums_all_three_kinds_of_negative_points() -> None:
    game = start()
    lay(game, field="a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4", tunnel="d1 e1 f1 d2 e2 f2 e3 f3")
    furnish(game, "writing-chamber", at="f4")
    give(game, sheep=1, donkey=1, boar=1)
    player(game).begging = 1
    check(game, animals=3, missing_animals=-2, unused_spaces=-1, begging=-3, forgiven=6)


@rule("farmers", 23, 17)
def test_the_writing_chamber_does_not_forgive_more_than_seven_points() -> None:
    game = start()
    furnish(game, "writing-chamber")
    player(game).begging = 4
    check(game, unused_spaces=-21, begging=-12, forgiven=7)


@rule("farmers", 23, 17)
def test_without_the_writing_chamber_nothing_is_forgiven() -> None:
    assert start().score_sheet(0)["forgiven"] == 0


# the rulebook's sheet


def rulebooks_board() -> Game:
    """The home board on page 6 of the rulebook; where it is silent, any place will do."""
    game = start(round=12)
    lay(
        game,
        small="a4", large_across="a2", stable="a2 b2 a4", meadow="c4 c3", field="a3 b3 b4 c2", grain_3="b3 b4",
        vegetable_1="c2", ore_mine="e4", ruby_mine="e3 f3", cavern="",
    )  # fmt: skip
    for tile, at in {
        "breeding-cave": "d1", "ruby-supplier": "e1", "blacksmithing-parlor": "f1", "fodder-chamber": "d2",
    }.items():  # fmt: skip
        furnish(game, tile, at=at)
    furnish(game, "dwelling", at="d3")
    furnish(game, "dwelling", at="e2")
    lay(game, tunnel="f2 f4", deep="")
    family(game, 0, 0, 0, 0)
    give(game, dog=2, sheep=4, donkey=2, boar=3, cattle=10, grain=3, vegetable=3, ruby=1, gold=13)
    return game


RULEBOOK = {
    "animals": 21,
    "missing-animals": 0,
    "grain": 5,
    "vegetables": 4,
    "rubies": 1,
    "dwarfs": 4,
    "unused-spaces": -3,
    "pastures": 6,
    "mines": 11,
    "furnishings": 12,
    "bonuses": 6,
    "gold": 13,
    "begging": 0,
    "forgiven": 0,
}


@rule("farmers", 27, 12)
@pytest.mark.parametrize(("line", "worth"), RULEBOOK.items(), ids=RULEBOOK)
def test_a_line_of_the_rulebooks_sheet(line: str, worth: int) -> None:
    assert rulebooks_board().score_sheet(0)[line] == worth


@rule("farmers", 27, 12)
def test_the_rulebooks_sheet_adds_up_to_80_points() -> None:
    game = rulebooks_board()
    assert settle(game).decision()["question"] == "place"
    assert points(game) == 80


# the end


@rule("farmers", 27, 12)
def test_the_sheet_adds_up_to_the_score() -> None:
    for game in (start(), rulebooks_board()):
        for seat in (0, 1):
            assert sum(game.score_sheet(seat).values()) == game.scores()[seat]


@rule("farmers", 27, 11)
def test_gold_and_begging_together_may_be_negative_and_so_may_the_score() -> None:
    game = start()
    give(game, gold=2)
    player(game).begging = 5
    check(game, gold=2, begging=-15)
    assert points(game) == -41


@rule("farmers", 27, 13)
def test_the_most_points_win() -> None:
    game = start(players=3)
    give(game, seat=1, vegetable=1)
    final_trades(game)
    while game.turn != OVER:
        game.apply(game.parse("stop"))
    assert game.scores() == [-28, -27, -28]
    assert game.winners() == [1]


@rule("farmers", 27, 13)
def test_a_tie_is_a_shared_victory() -> None:
    game = start(players=4)
    give(game, seat=1, gold=1)
    give(game, seat=3, dog=1, food=20)
    final_trades(game)
    assert game.turn == OVER
    assert game.scores() == [-28, -27, -28, -27]
    assert game.winners() == [1, 3]


@rule("farmers", 27, 13)
def test_negative_scores_win_as_well() -> None:
    game = start()
    player(game, 1).begging = 1
    final_trades(game)
    assert game.scores() == [-28, -31]
    assert game.winners() == [0]


@rule("farmers", 27, 13)
def test_a_solo_game_has_no_winner() -> None:
    game = final_trades(start(players=1))
    assert game.turn == OVER
    assert game.scores() == [-28]
    assert game.winners() == []


@rule("farmers", 27, 13)
def test_nobody_has_won_before_the_end() -> None:
    game = start()
    give(game, gold=9)
    assert game.winners() == []


@rule("rulings", "F19")
def test_equal_points_are_a_shared_victory() -> None:
    game = start(players=3)
    give(game, 0, gold=1)
    give(game, 2, gold=1)
    final_trades(game)
    assert game.turn == OVER
    assert game.winners() == [0, 2]


@rule("rulings", "F19")
def test_one_point_more_wins_alone() -> None:
    game = start(players=3)
    give(game, 0, gold=1)
    lay(game, 2, small="c4")
    final_trades(game)
    assert game.winners() == [2]


@rule("rulings", "F40")
def test_scores_may_be_negative() -> None:
    game = final_trades(start())
    assert game.turn == OVER
    assert game.scores() == [2 - 8 - 22] * 2  # dwarfs, missing animals, unused cells


@rule("rulings", "F40")
def test_nobody_wins_a_solo_game() -> None:
    game = solo(gold=1)
    lay(game, small="c4")
    final_trades(game)
    assert game.turn == OVER
    assert game.winners() == []
