"""Rulings F31 to F35: what each allows and what it forbids."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.course import question
from tests.cave_farmers.scenario import (
    family,
    furnish,
    give,
    lay,
    offered,
    offers,
    play,
    player,
    start,
    supply,
)  # fmt: skip
from tests.cave_farmers.situations import armed, travel, weapons

# F31: the Guest room


def guest(space: str, **goods: int) -> Game:
    """The Guest room's owner has one place for a child."""
    game = start(players=4, spaces=[space])
    furnish(game, "guest-room", "dwelling")
    give(game, **goods)
    return play(game, f"place {space}")


DWELLING = ["choose dwelling", "furnish dwelling", "at d3"]


@pytest.mark.parametrize("order", [["choose grow", *DWELLING], [*DWELLING, "choose grow"]], ids=["grow", "build"])
def test_f31_wish_for_children_in_either_order(order: list[str]) -> None:
    game = play(guest("wish-for-children", wood=4, stone=3), *order)
    assert (player(game).dwarfs(), player(game).room) == (3, 4)
    assert game.turn == 1  # with room left: still one family growth


@pytest.mark.parametrize("order", [["goods", "grow"], ["grow", "goods"]], ids=["goods first", "growth first"])
def test_f31_growth_in_either_order(order: list[str]) -> None:
    game = play(guest("growth"), f"choose {order[0]}")
    assert offers(game)[:2] == ["stop", f"choose {order[1]}"]
    play(game, f"choose {order[1]}")
    assert supply(game) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
    assert player(game).dwarfs() == 3


def test_f31_one_part_alone_is_enough() -> None:
    game = play(guest("growth"), "choose grow", "stop")
    assert supply(game) == {}
    assert game.turn == 1


@pytest.mark.parametrize(
    "order",
    [["choose gold", *DWELLING, "choose grow"], [*DWELLING, "choose grow", "choose gold"]],
    ids=["gold first", "gold last"],
)
def test_f31_urgent_wish_gives_dwelling_growth_and_gold(order: list[str]) -> None:
    game = play(guest("urgent-wish-for-children", wood=4, stone=3), *order)
    assert supply(game) == {"gold": 3}
    assert (player(game).dwarfs(), player(game).room) == (3, 4)
    assert game.turn == 1  # there is room for a fourth, but it was one growth


def test_f31_without_the_guest_room_it_is_one_or_the_other() -> None:
    game = start(players=4)
    furnish(game, "dwelling")
    play(game, "place growth", "choose grow")
    assert game.turn == 1
    assert supply(game) == {}


# F32: paying for furnishings


def paying(tile: str, *owned: str, **goods: int) -> Game:
    game = start()
    furnish(game, *owned)
    give(game, **goods)
    return play(game, "place housework", f"furnish {tile}")


def test_f32_carpenter_and_stone_carver_first_then_builder_swaps() -> None:
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


def test_f32_discounts_are_always_taken_even_if_a_swap_would_be_preferred() -> None:
    game = paying("cuddle-room", "carpenter", "builder", wood=1, ore=1)  # 1 wood printed, nothing left of it
    assert question(game) == "cell"
    assert supply(game) == {"wood": 1, "ore": 1}


def test_f32_goods_at_once_come_after_paying() -> None:
    game = start()
    furnish(game, "builder")
    give(game, stone=2)  # the Blacksmith costs 1 wood and 2 stone and brings 2 ore
    play(game, "place housework")
    assert "blacksmith" not in offered(game, "furnish")
    game = play(paying("stone-carver", wood=1), "at d3")
    assert supply(game) == {"stone": 2, "dog": 1}


def test_f32_each_pasture_of_an_expedition_is_an_action_of_its_own_for_the_carpenter() -> None:
    game = armed(10, 10, wood=1)
    furnish(game, "carpenter")
    lay(game, meadow="c4 b4 a4")
    play(travel(game), "loot small-pasture", "tile small-pasture c4")
    assert supply(game) == {"wood": 1}
    play(game, "loot large-pasture", "tile large-pasture a4 b4")
    assert supply(game) == {}


# F33: whose weapon the Peaceful cave takes


def test_f33_dwarfs_at_home_and_at_work() -> None:
    game = start()
    family(game, 0, 2, 3)
    furnish(game, "peaceful-cave")
    play(game, "place ore-mining", "place supplies", "place wood-gathering", "place clearing", "stop")
    assert offered(game, "disarm") == ["3", "2 at work"]
    play(game, "disarm 2 at work")
    assert weapons(game) == [0, 0, 3]
    assert supply(game)["food"] == 2


def test_f33_not_the_one_on_an_expedition_until_it_ends() -> None:
    game = armed(5, 6)
    furnish(game, "peaceful-cave")
    play(travel(game), "loot wood")
    assert offered(game, "disarm") == ["6"]
    game = start(spaces=["adventure"])
    family(game, 5, 9)
    furnish(game, "peaceful-cave")
    play(game, "place adventure", "choose expedition", "loot wood")
    assert offered(game, "disarm") == ["9", "6 at work"]  # between the two expeditions
    play(game, "disarm 6 at work")
    assert offers(game) == ["stop", "disarm 9"]  # unarmed: no second expedition


def test_f33_another_dwarf_as_strong_as_the_traveller_may_be_disarmed() -> None:
    game = armed(5, 5)
    furnish(game, "peaceful-cave")
    play(game, "place ore-mining", "place supplies")
    play(travel(game), "loot wood", "disarm 5 at work")
    assert weapons(game) == [0, 5]
    assert offered(game, "disarm") == []
    play(game, "stop")
    assert weapons(game) == [0, 6]


def test_f33_it_is_the_other_dwarf_whichever_is_older() -> None:
    game = armed(6, 5)
    furnish(game, "peaceful-cave")
    play(game, "place logging", "loot wood", "place supplies")  # the second dwarf comes back with 6 as well
    play(travel(game), "loot wood", "disarm 6 at work")
    assert weapons(game) == [6, 0]


# F34: early Stables


def test_f34_two_stabled_cells_never_take_one_twin() -> None:
    game = start()
    lay(game, stable="c4 c3")
    play(game, "place clearing")
    assert set(offered(game, "tile meadow-field")) == {"c4 b4"}  # the entrance forces a meadow there, the field beside


def test_f34_a_stable_in_front_of_the_entrance_forces_a_meadow_there() -> None:
    game = start()
    lay(game, stable="c4")
    give(game, ruby=2)
    assert "trade ruby for field" not in offers(game)
    assert "trade ruby for meadow" in offers(game)
    play(game, "place clearing")
    assert set(offered(game, "tile meadow-field")) == {"c4 b4", "c4 c3"}


def test_f34_the_stable_ends_up_on_the_meadow() -> None:
    game = start()
    lay(game, stable="c4")
    play(game, "place clearing", "tile meadow-field c4 b4")
    cells = {cell["cell"]: cell for cell in game.view()["players"][0]["cells"]}
    assert (cells["c4"]["tile"], cells["c4"]["stable"]) == ("meadow", True)
    assert (cells["b4"]["tile"], cells["b4"]["stable"]) == ("field", False)


# F35: Trader and Spare part storage again


def test_f35_no_free_cavern_is_needed() -> None:
    game = start()
    furnish(game, "trader", at="d3")
    give(game, wood=9, stone=9)
    play(game, "place housework")
    assert offered(game, "furnish") == ["spare-part-storage"]
    play(game, "furnish spare-part-storage", "at d3")
    assert supply(game) == {"wood": 7, "stone": 9, "dog": 1}


def test_f35_the_second_lies_on_the_first_even_on_a_tunnel() -> None:
    game = start()
    furnish(game, "work-room", at="d2")
    lay(game, tunnel="e3 e2")
    furnish(game, "spare-part-storage", at="e3")
    give(game, wood=1)
    play(game, "place housework", "furnish trader")
    assert offered(game, "at") == ["e3"]


@pytest.mark.parametrize(
    ("first", "second", "bonus"),
    [("spare-part-storage", "trader", 2), ("trader", "spare-part-storage", 4)],
    ids=["the storage is covered", "the storage lies on top"],
)
def test_f35_a_covered_tile_does_not_count_for_the_main_storage(first: str, second: str, bonus: int) -> None:
    game = start()
    furnish(game, "main-storage", at="e2")
    furnish(game, first, at="e3")
    give(game, wood=2)
    play(game, "place housework", f"furnish {second}", "at e3")
    assert game.score_sheet(0)["bonuses"] == bonus


def test_f35_a_covered_tile_does_not_go_back_on_sale() -> None:
    game = start()
    furnish(game, "trader", at="e3")
    give(game, wood=2)
    play(game, "place housework", "furnish spare-part-storage", "at e3")
    assert not {"trader", "spare-part-storage"} & set(game.view()["furnishings"])
