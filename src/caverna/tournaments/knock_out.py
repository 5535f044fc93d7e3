"""Knock-out: whoever loses is out."""

from __future__ import annotations

from collections.abc import Sequence

from .field import Field, Meeting, Players, met
from .seating import improved, seated, split, table_sizes
from .standings import order_at


def knock_out_round(field: Field) -> list[Players] | None:
    """The next round; None after the final."""
    number = field.round + 1
    lots = field.lots()
    if number == 1:
        return first_round(field, lots)
    last = field.of_round(field.round)
    playing = {*field.playing(number)}
    if len(last) == 1:
        return None
    if field.size > 2:
        through = [player for meeting in last for player in survivors(meeting, lots) if player in playing]
        if len(through) < 2:
            return None
        return larger_tables(field, through)
    winners = [[player for player in survivors(meeting, lots) if player in playing] for meeting in last]
    pairs = [(*one, *other) for one, other in zip(winners[::2], winners[1::2], strict=True)]
    if sum(map(len, pairs)) < 2:
        return None
    return seated(pairs, field.meetings)


def first_round(field: Field, lots: Sequence[int]) -> list[Players] | None:
    """The first round, for two at a table with as many byes as it takes to fill the tree."""
    if len(lots) < 2:
        return None
    if field.size > 2:
        return larger_tables(field, lots)
    tree = places(len(lots))
    pairs = [
        tuple(lots[place] for place in pair if place < len(lots)) for pair in zip(tree[::2], tree[1::2], strict=True)
    ]
    return seated(pairs, ())


def places(players: int) -> list[int]:
    """The places in the tree in their order: the first two of the lots can meet only in the final."""
    found = [0]
    while len(found) < players:
        found = [place for one in found for place in (one, 2 * len(found) - 1 - one)]
    return found


def survivors(meeting: Meeting, lots: Sequence[int]) -> list[int]:
    """Who goes on from a table: the better half. In a tie it is the player who was drawn first."""
    if len(meeting.players) < 2:
        return [*meeting.players]
    return order_at(meeting, lots)[: max(1, len(meeting.players) // 2)]


def larger_tables(field: Field, players: Sequence[int]) -> list[Players]:
    """Tables for more than two: players who have met do not meet again if that can be avoided."""
    tables = split(players, table_sizes(len(players), field.size))
    return seated(improved(tables, met(field.meetings), lambda a, b: 0), field.meetings)
