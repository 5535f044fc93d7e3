"""The Weekly market and Ore trading."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.rounds import question
from tests.cave_farmers.scenario import (
    furnish,
    give,
    lay,
    occupy,
    offered,
    offers,
    play,
    start,
    supply,
)
from tests.rules import rule

PRICES = {
    "wood": 1,
    "stone": 1,
    "ore": 1,
    "sheep": 1,
    "donkey": 1,
    "grain": 1,
    "boar": 2,
    "dog": 2,
    "vegetable": 2,
    "cattle": 3,
}


def market(players: int = 5, **goods: int) -> Game:
    game = start(players=players)
    give(game, **goods)
    return play(game, "place weekly-market")


@rule("farmers", 4, 14)
@pytest.mark.parametrize("players", [5, 6, 7])
def test_the_weekly_market_gives_four_gold(players: int) -> None:
    game = market(players)
    assert supply(game) == {"gold": 4}
    assert offers(game)[0] == "stop"


@rule("farmers", 4, 14)
@pytest.mark.parametrize(("good", "price"), PRICES.items(), ids=PRICES)
def test_a_good_has_its_price_at_the_market(good: str, price: int) -> None:
    game = play(market(), f"buy {good}", "stop")
    assert supply(game) == {"gold": 4 - price, good: 1}
    assert game.turn == 1


@rule("farmers", 4, 14)
def test_nothing_else_is_sold_at_the_market() -> None:
    assert sorted(offered(market(gold=9), "buy")) == sorted(PRICES)


@rule("farmers", 4, 14)
@pytest.mark.parametrize("good", PRICES)
def test_only_one_of_each_good_is_sold_at_the_market(good: str) -> None:
    game = play(market(gold=9), f"buy {good}")
    assert good not in offered(game, "buy")
    assert len(offered(game, "buy")) == 9


@rule("farmers", 4, 14)
def test_own_gold_may_be_spent_at_the_market_on_one_of_everything() -> None:
    game = start(players=5)
    lay(game, small="c4 c3 c2")
    give(game, gold=11)
    play(game, "place weekly-market", *(f"buy {good}" for good in PRICES))
    assert supply(game) == dict.fromkeys(PRICES, 1)
    assert game.turn == 1


@rule("farmers", 4, 14)
def test_nothing_need_be_bought_at_the_market() -> None:
    game = play(market(), "stop")
    assert supply(game) == {"gold": 4}
    assert game.turn == 1


@rule("farmers", 4, 14)
def test_a_player_may_stop_after_any_purchase_at_the_market() -> None:
    game = play(market(), "buy grain")
    assert offers(game)[0] == "stop"


@rule("farmers", 4, 14)
@pytest.mark.parametrize(
    ("bought", "left"),
    [
        (["cattle"], ["wood", "stone", "ore", "grain", "sheep", "donkey"]),
        (["boar"], ["wood", "stone", "ore", "grain", "vegetable", "dog", "sheep", "donkey"]),
        (["dog", "boar"], []),
    ],
    ids=["one-gold-left", "two-gold-left", "no-gold-left"],
)
def test_goods_that_cost_too_much_gold_are_not_offered(bought: list[str], left: list[str]) -> None:
    game = play(market(), *(f"buy {good}" for good in bought))
    assert offered(game, "buy") == left


@rule("farmers", 17, 12)
def test_animals_of_the_market_may_be_eaten_at_once() -> None:
    assert supply(play(market(), "buy cattle", "eat cattle")) == {"gold": 1, "food": 3}


@rule("farmers", 17, 12)
def test_animals_of_the_market_need_room() -> None:
    game = start(players=5)
    give(game, sheep=2)
    play(game, "place weekly-market", "buy donkey")
    assert game.decision()["question"] == "overflow"
    play(game, "eat sheep")
    assert game.decision()["question"] == "overflow"
    play(game, "eat sheep", "buy boar")
    assert game.decision()["question"] == "overflow"


@rule("rulings", "F30")
def test_seam_and_dog_school_reward_what_is_bought_at_the_market() -> None:
    game = start(players=5)
    furnish(game, "seam", "dog-school")
    play(game, "place weekly-market", "buy stone", "buy dog", "stop")
    assert supply(game) == {"gold": 1, "stone": 1, "ore": 1, "dog": 1, "wood": 1}


@rule("rulings", "F30")
def test_an_imitated_market_gives_gold_and_sells() -> None:
    game = start(players=5)
    give(game, food=2)
    occupy(game, "weekly-market")
    play(game, "place imitation", "imitate weekly-market", "buy wood", "stop")
    assert supply(game) == {"gold": 3, "wood": 1}


@rule("farmers", 4, 14)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_is_no_weekly_market_with_fewer_than_five_players(players: int) -> None:
    assert "place weekly-market" not in offers(start(players=players))


# Ore trading


def ore_trading(ore: int) -> Game:
    game = start(spaces=["ore-trading"])
    give(game, ore=ore)
    return game


@rule("farmers", 5, 10)
@pytest.mark.parametrize("times", [1, 2, 3])
def test_two_ore_are_sold_for_two_gold_and_a_food_up_to_three_times(times: int) -> None:
    game = play(ore_trading(7), "place ore-trading", *["sell ore"] * times)
    if times < 3:
        assert game.turn == 0
        play(game, "stop")
    assert game.turn == 1
    rest = 7 - 2 * times
    assert supply(game) == {"ore": rest, "gold": 2 * times, "food": times}


@rule("farmers", 5, 10)
def test_ore_is_not_sold_a_fourth_time() -> None:
    game = play(ore_trading(20), "place ore-trading", "sell ore", "sell ore", "sell ore")
    assert game.turn == 1
    assert supply(game) == {"ore": 14, "gold": 6, "food": 3}


@rule("farmers", 5, 10)
def test_ore_is_sold_in_pairs_only() -> None:
    assert "place ore-trading" not in offers(ore_trading(1))
    game = play(ore_trading(3), "place ore-trading", "sell ore")
    assert offers(game) == ["stop", "trade 2 gold for food"]


@rule("farmers", 5, 10)
def test_ore_trading_asks_for_at_least_one_sale() -> None:
    assert offers(play(ore_trading(6), "place ore-trading")) == ["sell ore"]


@rule("farmers", 21, 3)
def test_the_blacksmith_does_not_lower_the_ore_of_ore_trading() -> None:
    game = ore_trading(0)
    furnish(game, "blacksmith")
    give(game, ore=1)
    assert "place ore-trading" not in offers(game)


# step by step


@rule("rulings", "F38")
def test_the_market_sells_one_of_each_in_steps() -> None:
    game = start(players=5)
    give(game, ruby=1)
    play(game, "place weekly-market", "buy wood")
    assert supply(game) == {"gold": 3, "wood": 1, "ruby": 1}
    assert "buy wood" not in offers(game)
    play(game, "trade ruby for gold", "buy cattle", "stop")
    assert supply(game) == {"gold": 1, "wood": 1, "cattle": 1}


@rule("rulings", "F38")
def test_the_market_sells_nothing_that_cannot_be_paid() -> None:
    game = start(players=5)
    play(game, "place weekly-market", "buy cattle")
    assert offered(game, "buy") == ["wood", "stone", "ore", "grain", "sheep", "donkey"]


@rule("rulings", "F38")
def test_ore_trading_means_at_least_once_and_at_most_three_times() -> None:
    game = start(spaces=["ore-trading"])
    give(game, ore=9, ruby=1)
    play(game, "place ore-trading")
    assert offers(game) == ["sell ore"]
    play(game, "sell ore")
    assert {"stop", "sell ore", "trade ruby for ore"} <= set(offers(game))
    play(game, "sell ore", "sell ore")
    assert game.turn == 1
    assert supply(game) == {"ore": 3, "gold": 6, "food": 3, "ruby": 1}


# the Weekly market of every board


@rule("farmers", 4, 14)
@pytest.mark.parametrize("players", [5, 6, 7])
@pytest.mark.parametrize(("good", "price"), PRICES.items())
def test_weekly_market_sells_a_good_at_its_price(players: int, good: str, price: int) -> None:
    game = start(players)
    play(game, "place weekly-market", f"buy {good}")
    expected: dict[str, int] = {"gold": 4 - price, good: 1}
    assert supply(game) == expected


@rule("farmers", 4, 14)
@pytest.mark.parametrize("players", [5, 6, 7])
def test_weekly_market_sells_ten_goods_and_nothing_else(players: int) -> None:
    game = start(players)
    play(game, "place weekly-market")
    assert sorted(offered(game, "buy")) == sorted(PRICES)


@rule("farmers", 4, 14)
def test_weekly_market_must_not_sell_a_good_twice() -> None:
    game = start(5)
    play(game, "place weekly-market", "buy wood")
    assert "wood" not in offered(game, "buy")
    assert "stone" in offered(game, "buy")


@rule("farmers", 4, 14)
def test_weekly_market_may_be_left_without_buying() -> None:
    game = start(5)
    play(game, "place weekly-market", "stop")
    assert supply(game) == {"gold": 4}
    assert game.turn == 1


@rule("farmers", 4, 14)
def test_weekly_market_takes_own_gold_too_until_everything_is_bought() -> None:
    game = start(5)
    lay(game, small="c4 c3 b4")
    give(game, gold=11)
    play(game, "place weekly-market", *(f"buy {good}" for good in PRICES))
    assert supply(game) == dict.fromkeys(PRICES, 1)
    assert game.turn == 1


@rule("farmers", 4, 14)
def test_weekly_market_must_not_sell_what_the_gold_does_not_pay() -> None:
    game = start(5)
    play(game, "place weekly-market", "buy cattle")
    assert sorted(offered(game, "buy")) == ["donkey", "grain", "ore", "sheep", "stone", "wood"]
    play(game, "buy ore")
    assert offered(game, "buy") == []


@rule("farmers", 4, 14)
def test_an_animal_bought_at_the_market_may_be_eaten_at_once() -> None:
    game = start(5)
    play(game, "place weekly-market", "buy cattle", "eat cattle")
    assert supply(game) == {"gold": 1, "food": 3}
    assert question(game) == "buy"


@rule("farmers", 4, 14)
def test_a_good_eaten_at_the_market_must_not_be_bought_again() -> None:
    game = start(5)
    play(game, "place weekly-market", "buy sheep", "eat sheep")
    assert "sheep" not in offered(game, "buy")
