"""Points, category by category."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit, count

from .furnishings import FURNISHINGS
from .goods import DOG, GOLD, GRAIN, RUBY, SHEEP, TYPES, VEGETABLE
from .hooks import FORGIVEN, POINTS
from .player import Player

SMALL_PASTURE: Final = 2
LARGE_PASTURE: Final = 4
ORE_MINE: Final = 3
RUBY_MINE: Final = 4
MISSING_TYPE: Final = -2
UNUSED_CELL: Final = -1
BEGGING_MARKER: Final = -3
SOLO_GOAL: Final = 100


def animals(p: Player) -> i64:
    """A point for each animal."""
    total = p.goods[DOG]
    for i in range(TYPES):
        total += p.goods[SHEEP + i]
    return total


def missing(p: Player) -> i64:
    """Negative points for each type of farm animal that is missing."""
    total: i64 = 0
    for i in range(TYPES):
        if not p.goods[SHEEP + i]:
            total += MISSING_TYPE
    return total


def grain(p: Player) -> i64:
    """Half a point for each grain, rounded up."""
    return (p.goods[GRAIN] + p.growing_grain() + 1) // 2


def vegetables(p: Player) -> i64:
    """A point for each vegetable."""
    return p.goods[VEGETABLE] + p.growing_vegetables()


def unused(p: Player) -> i64:
    """Negative points for cells that carry nothing."""
    return UNUSED_CELL * p.unused()


def pastures(p: Player) -> i64:
    """Points for pastures."""
    return SMALL_PASTURE * count(p.small) + LARGE_PASTURE * (count(p.large_across) + count(p.large_down))


def mines(p: Player) -> i64:
    """Points for mines."""
    return ORE_MINE * count(p.ore_mine) + RUBY_MINE * count(p.ruby_mine)


def furnishings(p: Player) -> i64:
    """What is printed on the tiles."""
    total: i64 = 0
    for i in range(len(p.built)):
        total += FURNISHINGS[p.built[i] & 63].points
    return total


def bonuses(p: Player) -> i64:
    """What parlors, storages and chambers are worth besides."""
    total: i64 = 0
    for i in range(len(p.built)):
        index = p.built[i] & 63
        if POINTS.mask >> index & 1:
            total += POINTS.effects[index].points(p, bit(p.built[i] >> 6 & 63))
    return total


def begging(p: Player) -> i64:
    """Negative points for begging markers."""
    return BEGGING_MARKER * p.begging


def forgiven(p: Player) -> i64:
    """Negative points that are cancelled."""
    most: i64 = 0
    for effect in FORGIVEN.owned(p):
        most += effect.forgiven()
    return min(most, -(missing(p) + unused(p) + begging(p)))


def score_sheet(p: Player) -> dict[str, int]:
    """The points of a player, category by category."""
    return {
        "animals": animals(p),
        "missing-animals": missing(p),
        "grain": grain(p),
        "vegetables": vegetables(p),
        "rubies": p.goods[RUBY],
        "dwarfs": p.dwarfs(),
        "unused-spaces": unused(p),
        "pastures": pastures(p),
        "mines": mines(p),
        "furnishings": furnishings(p),
        "bonuses": bonuses(p),
        "gold": p.goods[GOLD],
        "begging": begging(p),
        "forgiven": forgiven(p),
    }


def points(p: Player) -> i64:
    """The total of the score sheet, added up without the sheet: search asks for it in every position."""
    return (
        animals(p) + missing(p) + grain(p) + vegetables(p) + p.goods[RUBY] + p.dwarfs() + unused(p) + pastures(p)
        + mines(p) + furnishings(p) + bonuses(p) + p.goods[GOLD] + begging(p) + forgiven(p)
    )  # fmt: skip
