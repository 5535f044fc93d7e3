"""Pairings: the properties that players and organisers rely on, in tournaments of any size and with any results."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caverna.tournaments import Entrant, Field, Meeting, Outcome, next_round, planned_rounds, standings
from caverna.tournaments.field import byes, met, seats_taken
from caverna.tournaments.matching import pair_up
from caverna.tournaments.seating import table_sizes
from tests.form import length

EXAMPLES = settings(max_examples=length(full=300, usual=12, pure=12), deadline=None, derandomize=True, database=None)


def outcomes(players: int, dice: random.Random, is_tidy: bool = False) -> tuple[Outcome, ...]:
    """The results of a table. Unless it is tidy, there are ties, and players who do not come."""
    scores = [float(score) for score in dice.sample(range(30), players)]
    if not is_tidy and dice.random() < 0.1:
        scores = [scores[0]] * players
    return tuple(Outcome(score, score == max(scores), not is_tidy and dice.random() < 0.05) for score in scores)


def play_round(field: Field, dice: random.Random, is_tidy: bool = False) -> Field | None:
    """The field after one more round; None if it is over."""
    tables = next_round(field)
    if tables is None:
        return None
    number = field.round + 1
    new = [Meeting(number, one, outcomes(len(one), dice, is_tidy) if len(one) > 1 else None) for one in tables]
    return field._replace(meetings=(*field.meetings, *new))


def play(field: Field, seed: int, is_tidy: bool = False) -> Field:
    dice = random.Random(seed)
    while (after := play_round(field, dice, is_tidy)) is not None:
        check_round(after)
        field = after
    return field


def check_round(field: Field) -> None:
    """Everybody who takes part is in the round once, and tables are neither empty nor too large."""
    tables = [meeting.players for meeting in field.of_round(field.round) if meeting.players]
    seen = [player for players in tables for player in players]
    assert len(seen) == len({*seen})
    assert all(len(players) <= field.size for players in tables)
    assert {*seen} <= {*field.playing(field.round)}
    if field.format != "knock-out":
        assert {*seen} == {*field.playing(field.round)}


def field_of(form: str, players: int, size: int = 2, rounds: int | None = None, seed: str = "x") -> Field:
    return Field(form, size, rounds, seed, tuple(Entrant(number) for number in range(players)))


# matching


def fewest_repeats(people: tuple[int, ...], free: set[frozenset[int]]) -> int:
    """By trying everything."""
    if not people:
        return 0
    a, *rest = people
    return min(
        (frozenset((a, b)) not in free) + fewest_repeats(tuple(one for one in rest if one != b), free) for b in rest
    )


@EXAMPLES
@given(st.integers(1, 4).map(lambda half: 2 * half), st.data())
def test_pairs_are_free_as_often_as_possible(people: int, data: st.DataObject) -> None:
    edges = [frozenset(pair) for pair in combinations(range(people), 2)]
    free = {*data.draw(st.lists(st.sampled_from(edges), unique=True))}
    pairs = pair_up(range(people), lambda a, b: frozenset((a, b)) in free, lambda a, rest: rest)
    assert sorted(one for pair in pairs for one in pair) == [*range(people)]
    assert sum(frozenset(pair) not in free for pair in pairs) == fewest_repeats((*range(people),), free)


def test_whoever_comes_first_gets_the_best_partner_that_leaves_partners_to_the_others() -> None:
    free = {frozenset(pair) for pair in ((0, 1), (0, 2), (0, 3), (1, 2))}
    pairs = pair_up(range(4), lambda a, b: frozenset((a, b)) in free, lambda a, rest: rest)
    assert pairs == [(0, 3), (1, 2)], "with 1 or 2, the other one would be left with 3"


# Swiss


@EXAMPLES
@given(st.integers(2, 13), st.integers(0, 10**6), st.data())
def test_nobody_meets_twice_or_rests_twice_in_a_swiss_while_that_can_be_avoided(
    players: int, seed: int, data: st.DataObject
) -> None:
    rounds = data.draw(st.integers(1, players))
    field = play(field_of("swiss", players, rounds=rounds, seed=str(seed)), seed)
    assert field.round == min(rounds, players - 1 + players % 2)
    if 2 * field.round <= players:  # whoever is left has met fewer than half: a perfect matching exists (Dirac)
        assert max(met(field.meetings).values()) == 1
        assert max(byes(field.meetings).values(), default=0) <= 1


@EXAMPLES
@given(st.integers(2, 8), st.integers(0, 10**6))
def test_each_round_of_a_swiss_repeats_as_little_as_any_could(players: int, seed: int) -> None:
    field, dice = field_of("swiss", players, rounds=players, seed=str(seed)), random.Random(seed)
    while (after := play_round(field, dice)) is not None:
        before, rested = met(field.meetings), byes(field.meetings)
        everybody = range(players + players % 2)  # the last one is the bye
        free = {
            frozenset((a, b))
            for a, b in combinations(everybody, 2)
            if not (rested[a] if b == players else before[frozenset((a, b))])
        }
        again = sum(
            rested[one.players[0]] > 0 if len(one.players) == 1 else before[frozenset(one.players)] > 0
            for one in after.of_round(after.round)
        )
        assert again == fewest_repeats((*everybody,), free)
        field = after


@EXAMPLES
@given(st.integers(2, 32), st.integers(0, 10**6))
def test_seats_in_a_swiss_of_the_usual_length(players: int, seed: int) -> None:
    field = play(field_of("swiss", players, seed=str(seed)), seed)
    taken = seats_taken(field.meetings)
    for player in range(players):
        assert abs(taken[player, 0] - taken[player, 1]) <= 2
    for meeting in field.meetings:  # at each table the one starts who has done so less often
        earlier = seats_taken(one for one in field.meetings if one.round < meeting.round)
        if len(meeting.players) == 2:
            first, second = (earlier[player, 0] - earlier[player, 1] for player in meeting.players)
            assert first <= second


def test_those_who_stand_alike_meet() -> None:
    field, dice = field_of("swiss", 16, rounds=4), random.Random(7)
    while (after := play_round(field, dice)) is not None:
        points = {line.number: line.points for line in standings(field)}
        apart = [abs(points[a] - points[b]) for a, b in (one.players for one in after.of_round(after.round))]
        assert max(apart) <= 1
        assert sum(apart) <= 2
        field = after


def test_somebody_who_comes_late_and_somebody_who_goes() -> None:
    field, dice = field_of("swiss", 6, rounds=5), random.Random(3)
    first = play_round(field, dice)
    assert first is not None
    changed = (*(Entrant(number) for number in range(5)), Entrant(5, until=1), Entrant(6, since=2))
    second = play_round(first._replace(entrants=changed), dice)
    assert second is not None
    check_round(second)
    assert {*second.playing(2)} == {0, 1, 2, 3, 4, 6}
    late = next(line for line in standings(second) if line.number == 6)
    assert late.points <= 1, "the round that was missed brought nothing"


# round robin


@pytest.mark.parametrize("players", range(2, 17))
def test_in_a_round_robin_everybody_meets_everybody_once_and_starts_half_the_time(players: int) -> None:
    field = play(field_of("round-robin", players), 1)
    assert field.round == planned_rounds(field_of("round-robin", players)) == players - 1 + players % 2
    assert met(field.meetings) == Counter(frozenset(pair) for pair in combinations(range(players), 2))
    starts = [seats_taken(field.meetings)[player, 0] for player in range(players)]
    assert max(starts) - min(starts) <= 1
    assert [byes(field.meetings)[player] for player in range(players)] == [players % 2] * players


@EXAMPLES
@given(st.integers(2, 12), st.integers(3, 7), st.integers(0, 10**6))
def test_at_larger_tables_everybody_meets_everybody_too(players: int, size: int, seed: int) -> None:
    field = play(field_of("round-robin", players, size, seed=str(seed)), seed)
    assert {*met(field.meetings)} == {frozenset(pair) for pair in combinations(range(players), 2)}
    fewest = -(-(players - 1) // (size - 1))
    assert fewest <= field.round <= 3 * fewest + 2


@EXAMPLES
@given(st.integers(3, 10), st.integers(1, 8), st.integers(0, 10**6))
def test_a_league_goes_on_when_somebody_comes_and_somebody_goes(players: int, when: int, seed: int) -> None:
    field, dice = field_of("league", players, seed=str(seed)), random.Random(seed)
    for _ in range(min(when, players - 2)):
        after = play_round(field, dice)
        assert after is not None
        field = after
    last = field.round
    entrants = (Entrant(0, until=last), *field.entrants[1:], Entrant(players, since=last + 1))
    field = play(field._replace(entrants=entrants), seed)
    there = range(1, players + 1)
    assert all(met(field.meetings)[frozenset(pair)] == 1 for pair in combinations(there, 2))
    met_before = {other for pair in met(field.meetings) if 0 in pair for other in pair}
    points = {line.number: line for line in standings(field)}
    for number in there:
        alone = field._replace(entrants=tuple(Entrant(one) for one in range(players + 1)))
        given = points[number].points - {line.number: line.points for line in standings(alone)}[number]
        assert given == (number not in met_before), "a game that nobody came to is won"


# knock-out


@pytest.mark.parametrize("players", range(2, 34))
def test_the_tree_of_a_knock_out(players: int) -> None:
    field = play(field_of("knock-out", players), players, is_tidy=True)
    rounds = (players - 1).bit_length()
    assert field.round == rounds == planned_rounds(field_of("knock-out", players))
    assert [meeting.round for meeting in field.meetings if len(meeting.players) == 1] == [1] * (2**rounds - players)
    games = [meeting for meeting in field.meetings if len(meeting.players) == 2]
    assert len(games) == players - 1, "everybody but the winner loses once"
    places = [line.place for line in standings(field)]
    assert places[:4] == [1, 2, 3, 3][: len(places)]


@EXAMPLES
@given(st.integers(2, 40), st.integers(3, 7), st.integers(0, 10**6))
def test_at_larger_tables_the_better_half_goes_on(players: int, size: int, seed: int) -> None:
    field = play(field_of("knock-out", players, size, seed=str(seed)), seed)
    assert len(field.of_round(field.round)) == 1
    final = field.of_round(field.round)[0]
    assert {line.number for line in standings(field)[: len(final.players)]} == {*final.players}


def test_in_a_knock_out_whoever_still_plays_is_ahead_of_those_who_are_out() -> None:
    field = field_of("knock-out", 5)
    tables = next_round(field)
    assert tables is not None
    pairs = [players for players in tables if len(players) == 2]
    done = Meeting(1, pairs[0], (Outcome(40, True), Outcome(30, False)))
    rest = [Meeting(1, players) for players in tables if players != pairs[0]]
    places = {line.number: line.place for line in standings(field._replace(meetings=(done, *rest)))}
    winner, loser = pairs[0]
    assert places.pop(winner) == 1
    assert places.pop(loser) == 5
    assert max(places.values()) < 5


def test_a_finalist_who_withdraws_leaves_the_other_the_cup() -> None:
    field, dice = field_of("knock-out", 4), random.Random(1)
    first = play_round(field, dice)
    assert first is not None
    (one, other) = [max(zip(m.outcomes or (), m.players, strict=True))[1] for m in first.meetings]
    gone = tuple(Entrant(number, until=1 if number == one else None) for number in range(4))
    field = play(first._replace(entrants=gone), 1)
    assert field.round == 1
    assert [line.number for line in standings(field) if line.place == 1] == [other]


# tables


@given(st.integers(2, 64), st.integers(3, 7))
def test_tables_are_as_even_as_possible(players: int, size: int) -> None:
    sizes = table_sizes(players, size)
    assert sum(sizes) == players
    assert max(sizes) <= size
    assert max(sizes) - min(sizes) <= 1
    assert min(sizes) >= 2


@EXAMPLES
@given(st.integers(3, 21), st.integers(3, 7), st.integers(1, 6), st.integers(0, 10**6))
def test_a_swiss_at_larger_tables(players: int, size: int, rounds: int, seed: int) -> None:
    field = play(field_of("swiss", players, size, rounds, str(seed)), seed)
    assert field.round == rounds
    if players >= size * size and rounds <= 2:
        assert max(met(field.meetings).values()) == 1


# standings


def lines(field: Field) -> list[tuple[int, int, float]]:
    return [(line.place, line.number, line.points) for line in standings(field)]


def table(number: int, players: tuple[int, ...], *scores: float, lost: Iterable[int] = ()) -> Meeting:
    found = tuple(Outcome(score, score == max(scores), seat in lost) for seat, score in enumerate(scores))
    return Meeting(number, players, found)


def test_points_are_the_share_of_the_others_that_one_beat() -> None:
    field = field_of("swiss", 4, 4)._replace(meetings=(table(1, (0, 1, 2, 3), 50, 40, 40, 10),))
    assert lines(field) == [(1, 0, 1.0), (2, 1, 0.5), (2, 2, 0.5), (4, 3, 0.0)] or {
        (place, points) for place, _, points in lines(field)
    } == {(1, 1.0), (2, 0.5), (4, 0.0)}


def test_whoever_loses_the_seat_is_last_whatever_the_bot_made_of_it() -> None:
    field = field_of("swiss", 3, 3)._replace(meetings=(table(1, (0, 1, 2), 90, 40, 50, lost=[0]),))
    assert [(number, points) for _, number, points in lines(field)] == [(2, 1.0), (1, 0.5), (0, 0.0)]
    assert all(line.difference == 0 for line in standings(field))


def test_a_bye_counts_as_won_in_a_swiss_and_not_at_all_where_everybody_has_one() -> None:
    for form, points in (("swiss", 1.0), ("round-robin", 0.0)):
        field = field_of(form, 3)._replace(meetings=(Meeting(1, (2,)), table(1, (0, 1), 5, 9)))
        assert {number: found for _, number, found in lines(field)} == {0: 0.0, 1: 1.0, 2: points}


def test_the_opponents_decide_between_equal_points() -> None:
    meetings = (
        table(1, (0, 1), 9, 5), table(1, (2, 3), 9, 5), table(2, (0, 2), 9, 5), table(2, (1, 3), 9, 5),
    )  # fmt: skip
    field = field_of("swiss", 4)._replace(meetings=meetings)
    assert standings(field)[0].number == 0
    found = {line.number: line for line in standings(field)}
    assert (found[1].points, found[2].points) == (1, 1)
    assert found[1].opposition == (2 + 0) / 2 == found[2].opposition
    assert found[1].place == found[2].place == 2, "their games' points are equal too"


def test_a_game_that_was_broken_off_is_a_tie() -> None:
    field = field_of("swiss", 2)._replace(meetings=(Meeting(1, (0, 1), (Outcome(0.0, False), Outcome(0.0, False))),))
    assert [points for _, _, points in lines(field)] == [0.5, 0.5]


def test_the_same_seed_draws_the_same_lots() -> None:
    assert next_round(field_of("swiss", 8, seed="a")) == next_round(field_of("swiss", 8, seed="a"))
    assert len({str(next_round(field_of("swiss", 8, seed=str(seed)))) for seed in range(9)}) > 5
