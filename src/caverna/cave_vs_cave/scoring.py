"""Points, category by category, and who is ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .goods import GOLD, IRON, WEAPON
from .player import Player
from .rooms import ROOMS

SOLO_GOAL: Final = 50
SOLO_GREAT: Final = 60  # more than this is outstanding
SOLO_GOAL_BOTH: Final = 180  # more than this meets the goal of both eras


def room_points(p: Player) -> i64:
    """The points of a player's rooms."""
    total: i64 = 0
    for entry in p.built:
        total += ROOMS[entry & 63].points
    return total


def first_points(p: Player) -> i64:
    """The score of era I."""
    return room_points(p) + p.goods[GOLD]


def score_sheet(p: Player, era: int) -> dict[str, float]:
    """The points by category, as floats, since they may be halves."""
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
    """The total, without the categories: the search asks for it at every position."""
    if era < 2:
        return float(first_points(p))
    return float(p.first_score + room_points(p) + p.goods[WEAPON]) + (p.goods[IRON] + p.goods[GOLD]) / 2


def values(p: Player) -> list[int]:
    """The points of the rooms in descending order, which break ties; a missing room loses the tie."""
    return sorted((int(ROOMS[entry & 63].points) for entry in p.built), reverse=True)


def standing(p: Player, score: float) -> tuple[float, list[int]]:
    """The value by which two players are compared."""
    return score, values(p)
