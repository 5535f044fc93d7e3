"""What may be exchanged at any time: every Ruby trade and every food conversion, with price and gain."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from caverna.cave_farmers.grid import cells
from tests.cave_farmers.scenario import (
    family,
    furnish,
    give,
    lay,
    offered,
    offers,
    pile,
    play,
    player,
    settle,
    start,
    supply,
)
from tests.rules import rule

TRADE_WORDS = ("trade", "eat", "disarm")


def trades(game: Game) -> list[str]:
    """The trades that are offered now."""
    return [text for text in offers(game) if text.split()[0] in TRADE_WORDS]


# rubies for goods

RUBY_GOODS = ["wood", "stone", "ore", "grain", "vegetable", "gold", "dog", "sheep", "donkey", "boar"]


@rule("farmers", 26, 1)
@pytest.mark.parametrize("good", RUBY_GOODS)
def test_a_ruby_buys_one_good(good: str) -> None:
    game = start()
    give(game, ruby=2)
    play(game, f"trade ruby for {good}")
    assert supply(game) == {"ruby": 1, good: 1}
    assert game.decision()["question"] == "place"


@rule("farmers", 26, 3)
def test_a_ruby_buys_two_food() -> None:
    game = start()
    give(game, ruby=2)
    assert supply(play(game, "trade ruby for 2 food")) == {"ruby": 1, "food": 2}


@rule("farmers", 26, 2)
def test_cattle_cost_a_ruby_and_a_food() -> None:
    game = start()
    give(game, ruby=2, food=2)
    assert supply(play(game, "trade ruby + food for cattle")) == {"ruby": 1, "food": 1, "cattle": 1}


@rule("farmers", 26, 2)
def test_cattle_are_not_sold_for_a_ruby_alone() -> None:
    game = start()
    give(game, ruby=5)
    assert not [text for text in trades(game) if "cattle" in text]


@rule("farmers", 26, 1)
def test_no_ruby_buys_nothing() -> None:
    game = start()
    give(game, food=9)
    assert trades(game) == []


@rule("farmers", 26, 1)
def test_one_ruby_buys_all_this_and_nothing_else() -> None:
    game = start()
    give(game, ruby=1)
    assert trades(game) == [
        *(f"trade ruby for {good}" for good in RUBY_GOODS),
        "trade ruby for field",
        "trade ruby for meadow",
        "trade ruby for tunnel",
        "trade ruby for 2 food",
    ]


@rule("farmers", 26, 1)
def test_rubies_may_be_traded_again_and_again() -> None:
    game = start()
    give(game, ruby=3)
    play(game, "trade ruby for gold", "trade ruby for gold", "trade ruby for gold")
    assert supply(game) == {"gold": 3}
    assert "trade ruby for gold" not in offers(game)


@rule("farmers", 26, 1)
def test_nothing_is_traded_back_into_a_ruby() -> None:
    game = start()
    lay(game, small="c4 c3 c2", stable="c4 c3 c2")
    give(game, wood=9, stone=9, ore=9, gold=9, food=9, grain=9, vegetable=9, sheep=2, boar=2, cattle=2)
    settle(game)
    assert not [text for text in trades(game) if text.endswith("ruby")]


@rule("farmers", 17, 12)
@pytest.mark.parametrize("animal", ["sheep", "donkey", "boar"])
def test_an_animal_for_a_ruby_needs_room_or_is_eaten_at_once(animal: str) -> None:
    game = start()
    give(game, ruby=1, **{animal: 2})
    play(game, f"trade ruby for {animal}")
    assert game.decision()["question"] == "overflow"
    play(game, f"eat {animal}")
    assert game.decision()["question"] == "place"
    assert supply(game)[animal] == 2


@rule("farmers", 26, 1)
def test_a_ruby_alone_buys_everything_but_cavern_and_cattle() -> None:
    game = start()
    give(game, ruby=1)
    assert offered(game, "trade ruby for") == [
        "wood", "stone", "ore", "grain", "vegetable", "gold", "dog", "sheep", "donkey", "boar", "field", "meadow",
        "tunnel", "2 food",
    ]  # fmt: skip
    assert not [text for text in offers(game) if "cavern" in text or "cattle" in text]


@rule("farmers", 26, 2)
def test_cattle_may_take_the_last_ruby_and_food() -> None:
    game = start()
    give(game, ruby=1, food=1)
    play(game, "trade ruby + food for cattle")
    assert supply(game) == {"cattle": 1}


# rubies for tiles


@rule("farmers", 26, 4)
@pytest.mark.parametrize(
    ("tile", "price", "sites"),
    [
        ("field", "ruby", ["c4"]),
        ("meadow", "ruby", ["c4"]),
        ("tunnel", "ruby", ["d2", "e3", "e4"]),
        ("cavern", "2 ruby", ["d2", "e3", "e4"]),
    ],
    ids=["field", "meadow", "tunnel", "cavern"],
)
def test_a_tile_for_rubies_is_laid_at_once(tile: str, price: str, sites: list[str]) -> None:
    game = start()
    give(game, ruby=3)
    play(game, f"trade {price} for {tile}")
    assert supply(game) == {"ruby": 1 if price == "2 ruby" else 2}
    assert offers(game) == [f"tile {tile} {site}" for site in sites]
    play(game, f"tile {tile} {sites[0]}")
    assert getattr(player(game), tile) & cells(sites[0])
    assert game.decision()["question"] == "place"


@rule("farmers", 26, 4)
def test_a_cavern_is_not_sold_for_one_ruby() -> None:
    game = start()
    give(game, ruby=1)
    assert not [text for text in trades(game) if "cavern" in text]


@rule("farmers", 26, 4)
def test_a_later_outdoor_tile_for_a_ruby_lies_beside_another_one() -> None:
    game = start()
    give(game, ruby=1)
    lay(game, small="c4")
    play(game, "trade ruby for field")
    assert offered(game, "tile field") == ["c3", "b4"]


@rule("farmers", 26, 4)
@pytest.mark.parametrize(
    ("tile", "at", "bonus"),
    [
        ("meadow", "b4", {"food": 1}),
        ("field", "b4", {"food": 1}),
        ("tunnel", "e4", {"food": 1}),
        ("tunnel", "f1", {"food": 2}),
        ("meadow", "c1", {"boar": 1}),
        ("field", "a3", {"boar": 1}),
    ],
    ids=["meadow-on-water", "field-on-water", "tunnel-on-water", "tunnel-on-two-food", "preserve-c1", "preserve-a3"],
)
def test_a_tile_for_a_ruby_gives_the_bonus_of_its_cell(tile: str, at: str, bonus: dict[str, int]) -> None:
    game = start()
    give(game, ruby=1)
    lay(game, meadow="c4 c3 c2 b3", tunnel="f2")
    play(game, f"trade ruby for {tile}", f"tile {tile} {at}")
    assert supply(game) == bonus


@rule("farmers", 26, 4)
def test_a_meadow_for_a_ruby_may_lie_under_a_stable_but_a_field_may_not() -> None:
    game = start()
    give(game, ruby=1)
    lay(game, stable="c4")
    assert "trade ruby for field" not in offers(game)
    play(game, "trade ruby for meadow", "tile meadow c4")
    assert player(game).meadow == cells("c4")
    assert player(game).stable == cells("c4")


@rule("farmers", 26, 4)
def test_no_tile_is_sold_where_there_is_no_place_for_it() -> None:
    game = start()
    give(game, ruby=2)
    lay(game, meadow="a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4", cavern="d1 e1 f1 d2 e2 f2 d3 e3 f3 e4 f4")
    assert not [text for text in trades(game) if text.split()[-1] in {"field", "meadow", "tunnel", "cavern"}]
    assert "trade ruby for wood" in offers(game)


@rule("farmers", 20, 8)
def test_a_tile_for_rubies_never_hangs_over_the_edge() -> None:
    game = start()
    furnish(game, "office-room")
    lay(game, meadow="c4", cavern="d3")
    give(game, ruby=2)
    play(game, "trade ruby for field")
    assert offered(game, "tile field") == ["c3", "b4"]


@rule("farmers", 26, 4)
def test_a_cavern_costs_two_rubies() -> None:
    game = start()
    give(game, ruby=3)
    play(game, "trade 2 ruby for cavern", "tile cavern e3")
    assert supply(game) == {"ruby": 1}


@rule("farmers", 26, 4)
def test_a_cavern_is_no_one_ruby_good_but_gold_is() -> None:
    game = start()
    give(game, ruby=1)
    assert "trade 2 ruby for cavern" not in offers(game)
    assert "trade ruby for cavern" not in offers(game)
    play(game, "trade ruby for gold")
    assert supply(game) == {"gold": 1}


# food


@rule("farmers", 26, 5)
@pytest.mark.parametrize(
    ("trade", "pay", "food"),
    [
        ("eat grain", {"grain": 1}, 1),
        ("eat vegetable", {"vegetable": 1}, 2),
        ("eat sheep", {"sheep": 1}, 1),
        ("eat donkey", {"donkey": 1}, 1),
        ("eat 2 donkey", {"donkey": 2}, 3),
        ("eat boar", {"boar": 1}, 2),
        ("eat cattle", {"cattle": 1}, 3),
        ("trade ruby for 2 food", {"ruby": 1}, 2),
    ],
    ids=["grain", "vegetable", "sheep", "donkey", "two-donkeys", "boar", "cattle", "ruby"],
)
def test_a_good_is_worth_so_much_food(trade: str, pay: dict[str, int], food: int) -> None:
    game = start()
    give(game, **pay)
    assert supply(play(game, trade)) == {"food": food}
    assert trade not in offers(game)


@rule("farmers", 26, 5)
def test_two_donkeys_are_not_eaten_together_by_who_has_one() -> None:
    game = start()
    give(game, donkey=1)
    assert trades(game) == ["eat donkey"]


@rule("farmers", 26, 5)
@pytest.mark.parametrize(("donkeys", "food"), [(1, 1), (2, 3), (3, 4), (4, 6), (5, 7)])
def test_donkeys_are_worth_most_in_pairs(donkeys: int, food: int) -> None:
    game = start()
    lay(game, large_across="a1")
    give(game, donkey=donkeys)
    play(game, *["eat 2 donkey"] * (donkeys // 2), *["eat donkey"] * (donkeys % 2))
    assert supply(game) == {"food": food}


@rule("farmers", 26, 6)
@pytest.mark.parametrize("food", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 60])
def test_n_food_cost_one_gold_more(food: int) -> None:
    game = start()
    give(game, gold=food + 1)
    text = "trade 2 gold for food" if food == 1 else f"trade {food + 1} gold for {food} food"
    assert supply(play(game, text)) == {"food": food}


@rule("farmers", 26, 6)
@pytest.mark.parametrize(
    ("gold", "choice"),
    [
        (1, []),
        (2, ["trade 2 gold for food"]),
        (4, ["trade 2 gold for food", "trade 3 gold for 2 food", "trade 4 gold for 3 food"]),
    ],
    ids=["1-gold", "2-gold", "4-gold"],
)
def test_any_amount_of_food_may_be_bought_within_the_gold(gold: int, choice: list[str]) -> None:
    game = start()
    give(game, gold=gold)
    assert trades(game) == choice


@rule("farmers", 26, 6)
def test_two_purchases_of_food_cost_the_extra_gold_twice() -> None:
    game = start()
    give(game, gold=4)
    play(game, "trade 2 gold for food", "trade 2 gold for food")
    assert supply(game) == {"food": 2}


@rule("farmers", 26, 7)
@pytest.mark.parametrize("good", ["dog", "wood", "stone", "ore"])
def test_some_goods_are_not_worth_any_food(good: str) -> None:
    game = start()
    give(game, **{good: 9})
    assert trades(game) == []


@rule("farmers", 26, 7)
def test_gold_points_of_tiles_are_no_gold() -> None:
    game = start()
    lay(game, small="c4", large_across="a1", ruby_mine="e4")
    furnish(game, "dwelling")
    assert trades(game) == []


@rule("farmers", 26, 7)
def test_crops_on_fields_are_not_eaten_before_they_are_harvested() -> None:
    game = start()
    lay(game, field="c4 c3", grain_3="c4", vegetable_2="c3")
    assert trades(game) == []


@rule("farmers", 26, 7)
def test_dwarfs_are_not_worth_any_food() -> None:
    game = start()
    family(game, 14, 14, 14)
    assert trades(game) == []


@rule("rulings", "D1")
def test_gold_buys_up_to_sixty_food_at_one_go() -> None:
    game = start()
    give(game, gold=61)
    play(game, "trade 61 gold for 60 food")
    assert supply(game) == {"food": 60}


@rule("rulings", "D1")
def test_more_gold_than_that_is_traded_in_several_steps() -> None:
    game = start()
    give(game, gold=70)
    assert "trade 61 gold for 60 food" in offers(game)
    assert not [text for text in offers(game) if text.startswith(("trade 62 gold", "trade 70 gold"))]
    play(game, "trade 61 gold for 60 food", "trade 9 gold for 8 food")
    assert supply(game) == {"food": 68}


@rule("farmers", 26, 6)
def test_any_amount_of_gold_buys_one_food_less() -> None:
    game = start()
    give(game, gold=6)
    assert [text for text in offers(game) if "gold for" in text] == [
        "trade 2 gold for food", "trade 3 gold for 2 food", "trade 4 gold for 3 food", "trade 5 gold for 4 food",
        "trade 6 gold for 5 food",
    ]  # fmt: skip
    play(game, "trade 5 gold for 4 food")
    assert supply(game) == {"gold": 1, "food": 4}


@rule("farmers", 26, 6)
def test_a_single_gold_buys_nothing() -> None:
    game = start()
    give(game, gold=1)
    assert [text for text in offers(game) if "gold for" in text] == []


# furnishings


@rule("farmers", 18, 7)
@pytest.mark.parametrize(
    ("tile", "trade", "pay", "get"),
    [
        ("trader", "trade 2 gold for wood + stone + ore", {"gold": 2}, {"wood": 1, "stone": 1, "ore": 1}),
        ("cooking-cave", "trade grain + vegetable for 5 food", {"grain": 1, "vegetable": 1}, {"food": 5}),
        ("hunting-parlor", "trade 2 boar for 2 gold + 2 food", {"boar": 2}, {"gold": 2, "food": 2}),
        ("beer-parlor", "trade 2 grain for 3 gold", {"grain": 2}, {"gold": 3}),
        ("beer-parlor", "trade 2 grain for 4 food", {"grain": 2}, {"food": 4}),
        ("blacksmithing-parlor", "trade ruby + ore for 2 gold + food", {"ruby": 1, "ore": 1}, {"gold": 2, "food": 1}),
        ("spare-part-storage", "trade wood + stone + ore for 2 gold", {"wood": 1, "stone": 1, "ore": 1}, {"gold": 2}),
    ],
    ids=["trader", "cooking", "hunting", "beer-gold", "beer-food", "blacksmithing-parlor", "spare-parts"],
)
def test_a_furnishing_adds_its_trade_for_its_owner_only(
    tile: str, trade: str, pay: dict[str, int], get: dict[str, int]
) -> None:
    game = start()
    furnish(game, tile, seat=1)
    give(game, **pay)
    assert trade not in offers(game)
    game = start()
    furnish(game, tile)
    give(game, **pay)
    assert supply(play(game, trade)) == get


@rule("farmers", 22, 1)
@pytest.mark.parametrize(
    ("trade", "pay", "food"),
    [
        ("eat sheep", {"sheep": 1}, 2),
        ("eat donkey", {"donkey": 1}, 2),
        ("eat 2 donkey", {"donkey": 2}, 5),
        ("eat boar", {"boar": 1}, 3),
        ("eat cattle", {"cattle": 1}, 4),
        ("eat grain", {"grain": 1}, 1),
        ("eat vegetable", {"vegetable": 1}, 2),
    ],
    ids=["sheep", "donkey", "two-donkeys", "boar", "cattle", "not-grain", "not-vegetable"],
)
def test_the_slaughtering_cave_adds_one_food_for_each_farm_animal(trade: str, pay: dict[str, int], food: int) -> None:
    game = start()
    furnish(game, "slaughtering-cave")
    give(game, **pay)
    assert supply(play(game, trade)) == {"food": food}


# limits


@rule("rulings", "F23")
def test_goods_are_unlimited() -> None:
    game = start()
    pile(game, "logging", 100)
    play(game, "place logging")
    assert supply(game) == {"wood": 102}


@rule("rulings", "F23")
def test_nothing_is_thrown_away() -> None:
    game = start()
    give(game, wood=9, stone=9, ore=9, dog=3)
    assert all(text.startswith("place ") for text in offers(game))
    give(game, sheep=3)
    assert offers(settle(game)) == ["eat sheep"]  # an animal too many can only be eaten
