"""The last space of era I and the fourth slot of era II: more gold or weapons than the opponent."""

from __future__ import annotations

import pytest

from tests.cave_vs_cave.scenario import (
    clear,
    era_two,
    give,
    offered,
    offers,
    only,
    play,
    show,
    start,
    stock,
    supply,
)
from tests.cave_vs_cave.slots import TILES, bonuses, table
from tests.rules import rule

# Renovation's condition


@rule("caves", 3, 11)
@pytest.mark.parametrize(("own_gold", "other_gold", "allowed"), [(2, 1, True), (1, 1, False), (0, 1, False)])
@pytest.mark.parametrize("seat", [0, 1])
def test_renovation_needs_strictly_more_gold(seat: int, own_gold: int, other_gold: int, allowed: bool) -> None:
    game = start(round=8)
    if seat == 1:
        play(game, "take cultivation", "end")
    give(game, seat=seat, gold=own_gold)
    give(game, seat=1 - seat, gold=other_gold)
    assert ("renovation" in offered(game, "take")) == allowed


@rule("caves", 3, 11)
def test_renovation_is_lost_by_converting_gold_before_it_is_taken() -> None:
    game = start(round=8)
    give(game, gold=2)
    give(game, seat=1, gold=1)
    play(game, "eat gold")
    assert "renovation" not in offered(game, "take")


@rule("caves", 3, 11)
def test_renovation_goes_on_when_gold_falls_after_it_was_taken() -> None:
    game = start(round=8)
    only(game, gold=2, stone=1)
    give(game, seat=1, gold=1)
    play(game, "take renovation", "eat gold", "eat gold")
    play(game, "furnish for nothing", "furnish grindstone", "at d3", "build wall", "wall d1 e1", "end")
    assert stock(game) == {"food": 2}


@rule("caves", 3, 11)
def test_renovation_has_no_condition_in_the_solo_game() -> None:
    game = start(1, round=7)
    give(game, gold=0)
    assert "renovation" in offered(game, "take")


@rule("caves", 3, 11)
@pytest.mark.parametrize(("mine", "theirs", "offer"), [(3, 2, True), (2, 2, False), (1, 2, False)])
def test_renovation_needs_more_gold_than_the_opponent(mine: int, theirs: int, offer: bool) -> None:
    game = start(round=8)
    give(game, gold=mine)
    give(game, 1, gold=theirs)
    assert ("renovation" in offered(game, "take")) == offer


@rule("caves", 3, 11)
def test_equal_gold_keeps_both_from_renovation() -> None:
    game = start(round=8)
    assert "renovation" not in offered(game, "take")
    play(game, "take cultivation", "end")
    assert "renovation" not in offered(game, "take")


@rule("caves", 3, 11)
def test_gold_may_drop_after_renovation_is_chosen() -> None:
    game = start(round=8)
    give(game, gold=2)
    play(game, "take renovation", "eat gold", "eat gold", "build wall", "wall d1 e1")
    assert supply(game)["gold"] == 0


# the weapons of slot 4


@rule("caves", 15, 9)
@pytest.mark.parametrize(("own_weapons", "other_weapons", "allowed"), [(2, 1, True), (1, 1, False), (0, 1, False)])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("tile", TILES)
def test_the_tile_on_slot_4_needs_strictly_more_weapons(
    tile: str, seat: int, own_weapons: int, other_weapons: int, allowed: bool
) -> None:
    game = table(tile, 4)
    if seat == 1:
        play(game, "take cultivation", "end")
    give(game, seat=seat, weapon=own_weapons)
    give(game, seat=1 - seat, weapon=other_weapons)
    assert (tile in offered(game, "take")) == allowed
    assert set(TILES) - {tile} <= set(offered(game, "take"))


@rule("caves", 15, 9)
def test_slot_4_goes_on_when_weapons_fall_after_its_tile_was_taken() -> None:
    game = table("decoration", 4)
    give(game, weapon=4, gold=1)
    give(game, seat=1, weapon=3)
    clear(game, "d2")
    show(game, "weapon-chamber", "ceremonial-hall")
    play(game, "take decoration")
    give(game, gold=9)
    play(game, "furnish for 1 gold", "furnish ceremonial-hall", "at d2")  # for 2 weapons
    assert bonuses(game) == {"gain 2 weapon"}
    play(game, "bonus gain 2 weapon")
    assert supply(game)["weapon"] == 4


@rule("caves", 15, 9)
def test_slot_4_has_no_condition_in_the_solo_game() -> None:
    game = table("interior-design", 4, players=1)
    give(game, weapon=0)
    assert "interior-design" in offered(game, "take")
    assert bonuses(play(game, "take interior-design")) == {"gain 2 weapon"}


@rule("caves", 15, 9)
@pytest.mark.parametrize(("mine", "theirs", "offer"), [(2, 1, True), (1, 1, False), (0, 1, False)])
def test_the_fourth_slot_needs_more_weapons_for_tile_and_bonus(mine: int, theirs: int, offer: bool) -> None:
    game = era_two()
    give(game, weapon=mine)
    give(game, 1, weapon=theirs)
    assert ("weekly-market" in offered(game, "take")) == offer
    assert {"decoration", "arms-trade", "interior-design"} <= set(offered(game, "take"))


# both conditions


@rule("rulings", "C3")
@pytest.mark.parametrize(("era", "tile"), [(1, "renovation"), (2, "weekly-market")])
def test_alone_there_is_no_condition_on_the_last_space(era: int, tile: str) -> None:
    game = start(1, "eras-1-2", era)
    only(game)
    assert tile in offered(game, "take")


@rule("rulings", "C3")
@pytest.mark.parametrize(("era", "tile", "good"), [(1, "renovation", "gold"), (2, "weekly-market", "weapon")])
def test_with_two_players_more_than_the_other_is_needed_for_the_last_space(era: int, tile: str, good: str) -> None:
    game = start(mode="eras-1-2", era=era)
    assert tile not in offered(game, "take")
    give(game, **{good: 2})
    assert tile in offered(game, "take")


@rule("rulings", "C3")
def test_the_condition_is_tested_only_when_the_tile_is_chosen() -> None:
    game = start()
    only(game, gold=2)
    give(game, 1, gold=1)
    play(game, "take renovation", "eat gold", "eat gold")
    assert "build wall" in offers(game)
