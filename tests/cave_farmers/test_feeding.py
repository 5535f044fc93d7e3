"""Feeding: what a family eats, begging, and the two caves that help."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.scenario import (
    CHANCE,
    family,
    furnish,
    give,
    harvest,
    lay,
    offers,
    play,
    player,
    points,
    start,
    supply,
)


def home(*strengths: int, **goods: int) -> Game:
    """A solo game, so that only one family is fed: two unarmed dwarfs unless others are named."""
    game = start(players=1, round=4)
    if strengths:
        family(game, *strengths)
    give(game, **goods)
    return game


def with_newborn(**goods: int) -> Game:
    """Two adults and a child that was born this round."""
    game = home()
    player(game).room = 3
    play(game, "place wish-for-children", "choose grow")
    give(game, **goods)
    return game


def fed(game: Game) -> bool:
    """Feeding is over, and so is the harvest: the next card is due."""
    return game.turn == CHANCE


# what is eaten


@pytest.mark.parametrize(("dwarfs", "food"), [(2, 4), (3, 6), (4, 8), (5, 10), (6, 12)])
def test_every_adult_eats_two_food(dwarfs: int, food: int) -> None:
    game = home(*[0] * dwarfs, food=food + 1)
    assert fed(harvest(game))
    assert supply(game) == {"food": 1}
    assert player(game).begging == 0


def test_a_dwarf_born_this_round_eats_one_food() -> None:
    game = with_newborn(food=6)
    assert fed(harvest(game))
    assert supply(game) == {"food": 1}


def test_a_dwarf_born_in_an_earlier_round_eats_two_food() -> None:
    game = with_newborn(food=11)
    harvest(game)
    play(game, "reveal donkey-farming")
    harvest(game)
    assert supply(game) == {}
    assert player(game).begging == 0


@pytest.mark.parametrize(("dwarfs", "food"), [(2, 2), (3, 3), (5, 5), (6, 6)])
def test_every_dwarf_eats_one_food_at_a_one_food_feeding(dwarfs: int, food: int) -> None:
    game = home(*[0] * dwarfs, food=food + 1)
    assert fed(harvest(game, "one-food"))
    assert supply(game) == {"food": 1}


def test_a_newborn_eats_one_food_at_a_one_food_feeding_too() -> None:
    game = with_newborn(food=4)
    assert fed(harvest(game, "one-food"))
    assert supply(game) == {"food": 1}


def test_the_harvest_after_a_one_food_feeding_costs_two_food_again() -> None:
    game = home(food=6)
    harvest(game, "one-food")
    play(game, "reveal donkey-farming")
    harvest(game)
    assert supply(game) == {}
    assert player(game).begging == 0


def test_unborn_dwarfs_eat_nothing_and_room_for_them_costs_nothing() -> None:
    game = home(food=4)
    player(game).room = 5
    assert fed(harvest(game))
    assert player(game).begging == 0


def test_dogs_and_farm_animals_eat_nothing() -> None:
    game = home(food=4, dog=3, sheep=1)
    assert fed(harvest(game))
    assert supply(game) == {"dog": 3, "sheep": 1}


def test_a_dwarf_that_stayed_at_home_eats_as_well() -> None:
    game = start(players=1, round=4)
    play(game, "place wood-gathering")
    give(game, food=4)
    harvest(game)
    assert "food" not in supply(game)


# begging


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


def test_a_begging_marker_costs_three_points() -> None:
    game = home(food=3)
    before = points(game)
    play(harvest(game), "feed")
    assert points(game) == before - 3


def test_who_could_convert_goods_may_beg_instead() -> None:
    game = home(food=3, vegetable=5, sheep=2, gold=9)
    play(harvest(game), "feed")
    assert player(game).begging == 1
    assert supply(game) == {"vegetable": 5, "sheep": 2, "gold": 9}


def test_food_in_the_supply_is_paid_before_anybody_begs() -> None:
    game = home(food=3)
    assert offers(harvest(game)) == ["feed"]
    play(game, "feed")
    assert supply(game) == {}


def test_begging_markers_stay() -> None:
    game = home()
    play(harvest(game), "feed")
    play(game, "reveal donkey-farming")
    give(game, food=20, gold=20)
    harvest(game)
    assert player(game).begging == 4


def test_no_dwarf_is_given_up_instead_of_feeding_it() -> None:
    game = home(0, 0, 0)
    play(harvest(game), "feed")
    assert player(game).dwarfs() == 3
    assert player(game).begging == 6


# converting


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


def test_several_conversions_may_be_needed_and_the_rest_begged_for() -> None:
    game = home(sheep=1, vegetable=1)
    play(harvest(game), "eat sheep")
    assert game.decision()["question"] == "feed"
    play(game, "eat vegetable")
    assert offers(game) == ["feed"]
    play(game, "feed")
    assert player(game).begging == 1


def test_an_animal_for_a_ruby_may_be_eaten_at_feeding() -> None:
    game = home(food=2, ruby=1)
    play(harvest(game), "trade ruby for boar", "eat boar")
    assert fed(game)
    assert supply(game) == {}


def test_feeding_is_not_asked_of_who_has_enough_food() -> None:
    game = home(food=4, vegetable=3)
    assert fed(harvest(game))
    assert supply(game) == {"vegetable": 3}


def test_the_cooking_cave_may_be_used_again_and_again_at_one_feeding() -> None:
    game = home(0, 0, 0, 0, 0, grain=2, vegetable=2)
    furnish(game, "cooking-cave")
    play(harvest(game), "trade grain + vegetable for 5 food", "trade grain + vegetable for 5 food")
    assert fed(game)
    assert supply(game) == {}


def test_the_peaceful_cave_may_be_used_at_feeding() -> None:
    game = home(0, 5)
    furnish(game, "peaceful-cave")
    play(harvest(game), "disarm 5")
    assert fed(game)
    assert supply(game) == {"food": 1}


# Working cave


@pytest.mark.parametrize(
    ("meal", "goods"),
    [("wood", {"wood": 1}), ("stone", {"stone": 1}), ("ore", {"ore": 2})],
    ids=["wood", "stone", "ore"],
)
def test_the_working_cave_feeds_one_dwarf_with_building_material(meal: str, goods: dict[str, int]) -> None:
    game = home(food=2, **goods)
    furnish(game, "working-cave")
    assert offers(harvest(game)) == ["feed", f"feed {meal}"]
    play(game, f"feed {meal}")
    assert fed(game)
    assert supply(game) == {}
    assert player(game).begging == 0


def test_the_working_cave_needs_two_ore() -> None:
    game = home(ore=1)
    furnish(game, "working-cave")
    assert offers(harvest(game)) == ["feed"]


def test_the_working_cave_feeds_only_one_dwarf() -> None:
    game = home(wood=5, stone=5, ore=5)
    furnish(game, "working-cave")
    assert offers(harvest(game)) == ["feed", "feed wood", "feed stone", "feed ore"]
    play(game, "feed wood")
    assert offers(game) == ["feed"]
    play(game, "feed")
    assert player(game).begging == 2


def test_the_working_cave_is_worth_one_food_at_a_one_food_feeding() -> None:
    game = home(food=1, stone=1)
    furnish(game, "working-cave")
    play(harvest(game, "one-food"), "feed stone")
    assert fed(game)
    assert supply(game) == {}
    assert player(game).begging == 0


def test_the_working_cave_may_be_used_just_to_save_food() -> None:
    game = home(food=4, wood=1)
    furnish(game, "working-cave")
    play(harvest(game), "feed wood")
    assert fed(game)
    assert supply(game) == {"food": 2}


def test_the_working_cave_may_be_left_unused() -> None:
    game = home(food=4, wood=1)
    furnish(game, "working-cave")
    play(harvest(game), "feed")
    assert supply(game) == {"wood": 1}


def test_the_working_cave_is_there_again_at_the_next_feeding() -> None:
    game = home(food=4, wood=2)
    furnish(game, "working-cave")
    play(harvest(game), "feed wood", "reveal donkey-farming")
    play(harvest(game), "feed wood")
    assert supply(game) == {}
    assert player(game).begging == 0


def test_the_working_cave_feeds_an_adult_rather_than_a_newborn() -> None:
    game = with_newborn(food=3, wood=1)
    furnish(game, "working-cave")
    play(harvest(game), "feed wood")
    assert fed(game)
    assert supply(game) == {}


def test_without_the_working_cave_nobody_eats_wood() -> None:
    assert offers(harvest(home(wood=5, stone=5, ore=5))) == ["feed"]


# Mining cave


def mining_cave(mines: dict[str, str], **goods: int) -> Game:
    game = home(**goods)
    lay(game, 0, **mines)
    furnish(game, "mining-cave")
    return game


@pytest.mark.parametrize(
    ("mines", "donkeys", "need"),
    [
        ({"ore_mine": "e4", "deep": "e3"}, 1, 3),
        ({"ruby_mine": "e4"}, 1, 3),
        ({"ore_mine": "e4", "ruby_mine": "e3"}, 2, 2),
        ({"ore_mine": "e4", "ruby_mine": "e3"}, 1, 3),
        ({"ore_mine": "e4", "deep": "e3"}, 3, 3),
        ({"tunnel": "e4 e3"}, 2, 4),
        ({"ore_mine": "e4 d2"}, 0, 4),
    ],
    ids=["ore-mine", "ruby-mine", "both", "one-donkey", "not-the-deep-tunnel", "not-a-tunnel", "no-donkey"],
)
def test_the_mining_cave_saves_a_food_for_each_donkey_in_a_mine(mines: dict[str, str], donkeys: int, need: int) -> None:
    game = mining_cave(mines, donkey=donkeys, food=need + 1)
    harvest(game)
    if game.turn == 0:
        play(game, "breed none")
    assert supply(game)["food"] == 1
    assert player(game).begging == 0


def test_the_mining_cave_works_at_a_one_food_feeding() -> None:
    game = mining_cave({"ruby_mine": "e4"}, donkey=1, food=1)
    assert fed(harvest(game, "one-food"))
    assert supply(game) == {"donkey": 1}


def test_the_mining_cave_never_makes_a_feeding_cost_less_than_nothing() -> None:
    game = mining_cave({"ruby_mine": "e4 e3 e2 d2"}, donkey=4)
    assert fed(harvest(game, "one-food"))
    assert supply(game) == {"donkey": 4}
    assert player(game).begging == 0


def test_the_mining_cave_counts_when_begging() -> None:
    game = mining_cave({"ruby_mine": "e4"}, donkey=1, food=1)
    play(harvest(game), "feed")
    assert player(game).begging == 2


def test_a_donkey_bought_at_feeding_counts_for_the_mining_cave_at_once() -> None:
    game = mining_cave({"ruby_mine": "e4"}, ruby=1, food=3)
    play(harvest(game), "trade ruby for donkey")
    assert fed(game)
    assert supply(game) == {"donkey": 1}
    assert player(game).begging == 0


def test_a_donkey_eaten_at_feeding_no_longer_counts_for_the_mining_cave() -> None:
    game = mining_cave({"ruby_mine": "e4"}, donkey=1, food=2)
    play(harvest(game), "eat donkey")
    assert game.decision()["question"] == "feed"
    play(game, "feed")
    assert player(game).begging == 1


def test_a_donkey_outside_the_mines_moves_in_when_another_is_eaten() -> None:
    game = mining_cave({"ruby_mine": "e4"}, donkey=2, food=2)
    play(harvest(game), "eat donkey")
    assert fed(game)
    assert supply(game) == {"donkey": 1}


def test_without_the_mining_cave_donkeys_in_mines_save_nothing() -> None:
    game = home(donkey=1, food=3)
    lay(game, ruby_mine="e4")
    play(harvest(game), "feed")
    assert player(game).begging == 1


def test_the_working_cave_is_worth_no_more_than_the_mining_cave_leaves() -> None:
    game = mining_cave({"ruby_mine": "e4 e3 e2"}, donkey=3, wood=1, food=1)
    furnish(game, "working-cave")
    play(harvest(game), "feed wood", "breed none")
    assert supply(game) == {"donkey": 3, "food": 1}


def test_the_working_cave_is_not_offered_when_the_mining_cave_saves_everything() -> None:
    game = mining_cave({"ruby_mine": "e4 e3"}, donkey=2, wood=1)
    furnish(game, "working-cave")
    assert fed(harvest(game, "one-food"))
    assert supply(game) == {"donkey": 2, "wood": 1}


# order


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


def test_each_family_is_fed_from_its_own_supply() -> None:
    game = start()
    give(game, food=9)
    harvest(game)
    assert game.turn == 1
    play(game, "feed")
    assert [int(p.begging) for p in game.players] == [0, 4]
    assert supply(game) == {"food": 5}
