"""The results of a contest: the figures of bots and pairings, and the ratings."""

from __future__ import annotations

import json
import math
from typing import Any

import numpy as np
import pytest

from caverna.arena import Contest, Outcome, Results
from caverna.arena.ratings import strengths
from caverna.arena.report import duration
from caverna.arena.results import compared, wilson

Row = tuple[int, list[float], list[float]]
"""A game: its pairing, the points and the shares of the victory."""


def won(pairing: int) -> Row:
    """The first of a pairing has won."""
    return pairing, [2, 1], [1, 0]


def results(contest: Contest, rows: list[Row], games: int = 100) -> Results:
    numbers = dict.fromkeys(range(len(contest.pairings)), 0)
    outcomes = []
    for pairing, scores, shares in rows:
        count = len(scores)
        outcomes.append(Outcome(pairing, numbers[pairing], scores, shares, False, [10] * count, [0.5] * count))
        numbers[pairing] += 1
    return Results(contest, games, outcomes)


def rated(contest: Contest, rows: list[Row]) -> list[float]:
    return [rating for rating in results(contest, rows).ratings if rating is not None]


def two(*bots: str, **options: Any) -> Contest:
    return Contest.of("cave-farmers", bots or ("random", "last"), players=2, **options)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (500, 1000, 0.4691, 0.5309), (0, 0, 0, 1)],
)
def test_the_interval_is_wilson_s(won: float, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def test_wins_ties_points_and_effort_of_each_bot() -> None:
    rows: list[Row] = [
        (0, [30, 20], [1, 0]), (0, [25, 25], [0.5, 0.5]), (0, [10, 40], [0, 1]), (0, [31, 11], [1, 0]),
    ]  # fmt: skip
    first, second = results(two(), rows).bots
    assert (first.games, first.wins, first.ties, first.win_rate) == (4, 2, 1, 2.5 / 4)
    assert (second.games, second.wins, second.ties, second.win_rate) == (4, 1, 1, 1.5 / 4)
    assert (first.mean_score, first.best, first.worst) == (24, 31, 10)
    assert first.sd_score == pytest.approx(math.sqrt((36 + 1 + 196 + 49) / 3))
    assert first.win_rate_low < first.win_rate < first.win_rate_high
    assert (first.decisions_per_game, first.seconds_per_game, first.seconds_per_decision) == (10, 0.5, 0.05)
    assert first.goal_rate is None


def test_a_victory_of_three_is_shared_by_three() -> None:
    contest = Contest.of("cave-farmers", ["random", "last", "slow", "cheat"], players=4)
    first, *_, last = results(contest, [(0, [9, 9, 9, 1], [1 / 3, 1 / 3, 1 / 3, 0])]).bots
    assert (first.wins, first.ties) == (0, 1)
    assert first.win_rate == pytest.approx(1 / 3)
    assert (last.wins, last.ties, last.win_rate) == (0, 0, 0)


def test_games_against_oneself_count_for_the_pairing_and_not_for_the_bot() -> None:
    contest = two(mirror=True)
    found = results(contest, [(0, [30, 20], [1, 0]), (1, [50, 60], [0, 1]), (2, [5, 6], [0, 1])])
    assert [bot.games for bot in found.bots] == [1, 1]
    assert found.bots[0].mean_score == 30
    assert found.matrix() == [[55, 30], [20, 5.5]]
    assert found.matrix("win_rate") == [[0.5, 1], [0, 0.5]]
    assert [pairing.mirror for pairing in found.pairings] == [False, True, True]


def test_bots_that_never_met_have_no_entry_in_the_matrix() -> None:
    found = results(two("random", "last"), [(0, [1, 2], [0, 1])])
    assert found.matrix() == [[None, 1], [2, None]]


def test_ratings_follow_the_games_and_stay_finite_for_who_always_wins() -> None:
    contest = two("random", "last", "slow")
    rows = [won(pairing) for pairing in range(3)] * 50  # the first beats the others, and the second the third
    first, second, third = rated(contest, rows)
    assert 1500 < first < 3000
    assert first > second > third
    assert (first + second + third) / 3 == pytest.approx(1500, abs=0.1)


def test_ten_wins_to_one_are_four_hundred_points() -> None:
    """In addition to the one draw that is added between any two bots."""
    lost: Row = (0, [1, 2], [0, 1])
    first, second = rated(two(), [won(0)] * 2000 + [lost] * 200)
    assert first - second == pytest.approx(400, abs=2)


def test_strengths_are_those_that_the_results_were_made_from() -> None:
    """Odds of 8, 4, 2 and 1 give these results exactly: 8 beats 4 twice of three times, 2 four times of five."""
    games = np.array([[0, 3, 5, 9], [3, 0, 6, 5], [5, 6, 0, 3], [9, 5, 3, 0]])
    odds = np.array([8.0, 4, 2, 1])
    won = games * odds[:, None] / np.add.outer(odds, odds)
    assert strengths(won) == pytest.approx(np.log(odds) - np.log(odds).mean(), abs=1e-6)


def test_ratings_do_not_depend_on_the_order_of_games() -> None:
    tie: Row = (0, [1, 1], [0.5, 0.5])
    rows = [won(0)] * 5 + [tie] * 5
    assert rated(two(), rows) == rated(two(), rows[::-1])


def test_several_players_are_compared_in_pairs_by_victory_then_points() -> None:
    outcome = Outcome(0, 0, [50, 50, 40, 40, 30], [0.5, 0.5, 0, 0, 0], False, [], [])
    assert [compared(outcome, 0, place) for place in range(1, 5)] == [0.5, 1, 1, 1]
    assert [compared(outcome, 2, place) for place in (0, 3, 4)] == [0, 0.5, 1]


def test_a_tie_break_counts_more_than_equal_points() -> None:
    assert compared(Outcome(0, 0, [50, 50], [0, 1], False, [], []), 0, 1) == 0


def test_solo_games_have_a_goal_and_no_rating() -> None:
    contest = Contest.of("cave-farmers", ["random", "last"], players=1)
    games = [(bot, number) for bot in (0, 1) for number in (0, 1)]
    outcomes = [Outcome(bot, number, [100 + number], [0], number == 1, [5], [1]) for bot, number in games]
    found = Results(contest, 2, outcomes)
    assert found.ratings == [None, None]
    assert [(bot.games, bot.wins, bot.win_rate, bot.goal_rate) for bot in found.bots] == [(2, 0, 0, 0.5)] * 2


def test_no_games_are_no_trouble() -> None:
    found = results(two(), [])
    assert not found.complete
    assert found.ratings == [None, None]
    assert (found.bots[0].games, found.bots[0].win_rate_low, found.bots[0].win_rate_high) == (0, 0, 1)
    json.loads(found.dumps())


def test_the_document_has_all_figures_and_the_points_of_each_game_in_a_line() -> None:
    found = results(two(), [(0, [30, 20.5], [1, 0]), (0, [10, 40], [0, 1])], games=2)
    text = found.dumps()
    document = json.loads(text)
    assert document == json.loads(json.dumps(found.to_dict()))
    assert document["complete"] is True
    assert document["options"]["players"] == 2
    wanted = {"name", "games", "wins", "ties", "win_rate", "win_rate_low", "win_rate_high", "mean_score", "rating"}
    assert all(wanted <= set(bot) for bot in document["bots"])
    assert document["pairings"][0]["scores"] == [[30, 10], [20.5, 40]]
    assert "[20.5, 40]" in text


@pytest.mark.parametrize(
    ("seconds", "words"), [(0.00123, "1.23 ms"), (0.5, "500 ms"), (1, "1.0 s"), (75.26, "75.3 s"), (0.9999, "1.0 s")]
)
def test_durations_are_readable(seconds: float, words: str) -> None:
    assert duration(seconds) == words
