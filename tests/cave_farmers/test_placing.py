"""Which dwarf may be placed and where, and what happens when there is nowhere to go."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.rounds import finish, next_round, question, strengths
from tests.cave_farmers.scenario import (
    CHANCE,
    family,
    furnish,
    give,
    lay,
    occupy,
    offered,
    offers,
    play,
    player,
    start,
    supply,
)
from tests.cave_farmers.situations import armed, only, weapons
from tests.rules import rule

# the order of dwarfs


def next_dwarf(game: Game) -> int:
    """The strength of the dwarf to be placed."""
    p = game.view()["players"][game.turn]
    return next(int(dwarf["strength"]) for dwarf in p["dwarfs"] if dwarf["next"])


@rule("farmers", 8, 5)
def test_dwarfs_are_placed_in_ascending_order_of_strength() -> None:
    game = start(2)
    family(game, 8, 0, 3, 14, 0)
    family(game, 0, seat=1)
    order = []
    for name in ("supplies", "ore-mining", "wood-gathering", "logging", "excavation", "drift-mining"):
        if game.turn == 0:
            order.append(next_dwarf(game))
        finish(play(game, f"place {name}"))
    assert order == [0, 0, 3, 8, 14]


@rule("farmers", 8, 5)
def test_the_weakest_dwarf_does_the_work() -> None:
    game = start(2)
    family(game, 5, 2)
    play(game, "place logging")
    assert "loot stone" not in offers(game)  # strength 3
    play(game, "loot grain")
    assert strengths(game) == [5, 3]


@rule("farmers", 8, 6)
def test_a_ruby_places_the_strong_dwarf_before_the_weak_one() -> None:
    """The rulebook's example: a dwarf of strength 3 is next, one of strength 14 is left too."""
    game = start(2)
    family(game, 3, 14)
    assert next_dwarf(game) == 3
    assert offered(game, "call") == []
    give(game, ruby=1)
    assert offered(game, "call") == ["14"]
    play(game, "call 14")
    assert supply(game) == {}
    assert next_dwarf(game) == 14
    play(game, "place logging", "loot cavern", "tile cavern d2")
    assert strengths(game) == [3, 14]
    play(game, "place supplies")
    assert next_dwarf(game) == 3


@rule("farmers", 8, 6)
def test_a_single_ruby_places_one_dwarf_before_all_the_others() -> None:
    """The rulebook's extreme: four unarmed dwarfs and one of strength 14."""
    game = start(2)
    family(game, 0, 0, 0, 0, 14)
    give(game, ruby=1)
    play(game, "call 14", "place logging", "stop")
    assert supply(game) == {"wood": 3}
    assert [dwarf["at_work"] for dwarf in game.view()["players"][0]["dwarfs"]] == [False, False, False, False, True]


@rule("farmers", 8, 6)
def test_the_ruby_pays_for_one_placement_only() -> None:
    game = start(2)
    family(game, 0, 5, 9)
    give(game, ruby=2)
    family(game, 0, seat=1)
    play(game, "call 9", "place supplies", "place wood-gathering")
    assert next_dwarf(game) == 0
    assert offered(game, "call") == ["5"]
    play(game, "call 5", "place ore-mining")
    assert supply(game).get("ruby") is None
    assert next_dwarf(game) == 0


@rule("farmers", 8, 6)
def test_any_other_dwarf_may_be_called_but_not_the_one_whose_turn_it_is() -> None:
    game = start(2)
    family(game, 0, 0, 3, 3, 8)
    give(game, ruby=1)
    assert offered(game, "call") == ["3", "8"]


@rule("rulings", "F22")
def test_equal_dwarfs_need_no_ruby() -> None:
    game = start(2)
    family(game, 4, 4)
    give(game, ruby=1)
    assert offered(game, "call") == []


@rule("farmers", 8, 6)
def test_a_called_dwarf_must_be_placed_and_no_other_is_called_after_it() -> None:
    game = start(2)
    family(game, 0, 3, 8)
    give(game, ruby=3)
    play(game, "call 3")
    assert all(text.startswith("place ") for text in offers(game))


@rule("farmers", 8, 6)
def test_a_dwarf_is_not_called_twice_or_from_work() -> None:
    game = start(2)
    family(game, 0, 8)
    give(game, ruby=2)
    play(game, "call 8", "place supplies", "place wood-gathering")
    assert offered(game, "call") == []


@rule("rulings", "F22")
def test_a_newborn_is_out_of_the_order() -> None:
    game = start(2, round=4)
    family(game, 3, 8)
    furnish(game, "dwelling")
    play(game, "place wish-for-children", "choose grow", "place supplies")
    assert next_dwarf(game) == 8
    give(game, ruby=1)
    assert offered(game, "call") == []


@rule("farmers", 8, 5)
def test_a_weapon_forged_this_round_counts_in_the_order_of_the_next() -> None:
    game = start(2, spaces=["blacksmithing"])
    give(game, ore=8)
    play(game, "place blacksmithing", "choose forge", "forge 8", "stop")
    next_round(game)
    assert strengths(game) == [8, 0]
    assert next_dwarf(game) == 0


@rule("farmers", 8, 6)
def test_an_opponents_ruby_does_not_change_the_order() -> None:
    game = start(2)
    family(game, 0, 8)
    give(game, seat=1, ruby=3)
    assert offered(game, "call") == []


@rule("rulings", "D4")
def test_no_trades_between_calling_a_dwarf_and_placing_it() -> None:
    game = armed(0, 5, ruby=3, grain=2)
    assert "eat grain" in offers(game)
    play(game, "call 5")
    assert all(text.startswith("place ") for text in offers(game))


@rule("rulings", "D4")
def test_only_a_dwarf_with_somewhere_to_go_is_called() -> None:
    game = armed(0, 5, ruby=1, ore=1)
    only(game, "blacksmithing")
    assert offered(game, "call") == ["5"]
    only(game, "ore-trading")
    assert offered(game, "call") == []


@rule("rulings", "D4")
def test_only_one_dwarf_is_called_for_a_placement() -> None:
    game = armed(0, 5, 7, ruby=3)
    play(game, "call 5")
    assert offered(game, "call") == []


@rule("rulings", "F22")
def test_the_weakest_dwarf_goes_first() -> None:
    game = start()
    family(game, 4, 0, 2)
    play(game, "place ore-mining", "place supplies", "place wood-gathering", "place clearing", "stop", "place logging")
    assert set(offered(game, "loot")) >= {"vegetable", "ore"}  # the strongest came last
    assert "boar" not in offered(game, "loot")


@rule("rulings", "F22")
def test_another_dwarf_than_the_weakest_costs_a_ruby() -> None:
    game = start()
    family(game, 4, 0, 2)
    assert offered(game, "call") == []
    give(game, ruby=1)
    assert offered(game, "call") == ["2", "4"]  # the unarmed one needs no call
    play(game, "call 4", "place logging")
    assert supply(game) == {"wood": 3}
    assert "loot ore" in offers(game)


@rule("rulings", "F22")
def test_a_ruby_calls_a_dwarf_for_one_placement() -> None:
    game = start()
    family(game, 4, 0, 2)
    give(game, ruby=1)
    play(game, "call 4", "place ore-mining", "place supplies", "place logging", "place clearing")
    assert weapons(game) == [4, 0, 2]
    assert [dwarf["at_work"] for dwarf in game.view()["players"][0]["dwarfs"]] == [True, True, False]


@rule("rulings", "F22")
def test_a_dwarf_placed_this_round_is_out_of_the_order() -> None:
    game = start()
    family(game, 4, 0, 2)
    give(game, ruby=2)
    play(game, "call 4", "place ore-mining", "place supplies")
    assert offered(game, "call") == ["2"]


# nowhere to go


@rule("rulings", "F25")
def test_a_player_who_cannot_place_passes() -> None:
    game = start(3)
    only(game, "exploration")
    assert offers(game) == ["pass"]
    play(game, "pass")
    assert game.turn == 1
    assert not any(dwarf["at_work"] for dwarf in game.view()["players"][0]["dwarfs"])


@rule("rulings", "F25")
@pytest.mark.parametrize("name", ["supplies", "logging"])
def test_a_player_who_can_place_must_not_pass(name: str) -> None:
    game = start(3)
    only(game, name)
    assert offers(game) == [f"place {name}"]


@rule("rulings", "F25")
def test_a_player_who_passed_is_asked_again() -> None:
    game = start(3)
    only(game, "exploration", "ore-trading")
    give(game, ore=1, ruby=1)
    family(game, 5, 5, seat=1)
    play(game, "pass")
    play(game, "place exploration", "loot wood", "stop")
    play(game, "pass")
    assert game.turn == 0
    play(game, "trade ruby for ore", "place ore-trading", "sell ore")
    assert supply(game) == {"gold": 2, "food": 1}


@rule("rulings", "F25")
def test_the_work_phase_ends_when_everybody_left_has_passed() -> None:
    game = start(3)
    only(game, "supplies")
    play(game, "place supplies", "pass", "pass")
    assert (game.turn, question(game)) == (0, "place")
    play(game, "pass")
    assert (game.turn, question(game)) == (CHANCE, "card")
    assert game.round == 2


@rule("rulings", "F25")
def test_a_placement_after_passes_keeps_the_work_phase_going() -> None:
    game = start(3)
    only(game, "supplies", "exploration")
    family(game, 0, 5, seat=1)
    family(game, 5, 5, seat=2)
    play(game, "place supplies", "pass", "place exploration", "loot wood", "stop")
    assert [game.turn, play(game, "pass").turn, play(game, "pass").turn, play(game, "pass").turn] == [0, 1, 2, CHANCE]


@rule("rulings", "F25")
def test_dwarfs_that_found_no_place_eat_at_the_harvest() -> None:
    game = start(2, round=3)
    only(game, "exploration")
    give(game, food=9)
    give(game, seat=1, food=9)
    play(game, "pass", "pass")
    assert [supply(game, seat) for seat in (0, 1)] == [{"food": 5}, {"food": 5}]


@rule("rulings", "F25")
def test_a_stronger_dwarf_costs_its_ruby_even_if_the_weakest_has_nowhere_to_go() -> None:
    game = start(3)
    only(game, "exploration")
    family(game, 0, 5)
    assert offers(game) == ["pass"]
    give(game, ruby=1)
    assert {"pass", "call 5"} <= set(offers(game))
    play(game, "call 5")
    assert offers(game) == ["place exploration"]
    assert supply(game) == {}


@rule("rulings", "F25")
def test_a_dwarf_that_could_not_be_placed_either_is_not_called() -> None:
    game = start(3)
    only(game, "ore-trading")
    family(game, 0, 5)
    give(game, ruby=1)
    assert offered(game, "call") == []


@rule("rulings", "F25")
def test_a_full_board_is_nowhere_to_go() -> None:
    game = start(2)
    only(game, "supplies", "logging")
    occupy(game, "supplies")
    play(game, "place logging")
    assert offers(game) == ["pass"]
    assert (game.turn, player(game, 1).weakest() >= 0) == (1, True)


@rule("farmers", 8, 8)
def test_a_dwarf_disarmed_while_animals_lack_room_is_next_without_a_ruby() -> None:
    game = start(spaces=["blacksmithing"])
    give(game, ruby=1, boar=2, ore=3)
    family(game, 4, 6)
    furnish(game, "peaceful-cave")
    play(game, "trade ruby for sheep", "disarm 6", "eat sheep")
    assert offered(game, "call") == []
    play(game, "place blacksmithing")
    assert offers(game) == ["choose forge"]


@rule("farmers", 8, 8)
def test_an_armed_dwarf_stays_at_work_when_another_gives_up_a_weapon_on_the_way() -> None:
    game = start(spaces=["sheep-farming"])
    give(game, boar=2)
    family(game, 4, 6)
    furnish(game, "peaceful-cave")
    play(game, "place sheep-farming", "choose animals", "disarm 6", "eat sheep")
    assert game.turn == 1
    assert list(player(game).weapons[:2]) == [4, 0]
    assert player(game).placed == 1


@rule("rulings", "D5")
def test_a_player_who_must_pass_may_trade_first_and_then_place() -> None:
    game = start(spaces=["blacksmithing"])
    only(game, "blacksmithing")
    give(game, ruby=1)
    assert {"pass", "trade ruby for ore"} <= set(offers(game))
    play(game, "trade ruby for ore")
    assert offers(game) == ["place blacksmithing"]


@rule("rulings", "D5")
def test_the_work_phase_ends_when_all_with_dwarfs_left_passed_in_a_row() -> None:
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


@rule("rulings", "D5")
def test_a_placement_resets_the_count_of_passes() -> None:
    game = start(players=2)
    only(game, "blacksmithing")
    give(game, 1, ore=1)
    play(game, "pass", "place blacksmithing", "choose forge", "forge 1", "stop", "pass")
    assert game.turn == 1
    play(game, "pass")
    assert game.turn == CHANCE


@rule("rulings", "F25")
def test_passing_is_not_offered_at_the_start() -> None:
    assert "pass" not in offers(start())


def stuck(players: int = 2) -> Game:
    """Nobody can do anything: only an empty blacksmithing is in play."""
    game = start(players=players, spaces=["blacksmithing"])
    only(game, "blacksmithing")
    return game


@rule("rulings", "F25")
def test_a_player_who_cannot_place_passes_and_is_asked_again() -> None:
    game = stuck()
    give(game, 1, ore=1)
    assert offers(game) == ["pass"]
    play(game, "pass")
    assert game.turn == 1
    play(game, "place blacksmithing", "choose forge", "forge 1", "stop")
    assert game.turn == 0
    assert offers(game) == ["pass"]


@rule("rulings", "F25")
def test_the_work_phase_ends_when_nobody_left_can_place() -> None:
    game = stuck(3)
    play(game, "pass", "pass")
    assert game.turn == 2
    play(game, "pass")
    assert game.turn == CHANCE
    assert question(game) == "card"


@rule("rulings", "F25")
def test_dwarfs_left_at_home_eat_and_count() -> None:
    game = stuck()
    game.harvest = start(round=3).harvest  # a full harvest
    give(game, food=9)
    give(game, 1, food=9)
    play(game, "pass", "pass")
    assert supply(game) == {"food": 5}
    assert game.score_sheet(0)["dwarfs"] == 2


@rule("rulings", "F25")
def test_a_stronger_dwarf_costs_its_ruby_even_if_the_weakest_is_stuck() -> None:
    game = stuck()
    family(game, 0, 3)
    assert offers(game) == ["pass"]  # the armed dwarf could go on an expedition, but it is not its turn
    give(game, ruby=1)
    assert {"pass", "call 3"} <= set(offers(game))
    play(game, "call 3")
    assert offers(game) == ["place blacksmithing"]
    assert supply(game) == {}


# legal placements


@rule("rulings", "F9")
def test_a_space_where_nothing_can_be_done_is_no_placement() -> None:
    game = start(spaces=["ore-mine-construction", "wish-for-children", "ore-trading", "exploration"])
    for space in ("ore-mine-construction", "wish-for-children", "ore-trading", "exploration"):
        assert space not in offered(game, "place")


@rule("rulings", "F9")
def test_one_possible_part_is_enough_for_a_placement() -> None:
    game = start(spaces=["ore-mine-construction", "wish-for-children", "ore-trading"])
    lay(game, tunnel="e3 e2")
    furnish(game, "dwelling", at="d2")
    give(game, ore=2)
    for space in ("ore-mine-construction", "wish-for-children", "ore-trading"):
        assert space in offered(game, "place")


@rule("rulings", "F9")
def test_trades_that_make_a_placement_legal_are_made_before() -> None:
    game = start(spaces=["ore-mine-construction"])
    lay(game, tunnel="e3")
    give(game, ruby=1)
    assert "ore-mine-construction" not in offered(game, "place")
    play(game, "trade ruby for tunnel", "tile tunnel e2", "place ore-mine-construction", "choose ore-mine")
    assert set(offered(game, "tile ore-mine")) == {"e3 e2", "e2 e3"}


@rule("rulings", "F9")
@pytest.mark.parametrize(("food", "left_for_storage"), [(4, False), (5, True)])
def test_the_fee_of_imitation_leaves_less_for_the_space(food: int, left_for_storage: bool) -> None:
    game = start(players=4)
    occupy(game, "housework")
    give(game, food=food, wood=1)
    play(game, "place imitation", "imitate housework")
    assert ("supplies-storage" in offered(game, "furnish")) is left_for_storage  # costs 3 food and 1 wood


@rule("rulings", "F9")
def test_food_for_the_fee_of_imitation_is_made_before_placing() -> None:
    game = start(players=4)
    occupy(game, "housework")
    give(game, food=1, grain=1)
    assert "imitation" not in offered(game, "place")
    play(game, "eat grain", "place imitation", "imitate housework")
    assert supply(game) == {}


@rule("rulings", "F9")
def test_the_ruby_for_the_order_is_gone_when_the_dwarf_is_placed() -> None:
    game = armed(0, 5, ruby=1)
    play(game, "call 5")
    assert supply(game) == {}
    assert "blacksmithing" in offered(game, "place")
