"""When the exchanges at any time are offered, and when they are not."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.rounds import question, reveal
from tests.cave_farmers.scenario import (
    CHANCE,
    family,
    final_trades,
    furnish,
    give,
    harvest,
    lay,
    occupy,
    offers,
    pile,
    play,
    player,
    settle,
    start,
    supply,
)
from tests.cave_farmers.situations import armed, solo, solo_wood, travel
from tests.rules import rule

TRADE = "trade ruby for wood"


def with_ruby(players: int = 2, spaces: list[str] | None = None, round: int = 1) -> Game:
    """Seat 0 has one Ruby and places a dwarf."""
    game = start(players=players, spaces=spaces, round=round)
    give(game, ruby=1)
    return game


# offered


@rule("farmers", 26, 8)
def test_trades_are_offered_when_placing_a_dwarf() -> None:
    game = with_ruby()
    assert TRADE in offers(game)
    play(game, TRADE)
    assert game.turn == 0
    assert game.decision()["question"] == "place"


@rule("rulings", "F10")
def test_trades_are_offered_between_the_parts_of_an_action() -> None:
    game = with_ruby(spaces=["sheep-farming"])
    lay(game, meadow="c4")
    give(game, stone=1, ruby=2)
    play(game, "place sheep-farming", "choose stable", "stable c4")
    assert TRADE in offers(game)
    play(game, TRADE, TRADE, "choose small-pasture", "tile small-pasture c4")
    assert supply(game) == {}


@rule("rulings", "F10")
def test_trades_are_offered_where_the_rest_of_a_space_may_be_declined() -> None:
    game = with_ruby()
    play(game, "place clearing")
    assert offers(game)[0] == "stop"
    assert TRADE in offers(game)


@rule("rulings", "F10")
def test_trades_are_offered_between_two_seeds() -> None:
    game = with_ruby()
    lay(game, field="c4 c3")
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose sow", "sow grain")
    play(game, "trade ruby for vegetable", "sow vegetable")
    assert player(game).growing_vegetables() == 2


@rule("rulings", "F10")
def test_trades_are_offered_between_two_purchases_at_the_market() -> None:
    game = with_ruby(players=5)
    play(game, "place weekly-market", "buy cattle", "eat cattle")
    assert TRADE in offers(game)
    assert supply(game) == {"ruby": 1, "gold": 1, "food": 3}


@rule("rulings", "F10")
def test_trades_are_offered_between_two_sales_of_ore() -> None:
    game = with_ruby(spaces=["ore-trading"])
    give(game, ore=3)
    play(game, "place ore-trading", "sell ore", "trade ruby for ore", "sell ore")
    assert supply(game) == {"gold": 4, "food": 2}


@rule("rulings", "F10")
def test_trades_are_offered_after_the_dwelling_of_the_urgent_wish() -> None:
    game = with_ruby(spaces=["urgent-wish-for-children"])
    give(game, wood=4, stone=3)
    play(game, "place urgent-wish-for-children", "choose dwelling", "furnish dwelling", "at d3")
    assert offers(game)[:2] == ["stop", "choose grow"]
    assert TRADE in offers(game)


@rule("rulings", "F10")
def test_trades_are_offered_at_feeding() -> None:
    game = with_ruby()
    harvest(game)
    assert game.decision()["question"] == "feed"
    assert "trade ruby for 2 food" in offers(game)


@rule("rulings", "F10")
def test_trades_are_offered_at_breeding() -> None:
    game = with_ruby()
    give(game, food=4)
    give(game, seat=1, food=4)
    harvest(game)
    assert game.decision()["question"] == "breed"
    assert TRADE in offers(game)


@rule("rulings", "F10")
def test_trades_are_offered_when_animals_have_no_room() -> None:
    game = with_ruby()
    give(game, sheep=2)
    play(game, "trade ruby for boar")
    assert game.decision()["question"] == "overflow"
    assert offers(game) == ["eat sheep", "eat boar"]


@rule("rulings", "F10")
def test_room_for_animals_may_be_made_by_a_trade() -> None:
    game = with_ruby()
    lay(game, meadow="c4", stable="c3")
    give(game, sheep=2, ruby=2)
    play(game, "trade ruby for donkey")
    assert game.decision()["question"] == "overflow"
    play(game, "trade ruby for meadow", "tile meadow c3")
    assert game.decision()["question"] == "place"
    assert supply(game) == {"sheep": 2, "donkey": 1}


@rule("rulings", "F10")
def test_trades_are_offered_at_the_solo_clearing() -> None:
    game = start(players=1, round=4)
    give(game, ruby=1, gold=2)
    pile(game, "wood-gathering", 7)
    harvest(game, "none")
    play(game, "reveal donkey-farming")
    assert game.decision()["question"] == "clear"
    assert "trade 2 gold for food" in offers(game)


@rule("rulings", "F10")
def test_trades_are_offered_after_the_last_harvest() -> None:
    game = with_ruby()
    final_trades(game)
    assert game.decision()["question"] == "final-trades"
    assert TRADE in offers(game)


@rule("rulings", "F10")
def test_trades_are_offered_beside_the_placements() -> None:
    game = start()
    give(game, ruby=1)
    assert TRADE in offers(game)


@rule("rulings", "F10")
def test_trades_are_offered_between_the_parts_of_an_action_where_stopping_is_allowed() -> None:
    game = start()
    give(game, ruby=1, grain=1)
    play(game, "place slash-and-burn")
    assert TRADE not in offers(game)  # one may not stop yet
    play(game, "choose meadow-field")
    assert TRADE not in offers(game)  # chosen, not yet carried out
    play(game, "tile meadow-field c4 c3")
    assert {"stop", TRADE} <= set(offers(game))
    play(game, "choose sow")
    assert TRADE not in offers(game)
    play(game, "sow grain")
    assert {"stop", TRADE} <= set(offers(game))


@rule("rulings", "F10")
def test_trades_are_offered_between_loot_items() -> None:
    game = travel(armed(9, 9, ruby=1))
    assert TRADE not in offers(game)
    play(game, "loot tunnel")
    assert TRADE not in offers(game)
    play(game, "tile tunnel e3")
    assert TRADE in offers(game)


@rule("rulings", "F10")
def test_trades_are_offered_at_feeding_and_breeding() -> None:
    game = solo(ruby=1)
    harvest(game)
    assert question(game) == "feed"
    assert TRADE in offers(game)
    play(game, "feed")
    assert question(game) == "breed"
    assert TRADE in offers(game)


@rule("rulings", "F10")
def test_trades_are_offered_when_animals_lack_room() -> None:
    game = start()
    give(game, ruby=1, sheep=3)
    settle(game)
    assert question(game) == "overflow"
    assert TRADE in offers(game)


@rule("rulings", "F10")
def test_trades_are_offered_at_solo_clearing() -> None:
    game = solo_wood(5, ruby=1)
    assert question(game) == "clear"
    assert TRADE in offers(game)


@rule("rulings", "F10")
def test_trades_are_offered_once_more_after_the_last_harvest() -> None:
    game = start(players=3)
    for seat in range(3):
        give(game, seat, ruby=1)
    final_trades(game)
    for seat in range(3):
        assert game.turn == seat
        assert TRADE in offers(game)
        play(game, "stop")


# not offered


@rule("rulings", "F10")
def test_no_trade_between_a_placement_and_its_first_compulsory_part() -> None:
    game = with_ruby()
    assert offers(play(game, "place slash-and-burn")) == ["choose meadow-field"]


@rule("rulings", "F10")
def test_no_trade_between_an_either_or_and_its_choice() -> None:
    game = with_ruby(spaces=["urgent-wish-for-children"])
    assert offers(play(game, "place urgent-wish-for-children")) == ["choose gold"]


@rule("rulings", "F10")
def test_no_trade_while_a_tile_looks_for_its_cell() -> None:
    game = with_ruby()
    play(game, "place slash-and-burn", "choose meadow-field")
    assert all(text.startswith("tile meadow-field ") for text in offers(game))
    game = play(with_ruby(), "trade ruby for tunnel")
    assert offers(game) == ["tile tunnel d2", "tile tunnel e3", "tile tunnel e4"]


@rule("rulings", "F10")
def test_no_trade_while_a_furnishing_is_paid_and_laid() -> None:
    game = with_ruby()
    furnish(game, "builder")
    give(game, wood=2, stone=2, ore=2)
    play(game, "place housework", "furnish slaughtering-cave")
    assert all(text.startswith("pay ") for text in offers(game))
    play(game, "pay as printed")
    assert offers(game) == ["at d3"]


@rule("rulings", "F10")
def test_no_trade_while_a_weapon_is_forged() -> None:
    game = with_ruby(spaces=["blacksmithing"])
    give(game, ore=2)
    play(game, "place blacksmithing")
    assert offers(game) == ["choose forge"]
    assert offers(play(game, "choose forge")) == ["forge 1", "forge 2"]


@rule("rulings", "F10")
def test_no_trade_between_calling_a_dwarf_and_placing_it() -> None:
    game = with_ruby()
    family(game, 1, 5)
    give(game, ruby=2)
    play(game, "call 5")
    assert all(text.startswith("place ") for text in offers(game))


@rule("rulings", "F10")
def test_no_trade_while_a_space_to_imitate_is_chosen() -> None:
    game = with_ruby(players=4)
    give(game, food=2)
    occupy(game, "growth")
    play(game, "place imitation")
    assert offers(game) == ["imitate growth"]


@rule("rulings", "F10")
def test_no_trade_while_the_loot_of_breeding_is_chosen() -> None:
    game = with_ruby(spaces=["blacksmithing"])
    family(game, 14, 14)
    lay(game, small="c4")
    give(game, sheep=2)
    play(game, "place blacksmithing", "choose expedition", "loot breed")
    assert offers(game) == ["breed sheep"]


@rule("rulings", "F10")
def test_no_trade_during_somebody_elses_decision() -> None:
    game = start()
    give(game, seat=1, ruby=9, gold=9, food=9)
    assert all(text.startswith("place ") for text in offers(game))


@rule("rulings", "F10")
def test_no_trade_while_a_card_is_revealed() -> None:
    game = with_ruby(round=4)
    harvest(game, "none")
    assert all(text.startswith("reveal ") for text in offers(game))


@rule("rulings", "F10")
def test_no_trade_while_the_phase_of_the_third_event_is_chosen() -> None:
    game = with_ruby(round=10)
    harvest(game, "partial")
    assert offers(game) == ["harvest field", "harvest breeding"]


@rule("rulings", "F10")
def test_no_trade_between_a_furnishing_its_payment_and_its_cell() -> None:
    game = start()
    furnish(game, "builder")
    give(game, ruby=1, wood=2, stone=2, ore=2)
    play(game, "place housework")
    assert TRADE in offers(game)
    play(game, "furnish blacksmith")
    assert TRADE not in offers(game)
    play(game, "pay as printed")
    assert TRADE not in offers(game)


@rule("rulings", "F10")
def test_no_trade_when_forging_and_none_after_calling_a_dwarf() -> None:
    game = armed(0, 5, ruby=2, ore=2)
    forging = play(game.copy(), "place blacksmithing", "choose forge")
    assert offers(forging) == ["forge 1", "forge 2"]
    play(game, "call 5")
    assert TRADE not in offers(game)


@rule("rulings", "F10")
def test_no_trade_during_somebody_else_s_decision_or_chance() -> None:
    game = start()
    give(game, 1, ruby=1)
    assert TRADE not in offers(game)
    harvest(game, "none")
    assert game.turn == CHANCE
    assert TRADE not in offers(game)
    reveal(game)
    play(game, "place wood-gathering")
    assert TRADE in offers(game)


# trades that make a placement possible are made before it

BEFORE_PLACING = [
    ("ore-mine-construction", {"tunnel": "e4"}, {}, ["trade ruby for tunnel", "tile tunnel e3"]),
    ("ruby-mine-construction", {}, {}, ["trade ruby for tunnel", "tile tunnel e3"]),
    ("blacksmithing", {}, {}, ["trade ruby for ore"]),
    ("fence-building", {}, {"wood": 2}, ["trade ruby for meadow", "tile meadow c4"]),
    ("ore-trading", {}, {"ore": 1}, ["trade ruby for ore"]),
    ("slash-and-burn", {"meadow": "a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4"}, {"grain": 1},
     ["trade ruby for field", "tile field c4"]),
    ("imitation", {}, {}, ["trade ruby for 2 food"]),
]  # fmt: skip


@rule("farmers", 26, 8)
@pytest.mark.parametrize(
    ("space", "tiles", "goods", "trade"), BEFORE_PLACING, ids=[space for space, _, _, _ in BEFORE_PLACING]
)
def test_a_ruby_makes_a_placement_possible_that_was_not(
    space: str, tiles: dict[str, str], goods: dict[str, int], trade: list[str]
) -> None:
    game = start(players=5 if space in {"fence-building", "imitation"} else 2, spaces=[space])
    lay(game, 0, **tiles)
    give(game, ruby=1, **goods)
    pile(game, space, 0)
    if space == "imitation":
        occupy(game, "growth")
    assert f"place {space}" not in offers(game)
    play(game, *trade)
    assert f"place {space}" in offers(game)


@rule("farmers", 26, 8)
def test_a_cavern_for_two_rubies_can_be_furnished() -> None:
    game = start()
    lay(game, cavern="")
    give(game, ruby=2, wood=1)
    play(game, "trade 2 ruby for cavern", "tile cavern e4", "place housework", "furnish cuddle-room", "at e4")
    assert supply(game) == {"food": 1, "dog": 1}


@rule("farmers", 26, 8)
def test_food_for_a_supplies_storage_is_made_before_it_is_furnished() -> None:
    game = start()
    give(game, wood=1, food=1, vegetable=1)
    assert "furnish supplies-storage" not in offers(play(game.copy(), "place housework"))
    play(game, "place housework", "eat vegetable", "furnish supplies-storage", "at d3")
    assert supply(game) == {"dog": 1}
