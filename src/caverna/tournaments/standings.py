"""Standings: points, and how ties on points are broken.

docs/tournaments.md explains both. In a knock-out the last round of a player decides, and then the points there: whoever
is still playing is ahead of those who are out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .field import Field, Meeting, Outcome


class Standing(NamedTuple):
    """A line of the standings."""

    place: int
    number: int
    points: float
    opposition: float
    """The first tie-break."""
    difference: float
    """The second tie-break."""
    wins: int
    played: int
    round: int
    """The last round of a player in a knock-out; 0 elsewhere."""


class Tally:
    """What a player has achieved so far."""

    def __init__(self) -> None:
        self.points = 0.0
        self.difference = 0.0
        self.wins = 0
        self.played = 0
        self.round = 0
        self.met: list[tuple[int, float]] = []
        """Whom the player met, and the share: 1 for beaten, ½ for a tie, 0."""


def standings(field: Field) -> list[Standing]:
    """Everybody, the best first. Equal players are in the order of the lots.

    Args:
        field: The tournament so far.
    """
    tallies: Mapping[int, Tally] = defaultdict(Tally)
    for meeting in field.meetings:
        count(tallies, meeting, field.format)
    lots = field.lots()
    if field.format == "knock-out":
        for entrant in field.entrants:
            if entrant.until is not None:  # whoever withdraws is out, after a victory too
                tallies[entrant.number].points = 0.0
    if field.format in ("round-robin", "league") and field.size == 2:
        count_absent(tallies, field)
    found = [line(number, tallies[number], tallies, field.format) for number in lots]
    found.sort(key=worth, reverse=True)
    places: list[Standing] = []
    for index, standing in enumerate(found):
        equal = bool(places) and worth(places[-1]) == worth(standing)
        places.append(standing._replace(place=places[-1].place if equal else index + 1))
    return places


def worth(standing: Standing) -> tuple[float, ...]:
    """The key that places are sorted by. In a knock-out it is the round, and then the result of the last table."""
    if standing.round:
        return standing.round, round(standing.points, 6)
    return tuple(
        round(value, 6) for value in (standing.points, standing.opposition, standing.difference, standing.wins)
    )


def count(tallies: Mapping[int, Tally], meeting: Meeting, form: str) -> None:
    """Count a table, as far as it is finished, or a bye."""
    is_knock_out = form == "knock-out"
    for player in meeting.players:
        if is_knock_out:
            tallies[player].round, tallies[player].points = meeting.round, open_share(meeting)
    if len(meeting.players) == 1 and form == "swiss":
        tallies[meeting.players[0]].points += 1.0
    if meeting.outcomes is None or len(meeting.players) < 2:
        return
    ranks = ranking(meeting)
    for seat, player in enumerate(meeting.players):
        tally = tallies[player]
        shares = [
            (other, 1.0 if ranks[seat] > ranks[there] else 0.5 if ranks[seat] == ranks[there] else 0.0)
            for there, other in enumerate(meeting.players)
            if there != seat
        ]
        tally.met += shares
        tally.points += sum(share for _, share in shares) / len(shares)
        tally.played += 1
        tally.wins += all(share == 1.0 for _, share in shares)
        tally.difference += difference(meeting.outcomes, seat)


def open_share(meeting: Meeting) -> float:
    """What a table of a knock-out counts before its result: more than lost, less than won. A bye is as good as won."""
    if len(meeting.players) == 1:
        return 1.0
    return 0.5 if meeting.outcomes is None else 0.0


def difference(outcomes: Sequence[Outcome], seat: int) -> float:
    """The lead of a seat over the mean of the others. It is 0 if somebody lost their seat."""
    if any(outcome.lost for outcome in outcomes):
        return 0.0
    others = [outcome.score for there, outcome in enumerate(outcomes) if there != seat]
    return outcomes[seat].score - sum(others) / len(others)


def count_absent(tallies: Mapping[int, Tally], field: Field) -> None:
    """In a round robin or a league, count as won the games that did not begin because the opponent had withdrawn."""
    gone = [entrant.number for entrant in field.entrants if entrant.until is not None]
    for entrant in field.entrants:
        if entrant.until is None:
            known = {other for other, _ in tallies[entrant.number].met}
            tallies[entrant.number].points += sum(number not in known for number in gone)


def line(number: int, tally: Tally, tallies: Mapping[int, Tally], form: str) -> Standing:
    """The line of a player, whose place is still to be found."""
    opposition = 0.0
    if form in ("round-robin", "league"):
        opposition = sum(share * tallies[other].points for other, share in tally.met)
    elif form == "swiss" and tally.met:
        opposition = sum(tallies[other].points for other, _ in tally.met) / len(tally.met)
    return Standing(0, number, tally.points, opposition, tally.difference, tally.wins, tally.played, tally.round)


def ranking(meeting: Meeting) -> list[tuple[bool, bool, float]]:
    """How good each seat was: the higher the better. Players who have lost their seat are last."""
    assert meeting.outcomes is not None
    return [
        (not outcome.lost, outcome.won and not outcome.lost, 0.0 if outcome.lost else outcome.score)
        for outcome in meeting.outcomes
    ]


def order_at(meeting: Meeting, lots: Sequence[int]) -> list[int]:
    """The players of a table, the best first; in a tie in the order of the lots."""
    if meeting.outcomes is None:
        return sorted(meeting.players, key=lots.index)
    ranks = dict(zip(meeting.players, ranking(meeting), strict=True))
    drawn = sorted(meeting.players, key=lots.index)
    return sorted(drawn, key=ranks.__getitem__, reverse=True)
