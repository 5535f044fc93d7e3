"""Reviews: blunders are found, luck is told apart from play, and the numbers add up."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise

import pytest

import caverna
from caverna import CHANCE, OVER
from caverna.bots import make_bot
from caverna.locale import LANGUAGES, translator_for
from caverna.nets import foresight
from caverna.record import Match
from caverna.review import ReviewWriter, review_numbers
from caverna.review.analysis import Reviewer
from caverna.review.numbers import difference
from caverna.review.summary import balance, grade, turning_point, worst
from caverna.review.types import DecisionNumbers, Review, ReviewNumbers
from tests.review.endings import after, best, endings, finish, shortened, solved, untrained, ways

SIMULATIONS = 8


@pytest.fixture(scope="module", autouse=True)
def few_playouts() -> Iterator[None]:
    """Expect score sheets from two games instead of many."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(foresight, "PLAYOUTS", 2)
        yield


def reviewed(match: Match, simulations: int = SIMULATIONS) -> ReviewNumbers:
    reviewer = Reviewer(match, simulations=simulations)
    return review_numbers([reviewer.part(0, reviewer.steps)], simulations)


def written(numbers: ReviewNumbers, match: Match, language: str = "en") -> Review:
    return ReviewWriter(numbers, match, match.names, translator_for(language)).write()


@pytest.fixture(scope="module")
def match() -> Match:
    """A short match of two bots."""
    match = caverna.Match("cave-vs-cave", players=2, mode="era-1", seed=4)
    bot = make_bot("net:sims=4")
    while match.game.turn != OVER:
        match.play(bot.choose(match.game))
    return match


@pytest.fixture(scope="module")
def numbers(match: Match) -> ReviewNumbers:
    return reviewed(match)


@pytest.fixture(scope="module")
def review(match: Match, numbers: ReviewNumbers) -> Review:
    return written(numbers, match)


# blunders


def test_a_blunder_in_a_solved_ending_is_found() -> None:
    found = [*endings(range(12), chance=False, spread=4.0)]
    assert len(found) >= 3
    for ending in found:
        most, least = max(ending.leads.values()), min(ending.leads.values())
        blunder = next(action for action, lead in ending.leads.items() if lead == least)
        step = len(ending.match.actions)
        reviewer = Reviewer(finish(ending.match, blunder), net=untrained(ending.match.game), simulations=256)
        planted, *others = reviewer.part(step, reviewer.steps).decisions
        assert (planted["step"], planted["played"]) == (step, blunder)
        assert planted["lost"] >= (most - least) / 2
        assert ending.leads[planted["best"]] == most
        assert planted["line"][0][0] == planted["best"]
        assert planted["reason"]
        assert all(other["lost"] < planted["lost"] for other in others)


def test_a_blunder_in_a_whole_game_is_among_the_worst() -> None:
    match = solo_match_with_a_blunder()
    step = match.blunder
    numbers = reviewed(match.match, 32)
    row = next(row for row in numbers["decisions"] if row["step"] == step)
    assert numbers["decisions"].index(row) in worst(numbers)
    assert grade(row["lost"]) in ("mistake", "blunder")


class Planted:
    """A match, and the step of its blunder."""

    def __init__(self, match: Match, blunder: int) -> None:
        self.match = match
        self.blunder = blunder


def solo_match_with_a_blunder() -> Planted:
    """A network's match with one action replaced, by which it loses at least six points at the end."""
    bot = make_bot("net:sims=16")
    for seed in range(20):
        match = caverna.Match("cave-vs-cave", players=1, mode="era-1", seed=seed)
        while match.game.turn != OVER:
            match.play(bot.choose(match.game))
        for step in range(len(match.actions) - 20, len(match.actions)):
            game = match.at(step)
            if game.turn == CHANCE or len(game.search_actions()) < 2 or ways(game) >= 400:
                continue
            leads = {action: solved(after(game, action)) for action in game.search_actions()}
            bad = min(leads, key=lambda action: leads[action])
            if max(leads.values()) - leads[bad] >= 6:
                return Planted(finish(shortened(match, step), bad), step)
    raise AssertionError("no match in which a blunder can be planted: try more seeds")


# luck


def test_a_lucky_draw_is_luck_and_an_unlucky_one_is_not() -> None:
    found = [*endings((92, 209, 301), chance=True, spread=3.0)]
    assert len(found) == 3
    for ending in found:
        weights = ending.match.game.chance_weights()
        leads = ending.leads
        mean = sum(w * lead for w, lead in zip(weights, leads.values(), strict=True)) / sum(weights)
        for choose in (max, min):
            drawn = choose(leads, key=lambda action: leads[action])
            step = len(ending.match.actions)
            reviewer = Reviewer(finish(ending.match, drawn), net=untrained(ending.match.game), simulations=256)
            (draw,) = reviewer.part(step, step + 1).draws
            luck = draw["after"][0] - draw["before"][0]
            assert luck == pytest.approx(leads[drawn] - mean, abs=1.5)
            assert (luck > 0) == (choose is max)


def test_luck_is_apart_from_play(review: Review) -> None:
    for player in review["players"]:
        luck = sum(draw["luck"][player["seat"]] for draw in review["draws"])
        assert player["luck"] == pytest.approx(luck, abs=0.1)
        assert player["start"] + player["luck"] + player["play"] == pytest.approx(player["result"], abs=0.02)
    first, second = review["players"]
    assert first["luck"] == pytest.approx(-second["luck"], abs=0.02)
    assert first["result"] == first["score"] - second["score"]


# what is found


def test_every_decision_with_a_choice_is_reviewed(match: Match, numbers: ReviewNumbers) -> None:
    expected = []
    for step, action in enumerate(match.actions):
        game = match.at(step)
        if match.seats[step] != CHANCE and len({*game.search_actions(), action}) > 1:
            expected.append(step)
    assert [row["step"] for row in numbers["decisions"]] == expected


def test_nothing_is_lost_by_the_best(numbers: ReviewNumbers) -> None:
    for row in numbers["decisions"]:
        assert row["lost"] >= 0
        if row["best"] == row["played"]:
            assert (row["lost"], row["before"]) == (0, row["after"])
        else:
            assert row["next_best"] <= row["lost"] + 0.01


def test_parts_make_a_whole(match: Match, numbers: ReviewNumbers) -> None:
    reviewer = Reviewer(match, simulations=SIMULATIONS)
    parts = [reviewer.part(first, first + 10) for first in range(0, 40, 10)]
    some = review_numbers(parts, SIMULATIONS)
    for row, same in zip(some["decisions"], numbers["decisions"], strict=False):
        assert (row["step"], row["played"]) == (same["step"], same["played"])
        assert row["after"] == pytest.approx(same["after"], abs=0.05)


def test_a_match_without_a_choice_has_an_empty_review() -> None:
    match = Match.begin(caverna.new_game("cave-vs-cave", players=1, mode="era-1"))
    review = written(reviewed(match), match)
    assert (review["decisions"], review["worst"], review["turning_point"]) == ([], [], None)
    assert review["players"][0]["mean_lost"] == 0


def test_a_match_that_is_not_over_is_reviewed_up_to_now(match: Match) -> None:
    short = shortened(match, 40)
    review = written(reviewed(short), short)
    assert review["decisions"]
    assert review["turning_point"] is None
    last = max(review["decisions"], key=lambda row: row["step"])
    assert last["step"] < 40


@pytest.mark.parametrize("players", [1, 3])
def test_the_cave_farmers_are_reviewed_too(players: int) -> None:
    match = caverna.Match("cave-farmers", players=players, seed=2)
    while len(match.actions) < 4 + 2 * players:
        match.play(match.game.search_actions()[0])
    review = written(reviewed(match), match)
    assert {row["seat"] for row in review["decisions"]} == set(range(players))
    assert all(len(row["after"]) == players for row in review["decisions"])


# what it comes to


def test_the_worst_come_first(review: Review) -> None:
    losses = [review["decisions"][number - 1]["lost"] for number in review["worst"]]
    assert losses == sorted(losses, reverse=True)
    assert len(losses) <= 5
    rest = [row["lost"] for row in review["decisions"] if row["number"] not in review["worst"]]
    assert not losses or max(rest) <= max(losses)


def test_turns_hold_all_decisions(review: Review) -> None:
    assert review["turns"][0]["first"] == 1
    assert review["turns"][-1]["last"] == len(review["decisions"])
    for turn, following in pairwise(review["turns"]):
        assert following["first"] == turn["last"] + 1
    for turn in review["turns"]:
        rows = review["decisions"][turn["first"] - 1 : turn["last"]]
        assert {row["seat"] for row in rows} == {turn["seat"]}
        assert {row["turn"] for row in rows} == {turn["number"]}
        assert turn["lost"] == pytest.approx(sum(row["lost"] for row in rows), abs=0.01)
        assert turn["grade"] == grade(turn["lost"])
    by_round = [turn["nth"] for turn in review["turns"] if (turn["seat"], turn["round"]) == (0, 1)]
    assert by_round == [*range(1, len(by_round) + 1)]


def test_grades_count_all_decisions_and_turns(review: Review) -> None:
    for player in review["players"]:
        assert sum(player["grades"].values()) == player["decisions"]
        turns = [turn for turn in review["turns"] if turn["seat"] == player["seat"]]
        assert sum(player["turn_grades"].values()) == len(turns)


@pytest.mark.parametrize(
    ("lost", "expected"),
    [(0.0, "best"), (0.24, "best"), (0.25, "good"), (1.0, "doubtful"), (2.0, "mistake"), (4.0, "blunder")],
)  # fmt: skip
def test_grades(lost: float, expected: str) -> None:
    assert grade(lost) == expected


def decision(step: int, before: float, after: float) -> DecisionNumbers:
    """A decision that changes the lead of the first of two seats."""
    return {
        "step": step, "played": 0, "best": 0, "before": [before, 0.0], "after": [after, 0.0], "lost": 0.0,
        "next_best": 0.0, "line": [], "reason": {},
    }  # fmt: skip


def course(*leads: float) -> ReviewNumbers:
    """The numbers of a match in which the lead of the first seat took this course."""
    decisions = [decision(step, *pair) for step, pair in enumerate(pairwise(leads))]
    return {"format": 1, "simulations": 1, "decisions": decisions, "draws": []}


def test_the_turning_point_is_where_the_winner_took_the_lead_for_good(match: Match) -> None:
    assert len(match.game.winners()) == 1
    sign = 1 if match.game.winners() == [0] else -1
    numbers = course(*(sign * lead for lead in (1.0, -2.0, 3.0, -1.0, 2.5, 4.0)))
    assert turning_point(numbers, match) == {
        "step": 3, "seat": match.game.winners()[0], "decision": 4, "change": 3.5
    }  # fmt: skip
    assert turning_point(course(*(sign * lead for lead in (1.0, 2.0, 3.0))), match) is None
    started_behind = course(*(sign * lead for lead in (-1.0, 2.0, 3.0)))
    assert turning_point(started_behind, match) == {
        "step": 0, "seat": match.game.winners()[0], "decision": 1, "change": 3.0
    }  # fmt: skip


def test_a_balance_of_a_match_without_luck(match: Match) -> None:
    result = match.game.scores()[0] - match.game.scores()[1]
    assert balance(course(1.0, 2.0), match, 0) == (1.0, 0.0, result - 1.0, result)


def test_the_difference_of_score_sheets_leaves_out_what_is_the_same() -> None:
    assert difference({"gold": 3.04, "rooms": 2.0}, {"gold": 3.0, "rooms": 0.5}) == {"rooms": 1.5}


# in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_plain_data_in_every_language(language: str, match: Match, numbers: ReviewNumbers) -> None:
    review = written(json.loads(json.dumps(numbers)), match, language)
    assert json.loads(json.dumps(review)) == json.loads(json.dumps(written(numbers, match, language)))
    for row in review["decisions"]:
        assert row["line"][0]["text"] == row["best"]["text"]
        assert all(step["sentence"] for step in row["line"])
        assert row["told"]


def test_the_line_of_the_best_action_can_be_played(match: Match, review: Review) -> None:
    for row in review["decisions"][::10]:
        game = match.at(row["step"])
        for step in row["line"]:
            assert (None if game.turn == CHANCE else game.turn) == step["seat"]
            game.apply(game.parse(step["text"]))


def test_best_play_in_an_ending_loses_nothing_much() -> None:
    ending = next(endings(range(12), chance=False, spread=4.0))
    match = finish(ending.match, best(ending.match.game))
    step = len(ending.match.actions)
    reviewer = Reviewer(match, net=untrained(match.game), simulations=256)
    assert all(row["lost"] < 1.0 for row in reviewer.part(step, reviewer.steps).decisions)
