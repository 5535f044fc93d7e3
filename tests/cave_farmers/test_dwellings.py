"""Dwellings and the growth of a family."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.rounds import reveal
from tests.cave_farmers.scenario import (
    family,
    final_trades,
    furnish,
    give,
    harvest,
    lay,
    offered,
    offers,
    play,
    player,
    settle,
    start,
    supply,
)  # fmt: skip
from tests.rules import rule

GROWTH_SPACES = ["family-life", "wish-for-children", "urgent-wish-for-children", "growth"]


def dwarfs(game: Game) -> int:
    return len(game.view()["players"][0]["dwarfs"])


def can_grow(*tiles: str, dwarfs: int) -> bool:
    """May so many dwarfs with these dwellings have a child? Family life offers nothing else without seeds."""
    game = start(spaces=["family-life"])
    furnish(game, *tiles)
    family(game, *[0] * dwarfs)
    return "place family-life" in offers(game)


def holds(game: Game, **animals: int) -> bool:
    """Do these animals find room?"""
    trial = game.copy()
    give(trial, **animals)
    return bool(settle(trial).decision()["question"] != "overflow")


# Room for dwarfs.


@rule("farmers", 19, 6)
@pytest.mark.parametrize(
    ("tiles", "room"),
    [
        ([], 2),
        (["dwelling"], 3),
        (["simple-dwelling-a"], 3),
        (["simple-dwelling-b"], 3),
        (["mixed-dwelling"], 3),
        (["couple-dwelling"], 4),
        (["dwelling", "dwelling"], 4),
        (["simple-dwelling-a", "simple-dwelling-b"], 4),
        (["couple-dwelling", "mixed-dwelling"], 5),
        (["dwelling", "dwelling", "dwelling"], 5),
    ],
    ids=lambda value: "+".join(value) or "entry" if isinstance(value, list) else str(value),
)
def test_a_family_grows_up_to_the_room_in_its_dwellings_and_not_beyond(tiles: list[str], room: int) -> None:
    assert can_grow(*tiles, dwarfs=room - 1)
    assert not can_grow(*tiles, dwarfs=room)


@rule("farmers", 19, 1)
def test_dwelling_houses_one_more_dwarf() -> None:
    game = start(spaces=["family-life"])
    furnish(game, "dwelling")
    play(game, "place family-life", "choose grow")
    assert dwarfs(game) == 3


@rule("farmers", 19, 1)
def test_dwelling_has_no_room_for_animals() -> None:
    game = start()
    furnish(game, "dwelling")
    assert holds(game, sheep=2)
    assert not holds(game, sheep=3)


@rule("farmers", 19, 1)
def test_dwelling_scores_for_each_copy() -> None:
    game = start()
    furnish(game, "dwelling", "dwelling", "dwelling")
    assert game.score_sheet(0)["furnishings"] == 9


@rule("farmers", 19, 2)
def test_simple_dwelling_a_and_simple_dwelling_b_house_one_dwarf_each() -> None:
    assert can_grow("simple-dwelling-a", dwarfs=2)
    assert can_grow("simple-dwelling-b", dwarfs=2)
    assert can_grow("simple-dwelling-a", "simple-dwelling-b", dwarfs=3)


@rule("farmers", 19, 2)
def test_simple_dwelling_a_and_simple_dwelling_b_house_nobody_else_and_no_animals() -> None:
    assert not can_grow("simple-dwelling-a", "simple-dwelling-b", dwarfs=4)
    game = start()
    furnish(game, "simple-dwelling-a", "simple-dwelling-b")
    assert not holds(game, sheep=3)


@rule("farmers", 19, 3)
def test_mixed_dwelling_holds_a_dwarf_and_two_animals_of_one_type() -> None:
    assert can_grow("mixed-dwelling", dwarfs=2)
    game = start()
    furnish(game, "mixed-dwelling")
    assert holds(game, sheep=2, cattle=2)
    assert holds(game, boar=4)


@rule("farmers", 19, 3)
def test_mixed_dwelling_does_not_hold_two_types_or_a_third_animal() -> None:
    game = start()
    furnish(game, "mixed-dwelling")
    assert not holds(game, sheep=2, cattle=1, boar=1)
    assert not holds(game, boar=5)
    assert not holds(game, sheep=5, dog=9)


@rule("farmers", 19, 4)
def test_couple_dwelling_houses_two_dwarfs() -> None:
    assert can_grow("couple-dwelling", dwarfs=2)
    assert can_grow("couple-dwelling", dwarfs=3)


@rule("farmers", 19, 4)
@pytest.mark.parametrize("space", ["family-life", "wish-for-children", "growth"])
def test_couple_dwelling_does_not_give_two_children_in_one_family_growth(space: str) -> None:
    game = start(players=4, spaces=[space])
    furnish(game, "couple-dwelling")
    play(game, f"place {space}", "choose grow")
    assert dwarfs(game) == 3
    assert "choose grow" not in offers(game)


@rule("farmers", 19, 4)
def test_couple_dwelling_does_not_give_two_children_on_urgent_wish_for_children() -> None:
    game = start(spaces=["urgent-wish-for-children"])
    give(game, wood=8, stone=6)
    play(game, "place urgent-wish-for-children", "choose dwelling", "furnish couple-dwelling", "at d3", "choose grow")
    assert dwarfs(game) == 3
    assert game.turn == 1


@rule("farmers", 19, 5)
@pytest.mark.parametrize("space", GROWTH_SPACES)
def test_additional_dwelling_gives_a_sixth_dwarf_on_every_space_for_growth(space: str) -> None:
    game = start(players=4, spaces=[space])
    furnish(game, "additional-dwelling", at="f4")
    family(game, 0, 0, 0, 0, 0)
    if space == "urgent-wish-for-children":
        give(game, wood=4, stone=3)
        play(game, f"place {space}", "choose dwelling", "furnish dwelling", "at d3", "choose grow")
    else:
        play(game, f"place {space}", "choose grow")
    assert dwarfs(game) == 6
    assert game.score_sheet(0)["dwarfs"] == 6


@rule("farmers", 19, 5)
@pytest.mark.parametrize("adults", [2, 3, 4])
def test_additional_dwelling_houses_nobody_before_the_sixth_dwarf(adults: int) -> None:
    others = ["dwelling"] * (adults - 2)
    assert not can_grow(*others, "additional-dwelling", dwarfs=adults)


@rule("farmers", 19, 5)
def test_additional_dwelling_built_early_waits_for_five_dwarfs() -> None:
    game = start(spaces=["family-life", "wish-for-children"])
    furnish(game, "additional-dwelling", "dwelling", "dwelling", "dwelling")
    family(game, 0, 0, 0, 0)
    play(game, "place family-life", "choose grow", "stop")
    assert dwarfs(game) == 5
    play(game, "place logging", "place wish-for-children", "choose grow")
    assert dwarfs(game) == 6


@rule("farmers", 19, 5)
def test_additional_dwelling_has_no_room_for_a_seventh_dwarf() -> None:
    assert can_grow("dwelling", "dwelling", "dwelling", "additional-dwelling", dwarfs=5)
    assert not can_grow("couple-dwelling", "dwelling", "dwelling", "additional-dwelling", dwarfs=6)


@rule("farmers", 19, 5)
def test_without_additional_dwelling_five_dwarfs_are_the_limit_however_large_the_cave() -> None:
    assert not can_grow("couple-dwelling", "couple-dwelling", "dwelling", dwarfs=5)


@rule("farmers", 19, 5)
def test_additional_dwelling_has_no_room_for_animals() -> None:
    game = start()
    furnish(game, "additional-dwelling", "couple-dwelling")
    assert not holds(game, sheep=3)


@rule("farmers", 19, 5)
@pytest.mark.parametrize(
    ("space", "plays"),
    [
        ("growth", ["choose grow"]),
        ("wish-for-children", ["choose grow"]),
        ("urgent-wish-for-children", ["choose dwelling", "furnish simple-dwelling-a", "at d3", "choose grow"]),
        ("family-life", ["choose grow"]),
    ],
)
def test_additional_dwelling_unlocks_the_sixth_dwarf_on_every_growth_space(space: str, plays: list[str]) -> None:
    game = start(players=4, spaces=[space])
    family(game, 0, 0, 0, 0, 0)
    furnish(game, "additional-dwelling")
    give(game, wood=4, stone=2)
    play(game, f"place {space}", *plays)
    assert player(game).dwarfs() == 6


@rule("farmers", 19, 5)
def test_urgent_wish_may_build_the_additional_dwelling_and_grow_to_six() -> None:
    game = start(spaces=["urgent-wish-for-children"])
    family(game, 0, 0, 0, 0, 0)
    give(game, wood=4, stone=3)
    play(game, "place urgent-wish-for-children", "choose dwelling", "furnish additional-dwelling", "at d3")
    play(game, "choose grow")
    assert player(game).dwarfs() == 6


@rule("farmers", 19, 5)
@pytest.mark.parametrize("dwarfs", [2, 3, 4])
def test_additional_dwelling_gives_no_room_before_the_fifth_dwarf(dwarfs: int) -> None:
    game = start(players=4, spaces=["family-life", "wish-for-children"])
    family(game, *[0] * dwarfs)
    furnish(game, "additional-dwelling")
    assert "family-life" not in offered(game, "place")
    assert "wish-for-children" not in offered(game, "place")
    play(game, "place growth")
    assert offered(game, "choose") == ["goods"]


@rule("farmers", 19, 5)
def test_no_growth_without_room_and_no_seventh_dwarf() -> None:
    game = start(spaces=["family-life"])
    assert "family-life" not in offered(game, "place")
    family(game, 0, 0, 0, 0, 0, 0)
    furnish(game, "additional-dwelling", "dwelling")
    assert "family-life" not in offered(game, "place")


# Family growth.


@rule("farmers", 19, 6)
def test_no_growth_without_room() -> None:
    game = start(round=4, spaces=["family-life"])
    assert "place family-life" not in offers(game)
    assert "place wish-for-children" not in offers(game)


@rule("farmers", 19, 6)
def test_growth_offers_only_goods_without_room() -> None:
    game = start(players=4)
    play(game, "place growth")
    assert offered(game, "choose") == ["goods"]


@rule("farmers", 19, 7)
def test_a_newborn_cannot_act_in_the_round_of_its_birth() -> None:
    game = start(spaces=["family-life"])
    furnish(game, "dwelling")
    play(game, "place family-life", "choose grow", "stop")
    at_work = [dwarf["at_work"] for dwarf in game.view()["players"][0]["dwarfs"]]
    assert at_work.count(False) == 1
    play(game, "place wood-gathering", "place logging", "place supplies")  # seats 1, 0 and 1: nobody is left
    assert game.round == 2


@rule("farmers", 19, 7)
def test_a_newborn_acts_from_the_next_round_on() -> None:
    game = start(spaces=["family-life"])
    furnish(game, "dwelling")
    play(game, "place family-life", "choose grow")
    harvest(game, "none")
    play(game, offers(game)[0])
    assert [dwarf["at_work"] for dwarf in game.view()["players"][0]["dwarfs"]] == [False, False, False]
    assert not any(dwarf["newborn"] for dwarf in game.view()["players"][0]["dwarfs"])


@rule("farmers", 19, 7)
def test_a_newborn_is_unarmed() -> None:
    game = start(spaces=["family-life"])
    furnish(game, "dwelling")
    family(game, 5, 7)
    play(game, "place family-life", "choose grow")
    assert [dwarf["strength"] for dwarf in game.view()["players"][0]["dwarfs"]] == [5, 7, 0]


@rule("farmers", 10, 1)
@pytest.mark.parametrize(("kind", "food"), [("harvest", 5), ("one-food", 3)])
def test_a_newborn_eats_one_food_in_the_round_of_its_birth(kind: str, food: int) -> None:
    game = start(spaces=["family-life"])
    furnish(game, "dwelling")
    give(game, food=9)
    play(game, "place family-life", "choose grow")
    harvest(game, kind)
    assert supply(game) == {"food": 9 - food}


@rule("farmers", 10, 1)
def test_a_child_eats_two_food_at_later_harvests() -> None:
    game = start(spaces=["family-life"])
    furnish(game, "dwelling")
    give(game, food=9)
    play(game, "place family-life", "choose grow")
    harvest(game, "none")
    play(game, offers(game)[0])
    harvest(game)
    assert supply(game) == {"food": 3}


@rule("farmers", 10, 6)
def test_a_newborn_scores_at_once() -> None:
    game = start(spaces=["family-life"])
    furnish(game, "dwelling")
    play(game, "place family-life", "choose grow")
    assert game.score_sheet(0)["dwarfs"] == 3


@rule("farmers", 19, 8)
def test_several_spaces_for_growth_may_be_used_in_one_round() -> None:
    game = start(spaces=["family-life", "wish-for-children"])
    furnish(game, "couple-dwelling")
    play(game, "place family-life", "choose grow", "stop", "place logging", "place wish-for-children", "choose grow")
    assert dwarfs(game) == 4


@rule("farmers", 19, 8)
def test_family_life_lets_grow_and_sow_in_either_order() -> None:
    for first, second in (("grow", "sow"), ("sow", "grow")):
        game = start(spaces=["family-life"])
        furnish(game, "dwelling")
        lay(game, field="c4")
        give(game, grain=1)
        play(game, "place family-life")
        for part in (first, second):
            play(game, f"choose {part}", *(["sow grain", "stop"] if part == "sow" else []))
        assert dwarfs(game) == 3
        assert player(game).grain_3


@rule("rulings", "F23")
@pytest.mark.parametrize(("dwarfs", "grows"), [(4, True), (5, False)])
def test_a_family_grows_to_five_dwarfs(dwarfs: int, grows: bool) -> None:
    game = start(spaces=["family-life"])
    family(game, *[0] * dwarfs)
    furnish(game, "couple-dwelling", "dwelling")
    assert ("family-life" in offered(game, "place")) is grows


@rule("rulings", "F23")
def test_a_family_grows_to_six_dwarfs_with_the_additional_dwelling() -> None:
    game = start(spaces=["family-life"])
    family(game, 0, 0, 0, 0, 0)
    furnish(game, "additional-dwelling")
    assert "family-life" in offered(game, "place")
    family(game, 0, 0, 0, 0, 0, 0)
    assert "family-life" not in offered(game, "place")


@rule("rulings", "F23")
def test_the_additional_dwelling_houses_nobody_before_the_sixth() -> None:
    game = start(spaces=["family-life"])
    furnish(game, "additional-dwelling")
    assert "family-life" not in offered(game, "place")


@rule("farmers", 19, 7)
def test_a_newborn_cannot_act_in_its_round() -> None:
    game = start(spaces=["wish-for-children"])
    furnish(game, "dwelling")
    play(game, "place wish-for-children", "choose grow", "place supplies", "place wood-gathering", "place housework")
    assert [dwarf["at_work"] for dwarf in game.view()["players"][0]["dwarfs"]] == [True, True, True]
    play(game, "stop")
    assert game.round == 2  # all four adult dwarfs were placed: the round is over


@rule("farmers", 10, 1)
def test_a_newborn_eats_one_food_in_its_round_and_two_later() -> None:
    game = start(spaces=["wish-for-children"])
    furnish(game, "dwelling")
    play(game, "place wish-for-children", "choose grow")
    for price in (2 + 2 + 1, 2 + 2 + 2):
        give(game, food=10)
        give(game, 1, food=10)
        harvest(game)
        assert supply(game)["food"] == 10 - price
        reveal(game)


@rule("farmers", 10, 6)
def test_a_newborn_of_the_last_round_counts_for_scoring() -> None:
    game = start(round=12, spaces=["wish-for-children"])
    furnish(game, "dwelling")
    play(game, "place wish-for-children", "choose grow")
    final_trades(game)
    assert game.score_sheet(0)["dwarfs"] == 3


# Furnish a dwelling.


@rule("farmers", 5, 4)
def test_wish_for_children_gives_growth_or_a_dwelling() -> None:
    game = start(round=4)
    furnish(game, "dwelling")
    give(game, wood=4, stone=3)
    play(game, "place wish-for-children")
    assert offered(game, "choose") == ["grow", "dwelling"]
    play(game, "choose dwelling", "furnish dwelling", "at d3")
    assert supply(game) == {}
    assert dwarfs(game) == 2
    assert game.turn == 1


@rule("farmers", 5, 4)
def test_wish_for_children_does_not_give_a_dwelling_after_growth() -> None:
    game = start(round=4)
    furnish(game, "dwelling")
    give(game, wood=4, stone=3)
    play(game, "place wish-for-children", "choose grow")
    assert game.turn == 1


@rule("farmers", 18, 6)
def test_wish_for_children_offers_no_other_furnishing_than_dwellings() -> None:
    game = start(round=4)
    give(game, wood=9, stone=9)
    play(game, "place wish-for-children", "choose dwelling")
    assert len(offered(game, "furnish")) == 6
    assert all(tile.endswith(("dwelling", "dwelling-a", "dwelling-b")) for tile in offered(game, "furnish"))


@rule("farmers", 5, 5)
def test_urgent_wish_gives_growth_after_a_dwelling() -> None:
    game = start(spaces=["urgent-wish-for-children"])
    give(game, wood=4, stone=3)
    play(game, "place urgent-wish-for-children", "choose dwelling", "furnish dwelling", "at d3", "choose grow")
    assert dwarfs(game) == 3


@rule("farmers", 5, 5)
def test_urgent_wish_does_not_force_growth_after_a_dwelling() -> None:
    game = start(spaces=["urgent-wish-for-children"])
    give(game, wood=4, stone=3)
    play(game, "place urgent-wish-for-children", "choose dwelling", "furnish dwelling", "at d3", "stop")
    assert dwarfs(game) == 2
    assert game.turn == 1


@rule("farmers", 5, 5)
def test_urgent_wish_gives_no_growth_without_building_a_dwelling() -> None:
    game = start(spaces=["urgent-wish-for-children"])
    furnish(game, "couple-dwelling")
    give(game, wood=3, stone=3)
    play(game, "place urgent-wish-for-children")
    assert offered(game, "choose") == ["gold", "dwelling"]
    play(game, "choose gold")
    assert supply(game) == {"wood": 3, "stone": 3, "gold": 3}
    assert game.turn == 1


@rule("farmers", 5, 5)
def test_urgent_wish_gives_no_growth_after_a_dwelling_that_houses_nobody_yet() -> None:
    game = start(spaces=["urgent-wish-for-children"])
    give(game, wood=4, stone=3)
    play(game, "place urgent-wish-for-children", "choose dwelling", "furnish additional-dwelling", "at d3")
    assert "choose grow" not in offers(game)


@rule("farmers", 5, 5)
def test_growth_on_urgent_wish_is_optional_after_the_dwelling() -> None:
    game = start(spaces=["urgent-wish-for-children"])
    give(game, wood=4, stone=3)
    play(game, "place urgent-wish-for-children", "choose dwelling", "furnish dwelling", "at d3")
    assert offers(game) == ["stop", "choose grow"]
    play(game, "stop")
    assert player(game).dwarfs() == 2
    assert player(game).room == 3


@rule("farmers", 5, 5)
def test_growth_on_urgent_wish_is_impossible_without_a_dwelling() -> None:
    game = start(spaces=["urgent-wish-for-children"])
    furnish(game, "dwelling")  # there is room for a third dwarf, but nothing to build another dwelling with
    play(game, "place urgent-wish-for-children")
    assert offers(game) == ["choose gold"]
    play(game, "choose gold")
    assert supply(game) == {"gold": 3}
    assert player(game).dwarfs() == 2
