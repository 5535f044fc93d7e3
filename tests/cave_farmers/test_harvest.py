"""The end of a round: the field phase, the order of the phases, the schedule and the three harvest events."""

from __future__ import annotations

from typing import Any

import pytest

from caverna.cave_farmers.game import Game
from caverna.cave_farmers.grid import cells
from tests.cave_farmers.rounds import at_round, question, reveal
from tests.cave_farmers.scenario import (
    CHANCE,
    family,
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
)
from tests.rules import rule


def this_harvest(game: Game) -> str:
    """How the present round ends, as everybody can see."""
    return str(game.view()["harvests"][0]["harvest"])


def end_round(game: Game) -> Game:
    """The dwarfs return home and the round ends as it must; nobody lacks food."""
    for seat in range(len(game.players)):
        give(game, seat, food=20)
    return harvest(game, this_harvest(game))


def next_round(game: Game, marker: str = "") -> Game:
    """Any card, and the marker that is named."""
    play(game, offers(game)[0])
    return play(game, f"marker {marker}") if marker else game


def farm(game: Game, seat: int = 0) -> None:
    """Something to harvest and something to breed."""
    lay(game, seat, field="c4 c3", grain_3="c4", vegetable_2="c3", small="b4", stable="b4")
    give(game, seat, sheep=2)


# field phase


@rule("farmers", 9, 7)
def test_every_sown_field_gives_one_crop() -> None:
    game = start(players=1, round=3)
    lay(game, field="c4 c3 c2 b2 b3", grain_3="c4", grain_1="c3", vegetable_2="c2", vegetable_1="b2")
    give(game, food=4)
    harvest(game)
    assert supply(game) == {"grain": 2, "vegetable": 2}
    p = player(game)
    assert (p.grain_3, p.grain_2, p.grain_1) == (0, cells("c4"), 0)
    assert (p.vegetable_2, p.vegetable_1) == (0, cells("c2"))
    assert p.empty_fields() == cells("c3", "b2", "b3")


@rule("farmers", 9, 7)
def test_grain_lasts_three_harvests_and_a_vegetable_two() -> None:
    game = start(players=1, round=3)
    lay(game, field="c4 c3", grain_3="c4", vegetable_2="c3")
    harvested = []
    for card in ("wish-for-children", "donkey-farming", "ruby-mine-construction", "ore-delivery"):
        give(game, food=4, grain=0, vegetable=0)
        harvest(game)
        harvested.append(supply(game))
        play(game, f"reveal {card}")
    assert harvested == [{"grain": 1, "vegetable": 1}, {"grain": 1, "vegetable": 1}, {"grain": 1}, {}]


@rule("farmers", 9, 7)
def test_an_empty_field_gives_nothing() -> None:
    game = start(players=1, round=3)
    lay(game, field="c4")
    give(game, food=4)
    assert supply(harvest(game)) == {}


@rule("farmers", 9, 7)
def test_a_harvested_field_may_be_sown_again() -> None:
    game = start(players=1, round=3)
    lay(game, field="c4", grain_1="c4")
    give(game, food=4)
    harvest(game)
    play(game, "reveal wish-for-children", "place slash-and-burn", "choose sow", "sow grain", "stop")
    assert player(game).grain_3 == cells("c4")


# order of the phases


@rule("farmers", 9, 6)
def test_crops_of_the_field_phase_may_be_eaten_at_feeding() -> None:
    game = start(players=1, round=3)
    lay(game, field="c4", vegetable_2="c4")
    give(game, food=2)
    harvest(game)
    assert game.decision()["question"] == "feed"
    play(game, "eat vegetable")
    assert supply(game) == {}
    assert player(game).begging == 0


@rule("farmers", 9, 6)
def test_everybody_is_fed_before_anybody_breeds() -> None:
    game = start()
    for seat in (0, 1):
        farm(game, seat)
        give(game, seat, food=3)
    harvest(game)
    asked: list[tuple[int, Any]] = []
    for answer in ("feed", "feed", "breed sheep", "breed sheep"):
        asked.append((game.turn, game.decision()["question"]))
        play(game, answer)
    assert asked == [(0, "feed"), (1, "feed"), (0, "breed"), (1, "breed")]
    assert game.turn == CHANCE


@rule("farmers", 9, 6)
def test_a_new_starting_player_is_first_at_the_harvest_of_the_same_round() -> None:
    game = start(round=3)
    play(game, "place supplies", "place starting-player")
    for seat in (0, 1):
        give(game, seat, food=0, gold=0)
    harvest(game)
    assert game.turn == 1
    play(game, "feed")
    assert game.turn == 0


@rule("farmers", 9, 6)
def test_dwarfs_return_home_before_the_harvest() -> None:
    game = start(round=3)
    play(game, "place supplies", "place logging")
    harvest(game)
    assert all(p.placed == 0 and p.spaces == 0 for p in game.players)


@rule("rulings", "F26")
def test_feeding_and_breeding_go_phase_by_phase_from_the_starting_player() -> None:
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


@rule("rulings", "F26")
def test_a_new_starting_player_is_the_present_one_at_the_harvest() -> None:
    game = start()
    play(game, "place supplies", "place starting-player")
    give(game, food=0, grain=1)
    give(game, 1, food=0, grain=1)
    assert harvest(game).turn == 1


# the schedule

SCHEDULE = {1: "none", 2: "none", 3: "harvest", 4: "one-food", 5: "harvest"}


@rule("farmers", 9, 1)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6, 7])
@pytest.mark.parametrize(("round", "kind"), SCHEDULE.items())
def test_the_first_five_rounds_always_end_alike(players: int, round: int, kind: str) -> None:
    assert this_harvest(start(players=players, round=round)) == kind


@rule("farmers", 28, 4)
@pytest.mark.parametrize("round", [6, 7, 8, 10, 11, 12])
def test_a_solo_game_has_a_harvest_at_the_end_of_every_later_round(round: int) -> None:
    assert this_harvest(start(players=1, round=round)) == "harvest"


@rule("farmers", 9, 2)
@pytest.mark.parametrize(("players", "markers"), [(2, [3, 3]), (3, [4, 3]), (4, [4, 3]), (7, [4, 3])])
def test_a_marker_is_drawn_for_each_round_from_the_sixth_on(players: int, markers: list[int]) -> None:
    game = start(players=players, round=5)
    end_round(game)
    play(game, offers(game)[0])
    assert game.round == 6
    assert offers(game) == ["marker leaf", "marker question"]
    assert game.chance_weights() == markers


@rule("farmers", 9, 2)
def test_no_marker_is_drawn_in_the_first_five_rounds() -> None:
    game = start(round=4)
    next_round(end_round(game))
    assert game.round == 5
    assert game.turn == 0


@rule("farmers", 2, 1)
@pytest.mark.parametrize("players", [1, 2])
def test_round_nine_is_skipped_with_one_or_two_players(players: int) -> None:
    game = start(players=players, round=8)
    game.harvest = 0
    end_round(game)
    assert game.round == 10


@rule("farmers", 2, 1)
def test_round_nine_is_played_with_three_players() -> None:
    game = start(players=3, round=8)
    game.harvest = 0
    end_round(game)
    assert game.round == 9


@rule("farmers", 9, 4)
def test_a_green_leaf_is_a_normal_harvest() -> None:
    game = next_round(end_round(start(players=3, round=5)), "leaf")
    assert this_harvest(game) == "harvest"


@rule("farmers", 9, 4)
def test_the_three_question_marks_bring_the_three_events_in_order() -> None:
    game = start(players=3, round=5)
    kinds = []
    for marker in ("leaf", "question", "question", "leaf", "question", "leaf", "leaf"):
        next_round(end_round(game), marker)
        kinds.append(this_harvest(game))
        game.harvest = 0
    assert kinds == ["harvest", "none", "one-food", "harvest", "partial", "harvest", "harvest"]


@rule("farmers", 9, 2)
def test_the_markers_run_out() -> None:
    game = start(players=2, round=5)
    for _ in range(3):
        next_round(end_round(game), "leaf")
        game.harvest = 0
    end_round(game)
    play(game, offers(game)[0])
    assert offers(game) == ["marker question"]


@rule("farmers", 9, 5)
def test_the_marker_may_be_turned_up_at_the_end_of_the_round_instead() -> None:
    game = start(players=3, round=5, harvest_reveal="end")
    next_round(end_round(game))
    assert game.round == 6
    assert game.turn == 0
    assert this_harvest(game) == "marker"
    end_round(game)
    assert offers(game) == ["marker leaf", "marker question"]
    give(game, food=4)
    play(game, "marker leaf")
    assert "food" not in supply(game)


@rule("farmers", 10, 2)
@pytest.mark.parametrize("players", [1, 2, 3, 7])
def test_round_4_costs_one_food_a_dwarf_and_the_next_harvest_two_again(players: int) -> None:
    game = at_round(players, 4)
    for round, price in ((4, 1), (5, 2)):
        assert game.round == round
        for seat in range(players):
            give(game, seat, food=10, grain=0)
            lay(game, seat, field="c4", grain_3="c4")
        harvest(game, game.view()["harvests"][0]["harvest"])
        assert [supply(game, seat)["food"] for seat in range(players)] == [10 - 2 * price] * players
        assert supply(game).get("grain", 0) == (0 if round == 4 else 1)  # no field phase in round 4
        reveal(game)


# the events


@rule("farmers", 9, 8)
def test_no_harvest_changes_nothing() -> None:
    game = start(players=1, round=3)
    farm(game)
    give(game, food=9, ruby=1)
    before = game.player_keys()
    harvest(game, "none")
    assert game.turn == CHANCE
    assert game.player_keys() == before


@rule("farmers", 9, 9)
def test_a_one_food_feeding_has_no_field_phase_and_no_breeding() -> None:
    game = start(players=1, round=4)
    farm(game)
    give(game, food=2)
    harvest(game, "one-food")
    assert game.turn == CHANCE
    assert supply(game) == {"sheep": 2}
    assert player(game).grain_3 == cells("c4")
    assert player(game).vegetable_2 == cells("c3")


def partial(players: int = 2, food: int = 4) -> Game:
    game = start(players=players, round=10)
    for seat in range(players):
        farm(game, seat)
        give(game, seat, food=food)
    return harvest(game, "partial")


@rule("farmers", 9, 10)
def test_the_third_event_asks_each_player_in_turn_for_one_phase() -> None:
    game = partial(players=3)
    asked = []
    for answer in ("harvest field", "harvest breeding", "harvest field"):
        asked.append(game.turn)
        assert offered(game, "harvest") == ["field", "breeding"]
        play(game, answer)
    assert asked == [0, 1, 2]


@rule("farmers", 9, 10)
def test_the_third_event_is_decided_from_the_starting_player_on() -> None:
    game = start(players=3, round=10)
    game.starter = 2
    harvest(game, "partial")
    asked = []
    for _ in range(3):
        asked.append(game.turn)
        play(game, "harvest field")
    assert asked == [2, 0, 1]


@rule("farmers", 9, 10)
def test_a_player_who_chooses_the_field_phase_does_not_breed() -> None:
    game = play(partial(), "harvest field", "harvest field")
    assert game.turn == CHANCE
    for seat in (0, 1):
        assert supply(game, seat) == {"grain": 1, "vegetable": 1, "sheep": 2}


@rule("farmers", 9, 10)
def test_a_player_who_chooses_the_breeding_phase_does_not_reap() -> None:
    game = play(partial(), "harvest breeding", "harvest breeding", "breed sheep", "breed sheep")
    assert game.turn == CHANCE
    for seat in (0, 1):
        assert supply(game, seat) == {"sheep": 3}
        assert player(game, seat).grain_3 == cells("c4")
        assert player(game, seat).vegetable_2 == cells("c3")


@rule("farmers", 9, 10)
def test_players_may_choose_differently() -> None:
    game = play(partial(), "harvest breeding", "harvest field")
    assert game.turn == 0
    play(game, "breed sheep")
    assert game.turn == CHANCE
    assert supply(game) == {"sheep": 3}
    assert supply(game, 1) == {"grain": 1, "vegetable": 1, "sheep": 2}


@rule("farmers", 9, 10)
def test_the_third_event_has_a_feeding_at_the_full_price() -> None:
    game = play(partial(food=5), "harvest field", "harvest field")
    assert supply(game)["food"] == 1
    game = play(partial(food=0), "harvest breeding", "harvest breeding", "feed", "feed")
    assert [int(p.begging) for p in game.players] == [4, 4]


@rule("farmers", 9, 10)
def test_the_crops_of_the_third_event_may_be_eaten_at_its_feeding() -> None:
    game = play(partial(food=3), "harvest field", "harvest field", "eat grain", "eat vegetable")
    assert supply(game) == {"vegetable": 1, "sheep": 2}
    assert supply(game, 1) == {"grain": 1, "food": 1, "sheep": 2}


@rule("farmers", 9, 10)
def test_both_phases_may_be_chosen_even_if_they_bring_nothing() -> None:
    game = start(round=10)
    for seat in (0, 1):
        give(game, seat, food=4)
    harvest(game, "partial")
    assert offers(game) == ["harvest field", "harvest breeding"]
    play(game, "harvest breeding", "harvest field")
    assert game.turn == CHANCE


@rule("farmers", 9, 10)
def test_the_choice_of_the_third_event_does_not_carry_over() -> None:
    game = play(partial(), "harvest field", "harvest breeding", "breed sheep")
    for seat in (0, 1):
        give(game, seat, food=4)
    harvest(game)
    play(game, "breed sheep", "breed sheep")
    assert supply(game) == {"grain": 2, "vegetable": 2, "sheep": 3}
    assert supply(game, 1) == {"grain": 1, "vegetable": 1, "sheep": 4}


@rule("farmers", 9, 10)
def test_a_newborn_eats_one_food_at_the_third_event() -> None:
    game = start(players=2, round=4)
    player(game).room = 3
    play(game, "place wish-for-children", "choose grow")
    for seat in (0, 1):
        give(game, seat, food=6)
    play(harvest(game, "partial"), "harvest field", "harvest field")
    assert supply(game) == {"food": 1}
    assert supply(game, 1) == {"food": 2}


@rule("rulings", "F26")
def test_the_phases_of_the_third_event_are_chosen_first_openly_and_in_turn_order() -> None:
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


@rule("rulings", "F26")
def test_both_phases_of_the_third_event_may_be_chosen_even_if_they_bring_nothing() -> None:
    game = start(players=1)
    give(game, food=9)
    for phase in ("field", "breeding"):
        trial = harvest(game.copy(), "partial")
        play(trial, f"harvest {phase}")
        assert supply(trial) == {"food": 5}


def breeder(game: Game, seat: int) -> None:
    give(game, seat, food=30, sheep=2)
    lay(game, seat, field="c4", grain_3="c4", small="b4")


@rule("farmers", 9, 10)
def test_third_event_plays_only_the_chosen_phase() -> None:
    game = start()
    breeder(game, 0)
    breeder(game, 1)
    harvest(game, "partial")
    play(game, "harvest field", "harvest breeding")
    assert supply(game, 0) == {"grain": 1, "food": 26, "sheep": 2}  # was not asked to breed
    assert game.turn == 1
    play(game, "breed sheep")
    assert supply(game, 1) == {"food": 26, "sheep": 3}
    assert player(game, 1).growing_grain() == 3


@rule("farmers", 9, 10)
def test_the_third_event_leaves_the_next_harvest_whole() -> None:
    game = start()
    breeder(game, 0)
    breeder(game, 1)
    play(harvest(game, "partial"), "harvest field", "harvest breeding", "breed none")
    harvest(reveal(game), "harvest")
    assert supply(game, 0)["grain"] == 2
    assert supply(game, 1)["grain"] == 1
    play(game, "breed sheep", "breed sheep")
    assert supply(game, 0)["sheep"] == supply(game, 1)["sheep"] == 3


# what a whole round hangs together with


@rule("farmers", 9, 6)
def test_a_round_played_to_its_end_is_followed_by_its_harvest() -> None:
    game = start(round=3)
    lay(game, field="c4", grain_3="c4")
    play(game, "place supplies", "place logging", "place wood-gathering", "place ore-mining")
    assert game.decision()["question"] == "feed"
    play(game, "eat grain", "trade 2 gold for food", "feed")
    assert supply(game) == {"wood": 2, "stone": 1, "ore": 1}
    assert player(game).begging == 1
    play(game, "feed")
    assert player(game, 1).begging == 4
    assert offers(game) == ["reveal wish-for-children"]


@rule("farmers", 10, 6)
def test_the_last_newborn_of_the_game_eats_and_counts() -> None:
    game = start(players=1, round=12)
    family(game, 0, 0)
    player(game).room = 3
    play(game, "place family-life", "choose grow", "stop")
    give(game, food=5)
    harvest(game)
    assert supply(game) == {}
    assert game.score_sheet(0)["dwarfs"] == 3


@rule("farmers", 2, 8)
def test_a_pile_grows_on_after_every_kind_of_harvest() -> None:
    for kind in ("none", "one-food", "harvest"):
        game = start(players=1, round=4)
        pile(game, "wood-gathering", 2)
        give(game, food=4)
        harvest(game, kind)
        play(game, "reveal donkey-farming", "place wood-gathering")
        assert supply(game)["wood"] == 3


@rule("farmers", 2, 8)
def test_suppliers_pay_after_the_next_card_not_at_the_harvest() -> None:
    game = start(players=1, round=3)
    furnish(game, "wood-supplier")
    give(game, food=4)
    harvest(game)
    assert supply(game) == {}
    play(game, "reveal wish-for-children")
    assert supply(game) == {"wood": 1}
