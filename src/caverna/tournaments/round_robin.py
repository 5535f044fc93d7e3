"""Round robin, and leagues: everybody meets everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from .field import Field, Meeting, Pair, Players, byes, met
from .matching import pair_up
from .seating import improved, seated, table_sizes

BYE: Final = -1
"""The opponent of a player who has a bye."""


def round_robin_round(field: Field) -> list[Players] | None:
    """The next round; None if everybody has met everybody."""
    number = field.round + 1
    playing = field.playing(number)
    before = met(field.meetings)
    if len(playing) < 2 or all(before[frozenset(pair)] for pair in combinations(playing, 2)):
        return None
    if field.size > 2:
        return seated(mixed(playing, before, field.size), field.meetings)
    if all(entrant.since == 1 and entrant.until is None for entrant in field.entrants):
        tables = circle(playing, number)
        if not any(before[frozenset(pair)] for pair in tables):  # otherwise somebody was away for some rounds
            return tables
    return after_changes(playing, before, field.meetings)


def circle(players: Sequence[int], number: int) -> list[Players]:
    """A round for tables of two: all but one move on by one place from round to round. Everybody starts half the time.

    With an odd number of players, the one who would meet the fixed player has a bye.
    """
    moving = len(players) - 1 if len(players) % 2 == 0 else len(players)
    stays = players[moving] if moving < len(players) else None
    turn = number - 1
    here = players[turn % moving]
    found: list[Players] = []
    if stays is not None:
        found.append((stays, here) if turn % 2 == 0 else (here, stays))
    for step in range(1, (moving + 1) // 2):
        pair = players[(turn - step) % moving], players[(turn + step) % moving]
        found.append(pair if step % 2 == 0 else pair[::-1])
    return found if stays is not None else [*found, (here,)]


def after_changes(players: Sequence[int], before: Counter[Pair], meetings: Sequence[Meeting]) -> list[Players]:
    """A round for tables of two after somebody has joined or withdrawn: as many as possible meet for the first time."""
    rested = byes(meetings)
    left = {a: sum(not before[frozenset((a, b))] for b in players if b != a) for a in players}
    order = sorted(players, key=lambda player: -left[player])
    everybody = [*order, *([BYE] if len(order) % 2 else [])]

    def is_free(a: int, b: int) -> bool:
        return BYE not in (a, b) and not before[frozenset((a, b))]

    def wishes(a: int, rest: Sequence[int]) -> Sequence[int]:
        return sorted(rest, key=lambda b: (b == BYE and rested[a], -left.get(b, 0)))

    pairs = pair_up(everybody, is_free, wishes)
    fresh = [pair for pair in pairs if is_free(*pair)]
    resting = [player for pair in pairs if not is_free(*pair) for player in pair if player != BYE]
    return [*seated(fresh, meetings), *((player,) for player in resting)]


def mixed(players: Sequence[int], before: Counter[Pair], size: int) -> list[list[int]]:
    """A round for larger tables: as few as possible meet again, and at least two meet for the first time."""
    left = [*players]
    tables = []

    def unmet(player: int) -> int:
        return sum(not before[frozenset((player, other))] for other in players if other != player)

    for places in table_sizes(len(players), size):
        table = [max(left, key=unmet)]
        left.remove(table[0])
        while len(table) < places:
            table.append(min(left, key=lambda one: sum(bool(before[frozenset((one, other))]) for other in table)))
            left.remove(table[-1])
        tables.append(table)
    return improved(tables, before, lambda a, b: 0)
