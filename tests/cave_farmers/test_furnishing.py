"""Furnishing a cavern: where, which tile, at which price."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.rounds import next_round
from tests.cave_farmers.scenario import (
    family,
    furnish,
    give,
    lay,
    offered,
    offers,
    pile,
    play,
    start,
    supply,
)
from tests.cave_farmers.situations import built
from tests.rules import rule

Goods = dict[str, int]


# Where.


@rule("farmers", 18, 1)
def test_a_furnishing_lies_on_any_empty_cavern_and_nowhere_else() -> None:
    game = start()
    lay(game, cavern="d3 e1 f4", tunnel="e4", deep="e3", ore_mine="e2", ruby_mine="f3")
    play(game, "place housework", "furnish dog-school")
    assert offered(game, "at") == ["e1", "d3", "f4"]
    play(game, "at e1")
    assert built(game) == [("dog-school", "e1")]


@rule("farmers", 18, 1)
def test_the_printed_cavern_can_be_furnished_from_the_start() -> None:
    game = start()
    play(game, "place housework", "furnish dog-school")
    assert offers(game) == ["at d3"]


@rule("farmers", 18, 1)
def test_nothing_is_furnished_without_an_empty_cavern() -> None:
    game = start(round=4)
    lay(game, tunnel="d3 e4")
    give(game, wood=9, stone=9)
    assert "place wish-for-children" not in offers(game)
    play(game, "place housework")
    assert game.turn == 1
    assert supply(game) == {"wood": 9, "stone": 9, "dog": 1}


@rule("farmers", 18, 2)
def test_a_furnished_cavern_and_the_entry_level_dwelling_are_not_built_over() -> None:
    game = start()
    lay(game, cavern="d3 e3")
    give(game, stone=1)
    play(game, "place housework", "furnish carpenter", "at d3")
    next_round(game)
    play(game, "place housework", "furnish dog-school")
    assert offered(game, "at") == ["e3"]


@rule("farmers", 18, 3)
def test_a_furnished_cavern_is_a_used_cell_and_joins_new_tiles() -> None:
    game = start()
    before = game.score_sheet(0)["unused-spaces"]
    play(game, "place housework", "furnish dog-school", "at d3", "place logging", "place drift-mining")
    assert game.score_sheet(0)["unused-spaces"] == before
    assert "d2 d1" in offered(game, "tile cavern-tunnel")


# Housework.


@rule("farmers", 4, 4)
def test_housework_gives_a_dog_without_furnishing() -> None:
    game = start()
    play(game, "place housework", "stop")
    assert supply(game) == {"dog": 1}
    assert built(game) == []


@rule("farmers", 4, 4)
def test_housework_furnishes_one_cavern_only() -> None:
    game = start()
    lay(game, cavern="d3 e3")
    give(game, stone=2)
    play(game, "place housework", "furnish carpenter", "at d3")
    assert game.turn == 1


# Which tile.


@rule("farmers", 1, 7)
def test_a_unique_furnishing_is_not_for_sale_again() -> None:
    game = start()
    give(game, stone=2)
    play(game, "place housework", "furnish carpenter", "at d3")
    lay(game, cavern="e3")
    give(game, stone=2)
    next_round(game)
    assert "carpenter" not in offered(play(game.copy(), "place housework"), "furnish")
    give(game, seat=1, stone=2)
    play(game, "place wood-gathering", "place housework")
    assert game.turn == 1
    assert "builder" in offered(game, "furnish")
    assert "carpenter" not in offered(game, "furnish")


@rule("farmers", 1, 7)
@pytest.mark.parametrize("dwelling", ["simple-dwelling-a", "simple-dwelling-b", "mixed-dwelling", "couple-dwelling"])
def test_special_dwellings_are_unique(dwelling: str) -> None:
    game = start()
    furnish(game, dwelling, seat=1)
    give(game, wood=9, stone=9)
    play(game, "place housework")
    assert dwelling not in offered(game, "furnish")
    assert "dwelling" in offered(game, "furnish")


@rule("farmers", 1, 7)
def test_ordinary_dwelling_is_never_sold_out() -> None:
    game = start(players=7)
    cells = ("d3", "d2", "d1", "e4", "e3", "e2", "e1", "f4", "f3", "f2")
    for seat in range(1, 7):
        for where in cells:
            furnish(game, "dwelling", seat=seat, at=where)
    give(game, wood=4, stone=3)
    play(game, "place housework", "furnish dwelling", "at d3")
    assert built(game) == [("dwelling", "d3")]
    assert len(built(game, 6)) == 10


@rule("farmers", 18, 4)
def test_two_simple_dwellings_have_different_prices() -> None:
    game = start()
    give(game, wood=4, stone=2)
    tiles = offered(play(game, "place housework"), "furnish")
    assert "simple-dwelling-a" in tiles
    assert "simple-dwelling-b" not in tiles


@rule("rulings", "F23")
def test_each_furnishing_is_unique_but_ordinary_dwellings_are_for_all() -> None:
    game = start()
    furnish(game, "cuddle-room", seat=1)
    furnish(game, "dwelling", "simple-dwelling-a", seat=1)
    furnish(game, "dwelling")
    give(game, wood=9, stone=9)
    play(game, "place housework")
    tiles = offered(game, "furnish")
    assert "dwelling" in tiles
    assert not {"cuddle-room", "simple-dwelling-a"} & set(tiles)


# At which price: less one for the Carpenter or Stone carver, then swaps of the Builder.

PRICES: list[tuple[str, str, str, Goods]] = [
    ("carpenter", "dwelling", "", {"wood": 3, "stone": 3}),
    ("carpenter", "couple-dwelling", "", {"wood": 7, "stone": 6}),
    ("carpenter", "quarry", "", {}),
    ("carpenter", "work-room", "", {"stone": 1}),
    ("carpenter", "stone-storage", "", {"wood": 2, "ore": 1}),
    ("carpenter", "food-chamber", "", {"wood": 1, "vegetable": 2}),
    ("carpenter", "supplies-storage", "", {"food": 3}),
    ("stone-carver", "dwelling", "", {"wood": 4, "stone": 2}),
    ("stone-carver", "office-room", "", {}),
    ("stone-carver", "quarry", "", {"wood": 1}),
    ("stone-carver", "state-parlor", "", {"stone": 2, "gold": 5}),
    ("stone-carver", "fodder-chamber", "", {"grain": 2}),
    ("carpenter stone-carver", "dwelling", "", {"wood": 3, "stone": 2}),
    ("carpenter stone-carver", "guest-room", "", {}),
    ("builder", "dwelling", "as printed", {"wood": 4, "stone": 3}),
    ("builder", "dwelling", "ore for wood", {"wood": 3, "stone": 3, "ore": 1}),
    ("builder", "dwelling", "ore for stone", {"wood": 4, "stone": 2, "ore": 1}),
    ("builder", "dwelling", "ore for both", {"wood": 3, "stone": 2, "ore": 2}),
    ("builder", "quarry", "ore for wood", {"ore": 1}),
    ("builder", "stone-storage", "ore for wood", {"wood": 2, "ore": 2}),
    ("builder", "state-parlor", "ore for stone", {"stone": 2, "gold": 5, "ore": 1}),
    ("builder", "blacksmithing-parlor", "", {"ore": 3}),
    ("builder carpenter", "dwelling", "ore for wood", {"wood": 2, "stone": 3, "ore": 1}),
    ("builder carpenter", "seam", "ore for wood", {"ore": 1}),
    ("builder stone-carver", "dwelling", "ore for stone", {"wood": 4, "stone": 1, "ore": 1}),
    ("builder stone-carver", "cooking-cave", "ore for stone", {"ore": 1}),
    ("builder carpenter stone-carver", "dwelling", "ore for both", {"wood": 2, "stone": 1, "ore": 2}),
    ("builder carpenter stone-carver", "guest-room", "", {}),
]
price_list = pytest.mark.parametrize(
    ("owned", "tile", "payment", "price"), PRICES, ids=[f"{row[1]} with {row[0]} {row[2]}".strip() for row in PRICES]
)
GIFTS: dict[str, Goods] = {"state-parlor": {"food": 2}}  # beside the entry-level dwelling


def shop(owned: str, goods: Goods) -> Game:
    game = start()
    furnish(game, *owned.split())
    give(game, **{"wood": 0, "stone": 0} | goods)
    return play(game, "place housework")


@rule("rulings", "F32")
@price_list
def test_a_furnishing_costs_its_price_less_discounts_and_swaps(
    owned: str, tile: str, payment: str, price: Goods
) -> None:
    game = play(shop(owned, price), f"furnish {tile}")
    if payment and offered(game, "pay"):
        play(game, f"pay {payment}")
    play(game, "at d3")
    assert supply(game) == GIFTS.get(tile, {}) | {"dog": 1}


@rule("rulings", "F32")
@price_list
def test_a_furnishing_costs_no_less_than_that(owned: str, tile: str, payment: str, price: Goods) -> None:
    for good, amount in price.items():
        game = shop(owned, price | {good: amount - 1})
        assert tile not in offered(game, "furnish")


@rule("rulings", "F32")
def test_a_discount_is_never_paid_out() -> None:
    game = play(shop("carpenter stone-carver", {"wood": 1, "stone": 1}), "furnish dog-school", "at d3")
    assert supply(game) == {"wood": 2, "stone": 1, "dog": 1}  # one wood for the Dog


@rule("rulings", "F32")
def test_carpenter_and_stone_carver_leave_the_builder_nothing_to_replace() -> None:
    game = play(shop("builder carpenter stone-carver", {"ore": 2}), "furnish guest-room")
    assert offers(game) == ["at d3"]


@rule("rulings", "F32")
def test_discounts_apply_before_the_builder_and_always() -> None:
    game = play(shop("builder carpenter", {"wood": 9, "stone": 9, "ore": 9}), "furnish trader")
    assert offers(game) == ["at d3"]  # its only wood is gone already
    play(game, "at d3")
    assert supply(game) == {"wood": 9, "stone": 9, "ore": 9, "dog": 1}


@rule("farmers", 18, 4)
def test_supplies_storage_costs_three_food_and_one_wood() -> None:
    game = start()
    give(game, food=4, wood=2)
    play(game, "place housework", "furnish supplies-storage", "at d3")
    assert supply(game) == {"food": 1, "wood": 1, "dog": 1}


@rule("farmers", 18, 4)
def test_food_for_the_supplies_storage_may_be_made_while_furnishing() -> None:
    game = start()
    give(game, food=2, wood=1, grain=1)
    play(game, "place housework")
    assert "supplies-storage" not in offered(game, "furnish")
    play(game, "eat grain", "furnish supplies-storage", "at d3")
    assert supply(game) == {"dog": 1}


@rule("farmers", 18, 4)
def test_fodder_chamber_costs_one_stone_and_two_grain() -> None:
    game = start()
    give(game, stone=2, grain=3)
    play(game, "place housework", "furnish fodder-chamber", "at d3")
    assert supply(game) == {"stone": 1, "grain": 1, "dog": 1}


@rule("farmers", 18, 4)
@pytest.mark.parametrize(("stone", "grain"), [(0, 2), (1, 1), (2, 1), (0, 5)])
def test_fodder_chamber_costs_no_less(stone: int, grain: int) -> None:
    game = start()
    give(game, stone=stone, grain=grain, wood=5)
    play(game, "place housework")
    assert "fodder-chamber" not in offered(game, "furnish")


# Loot.


def traveller(strength: int, *tiles: str, **goods: int) -> Game:
    game = start()
    furnish(game, *tiles)
    family(game, strength, strength)
    pile(game, "logging", 0)
    give(game, **{"wood": 0, "stone": 0} | goods)
    return play(game, "place logging")


@rule("farmers", 25, 3)
def test_loot_furnishes_any_tile_at_its_normal_price() -> None:
    game = traveller(7, wood=4, stone=3)
    play(game, "loot furnish")
    assert "dwelling" in offered(game, "furnish")
    assert "carpenter" in offered(game, "furnish")
    play(game, "furnish dwelling", "at d3")
    assert supply(game) == {}


@rule("farmers", 25, 3)
def test_loot_furnishing_is_no_cheaper_for_a_dwelling() -> None:
    game = traveller(11, wood=3, stone=3)
    trial = play(game.copy(), "loot furnish")
    assert "dwelling" not in offered(trial, "furnish")


@rule("farmers", 25, 7)
def test_loot_dwelling_costs_two_wood_and_two_stone() -> None:
    game = traveller(11, wood=2, stone=2)
    play(game, "loot dwelling", "furnish dwelling", "at d3")
    assert supply(game) == {}
    assert game.view()["players"][0]["room_for_dwarfs"] == 3


@rule("farmers", 25, 7)
@pytest.mark.parametrize("goods", [{"wood": 1, "stone": 2}, {"wood": 2, "stone": 1}])
def test_loot_dwelling_must_be_paid(goods: Goods) -> None:
    assert "loot dwelling" not in offers(traveller(11, **goods))


@rule("farmers", 25, 7)
def test_loot_dwelling_is_only_the_ordinary_dwelling() -> None:
    game = traveller(11, wood=9, stone=9)
    play(game, "loot dwelling")
    assert offers(game) == ["furnish dwelling"]


@rule("farmers", 25, 7)
@pytest.mark.parametrize(
    ("owned", "payment", "price"),
    [
        ("carpenter", "", {"wood": 1, "stone": 2}),
        ("stone-carver", "", {"wood": 2, "stone": 1}),
        ("carpenter stone-carver", "", {"wood": 1, "stone": 1}),
        ("builder", "ore for both", {"wood": 1, "stone": 1, "ore": 2}),
        ("builder carpenter stone-carver", "ore for both", {"ore": 2}),
    ],
    ids=["carpenter", "stone-carver", "both", "builder", "all"],
)
def test_loot_dwelling_is_cheaper_with_carpenter_stone_carver_and_builder(
    owned: str, payment: str, price: Goods
) -> None:
    game = traveller(11, *owned.split(), **price)
    play(game, "loot dwelling", "furnish dwelling", *([f"pay {payment}"] if payment else []), "at d3")
    assert supply(game) == {}


@rule("farmers", 18, 1)
def test_loot_of_furnishing_needs_an_empty_cavern() -> None:
    game = start()
    lay(game, cavern="")
    family(game, 11, 11)
    give(game, wood=9, stone=9)
    play(game, "place logging")
    assert not {"loot furnish", "loot dwelling"} & set(offers(game))
