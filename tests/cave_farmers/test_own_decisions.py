"""Our own decisions where the rulings are silent: A to F of docs/rulings.md."""

from __future__ import annotations

import pytest

from tests.cave_farmers.course import new, next_round, question, spaces
from tests.cave_farmers.scenario import (
    CHANCE,
    OVER,
    family,
    final_trades,
    furnish,
    give,
    harvest,
    lay,
    occupy,
    offered,
    offers,
    pile,
    play,
    player,
    start,
    supply,
)  # fmt: skip
from tests.cave_farmers.situations import armed, only, solo, weapons

# A: gold for food


def test_a_gold_buys_up_to_sixty_food_at_one_go() -> None:
    game = start()
    give(game, gold=61)
    play(game, "trade 61 gold for 60 food")
    assert supply(game) == {"food": 60}


def test_a_more_gold_is_traded_in_several_steps() -> None:
    game = start()
    give(game, gold=70)
    assert "trade 61 gold for 60 food" in offers(game)
    assert not [text for text in offers(game) if text.startswith(("trade 62 gold", "trade 70 gold"))]
    play(game, "trade 61 gold for 60 food", "trade 9 gold for 8 food")
    assert supply(game) == {"food": 68}


# B: spaces of the same name


def test_b_the_second_and_third_of_a_name_are_numbered() -> None:
    assert {"drift-mining", "drift-mining-2", "imitation", "imitation-2", "imitation-3"} <= set(spaces(new(7)))
    assert {"drift-mining", "drift-mining-2", "imitation", "imitation-2"} <= set(spaces(new(6)))
    assert "imitation-3" not in spaces(new(6))
    assert "drift-mining-2" not in spaces(new(5))


@pytest.mark.parametrize(
    ("players", "space", "fee"),
    [
        (3, "imitation", 4), (4, "imitation", 2), (5, "imitation", 2), (5, "imitation-2", 4), (6, "imitation", 2),
        (6, "imitation-2", 1), (7, "imitation", 2), (7, "imitation-2", 1), (7, "imitation-3", 0),
    ],
)  # fmt: skip
def test_b_each_imitation_space_has_its_own_fee(players: int, space: str, fee: int) -> None:
    game = start(players=players)
    occupy(game, "housework")
    give(game, food=fee)
    if fee:
        give(game, food=fee - 1)
        assert space not in offered(game, "place")
        give(game, food=fee)
    play(game, f"place {space}", "imitate housework", "stop")
    assert supply(game) == {"dog": 1}


def test_b_they_have_the_same_printed_name() -> None:
    names = {space["id"]: space["name"] for space in new(7).view()["spaces"]}
    assert names["drift-mining"] == names["drift-mining-2"] == "Drift mining"
    assert names["imitation"] == names["imitation-2"] == names["imitation-3"] == "Imitation"


# C: what is not asked


def test_c_feeding_with_enough_food_is_not_asked() -> None:
    game = solo(food=4, wood=1, grain=5)
    harvest(game)
    assert game.turn == CHANCE
    assert supply(game) == {"wood": 1, "grain": 5}


def test_c_feeding_is_asked_when_food_is_missing_or_something_else_may_be_eaten() -> None:
    assert question(harvest(solo(food=3))) == "feed"
    game = solo(food=4, wood=1)
    furnish(game, "working-cave")
    assert question(harvest(game)) == "feed"


def test_c_breeding_is_not_asked_without_a_pair_and_without_a_ruby() -> None:
    assert harvest(solo(food=4, sheep=1, boar=1)).turn == CHANCE


@pytest.mark.parametrize("goods", [{"sheep": 2}, {"ruby": 1}], ids=["a pair", "a ruby"])
def test_c_breeding_is_asked_with_a_pair_or_a_ruby(goods: dict[str, int]) -> None:
    assert question(harvest(solo(food=4, **goods))) == "breed"


def test_c_solo_clearing_is_asked_with_a_ruby_only() -> None:
    for ruby, asked in ((0, "place"), (1, "clear")):
        game = solo(ruby=ruby)
        pile(game, "wood-gathering", 7)
        assert question(next_round(game)) == asked


def test_c_final_trades_are_asked_only_of_those_who_can_trade() -> None:
    game = start(players=3)
    give(game, 1, grain=1)
    give(game, 2, gold=1, wood=9, dog=3)
    final_trades(game)
    assert game.turn == 1
    play(game, "stop")
    assert game.turn == OVER


def test_c_a_single_choice_elsewhere_is_still_asked() -> None:
    game = start()
    lay(game, field="c4")
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose sow")
    assert offers(game) == ["sow grain"]
    play(game, "sow grain")
    assert offers(game) == ["stop"]


# D: calling a dwarf


def test_d_no_trades_between_calling_a_dwarf_and_placing_it() -> None:
    game = armed(0, 5, ruby=3, grain=2)
    assert "eat grain" in offers(game)
    play(game, "call 5")
    assert all(text.startswith("place ") for text in offers(game))


def test_d_only_a_dwarf_with_somewhere_to_go_is_called() -> None:
    game = armed(0, 5, ruby=1, ore=1)
    only(game, "blacksmithing")
    assert offered(game, "call") == ["5"]
    only(game, "ore-trading")
    assert offered(game, "call") == []


def test_d_only_one_dwarf_is_called_for_a_placement() -> None:
    game = armed(0, 5, 7, ruby=3)
    play(game, "call 5")
    assert offered(game, "call") == []


# E: passing


def test_e_who_must_pass_may_trade_first_and_then_perhaps_place() -> None:
    game = start(spaces=["blacksmithing"])
    only(game, "blacksmithing")
    give(game, ruby=1)
    assert {"pass", "trade ruby for ore"} <= set(offers(game))
    play(game, "trade ruby for ore")
    assert offers(game) == ["place blacksmithing"]


def test_e_the_phase_ends_when_all_with_dwarfs_left_passed_in_a_row() -> None:
    game = start(players=3)
    only(game, "wood-gathering", "blacksmithing")
    give(game, 2, ore=1)
    player(game, 1).placed = 0b11  # seat 1 has no dwarfs left and is not asked
    play(game, "place wood-gathering", "place blacksmithing", "choose forge", "forge 1", "stop")
    assert game.turn == 0
    play(game, "pass")
    assert game.turn == 2
    play(game, "pass")
    assert game.turn == CHANCE


def test_e_a_placement_begins_the_count_of_passes_anew() -> None:
    game = start(players=2)
    only(game, "blacksmithing")
    give(game, 1, ore=1)
    play(game, "pass", "place blacksmithing", "choose forge", "forge 1", "stop", "pass")
    assert game.turn == 1
    play(game, "pass")
    assert game.turn == CHANCE


# F: weapons traded at the harvest


def test_f_at_the_harvest_all_dwarfs_are_at_home() -> None:
    game = solo()
    family(game, 2, 3)
    furnish(game, "peaceful-cave")
    play(game, "place ore-mining")
    assert offered(game, "disarm") == ["3", "2 at work"]
    harvest(game)
    assert offered(game, "disarm") == ["2", "3"]
    play(game, "disarm 3")
    assert weapons(game) == [2, 0]
