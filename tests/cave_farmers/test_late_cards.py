"""The action space cards of stages 3 and 4: what may be done there, and what may not."""

from __future__ import annotations

import pytest

from tests.cave_farmers.rounds import at_round, finish, question, spaces, strengths
from tests.cave_farmers.scenario import family, furnish, give, lay, offered, offers, play, player, start, supply
from tests.rules import rule


@rule("farmers", 5, 7)
@pytest.mark.parametrize("players", range(3, 8))
def test_exploration_is_a_level_4_expedition_of_an_armed_dwarf(players: int) -> None:
    game = start(players, spaces=["exploration"])
    assert "exploration" not in offered(game, "place")
    family(game, 4, 4)
    play(game, "place exploration", "loot wood", "loot dog", "loot grain", "loot vegetable")
    assert supply(game) == {"wood": 1, "dog": 1, "grain": 1, "vegetable": 1}
    assert strengths(game) == [5, 4]
    assert game.turn == 1


@rule("farmers", 5, 7)
def test_exploration_may_end_early_but_not_before_the_first_item() -> None:
    game = start(3, spaces=["exploration"])
    family(game, 4, 4)
    play(game, "place exploration")
    assert "stop" not in offers(game)
    play(game, "loot wood", "stop")
    assert strengths(game) == [5, 4]
    assert game.turn == 1


@rule("farmers", 2, 1)
@rule("farmers", 5, 7)
@pytest.mark.parametrize("players", [1, 2])
def test_exploration_is_not_in_games_of_one_or_two(players: int) -> None:
    assert "exploration" not in spaces(at_round(players, 12))


@rule("farmers", 5, 8)
def test_family_life_grows_the_family_and_sows() -> None:
    game = start(2, spaces=["family-life"])
    furnish(game, "dwelling")
    lay(game, field="c4 c3")
    give(game, grain=1, vegetable=1)
    play(game, "place family-life", "choose grow", "choose sow", "sow grain", "sow vegetable", "stop")
    assert player(game).dwarfs() == 3
    assert (player(game).growing_grain(), player(game).growing_vegetables()) == (3, 2)
    assert game.turn == 1


@rule("farmers", 5, 8)
def test_family_life_must_not_be_used_without_room_and_seed() -> None:
    game = start(2, spaces=["family-life"])
    assert "family-life" not in offered(game, "place")
    lay(game, field="c4")
    assert "family-life" not in offered(game, "place")
    give(game, grain=1)
    assert "family-life" in offered(game, "place")


@rule("farmers", 5, 8)
def test_family_life_furnishes_nothing() -> None:
    game = start(2, spaces=["family-life"])
    furnish(game, "dwelling")
    give(game, wood=9, stone=9)
    play(game, "place family-life")
    assert offers(game) == ["choose grow"]


@rule("farmers", 5, 9)
@pytest.mark.parametrize(("mines", "ore"), [("", 1), ("e2", 3), ("e2 e1", 5)])
def test_ore_delivery_gives_two_ore_for_each_ore_mine(mines: str, ore: int) -> None:
    game = start(2, spaces=["ore-delivery"])
    lay(game, ore_mine=mines, ruby_mine="f1")
    play(game, "place ore-delivery")
    assert supply(game) == {"stone": 1, "ore": ore}
    assert game.turn == 1


# stage 4


@rule("farmers", 5, 10)
@pytest.mark.parametrize("times", [1, 2, 3])
def test_ore_trading_gives_2_gold_and_1_food_for_2_ore_up_to_three_times(times: int) -> None:
    game = start(2, spaces=["ore-trading"])
    give(game, ore=9)
    finish(play(game, "place ore-trading", *["sell ore"] * times))
    assert supply(game) == {"ore": 9 - 2 * times, "gold": 2 * times, "food": times}
    assert game.turn == 1


@rule("farmers", 5, 10)
def test_ore_trading_must_not_sell_a_fourth_time() -> None:
    game = start(2, spaces=["ore-trading"])
    give(game, ore=9)
    play(game, "place ore-trading", "sell ore", "sell ore", "sell ore")
    assert (game.turn, question(game)) == (1, "place")


@rule("farmers", 5, 10)
def test_ore_trading_needs_2_ore() -> None:
    game = start(2, spaces=["ore-trading"])
    give(game, ore=1)
    assert "ore-trading" not in offered(game, "place")
    give(game, ore=3)
    play(game, "place ore-trading")
    assert offers(game) == ["sell ore"]
    play(game, "sell ore")
    assert "sell ore" not in offers(game)


@rule("farmers", 5, 11)
def test_adventure_forges_a_weapon_and_then_goes_on_two_level_1_expeditions() -> None:
    game = start(2, spaces=["adventure"])
    give(game, ore=2)
    play(game, "place adventure", "choose forge", "forge 2", "choose expedition", "loot grain")
    assert strengths(game) == [3, 0]
    play(game, "choose second-expedition", "loot stone")  # by the strength gained on the first one
    assert strengths(game) == [4, 0]
    assert supply(game) == {"grain": 1, "stone": 1}
    assert game.turn == 1


@rule("farmers", 5, 11)
def test_adventure_may_take_the_same_item_on_both_expeditions() -> None:
    game = start(2, spaces=["adventure"])
    family(game, 1, 1)
    play(game, "place adventure", "choose expedition", "loot wood", "choose second-expedition", "loot wood")
    assert supply(game) == {"wood": 2}


@rule("farmers", 5, 11)
def test_adventure_may_end_after_the_first_expedition() -> None:
    game = start(2, spaces=["adventure"])
    family(game, 1, 1)
    play(game, "place adventure", "choose expedition", "loot wood", "stop")
    assert strengths(game) == [2, 1]
    assert game.turn == 1


@rule("farmers", 5, 11)
def test_adventure_may_only_forge() -> None:
    game = start(2, spaces=["adventure"])
    give(game, ore=8)
    play(game, "place adventure", "choose forge", "forge 8", "stop")
    assert strengths(game) == [8, 0]
    assert game.turn == 1


@rule("farmers", 5, 11)
def test_adventure_must_not_be_used_unarmed_without_ore() -> None:
    game = start(2, spaces=["adventure"])
    assert "adventure" not in offered(game, "place")


@rule("farmers", 5, 12)
@pytest.mark.parametrize(("mines", "rubies"), [("", 2), ("e2", 2), ("e2 e1", 3), ("e2 e1 f2", 3)])
def test_ruby_delivery_gives_one_ruby_more_for_two_or_more_ruby_mines(mines: str, rubies: int) -> None:
    game = start(2, spaces=["ruby-delivery"])
    lay(game, ruby_mine=mines, ore_mine="f4 f3")
    play(game, "place ruby-delivery")
    assert supply(game) == {"ruby": rubies}
    assert game.turn == 1
