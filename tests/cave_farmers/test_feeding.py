"""Feeding: what a family eats, begging, and turning goods into food."""

from __future__ import annotations

import pytest

from tests.cave_farmers.meals import fed, home, with_newborn
from tests.cave_farmers.scenario import (
    furnish,
    give,
    harvest,
    offers,
    play,
    player,
    points,
    start,
    supply,
)
from tests.cave_farmers.situations import solo
from tests.rules import rule

# what is eaten


@rule("farmers", 10, 1)
@pytest.mark.parametrize(("dwarfs", "food"), [(2, 4), (3, 6), (4, 8), (5, 10), (6, 12)])
def test_every_adult_eats_two_food(dwarfs: int, food: int) -> None:
    game = home(*[0] * dwarfs, food=food + 1)
    assert fed(harvest(game))
    assert supply(game) == {"food": 1}
    assert player(game).begging == 0


@rule("farmers", 10, 1)
def test_a_dwarf_born_this_round_eats_one_food() -> None:
    game = with_newborn(food=6)
    assert fed(harvest(game))
    assert supply(game) == {"food": 1}


@rule("farmers", 10, 1)
def test_a_dwarf_born_in_an_earlier_round_eats_two_food() -> None:
    game = with_newborn(food=11)
    harvest(game)
    play(game, "reveal donkey-farming")
    harvest(game)
    assert supply(game) == {}
    assert player(game).begging == 0


@rule("farmers", 10, 2)
@pytest.mark.parametrize(("dwarfs", "food"), [(2, 2), (3, 3), (5, 5), (6, 6)])
def test_every_dwarf_eats_one_food_at_a_one_food_feeding(dwarfs: int, food: int) -> None:
    game = home(*[0] * dwarfs, food=food + 1)
    assert fed(harvest(game, "one-food"))
    assert supply(game) == {"food": 1}


@rule("farmers", 10, 2)
def test_a_newborn_eats_one_food_at_a_one_food_feeding_too() -> None:
    game = with_newborn(food=4)
    assert fed(harvest(game, "one-food"))
    assert supply(game) == {"food": 1}


@rule("farmers", 10, 2)
def test_the_harvest_after_a_one_food_feeding_costs_two_food_again() -> None:
    game = home(food=6)
    harvest(game, "one-food")
    play(game, "reveal donkey-farming")
    harvest(game)
    assert supply(game) == {}
    assert player(game).begging == 0


@rule("farmers", 10, 1)
def test_unborn_dwarfs_eat_nothing_and_room_for_them_costs_nothing() -> None:
    game = home(food=4)
    player(game).room = 5
    assert fed(harvest(game))
    assert player(game).begging == 0


@rule("farmers", 10, 1)
def test_dogs_and_farm_animals_eat_nothing() -> None:
    game = home(food=4, dog=3, sheep=1)
    assert fed(harvest(game))
    assert supply(game) == {"dog": 3, "sheep": 1}


@rule("farmers", 10, 1)
def test_a_dwarf_that_stayed_at_home_eats_as_well() -> None:
    game = start(players=1, round=4)
    play(game, "place wood-gathering")
    give(game, food=4)
    harvest(game)
    assert "food" not in supply(game)


# begging


@rule("farmers", 10, 3)
@pytest.mark.parametrize(("food", "markers"), [(0, 4), (1, 3), (3, 1)])
def test_every_missing_food_is_a_begging_marker(food: int, markers: int) -> None:
    game = home(food=food)
    harvest(game)
    assert offers(game)[0] == "feed"
    (feeding,) = (action for action in game.decision()["actions"] if action["text"] == "feed")
    assert feeding["gain"] == {"begging": markers}, "said before it is done"
    play(game, "feed")
    assert fed(game)
    assert player(game).begging == markers
    assert "food" not in supply(game)


@rule("farmers", 10, 3)
def test_a_begging_marker_costs_three_points() -> None:
    game = home(food=3)
    before = points(game)
    play(harvest(game), "feed")
    assert points(game) == before - 3


@rule("farmers", 10, 4)
def test_a_player_may_beg_instead_of_converting_goods() -> None:
    game = home(food=3, vegetable=5, sheep=2, gold=9)
    play(harvest(game), "feed")
    assert player(game).begging == 1
    assert supply(game) == {"vegetable": 5, "sheep": 2, "gold": 9}


@rule("farmers", 10, 4)
def test_food_in_the_supply_is_paid_before_anybody_begs() -> None:
    game = home(food=3)
    assert offers(harvest(game)) == ["feed"]
    play(game, "feed")
    assert supply(game) == {}


@rule("farmers", 10, 3)
def test_begging_markers_stay() -> None:
    game = home()
    play(harvest(game), "feed")
    play(game, "reveal donkey-farming")
    give(game, food=20, gold=20)
    harvest(game)
    assert player(game).begging == 4


@rule("farmers", 10, 3)
def test_no_dwarf_is_given_up_instead_of_feeding_it() -> None:
    game = home(0, 0, 0)
    play(harvest(game), "feed")
    assert player(game).dwarfs() == 3
    assert player(game).begging == 6


@rule("rulings", "F14")
def test_food_in_the_supply_is_paid_first() -> None:
    game = solo(food=3, grain=5)
    harvest(game)
    play(game, "feed")
    assert supply(game) == {"grain": 5}  # not converted: declined
    assert player(game).begging == 1


@rule("rulings", "F14")
def test_converting_more_food_may_be_chosen_or_declined() -> None:
    game = solo(food=3, grain=5)
    harvest(game)
    play(game, "eat grain")
    assert supply(game) == {"grain": 4}
    assert player(game).begging == 0


@rule("rulings", "F14")
def test_food_at_hand_is_not_kept_back() -> None:
    game = solo(food=3)
    harvest(game)
    assert offers(game) == ["feed"]
    play(game, "feed")
    assert supply(game) == {}
    assert player(game).begging == 1


# converting


@rule("farmers", 10, 4)
@pytest.mark.parametrize(
    ("goods", "trade"),
    [
        ({"grain": 1}, "eat grain"),
        ({"sheep": 1}, "eat sheep"),
        ({"donkey": 1}, "eat donkey"),
        ({"gold": 2}, "trade 2 gold for food"),
    ],
    ids=["grain", "sheep", "donkey", "gold"],
)
def test_a_missing_food_may_be_converted_at_feeding(goods: dict[str, int], trade: str) -> None:
    game = home(food=3, **goods)
    play(harvest(game), trade)
    assert fed(game)
    assert supply(game) == {}
    assert player(game).begging == 0


@rule("farmers", 10, 4)
@pytest.mark.parametrize(
    ("goods", "trade"),
    [
        ({"vegetable": 1}, "eat vegetable"),
        ({"boar": 1}, "eat boar"),
        ({"ruby": 1}, "trade ruby for 2 food"),
    ],
    ids=["vegetable", "boar", "ruby"],
)
def test_food_beyond_the_need_is_kept(goods: dict[str, int], trade: str) -> None:
    game = home(food=3, **goods)
    play(harvest(game), trade)
    assert fed(game)
    assert supply(game) == {"food": 1}


@rule("farmers", 10, 4)
def test_several_conversions_may_be_needed_and_the_rest_begged_for() -> None:
    game = home(sheep=1, vegetable=1)
    play(harvest(game), "eat sheep")
    assert game.decision()["question"] == "feed"
    play(game, "eat vegetable")
    assert offers(game) == ["feed"]
    play(game, "feed")
    assert player(game).begging == 1


@rule("farmers", 10, 4)
def test_an_animal_for_a_ruby_may_be_eaten_at_feeding() -> None:
    game = home(food=2, ruby=1)
    play(harvest(game), "trade ruby for boar", "eat boar")
    assert fed(game)
    assert supply(game) == {}


@rule("farmers", 10, 4)
def test_feeding_is_not_asked_of_who_has_enough_food() -> None:
    game = home(food=4, vegetable=3)
    assert fed(harvest(game))
    assert supply(game) == {"vegetable": 3}


@rule("farmers", 22, 2)
def test_the_cooking_cave_may_be_used_again_and_again_at_one_feeding() -> None:
    game = home(0, 0, 0, 0, 0, grain=2, vegetable=2)
    furnish(game, "cooking-cave")
    play(harvest(game), "trade grain + vegetable for 5 food", "trade grain + vegetable for 5 food")
    assert fed(game)
    assert supply(game) == {}


@rule("farmers", 22, 6)
def test_the_peaceful_cave_may_be_used_at_feeding() -> None:
    game = home(0, 5)
    furnish(game, "peaceful-cave")
    play(harvest(game), "disarm 5")
    assert fed(game)
    assert supply(game) == {"food": 1}


# order


@rule("rulings", "F26")
def test_families_are_fed_in_turn_order_from_the_starting_player() -> None:
    game = start(players=3)
    game.starter = 2
    harvest(game)
    asked = []
    for _ in range(3):
        asked.append(game.turn)
        play(game, "feed")
    assert asked == [2, 0, 1]
    assert [int(p.begging) for p in game.players] == [4, 4, 4]


@rule("rulings", "F26")
def test_each_family_is_fed_from_its_own_supply() -> None:
    game = start()
    give(game, food=9)
    harvest(game)
    assert game.turn == 1
    play(game, "feed")
    assert [int(p.begging) for p in game.players] == [0, 4]
    assert supply(game) == {"food": 5}
