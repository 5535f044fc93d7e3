"""Rulings F36 to F41: what each allows and what it forbids."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.course import goods_on, next_round, question
from tests.cave_farmers.scenario import (
    OVER,
    family,
    final_trades,
    furnish,
    give,
    harvest,
    lay,
    offered,
    offers,
    pile,
    play,
    player,
    points,
    settle,
    start,
    supply,
)  # fmt: skip
from tests.cave_farmers.situations import armed, solo, travel

# F36: solo clearing


def crowded_solo(**goods: int) -> Game:
    game = start(players=1, round=2)
    pile(game, "sheep-farming", 7)
    pile(game, "wood-gathering", 8)
    give(game, **goods)
    return next_round(game)


def test_f36_animals_are_goods() -> None:
    game = crowded_solo()
    assert goods_on(game, "sheep-farming") == {"sheep": 1}  # cleared, then refilled as empty
    assert goods_on(game, "wood-gathering") == {"wood": 1}


def test_f36_one_joint_decision_with_a_ruby_a_space() -> None:
    game = crowded_solo(ruby=3)
    assert offered(game, "save") == ["wood-gathering", "sheep-farming"]
    play(game, "save sheep-farming", "save wood-gathering")
    assert supply(game) == {"ruby": 1}
    assert goods_on(game, "sheep-farming") == {"sheep": 8}
    assert goods_on(game, "wood-gathering") == {"wood": 9}


def test_f36_some_spaces_may_be_saved_and_others_not() -> None:
    game = play(crowded_solo(ruby=2), "save sheep-farming", "stop")
    assert goods_on(game, "sheep-farming") == {"sheep": 8}
    assert goods_on(game, "wood-gathering") == {"wood": 1}


def test_f36_trades_belong_to_the_decision() -> None:
    game = play(crowded_solo(ruby=2), "trade ruby for wood", "save sheep-farming")
    assert supply(game) == {"wood": 1}
    assert goods_on(game, "wood-gathering") == {"wood": 1}  # no ruby was left for it


def test_f36_anew_every_round() -> None:
    game = play(crowded_solo(ruby=2), "save sheep-farming", "stop")
    next_round(game)
    assert question(game) == "clear"
    assert offered(game, "save") == ["sheep-farming"]


# F37: the Office room and the seam


def test_f37_cells_above_and_below_the_seam_are_no_neighbours() -> None:
    game = start()
    furnish(game, "office-room", at="d2")
    lay(game, meadow="c4", tunnel="d1 d0 d5")  # d0 and d5 hang over beside c0 and c5
    play(game, "place clearing")
    assert set(offered(game, "tile meadow-field")) == {
        "c3 b3", "c3 c2", "b3 c3", "c2 c3",
        "b4 a4", "b4 b3", "a4 b4", "b3 b4", "b4 b5", "b5 b4",
    }  # fmt: skip


def test_f37_overhanging_cells_on_the_same_side_are_neighbours() -> None:
    game = start(spaces=["ore-mine-construction"])
    furnish(game, "office-room", at="d2")
    lay(game, tunnel="e0 f0 g1")
    play(game, "place ore-mine-construction", "choose ore-mine")
    assert set(offered(game, "tile ore-mine")) == {"e0 f0", "f0 e0"}  # g1 touches f0 with a corner only
    game = start(spaces=["sheep-farming"])
    furnish(game, "office-room", at="d2")
    lay(game, meadow="z3 z4")
    give(game, wood=4)
    play(game, "place sheep-farming", "choose large-pasture")
    assert offered(game, "tile large-pasture") == ["z3 z4"]


def test_f37_a_tile_over_the_edge_is_something_to_build_on_to() -> None:
    game = start()
    furnish(game, "office-room", at="d2")
    lay(game, tunnel="g2")
    play(game, "place drift-mining")
    assert {"f2 g2", "g2 f2"} & set(offered(game, "tile cavern-tunnel")) == set()  # g2 is taken
    assert {"f3 g3", "g3 f3"} <= set(offered(game, "tile cavern-tunnel"))  # g3 touches g2


# F38: sowing, the market, ore trading


def test_f38_sowing_means_at_least_one_and_goes_in_steps() -> None:
    game = start()
    lay(game, field="c4 b4")
    give(game, grain=1, ruby=1)
    play(game, "place slash-and-burn", "choose sow")
    assert offers(game) == ["sow grain"]
    play(game, "sow grain", "trade ruby for vegetable", "sow vegetable", "stop")
    assert (player(game).growing_grain(), player(game).growing_vegetables()) == (3, 2)


def test_f38_at_most_two_of_each_crop() -> None:
    game = start()
    lay(game, field="c4 b4 a4 c3 b3 a3")
    give(game, grain=5, vegetable=5)
    play(game, "place slash-and-burn", "choose sow", "sow grain", "sow grain")
    assert offered(game, "sow") == ["vegetable"]
    play(game, "sow vegetable", "sow vegetable")
    assert game.turn == 1
    assert supply(game) == {"grain": 3, "vegetable": 3}


def test_f38_a_field_laid_in_the_same_action_may_be_sown() -> None:
    game = start()
    lay(game, field="c4")
    give(game, grain=2, ruby=1)
    play(game, "place slash-and-burn", "choose sow", "sow grain")
    assert "sow grain" not in offers(game)
    play(game, "trade ruby for field", "tile field c3", "sow grain")
    assert player(game).growing_grain() == 6


def test_f38_the_market_sells_one_of_each_in_steps() -> None:
    game = start(players=5)
    give(game, ruby=1)
    play(game, "place weekly-market", "buy wood")
    assert supply(game) == {"gold": 3, "wood": 1, "ruby": 1}
    assert "buy wood" not in offers(game)
    play(game, "trade ruby for gold", "buy cattle", "stop")
    assert supply(game) == {"gold": 1, "wood": 1, "cattle": 1}


def test_f38_the_market_sells_nothing_that_cannot_be_paid() -> None:
    game = start(players=5)
    play(game, "place weekly-market", "buy cattle")
    assert offered(game, "buy") == ["wood", "stone", "ore", "grain", "sheep", "donkey"]


def test_f38_ore_trading_means_at_least_once_and_at_most_three_times() -> None:
    game = start(spaces=["ore-trading"])
    give(game, ore=9, ruby=1)
    play(game, "place ore-trading")
    assert offers(game) == ["sell ore"]
    play(game, "sell ore")
    assert {"stop", "sell ore", "trade ruby for ore"} <= set(offers(game))
    play(game, "sell ore", "sell ore")
    assert game.turn == 1
    assert supply(game) == {"ore": 3, "gold": 6, "food": 3, "ruby": 1}


def test_f38_an_option_that_cannot_be_carried_out_may_not_be_chosen() -> None:
    game = start(spaces=["ore-trading"])
    give(game, ore=1, grain=1)
    assert "ore-trading" not in offered(game, "place")
    play(game, "place slash-and-burn")
    assert offered(game, "choose") == ["meadow-field"]  # grain, but no field


# F39: automatic effects


def test_f39_the_bonuses_of_cells_are_immediate() -> None:
    game = start()
    lay(game, meadow="c4")
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose meadow-field", "tile meadow-field b4 a4")
    assert supply(game) == {"grain": 1, "food": 1}  # before sowing
    game = start()
    lay(game, meadow="c4 b4 a4")
    play(game, "place clearing", "tile meadow-field a3 a2")
    assert supply(game) == {"wood": 1, "boar": 1}


def test_f39_seam_and_dog_school_pay_at_once() -> None:
    game = travel(armed(3, 3))
    furnish(game, "seam", "dog-school")
    play(game, "loot stone")
    assert supply(game) == {"stone": 1, "ore": 1}
    play(game, "loot dog")
    assert supply(game) == {"stone": 1, "ore": 1, "dog": 1, "wood": 1}


def test_f39_seam_counts_stone_gained_never_stone_saved() -> None:
    game = start()
    furnish(game, "seam")
    give(game, wood=1)
    play(game, "place housework", "furnish stone-carver", "at d3")
    assert supply(game) == {"stone": 2, "ore": 2, "dog": 1}
    game = start()
    furnish(game, "seam", "stone-carver")
    give(game, wood=1, stone=0, ore=0)
    play(game, "place housework", "furnish guest-room", "at d3")  # its one stone is saved
    assert supply(game) == {"dog": 1}


@pytest.mark.parametrize(("types", "food"), [(1, 1), (2, 2), (3, 3), (4, 5)])
def test_f39_breeding_cave_pays_by_itself(types: int, food: int) -> None:
    animals = ["sheep", "donkey", "boar", "cattle"][:types]
    game = solo(food=4, **dict.fromkeys(animals, 2))
    furnish(game, "breeding-cave")
    lay(game, large_across="a1 a2 a3 a4")
    play(harvest(game), "breed " + " ".join(animals))
    assert supply(game) == {"food": food, **dict.fromkeys(animals, 3)}


def test_f39_quarry_pays_by_itself_and_feeds_the_seam() -> None:
    game = solo(food=4, donkey=2)
    furnish(game, "quarry", "seam")
    lay(game, small="c4")
    play(harvest(game), "breed donkey")
    assert supply(game) == {"stone": 1, "ore": 1, "donkey": 3}


# F40: final trades and scoring


def test_f40_in_turn_order_from_the_starting_player() -> None:
    game = start(players=3)
    game.starter = 1
    for seat in range(3):
        give(game, seat, ruby=1)
    final_trades(game)
    order: list[int] = []
    while game.turn != OVER:
        order.append(game.turn)
        play(game, "stop")
    assert order == [1, 2, 0]


def test_f40_every_at_any_time_trade() -> None:
    game = start()
    furnish(game, "cooking-cave", "beer-parlor", "peaceful-cave")
    family(game, 0, 7)
    give(game, ruby=2, grain=2, vegetable=1, gold=3, sheep=1)
    final_trades(game)
    assert {
        "trade ruby for meadow", "trade 2 ruby for cavern", "trade ruby for boar", "eat sheep", "eat vegetable",
        "trade grain + vegetable for 5 food", "trade 2 grain for 3 gold", "trade 3 gold for 2 food", "disarm 7",
    } <= set(offers(game))  # fmt: skip
    before = points(game)
    play(game, "trade ruby for meadow", "tile meadow c4")
    assert points(game) == before  # a ruby less, an unused cell less
    play(game, "trade ruby for boar")
    assert points(game) == before + 2  # a ruby for an animal, and no type missing for it
    play(game, "eat sheep")
    assert question(game) == "final-trades"


def test_f40_chambers_and_storages_are_judged_after_the_trades() -> None:
    game = start()
    furnish(game, "prayer-chamber", "peaceful-cave")
    family(game, 0, 7)
    final_trades(game)
    assert game.score_sheet(0)["bonuses"] == 0
    play(game, "disarm 7")
    assert game.turn == OVER  # nothing else can be traded
    assert game.score_sheet(0)["bonuses"] == 8


def test_f40_scores_may_be_negative() -> None:
    game = final_trades(start())
    assert game.turn == OVER
    assert game.scores() == [2 - 8 - 22] * 2  # dwarfs, missing animals, unused cells


def test_f40_a_solo_game_has_no_winner() -> None:
    game = solo(gold=1)
    lay(game, small="c4")
    final_trades(game)
    assert game.turn == OVER
    assert game.winners() == []


# F41: furnishing a Deep tunnel


def deep_cave() -> Game:
    game = start(spaces=["ruby-mine-construction", "ore-mine-construction"])
    furnish(game, "work-room", at="d2")
    lay(game, ore_mine="e3", deep="e2", tunnel="f3 f2")
    return game


def test_f41_the_ore_mine_keeps_its_points_its_donkey_and_its_ore() -> None:
    game = deep_cave()
    give(game, wood=1)
    play(game, "place housework", "furnish breakfast-room", "at e2", "place supplies")
    assert game.score_sheet(0)["mines"] == 3
    give(game, sheep=2, donkey=1, food=0)
    assert question(settle(game)) == "place"
    play(game, "place ore-mining")
    assert supply(game)["ore"] == 2 + 2


def test_f41_a_furnished_deep_tunnel_takes_no_ruby_mine() -> None:
    game = deep_cave()
    furnish(game, "breakfast-room", at="e2")
    play(game, "place ruby-mine-construction")
    assert offered(game, "choose") == ["ruby-mine"]


def test_f41_a_furnished_tunnel_is_no_tunnel_any_more() -> None:
    game = deep_cave()
    furnish(game, "breakfast-room", at="f2")
    assert "ore-mine-construction" not in offered(game, "place")  # no two tunnels side by side
    play(game, "place ruby-mine-construction", "choose ruby-mine")
    assert offered(game, "tile ruby-mine") == ["f3"]


def test_f41_no_ruby_comes_with_furnishing_a_deep_tunnel() -> None:
    game = deep_cave()
    give(game, wood=1)
    play(game, "place housework", "furnish breakfast-room", "at e2")
    assert supply(game) == {"dog": 1}
