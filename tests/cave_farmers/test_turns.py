"""The work phase: whose turn it is, which dwarf is next, and what happens if there is nowhere to go."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from caverna.cave_farmers.spaces import SLOT
from caverna.game.bits import bit
from tests.cave_farmers.course import at_round, finish, next_round, question, space, strengths
from tests.cave_farmers.scenario import (
    CHANCE,
    family,
    furnish,
    give,
    occupy,
    offered,
    offers,
    play,
    player,
    start,
    supply,
)

SIMPLE = ["supplies", "wood-gathering", "ore-mining", "strip-mining", "forest-exploration", "ruby-mining", "housework",
          "logging", "drift-mining"]  # fmt: skip


def next_dwarf(game: Game) -> int:
    """The strength of the dwarf to be placed."""
    p = game.view()["players"][game.turn]
    return next(int(dwarf["strength"]) for dwarf in p["dwarfs"] if dwarf["next"])


def turns(game: Game, placements: int) -> list[int]:
    """Who places the next dwarfs, one after another."""
    seats = []
    for _ in range(placements):
        seats.append(game.turn)
        simple = [name for name in SIMPLE if name in offered(game, "place")]
        finish(play(game, f"place {simple[0]}"))
    return seats


def only(game: Game, *names: str) -> None:
    """No other spaces are in play."""
    game.open = sum(bit(SLOT[name]) for name in names)


# turn order


def test_players_place_one_dwarf_at_a_time_in_turn_order() -> None:
    assert turns(start(3), 6) == [0, 1, 2, 0, 1, 2]


def test_a_player_without_dwarfs_is_skipped() -> None:
    game = start(3)
    family(game, 0, 0, 0, seat=0)
    family(game, 0, seat=1)
    assert turns(game, 6) == [0, 1, 2, 0, 2, 0]
    assert game.turn == CHANCE


def test_a_player_with_more_dwarfs_goes_on_alone() -> None:
    game = start(2)
    family(game, 0, 0, 0, 0, 0, seat=1)
    for seat, name in zip([0, 1, 0, 1, 1, 1, 1], ["supplies", "wood-gathering", "ore-mining", "starting-player",
                                                  "logging", "drift-mining", "housework"], strict=True):  # fmt: skip
        assert game.turn == seat
        finish(play(game, f"place {name}"))
    assert game.turn == CHANCE


def test_a_newborn_is_not_placed_in_its_first_round() -> None:
    game = start(2, round=4)
    furnish(game, "dwelling")
    play(game, "place wish-for-children", "choose grow")
    play(game, "place supplies", "place wood-gathering", "place ore-mining")
    assert (game.turn, question(game)) == (0, "feed")  # nobody is left to place: the round is over


def test_dwarfs_return_home_and_all_spaces_are_free_in_the_next_round() -> None:
    game = at_round(2, 1)
    for name in ("supplies", "wood-gathering", "ore-mining", "starting-player"):
        play(game, f"place {name}")
    assert game.turn == CHANCE
    play(game, offers(game)[0])
    assert all(space["seat"] is None for space in game.view()["spaces"])
    assert not any(dwarf["at_work"] for p in game.view()["players"] for dwarf in p["dwarfs"])
    assert {"supplies", "wood-gathering", "ore-mining", "starting-player"} <= set(offered(game, "place"))


def test_a_space_shows_whose_dwarf_is_there() -> None:
    game = start(2)
    play(game, "place supplies", "place wood-gathering")
    assert (space(game, "supplies")["seat"], space(game, "wood-gathering")["seat"]) == (0, 1)
    assert space(game, "ore-mining")["seat"] is None


# starting player


def test_the_turn_order_of_a_round_does_not_change_with_the_starting_player() -> None:
    game = start(3)
    play(game, "place supplies", "place starting-player")
    assert game.view()["starting_player"] == 1
    assert turns(game, 4) == [2, 0, 1, 2]


def test_the_new_starting_player_begins_the_next_round() -> None:
    game = start(3)
    play(game, "place supplies", "place wood-gathering", "place starting-player")
    next_round(game)
    assert game.view()["starting_player"] == 2
    assert turns(game, 4) == [2, 0, 1, 2]


def test_the_starting_player_stays_if_nobody_takes_the_token() -> None:
    game = start(3)
    play(game, "place supplies", "place starting-player")
    next_round(game)
    assert game.turn == 1
    next_round(game)
    assert game.turn == 1


def test_the_starting_player_may_take_the_token_again() -> None:
    game = at_round(2, 3)
    play(game, "place starting-player")
    assert game.view()["starting_player"] == 0
    assert supply(game) == {"food": 1 + 3, "ore": 2}


# the order of dwarfs


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


def test_the_weakest_dwarf_does_the_work() -> None:
    game = start(2)
    family(game, 5, 2)
    play(game, "place logging")
    assert "loot stone" not in offers(game)  # strength 3
    play(game, "loot grain")
    assert strengths(game) == [5, 3]


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


def test_a_single_ruby_places_one_dwarf_before_all_the_others() -> None:
    """The rulebook's extreme: four unarmed dwarfs and one of strength 14."""
    game = start(2)
    family(game, 0, 0, 0, 0, 14)
    give(game, ruby=1)
    play(game, "call 14", "place logging", "stop")
    assert supply(game) == {"wood": 3}
    assert [dwarf["at_work"] for dwarf in game.view()["players"][0]["dwarfs"]] == [False, False, False, False, True]


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


def test_any_other_dwarf_may_be_called_but_not_the_one_whose_turn_it_is() -> None:
    game = start(2)
    family(game, 0, 0, 3, 3, 8)
    give(game, ruby=1)
    assert offered(game, "call") == ["3", "8"]


def test_equal_dwarfs_need_no_ruby() -> None:
    game = start(2)
    family(game, 4, 4)
    give(game, ruby=1)
    assert offered(game, "call") == []


def test_a_called_dwarf_must_be_placed_and_no_other_is_called_after_it() -> None:
    game = start(2)
    family(game, 0, 3, 8)
    give(game, ruby=3)
    play(game, "call 3")
    assert all(text.startswith("place ") for text in offers(game))


def test_a_dwarf_is_not_called_twice_or_from_work() -> None:
    game = start(2)
    family(game, 0, 8)
    give(game, ruby=2)
    play(game, "call 8", "place supplies", "place wood-gathering")
    assert offered(game, "call") == []


def test_a_newborn_is_out_of_the_order() -> None:
    game = start(2, round=4)
    family(game, 3, 8)
    furnish(game, "dwelling")
    play(game, "place wish-for-children", "choose grow", "place supplies")
    assert next_dwarf(game) == 8
    give(game, ruby=1)
    assert offered(game, "call") == []


def test_a_weapon_forged_this_round_counts_in_the_order_of_the_next() -> None:
    game = start(2, spaces=["blacksmithing"])
    give(game, ore=8)
    play(game, "place blacksmithing", "choose forge", "forge 8", "stop")
    next_round(game)
    assert strengths(game) == [8, 0]
    assert next_dwarf(game) == 0


def test_an_opponents_ruby_does_not_change_the_order() -> None:
    game = start(2)
    family(game, 0, 8)
    give(game, seat=1, ruby=3)
    assert offered(game, "call") == []


# nowhere to go


def test_a_player_who_cannot_place_passes() -> None:
    game = start(3)
    only(game, "exploration")
    assert offers(game) == ["pass"]
    play(game, "pass")
    assert game.turn == 1
    assert not any(dwarf["at_work"] for dwarf in game.view()["players"][0]["dwarfs"])


@pytest.mark.parametrize("name", ["supplies", "logging"])
def test_a_player_who_can_place_must_not_pass(name: str) -> None:
    game = start(3)
    only(game, name)
    assert offers(game) == [f"place {name}"]


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


def test_the_work_phase_ends_when_everybody_left_has_passed() -> None:
    game = start(3)
    only(game, "supplies")
    play(game, "place supplies", "pass", "pass")
    assert (game.turn, question(game)) == (0, "place")
    play(game, "pass")
    assert (game.turn, question(game)) == (CHANCE, "card")
    assert game.round == 2


def test_a_placement_after_passes_keeps_the_work_phase_going() -> None:
    game = start(3)
    only(game, "supplies", "exploration")
    family(game, 0, 5, seat=1)
    family(game, 5, 5, seat=2)
    play(game, "place supplies", "pass", "place exploration", "loot wood", "stop")
    assert [game.turn, play(game, "pass").turn, play(game, "pass").turn, play(game, "pass").turn] == [0, 1, 2, CHANCE]


def test_dwarfs_that_found_no_place_eat_at_the_harvest() -> None:
    game = start(2, round=3)
    only(game, "exploration")
    give(game, food=9)
    give(game, seat=1, food=9)
    play(game, "pass", "pass")
    assert [supply(game, seat) for seat in (0, 1)] == [{"food": 5}, {"food": 5}]


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


def test_a_dwarf_that_could_not_be_placed_either_is_not_called() -> None:
    game = start(3)
    only(game, "ore-trading")
    family(game, 0, 5)
    give(game, ruby=1)
    assert offered(game, "call") == []


def test_a_full_board_is_nowhere_to_go() -> None:
    game = start(2)
    only(game, "supplies", "logging")
    occupy(game, "supplies")
    play(game, "place logging")
    assert offers(game) == ["pass"]
    assert (game.turn, player(game, 1).weakest() >= 0) == (1, True)


def test_who_gives_up_a_weapon_while_animals_lack_room_is_next_without_a_ruby() -> None:
    game = start(spaces=["blacksmithing"])
    give(game, ruby=1, boar=2, ore=3)
    family(game, 4, 6)
    furnish(game, "peaceful-cave")
    play(game, "trade ruby for sheep", "disarm 6", "eat sheep")
    assert offered(game, "call") == []
    play(game, "place blacksmithing")
    assert offers(game) == ["choose forge"]


def test_an_armed_dwarf_stays_at_work_when_another_gives_up_a_weapon_on_the_way() -> None:
    game = start(spaces=["sheep-farming"])
    give(game, boar=2)
    family(game, 4, 6)
    furnish(game, "peaceful-cave")
    play(game, "place sheep-farming", "choose animals", "disarm 6", "eat sheep")
    assert game.turn == 1
    assert sorted(player(game).weapons)[-2:] == [0, 4]
    assert player(game).weapons[0] == 4
    assert player(game).placed == 1
