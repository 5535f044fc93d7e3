"""Gains up to the limits, exchanges at their whole price, and what is therefore not offered."""

from __future__ import annotations

import pytest

from tests.cave_vs_cave.scenario import give, offered, offers, only, own, play, start, stock, supply
from tests.rules import rule

# gains


@rule("rulings", "C5")
@pytest.mark.parametrize(("emmer", "after"), [(0, 2), (7, 9), (8, 9)])
def test_cultivation_gains_as_much_emmer_as_the_cap_allows(emmer: int, after: int) -> None:
    game = start()
    give(game, emmer=emmer)
    play(game, "take cultivation", "gain 2 emmer")
    assert supply(game)["emmer"] == after


@rule("rulings", "C5")
def test_a_whole_effect_may_be_declined() -> None:
    game = start()
    before = supply(game)
    play(game, "take cultivation", "end")
    assert supply(game) == before


@rule("rulings", "C5")
def test_a_gain_of_nothing_is_not_offered() -> None:
    game = start()
    give(game, emmer=9, flax=9)
    assert not {"gain 2 emmer", "gain flax"} & set(offers(play(game, "take cultivation")))


@rule("rulings", "C5")
def test_a_room_that_would_do_nothing_is_not_offered() -> None:
    game = start()
    own(game, "food-corner", "spinning-wheel", "parlor")
    give(game, food=3, flax=3, gold=19)
    play(game, "take undergrowth", "activate 1 room")
    assert offered(game, "activate") == ["cave-entrance"]


@rule("rulings", "C5")
def test_a_gain_that_loses_a_part_to_the_cap_is_offered() -> None:
    game = start()
    own(game, "storeroom", "spinning-wheel")
    only(game, emmer=9, flax=9, food=8, gold=18)
    play(game, "take undergrowth", "activate 1 room")
    assert {"storeroom", "spinning-wheel"} <= set(offered(game, "activate"))
    assert supply(play(game, "activate storeroom"))["food"] == 9


@rule("caves", 4, 2)
@pytest.mark.parametrize(("wood", "after"), [(6, 8), (7, 9), (8, 9)])
def test_undergrowth_gains_as_much_wood_as_the_cap_allows(wood: int, after: int) -> None:
    game = start()
    give(game, wood=wood)
    play(game, "take undergrowth", "gain 2 wood")
    assert supply(game)["wood"] == after


@rule("caves", 4, 2)
def test_nobody_takes_less_but_a_whole_effect_may_be_left_out() -> None:
    game = start()
    give(game, wood=3)
    play(game, "take undergrowth")
    assert "gain wood" not in offers(game)
    play(game, "end")
    assert supply(game)["wood"] == 3


@rule("caves", 4, 2)
def test_an_effect_that_would_gain_nothing_is_not_offered() -> None:
    game = start()
    give(game, wood=9)
    assert "gain 2 wood" not in offers(play(game, "take undergrowth"))


# exchanges


@rule("rulings", "C15")
def test_the_junction_room_pays_gold_first_and_ends_at_the_cap() -> None:
    game = start()
    own(game, "junction-room")
    only(game, wood=1, stone=1, gold=19)
    play(game, "take undergrowth", "activate 1 room", "activate junction-room")
    assert offered(game, "pay") == ["wood stone gold"]
    play(game, "pay wood stone gold")
    assert stock(game) == {"gold": 19}


@rule("rulings", "C15")
def test_the_gain_does_not_pay_the_price() -> None:
    game = start()
    own(game, "junction-room")
    only(game, wood=1, stone=1)
    play(game, "take undergrowth", "activate 1 room")
    assert "junction-room" not in offered(game, "activate")  # the third good would be the gold to come


@rule("rulings", "C15")
def test_a_payment_makes_only_as_much_room_as_its_amount() -> None:
    game = start()
    own(game, "junction-room")
    only(game, wood=1, stone=1, flax=1, gold=18)
    play(game, "take undergrowth", "activate 1 room", "activate junction-room", "pay wood stone flax")
    assert stock(game) == {"gold": 19}


@rule("caves", 3, 8)
@pytest.mark.parametrize(
    ("wood", "stone", "offer"), [(5, 0, ["wood"]), (4, 9, ["stone"]), (4, 4, []), (5, 5, ["wood", "stone"])]
)
def test_an_exchange_needs_its_whole_price_in_one_kind(wood: int, stone: int, offer: list[str]) -> None:
    game = start()
    only(game, wood=wood, stone=stone)
    play(game, "take expedition")
    assert [good for good in ("wood", "stone") if f"exchange 5 {good} for 4 gold" in offers(game)] == offer


@rule("caves", 3, 8)
@pytest.mark.parametrize(("gold", "after"), [(16, 19), (18, 19)])
def test_an_exchange_may_lose_a_part_to_the_cap(gold: int, after: int) -> None:
    game = start()
    only(game, wood=5, gold=gold)
    play(game, "take expedition", "exchange 5 wood for 4 gold")
    assert stock(game) == {"gold": after}


@rule("caves", 3, 8)
def test_an_exchange_that_would_bring_nothing_is_not_offered() -> None:
    game = start()
    only(game, wood=5, gold=19)
    assert "exchange 5 wood for 4 gold" not in offers(play(game, "take expedition"))
