"""What a furnishing can do: the base class of all effects. `hooks` calls them where their moment is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from .goods import NOTHING, Goods
from .player import Player

if TYPE_CHECKING:
    from .housing import Barn

# What is being paid for, where a discount may apply.
FURNISHING: Final = 1
FENCES: Final = 2
STABLE: Final = 4
FORGING: Final = 8


class Effect:
    """Does nothing at all; subclasses override the methods they need."""

    at_once: Goods = NOTHING  # gained when it is built
    goods: Goods = NOTHING  # what `income` and `litter` count

    def on_build(self, p: Player, at: i64) -> None:
        """It was just built and paid for; `at` is the mask of its cell."""

    def on_gain(self, p: Player, goods: Goods, times: i64) -> None:
        """Its owner gained these goods `times` times."""

    def rewards(self, goods: Goods) -> bool:
        """Would it give something for these goods?"""
        return False

    def income(self, p: Player, age: i64) -> i64:
        """How many times its goods are gained at the start of a round, the `age`th since it was built."""
        return 0

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

    def litter(self, newborn: i64) -> i64:
        """How many times its goods are gained when animals are born; `newborn` is a mask of types."""
        return 0

    def points(self, p: Player, at: i64) -> i64:
        """Its points at the end besides those printed on it."""
        return 0

    def forgiven(self) -> i64:
        """How many negative points it cancels at most."""
        return 0

    # What its owner wants because of it, as masks of wants.

    def wanted_for(self, wanted: i64) -> i64:
        """What it turns into something wanted when it is gained."""
        return 0

    def wanted_for_saving(self, p: Player) -> i64:
        """What would save more food at a feeding, if there were one more of it."""
        return 0

    def wanted_for_income(self, p: Player) -> i64:
        """What would bring more at the start of a round, if there were one more of it."""
        return 0

    def wanted_for_room(self) -> i64:
        """What gives it more room for animals."""
        return 0


NO_EFFECT: Final = Effect()
