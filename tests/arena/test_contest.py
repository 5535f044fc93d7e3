"""Who meets whom, in which seats and with which deals, and what happens when a bot fails."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import caverna.arena
from caverna import InvalidOption, Match, games
from caverna.arena import BotError, Contest, Outcome
from caverna.arena.contest import Job, play_out
from caverna.bots import make_bot
from tests.fuzz import SETUPS

THREE_OF_FOUR = [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]


def timeless(outcome: Outcome) -> Outcome:
    return outcome._replace(seconds=[])


# who meets whom


@pytest.mark.parametrize(
    ("players", "bots", "names", "pairings"),
    [
        (1, "random", ["random"], [(0,)]),
        (1, "random last", ["random", "last"], [(0,), (1,)]),
        (2, "random last", ["random", "last"], [(0, 1)]),
        (2, "random", ["random", "random #2"], [(0, 1)]),
        (2, "random random", ["random", "random #2"], [(0, 1)]),
        (2, "random last cheat", ["random", "last", "cheat"], [(0, 1), (0, 2), (1, 2)]),
        (3, "random last", ["random", "last", "random #2"], [(0, 1, 2)]),
        (6, "random", ["random", *(f"random #{number}" for number in range(2, 7))], [(0, 1, 2, 3, 4, 5)]),
        (3, "random last slow cheat", ["random", "last", "slow", "cheat"], THREE_OF_FOUR),
    ],
)
def test_every_choice_of_as_many_bots_as_players_meets(
    players: int, bots: str, names: list[str], pairings: list[tuple[int, ...]]
) -> None:
    contest = Contest.of("cave-farmers", bots.split(), players=players)
    assert list(contest.names) == names
    assert list(contest.pairings) == pairings


def test_with_mirrors_each_bot_plays_against_itself_too() -> None:
    contest = Contest.of("cave-farmers", ["random", "last"], players=2, mirror=True)
    assert contest.pairings == ((0, 1), (0, 0), (1, 1))
    assert contest.described(Job(1, 3)) == "game 3 of random – random"


@pytest.mark.parametrize(
    ("bots", "options", "message"),
    [
        ([], {}, "name at least one bot"),
        (["nobody"], {}, "there is no bot 'nobody'"),
        (["random"], {"players": 9}, "players=9"),
        (["random"], {"colour": "red"}, "no option 'colour'"),
        (["random"], {"players": 1, "mirror": True}, "mirror: a solo game has no opponent"),
    ],
)
def test_impossible_contests_are_refused_at_once(bots: list[str], options: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidOption, match=re.escape(message)):
        Contest.of("cave-farmers", bots, **options)


def test_pairings_take_turns_so_that_an_interruption_leaves_about_as_many_games_of_each() -> None:
    contest = Contest.of("cave-farmers", ["random", "last", "slow"])
    assert list(contest.jobs(2)) == [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)]


# seats and deals


@pytest.mark.parametrize("players", [1, 2, 3, 7])
def test_each_bot_sits_in_each_seat_equally_often_and_all_seatings_play_the_same_deal(players: int) -> None:
    contest = Contest.of("cave-farmers", ["random", "last"], players=players)
    for deal in range(3):
        jobs = [Job(0, number) for number in range(deal * players, (deal + 1) * players)]
        if players > 1:
            assert {contest.deal(job) for job in jobs} == {deal}
        for seat in range(players):
            assert sorted(contest.seating(job)[seat] for job in jobs) == list(range(players))


def test_a_bot_against_itself_has_a_new_deal_each_time_since_all_seatings_are_the_same() -> None:
    for contest in (Contest.of("cave-farmers", ["last"]), Contest.of("cave-farmers", ["last", "slow"], mirror=True)):
        mirror = len(contest.pairings) - 1
        assert [contest.deal(Job(mirror, number)) for number in range(4)] == [0, 1, 2, 3]


def test_the_deal_is_that_of_a_match_with_seed_and_number() -> None:
    outcome = caverna.arena.play("cave-farmers", ["last", "slow"], number=5, seed="x", players=2)
    match = Match("cave-farmers", seed="x/2", players=2)
    play_out(match, [make_bot("slow"), make_bot("last")])  # after five games they have changed seats
    assert outcome.scores == match.game.scores()[::-1]


def test_a_game_depends_on_its_seed_and_number_alone() -> None:
    games = [
        timeless(caverna.arena.play("cave-vs-cave", ["random", "last"], number=number, seed=seed, mode="era-1"))
        for number, seed in [(3, 1), (3, 1), (4, 1), (3, 2)]
    ]
    assert games[0] == games[1]
    assert games[0] != games[2]
    assert games[0] != games[3]


def test_bots_have_dice_of_their_own_in_each_game_and_seat() -> None:
    contest = Contest.of("cave-farmers", ["random"], players=7)
    seeds = {contest.bot_seed(Job(0, number), seat) for number in range(50) for seat in range(7)}
    assert len(seeds) == 350


# a game


@pytest.mark.parametrize(("name", "options"), random.Random(4).sample(SETUPS, 12), ids=str)
def test_every_game_with_every_option_can_be_played(name: str, options: dict[str, Any]) -> None:
    bots = ["random", "last"][: options["players"]]
    contest = Contest.of(name, bots, seed=1, **options)
    outcome = contest.play(Job(0, 0))
    assert len(outcome.scores) == len(outcome.decisions) == len(outcome.seconds) == options["players"]
    assert sum(outcome.shares) in (pytest.approx(1), 0)
    assert options["players"] == 1 or sum(outcome.shares) == pytest.approx(1)
    assert min(outcome.decisions) > 0


@pytest.mark.parametrize(
    ("row", "score", "met"),
    [
        ({"reach": 50, "beat": None}, 49.5, False),
        ({"reach": 50, "beat": None}, 50, True),
        ({"beat": 100}, 100, False),
        ({"beat": 100}, 101, True),
    ],
)
def test_a_goal_is_reached_or_beaten(row: dict[str, Any], score: float, met: bool) -> None:
    assert games.goal(row, score).met == met


def test_a_solo_player_has_the_goals_of_the_eras_that_were_played() -> None:
    def wanted(name: str, **options: Any) -> list[tuple[float, bool]]:
        match = Match(name, seed=1, **options)
        play_out(match, [make_bot("random")] * match.game.num_players)
        return [(goal.points, goal.beat) for goal in games.goals(match.game)]

    assert wanted("cave-farmers", players=1) == [(100, True)]
    assert wanted("cave-vs-cave", players=1, mode="era-1") == [(50, False), (60, True)]
    assert wanted("cave-vs-cave", players=1, mode="eras-1-2") == [(180, True)]
    assert wanted("cave-farmers", players=2) == []


@pytest.mark.parametrize("met", [True, False])
def test_a_solo_game_says_whether_its_first_goal_was_met(monkeypatch: pytest.MonkeyPatch, met: bool) -> None:
    reached = [games.Goal("goal", 50, False, met), games.Goal("outstanding", 60, True, False)]
    monkeypatch.setattr("caverna.arena.contest.goals", lambda game: reached)
    assert Contest.of("cave-vs-cave", ["random"], players=1, mode="era-1").play(Job(0, 0)).goal is met


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("cheat:after=3", ["'cheat:after=3'", "made an error", "action 99999 is not legal now"]),
        ("broken", ["'broken'", "crashed with IndexError", "list index out of range"]),
    ],
)
def test_an_illegal_action_and_a_crash_name_the_bot_and_how_to_see_it_again(bot: str, words: list[str]) -> None:
    contest = Contest.of("cave-farmers", ["random", bot], seed="s", furnishings="introductory")
    with pytest.raises(BotError) as first:
        contest.play(Job(0, 4))
    message = str(first.value)
    for word in [*words, "in seat 2", f"game 4 of random – {bot}", f"seed {contest.bot_seed(Job(0, 4), 1)}"]:
        assert word in message
    assert "Traceback" in first.value.__notes__[0]
    again = message.partition("reproduce it with ")[2]
    with pytest.raises(BotError) as second:
        eval(again, {"caverna": caverna})
    assert str(second.value) == message


def test_a_single_game_needs_a_bot_for_each_player() -> None:
    with pytest.raises(InvalidOption, match="a game of 2 cannot have 3 bots"):
        caverna.arena.play("cave-farmers", ["random", "last", "slow"])
