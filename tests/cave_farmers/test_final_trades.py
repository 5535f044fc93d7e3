"""After the last harvest: everything may be traded once more, then the points are counted."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.rounds import question
from tests.cave_farmers.scenario import (
    CHANCE,
    OVER,
    family,
    final_trades,
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
from tests.rules import rule


def last(players: int = 1, round: int = 12, tile: str = "", **goods: int) -> Game:
    game = start(players=players, round=round)
    if tile:
        furnish(game, tile)
    give(game, **goods)
    return game


TRADES = [
    ("hunting-parlor", "trade 2 boar for 2 gold + 2 food", {"boar": 2}, {"gold": 2, "food": 2}),
    ("beer-parlor", "trade 2 grain for 3 gold", {"grain": 2}, {"gold": 3}),
    ("blacksmithing-parlor", "trade ruby + ore for 2 gold + food", {"ruby": 1, "ore": 1}, {"gold": 2, "food": 1}),
    ("spare-part-storage", "trade wood + stone + ore for 2 gold", {"wood": 1, "stone": 1, "ore": 1}, {"gold": 2}),
    ("trader", "trade 2 gold for wood + stone + ore", {"gold": 2}, {"wood": 1, "stone": 1, "ore": 1}),
    ("cooking-cave", "trade grain + vegetable for 5 food", {"grain": 1, "vegetable": 1}, {"food": 5}),
    ("", "trade ruby for vegetable", {"ruby": 1}, {"vegetable": 1}),
    ("", "trade ruby for dog", {"ruby": 1}, {"dog": 1}),
    ("", "trade ruby + food for cattle", {"ruby": 1, "food": 1}, {"cattle": 1}),
    ("", "eat grain", {"grain": 1}, {"food": 1}),
]


@rule("farmers", 27, 1)
@pytest.mark.parametrize(
    ("tile", "trade", "pay", "get"), TRADES, ids=[tile or trade.replace(" ", "-") for tile, trade, _, _ in TRADES]
)
def test_a_trade_may_still_be_made_after_the_last_harvest(
    tile: str, trade: str, pay: dict[str, int], get: dict[str, int]
) -> None:
    game = final_trades(last(tile=tile, **pay))
    assert game.decision()["question"] == "final-trades"
    assert offers(game)[0] == "stop"
    assert supply(play(game, trade)) == get


@rule("farmers", 27, 1)
def test_trades_go_on_until_the_player_stops() -> None:
    game = final_trades(last(ruby=3))
    play(game, "trade ruby for sheep", "trade ruby for boar", "eat sheep", "trade ruby for gold")
    assert game.turn == 0
    play(game, "stop")
    assert game.turn == OVER
    assert supply(game) == {"boar": 1, "food": 1, "gold": 1}


@rule("rulings", "F40")
def test_final_trades_are_not_asked_of_who_cannot_trade() -> None:
    game = final_trades(last(wood=9, stone=9, ore=9, food=9, dog=9, gold=1))
    assert game.turn == OVER


@rule("rulings", "F40")
def test_final_trades_end_when_nothing_is_left_to_trade() -> None:
    game = play(final_trades(last(ruby=1)), "trade ruby for wood")
    assert game.turn == OVER


@rule("rulings", "F40")
def test_final_trades_are_offered_in_turn_order_from_the_starting_player() -> None:
    game = last(players=4)
    game.starter = 2
    for seat in (0, 1, 3):
        give(game, seat, ruby=1)
    final_trades(game)
    asked = []
    while game.turn != OVER:
        asked.append(game.turn)
        play(game, "stop")
    assert asked == [3, 0, 1]


@rule("rulings", "F40")
def test_nobody_trades_twice_after_the_last_harvest() -> None:
    game = last(players=2, ruby=1)
    give(game, seat=1, ruby=1)
    final_trades(game)
    play(game, "stop")
    assert game.turn == 1
    play(game, "stop")
    assert game.turn == OVER


@rule("farmers", 27, 1)
def test_final_trades_come_after_the_last_harvest() -> None:
    game = last(grain=1)
    harvest(game)
    assert game.decision()["question"] == "feed"
    play(game, "feed")
    assert player(game).begging == 4
    assert game.decision()["question"] == "final-trades"


@rule("farmers", 27, 2)
def test_begging_markers_are_not_bought_back_in_the_final_trades() -> None:
    game = last(ruby=2)
    harvest(game)
    play(game, "feed", "breed none", "trade ruby for 2 food", "trade ruby for 2 food")
    assert player(game).begging == 4
    assert game.turn == OVER


@rule("farmers", 27, 1)
def test_there_are_no_final_trades_before_the_last_round() -> None:
    game = harvest(last(round=11, ruby=3), "none")
    assert game.turn == CHANCE
    assert offers(game) == ["reveal ruby-delivery"]


@rule("farmers", 27, 2)
def test_nothing_can_be_done_once_the_game_is_over() -> None:
    game = final_trades(last(players=2))
    assert game.turn == OVER
    assert game.legal_actions() == []


@rule("farmers", 27, 2)
def test_a_tile_for_a_ruby_covers_an_unused_space_before_scoring() -> None:
    game = final_trades(last(ruby=1))
    before = game.score_sheet(0)["unused-spaces"]
    play(game, "trade ruby for field", "tile field c4")
    assert game.turn == OVER
    assert game.score_sheet(0)["unused-spaces"] == before + 1


@rule("farmers", 27, 2)
def test_a_missing_type_of_animal_may_be_bought_before_scoring() -> None:
    game = final_trades(last(ruby=1))
    before = points(game)
    play(game, "trade ruby for sheep", "stop")
    assert points(game) == before + 2


@rule("farmers", 27, 2)
def test_an_animal_bought_in_the_final_trades_needs_room() -> None:
    game = final_trades(last(ruby=1, sheep=2))
    play(game, "trade ruby for boar")
    assert game.decision()["question"] == "overflow"
    assert "stop" not in offers(game)


@rule("farmers", 27, 2)
def test_nothing_breeds_and_nobody_eats_in_the_final_trades() -> None:
    game = last(sheep=2, food=3)
    lay(game, small="c4")
    play(final_trades(game), "stop")
    assert supply(game) == {"sheep": 2, "food": 3}


# chambers and storages are judged after the trades


@rule("rulings", "F40")
def test_a_weapon_given_up_in_the_final_trades_pleases_the_prayer_chamber() -> None:
    game = last()
    family(game, 0, 6)
    furnish(game, "peaceful-cave", "prayer-chamber")
    final_trades(game)
    assert game.score_sheet(0)["bonuses"] == 0
    play(game, "disarm 6")
    assert game.score_sheet(0)["bonuses"] == 8


@rule("rulings", "F40")
def test_a_weapon_given_up_in_the_final_trades_is_missing_in_the_weapon_storage() -> None:
    game = last()
    family(game, 3, 6)
    furnish(game, "peaceful-cave", "weapon-storage")
    final_trades(game)
    assert game.score_sheet(0)["bonuses"] == 6
    play(game, "disarm 6", "stop")
    assert game.score_sheet(0)["bonuses"] == 3


@rule("rulings", "F40")
def test_rubies_spent_in_the_final_trades_are_missing_in_the_treasure_chamber() -> None:
    game = final_trades(last(tile="treasure-chamber", ruby=2))
    play(game, "trade ruby for gold", "stop")
    assert game.score_sheet(0)["bonuses"] == 1


@rule("rulings", "F40")
def test_stone_and_ore_of_the_trader_count_in_the_storages() -> None:
    game = last()
    furnish(game, "trader", "stone-storage", "ore-storage")
    give(game, gold=4)
    final_trades(game)
    play(game, "trade 2 gold for wood + stone + ore", "trade 2 gold for wood + stone + ore")
    assert game.turn == OVER
    assert game.score_sheet(0)["bonuses"] == 2 + 1


@rule("rulings", "F40")
def test_crops_bought_in_the_final_trades_count_in_the_food_chamber() -> None:
    game = final_trades(last(tile="food-chamber", ruby=1, grain=1))
    play(game, "trade ruby for vegetable", "stop")
    assert game.score_sheet(0)["bonuses"] == 2


@rule("rulings", "F40")
def test_chambers_and_storages_count_what_the_trades_left() -> None:
    game = start()
    furnish(game, "prayer-chamber", "peaceful-cave")
    family(game, 0, 7)
    final_trades(game)
    assert game.score_sheet(0)["bonuses"] == 0
    play(game, "disarm 7")
    assert game.turn == OVER  # nothing else can be traded
    assert game.score_sheet(0)["bonuses"] == 8


# final trades and scoring


@rule("rulings", "F40")
def test_final_trades_go_in_turn_order_from_the_starting_player() -> None:
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


@rule("rulings", "F40")
def test_every_trade_at_any_time_is_offered_before_scoring() -> None:
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


@rule("farmers", 27, 1)
def test_beer_parlor_is_offered_after_the_last_harvest() -> None:
    game = start()
    furnish(game, "beer-parlor")
    give(game, grain=4)
    final_trades(game)
    assert question(game) == "final-trades"
    play(game, "trade 2 grain for 3 gold")
    assert supply(game) == {"grain": 2, "gold": 3}
    assert "trade 2 grain for 4 food" in offers(game)


@rule("farmers", 27, 1)
@pytest.mark.parametrize(
    ("tile", "pay", "trade", "get"),
    [
        ("hunting-parlor", {"boar": 2}, "trade 2 boar for 2 gold + 2 food", {"gold": 2, "food": 2}),
        ("blacksmithing-parlor", {"ruby": 1, "ore": 1}, "trade ruby + ore for 2 gold + food", {"gold": 2, "food": 1}),
        ("spare-part-storage", {"wood": 1, "stone": 1, "ore": 1}, "trade wood + stone + ore for 2 gold", {"gold": 2}),
        ("trader", {"gold": 2}, "trade 2 gold for wood + stone + ore", {"wood": 1, "stone": 1, "ore": 1}),
    ],
    ids=["hunting parlor", "blacksmithing parlor", "spare part storage", "trader"],
)
def test_other_trading_tiles_are_offered_after_the_last_harvest(
    tile: str, pay: dict[str, int], trade: str, get: dict[str, int]
) -> None:
    game = start()
    furnish(game, tile)
    give(game, **pay)
    play(final_trades(game), trade)
    assert supply(game) == get
