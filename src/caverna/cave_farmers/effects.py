"""What a furnishing can do: the hooks, and the masks that make an unused hook free."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from caverna.game.bits import bit, lowest

from .goods import Goods
from .player import Player

if TYPE_CHECKING:
    from .housing import Barn

# What is being paid for, where a discount may apply.
FURNISHING: Final = 1
FENCES: Final = 2
STABLE: Final = 4
FORGING: Final = 8


class Effect:
    """Does nothing at all; subclasses override the hooks they need."""

    def on_build(self, p: Player, at: i64) -> None:
        """It was just built and paid; `at` is the mask of its cell."""

    def on_gain(self, p: Player, goods: Goods, times: i64) -> None:
        """Its owner got so many times these goods."""

    def rewards(self, goods: Goods) -> bool:
        """Would it give something for these goods?"""
        return False

    def at_round_start(self, p: Player, age: i64) -> None:
        """A round starts, the `age`th since it was built."""

    def capacity(self, p: Player, barn: Barn) -> None:
        """Add the room it gives to animals."""

    def discount(self, purpose: i64, kind: i64) -> i64:
        """What it takes off the price of something, for one good."""
        return 0

    def meat(self) -> i64:
        """The additional food for each farm animal eaten."""
        return 0

    def saving(self, p: Player) -> i64:
        """The food it saves at a feeding."""
        return 0

    def on_breed(self, p: Player, newborn: i64) -> None:
        """Animals were born; `newborn` is a mask of types."""

    def points(self, p: Player, at: i64) -> i64:
        """Its points at the end beside those printed on it."""
        return 0

    def forgiven(self) -> i64:
        """How many negative points it cancels at most."""
        return 0


NO_EFFECT: Final = Effect()
NONE: Final[list[Effect]] = []


class Hook:
    """One kind of moment, and the furnishings that care for it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.mask: i64 = 0
        self.effects: list[Effect] = []
        HOOKS.append(self)

    def owned(self, p: Player) -> list[Effect]:
        """The effects a player has here; nearly always none, and then it costs nothing."""
        mask = p.owned & self.mask
        return NONE if mask == 0 else self.pick(mask)

    def pick(self, mask: i64) -> list[Effect]:
        found: list[Effect] = []
        while mask:
            found.append(self.effects[lowest(mask)])
            mask &= mask - 1
        return found


HOOKS: Final[list[Hook]] = []
ON_GAIN: Final = Hook("on_gain")
ROUND_START: Final = Hook("at_round_start")
CAPACITY: Final = Hook("capacity")
DISCOUNT: Final = Hook("discount")
MEAT: Final = Hook("meat")
SAVING: Final = Hook("saving")
ON_BREED: Final = Hook("on_breed")
POINTS: Final = Hook("points")
FORGIVEN: Final = Hook("forgiven")


def register(effects: list[Effect]) -> None:
    """Give every hook the furnishings whose effect overrides it."""
    for hook in HOOKS:
        hook.effects = effects
        nothing = getattr(Effect, hook.name)
        for i, effect in enumerate(effects):
            if getattr(type(effect), hook.name) is not nothing:
                hook.mask |= bit(i)


def gain(p: Player, goods: Goods, times: i64 = 1) -> None:
    """Goods from anywhere; furnishings that reward a gain are told. (Food and crops alone need not come this way.)"""
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
    total: i64 = 0
    for effect in DISCOUNT.owned(p):
        total += effect.discount(purpose, kind)
    return total


def meat(p: Player) -> i64:
    total: i64 = 0
    for effect in MEAT.owned(p):
        total += effect.meat()
    return total


def saving(p: Player) -> i64:
    total: i64 = 0
    for effect in SAVING.owned(p):
        total += effect.saving(p)
    return total
