"""Swiss: in each round players with similar standings meet, and nobody meets twice if that can be avoided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .field import Field, Players, byes, met, seats_taken
from .matching import pair_up
from .seating import improved, seated, split, table_sizes
from .standings import standings

BYE: Final = -1
"""The opponent of a player who has a bye."""


def swiss_round(field: Field, rounds: int) -> list[Players] | None:
    """The next round of so many; None after the last."""
    number = field.round + 1
    playing = {*field.playing(number)}
    if number > rounds or len(playing) < 2:
        return None
    table = [line for line in standings(field) if line.number in playing]
    order = [line.number for line in table]
    points = {line.number: line.points for line in table}
    if field.size == 2:
        return pairs_of_two(field, order, points)
    tables = split(order, table_sizes(len(order), field.size))
    apart = improved(tables, met(field.meetings), lambda a, b: round(60 * (points[a] - points[b])) ** 2)
    return seated(apart, field.meetings)


def pairs_of_two(field: Field, order: Sequence[int], points: dict[int, float]) -> list[Players]:
    """A round of tables for two. With an odd number of players, one of the last who have had no bye has one."""
    before, rested, taken = met(field.meetings), byes(field.meetings), seats_taken(field.meetings)
    surplus = {player: taken[player, 0] - taken[player, 1] for player in order}

    def is_free(a: int, b: int) -> bool:
        return not (rested[a + b - BYE] if BYE in (a, b) else before[frozenset((a, b))])

    def wishes(a: int, rest: Sequence[int]) -> Sequence[int]:
        if a == BYE:
            return sorted(rest, key=lambda b: (rested[b], -rest.index(b)))
        alike = [b for b in rest if points[b] == points[a]]
        middle = rest.index(alike[len(alike) // 2]) if alike else 0

        def worth(b: int) -> tuple[float, ...]:
            """What counts, in order: a first meeting, fair starts, equal points, the better half against the other."""
            clash = min(abs(surplus[a]), abs(surplus[b])) if surplus[a] * surplus[b] > 0 else 0
            again = before[frozenset((a, b))]
            return again, max(0, clash - 1), abs(points[a] - points[b]), clash, abs(rest.index(b) - middle)

        return sorted(rest, key=worth)

    everybody = [*([BYE] if len(order) % 2 else []), *order]
    pairs = pair_up(everybody, is_free, wishes)
    tables = [pair for pair in pairs if BYE not in pair]
    resting = [(a + b - BYE,) for a, b in pairs if BYE in (a, b)]
    return [*seated(tables, field.meetings), *resting]
