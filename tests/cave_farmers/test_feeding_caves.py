"""The caves that help at feeding: Working, Mining and Cooking cave."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.meals import fed, home, with_newborn
from tests.cave_farmers.rounds import next_round, question
from tests.cave_farmers.scenario import (
    family,
    furnish,
    give,
    harvest,
    lay,
    offered,
    offers,
    play,
    player,
    start,
    supply,
)
from tests.cave_farmers.situations import solo
from tests.rules import rule

# Working cave


@rule("farmers", 22, 3)
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


@rule("farmers", 22, 3)
def test_the_working_cave_needs_two_ore() -> None:
    game = home(ore=1)
    furnish(game, "working-cave")
    assert offers(harvest(game)) == ["feed"]


@rule("farmers", 22, 3)
def test_the_working_cave_feeds_only_one_dwarf() -> None:
    game = home(wood=5, stone=5, ore=5)
    furnish(game, "working-cave")
    assert offers(harvest(game)) == ["feed", "feed wood", "feed stone", "feed ore"]
    play(game, "feed wood")
    assert offers(game) == ["feed"]
    play(game, "feed")
    assert player(game).begging == 2


@rule("farmers", 22, 3)
def test_the_working_cave_is_worth_one_food_at_a_one_food_feeding() -> None:
    game = home(food=1, stone=1)
    furnish(game, "working-cave")
    play(harvest(game, "one-food"), "feed stone")
    assert fed(game)
    assert supply(game) == {}
    assert player(game).begging == 0


@rule("farmers", 22, 3)
def test_the_working_cave_may_be_used_just_to_save_food() -> None:
    game = home(food=4, wood=1)
    furnish(game, "working-cave")
    play(harvest(game), "feed wood")
    assert fed(game)
    assert supply(game) == {"food": 2}


@rule("farmers", 22, 3)
def test_the_working_cave_may_be_left_unused() -> None:
    game = home(food=4, wood=1)
    furnish(game, "working-cave")
    play(harvest(game), "feed")
    assert supply(game) == {"wood": 1}


@rule("farmers", 22, 3)
def test_the_working_cave_is_there_again_at_the_next_feeding() -> None:
    game = home(food=4, wood=2)
    furnish(game, "working-cave")
    play(harvest(game), "feed wood", "reveal donkey-farming")
    play(harvest(game), "feed wood")
    assert supply(game) == {}
    assert player(game).begging == 0


@rule("farmers", 22, 3)
def test_the_working_cave_feeds_an_adult_rather_than_a_newborn() -> None:
    game = with_newborn(food=3, wood=1)
    furnish(game, "working-cave")
    play(harvest(game), "feed wood")
    assert fed(game)
    assert supply(game) == {}


@rule("farmers", 22, 3)
def test_without_the_working_cave_nobody_eats_wood() -> None:
    assert offers(harvest(home(wood=5, stone=5, ore=5))) == ["feed"]


@rule("rulings", "F14")
def test_working_cave_may_be_used_just_to_save_food() -> None:
    game = solo(food=9, wood=1)
    furnish(game, "working-cave")
    harvest(game)
    assert offered(game, "feed") == ["", "wood"]
    play(game, "feed wood")
    assert supply(game) == {"food": 7}


@rule("rulings", "F14")
def test_working_cave_saves_one_at_a_one_food_feeding() -> None:
    game = solo(food=9, wood=1)
    furnish(game, "working-cave")
    play(harvest(game, "one-food"), "feed wood")
    assert supply(game) == {"food": 8}


@rule("rulings", "F14")
def test_working_cave_saves_no_more_than_the_mining_cave_leaves() -> None:
    game = solo(food=9, wood=1, donkey=3)
    furnish(game, "working-cave", "mining-cave")
    lay(game, ruby_mine="e1 f1 d1")
    play(harvest(game), "feed wood", "breed none")
    assert supply(game) == {"food": 9, "donkey": 3}
    game = solo(food=9, wood=1, donkey=4)
    furnish(game, "working-cave", "mining-cave")
    lay(game, ruby_mine="e1 f1 d1 e2")
    harvest(game)
    assert question(game) == "breed"  # nothing is left to be fed: the cave is not offered
    assert supply(game) == {"food": 9, "wood": 1, "donkey": 4}


@rule("rulings", "F14")
def test_working_cave_feeds_an_adult_and_no_newborn() -> None:
    game = start(players=1, spaces=["family-life"])
    furnish(game, "working-cave", "dwelling")
    play(game, "place family-life", "choose grow")
    give(game, food=9, wood=1)
    harvest(game)
    play(game, "feed wood")
    assert supply(game) == {"food": 9 - 2 - 1}


@rule("farmers", 22, 3)
@pytest.mark.parametrize(("good", "amount"), [("wood", 1), ("stone", 1), ("ore", 2)])
@pytest.mark.parametrize(("kind", "food"), [("harvest", 2), ("one-food", 1), ("partial", 2)])
def test_working_cave_feeds_one_dwarf_at_every_feeding(kind: str, food: int, good: str, amount: int) -> None:
    game = solo(food=food, **{good: amount})
    furnish(game, "working-cave")
    harvest(game, kind)
    if kind == "partial":
        play(game, "harvest field")
    assert offered(game, "feed") == ["", good]
    play(game, f"feed {good}")
    assert supply(game) == {}
    assert player(game).begging == 0


@rule("farmers", 22, 3)
def test_working_cave_feeds_only_one_dwarf_in_a_feeding() -> None:
    game = solo(food=1, wood=3, stone=3, ore=6)
    furnish(game, "working-cave")
    harvest(game)
    assert offered(game, "feed") == ["", "wood", "stone", "ore"]
    play(game, "feed ore")
    assert offered(game, "feed") == [""]


@rule("farmers", 22, 3)
def test_working_cave_does_not_take_a_single_ore() -> None:
    game = solo(ore=1)
    furnish(game, "working-cave")
    harvest(game)
    assert offered(game, "feed") == [""]


# Mining cave


def mining_cave(mines: dict[str, str], **goods: int) -> Game:
    game = home(**goods)
    lay(game, 0, **mines)
    furnish(game, "mining-cave")
    return game


@rule("farmers", 22, 4)
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


@rule("farmers", 22, 4)
def test_the_mining_cave_works_at_a_one_food_feeding() -> None:
    game = mining_cave({"ruby_mine": "e4"}, donkey=1, food=1)
    assert fed(harvest(game, "one-food"))
    assert supply(game) == {"donkey": 1}


@rule("farmers", 22, 4)
def test_the_mining_cave_never_makes_a_feeding_cost_less_than_nothing() -> None:
    game = mining_cave({"ruby_mine": "e4 e3 e2 d2"}, donkey=4)
    assert fed(harvest(game, "one-food"))
    assert supply(game) == {"donkey": 4}
    assert player(game).begging == 0


@rule("farmers", 22, 4)
def test_the_mining_cave_counts_when_begging() -> None:
    game = mining_cave({"ruby_mine": "e4"}, donkey=1, food=1)
    play(harvest(game), "feed")
    assert player(game).begging == 2


@rule("farmers", 22, 4)
def test_a_donkey_bought_at_feeding_counts_for_the_mining_cave_at_once() -> None:
    game = mining_cave({"ruby_mine": "e4"}, ruby=1, food=3)
    play(harvest(game), "trade ruby for donkey")
    assert fed(game)
    assert supply(game) == {"donkey": 1}
    assert player(game).begging == 0


@rule("farmers", 22, 4)
def test_a_donkey_eaten_at_feeding_no_longer_counts_for_the_mining_cave() -> None:
    game = mining_cave({"ruby_mine": "e4"}, donkey=1, food=2)
    play(harvest(game), "eat donkey")
    assert game.decision()["question"] == "feed"
    play(game, "feed")
    assert player(game).begging == 1


@rule("farmers", 22, 4)
def test_a_donkey_outside_the_mines_moves_in_when_another_is_eaten() -> None:
    game = mining_cave({"ruby_mine": "e4"}, donkey=2, food=2)
    play(harvest(game), "eat donkey")
    assert fed(game)
    assert supply(game) == {"donkey": 1}


@rule("farmers", 22, 4)
def test_without_the_mining_cave_donkeys_in_mines_save_nothing() -> None:
    game = home(donkey=1, food=3)
    lay(game, ruby_mine="e4")
    play(harvest(game), "feed")
    assert player(game).begging == 1


@rule("rulings", "F14")
def test_the_working_cave_is_worth_no_more_than_the_mining_cave_leaves() -> None:
    game = mining_cave({"ruby_mine": "e4 e3 e2"}, donkey=3, wood=1, food=1)
    furnish(game, "working-cave")
    play(harvest(game), "feed wood", "breed none")
    assert supply(game) == {"donkey": 3, "food": 1}


@rule("rulings", "F14")
def test_the_working_cave_is_not_offered_when_the_mining_cave_saves_everything() -> None:
    game = mining_cave({"ruby_mine": "e4 e3"}, donkey=2, wood=1)
    furnish(game, "working-cave")
    assert fed(harvest(game, "one-food"))
    assert supply(game) == {"donkey": 2, "wood": 1}


@rule("farmers", 22, 4)
def test_mining_cave_counts_a_donkey_bought_in_the_middle_of_feeding() -> None:
    game = solo(food=2, donkey=1, ruby=1)
    furnish(game, "mining-cave")
    lay(game, ore_mine="e3", ruby_mine="e2", deep="f3")
    harvest(game)
    assert question(game) == "feed"  # 3 food are due
    play(game, "trade ruby for donkey")
    assert player(game).begging == 0
    assert supply(game) == {"donkey": 2}


@rule("farmers", 22, 4)
def test_mining_cave_is_recomputed_when_donkeys_are_eaten() -> None:
    game = solo(food=1, donkey=3)
    furnish(game, "mining-cave")
    lay(game, ore_mine="e3", deep="f3", ruby_mine="e2")
    harvest(game)
    play(game, "eat donkey")  # 1 + 1 food for 4 - 2: the donkeys that are left stand in the mines
    assert question(game) == "breed"
    assert player(game).begging == 0
    game = solo(donkey=2)
    furnish(game, "mining-cave")
    lay(game, ore_mine="e3", deep="f3", ruby_mine="e2")
    harvest(game)
    play(game, "eat donkey", "feed")  # 1 food for 4 - 1
    assert player(game).begging == 2


@rule("farmers", 22, 4)
def test_mining_cave_never_pays_more_than_the_whole_meal() -> None:
    game = solo(food=3, donkey=5)
    furnish(game, "mining-cave")
    lay(game, ruby_mine="e3 e2 e1 f3 f2")
    harvest(game, "one-food")
    assert supply(game) == {"food": 3, "donkey": 5}
    assert player(game).begging == 0


@rule("farmers", 22, 4)
def test_mining_cave_saves_begging_markers() -> None:
    game = solo(donkey=1)
    furnish(game, "mining-cave")
    lay(game, ruby_mine="e3")
    play(harvest(game), "feed")
    assert player(game).begging == 3


# donkeys in mines


@rule("rulings", "F11")
def test_donkeys_stand_in_mines_where_that_is_best() -> None:
    game = start()
    furnish(game, "miner")
    lay(game, ore_mine="e3", deep="e2", small="c4")
    give(game, donkey=2)  # the pasture or the dwelling could hold both
    assert supply(next_round(game)) == {"ore": 1, "donkey": 2}


@rule("rulings", "F29")
@pytest.mark.parametrize(
    ("donkeys", "ore_mines", "ruby_mines", "ore", "saved"),
    [(2, "e1", "", 1, 1), (2, "", "e1", 0, 1), (3, "e1 f1", "d1", 2, 3), (1, "e1 f1", "d1", 1, 1), (2, "", "", 0, 0)],
)
def test_miner_counts_ore_mines_and_mining_cave_all_mines(
    donkeys: int, ore_mines: str, ruby_mines: str, ore: int, saved: int
) -> None:
    game = solo(food=9, donkey=donkeys)
    furnish(game, "miner", "mining-cave")
    lay(game, ore_mine=ore_mines, ruby_mine=ruby_mines)
    fed = harvest(game.copy())
    assert supply(fed)["food"] == 9 - (4 - saved)
    assert supply(next_round(game)).get("ore", 0) == ore


@rule("rulings", "F29")
def test_donkeys_are_counted_at_the_moment_of_paying() -> None:
    game = solo(food=1, donkey=2)
    furnish(game, "mining-cave")
    lay(game, ore_mine="e1 f1")
    harvest(game)
    play(game, "eat donkey", "feed")  # 2 food for 4 - 1: the eaten donkey saves nothing any more
    assert player(game).begging == 1
    assert supply(game) == {"donkey": 1}


# Cooking cave


@rule("farmers", 22, 2)
def test_cooking_cave_is_repeatable_in_one_feeding() -> None:
    game = solo(grain=2, vegetable=2)
    furnish(game, "cooking-cave")
    family(game, 0, 0, 0, 0, 0)
    harvest(game)
    play(game, "trade grain + vegetable for 5 food")
    assert question(game) == "feed"
    play(game, "trade grain + vegetable for 5 food")
    assert supply(game) == {}  # all ten food are eaten
    assert player(game).begging == 0


@rule("farmers", 22, 2)
def test_cooking_cave_needs_a_grain_and_a_vegetable_each_time() -> None:
    game = solo(grain=3, vegetable=1)
    furnish(game, "cooking-cave")
    family(game, 0, 0, 0, 0, 0)
    harvest(game)
    play(game, "trade grain + vegetable for 5 food")
    assert "trade grain + vegetable for 5 food" not in offers(game)
