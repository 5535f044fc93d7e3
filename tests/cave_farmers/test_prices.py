"""Prices: what Carpenter, Stone carver, Builder and Blacksmith take off or replace."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.rounds import question
from tests.cave_farmers.scenario import furnish, give, lay, offered, offers, play, start, supply
from tests.cave_farmers.situations import armed, travel
from tests.rules import rule

# Carpenter


def fencing(wood: int) -> Game:
    game = start(spaces=["sheep-farming"])
    furnish(game, "carpenter")
    lay(game, meadow="c4 b4 a4")
    give(game, wood=wood)
    return play(game, "place sheep-farming")


@rule("rulings", "F2")
def test_carpenter_takes_one_wood_off_a_build_fences_action() -> None:
    game = fencing(5)
    play(game, "choose small-pasture", "tile small-pasture c4", "choose large-pasture", "tile large-pasture a4 b4")
    assert supply(game) == {}  # 1 + 4
    game = fencing(5)
    play(game, "choose large-pasture", "tile large-pasture a4 b4", "choose small-pasture", "tile small-pasture c4")
    assert supply(game) == {}  # 3 + 2


@rule("rulings", "F2")
def test_carpenter_does_not_take_a_second_wood_off_for_the_second_pasture() -> None:
    game = play(fencing(4), "choose small-pasture", "tile small-pasture c4")
    assert supply(game) == {"wood": 3}
    assert "choose large-pasture" not in offers(game)
    game = play(fencing(4), "choose large-pasture", "tile large-pasture a4 b4")
    assert supply(game) == {"wood": 1}
    assert "choose small-pasture" not in offers(game)


@rule("farmers", 21, 1)
def test_carpenter_takes_one_wood_off_fences() -> None:
    game = start(spaces=["sheep-farming"])
    furnish(game, "carpenter")
    lay(game, meadow="c4 b4")
    give(game, wood=3)
    play(game, "place sheep-farming", "choose large-pasture", "tile large-pasture b4 c4", "stop")
    assert supply(game) == {}


@rule("farmers", 21, 1)
def test_carpenter_takes_nothing_off_its_own_or_a_woodless_price() -> None:
    game = start()
    give(game, stone=1)
    play(game, "place housework", "furnish carpenter", "at d3")
    assert supply(game) == {"dog": 1}
    game = start()
    furnish(game, "carpenter")
    give(game, wood=1, stone=1)
    play(game, "place housework", "furnish builder", "at d3")
    assert supply(game) == {"wood": 1, "dog": 1}


# paying for furnishings


def paying(tile: str, *owned: str, **goods: int) -> Game:
    game = start()
    furnish(game, *owned)
    give(game, **goods)
    return play(game, "place housework", f"furnish {tile}")


@rule("rulings", "F32")
def test_carpenter_and_stone_carver_first_then_builder_swaps() -> None:
    owned = ("carpenter", "stone-carver", "builder")
    game = paying("dwelling", *owned, wood=3, stone=2, ore=2)  # 4 wood and 3 stone are printed
    assert offered(game, "pay") == ["as printed", "ore for wood", "ore for stone", "ore for both"]
    for payment, left in (
        ("as printed", {"ore": 2}),
        ("ore for wood", {"wood": 1, "ore": 1}),
        ("ore for stone", {"stone": 1, "ore": 1}),
        ("ore for both", {"wood": 1, "stone": 1}),
    ):
        assert supply(play(game.copy(), f"pay {payment}")) == left


@rule("rulings", "F32")
def test_discounts_are_taken_even_if_a_swap_would_be_preferred() -> None:
    game = paying("cuddle-room", "carpenter", "builder", wood=1, ore=1)  # 1 wood printed, nothing left of it
    assert question(game) == "cell"
    assert supply(game) == {"wood": 1, "ore": 1}


@rule("rulings", "F32")
def test_goods_that_a_furnishing_gives_at_once_come_after_paying() -> None:
    game = start()
    furnish(game, "builder")
    give(game, stone=2)  # the Blacksmith costs 1 wood and 2 stone and brings 2 ore
    play(game, "place housework")
    assert "blacksmith" not in offered(game, "furnish")
    game = play(paying("stone-carver", wood=1), "at d3")
    assert supply(game) == {"stone": 2, "dog": 1}


@rule("rulings", "F32")
def test_carpenter_takes_one_wood_off_each_pasture_of_an_expedition() -> None:
    game = armed(10, 10, wood=1)
    furnish(game, "carpenter")
    lay(game, meadow="c4 b4 a4")
    play(travel(game), "loot small-pasture", "tile small-pasture c4")
    assert supply(game) == {"wood": 1}
    play(game, "loot large-pasture", "tile large-pasture a4 b4")
    assert supply(game) == {}


# Blacksmith


@rule("farmers", 21, 3)
@pytest.mark.parametrize(("ore", "strengths"), [(0, 2), (1, 3), (5, 7), (6, 8), (20, 8)])
def test_blacksmith_forges_for_two_ore_less(ore: int, strengths: int) -> None:
    game = start(spaces=["blacksmithing"])
    furnish(game, "blacksmith")
    give(game, ore=ore)
    play(game, "place blacksmithing", "choose forge")
    assert offered(game, "forge") == [str(n) for n in range(1, strengths + 1)]


@rule("farmers", 21, 3)
@pytest.mark.parametrize(("strength", "paid"), [(1, 0), (2, 0), (3, 1), (8, 6)])
def test_blacksmith_never_makes_the_price_negative(strength: int, paid: int) -> None:
    game = start(spaces=["blacksmithing"])
    furnish(game, "blacksmith")
    give(game, ore=6)
    play(game, "place blacksmithing", "choose forge", f"forge {strength}")
    assert supply(game).get("ore", 0) == 6 - paid


@rule("farmers", 21, 3)
def test_without_the_blacksmith_no_weapon_is_forged_for_nothing() -> None:
    game = start(spaces=["blacksmithing"])
    assert "blacksmithing" not in offered(game, "place")


# Builder


def payments(wood: int, stone: int, ore: int) -> list[str]:
    """How a builder's owner may pay the blacksmith: 1 wood and 2 stone."""
    game = start()
    furnish(game, "builder")
    give(game, wood=wood, stone=stone, ore=ore)
    play(game, "place housework")
    if "furnish blacksmith" not in offers(game):
        return []
    play(game, "furnish blacksmith")
    return offered(game, "pay")


@rule("farmers", 21, 4)
def test_builder_is_optional_and_partial() -> None:
    assert payments(1, 2, 2) == ["as printed", "ore for wood", "ore for stone", "ore for both"]
    assert payments(1, 2, 1) == ["as printed", "ore for wood", "ore for stone"]
    assert payments(1, 1, 1) == ["ore for stone"]
    assert payments(0, 2, 1) == ["ore for wood"]
    assert payments(0, 1, 2) == ["ore for both"]


@rule("farmers", 21, 4)
def test_builder_replaces_each_good_only_once() -> None:
    assert payments(1, 0, 5) == []  # two stone would have to be replaced
    assert payments(0, 1, 1) == []  # one ore is not enough for both


@rule("farmers", 21, 4)
def test_builder_pays_with_one_ore_for_one_stone() -> None:
    game = start()
    furnish(game, "builder")
    give(game, wood=1, stone=1, ore=1)
    play(game, "place housework", "furnish blacksmith", "pay ore for stone", "at d3")
    assert supply(game) == {"ore": 2, "dog": 1}  # the blacksmith brings these 2 ore
