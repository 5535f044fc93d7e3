"""Tables: how large they are, who sits together, and who starts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from .field import Meeting, Pair, Players, seats_taken

AGAIN: Final = 10**15
"""The cost of two players meeting again: more than anything else."""
OFTEN: Final = 10**9
"""The cost for each time that they have met, squared: more than any distance."""


def table_sizes(players: int, size: int) -> list[int]:
    """How many players sit at each table: at most `size`, as even as possible, the larger tables first.

    Only with tables for two can somebody be left over, whom the sizes then do not include.
    """
    if size == 2:
        return [2] * (players // 2)
    tables = -(-players // size)
    return [players // tables + (number < players % tables) for number in range(tables)]


def seated(tables: Iterable[Iterable[int]], meetings: Iterable[Meeting]) -> list[Players]:
    """Everybody in the seats that they had least often. Most important is that nobody starts too often."""
    taken = seats_taken(meetings)
    return [best_seats(tuple(players), taken) for players in tables]


def best_seats(players: Players, taken: Counter[tuple[int, int]]) -> Players:
    """The order of some players at a table."""
    games = Counter[int]()
    for (player, _), times in taken.items():
        games[player] += times

    def cost(player: int, seat: int) -> tuple[int, int]:
        """How much more often than half of the time the player would start; how often the seat was theirs."""
        surplus = 2 * taken[player, 0] - games[player]
        return (surplus if seat == 0 else 0), taken[player, seat]

    @cache
    def fill(seat: int, left: frozenset[int]) -> tuple[tuple[int, int], Players]:
        if not left:
            return (0, 0), ()
        found = []
        for player in sorted(left, key=players.index):
            (starts, same), after = fill(seat + 1, left - {player})
            here = cost(player, seat)
            found.append(((starts + here[0], same + here[1]), (player, *after)))
        return min(found, key=lambda option: option[0])

    return fill(0, frozenset(players))[1]


def improved(
    tables: Sequence[Sequence[int]], met: Counter[Pair], distance: Callable[[int, int], int]
) -> list[list[int]]:
    """Exchange players between tables as long as fewer of them meet again, or else players are closer together.

    `distance` says how far apart two players are; those who are close should sit together if they can.
    """
    found = [[*table] for table in tables]
    everybody = [player for table in found for player in table]
    price = {
        a: {b: AGAIN * (times > 0) + OFTEN * times * times + distance(a, b) for b in everybody if b != a
            for times in [met[frozenset((a, b))]]}
        for a in everybody
    }  # fmt: skip

    def exchange(one: list[int], other: list[int]) -> bool:
        for i, a in enumerate(one):
            for j, b in enumerate(other):
                of_a, of_b = price[a], price[b]
                saved = sum(of_a[c] - of_b[c] for c in one if c != a) + sum(of_b[c] - of_a[c] for c in other if c != b)
                if saved > 0:
                    one[i], other[j] = b, a
                    return True
        return False

    while sum(exchange(one, other) for one, other in combinations(found, 2)):
        pass
    return found


def split(players: Sequence[int], sizes: Iterable[int]) -> list[list[int]]:
    """Tables of consecutive players."""
    rest = iter(players)
    return [[next(rest) for _ in range(size)] for size in sizes]
