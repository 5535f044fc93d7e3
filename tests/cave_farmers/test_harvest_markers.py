"""Harvest markers: how many there are, when they are turned up, and what they bring."""

from __future__ import annotations

import pytest

import caverna
from caverna.cave_farmers.game import Game
from caverna.game import InvalidOption
from tests.cave_farmers.rounds import at_round, new, next_round, question
from tests.cave_farmers.scenario import CHANCE, give, harvest, offers, play, player, supply
from tests.cave_farmers.situations import marker_rounds, only
from tests.rules import rule


def harvests(game: Game) -> dict[int, str]:
    return {coming["round"]: coming["harvest"] for coming in game.view()["harvests"]}


@rule("farmers", 9, 1)
@pytest.mark.parametrize("players", range(2, 8))
def test_harvests_of_the_first_five_rounds(players: int) -> None:
    coming = harvests(new(players))
    assert {n: coming[n] for n in range(1, 6)} == {1: "none", 2: "none", 3: "harvest", 4: "one-food", 5: "harvest"}


@rule("farmers", 9, 2)
@pytest.mark.parametrize("players", range(2, 8))
def test_rounds_6_to_12_have_a_marker(players: int) -> None:
    coming = harvests(new(players))
    marked = [6, 7, 8, 10, 11, 12] if players == 2 else [6, 7, 8, 9, 10, 11, 12]
    assert [n for n, kind in coming.items() if kind == "marker"] == marked


@rule("farmers", 9, 2)
@pytest.mark.parametrize("players", range(2, 8))
def test_the_marker_is_turned_up_with_the_card_from_round_6_on(players: int) -> None:
    game = new(players)
    rounds = []
    while game.turn == CHANCE:
        play(game, offers(game)[0])
        if question(game) == "marker":
            rounds.append(int(game.round))
            play(game, offers(game)[0])
        assert question(game) == "place"
        for p in game.players:
            give(game, seat=int(p.seat), food=0)
        harvest(game, "none")
    assert rounds == ([6, 7, 8, 10, 11, 12] if players == 2 else [6, 7, 8, 9, 10, 11, 12])


@rule("farmers", 9, 2)
@pytest.mark.parametrize("players", range(2, 8))
def test_markers_are_as_likely_as_many_of_them_are_left(players: int) -> None:
    game = harvest(at_round(players, 5), "none")
    play(game, offers(game)[0])
    assert offers(game) == ["marker leaf", "marker question"]
    assert game.chance_weights() == [3 if players == 2 else 4, 3]
    play(game, "marker question")
    harvest(game, "none")
    play(game, offers(game)[0])
    assert game.chance_weights() == [3 if players == 2 else 4, 2]
    play(game, "marker leaf")
    assert game.view()["markers"] == {"leaf": 2 if players == 2 else 3, "question": 2}


@rule("farmers", 9, 2)
@pytest.mark.parametrize("players", range(2, 8))
def test_all_markers_are_turned_up_by_the_end(players: int) -> None:
    game = at_round(players, 12, "marker leaf")
    assert game.view()["markers"] == {"leaf": 0, "question": 0}
    game = at_round(players, 12, "marker question")
    assert game.view()["markers"] == {"leaf": 0, "question": 0}


@rule("farmers", 9, 2)
def test_when_all_of_a_kind_are_out_only_the_other_can_come() -> None:
    game = harvest(at_round(3, 8, "marker question"), "none")
    play(game, offers(game)[0])
    assert offers(game) == ["marker leaf"]
    game = harvest(at_round(3, 9, "marker leaf"), "none")
    play(game, offers(game)[0])
    assert offers(game) == ["marker question"]


@rule("farmers", 9, 4)
def test_a_leaf_means_a_harvest() -> None:
    game = at_round(3, 6, "marker leaf")
    assert harvests(game)[6] == "harvest"


@rule("farmers", 9, 4)
def test_question_marks_mean_no_harvest_then_one_food_then_a_partial_harvest() -> None:
    game = at_round(3, 6, "marker question")
    assert harvests(game)[6] == "none"
    next_round(game, "marker question")
    assert harvests(game)[7] == "one-food"
    next_round(game, "marker question")
    assert harvests(game)[8] == "partial"


@rule("farmers", 9, 4)
def test_leaves_in_between_do_not_count_as_question_marks() -> None:
    game = at_round(3, 6, "marker leaf")
    next_round(game, "marker question")
    assert harvests(game)[7] == "none"
    next_round(game, "marker leaf")
    assert harvests(game)[8] == "harvest"
    next_round(game, "marker question")
    assert harvests(game)[9] == "one-food"
    next_round(game, "marker leaf")
    next_round(game, "marker question")
    assert harvests(game)[11] == "partial"


def fed(round: int, *markers: str, players: int = 3) -> list[tuple[int, int]]:
    """Food and begging markers of all players, who had 9 food, after a round in which nobody was placed."""
    game = at_round(players, round, *markers)
    for seat in range(players):
        give(game, seat=seat, food=9)
    kind = harvests(game)[round]
    harvest(game, kind)
    while question(game) == "phase":
        play(game, "harvest field")
    return [(supply(game, seat).get("food", 0), int(player(game, seat).begging)) for seat in range(players)]


@rule("farmers", 9, 1)
@pytest.mark.parametrize(
    ("round", "left"), [(1, 9), (2, 9), (3, 5), (4, 7), (5, 5)], ids=[f"round-{n}" for n in range(1, 6)]
)
def test_two_dwarfs_eat_at_the_end_of_a_round(round: int, left: int) -> None:
    assert fed(round) == [(left, 0)] * 3


@rule("farmers", 9, 4)
@pytest.mark.parametrize(
    ("round", "markers", "left"),
    [(6, ["marker leaf"], 5), (6, ["marker question"], 9), (7, ["marker question"], 7), (8, ["marker question"], 5)],
    ids=["leaf", "first-question-mark", "second-question-mark", "third-question-mark"],
)
def test_two_dwarfs_eat_as_the_marker_says(round: int, markers: list[str], left: int) -> None:
    assert fed(round, *markers) == [(left, 0)] * 3


@rule("farmers", 9, 2)
def test_two_players_have_six_markers_on_six_rounds() -> None:
    assert new(2).view()["markers"] == {"leaf": 3, "question": 3}
    assert marker_rounds(2) == [6, 7, 8, 10, 11, 12]


@rule("farmers", 9, 2)
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_more_players_have_seven_markers_on_seven_rounds(players: int) -> None:
    assert new(players).view()["markers"] == {"leaf": 4, "question": 3}
    assert marker_rounds(players) == [6, 7, 8, 9, 10, 11, 12]


@rule("farmers", 9, 2)
def test_no_marker_lies_under_round_9_with_two_players() -> None:
    game = at_round(2, 8)
    assert [coming["round"] for coming in game.view()["harvests"]] == [8, 10, 11, 12]


# when markers are turned up


@rule("farmers", 9, 5)
def test_markers_may_be_turned_up_only_at_the_end_of_a_round() -> None:
    game = at_round(2, 6, harvest_reveal="end")
    assert question(game) == "place"
    assert harvests(game)[6] == "marker"
    for space in ("supplies", "wood-gathering", "ore-mining", "starting-player"):
        play(game, f"place {space}")
    assert game.turn == CHANCE
    assert question(game) == "marker"
    assert not any(dwarf["at_work"] for p in game.view()["players"] for dwarf in p["dwarfs"])
    give(game, seat=0, food=9)
    give(game, seat=1, food=9)
    play(game, "marker question")
    assert [supply(game, seat)["food"] for seat in (0, 1)] == [9, 9]  # no harvest
    assert (game.round, question(game)) == (7, "card")


@rule("farmers", 9, 5)
def test_markers_turned_up_late_decide_about_the_round_that_ends() -> None:
    game = at_round(2, 6, harvest_reveal="end")
    for space in ("supplies", "wood-gathering", "ore-mining", "starting-player"):
        play(game, f"place {space}")
    give(game, seat=0, food=9)
    give(game, seat=1, food=9)
    play(game, "marker leaf")
    assert [supply(game, seat)["food"] for seat in (0, 1)] == [5, 5]


@rule("farmers", 9, 5)
def test_rounds_without_a_marker_turn_up_nothing_at_their_end() -> None:
    game = at_round(2, 5, harvest_reveal="end")
    for space in ("supplies", "wood-gathering", "ore-mining", "starting-player"):
        play(game, f"place {space}")
    assert question(game) != "marker"


@rule("farmers", 9, 5)
def test_markers_are_turned_up_at_the_start_by_default() -> None:
    assert new(2) == new(2, harvest_reveal="start")
    assert new(2) != new(2, harvest_reveal="end")
    game = harvest(at_round(2, 5), "none")
    play(game, offers(game)[0])
    assert question(game) == "marker"


@rule("rulings", "F17")
def test_the_marker_is_turned_up_with_the_card() -> None:
    game = at_round(3, 5)
    harvest(game, "none")
    assert question(game) == "card"
    game.apply(game.legal_actions()[0])
    assert offers(game) == ["marker leaf", "marker question"]
    play(game, "marker leaf")
    assert question(game) == "place"
    assert game.view()["harvests"][0] == {"round": 6, "harvest": "harvest"}


@rule("rulings", "F17")
def test_option_end_turns_the_marker_up_after_the_dwarfs_return_home() -> None:
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


@rule("rulings", "F17")
@pytest.mark.parametrize("harvest_reveal", ["start", "end"])
def test_known_harvests_turn_up_no_marker(harvest_reveal: str) -> None:
    game = new(3, harvest_reveal=harvest_reveal)
    for round in range(1, 6):
        assert question(game) == "card"
        game.apply(game.legal_actions()[0])
        assert (game.round, question(game)) == (round, "place")
        harvest(game, "none")


@rule("rulings", "F17")
def test_other_moments_for_markers_are_refused() -> None:
    with pytest.raises(InvalidOption, match="harvest_reveal"):
        caverna.new_game("cave-farmers", players=3, harvest_reveal="never")
