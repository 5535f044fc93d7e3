"""What nobody has seen is equally likely: rooms under tiles, action tiles, light rooms, the pool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from math import comb

import pytest

from caverna import CHANCE, Match
from tests.rules import rule

GAMES = 1_500


def drawn(match: Match) -> list[str]:
    """What chance has turned up in a match."""
    texts = [match.game.text(action) for action in match.actions]
    return [text for text, seat in zip(texts, match.seats, strict=True) if seat == CHANCE]


def even(outcome: Callable[[int], Hashable], kinds: int) -> bool:
    """Does every one of so many outcomes come within five standard deviations of its share?"""
    counted = Counter(outcome(seed) for seed in range(GAMES))
    share = GAMES / kinds
    deviation = (share * (1 - 1 / kinds)) ** 0.5
    return len(counted) == kinds and all(abs(n - share) < 5 * deviation for n in counted.values())


@rule("rulings", "C23")
@pytest.mark.parametrize("cell", ["d2", "e3", "e4", "d5"])
def test_each_dark_room_is_equally_likely_under_a_tile(cell: str) -> None:
    def first_room(seed: int) -> str:
        match = Match("cave-vs-cave", mode="era-1", seed=seed)
        for text in ("take excavation", "excavate", f"dig {cell}"):
            match.play(text)
        return drawn(match)[-1]

    assert even(first_room, 18)


@rule("rulings", "C23")
def test_a_second_room_is_drawn_from_the_seventeen_others() -> None:
    def second_room(seed: int) -> str:
        match = Match("cave-vs-cave", mode="era-1", seed=seed)
        for text in ("take excavation", "eat flax", "excavate twice for 2 food", "dig d2", "dig e3"):
            match.play(text)
        first, second = drawn(match)[-2:]
        assert first != second
        return second

    assert even(second_room, 18)


@rule("caves", 1, 4)
def test_each_action_tile_of_a_number_is_equally_likely_to_come_first() -> None:
    def first_tile(seed: int) -> str:
        return drawn(Match("cave-vs-cave", mode="era-1", seed=seed))[0]

    assert even(first_tile, 3)


@rule("caves", 16, 1)
def test_alone_every_three_of_the_six_light_rooms_are_equally_likely() -> None:
    def light(seed: int) -> frozenset[str]:
        return frozenset(drawn(Match("cave-vs-cave", players=1, mode="era-1", seed=seed))[:3])

    assert even(light, comb(6, 3))


@rule("caves", 18, 1)
def test_each_of_the_other_21_rooms_is_equally_likely_to_join_the_pool() -> None:
    def pooled(seed: int) -> str:
        return drawn(Match("cave-vs-cave", mode="short", seed=seed))[0]

    assert even(pooled, 21)


@rule("rulings", "C23")
def test_each_dark_room_is_equally_likely_to_begin_the_draft() -> None:
    def first_draw(seed: int) -> str:
        return drawn(Match("cave-vs-cave", mode="quick-start", seed=seed))[0]

    assert even(first_draw, 18)
