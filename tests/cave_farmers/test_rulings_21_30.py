"""Rulings F21 to F30: what each allows and what it forbids."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.course import at_round, goods_on, next_round, question, spaces
from tests.cave_farmers.scenario import (
    CHANCE,
    family,
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
)  # fmt: skip
from tests.cave_farmers.situations import armed, only, solo, travel, weapons

SELL_PARTS = "trade wood + stone + ore for 2 gold"
BUY_PARTS = "trade 2 gold for wood + stone + ore"

# F21: Trader and Spare part storage


def covered(first: str, second: str) -> Game:
    game = start()
    furnish(game, first, at="e3")
    give(game, wood=2)
    play(game, "place housework", f"furnish {second}")
    assert offered(game, "at") == ["e3"]  # although the cavern at d3 is free
    return play(game, "at e3")


def test_f21_spare_part_storage_is_built_on_the_trader() -> None:
    game = covered("trader", "spare-part-storage")
    assert game.view()["players"][0]["furnishings"] == [{"id": "spare-part-storage", "cell": "e3"}]
    assert game.score_sheet(0)["furnishings"] == 0  # the trader's 2 points are gone
    play(game, "place supplies")
    give(game, wood=1, stone=1, ore=1, gold=2)
    assert SELL_PARTS in offers(game)
    assert BUY_PARTS not in offers(game)


def test_f21_trader_is_built_on_the_spare_part_storage() -> None:
    game = covered("spare-part-storage", "trader")
    assert game.view()["players"][0]["furnishings"] == [{"id": "trader", "cell": "e3"}]
    assert game.score_sheet(0)["furnishings"] == 2
    play(game, "place supplies")
    give(game, wood=1, stone=1, ore=1, gold=2)
    assert BUY_PARTS in offers(game)
    assert SELL_PARTS not in offers(game)


def test_f21_no_other_pair_covers_one_another() -> None:
    game = start()
    furnish(game, "cuddle-room", at="e3")
    give(game, wood=1)
    play(game, "place housework", "furnish breakfast-room")
    assert offered(game, "at") == ["d3"]


# F22: the order of dwarfs


def test_f22_the_weakest_dwarf_goes_first() -> None:
    game = start()
    family(game, 4, 0, 2)
    play(game, "place ore-mining", "place supplies", "place wood-gathering", "place clearing", "stop", "place logging")
    assert set(offered(game, "loot")) >= {"vegetable", "ore"}  # the strongest came last
    assert "boar" not in offered(game, "loot")


def test_f22_another_dwarf_costs_a_ruby() -> None:
    game = start()
    family(game, 4, 0, 2)
    assert offered(game, "call") == []
    give(game, ruby=1)
    assert offered(game, "call") == ["2", "4"]  # the unarmed one needs no call
    play(game, "call 4", "place logging")
    assert supply(game) == {"wood": 3}
    assert "loot ore" in offers(game)


def test_f22_each_call_is_for_one_placement() -> None:
    game = start()
    family(game, 4, 0, 2)
    give(game, ruby=1)
    play(game, "call 4", "place ore-mining", "place supplies", "place logging", "place clearing")
    assert weapons(game) == [4, 0, 2]
    assert [dwarf["at_work"] for dwarf in game.view()["players"][0]["dwarfs"]] == [True, True, False]


def test_f22_a_dwarf_placed_this_round_is_out_of_the_order() -> None:
    game = start()
    family(game, 4, 0, 2)
    give(game, ruby=2)
    play(game, "call 4", "place ore-mining", "place supplies")
    assert offered(game, "call") == ["2"]


# F23: limits


@pytest.mark.parametrize(("dwarfs", "grows"), [(4, True), (5, False)])
def test_f23_five_dwarfs(dwarfs: int, grows: bool) -> None:
    game = start(spaces=["family-life"])
    family(game, *[0] * dwarfs)
    furnish(game, "couple-dwelling", "dwelling")
    assert ("family-life" in offered(game, "place")) is grows


def test_f23_six_dwarfs_with_the_additional_dwelling() -> None:
    game = start(spaces=["family-life"])
    family(game, 0, 0, 0, 0, 0)
    furnish(game, "additional-dwelling")
    assert "family-life" in offered(game, "place")
    family(game, 0, 0, 0, 0, 0, 0)
    assert "family-life" not in offered(game, "place")


def test_f23_the_additional_dwelling_houses_nobody_before_the_sixth() -> None:
    game = start(spaces=["family-life"])
    furnish(game, "additional-dwelling")
    assert "family-life" not in offered(game, "place")


def test_f23_three_stables() -> None:
    game = start(spaces=["sheep-farming"])
    give(game, stone=9)
    lay(game, stable="a1 a2")
    assert "choose stable" in offers(play(game.copy(), "place sheep-farming"))
    lay(game, stable="a1 a2 b1")
    assert "choose stable" not in offers(play(game, "place sheep-farming"))


def test_f23_one_of_each_unique_tile_but_ordinary_dwellings_for_all() -> None:
    game = start()
    furnish(game, "cuddle-room", seat=1)
    furnish(game, "dwelling", "simple-dwelling-a", seat=1)
    furnish(game, "dwelling")
    give(game, wood=9, stone=9)
    play(game, "place housework")
    tiles = offered(game, "furnish")
    assert "dwelling" in tiles
    assert not {"cuddle-room", "simple-dwelling-a"} & set(tiles)


def test_f23_goods_are_unlimited() -> None:
    game = start()
    pile(game, "logging", 100)
    play(game, "place logging")
    assert supply(game) == {"wood": 102}


def test_f23_nothing_is_thrown_away() -> None:
    game = start()
    give(game, wood=9, stone=9, ore=9, dog=3)
    assert all(text.startswith("place ") for text in offers(game))
    give(game, sheep=3)
    assert offers(settle(game)) == ["eat sheep"]  # an animal too many can only be eaten


# F24: the start of a round


def test_f24_card_and_marker_come_before_everything_else() -> None:
    game = at_round(2, 6)
    furnish(game, "wood-supplier")
    give(game, wood=0)
    harvest(game, "none")
    assert question(game) == "card"
    assert supply(game).get("wood", 0) == 0
    play(game, offers(game)[0])
    assert question(game) == "marker"
    assert supply(game).get("wood", 0) == 0  # income comes later
    play(game, "marker leaf")
    assert question(game) == "place"
    assert supply(game)["wood"] == 1


def test_f24_family_life_turns_the_wish_over_as_it_is_revealed() -> None:
    game = at_round(3, 7, "reveal ore-delivery")
    assert "wish-for-children" in spaces(game)
    assert "urgent-wish-for-children" not in spaces(game)
    next_round(game, "reveal family-life")
    assert "wish-for-children" not in spaces(game)
    assert "urgent-wish-for-children" in spaces(game)


def test_f24_income_comes_before_solo_clearing_and_that_before_refilling() -> None:
    game = solo()
    furnish(game, "ruby-supplier")
    pile(game, "wood-gathering", 7)
    pile(game, "logging", 4)
    next_round(game)
    assert question(game) == "clear"
    assert supply(game) == {"ruby": 1}  # just come in, and it may save a space
    assert offered(game, "save") == ["wood-gathering"]  # logging has 6 goods: more only after the refill
    assert goods_on(game, "logging") == {"wood": 6}
    play(game, "save wood-gathering")
    assert goods_on(game, "wood-gathering") == {"wood": 8}
    assert goods_on(game, "logging") == {"wood": 7}


def test_f24_a_new_card_is_filled_in_the_round_it_is_revealed() -> None:
    game = at_round(3, 1, "reveal sheep-farming")
    assert goods_on(game, "sheep-farming") == {"sheep": 1}


# F25: no legal placement


def stuck(players: int = 2) -> Game:
    """Nobody can do anything: only an empty blacksmithing is in play."""
    game = start(players=players, spaces=["blacksmithing"])
    only(game, "blacksmithing")
    return game


def test_f25_who_can_place_must_not_pass() -> None:
    assert "pass" not in offers(start())


def test_f25_who_cannot_place_passes_and_is_asked_again() -> None:
    game = stuck()
    give(game, 1, ore=1)
    assert offers(game) == ["pass"]
    play(game, "pass")
    assert game.turn == 1
    play(game, "place blacksmithing", "choose forge", "forge 1", "stop")
    assert game.turn == 0
    assert offers(game) == ["pass"]


def test_f25_the_phase_ends_when_nobody_left_can_place() -> None:
    game = stuck(3)
    play(game, "pass", "pass")
    assert game.turn == 2
    play(game, "pass")
    assert game.turn == CHANCE
    assert question(game) == "card"


def test_f25_dwarfs_at_home_eat_and_count() -> None:
    game = stuck()
    game.harvest = start(round=3).harvest  # a full harvest
    give(game, food=9)
    give(game, 1, food=9)
    play(game, "pass", "pass")
    assert supply(game) == {"food": 5}
    assert game.score_sheet(0)["dwarfs"] == 2


def test_f25_a_stronger_dwarf_still_costs_its_ruby() -> None:
    game = stuck()
    family(game, 0, 3)
    assert offers(game) == ["pass"]  # the armed dwarf could go on an expedition, but it is not its turn
    give(game, ruby=1)
    assert {"pass", "call 3"} <= set(offers(game))
    play(game, "call 3")
    assert offers(game) == ["place blacksmithing"]
    assert supply(game) == {}


# F26: the order at the harvest


def test_f26_feeding_and_breeding_go_phase_by_phase_from_the_starting_player() -> None:
    game = start(players=3)
    game.starter = 1
    for seat in range(3):
        give(game, seat, sheep=2)
    harvest(game)
    order: list[tuple[str, int]] = []
    while game.turn != CHANCE:
        order.append((question(game), game.turn))
        game.apply(game.legal_actions()[0])
    assert order == [("feed", 1), ("feed", 2), ("feed", 0), ("breed", 1), ("breed", 2), ("breed", 0)]


def test_f26_a_new_starting_player_is_the_present_one_at_the_harvest() -> None:
    game = start()
    play(game, "place supplies", "place starting-player")
    give(game, food=0, grain=1)
    give(game, 1, food=0, grain=1)
    assert harvest(game).turn == 1


def test_f26_the_third_event_is_chosen_first_openly_and_in_turn_order() -> None:
    game = start(players=3)
    game.starter = 2
    for seat in range(3):
        give(game, seat, food=9, sheep=2)
    harvest(game, "partial")
    order: list[int] = []
    while question(game) == "phase":
        order.append(game.turn)
        assert offered(game, "harvest") == ["field", "breeding"]
        assert supply(game)["food"] == 9  # nobody has been fed yet
        play(game, "harvest breeding")
    assert order == [2, 0, 1]


def test_f26_both_phases_may_be_chosen_even_if_they_bring_nothing() -> None:
    game = start(players=1)
    give(game, food=9)
    for phase in ("field", "breeding"):
        trial = harvest(game.copy(), "partial")
        play(trial, f"harvest {phase}")
        assert supply(trial) == {"food": 5}


# F27: expeditions


def test_f27_an_item_is_offered_only_if_it_can_be_carried_out_and_paid() -> None:
    game = travel(armed(14, 14))
    items = set(offered(game, "loot"))
    assert not {"small-pasture", "large-pasture", "dwelling", "sow", "breed"} & items
    assert {"stable", "tunnel", "meadow", "field", "cavern", "furnish"} <= items  # the dog school costs nothing


def test_f27_earlier_items_make_later_ones_possible() -> None:
    game = travel(armed(12, 12))
    play(game, "loot field", "tile field c4")
    assert "loot sow" not in offers(game)
    play(game, "loot grain")
    assert "loot sow" in offers(game)


def test_f27_stopping_is_possible_after_the_first_item() -> None:
    game = travel(armed(3, 3))
    assert "stop" not in offers(game)
    play(game, "loot stone", "stop")
    assert game.turn == 1


def test_f27_all_strength_comes_at_the_end_and_no_weapon_exceeds_14() -> None:
    game = travel(armed(13, 14, 13))
    play(game, "loot weapons")
    assert weapons(game) == [13, 14, 13]
    assert not {"cavern", "breed"} & set(offered(game, "loot"))  # strength 14 is not reached yet
    play(game, "stop")
    assert weapons(game) == [14, 14, 14]


def test_f27_the_second_expedition_of_adventure_needs_the_first() -> None:
    game = start(spaces=["adventure"])
    family(game, 1, 1)
    play(game, "place adventure")
    assert offers(game) == ["choose expedition"]
    play(game, "choose expedition", "loot wood")
    assert offers(game) == ["stop", "choose second-expedition"]
    play(game, "choose second-expedition")
    assert offered(game, "loot") == ["weapons", "wood", "dog", "grain", "sheep"]  # strength 2, items again
    play(game, "loot wood")
    assert supply(game) == {"wood": 2}
    assert weapons(game) == [3, 1]


@pytest.mark.parametrize("space", ["adventure", "blacksmithing"])
def test_f27_forging_alone_is_legal(space: str) -> None:
    game = start(spaces=[space])
    give(game, ore=2)
    play(game, f"place {space}", "choose forge", "forge 2", "stop")
    assert game.turn == 1
    assert weapons(game) == [2, 0]


# F28: actions that shrink room


def test_f28_sowing_a_stubble_field_is_legal_and_settled_afterwards() -> None:
    game = start()
    furnish(game, "stubble-room")
    lay(game, field="c4")
    give(game, sheep=2, cattle=1, vegetable=1)
    play(game, "place slash-and-burn", "choose sow", "sow vegetable")
    assert question(game) == "overflow"
    play(game, "eat sheep")
    assert question(game) == "overflow"  # a sheep and a cow do not share the dwelling
    play(game, "eat sheep", "stop")
    assert supply(game) == {"cattle": 1, "food": 2}


def test_f28_a_large_pasture_over_mixed_stables_is_legal_and_settled_afterwards() -> None:
    game = start(spaces=["sheep-farming"])
    lay(game, meadow="c4 b4", stable="c4 b4")
    give(game, wood=4, boar=2, sheep=1, donkey=1)
    play(game, "place sheep-farming", "choose large-pasture", "tile large-pasture b4 c4")
    assert question(game) == "overflow"  # one area now, for one type
    play(game, "eat donkey")
    assert question(game) == "part"
    assert supply(game) == {"food": 1, "sheep": 1, "boar": 2}


def test_f28_nothing_is_asked_where_all_still_fit() -> None:
    game = start(spaces=["sheep-farming"])
    lay(game, meadow="c4 b4", stable="c4 b4")
    give(game, wood=4, boar=2, sheep=2)
    play(game, "place sheep-farming", "choose large-pasture", "tile large-pasture b4 c4")
    assert question(game) == "part"


# F29: donkeys in mines


@pytest.mark.parametrize(
    ("donkeys", "ore_mines", "ruby_mines", "ore", "saved"),
    [(2, "e1", "", 1, 1), (2, "", "e1", 0, 1), (3, "e1 f1", "d1", 2, 3), (1, "e1 f1", "d1", 1, 1), (2, "", "", 0, 0)],
)
def test_f29_miner_counts_ore_mines_and_mining_cave_all_mines(
    donkeys: int, ore_mines: str, ruby_mines: str, ore: int, saved: int
) -> None:
    game = solo(food=9, donkey=donkeys)
    furnish(game, "miner", "mining-cave")
    lay(game, ore_mine=ore_mines, ruby_mine=ruby_mines)
    fed = harvest(game.copy())
    assert supply(fed)["food"] == 9 - (4 - saved)
    assert supply(next_round(game)).get("ore", 0) == ore


def test_f29_donkeys_are_counted_at_the_moment_of_paying() -> None:
    game = solo(food=1, donkey=2)
    furnish(game, "mining-cave")
    lay(game, ore_mine="e1 f1")
    harvest(game)
    play(game, "eat donkey", "feed")  # 2 food for 4 - 1: the eaten donkey saves nothing any more
    assert player(game).begging == 1
    assert supply(game) == {"donkey": 1}


# F30: Imitation


def imitator(*occupied: str, **goods: int) -> Game:
    game = start(players=4, spaces=list(occupied))
    for seat, space in enumerate(occupied, 1):
        occupy(game, space, seat=seat)
        pile(game, space, 2)
    give(game, **{"food": 2, **goods})
    return game


def test_f30_the_target_needs_something_beside_its_piled_goods() -> None:
    game = imitator("logging", "sheep-farming")  # goods and animals, and nothing else for an unarmed poor dwarf
    assert "imitation" not in offered(game, "place")
    game = imitator("logging", "sheep-farming", stone=1)
    play(game, "place imitation")
    assert offered(game, "imitate") == ["sheep-farming"]
    play(game, "imitate sheep-farming")
    assert offers(game) == ["choose stable"]  # the animals stay


def test_f30_piled_goods_are_not_collected() -> None:
    game = imitator("forest-exploration")
    play(game, "place imitation", "imitate forest-exploration")
    assert supply(game) == {"food": 2}  # given at once; the wood stays
    assert goods_on(game, "forest-exploration") == {"wood": 3}


def test_f30_neither_own_nor_free_spaces_nor_starting_player() -> None:
    game = imitator("starting-player", "growth", food=9)
    family(game, 0, 0, 0)
    play(game, "place housework", "stop")
    while game.turn:
        game.apply(game.legal_actions()[0])
    play(game, "place imitation")
    assert "growth" in offered(game, "imitate")
    assert not {"housework", "starting-player", "imitation"} & set(offered(game, "imitate"))


def test_f30_a_newborn_sits_on_imitation() -> None:
    game = imitator("growth")
    furnish(game, "dwelling")
    play(game, "place imitation", "imitate growth", "choose grow")
    assert player(game).dwarfs() == 3
    seats = {space["id"]: space["seat"] for space in game.view()["spaces"]}
    assert (seats["imitation"], seats["growth"]) == (0, 1)


def test_f30_guest_room_and_other_own_tiles_apply() -> None:
    game = imitator("growth")
    furnish(game, "dwelling", "guest-room", "seam")
    play(game, "place imitation", "imitate growth", "choose goods", "choose grow")
    assert supply(game) == {"wood": 1, "stone": 1, "ore": 2, "food": 1, "gold": 2}  # the seam's ore among them
    assert player(game).dwarfs() == 3


def test_f30_the_target_s_owner_s_tiles_do_not_apply() -> None:
    game = imitator("growth")
    furnish(game, "dwelling")
    furnish(game, "guest-room", "seam", seat=1)
    play(game, "place imitation", "imitate growth", "choose goods")
    assert game.turn == 1
    assert supply(game) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}


def test_f30_two_imitators_may_copy_the_same_space() -> None:
    game = start(players=5)
    occupy(game, "housework", seat=4)
    give(game, food=2)
    give(game, 1, food=4)
    play(game, "place imitation", "imitate housework", "stop", "place imitation-2", "imitate housework", "stop")
    assert supply(game) == supply(game, 1) == {"dog": 1}
