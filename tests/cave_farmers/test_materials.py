"""Green furnishings that make things cheaper or trade: Carpenter, Stone carver, Blacksmith, Builder, Trader."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
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
    start,
    supply,
)  # fmt: skip
from tests.rules import rule

SET = "trade 2 gold for wood + stone + ore"


def farm(*tiles: str, **goods: int) -> Game:
    """Sheep farming with three meadows in a row, some furnishings and goods."""
    game = start(spaces=["sheep-farming"])
    furnish(game, *tiles)
    lay(game, meadow="c4 b4 a4")
    give(game, **goods)
    return play(game, "place sheep-farming")


def smithy(*tiles: str, **goods: int) -> Game:
    """At the forge, with an unarmed dwarf."""
    game = start(spaces=["blacksmithing"])
    furnish(game, *tiles)
    give(game, **goods)
    return game


def traveller(*tiles: str, strength: int = 14, **goods: int) -> Game:
    """On an expedition of level 1, without the wood of Logging."""
    game = start()
    pile(game, "logging", 0)
    furnish(game, *tiles)
    lay(game, meadow="c4 b4 a4")
    give(game, **goods)
    family(game, strength, strength)
    return play(game, "place logging")


# Carpenter.


@rule("farmers", 21, 1)
def test_carpenter_takes_one_wood_off_a_furnishing() -> None:
    game = start()
    furnish(game, "carpenter")
    give(game, wood=3, stone=3)
    play(game, "place housework", "furnish dwelling", "at d3")
    assert supply(game) == {"dog": 1}


@rule("farmers", 21, 1)
def test_carpenter_takes_nothing_off_a_furnishing_without_wood() -> None:
    game = start()
    furnish(game, "carpenter")
    give(game, wood=1, stone=1)
    play(game, "place housework", "furnish builder", "at d3")
    assert supply(game) == {"wood": 1, "dog": 1}


@rule("farmers", 21, 1)
def test_carpenter_does_not_help_to_pay_stone_or_ore() -> None:
    game = start()
    furnish(game, "carpenter")
    give(game, wood=9, stone=2, ore=2)
    play(game, "place housework")
    assert "dwelling" not in offered(game, "furnish")
    assert "blacksmithing-parlor" not in offered(game, "furnish")


@rule("rulings", "F2")
@pytest.mark.parametrize(("part", "tile", "wood"), [("small-pasture", "c4", 1), ("large-pasture", "b4 c4", 3)])
def test_carpenter_takes_one_wood_off_building_fences(part: str, tile: str, wood: int) -> None:
    assert f"choose {part}" not in offers(farm("carpenter", wood=wood - 1))
    game = farm("carpenter", wood=wood)
    play(game, f"choose {part}", f"tile {part} {tile}")
    assert supply(game) == {}


@rule("rulings", "F2")
@pytest.mark.parametrize(
    "order",
    [["small-pasture c4", "large-pasture a4 b4"], ["large-pasture a4 b4", "small-pasture c4"]],
    ids=["small first", "large first"],
)
def test_carpenter_must_not_take_a_second_wood_off_in_one_fence_action(order: list[str]) -> None:
    game = farm("carpenter", wood=5)
    for tile in order:
        play(game, f"choose {tile.split()[0]}", f"tile {tile}")
    assert supply(game) == {}
    game = farm("carpenter", wood=4)
    play(game, f"choose {order[0].split()[0]}", f"tile {order[0]}")
    assert f"choose {order[1].split()[0]}" not in offers(game)


@rule("rulings", "F2")
def test_carpenter_works_at_fence_building_too() -> None:
    game = start(players=5)
    furnish(game, "carpenter")
    lay(game, meadow="c4 b4")
    pile(game, "fence-building", 3)
    play(game, "place fence-building", "choose large-pasture", "tile large-pasture b4 c4")
    assert supply(game) == {}


@rule("rulings", "F2")
def test_carpenter_works_again_at_each_fence_action() -> None:
    game = start(spaces=["sheep-farming", "donkey-farming"])
    furnish(game, "carpenter")
    lay(game, meadow="c4 b4")
    give(game, wood=2)
    play(game, "place sheep-farming", "choose small-pasture", "tile small-pasture c4", "stop", "place wood-gathering")
    play(game, "place donkey-farming", "choose small-pasture", "tile small-pasture b4")
    assert supply(game) == {}


@rule("rulings", "F32")
@pytest.mark.parametrize(
    ("item", "answers", "goods"),
    [
        ("small-pasture", ["tile small-pasture c4"], {}),
        ("large-pasture", ["tile large-pasture b4 c4"], {"wood": 1}),
        ("dwelling", ["furnish dwelling", "at d3"], {"wood": 1, "stone": 2}),
        ("furnish", ["furnish dwelling", "at d3"], {"wood": 3, "stone": 3}),
    ],
    ids=["small-pasture", "large-pasture", "dwelling", "furnish"],
)
def test_carpenter_takes_one_wood_off_the_prices_of_loot(item: str, answers: list[str], goods: dict[str, int]) -> None:
    game = traveller("carpenter", **goods)
    play(game, f"loot {item}", *answers)
    assert supply(game) == {}


@rule("rulings", "F32")
def test_carpenter_takes_a_wood_off_each_pasture_of_an_expedition() -> None:
    game = start(players=3, spaces=["exploration"])
    furnish(game, "carpenter")
    lay(game, meadow="c4 b4 a4")
    family(game, 10, 10)
    give(game, wood=1)
    play(game, "place exploration", "loot small-pasture", "tile small-pasture c4")
    play(game, "loot large-pasture", "tile large-pasture a4 b4")
    assert supply(game) == {}


@rule("farmers", 21, 1)
def test_carpenter_does_not_make_stables_cheaper_and_wood_goes_nowhere_else() -> None:
    game = farm("carpenter", wood=9)
    assert "choose stable" not in offers(game)


@rule("farmers", 21, 1)
def test_carpenter_of_another_player_does_not_help() -> None:
    game = start(spaces=["sheep-farming"])
    furnish(game, "carpenter", seat=1)
    lay(game, meadow="c4")
    give(game, wood=1)
    play(game, "place sheep-farming")
    assert "choose small-pasture" not in offers(game)


# Stone carver.


@rule("farmers", 21, 2)
def test_stone_carver_gives_two_stone_at_once_after_it_is_paid() -> None:
    game = start()
    give(game, wood=1)
    play(game, "place housework", "furnish stone-carver", "at d3")
    assert supply(game) == {"stone": 2, "dog": 1}


@rule("farmers", 21, 2)
def test_stone_carver_gives_no_stone_later() -> None:
    game = start()
    furnish(game, "stone-carver")
    give(game, stone=0)
    harvest(game, "none")
    play(game, offers(game)[0])
    assert supply(game) == {}


@rule("farmers", 21, 2)
def test_stone_carver_takes_one_stone_off_a_furnishing() -> None:
    game = start()
    furnish(game, "stone-carver")
    give(game, wood=4, stone=2)
    play(game, "place housework", "furnish dwelling", "at d3")
    assert supply(game) == {"dog": 1}


@rule("farmers", 21, 2)
def test_stone_carver_takes_nothing_off_a_furnishing_without_stone_nor_off_wood() -> None:
    game = start()
    furnish(game, "stone-carver")
    give(game, wood=1, stone=1)
    play(game, "place housework")
    assert "seam" not in offered(game, "furnish")
    play(game, "furnish trader", "at d3")
    assert supply(game) == {"stone": 1, "dog": 1}


@rule("farmers", 21, 2)
def test_stone_carver_makes_stables_free() -> None:
    game = farm("stone-carver", stone=0)
    play(game, "choose stable", "stable c4")
    assert supply(game) == {}


@rule("farmers", 21, 2)
def test_without_stone_carver_a_stable_is_not_built_without_stone() -> None:
    assert "choose stable" not in offers(farm(stone=0))


@rule("farmers", 21, 2)
def test_stone_carver_does_not_pay_back_stone_for_a_free_stable() -> None:
    game = traveller("stone-carver", stone=0)
    play(game, "loot stable", "stable c4")
    assert supply(game) == {}


@rule("farmers", 21, 2)
def test_stone_carver_does_not_make_fences_cheaper() -> None:
    assert "choose small-pasture" not in offers(farm("stone-carver", wood=1, stone=9))


@rule("farmers", 21, 2)
def test_stone_carver_takes_one_stone_off_the_dwelling_of_an_expedition() -> None:
    game = traveller("stone-carver", wood=2, stone=1)
    play(game, "loot dwelling", "furnish dwelling", "at d3")
    assert supply(game) == {}


# Blacksmith.


@rule("farmers", 21, 3)
def test_blacksmith_gives_two_ore_at_once() -> None:
    game = start()
    give(game, wood=1, stone=2)
    play(game, "place housework", "furnish blacksmith", "at d3")
    assert supply(game) == {"ore": 2, "dog": 1}


@rule("farmers", 21, 3)
@pytest.mark.parametrize(("strength", "ore"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4), (7, 5), (8, 6)])
def test_blacksmith_takes_two_ore_off_every_weapon(strength: int, ore: int) -> None:
    game = smithy("blacksmith", ore=ore)
    play(game, "place blacksmithing", "choose forge", f"forge {strength}")
    assert supply(game) == {}
    assert game.view()["players"][0]["dwarfs"][0]["strength"] == strength


@rule("farmers", 21, 3)
def test_blacksmith_never_pays_ore_back_for_a_weak_weapon() -> None:
    game = smithy("blacksmith", ore=1)
    play(game, "place blacksmithing", "choose forge", "forge 1")
    assert supply(game) == {"ore": 1}


@rule("farmers", 21, 3)
@pytest.mark.parametrize(("ore", "strongest"), [(0, 2), (1, 3), (5, 7), (6, 8), (9, 8)])
def test_blacksmith_forges_nothing_that_is_two_ore_too_dear_and_nothing_beyond_8(ore: int, strongest: int) -> None:
    game = smithy("blacksmith", ore=ore)
    play(game, "place blacksmithing", "choose forge")
    assert offered(game, "forge") == [str(n) for n in range(1, strongest + 1)]


@rule("farmers", 21, 3)
def test_without_blacksmith_nothing_is_forged_without_ore() -> None:
    assert "place blacksmithing" not in offers(smithy())


@rule("farmers", 21, 3)
def test_blacksmith_works_at_adventure_too() -> None:
    game = start(spaces=["adventure"])
    furnish(game, "blacksmith")
    give(game, ore=0)
    play(game, "place adventure", "choose forge", "forge 2")
    assert game.view()["players"][0]["dwarfs"][0]["strength"] == 2


@rule("farmers", 21, 3)
def test_blacksmith_does_not_help_at_ore_trading_or_with_ore_costs_of_furnishings() -> None:
    game = start(spaces=["ore-trading"])
    furnish(game, "blacksmith")
    give(game, wood=9, ore=0)
    assert "place ore-trading" not in offers(game)
    play(game, "place housework")
    assert not {"stubble-room", "stone-storage", "blacksmithing-parlor"} & set(offered(game, "furnish"))
    game = start()
    furnish(game, "blacksmith")
    give(game, ore=4)
    play(game, "place housework", "furnish blacksmithing-parlor", "at d3")
    assert supply(game) == {"ore": 1, "dog": 1}


# Builder.


@rule("farmers", 21, 4)
def test_builder_lets_ore_stand_for_one_wood_and_one_stone() -> None:
    game = start()
    furnish(game, "builder")
    give(game, stone=1, ore=2)
    play(game, "place housework", "furnish blacksmith", "pay ore for both", "at d3")
    assert supply(game) == {"ore": 2, "dog": 1}  # the Blacksmith's own two


@rule("farmers", 21, 4)
def test_builder_is_a_choice_in_four_ways() -> None:
    game = start()
    furnish(game, "builder")
    give(game, wood=9, stone=9, ore=9)
    play(game, "place housework", "furnish dwelling")
    assert offered(game, "pay") == ["as printed", "ore for wood", "ore for stone", "ore for both"]


@rule("farmers", 21, 4)
@pytest.mark.parametrize(
    ("payment", "left"),
    [
        ("as printed", {"wood": 1, "stone": 2, "ore": 5}),
        ("ore for wood", {"wood": 2, "stone": 2, "ore": 4}),
        ("ore for stone", {"wood": 1, "stone": 3, "ore": 4}),
        ("ore for both", {"wood": 2, "stone": 3, "ore": 3}),
    ],
)
def test_builder_swaps_what_was_chosen(payment: str, left: dict[str, int]) -> None:
    game = start()
    furnish(game, "builder")
    give(game, wood=5, stone=5, ore=5)
    play(game, "place housework", "furnish dwelling", f"pay {payment}", "at d3")
    assert supply(game) == left | {"dog": 1}


@rule("farmers", 21, 4)
def test_builder_needs_only_one_ore_for_one_swap() -> None:
    game = start()
    furnish(game, "builder")
    give(game, wood=3, stone=3, ore=1)
    play(game, "place housework", "furnish dwelling")
    assert offered(game, "pay") == ["ore for wood"]
    play(game, "pay ore for wood", "at d3")
    assert supply(game) == {"dog": 1}


@rule("farmers", 21, 4)
@pytest.mark.parametrize("goods", [{"wood": 2, "stone": 3}, {"wood": 4, "stone": 1}, {"wood": 2, "stone": 2}])
def test_builder_must_not_replace_a_second_wood_or_stone(goods: dict[str, int]) -> None:
    game = start()
    furnish(game, "builder")
    give(game, **goods, ore=9)
    play(game, "place housework")
    assert "dwelling" not in offered(game, "furnish")


@rule("farmers", 21, 4)
def test_builder_swaps_nothing_that_a_furnishing_does_not_cost() -> None:
    game = start()
    furnish(game, "builder")
    give(game, wood=2, stone=2, ore=2)
    trial = play(game.copy(), "place housework", "furnish beer-parlor")
    assert offered(trial, "pay") == ["as printed", "ore for wood"]
    trial = play(game.copy(), "place housework", "furnish cooking-cave")
    assert offered(trial, "pay") == ["as printed", "ore for stone"]
    trial = play(game.copy(), "place housework", "furnish dog-school")
    assert offered(trial, "at") == ["d3"]


@rule("farmers", 21, 4)
def test_builder_asks_nothing_without_ore() -> None:
    game = start()
    furnish(game, "builder")
    give(game, wood=4, stone=3)
    play(game, "place housework", "furnish dwelling")
    assert offers(game) == ["at d3"]


@rule("farmers", 21, 4)
def test_builder_keeps_the_ore_that_the_furnishing_itself_costs() -> None:
    game = start()
    furnish(game, "builder")
    give(game, ore=1)
    assert "stubble-room" not in offered(play(game.copy(), "place housework"), "furnish")
    give(game, ore=2)
    play(game, "place housework", "furnish stubble-room", "pay ore for wood", "at d3")
    assert supply(game) == {"dog": 1}


@rule("farmers", 21, 4)
def test_builder_must_not_be_used_for_its_own_cost() -> None:
    game = start()
    give(game, ore=5)
    play(game, "place housework")
    assert "builder" not in offered(game, "furnish")


@rule("farmers", 21, 4)
def test_builder_must_not_be_used_for_fences_and_stables() -> None:
    game = farm("builder", wood=1, ore=9)
    assert not {"choose small-pasture", "choose large-pasture", "choose stable"} & set(offers(game))


@rule("farmers", 21, 4)
@rule("rulings", "F32")
def test_builder_cannot_pay_with_ore_that_comes_only_at_once_after_paying() -> None:
    game = start()
    furnish(game, "builder")
    give(game, wood=1, stone=1)
    play(game, "place housework")
    assert "blacksmith" not in offered(game, "furnish")


# Trader.


@rule("farmers", 21, 5)
def test_trader_sells_a_wood_a_stone_and_an_ore_for_two_gold_any_number_of_times() -> None:
    game = start()
    furnish(game, "trader")
    give(game, gold=5)
    play(game, SET, SET)
    assert supply(game) == {"wood": 2, "stone": 2, "ore": 2, "gold": 1}
    assert SET not in offers(game)


@rule("farmers", 21, 5)
def test_trader_does_not_sell_for_a_single_gold() -> None:
    game = start()
    furnish(game, "trader")
    give(game, gold=1)
    assert SET not in offers(game)


@rule("farmers", 21, 5)
def test_without_trader_nothing_is_sold_for_gold() -> None:
    game = start()
    furnish(game, "trader", seat=1)
    give(game, gold=9)
    assert SET not in offers(game)


@rule("farmers", 21, 5)
@rule("farmers", 27, 1)
def test_trader_sells_after_the_last_harvest_too() -> None:
    game = start()
    furnish(game, "trader", "stone-storage")
    give(game, gold=4)
    final_trades(game)
    assert game.decision()["question"] == "final-trades"
    play(game, SET)
    assert game.score_sheet(0)["bonuses"] == 1
    play(game, "stop")
    assert game.turn == OVER


@rule("farmers", 21, 5)
def test_trader_is_not_open_while_another_player_decides() -> None:
    game = start()
    furnish(game, "trader", seat=1)
    give(game, seat=1, gold=4)
    assert game.turn == 0
    assert SET not in offers(game)
    play(game, "place wood-gathering")
    assert SET in offers(game)
