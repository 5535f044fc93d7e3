"""Points, category by category, and who is ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .goods import GOLD, IRON, WEAPON
from .player import Player
from .rooms import ROOMS

SOLO_GOAL: Final = 50
SOLO_GREAT: Final = 60  # to have more than this is outstanding
SOLO_GOAL_BOTH: Final = 180  # to have more than this with both eras


def room_points(p: Player) -> i64:
    total: i64 = 0
    for entry in p.built:
        total += ROOMS[entry & 63].points
    return total


def first_points(p: Player) -> i64:
    """The score of era I."""
    return room_points(p) + p.goods[GOLD]


def score_sheet(p: Player, era: int) -> dict[str, float]:
    """Floats all of them: points may be halves."""
    if era < 2:
        return {"rooms": float(room_points(p)), "gold": float(p.goods[GOLD])}
    return {
        "first-era": float(p.first_score),
        "rooms": float(room_points(p)),
        "weapons": float(p.goods[WEAPON]),
        "iron": p.goods[IRON] / 2,
        "gold": p.goods[GOLD] / 2,
    }


def points(p: Player, era: i64) -> float:
    """All of it at once, without the words: search asks this of every position."""
    if era < 2:
        return float(first_points(p))
    return float(p.first_score + room_points(p) + p.goods[WEAPON]) + (p.goods[IRON] + p.goods[GOLD]) / 2


def values(p: Player) -> list[int]:
    """The points of the rooms, from the highest down: they break a tie, and a missing room loses it."""
    return sorted((int(ROOMS[entry & 63].points) for entry in p.built), reverse=True)


def standing(p: Player, score: float) -> tuple[float, list[int]]:
    """What is compared between two players with these scores."""
    return score, values(p)
