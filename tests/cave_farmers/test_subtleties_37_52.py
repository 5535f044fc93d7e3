"""What is often implemented wrongly: points 37 to 52 of section 9 of the fact sheet, by number."""

from __future__ import annotations

import pytest

from tests.cave_farmers.course import at_round, goods_on, new, next_round, question, reveal, spaces
from tests.cave_farmers.scenario import (
    CHANCE,
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
    settle,
    start,
    supply,
)
from tests.cave_farmers.situations import solo, weapons


def test_37_imitation_looks_at_the_imitating_dwarf_s_weapon() -> None:
    game = start(players=4)
    occupy(game, "logging")  # by an armed or unarmed opponent: it does not matter
    give(game, food=2)
    assert "imitation" not in offered(game, "place")
    family(game, 3, 3)
    play(game, "place imitation")
    assert offered(game, "imitate") == ["logging"]
    play(game, "imitate logging")
    assert set(offered(game, "loot")) == {"weapons", "wood", "dog", "grain", "sheep", "stone", "donkey"}
    play(game, "loot stone")
    assert weapons(game) == [4, 3]
    assert supply(game) == {"stone": 1}


def test_37_an_armed_imitator_cannot_forge() -> None:
    game = start(players=4, spaces=["blacksmithing"])
    occupy(game, "blacksmithing")
    give(game, food=2, ore=3)
    family(game, 3, 3)
    play(game, "place imitation", "imitate blacksmithing")
    assert offered(game, "choose") == ["expedition"]


@pytest.mark.parametrize(("players", "at_once"), [(2, {"ore": 2}), (3, {"ore": 2}), (4, {"ruby": 1}), (7, {"ruby": 1})])
def test_38_only_food_gathers_on_starting_player(players: int, at_once: dict[str, int]) -> None:
    game = at_round(players, 3)
    assert goods_on(game, "starting-player") == {"food": 3}
    give(game, food=0)
    play(game, "place starting-player")
    assert supply(game) == {"food": 3, **at_once}


def test_39_a_ruby_alone_buys_everything_but_cavern_and_cattle() -> None:
    game = start()
    give(game, ruby=1)
    assert offered(game, "trade ruby for") == [
        "wood", "stone", "ore", "grain", "vegetable", "gold", "dog", "sheep", "donkey", "boar", "field", "meadow",
        "tunnel", "2 food",
    ]  # fmt: skip
    assert not [text for text in offers(game) if "cavern" in text or "cattle" in text]


def test_39_cattle_cost_a_ruby_and_a_food() -> None:
    game = start()
    give(game, ruby=1, food=1)
    play(game, "trade ruby + food for cattle")
    assert supply(game) == {"cattle": 1}


def test_39_a_cavern_costs_two_rubies() -> None:
    game = start()
    give(game, ruby=3)
    play(game, "trade 2 ruby for cavern", "tile cavern e3")
    assert supply(game) == {"ruby": 1}


def test_40_one_half_of_the_first_twin_lies_before_the_entrance_any_way_round() -> None:
    game = start()
    play(game, "place clearing")
    assert set(offered(game, "tile meadow-field")) == {"c4 b4", "b4 c4", "c4 c3", "c3 c4"}


# 41 to 46


def test_41_sharper_weapons_unlock_no_loot_of_the_same_expedition() -> None:
    game = start(spaces=["blacksmithing"])
    family(game, 1, 1)
    play(game, "place blacksmithing", "choose expedition", "loot weapons")
    assert offered(game, "loot") == ["wood", "dog"]
    assert weapons(game) == [1, 1]
    play(game, "loot dog", "stop")
    assert weapons(game) == [3, 2]


def test_42_weapons_of_dwarfs_already_placed_are_sharpened_too() -> None:
    game = start()
    family(game, 0, 2, 3)
    play(game, "place wood-gathering", "place supplies", "place ore-mining", "place clearing", "stop")
    play(game, "place logging", "loot weapons")
    assert weapons(game) == [0, 3, 5]  # an unarmed dwarf stays unarmed


def test_42_weapons_of_other_players_stay_as_they_are() -> None:
    game = start()
    family(game, 2, 2)
    family(game, 4, 4, seat=1)
    play(game, "place logging", "loot weapons")
    assert weapons(game) == [4, 3]
    assert weapons(game, 1) == [4, 4]


def test_43_ruby_mining_is_empty_in_the_first_two_rounds_of_two_players() -> None:
    game = at_round(2, 1)
    for round in (1, 2):
        assert game.round == round
        assert goods_on(game, "ruby-mining") == {}
        assert "ruby-mining" not in offered(game, "place")
        next_round(game)
    assert goods_on(game, "ruby-mining") == {"ruby": 1}
    assert "ruby-mining" in offered(game, "place")


@pytest.mark.parametrize("players", [1, 3, 4, 5, 6, 7])
def test_43_ruby_mining_is_filled_from_the_first_round_otherwise(players: int) -> None:
    game = at_round(players, 1)
    assert goods_on(game, "ruby-mining") == {"ruby": 1}
    assert "ruby-mining" in offered(game, "place")


def test_44_no_birth_without_room() -> None:
    game = solo(food=4, sheep=2)
    harvest(game)
    assert offered(game, "breed") == ["none"]


def test_44_other_animals_may_be_eaten_before_to_make_room() -> None:
    game = solo(food=4, sheep=2, boar=2)
    lay(game, small="c4")
    harvest(game)
    assert offered(game, "breed") == ["none"]
    play(game, "eat boar")
    assert offered(game, "breed") == ["none"]
    play(game, "eat boar")
    assert offered(game, "breed") == ["none", "sheep"]


def test_44_newborns_are_not_eaten_at_birth() -> None:
    game = solo(food=4, sheep=2)
    lay(game, small="c4")
    harvest(game)
    assert "eat sheep" in offers(game)
    play(game, "breed sheep")
    assert game.turn == CHANCE  # the harvest is over: nothing was asked between the birth and its end
    assert supply(game) == {"sheep": 3}


@pytest.mark.parametrize(
    ("space", "mines", "bonus"),
    [
        ("ruby-mining", {"ruby_mine": "e3"}, {"ruby": 1}),
        ("ore-mining", {"ore_mine": "e3", "deep": "e2"}, {"ore": 2}),
        ("ore-mining", {"ore_mine": "e3 f3", "deep": "e2 f2"}, {"ore": 4}),
        ("ore-delivery", {"ore_mine": "e3", "deep": "e2"}, {"ore": 2}),
        ("ruby-delivery", {"ruby_mine": "e3 f3"}, {"ruby": 1}),
    ],
)
def test_45_imitating_a_mining_space_gives_only_the_bonus_of_mines(
    space: str, mines: dict[str, str], bonus: dict[str, int]
) -> None:
    game = start(players=4, spaces=[space])
    occupy(game, space)
    pile(game, space, 3)
    give(game, food=2)
    lay(game, 0, **mines)
    play(game, "place imitation", f"imitate {space}")
    assert supply(game) == bonus


@pytest.mark.parametrize("space", ["ruby-mining", "ore-mining", "ore-delivery", "ruby-delivery"])
def test_45_a_mining_space_without_bonus_is_no_legal_copy(space: str) -> None:
    game = start(players=4, spaces=[space])
    occupy(game, space)
    pile(game, space, 3)
    give(game, food=2)
    assert "imitation" not in offered(game, "place")
    occupy(game, "housework", seat=2)
    play(game, "place imitation")
    assert offered(game, "imitate") == ["housework"]


def test_46_slash_and_burn_may_be_sowing_alone() -> None:
    game = start()
    lay(game, field="c4")
    give(game, vegetable=1)
    play(game, "place slash-and-burn", "choose sow", "sow vegetable", "stop")
    assert game.turn == 1
    assert player(game).growing_vegetables() == 2
    assert supply(game) == {}


def test_46_slash_and_burn_is_sowing_alone_where_no_tile_can_be_laid() -> None:
    game = start()
    lay(game, field="a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4")
    assert "slash-and-burn" not in offered(game, "place")
    give(game, grain=1)
    play(game, "place slash-and-burn")
    assert offered(game, "choose") == ["sow"]


# 47: errors of the summary


def test_47_a_cavern_is_no_one_ruby_good_but_gold_is() -> None:
    game = start()
    give(game, ruby=1)
    assert "trade 2 ruby for cavern" not in offers(game)
    assert "trade ruby for cavern" not in offers(game)
    play(game, "trade ruby for gold")
    assert supply(game) == {"gold": 1}


def test_47_a_stable_and_a_dog_may_share_a_meadow() -> None:
    game = start()
    lay(game, meadow="c4", stable="c4")
    give(game, dog=2, sheep=2 + 3)
    assert question(settle(game)) == "place"
    give(game, dog=2, sheep=2 + 4)  # the stable adds nothing to what dogs watch
    assert question(settle(game)) == "overflow"


def test_47_no_marker_lies_under_round_9_with_two_players() -> None:
    game = at_round(2, 8)
    assert [coming["round"] for coming in game.view()["harvests"]] == [8, 10, 11, 12]


def test_47_no_ore_and_no_ruby_gather_on_starting_player() -> None:
    assert goods_on(at_round(2, 2), "starting-player") == {"food": 2}
    assert goods_on(at_round(5, 2), "starting-player") == {"food": 2}


@pytest.mark.parametrize("tile", ["field", "meadow"])
def test_47_the_first_outdoor_tile_covers_the_cell_before_the_entrance(tile: str) -> None:
    game = start()
    give(game, ruby=1)
    play(game, f"trade ruby for {tile}")
    assert offered(game, f"tile {tile}") == ["c4"]


# 48 to 52


@pytest.mark.parametrize("players", range(1, 8))
def test_48_ruby_mining_is_there_from_the_start(players: int) -> None:
    game = new(players)
    assert "ruby-mining" in spaces(game)
    while game.turn == CHANCE:  # and no card of any stage brings it
        assert "reveal ruby-mining" not in offers(game)
        reveal(game)
        harvest(game, "none")


def test_49_slash_and_burn_lays_the_tile_before_sowing() -> None:
    game = start()
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose meadow-field", "tile meadow-field c3 c4", "choose sow", "sow grain")
    assert player(game).growing_grain() == 3


def test_49_slash_and_burn_lays_no_tile_after_sowing() -> None:
    game = start()
    lay(game, field="c4")
    give(game, grain=1)
    play(game, "place slash-and-burn")
    assert offered(game, "choose") == ["meadow-field", "sow"]
    play(game, "choose sow", "sow grain")
    assert offered(game, "choose") == []
    play(game, "stop")
    assert game.turn == 1


@pytest.mark.parametrize("players", [6, 7])
def test_50_there_are_two_drift_mining_spaces_and_both_may_be_used(players: int) -> None:
    game = at_round(players, 2)
    assert goods_on(game, "drift-mining") == {"stone": 4}
    assert goods_on(game, "drift-mining-2") == {"stone": 2}
    play(game, "place drift-mining", "stop")
    assert supply(game)["stone"] == 4
    assert goods_on(game, "drift-mining-2") == {"stone": 2}
    play(game, "place drift-mining-2")
    assert supply(game, 1)["stone"] == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_50_fewer_than_six_players_have_one_drift_mining_space(players: int) -> None:
    assert "drift-mining-2" not in spaces(new(players))


def test_51_a_newborn_cannot_act_in_its_birth_round() -> None:
    game = start(spaces=["wish-for-children"])
    furnish(game, "dwelling")
    play(game, "place wish-for-children", "choose grow", "place supplies", "place wood-gathering", "place housework")
    assert [dwarf["at_work"] for dwarf in game.view()["players"][0]["dwarfs"]] == [True, True, True]
    play(game, "stop")
    assert game.round == 2  # all four adult dwarfs were placed: the round is over


def test_51_a_newborn_eats_one_food_in_its_birth_round_and_two_later() -> None:
    game = start(spaces=["wish-for-children"])
    furnish(game, "dwelling")
    play(game, "place wish-for-children", "choose grow")
    for price in (2 + 2 + 1, 2 + 2 + 2):
        give(game, food=10)
        give(game, 1, food=10)
        harvest(game)
        assert supply(game)["food"] == 10 - price
        reveal(game)


def test_51_a_newborn_of_round_12_counts_for_scoring() -> None:
    game = start(round=12, spaces=["wish-for-children"])
    furnish(game, "dwelling")
    play(game, "place wish-for-children", "choose grow")
    final_trades(game)
    assert game.score_sheet(0)["dwarfs"] == 3


@pytest.mark.parametrize(
    ("tile", "strengths", "bonus"),
    [
        ("prayer-chamber", [0, 0], 8),
        ("prayer-chamber", [0, 1], 0),
        ("supplies-storage", [1, 1], 8),
        ("supplies-storage", [0, 1], 0),
        ("broom-chamber", [0, 0], 0),
        ("broom-chamber", [0, 0, 0, 0], 0),
        ("broom-chamber", [0, 0, 0, 0, 0], 5),
    ],
)
def test_52_dwarfs_in_reserve_count_for_no_chamber_or_storage(tile: str, strengths: list[int], bonus: int) -> None:
    game = start()
    family(game, *strengths)
    furnish(game, tile)
    assert game.score_sheet(0)["bonuses"] == bonus
    assert game.score_sheet(0)["dwarfs"] == len(strengths)


def test_52_dwarfs_in_reserve_count_for_no_cuddle_room() -> None:
    game = start()
    furnish(game, "cuddle-room")
    give(game, sheep=2 + 2)
    assert question(settle(game)) == "place"
    give(game, sheep=2 + 3)
    assert question(settle(game)) == "overflow"
