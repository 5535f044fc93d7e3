"""The moments at which furnishings take effect, and the masks that make an unused moment free."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import lowest, mask_of

from .effects import Effect
from .furnishings import FURNISHINGS
from .goods import Goods
from .player import Player

NONE: Final[list[Effect]] = []


class Hook:
    """One moment, by the name of the method of `Effect` that is called then, and the furnishings that override it."""

    def __init__(self, method: str) -> None:
        self.effects = [tile.effect for tile in FURNISHINGS]
        default = getattr(Effect, method)
        self.mask: i64 = mask_of([getattr(type(effect), method) is not default for effect in self.effects])

    def owned(self, p: Player) -> list[Effect]:
        """The effects a player has here; nearly always none, and then it costs nothing."""
        mask = p.owned & self.mask
        return NONE if mask == 0 else self.pick(mask)

    def pick(self, mask: i64) -> list[Effect]:
        """The effects of the furnishings in a mask."""
        found: list[Effect] = []
        while mask:
            found.append(self.effects[lowest(mask)])
            mask &= mask - 1
        return found


ON_GAIN: Final = Hook("on_gain")
INCOME: Final = Hook("income")
CAPACITY: Final = Hook("capacity")
DISCOUNT: Final = Hook("discount")
MEAT: Final = Hook("meat")
SAVING: Final = Hook("saving")
LITTER: Final = Hook("litter")
POINTS: Final = Hook("points")
FORGIVEN: Final = Hook("forgiven")


def gain(p: Player, goods: Goods, times: i64 = 1) -> None:
    """Gain goods, wherever they come from. (Food and crops alone need not come this way: nothing rewards them.)"""
    p.add_all(goods, times)
    for effect in ON_GAIN.owned(p):
        effect.on_gain(p, goods, times)


def rewarded(p: Player, goods: Goods) -> bool:
    """Does a player get more for getting these goods?"""
    for effect in ON_GAIN.owned(p):
        if effect.rewards(goods):
            return True
    return False


def discount(p: Player, purpose: i64, kind: i64) -> i64:
    """What a player's furnishings take off the price of something, for one good."""
    total: i64 = 0
    for effect in DISCOUNT.owned(p):
        total += effect.discount(purpose, kind)
    return total


def meat(p: Player) -> i64:
    """The additional food for each farm animal that a player eats."""
    total: i64 = 0
    for effect in MEAT.owned(p):
        total += effect.meat()
    return total


def saving(p: Player) -> i64:
    """The food that a player's furnishings save at a feeding."""
    total: i64 = 0
    for effect in SAVING.owned(p):
        total += effect.saving(p)
    return total


def wanted_for_saving(p: Player) -> i64:
    """What a player's furnishings could use to save more food at a feeding, as a mask of goods."""
    mask: i64 = 0
    for effect in SAVING.owned(p):
        mask |= effect.wanted_for_saving(p)
    return mask


def wanted_for_income(p: Player) -> i64:
    """What a player's furnishings could use to bring more at the start of a round, as a mask of goods."""
    mask: i64 = 0
    for effect in INCOME.owned(p):
        mask |= effect.wanted_for_income(p)
    return mask
