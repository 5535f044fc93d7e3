"""Blue rooms: what they give, and the events at which they give it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import lowest

from .goods import FLAX, NOTHING, Goods
from .player import Player
from .state import State

# Events. The first four are activations by what is printed: 1, 1 + 1, 2 and 3 rooms.
ONE_ROOM: Final = 1
ONE_AND_ONE: Final = 2
TWO_ROOMS: Final = 4
THREE_ROOMS: Final = 8
FLAX_GAINED: Final = 16
WALL_BUILT: Final = 32
TILE_DUG: Final = 64
PROSPECTING: Final = 128  # the Undergrowth is used


class Blue:
    """What a blue room gives: goods at some events, or one more activation at some of them."""

    def __init__(self, on: int = 0, goods: Goods = NOTHING, more: int = 0) -> None:
        self.on: i64 = on
        self.goods = goods
        self.more: i64 = more


NO_BLUE: Final = Blue()


def active(s: State, p: Player) -> i64:
    """The rooms that work for a player: their own and those in the pool."""
    return p.owned | s.pool


def waiting(s: State, p: Player, event: i64) -> list[Blue]:
    """The blue rooms of a player that react to an event."""
    rooms = s.setup.rooms
    found: list[Blue] = []
    mask = active(s, p) & rooms.blue
    while mask:
        blue = rooms.blues[lowest(mask)]
        if (blue.on | blue.more) & event:
            found.append(blue)
        mask &= mask - 1
    return found


def reward(s: State, p: Player, event: i64) -> None:
    """Give what the player's blue rooms give at an event."""
    if active(s, p) & s.setup.rooms.blue:
        for blue in waiting(s, p, event):
            gain(s, p, blue.goods)


def gain(s: State, p: Player, goods: Goods) -> None:
    """Give the goods of one effect, as many as the limits allow."""
    flax = p.goods[FLAX]
    for i in range(len(goods.kinds)):
        p.add(goods.kinds[i], goods.amounts[i])
    if p.goods[FLAX] > flax:
        reward(s, p, FLAX_GAINED)
