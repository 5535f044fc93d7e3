"""Pairing: as few unwanted pairs as possible, and otherwise the preferences of those who come first.

A maximum matching of the allowed pairs (Edmonds' blossom algorithm) says how many there can be at most. Then everybody,
in order, gets the best partner with whom that number can still be reached.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

NOBODY: Final = -1

Graph = Sequence[set[int]]


def pair_up(
    people: Sequence[int], is_free: Callable[[int, int], bool], wishes: Callable[[int, Sequence[int]], Sequence[int]]
) -> list[tuple[int, int]]:
    """Pairs of an even number of people, who are listed in the order in which their preferences count.

    As few pairs as possible are not free. `wishes` sorts the partners that are left for a person, the best first.
    """
    names = [*people]
    index = {name: number for number, name in enumerate(names)}
    graph = [{index[b] for b in names if b != a and is_free(a, b)} for a in names]
    mate = [NOBODY] * len(names)
    grow(graph, mate, set())
    gone: set[int] = set()
    pairs = []
    while len(gone) < len(names):
        a = next(number for number in range(len(names)) if number not in gone)
        rest = [name for name in names if index[name] not in gone and index[name] != a]
        wanted = [index[name] for name in wishes(names[a], rest)]
        free = [b for b in wanted if b in graph[a]]
        for b in [*free, *(b for b in wanted if b not in graph[a])]:
            after = without(graph, mate, gone, a, b)
            if after is not None:
                break
        else:
            raise AssertionError("somebody is always left")
        mate = after
        gone |= {a, b}
        pairs.append((names[a], names[b]))
    return pairs


def without(graph: Graph, mate: list[int], gone: set[int], a: int, b: int) -> list[int] | None:
    """A matching of the others if a and b are a pair; None if there would then be more pairs that are not free."""
    after = [*mate]
    for one in (a, b):
        if after[one] != NOBODY:
            after[after[one]] = NOBODY
            after[one] = NOBODY
    grow(graph, after, {*gone, a, b})
    wanted = size(mate) - (b in graph[a])
    return after if size(after) >= wanted else None


def size(mate: Sequence[int]) -> int:
    """How many pairs a matching has."""
    return sum(other != NOBODY for other in mate) // 2


def grow(graph: Graph, mate: list[int], gone: set[int]) -> None:
    """Make a matching as large as it can be without those who are gone."""
    for one in range(len(graph)):
        if mate[one] == NOBODY and one not in gone:
            augment(graph, mate, gone, one)


def augment(graph: Graph, mate: list[int], gone: set[int], root: int) -> bool:
    """Find a partner for somebody who has none, along an augmenting path."""
    parent = [NOBODY] * len(graph)
    base = [*range(len(graph))]
    reached = {root}
    queue = deque([root])
    while queue:
        one = queue.popleft()
        for other in sorted(graph[one] - gone):
            if base[one] == base[other] or mate[one] == other:
                continue
            if other == root or (mate[other] != NOBODY and parent[mate[other]] != NOBODY):
                queue.extend(shrink(mate, parent, base, reached, one, other))
            elif parent[other] == NOBODY:
                parent[other] = one
                if mate[other] == NOBODY:
                    exchange(mate, parent, other)
                    return True
                reached.add(mate[other])
                queue.append(mate[other])
    return False


def exchange(mate: list[int], parent: Sequence[int], end: int) -> None:
    """Exchange the partners along the path that ends here."""
    while end != NOBODY:
        before = parent[end]
        after = mate[before]
        mate[end], mate[before] = before, end
        end = after


def shrink(
    mate: Sequence[int], parent: list[int], base: list[int], reached: set[int], one: int, other: int
) -> list[int]:
    """Contract an odd cycle (a blossom), and return those in it who are newly reached."""
    stem = common_base(mate, parent, base, one, other)
    blossom: set[int] = set()
    for start, across in ((one, other), (other, one)):
        here, child = start, across
        while base[here] != stem:
            blossom |= {base[here], base[mate[here]]}
            parent[here] = child
            child = mate[here]
            here = parent[child]
    new = []
    for number, its_base in enumerate(base):
        if its_base in blossom:
            base[number] = stem
            if number not in reached:
                reached.add(number)
                new.append(number)
    return new


def common_base(mate: Sequence[int], parent: Sequence[int], base: Sequence[int], one: int, other: int) -> int:
    """Where the ways from two people back to the root meet."""
    seen = set()
    here = base[one]
    seen.add(here)
    while mate[here] != NOBODY:
        here = base[parent[mate[here]]]
        seen.add(here)
    here = base[other]
    while here not in seen:
        here = base[parent[mate[here]]]
    return here
