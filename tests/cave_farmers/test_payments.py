"""The payments and conversions that a decision offers: they can be played, cover the need and cost what they say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

import caverna
from caverna import CHANCE, OVER
from caverna.cave_farmers.game import Game
from caverna.cave_farmers.types import Payment
from tests.cave_farmers.scenario import enrich, family, furnish, give, harvest, lay, play, start

SPARED = {
    "animals": {"sheep", "donkey", "boar", "cattle"},
    "crops": {"grain", "vegetable"},
    "treasure": {"ruby", "gold"},
}


def positions(question: str, games: int) -> Iterator[Game]:
    """Random positions where something is asked."""
    for seed in range(games):
        random = Random(seed)
        game = caverna.new_game("cave-farmers", players=1 + seed % 7)
        assert isinstance(game, Game)
        if seed % 2:
            enrich(game)
        while game.turn != OVER:
            if game.turn != CHANCE and game.question() == question:
                yield game
            game.apply(random.choice(game.legal_actions()))


def hungry(*strengths: int, **goods: int) -> Game:
    """A family at a feeding that takes 2 food for each dwarf."""
    game = start(players=1)
    family(game, *strengths)
    give(game, **goods)
    return harvest(game)


def costs(payments: Sequence[Payment]) -> list[dict[str, int]]:
    return [payment["cost"] for payment in payments]


def check_points(game: Game, payment: Payment) -> None:
    """The points are the difference that the trades make, and nothing else."""
    seat = game.turn
    trial = game.copy()
    for text in payment["actions"]:
        if text != "feed":
            trial.carry_out(trial.notation().by_text[text])
    assert payment["points"] == game.scores()[seat] - trial.scores()[seat]
    before, after = game.players[seat], trial.players[seat]
    spent = {name: before.goods[i] - after.goods[i] for i, name in enumerate(game.supply(seat)) if name != "begging"}
    assert {name: amount for name, amount in spent.items() if amount > 0} == payment["cost"]
    assert -spent["food"] == payment["food"]


def test_payments_feed_the_whole_family_action_by_action() -> None:
    found = 0
    for game in positions("feed", games=24):
        seat, begging = game.turn, game.players[game.turn].begging
        for payment in game.decision()["payments"]:
            found += 1
            check_points(game, payment)
            assert not SPARED.get(payment["keeps"] or "", set()) & set(payment["cost"])
            trial = play(game.copy(), *payment["actions"])
            assert trial.players[seat].begging == begging
            assert (trial.turn, trial.question()) != (seat, "feed")
    assert found > 50


def test_no_other_payment_costs_fewer_points_than_the_first() -> None:
    for game in positions("feed", games=24):
        points = [payment["points"] for payment in game.decision()["payments"]]
        assert not points or points[0] == min(points)


def test_every_meal_of_a_conversion_can_be_played() -> None:
    for game in positions("feed", games=8):
        seat, before = game.turn, game.supply(game.turn)
        for conversion in game.decision()["conversions"]:
            amounts = [meal["food"] for meal in conversion["meals"]]
            assert amounts == sorted(set(amounts))
            for meal in conversion["meals"]:
                trial = game.copy()
                for text in meal["actions"]:
                    trial.carry_out(trial.notation().by_text[text])
                after = trial.supply(seat)
                assert after["food"] == before["food"] + meal["food"]
                assert all(before[good] - after[good] == amount for good, amount in meal["cost"].items())
                assert set(meal["cost"]) == set(conversion["goods"])


def test_payments_give_all_animals_room() -> None:
    found = 0
    for game in positions("overflow", games=24):
        payments = game.decision()["payments"]
        assert payments
        for payment in payments:
            found += 1
            check_points(game, payment)
            seat = game.turn
            trial = play(game.copy(), *payment["actions"])
            assert (trial.turn, trial.question()) != (seat, "overflow")
    assert found > 20


def test_payments_are_offered_only_where_they_are_needed() -> None:
    assert not {"payments", "conversions"} & set(start().decision())


def test_nothing_is_offered_where_there_is_too_little() -> None:
    assert hungry(0, 0, grain=3).decision()["payments"] == []


def test_the_cheapest_payment_comes_first_then_those_that_spare_something() -> None:
    game = hungry(0, 0, food=2, grain=2, gold=4)
    assert [(way["cost"], way["points"], way["keeps"]) for way in game.decision()["payments"]] == [
        ({"grain": 2}, 1, None),
        ({"gold": 3}, 3, "crops"),
    ]


def test_the_last_of_a_type_is_given_up_only_where_it_must() -> None:
    game = hungry(0, 0, food=3, sheep=1, grain=1)
    assert costs(game.decision()["payments"]) == [{"grain": 1}, {"sheep": 1}]
    assert game.decision()["payments"][1]["points"] == 3


def test_a_pair_that_could_breed_is_spared_where_points_are_equal() -> None:
    game = start(players=1)
    lay(game, small="a1 a2 a3")
    give(game, food=3, sheep=2, donkey=3)
    assert costs(harvest(game).decision()["payments"])[0] == {"donkey": 1}


def test_two_donkeys_are_eaten_together() -> None:
    game = start(players=1)
    lay(game, small="a1 a2")
    give(game, donkey=3)
    (conversion,) = harvest(game).decision()["conversions"]
    assert [(meal["cost"], meal["food"]) for meal in conversion["meals"]] == [
        ({"donkey": 1}, 1),
        ({"donkey": 2}, 3),
        ({"donkey": 3}, 4),
    ]
    assert sorted(conversion["meals"][2]["actions"]) == ["eat 2 donkey", "eat donkey"]


def test_a_furnishing_that_takes_two_goods_at_a_time_is_part_of_a_payment() -> None:
    game = start(players=1)
    furnish(game, "cooking-cave")
    give(game, grain=1, vegetable=1)
    way = harvest(game).decision()["payments"][0]
    assert (way["cost"], way["food"]) == ({"grain": 1, "vegetable": 1}, 5)


def test_a_furnishing_that_takes_two_goods_at_a_time_is_not_used_where_one_is_enough() -> None:
    game = start(players=1)
    furnish(game, "cooking-cave")
    give(game, food=3, grain=1, vegetable=1)
    assert costs(harvest(game).decision()["payments"])[0] == {"grain": 1}


def test_a_furnishing_that_makes_animals_worth_more_is_counted() -> None:
    game = start(players=1)
    furnish(game, "slaughtering-cave")
    give(game, food=1, boar=1)
    way = harvest(game).decision()["payments"][0]
    assert (way["cost"], way["food"]) == ({"boar": 1}, 3)


def test_gold_is_traded_at_one_go() -> None:
    (conversion,) = hungry(0, 0, gold=4).decision()["conversions"]
    assert [meal["actions"] for meal in conversion["meals"]] == [
        ["trade 2 gold for food"],
        ["trade 3 gold for 2 food"],
        ["trade 4 gold for 3 food"],
    ]


def test_a_full_larder_offers_payments_too() -> None:
    game = start(players=1)
    furnish(game, "cooking-cave")
    family(game, 0, 0, 0, 0, 0)
    lay(game, large_across="a1 a2 a3", stable="a1 a2 a3")
    give(game, grain=20, vegetable=20, sheep=8, donkey=8, boar=8, gold=30, ruby=5)
    assert harvest(game).decision()["payments"][0]["food"] >= 10


@pytest.mark.parametrize("meals", [True, False])
def test_a_payment_ends_with_feeding_where_one_dwarf_may_eat_something_else(meals: bool) -> None:
    game = start(players=1)
    if meals:
        furnish(game, "working-cave")
    give(game, food=3, grain=2, wood=1)
    payments = harvest(game).decision()["payments"]
    assert payments[0]["actions"] == (["eat grain", "feed"] if meals else ["eat grain"])
