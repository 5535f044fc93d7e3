"""What is often implemented wrongly: points 14 to 26 of section 9 of the fact sheet, by number."""

from __future__ import annotations

import pytest

from tests.cave_farmers.course import next_round, question
from tests.cave_farmers.scenario import (
    family,
    furnish,
    give,
    harvest,
    lay,
    offered,
    offers,
    play,
    player,
    start,
    supply,
)


def test_14_ruby_mine_construction_builds_one_mine() -> None:
    game = start(spaces=["ruby-mine-construction"])
    lay(game, tunnel="e3 e2", deep="f2")
    play(game, "place ruby-mine-construction")
    assert offered(game, "choose") == ["ruby-mine", "deep-ruby-mine"]
    play(game, "choose ruby-mine", "tile ruby-mine e3")
    assert game.turn == 1


def test_14_guest_room_builds_one_mine_on_each_kind_of_tunnel() -> None:
    game = start(spaces=["ruby-mine-construction"])
    furnish(game, "guest-room")
    lay(game, tunnel="e3 e2", deep="f2 f1")
    play(game, "place ruby-mine-construction", "choose ruby-mine", "tile ruby-mine e3")
    assert offered(game, "choose") == ["deep-ruby-mine"]  # no second one on an ordinary tunnel
    play(game, "choose deep-ruby-mine", "tile ruby-mine f2")
    assert game.turn == 1
    assert game.score_sheet(0)["mines"] == 8
    assert supply(game) == {"ruby": 1}


def test_14_guest_room_builds_no_second_mine_on_deep_tunnels() -> None:
    game = start(spaces=["ruby-mine-construction"])
    furnish(game, "guest-room")
    lay(game, deep="f2 f1")
    play(game, "place ruby-mine-construction", "choose deep-ruby-mine", "tile ruby-mine f2")
    assert offered(game, "choose") == []


def test_15_a_ruby_comes_with_a_mine_on_a_deep_tunnel() -> None:
    game = start(spaces=["ruby-mine-construction"])
    lay(game, tunnel="e3", deep="e2")
    play(game, "place ruby-mine-construction", "choose deep-ruby-mine")
    assert offered(game, "tile") == ["ruby-mine e2"]
    play(game, "tile ruby-mine e2")
    assert supply(game) == {"ruby": 1}


def test_15_no_ruby_comes_with_a_mine_on_an_ordinary_tunnel() -> None:
    game = start(spaces=["ruby-mine-construction"])
    lay(game, tunnel="e3", deep="e2")
    play(game, "place ruby-mine-construction", "choose ruby-mine")
    assert offered(game, "tile") == ["ruby-mine e3"]
    play(game, "tile ruby-mine e3")
    assert supply(game) == {}


def test_15_no_ruby_comes_with_the_deep_tunnel_itself() -> None:
    game = start(spaces=["ore-mine-construction"])
    lay(game, tunnel="e3 e2")
    play(game, "place ore-mine-construction", "choose ore-mine", "tile ore-mine e3 e2")
    assert supply(game) == {"ore": 3}


def test_16_an_ore_mine_takes_a_donkey_before_the_action_ends() -> None:
    game = start(spaces=["ore-mine-construction"])
    family(game, 3, 3)
    lay(game, tunnel="e3 e2")
    give(game, sheep=2)
    play(game, "place ore-mine-construction", "choose ore-mine", "tile ore-mine e3 e2", "choose expedition")
    play(game, "loot donkey")
    assert question(game) == "loot"
    assert supply(game) == {"ore": 3, "sheep": 2, "donkey": 1}


def test_16_without_the_mine_that_donkey_has_no_room() -> None:
    game = start(spaces=["ore-mine-construction"])
    family(game, 3, 3)
    lay(game, tunnel="e3 e2")
    give(game, sheep=2)
    play(game, "place ore-mine-construction", "choose expedition", "loot donkey")
    assert question(game) == "overflow"


# 17 to 19: family and dwellings


@pytest.mark.parametrize(
    ("space", "plays"),
    [
        ("growth", ["choose grow"]),
        ("wish-for-children", ["choose grow"]),
        ("urgent-wish-for-children", ["choose dwelling", "furnish simple-dwelling-a", "at d3", "choose grow"]),
        ("family-life", ["choose grow"]),
    ],
)
def test_17_additional_dwelling_unlocks_the_sixth_dwarf_on_every_growth_space(space: str, plays: list[str]) -> None:
    game = start(players=4, spaces=[space])
    family(game, 0, 0, 0, 0, 0)
    furnish(game, "additional-dwelling")
    give(game, wood=4, stone=2)
    play(game, f"place {space}", *plays)
    assert player(game).dwarfs() == 6


def test_17_urgent_wish_may_build_the_additional_dwelling_and_grow_to_six() -> None:
    game = start(spaces=["urgent-wish-for-children"])
    family(game, 0, 0, 0, 0, 0)
    give(game, wood=4, stone=3)
    play(game, "place urgent-wish-for-children", "choose dwelling", "furnish additional-dwelling", "at d3")
    play(game, "choose grow")
    assert player(game).dwarfs() == 6


@pytest.mark.parametrize("dwarfs", [2, 3, 4])
def test_17_additional_dwelling_gives_no_room_before_the_fifth_dwarf(dwarfs: int) -> None:
    game = start(players=4, spaces=["family-life", "wish-for-children"])
    family(game, *[0] * dwarfs)
    furnish(game, "additional-dwelling")
    assert "family-life" not in offered(game, "place")
    assert "wish-for-children" not in offered(game, "place")
    play(game, "place growth")
    assert offered(game, "choose") == ["goods"]


def test_17_no_growth_without_room_and_no_seventh_dwarf() -> None:
    game = start(spaces=["family-life"])
    assert "family-life" not in offered(game, "place")
    family(game, 0, 0, 0, 0, 0, 0)
    furnish(game, "additional-dwelling", "dwelling")
    assert "family-life" not in offered(game, "place")


def test_18_growth_on_urgent_wish_is_optional_after_the_dwelling() -> None:
    game = start(spaces=["urgent-wish-for-children"])
    give(game, wood=4, stone=3)
    play(game, "place urgent-wish-for-children", "choose dwelling", "furnish dwelling", "at d3")
    assert offers(game) == ["stop", "choose grow"]
    play(game, "stop")
    assert player(game).dwarfs() == 2
    assert player(game).room == 3


def test_18_growth_on_urgent_wish_is_impossible_without_a_dwelling() -> None:
    game = start(spaces=["urgent-wish-for-children"])
    furnish(game, "dwelling")  # there is room for a third dwarf, but nothing to build another dwelling with
    play(game, "place urgent-wish-for-children")
    assert offers(game) == ["choose gold"]
    play(game, "choose gold")
    assert supply(game) == {"gold": 3}
    assert player(game).dwarfs() == 2


def test_19_state_parlor_counts_every_type_of_dwelling_beside_it() -> None:
    game = start()
    furnish(game, "additional-dwelling", at="e3")
    furnish(game, "mixed-dwelling", at="d2")
    furnish(game, "dwelling", at="e2")  # touches the parlor's corner only
    give(game, stone=3, gold=5)
    play(game, "place housework", "furnish state-parlor", "at d3")
    assert supply(game) == {"food": 6, "dog": 1}  # those two and the entry-level dwelling at d4
    assert game.score_sheet(0)["bonuses"] == 12


def test_19_state_parlor_does_not_count_other_furnishings() -> None:
    game = start()
    furnish(game, "cuddle-room", at="e3")
    furnish(game, "guest-room", at="d2")
    give(game, stone=3, gold=5)
    play(game, "place housework", "furnish state-parlor", "at d3")
    assert supply(game) == {"food": 2, "dog": 1}
    assert game.score_sheet(0)["bonuses"] == 4


# 20 to 26: furnishings


def test_20_seam_gives_ore_for_stone_of_the_stone_supplier() -> None:
    game = start()
    furnish(game, "seam", "stone-supplier")
    next_round(game)
    assert supply(game) == {"stone": 1, "ore": 1}


def test_20_seam_gives_ore_for_stone_of_the_trader() -> None:
    game = start()
    furnish(game, "seam", "trader")
    give(game, gold=2)
    play(game, "trade 2 gold for wood + stone + ore")
    assert supply(game) == {"wood": 1, "stone": 1, "ore": 2}


def test_20_seam_gives_nothing_for_other_goods() -> None:
    game = start()
    furnish(game, "seam", "wood-supplier")
    next_round(game)
    assert supply(game) == {"wood": 1}


def test_21_quarry_gives_a_stone_for_a_newborn_donkey() -> None:
    game = start()
    furnish(game, "quarry")
    lay(game, small="c4 b4 a4")
    give(game, food=4, donkey=2, sheep=2)
    give(game, 1, food=4)
    play(harvest(game), "breed sheep donkey")
    assert supply(game) == {"stone": 1, "donkey": 3, "sheep": 3}


def test_21_quarry_gives_no_stone_for_other_newborns() -> None:
    game = start()
    furnish(game, "quarry")
    lay(game, small="c4 b4 a4")
    give(game, food=4, donkey=2, sheep=2)
    give(game, 1, food=4)
    play(harvest(game), "breed sheep")
    assert supply(game) == {"donkey": 2, "sheep": 3}


def test_21_quarry_gives_no_stone_for_donkeys_bought_or_collected() -> None:
    game = start(spaces=["donkey-farming"])
    furnish(game, "quarry")
    give(game, ruby=1)
    play(game, "trade ruby for donkey", "place donkey-farming", "choose animals")
    assert supply(game) == {"donkey": 2}


@pytest.mark.parametrize(("ore", "strengths"), [(0, 2), (1, 3), (5, 7), (6, 8), (20, 8)])
def test_22_blacksmith_forges_for_two_ore_less(ore: int, strengths: int) -> None:
    game = start(spaces=["blacksmithing"])
    furnish(game, "blacksmith")
    give(game, ore=ore)
    play(game, "place blacksmithing", "choose forge")
    assert offered(game, "forge") == [str(n) for n in range(1, strengths + 1)]


@pytest.mark.parametrize(("strength", "paid"), [(1, 0), (2, 0), (3, 1), (8, 6)])
def test_22_blacksmith_never_makes_the_price_negative(strength: int, paid: int) -> None:
    game = start(spaces=["blacksmithing"])
    furnish(game, "blacksmith")
    give(game, ore=6)
    play(game, "place blacksmithing", "choose forge", f"forge {strength}")
    assert supply(game).get("ore", 0) == 6 - paid


def test_22_without_the_blacksmith_no_weapon_is_forged_for_nothing() -> None:
    game = start(spaces=["blacksmithing"])
    assert "blacksmithing" not in offered(game, "place")


def test_23_carpenter_takes_one_wood_off_a_furnishing() -> None:
    game = start()
    furnish(game, "carpenter")
    give(game, wood=3, stone=3)
    play(game, "place housework", "furnish dwelling", "at d3")
    assert supply(game) == {"dog": 1}


def test_23_carpenter_takes_one_wood_off_fences() -> None:
    game = start(spaces=["sheep-farming"])
    furnish(game, "carpenter")
    lay(game, meadow="c4 b4")
    give(game, wood=3)
    play(game, "place sheep-farming", "choose large-pasture", "tile large-pasture b4 c4", "stop")
    assert supply(game) == {}


def test_23_carpenter_takes_nothing_off_its_own_or_a_woodless_price() -> None:
    game = start()
    give(game, stone=1)
    play(game, "place housework", "furnish carpenter", "at d3")
    assert supply(game) == {"dog": 1}
    game = start()
    furnish(game, "carpenter")
    give(game, wood=1, stone=1)
    play(game, "place housework", "furnish builder", "at d3")
    assert supply(game) == {"wood": 1, "dog": 1}


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


def test_24_builder_is_optional_and_partial() -> None:
    assert payments(1, 2, 2) == ["as printed", "ore for wood", "ore for stone", "ore for both"]
    assert payments(1, 2, 1) == ["as printed", "ore for wood", "ore for stone"]
    assert payments(1, 1, 1) == ["ore for stone"]
    assert payments(0, 2, 1) == ["ore for wood"]
    assert payments(0, 1, 2) == ["ore for both"]


def test_24_builder_replaces_each_good_only_once() -> None:
    assert payments(1, 0, 5) == []  # two stone would have to be replaced
    assert payments(0, 1, 1) == []  # one ore is not enough for both


def test_24_builder_pays_with_one_ore_for_one_stone() -> None:
    game = start()
    furnish(game, "builder")
    give(game, wood=1, stone=1, ore=1)
    play(game, "place housework", "furnish blacksmith", "pay ore for stone", "at d3")
    assert supply(game) == {"ore": 2, "dog": 1}  # the blacksmith brings these 2 ore


def test_24_builder_cannot_be_paid_by_itself() -> None:
    game = start()
    give(game, ore=5)
    play(game, "place housework")
    assert "builder" not in offered(game, "furnish")


def test_25_supplies_storage_costs_three_food_and_one_wood() -> None:
    game = start()
    give(game, food=4, wood=2)
    play(game, "place housework", "furnish supplies-storage", "at d3")
    assert supply(game) == {"food": 1, "wood": 1, "dog": 1}


def test_25_food_may_be_made_for_it_while_furnishing() -> None:
    game = start()
    give(game, food=2, wood=1, grain=1)
    play(game, "place housework")
    assert "supplies-storage" not in offered(game, "furnish")
    play(game, "eat grain", "furnish supplies-storage", "at d3")
    assert supply(game) == {"dog": 1}


def test_26_fodder_chamber_costs_one_stone_and_two_grain() -> None:
    game = start()
    give(game, stone=2, grain=3)
    play(game, "place housework", "furnish fodder-chamber", "at d3")
    assert supply(game) == {"stone": 1, "grain": 1, "dog": 1}


@pytest.mark.parametrize(("stone", "grain"), [(0, 2), (1, 1), (2, 1), (0, 5)])
def test_26_fodder_chamber_is_not_to_be_had_for_less(stone: int, grain: int) -> None:
    game = start()
    give(game, stone=stone, grain=grain, wood=5)
    play(game, "place housework")
    assert "fodder-chamber" not in offered(game, "furnish")
