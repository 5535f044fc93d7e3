"""Rulings F11 to F20: what each allows and what it forbids."""

from __future__ import annotations

import pytest

import caverna
from caverna.game import InvalidOption
from tests.cave_farmers.course import at_round, new, next_round, question, reveal
from tests.cave_farmers.scenario import (
    CHANCE,
    OVER,
    final_trades,
    furnish,
    give,
    harvest,
    lay,
    offered,
    offers,
    pile,
    play,
    player,
    start,
    supply,
)  # fmt: skip
from tests.cave_farmers.situations import armed, has_room, only, solo, travel, weapons

# F11: animals are counts, and stand where it is best for their owner


def test_f11_donkeys_stand_in_mines_where_that_is_best() -> None:
    game = start()
    furnish(game, "miner")
    lay(game, ore_mine="e3", deep="e2", small="c4")
    give(game, donkey=2)  # the pasture or the dwelling could hold both
    assert supply(next_round(game)) == {"ore": 1, "donkey": 2}


def test_f11_a_set_of_animals_is_legal_when_some_arrangement_houses_it() -> None:
    game = start()
    lay(game, meadow="c4", small="b4", stable="b4 a1", ore_mine="e3", deep="e2")
    # 4 cattle behind the fence, 2 boars in the dwelling and one in the forest, a donkey in the mine, sheep and a dog
    assert has_room(game, cattle=4, boar=3, donkey=1, sheep=2, dog=1)
    assert not has_room(game, cattle=4, boar=3, donkey=1, sheep=3, dog=1)
    assert not has_room(game, cattle=4, boar=4, donkey=1, sheep=2, dog=1)
    assert not has_room(game, cattle=4, boar=3, donkey=2, sheep=2, dog=1)


def test_f11_dogs_watch_where_they_win_most() -> None:
    game = start()
    lay(game, meadow="c4 b4", small="a4", stable="a4")
    assert has_room(game, dog=2, sheep=4 + 4 + 2)  # a dog on each meadow; the pasture and the dwelling hold 4 and 2
    assert not has_room(game, dog=2, sheep=11)


def test_f11_the_state_holds_no_places_of_animals() -> None:
    """The same animals by different ways are the same state."""
    one, other = start(), start()
    for game in (one, other):
        lay(game, small="c4")
        give(game, ruby=2)
    play(one, "trade ruby for sheep", "trade ruby for boar")
    play(other, "trade ruby for boar", "trade ruby for sheep")
    assert one == other


# F12: more animals than room


def test_f12_animals_without_room_are_settled_at_once() -> None:
    game = start(spaces=["sheep-farming"])
    give(game, donkey=2, boar=0)
    pile(game, "sheep-farming", 2)
    play(game, "place sheep-farming", "choose animals")
    assert game.turn == 0
    assert question(game) == "overflow"
    assert offers(game) == ["eat sheep", "eat donkey", "eat 2 donkey"]  # old or new, and nothing but trades


def test_f12_decision_by_decision_until_everything_fits() -> None:
    game = start(spaces=["sheep-farming"])
    give(game, donkey=2)
    pile(game, "sheep-farming", 2)
    play(game, "place sheep-farming", "choose animals", "eat donkey")
    assert question(game) == "overflow"
    play(game, "eat donkey")
    assert game.turn == 1
    assert supply(game) == {"sheep": 2, "food": 2}


def test_f12_a_pair_of_donkeys_may_be_eaten_together() -> None:
    game = start(spaces=["sheep-farming"])
    give(game, donkey=2)
    play(game, "place sheep-farming", "choose animals", "eat 2 donkey")
    assert supply(game) == {"sheep": 1, "food": 3}


def test_f12_the_hunting_parlor_takes_a_pair_of_boars() -> None:
    game = start(spaces=["sheep-farming"])
    furnish(game, "hunting-parlor")
    give(game, boar=2)
    play(game, "place sheep-farming", "choose animals", "trade 2 boar for 2 gold + 2 food")
    assert supply(game) == {"sheep": 1, "food": 2, "gold": 2}


def test_f12_room_may_be_made_by_a_trade() -> None:
    game = start(spaces=["sheep-farming"])
    lay(game, meadow="c4")
    give(game, donkey=2, ruby=1)
    play(game, "place sheep-farming", "choose animals", "trade ruby for dog")  # it watches the sheep on the meadow
    assert game.turn == 1
    assert supply(game) == {"sheep": 1, "donkey": 2, "dog": 1}


def test_f12_nothing_else_goes_on_before_all_animals_fit() -> None:
    game = travel(armed(5, 5, sheep=2))
    play(game, "loot boar")
    assert question(game) == "overflow"
    assert not offered(game, "loot")
    assert "stop" not in offers(game)
    play(game, "eat boar")
    assert "loot wood" in offers(game)


# F13: newborns


def test_f13_any_set_of_newborns_that_fit_together() -> None:
    game = solo(food=4, sheep=2, boar=2)
    lay(game, small="c4 b4")
    harvest(game)
    assert offered(game, "breed") == ["none", "sheep", "boar"]  # there is no room for both
    play(game, "breed boar")
    assert supply(game) == {"sheep": 2, "boar": 3}


def test_f13_all_newborns_at_once_where_there_is_room() -> None:
    game = solo(food=4, sheep=2, boar=3)
    lay(game, large_across="a4 a3")
    harvest(game)
    assert offered(game, "breed") == ["none", "sheep", "boar", "sheep boar"]


def test_f13_a_single_animal_has_no_young() -> None:
    game = solo(food=4, sheep=1, donkey=2)
    lay(game, large_across="a4 a3")
    harvest(game)
    assert offered(game, "breed") == ["none", "donkey"]


def test_f13_before_the_birth_anything_may_be_eaten_and_afterwards_nothing() -> None:
    game = solo(food=4, sheep=3, boar=2)
    lay(game, small="c4 b4")
    harvest(game)
    assert {"eat sheep", "eat boar"} <= set(offers(game))
    play(game, "eat sheep", "breed boar")
    assert game.turn == CHANCE
    assert supply(game) == {"sheep": 2, "boar": 3, "food": 1}


def test_f13_loot_breeding_is_a_joint_choice_of_one_or_two_types() -> None:
    game = armed(14, 14, sheep=2, boar=2)
    lay(game, small="c4 b4")
    play(travel(game), "loot breed")
    assert offers(game) == ["breed sheep", "breed boar"]  # both together have no room, none is no breeding


# F14: feeding


def test_f14_food_in_the_supply_is_paid_first() -> None:
    game = solo(food=3, grain=5)
    harvest(game)
    play(game, "feed")
    assert supply(game) == {"grain": 5}  # not converted: declined
    assert player(game).begging == 1


def test_f14_converting_more_may_be_chosen() -> None:
    game = solo(food=3, grain=5)
    harvest(game)
    play(game, "eat grain")
    assert supply(game) == {"grain": 4}
    assert player(game).begging == 0


def test_f14_food_at_hand_is_not_kept_back() -> None:
    game = solo(food=3)
    harvest(game)
    assert offers(game) == ["feed"]
    play(game, "feed")
    assert supply(game) == {}
    assert player(game).begging == 1


def test_f14_working_cave_may_just_save_food() -> None:
    game = solo(food=9, wood=1)
    furnish(game, "working-cave")
    harvest(game)
    assert offered(game, "feed") == ["", "wood"]
    play(game, "feed wood")
    assert supply(game) == {"food": 7}


def test_f14_working_cave_is_worth_one_at_a_one_food_feeding() -> None:
    game = solo(food=9, wood=1)
    furnish(game, "working-cave")
    play(harvest(game, "one-food"), "feed wood")
    assert supply(game) == {"food": 8}


def test_f14_working_cave_feeds_no_more_than_the_mining_cave_leaves() -> None:
    game = solo(food=9, wood=1, donkey=3)
    furnish(game, "working-cave", "mining-cave")
    lay(game, ruby_mine="e1 f1 d1")
    play(harvest(game), "feed wood", "breed none")
    assert supply(game) == {"food": 9, "donkey": 3}
    game = solo(food=9, wood=1, donkey=4)
    furnish(game, "working-cave", "mining-cave")
    lay(game, ruby_mine="e1 f1 d1 e2")
    harvest(game)
    assert question(game) == "breed"  # nothing is left to be fed: the cave is not offered
    assert supply(game) == {"food": 9, "wood": 1, "donkey": 4}


def test_f14_working_cave_feeds_an_adult_not_a_newborn() -> None:
    game = start(players=1, spaces=["family-life"])
    furnish(game, "working-cave", "dwelling")
    play(game, "place family-life", "choose grow")
    give(game, food=9, wood=1)
    harvest(game)
    play(game, "feed wood")
    assert supply(game) == {"food": 9 - 2 - 1}


# F15: forging again after the Peaceful cave


def test_f15_a_disarmed_dwarf_is_unarmed_and_may_forge_again() -> None:
    game = armed(6, 6, ore=3)
    furnish(game, "peaceful-cave")
    play(game, "disarm 6", "place blacksmithing")
    assert offered(game, "choose") == ["forge"]  # unarmed: no expedition
    play(game, "choose forge", "forge 3")
    assert weapons(game) == [3, 6]
    assert supply(game) == {"food": 6}


def test_f15_a_dwarf_that_keeps_its_weapon_does_not_forge() -> None:
    game = armed(6, 6, ore=3)
    furnish(game, "peaceful-cave")
    play(game, "place blacksmithing")
    assert offered(game, "choose") == ["expedition"]


# F16: fields


def test_f16_sowing_asks_for_a_crop_and_never_for_a_field() -> None:
    game = start()
    lay(game, field="c4 b4 a4")
    give(game, grain=2, vegetable=1)
    play(game, "place slash-and-burn", "choose sow")
    assert offers(game) == ["sow grain", "sow vegetable"]
    play(game, "sow grain", "sow vegetable", "sow grain", "stop")
    assert (player(game).growing_grain(), player(game).growing_vegetables()) == (6, 2)


def test_f16_what_grows_is_kept_by_cell_for_drawing() -> None:
    game = start()
    lay(game, field="c4 b4")
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose sow", "sow grain", "stop")
    crops = [cell["crop"] for cell in game.view()["players"][0]["cells"] if cell["tile"] == "field"]
    assert sorted(crops, key=len) == [{}, {"grain": 3}]


# F17: harvest markers


def test_f17_the_marker_is_turned_up_with_the_card() -> None:
    game = at_round(3, 5)
    harvest(game, "none")
    assert question(game) == "card"
    game.apply(game.legal_actions()[0])
    assert offers(game) == ["marker leaf", "marker question"]
    play(game, "marker leaf")
    assert question(game) == "place"
    assert game.view()["harvests"][0] == {"round": 6, "harvest": "harvest"}


def test_f17_option_end_turns_it_up_after_the_dwarfs_return_home() -> None:
    game = at_round(3, 5, harvest_reveal="end")
    harvest(game, "none")
    game.apply(game.legal_actions()[0])
    assert question(game) == "place"
    assert game.view()["harvests"][0] == {"round": 6, "harvest": "marker"}
    only(game, "ore-mining", "wood-gathering", "starting-player", "ruby-mining", "supplies", "strip-mining")
    for _ in range(6):
        play(game, offers(game)[0])  # the first space that is free
    assert offers(game) == ["marker leaf", "marker question"]
    assert not [dwarf for p in game.view()["players"] for dwarf in p["dwarfs"] if dwarf["at_work"]]
    play(game, "marker question")
    assert question(game) == "card"  # the first question mark: no harvest


@pytest.mark.parametrize("harvest_reveal", ["start", "end"])
def test_f17_known_harvests_need_no_marker(harvest_reveal: str) -> None:
    game = new(3, harvest_reveal=harvest_reveal)
    for round in range(1, 6):
        assert question(game) == "card"
        game.apply(game.legal_actions()[0])
        assert (game.round, question(game)) == (round, "place")
        harvest(game, "none")


def test_f17_other_values_are_refused() -> None:
    with pytest.raises(InvalidOption, match="harvest_reveal"):
        caverna.new_game("cave-farmers", players=3, harvest_reveal="never")


# F18: the starting player


@pytest.mark.parametrize("players", [2, 3, 7])
def test_f18_seat_0_starts_and_seats_are_in_turn_order(players: int) -> None:
    game = reveal(new(players))
    assert game.view()["starting_player"] == 0
    order: list[int] = []
    for _ in range(players + 1):
        order.append(game.turn)
        while game.turn == order[-1]:
            game.apply(game.legal_actions()[0])
    assert order == [*range(players), 0]


def test_f18_no_draw_for_the_starting_player_is_part_of_the_game() -> None:
    game = new(4)
    assert question(game) == "card"
    assert [p["goods"]["food"] for p in game.view()["players"]] == [1, 1, 2, 3]  # from seat 0 on


# F19: ties


def test_f19_a_tie_is_a_shared_victory() -> None:
    game = start(players=3)
    give(game, 0, gold=1)
    give(game, 2, gold=1)
    final_trades(game)
    assert game.turn == OVER
    assert game.winners() == [0, 2]


def test_f19_one_point_more_wins_alone() -> None:
    game = start(players=3)
    give(game, 0, gold=1)
    lay(game, 2, small="c4")
    final_trades(game)
    assert game.winners() == [2]


# F20: the furnishings

FULL_ONLY = {
    "mixed-dwelling", "couple-dwelling", "additional-dwelling", "work-room", "guest-room", "office-room", "miner",
    "builder", "trader", "dog-school", "quarry", "seam", "mining-cave", "breeding-cave", "peaceful-cave",
    "state-parlor", "blacksmithing-parlor", "spare-part-storage", "supplies-storage", "broom-chamber",
    "prayer-chamber",
}  # fmt: skip


def test_f20_full_is_the_default() -> None:
    tiles = new(2).view()["furnishings"]
    assert len(tiles) == 48
    assert set(tiles) >= FULL_ONLY
    assert new(2) == new(2, furnishings="full")


def test_f20_introductory_leaves_out_the_tiles_of_the_full_game() -> None:
    tiles = new(2, furnishings="introductory").view()["furnishings"]
    assert len(tiles) == 27
    assert not FULL_ONLY & set(tiles)


def test_f20_what_is_not_in_the_set_cannot_be_built() -> None:
    game = start(furnishings="introductory")
    give(game, wood=9, stone=9, ore=9, food=9, gold=9, grain=9, vegetable=9)
    play(game, "place housework")
    assert len(offered(game, "furnish")) == 27
    assert "dog-school" not in offered(game, "furnish")


def test_f20_other_sets_are_refused() -> None:
    with pytest.raises(InvalidOption, match="furnishings"):
        caverna.new_game("cave-farmers", players=2, furnishings="all")
